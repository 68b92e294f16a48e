# What the terminal client says by itself. What is on the table is said in nemesis-content.ftl and nemesis-play.ftl.


## The prompt and the session

cli-prompt = >
cli-press-enter = Press Enter to go on.
cli-yes-no = yes or no?
cli-welcome = Type the number of an option. ? explains the question, help lists the commands. The game is saved in { $path }.
cli-unknown-command = There is no command { $word }. Type the number of an option, or help.
cli-too-long = That line is too long: { $count } characters are enough for everything here.
cli-choose-from = “{ $name }” is not known here. Choose from: { $names }
cli-not-done = That did not work, and nothing has changed: { $why }
cli-quit = The game is saved in { $path }. Go on with: starboard play --load { $path }
cli-input-ended = The input has ended. The game is saved in { $path }.
cli-interrupted = Interrupted. The game is saved in { $path }.
cli-saved = Saved in { $path }.
cli-loaded = Loaded from { $path }.
cli-load-what = Which file? For example: load game.starboard
cli-log-more = … and { $count } more before that (log shows them)
cli-help =
    NUMBER            choose that option; several like this: 1 3 4; all; none or just Enter where nothing may be picked
    ?                 the rule behind the question; ? 3 the rule behind option 3; ? NEM-NOISE-06 or ? words any rule
    why               what is not on offer now, and why
    look NAME         what a card, Item, Room, Intruder … does; look 11 for Room 11
    hand              your cards, Items and Objectives with their texts
    map               the ship, with the signs explained
    log [N]           the last N things that happened
    undo              take back your last decision; if somebody has learned something since, the others must agree
    orders            your standing orders for reactions, for example: orders interruption never
    save [FILE]       save now; load FILE goes on with another game
    lang it           the language: en, it, de, cs
    screen            draw everything again
    quit              save and leave


## Choosing

cli-pick-one-or-none = (one, or none: { $none })
cli-pick-exactly = (pick exactly { $count })
cli-pick-between = (pick { $least } to { $most })
cli-nothing = nothing
cli-pick-a-number = Please pick an option by its number, from 1 to { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Please pick exactly one option.
       *[other] Please pick from 1 to { $most } options.
    }
   *[other] { $most ->
        [1] Please pick one option at the most.
       *[other] Please pick from { $least } to { $most } options.
    }
}
cli-no-such-option = The options are numbered from 1 to { $count }.
cli-picked-twice = Each option can be picked only once.
cli-cost = { $count ->
    [0] free
    [one] { $count } card
   *[other] { $count } cards
}
cli-at-room = Room { $number }
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nothing is held back: everything that exists here is on offer.


## Looking things up

cli-look-what = Look at what? For example: look search, look 11, look adult
cli-look-nothing = Nothing is called { $words }. Try a part of the name, or a Room's number.
cli-look-more = Also: { $names }
cli-empty-hand = You have no cards.
cli-rules-nothing = No rule speaks of “{ $words }”.
cli-rules-see = See also: { $rules }
cli-rules-ledger = { $name }: { $count } rules
cli-kind-room = Room: { $name }
cli-kind-item = Item: { $name }
cli-kind-card = Card: { $name }
cli-kind-character = Character: { $name }
cli-kind-intruder = Intruder: { $name }
cli-kind-object = Object: { $name }
cli-kind-event = Event: { $name }
cli-kind-attack = Intruder Attack: { $name }
cli-kind-wound = Serious Wound: { $name }
cli-kind-weakness = Weakness: { $name }
cli-kind-objective = Objective: { $name }
cli-kind-token = Exploration token: { $name }
cli-kind-noise = Noise die: { $name }
cli-kind-combat = Combat die: { $name }
cli-kind-planet = Destination: { $name }
cli-kind-hunter = Intruder Action card: { $name }
cli-use-any = in and out of Combat
cli-use-in = only in Combat
cli-use-out = only out of Combat
cli-component-chemical = chemical component
cli-component-cloth = cloth component
cli-component-medical = medical component
cli-component-electric = electric component
cli-component-tool = tool component
cli-crafted-from = crafted from { $parts }


