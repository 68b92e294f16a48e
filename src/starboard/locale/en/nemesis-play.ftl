# What is said while Nemesis is played: questions, options, events, refusals. Components have their names and texts in
# nemesis-content.ftl.
#
# Variables that are only there to select a variant:
#   $purpose  what a question is for            $secret  "yes" if the reader is told the secret part, else "no"
#   others    "yes" or "no", unless a comment says otherwise
# $who, $target, $actor are Characters (or Players before the draft), $room, $origin, $one, $other are Rooms, $kind is a
# kind of Intruder, $item an Item or Object: all of them have grammatical forms.


## Names that need a number

nemesis-player = Player { $number }
    .form-the = Player { $number }
nemesis-seat = Seat { $number }
    .form-the = Seat { $number }
nemesis-room-unexplored = Unexplored Room { $number }
    .form-the = the unexplored Room { $number }
# $seen: the tile and the token that only the reader has looked at
nemesis-room-seen = Unexplored Room { $number } (only you have seen: { $seen })
    .form-the = the unexplored Room { $number } (only you have seen: { $seen })
nemesis-token-numbered = { $token } token ({ $count })
    .form-a = a { $token } token ({ $count })
nemesis-corridor = Corridor { $numbers } between { FORM($one, "the") } and { FORM($other, "the") }
    .form-the = Corridor { $numbers } between { FORM($one, "the") } and { FORM($other, "the") }
nemesis-ducts = Technical Corridors
    .form-the = the Technical Corridors
nemesis-ducts-network = Technical Corridors, network { $number }
    .form-the = the Technical Corridors of network { $number }
nemesis-corpse-of = Corpse of { FORM($who, "the") }
    .form-the = the Corpse of { FORM($who, "the") }
    .form-a = the Corpse of { FORM($who, "the") }
nemesis-bag-token = { $kind } { $number }
    .form-a = { FORM($kind, "a") } token with the number { $number }
nemesis-contamination-contamination = Contamination
nemesis-contamination-infected = Contamination (Infected)
nemesis-contamination-clean = Contamination (not Infected)


## States

nemesis-door-open = open
nemesis-door-closed = closed
nemesis-door-destroyed = destroyed
nemesis-engine-working = Working
nemesis-engine-damaged = Damaged
nemesis-pod-locked = locked
nemesis-pod-unlocked = unlocked
nemesis-here-fire = Fire
nemesis-here-malfunction = Malfunction
nemesis-status-alive = Alive
nemesis-status-dead = Dead
nemesis-status-hibernating = Hibernating
nemesis-status-escaped = Escaped


## Tracks, phases and steps

nemesis-track-time = Time
nemesis-track-self-destruct = Self-Destruct
nemesis-track-destination = Destination
nemesis-phase-player = Player Phase
nemesis-phase-event = Event Phase
nemesis-step-setup = Setup
nemesis-step-turn = Start of the turn
nemesis-step-rounds = Player rounds
nemesis-step-airlock = End of the Player Phase
nemesis-step-time = Time Track
nemesis-step-attacks = Intruder Attacks
nemesis-step-fire = Fire Damage
nemesis-step-event = Event card
nemesis-step-bag = Intruder Bag Development
nemesis-step-checks = Victory checks
nemesis-step-over = The game is over


## How the game ends, what kills, what became of everybody

nemesis-ending-jump = The ship jumps through hyperspace.
nemesis-ending-self-destruct = The Self-Destruct sequence destroys the ship.
nemesis-ending-ninth-fire = The Fire is out of control, and the ship explodes.
nemesis-ending-ninth-malfunction = One Malfunction too many tears the hull apart.
nemesis-ending-jump-and-self-destruct = The ship jumps with an active Self-Destruct and is destroyed.
nemesis-ending-engines = The ship explodes in the jump because too many Engines are Damaged.

nemesis-cause-intruder = Intruder
nemesis-cause-melee = failed Melee Attack
nemesis-cause-fire = Fire
nemesis-cause-blast = explosion
nemesis-cause-bleeding = Bleeding
nemesis-cause-surgery = Surgery
nemesis-cause-airlock = Emergency Airlock
nemesis-cause-larva = Larva
nemesis-cause-infection = infection
nemesis-cause-wrong-planet = wrong destination
nemesis-cause-jump = awake during the jump
nemesis-cause-self-destruct = Self-Destruct
nemesis-cause-ninth-fire = the ship burns up
nemesis-cause-ninth-malfunction = the hull breaks
nemesis-cause-jump-and-self-destruct = Self-Destruct during the jump
nemesis-cause-engines = Engine failure

nemesis-fate-alive = Still on board
nemesis-fate-escaped = Escaped in a pod
nemesis-fate-hibernating = Hibernating on board
nemesis-fate-intruder = Killed by an Intruder
nemesis-fate-melee = Killed in a Melee Attack
nemesis-fate-fire = Burned
nemesis-fate-blast = Killed in an explosion
nemesis-fate-bleeding = Bled to death
nemesis-fate-surgery = Died in Surgery
nemesis-fate-airlock = Vented into space
nemesis-fate-larva = Killed by a Larva
nemesis-fate-infection = Killed by the infection
nemesis-fate-wrong-planet = Lost at the wrong destination
nemesis-fate-jump = Killed awake in the jump
nemesis-fate-self-destruct = Lost with the ship in the Self-Destruct
nemesis-fate-ninth-fire = Lost with the burning ship
nemesis-fate-ninth-malfunction = Lost with the broken ship
nemesis-fate-jump-and-self-destruct = Lost with the ship in the Self-Destruct
nemesis-fate-engines = Lost with the ship in the jump

