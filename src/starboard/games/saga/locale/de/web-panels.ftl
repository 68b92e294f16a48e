# The panels around the board of Star Saga.

web-saga-tracks = Die Mission
web-saga-round = Runde { $round }
web-saga-turns = Züge
web-saga-turns-left = Züge in dieser Runde noch: { $left } von { $turns }
web-saga-clock = Zeit
web-saga-clock-left = { $count ->
    [one] letzte Runde
   *[other] { $count } Runden
}
web-saga-firewall = Firewall
web-saga-activations = Aktivierungen
web-saga-activations-made = Aktivierungen des Nexus in dieser Runde: { $made } von { $all }
web-saga-unaware = ahnungslos
web-saga-phase-set-up = Aufbau
web-saga-phase-briefing = Einweisung
web-saga-phase-mercenaries = Söldnerphase
web-saga-phase-abilities = Nexus: Spezialfähigkeiten
web-saga-phase-activations = Nexus: Aktivierungen
web-saga-phase-reinforcements = Nexus: Verstärkungen
web-saga-phase-bonus = Nexus: Bonusaktivierungen
web-saga-phase-cards = Nexuskarten
web-saga-phase-end = Endphase
web-saga-phase-upkeep = Instandhaltung
web-saga-phase-over = Mission beendet
web-saga-cards-open = Offen liegende Nexuskarten
web-saga-discard = Ablagestapel ({ $count })
web-saga-nexus-deck-left = { $count ->
    [one] Im Nexusdeck ist noch 1 Karte.
   *[other] Im Nexusdeck sind noch { $count } Karten.
}
web-saga-squad = Söldner und Nexus
web-saga-team = Dein Team
web-saga-own = Deine Söldner
web-saga-own-nexus = Deine Seite: der Nexus
web-saga-ready = bereit
web-saga-spent = Zug schon gemacht
web-saga-used = benutzt
web-saga-charges = { $left } von { $most } Ladungen
web-saga-health = { $shields ->
    [one] Wunden: { $wounds } von { $boxes }; 1 Energieschild
   *[other] Wunden: { $wounds } von { $boxes }; { $shields } Energieschilde
}
web-saga-effect = In Kraft: { $card }
web-saga-is-target = Ziel-Söldner des Nexus
web-saga-status-down = ausgeschaltet
web-saga-status-left = nicht mehr auf dem Spielplan
web-saga-stat-move = Bewegung
web-saga-stat-shoot = Schießen
web-saga-stat-assault = Nahkampf
web-saga-stat-defence = Verteidigung
web-saga-stat-tech = Technik
web-saga-nexus-rules = nach den Regeln
web-saga-nexus-automaton = Der Künstliche Nexus: Die Regeln spielen ihn.
web-saga-nexus-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-saga-nexus-activations = { $count ->
    [one] Aktivierung übrig
   *[other] Aktivierungen übrig
}
web-saga-nexus-hand = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
}
web-saga-nexus-deck = { $count ->
    [one] Karte im Deck
   *[other] Karten im Deck
}
web-saga-nexus-cost = höchste Kosten einer Verstärkung
web-saga-nexus-in-play = Karten im Spiel
web-saga-nexus-calls = Verstärkungen und ihre Kosten
web-saga-take-seat = Diesen Platz übernehmen
web-saga-hand = { $count ->
    [one] Deine Hand, 1 Karte, die nur du siehst
   *[other] Deine Hand, { $count } Karten, die nur du siehst
}
web-saga-hand-empty = Keine Nexuskarten auf der Hand
