# The plates around the board of Nemesis: clocks, crew, your own board, your cards, the end.

## Clocks

web-nemesis-panel-name = Nemesis
web-nemesis-panel-clocks = The ship’s clocks
web-nemesis-panel-turn = Turn { $turn }
web-nemesis-panel-to-the-jump = { $left } to the jump
web-nemesis-panel-time-shut = Time Track: { $time }. The hibernation chambers are closed.
web-nemesis-panel-time-open = Time Track: { $time }. The hibernation chambers are open.
web-nemesis-panel-fuse = running: { $left } left
web-nemesis-panel-fuse-off = off
web-nemesis-panel-fuse-track = Self-Destruct: { $boom }
web-nemesis-panel-course = Destination: space { $space }
web-nemesis-panel-course-known = Destination: space { $space }, { $planet }. Only you have seen where it leads.

## What is left

web-nemesis-panel-supplies = Bag, decks and markers
web-nemesis-panel-bag = Intruder bag
web-nemesis-panel-decks = Decks
web-nemesis-panel-deck-events = Events
web-nemesis-panel-deck-attacks = Intruder Attacks
web-nemesis-panel-deck-wounds = Serious Wounds
web-nemesis-panel-deck-red = Red Items
web-nemesis-panel-deck-yellow = Yellow Items
web-nemesis-panel-deck-green = Green Items
web-nemesis-panel-deck-contamination = Contamination
web-nemesis-panel-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } discarded)
}
web-nemesis-panel-markers = On board
web-nemesis-panel-of = { $count } of { $of }
web-nemesis-panel-eggs = Eggs in the Nest
web-nemesis-panel-weaknesses = Intruder Weaknesses
web-nemesis-panel-undiscovered = not discovered yet

## People

web-nemesis-panel-crew = The others
web-nemesis-panel-dossier = { $name }: { $character }
web-nemesis-panel-standing-thinking = thinking
web-nemesis-panel-standing-acts = acting
web-nemesis-panel-standing-combat = In Combat
# $who: the Character, for languages whose word agrees with it
web-nemesis-panel-standing-passed = Passed
web-nemesis-panel-standing-pod = in a pod
web-nemesis-panel-standing-waits = waiting
# $who: the Character, for languages whose word agrees with it
web-nemesis-panel-standing-dead = Dead
web-nemesis-panel-standing-escaped = Escaped
web-nemesis-panel-standing-hibernating = Hibernating
web-nemesis-panel-standing-hunts = hunting
web-nemesis-panel-hunter = Intruder player
web-nemesis-panel-hunter-note = This player now plays the Intruders.
web-nemesis-panel-in-pod = Escape Pod { $pod }
web-nemesis-panel-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-nemesis-panel-choose = Choose: { $what } (key { $key })
web-nemesis-panel-carried = Carried
web-nemesis-panel-objectives = Objectives you know
web-nemesis-panel-card-piles = Action cards
web-nemesis-panel-piles = { $hand } in hand, { $deck } in the deck, { $discard } discarded
web-nemesis-panel-in-hand = In hand
web-nemesis-panel-discard-pile = Discard pile

## Body

# $wounds and $bandaged are the names of the Serious Wounds
web-nemesis-panel-wounds = { $light ->
    [0] No Light Wounds
    [one] { $light } Light Wound
   *[other] { $light } Light Wounds
}, { $serious ->
    [0] no Serious Wounds
   *[other] Serious Wounds: { $wounds }
}{ $dressed ->
    [0] { "" }
   *[other] ; dressed: { $bandaged }
}
web-nemesis-panel-dressed = dressed, no effect
web-nemesis-panel-slimed = Covered in Slime
web-nemesis-panel-signalled = Signal sent
web-nemesis-panel-larva = Carries a Larva
web-nemesis-panel-first = First Player

## Your own board

