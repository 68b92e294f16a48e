# What happened: the story, Rounds and Turns, the mission’s own doings, and who moves where.
# $who is a model, $at, $to and $square are squares of the board such as C4.


## The story and the mission

saga-log-page = The story goes on: “{ $title }”.
saga-log-page-chosen = The squad has chosen: “{ $choice }”.
saga-log-variant = “{ $mission }” is played in the variant “{ $variant }”.
# $side: mercenaries or nexus
saga-log-won = { $side ->
    [mercenaries] The Mercenaries have won.
   *[nexus] The Nexus has won.
}
# $pieces: doors, exits, Bosses
saga-log-pointed-out = Important in this mission: { FORM($pieces, "the") }.
# $use: what the mission offers; $somebody: yes if a model did it, squad, or no if it was the Nexus
saga-log-mission-use = { $somebody ->
    [yes] { FORM($who, "The") }: “{ $use }”.
    [squad] The squad: “{ $use }”.
   *[no] The Nexus: “{ $use }”.
}
# $how: over if it is again as at the start; $until: the Round to whose end it lasts, or 0
saga-log-fact = { $how ->
    [over] Something is again as it was at the start.
   *[kept] { $until ->
        [0] The mission will remember this.
       *[other] This holds until the end of Round { $until }.
    }
}
# $round: the last Round, 0 if there is no end any more
saga-log-clock = { $round ->
    [0] There is no time limit any more.
   *[other] Time is up after Round { $round }.
}
saga-log-activations = From now on the Nexus has { $activations ->
    [one] { $activations } Activation
   *[other] { $activations } Activations
} in each Nexus Phase.
# $aware: 1 or 0
saga-log-aware = { $aware ->
    [0] The Nexus has lost all trace of the Mercenaries.
   *[other] The Nexus knows that the Mercenaries are here.
}
# $lost: how many are lost, 0 if they are gained
saga-log-victory-points = { $lost ->
    [0] { $points ->
        [one] { FORM($who, "The") } gains { $points } Victory Point.
       *[other] { FORM($who, "The") } gains { $points } Victory Points.
    }
    [one] { FORM($who, "The") } loses { $lost } Victory Point.
   *[other] { FORM($who, "The") } loses { $lost } Victory Points.
}
# $lock: 0 is unlocked
saga-log-lock-set = { $lock ->
    [0] { FORM($door, "The") } is unlocked.
   *[other] { FORM($door, "The") } now has Lock Strength { $lock }.
}
# $to: open or closed
saga-log-exit-turned = { $to ->
    [open] { FORM($exit, "The") } is open now.
   *[closed] { FORM($exit, "The") } is closed now.
}
saga-log-point-grown = { FORM($point, "The") } grows to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
# $how: blind if it takes no notice of the Mercenaries, held if it does not act
saga-log-barred = { $how ->
    [blind] { FORM($who, "The") } will not give the Mercenaries away.
   *[held] { FORM($who, "The") } is held back by the mission.
}
saga-log-unbarred = { FORM($who, "The") } is no longer held back.
# $order: hold, guard, walk, patrol, turn-clockwise, flee, hunt, errand, frenzy, avoid, ignore
saga-log-ordered = { FORM($who, "The") } has orders: { $order ->
    [hold] stay put
    [guard] stand guard
    [walk] go somewhere
    [patrol] patrol
    [turn-clockwise] keep turning
    [flee] flee
    [hunt] hunt
    [errand] run an errand
    [frenzy] rage
    [avoid] keep away
   *[other] follow the mission
}.
saga-log-order-over = { FORM($who, "The") } has no orders any more.
saga-log-activation-missed = { FORM($who, "The") } misses this activation.


## Rounds and Turns

saga-log-round = Round { $round } begins.
# $left: Turns left after this one
saga-log-turn = { FORM($who, "The") } begins a Turn ({ $left ->
    [0] the last one
    [one] { $left } more after it
   *[other] { $left } more after it
}).
saga-log-turns = The Mercenaries now have { $turns ->
    [one] { $turns } Turn
   *[other] { $turns } Turns
} in each Mercenary Phase.
saga-log-turns-forfeited = The Mercenaries give up { $turns ->
    [one] their last Turn
   *[other] their last { $turns } Turns
}.
saga-log-counters-up = All Mercenary Counters are turned face up again.
saga-log-counter-down = { FORM($who, "The") } loses heart: the Mercenary Counter is turned face down.
saga-log-made-ready = { FORM($by, "The") } gives new orders: { FORM($who, "the") } may act again.
# $counters: who has which colour
saga-log-counters-dealt = The Mercenary Counters are dealt: { $counters }.
saga-log-counter-of = { $who } ({ $colour })
saga-log-colour-red = red
saga-log-colour-blue = blue
saga-log-colour-green = green
saga-log-colour-yellow = yellow
saga-log-colour-purple = purple
saga-log-colour-orange = orange
# $action: the name of an Action
saga-log-action = { FORM($who, "The") } chooses an Action: { $action ->
    [shoot] Shoot
    [assault] Close Assault
    [door] Open or Close a Door
    [hack] Access a Terminal
    [interact] Interact with Scenery
    [trade] Trade Equipment
    [recover] Pick Up Dropped Items
    [deploy] Deploy
    [use] Use Equipment
    [pack-up] Pack Up
    [repair] Field Repair
    [distract] Distract
   *[mission] something that only this mission offers
}.
saga-log-feat = { FORM($who, "The") } performs the Feat { FORM($feat, "quoted") }.
saga-log-mode = { FORM($who, "The") } switches to { FORM($mode, "quoted") }.


## Who stands where

saga-log-placed = { FORM($who, "The") } is placed on { $at }.
saga-log-moved = { FORM($who, "The") } moves to { $square } ({ $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}).
# $facing: such as “facing north”
saga-log-turned = { FORM($who, "The") } is now { FORM($facing, "in") }.
saga-log-entered = { FORM($who, "The") } comes onto the board on { $at }.
saga-log-landed = { FORM($who, "The") } lands on { $at }.
saga-log-left = { FORM($who, "The") } leaves the board.
saga-log-break-away = { FORM($who, "The") } Breaks Away to { $to }.
saga-log-break-away-called-off = { FORM($who, "The") } cannot get away and stays.
saga-log-slipped-past = { FORM($who, "The") } slips past and goes on.
# $somebody: whether it was a model or a piece of the board, $by
saga-log-pushed = { $somebody ->
    [yes] { FORM($by, "The") } pushes { FORM($who, "the") } to { $at }.
   *[no] { FORM($who, "The") } is carried to { $at }.
}


## What is seen of the board

saga-log-zone-revealed = New on the board: { FORM($zone, "the") }.
# $figures: how many enemies
saga-log-camera = The camera shows { FORM($zone, "the") }: { $figures ->
    [0] nobody is there
    [one] { $figures } enemy
   *[other] { $figures } enemies
}.
saga-log-darkness-placed = It gets dark around { $at }.
saga-log-darkness-removed = Light returns around { $at }.
