# What happened: attacks, wounds, flames and explosions.
# $hits are attack dice that show something, $blocks defence dice that do.

# $way: shot, template, blast, turret, close, free-attack, or anything else; $armed: whether there is a $weapon
saga-log-attacked = { $way ->
    [shot] { FORM($who, "The") } shoots at { FORM($target, "the") }{ saga-log-with-weapon }: { saga-log-dice }.
    [turret] { FORM($who, "The") } fires at { FORM($target, "the") }: { saga-log-dice }.
    [template] { FORM($target, "The") } is in the flames: { saga-log-dice }.
    [blast] { FORM($target, "The") } is caught in the blast: { saga-log-dice }.
    [close] { FORM($who, "The") } assaults { FORM($target, "the") }{ saga-log-with-weapon }: { saga-log-dice }.
    [free-attack] { FORM($who, "The") } strikes at { FORM($target, "the") }, who is Breaking Away: { saga-log-dice }.
    [flat] { FORM($who, "The") } attacks { FORM($target, "the") }: { saga-log-dice }.
   *[hazard] { FORM($target, "The") } is in danger: { saga-log-dice }.
}
# $armed: whether there is a $weapon
saga-log-with-weapon = { $armed ->
    [yes] { " " }with { FORM($weapon, "quoted") }
   *[no] { "" }
}
# $hits, $blocks: dice that show something
saga-log-dice = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $blocks ->
    [0] no block
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
# $shown: how many of the dice show something now
saga-log-rerolled = { FORM($who, "The") } rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
} again: { $shown ->
    [0] nothing but blanks
    [one] { $shown } shows something
   *[other] { $shown } show something
}.
saga-log-soaked = { FORM($who, "The") } shrugs off a hit thanks to { FORM($source, "quoted") }.
saga-log-paired = { $wounds ->
    [0] { FORM($target, "The") } is unharmed: everything was blocked.
    [one] { $wounds } hit gets through to { FORM($target, "the") }.
   *[other] { $wounds } hits get through to { FORM($target, "the") }.
}
# $shields: how many of the wounds the Energy Shields take
saga-log-wounded = { FORM($who, "The") } suffers { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $shields ->
    [0] { "" }
   *[other] { $wounds ->
        [one] , on an Energy Shield
       *[other] , { $shields } of them on Energy Shields
    }
}.
saga-log-crippled = { FORM($who, "The") } is Crippled.
saga-log-eliminated = { FORM($who, "The") } is eliminated.
saga-log-piece-destroyed = { FORM($who, "The") } is destroyed.
saga-log-destroyed = { FORM($what, "The") } is destroyed.
saga-log-healed = { FORM($who, "The") } loses { $counters ->
    [one] { $counters } Wound Counter
   *[other] { $counters } Wound Counters
}.
saga-log-recharged = { FORM($who, "The") } recharges { $counters ->
    [one] { $counters } box
   *[other] { $counters } boxes
} of Energy Shield.
# $until: turn, round, next-round, nexus-phase, mission, card
saga-log-effect = { FORM($who, "The") } is under the effect of { FORM($source, "quoted") }{ saga-log-until }.
# $until: turn, activation, round, next-round, nexus-phase, mission, card
saga-log-until = { $until ->
    [turn] { " " }until the end of this Turn
    [activation] { " " }until the end of this activation
    [round] { " " }until the end of this Round
    [next-round] { " " }until the end of the next Round
    [nexus-phase] { " " }until the next Nexus Phase
    [mission] { " " }for the rest of the mission
   *[card] { "" }
}
# $any: whether anybody is hit
saga-log-template = { FORM($who, "The") } fires { FORM($weapon, "quoted") }. { $any ->
    [yes] In the flames: { $hit }
   *[no] Nobody is in the flames
}.
# $aim: such as “facing north”; $somebody: whether a Mercenary did it; $any: whether anybody is hit
saga-log-device-flames = { $somebody ->
    [yes] { FORM($who, "The") } lights { FORM($device, "the") }, { FORM($aim, "in") }
   *[no] The Nexus lights { FORM($device, "the") }, { FORM($aim, "in") }
}. { $any ->
    [yes] In the flames: { $hit }
   *[no] Nobody is in the flames
}.
saga-log-blast = Explosion on { $at }. { $any ->
    [yes] Hit: { $hit }
   *[no] Nobody is hit
}.
saga-log-detonated = { FORM($who, "The") } sets off the charge on { $at }.
# $count: how many Minions are stunned
saga-log-flashed = { FORM($who, "The") } throws a flash charge on { $at }: { $count ->
    [0] nobody is stunned
    [one] { $count } Minion is stunned
   *[other] { $count } Minions are stunned
}.
saga-log-heron-shaken = { FORM($who, "The") } is Crippled with Heron close by: a die decides about Heron.
saga-log-heron-hurt = Heron is hurt.
saga-log-withdraws = { FORM($who, "The") } is Crippled and makes for the nearest Reinforcement Point.
saga-log-withdrew = { FORM($who, "The") } has got away.
