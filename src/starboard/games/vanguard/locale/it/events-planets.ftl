# Che cosa è successo: le carte del pianeta, segnaposto, tempo e Missioni, e che cosa ha la squadra.


## La plancia

vanguard-told-poi-placed = Nel Settore { $sector } ora c’è «{ $poi }».
vanguard-told-condition-changed = La Condizione Generale ora è «{ $condition }».
# $done: se il segnaposto dice che un’azione è fatta per sempre
vanguard-told-marked = { $done ->
    [yes] «{ $mark }» è cosa fatta nel Settore { $sector }.
   *[no] Un segnaposto «{ $mark }» va nel Settore { $sector }.
}
# $done: se il segnaposto dice che un’azione è fatta per sempre
vanguard-told-unmarked = { $done ->
    [yes] «{ $mark }» si può fare di nuovo nel Settore { $sector }.
   *[no] Il segnaposto «{ $mark }» sparisce dal Settore { $sector }.
}
# $path: se è un Percorso o un Settore
vanguard-told-opened = { $path ->
    [yes] Il Percorso tra { $start } e { $end } è aperto.
   *[no] Il Settore { $start } è aperto.
}
# $path: se è un Percorso o un Settore
vanguard-told-shut = { $path ->
    [yes] Il Percorso tra { $start } e { $end } è chiuso.
   *[no] Il Settore { $start } è chiuso.
}
vanguard-told-clue = { $clue ->
    [first] Ora si sa: l’ordine segreto comincia dal Settore { $sector }.
    [last] Ora si sa: l’ordine segreto finisce con il Settore { $sector }.
   *[notfirst] Ora si sa: l’ordine segreto non comincia dal Settore { $sector }.
}


## Il tempo

# $card: una Condizione Generale, un PDI o una Minaccia; $at: la casella raggiunta
vanguard-told-time-advanced = Il Contatore del Tempo di «{ $card }» avanza a { $at }.
vanguard-told-time-moved-back = Il Contatore del Tempo di «{ $card }» torna a { $at }.
vanguard-told-time-reset = Il Contatore del Tempo di «{ $card }» ricomincia da capo.
vanguard-told-time-held = Il Contatore del Tempo di «{ $card }» resta fermo fino alla fine del round { $round }.


## Missioni

vanguard-told-mission-revealed = Nuova Missione: «{ $mission }».
vanguard-told-mission-completed = Missione completata: «{ $mission }».
vanguard-told-mission-fulfilled = Tutto ciò che «{ $mission }» chiede è fatto.
vanguard-told-mission-failed = Missione fallita: «{ $mission }».
vanguard-told-rank-up-completed = La carta Grado Superiore { FORM($card, "quoted") } è completata.


## Che cosa ha la squadra

vanguard-told-supplies-counted = { $count ->
    [one] C’è { $count } Provvista.
   *[other] Ci sono { $count } Provviste.
}
vanguard-told-supplies-gained = { $count ->
    [one] La squadra ottiene { $count } Provvista.
   *[other] La squadra ottiene { $count } Provviste.
}
vanguard-told-supplies-lost = { $count ->
    [one] La squadra perde { $count } Provvista.
   *[other] La squadra perde { $count } Provviste.
}
vanguard-told-success = { $count ->
    [one] La squadra ottiene { $count } gettone Successo.
   *[other] La squadra ottiene { $count } gettoni Successo.
}
vanguard-told-success-lost = { $count ->
    [one] La squadra perde { $count } gettone Successo.
   *[other] La squadra perde { $count } gettoni Successo.
}
vanguard-told-flagged = «{ $flag }» è annotato per la campagna.
vanguard-told-gear-won = Nell’Inventario aspetta: { FORM($gear, "quoted") }.
vanguard-told-project-won = Il Progetto di Ricerca { $number } aspetta a bordo della nave.
