# What is in the Nemesis box. The value is the name on the component; .text says what it does, to the player who reads
# it. Costs and the in/out of Combat icons are shown beside the text and are not repeated in it.
# "Turn" and "round" are used as the rules ledger does: a turn is Player Phase and Event Phase, a round is one player's
# slot of two Actions (NEM-GEN-01).
#
# .form-the and .form-a are the name inside a sentence: { FORM($room, "the") }. A language adds the forms it needs.
# .quest says how a Quest Item is activated.


## Rooms: the Room Action, or the effect of just being there

nemesis-room-armory = Armory
    .form-the = the Armory
    .text = Add 2 Ammo to one of your Energy weapons, up to its capacity. Classic weapons cannot be recharged here.
nemesis-room-comms = Comms Room
    .form-the = the Comms Room
    .text = Send a Signal: your Character is marked as having sent it for the rest of the game.
nemesis-room-emergency = Emergency Room
    .form-the = the Emergency Room
    .text = Dress all your Serious Wounds, or heal 1 of your dressed Serious Wounds, or heal all your Light Wounds.
nemesis-room-evac-a = Evacuation Section A
    .form-the = Evacuation Section A
    .text = Try to enter an Unlocked Escape Pod of Section A that has a free place: make a Noise roll, and if no Intruder is here afterwards you are in. Not possible while an Intruder is in the Section.
nemesis-room-evac-b = Evacuation Section B
    .form-the = Evacuation Section B
    .text = Try to enter an Unlocked Escape Pod of Section B that has a free place: make a Noise roll, and if no Intruder is here afterwards you are in. Not possible while an Intruder is in the Section.
nemesis-room-fire-control = Fire Control System
    .form-the = the Fire Control System
    .text = Choose any Room and discard its Fire marker, if there is one. Every Intruder in it flees: draw an Event card for each and move it through the Corridor with that number.
nemesis-room-generator = Generator
    .form-the = the Generator
    .text = Start the Self-Destruct sequence, or stop it while its marker has not reached a yellow space. It cannot be started once somebody hibernates.
nemesis-room-laboratory = Laboratory
    .form-the = the Laboratory
    .text = Analyse a Character Corpse, Intruder Carcass or Egg that lies in this Room or is carried by somebody here: reveal the matching Weakness. The Object is kept, but its carrier may Drop it for free.
nemesis-room-nest = Nest
    .form-the = the Nest
    .text = Take 1 Egg from the Intruder board into a free Hand slot, then make a Noise roll. This Room cannot be Searched and never has a Malfunction.
nemesis-room-storage = Storage
    .form-the = the Storage
    .text = Choose the red, yellow or green Item deck, draw 2 cards, keep 1 and put the other on the bottom. The item counter of the Room does not change.
nemesis-room-surgery = Surgery
    .form-the = the Surgery
    .text = Scan all your Contamination cards in hand, deck and discard pile, and remove every Infected one and your Larva. Then suffer 1 Light Wound, shuffle all your cards, hand included, into your Action deck, and pass.
nemesis-room-airlock-control = Airlock Control
    .form-the = Airlock Control
    .text = Choose another explored yellow Room without Destroyed Doors: all its Doors close. If they are all still Closed at the end of the Player Phase, every Character and Intruder inside dies and Fire there goes out. Opening or destroying one of them calls it off.
nemesis-room-cabins = Cabins
    .form-the = the Cabins
    .text = Always on: if you start a turn here with no Intruder in the Room, you draw up to 6 cards instead of 5. A Malfunction switches this off.
nemesis-room-canteen = Canteen
    .form-the = the Canteen
    .text = Heal 1 Light Wound. Then you may scan all Contamination cards in your hand: clean ones are removed, and if any is Infected you get a Larva. If you already had one you die and a Creeper appears here.
nemesis-room-command-center = Command Center
    .form-the = the Command Center
    .text = Choose any Room and open or close as many Doors around it as you like, each one separately. Destroyed Doors cannot be closed.
nemesis-room-engine-control = Engine Control Room
    .form-the = the Engine Control Room
    .text = Secretly look at the state of all three Engines, even where an Engine Room has a Malfunction. You cannot change them from here.
nemesis-room-hatch-control = Hatch Control System
    .form-the = the Hatch Control System
    .text = Lock or unlock 1 Escape Pod of your choice.
nemesis-room-monitoring = Monitoring Room
    .form-the = the Monitoring Room
    .text = Secretly look at one unexplored Room tile and its Exploration token, then put both back. What you tell the others is up to you.
nemesis-room-slime-room = Room Covered with Slime
    .form-the = the Room Covered with Slime
    .text = Always on: entering this Room gives you a Slime marker. It cannot be Searched and never has a Malfunction.
nemesis-room-shower = Shower Room
    .form-the = the Shower Room
    .text = Discard your Slime marker, if you have one. Then you may scan all Contamination cards in your hand: clean ones are removed, and if any is Infected you get a Larva. If you already had one you die and a Creeper appears here.
nemesis-room-cockpit = Cockpit
    .form-the = the Cockpit
    .text = Secretly look at the Coordinates card, or move the Destination marker to any space. The Destination cannot change once somebody hibernates, or while an Intruder is in the Cockpit.
nemesis-room-hibernatorium = Hibernatorium
    .form-the = the Hibernatorium
    .text = Once the chambers are open, try to hibernate: make a Noise roll, and if no Intruder is here afterwards you sleep until the end of the game. Not possible while an Intruder is in the Room.