## Taking back

cli-undone = Taken back.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = The bots agree: taken back.
cli-undo-asked = { $name } would like to take back the last decision.
cli-undo-consent = { $name } (seat { $seat }), do you agree?
cli-undo-refused = Not everybody agrees, so it stands.


## Standing orders

cli-order-ask = ask me
cli-order-never = never
cli-order-if = only if
cli-orders-how = Change one with: orders REACTION { $orders }. After if: actions=move,shoot or seats=2,3.


## Several people at one keyboard

cli-hand-over = Please hand the keyboard to { $name }, seat { $seat }. What comes next is for no other eyes.
cli-window = Somebody might react now: { $seats }.
cli-window-prompt = The number of the seat that wants to react, or Enter if nobody does:
cli-window-who = Please type the number of one of these seats, or just Enter.
cli-window-nothing = You have nothing to react with.


## The end, and recorded games

cli-results-title = The game is over
cli-results-turns = { $count ->
    [one] It took { $count } turn.
   *[other] It took { $count } turns.
}
cli-results-judged = { $met ->
    [yes] { $objective }, met: { $needs }
   *[no] { $objective }, not met: { $needs }
}
# $secret: whether the player has Objectives of their own
cli-results-seat = Seat { $seat }, { $name }: { $fate }. { $secret ->
    [yes] { $won ->
        [yes] Won. Objectives: { $objectives }.
       *[no] Lost. Objectives: { $objectives }.
    }
   *[no] { $won ->
        [yes] Won.
       *[no] Lost.
    }
}
cli-results-nobody = Nobody wins.
cli-results-winners = Winning: { $names }.
cli-results-recorded = The whole game is recorded in { $path }. Read it again with: starboard replay { $path }
cli-replay-diverges = { $file } does not reach its recorded end.
cli-replay-complete = The recording is whole: { $count } decisions of players and fate lead to this end.
cli-replay-unfinished = The recording ends here, in the middle of the game, after { $count } decisions of players and fate.


## Checking

cli-check-ledger = Ledger { $name }: { $count } rules
cli-check-rulings = Rulings of { $name }: { $count }
cli-check-content = Nemesis, { $kind }: { $count }
cli-check-languages = Languages: { $languages }
cli-check-fine = Everything is there.
cli-check-broken = { $count ->
    [one] { $count } problem:
   *[other] { $count } problems:
}
cli-check-more = … and { $count } more (--all prints every one)


## Nemesis: boards and tracks

cli-game-nemesis = Nemesis
cli-turn = Turn { $turn }
cli-room = Room { $number } { $name }
cli-unknown = not known
cli-hidden-item = hidden Item ({ $colour })
cli-times = { $thing } ×{ $count }
cli-intruder = { $injuries ->
    [0] { $kind }
    [one] { $kind } with { $injuries } Injury
   *[other] { $kind } with { $injuries } Injuries
}
cli-you = You ({ $name })
cli-in-pod = in Escape Pod { $number }
cli-label-hands = Hands
cli-label-items = Items
cli-label-quests = Quests
cli-label-objectives = Objectives
cli-label-cards = Cards
cli-label-hunt = Intruder cards
cli-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $cost: what is discarded besides the card
cli-card-with-cost = { $card } (+{ $cost })
cli-wounds-light = { $count ->
    [one] { $count } Light Wound
   *[other] { $count } Light Wounds
}
cli-wound = Serious Wound: { $wound }
cli-wound-dressed = dressed: { $wound }
cli-mark-slimed = Slime
cli-mark-signal = Signal sent
cli-mark-larva = Larva
cli-mark-passed = passed

# At the most 17 letters each: they stand in the corners of the map
cli-track-time = T{ $turn }, jump in { $left }
cli-track-self-destruct-off = Self-Destruct off
cli-track-self-destruct = SELF-DESTRUCT { $left }
cli-track-course-unknown = Course { $space } (?)
cli-track-course = { $space }: { $planet }
cli-track-engines = Engines { $states }
cli-track-eggs = Eggs { $count }
cli-track-pods = P{ $pods }
cli-track-bag = Bag { $count }
cli-track-weaknesses = Weaknesses { $count }/3

