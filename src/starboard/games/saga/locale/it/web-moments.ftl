# What happens at a table of Star Saga, and how it ends.

web-saga-attack = Attacco
web-saga-attack-with = Attacco: { $weapon }
web-saga-attack-wounds = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
web-saga-attack-blocked = Nulla va a segno
web-saga-attack-through = a segno
web-saga-attack-blocks = bloccata
web-saga-attack-idle = senza effetto
web-saga-roll-so-far = I dadi finora
web-saga-aim = Prima del lancio
web-saga-aim-attack = Dadi Attacco
web-saga-aim-defence = Dadi Difesa
web-saga-aim-cards = Può ancora cambiare l’esito: { $cards }
web-saga-aim-wounded = { FORM($who, "The") } è ferit{ grammar-who }
# Where the dice of a side come from, after their number: “4 Tiro”, “−1 inferiorità numerica”.
web-saga-dice-shoot = Tiro
web-saga-dice-assault = Assalto
web-saga-dice-defence = Difesa
web-saga-dice-fixed = stampati
web-saga-dice-no-defence = senza valore di Difesa
web-saga-dice-crippled = Menomazione
web-saga-dice-outnumbered = inferiorità numerica
web-saga-dice-behind = alle spalle
web-saga-dice-cover = in Copertura
web-saga-dice-darkness = Oscurità

web-saga-die-attack = Esplosione, livello { $level }
web-saga-die-defence = Scudo, livello { $level }
web-saga-die-blank = Risultato nullo
web-saga-die-idle = Dado Difesa senza effetto
web-saga-target = Il Nexus sceglie il bersaglio
web-saga-zone = Nuova Zona
web-saga-detected = Scoperti
web-saga-eliminated = Eliminazione
web-saga-boss = Boss
web-saga-over = La missione è finita
web-saga-won-mercenaries = I Mercenari hanno vinto.
web-saga-won-nexus = Il Nexus ha vinto.
web-saga-ending-round = { $mission }, conclusa nel Round { $round }.
web-saga-fate-playing = { $who }: sul campo fino alla fine
web-saga-fate-crippled = { $who }: Menomat{ grammar-who }, ma sul campo fino alla fine
web-saga-fate-down = { $who }: a terra
web-saga-fate-left = { $who }: in salvo
web-saga-figure-rounds = Round
web-saga-figure-turns = Turni giocati
web-saga-figure-wounds = Ferite alla fine
web-saga-figure-experience = Punti Esperienza
web-saga-figure-zones = Zone rivelate
