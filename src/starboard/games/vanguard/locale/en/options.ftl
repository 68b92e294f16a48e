# What can be chosen in ISS Vanguard. $who is a crew member, $section a Section, $sector a Sector with its number, $card a
# card, $die a Section die, $face what it shows; $does is a sentence of the cards’ rules text.


## Anybody, anything, anywhere

vanguard-quoted = “{ $name }”
vanguard-action-prepare = Prepare
vanguard-source-path = The Path
vanguard-source-landing = The landing
vanguard-source-danger = Danger { $letter }
vanguard-source-unique-space = The Unique Discovery space
vanguard-choice-member = { $who } ({ $section })
vanguard-choice-sector = { $sector }
vanguard-choice-die = { $die } showing { $face }
vanguard-choice-die-lent = { $die } showing { $face }, lent by { $who }
vanguard-die-shown = { $die } ({ $face })
vanguard-die-shown-lent = { $die } ({ $face }, lent by { $who })
vanguard-choice-use = { $card } ({ $kind }): { $does }
vanguard-choice-use-of = { $who }, { $card } ({ $kind }): { $does }
vanguard-used-skill = Skill, 1 Charge
vanguard-used-card = Section card
vanguard-used-gear = equipment
vanguard-used-token = equipment on the board
vanguard-used-discovery = Discovery
vanguard-used-unique = Unique Discovery
vanguard-used-mod = Lander Mod
# $cost: what has to be done first, as an infinitive
vanguard-deed-paid = Cost: { $cost }. Then { $effects }.
vanguard-aside-exert = { $who } Exerts: Sacrifice 1 die, then Refresh up to 5.
vanguard-aside-exert-exhausted = { $who } Exerts: gain { vanguard-injury-exhausted.form-quoted }, then Refresh up to 5 dice.


## The team

vanguard-choice-team = { $sections }
vanguard-choice-recruit = { $charges ->
    [one] { $who }. { $skill } (1 Charge): { $does } { $converts }
   *[other] { $who }. { $skill } ({ $charges } Charges): { $does } { $converts }
 }
vanguard-choice-rank-up = { $card }: { $needs }
vanguard-joined-needs = { $first } { $next }
vanguard-choice-rank-up-action = { $card }: perform “{ $action }”.
vanguard-choice-landing-roll-roll = Roll the Danger die
vanguard-none-take-over = Nobody takes it
vanguard-choice-buy-dice-buy = Buy them
vanguard-choice-buy-dice-keep = Keep the Success tokens


## Turns

vanguard-choice-special = Special Action: { $action }
    .text = { $says }
vanguard-choice-special-danger = { $count ->
    [one] Special Action: { $action } (Danger { $letters })
   *[other] Special Action: { $action } (Dangers { $letters })
 }
    .text = { $says }
vanguard-otherwise = Otherwise: { $does }
vanguard-choice-way = Travel to { $sector }
vanguard-choice-way-icons = Travel to { $sector }: { $icons }
vanguard-choice-way-travel = Travel to { $sector }: { $icons }
    .text = { $condition }: { $does }
vanguard-way-travel = Travel icon
vanguard-way-danger = { $count ->
    [one] Danger { $letter }
   *[other] { $count } × Danger { $letter }
 }
vanguard-way-spend = { $colour ->
    [red] { $count ->
        [one] Spend a red die
       *[other] Spend { $count } red dice
     }
    [green] { $count ->
        [one] Spend a green die
       *[other] Spend { $count } green dice
     }
    [blue] { $count ->
        [one] Spend a blue die
       *[other] Spend { $count } blue dice
     }
   *[any] { $count ->
        [one] Spend a die
       *[other] Spend { $count } dice
     }
 }
vanguard-choice-turn-travel = Travel
vanguard-choice-turn-prepare = Prepare: draw a card, make a check for Dice Combos, or both
vanguard-choice-turn-rest = { $count ->
    [0] Rest: Refresh half of the dice, draw a card
    [one] Rest: pay 1 Supply, Refresh half of the dice, draw a card
   *[other] Rest: pay { $count } Supplies, Refresh half of the dice, draw a card
 }
vanguard-choice-turn-lift-off = Lift off: end the exploration
vanguard-choice-turn-complete = Complete the Mission { $mission }
vanguard-choice-turn-trade = Trade equipment
vanguard-choice-turn-hand-core = Hand the core to { $who }
vanguard-choice-turn-take-core = Take up the core
vanguard-choice-turn-end-turn = End the turn
vanguard-choice-trade = { $card }: from { $from } to { $to }
vanguard-choice-prepare-draw = Draw a card
vanguard-choice-prepare-check = Make a Dice Check for Dice Combos
vanguard-none-prepare = That is enough
vanguard-none-step-to = Go no further
vanguard-choice-accept-help-accept = Accept
vanguard-choice-accept-help-refuse = Refuse
vanguard-choice-lift-off-consent-agree = Lift off
vanguard-choice-lift-off-consent-refuse = Stay on the planet


