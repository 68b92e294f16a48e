# Che cosa è successo: carte Reparto, attrezzatura, Cariche, Indizi e Scoperte.

vanguard-told-used = { $who } usa { FORM($card, "quoted") }.
vanguard-told-drew = { $who } pesca { FORM($card, "quoted") }.
vanguard-told-discarded = { $who } scarta { FORM($card, "quoted") }.
vanguard-told-recovered = { $who } riprende { FORM($card, "quoted") } dagli scarti.
# $any: se c’era una carta da guardare
vanguard-told-peeked = { $any ->
    [yes] { $who } guarda in cima al mazzo: { FORM($cards, "quoted") }.
   *[no] { $who } guarda in cima al mazzo, ma non ci sono carte.
}
vanguard-told-card-sacrificed = { $who } sacrifica { FORM($card, "quoted") }.
vanguard-told-tossed = { $who } rinuncia a { FORM($card, "quoted") }.
vanguard-told-charges-gained = { $count ->
    [one] { $who } ottiene { $count } Carica.
   *[other] { $who } ottiene { $count } Cariche.
}
vanguard-told-charges-lost = { $count ->
    [one] { $who } perde { $count } Carica.
   *[other] { $who } perde { $count } Cariche.
}
vanguard-told-token-placed = { $who } piazza { FORM($gear, "quoted") } nel Settore { $sector }.
vanguard-told-token-moved = { FORM($gear, "quoted") } si sposta nel Settore { $sector }.


## Indizi e Scoperte

# Un gettone Indizio, dal suo valore
vanguard-lead = { $bonus ->
    [card] { $value } (+1 Carta)
    [charge] { $value } (+1 Carica)
   *[none] { $value }
}
# $any: se nel sacchetto c’erano gettoni
vanguard-told-leads-drawn = { $any ->
    [yes] { $who } pesca Indizi { FORM($type, "of") }: { $tokens }.
   *[no] { $who } non pesca Indizi: il sacchetto è vuoto.
}
vanguard-told-lead-returned = { $who } rimette un Indizio nel sacchetto: { $token }.
vanguard-told-lead-placed = { $who } piazza un Indizio { FORM($type, "of") }: { $token }.
vanguard-told-discovered = La squadra fa una Scoperta: { FORM($card, "quoted") }.
vanguard-told-no-discovery = Non restano Scoperte { FORM($type, "of") }.
vanguard-told-unique-found = La squadra fa una Scoperta Eccezionale: { FORM($card, "quoted") }.