nemesis-room-engine-1 = Engine #1
    .form-the = Engine #1
    .text = Secretly look at the state of Engine #1. A Malfunction blocks this, but not repairing or breaking the Engine.
nemesis-room-engine-2 = Engine #2
    .form-the = Engine #2
    .text = Secretly look at the state of Engine #2. A Malfunction blocks this, but not repairing or breaking the Engine.
nemesis-room-engine-3 = Engine #3
    .form-the = Engine #3
    .text = Secretly look at the state of Engine #3. A Malfunction blocks this, but not repairing or breaking the Engine.


## Colours of Rooms and Items

nemesis-colour-red = Red
    .form-adjective = red
    .text = Military. A Search here draws from the red Item deck.
nemesis-colour-yellow = Yellow
    .form-adjective = yellow
    .text = Technical. A Search here draws from the yellow Item deck.
nemesis-colour-green = Green
    .form-adjective = green
    .text = Medical. A Search here draws from the green Item deck.
nemesis-colour-white = White
    .form-adjective = white
    .text = A Search here draws from the red, yellow or green Item deck, as you choose.
nemesis-colour-blue = Blue
    .form-adjective = blue
    .text = Crafted. These Items are never found, only made from two components.
nemesis-colour-none = No colour
    .form-adjective = colourless
    .text = There is nothing to Search for here.


## Yellow Items

nemesis-item-chemicals = Chemicals
    .form-the = the Chemicals
    .text = Load a Flamethrower to its full capacity.
nemesis-item-tools = Tools
    .form-the = the Tools
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at, or open or close one Door of your Room.
nemesis-item-duct-tape = Duct Tape
    .form-the = the Duct Tape
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at, or join two of your Heavy Items so that they share one Hand slot.
nemesis-item-fire-extinguisher = Fire Extinguisher
    .form-the = the Fire Extinguisher
    .text = Heavy. Discard the Fire marker from your Room, or make one Intruder in your Room retreat.
nemesis-item-clothes-y = Clothes
    .form-the = the Clothes
    .text = Discard your Slime marker, or dress 1 of your Serious Wounds.
nemesis-item-energy-charge-y = Energy Charge
    .form-the = the Energy Charge
    .text = Load one of your Energy weapons to its full capacity, or open or close one Door of your Room.
nemesis-item-technical-plans = Technical Corridor Plans
    .form-the = the Technical Corridor Plans
    .text = From a Room with a Technical Corridors Entrance, move to any other Room with one. You arrive as after any Movement.
nemesis-item-space-suit = Space Suit
    .form-the = the Space Suit
    .text = In a yellow Room: discard all Action cards in your hand and move to any other explored yellow Room.
nemesis-item-nemesis-plans = Nemesis Plans
    .form-the = the Nemesis Plans
    .text = Secretly look at two unexplored Room tiles, but not at their Exploration tokens.


## Green Items

nemesis-item-bandages = Bandages
    .form-the = the Bandages
    .text = Dress 1 of your Serious Wounds, or heal all your Light Wounds.
nemesis-item-medkit = Medkit
    .form-the = the Medkit
    .text = Dress 1 of your Serious Wounds, or heal 1 of your dressed Serious Wounds.
nemesis-item-synthetic-food = Synthetic Food
    .form-the = the Synthetic Food
    .text = Draw 2 Action cards.
nemesis-item-adrenaline-injection = Adrenaline Injection
    .form-the = the Adrenaline Injection
    .text = Draw 1 Action card. In this round you may perform any number of Actions; then you pass.
nemesis-item-clothes-g = Clothes
    .form-the = the Clothes
    .text = Discard your Slime marker, or dress 1 of your Serious Wounds.
nemesis-item-alcohol = Alcohol
    .form-the = the Alcohol
    .text = Scan 1 Contamination card in your hand and remove it from the game. If it was Infected, take a new Contamination card.
nemesis-item-military-drugs = Military Drugs
    .form-the = the Military Drugs
    .text = Discard any number of cards from your hand, Contamination included. Then draw that many plus 1.


## Red Items

nemesis-item-energy-charge-r = Energy Charge
    .form-the = the Energy Charge
    .text = Load one of your Energy weapons to its full capacity, or open or close one Door of your Room.
nemesis-item-grenade = Grenade
    .form-the = the Grenade
    .text = Throw it at an Intruder in your Room or an adjacent one, never through a Closed Door: it suffers 2 Injuries. Every other Intruder in that Room suffers 1 Injury and every Character there 1 Serious Wound. Thrown at uncarried Eggs, it destroys 2 of them.
nemesis-item-smoke-grenade = Smoke Grenade
    .form-the = the Smoke Grenade
    .text = Every other Character in your Room discards 1 Action card. You move to an adjacent Room and no Intruder attacks you as you leave.
nemesis-item-recon-drone = Recon Drone
    .form-the = the Recon Drone
    .text = Secretly look at one unexplored Room tile and its Exploration token.
nemesis-item-decoy = Decoy
    .form-the = the Decoy
    .text = Choose a Room adjacent to yours: all Intruders in Rooms adjacent to yours move there. Those in Combat make one attack each before they go.
nemesis-item-comms-key = Comms Key
    .form-the = the Comms Key
    .text = At a working Computer: secretly look at the Objective of one Character who has sent a Signal.
