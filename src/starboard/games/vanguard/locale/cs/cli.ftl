# What the terminal says of ISS Vanguard: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-vanguard = ISS Vanguard


## The title and the panel beside the map

cli-vanguard-round = { $round }. kolo
cli-vanguard-turn = { $left ->
    [one] { $who }, zbývá { $left } akce
    [few] { $who }, zbývají { $left } akce
    [many] { $who }, zbývá { $left } akce
   *[other] { $who }, zbývá { $left } akcí
}
# $supplies: a number, or cli-vanguard-unlimited
cli-vanguard-supplies = Zásoby: { $supplies }
cli-vanguard-unlimited = neomezené
cli-vanguard-success = Žetony úspěchu: { $count }
cli-vanguard-mission = Mise: { $mission }
cli-vanguard-mission-done = Splněná mise: { $mission }
cli-vanguard-mission-failed = Neúspěšná mise: { $mission }
cli-vanguard-condition = Obecné podmínky: { $condition }
cli-vanguard-time = Čas, { $card }: { $at }/{ $length }
cli-vanguard-threat = { $threat }: { $sector }
cli-vanguard-event = Událost: { $event }


## Sectors in sentences

cli-vanguard-closed = { $sector }: mimo hru
cli-vanguard-log = Záznam { $number }
cli-vanguard-lander = výsadková loď
cli-vanguard-paths = Trasy do sektorů { $paths }
cli-vanguard-travel = Přesun
cli-vanguard-in = Sektor { $sector }
cli-vanguard-cost = stojí { $count }


## Crew boards

cli-vanguard-none = žádné
cli-vanguard-available = Dostupné: { $dice }
cli-vanguard-spent = Vyčerpané: { $dice }
cli-vanguard-injury-dice = { $count ->
    [one] { $count } kostka zranění
    [few] { $count } kostky zranění
    [many] { $count } kostky zranění
   *[other] { $count } kostek zranění
}
cli-vanguard-injuries = Zranění: { $injuries }
cli-vanguard-charges = { $count ->
    [one] { $count } dávka stimulantů
    [few] { $count } dávky stimulantů
    [many] { $count } dávky stimulantů
   *[other] { $count } dávek stimulantů
}
cli-vanguard-status-dead = po smrti
cli-vanguard-status-gone = už není na planetě


## The end

# $ending: "lift-off", "evacuation", "mission" or "nobody"
cli-vanguard-ending = { $ending ->
    [lift-off] Odlet po { $rounds ->
        [one] { $rounds } kole.
       *[other] { $rounds } kolech.
    }
    [evacuation] Nouzová evakuace po { $rounds ->
        [one] { $rounds } kole.
       *[other] { $rounds } kolech.
    }
    [nobody] Po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    } nikdo nezbyl.
   *[mission] Průzkum skončil po { $rounds ->
        [one] { $rounds } kole.
       *[other] { $rounds } kolech.
    }
}
cli-vanguard-finds = Přivezeno domů: { $finds }
cli-vanguard-fallen = { $who } se domů nevrátí.


## The drawn map

# One letter for each Section
cli-sign-security = B
cli-sign-recon = P
cli-sign-science = V
cli-sign-engineering = T
cli-legend-vanguard =
    {"["}3 BT] sektor, jeho číslo a kdo v něm je; (3) sektor mimo hru. =2: možnost otázky, která tam vede.
    B Bezpečnost, P Průzkum, V Věda, T Technika. ▲ výsadková loď, ! hrozba.
    Tvoji jsou modře, sektory otázky žlutě.
