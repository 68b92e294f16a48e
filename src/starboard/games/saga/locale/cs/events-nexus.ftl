# Co se stalo: Nexus, jeho karty, jeho modely, a proč Umělý Nexus dělá to, co dělá.

saga-log-nexus-phase = Fáze Nexu v kole { $round }.
saga-log-nexus-phase-over = Fáze Nexu skončila.
saga-log-nexus-drew = { $secret ->
    [yes] Nexus si dobral kartu { FORM($card, "quoted") } (karet v ruce: { $hand }).
   *[no] Nexus si dobral kartu (karet v ruce: { $hand }).
}
saga-log-nexus-played = { $use ->
    [ability] Nexus zahrál kartu { FORM($card, "quoted") }.
    [reinforce] Nexus odhodil kartu { FORM($card, "quoted") } za posily.
    [bonus] Nexus odhodil kartu { FORM($card, "quoted") } za bonusovou aktivaci.
    [reaction] Nexus zareagoval kartou { FORM($card, "quoted") }.
    [interrupt] Nexus přerušil hru kartou { FORM($card, "quoted") }.
   *[unused] Nexus odhodil kartu { FORM($card, "quoted") } bez užitku.
}
saga-log-nexus-deck-shuffled = Balíček Nexu byl znovu zamíchán: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
saga-log-looked-at-deck = { $secret ->
    [yes] Na vrchu balíčku Nexu: { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] Někdo se podíval na vrchní kartu balíčku Nexu.
        [few] Někdo se podíval na { $count } vrchní karty balíčku Nexu.
       *[other] Někdo se podíval na { $count } vrchních karet balíčku Nexu.
    }
}
saga-log-card-to-bottom = { $who } dal{ grammar-who } kartu dospod balíčku Nexu.
saga-log-event = Událost: { FORM($card, "quoted") }.
saga-log-event-removed = Událost { FORM($card, "quoted") } je ze hry.
saga-log-remains-in-play = Karta { FORM($card, "quoted") } zůstává ve hře.
saga-log-left-play = Karta { FORM($card, "quoted") } už není ve hře.
saga-log-agents-effect = Na všechny přisluhovače působí { FORM($source, "quoted") }{ saga-log-until }.


## Umělý Nexus