nemesis-item-evacuation-key = Evacuation Key
    .form-the = the Evacuation Key
    .text = In an Evacuation Section: lock or unlock one of its Escape Pods.
nemesis-item-self-destruct-key = Self-Destruct Key
    .form-the = the Self-Destruct Key
    .text = At a working Computer: start the Self-Destruct sequence, or stop it while its marker has not reached a yellow space. It cannot be started once somebody hibernates.
nemesis-item-extended-magazine = Extended Magazine
    .form-the = the Extended Magazine
    .text = Add it to one of your Energy weapons: the weapon gains 2 Ammo, and its capacity is 2 higher from now on.
nemesis-item-prototype-pistol = Prototype Pistol
    .form-the = the Prototype Pistol
    .text = Heavy Energy weapon, capacity 3. You may reroll the Combat die once with every shot.
nemesis-item-prototype-rifle = Prototype Rifle
    .form-the = the Prototype Rifle
    .text = Heavy Energy weapon, capacity 6. On a Double Hit you may spend 1 more Ammo to deal 1 more Injury.
nemesis-item-prototype-shotgun = Prototype Shotgun
    .form-the = the Prototype Shotgun
    .text = Heavy Energy weapon, capacity 2. Every face but the Miss deals at least 1 Injury; a Hit or Double Hit deals 1 more.


## Crafted Items

nemesis-item-antidote = Antidote
    .form-the = the Antidote
    .text = Scan all your Contamination cards in hand, deck and discard pile, and remove every Infected one and your Larva. Then take 1 Contamination card, shuffle your discard pile into your Action deck, and pass.
nemesis-item-taser = Taser
    .form-the = the Taser
    .text = One Intruder in your Room suffers 1 Injury and retreats, or one other Character in your Room discards its whole hand.
nemesis-item-flamethrower = Flamethrower
    .form-the = the Flamethrower
    .text = Heavy Classic weapon, capacity 4, loaded with Chemicals only. Every face but the Miss deals at least 1 Injury; a Double Hit also places a Fire marker in your Room.
nemesis-item-molotov = Molotov Cocktail
    .form-the = the Molotov Cocktail
    .text = Throw it into your Room or an adjacent one that holds an Intruder or uncarried Eggs, never through a Closed Door: place a Fire marker there. Every Intruder there suffers 1 Injury and every Character 1 Serious Wound. Thrown at Eggs, it destroys 1 of them.


## Starting weapons

nemesis-item-six-shooter = Six-Shooter
    .form-the = the Six-Shooter
    .text = Heavy Classic weapon, capacity 6. A Double Hit deals 1 more Injury. Only the Captain’s Reload card loads it.
nemesis-item-shotgun = Shotgun
    .form-the = the Shotgun
    .text = Heavy Energy weapon, capacity 2. A shot that deals at least 1 Injury deals 1 more.
nemesis-item-sawed-off = Sawed-Off Shotgun
    .form-the = the Sawed-Off Shotgun
    .text = Heavy Energy weapon, capacity 2. A Hit counts as a Double Hit.
nemesis-item-assault-rifle = Assault Rifle
    .form-the = the Assault Rifle
    .text = Heavy Energy weapon, capacity 5. A shot that deals at least 1 Injury deals 1 more.
nemesis-item-rifle = Rifle
    .form-the = the Rifle
    .text = Heavy Energy weapon, capacity 4.
nemesis-item-pistol = Pistol
    .form-the = the Pistol
    .text = Heavy Energy weapon, capacity 3. A Double Hit counts as a Hit.


## Quest Items

nemesis-item-log-key = Log Key
    .form-the = the Log Key
    .quest = Activate it in the Comms Room.
    .text = At a working Computer: secretly look at one Objective of any player.
nemesis-item-intercom = Intercom
    .form-the = the Intercom
    .quest = Activate it by discarding Tools or Duct Tape.
    .text = Always on: your Order and Motivation cards can also reach Characters in Rooms with a working Computer.
nemesis-item-maneuvering-system = Orbital Maneuvering System
    .form-the = the Orbital Maneuvering System
    .quest = Activate it by discarding an Energy Charge.
    .text = Every player passes at once. There is no Intruder Attack step in this turn.
nemesis-item-pilot-key = Evacuation Key
    .form-the = the Evacuation Key
    .quest = Activate it in the Fire Control System.
    .text = In an Evacuation Section: lock or unlock one of its Escape Pods.
nemesis-item-plasma-torch = Plasma Torch
    .form-the = the Plasma Torch
    .quest = Activate it in the Storage.
    .text = Open or close one Door of your Room. This is the only way to close a Destroyed Door again.
nemesis-item-flashlight = Flashlight
    .form-the = the Flashlight
    .quest = Activate it by discarding an Energy Charge.
    .text = Perform a Search in your Room.
nemesis-item-autoloader = Autoloader
    .form-the = the Autoloader
    .quest = Activate it in the Armory.
    .text = Added to the Assault Rifle: its capacity is 1 higher, and loading it with an Energy Charge costs no cards.
nemesis-item-armor = Armor
    .form-the = the Armor
    .quest = Activate it by discarding Tools or Duct Tape.
    .text = Ignore an Intruder Attack just made on you.
nemesis-item-motion-scanner = Motion Scanner
    .form-the = the Motion Scanner
    .quest = Activate it by discarding an Energy Charge.
    .text = Heavy. Always on: once per Noise roll you make, you may discard 1 Action card to reroll it.