# What became of an Objective's Requirements. $number counts Items or names a player.
nemesis-need-signal-sent = Signal sent
nemesis-need-enough-signals = A Signal for each Objective that asks for one
nemesis-need-ship-at-earth = The ship reaches Earth
nemesis-need-ship-at-mars = The ship reaches Mars
nemesis-need-ship-destroyed = The ship is destroyed
nemesis-need-only-survivor = Only survivor
nemesis-need-another-survives = Another Character survives
nemesis-need-player-gone = Player { $number } does not survive
nemesis-need-nest-destroyed = The Nest is destroyed
nemesis-need-queen-killed = The Queen is killed
nemesis-need-all-explored = Every Room is explored
nemesis-need-weakness-carcass = The Weakness of the Carcass is discovered
nemesis-need-weakness-egg = The Weakness of the Eggs is discovered
nemesis-need-two-weaknesses = At least 2 Weaknesses are discovered
nemesis-need-carries-blue-corpse = Carries the blue Character Corpse
nemesis-need-carries-egg = Carries an Egg
nemesis-need-somebody-carries-egg = A survivor carries an Egg
nemesis-need-escaped-with-items = Escapes in a pod with at least { $number } Items
nemesis-need-corpse-in-surgery = The blue Character Corpse lies in the Surgery

# How the Contamination check of the game end went.
nemesis-final-clean = Contamination check: not infected
nemesis-final-spared = Contamination check: infected, but no Contamination among the cards drawn
nemesis-final-fatal = Contamination check: the infection breaks out


## Questions

