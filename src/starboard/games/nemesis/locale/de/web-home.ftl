# Nemesis among the other games: its name, its part of the home page, its marks among the samples of the settings.

web-nemesis-home-eyebrow = Nemesis · 1 bis 5 Spieler · mit Freunden oder Bots
web-nemesis-home-title = An Bord ist etwas erwacht
web-nemesis-home-tale = Der Kälteschlaf endete zu früh. Jemand aus der Crew ist tot, niemand kennt den Kurs, und nicht alle hier wollen die Erde wiedersehen.
web-nemesis-name = Nemesis
web-nemesis-sample-fire = Feuer
web-nemesis-sample-malfunction = Fehlfunktion
web-nemesis-sample-slime = Schleim
web-nemesis-sample-noise = Geräusch
web-nemesis-sample-intruder = Xeno
