# What happened: the landing, the end of the exploration, the docking.

vanguard-told-planet-found = Back on { $planet }.
# $left: rolls that are still to be made
vanguard-told-landing-rolled = { $left ->
    [0] On the way down: { $face }. It is the last roll.
    [one] On the way down: { $face }. { $left } roll is left.
   *[other] On the way down: { $face }. { $left } rolls are left.
}
vanguard-told-landing-aborted = { $who } is too badly hurt: the landing is aborted.
vanguard-told-touchdown = The Lander touches down in { $sector }.
vanguard-told-lander-moved = The Lander moves to { $sector }.
vanguard-told-lander-damaged = The Lander is damaged.
vanguard-told-evacuated = { $who } is too badly hurt: Emergency Evacuation.
vanguard-told-recalled = { $rounds ->
    [one] After { $rounds } round a second lander fetches the team.
   *[other] After { $rounds } rounds a second lander fetches the team.
}
vanguard-told-exploration-over = { $how ->
    [lift-off] The exploration is over: the Lander takes off.
    [evacuation] The exploration is over: the team is evacuated.
    [mission] The exploration is over: its story has come to an end.
    [aborted] The exploration is over before the landing.
   *[nobody] The exploration is over: nobody is left on the planet.
}
vanguard-told-left-behind = There is no room for { FORM($card, "quoted") }: it stays behind.
vanguard-told-unique-used-up = { FORM($card, "quoted") } has served its purpose and goes out of play.
vanguard-told-production-advances = The workshop of { $planet } helps the ship: its Production Projects advance.
vanguard-told-promoted = { $who } is promoted to Rank { $rank }.
vanguard-told-dice-bought = { $price ->
    [one] Every Section gains a Wild die for { $price } Success token.
   *[other] Every Section gains a Wild die for { $price } Success tokens.
}