nemesis-ask-draft = Which Character do you want to play?
# $number: which Action of the round it is
nemesis-ask-action = { $unbound ->
    [yes] What do you do? You may perform any number of Actions this round; this is number { $number }.
   *[no] { $number ->
        [1] What do you do? This is your first Action this round.
       *[other] What do you do? This is your second Action this round.
    }
}
nemesis-ask-pay = Discard { $cost ->
    [one] { $cost } Action card
   *[other] { $cost } Action cards
} to pay for { FORM($action, "the") }.
nemesis-ask-alternative = Choose one of the alternatives.
# $attackers: Intruders in the Room one escapes from
nemesis-ask-room = { $purpose ->
    [move] Which Room do you move to?
    [careful] Which Room do you move to carefully?
    [escape] Which Room do you escape to? { $attackers ->
        [one] The Intruder here attacks you first.
       *[other] The { $attackers } Intruders here attack you first.
    }
    [order] Which Room does { $target } move to?
    [cover] Which Room to move to under covering fire?
    [ducts] Which Room do you crawl to through the Technical Corridors?
    [fire-control] In which Room do you put out the Fire and drive off the Intruders?
    [doors] Around which Room do you open or close Doors?
    [look] Which Room do you secretly look at?
    [airlock] In which Room do you start the Emergency Airlock procedure?
    [card] Choose a Room for your card.
    [item] Choose a Room for your Item.
   *[other] Choose a Room.
}
nemesis-ask-rooms = Which { $count ->
    [one] Room
   *[other] { $count } Rooms
} do you secretly look at?
nemesis-ask-place = Which Corridor gets the Noise marker?
nemesis-ask-corridor = { $purpose ->
    [supply] No Door token is left: from which Corridor do you take one?
    [demolish] Which Closed Door do you destroy?
    [torch] Which Door do you open or close? The torch can close a Destroyed one, too.
   *[other] Which Door do you open or close?
}
nemesis-ask-doors = Which Doors do you open or close?
nemesis-ask-object = { $purpose ->
    [pick-up] What do you pick up?
    [analyse] What do you analyse?
   *[other] Choose an Object.
}
nemesis-ask-wound = { $purpose ->
    [dress] Which Serious Wound do you dress?
    [heal] Which dressed Serious Wound do you heal?
   *[other] Choose a Serious Wound.
}
nemesis-ask-character = { $purpose ->
    [card] Choose a Character for your card.
    [item] Choose a Character for your Item.
    [signal] Whose Objective do you look at? Only those who sent a Signal can be traced.
    [hunt] Which Character do you go for?
   *[other] Choose a Character.
}
nemesis-ask-leavers = Who leaves under covering fire: you, a willing companion or both?
nemesis-ask-consent = { $target } offers to cover your way out. Do you leave the Room?
nemesis-ask-drop = { $purpose ->
    [free] What do you drop? An Item card is lost; an Object stays in the Room.
    [make-room] Your Hands are full: what do you drop?
    [arm] Your wounded Arm leaves you one Hand: what do you drop?
   *[other] What do you drop?
}
nemesis-ask-discard = { $purpose ->
    [pass] You pass. Which cards do you discard, if any?
   *[drugs] Discard any cards; you draw as many plus one.
}
nemesis-ask-discard-one = The smoke makes you cough: discard 1 Action card.
nemesis-ask-deck = Which Item deck do you draw from?
nemesis-ask-keep-item = Which Item do you keep? The other goes under the deck.
nemesis-ask-weapon = { $purpose ->
    [shoot] Which weapon do you shoot?
    [recharge] Which Energy weapon gets 2 Ammo?
    [load] Which weapon do you load?
    [attach] Which Energy weapon do you add it to?
    [cover] Which weapon gives covering fire? It spends 1 Ammo.
   *[other] Choose a weapon.
}
nemesis-ask-target = { $purpose ->
    [shoot] What do you shoot at?
    [melee] What do you attack in melee?
    [item] Which Intruder do you use it on?
    [hunt] Which Intruder do you choose?
   *[other] Choose a target.
}
nemesis-ask-throw = What do you throw the Grenade at?
nemesis-ask-reroll = You rolled: { $face }. Reroll the Combat die?
nemesis-ask-reroll-noise = The Noise roll is { $face }. Discard 1 Action card to reroll it with the { $item }?
nemesis-ask-overcharge = Double Hit: spend 1 more Ammo of the { $item } for 1 more Injury?
# $named: "no" for a Larva, whose attack has no card
nemesis-ask-shrug-off = { $named ->
    [yes] { $kind } attacks you: { $attack }. Do you ignore it?
   *[no] { $kind } attacks you. Do you ignore it?
}
# $trigger: "interrupts" or "ignores-surprise"
nemesis-ask-react = { $trigger ->
    [interrupts] { $actor } declares { FORM($action, "the") }. Do you interrupt?
   *[ignores-surprise] { $kind } makes a Surprise Attack on you. Do you keep your nerve?
}
nemesis-ask-craft = What do you craft?
nemesis-ask-components = Which Items do you use up for the { $item }?
# $purpose: "quest" or "card"
nemesis-ask-spend-item = { $purpose ->
    [quest] Which Item do you discard to activate the { $item }?
   *[card] Which Item do you discard for { $card }?
}
nemesis-ask-tape = Which two Heavy Items do you tape together?
nemesis-ask-contamination = Which Contamination card do you scan and remove?
nemesis-ask-scan = Do you scan all Contamination cards in your hand?
nemesis-ask-trade-partner = Whom do you make an offer in this Trade?
nemesis-ask-trade-offer = What do you offer { $target }?
# $stage: "offer" or "nothing" as first offer; when one's own offer ($mine) is answered with another: "swap", "gift" if
# one gives nothing, "demand" if one gets nothing, "idle" if neither
nemesis-ask-trade-answer = { $stage ->
    [swap] { $target } would give you { $offer } for { $mine }. Do you accept?
    [gift] { $target } would give you { $offer } for nothing. Do you accept?
    [demand] { $target } wants { $mine } for nothing. Do you accept?
    [idle] { $target } would give you nothing for nothing. Do you accept?
    [offer] { $target } offers you { $offer }. Do you accept?
   *[nothing] { $target } asks what you would give. Do you answer?
}
nemesis-ask-engine = Engine { $engine } is { $state }. Which state do you leave it in? Only a change is announced.
nemesis-ask-destination = Which space do you set the Destination to?
nemesis-ask-event-place = The next Event is { $event }. Leave it on top or put it under the deck?
nemesis-ask-event-card = Which Event takes place? The others are discarded.
nemesis-ask-pod = { $purpose ->
    [board] Which Escape Pod do you board?
   *[lock] Which Escape Pod do you lock or unlock?
}
nemesis-ask-in-pod = { $purpose ->
    [boarded] You are in Escape Pod { $pod }. What now?
   *[waiting] You wait in Escape Pod { $pod }. What now?
}
nemesis-ask-objective = The first Intruder has appeared. Which Objective do you keep?
nemesis-ask-whose-objective = Which Objective of { $target } do you look at?
nemesis-ask-hunt = Which card do you play for the Intruders?
nemesis-ask-keep-hunt = Which card do you keep for the next turn?
nemesis-ask-hunt-use = How do you use { $hunt }?
nemesis-ask-number = Through the Corridor with which number does it move?
nemesis-ask-attack-card = Which attack is used? The others go under the deck.


## Actions of a round; .form-the is the Action inside a sentence

nemesis-action-move = Movement
nemesis-action-careful = Careful Movement
nemesis-action-escape = Escape
nemesis-action-shoot = Shoot
nemesis-action-melee = Melee Attack
    .form-the = the Melee Attack
nemesis-action-pick-up = Pick Up an Object
    .form-the = Pick Up
nemesis-action-trade = Trade
nemesis-action-craft = Craft
nemesis-action-room = Room Action
    .form-the = the Room Action
nemesis-action-room-here = Room Action: { $room }
nemesis-action-quest = Activate { $item }
    .form-the = the Quest { $item }
nemesis-action-card = { $card }
    .form-the = { $card }
nemesis-action-item = Use { $item }
    .form-the = the { $item }
nemesis-action-free = Load for free with { $item }
    .form-the = a free load with the { $item }
nemesis-action-drop = Drop something
    .form-the = dropping something
nemesis-action-pass = Pass
nemesis-action-interruption = Interruption
    .form-the = an Interruption


