# Panels around the planet: the exploration, the crew, their cards.

web-vanguard-tracks = The exploration
web-vanguard-round = Round { $round }
web-vanguard-landing = Before the landing
web-vanguard-supplies = Supplies: { $count } of { $most }
web-vanguard-supplies-unlimited = Unlimited Supplies
web-vanguard-condition = Global Condition
web-vanguard-missions =
    { $count ->
        [one] Mission
       *[other] Missions
    }
web-vanguard-missions-none = No Mission has been revealed yet.
web-vanguard-mission-new = New Mission
web-vanguard-mission-done = Mission completed
web-vanguard-missions-all-done = Nothing more is asked of you: bring everybody to the Lander and lift off.
web-vanguard-mission-failed = Mission failed
web-vanguard-mission-required = required
web-vanguard-planet-rules = Rules of this planet
web-vanguard-leads = Leads
web-vanguard-lead-pile = { $count } (value { $value })
web-vanguard-discoveries = Discoveries: { $count } of { $most }
web-vanguard-discoveries-none = Nothing has been found yet.
web-vanguard-rank-up = Rank-Up
web-vanguard-rank-up-done = completed
web-vanguard-counted = (now { $now } of { $number })
web-vanguard-decks = Event deck
web-vanguard-event-deck = Cards: { $count }, discarded: { $discarded }
web-vanguard-event-secondary = Upper half
web-vanguard-event-primary = Lower half: if the biome matches
web-vanguard-no-text = It has no effect of its own.
web-vanguard-crew-board = Crew Board
web-vanguard-team = Away Team
web-vanguard-active =
    { $count ->
        [one] on turn, { $count } action left
       *[other] on turn, { $count } actions left
    }
web-vanguard-ended = turn finished
web-vanguard-dead = Dead
web-vanguard-gone = Has left the planet
web-vanguard-dice = { $colour }: { $available } Available, { $spent } Spent
web-vanguard-available = { $colour }: Available { $count }
web-vanguard-slot-free = Free slot
web-vanguard-sacrificed =
    { $count ->
        [one] { $count } die sacrificed
       *[other] { $count } dice sacrificed
    }
web-vanguard-skill = Skill: { $name }
web-vanguard-charges =
    { $count ->
        [one] { $count } Charge
       *[other] { $count } Charges
    }
web-vanguard-injuries =
    { $count ->
        [one] { $count } Injury
       *[other] { $count } Injuries
    }
web-vanguard-covered = Covered: it does nothing, but counts.
web-vanguard-gear = Equipment
web-vanguard-gear-placed = (its token lies in Sector { $sector })
web-vanguard-hand =
    { $count ->
        [one] { $count } Section card
       *[other] { $count } Section cards
    }
web-vanguard-hand-of =
    { $count ->
        [one] { $name }: { $count } Section card
       *[other] { $name }: { $count } Section cards
    }
web-vanguard-hand-empty = { $name } has no cards in hand.
web-vanguard-deck = { $count } in the deck
web-vanguard-combo = Dice Combo
web-vanguard-read = Read “{ $card }”
web-vanguard-take-seat = Sit down here
