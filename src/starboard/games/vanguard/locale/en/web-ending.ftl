# The page at the end of an exploration.

web-vanguard-ended-won = Home, with everything done.
web-vanguard-ended-lift-off = Home, but not with what they came for.
web-vanguard-ended-evacuation = They had to be fetched.
web-vanguard-ended-nobody = Nobody comes home.
web-vanguard-ended-aborted = They never landed.
web-vanguard-ended-lost = It ended without what they came for.
web-vanguard-ending-round =
    { $planet }, { $round ->
        [one] one round
       *[other] { $round } rounds
    }.
web-vanguard-ending-missions = Completed: { $names }.
web-vanguard-ending-no-mission = No Mission was completed.
web-vanguard-ending-undone = Left undone: { $names }.
web-vanguard-ending-why-evacuation = A fourth Injury for one of them ended the exploration for everybody.
web-vanguard-ending-why-aborted = A fourth Injury on the way down ended the landing for everybody.
web-vanguard-ending-why-nobody = The last of the team is no longer on the planet.
web-vanguard-ending-ranked-up = The team has earned a Rank-Up.
web-vanguard-fate-exploring = { $who } comes home.
web-vanguard-fate-dead = { $who } stays on the planet.
web-vanguard-fate-gone = { $who } left early.
web-vanguard-figure-missions = Missions
web-vanguard-figure-discoveries = Discoveries
web-vanguard-figure-survivors = came home
web-vanguard-figure-rounds = Rounds
web-vanguard-figure-logs = Logs read
web-vanguard-replay-place = Round { $turn } · step { $step } of { $of }
web-vanguard-replay-turn-back = To the round before
web-vanguard-replay-turn-on = To the next round
