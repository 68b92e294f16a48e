# Simulationen
lab-playing = Spielt
lab-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } in { $seconds } s ({ $games_per_second } je Sekunde), im Schnitt { $decisions_per_game } Entscheidungen je Partie.
lab-figure = { $name }: { $mean } im Schnitt
lab-endings = Wie es endete
lab-bots = Bots
lab-column-what = was
lab-column-count = Anzahl
lab-column-share = Anteil
lab-column-bot = Bot
lab-column-seats = Plätze
lab-column-won = gewonnen
lab-column-interval = 95-%-Intervall
lab-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
