# The plates around the board of Nemesis: clocks, crew, your own board, your cards, the end.

## Clocks

web-panel-name = Nemesis
web-panel-clocks = The ship's clocks
web-panel-turn = Turn { $turn }
web-panel-to-the-jump = { $left } to the jump
web-panel-time-shut = Time Track: { $time }. The hibernation chambers are closed.
web-panel-time-open = Time Track: { $time }. The hibernation chambers are open.
web-panel-fuse = running: { $left } left
web-panel-fuse-off = off
web-panel-fuse-track = Self-Destruct: { $boom }
web-panel-course = Destination: space { $space }
web-panel-course-known = Destination: space { $space }, { $planet }. Only you have seen where it leads.

## What is left

web-panel-supplies = Bag, decks and markers
web-panel-bag = Intruder bag
web-panel-decks = Decks
web-panel-deck-events = Events
web-panel-deck-attacks = Intruder Attacks
web-panel-deck-wounds = Serious Wounds
web-panel-deck-red = Red Items
web-panel-deck-yellow = Yellow Items
web-panel-deck-green = Green Items
web-panel-deck-contamination = Contamination
web-panel-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } discarded)
}
web-panel-markers = On board
web-panel-of = { $count } of { $of }
web-panel-eggs = Eggs in the Nest
web-panel-weaknesses = Intruder Weaknesses
web-panel-undiscovered = not discovered yet

## People

web-panel-crew = The others
web-panel-bot = Bot
web-panel-dossier = { $name }: { $character }
web-panel-standing-thinking = thinking
web-panel-standing-acts = acting
web-panel-standing-combat = In Combat
web-panel-standing-passed = Passed
web-panel-standing-pod = in a pod
web-panel-standing-waits = waits
web-panel-standing-dead = Dead
web-panel-standing-escaped = Escaped
web-panel-standing-hibernating = Hibernating
web-panel-standing-hunts = hunts
web-panel-away = away
web-panel-hunter = Intruder player
web-panel-hunter-note = This player plays the Intruders now.
web-panel-in-pod = Escape Pod { $pod }
web-panel-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-panel-choose = Choose { $what } (key { $key })
web-panel-carried = Carried
web-panel-objectives = Objectives you know
web-panel-card-piles = Action cards
web-panel-piles = { $hand } in hand, { $deck } in the deck, { $discard } discarded
web-panel-in-hand = In hand
web-panel-discard-pile = Discard pile

## Body

# $wounds and $bandaged are the names of the Serious Wounds
web-panel-wounds = { $light ->
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
web-panel-dressed = dressed, no effect
web-panel-slimed = Covered in Slime
web-panel-signalled = Signal sent
web-panel-larva = Carries a Larva
web-panel-first = First Player

## Your own board

web-panel-your-board = Your Character board
web-panel-you = You · { $name }
web-panel-only-you = only you see this
web-panel-others-see-red = others see: red
web-panel-others-see-yellow = others see: yellow
web-panel-others-see-green = others see: green
web-panel-others-see-blue = others see: blue
web-panel-others-see-quest = others see: Quest
web-panel-read = Read { $what }
web-panel-ammo-of = Ammo { $ammo } of { $capacity }
web-panel-with = with { $what }
web-panel-taped = taped together
web-panel-looking = Only you see these
web-panel-free-hand = Free Hand
web-panel-lost-hand = Hand unusable
web-panel-quest = Quest, not active
web-panel-objective-count = { $count ->
    [one] { $count } Objective
   *[other] { $count } Objectives
}
web-panel-your-objectives = Your Objectives
web-panel-objectives-title = Shared Objectives
web-panel-two-objectives = When the first Intruder appears, you keep one of these and give the other away.
web-panel-objectives-own = You win if you survive and this is true at the end. Nobody has to know.
web-panel-objectives-shared = You win together if all of these are true at the end and somebody survives.
web-panel-drafting = You will play one of these Characters.
web-panel-contaminated = { $count ->
    [one] { $count } Contamination card in hand
   *[other] { $count } Contamination cards in hand
}

## Your cards

web-panel-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
web-panel-empty-hand = Your hand is empty.
web-panel-costs = { $count ->
    [0] Costs no other card
    [one] Costs { $count } other card
   *[other] Costs { $count } other cards
}
web-panel-reaction = Reaction
web-panel-only-peace = Out of Combat only
web-panel-only-combat = In Combat only
web-panel-pays = Pays
web-panel-goes = Discarded

## The end

web-panel-won = You made it: you win
web-panel-lost = You did not make it
web-panel-survived-only = You survived, but your Objective did not come true
web-panel-won-together = You win together
web-panel-lost-together = The ship takes it all: you lose together
web-panel-winners = { $count ->
    [0] Nobody wins
    [one] { $who } wins
   *[other] { $who } win
}
web-panel-ship-destroyed = The ship is destroyed.
web-panel-ship-earth = The ship is home: Earth.
web-panel-ship-reached = Where the ship arrived: { $planet }
web-panel-wins = Wins
web-panel-objective-hidden = The Objective stays secret.
web-panel-met = Met
web-panel-not-met = Not met
web-panel-or = or
web-panel-both = Either of the two was enough.
web-panel-signals-needed = Signals of different Characters: { $sent } of { $needed }
web-panel-nobody-lived = Nobody survived, so none of it counts.
web-panel-not-judged = Whoever does not survive cannot fulfil an Objective.
web-panel-stat-turns = Turns
web-panel-stat-survivors = Survivors
web-panel-stat-rooms = Rooms explored
web-panel-stat-signals = Signals sent
web-panel-stat-weaknesses = Weaknesses discovered
