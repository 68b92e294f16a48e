# What may happen, shown with its chance before a choice.

saga-odds-unharmed = { FORM($target, "The") } is unharmed
saga-odds-wounds = { $wounds ->
    [one] { FORM($who, "The") } suffers { $wounds } wound
   *[other] { FORM($who, "The") } suffers { $wounds } wounds
}
saga-odds-crippled = { FORM($who, "The") } is Crippled
saga-odds-eliminated = { FORM($who, "The") } is eliminated
saga-odds-piece-destroyed = { FORM($who, "The") } is destroyed
saga-odds-destroyed = { FORM($what, "The") } is destroyed
saga-odds-healed = { FORM($who, "The") } is healed
saga-odds-unlocked = { FORM($door, "The") } is unlocked
saga-odds-lock-lowered = { FORM($door, "The") }: Lock Strength still { $left }
saga-odds-hacked = { $successes ->
    [0] No success against the Firewall
    [one] { $successes } success against the Firewall
   *[other] { $successes } successes against the Firewall
}
# $operation: its name
saga-odds-operation = “{ $operation }” succeeds
# $drawn: spaces that the Minion comes closer
saga-odds-stealth = { $drawn ->
    [0] { FORM($agent, "The") } notices nothing
    [one] { FORM($agent, "The") } comes { $drawn } space closer
   *[other] { FORM($agent, "The") } comes { $drawn } spaces closer
}
saga-odds-distracted = { $squares ->
    [0] { FORM($agent, "The") } pays no attention
    [one] { FORM($agent, "The") } is led { $squares } space astray
   *[other] { FORM($agent, "The") } is led { $squares } spaces astray
}
saga-odds-detected = { FORM($agent, "The") } notices you
# $wounds: left after Upkeep
saga-odds-recovered = { $wounds ->
    [0] { FORM($who, "The") } keeps no wound
    [one] { FORM($who, "The") } keeps { $wounds } wound
   *[other] { FORM($who, "The") } keeps { $wounds } wounds
}
saga-odds-heron-hurt = Heron is hurt
saga-odds-nothing = Nothing is found
saga-odds-find = Find: { $card }
saga-odds-event = Event: { $card }
# $side: mercenaries or nexus
saga-odds-won = { $side ->
    [mercenaries] The Mercenaries win
   *[nexus] The Nexus wins
}