## Alternatives of cards, Items and Rooms

nemesis-alternative-repair = Repair the Room
nemesis-alternative-engine = Repair or break the Engine
nemesis-alternative-door = Open or close a Door
nemesis-alternative-demolish = Destroy a Closed Door
nemesis-alternative-sabotage = Place a Malfunction here
nemesis-alternative-room = Use the Room Action for free
nemesis-alternative-check-coordinates = Check the Coordinates
nemesis-alternative-set-destination = Set the Destination
nemesis-alternative-look = Look at an unexplored Room
nemesis-alternative-block = Place a Malfunction in a Computer Room
nemesis-alternative-shoot = Shoot and draw a card
nemesis-alternative-escape = Escape and draw a card
nemesis-alternative-kindle = Set the Room on Fire
nemesis-alternative-smother = Put out the Fire here
nemesis-alternative-craft = Craft, with any yellow Item as a tool
nemesis-alternative-tape = Tape two Heavy Items together
nemesis-alternative-extinguish = Put out the Fire here
nemesis-alternative-spray = Make an Intruder retreat
nemesis-alternative-wash = Discard your Slime marker
nemesis-alternative-dress = Dress a Serious Wound
nemesis-alternative-dress-all = Dress all your Serious Wounds
nemesis-alternative-heal-dressed = Heal a dressed Serious Wound
nemesis-alternative-heal-all-light = Heal all your Light Wounds
nemesis-alternative-load = Load an Energy weapon
nemesis-alternative-shock-intruder = Shock an Intruder
nemesis-alternative-shock-character = Shock another Character


## Other options

# $here: what is seen in the Room; $noise: Noise markers around it
nemesis-choice-room = { $occupied ->
    [yes] { $room } ({ $here })
   *[no] { $room }
}{ $noise ->
    [0] { "" }
    [one] , 1 Noise marker around it
   *[other] , { $noise } Noise markers around it
}
nemesis-choice-place = { $place }
nemesis-choice-door = { $place }: { $door }
nemesis-choice-pod = { $occupied ->
    [yes] Escape Pod { $number }, Section { $section }, { $lock }, with { $inside }
   *[no] Escape Pod { $number }, Section { $section }, { $lock }
}
nemesis-choice-eggs = Eggs in { FORM($room, "the") }
    .text = Each Injury destroys 1 Egg. Only the blank face of the die misses.
nemesis-choice-intruder = { $injuries ->
    [0] { $kind } in { FORM($room, "the") }
    [one] { $kind } in { FORM($room, "the") }, 1 Injury
   *[other] { $kind } in { FORM($room, "the") }, { $injuries } Injuries
}
nemesis-choice-character = { $who }
nemesis-choice-yourself = Yourself ({ $who })
nemesis-choice-weapon = { $item } ({ $ammo } of { $capacity } Ammo)
nemesis-choice-item = { $item }
nemesis-choice-components = { $items }
nemesis-choice-number = { $number }
nemesis-choice-objective-first = The first Objective of { $target }
nemesis-choice-objective-second = The second Objective of { $target }
nemesis-choice-destination = Space { $space }
nemesis-choice-destination-known = Space { $space }: { $planet }
nemesis-choice-engine = { $kept ->
    [yes] { $state }, as it is
   *[no] { $state }
}
nemesis-consent-agree = Yes, leave
nemesis-consent-decline = No, stay
nemesis-event-place-top = Leave it on top
nemesis-event-place-bottom = Put it under the deck
nemesis-hunt-use-move = Move one Intruder
nemesis-hunt-use-attack = Attack with one Intruder
nemesis-hunt-use-effect = Use the card's effect
nemesis-in-pod-wait = Wait here and pass
nemesis-in-pod-launch = Launch the pod
nemesis-in-pod-leave = Go back to the Section
nemesis-in-pod-drop = Drop something into the Section
nemesis-overcharge-spend = Spend 1 more Ammo
nemesis-overcharge-spare = Spare the Ammo
nemesis-reroll-keep = Keep the roll
nemesis-reroll-reroll = Reroll
nemesis-scan-scan = Scan them
nemesis-scan-no-scan = Do not scan
nemesis-trade-accept = Accept
nemesis-trade-refuse = Refuse
nemesis-trade-swap = Name something in return

# Choosing nothing where that is allowed
nemesis-none-trade-partner = Make no more offers
nemesis-none-trade-offer = Offer nothing
nemesis-none-drop = Keep everything else
nemesis-none-discard = Discard nothing
nemesis-none-shrug-off = Take the attack
nemesis-none-react = Let it happen
nemesis-none-reroll-noise = Keep the roll
nemesis-none-keep-hunt = Keep no card


## Why something is not on offer

