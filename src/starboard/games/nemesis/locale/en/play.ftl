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
    .form-The = Player { $number }
nemesis-seat = Seat { $number }
    .form-the = Seat { $number }
    .form-The = Seat { $number }
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
    .form-quoted = “Contamination”
nemesis-contamination-infected = Contamination (Infected)
    .form-quoted = “Contamination” (Infected)
nemesis-contamination-clean = Contamination (not Infected)
    .form-quoted = “Contamination” (not Infected)


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
# $who: the Character, for languages whose word agrees with it
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
nemesis-need-escaped-with-items = { $number ->
    [one] Escapes in a pod with at least { $number } Item
   *[other] Escapes in a pod with at least { $number } Items
}
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
    [order] Which Room does { FORM($target, "the") } move to?
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
nemesis-ask-leavers = Who leaves under covering fire: you, another Character who agrees, or both?
nemesis-ask-consent = { FORM($target, "The") } offers to cover your way out. Do you leave the Room?
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
nemesis-ask-reroll = You rolled “{ $face }”. Reroll the Combat die?
nemesis-ask-reroll-noise = The Noise roll is { $face }. Discard 1 Action card to reroll it with { FORM($item, "the") }?
nemesis-ask-overcharge = Double Hit: spend 1 more Ammo of { FORM($item, "the") } for 1 more Injury?
# $named: "no" for a Larva, whose attack has no card
nemesis-ask-shrug-off = { $named ->
    [yes] { FORM($kind, "The") } attacks you: { $attack }. Do you ignore the attack?
   *[no] { FORM($kind, "The") } attacks you. Do you ignore the attack?
}
# $trigger: "interrupts" or "ignores-surprise"
nemesis-ask-react = { $trigger ->
    [interrupts] { FORM($actor, "The") } declares { FORM($action, "the") }. Do you interrupt?
   *[ignores-surprise] { FORM($kind, "The") } makes a Surprise Attack on you. Do you keep your nerve?
}
nemesis-ask-craft = What do you craft?
nemesis-ask-components = Which Items do you use up for { FORM($item, "the") }?
# $purpose: "quest" or "card"
nemesis-ask-spend-item = { $purpose ->
    [quest] Which Item do you discard to activate { FORM($item, "the") }?
   *[card] Which Item do you discard for “{ $card }”?
}
nemesis-ask-tape = Which two Heavy Items do you tape together?
nemesis-ask-contamination = Which Contamination card do you scan and remove?
nemesis-ask-scan = Do you scan all Contamination cards in your hand?
nemesis-ask-trade-partner = Who do you want to trade with?
nemesis-ask-trade-offer = What do you offer { FORM($target, "the") }?
# $stage: "offer" or "nothing" as first offer; when one's own offer ($mine) is answered with another: "swap", "gift" if
# one gives nothing, "demand" if one gets nothing, "idle" if neither
nemesis-ask-trade-answer = { $stage ->
    [swap] { FORM($target, "The") } would give you { FORM($offer, "the") } for { FORM($mine, "the") }. Do you accept?
    [gift] { FORM($target, "The") } would give you { FORM($offer, "the") } for nothing. Do you accept?
    [demand] { FORM($target, "The") } wants { FORM($mine, "the") } for nothing. Do you accept?
    [idle] { FORM($target, "The") } would give you nothing for nothing. Do you accept?
    [offer] { FORM($target, "The") } offers you { FORM($offer, "the") }. Do you accept?
   *[nothing] { FORM($target, "The") } asks what you would give. Do you answer?
}
nemesis-ask-engine = Engine { $engine } is { $state }. Which state do you leave it in? Only a change is announced.
nemesis-ask-destination = Which space do you set the Destination to?
nemesis-ask-event-place = The next Event is “{ $event }”. Leave it on top or put it under the deck?
nemesis-ask-event-card = Which Event takes place? The others are discarded.
nemesis-ask-pod = { $purpose ->
    [board] Which Escape Pod do you board?
   *[lock] Which Escape Pod do you lock or unlock?
}
nemesis-ask-in-pod = { $purpose ->
    [boarded] You are in Escape Pod { $pod }. What now?
   *[waiting] You are waiting in Escape Pod { $pod }. What now?
}
nemesis-ask-objective = The first Intruder has appeared. Which Objective do you keep?
nemesis-ask-whose-objective = Which Objective of { FORM($target, "the") } do you look at?
nemesis-ask-hunt = Which card do you play for the Intruders?
nemesis-ask-keep-hunt = Which card do you keep for the next turn?
nemesis-ask-hunt-use = How do you use “{ $hunt }”?
nemesis-ask-number = What is the number of the Corridor it moves through?
nemesis-ask-attack-card = Which attack is used? The others go under the deck.


