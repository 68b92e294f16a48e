# What happened: set-up, rounds and turns, actions, Events, what changes hands.


## Set-up

vanguard-told-board-laid-out = The board of { $planet } is laid out.
vanguard-told-joined = { $who } joins the Away Team ({ $section }).
vanguard-told-loaded = { $who } takes { FORM($gear, "quoted") } along.
vanguard-told-rank-up-chosen = The Rank-Up card of this exploration is { FORM($card, "quoted") }.


## The story

# $numbered: whether the Log has a number
vanguard-told-page = { $numbered ->
    [yes] The team reads Log { $number }.
   *[no] The team reads the first Log.
}
vanguard-told-page-chosen = The team has chosen: “{ $choice }”.


## Rounds and turns

vanguard-told-round-begun = Round { $round } begins.
vanguard-told-start-token = { $who } has the Start token.
vanguard-told-turn-begun = It is { $who }’s turn.
vanguard-told-turn-ended = { $who }’s turn is over.
# $matched: whether its biome fits the Sector
vanguard-told-event-revealed = { $matched ->
    [yes] Event at { $who }: { FORM($event, "quoted") }. The biome fits.
   *[no] Event at { $who }: { FORM($event, "quoted") }. The biome does not fit.
}
vanguard-told-event-ignored = { $who } sees to it that the Event passes without effect.
vanguard-told-event-weakened = { $who } sees to it that only the upper part of the Event is resolved.
# $any: whether there was a card to look at
vanguard-told-scried = { $any ->
    [yes] { $who } looks at the next Events: { FORM($cards, "quoted") }.
   *[no] { $who } looks for the next Events, but there are none.
}


## Actions

vanguard-told-special-action = { $who } performs “{ $action }”.
vanguard-told-travels = { $who } travels to { $sector }.
vanguard-told-arrived = { $who } arrives in { $sector }.
vanguard-told-rests = { $who } Rests.
vanguard-told-prepares = { $who } Prepares.
vanguard-told-exerted = { $who } Exerts.
vanguard-told-lift-off = { $who } gives the word: Lift-Off.
# $who: the crew of the player who does not agree
vanguard-told-lift-off-refused = The Lander stays. Against the Lift-Off: { $who }.


## What changes hands

vanguard-told-traded = { $who } gives { FORM($gear, "quoted") } to { $to }.
vanguard-told-gear-taken-over = { $who } takes over { FORM($gear, "quoted") }.
# $card: a card or a Global Condition
vanguard-told-help-refused = { $who } declines the help of “{ $card }”.
vanguard-told-drawn-by-lot = The lot falls on { $who }.
vanguard-told-core-taken = { $who } takes up the core.
vanguard-told-core-handed = { $who } hands the core to { $to }.
vanguard-told-core-dropped = { $who } leaves the core behind in { $sector }.
vanguard-told-core-gone = Nobody carries the core any longer.
