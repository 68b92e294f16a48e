# What the terminal says of Star Saga: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-saga = Star Saga


## The title and the panel beside the map

cli-saga-turns = Tahy { $left }/{ $turns }
cli-saga-clock = { $left ->
    [0] poslední kolo
    [one] ještě { $left } kolo
    [few] ještě { $left } kola
   *[other] ještě { $left } kol
}
cli-saga-nexus = Nexus: zbývající aktivace: { $activations }
cli-saga-deck = Balíček Nexu: { $count }
cli-saga-firewall = Úroveň firewallu { $level }
cli-saga-unaware = Nexus o vás neví.
cli-saga-card = Jeho karta: { $card }
cli-saga-target = Cílový žoldnéř: { $who }
cli-saga-in-play = Ve hře: { $cards }
cli-saga-more = … a další ({ $count })
cli-saga-waiting-count = { $point }, čeká: { $count }


## Models

cli-saga-on = { $square }, { $facing }
cli-saga-waiting = čeká u { $point }
# $health: counters and boxes, such as 1/5
cli-saga-health = { $shields ->
    [0] Zranění { $health }
    [one] Zranění { $health }, { $shields } energetický štít
    [few] Zranění { $health }, { $shields } energetické štíty
   *[other] Zranění { $health }, { $shields } energetických štítů
}
cli-saga-crippled = (ochromení)
cli-saga-ready = může jednat
cli-saga-spent = už má tah za sebou
cli-saga-feat = Mistrovský kousek: { $card }
cli-saga-charges = { $card } ×{ $count }
cli-saga-in-the-dark = ve tmě
cli-saga-engaged = v předním oblouku: { $names }
cli-saga-boxes = Životy { $count }


## Prices and cards

cli-saga-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
cli-saga-cost = stojí { $count }

# $value: its Reinforcement Value
cli-saga-nexus-card = { $card } (úroveň { $level }, posily { $value })
cli-saga-no-cards = žádné karty v ruce
cli-saga-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}


## The deck in sentences

cli-saga-door-open = otevřené
cli-saga-door-destroyed = zničené
cli-saga-door-denied = zavřené, přístup odepřen
cli-saga-door-closed = { $lock ->
    [0] zavřené
   *[other] zavřené, zámek { $lock }
}
cli-saga-point-active = aktivní
cli-saga-point-inactive = deaktivovaný
cli-saga-downed = Na poli { $square } leží: { $who }.
cli-saga-lying = Na poli { $square } leží: { $card }.


## The end

cli-saga-rounds = { $rounds ->
    [one] Trvala { $rounds } kolo.
    [few] Trvala { $rounds } kola.
   *[other] Trvala { $rounds } kol.
}
# $fate: "playing", "crippled", "down" or "left"
cli-saga-fate = { $fate ->
    [down] { $name }: mimo hru.
    [left] { $name }: mimo herní plán; zranění: { $wounds }.
    [crippled] { $name }: ochromení; zranění: { $wounds }.
   *[playing] { $name }: na herním plánu; zranění: { $wounds }.
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
cli-sign-ag-guard = O
cli-sign-ag-victim = M
cli-sign-ag-marine = K
cli-sign-ag-ranger = R
cli-sign-ag-heavy = T
cli-sign-ag-ravager = N
cli-sign-dp-sentry = SV
cli-sign-dp-damper = TV
cli-sign-dp-force-field = SP
cli-sign-dp-charge = DN
cli-legend-saga =
    · volné pole, ░ tma, ▒ stěna; s start, [X] východ. Číslo: možnost otázky, která tam vede.
    R1 bod posil, R1- deaktivovaný. D1| zavřené dveře, D1² zámek 2, D1! přístup odepřen, D1’ otevřené, D1× zničené.
    c bedna, t stůl, k skříň, w skříň na zbraně, o nádrž, T terminál, V zařízení; c1- prohledáno. + padlý žoldnéř, * ležící karta.
    Dvě písmena a šipka: model a jeho orientace; tvoje jsou modré, kdo jedná, je inverzně. * vedle mapy: už jednal.
    Du Dulinsky, Cu Curby, Al Alyse, De Devil, Wr Wrath, Og Ogan; Ok Okoro, Vo Voss, Ab Aberace, Ch Chovar, Ha Hale.
    L laborant, O člen ostrahy, M oběť Moru, K mariňák, R ranger, T těžký mariňák, N ničitel Moru; samotné číslo: přisluhovač od 10 výš.
    SV, TV střelecké věže, SP silové pole, DN demoliční nálož.
