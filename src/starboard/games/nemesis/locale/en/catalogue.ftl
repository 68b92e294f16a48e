# How Nemesis can be begun: modes and options, shown where people choose.

## Modes

nemesis-mode-semi-coop = Semi-cooperative
    .text = 2 to 5 players, each with a secret Objective. You win if you survive and fulfil yours, whatever becomes of the others.
nemesis-mode-coop = Cooperative
    .text = All Objectives are open and shared, one for each player. You win together if all of them are met and at least one Character survives.
nemesis-mode-solo = Solo
    .text = One player. You draw 2 Objectives, keep 1 when the first Intruder appears, and win by surviving and fulfilling it. Every Room holds half the Items shown on its token, rounded up.


## Options: what changes when they are on

nemesis-option-doors-block-crew-only = Closed Doors Stop Only the Crew
    .text = A Closed Door ends adjacency only for the movement of Characters. An Intruder drawn through it by Danger, a Hunt or a Decoy stays where it is and destroys the Door; no Noise is placed instead.
nemesis-option-hatching-needs-an-egg = Hatching Needs an Egg
    .text = The Hatching event does nothing when no Egg is left on the Intruder board: nobody is infested, and no Larva token goes into the bag.
nemesis-option-fire-only-in-own-round = Fire Only in One’s Own Round
    .text = A Character who is made to pass automatically in another player’s round suffers no Light Wound from Fire.
nemesis-option-next-intact-room = Malfunction Finds an Intact Room
    .text = The Malfunction event picks the lowest-numbered explored Room that can take a marker and has none, not always the Cockpit.
nemesis-option-queen-token-returns = Queen Token Returns
    .text = When bag development brings the Queen to the Nest, her token goes back into the bag instead of leaving it.
nemesis-option-no-eggs-in-dead-nest = No Eggs in a Dead Nest
    .text = Once the Nest is Destroyed, no more Eggs are added to the Intruder board.
nemesis-option-sleepers-keep-both = Sleepers Keep Both Objectives
    .text = When the first Intruder appears, players whose Character hibernates or has escaped discard no Objective; fulfilling either one is enough.
nemesis-option-target-by-action-cards = Target by Action Cards
    .text = In the Event Phase an Intruder picks the Character with the fewest Action cards; Contamination in hand does not count.
nemesis-option-summoning-is-encounter = Summoning Is an Encounter
    .text = Summoning is resolved as an Encounter of the target without a Surprise Attack: Noise around the Room is discarded, and a Blank fills its Corridors with Noise.
nemesis-option-leaving-a-pod-passes = Leaving a Pod Passes
    .text = A Character who waits in a pod at the start of a later turn and does not launch it passes for that turn, even after climbing out.
nemesis-option-ejection-saves-occupants = Ejection Saves the Occupants
    .text = A pod lost to the Evacuation Pod Ejection event counts as launched, and whoever is inside escapes.
nemesis-option-attached-cards-count = Added Cards Count
    .text = A card added to another one counts as an Item of its own for Objectives.
nemesis-option-two-coop-objectives = Two Objectives Each
    .text = In the cooperative mode, draw two Objectives for each player, as far as the 7 cards reach.
nemesis-option-intruder-player = Intruder Player
    .text = The player whose Character dies first plays the Intruders from the next turn on. The Event Phase is then only Time and Fire Damage. The Intruder player cannot win, and wants nobody else to.
nemesis-option-alternative-board = Alternative Board
    .text = A harder ship: two separate networks of Technical Corridors, some Rooms joined by two independent Corridors, and both Evacuation Sections open to view from the start.

## Kinds of bots

nemesis-bot-scripted = with a plan
