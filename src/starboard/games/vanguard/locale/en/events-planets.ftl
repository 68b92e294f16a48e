# What happened: the planet’s cards, markers, time and Missions, and what the team has.


## The board

vanguard-told-poi-placed = In { $sector } there is now “{ $poi }”.
vanguard-told-condition-changed = The Global Condition is now “{ $condition }”.
# $done: whether the marker says that an action is done for ever
vanguard-told-marked = { $done ->
    [yes] “{ $mark }” is done for good in { $sector }.
   *[no] A marker “{ $mark }” is put in { $sector }.
}
# $done: whether the marker says that an action is done for ever
vanguard-told-unmarked = { $done ->
    [yes] “{ $mark }” can be done again in { $sector }.
   *[no] The marker “{ $mark }” is gone from { $sector }.
}
# $path: whether it is a Path or a Sector
vanguard-told-opened = { $path ->
    [yes] The Path between { $start } and { $end } is open.
   *[no] { $start } is open.
}
# $path: whether it is a Path or a Sector
vanguard-told-shut = { $path ->
    [yes] The Path between { $start } and { $end } is closed.
   *[no] { $start } is closed.
}
vanguard-told-clue = { $clue ->
    [first] Now it is known: the secret order begins with { $sector }.
    [last] Now it is known: the secret order ends with { $sector }.
   *[notfirst] Now it is known: the secret order does not begin with { $sector }.
}


## Time

# $card: a Global Condition, a POI or a Threat; $at: the space it has reached
vanguard-told-time-advanced = The Time track of “{ $card }” advances to { $at }.
vanguard-told-time-moved-back = The Time track of “{ $card }” goes back to { $at }.
vanguard-told-time-reset = The Time track of “{ $card }” starts anew.
vanguard-told-time-held = The Time track of “{ $card }” stands still until round { $round } is over.


## Missions

vanguard-told-mission-revealed = New Mission: “{ $mission }”.
vanguard-told-mission-completed = Mission completed: “{ $mission }”.
vanguard-told-mission-fulfilled = Everything that “{ $mission }” asks for is done.
vanguard-told-mission-failed = Mission failed: “{ $mission }”.
vanguard-told-rank-up-completed = The Rank-Up card { FORM($card, "quoted") } is completed.


## What the team has

vanguard-told-supplies-counted = { $count ->
    [one] There is { $count } Supply.
   *[other] There are { $count } Supplies.
}
vanguard-told-supplies-gained = { $count ->
    [one] The team gains { $count } Supply.
   *[other] The team gains { $count } Supplies.
}
vanguard-told-supplies-lost = { $count ->
    [one] The team loses { $count } Supply.
   *[other] The team loses { $count } Supplies.
}
vanguard-told-success = { $count ->
    [one] The team gains { $count } Success token.
   *[other] The team gains { $count } Success tokens.
}
vanguard-told-success-lost = { $count ->
    [one] The team loses { $count } Success token.
   *[other] The team loses { $count } Success tokens.
}
vanguard-told-flagged = “{ $flag }” is recorded for the campaign.
vanguard-told-gear-won = { FORM($gear, "quoted") } is waiting in the Armory.
vanguard-told-project-won = Research Project { $number } is waiting on board the ship.
