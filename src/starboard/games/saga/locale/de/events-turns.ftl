# Was geschehen ist: die Geschichte, Runden und Züge, was die Mission tut, wer wohin geht.


## Die Geschichte und die Mission

saga-log-page = Die Geschichte geht weiter: „{ $title }“.
saga-log-page-chosen = Das Team hat gewählt: „{ $choice }“.
saga-log-variant = „{ $mission }“ wird in der Variante „{ $variant }“ gespielt.
saga-log-won = { $side ->
    [mercenaries] Die Söldner haben gewonnen.
   *[nexus] Der Nexus hat gewonnen.
}
saga-log-pointed-out = Wichtig in dieser Mission: { FORM($pieces, "the") }.
saga-log-mission-use = { $somebody ->
    [yes] { FORM($who, "start") }: „{ $use }“.
    [squad] Das Team: „{ $use }“.
   *[no] Der Nexus: „{ $use }“.
}
saga-log-fact = { $how ->
    [over] Etwas ist wieder so, wie es am Anfang war.
   *[kept] { $until ->
        [0] Das hat in dieser Mission noch Folgen.
       *[other] Das gilt bis zum Ende von Runde { $until }.
    }
}
saga-log-clock = { $round ->
    [0] Es gibt kein Zeitlimit mehr.
   *[other] Nach Runde { $round } ist die Zeit abgelaufen.
}
saga-log-activations = Von jetzt an hat der Nexus in jeder Nexusphase { $activations ->
    [one] { $activations } Aktivierung
   *[other] { $activations } Aktivierungen
}.
saga-log-aware = { $aware ->
    [0] Der Nexus hat jede Spur der Söldner verloren.
   *[other] Der Nexus weiß, dass die Söldner hier sind.
}
saga-log-victory-points = { $lost ->
    [0] { $points ->
        [one] { FORM($who, "start") } erhält { $points } Siegpunkt.
       *[other] { FORM($who, "start") } erhält { $points } Siegpunkte.
    }
    [one] { FORM($who, "start") } verliert { $lost } Siegpunkt.
   *[other] { FORM($who, "start") } verliert { $lost } Siegpunkte.
}
saga-log-lock-set = { $lock ->
    [0] { FORM($door, "start") } ist entriegelt.
   *[other] { FORM($door, "start") } hat jetzt Schlossstärke { $lock }.
}
saga-log-exit-turned = { $to ->
    [open] { FORM($exit, "start") } ist jetzt offen.
   *[closed] { FORM($exit, "start") } ist jetzt geschlossen.
}
saga-log-point-grown = { FORM($point, "start") } wächst auf { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}.
saga-log-barred = { $how ->
    [blind] { FORM($who, "start") } wird die Söldner nicht verraten.
   *[held] Die Mission hält { FORM($who, "acc") } zurück.
}
saga-log-unbarred = Nichts hält { FORM($who, "acc") } mehr zurück.
saga-log-ordered = { FORM($who, "start") } hat einen Befehl: { $order ->
    [hold] Stellung halten
    [guard] Wache stehen
    [walk] an einen bestimmten Ort gehen
    [patrol] Streife gehen
    [turn-clockwise] sich im Kreis umsehen
    [flee] fliehen
    [hunt] Jagd machen
    [errand] etwas erledigen
    [frenzy] wüten
    [avoid] Abstand halten
   *[other] der Mission folgen
}.
saga-log-order-over = { FORM($who, "start") } hat keinen Befehl mehr.
saga-log-activation-missed = { FORM($who, "start") } verpasst diese Aktivierung.


## Runden und Züge

saga-log-round = Runde { $round } beginnt.
saga-log-turn = { FORM($who, "start") } beginnt einen Zug ({ $left ->
    [0] den letzten
    [one] danach noch { $left }
   *[other] danach noch { $left }
}).
saga-log-turns = Die Söldner haben jetzt { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} in jeder Söldnerphase.
saga-log-turns-forfeited = Die Söldner verzichten auf { $turns ->
    [one] ihren letzten Zug
   *[other] ihre letzten { $turns } Züge
}.
saga-log-counters-up = Alle Söldnermarker liegen wieder offen.
saga-log-counter-down = { FORM($who, "start") } verliert den Mut: Der Söldnermarker wird umgedreht.
saga-log-made-ready = { FORM($by, "start") } gibt neue Befehle: { FORM($who, "the") } darf noch einmal handeln.
saga-log-counters-dealt = Die Söldnermarker sind verteilt: { $counters }.
saga-log-counter-of = { $who } ({ $colour })
saga-log-colour-red = rot
saga-log-colour-blue = blau
saga-log-colour-green = grün
saga-log-colour-yellow = gelb
saga-log-colour-purple = violett
saga-log-colour-orange = orange
saga-log-action = { FORM($who, "start") } wählt eine Aktion: { $action ->
    [shoot] Schießen
    [assault] Nahkampfangriff
    [door] Tür öffnen oder schließen
    [hack] auf ein Terminal zugreifen
    [interact] mit Gelände interagieren
    [trade] Ausrüstung tauschen
    [recover] fallen gelassene Gegenstände aufheben
    [deploy] Aufstellen
    [use] Ausrüstung benutzen
    [pack-up] Abbauen
    [repair] Feldreparatur
    [distract] Ablenken
   *[mission] etwas, das es nur in dieser Mission gibt
}.
saga-log-feat = { FORM($who, "start") } vollbringt die Heldentat { FORM($feat, "quoted") }.
saga-log-mode = { FORM($who, "start") } wechselt zu { FORM($mode, "quoted") }.


## Wer wo steht

saga-log-placed = { FORM($who, "start") } steht jetzt auf { $at }.
saga-log-moved = { FORM($who, "start") } bewegt sich nach { $square } ({ $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}).
saga-log-turned = { FORM($who, "start") } dreht sich { FORM($facing, "in") }.
saga-log-entered = { FORM($who, "start") } betritt den Spielplan auf { $at }.
saga-log-landed = { FORM($who, "start") } landet auf { $at }.
saga-log-left = { FORM($who, "start") } verlässt den Spielplan.
saga-log-break-away = { FORM($who, "start") } setzt sich nach { $to } ab.
saga-log-break-away-called-off = { FORM($who, "start") } kommt nicht weg und bleibt stehen.
saga-log-slipped-past = { FORM($who, "start") } schlüpft vorbei und geht weiter.
saga-log-pushed = { $somebody ->
    [yes] { FORM($by, "start") } stößt { FORM($who, "acc") } nach { $at }.
   *[no] { FORM($who, "start") } wird nach { $at } getragen.
}


## Was vom Spielplan zu sehen ist

saga-log-zone-revealed = Neu auf dem Spielplan: { FORM($zone, "the") }.
saga-log-camera = Die Kamera zeigt { FORM($zone, "acc") }: { $figures ->
    [0] Niemand ist dort
    [one] { $figures } Feind
   *[other] { $figures } Feinde
}.
saga-log-darkness-placed = Um { $at } wird es dunkel.
saga-log-darkness-removed = Um { $at } wird es wieder hell.
