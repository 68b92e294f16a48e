# The plates around the board of Nemesis: clocks, crew, your own board, your cards, the end.

## Clocks

web-nemesis-name = Nemesis
web-nemesis-clocks = The ship's clocks
web-nemesis-turn = Turn { $turn }
web-nemesis-to-the-jump = { $left } to the jump
web-nemesis-time-shut = Time Track: { $time }. The hibernation chambers are closed.
web-nemesis-time-open = Time Track: { $time }. The hibernation chambers are open.
web-nemesis-fuse = running: { $left } left
web-nemesis-fuse-off = off
web-nemesis-fuse-track = Self-Destruct: { $boom }
web-nemesis-course = Destination: space { $space }
web-nemesis-course-known = Destination: space { $space }, { $planet }. Only you have seen where it leads.

## What is left

web-nemesis-supplies = Bag, decks and markers
web-nemesis-bag = Intruder bag
web-nemesis-decks = Decks
web-nemesis-deck-events = Events
web-nemesis-deck-attacks = Intruder Attacks
web-nemesis-deck-wounds = Serious Wounds
web-nemesis-deck-red = Red Items
web-nemesis-deck-yellow = Yellow Items
web-nemesis-deck-green = Green Items
web-nemesis-deck-contamination = Contamination
web-nemesis-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } discarded)
}
web-nemesis-markers = On board
web-nemesis-of = { $count } of { $of }
web-nemesis-eggs = Eggs in the Nest
web-nemesis-weaknesses = Intruder Weaknesses
web-nemesis-undiscovered = not discovered yet

## People

web-nemesis-crew = The others
web-nemesis-bot = Bot
web-nemesis-dossier = { $name }: { $character }
web-nemesis-standing-thinking = thinking
web-nemesis-standing-combat = In Combat
web-nemesis-standing-passed = Passed
web-nemesis-standing-pod = in a pod
web-nemesis-standing-waits = waits
web-nemesis-standing-dead = Dead
web-nemesis-standing-escaped = Escaped
web-nemesis-standing-hibernating = Hibernating
web-nemesis-standing-hunts = hunts
web-nemesis-away = away
web-nemesis-hunter = Intruder player
web-nemesis-hunter-note = This player plays the Intruders now.
web-nemesis-in-pod = Escape Pod { $pod }
web-nemesis-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-nemesis-choose = Choose { $what } (key { $key })
web-nemesis-carried = Carried
web-nemesis-objectives = Objectives you know
web-nemesis-card-piles = Action cards
web-nemesis-piles = { $hand } in hand, { $deck } in the deck, { $discard } discarded
web-nemesis-in-hand = In hand
web-nemesis-discard-pile = Discard pile

## Body

# $wounds and $bandaged are the names of the Serious Wounds
web-nemesis-wounds = { $light ->
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
web-nemesis-dressed = dressed, no effect
web-nemesis-slimed = Covered in Slime
web-nemesis-signalled = Signal sent
web-nemesis-larva = Carries a Larva
web-nemesis-first = First Player

## Your own board

web-nemesis-your-board = Your Character board
web-nemesis-you = You · { $name }
web-nemesis-only-you = only you see this
web-nemesis-others-see-red = others see: red
web-nemesis-others-see-yellow = others see: yellow
web-nemesis-others-see-green = others see: green
web-nemesis-others-see-blue = others see: blue
web-nemesis-others-see-quest = others see: a Quest Item
web-nemesis-read = Read { $what }
web-nemesis-ammo = Ammo { $ammo }
web-nemesis-ammo-of = Ammo { $ammo } of { $capacity }
web-nemesis-with = with { $what }
web-nemesis-taped = taped together
web-nemesis-looking = Only you see these
web-nemesis-free-hand = Free Hand
web-nemesis-lost-hand = Hand unusable
web-nemesis-quest = Quest, not active
web-nemesis-objective-count = { $count ->
    [one] { $count } Objective
   *[other] { $count } Objectives
}
web-nemesis-your-objectives = Your Objectives
web-nemesis-objectives-title = Shared Objectives
web-nemesis-two-objectives = When the first Intruder appears, you keep one of these and give the other away.
web-nemesis-objectives-own = You win if you survive and this is true at the end. Nobody has to know.
web-nemesis-objectives-shared = You win together if all of these are true at the end and somebody survives.
web-nemesis-drafting = You will play one of these Characters.
web-nemesis-contaminated = { $count ->
    [one] { $count } Contamination card in hand
   *[other] { $count } Contamination cards in hand
}

## Your cards

web-nemesis-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
web-nemesis-empty-hand = Your hand is empty.
web-nemesis-costs = { $count ->
    [0] Costs no other card
    [one] Costs { $count } other card
   *[other] Costs { $count } other cards
}
web-nemesis-reaction = Reaction
web-nemesis-only-peace = Out of Combat only
web-nemesis-only-combat = In Combat only
web-nemesis-pays = Pays
web-nemesis-goes = Discarded

## The end

web-nemesis-won = You made it: you win
web-nemesis-lost = You did not make it
web-nemesis-survived-only = You survived, but your Objective did not come true
web-nemesis-won-together = You win together
web-nemesis-lost-together = The ship takes it all: you lose together
web-nemesis-winners = { $count ->
    [0] Nobody wins
    [one] { $count } of the crew wins
   *[other] { $count } of the crew win
}
web-nemesis-ship-destroyed = The ship is destroyed.
web-nemesis-ship-earth = The ship is home: Earth.
web-nemesis-ship-reached = Where the ship arrived: { $planet }
web-nemesis-wins = Wins
web-nemesis-objective-hidden = The Objective stays secret.
web-nemesis-stat-turns = Turns
web-nemesis-stat-survivors = Survivors
web-nemesis-stat-rooms = Rooms explored
web-nemesis-stat-signals = Signals sent
web-nemesis-stat-weaknesses = Weaknesses discovered
