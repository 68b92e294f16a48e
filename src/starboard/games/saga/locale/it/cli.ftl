# What the terminal says of Star Saga: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-saga = Star Saga


## The title and the panel beside the map

cli-saga-turns = Turni { $left }/{ $turns }
cli-saga-clock = { $left ->
    [0] ultimo Round
    [one] ancora { $left } Round
   *[other] ancora { $left } Round
}
cli-saga-nexus = Nexus: Attivazioni rimaste: { $activations }
cli-saga-deck = Mazzo Nexus: { $count }
cli-saga-firewall = Livello del Firewall { $level }
cli-saga-unaware = Il Nexus non sa di voi.
cli-saga-card = La sua carta: { $card }
cli-saga-target = Mercenario Bersaglio: { $who }
cli-saga-in-play = In gioco: { $cards }
cli-saga-more = … e altri { $count }
cli-saga-waiting-count = { $point }, in Attesa: { $count }


## Models

cli-saga-on = { $square }, { $facing }
cli-saga-waiting = in Attesa presso { $point }
# $health: counters and boxes, such as 1/5
cli-saga-health = { $shields ->
    [0] Ferite { $health }
    [one] Ferite { $health }, { $shields } Scudo Energetico
   *[other] Ferite { $health }, { $shields } Scudi Energetici
}
cli-saga-crippled = (Menomazione)
cli-saga-ready = può agire
cli-saga-spent = ha già agito
cli-saga-feat = Prodezza: { $card }
cli-saga-charges = { $card } ×{ $count }
cli-saga-in-the-dark = al buio
cli-saga-engaged = nell’arco frontale di: { $names }
cli-saga-boxes = Punti vita { $count }


## Prices and cards

cli-saga-spaces = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
cli-saga-cost = costa { $count }

# $value: its Reinforcement Value
cli-saga-nexus-card = { $card } (Livello { $level }, Rinforzi { $value })
cli-saga-no-cards = nessuna carta in mano
cli-saga-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}


## The deck in sentences

cli-saga-door-open = aperta
cli-saga-door-destroyed = distrutta
cli-saga-door-denied = chiusa, Accesso Negato
cli-saga-door-closed = { $lock ->
    [0] chiusa
   *[other] chiusa, serratura { $lock }
}
cli-saga-point-active = attivo
cli-saga-point-inactive = disattivato
cli-saga-downed = A terra sulla casella { $square }: { $who }.
cli-saga-lying = Sulla casella { $square } c’è: { $card }.


## The end

cli-saga-rounds = { $rounds ->
    [one] È durata { $rounds } Round.
   *[other] È durata { $rounds } Round.
}
# $fate: "playing", "crippled", "down" or "left"
cli-saga-fate = { $fate ->
    [down] { $name }: fuori combattimento.
    [left] { $name }: fuori dalla plancia; Ferite: { $wounds }.
    [crippled] { $name }: Menomazione; Ferite: { $wounds }.
   *[playing] { $name }: sulla plancia; Ferite: { $wounds }.
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
cli-sign-ag-technician = T
cli-sign-ag-guard = G
cli-sign-ag-victim = V
cli-sign-ag-marine = M
cli-sign-ag-ranger = R
cli-sign-ag-heavy = P
cli-sign-ag-ravager = D
cli-sign-dp-sentry = TS
cli-sign-dp-damper = TI
cli-sign-dp-force-field = CF
cli-sign-dp-charge = CD
cli-legend-saga =
    · casella libera, ░ buio, ▒ parete; s partenza, [X] uscita. Un numero: l’opzione della domanda che porta lì.
    R1 Punto di Rinforzo, R1- disattivato. D1| Porta chiusa, D1² serratura 2, D1! Accesso Negato, D1’ aperta, D1× distrutta.
    c Cassa, t Tavolo, k Armadio, w Armadio delle Armi, o Serbatoio, T Terminale, V dispositivo; c1- già perquisito. + Mercenario a Terra, * carta a terra.
    Due lettere e una freccia: un modello e il suo orientamento; i tuoi sono azzurri, chi agisce è invertito. * accanto alla mappa: ha agito.
    Du Dulinsky, Cu Curby, Al Alyse, De Devil, Wr Wrath, Og Ogan; Ok Okoro, Vo Voss, Ab Aberrazione, Ch Chovar, Ha Hale.
    T Tecnico, G Guardia, V Vittima della Plague, M Marine, R Ranger, P Marine Pesante, D Devastatore; solo un numero: un Agente dal 10 in poi.
    TS, TI Torrette, CF Campo di Forza, CD Carica da Demolizione.
