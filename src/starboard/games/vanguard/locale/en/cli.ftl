# What the terminal says of ISS Vanguard: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-vanguard = ISS Vanguard


## The title and the panel beside the map

cli-vanguard-round = Round { $round }
cli-vanguard-turn = { $left ->
    [one] { $who }, { $left } action left
   *[other] { $who }, { $left } actions left
}
# $supplies: a number, or cli-vanguard-unlimited
cli-vanguard-supplies = Supplies: { $supplies }
cli-vanguard-unlimited = unlimited
cli-vanguard-success = Success tokens: { $count }
cli-vanguard-mission = Mission: { $mission }
cli-vanguard-mission-done = Mission completed: { $mission }
cli-vanguard-mission-failed = Mission failed: { $mission }
cli-vanguard-condition = Global Condition: { $condition }
cli-vanguard-time = Time of { $card }: { $at }/{ $length }
cli-vanguard-threat = { $threat }: { $sector }
cli-vanguard-event = Event: { $event }


## Sectors in sentences

cli-vanguard-closed = { $sector }: not in play
cli-vanguard-log = Log { $number }
cli-vanguard-lander = the Lander
cli-vanguard-paths = Paths to { $paths }
cli-vanguard-travel = Travel
cli-vanguard-in = Sector { $sector }
cli-vanguard-cost = costs { $count }


## Crew boards

cli-vanguard-none = none
cli-vanguard-available = Available: { $dice }
cli-vanguard-spent = Spent: { $dice }
cli-vanguard-injury-dice = { $count ->
    [one] { $count } Injury die
   *[other] { $count } Injury dice
}
cli-vanguard-injuries = Injuries: { $injuries }
cli-vanguard-charges = { $count ->
    [one] { $count } Charge
   *[other] { $count } Charges
}
cli-vanguard-status-dead = dead
cli-vanguard-status-gone = has left the planet


## The end

# $ending: "lift-off", "evacuation", "mission" or "nobody"
cli-vanguard-ending = { $ending ->
    [lift-off] Lift-Off after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
    [evacuation] Emergency Evacuation after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
    [nobody] After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } nobody is left.
   *[mission] The exploration is over after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
}
cli-vanguard-finds = Brought home: { $finds }
cli-vanguard-fallen = { $who } does not come home.


## The drawn map

# One letter for each Section
cli-sign-security = S
cli-sign-recon = R
cli-sign-science = C
cli-sign-engineering = E
cli-legend-vanguard =
    {"["}3 SE] a Sector, its number and who is there; (3) one that is not in play. =2: the option of the question that leads there.
    S Security, R Recon, C Science, E Engineering. ▲ the Lander, ! a Threat.
    Yours are blue, Sectors of the question yellow.
