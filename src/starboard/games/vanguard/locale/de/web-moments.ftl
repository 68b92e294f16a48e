# Augenblicke von ISS Vanguard.

## What came of a Dice Check

web-vanguard-moment-yellow = Besser als erhofft
web-vanguard-moment-green = Geglückt
web-vanguard-moment-red = Missglückt
