# Cards of Star Saga and of what is on its board, opened to be read.

web-saga-read = Read { $card }
web-saga-back = Back
web-saga-automaton = Played by the Artificial Nexus
web-saga-card-at = Space { $square }
web-saga-card-level = Level { $level }
web-saga-card-value = Reinforcement Value { $value }
web-saga-card-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
web-saga-card-numbers = Movement { $move }, Shooting { $shoot }, Assault { $assault }, Defence { $defence }
web-saga-card-door = { $dice ->
    [one] It blocks the view while it is closed. Against attacks it rolls 1 die.
   *[other] It blocks the view while it is closed. Against attacks it rolls { $dice } dice.
}
web-saga-card-point = The Nexus’ reinforcements come onto the board here while it is active.
web-saga-card-downed = A Mercenary on this space may take the equipment that lies there as its Action.
web-saga-sight-obstacle = You can see over it; whoever stands behind it is in Cover.
web-saga-sight-blocking = It blocks the view.
web-saga-sight-clear = You can see through it, and it gives no Cover.
web-saga-sort-nexus = Nexus Card
web-saga-sort-event = Event Card
web-saga-sort-skill = Skill Card
web-saga-sort-equipment = Equipment Card
web-saga-sort-deployable = Deployable Equipment
web-saga-sort-weapon = Weapon
web-saga-sort-ability = Special Ability
web-saga-sort-feat = Feat
web-saga-sort-power = Psychic Power
web-saga-sort-mode = Mode of the frame
web-saga-type-normal = Played in the Nexus Phase
web-saga-type-remains = Remains in Play
web-saga-type-reaction = Reaction
web-saga-type-interrupt = Interrupt
web-saga-colour-green = Common Equipment
web-saga-colour-blue = Rare Equipment
web-saga-colour-black = Mission Item
web-saga-reach-short = Short Range
web-saga-reach-long = Long Range
web-saga-reach-unlimited = Unlimited Range
web-saga-reach-template = Template Weapon
web-saga-reach-blade = Close Assault
web-saga-symbol-furthest = the furthest advanced
web-saga-symbol-wounded = the most wounded
web-saga-symbol-engaged = in the most Front Arcs
web-saga-symbol-exposed = the easiest to shoot at
web-saga-symbol-circle-red = red counter
web-saga-symbol-circle-blue = blue counter
web-saga-symbol-circle-green = green counter
web-saga-symbol-circle-yellow = yellow counter
web-saga-symbol-circle-purple = purple counter
web-saga-symbol-circle-orange = orange counter
