# Momenti di ISS Vanguard.

## What came of a Dice Check

web-vanguard-moment-yellow = Meglio del previsto
web-vanguard-moment-green = È riuscita
web-vanguard-moment-red = È andata male
