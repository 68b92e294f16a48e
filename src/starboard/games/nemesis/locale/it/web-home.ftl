# Nemesis among the other games: its name, its part of the home page, its marks among the samples of the settings.

web-nemesis-home-eyebrow = Nemesis · da 1 a 5 giocatori · con amici o bot
web-nemesis-home-title = Qualcosa si è svegliato a bordo
web-nemesis-home-tale = Il sonno è finito troppo presto. Qualcuno dell’equipaggio è morto, nessuno conosce la rotta e non tutti, qui, vogliono rivedere la Terra.
web-nemesis-name = Nemesis
web-nemesis-sample-fire = Fuoco
web-nemesis-sample-malfunction = Malfunzionamento
web-nemesis-sample-slime = Secrezione
web-nemesis-sample-noise = Rumore
web-nemesis-sample-intruder = Intruso
