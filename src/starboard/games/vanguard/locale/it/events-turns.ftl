# Che cosa è successo: preparazione, round e turni, azioni, Eventi, che cosa passa di mano.


## Preparazione

vanguard-told-board-laid-out = La plancia è pronta: { $planet }.
vanguard-told-joined = { $who } entra nella Squadra di Sbarco ({ $section }).
vanguard-told-loaded = { $who } porta con sé { FORM($gear, "quoted") }.
vanguard-told-rank-up-chosen = La carta Grado Superiore di questa esplorazione è { FORM($card, "quoted") }.


## La storia

# $numbered: se l’Annotazione ha un numero
vanguard-told-page = { $numbered ->
    [yes] La squadra legge l’Annotazione { $number }.
   *[no] La squadra legge la prima Annotazione.
}
vanguard-told-page-chosen = La squadra ha scelto: «{ $choice }».


## Round e turni

vanguard-told-round-begun = Inizia il round { $round }.
vanguard-told-start-token = { $who } ha il gettone Inizio.
vanguard-told-turn-begun = Tocca { FORM($who, "to") }.
vanguard-told-turn-ended = Il turno di { $who } è concluso.
# $matched: se il suo bioma corrisponde al Settore
vanguard-told-event-revealed = { $matched ->
    [yes] Evento per { $who }: { FORM($event, "quoted") }. Il bioma corrisponde.
   *[no] Evento per { $who }: { FORM($event, "quoted") }. Il bioma non corrisponde.
}
vanguard-told-event-ignored = { $who } fa sì che l’Evento passi senza effetto.
vanguard-told-event-weakened = { $who } fa sì che si risolva solo la parte superiore dell’Evento.
# $any: se c’era una carta da guardare
vanguard-told-scried = { $any ->
    [yes] { $who } guarda i prossimi Eventi: { FORM($cards, "quoted") }.
   *[no] { $who } cerca i prossimi Eventi, ma non ce ne sono.
}


## Azioni

vanguard-told-special-action = { $who } esegue «{ $action }».
vanguard-told-travels = { $who } viaggia verso il Settore { $sector }.
vanguard-told-arrived = { $who } arriva nel Settore { $sector }.
vanguard-told-rests = { $who } fa un Riposo.
vanguard-told-prepares = { $who } fa una Preparazione.
vanguard-told-exerted = { $who } si affatica.
vanguard-told-lift-off = { $who } dà il via: Decollo.
# $who: l’equipaggio del giocatore che non è d’accordo
vanguard-told-lift-off-refused = Il Lander resta dov’è. Contro il Decollo: { $who }.


## Che cosa passa di mano

vanguard-told-traded = { $who } dà { FORM($gear, "quoted") } { FORM($to, "to") }.
vanguard-told-gear-taken-over = { $who } prende in consegna { FORM($gear, "quoted") }.
# $card: una carta o una Condizione Generale
vanguard-told-help-refused = { $who } rifiuta l’aiuto di «{ $card }».
vanguard-told-drawn-by-lot = La sorte indica { $who }.
vanguard-told-core-taken = { $who } raccoglie il nucleo.
vanguard-told-core-handed = { $who } passa il nucleo { FORM($to, "to") }.
vanguard-told-core-dropped = { $who } lascia il nucleo nel Settore { $sector }.
vanguard-told-core-gone = Nessuno porta più il nucleo.
