# Che cosa può succedere, con la sua probabilità prima di una scelta.

vanguard-odds-accident = Esce un Incidente
vanguard-odds-result = { $row ->
    [green] Risultato verde
    [yellow] Risultato giallo
   *[red] Risultato rosso
}
vanguard-odds-injured = { $who } ottiene { FORM($injury, "quoted") }
vanguard-odds-injury-strikes = { FORM($injury, "quoted") } colpisce { $who }
vanguard-odds-evacuated = Evacuazione di Emergenza
vanguard-odds-landing-aborted = L’Atterraggio è annullato
vanguard-odds-lander-damaged = Il Lander è danneggiato
vanguard-odds-died = { $who } muore
vanguard-odds-danger = Pericolo { $letter }: { $does }
vanguard-odds-threat-attacks = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } attaccano
   *[one] { FORM($threat, "The") } attacca
}
# $matched: se il bioma dell’Evento corrisponde al Settore
vanguard-odds-event = { $matched ->
    [yes] L’Evento corrisponde al bioma
   *[no] L’Evento non corrisponde al bioma
}
vanguard-odds-discovered = Scoperta: { $type }
vanguard-odds-unique = Scoperta Eccezionale: { $card }
vanguard-odds-success = { $count ->
    [one] { $count } gettone Successo
   *[other] { $count } gettoni Successo
}
vanguard-odds-mission-completed = Missione completata: { $mission }
vanguard-odds-mission-failed = Missione fallita: { $mission }
vanguard-odds-over = { $how ->
    [lift-off] Il Lander decolla
    [evacuation] La squadra viene evacuata
    [mission] L’esplorazione è finita
    [aborted] L’esplorazione finisce prima dell’Atterraggio
   *[nobody] Sul pianeta non resta nessuno
}