## Actions of a round; .form-the is the Action inside a sentence

nemesis-action-move = Movement
    .form-chosen = Movement
    .form-the = Movement
nemesis-action-careful = Careful Movement
    .form-chosen = Careful Movement
    .form-the = Careful Movement
nemesis-action-escape = Escape
    .form-chosen = to Escape
    .form-the = Escape
nemesis-action-shoot = Shoot
    .form-chosen = to Shoot
    .form-the = Shoot
nemesis-action-melee = Melee Attack
    .form-the = the Melee Attack
    .form-chosen = a Melee Attack
nemesis-action-pick-up = Pick Up an Object
    .form-the = Pick Up
    .form-chosen = to Pick Up an Object
nemesis-action-trade = Trade
    .form-chosen = to Trade
    .form-the = Trade
nemesis-action-craft = Craft
    .form-chosen = to Craft
    .form-the = Craft
nemesis-action-room = Room Action
    .form-the = the Room Action
    .form-chosen = the Room Action
nemesis-choice-room-action = Room Action: { $room }
nemesis-action-quest = Activate { FORM($item, "the") }
    .form-the = the Quest “{ $item }”
    .form-chosen = to activate { FORM($item, "the") }
nemesis-action-card = { $card }
    .form-the = “{ $card }”
    .form-chosen = “{ $card }”
nemesis-action-item = Use { FORM($item, "the") }
    .form-the = { FORM($item, "the") }
    .form-chosen = to use { FORM($item, "the") }
nemesis-action-free = Load for free with { FORM($item, "the") }
    .form-the = a free load with { FORM($item, "the") }
    .form-chosen = to load for free with { FORM($item, "the") }
nemesis-action-drop = Drop something
    .form-the = dropping something
    .form-chosen = to drop something
nemesis-action-pass = Pass
    .form-chosen = to pass
    .form-the = Pass
nemesis-action-interruption = Interruption
    .form-the = an Interruption
    .form-chosen = an Interruption


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
    [yes] Escape Pod { $number }, Section { $section }, { $lock }, with { FORM($inside, "the") }
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
nemesis-choice-objective-first = The first Objective of { FORM($target, "the") }
nemesis-choice-objective-second = The second Objective of { FORM($target, "the") }
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
nemesis-hunt-use-effect = Use the card’s effect
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
nemesis-refusal-course-locked = Somebody is hibernating, so the Destination is fixed.
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
nemesis-refusal-no-yellow-room = No other yellow Room is explored, or each one has a Destroyed Door.
nemesis-refusal-nobody-here = Nobody else is in the Room.
nemesis-refusal-nobody-signalled = Nobody else has sent a Signal.
nemesis-refusal-nobody-to-order = Nobody in reach can be ordered to move.
nemesis-refusal-nobody-with-cards = Nobody else here has cards in hand.
nemesis-refusal-not-in-a-section = This is not an Evacuation Section with an Escape Pod.
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
nemesis-refusal-somebody-sleeps = Somebody is hibernating, so the Self-Destruct cannot be started.


## What happened: setting up

