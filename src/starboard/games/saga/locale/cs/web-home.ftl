# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-tale = Žoldnéři proti megakorporacím, mise za misí.
