# Simulace
# Průměry jsou desetinná čísla: k nim patří kategorie many (8,3 kola, 1,5 přeživšího).
lab-playing = Hraje se
lab-summary = { $games ->
    [one] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
 } za { $seconds } s ({ $games_per_second } za sekundu): průměrně { $turns ->
    [one] { $turns } kolo
    [few] { $turns } kola
    [many] { $turns } kola
   *[other] { $turns } kol
 } a { $decisions_per_game } rozhodnutí na hru, { $survivors ->
    [one] { $survivors } přeživší
    [few] { $survivors } přeživší
    [many] { $survivors } přeživšího
   *[other] { $survivors } přeživších
 }.
lab-endings = Jak hry skončily
lab-fates = Co se stalo s posádkou
lab-bots = Boti
lab-column-what = co
lab-column-count = počet
lab-column-share = podíl
lab-column-bot = bot
lab-column-seats = míst
lab-column-survived = přežití
lab-column-won = výhry
lab-column-interval = 95% interval
lab-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
