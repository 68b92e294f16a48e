# What all boards share.

web-kit-zoom-in = Ingrandisci
web-kit-zoom-out = Rimpicciolisci
web-kit-option = { $label }. Opzione { $key }
web-kit-option-open = { $label }. Si può scegliere
web-kit-option-blocked = { $label }. Non si può: { $why }

## Games without drawings of their own

web-kit-board = Tabellone
web-kit-whole-board = Tutto il tabellone
web-kit-square = Colonna { $column }, riga { $row }: { $what }
web-kit-place = Colonna { $column }, riga { $row }
web-kit-fact = { $field }: { $value }
web-kit-yes = sì
web-kit-no = no
web-kit-counters = Contatori
web-kit-own = La tua plancia
web-kit-everything = Tutto ciò che è sul tavolo
web-kit-dice = Dadi
web-kit-hand = La tua mano: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-kit-hand-empty = La tua mano è vuota.
web-kit-won = Vittoria per: { $names }.
web-kit-results = Risultati
web-kit-nobody-won = Nessuno ha vinto.

## A campaign’s sheet

web-kit-sheet-changed = cambiato
web-kit-sheet-before = prima:
web-kit-sheet-empty = Non vi è ancora scritto niente.
