# Moments of ISS Vanguard.

## What came of a Dice Check

web-vanguard-moment-yellow = Better than hoped
web-vanguard-moment-green = It worked
web-vanguard-moment-red = It went wrong
