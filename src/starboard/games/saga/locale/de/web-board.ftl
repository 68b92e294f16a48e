# The board of Star Saga, read out and written on it.

web-saga-board = Der Spielplan
web-saga-whole-board = Der ganze Spielplan
web-saga-square = { $square }: { $what }
web-saga-floor = freier Boden
web-saga-wall = Wand oder unbekannt
web-saga-exit = Ausgang
web-saga-start = Startposition der Söldner
web-saga-darkness = Dunkelheitsmarker
web-saga-cover = Deckung
web-saga-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
web-saga-effects = { $count ->
    [one] 1 anhaltender Effekt
   *[other] { $count } anhaltende Effekte
}
web-saga-downed = { $count ->
    [one] Gefallen: { $who }, 1 Karte liegt dort
   *[other] Gefallen: { $who }, { $count } Karten liegen dort
}
web-saga-searched = { $what }, durchsucht
web-saga-door-open = Tür, offen
web-saga-door-closed = Tür, geschlossen
web-saga-door-locked = Verriegelte Tür, Stufe { $level }
web-saga-door-denied = Tür, Zugriff verweigert
web-saga-door-destroyed = Tür, zerstört
web-saga-door-field = Kraftfeld
web-saga-door-no-field = Kraftfeld, ausgeschaltet
web-saga-point-active = Verstärkungspunkt { $code }, aktiv
web-saga-point-idle = Verstärkungspunkt { $code }, deaktiviert
web-saga-point-welded = Verstärkungspunkt { $code }, zugeschweißt
web-saga-plan = { $action }: { $target }
web-saga-goal = So wird gewonnen
web-saga-special-rules = Sonderregeln
web-saga-before = Das Team macht sich bereit.
