# The planet as it is drawn: Sectors, Paths, what lies and stands there.

web-vanguard-whole-planet = Mostra tutto il pianeta
web-vanguard-planet = Il pianeta: { $planet }
web-vanguard-sector = Settore { $number }, { $name }
web-vanguard-sector-number = Settore { $number }
web-vanguard-sector-closed = Non ancora in gioco.
web-vanguard-log = Annotazione { $log }
web-vanguard-log-unread = L’Annotazione { $log } si legge quando qualcuno arriva qui.
web-vanguard-lander = Lander
web-vanguard-lander-here = Qui c’è il Lander.
web-vanguard-core-here = Qui si trova il nucleo.
web-vanguard-marks =
    { $count ->
        [1] { $mark }
       *[other] { $mark }: { $count }
    }
web-vanguard-token = Gettone Attrezzatura: { $gear }
web-vanguard-icon-lander = Settore del Lander: qui un Lander può posarsi.
web-vanguard-icon-nomove = Nessun movimento: nessuno esce finché la via non è libera.
web-vanguard-icon-important = Importante: vale la pena venire qui.
web-vanguard-icon-final = Esplorato del tutto.
web-vanguard-icon-nosave = Non si conserva per le visite successive.
web-vanguard-path = Percorso tra { $from } e { $to }
web-vanguard-path-one-way = Percorso da { $from } a { $to }, a senso unico
web-vanguard-path-title = { $from } – { $to }
web-vanguard-path-closed = Ora non si passa.
web-vanguard-one-way = Percorso a senso unico
web-vanguard-both-ways = Percorso
web-vanguard-travel = Il costo della Condizione Generale.
web-vanguard-travel-icon = Icona Viaggio ({ $condition }): { $effect }
web-vanguard-threat = Minaccia
web-vanguard-threat-dulled =
    { $count ->
        [one] Il suo prossimo attacco non ha effetto.
       *[other] I suoi prossimi { $count } attacchi non hanno effetto.
    }
web-vanguard-attack = Attacco:
web-vanguard-danger = Dado Pericolo { $letter }
web-vanguard-done = fatto
web-vanguard-once-visit = una volta per visita
web-vanguard-once-ever = una volta sola
web-vanguard-track = { $at } di { $length }
web-vanguard-time = Contatore del Tempo: { $at } di { $length }
