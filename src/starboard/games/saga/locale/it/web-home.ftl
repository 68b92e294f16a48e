# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-tale = Mercenari contro le megacorporazioni, una missione dopo l’altra.