saga-log-artificial-card = Umělý Nexus otočil kartu { FORM($card, "quoted") }.
saga-log-reinforcement-card = Pro posily otočil Umělý Nexus kartu { FORM($card, "quoted") }: hodnota { $value }.
# $acts: whether a Minion acts instead
saga-log-no-valid-target = Karta { FORM($card, "quoted") } teď nemá co dělat. { $acts ->
    [yes] Místo toho jedná přisluhovač nejblíž cíli.
   *[no] Žádný přisluhovač místo ní jednat nemůže.
}
saga-log-target = { $by_card ->
    [yes] Cíl karty { FORM($card, "quoted") }: { $who } ({ $reason }).
   *[no] Cíl: { $who } ({ $reason }).
}
saga-log-card-used-for = Karta { FORM($card, "quoted") } platí pro { FORM($who, "acc") }: { $reason }.
saga-log-nexus-decided = { $asked ->
    [nearest] Víc jich je nejblíž { FORM($target, "dat") }: Umělý Nexus zvolil { FORM($chosen, "acc") }.
    [furthest] Víc jich je nejdál od { FORM($target, "gen") }: Umělý Nexus zvolil { FORM($chosen, "acc") }.
    [target] Cílem může být víc žoldnéřů: Umělý Nexus zvolil { FORM($chosen, "acc") }.
    [call] Několik přisluhovačů stojí stejně: Umělý Nexus povolal { FORM($chosen, "acc") }.
    [point] Několik bodů posil je stejně blízko: Umělý Nexus zvolil { FORM($chosen, "acc") }.
    [door] Několikery dveře jsou stejně blízko: Umělý Nexus zvolil { FORM($chosen, "acc") }.
    [mission] Umělý Nexus odpověděl na otázku mise.
   *[other] Mezi rovnocennými možnostmi rozhodl Umělý Nexus: { $chosen }.
}
saga-log-plans = { $who } { $action ->
    [shoot] se chystá střílet na { FORM($target, "acc") } ({ $reason })
    [assault] se chystá napadnout { FORM($target, "acc") } ({ $reason })
    [door] se chystá na { FORM($door, "acc") }
    [take] se chystá sebrat, co tam leží
    [mission] se chystá udělat něco, co nabízí jen tato mise
    [ability] se chystá použít schopnost { FORM($ability, "quoted") }
    [walk] { $aimed ->
        [yes] míří za { FORM($target, "ins") } ({ $reason })
       *[no] míří na { $square }
    }
   *[stay] { $aimed ->
        [yes] sleduje { FORM($target, "acc") } ({ $reason })
       *[no] nemá co dělat
    }
}.
saga-reason-open = nejblíž bez krytí
saga-reason-covered = nejblíž; všichni jsou v krytí
saga-reason-nearest = nejblíž
saga-reason-engaging-target = cíl, a stojí přímo proti němu
saga-reason-engaging = má ho v předním oblouku
saga-reason-from-behind = zezadu
saga-reason-most-wounded = nejvíc zranění
saga-reason-revenge = z pomsty
saga-reason-in-the-way = stojí v cestě
saga-reason-furthest = nejdál od startu
saga-reason-wounded = nejvíc zranění
saga-reason-engaged = v nejvíce předních obloucích
saga-reason-exposed = nejvíc na ráně
saga-reason-circle-red = červený kruh
saga-reason-circle-blue = modrý kruh
saga-reason-circle-green = zelený kruh
saga-reason-circle-yellow = žlutý kruh
saga-reason-circle-purple = fialový kruh
saga-reason-circle-orange = oranžový kruh
saga-reason-last-turn = poslední na tahu
saga-reason-anybody = nejmenší výdrž; ještě nikdo nejednal
saga-reason-target = cíl
saga-reason-target-or-nearest = cíl, jinak kdo je nejblíž
saga-reason-nearest-to-target = nejblíž cíli
saga-reason-most-expensive = nejvyšší cena
saga-reason-most-shields = nejvíc energetických štítů
saga-reason-most-hit = zasáhne nejvíc
saga-reason-most-shooters = na mušce nejvíce přisluhovačů
saga-reason-shot-at-target = nejlepší rána na cíl
saga-reason-shot-at-any = nejlepší rána; na cíl žádná není


## Koho posílá

saga-log-activated = { $bonus ->
    [yes] { $who } jedná v bonusové aktivaci.
   *[no] Na řadě je { FORM($who, "nom") }.
}
saga-log-called = Posila: { FORM($kind, "nom") } čeká u { FORM($point, "gen") }.
saga-log-waits-at = { $who } teď čeká u { FORM($point, "gen") }.
saga-log-back-to-supply = { $who } se vrátil{ grammar-who } do zásoby.
saga-log-points-lost = { $value ->
    [one] { $value } bod na posily propadl.
    [few] { $value } body na posily propadly.
   *[other] { $value } bodů na posily propadlo.
}
saga-log-turned-into = { $who } se proměnil{ grammar-who }: { FORM($kind, "nom") }.
saga-log-power = { $any ->
    [yes] { $who } použil{ grammar-who } sílu { FORM($power, "quoted") }; možné cíle: { $targets }.
   *[no] { $who } sáhl{ grammar-who } po síle { FORM($power, "quoted") }, ale nebylo na koho.
}
saga-log-point-active = { $point } je aktivní.
saga-log-point-deactivated = { $point } je deaktivovaný.
saga-log-point-placed = Objevil se { FORM($point, "nom") }.
saga-log-point-removed = { $point } zmizel.
