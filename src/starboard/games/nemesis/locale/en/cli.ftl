# What the terminal says of Nemesis: its boards, its tracks and its map. Files called cli… are not sent to browsers.


## Kinds of components, and what they can do

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


## Boards and tracks

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
# $who: the Character, for languages whose word agrees with it
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

## The ship in sentences

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

## The drawn map

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


## The end, and places

cli-at-room = Room { $number }
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
