# Was geschehen ist: der Nexus, seine Karten, seine Modelle, und warum der Künstliche Nexus tut, was er tut.

saga-log-nexus-phase = Nexusphase von Runde { $round }.
saga-log-nexus-phase-over = Die Nexusphase ist vorbei.
saga-log-nexus-drew = { $secret ->
    [yes] Der Nexus zieht { FORM($card, "quoted") } (Handkarten: { $hand }).
   *[no] Der Nexus zieht eine Karte (Handkarten: { $hand }).
}
saga-log-nexus-played = { $use ->
    [ability] Der Nexus spielt { FORM($card, "quoted") }.
    [reinforce] Der Nexus legt { FORM($card, "quoted") } für Verstärkungen ab.
    [bonus] Der Nexus legt { FORM($card, "quoted") } für eine Bonusaktivierung ab.
    [reaction] Der Nexus reagiert mit { FORM($card, "quoted") }.
    [interrupt] Der Nexus unterbricht mit { FORM($card, "quoted") }.
   *[unused] Der Nexus legt { FORM($card, "quoted") } ungenutzt ab.
}
saga-log-nexus-deck-shuffled = Das Nexusdeck wird neu gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
saga-log-looked-at-deck = { $secret ->
    [yes] Oben auf dem Nexusdeck: { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] Jemand sieht sich die oberste Karte des Nexusdecks an.
       *[other] Jemand sieht sich die obersten { $count } Karten des Nexusdecks an.
    }
}
saga-log-card-to-bottom = { FORM($who, "start") } legt die Karte unter das Nexusdeck.
saga-log-event = Ereignis: { FORM($card, "quoted") }.
saga-log-event-removed = Das Ereignis { FORM($card, "quoted") } ist aus dem Spiel.
saga-log-remains-in-play = { FORM($card, "quoted") } bleibt im Spiel.
saga-log-left-play = { FORM($card, "quoted") } ist nicht mehr im Spiel.
saga-log-agents-effect = Auf alle Schergen wirkt { FORM($source, "quoted") }{ saga-log-until }.


## Der Künstliche Nexus

