# The page at the end of an exploration.

web-vanguard-ended-won = Zu Hause, und alles geschafft.
web-vanguard-ended-lift-off = Zu Hause, aber nicht mit dem, wofür sie kamen.
web-vanguard-ended-evacuation = Sie mussten geholt werden.
web-vanguard-ended-nobody = Niemand kehrt heim.
web-vanguard-ended-aborted = Sie sind nie gelandet.
web-vanguard-ended-lost = Es endete ohne das, wofür sie kamen.
web-vanguard-ending-round =
    { $planet }, { $round ->
        [one] eine Runde
       *[other] { $round } Runden
    }.
web-vanguard-ending-missions = Erfüllt: { $names }.
web-vanguard-ending-no-mission = Keine Mission wurde erfüllt.
web-vanguard-ending-undone = Offen geblieben: { $names }.
web-vanguard-ending-why-evacuation = Eine vierte Verletzung bei einem von ihnen beendete die Erkundung für alle.
web-vanguard-ending-why-aborted = Eine vierte Verletzung im Anflug beendete die Landung für alle.
web-vanguard-ending-why-nobody = Vom Team ist niemand mehr auf dem Planeten.
web-vanguard-ending-ranked-up = Das Team hat sich eine Beförderung verdient.
web-vanguard-fate-exploring = { $who } kehrt heim.
web-vanguard-fate-dead = { $who } bleibt auf dem Planeten.
web-vanguard-fate-gone = { $who } war schon vorher fort.
web-vanguard-figure-missions = Missionen
web-vanguard-figure-discoveries = Entdeckungen
web-vanguard-figure-survivors = heimgekehrt
web-vanguard-figure-rounds = Runden
web-vanguard-figure-logs = Protokolle gelesen
web-vanguard-replay-place = Runde { $turn } · Schritt { $step } von { $of }
web-vanguard-replay-turn-back = Zur vorigen Runde
web-vanguard-replay-turn-on = Zur nächsten Runde
