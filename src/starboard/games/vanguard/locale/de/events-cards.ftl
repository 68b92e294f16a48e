# Was geschehen ist: Sektionskarten, Ausrüstung, Ladungen, Hinweise und Entdeckungen.

vanguard-told-used = { $who } setzt { FORM($card, "quoted") } ein.
vanguard-told-drew = { $who } zieht { FORM($card, "quoted") }.
vanguard-told-discarded = { $who } legt { FORM($card, "quoted") } ab.
vanguard-told-recovered = { $who } nimmt { FORM($card, "quoted") } aus dem Ablagestapel zurück.
# $any: ob es eine Karte anzusehen gab
vanguard-told-peeked = { $any ->
    [yes] { $who } sieht sich die obersten Karten des Decks an: { FORM($cards, "quoted") }.
   *[no] { $who } will sich das Deck ansehen, aber es ist leer.
}
vanguard-told-card-sacrificed = { $who } opfert { FORM($card, "quoted") }.
vanguard-told-tossed = { $who } gibt { FORM($card, "quoted") } ab.
vanguard-told-charges-gained = { $count ->
    [one] { $who } erhält { $count } Ladung.
   *[other] { $who } erhält { $count } Ladungen.
}
vanguard-told-charges-lost = { $count ->
    [one] { $who } verliert { $count } Ladung.
   *[other] { $who } verliert { $count } Ladungen.
}
vanguard-told-token-placed = { $who } legt { FORM($gear, "quoted") } in Sektor { $sector }.
vanguard-told-token-moved = { FORM($gear, "quoted") } zieht in Sektor { $sector }.


## Hinweise und Entdeckungen

# Ein Hinweisplättchen nach seinem Wert
vanguard-lead = { $bonus ->
    [card] { $value } (+1 Karte)
    [charge] { $value } (+1 Ladung)
   *[none] { $value }
}
# $any: ob im Beutel Plättchen waren
vanguard-told-leads-drawn = { $any ->
    [yes] { $who } zieht Hinweise auf { FORM($type, "acc") }: { $tokens }.
   *[no] { $who } zieht keine Hinweise: Der Beutel ist leer.
}
vanguard-told-lead-returned = { $who } legt einen Hinweis in den Beutel zurück: { $token }.
vanguard-told-lead-placed = { $who } legt einen Hinweis auf { FORM($type, "acc") }: { $token }.
vanguard-told-discovered = Das Team macht eine Entdeckung: { FORM($card, "quoted") }.
vanguard-told-no-discovery = Zu { FORM($type, "dat") } gibt es keine Entdeckung mehr.
vanguard-told-unique-found = Das Team macht eine Einmalige Entdeckung: { FORM($card, "quoted") }.