nemesis-log-player-number = { FORM($who, "The") } is Player { $number }.
nemesis-log-objective-dealt = { $secret ->
    [yes] { FORM($who, "The") } is dealt the Objective “{ $objective }”.
   *[no] { FORM($who, "The") } is dealt an Objective.
}
nemesis-log-objective-open = Everybody shares the Objective “{ $objective }”.
nemesis-log-drafted = { FORM($who, "The") } draws { FORM($characters, "the") }.
nemesis-log-joined = { FORM($who, "The") } plays { FORM($character, "the") }.


## What happened: turns and Actions

nemesis-log-turn = Turn { $turn } begins.
nemesis-log-first-player = { FORM($who, "The") } is the First Player.
nemesis-log-drew = { $secret ->
    [yes] { FORM($who, "The") } draws { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] { FORM($who, "The") } draws { $count } card.
       *[other] { FORM($who, "The") } draws { $count } cards.
    }
}
nemesis-log-action = { $cost ->
    [0] { FORM($who, "The") } chooses { FORM($action, "chosen") }.
    [one] { FORM($who, "The") } chooses { FORM($action, "chosen") } for { $cost } card.
   *[other] { FORM($who, "The") } chooses { FORM($action, "chosen") } for { $cost } cards.
}
nemesis-log-paid = { FORM($who, "The") } pays with { FORM($cards, "quoted") }.
nemesis-log-reacted = { FORM($who, "The") } reacts with “{ $card }”.
nemesis-log-action-cancelled = { FORM($who, "The") } is interrupted: { FORM($action, "the") } has no effect.
nemesis-log-action-idle = { FORM($who, "The") } wastes { FORM($action, "the") }: there is nothing left to act on.
nemesis-log-passed = { FORM($who, "The") } passes.
nemesis-log-discarded = { $count ->
    [one] { FORM($who, "The") } discards { $count } card.
   *[other] { FORM($who, "The") } discards { $count } cards.
}
nemesis-log-reshuffled = { FORM($who, "The") } reshuffles the Action deck.
nemesis-log-unbound = { FORM($who, "The") } may perform any number of Actions this round.
nemesis-log-used-room = { FORM($who, "The") } uses { FORM($room, "the") } without paying its cost.
nemesis-log-ordered = { FORM($who, "The") } orders { FORM($target, "the") } to { FORM($room, "the") }.
nemesis-log-covering-shot = { FORM($who, "The") } gives covering fire with { FORM($item, "the") }.
nemesis-log-maneuver = { FORM($who, "The") } fires the maneuvering engines: everybody passes, and no Intruder attacks this turn.


## What happened: movement, exploration, Noise

nemesis-log-way-closed = The way to { FORM($room, "the") } is closed now: { FORM($who, "the") } stays.
nemesis-log-moved = { FORM($who, "The") } moves from { FORM($origin, "the") } to { FORM($room, "the") }.
nemesis-log-escapes = { FORM($who, "The") } tries to escape to { FORM($room, "the") }.
nemesis-log-explored = Room { $number } turns out to be { FORM($tile, "the") }.
nemesis-log-token-revealed = { FORM($who, "The") } reveals the Exploration token “{ $token }”; { $count ->
    [0] there are no Items in { FORM($room, "the") }.
    [one] there is { $count } Item in { FORM($room, "the") }.
   *[other] there are { $count } Items in { FORM($room, "the") }.
}
nemesis-log-looked-at-room = { $secret ->
    [yes] { $token_too ->
        [yes] { FORM($who, "The") } secretly looks at Room { $number } and sees { FORM($tile, "the") } with { FORM($token, "a") }.
       *[no] { FORM($who, "The") } secretly looks at Room { $number } and sees { FORM($tile, "the") }.
    }
   *[no] { FORM($who, "The") } secretly looks at Room { $number }.
}
nemesis-log-noise-roll = { FORM($who, "The") } makes a Noise roll: { $face }.
nemesis-log-reroll = { FORM($who, "The") } discards “{ $card }” to reroll with { FORM($item, "the") }.
nemesis-log-slime-betrays = The Slime betrays { FORM($who, "the") }: Silence becomes Danger.
nemesis-log-noise = Noise in { FORM($place, "the") }.
nemesis-log-noise-cleared = The Noise around { FORM($room, "the") } falls silent.
nemesis-log-danger = Danger in { FORM($room, "the") }!


