# What happened: the Nexus, its cards, its models, and why the Artificial Nexus does what it does.

saga-log-nexus-phase = Nexus Phase of Round { $round }.
saga-log-nexus-phase-over = The Nexus Phase is over.
# $secret: whether the reader knows the card; $hand: cards in hand now
saga-log-nexus-drew = { $secret ->
    [yes] The Nexus draws { FORM($card, "quoted") } (cards in hand: { $hand }).
   *[no] The Nexus draws a card (cards in hand: { $hand }).
}
# $use: ability, reinforce, bonus, reaction, interrupt, unused
saga-log-nexus-played = { $use ->
    [ability] The Nexus plays { FORM($card, "quoted") }.
    [reinforce] The Nexus discards { FORM($card, "quoted") } for reinforcements.
    [bonus] The Nexus discards { FORM($card, "quoted") } for a Bonus Activation.
    [reaction] The Nexus reacts with { FORM($card, "quoted") }.
    [interrupt] The Nexus interrupts with { FORM($card, "quoted") }.
   *[unused] The Nexus discards { FORM($card, "quoted") } unused.
}
saga-log-nexus-deck-shuffled = The Nexus Deck is shuffled again: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
# $secret: whether the reader knows the cards
saga-log-looked-at-deck = { $secret ->
    [yes] On top of the Nexus Deck: { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] Somebody looks at the top card of the Nexus Deck.
       *[other] Somebody looks at the top { $count } cards of the Nexus Deck.
    }
}
saga-log-card-to-bottom = { FORM($who, "The") } puts the card at the bottom of the Nexus Deck.
saga-log-event = Event: { FORM($card, "quoted") }.
saga-log-event-removed = The Event { FORM($card, "quoted") } is out of the game.
saga-log-remains-in-play = { FORM($card, "quoted") } Remains in Play.
saga-log-left-play = { FORM($card, "quoted") } leaves play.
saga-log-agents-effect = All Minions are under the effect of { FORM($source, "quoted") }{ saga-log-until }.


## The Artificial Nexus

saga-log-artificial-card = The Artificial Nexus turns up { FORM($card, "quoted") }.
saga-log-reinforcement-card = For reinforcements the Artificial Nexus turns up { FORM($card, "quoted") }: value { $value }.
# $acts: whether a Minion acts instead
saga-log-no-valid-target = { FORM($card, "quoted") } can do nothing now. { $acts ->
    [yes] The Minion nearest to the Target acts instead.
   *[no] No Minion can act instead.
}
# $reason: such as “most exposed”; $by_card: whether a $card selects the Target
saga-log-target = { $by_card ->
    [yes] Target of { FORM($card, "quoted") }: { $who } ({ $reason }).
   *[no] Target: { $who } ({ $reason }).
}
# $who: a model or a piece of the board
saga-log-card-used-for = { FORM($card, "quoted") } is used for { FORM($who, "the") }: { $reason }.
# $chosen: what was taken; $asked: nearest, furthest, target, call, point, door, other
saga-log-nexus-decided = { $asked ->
    [nearest] Several are nearest to { FORM($target, "the") }: the Artificial Nexus takes { FORM($chosen, "the") }.
    [furthest] Several are furthest from { FORM($target, "the") }: the Artificial Nexus takes { FORM($chosen, "the") }.
    [target] Several Mercenaries qualify as the Target: the Artificial Nexus takes { FORM($chosen, "the") }.
    [call] Several Minions cost the same: the Artificial Nexus calls { FORM($chosen, "a") }.
    [point] Several Reinforcement Points are equally near: the Artificial Nexus takes { FORM($chosen, "the") }.
    [door] Several doors are equally near: the Artificial Nexus takes { FORM($chosen, "the") }.
    [mission] The Artificial Nexus answers a question of the mission.
   *[other] Between equals the Artificial Nexus decides: { $chosen }.
}
# $action: shoot, assault, door, walk, stay, ability; $aimed: whether there is a $target; $reason: why this one
saga-log-plans = { FORM($who, "The") } { $action ->
    [shoot] will shoot at { FORM($target, "the") } ({ $reason })
    [assault] will assault { FORM($target, "the") } ({ $reason })
    [door] will see to { FORM($door, "the") }
    [take] is about to take what lies there
    [mission] is about to do something that only this mission offers
    [ability] will use { FORM($ability, "quoted") }
    [walk] { $aimed ->
        [yes] is on the way to { FORM($target, "the") } ({ $reason })
       *[no] is on the way to { $square }
    }
   *[stay] { $aimed ->
        [yes] keeps an eye on { FORM($target, "the") } ({ $reason })
       *[no] has nothing to do
    }
}.
saga-reason-open = the nearest in the open
saga-reason-covered = the nearest; everybody is in Cover
saga-reason-nearest = the nearest
saga-reason-engaging-target = the Target, and next to it
saga-reason-engaging = has it in its Front Arc
saga-reason-from-behind = from behind
saga-reason-most-wounded = the most wounded
saga-reason-revenge = in revenge
saga-reason-in-the-way = in the way
saga-reason-furthest = furthest from the start
saga-reason-wounded = most wounded
saga-reason-engaged = in the most Front Arcs
saga-reason-exposed = most exposed to shots
saga-reason-circle-red = red circle
saga-reason-circle-blue = blue circle
saga-reason-circle-green = green circle
saga-reason-circle-yellow = yellow circle
saga-reason-circle-purple = purple circle
saga-reason-circle-orange = orange circle
saga-reason-last-turn = took the last Turn
saga-reason-anybody = the weakest; nobody has acted yet
saga-reason-target = the Target
saga-reason-target-or-nearest = the Target, or else the nearest
saga-reason-nearest-to-target = nearest to the Target
saga-reason-most-expensive = the most expensive
saga-reason-most-shields = most Energy Shields
saga-reason-most-hit = hits the most
saga-reason-most-shooters = in the sights of most Minions
saga-reason-shot-at-target = best shot at the Target
saga-reason-shot-at-any = best shot; none at the Target


## Whom it sends

# $bonus: whether it is a Bonus Activation
saga-log-activated = { $bonus ->
    [yes] { FORM($who, "The") } acts in a Bonus Activation.
   *[no] { FORM($who, "The") } is activated.
}
saga-log-called = { FORM($kind, "A") } is called and waits at { FORM($point, "the") }.
saga-log-waits-at = { FORM($who, "The") } now waits at { FORM($point, "the") }.
saga-log-back-to-supply = { FORM($who, "The") } goes back to the supply.
saga-log-points-lost = { $value ->
    [one] { $value } point of reinforcements is lost.
   *[other] { $value } points of reinforcements are lost.
}
saga-log-turned-into = { FORM($who, "The") } turns into { FORM($kind, "a") }.
# $any: whether it has a target
saga-log-power = { $any ->
    [yes] { FORM($who, "The") } uses { FORM($power, "quoted") }; possible targets: { $targets }.
   *[no] { FORM($who, "The") } reaches for { FORM($power, "quoted") }, but nobody can be affected.
}
saga-log-point-active = { FORM($point, "The") } is active.
saga-log-point-deactivated = { FORM($point, "The") } is deactivated.
saga-log-point-placed = { FORM($point, "A") } appears.
saga-log-point-removed = { FORM($point, "The") } disappears.