## The Dice Check

vanguard-none-dice = No dice of their own
vanguard-none-assist = Lend no die
vanguard-none-assist-more = Lend no die
vanguard-none-modify = Leave the dice as they are
vanguard-none-pick-dice = No dice
# $to: the face that it will show
vanguard-choice-turn-die = { $die }: turn it to { $to }
vanguard-none-turn-die = Turn no more dice
vanguard-none-join = Add no die
vanguard-choice-injury-die = { $face }: strikes { $injury }
vanguard-choice-injury-die-harmless = { $face }: strikes nothing
vanguard-choice-danger-die = Danger { $letter }, { $face }: { $does }
vanguard-choice-danger-die-harmless = Danger { $letter }, { $face }: nothing happens
# $needs: icons to be paid
vanguard-choice-combo = { $card } ({ $needs }): { $does }
vanguard-none-combo = No more Dice Combos
vanguard-choice-pay = { $dice }
# $row: the result that the check goes straight to, with what that does; none of its own, or on
vanguard-check-then = { $row ->
    [green] the check goes straight to its green result. { $does }
    [yellow] the check goes straight to its yellow result. { $does }
    [red] the check goes straight to its red result. { $does }
    [none] the check ends at once, without a result
   *[on] the check goes on
 }
vanguard-choice-treat-as-yes = Count it as { $icon }: { $then }
# $icon
vanguard-choice-treat-as-no = Do not: { $then }
vanguard-choice-times = { $count ->
    [0] Not at all
    [one] Once
   *[other] { $count } times
 }
vanguard-choice-mark-row-yes = Take it: { $does }
vanguard-choice-mark-row-no = Leave it and look at the row below
vanguard-none-after-failing = Accept the failure
vanguard-none-keep = Keep no more dice


## Cards and equipment

vanguard-none-recover = Take none
# $biomes: the grounds on which the first half is resolved, elsewhere the second; both are sentences
vanguard-halves-of-event = { $biomes }: { $primary } Elsewhere: { $secondary }
# $says: what is printed on the card, in sentences
vanguard-choice-put-back-top = { $card } on top. { $says }
vanguard-choice-put-back-bottom = { $card } underneath. { $says }
vanguard-none-before-danger = Let it happen
vanguard-none-before-injury = Let it happen
vanguard-none-before-event = Let it happen
vanguard-none-before-travel = Use nothing
vanguard-none-before-rest = Use nothing
vanguard-none-before-lead = Use nothing
vanguard-none-upgrades = Leave them in the pack
vanguard-none-drive = It stays there


## Dice and Injuries

vanguard-choice-spend-sacrifice = Sacrifice a die
# One like it is Spent
vanguard-choice-sacrifice-available = { $die } (the Available one)
vanguard-choice-spend-sacrifice-exhausted = Gain { vanguard-injury-exhausted.form-quoted }: too few dice are left for a Sacrifice
vanguard-choice-spend-sacrifice-spared = Nothing happens: in the Tutorial nobody gains { vanguard-injury-exhausted.form-quoted }
vanguard-choice-lose-charge-lose = Lose it
# $free: free slots
vanguard-choice-column = { $colour ->
    [red] Red column
    [green] Green column
   *[blue] Blue column
 } { $free ->
    [0] (full: a die is pushed off)
    [one] (1 free slot)
   *[other] ({ $free } free slots)
 }
# $slot: from the left, where there are several copies
vanguard-choice-injury-slot = { $injury }, Injury Slot { $slot }
vanguard-choice-remove-injury-die = { $column ->
    [red] The one on the red column
    [green] The one on the green column
    [blue] The one on the blue column
   *[resolved] One of the roll that is done with
 }
vanguard-choice-remove-injury-die-rolled = The one in the roll ({ $face })


## The planet

# $space: where its token is, of $length spaces
vanguard-choice-clock = { $card } ({ $space } of { $length })
vanguard-choice-clock-sector = { $card } in { $sector } ({ $space } of { $length })
vanguard-choice-threat = { $threat }, in { $sector }
# $back: whether it goes back into the bag later
vanguard-choice-lead = Lead { $value }{ $back ->
    [yes] , goes back into the bag
   *[no] { "" }
 }{ $bonus ->
    [card] , +1 card
    [charge] , +1 Charge
   *[none] { "" }
 }
vanguard-choice-read = Go on
