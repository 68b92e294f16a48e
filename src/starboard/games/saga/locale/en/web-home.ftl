# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-tale = Mercenaries against the megacorporations, mission by mission.
