# Che cosa è successo: quel che fanno solo alcune missioni.

saga-log-mission-answer = La risposta: «{ $answer }».
saga-log-feature-changed = { $change ->
    [belts-state] Ora i nastri trasportatori { $value ->
        [run] vanno come devono
        [stop] sono fermi
        [reverse] vanno all’indietro
       *[fast] portano due volte più lontano
    }.
    [spore-beds-state] { $value ->
        [on] Le spore sono di nuovo attive.
       *[off] Le spore non ci sono più.
    }
    [pulse-skip] { $number ->
        [0] Il reattore non è più smorzato.
        [one] Il reattore è smorzato: il prossimo impulso non arriva.
       *[other] Il reattore è smorzato: i prossimi { $number } impulsi non arrivano.
    }
    [pulse-extra] { $number ->
        [0] Il sovraccarico del reattore è passato.
       *[other] Il reattore è in sovraccarico: in questo Round colpisce anche il quarto seguente.
    }
    [pulse-dice] { $number ->
        [0] Il reattore non colpisce più.
        [one] D’ora in poi il reattore colpisce con { $number } dado.
       *[other] D’ora in poi il reattore colpisce con { $number } dadi.
    }
    [burn-line-row] La linea del fuoco sale.
    [burn-line-hold] { $number ->
        [0] Niente trattiene più la linea del fuoco.
        [one] La linea del fuoco è trattenuta per { $number } Round.
       *[other] La linea del fuoco è trattenuta per { $number } Round.
    }
    [burn-line-faster-from] Dal Round { $number } la linea del fuoco sale più in fretta.
   *[other] { $feature ->
        [belts] Ora i nastri trasportatori vanno diversamente.
        [glass] Il vetro è cambiato.
        [spore-beds] I letti di spore sono cambiati.
        [shelves] Ora gli scaffali si muovono diversamente.
        [pulse] Cambia il ritmo del reattore.
        [burn-line] Ora il fuoco si comporta diversamente.
       *[other] Qualcosa in questo posto è cambiato.
    }
}
saga-log-complexity = L’operazione «{ $operation }» ora ha Complessità { $complexity }.
saga-log-kinds = D’ora in poi il Nexus può invocare: { $kinds }.
saga-log-ally = { FORM($who, "The") } ora sta con i Mercenari.
saga-log-removed = { FORM($who, "The") } lascia la plancia.
saga-log-tokens = { FORM($piece, "The") }, { $token ->
    [charge] cariche esplosive innescate
    [loose-charge] cariche staccate
   *[other] segnalini
}: { $number }.
saga-log-card-lies = Ora { FORM($card, "quoted") } si trova su { $at }.
saga-log-card-taken = { FORM($who, "The") } prende { FORM($card, "quoted") }.
saga-log-card-dropped = { FORM($who, "The") } lascia cadere { FORM($card, "quoted") } su { $at }.
saga-log-card-burnt = { FORM($card, "quoted") } è andata in fumo.
saga-log-door-sealed = { FORM($door, "The") }: chiusa per sempre.
saga-log-field-opened = { FORM($field, "The") } si spegne.
saga-log-field-closed = { FORM($field, "The") } si accende.
saga-log-field-blocked = { FORM($field, "The") } non può accendersi: dentro c’è qualcuno.
saga-log-device-turned = { $to ->
    [on] { FORM($device, "The") } ora è in funzione.
   *[off] { FORM($device, "The") } ora è fuori servizio.
}
saga-log-spores = { FORM($who, "The") } si trova tra le spore.
saga-log-pulse = Il reattore colpisce { $sector ->
    [north] a nord
    [east] a est
    [south] a sud
   *[west] a ovest
}. { $any ->
    [yes] Investe: { $hit }
   *[no] Non investe nessuno
}.
saga-log-burn-line = Il fuoco ha raggiunto la fila { $row }.
saga-log-items-burnt = Quel che era caduto { FORM($fallen, "to") } è bruciato.
saga-log-point-burnt = { FORM($point, "The") } è bruciato.
saga-log-slide-chosen = L’Artificial Nexus vuole spostare { FORM($shelf, "the") }.
saga-log-shelf-rolls = { FORM($shelf, "The") } scorre verso l’altra posizione.
saga-log-shelf-crushes = { FORM($shelf, "The") } si blocca e schiaccia: { $hit }.
saga-log-carried = Il nastro porta { FORM($who, "the") } su { $square }.
saga-log-card-carried = Il nastro porta { FORM($card, "quoted") } su { $at }.
saga-log-counter-carried = Il nastro porta su { $at } quel che è caduto { FORM($who, "to") }.
