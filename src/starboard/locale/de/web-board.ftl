## Plans that begin with a thing on the board, and the cards of things

web-proposal = Dein Plan
web-proposal-said = { $deed }, { $price }
web-proposal-pays = Bezahlt mit { $cards }
web-proposal-change = Ändern
web-proposal-about = Was ist das?
web-proposal-not-now = Jetzt nicht
web-proposal-reach = { $label }. Möglich: { $deeds }
web-card-could = Was du tun könntest
web-card-not = Was nicht geht
web-card-rule = Regel { $rule }
web-proposal-certain = Nichts daran hängt vom Zufall ab.
