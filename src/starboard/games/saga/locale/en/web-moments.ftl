# What happens at a table of Star Saga, and how it ends.

web-saga-attack = Attack
web-saga-attack-with = Attack: { $weapon }
web-saga-attack-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
web-saga-attack-blocked = Nothing gets through
web-saga-attack-through = gets through
web-saga-attack-blocks = blocked
web-saga-attack-idle = without effect
web-saga-roll-so-far = The dice so far
web-saga-aim = Before the dice fall
web-saga-aim-attack = Attack dice
web-saga-aim-defence = Defence dice
web-saga-aim-cards = What may still change it: { $cards }
web-saga-aim-wounded = { FORM($who, "The") } is wounded
# Where the dice of a side come from, after their number: “4 Shooting”, “−1 Outnumbered”.
web-saga-dice-shoot = Shooting
web-saga-dice-assault = Assault
web-saga-dice-defence = Defence
web-saga-dice-fixed = printed
web-saga-dice-no-defence = without a Defence value
web-saga-dice-crippled = Crippled
web-saga-dice-outnumbered = Outnumbered
web-saga-dice-behind = from behind
web-saga-dice-cover = in Cover
web-saga-dice-darkness = Darkness

web-saga-die-attack = Hit, level { $level }
web-saga-die-defence = Block, level { $level }
web-saga-die-blank = Blank
web-saga-die-idle = Defence die without effect
web-saga-target = The Nexus chooses its target
web-saga-zone = New Zone
web-saga-detected = Detected
web-saga-eliminated = Eliminated
web-saga-boss = Boss
web-saga-over = The mission is over
web-saga-won-mercenaries = The Mercenaries have won.
web-saga-won-nexus = The Nexus has won.
web-saga-ending-round = { $mission }, over in Round { $round }.
web-saga-fate-playing = { $who }: still standing
web-saga-fate-crippled = { $who }: Crippled, but still standing
web-saga-fate-down = { $who }: eliminated
web-saga-fate-left = { $who }: got out
web-saga-figure-rounds = Rounds
web-saga-figure-turns = Turns taken
web-saga-figure-wounds = Wounds at the end
web-saga-figure-experience = Experience Points
web-saga-figure-zones = Zones revealed
