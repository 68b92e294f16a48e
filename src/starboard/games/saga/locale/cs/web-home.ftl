# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-eyebrow = Star Saga · 1 až 5 hráčů · kampaň o devíti misích
web-saga-home-title = Práce je jednoduchá. Dostat se ven ne.
web-saga-home-tale = Žoldnéři proti megakorporacím, mise za misí.
web-saga-scenario = Mise
