# What the terminal says of Star Saga: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-saga = Star Saga


## The title and the panel beside the map

cli-saga-turns = Turns { $left }/{ $turns }
cli-saga-clock = { $left ->
    [0] last Round
    [one] { $left } more Round
   *[other] { $left } more Rounds
}
cli-saga-nexus = Nexus: Activations left: { $activations }
cli-saga-deck = Nexus Deck: { $count }
cli-saga-firewall = Firewall Level { $level }
cli-saga-unaware = The Nexus is unaware of you.
cli-saga-card = Its card: { $card }
cli-saga-target = Its Target Mercenary: { $who }
cli-saga-in-play = In play: { $cards }
cli-saga-more = … and { $count } more
cli-saga-waiting-count = { $point }, Waiting: { $count }


## Models

cli-saga-on = { $square }, { $facing }
cli-saga-waiting = Waiting at { $point }
# $health: counters and boxes, such as 1/5
cli-saga-health = { $shields ->
    [0] Wounds { $health }
    [one] Wounds { $health }, { $shields } Energy Shield
   *[other] Wounds { $health }, { $shields } Energy Shields
}
cli-saga-crippled = (Crippled)
cli-saga-ready = ready
cli-saga-spent = has acted
cli-saga-feat = Feat: { $card }
cli-saga-charges = { $card } ×{ $count }
cli-saga-in-the-dark = in the dark
cli-saga-engaged = in the Front Arc of: { $names }
cli-saga-boxes = Health { $count }


## Prices and cards

cli-saga-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
cli-saga-cost = costs { $count }

# $value: its Reinforcement Value
cli-saga-nexus-card = { $card } (Level { $level }, Reinforcements { $value })
cli-saga-no-cards = no cards in hand
cli-saga-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}


## The deck in sentences

cli-saga-door-open = open
cli-saga-door-destroyed = destroyed
cli-saga-door-denied = closed, Access Denied
cli-saga-door-closed = { $lock ->
    [0] closed
   *[other] closed, lock { $lock }
}
cli-saga-point-active = active
cli-saga-point-inactive = deactivated
cli-saga-downed = { $who } fell on { $square }.
cli-saga-lying = On { $square } lies: { $card }.


## The end

cli-saga-rounds = { $rounds ->
    [one] It took { $rounds } Round.
   *[other] It took { $rounds } Rounds.
}
# $fate: "playing", "crippled", "down" or "left"
cli-saga-fate = { $fate ->
    [down] { $name }: eliminated.
    [left] { $name }: off the board; Wounds: { $wounds }.
    [crippled] { $name }: Crippled; Wounds: { $wounds }.
   *[playing] { $name }: on the board; Wounds: { $wounds }.
}


## The drawn map

# Two letters for Mercenaries, Bosses and pieces, one for a kind of Minion
cli-sign-mc-dulinsky = Du
cli-sign-mc-curby = Cu
cli-sign-mc-alyse = Al
cli-sign-mc-devil = De
cli-sign-mc-wrath = Wr
cli-sign-mc-ogan = Og
cli-sign-bs-okoro = Ok
cli-sign-bs-shrike = Vo
cli-sign-bs-aberration = Ab
cli-sign-bs-chovar = Ch
cli-sign-bs-hale = Ha
cli-sign-ag-technician = L
cli-sign-ag-guard = G
cli-sign-ag-victim = P
cli-sign-ag-marine = M
cli-sign-ag-ranger = R
cli-sign-ag-heavy = H
cli-sign-ag-ravager = V
cli-sign-dp-sentry = ST
cli-sign-dp-damper = DT
cli-sign-dp-force-field = FF
cli-sign-dp-charge = DC
cli-legend-saga =
    · free space, ░ dark, ▒ wall; s start, [X] exit. A number: the option of the question that leads there.
    R1 Reinforcement Point, R1- deactivated. D1| closed Door, D1² lock 2, D1! Access Denied, D1’ open, D1× destroyed.
    c Crate, t Table, k Cabinet, w Weapons Locker, o Tank, T Terminal, V device; c1- searched. + Downed Mercenary, * card lying.
    Two letters and an arrow: a model and where it faces; yours are blue, whoever acts is inverted. * beside the map: has acted.
    Du Dulinsky, Cu Curby, Al Alyse, De Devil, Wr Wrath, Og Ogan; Ok Okoro, Vo Voss, Ab Aberration, Ch Chovar, Ha Hale.
    L Lab Technician, G Security Guard, P Plague Victim, M Marine, R Ranger, H Heavy Marine, V Ravager; a number alone: a Minion from 10 on.
    ST, DT Turrets, FF Force Field, DC Demolition Charge.