## What happened: Intruders

nemesis-log-token-drawn = { $blank ->
    [yes] Out of the Intruder bag comes the { $token }.
   *[no] Out of the Intruder bag comes { FORM($token, "a") }.
}
nemesis-log-intruder-appears = { FORM($kind, "A") } appears in { FORM($room, "the") }.
nemesis-log-first-intruder = The first Intruder has appeared, and everybody keeps one Objective.
nemesis-log-objective-kept = { $secret ->
    [yes] { FORM($who, "The") } keeps the Objective “{ $objective }”.
   *[no] { FORM($who, "The") } keeps one Objective.
}
nemesis-log-no-miniature = No other { $kind } is left to appear.
nemesis-log-intruder-moves = { FORM($kind, "The") } moves from { FORM($origin, "the") } to { FORM($room, "the") }.
nemesis-log-intruder-vanishes = { FORM($kind, "The") } vanishes from { FORM($room, "the") }.
nemesis-log-bag-gains = The Intruder bag gains { FORM($kind, "a") } token.
nemesis-log-door-holds = { FORM($kind, "The") } cannot break the Door in { FORM($place, "the") }.
nemesis-log-surprise = { FORM($kind, "The") } makes a Surprise Attack on { FORM($who, "the") }.
nemesis-log-attack = { $hits ->
    [yes] { FORM($kind, "The") } attacks { FORM($who, "the") }: { $attack }.
   *[no] { FORM($kind, "The") } attacks { FORM($who, "the") }, but “{ $attack }” does not apply to it.
}
nemesis-log-shrugged-off = { FORM($who, "The") } ignores the attack thanks to { FORM($item, "the") }.
nemesis-log-infested = A Larva infests { FORM($who, "the") }.
nemesis-log-transformed = { FORM($kind, "The") } becomes a Breeder.
nemesis-log-injured = { $count ->
    [one] { FORM($kind, "The") } suffers { $count } Injury.
   *[other] { FORM($kind, "The") } suffers { $count } Injuries.
}
# $blood: the sum of the blood values; $retreat: whether an arrow was drawn
nemesis-log-injury-check = { $retreat ->
    [yes] Injury check for { FORM($kind, "the") }: it retreats.
   *[no] Injury check for { FORM($kind, "the") }: { $blood }.
}
nemesis-log-intruder-killed = { FORM($kind, "The") } dies in { FORM($room, "the") }.
nemesis-log-retreats = { FORM($kind, "The") } retreats through Corridor { $number }.
nemesis-log-intruder-heals = { FORM($kind, "The") } loses up to 2 Injuries.
nemesis-log-intruders-heal = Every Intruder loses up to 2 Injuries.
nemesis-log-egg-laid = { $count ->
    [one] The Queen lays an Egg; there is now { $count } Egg in the Nest.
   *[other] The Queen lays an Egg; there are now { $count } Eggs in the Nest.
}
nemesis-log-nest-egg-gone = { $count ->
    [0] The last Egg is gone from the Nest.
    [one] An Egg is gone from the Nest; { $count } is left.
   *[other] An Egg is gone from the Nest; { $count } are left.
}
nemesis-log-nest-destroyed = The Nest is destroyed.
nemesis-log-egg-destroyed = An Egg is destroyed in { FORM($room, "the") }.
nemesis-log-weakness = { FORM($who, "The") } analyses { FORM($item, "the") } and discovers a Weakness: “{ $weakness }”.


## What happened: fighting and wounds