## Nemesis: the ship in sentences

cli-plain-time = Turn { $turn }; the ship jumps in { $left }.
cli-plain-course = Destination { $space }. You have seen where the spaces lead: { $known }.
cli-plain-engines = Engine 1: { $one }. Engine 2: { $two }. Engine 3: { $three }.
# $state: "gone", "unlocked" or "locked"
cli-plain-pod = { $state ->
    [gone] Escape Pod { $number } of Section { $section }: gone.
    [unlocked] { $occupied ->
        [yes] Escape Pod { $number } of Section { $section }: unlocked, with { $inside }.
       *[no] Escape Pod { $number } of Section { $section }: unlocked.
    }
   *[locked] { $occupied ->
        [yes] Escape Pod { $number } of Section { $section }: locked, with { $inside }.
       *[no] Escape Pod { $number } of Section { $section }: locked.
    }
}
cli-plain-intruder-board = Eggs in the Nest: { $eggs }.
cli-plain-weakness = Weakness from { $object }: { $weakness }.
cli-plain-you = you ({ $name })
cli-plain-items = { $count ->
    [one] { $count } Item
   *[other] { $count } Items
}
cli-plain-computer = Computer
cli-plain-exits = exits { $exits }
cli-plain-exit = { $numbers } to Room { $to }
cli-plain-entrance = Technical Corridors { $numbers }
cli-plain-noise = Noise
cli-plain-door-closed = Door closed
cli-plain-door-destroyed = Door destroyed
cli-plain-ducts-noise = Noise in: { $place }

## Nemesis: the drawn map

# Short signs: two letters for a Character, one for a kind of Intruder
cli-sign-captain = Ca
cli-sign-pilot = Pi
cli-sign-scientist = Si
cli-sign-scout = Sc
cli-sign-soldier = So
cli-sign-mechanic = Me
cli-sign-larva = L
cli-sign-creeper = C
cli-sign-adult = A
cli-sign-breeder = B
cli-sign-queen = Q
cli-sign-unknown = ?
cli-sign-working = ok
cli-sign-damaged = X
cli-legend-nemesis =
    Room box: number, ≡ with the numbers of its Technical Corridors, c Computer, F Fire, M Malfunction, Items left.
    ? not explored; a name with ? behind it only you have seen. Lower edge: figures, Intruders, *N Objects lying there.
    Ca Captain, Pi Pilot, Si Scientist, Sc Scout, So Soldier, Me Mechanic; yours is highlighted.
    L Larva, C Creeper, A Adult, B Breeder, Q Queen; a number behind it: Injuries.
    Corridors: their numbers, ! Noise, ╫ or ╪ Closed Door, × Destroyed Door.
    Engines: ok Working, X Damaged, ? not known to you. Pods: section and number, (locked), × gone.

# At the most 9 letters each, the Cockpit 7
cli-tile-armory = Armory
cli-tile-comms = Comms
cli-tile-emergency = Emergency
cli-tile-evac-a = Evac. A
cli-tile-evac-b = Evac. B
cli-tile-fire-control = Fire Ctrl
cli-tile-generator = Generator
cli-tile-laboratory = Lab
cli-tile-nest = NEST
cli-tile-storage = Storage
cli-tile-surgery = Surgery
cli-tile-airlock-control = Airlock
cli-tile-cabins = Cabins
cli-tile-canteen = Canteen
cli-tile-command-center = Command
cli-tile-engine-control = Eng. Ctrl
cli-tile-hatch-control = Hatches
cli-tile-monitoring = Monitors
cli-tile-slime-room = Slime
cli-tile-shower = Shower
cli-tile-cockpit = Cockpit
cli-tile-hibernatorium = Hibernat.
cli-tile-engine-1 = Engine 1
cli-tile-engine-2 = Engine 2
cli-tile-engine-3 = Engine 3
