# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-eyebrow = ISS Vanguard · 1 bis 4 Personen · vier Planeten zu erkunden
web-vanguard-home-title = Hier stand noch nie jemand. Passt auf, wohin ihr tretet.
web-vanguard-home-tale = Ein Schiff, seine Crew und Planeten, die noch niemand betreten hat.