nemesis-item-security-key = Security Key
    .form-the = the Security Key
    .quest = Activate it in the Cockpit.
    .text = Choose any Room and open or close as many Doors around it as you like. Destroyed Doors cannot be closed.
nemesis-item-holo-computer = Holo Computer
    .form-the = the Holo Computer
    .quest = Activate it in the Generator.
    .text = Heavy. Always on: you can use your Intranet and Risk Assessment cards from any Room, without a Computer.
nemesis-item-lab-equipment = Laboratory Equipment
    .form-the = the Laboratory Equipment
    .quest = Activate it by discarding Chemicals.
    .text = Analyse an Object in your Room, lying there or carried by somebody: reveal the matching Weakness.


## Characters

nemesis-character-captain = Captain
    .form-the = the Captain
    .form-The = The Captain
    .text = The last order was to get everyone home; nobody has cancelled it. The Captain moves the others about, spurs them on and keeps a loaded Six-Shooter.
nemesis-character-pilot = Pilot
    .form-the = the Pilot
    .form-The = The Pilot
    .text = Knows this ship by the sound of its bolts. The Pilot gets Room Actions for free, and carries a heavy Shotgun to the helm.
nemesis-character-scientist = Scientist
    .form-the = the Scientist
    .form-The = The Scientist
    .text = A fascinating species, ideally seen from another deck. The Scientist works the ship through its Computers and foresees Events, but shoots poorly.
nemesis-character-scout = Scout
    .form-the = the Scout
    .form-The = The Scout
    .text = First through every door, and gone before it creaks. The Scout moves quietly, escapes well and finds Items where there are none left.
nemesis-character-soldier = Soldier
    .form-the = the Soldier
    .form-The = The Soldier
    .text = Paid by the month, thanked by the survivors. The Soldier hits hardest, covers a retreat and shrugs off an ambush.
nemesis-character-mechanic = Mechanic
    .form-the = the Mechanic
    .form-The = The Mechanic
    .text = If it still hums, it can be fixed; if not, it can burn. The Mechanic repairs almost for free, crafts with anything and crawls through the Technical Corridors.


## Action cards

nemesis-card-search = Search
    .form-quoted = “Search”
    .text = Lower the item counter of your Room by 1 and draw 2 cards from the Item deck of its colour, any deck if it is white. Keep 1 and put the other on the bottom. Not possible at counter 0.
nemesis-card-rest = Rest
    .form-quoted = “Rest”
    .text = Scan all Contamination cards in your hand: clean ones are removed, and if any is Infected you get a Larva. If you already had one you die and a Creeper appears in your Room.
nemesis-card-demolition = Demolition
    .form-quoted = “Demolition”
    .text = Destroy one Closed Door of your Room, or place a Malfunction marker in your Room.
nemesis-card-interruption = Interruption
    .form-quoted = “Interruption”
    .text = Reaction, even after passing: cancel an Action that another player in your Room has just declared; its cost stays paid. Or cancel another player’s Interruption, wherever on board you are.
nemesis-card-basic-repairs = Basic Repairs
    .form-quoted = “Basic Repairs”
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at.
nemesis-card-repairs = Repairs
    .form-quoted = “Repairs”
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at.
nemesis-card-fast-repairs = Fast Repairs
    .form-quoted = “Fast Repairs”
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at.
nemesis-card-order = Order
    .form-quoted = “Order”
    .text = Move another Character in your Room to an adjacent Room, willing or not. Its player resolves the arrival.
nemesis-card-motivation = Motivation
    .form-quoted = “Motivation”
    .text = Every Character in your Room, yours included, draws 1 Action card.
nemesis-card-suppressive-fire = Suppressive Fire
    .form-quoted = “Suppressive Fire”
    .text = Spend 1 Ammo. You, or one willing Character in your Room, move to an adjacent Room and no Intruder attacks.
nemesis-card-reload = Reload
    .form-quoted = “Reload”
    .text = Add 1 Ammo to the Six-Shooter.
nemesis-card-computer-skills = Computer Skills
    .form-quoted = “Computer Skills”
    .text = Open or close one Door of your Room, or, in a Room with a working Computer, perform its Room Action for free.
nemesis-card-piloting = Piloting
    .form-quoted = “Piloting”
    .text = In a working Cockpit or a Room with a working Computer, perform the Room Action for free. Or, at a working Computer, secretly look at the Coordinates card.
nemesis-card-knowledge-of-the-ship = Knowledge of the Ship
    .form-quoted = “Knowledge of the Ship”
    .text = Open or close one Door of your Room, or secretly look at one unexplored Room tile.
nemesis-card-old-friend = Old Friend
    .form-quoted = “Old Friend”
    .text = In a Room that has no Computer and no Malfunction, perform its Room Action for free.
nemesis-card-risk-assessment = Risk Assessment
    .form-quoted = “Risk Assessment”
    .text = At a working Computer: secretly look at the top Event card, then leave it there or put it on the bottom of the deck.
nemesis-card-blocking-access = Blocking Access
    .form-quoted = “Blocking Access”
    .text = In a Room with a working Computer, perform its Room Action for free. Or place a Malfunction marker in any explored Room with a Computer.
nemesis-card-intranet = Intranet
    .form-quoted = “Intranet”
    .text = At a working Computer: perform the Room Action of any explored Room with a working Computer as if you were there, without paying for it.
