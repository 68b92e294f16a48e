# The rules reference: its frame and the names of the chapters.


## Looking things up

web-rules-title = Rules: { $game }
web-rules-lead = Every rule this table plays by, one at a time, in our own words.
web-rules-search = Search the rules
web-rules-search-hint = A few words, or the number of a rule.
web-rules-chapters = Chapters
web-rules-found = { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-rules-nothing = No rule speaks of “{ $words }”. Try fewer or other words.
web-rules-no-such = There is no rule { $rule }. Search for it, or choose a chapter.
web-rules-see = See also
web-rules-neighbours = The rules before and after
web-rules-decided = The printed rules leave this open; this is how this table decides it.
web-rules-rulings = Read in two ways
web-rules-rulings-about = Here the printed rules allow two readings. A table plays the first one unless its host has chosen the other.
web-rules-usual = As usual
web-rules-option = With the option “{ $option }”


## Chapters of Nemesis

web-chapter-gen = First principles
web-chapter-setup = Set-up
web-chapter-turn = Turns and rounds
web-chapter-event = Event Phase
web-chapter-bag = Intruder Bag
web-chapter-moment = Critical Moments
web-chapter-explore = Exploration
web-chapter-token = Exploration tokens
web-chapter-item = Items and Objects
web-chapter-action = Actions
web-chapter-craft = Crafting
web-chapter-move = Movement
web-chapter-noise = Noise
web-chapter-encounter = Encounters
web-chapter-combat = Combat
web-chapter-die = Combat die
web-chapter-injury = Injuries of Intruders
web-chapter-escape = Escaping
web-chapter-attack = Intruder attacks
web-chapter-wound = Wounds
web-chapter-death = Death of a Character
web-chapter-marker = Fire and Malfunction
web-chapter-intruder = Intruders
web-chapter-tech = Technical Corridors
web-chapter-door = Doors
web-chapter-contam = Contamination
web-chapter-signal = Signal
web-chapter-computer = Computer
web-chapter-room = Rooms
web-chapter-selfd = Self-Destruct
web-chapter-airlock = Airlock procedure
web-chapter-nest = Nest and Eggs
web-chapter-pod = Escape Pods
web-chapter-hib = Hibernation
web-chapter-engine = Engines
web-chapter-coord = Coordinates and Destination
web-chapter-win = Winning
web-chapter-end = End of the game
web-chapter-check = Victory Check
web-chapter-obj = Objectives
web-chapter-weak = Intruder Weaknesses
web-chapter-char = Characters
web-chapter-solo = Solo mode
web-chapter-coop = Cooperative mode
web-chapter-intplayer = Intruder player
web-chapter-alt = Alternative board