# $target: "known" with $kind, "gone" when the target is not on the board any more, or "egg"
nemesis-log-shoots = { $target ->
    [known] { FORM($who, "The") } shoots { FORM($item, "the") } at { FORM($kind, "the") }.
    [egg] { FORM($who, "The") } shoots { FORM($item, "the") } at the Eggs.
   *[gone] { FORM($who, "The") } shoots { FORM($item, "the") } at an Intruder.
}
nemesis-log-melee = { $target ->
    [known] { FORM($who, "The") } attacks { FORM($kind, "the") } in melee.
    [egg] { FORM($who, "The") } attacks the Eggs in melee.
   *[gone] { FORM($who, "The") } attacks an Intruder in melee.
}
nemesis-log-combat-roll = { FORM($who, "The") } rolls “{ $face }” with the Combat die.
nemesis-log-missed = { FORM($who, "The") } does not hurt { FORM($kind, "the") }.
nemesis-log-thrown = { FORM($who, "The") } throws { FORM($item, "the") } into { FORM($room, "the") }.
nemesis-log-light-wound = { FORM($who, "The") } suffers a Light Wound ({ $cause }).
nemesis-log-serious-wound = { FORM($who, "The") } suffers a Serious Wound ({ $cause }): { $wound }.
nemesis-log-light-healed = { $count ->
    [one] { FORM($who, "The") } heals { $count } Light Wound.
   *[other] { FORM($who, "The") } heals { $count } Light Wounds.
}
nemesis-log-dressed = { FORM($who, "The") } dresses a Serious Wound: { $wound }.
nemesis-log-healed = { FORM($who, "The") } heals a Serious Wound: { $wound }.
# $somewhere: "no" for those lost with the ship or at the end
nemesis-log-died = { $somewhere ->
    [yes] { FORM($who, "The") } dies in { FORM($room, "the") } ({ $cause }).
   *[no] { FORM($who, "The") } does not survive ({ $cause }).
}
nemesis-log-revived = The AutoDoc revives { FORM($who, "the") } in { FORM($room, "the") }.
nemesis-log-contaminated = { FORM($who, "The") } takes a Contamination card.
nemesis-log-scanned = { $secret ->
    [yes] { $count ->
        [one] { FORM($who, "The") } scans { $count } Contamination card: { $infected } Infected, { $removed } removed.
       *[other] { FORM($who, "The") } scans { $count } Contamination cards: { $infected } Infected, { $removed } removed.
    }
   *[no] { $count ->
        [one] { FORM($who, "The") } scans { $count } Contamination card; removed: { $removed }.
       *[other] { FORM($who, "The") } scans { $count } Contamination cards; removed: { $removed }.
    }
}
nemesis-log-cured = { $count ->
    [0] { FORM($who, "The") } has no Contamination cards to scan.
    [one] { FORM($who, "The") } scans { $count } Contamination card; removed: { $removed }.
   *[other] { FORM($who, "The") } scans { $count } Contamination cards; removed: { $removed }.
}
nemesis-log-larva = { FORM($who, "The") } carries a Larva.
nemesis-log-larva-removed = { FORM($who, "The") } is rid of the Larva.
nemesis-log-eclosion-scan = { $larva ->
    [yes] { $count ->
        [one] { FORM($who, "The") } draws { $count } card, scans the Contamination and gets a Larva.
       *[other] { FORM($who, "The") } draws { $count } cards, scans the Contamination among them and gets a Larva.
    }
   *[no] { $count ->
        [one] { FORM($who, "The") } draws { $count } card and finds no infection.
       *[other] { FORM($who, "The") } draws { $count } cards and finds no infection among them.
    }
}
nemesis-log-slimed = { FORM($who, "The") } is covered in Slime.
nemesis-log-washed = { FORM($who, "The") } is rid of the Slime.


## What happened: Items and Objects

