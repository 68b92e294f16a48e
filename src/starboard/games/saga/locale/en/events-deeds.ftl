# What happened: stealth, doors, Terminals, searching, equipment.


## Stealth

# $drawn: spaces that the Minion comes closer
saga-log-stealth-test = Stealth test: { $drawn ->
    [0] { FORM($agent, "the") } notices nothing of { FORM($who, "the") }.
    [one] { FORM($agent, "the") } comes { $drawn } space closer to { FORM($who, "the") }.
   *[other] { FORM($agent, "the") } comes { $drawn } spaces closer to { FORM($who, "the") }.
}
saga-log-distracted = { FORM($who, "The") } makes a noise: { $squares ->
    [0] { FORM($agent, "the") } pays no attention.
    [one] { FORM($agent, "the") } can be led { $squares } space astray.
   *[other] { FORM($agent, "the") } can be led { $squares } spaces astray.
}
saga-log-detected = { FORM($agent, "The") } has noticed { FORM($who, "the") }: from now on the Nexus is aware of the Mercenaries.


## Doors

# $somebody: whether a model did it
saga-log-door-opened = { $somebody ->
    [yes] { FORM($who, "The") } opens { FORM($door, "the") }.
   *[no] { FORM($door, "The") } opens.
}
# $somebody: whether a model did it; $lock: 0 if it is not locked
saga-log-door-closed = { $somebody ->
    [yes] { FORM($who, "The") } closes { FORM($door, "the") }.
   *[no] { FORM($door, "The") } closes{ $lock ->
        [0] { "" }
       *[other] , with Lock Strength { $lock }
    }.
}
saga-log-door-locked = { FORM($door, "The") } is locked, with Lock Strength { $lock }.
saga-log-unlocked = { FORM($door, "The") } is unlocked.
saga-log-lock-lowered = { FORM($who, "The") } lowers the lock of { FORM($door, "the") } by { $levels } to Lock Strength { $left }.


## Terminals

# $operations: their names; $count: how many; $hints: what it says of doors that bear Access Denied
saga-log-terminal-accessed = { FORM($who, "The") } accesses { FORM($terminal, "the") }.{ $count ->
    [0] { "" }
    [one] { " " }There is one operation: { $operations }.
   *[other] { " " }There are these operations: { $operations }.
}{ $hinted ->
    [yes] { " " }{ $hints }
   *[no] { "" }
}
saga-log-nothing-to-hack = { FORM($who, "The") } finds nothing to hack at { FORM($terminal, "the") }.
saga-log-hacking-roll = { FORM($who, "The") } tries to hack { FORM($terminal, "the") }: { saga-log-dice }.
saga-log-hacked = { $successes ->
    [0] { FORM($who, "The") } does not get past the Firewall.
    [one] { FORM($who, "The") } gets past the Firewall with { $successes } success.
   *[other] { FORM($who, "The") } gets past the Firewall with { $successes } successes.
}
saga-log-data-spike = { FORM($who, "The") } drives in a data spike.
# $operation: its name; $succeeds: yes or no
saga-log-operation = { $succeeds ->
    [yes] Operation “{ $operation }”: done.
   *[no] Operation “{ $operation }”: not done yet.
}


## Searching

saga-log-interacted = { FORM($who, "The") } takes a closer look at { FORM($what, "the") }.
saga-log-interaction-failed = { FORM($who, "The") } gets nowhere with { FORM($what, "the") }: { FORM($needs, "quoted") } is missing.
saga-log-nothing-there = { FORM($who, "The") } finds nothing.
saga-log-searched-supplies = { FORM($who, "The") } searches for Supplies.
# $cards: what was found; $count: how many
saga-log-supplies-found = { $count ->
    [0] { FORM($who, "The") } finds nothing.
   *[other] { FORM($who, "The") } finds { FORM($cards, "quoted") }.
}


## Equipment

saga-log-charge-used = { FORM($who, "The") } uses { FORM($card, "quoted") } ({ $left ->
    [0] no charge left
    [one] { $left } charge left
   *[other] { $left } charges left
}).
saga-log-item-discarded = { FORM($who, "The") } discards { FORM($card, "quoted") }.
saga-log-worn = { FORM($who, "The") } puts on { FORM($card, "quoted") }.
saga-log-scope = { FORM($who, "The") } mounts the scope on { FORM($weapon, "quoted") }.
saga-log-equipment-taken = { FORM($who, "The") } takes what { FORM($fallen, "the") } dropped: { FORM($cards, "quoted") }.
# $way: swap, gift or return
saga-log-traded = { $way ->
    [swap] { FORM($who, "The") } gives { FORM($given, "quoted") } to { FORM($to, "the") } and gets { FORM($taken, "quoted") }.
    [gift] { FORM($who, "The") } gives { FORM($given, "quoted") } to { FORM($to, "the") }.
   *[return] { FORM($who, "The") } gets { FORM($taken, "quoted") } from { FORM($to, "the") }.
}
saga-log-trade-refused = { FORM($by, "The") } does not trade with { FORM($who, "the") }.
# $squares: one or several
saga-log-deployed = { FORM($who, "The") } deploys { FORM($card, "quoted") } on { $squares }.
saga-log-packed-up = { FORM($who, "The") } packs up { FORM($card, "quoted") }.
