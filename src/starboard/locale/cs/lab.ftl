# Simulace
lab-playing = Hraje se
lab-summary = { $games ->
    [one] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
 } za { $seconds } s ({ $games_per_second } za sekundu), průměrně { $decisions_per_game } rozhodnutí na hru.
lab-figure = { $name }: průměrně { $mean }
lab-endings = Jak hry skončily
lab-bots = Boti
lab-column-what = co
lab-column-count = počet
lab-column-share = podíl
lab-column-bot = bot
lab-column-seats = míst
lab-column-won = výhry
lab-column-interval = 95% interval
lab-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