saga-log-artificial-card = Der Künstliche Nexus deckt { FORM($card, "quoted") } auf.
saga-log-reinforcement-card = Für Verstärkungen deckt der Künstliche Nexus { FORM($card, "quoted") } auf: Wert { $value }.
# $acts: whether a Minion acts instead
saga-log-no-valid-target = { FORM($card, "quoted") } kann gerade nichts bewirken. { $acts ->
    [yes] Stattdessen handelt der Scherge, der dem Ziel am nächsten ist.
   *[no] Kein Scherge kann stattdessen handeln.
}
saga-log-target = { $by_card ->
    [yes] Ziel von { FORM($card, "quoted") }: { $who } ({ $reason }).
   *[no] Ziel: { $who } ({ $reason }).
}
saga-log-card-used-for = { FORM($card, "quoted") } gilt für { FORM($who, "acc") }: { $reason }.
saga-log-nexus-decided = { $asked ->
    [nearest] Mehrere sind { FORM($target, "dat") } am nächsten: Der Künstliche Nexus nimmt { FORM($chosen, "acc") }.
    [furthest] Mehrere sind gleich weit von { FORM($target, "dat") } entfernt: Der Künstliche Nexus nimmt { FORM($chosen, "acc") }.
    [target] Mehrere Söldner kommen als Ziel infrage: Der Künstliche Nexus nimmt { FORM($chosen, "acc") }.
    [call] Mehrere Schergen kosten gleich viel: Der Künstliche Nexus ruft { FORM($chosen, "a-acc") }.
    [point] Mehrere Verstärkungspunkte sind gleich nah: Der Künstliche Nexus nimmt { FORM($chosen, "acc") }.
    [door] Mehrere Türen sind gleich nah: Der Künstliche Nexus nimmt { FORM($chosen, "acc") }.
    [mission] Der Künstliche Nexus beantwortet eine Frage der Mission.
   *[other] Bei Gleichstand entscheidet der Künstliche Nexus: { $chosen }.
}
saga-log-plans = { FORM($who, "start") } { $action ->
    [shoot] will auf { FORM($target, "acc") } schießen ({ $reason })
    [assault] will { FORM($target, "acc") } im Nahkampf angreifen ({ $reason })
    [door] kümmert sich um { FORM($door, "acc") }
    [take] nimmt gleich, was dort liegt
    [mission] tut gleich etwas, das es nur in dieser Mission gibt
    [ability] will { FORM($ability, "quoted") } einsetzen
    [walk] { $aimed ->
        [yes] ist auf dem Weg zu { FORM($target, "dat") } ({ $reason })
       *[no] ist auf dem Weg nach { $square }
    }
   *[stay] { $aimed ->
        [yes] behält { FORM($target, "acc") } im Auge ({ $reason })
       *[no] hat nichts zu tun
    }
}.
saga-reason-open = am nächsten ohne Deckung
saga-reason-covered = am nächsten; alle sind in Deckung
saga-reason-nearest = am nächsten
saga-reason-engaging-target = das Ziel, und steht ihm gegenüber
saga-reason-engaging = hat es im eigenen Frontbereich
saga-reason-from-behind = von hinten
saga-reason-most-wounded = am schwersten verwundet
saga-reason-revenge = aus Rache
saga-reason-in-the-way = steht im Weg
saga-reason-furthest = am weitesten vom Start
saga-reason-wounded = am schwersten verwundet
saga-reason-engaged = in den meisten Frontbereichen
saga-reason-exposed = Schüssen am meisten ausgesetzt
saga-reason-circle-red = roter Kreis
saga-reason-circle-blue = blauer Kreis
saga-reason-circle-green = grüner Kreis
saga-reason-circle-yellow = gelber Kreis
saga-reason-circle-purple = violetter Kreis
saga-reason-circle-orange = orangefarbener Kreis
saga-reason-last-turn = hatte den letzten Zug
saga-reason-anybody = hält am wenigsten aus; noch niemand hat gehandelt
saga-reason-target = das Ziel
saga-reason-target-or-nearest = das Ziel, sonst am nächsten
saga-reason-nearest-to-target = dem Ziel am nächsten
saga-reason-most-expensive = am teuersten
saga-reason-most-shields = die meisten Energieschilde
saga-reason-most-hit = trifft am meisten
saga-reason-most-shooters = im Visier der meisten Schergen
saga-reason-shot-at-target = bester Schuss auf das Ziel
saga-reason-shot-at-any = bester Schuss; auf das Ziel gibt es keinen


## Wen er schickt

saga-log-activated = { $bonus ->
    [yes] { FORM($who, "start") } handelt in einer Bonusaktivierung.
   *[no] { FORM($who, "start") } wird aktiviert.
}
saga-log-called = Als Verstärkung wartet { FORM($kind, "a") } am { $point }.
saga-log-waits-at = { FORM($who, "start") } wartet jetzt am { $point }.
saga-log-back-to-supply = { FORM($who, "start") } kommt zurück in den Vorrat.
saga-log-points-lost = { $value ->
    [one] { $value } Punkt für Verstärkungen verfällt.
   *[other] { $value } Punkte für Verstärkungen verfallen.
}
saga-log-turned-into = { FORM($who, "start") } verwandelt sich in { FORM($kind, "a-acc") }.
saga-log-power = { $any ->
    [yes] { FORM($who, "start") } setzt { FORM($power, "quoted") } ein; mögliche Ziele: { $targets }.
   *[no] { FORM($who, "start") } greift nach { FORM($power, "quoted") }, aber es trifft niemanden.
}
saga-log-point-active = { FORM($point, "start") } ist aktiv.
saga-log-point-deactivated = { FORM($point, "start") } ist deaktiviert.
saga-log-point-placed = Es gibt jetzt { FORM($point, "a-acc") } mehr.
saga-log-point-removed = { FORM($point, "start") } verschwindet.