nemesis-card-scavenging = Scavenging
    .form-quoted = “Scavenging”
    .text = Search your Room, even if its item counter is at 0.
nemesis-card-reconnaissance = Reconnaissance
    .form-quoted = “Reconnaissance”
    .text = Move to an adjacent Room without a Noise roll. A Silence or Danger token found there has no effect but its item number.
nemesis-card-adrenaline = Adrenaline
    .form-quoted = “Adrenaline”
    .text = Shoot or Escape without paying for it, and draw 1 Action card.
nemesis-card-covering-fire = Covering Fire
    .form-quoted = “Covering Fire”
    .text = Spend 1 Ammo. You, one willing Character in your Room, or both move to the same adjacent Room and no Intruder attacks.
nemesis-card-taking-aim = Taking Aim
    .form-quoted = “Taking Aim”
    .text = Shoot with an Energy weapon without paying for it. You may reroll the Combat die once.
nemesis-card-full-auto = Full Auto
    .form-quoted = “Full Auto”
    .text = Shoot with the Assault Rifle without paying for it and spend all its Ammo. Deal 1 additional Injury for every 2 Ammo spent, even if the roll is a Miss.
nemesis-card-nerves-of-steel = Nerves of Steel
    .form-quoted = “Nerves of Steel”
    .text = Reaction: ignore a Surprise Attack on you.
nemesis-card-technical-corridors = Technical Corridors
    .form-quoted = “Technical Corridors”
    .text = From a Room with a Technical Corridors Entrance, move to any other Room with one. You arrive as after any Movement, then pass.
nemesis-card-pyrotechnics = Pyrotechnics
    .form-quoted = “Pyrotechnics”
    .text = Discard one of your Items to place a Fire marker in your Room, or discard the Fire marker from your Room.
nemesis-card-ingenuity = Ingenuity
    .form-quoted = “Ingenuity”
    .text = Discard the Malfunction marker from your Room, or repair or break the Engine you are at, or Craft an Item using any yellow Item as the tool component.
nemesis-card-contamination = Contamination
    .form-quoted = “Contamination”
    .text = No use, and it pays for nothing, but it counts as a card in your hand. You may discard it when you pass. Only a scan tells whether it is Infected.
nemesis-card-infected = Infected
    .form-quoted = “Infected”
    .text = A scanned Contamination card that carries the infection. It stays among your cards unless an effect removes it.
nemesis-card-clean = Not Infected
    .form-quoted = “Not Infected”
    .text = A scanned Contamination card without the infection. Most scans remove it from the game.


## Intruders

nemesis-intruder-larva = Larva
    .form-the = the Larva
    .form-a = a Larva
    .form-The = The Larva
    .form-A = A Larva
    .text = Freshly hatched and looking for a host. It attacks without a card: it settles on your Character board, or vanishes if one is there already, and you take 1 Contamination card. 1 Injury kills it.
nemesis-intruder-creeper = Creeper
    .form-the = the Creeper
    .form-a = a Creeper
    .form-The = The Creeper
    .form-A = A Creeper
    .text = Half-grown and restless. 8 of the 20 attack cards suit it, and some of them turn it into a Breeder. An Injury check against it draws 1 card.
nemesis-intruder-adult = Adult
    .form-the = the Adult
    .form-a = an Adult
    .form-The = The Adult
    .form-A = An Adult
    .text = The hunter you will meet most often. 13 of the 20 attack cards suit it. An Injury check against it draws 1 card.
nemesis-intruder-breeder = Breeder
    .form-the = the Breeder
    .form-a = a Breeder
    .form-The = The Breeder
    .form-A = A Breeder
    .text = Bigger, tougher, and dangerous to everyone in the Room. 15 of the 20 attack cards suit it. An Injury check against it draws 2 cards and adds them up.
nemesis-intruder-queen = Queen
    .form-the = the Queen
    .form-a = the Queen
    .form-The = The Queen
    .form-A = The Queen
    .text = Mother of them all; there is only one. 18 of the 20 attack cards suit her. An Injury check against her draws 2 cards and adds them up.

nemesis-bag-blank = Blank Token
    .form-a = the Blank Token
    .text = In an Encounter no Intruder appears, but every Corridor of the Room gets a Noise marker; if the bag was otherwise empty, add 1 Adult token. In bag development, add 1 Adult token. Either way the Blank returns to the bag.


## Dice

nemesis-noise-1 = 1
    .text = Place a Noise marker in Corridor 1 of your Room. If there is one already, you have an Encounter instead.
nemesis-noise-2 = 2
    .text = Place a Noise marker in Corridor 2 of your Room. If there is one already, you have an Encounter instead.
nemesis-noise-3 = 3
    .text = Place a Noise marker in Corridor 3 of your Room. If there is one already, you have an Encounter instead.
nemesis-noise-4 = 4
    .text = Place a Noise marker in Corridor 4 of your Room. If there is one already, you have an Encounter instead.
nemesis-noise-silence = Silence
    .text = Nothing happens. If you are covered in Slime, this is Danger instead.
nemesis-noise-danger = Danger
    .text = All Intruders in adjacent Rooms that are not in Combat move into your Room. If there are none, every Corridor of your Room without a Noise marker gets one.

nemesis-combat-blank = Miss
    .text = No Injury. In a Melee Attack on an Intruder you suffer 1 Serious Wound.
