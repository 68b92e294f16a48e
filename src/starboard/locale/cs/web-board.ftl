## Plans that begin with a thing on the board, and the cards of things

web-proposal = Tvůj plán
web-proposal-said = { $deed }, { $price }
web-proposal-pays = Zaplatíš: { $cards }
web-proposal-change = Změnit
web-proposal-about = Co to je
web-proposal-not-now = Teď ne
web-proposal-reach = { $label }. Možnosti: { $deeds }
web-card-could = Co bys mohl udělat
web-card-not = Co nejde
web-card-rule = Pravidlo { $rule }
web-proposal-certain = Nic tu nezávisí na náhodě.
