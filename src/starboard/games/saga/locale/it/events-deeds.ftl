# Che cosa è successo: furtività, porte, Terminali, ricerche, equipaggiamento.


## Furtività

saga-log-stealth-test = Prova di Furtività: { $drawn ->
    [0] { FORM($agent, "the") } non si accorge { FORM($who, "of") }.
    [one] { FORM($agent, "the") } si avvicina di { $drawn } casella { FORM($who, "to") }.
   *[other] { FORM($agent, "the") } si avvicina di { $drawn } caselle { FORM($who, "to") }.
}
saga-log-distracted = { FORM($who, "The") } fa rumore: { $squares ->
    [0] { FORM($agent, "the") } non ci bada.
    [one] { FORM($agent, "the") } si lascia sviare di { $squares } casella.
   *[other] { FORM($agent, "the") } si lascia sviare di { $squares } caselle.
}
saga-log-detected = { FORM($agent, "The") } si è accort{ grammar-agent } { FORM($who, "of") }: d’ora in poi il Nexus sa dei Mercenari.


## Porte

saga-log-door-opened = { $somebody ->
    [yes] { FORM($who, "The") } apre { FORM($door, "the") }.
   *[no] Si apre { FORM($door, "the") }.
}
saga-log-door-closed = { $somebody ->
    [yes] { FORM($who, "The") } chiude { FORM($door, "the") }.
   *[no] Si chiude { FORM($door, "the") }{ $lock ->
        [0] { "" }
       *[other] ; tenuta della serratura: { $lock }
    }.
}
saga-log-door-locked = { FORM($door, "The") }: bloccata, con tenuta della serratura { $lock }.
saga-log-unlocked = { FORM($door, "The") }: sbloccata.
saga-log-lock-lowered = { FORM($who, "The") } riduce di { $levels } la tenuta della serratura { FORM($door, "of") }: ora è { $left }.


## Terminali

saga-log-terminal-accessed = { FORM($who, "The") } accede { FORM($terminal, "to") }.{ $count ->
    [0] { "" }
    [one] { " " }C’è un’operazione: { $operations }.
   *[other] { " " }Ci sono queste operazioni: { $operations }.
}{ $hinted ->
    [yes] { " " }{ $hints }
   *[no] { "" }
}
saga-log-nothing-to-hack = { FORM($who, "The") } non trova nulla da hackerare { FORM($terminal, "on") }.
saga-log-hacking-roll = { FORM($who, "The") } tenta di hackerare { FORM($terminal, "the") }: { saga-log-dice }.
saga-log-hacked = { $successes ->
    [0] { FORM($who, "The") } non supera il Firewall.
    [one] { FORM($who, "The") } supera il Firewall con { $successes } successo.
   *[other] { FORM($who, "The") } supera il Firewall con { $successes } successi.
}
saga-log-data-spike = { FORM($who, "The") } inserisce una sonda dati.
saga-log-operation = { $succeeds ->
    [yes] Operazione «{ $operation }»: riuscita.
   *[no] Operazione «{ $operation }»: non ancora riuscita.
}


## Ricerche

saga-log-interacted = { FORM($who, "The") } esamina { FORM($what, "the") }.
saga-log-interaction-failed = { FORM($who, "The") } non viene a capo { FORM($what, "of") }: manca { FORM($needs, "quoted") }.
saga-log-nothing-there = { FORM($who, "The") } non trova nulla.
saga-log-searched-supplies = { FORM($who, "The") } cerca Rifornimenti.
saga-log-supplies-found = { $count ->
    [0] { FORM($who, "The") } non trova nulla.
   *[other] { FORM($who, "The") } trova { FORM($cards, "quoted") }.
}


## Equipaggiamento

saga-log-charge-used = { FORM($who, "The") } usa { FORM($card, "quoted") } ({ $left ->
    [0] nessuna carica rimasta
    [one] { $left } carica rimasta
   *[other] { $left } cariche rimaste
}).
saga-log-item-discarded = { FORM($who, "The") } scarta { FORM($card, "quoted") }.
saga-log-worn = { FORM($who, "The") } indossa { FORM($card, "quoted") }.
saga-log-scope = { FORM($who, "The") } monta il mirino su { FORM($weapon, "quoted") }.
saga-log-equipment-taken = { FORM($who, "The") } prende quel che è caduto { FORM($fallen, "to") }: { FORM($cards, "quoted") }.
saga-log-traded = { $way ->
    [swap] { FORM($who, "The") } dà { FORM($given, "quoted") } { FORM($to, "to") } e riceve { FORM($taken, "quoted") }.
    [gift] { FORM($who, "The") } dà { FORM($given, "quoted") } { FORM($to, "to") }.
   *[return] { FORM($who, "The") } riceve { FORM($taken, "quoted") } { FORM($to, "from") }.
}
saga-log-trade-refused = { FORM($by, "The") } rifiuta lo scambio proposto { FORM($who, "from") }.
saga-log-deployed = { FORM($who, "The") } dispiega { FORM($card, "quoted") } su { $squares }.
saga-log-packed-up = { FORM($who, "The") } smonta { FORM($card, "quoted") }.
