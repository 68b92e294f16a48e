# Nemesis among the other games: its name, its part of the home page, its marks among the samples of the settings.

web-nemesis-home-eyebrow = Nemesis · 1 až 5 hráčů · s přáteli nebo s boty
web-nemesis-home-title = Na palubě se něco probudilo
web-nemesis-home-tale = Probuzení přišlo příliš brzy. Jeden z posádky je mrtvý, kurz nikdo nezná a ne každý tady chce ještě někdy vidět Zemi.
web-nemesis-name = Nemesis
web-nemesis-sample-fire = Požár
web-nemesis-sample-malfunction = Porucha
web-nemesis-sample-slime = Sliz
web-nemesis-sample-noise = Hluk
web-nemesis-sample-intruder = Vetřelec
