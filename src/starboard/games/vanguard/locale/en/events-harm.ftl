# What happened: Injuries, dangers and Threats.


## Injuries

vanguard-told-injured = { $who } gains the Injury { FORM($injury, "quoted") }.
vanguard-told-injury-prevented = { $who } is spared the Injury { FORM($injury, "quoted") }.
vanguard-told-injury-softened = For { $who } it is only the Injury { FORM($injury, "quoted") }.
vanguard-told-injury-covered = { $who } turns the Injury { FORM($injury, "quoted") } face down.
vanguard-told-injury-uncovered = The Injury { FORM($injury, "quoted") } of { $who } is face up again.
vanguard-told-injury-removed = { $who } gets rid of the Injury { FORM($injury, "quoted") }.
vanguard-told-injury-die-placed = { $column ->
    [red] { $who } gets an Injury die in the red column.
    [green] { $who } gets an Injury die in the green column.
   *[blue] { $who } gets an Injury die in the blue column.
}
# $column: where the die lay, or that it had been rolled
vanguard-told-injury-die-removed = { $column ->
    [red] { $who } gets rid of the Injury die in the red column.
    [green] { $who } gets rid of the Injury die in the green column.
    [blue] { $who } gets rid of the Injury die in the blue column.
   *[rolled] { $who } gets rid of an Injury die of the Roll Pool.
}
vanguard-told-injury-die-passes = The Injury die of { $who } ({ $face }) strikes no Injury.
vanguard-told-injury-die-ignored = An Injury die is ignored: { $face }.
vanguard-told-injury-strikes = { FORM($injury, "quoted") } strikes { $who }: { $face }.
vanguard-told-died = { $who } dies.
vanguard-told-left-planet = { $who } leaves the planet.


## Dangers

vanguard-told-danger-rolled = { $who } rolls Danger { $letter }: { $face }.
# $harmless: whether the symbol does nothing under its letter
vanguard-told-danger = { $harmless ->
    [yes] Danger { $letter } passes { $who } by.
   *[no] Danger { $letter } strikes { $who } ({ $face }): { $does }
}
vanguard-told-danger-ignored = Danger { $letter } is ignored: { $face }.


## Threats

vanguard-told-threat-appeared = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } appear in { $sector }.
   *[one] { FORM($threat, "The") } appears in { $sector }.
}
vanguard-told-threat-moved = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } move to { $sector }.
   *[one] { FORM($threat, "The") } moves to { $sector }.
}
vanguard-told-threat-spread = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } spread to { $sector }.
   *[one] { FORM($threat, "The") } spreads to { $sector }.
}
# $at: whether everybody in a Sector is attacked, or one who comes upon it
vanguard-told-threat-attacks = { FORM($threat, "number") ->
    [many] { $at ->
        [sector] { FORM($threat, "The") } attack in { $sector }.
       *[one] { FORM($threat, "The") } attack { $who }.
    }
   *[one] { $at ->
        [sector] { FORM($threat, "The") } attacks in { $sector }.
       *[one] { FORM($threat, "The") } attacks { $who }.
    }
}
vanguard-told-threat-dulled = { $count ->
    [one] The next attack of { FORM($threat, "the") } will do nothing.
   *[other] The next { $count } attacks of { FORM($threat, "the") } will do nothing.
}
vanguard-told-attack-dulled = The attack of { FORM($threat, "the") } does nothing.
vanguard-told-threat-banished = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } leave the planet.
   *[one] { FORM($threat, "The") } leaves the planet.
}
