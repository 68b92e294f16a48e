# Zwischen den Missionen von Star Saga: das Team, die Instandhaltung, der Laden, die Stufen, woran sich die Kampagne erinnert.

web-saga-level = Stufe
web-saga-member-level = Stufe { $level }
web-saga-member-raised = +{ $count }
web-saga-member-new = neu
web-saga-member-gone = verloren oder verbraucht
web-saga-member-fell = gefallen
web-saga-member-no-cards = Weder Ausrüstung noch Fertigkeiten außer der eigenen Karte
web-saga-member-wounds = { $count ->
    [one] 1 Wunde bleibt
   *[other] { $count } Wunden bleiben
}
web-saga-member-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
web-saga-member-tokens = { $count ->
    [one] 1 Marker zum Ausgeben
   *[other] { $count } Marker zum Ausgeben
}
web-saga-member-progress = { $points } von { $most }
web-saga-member-experience = Erfahrung: { $points } von { $most }; Erfahrungsmarker: { $tokens }
web-saga-between = Das Team nach der Mission
web-saga-between-after = Nach „{ $mission }“
web-saga-step-wounds = Wunden
web-saga-step-gear = Liegengebliebenes
web-saga-step-regroup = Neuformierung
web-saga-step-shop = Laden
web-saga-step-levels = Stufen
web-saga-regroup-hint = Jede Karte darf den Besitzer wechseln. Wähle eine Karte und dann, wer sie bekommt.
web-saga-regroup-to = Wer bekommt „{ $card }“?
web-saga-shop = Blaines Laden
web-saga-shop-hint = Punkte behältst du von Mission zu Mission, Credits nicht: Was du jetzt nicht ausgibst, ist verloren. Blaine kauft nichts zurück.
web-saga-shop-send = Blaine Siegpunkte schicken
web-saga-shop-have = { $count ->
    [one] 1 Punkt übrig, wert { $worth }
   *[other] { $count } Punkte übrig, wert { $worth }
}
web-saga-shop-rate = { $points } für { $credits }
web-saga-shop-credits = { $count ->
    [one] Credit
   *[other] Credits
}
web-saga-shop-credits-word = Credits
web-saga-shop-short = { $count } zu wenig
web-saga-shop-buy = Kaufen
web-saga-shop-learn = Lernen
web-saga-shop-once = einmal benutzbar
web-saga-shop-times = { $times ->
    [2] doppelter Preis
   *[3] dreifacher Preis
}, aufgedruckt { $cost }
web-saga-shop-common = Gewöhnliche Ausrüstung
web-saga-shop-rare = Seltene Ausrüstung
web-saga-shop-skills = Fertigkeiten
web-saga-slot-body = Körper: nur eines wirkt
web-saga-slot-shield = Schild: nur einer wirkt
web-saga-slot-weapon = Waffe
web-saga-growth-level = Auf Stufe { $level }
web-saga-growth-attribute = Neues Merkmal
web-saga-growth-cost = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-saga-level-up = Stufe { $level }: behalte eine Fertigkeit
web-saga-level-hint = Sie gilt sofort und in jeder späteren Mission. Die anderen Karten gehen zurück.
web-saga-level-keep = Diese behalten
web-saga-level-from-to = von { $before } auf { $after }
web-saga-attribute = Ein neues Merkmal
web-saga-attribute-hint = Von nun an gehören seine Fertigkeiten zu jedem Stufenaufstieg, und im Laden kosten sie das Doppelte statt des Dreifachen.
web-saga-attribute-none = Keine Fertigkeit davon ist übrig.
web-saga-team-recommended = Das Empfohlene Team
web-saga-team-cards = Außerdem dabei, für wen du willst:
web-saga-build = Dein eigenes Team
web-saga-build-left = von { $of } Credits übrig
web-saga-build-people = Wer sich anheuern lässt
web-saga-build-hire = Anheuern
web-saga-build-veteran = Mit allem mitnehmen
web-saga-build-dismiss = Entlassen
web-saga-build-return = zurückgeben
web-saga-build-outfit = Ausrüstung wählen
web-saga-build-for = Für { $who }
web-saga-sheet-nobody = Noch ist niemand angeheuert. Die erste Mission beginnt mit dem Team eurer Wahl.
web-saga-sheet-remembered = Woran sich Deepwell erinnert
web-saga-sheet-nothing = Bisher ist nichts geschehen, woran sich jemand erinnern würde.
web-saga-sheet-road = Der Weg bis hierher
web-saga-sheet-won = gewonnen
web-saga-sheet-lost = verloren
web-saga-finale-won = Gewonnene Missionen
web-saga-finale-lost = Verlorene Missionen
web-saga-finale-standing = Söldner am Ende
web-saga-finale-skills = Gelernte Fertigkeiten
web-saga-finale-cards = Karten im Gepäck
web-saga-finale-points = Siegpunkte übrig
web-saga-flag-way-stairs = Ihr seid die Treppe hinuntergegangen.
web-saga-flag-way-lift = Ihr seid mit dem Lastenaufzug hinuntergefahren.
web-saga-flag-case-yes = Ihr habt den versiegelten Koffer.
web-saga-flag-ghost-yes = In den Personalquartieren hat euch niemand gesehen.
web-saga-flag-pass-yes = Ihr habt den Ausweis eines Offiziers.
web-saga-flag-patient-yes = Ihr habt der Patientin aus der Klinik geholfen.
web-saga-flag-okoro-dead = Kommandantin Okoro ist tot.
web-saga-flag-heron-free = Reiher ist bei euch, unverletzt.
web-saga-flag-heron-hurt = Reiher ist bei euch, verletzt.
web-saga-flag-heron-captive = Reiher wurde gefangen genommen.
web-saga-flag-heron-dead = Reiher ist tot.
web-saga-flag-orchard-trapped = Der Obstgarten ist eingesperrt.
web-saga-flag-orchard-dead = Der Obstgarten ist tot.
web-saga-flag-core-yes = Ihr habt den Datenkern.
web-saga-flag-shrike-dead = Der Neuntöter ist tot.
web-saga-flag-shrike-bought = Der Neuntöter wurde gekauft.
web-saga-flag-serum-yes = Ihr habt das Serum.
web-saga-flag-chovar-free = Die Alte Flut ist frei.
web-saga-flag-chovar-dead = Die Alte Flut ist tot.
web-saga-flag-truth-yes = Ihr wisst, wer Mazon die Seuche verkauft hat: Blaine.
web-saga-flag-cooled-yes = Der Reaktor ist gekühlt.
web-saga-flag-burn-yes = Der Reaktor ist nicht mehr zu retten.
web-saga-flag-relay-yes = Das Relais ist sendebereit.
web-saga-flag-hale-down = Direktorin Hale ist ausgeschaltet.
web-saga-flag-hale-hunting = Direktorin Hale jagt euch.
web-saga-flag-deal-yes = Ihr habt eine Abmachung mit Hale.
web-saga-flag-signal-yes = Das Signal ist gesendet.
web-saga-alert = Alarmbereitschaft: { $level } von 5
web-saga-ending-squad = So zieht das Team weiter
web-saga-ending-squad-last = Das Team am Ende
web-saga-ending-next = Was als Nächstes kommen kann: { $missions }.
web-saga-equipment-lost = Endgültig verloren
