# The panels around the board of Star Saga.

web-saga-tracks = La missione
web-saga-round = Round { $round }
web-saga-turns = Turni
web-saga-turns-left = Turni rimasti in questo Round: { $left } su { $turns }
web-saga-clock = Tempo
web-saga-clock-left = { $count ->
    [one] ultimo Round
   *[other] { $count } Round
}
web-saga-firewall = Firewall
web-saga-activations = Attivazioni
web-saga-activations-made = Attivazioni del Nexus in questo Round: { $made } su { $all }
web-saga-unaware = inconsapevole
web-saga-phase-set-up = Preparazione
web-saga-phase-briefing = Istruzioni
web-saga-phase-mercenaries = Fase dei Mercenari
web-saga-phase-abilities = Nexus: Abilità Speciali
web-saga-phase-activations = Nexus: Attivazioni
web-saga-phase-reinforcements = Nexus: Rinforzi
web-saga-phase-bonus = Nexus: Attivazioni Bonus
web-saga-phase-cards = Carte Nexus
web-saga-phase-end = Fase Conclusiva
web-saga-phase-upkeep = Mantenimento
web-saga-phase-over = Missione conclusa
web-saga-cards-open = Carte Nexus visibili a tutti
web-saga-discard = Scarti ({ $count })
web-saga-nexus-deck-left = { $count ->
    [one] Nel Mazzo Nexus resta 1 carta.
   *[other] Nel Mazzo Nexus restano { $count } carte.
}
web-saga-squad = Mercenari e Nexus
web-saga-team = La tua Squadra
web-saga-own = I tuoi Mercenari
web-saga-own-nexus = La tua parte: il Nexus
web-saga-ready = può agire
web-saga-spent = turno già svolto
web-saga-used = usata
web-saga-charges = { $left } cariche su { $most }
web-saga-health = { $shields ->
    [one] Ferite: { $wounds } su { $boxes }; 1 Scudo Energetico
   *[other] Ferite: { $wounds } su { $boxes }; { $shields } Scudi Energetici
}
web-saga-effect = In vigore: { $card }
web-saga-is-target = Mercenario Bersaglio del Nexus
web-saga-status-down = a terra
web-saga-status-left = fuori dalla plancia
web-saga-stat-move = Movimento
web-saga-stat-shoot = Tiro
web-saga-stat-assault = Assalto
web-saga-stat-defence = Difesa
web-saga-stat-tech = Tecnologia
web-saga-nexus-rules = secondo le regole
web-saga-nexus-automaton = L’Artificial Nexus: lo giocano le regole.
web-saga-nexus-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-saga-nexus-activations = { $count ->
    [one] Attivazione rimasta
   *[other] Attivazioni rimaste
}
web-saga-nexus-hand = { $count ->
    [one] carta in mano
   *[other] carte in mano
}
web-saga-nexus-deck = { $count ->
    [one] carta nel mazzo
   *[other] carte nel mazzo
}
web-saga-nexus-cost = costo massimo di un rinforzo
web-saga-nexus-in-play = Carte in gioco
web-saga-nexus-calls = Rinforzi e loro costo
web-saga-take-seat = Prendi questo posto
web-saga-hand = { $count ->
    [one] La tua mano, 1 carta che vedi solo tu
   *[other] La tua mano, { $count } carte che vedi solo tu
}
web-saga-hand-empty = Nessuna carta Nexus in mano
