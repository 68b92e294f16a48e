# Was geschehen ist: Heimlichkeit, Türen, Terminals, Suchen, Ausrüstung.


## Heimlichkeit

saga-log-stealth-test = Heimlichkeitsprobe: { $drawn ->
    [0] { FORM($agent, "start") } bemerkt nichts von { FORM($who, "dat") }.
    [one] { FORM($agent, "start") } kommt { FORM($who, "dat") } { $drawn } Feld näher.
   *[other] { FORM($agent, "start") } kommt { FORM($who, "dat") } { $drawn } Felder näher.
}
saga-log-distracted = { FORM($who, "start") } macht ein Geräusch: { $squares ->
    [0] { FORM($agent, "start") } achtet nicht darauf.
    [one] { FORM($agent, "start") } lässt sich { $squares } Feld weit weglocken.
   *[other] { FORM($agent, "start") } lässt sich { $squares } Felder weit weglocken.
}
saga-log-detected = { FORM($agent, "start") } hat { FORM($who, "acc") } bemerkt: Von jetzt an weiß der Nexus von den Söldnern.


## Türen

saga-log-door-opened = { $somebody ->
    [yes] { FORM($who, "start") } öffnet { FORM($door, "acc") }.
   *[no] { FORM($door, "start") } öffnet sich.
}
saga-log-door-closed = { $somebody ->
    [yes] { FORM($who, "start") } schließt { FORM($door, "acc") }.
   *[no] { FORM($door, "start") } schließt sich{ $lock ->
        [0] { "" }
       *[other] , mit Schlossstärke { $lock }
    }.
}
saga-log-door-locked = { FORM($door, "start") } ist verriegelt, mit Schlossstärke { $lock }.
saga-log-unlocked = { FORM($door, "start") } ist entriegelt.
saga-log-lock-lowered = { FORM($who, "start") } senkt die Schlossstärke { FORM($door, "gen") } um { $levels } auf { $left }.


## Terminals

saga-log-terminal-accessed = { FORM($who, "start") } greift auf { FORM($terminal, "acc") } zu.{ $count ->
    [0] { "" }
    [one] { " " }Es gibt eine Operation: { $operations }.
   *[other] { " " }Es gibt diese Operationen: { $operations }.
}{ $hinted ->
    [yes] { " " }{ $hints }
   *[no] { "" }
}
saga-log-nothing-to-hack = { FORM($who, "start") } findet am { $terminal } nichts zu hacken.
saga-log-hacking-roll = { FORM($who, "start") } versucht, { FORM($terminal, "acc") } zu hacken: { saga-log-dice }.
saga-log-hacked = { $successes ->
    [0] { FORM($who, "start") } kommt nicht durch die Firewall.
    [one] { FORM($who, "start") } kommt mit { $successes } Erfolg durch die Firewall.
   *[other] { FORM($who, "start") } kommt mit { $successes } Erfolgen durch die Firewall.
}
saga-log-data-spike = { FORM($who, "start") } setzt einen Datendorn.
saga-log-operation = { $succeeds ->
    [yes] Operation „{ $operation }“: gelungen.
   *[no] Operation „{ $operation }“: noch nicht gelungen.
}


## Suchen

saga-log-interacted = { FORM($who, "start") } sieht sich { FORM($what, "acc") } genauer an.
saga-log-interaction-failed = { FORM($who, "start") } kommt mit { FORM($what, "dat") } nicht weiter: { FORM($needs, "quoted") } fehlt.
saga-log-nothing-there = { FORM($who, "start") } findet nichts.
saga-log-searched-supplies = { FORM($who, "start") } sucht nach Vorräten.
saga-log-supplies-found = { $count ->
    [0] { FORM($who, "start") } findet nichts.
   *[other] { FORM($who, "start") } findet { FORM($cards, "quoted") }.
}


## Ausrüstung

saga-log-charge-used = { FORM($who, "start") } benutzt { FORM($card, "quoted") } ({ $left ->
    [0] keine Ladung übrig
    [one] noch { $left } Ladung
   *[other] noch { $left } Ladungen
}).
saga-log-item-discarded = { FORM($who, "start") } legt { FORM($card, "quoted") } ab.
saga-log-worn = { FORM($who, "start") } legt { FORM($card, "quoted") } an.
saga-log-scope = { FORM($who, "start") } setzt das Zielfernrohr auf { FORM($weapon, "quoted") }.
saga-log-equipment-taken = { FORM($who, "start") } nimmt, was { FORM($fallen, "the") } fallen ließ: { FORM($cards, "quoted") }.
saga-log-traded = { $way ->
    [swap] { FORM($who, "start") } gibt { FORM($to, "dat") } { FORM($given, "quoted") } und bekommt { FORM($taken, "quoted") }.
    [gift] { FORM($who, "start") } gibt { FORM($to, "dat") } { FORM($given, "quoted") }.
   *[return] { FORM($who, "start") } bekommt { FORM($taken, "quoted") } von { FORM($to, "dat") }.
}
saga-log-trade-refused = { FORM($by, "start") } lehnt den Tausch mit { FORM($who, "dat") } ab.
saga-log-deployed = { FORM($who, "start") } stellt { FORM($card, "quoted") } auf { $squares } auf.
saga-log-packed-up = { FORM($who, "start") } baut { FORM($card, "quoted") } ab.
