# Che cosa è successo: la storia, Round e Turni, quel che fa la missione, chi si sposta e dove.


## La storia e la missione

saga-log-page = La storia continua: «{ $title }».
saga-log-page-chosen = La squadra ha scelto: «{ $choice }».
saga-log-variant = «{ $mission }» si gioca nella variante «{ $variant }».
saga-log-won = { $side ->
    [mercenaries] I Mercenari hanno vinto.
   *[nexus] Il Nexus ha vinto.
}
saga-log-pointed-out = Importante in questa missione: { FORM($pieces, "the") }.
saga-log-mission-use = { $somebody ->
    [yes] { FORM($who, "The") }: «{ $use }».
    [squad] La squadra: «{ $use }».
   *[no] Il Nexus: «{ $use }».
}
saga-log-fact = { $how ->
    [over] Qualcosa è tornato com’era all’inizio.
   *[kept] { $until ->
        [0] La missione ne terrà conto.
       *[other] Questo vale fino alla fine del Round { $until }.
    }
}
saga-log-clock = { $round ->
    [0] Non c’è più un limite di tempo.
   *[other] Il tempo scade dopo il Round { $round }.
}
saga-log-activations = D’ora in poi il Nexus ha { $activations ->
    [one] { $activations } Attivazione
   *[other] { $activations } Attivazioni
} in ogni Fase del Nexus.
saga-log-aware = { $aware ->
    [0] Il Nexus ha perso ogni traccia dei Mercenari.
   *[other] Il Nexus sa che i Mercenari sono qui.
}
saga-log-victory-points = { $lost ->
    [0] { $points ->
        [one] { FORM($who, "The") } ottiene { $points } Punto Vittoria.
       *[other] { FORM($who, "The") } ottiene { $points } Punti Vittoria.
    }
    [one] { FORM($who, "The") } perde { $lost } Punto Vittoria.
   *[other] { FORM($who, "The") } perde { $lost } Punti Vittoria.
}
saga-log-lock-set = { $lock ->
    [0] { FORM($door, "The") }: sbloccata.
   *[other] { FORM($door, "The") }: la tenuta della serratura ora è { $lock }.
}
saga-log-exit-turned = { $to ->
    [open] { FORM($exit, "The") }: ora si può uscire.
   *[closed] { FORM($exit, "The") }: ora non si può più uscire.
}
saga-log-point-grown = { FORM($point, "The") } si estende a { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}.
saga-log-barred = { $how ->
    [blind] { FORM($who, "The") } non tradirà i Mercenari.
   *[held] La missione trattiene { FORM($who, "the") }.
}
saga-log-unbarred = Niente trattiene più { FORM($who, "the") }.
saga-log-ordered = { FORM($who, "The") } riceve un ordine: { $order ->
    [hold] resta dov’è
    [guard] monta la guardia
    [walk] va in un certo posto
    [patrol] fa la ronda
    [turn-clockwise] si gira di continuo
    [flee] fugge
    [hunt] dà la caccia
    [errand] sbriga un incarico
    [frenzy] si scatena
    [avoid] si tiene alla larga
   *[other] segue la missione
}.
saga-log-order-over = { FORM($who, "The") } non ha più ordini.
saga-log-activation-missed = { FORM($who, "The") } salta questa attivazione.


## Round e Turni

saga-log-round = Inizia il Round { $round }.
saga-log-turn = Turno { FORM($who, "of") } ({ $left ->
    [0] è l’ultimo
    [one] ne resta { $left }
   *[other] ne restano { $left }
}).
saga-log-turns = I Mercenari hanno ora { $turns ->
    [one] { $turns } Turno
   *[other] { $turns } Turni
} in ogni Fase dei Mercenari.
saga-log-turns-forfeited = I Mercenari rinunciano { $turns ->
    [one] all’ultimo Turno
   *[other] agli ultimi { $turns } Turni
}.
saga-log-counters-up = Tutti i segnalini Mercenario tornano a faccia in su.
saga-log-counter-down = { FORM($who, "The") } si perde d’animo: il segnalino Mercenario va a faccia in giù.
saga-log-made-ready = { FORM($by, "The") } dà nuovi ordini: { FORM($who, "the") } può agire di nuovo.
saga-log-counters-dealt = I segnalini Mercenario sono assegnati: { $counters }.
saga-log-counter-of = { $who } ({ $colour })
saga-log-colour-red = rosso
saga-log-colour-blue = blu
saga-log-colour-green = verde
saga-log-colour-yellow = giallo
saga-log-colour-purple = viola
saga-log-colour-orange = arancione
saga-log-action = { FORM($who, "The") } sceglie un’Azione: { $action ->
    [shoot] Sparare
    [assault] Assalto Ravvicinato
    [door] Aprire e Chiudere Porte
    [hack] Hackerare Terminali
    [interact] Interagire con Elementi Scenici
    [trade] Scambiare Equipaggiamenti
    [recover] Raccogliere gli oggetti lasciati cadere
    [deploy] Dispiegare
    [use] Usare un Equipaggiamento
    [pack-up] Smontare
    [repair] Riparare sul campo
    [distract] Distrarre
   *[mission] una che offre solo questa missione
}.
saga-log-feat = { FORM($who, "The") } compie la Prodezza { FORM($feat, "quoted") }.
saga-log-mode = { FORM($who, "The") } passa a { FORM($mode, "quoted") }.


## Chi sta dove

saga-log-placed = { FORM($who, "The") } entra in gioco su { $at }.
saga-log-moved = { FORM($who, "The") } si muove fino a { $square } ({ $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}).
saga-log-turned = { FORM($who, "The") } si volta { FORM($facing, "in") }.
saga-log-entered = { FORM($who, "The") } entra nella plancia su { $at }.
saga-log-landed = { FORM($who, "The") } atterra su { $at }.
saga-log-left = { FORM($who, "The") } abbandona la plancia.
saga-log-break-away = { FORM($who, "The") } si Allontana verso { $to }.
saga-log-break-away-called-off = { FORM($who, "The") } non riesce ad Allontanarsi e resta dov’è.
saga-log-slipped-past = { FORM($who, "The") } sguscia via e prosegue.
saga-log-pushed = { $somebody ->
    [yes] { FORM($by, "The") } spinge { FORM($who, "the") } su { $at }.
   *[no] { FORM($who, "The") } si ritrova su { $at }.
}


## Che cosa si vede della plancia

saga-log-zone-revealed = Nuova sulla plancia: { FORM($zone, "the") }.
saga-log-camera = La telecamera mostra { FORM($zone, "the") }: { $figures ->
    [0] non c’è nessuno
    [one] { $figures } nemico
   *[other] { $figures } nemici
}.
saga-log-darkness-placed = Attorno a { $at } cala l’oscurità.
saga-log-darkness-removed = Attorno a { $at } torna la luce.
