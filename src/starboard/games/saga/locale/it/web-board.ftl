# The board of Star Saga, read out and written on it.

web-saga-board = La plancia
web-saga-whole-board = Tutta la plancia
web-saga-square = { $square }: { $what }
web-saga-floor = pavimento libero
web-saga-wall = parete o ignoto
web-saga-exit = uscita
web-saga-start = Posizione Iniziale dei Mercenari
web-saga-darkness = Segnalino Oscurità
web-saga-cover = Copertura
web-saga-wounds = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
web-saga-effects = { $count ->
    [one] 1 effetto in corso
   *[other] { $count } effetti in corso
}
web-saga-downed = { $count ->
    [one] A Terra: { $who }, 1 carta sul posto
   *[other] A Terra: { $who }, { $count } carte sul posto
}
web-saga-searched = { $what } (ricerca già fatta)
web-saga-door-open = Porta aperta
web-saga-door-closed = Porta chiusa
web-saga-door-locked = Porta Bloccata, livello { $level }
web-saga-door-denied = Porta, accesso negato
web-saga-door-destroyed = Porta distrutta
web-saga-door-field = Campo di Forza
web-saga-door-no-field = Campo di Forza spento
web-saga-point-active = Punto di Rinforzo { $code }, attivo
web-saga-point-idle = Punto di Rinforzo { $code }, disattivato
web-saga-point-welded = Punto di Rinforzo { $code }, saldato
web-saga-plan = { $action }: { $target }
web-saga-goal = Come si vince
web-saga-special-rules = Regole speciali
web-saga-before = La squadra si prepara.
