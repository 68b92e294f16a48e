# Simulations
lab-playing = Playing
lab-summary = { $games ->
    [one] One game
   *[other] { $games } games
 } in { $seconds } s ({ $games_per_second } a second), { $decisions_per_game } decisions a game on average.
lab-figure = { $name }: { $mean } on average
lab-endings = How it ended
lab-bots = Bots
lab-column-what = what
lab-column-count = count
lab-column-share = share
lab-column-bot = bot
lab-column-seats = seats
lab-column-won = won
lab-column-interval = 95% interval
lab-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
