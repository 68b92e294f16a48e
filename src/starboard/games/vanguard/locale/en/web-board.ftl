# The planet as it is drawn: Sectors, Paths, what lies and stands there.

web-vanguard-whole-planet = Show the whole planet
web-vanguard-planet = The planet: { $planet }
web-vanguard-sector = Sector { $number }, { $name }
web-vanguard-sector-number = Sector { $number }
web-vanguard-sector-closed = Not in play yet.
web-vanguard-log = Log { $log }
web-vanguard-log-unread = Log { $log } is read when somebody gets here.
web-vanguard-lander = Lander
web-vanguard-lander-here = The Lander stands here.
web-vanguard-core-here = The core lies here.
web-vanguard-marks =
    { $count ->
        [1] { $mark }
       *[other] { $mark }: { $count }
    }
web-vanguard-token = Equipment token: { $gear }
web-vanguard-icon-lander = Lander Sector: a Lander can set down here.
web-vanguard-icon-nomove = No Movement: nobody leaves until the way is free.
web-vanguard-icon-important = Important: this place is worth a visit.
web-vanguard-icon-final = Fully explored.
web-vanguard-icon-nosave = Not kept for later visits.
web-vanguard-path = Path between { $from } and { $to }
web-vanguard-path-one-way = Path from { $from } to { $to }, one way
web-vanguard-path-title = { $from } – { $to }
web-vanguard-path-closed = No way through now.
web-vanguard-one-way = Path, one way only
web-vanguard-both-ways = Path
web-vanguard-travel = The price of the Global Condition.
web-vanguard-travel-icon = Travel icon ({ $condition }): { $effect }
web-vanguard-threat = Threat
web-vanguard-threat-dulled =
    { $count ->
        [one] Its next attack does nothing.
       *[other] Its next { $count } attacks do nothing.
    }
web-vanguard-attack = Attack:
web-vanguard-danger = Danger die { $letter }
web-vanguard-done = done
web-vanguard-once-visit = once per visit
web-vanguard-once-ever = once ever
web-vanguard-track = { $at } of { $length }
web-vanguard-time = Time track: { $at } of { $length }
