# Che cosa è successo: esperienza, Mantenimento e acquisti tra una missione e l’altra.

saga-log-experience = { FORM($who, "The") } guadagna Esperienza: { $points }.
saga-log-skills-drawn = { FORM($who, "The") } può scegliere tra { FORM($cards, "quoted") }.
saga-log-skill-learned = { FORM($who, "The") } impara { FORM($card, "quoted") }.
saga-log-attribute-gained = { FORM($who, "The") } ottiene un attributo: { $attribute }.
saga-log-recovered = { FORM($who, "The") } si riprende: { $wounds ->
    [0] non resta alcuna ferita
    [one] resta { $wounds } ferita
   *[other] restano { $wounds } ferite
}.
saga-log-equipment-lost = { FORM($who, "The") } perde per sempre { FORM($card, "quoted") }.
saga-log-given = { FORM($who, "The") } dà { FORM($card, "quoted") } { FORM($to, "to") }.
saga-log-shipped = { FORM($who, "The") } spedisce a Blaine { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
} e riceve { $credits ->
    [one] { $credits } Credito
   *[other] { $credits } Crediti
}.
saga-log-credits-lost = { FORM($who, "The") } non spende { $credits ->
    [one] { $credits } Credito, che va perso
   *[other] { $credits } Crediti, che vanno persi
}.
saga-log-bought = { FORM($who, "The") } compra { FORM($card, "quoted") } per { $credits ->
    [one] { $credits } Credito
   *[other] { $credits } Crediti
}.
saga-log-skill-bought = { FORM($who, "The") } impara { FORM($card, "quoted") } per { $credits ->
    [one] { $credits } Credito
   *[other] { $credits } Crediti
}.
saga-log-aftermath = { $over ->
    [yes] La campagna è finita.
   *[no] Può seguire: { $following }.
}
# $won: whether the Mercenaries have won it; $on: whether the campaign goes on; $following: missions that may follow
saga-log-mission-closed = { $won ->
    [yes] «{ $mission }» è vinta.
   *[no] «{ $mission }» è persa.
} { $on ->
    [yes] Poi viene: { $following }.
   *[no] { "" }
}
