# The panels around the board of Star Saga.

web-saga-tracks = The mission
web-saga-round = Round { $round }
web-saga-turns = Turns
web-saga-turns-left = Turns left in this Round: { $left } of { $turns }
web-saga-clock = Time
web-saga-clock-left = { $count ->
    [one] last Round
   *[other] { $count } Rounds
}
web-saga-firewall = Firewall
web-saga-activations = Activations
web-saga-activations-made = Nexus Activations made in this Round: { $made } of { $all }
web-saga-unaware = unaware
web-saga-phase-set-up = Set-up
web-saga-phase-briefing = Briefing
web-saga-phase-mercenaries = Mercenary Phase
web-saga-phase-abilities = Nexus: Special Abilities
web-saga-phase-activations = Nexus: Activations
web-saga-phase-reinforcements = Nexus: Reinforcements
web-saga-phase-bonus = Nexus: Bonus Activations
web-saga-phase-cards = Nexus Cards
web-saga-phase-end = End Phase
web-saga-phase-upkeep = Upkeep
web-saga-phase-over = Mission over
web-saga-cards-open = Nexus Cards lying face up
web-saga-discard = Discard pile ({ $count })
web-saga-nexus-deck-left = { $count ->
    [one] 1 card is left in the Nexus Deck.
   *[other] { $count } cards are left in the Nexus Deck.
}
web-saga-squad = Mercenaries and Nexus
web-saga-team = Your Team
web-saga-own = Your Mercenaries
web-saga-own-nexus = Your side: the Nexus
web-saga-ready = ready
web-saga-spent = has had its Turn
web-saga-used = used
web-saga-charges = { $left } of { $most } charges
web-saga-health = { $shields ->
    [one] Wounds: { $wounds } of { $boxes }; 1 Energy Shield
   *[other] Wounds: { $wounds } of { $boxes }; { $shields } Energy Shields
}
web-saga-effect = In force: { $card }
web-saga-is-target = The Nexus’ Target Mercenary
web-saga-status-down = eliminated
web-saga-status-left = off the board
web-saga-stat-move = Movement
web-saga-stat-shoot = Shooting
web-saga-stat-assault = Assault
web-saga-stat-defence = Defence
web-saga-stat-tech = Tech
web-saga-nexus-rules = by the rules
web-saga-nexus-automaton = The Artificial Nexus: the rules play it.
web-saga-nexus-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-saga-nexus-activations = { $count ->
    [one] Activation left
   *[other] Activations left
}
web-saga-nexus-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
web-saga-nexus-deck = { $count ->
    [one] card in the deck
   *[other] cards in the deck
}
web-saga-nexus-cost = highest cost of a reinforcement
web-saga-nexus-in-play = Cards in play
web-saga-nexus-calls = Reinforcements and their cost
web-saga-take-seat = Take this seat
web-saga-hand = { $count ->
    [one] Your hand, 1 card that only you see
   *[other] Your hand, { $count } cards that only you see
}
web-saga-hand-empty = No Nexus cards in hand
