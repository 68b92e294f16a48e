# A Dice Check on the screen.

web-vanguard-check = Dice Check: { $action }
web-vanguard-check-prepare = Prepare
web-vanguard-check-planet = Look at the planet
web-vanguard-check-back = Back to “{ $action }”


## The ten steps

web-vanguard-check-step = Step { $step } of { $steps }:
web-vanguard-check-step-1 = Choose dice
web-vanguard-check-step-1-text = Any of your Available dice; then everyone here may lend one.
web-vanguard-check-step-2 = Add Injury and Danger dice
web-vanguard-check-step-2-text = Your Injury dice and the Danger dice of the action join the roll.
web-vanguard-check-step-3 = Roll dice
web-vanguard-check-step-3-text = All of them at once. Nothing is rolled again for free.
web-vanguard-check-step-4 = Modify results
web-vanguard-check-step-4-text = Cards, equipment and Skills may still change the dice.
web-vanguard-check-step-5 = Dice Combos
web-vanguard-check-step-5-text = Cards in hand and the planet may trade dice for their effects.
web-vanguard-check-step-6 = Resolve Injury and Danger dice
web-vanguard-check-step-6-text = One by one: first the Injuries strike, then the planet.
web-vanguard-check-step-7 = Special Effects
web-vanguard-check-step-7-text = From the top, each as often as the dice allow. Its dice are Spent.
web-vanguard-check-step-8 = Mark the outcome
web-vanguard-check-step-8-text = The first row from the top that the remaining dice pay for.
web-vanguard-check-step-9 = Spend remaining dice
web-vanguard-check-step-9-text = Whatever still lies there goes to the Spent Pools.
web-vanguard-check-step-10 = Resolve the outcome
web-vanguard-check-step-10-text = The marked row, and every track that is full.


## Rows, tracks and Special Effects

web-vanguard-check-or = or
web-vanguard-check-otherwise = otherwise
web-vanguard-check-effects = Special Effects
web-vanguard-check-chance = { $percent }%
web-vanguard-check-certain = certain
web-vanguard-check-impossible = impossible
web-vanguard-check-fills = that it fills up
web-vanguard-check-advances = that it advances
web-vanguard-check-track-at = { $at } of { $length }
web-vanguard-check-times = { $count }×
web-vanguard-check-times-range = { $least }–{ $most }×
web-vanguard-check-met = Met now
web-vanguard-check-met-wild = Met with wild icons
web-vanguard-check-met-too = Met as well
web-vanguard-check-stands = As the dice lie
web-vanguard-check-not-met = Out of reach for now
web-vanguard-check-one-more = One more icon
web-vanguard-check-marked = Marked


## Dice

web-vanguard-check-your-dice = Your dice: pick any
web-vanguard-check-lend = Lend one of your dice?
web-vanguard-check-pool = Roll Pool
web-vanguard-check-pool-count = { $count ->
    [one] Roll Pool · { $count } die
   *[other] Roll Pool · { $count } dice
}
web-vanguard-check-pay = Press the dice that pay.
web-vanguard-check-pool-empty = The dice are being chosen.
web-vanguard-check-pool-spent = No dice are left.
web-vanguard-check-shows = The dice show { $icons }
web-vanguard-check-other-dice = { $count ->
    [0] Injury and Danger dice · all resolved
    [one] Injury and Danger dice · { $count } to resolve
   *[other] Injury and Danger dice · { $count } to resolve
}
web-vanguard-check-danger = Danger { $letter }
web-vanguard-check-harmless = Nothing happens.


## What is played onto them

web-vanguard-check-combos = Dice Combos within reach
web-vanguard-check-counts = Also counts
web-vanguard-check-converts = { $colour ->
    [red] A red Basic counts as { $icon }.
    [green] A green Basic counts as { $icon }.
    [blue] A blue Basic counts as { $icon }.
   *[any] Any Basic counts as { $icon }.
}
web-vanguard-check-doubled = { $icon } counts twice.
web-vanguard-check-helpers = Who can help
web-vanguard-check-lent = { $count ->
    [one] lends { $count } die
   *[other] lends { $count } dice
}
web-vanguard-check-helped = has helped with a card
web-vanguard-check-beside = stands by
