# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-tale = Ein Schiff, seine Crew und Planeten, die noch niemand betreten hat.
