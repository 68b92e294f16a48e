# What the terminal says of Star Saga: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-saga = Star Saga


## The title and the panel beside the map

cli-saga-turns = Züge { $left }/{ $turns }
cli-saga-clock = { $left ->
    [0] letzte Runde
    [one] noch { $left } Runde
   *[other] noch { $left } Runden
}
cli-saga-nexus = Nexus: Aktivierungen übrig: { $activations }
cli-saga-deck = Nexusdeck: { $count }
cli-saga-firewall = Firewall-Stufe { $level }
cli-saga-unaware = Der Nexus weiß nichts von euch.
cli-saga-card = Seine Karte: { $card }
cli-saga-target = Ziel-Söldner: { $who }
cli-saga-in-play = Im Spiel: { $cards }
cli-saga-more = … und weitere ({ $count })
cli-saga-waiting-count = { $point }, wartend: { $count }


## Models

cli-saga-on = { $square }, { $facing }
cli-saga-waiting = wartend an { $point }
# $health: counters and boxes, such as 1/5
cli-saga-health = { $shields ->
    [0] Wunden { $health }
    [one] Wunden { $health }, { $shields } Energieschild
   *[other] Wunden { $health }, { $shields } Energieschilde
}
cli-saga-crippled = (schwer angeschlagen)
cli-saga-ready = bereit
cli-saga-spent = hat gehandelt
cli-saga-feat = Heldentat: { $card }
cli-saga-charges = { $card } ×{ $count }
cli-saga-in-the-dark = im Dunkeln
cli-saga-engaged = im Frontbereich von: { $names }
cli-saga-boxes = Lebenspunkte { $count }


## Prices and cards

cli-saga-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
cli-saga-cost = kostet { $count }

# $value: its Reinforcement Value
cli-saga-nexus-card = { $card } (Stufe { $level }, Verstärkung { $value })
cli-saga-no-cards = keine Karten auf der Hand
cli-saga-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}


## The deck in sentences

cli-saga-door-open = offen
cli-saga-door-destroyed = zerstört
cli-saga-door-denied = geschlossen, Zugriff verweigert
cli-saga-door-closed = { $lock ->
    [0] geschlossen
   *[other] geschlossen, Schloss { $lock }
}
cli-saga-point-active = aktiv
cli-saga-point-inactive = deaktiviert
cli-saga-downed = Gefallen auf { $square }: { $who }.
cli-saga-lying = Auf { $square } liegt: { $card }.


## The end

cli-saga-rounds = { $rounds ->
    [one] Es dauerte { $rounds } Runde.
   *[other] Es dauerte { $rounds } Runden.
}
# $fate: "playing", "crippled", "down" or "left"
cli-saga-fate = { $fate ->
    [down] { $name }: ausgeschaltet.
    [left] { $name }: hat den Spielplan verlassen; Wunden: { $wounds }.
    [crippled] { $name }: schwer angeschlagen; Wunden: { $wounds }.
   *[playing] { $name }: auf dem Spielplan; Wunden: { $wounds }.
}


## The drawn map

# Two letters for Mercenaries, Bosses and pieces, one for a kind of Minion
cli-sign-mc-dulinsky = Du
cli-sign-mc-curby = Cu
cli-sign-mc-alyse = Al
cli-sign-mc-devil = De
cli-sign-mc-wrath = Wr
cli-sign-mc-ogan = Og
cli-sign-bs-okoro = Ok
cli-sign-bs-shrike = Vo
cli-sign-bs-aberration = Ab
cli-sign-bs-chovar = Ch
cli-sign-bs-hale = Ha
cli-sign-ag-technician = L
cli-sign-ag-guard = W
cli-sign-ag-victim = O
cli-sign-ag-marine = M
cli-sign-ag-ranger = R
cli-sign-ag-heavy = S
cli-sign-ag-ravager = V
cli-sign-dp-sentry = WG
cli-sign-dp-damper = DG
cli-sign-dp-force-field = KF
cli-sign-dp-charge = SL
cli-legend-saga =
    · freies Feld, ░ dunkel, ▒ Wand; s Start, [X] Ausgang. Eine Zahl: die Option der Frage, die dorthin führt.
    R1 Verstärkungspunkt, R1- deaktiviert. D1| geschlossene Tür, D1² Schloss 2, D1! Zugriff verweigert, D1’ offen, D1× zerstört.
    c Kiste, t Tisch, k Schrank, w Waffenschrank, o Tank, T Terminal, V Gerät; c1- durchsucht. + Gefallener Söldner, * liegende Karte.
    Zwei Buchstaben und ein Pfeil: ein Modell und seine Blickrichtung; deine sind blau, wer handelt, ist invertiert. * neben der Karte: hat gehandelt.
    Du Dulinsky, Cu Curby, Al Alyse, De Devil, Wr Wrath, Og Ogan; Ok Okoro, Vo Voss, Ab Aberration, Ch Chovar, Ha Hale.
    L Labortechniker, W Wache, O Seuchenopfer, M Marineinfanterist, R Ranger, S Schwerer Marineinfanterist, V Seuchenwüter; nur eine Zahl: ein Scherge ab 10.
    WG, DG Geschütztürme, KF Kraftfeld, SL Sprengladung.