nemesis-log-searches = { FORM($who, "The") } searches { FORM($room, "the") }.
nemesis-log-looked-at-items = { $secret ->
    [yes] { FORM($who, "The") } looks at { FORM($items, "the") }.
   *[no] { $count ->
        [one] { FORM($who, "The") } looks at { $count } { FORM($colour, "adjective") } Item.
       *[other] { FORM($who, "The") } looks at { $count } { FORM($colour, "adjective") } Items.
    }
}
nemesis-log-found = { $secret ->
    [yes] { FORM($who, "The") } keeps { FORM($item, "the") }.
   *[no] { FORM($who, "The") } keeps a { FORM($colour, "adjective") } Item.
}
nemesis-log-found-heavy = { FORM($who, "The") } finds { FORM($item, "the") }.
nemesis-log-took = { FORM($who, "The") } picks up { FORM($item, "the") }.
nemesis-log-dropped = { FORM($who, "The") } drops { FORM($item, "the") }.
nemesis-log-spent-item = { FORM($who, "The") } burns { FORM($item, "the") }.
nemesis-log-loaded = { FORM($who, "The") } loads { FORM($item, "the") } with { $count } Ammo.
nemesis-log-attached = { FORM($who, "The") } adds { FORM($item, "the") } to { FORM($weapon, "the") }.
nemesis-log-taped = { FORM($who, "The") } tapes { FORM($items, "the") } together.
nemesis-log-crafted = { FORM($who, "The") } crafts { FORM($item, "the") } from { FORM($components, "the") }.
nemesis-log-quest-activated = { FORM($who, "The") } activates { FORM($item, "the") }.
nemesis-log-trade = { FORM($who, "The") } starts a Trade in { FORM($room, "the") }.
nemesis-log-trade-refused = { FORM($who, "The") } and { FORM($target, "the") } do not come to terms.
# $way: "swap", "gift" (only $given) or "return" (only $taken)
nemesis-log-traded = { $way ->
    [swap] { FORM($who, "The") } gives { FORM($target, "the") } { FORM($given, "the") } for { FORM($taken, "the") }.
    [gift] { FORM($who, "The") } gives { FORM($target, "the") } { FORM($given, "the") }.
   *[return] { FORM($who, "The") } gets { FORM($taken, "the") } from { FORM($target, "the") }.
}


## What happened: the ship

nemesis-log-fire = Fire breaks out in { FORM($room, "the") }.
nemesis-log-fire-out = The Fire in { FORM($room, "the") } is out.
nemesis-log-malfunction = Malfunction in { FORM($room, "the") }.
nemesis-log-repaired = The Malfunction in { FORM($room, "the") } is repaired.
nemesis-log-door-opened = The Door in { FORM($place, "the") } opens.
nemesis-log-door-closed = The Door in { FORM($place, "the") } closes.
nemesis-log-door-destroyed = The Door in { FORM($place, "the") } is destroyed.
nemesis-log-airlock-started = { FORM($who, "The") } starts the Emergency Airlock procedure in { FORM($room, "the") }.
nemesis-log-airlock-cancelled = The Emergency Airlock procedure in { FORM($room, "the") } is called off.
nemesis-log-vented = Everything in { FORM($room, "the") } is vented into space.
nemesis-log-signal = { FORM($who, "The") } sends a Signal.
nemesis-log-checked-engine = { $secret ->
    [yes] { FORM($who, "The") } secretly checks Engine { $engine }: { $state }.
   *[no] { FORM($who, "The") } secretly checks Engine { $engine }.
}
nemesis-log-worked-on-engine = { $changed ->
    [yes] { FORM($who, "The") } works on Engine { $engine } and changes its state.
   *[no] { FORM($who, "The") } works on Engine { $engine } and leaves it as it is.
}
nemesis-log-checked-coordinates = { $secret ->
    [yes] { FORM($who, "The") } secretly checks the Coordinates: A { $a }, B { $b }, C { $c }, D { $d }.
   *[no] { FORM($who, "The") } secretly checks the Coordinates.
}
nemesis-log-destination = { FORM($who, "The") } sets the Destination to { $space }.
nemesis-log-saw-objective = { $secret ->
    [yes] { FORM($who, "The") } secretly sees what { FORM($target, "the") } is after: { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "The") } secretly sees an Objective of { FORM($target, "the") }.
}
nemesis-log-looked-at-event = { $secret ->
    [yes] { FORM($who, "The") } secretly looks at the next Event: “{ $event }”.
   *[no] { FORM($who, "The") } secretly looks at the next Event.
}
# $where: "top" or "bottom"
nemesis-log-event-placed = { $where ->
    [top] { FORM($who, "The") } leaves the Event card on top.
   *[bottom] { FORM($who, "The") } puts the Event card under the deck.
}
nemesis-log-self-destruct-started = The Self-Destruct sequence starts.
nemesis-log-self-destruct-stopped = { FORM($who, "The") } stops the Self-Destruct sequence.
# $armed: whether the Self-Destruct runs; $self_destruct: spaces until it destroys the ship; $time: the space reached
nemesis-log-time = { $armed ->
    [yes] Time moves on to space { $time }; spaces left: { $left } to the jump, { $self_destruct } to the Self-Destruct.
   *[no] Time moves on to space { $time }; spaces left to the jump: { $left }.
}
nemesis-log-hibernation-opens = The hibernation chambers open.
nemesis-log-event = Event “{ $event }”: Intruders move through Corridor { $number }.


