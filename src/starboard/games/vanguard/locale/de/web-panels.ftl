# Panels around the planet: the exploration, the crew, their cards.

web-vanguard-tracks = Die Erkundung
web-vanguard-round = Runde { $round }
web-vanguard-landing = Vor der Landung
web-vanguard-supplies = Vorräte: { $count } von { $most }
web-vanguard-supplies-unlimited = Unbegrenzte Vorräte
web-vanguard-condition = Globale Bedingung
web-vanguard-missions =
    { $count ->
        [one] Mission
       *[other] Missionen
    }
web-vanguard-missions-none = Noch ist keine Mission aufgedeckt.
web-vanguard-mission-new = Neue Mission
web-vanguard-mission-done = Mission erfüllt
web-vanguard-missions-all-done = Mehr wird nicht verlangt: Bringt alle zum Lander und startet.
web-vanguard-mission-failed = Mission gescheitert
web-vanguard-mission-required = erforderlich
web-vanguard-planet-rules = Regeln dieses Planeten
web-vanguard-leads = Hinweise
web-vanguard-lead-pile = { $count } (Wert { $value })
web-vanguard-discoveries = Entdeckungen: { $count } von { $most }
web-vanguard-discoveries-none = Noch ist nichts gefunden.
web-vanguard-rank-up = Beförderung
web-vanguard-rank-up-done = abgeschlossen
web-vanguard-counted = (jetzt { $now } von { $number })
web-vanguard-decks = Ereignisdeck
web-vanguard-event-deck = Karten: { $count }, abgelegt: { $discarded }
web-vanguard-event-secondary = Obere Hälfte
web-vanguard-event-primary = Untere Hälfte: wenn das Biom passt
web-vanguard-no-text = Sie hat keine eigene Wirkung.
web-vanguard-crew-board = Besatzungstafel
web-vanguard-team = Außenteam
web-vanguard-active =
    { $count ->
        [one] am Zug, noch { $count } Aktion
       *[other] am Zug, noch { $count } Aktionen
    }
web-vanguard-ended = Zug beendet
web-vanguard-dead = Tot
web-vanguard-gone = Hat den Planeten verlassen
web-vanguard-dice = { $colour }: { $available } verfügbar, { $spent } verbraucht
web-vanguard-available = { $colour }: verfügbar { $count }
web-vanguard-slot-free = Freier Platz
web-vanguard-sacrificed =
    { $count ->
        [one] { $count } Würfel geopfert
       *[other] { $count } Würfel geopfert
    }
web-vanguard-skill = Fertigkeit: { $name }
web-vanguard-charges =
    { $count ->
        [one] { $count } Ladung
       *[other] { $count } Ladungen
    }
web-vanguard-injuries =
    { $count ->
        [one] { $count } Verletzung
       *[other] { $count } Verletzungen
    }
web-vanguard-covered = Verdeckt: wirkt nicht, zählt aber mit.
web-vanguard-gear = Ausrüstung
web-vanguard-gear-placed = (ihr Plättchen liegt in Sektor { $sector })
web-vanguard-hand =
    { $count ->
        [one] { $count } Sektionskarte
       *[other] { $count } Sektionskarten
    }
web-vanguard-hand-of =
    { $count ->
        [one] { $name }: { $count } Sektionskarte
       *[other] { $name }: { $count } Sektionskarten
    }
web-vanguard-hand-empty = { $name } hat keine Karten auf der Hand.
web-vanguard-deck = { $count } im Deck
web-vanguard-combo = Würfelkombination
web-vanguard-read = „{ $card }“ lesen
web-vanguard-take-seat = Hier Platz nehmen
