# Cards of Star Saga and of what is on its board, opened to be read.

web-saga-read = { $card } lesen
web-saga-back = Zurück
web-saga-automaton = Vom Künstlichen Nexus gespielt
web-saga-card-at = Feld { $square }
web-saga-card-level = Stufe { $level }
web-saga-card-value = Verstärkungswert { $value }
web-saga-card-charges = { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
}
web-saga-card-numbers = Bewegung { $move }, Schießen { $shoot }, Nahkampf { $assault }, Verteidigung { $defence }
web-saga-card-door = { $dice ->
    [one] Geschlossen versperrt sie die Sicht. Gegen Angriffe wirft sie 1 Würfel.
   *[other] Geschlossen versperrt sie die Sicht. Gegen Angriffe wirft sie { $dice } Würfel.
}
web-saga-card-point = Solange er aktiv ist, kommen hier Verstärkungen des Nexus ins Spiel.
web-saga-card-downed = Ein Söldner auf diesem Feld darf mit einer Aktion die Ausrüstung nehmen, die dort liegt.
web-saga-sight-obstacle = Man kann darüber hinwegsehen; wer dahinter steht, ist in Deckung.
web-saga-sight-blocking = Es versperrt die Sicht.
web-saga-sight-clear = Man sieht hindurch, und es gibt keine Deckung.
web-saga-sort-nexus = Nexuskarte
web-saga-sort-event = Ereigniskarte
web-saga-sort-skill = Fertigkeitskarte
web-saga-sort-equipment = Ausrüstungskarte
web-saga-sort-deployable = Aufstellbare Ausrüstung
web-saga-sort-weapon = Waffe
web-saga-sort-ability = Spezialfähigkeit
web-saga-sort-feat = Heldentat
web-saga-sort-power = Psikraft
web-saga-sort-mode = Modus des Rahmens
web-saga-type-normal = In der Nexusphase zu spielen
web-saga-type-remains = Bleibt im Spiel
web-saga-type-reaction = Reaktion
web-saga-type-interrupt = Unterbrechung
web-saga-colour-green = Gewöhnliche Ausrüstung
web-saga-colour-blue = Seltene Ausrüstung
web-saga-colour-black = Missionsgegenstand
web-saga-reach-short = Kurze Reichweite
web-saga-reach-long = Lange Reichweite
web-saga-reach-unlimited = Unbegrenzte Reichweite
web-saga-reach-template = Schablonenwaffe
web-saga-reach-blade = Nahkampfangriff
web-saga-symbol-furthest = am weitesten vorgerückt
web-saga-symbol-wounded = am schwersten verwundet
web-saga-symbol-engaged = in den meisten Frontbereichen
web-saga-symbol-exposed = dem Feuer am meisten ausgesetzt
web-saga-symbol-circle-red = roter Marker
web-saga-symbol-circle-blue = blauer Marker
web-saga-symbol-circle-green = grüner Marker
web-saga-symbol-circle-yellow = gelber Marker
web-saga-symbol-circle-purple = violetter Marker
web-saga-symbol-circle-orange = orangefarbener Marker