nemesis-combat-creeper = Hit: Larva or Creeper
    .text = 1 Injury to a Larva, Creeper or Egg. Against anything else it is a miss, and in a Melee Attack you suffer 1 Serious Wound.
nemesis-combat-adult = Hit: Larva, Creeper or Adult
    .text = 1 Injury to a Larva, Creeper, Adult or Egg. Against anything else it is a miss, and in a Melee Attack you suffer 1 Serious Wound.
nemesis-combat-hit = Hit
    .text = 1 Injury to any target.
nemesis-combat-double = Double Hit
    .text = 2 Injuries to any target when you Shoot, 1 in a Melee Attack.


## Exploration tokens

nemesis-token-malfunction = Malfunction
    .text = Place a Malfunction marker in this Room. There is none in the Nest or the Room Covered with Slime.
nemesis-token-doors = Doors
    .text = The Door in the Corridor you came through closes behind you. Nothing happens if you did not come through an ordinary Corridor or its Door is Destroyed.
nemesis-token-fire = Fire
    .text = Place a Fire marker in this Room.
nemesis-token-slime = Slime
    .text = You get a Slime marker.
nemesis-token-danger = Danger
    .text = No Noise roll. All Intruders in adjacent Rooms that are not in Combat move into this Room. If there are none, every Corridor of the Room without a Noise marker gets one.
nemesis-token-silence = Silence
    .text = No Noise roll and no other effect. If you are covered in Slime, this is Danger instead.


## Event cards: the effect after the Intruders have moved

nemesis-event-regeneration = Regeneration
    .text = Every Intruder on the board loses 2 Injuries.
nemesis-event-eclosion = Eclosion
    .text = Every Character with a Larva dies, and a Creeper appears in its Room. Every other Character draws 4 cards from its Action deck, scans the Contamination cards among them, gets a Larva if any is Infected, and discards all 4.
nemesis-event-bulkheads-open = Bulkheads Open
    .text = All Closed Doors open. Destroyed Doors stay as they are.
nemesis-event-damaging-fire = Damaging Fire
    .text = Place a Malfunction marker in every burning Room. Then Fire spreads to all Rooms adjacent to a burning one.
nemesis-event-coolant-leak = Coolant Leak
    .text = If the Generator has a Malfunction, the Self-Destruct sequence starts. Remove this card from the game and shuffle the Event discard pile into the deck.
nemesis-event-hunt-2 = Hunt
    .text = Every Adult that is not in Combat moves to an adjacent Room with a Character, to the lowest Room Number if there are several. This is not an Encounter.
nemesis-event-hunt-3 = Hunt
    .text = Every Adult that is not in Combat moves to an adjacent Room with a Character, to the lowest Room Number if there are several. This is not an Encounter.
nemesis-event-damage = Damage
    .text = Place a Malfunction marker in every Room with an Adult, a Breeder or the Queen.
nemesis-event-malfunction = Malfunction
    .text = Place a Malfunction marker in the explored Room with the lowest Room Number. Shuffle this card back into the Event deck.
nemesis-event-egg-protection = Egg Protection
    .text = Every Character who is in the Nest or carries an Egg has an Encounter.
nemesis-event-life-support-failure = Life Support Failure
    .text = Place a Malfunction marker in every explored green Room. Remove this card from the game and shuffle the Event discard pile into the deck.
nemesis-event-nest = Nest
    .text = If the Nest is explored, every Corridor of it without a Noise marker gets one.
nemesis-event-hatching = Hatching
    .text = Remove 1 Egg from the Intruder board. Every Character in the Nest without Action cards in hand gets a Larva; if nobody got one, put 1 Larva token into the Intruder bag.
nemesis-event-scent-of-prey = Scent of Prey
    .text = Around every Character covered in Slime, each Corridor of the Room without a Noise marker gets one.
nemesis-event-pod-ejection = Evacuation Pod Ejection
    .text = The Escape Pod with the lowest number is lost; anyone inside returns to the Section first. Remove this card from the game and shuffle the Event discard pile into the deck.
nemesis-event-lurking = Lurking
    .text = All Intruders that are not in Combat leave the board, and their tokens return to the Intruder bag.
nemesis-event-consuming-fire = Consuming Fire
    .text = The item counter of every burning Room drops to 0. Then Fire spreads to all Rooms adjacent to a burning one.
nemesis-event-flammable-compounds = Flammable Compounds
    .text = Place a Fire marker in the Hibernatorium. If it is already burning, place one in every adjacent Room instead.
nemesis-event-short-circuit = Short Circuit
    .text = Place a Malfunction marker in every explored yellow Room with a Computer. Remove this card from the game and shuffle the Event discard pile into the deck.
nemesis-event-noise-in-ducts = Noise in Technical Corridors
    .text = Place a Noise marker on the Technical Corridors space. If there is one already, every Character in a Room with an Entrance makes a Noise roll.


## Intruder Attack cards

nemesis-attack-scratch = Scratch
    .text = You suffer 1 Light Wound and take 1 Contamination card.
nemesis-attack-claw = Claw Attack
    .text = You suffer 2 Light Wounds and take 1 Contamination card.
nemesis-attack-bite = Bite
    .text = If you have 2 or more Serious Wounds, dressed or not, you die. Otherwise you suffer 1 Serious Wound.
nemesis-attack-tail = Tail Attack
    .text = If you have any Serious Wound, dressed or not, you die. Otherwise you suffer 1 Serious Wound.
