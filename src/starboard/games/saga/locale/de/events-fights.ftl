# Was geschehen ist: Angriffe, Wunden, Flammen und Explosionen.
# $hits sind Angriffswürfel, die etwas zeigen, $blocks Verteidigungswürfel.

saga-log-attacked = { $way ->
    [shot] { FORM($who, "start") } schießt auf { FORM($target, "acc") }{ saga-log-with-weapon }: { saga-log-dice }.
    [turret] { FORM($who, "start") } feuert auf { FORM($target, "acc") }: { saga-log-dice }.
    [template] { FORM($target, "start") } wird von den Flammen erfasst: { saga-log-dice }.
    [blast] Die Explosion erfasst { FORM($target, "acc") }: { saga-log-dice }.
    [close] { FORM($who, "start") } greift { FORM($target, "acc") } im Nahkampf an{ saga-log-with-weapon }: { saga-log-dice }.
    [free-attack] { FORM($who, "start") } führt einen Freien Angriff gegen { FORM($target, "acc") } aus: { saga-log-dice }.
    [flat] { FORM($who, "start") } greift { FORM($target, "acc") } an: { saga-log-dice }.
   *[hazard] { FORM($target, "start") } ist in Gefahr: { saga-log-dice }.
}
saga-log-with-weapon = { $armed ->
    [yes] { " " }({ FORM($weapon, "quoted") })
   *[no] { "" }
}
saga-log-dice = { $hits ->
    [0] kein Treffer
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}, { $blocks ->
    [0] kein Block
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}
saga-log-rerolled = { FORM($who, "start") } würfelt { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
} neu: { $shown ->
    [0] nur Leerseiten
    [one] { $shown } zeigt etwas
   *[other] { $shown } zeigen etwas
}.
saga-log-soaked = { FORM($who, "start") } steckt dank { FORM($source, "quoted") } einen Treffer weg.
saga-log-paired = { $wounds ->
    [0] { FORM($target, "start") } bleibt unversehrt: Alles wurde geblockt.
    [one] { FORM($target, "start") } wird einmal getroffen.
   *[other] { FORM($target, "start") } wird { $wounds }-mal getroffen.
}
saga-log-wounded = { FORM($who, "start") } erleidet { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
}{ $shields ->
    [0] { "" }
   *[other] { $wounds ->
        [one] , auf einem Energieschild
       *[other] , davon { $shields } auf Energieschilden
    }
}.
saga-log-crippled = { FORM($who, "start") } ist schwer angeschlagen.
saga-log-eliminated = { FORM($who, "start") } ist ausgeschaltet.
saga-log-piece-destroyed = { FORM($who, "start") } ist zerstört.
saga-log-destroyed = { FORM($what, "start") } ist zerstört.
saga-log-healed = { FORM($who, "start") } verliert { $counters ->
    [one] { $counters } Wundenmarker
   *[other] { $counters } Wundenmarker
}.
saga-log-recharged = { FORM($who, "start") } lädt { $counters ->
    [one] { $counters } Kästchen
   *[other] { $counters } Kästchen
} Energieschild wieder auf.
saga-log-effect = Auf { FORM($who, "acc") } wirkt { FORM($source, "quoted") }{ saga-log-until }.
saga-log-until = { $until ->
    [turn] { " " }bis zum Ende dieses Zuges
    [activation] { " " }bis zum Ende dieser Aktivierung
    [round] { " " }bis zum Ende dieser Runde
    [next-round] { " " }bis zum Ende der nächsten Runde
    [nexus-phase] { " " }bis zur nächsten Nexusphase
    [mission] { " " }für den Rest der Mission
   *[card] { "" }
}
saga-log-template = { FORM($who, "start") } feuert mit { FORM($weapon, "quoted") }. { $any ->
    [yes] In den Flammen: { $hit }
   *[no] Niemand steht in den Flammen
}.
saga-log-device-flames = { $somebody ->
    [yes] { FORM($who, "start") } zündet { FORM($device, "acc") } { FORM($aim, "in") }
   *[no] Der Nexus zündet { FORM($device, "acc") } { FORM($aim, "in") }
}. { $any ->
    [yes] In den Flammen: { $hit }
   *[no] Niemand steht in den Flammen
}.
saga-log-blast = Explosion auf { $at }. { $any ->
    [yes] Getroffen: { $hit }
   *[no] Niemand wird getroffen
}.
saga-log-detonated = { FORM($who, "start") } zündet die Ladung auf { $at }.
saga-log-flashed = { FORM($who, "start") } wirft eine Blendladung auf { $at }: { $count ->
    [0] Niemand ist betäubt
    [one] { $count } Scherge ist betäubt
   *[other] { $count } Schergen sind betäubt
}.
saga-log-heron-shaken = { FORM($who, "start") } ist schwer angeschlagen, und Reiher steht daneben: Ein Würfel entscheidet.
saga-log-heron-hurt = Reiher ist verletzt.
saga-log-withdraws = { FORM($who, "start") } ist schwer angeschlagen und will zum nächsten Verstärkungspunkt.
saga-log-withdrew = { FORM($who, "start") } ist entkommen.
