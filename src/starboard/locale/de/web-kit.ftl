# What all boards share.

web-kit-zoom-in = Vergrößern
web-kit-zoom-out = Verkleinern
web-kit-option = { $label }. Option { $key }
web-kit-option-open = { $label }. Wählbar
web-kit-option-blocked = { $label }. Nicht möglich: { $why }

## Games without drawings of their own

web-kit-board = Spielplan
web-kit-whole-board = Der ganze Spielplan
web-kit-square = Spalte { $column }, Zeile { $row }: { $what }
web-kit-place = Spalte { $column }, Zeile { $row }
web-kit-fact = { $field }: { $value }
web-kit-yes = ja
web-kit-no = nein
web-kit-counters = Zähler
web-kit-own = Dein eigenes Tableau
web-kit-everything = Alles auf dem Tisch
web-kit-dice = Würfel
web-kit-hand = Deine Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-kit-hand-empty = Deine Hand ist leer.
web-kit-won = Gewonnen: { $names }.
web-kit-results = Ergebnisse
web-kit-nobody-won = Niemand hat gewonnen.

## A campaign’s sheet

web-kit-sheet-changed = geändert
web-kit-sheet-before = vorher:
web-kit-sheet-empty = Darauf steht noch nichts.