nemesis-attack-frenzy = Frenzy
    .text = Every Character in the Room with 2 or more Serious Wounds, dressed or not, dies. Every other Character there suffers 1 Serious Wound.
nemesis-attack-transformation = Transformation
    .text = The Creeper becomes a Breeder and keeps its Injuries. If you have no cards in hand, the Breeder makes a Surprise Attack on you at once. No effect if no Breeder is available.
nemesis-attack-slime = Slime
    .text = You get a Slime marker and take 1 Contamination card.
nemesis-attack-summoning = Summoning
    .text = Draw a token from the Intruder bag and place that Intruder in the Room. It does not attack now. A Blank places nothing and returns to the bag.


## Serious Wounds: the effect until the wound is dressed

nemesis-wound-body = Body
    .text = At the start of a turn you draw up to 4 cards instead of 5.
nemesis-wound-arm = Arm
    .text = You have only one Hand slot for Heavy Items and Objects. If you carry two, Drop one at once.
nemesis-wound-hand = Hand
    .text = Each of your Item Actions costs 1 card more. Shooting does not.
nemesis-wound-leg = Leg
    .text = An Escape costs you 2 cards instead of 1.
nemesis-wound-bleeding = Bleeding
    .text = You suffer 1 Light Wound whenever you pass.


## Intruder Weaknesses

nemesis-weakness-vital-places = Vital Places
    .text = A Miss rolled against an Adult counts as a Hit.
nemesis-weakness-fire = Vulnerability to Fire
    .text = When a Fire marker, a Molotov Cocktail or a Flamethrower injures an Intruder, it deals 1 more Injury.
nemesis-weakness-energy = Vulnerability to Energy
    .text = An attack with an Energy weapon that deals at least 1 Injury deals 1 more.
nemesis-weakness-danger = Reaction to Danger
    .text = When checking for a Surprise Attack, the number on the token counts as 1 less, but never less than 1.
nemesis-weakness-moving = The Way of Moving
    .text = Only Breeders and the Queen can destroy Closed Doors. Other Intruders stay where they are, and the Door stays Closed.
nemesis-weakness-phosphates = Susceptibility to Phosphates
    .text = The Fire Extinguisher and the Fire Control System also deal 1 Injury to each Intruder they drive away, before it flees.
nemesis-weakness-fighting = The Way of Fighting
    .text = An Adult’s Bite deals 1 Light Wound instead of 1 Serious Wound. With 2 or more Serious Wounds you still die of it.
nemesis-weakness-extinction = Species on the Brink of Extinction
    .text = Every Injury check compares a value that is 1 lower, so Intruders die from 1 Injury less. Retreat arrows are not affected.


## Objects

nemesis-object-egg = Intruder Egg
    .form-the = the Intruder Egg
    .form-a = an Intruder Egg
    .text = Heavy Object. Analysing it reveals the Weakness of the Eggs. 1 Injury destroys it unless somebody carries it.
nemesis-object-carcass = Intruder Carcass
    .form-the = the Intruder Carcass
    .form-a = an Intruder Carcass
    .text = Heavy Object, left by a killed Creeper, Adult, Breeder or Queen. Analysing it reveals the Weakness of the Carcass.
nemesis-object-corpse = Character Corpse
    .form-the = the Character Corpse
    .form-a = a Character Corpse
    .text = Heavy Object, left by a dead Character. Analysing it reveals the Weakness of the Corpse.
nemesis-object-blue-corpse = Blue Character Corpse
    .form-the = the blue Character Corpse
    .form-a = the blue Character Corpse
    .text = Heavy Object: whoever did not wake up in the Hibernatorium. A Character Corpse in every respect, and the very one that some Objectives ask for.


## Objectives: what must be true at the end, besides your survival

nemesis-objective-salvaging = Salvaging the Prime Asset
    .form-quoted = “Salvaging the Prime Asset”
    .text = The ship reaches Earth, or you are the only survivor.
nemesis-objective-quarantine = Quarantine
    .form-quoted = “Quarantine”
    .text = The ship reaches Mars, or it reaches Earth and the Nest is destroyed. If you hibernate, arriving at Mars does not kill you.
nemesis-objective-great-hunt = The Great Hunt
    .form-quoted = “The Great Hunt”
    .text = You have sent a Signal, and the ship is destroyed or the Queen has been killed.
nemesis-objective-proper-burial = A Proper Burial
    .form-quoted = “A Proper Burial”
    .text = You have sent a Signal, and you escape or hibernate carrying the blue Character Corpse.
nemesis-objective-hoarder = Hoarder
    .form-quoted = “Hoarder”
    .text = You escape in a pod with at least 7 Items. Objects and inactive Quest cards do not count.
nemesis-objective-investigator = Relentless Investigator
    .form-quoted = “Relentless Investigator”
    .text = You have sent a Signal, and every Room is explored.
nemesis-objective-oldest-friend = The Oldest Friend
    .form-quoted = “The Oldest Friend”
    .text = The ship reaches Earth, or you are the only survivor.
nemesis-objective-best-friends = Best Friends Forever
    .form-quoted = “Best Friends Forever”
    .text = At least one other Character survives as well.
nemesis-objective-aliens = Aliens on a Spaceship
    .form-quoted = “Aliens on a Spaceship”
    .text = You have sent a Signal, and the Nest or the whole ship is destroyed.

