## Plans that begin with a thing on the board, and the cards of things

web-proposal = Il tuo piano
web-proposal-said = { $deed }, { $price }
web-proposal-pays = Paga con { $cards }
web-proposal-change = Cambia
web-proposal-about = Che cos’è
web-proposal-not-now = Non ora
web-proposal-reach = { $label }. Possibile: { $deeds }
web-card-could = Che cosa potresti fare
web-card-not = Che cosa non puoi fare
web-card-rule = Regola { $rule }
web-proposal-certain = Nulla è lasciato al caso.
