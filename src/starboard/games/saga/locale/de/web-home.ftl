# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-tale = Söldner gegen Megakonzerne, Mission für Mission.
