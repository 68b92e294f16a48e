# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-eyebrow = Star Saga · da 1 a 5 giocatori · una campagna di nove missioni
web-saga-home-title = Il lavoro è semplice. Uscirne, no.
web-saga-home-tale = Mercenari contro le megacorporazioni, una missione dopo l’altra.
web-saga-scenario = Missione
