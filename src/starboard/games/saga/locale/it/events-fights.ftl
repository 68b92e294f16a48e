# Che cosa è successo: attacchi, ferite, fiamme ed esplosioni.
# $hits sono i dadi Attacco che mostrano qualcosa, $blocks i dadi Difesa.

saga-log-attacked = { $way ->
    [shot] { FORM($who, "The") } spara { FORM($target, "to") }{ saga-log-with-weapon }: { saga-log-dice }.
    [turret] { FORM($who, "The") } fa fuoco { FORM($target, "on") }: { saga-log-dice }.
    [template] { FORM($target, "The") } è tra le fiamme: { saga-log-dice }.
    [blast] L’onda d’urto investe { FORM($target, "the") }: { saga-log-dice }.
    [close] { FORM($who, "The") } assale { FORM($target, "the") }{ saga-log-with-weapon }: { saga-log-dice }.
    [free-attack] { FORM($who, "The") } attacca { FORM($target, "the") }, che si Allontana: { saga-log-dice }.
    [flat] { FORM($who, "The") } attacca { FORM($target, "the") }: { saga-log-dice }.
   *[hazard] Pericolo per { FORM($target, "the") }: { saga-log-dice }.
}
saga-log-with-weapon = { $armed ->
    [yes] { " " }con { FORM($weapon, "quoted") }
   *[no] { "" }
}
saga-log-dice = { $hits ->
    [0] nessuna esplosione
    [one] { $hits } esplosione
   *[other] { $hits } esplosioni
}, { $blocks ->
    [0] nessuno scudo
    [one] { $blocks } scudo
   *[other] { $blocks } scudi
}
saga-log-rerolled = { FORM($who, "The") } ritira { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}: { $shown ->
    [0] solo risultati nulli
    [one] { $shown } risultato utile
   *[other] { $shown } risultati utili
}.
saga-log-soaked = { FORM($who, "The") } incassa un colpo senza danni grazie a { FORM($source, "quoted") }.
saga-log-paired = { $wounds ->
    [0] Tutto bloccato: nessun danno { FORM($target, "to") }.
    [one] { $wounds } esplosione arriva a segno { FORM($target, "on") }.
   *[other] { $wounds } esplosioni arrivano a segno { FORM($target, "on") }.
}
saga-log-wounded = { FORM($who, "The") } subisce { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}{ $shields ->
    [0] { "" }
   *[other] { $wounds ->
        [one] , su uno Scudo Energetico
       *[other] , di cui { $shields } sugli Scudi Energetici
    }
}.
saga-log-crippled = { FORM($who, "The") } è Menomat{ grammar-who }.
saga-log-eliminated = { FORM($who, "The") } è eliminat{ grammar-who }.
saga-log-piece-destroyed = { FORM($who, "The") } è distrutt{ grammar-who }.
saga-log-destroyed = { FORM($what, "The") } è { grammar-what-destroyed }.
saga-log-healed = { FORM($who, "The") } perde { $counters ->
    [one] { $counters } segnalino Ferita
   *[other] { $counters } segnalini Ferita
}.
saga-log-recharged = { FORM($who, "The") } ricarica { $counters ->
    [one] { $counters } casella
   *[other] { $counters } caselle
} di Scudo Energetico.
saga-log-effect = { FORM($who, "The") } è sotto l’effetto di { FORM($source, "quoted") }{ saga-log-until }.
saga-log-until = { $until ->
    [turn] { " " }fino alla fine di questo Turno
    [activation] { " " }fino alla fine di questa attivazione
    [round] { " " }fino alla fine di questo Round
    [next-round] { " " }fino alla fine del prossimo Round
    [nexus-phase] { " " }fino alla prossima Fase del Nexus
    [mission] { " " }per il resto della missione
   *[card] { "" }
}
saga-log-template = { FORM($who, "The") } spara con { FORM($weapon, "quoted") }. { $any ->
    [yes] Tra le fiamme: { $hit }
   *[no] Nessuno è tra le fiamme
}.
saga-log-device-flames = { $somebody ->
    [yes] { FORM($who, "The") } accende { FORM($device, "the") } { FORM($aim, "in") }
   *[no] Il Nexus accende { FORM($device, "the") } { FORM($aim, "in") }
}. { $any ->
    [yes] Tra le fiamme: { $hit }
   *[no] Nessuno è tra le fiamme
}.
saga-log-blast = Esplosione su { $at }. { $any ->
    [yes] Investe: { $hit }
   *[no] Non investe nessuno
}.
saga-log-detonated = { FORM($who, "The") } fa brillare la carica su { $at }.
saga-log-flashed = { FORM($who, "The") } lancia una carica abbagliante su { $at }: { $count ->
    [0] nessuno resta stordito
    [one] { $count } Agente resta stordito
   *[other] { $count } Agenti restano storditi
}.
saga-log-heron-shaken = { FORM($who, "The") } è Menomat{ grammar-who } con Airone accanto: decide un dado.
saga-log-heron-hurt = Airone è ferita.
saga-log-withdraws = { FORM($who, "The") } è Menomat{ grammar-who } e punta al Punto di Rinforzo più vicino.
saga-log-withdrew = { FORM($who, "The") } si è mess{ grammar-who } in salvo.
