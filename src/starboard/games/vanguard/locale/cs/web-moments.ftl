# Okamžiky ISS Vanguard.

## What came of a Dice Check

web-vanguard-moment-yellow = Líp, než se čekalo
web-vanguard-moment-green = Povedlo se
web-vanguard-moment-red = Nepovedlo se
