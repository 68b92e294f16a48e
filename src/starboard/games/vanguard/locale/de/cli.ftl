# What the terminal says of ISS Vanguard: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-vanguard = ISS Vanguard


## The title and the panel beside the map

cli-vanguard-round = Runde { $round }
cli-vanguard-turn = { $left ->
    [one] { $who }, noch { $left } Aktion
   *[other] { $who }, noch { $left } Aktionen
}
# $supplies: a number, or cli-vanguard-unlimited
cli-vanguard-supplies = Vorräte: { $supplies }
cli-vanguard-unlimited = unbegrenzt
cli-vanguard-success = Erfolgsplättchen: { $count }
cli-vanguard-mission = Mission: { $mission }
cli-vanguard-mission-done = Mission erfüllt: { $mission }
cli-vanguard-mission-failed = Mission gescheitert: { $mission }
cli-vanguard-condition = Globale Bedingung: { $condition }
cli-vanguard-time = Zeit von { $card }: { $at }/{ $length }
cli-vanguard-threat = { $threat }: { $sector }
cli-vanguard-event = Ereignis: { $event }


## Sectors in sentences

cli-vanguard-closed = { $sector }: nicht im Spiel
cli-vanguard-log = Protokoll { $number }
cli-vanguard-lander = der Lander
cli-vanguard-paths = Routen nach { $paths }
cli-vanguard-travel = Reisen
cli-vanguard-in = Sektor { $sector }
cli-vanguard-cost = kostet { $count }


## Crew boards

cli-vanguard-none = keine
cli-vanguard-available = Verfügbar: { $dice }
cli-vanguard-spent = Verbraucht: { $dice }
cli-vanguard-injury-dice = { $count ->
    [one] { $count } Verletzungswürfel
   *[other] { $count } Verletzungswürfel
}
cli-vanguard-injuries = Verletzungen: { $injuries }
cli-vanguard-charges = { $count ->
    [one] { $count } Ladung
   *[other] { $count } Ladungen
}
cli-vanguard-status-dead = tot
cli-vanguard-status-gone = hat den Planeten verlassen


## The end

# $ending: "lift-off", "evacuation", "mission" or "nobody"
cli-vanguard-ending = { $ending ->
    [lift-off] Start nach { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
    [evacuation] Notevakuierung nach { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
    [nobody] Nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } ist niemand mehr übrig.
   *[mission] Die Erkundung ist vorbei, nach { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
}
cli-vanguard-finds = Mitgebracht: { $finds }
cli-vanguard-fallen = { $who } kommt nicht zurück.


## The drawn map

# One letter for each Section
cli-sign-security = S
cli-sign-recon = A
cli-sign-science = W
cli-sign-engineering = T
cli-legend-vanguard =
    {"["}3 ST] ein Sektor, seine Nummer und wer dort ist; (3) einer, der nicht im Spiel ist. =2: die Antwort der Frage, die dorthin führt.
    S Sicherheit, A Aufklärung, W Wissenschaft, T Technik. ▲ der Lander, ! eine Bedrohung.
    Eigene sind blau, Sektoren der Frage gelb.
