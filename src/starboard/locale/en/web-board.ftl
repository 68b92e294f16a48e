## Plans that begin with a thing on the board, and the cards of things

web-proposal = Your plan
web-proposal-said = { $deed }, { $price }
web-proposal-pays = Pays with { $cards }
web-proposal-change = Change
web-proposal-about = About it
web-proposal-not-now = Not now
web-proposal-reach = { $label }. Possible: { $deeds }
web-card-could = What you could do
web-card-not = What you cannot do
web-card-rule = Rule { $rule }
web-proposal-certain = Nothing about it is left to chance.