nemesis-refusal-all-noisy = Every Corridor there already has a Noise marker.
nemesis-refusal-broken = The Room has a Malfunction.
nemesis-refusal-burns-already = The Room is already on Fire.
nemesis-refusal-cannot-break-here = This Room already has a Malfunction or can never have one.
nemesis-refusal-cannot-pay = You have too few Action cards to pay for it.
nemesis-refusal-chambers-closed = The hibernation chambers are still closed.
nemesis-refusal-cockpit-taken = An Intruder is in the Cockpit.
nemesis-refusal-course-locked = Somebody hibernates, so the Destination is fixed.
nemesis-refusal-decks-empty = There are no Item cards left to draw.
nemesis-refusal-door-closed = A Closed Door is in the way.
nemesis-refusal-door-destroyed = The Door is Destroyed.
nemesis-refusal-gun-full = You hold no Six-Shooter that could take more Ammo.
nemesis-refusal-hands-full = There are too few free Hands to carry it.
nemesis-refusal-in-combat = Not possible in Combat.
nemesis-refusal-intruder-here = An Intruder is in the Room.
nemesis-refusal-no-ammo = You hold no suitable weapon with Ammo.
nemesis-refusal-no-cards-to-draw = There are no Action cards left to draw.
nemesis-refusal-no-closed-door = No Corridor of this Room has a Closed Door.
nemesis-refusal-no-components = You lack the two components, or no such Item is left to craft.
nemesis-refusal-no-computer = There is no working Computer for it.
nemesis-refusal-no-contamination = You have no Contamination card in hand.
nemesis-refusal-no-door-here = There is no Door that you could open or close.
nemesis-refusal-no-doors = There is no Door left to open or close.
nemesis-refusal-no-duct-here = This Room has no Entrance to the Technical Corridors.
nemesis-refusal-no-eggs = There are no Eggs in the Nest.
nemesis-refusal-no-engine-here = There is no Engine here.
nemesis-refusal-no-events = There are no Event cards left.
nemesis-refusal-no-fire-here = There is no Fire here.
nemesis-refusal-no-fire-no-intruder = There is neither a Fire nor an Intruder on board.
nemesis-refusal-no-flamethrower = You hold no Flamethrower that could take more Ammo.
nemesis-refusal-no-free-pod = No Unlocked Escape Pod of this Section has a free place.
nemesis-refusal-no-intruder-here = There is no Intruder here.
nemesis-refusal-no-objectives-to-see = Nobody else has an Objective to look at.
nemesis-refusal-no-other-yellow-room = You are not in a yellow Room, or no other one is explored.
nemesis-refusal-no-pods-left = There are no Escape Pods left.
nemesis-refusal-no-return = The Self-Destruct can no longer be stopped.
nemesis-refusal-no-room-action = This Room has no Action.
nemesis-refusal-no-search-here = This Room cannot be Searched.
nemesis-refusal-no-such-wound = You have no such wound.
nemesis-refusal-no-target = There is nothing here to attack.
nemesis-refusal-no-way = There is no Room you could go to.
nemesis-refusal-no-yellow-room = No other explored yellow Room is without a Destroyed Door.
nemesis-refusal-nobody-here = Nobody else is in the Room.
nemesis-refusal-nobody-signalled = Nobody else has sent a Signal.
nemesis-refusal-nobody-to-order = Nobody in reach could be ordered to move.
nemesis-refusal-nobody-with-cards = Nobody else here has cards in hand.
nemesis-refusal-not-in-a-section = This is no Evacuation Section with an Escape Pod.
nemesis-refusal-not-in-combat = Only possible in Combat.
nemesis-refusal-not-slimed = You have no Slime marker.
nemesis-refusal-not-two-heavy = You do not hold two Heavy Items that are not taped yet.
nemesis-refusal-nothing-broken = The Room has no Malfunction.
nemesis-refusal-nothing-hidden = There is nothing unexplored left to look at.
nemesis-refusal-nothing-in-reach = There is nothing in reach to throw it at.
nemesis-refusal-nothing-to-analyse = There is no Object here whose Weakness is still unknown.
nemesis-refusal-nothing-to-attach-to = You do not hold the weapon it is made for.
nemesis-refusal-nothing-to-burn = You have no Item to burn.
nemesis-refusal-nothing-to-load = You hold no Energy weapon that could use it.
nemesis-refusal-nothing-to-pick-up = No Object lies here.
nemesis-refusal-nothing-to-treat = There is nothing to treat: neither a wound, nor Slime, nor Contamination in hand.
nemesis-refusal-pod-locked = The Escape Pod is Locked.
nemesis-refusal-quest-item = You lack the Item that activates it.
nemesis-refusal-quest-room = You are not in the Room that activates it.
nemesis-refusal-room-empty = There is nothing left to find here.
nemesis-refusal-room-not-working = There is no Room Action you could use with it.
nemesis-refusal-signal-sent = You have already sent a Signal.
nemesis-refusal-somebody-sleeps = Somebody hibernates, so the Self-Destruct cannot be started.


## What happened: setting up

nemesis-log-player-number = { $who } is Player { $number }.
nemesis-log-objective-dealt = { $secret ->
    [yes] { $who } is dealt the Objective { $objective }.
   *[no] { $who } is dealt an Objective.
}
nemesis-log-objective-open = Everybody shares the Objective { $objective }.
nemesis-log-drafted = { $who } draws { $characters }.
nemesis-log-joined = { $who } plays { FORM($character, "the") }.


## What happened: turns and Actions

