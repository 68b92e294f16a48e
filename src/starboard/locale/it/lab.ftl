# Simulazioni
lab-playing = Si gioca
lab-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } in { $seconds } s ({ $games_per_second } al secondo), in media { $decisions_per_game } decisioni a partita.
lab-figure = { $name }: { $mean } in media
lab-endings = Come è finita
lab-bots = Bot
lab-column-what = che cosa
lab-column-count = numero
lab-column-share = quota
lab-column-bot = bot
lab-column-seats = posti
lab-column-won = vittorie
lab-column-interval = intervallo al 95 %
lab-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
