# What happened: dice checks, and dice on the crew boards.


## What dice show

# $n: how many dice show it
vanguard-shown = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
vanguard-shown-red = { $faces } (red)
vanguard-shown-green = { $faces } (green)
vanguard-shown-blue = { $faces } (blue)
vanguard-shown-injury = { $faces } (Injury)
vanguard-shown-danger = { $faces } (Danger)
vanguard-shown-next = { $first }; { $next }


## The check

vanguard-told-check-begun = { $who } makes a Dice Check.
vanguard-told-assisted = { $who } Assists with { FORM($die, "a") }.
# $any: whether there were any dice
vanguard-told-rolled = { $any ->
    [yes] { $who } rolls: { $shown }.
   *[no] { $who } rolls no dice.
}
# $any: whether there were any dice
vanguard-told-rerolled = { $any ->
    [yes] Rolled again: { $shown }.
   *[no] Nothing is rolled again.
}
vanguard-told-die-turned = { FORM($die, "The") } of { $who } is turned to { $face }.
vanguard-told-converts = { $colour ->
    [red] { $who } may count red Basic as { $icon }.
    [green] { $who } may count green Basic as { $icon }.
    [blue] { $who } may count blue Basic as { $icon }.
   *[any] { $who } may count Basic as { $icon }.
}
vanguard-told-doubled = Each { $icon } counts twice.
# $card: a card or a Global Condition
vanguard-told-combo = { $who } triggers the Dice Combo of “{ $card }”.
# $any: whether there were any dice
vanguard-told-dice-paid = { $any ->
    [yes] { $who } pays with { $shown }.
   *[no] { $who } pays without dice.
}
# $any: whether there were any dice
vanguard-told-dice-dropped = { $any ->
    [yes] Spent from the Roll Pool: { $shown }.
   *[no] Nothing is Spent from the Roll Pool.
}
vanguard-told-check-ended = { $row ->
    [green] The check goes straight to its green result.
    [yellow] The check goes straight to its yellow result.
   *[red] The check goes straight to its red result.
}
vanguard-told-row-marked = { $row ->
    [green] The green row is marked.
    [yellow] The yellow row is marked.
   *[red] The red row is marked.
}
vanguard-told-kept = { $who } takes { FORM($die, "the") } back.
vanguard-told-result = { $row ->
    [green] Green result of “{ $action }” for { $who }.
    [yellow] Yellow result of “{ $action }” for { $who }.
   *[red] Red result of “{ $action }” for { $who }.
}
# $empty: whether the marker is off the track
vanguard-told-track-moved = { $empty ->
    [yes] { $colour ->
        [green] The green track of “{ $action }” is empty again.
       *[red] The red track of “{ $action }” is empty again.
    }
   *[no] { $colour ->
        [green] The green track of “{ $action }” is at { $at }.
       *[red] The red track of “{ $action }” is at { $at }.
    }
}


## Dice on the crew boards

vanguard-told-refreshed = { $who } Refreshes { FORM($die, "a") }.
vanguard-told-spent = { $who } Spends { FORM($die, "a") }.
vanguard-told-sacrificed = { $who } Sacrifices { FORM($die, "a") }.
vanguard-told-pushed-off = There is no room left for { FORM($die, "a") } of { $who }: it is Spent.
