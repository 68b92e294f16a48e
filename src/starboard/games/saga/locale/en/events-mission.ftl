# What happened: what only some missions do.

saga-log-mission-answer = The answer: “{ $answer }”.
# $change: what is changed of what, as belts-state; $value and $number: what it is now;
# $feature: belts, glass, spore-beds, shelves, pulse, burn-line
saga-log-feature-changed = { $change ->
    [belts-state] The conveyor belts { $value ->
        [run] run as they are meant to
        [stop] stand still
        [reverse] run backwards
       *[fast] run twice as far
    } now.
    [spore-beds-state] { $value ->
        [on] The spores are active again.
       *[off] The spores are gone.
    }
    [pulse-skip] { $number ->
        [0] The reactor is no longer dampened.
        [one] The reactor is dampened: its next pulse does not come.
       *[other] The reactor is dampened: its next { $number } pulses do not come.
    }
    [pulse-extra] { $number ->
        [0] The surge of the reactor is over.
       *[other] The reactor surges: in this Round it strikes the next quarter as well.
    }
    [pulse-dice] { $number ->
        [0] The reactor strikes no more.
        [one] From now on the reactor strikes with { $number } die.
       *[other] From now on the reactor strikes with { $number } dice.
    }
    [burn-line-row] The burn line rises.
    [burn-line-hold] { $number ->
        [0] Nothing holds the burn line any more.
        [one] The burn line is held for { $number } Round.
       *[other] The burn line is held for { $number } Rounds.
    }
    [burn-line-faster-from] The burn line rises faster from Round { $number } on.
   *[other] { $feature ->
        [belts] The conveyor belts run differently now.
        [glass] The glass has changed.
        [spore-beds] The spore beds have changed.
        [shelves] The shelves move differently now.
        [pulse] The rhythm of the reactor changes.
        [burn-line] The fire behaves differently now.
       *[other] Something about this place has changed.
    }
}
saga-log-complexity = Operation “{ $operation }” now has Complexity { $complexity }.
# $kinds: Minions that may be called
saga-log-kinds = From now on the Nexus may call: { $kinds }.
saga-log-ally = { FORM($who, "The") } is on the Mercenaries’ side now.
saga-log-removed = { FORM($who, "The") } is taken off the board.
# $token: charge, loose-charge or another marker; $number: how many lie there now
saga-log-tokens = { FORM($piece, "The") }, { $token ->
    [charge] explosive charges in place
    [loose-charge] loosened charges
   *[other] markers
}: { $number }.
saga-log-card-lies = { FORM($card, "quoted") } now lies on { $at }.
saga-log-card-taken = { FORM($who, "The") } takes { FORM($card, "quoted") }.
saga-log-card-dropped = { FORM($who, "The") } drops { FORM($card, "quoted") } on { $at }.
saga-log-card-burnt = { FORM($card, "quoted") } is burnt.
saga-log-door-sealed = { FORM($door, "The") } is sealed for good.
saga-log-field-opened = { FORM($field, "The") } goes out.
saga-log-field-closed = { FORM($field, "The") } comes on.
saga-log-field-blocked = { FORM($field, "The") } cannot come on: somebody is standing in it.
# $to: on or off
saga-log-device-turned = { $to ->
    [on] { FORM($device, "The") } is on now.
   *[off] { FORM($device, "The") } is off now.
}
saga-log-spores = { FORM($who, "The") } stands among the spores.
# $sector: north, east, south, west; $any: whether anybody is hit
saga-log-pulse = The reactor strikes { $sector ->
    [north] in the north
    [east] in the east
    [south] in the south
   *[west] in the west
}. { $any ->
    [yes] Hit: { $hit }
   *[no] Nobody is hit
}.
# $row: the first row that burns
saga-log-burn-line = The fire has reached row { $row }.
saga-log-items-burnt = What { FORM($fallen, "the") } dropped is burnt.
saga-log-point-burnt = { FORM($point, "The") } is burnt.
saga-log-slide-chosen = The Artificial Nexus wants to move { FORM($shelf, "the") }.
saga-log-shelf-rolls = { FORM($shelf, "The") } rolls to its other place.
saga-log-shelf-crushes = { FORM($shelf, "The") } crushes somebody instead of moving: { $hit }.
saga-log-carried = The belt carries { FORM($who, "the") } to { $square }.
saga-log-card-carried = The belt carries { FORM($card, "quoted") } to { $at }.
saga-log-counter-carried = The belt carries what { FORM($who, "the") } dropped to { $at }.
