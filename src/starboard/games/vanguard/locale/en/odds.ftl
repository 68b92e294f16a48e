# What may happen, shown with its chance before a choice.

vanguard-odds-accident = An Accident shows
vanguard-odds-result = { $row ->
    [green] Green result
    [yellow] Yellow result
   *[red] Red result
}
vanguard-odds-injured = { $who } gains { FORM($injury, "quoted") }
vanguard-odds-injury-strikes = { FORM($injury, "quoted") } strikes { $who }
vanguard-odds-evacuated = Emergency Evacuation
vanguard-odds-landing-aborted = The landing is aborted
vanguard-odds-lander-damaged = The Lander is damaged
vanguard-odds-died = { $who } dies
vanguard-odds-danger = Danger { $letter }: { $does }
vanguard-odds-threat-attacks = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } attack
   *[one] { FORM($threat, "The") } attacks
}
# $matched: whether the biome of the Event fits the Sector
vanguard-odds-event = { $matched ->
    [yes] The Event fits the biome
   *[no] The Event does not fit the biome
}
vanguard-odds-discovered = Discovery: { $type }
vanguard-odds-unique = Unique Discovery: { $card }
vanguard-odds-success = { $count ->
    [one] { $count } Success token
   *[other] { $count } Success tokens
}
vanguard-odds-mission-completed = Mission completed: { $mission }
vanguard-odds-mission-failed = Mission failed: { $mission }
vanguard-odds-over = { $how ->
    [lift-off] The Lander takes off
    [evacuation] The team is evacuated
    [mission] The exploration is over
    [aborted] The exploration ends before the landing
   *[nobody] Nobody is left on the planet
}