## What happened: escape and the end

nemesis-log-attempt-failed = { FORM($who, "The") } is interrupted, and the attempt fails.
nemesis-log-boarded = { FORM($who, "The") } boards Escape Pod { $pod }.
nemesis-log-left-pod = { FORM($who, "The") } goes back to { FORM($room, "the") }.
nemesis-log-thrown-out = An Intruder drives { FORM($who, "the") } out of the pod into { FORM($room, "the") }.
nemesis-log-launched = { FORM($who, "The") } launches Escape Pod { $pod }.
nemesis-log-escaped = { FORM($who, "The") } escapes.
nemesis-log-pod-unlocked = Escape Pod { $pod } is unlocked.
nemesis-log-pod-locked = Escape Pod { $pod } is locked.
nemesis-log-pod-lost = Escape Pod { $pod } is ejected.
nemesis-log-hibernates = { FORM($who, "The") } hibernates.
nemesis-log-nobody-awake = Nobody is left awake on board.
nemesis-log-ending = { $cause }
nemesis-log-ship-lost = The ship is lost with everything on board.
nemesis-log-no-survivors = Nobody survives.
# $same: "working" or "damaged" if all three are, else "no"
nemesis-log-engines-revealed = { $same ->
    [working] All three Engines are Working.
    [damaged] All three Engines are Damaged.
   *[no] The Engines, from 1 to 3, are { $engines }.
}
nemesis-log-arrived = The ship reaches { $planet }.
nemesis-log-final-scan = { $infected ->
    [0] { FORM($who, "The") } is not infected.
   *[other] { FORM($who, "The") } is infected.
}
nemesis-log-final-draw = { $contaminated ->
    [0] { FORM($who, "The") } draws { FORM($cards, "quoted") }, and no Contamination is among them.
   *[other] { FORM($who, "The") } draws { FORM($cards, "quoted") }: the infection breaks out.
}
nemesis-log-objective-judged = { $met ->
    [yes] { FORM($who, "The") } wins with { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "The") } has not fulfilled { FORM($objectives, "quoted") }.
}
nemesis-log-group-judged = { $met ->
    [yes] All Objectives are met: you win together.
   *[no] The Objectives are not met: you lose together.
}


## What happened: the Intruder player

nemesis-log-hunter = { FORM($who, "The") } plays the Intruders from now on.
nemesis-log-hunter-drew = { $secret ->
    [yes] { FORM($who, "The") } draws “{ $hunt }”.
   *[no] { FORM($who, "The") } draws an Intruder Action card.
}
# $use: "move", "attack" or "effect"
nemesis-log-hunts = { $use ->
    [move] { FORM($who, "The") } plays “{ $hunt }” to move an Intruder.
    [attack] { FORM($who, "The") } plays “{ $hunt }” to attack.
   *[effect] { FORM($who, "The") } plays “{ $hunt }” for its effect.
}
