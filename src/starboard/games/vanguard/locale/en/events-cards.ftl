# What happened: Section cards, equipment, Charges, Leads and Discoveries.

vanguard-told-used = { $who } uses { FORM($card, "quoted") }.
vanguard-told-drew = { $who } draws { FORM($card, "quoted") }.
vanguard-told-discarded = { $who } discards { FORM($card, "quoted") }.
vanguard-told-recovered = { $who } takes { FORM($card, "quoted") } back from the discard pile.
# $any: whether there was a card to look at
vanguard-told-peeked = { $any ->
    [yes] { $who } looks at the top of the deck: { FORM($cards, "quoted") }.
   *[no] { $who } looks for the top of the deck, but there are no cards.
}
vanguard-told-card-sacrificed = { $who } Sacrifices { FORM($card, "quoted") }.
vanguard-told-tossed = { $who } gives up { FORM($card, "quoted") }.
vanguard-told-charges-gained = { $count ->
    [one] { $who } gains { $count } Charge.
   *[other] { $who } gains { $count } Charges.
}
vanguard-told-charges-lost = { $count ->
    [one] { $who } loses { $count } Charge.
   *[other] { $who } loses { $count } Charges.
}
vanguard-told-token-placed = { $who } places { FORM($gear, "quoted") } in { $sector }.
vanguard-told-token-moved = { FORM($gear, "quoted") } moves to { $sector }.


## Leads and Discoveries

# A Lead token by its value
vanguard-lead = { $bonus ->
    [card] { $value } (+1 card)
    [charge] { $value } (+1 Charge)
   *[none] { $value }
}
# $any: whether the bag had any tokens
vanguard-told-leads-drawn = { $any ->
    [yes] { $who } draws { FORM($type, "adj") } Leads: { $tokens }.
   *[no] { $who } draws no Leads: the bag is empty.
}
vanguard-told-lead-returned = { $who } puts a Lead back into the bag: { $token }.
vanguard-told-lead-placed = { $who } places a Lead on the { FORM($type, "adj") } deck: { $token }.
vanguard-told-discovered = The team discovers { FORM($card, "quoted") }.
vanguard-told-no-discovery = There is no { FORM($type, "adj") } Discovery left.
vanguard-told-unique-found = The team finds a Unique Discovery: { FORM($card, "quoted") }.