nemesis-log-turn = Turn { $turn } begins.
nemesis-log-first-player = { $who } is the First Player.
nemesis-log-drew = { $secret ->
    [yes] { $who } draws { $cards }.
   *[no] { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
}
nemesis-log-action = { $cost ->
    [0] { $who } chooses { FORM($action, "the") }.
    [one] { $who } chooses { FORM($action, "the") } for { $cost } card.
   *[other] { $who } chooses { FORM($action, "the") } for { $cost } cards.
}
nemesis-log-paid = { $who } discards { $cards } as payment.
nemesis-log-reacted = { $who } reacts with { $card }.
nemesis-log-action-cancelled = { $who } is interrupted: { FORM($action, "the") } has no effect.
nemesis-log-action-idle = { $who } spends { FORM($action, "the") } for nothing: there is nothing left to act on.
nemesis-log-passed = { $who } passes.
nemesis-log-discarded = { $count ->
    [one] { $who } discards { $count } card.
   *[other] { $who } discards { $count } cards.
}
nemesis-log-reshuffled = { $who } shuffles the Action deck anew.
nemesis-log-unbound = { $who } may perform any number of Actions this round.
nemesis-log-used-room = { $who } uses { FORM($room, "the") } without paying its cost.
nemesis-log-ordered = { $who } orders { $target } to { FORM($room, "the") }.
nemesis-log-covering-shot = { $who } gives covering fire with the { $item }.
nemesis-log-maneuver = { $who } fires the maneuvering engines: everybody passes, and no Intruder attacks this turn.


## What happened: movement, exploration, Noise

nemesis-log-way-closed = The way to { FORM($room, "the") } is closed now: { $who } stays.
nemesis-log-moved = { $who } moves from { FORM($origin, "the") } to { FORM($room, "the") }.
nemesis-log-escapes = { $who } tries to escape to { FORM($room, "the") }.
nemesis-log-explored = Room { $number } turns out to be { FORM($tile, "the") }.
nemesis-log-token-revealed = { $who } reveals the Exploration token { $token }; { $count ->
    [0] there are no Items in { FORM($room, "the") }.
    [one] there is { $count } Item in { FORM($room, "the") }.
   *[other] there are { $count } Items in { FORM($room, "the") }.
}
nemesis-log-looked-at-room = { $secret ->
    [yes] { $token_too ->
        [yes] { $who } secretly looks at Room { $number } and sees { FORM($tile, "the") } with { FORM($token, "a") }.
       *[no] { $who } secretly looks at Room { $number } and sees { FORM($tile, "the") }.
    }
   *[no] { $who } secretly looks at Room { $number }.
}
nemesis-log-noise-roll = { $who } makes a Noise roll: { $face }.
nemesis-log-reroll = { $who } discards { $card } to reroll with the { $item }.
nemesis-log-slime-betrays = The Slime betrays { $who }: Silence becomes Danger.
nemesis-log-noise = Noise in { FORM($place, "the") }.
nemesis-log-noise-cleared = The Noise around { FORM($room, "the") } falls silent.
nemesis-log-danger = Danger in { FORM($room, "the") }!


## What happened: Intruders

nemesis-log-token-drawn = { $blank ->
    [yes] Out of the Intruder bag comes the { $token }.
   *[no] Out of the Intruder bag comes { FORM($token, "a") }.
}
nemesis-log-intruder-appears = { $kind } appears in { FORM($room, "the") }.
nemesis-log-first-intruder = The first Intruder has appeared, and everybody keeps one Objective.
nemesis-log-objective-kept = { $secret ->
    [yes] { $who } keeps the Objective { $objective }.
   *[no] { $who } keeps one Objective.
}
nemesis-log-no-miniature = No other { $kind } is left to appear.
nemesis-log-intruder-moves = { $kind } moves from { FORM($origin, "the") } to { FORM($room, "the") }.
nemesis-log-intruder-vanishes = { $kind } vanishes from { FORM($room, "the") }.
nemesis-log-bag-gains = The Intruder bag gains { FORM($kind, "a") }.
nemesis-log-door-holds = { $kind } cannot break the Door in { FORM($place, "the") }.
nemesis-log-surprise = { $kind } makes a Surprise Attack on { $who }.
nemesis-log-attack = { $hits ->
    [yes] { $kind } attacks { $who }: { $attack }.
   *[no] { $kind } attacks { $who }, but { $attack } is no attack of its kind.
}
nemesis-log-shrugged-off = { $who } ignores the attack thanks to the { $item }.
nemesis-log-infested = A Larva infests { $who }.
nemesis-log-transformed = { $kind } becomes a Breeder.
nemesis-log-injured = { $count ->
    [one] { $kind } suffers { $count } Injury.
   *[other] { $kind } suffers { $count } Injuries.
}
# $blood: the sum of the blood values; $retreat: whether an arrow was drawn
nemesis-log-injury-check = { $retreat ->
    [yes] Injury check for { FORM($kind, "the") }: it retreats.
   *[no] Injury check for { FORM($kind, "the") }: { $blood }.
}
nemesis-log-intruder-killed = { $kind } dies in { FORM($room, "the") }.
nemesis-log-retreats = { $kind } retreats through Corridor { $number }.
nemesis-log-intruder-heals = { $kind } loses up to 2 Injuries.
nemesis-log-intruders-heal = Every Intruder loses up to 2 Injuries.
nemesis-log-egg-laid = The Queen lays an Egg; the Nest holds { $count }.
nemesis-log-nest-egg-gone = { $count ->
    [0] The last Egg is gone from the Nest.
    [one] An Egg is gone from the Nest; { $count } is left.
   *[other] An Egg is gone from the Nest; { $count } are left.
}
nemesis-log-nest-destroyed = The Nest is destroyed.
nemesis-log-egg-destroyed = An Egg is destroyed in { FORM($room, "the") }.
nemesis-log-weakness = { $who } analyses { FORM($item, "the") } and discovers a Weakness: { $weakness }.


## What happened: fighting and wounds

# $target: "known" with $kind, "gone" when the target is not on the board any more, or "egg"
nemesis-log-shoots = { $target ->
    [known] { $who } shoots the { $item } at { FORM($kind, "the") }.
    [egg] { $who } shoots the { $item } at the Eggs.
   *[gone] { $who } shoots the { $item } at an Intruder.
}
nemesis-log-melee = { $target ->
    [known] { $who } attacks { FORM($kind, "the") } in melee.
    [egg] { $who } attacks the Eggs in melee.
   *[gone] { $who } attacks an Intruder in melee.
}
nemesis-log-combat-roll = { $who } rolls the Combat die: { $face }.
nemesis-log-missed = { $who } does not hurt { FORM($kind, "the") }.
nemesis-log-thrown = { $who } throws the { $item } into { FORM($room, "the") }.
nemesis-log-light-wound = { $who } suffers a Light Wound ({ $cause }).
nemesis-log-serious-wound = { $who } suffers a Serious Wound ({ $cause }): { $wound }.
nemesis-log-light-healed = { $count ->
    [one] { $who } heals { $count } Light Wound.
   *[other] { $who } heals { $count } Light Wounds.
}
nemesis-log-dressed = { $who } dresses a Serious Wound: { $wound }.
nemesis-log-healed = { $who } heals a Serious Wound: { $wound }.
# $somewhere: "no" for those lost with the ship or at the end
nemesis-log-died = { $somewhere ->
    [yes] { $who } dies in { FORM($room, "the") } ({ $cause }).
   *[no] { $who } does not survive ({ $cause }).
}
nemesis-log-revived = The AutoDoc revives { $who } in { FORM($room, "the") }.
nemesis-log-contaminated = { $who } takes a Contamination card.
nemesis-log-scanned = { $secret ->
    [yes] { $count ->
        [one] { $who } scans { $count } Contamination card: { $infected } Infected, { $removed } removed.
       *[other] { $who } scans { $count } Contamination cards: { $infected } Infected, { $removed } removed.
    }
   *[no] { $count ->
        [one] { $who } scans { $count } Contamination card and removes { $removed }.
       *[other] { $who } scans { $count } Contamination cards and removes { $removed }.
    }
}
nemesis-log-cured = { $count ->
    [0] { $who } has no Contamination cards to scan.
    [one] { $who } scans { $count } Contamination card and removes { $removed }.
   *[other] { $who } scans { $count } Contamination cards and removes { $removed }.
}
nemesis-log-larva = { $who } carries a Larva.
nemesis-log-larva-removed = { $who } is rid of the Larva.
nemesis-log-eclosion-scan = { $larva ->
    [yes] { $who } scans { $count } cards and carries a Larva.
   *[no] { $who } scans { $count } cards and finds no Larva.
}
nemesis-log-slimed = { $who } is covered in Slime.
nemesis-log-washed = { $who } is rid of the Slime.


## What happened: Items and Objects

nemesis-log-searches = { $who } searches { FORM($room, "the") }.
nemesis-log-looked-at-items = { $secret ->
    [yes] { $who } looks at { $items }.
   *[no] { $count ->
        [one] { $who } looks at { $count } Item ({ $colour }).
       *[other] { $who } looks at { $count } Items ({ $colour }).
    }
}
nemesis-log-found = { $secret ->
    [yes] { $who } keeps the { $item }.
   *[no] { $who } keeps an Item ({ $colour }).
}
nemesis-log-found-heavy = { $who } finds the { $item }.
# $object: "yes" for an Object, "no" for an Item
nemesis-log-took = { $object ->
    [yes] { $who } takes { FORM($item, "the") } in hand.
   *[no] { $who } takes the { $item } in hand.
}
nemesis-log-dropped = { $object ->
    [yes] { $who } drops { FORM($item, "the") }.
   *[no] { $who } drops the { $item }.
}
nemesis-log-spent-item = { $who } burns the { $item }.
nemesis-log-loaded = { $who } loads the { $item } with { $count } Ammo.
nemesis-log-attached = { $who } adds the { $item } to the { $weapon }.
nemesis-log-taped = { $who } tapes together { $items }.
nemesis-log-crafted = { $who } crafts the { $item } from { $components }.
nemesis-log-quest-activated = { $who } activates the { $item }.
nemesis-log-trade = { $who } starts a Trade in { FORM($room, "the") }.
nemesis-log-trade-refused = { $who } and { $target } do not come to terms.
# $way: "swap", "gift" (only $given) or "return" (only $taken)
nemesis-log-traded = { $way ->
    [swap] { $who } gives { $given } to { $target } for { $taken }.
    [gift] { $who } gives { $given } to { $target }.
   *[return] { $who } gets { $taken } from { $target }.
}


## What happened: the ship

nemesis-log-fire = Fire breaks out in { FORM($room, "the") }.
nemesis-log-fire-out = The Fire in { FORM($room, "the") } is out.
nemesis-log-malfunction = Malfunction in { FORM($room, "the") }.
nemesis-log-repaired = The Malfunction in { FORM($room, "the") } is repaired.
nemesis-log-door-opened = The Door in { FORM($place, "the") } opens.
nemesis-log-door-closed = The Door in { FORM($place, "the") } closes.
nemesis-log-door-destroyed = The Door in { FORM($place, "the") } is destroyed.
nemesis-log-airlock-started = { $who } starts the Emergency Airlock procedure in { FORM($room, "the") }.
nemesis-log-airlock-cancelled = The Emergency Airlock procedure in { FORM($room, "the") } is called off.
nemesis-log-vented = Everything in { FORM($room, "the") } is vented into space.
nemesis-log-signal = { $who } sends a Signal.
nemesis-log-checked-engine = { $secret ->
    [yes] { $who } secretly checks Engine { $engine }: { $state }.
   *[no] { $who } secretly checks Engine { $engine }.
}
nemesis-log-worked-on-engine = { $changed ->
    [yes] { $who } works on Engine { $engine } and changes its state.
   *[no] { $who } works on Engine { $engine } and leaves it as it is.
}
nemesis-log-checked-coordinates = { $secret ->
    [yes] { $who } secretly checks the Coordinates: A { $a }, B { $b }, C { $c }, D { $d }.
   *[no] { $who } secretly checks the Coordinates.
}
nemesis-log-destination = { $who } sets the Destination to { $space }.
nemesis-log-saw-objective = { $secret ->
    [yes] { $who } secretly sees what { $target } is after: { $objectives }.
   *[no] { $who } secretly sees an Objective of { $target }.
}
nemesis-log-looked-at-event = { $secret ->
    [yes] { $who } secretly looks at the next Event: { $event }.
   *[no] { $who } secretly looks at the next Event.
}
# $where: "top" or "bottom"
nemesis-log-event-placed = { $where ->
    [top] { $who } leaves the Event card on top.
   *[bottom] { $who } puts the Event card under the deck.
}
nemesis-log-self-destruct-started = The Self-Destruct sequence starts.
nemesis-log-self-destruct-stopped = { $who } stops the Self-Destruct sequence.
# $armed: whether the Self-Destruct runs; $self_destruct: spaces until it destroys the ship; $time: the space reached
nemesis-log-time = { $armed ->
    [yes] Time moves on to space { $time }; spaces left: { $left } to the jump, { $self_destruct } to the Self-Destruct.
   *[no] Time moves on to space { $time }; spaces left: { $left } to the jump.
}
nemesis-log-hibernation-opens = The hibernation chambers open.
nemesis-log-event = Event: { $event }, and Intruders move through Corridor { $number }.


## What happened: escape and the end

nemesis-log-attempt-failed = { $who } is disturbed, and the attempt fails.
nemesis-log-boarded = { $who } boards Escape Pod { $pod }.
nemesis-log-left-pod = { $who } goes back to { FORM($room, "the") }.
nemesis-log-thrown-out = An Intruder drives { $who } out of the pod into { FORM($room, "the") }.
nemesis-log-launched = { $who } launches Escape Pod { $pod }.
nemesis-log-escaped = { $who } escapes.
nemesis-log-pod-unlocked = Escape Pod { $pod } is unlocked.
nemesis-log-pod-locked = Escape Pod { $pod } is locked.
nemesis-log-pod-lost = Escape Pod { $pod } is ejected.
nemesis-log-hibernates = { $who } hibernates.
nemesis-log-nobody-awake = Nobody is left awake on board.
nemesis-log-ending = { $cause }
nemesis-log-ship-lost = The ship is lost with everything on board.
nemesis-log-no-survivors = Nobody survives.
nemesis-log-engines-revealed = The Engines, from 1 to 3, are { $engines }.
nemesis-log-arrived = The ship arrives: { $planet }.
nemesis-log-final-scan = { $infected ->
    [0] { $who } is not infected.
   *[other] { $who } is infected.
}
nemesis-log-final-draw = { $contaminated ->
    [0] { $who } draws { $cards }, and no Contamination is among them.
   *[other] { $who } draws { $cards }: the infection breaks out.
}
nemesis-log-objective-judged = { $met ->
    [yes] { $who } wins with { $objectives }.
   *[no] { $who } has not fulfilled { $objectives }.
}
nemesis-log-group-judged = { $met ->
    [yes] All Objectives are met: you win together.
   *[no] The Objectives are not met: you lose together.
}


## What happened: the Intruder player

nemesis-log-hunter = { $who } plays the Intruders from now on.
nemesis-log-hunter-drew = { $secret ->
    [yes] { $who } draws { $hunt }.
   *[no] { $who } draws an Intruder Action card.
}
# $use: "move", "attack" or "effect"
nemesis-log-hunts = { $use ->
    [move] { $who } plays { $hunt } to move an Intruder.
    [attack] { $who } plays { $hunt } to attack.
   *[effect] { $who } plays { $hunt } for its effect.
}