nemesis-objective-necroscopy = Necroscopy
    .form-quoted = “Necroscopy”
    .text = You have sent a Signal, and the Weakness of the Carcass is discovered, no matter who discovers it.
nemesis-objective-ab-ovo = Ab Ovo
    .form-quoted = “Ab Ovo”
    .text = The Weakness of the Eggs is discovered, no matter who discovers it.
nemesis-objective-field-biology = Extreme Field Biology
    .form-quoted = “Extreme Field Biology”
    .text = At least 2 Weaknesses are discovered, no matter who discovers them.
nemesis-objective-my-precious = My Precious
    .form-quoted = “My Precious”
    .text = You have sent a Signal, and you escape or hibernate carrying an Egg.
nemesis-objective-strike = The Right Moment to Strike
    .form-quoted = “The Right Moment to Strike”
    .text = Player 1 does not survive, or you are the only survivor. If you are Player 1, only the second way is open to you.
nemesis-objective-pastures = Greener Pastures
    .form-quoted = “Greener Pastures”
    .text = Player 2 does not survive, or you are the only survivor. If you are Player 2, only the second way is open to you.
nemesis-objective-old-feud = An Old Feud
    .form-quoted = “An Old Feud”
    .text = Player 3 does not survive, or you are the only survivor. If you are Player 3, only the second way is open to you.
nemesis-objective-takeover = Hostile Takeover
    .form-quoted = “Hostile Takeover”
    .text = Player 4 does not survive, or you are the only survivor. If you are Player 4, only the second way is open to you.
nemesis-objective-enlightenment = The Final Enlightenment
    .form-quoted = “The Final Enlightenment”
    .text = Player 5 does not survive, or you are the only survivor. If you are Player 5, only the second way is open to you.

nemesis-objective-clean-up = Clean-up Crew
    .form-quoted = “Clean-up Crew”
    .text = A Signal has been sent, and the Nest or the whole ship is destroyed.
nemesis-objective-beheading = Cutting off the Head
    .form-quoted = “Cutting off the Head”
    .text = A Signal has been sent, and the Queen has been killed or the ship is destroyed.
nemesis-objective-no-man-left = No Man Left Behind
    .form-quoted = “No Man Left Behind”
    .text = A Signal has been sent, and every Room is explored.
nemesis-objective-destination-earth = Destination Earth
    .form-quoted = “Destination Earth”
    .text = The ship reaches Earth.
nemesis-objective-special-delivery = Special Delivery
    .form-quoted = “Special Delivery”
    .text = A Character escapes or hibernates carrying an Egg.
nemesis-objective-first-contact = First Contact Protocol
    .form-quoted = “First Contact Protocol”
    .text = At least 2 Weaknesses are discovered.
nemesis-objective-post-mortem = Emergency Post-Mortem
    .form-quoted = “Emergency Post-Mortem”
    .text = The blue Character Corpse lies in the Surgery.


## Where the ship may arrive

nemesis-planet-earth = Earth
    .text = Home. Everyone who hibernates wakes up safely.
nemesis-planet-mars = Mars
    .text = Everyone who hibernates dies, except a Character whose Objective is Quarantine.
nemesis-planet-venus = Venus
    .text = Everyone who hibernates dies.
nemesis-planet-deep-space = Deep Space
    .text = Everyone who hibernates dies.


## Cards of the Intruder player: three uses, one of which is chosen

nemesis-hunter-pursuit-1 = Pursuit
    .text = Move one Intruder through Corridor 1 of its Room. Or attack: draw 2 attack cards and use 1. Or one player makes a Noise roll.
nemesis-hunter-pursuit-2 = Pursuit
    .text = Move one Intruder through Corridor 2 of its Room. Or attack: draw 2 attack cards and use 1. Or one player makes a Noise roll.
nemesis-hunter-pursuit-3 = Pursuit
    .text = Move one Intruder through Corridor 3 of its Room. Or attack: draw 2 attack cards and use 1. Or one player makes a Noise roll.
nemesis-hunter-pursuit-any = Pursuit
    .text = Move one Intruder through any Corridor of its Room. Or attack: draw 3 attack cards and use 1. Or one player makes a Noise roll.
nemesis-hunter-coordinated-hunt-3 = Coordinated Hunt
    .text = Move one Intruder through Corridor 3 of its Room. Or attack: draw 1 attack card. Or every Adult that is not in Combat moves to an adjacent Room with a Character, as in the Hunt event.
nemesis-hunter-coordinated-hunt-4 = Coordinated Hunt
    .text = Move one Intruder through Corridor 4 of its Room. Or attack: draw 1 attack card. Or every Adult that is not in Combat moves to an adjacent Room with a Character, as in the Hunt event.
nemesis-hunter-planning-4 = Planning
    .text = Move one Intruder through Corridor 4 of its Room. Or attack: draw 1 attack card. Or draw 3 Event cards and resolve 1 of them.
nemesis-hunter-planning-any = Planning
    .text = Move one Intruder through any Corridor of its Room. Or attack: draw 1 attack card. Or draw 3 Event cards and resolve 1 of them.
nemesis-hunter-metamorphosis = Metamorphosis
    .text = Move one Intruder through Corridor 1 of its Room. Or attack: draw 1 attack card. Or carry out the Eclosion event.
nemesis-hunter-self-healing = Self-Healing
    .text = Move one Intruder through Corridor 2 of its Room. Or attack: draw 1 attack card. Or one Intruder loses 2 Injuries.