web-nemesis-panel-your-board = Your Character board
web-nemesis-panel-you = You · { $name }
web-nemesis-panel-only-you = only you see this
web-nemesis-panel-others-see-red = others see: red
web-nemesis-panel-others-see-yellow = others see: yellow
web-nemesis-panel-others-see-green = others see: green
web-nemesis-panel-others-see-blue = others see: blue
web-nemesis-panel-others-see-quest = others see: Quest
web-nemesis-panel-read = Read: { $what }
web-nemesis-panel-ammo-of = Ammo { $ammo } of { $capacity }
web-nemesis-panel-with = added: { $what }
web-nemesis-panel-taped = taped together
web-nemesis-panel-looking = Only you see these
web-nemesis-panel-free-hand = Free Hand
web-nemesis-panel-lost-hand = Hand unusable
web-nemesis-panel-quest = Quest, not active
web-nemesis-panel-objective-count = { $count ->
    [one] { $count } Objective
   *[other] { $count } Objectives
}
web-nemesis-panel-your-objectives = Your Objectives
web-nemesis-panel-objectives-title = Shared Objectives
web-nemesis-panel-two-objectives = When the first Intruder appears, you keep one of these and give the other away.
web-nemesis-panel-objectives-own = You win if you survive and this is true at the end. Nobody has to know.
web-nemesis-panel-objectives-shared = You win together if all of these are true at the end and somebody survives.
web-nemesis-panel-drafting = You will play one of these Characters.
web-nemesis-panel-contaminated = { $count ->
    [one] { $count } Contamination card in hand
   *[other] { $count } Contamination cards in hand
}

## Your cards

web-nemesis-panel-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
web-nemesis-panel-empty-hand = Your hand is empty.
web-nemesis-panel-costs = { $count ->
    [0] Costs no other card
    [one] Costs { $count } other card
   *[other] Costs { $count } other cards
}
web-nemesis-panel-reaction = Reaction
web-nemesis-panel-only-peace = Out of Combat only
web-nemesis-panel-only-combat = In Combat only
web-nemesis-panel-pays = Pays
web-nemesis-panel-goes = Discarded

## The end

web-nemesis-panel-won = You made it: you win
web-nemesis-panel-lost = You did not make it
web-nemesis-panel-survived-only = You survived, but you did not fulfil your Objective
web-nemesis-panel-won-together = You win together
web-nemesis-panel-lost-together = The ship takes it all: you lose together
web-nemesis-panel-winners = { $count ->
    [0] Nobody wins
    [one] { FORM($who, "The") } wins
   *[other] Winners: { $who }
}
web-nemesis-panel-ship-earth = The ship is home: Earth.
web-nemesis-panel-ship-reached = The ship has reached { $planet }.
web-nemesis-panel-wins = Wins
web-nemesis-ending-lived = { $count } of { $of } came home.
web-nemesis-ending-alive = Alive, lost
web-nemesis-ending-dead = Dead
web-nemesis-panel-objective-hidden = The Objective stays secret.
web-nemesis-panel-met = Met
web-nemesis-panel-not-met = Not met
web-nemesis-panel-or = or
web-nemesis-panel-both = Either of the two was enough.
web-nemesis-panel-signals-needed = Signals of different Characters: { $sent } of { $needed }
web-nemesis-panel-nobody-lived = Nobody survived, so none of it counts.
web-nemesis-panel-not-judged = Whoever does not survive cannot fulfil an Objective.
web-nemesis-panel-stat-turns = Turns
web-nemesis-panel-stat-survivors = Survivors
web-nemesis-panel-stat-rooms = Rooms explored
web-nemesis-panel-stat-signals = Signals sent
web-nemesis-panel-stat-weaknesses = Weaknesses discovered

# Action cards to discard
web-nemesis-cost = { $count ->
    [0] free
    [one] { $count } card
   *[other] { $count } cards
}
web-nemesis-cost-shot = { $weapons ->
    [one] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, 1 of { $ammo } Ammo
   *[other] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, 1 Ammo
}
web-nemesis-cost-card = { $count ->
    [0] this card
   *[other] this card + { $count }
}
# Beside Pass, where odds would stand
web-nemesis-odds-pass = Others still play before the Event Phase: what it brings cannot be foretold yet.
