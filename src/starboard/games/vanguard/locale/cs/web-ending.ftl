# The page at the end of an exploration.

web-vanguard-ended-won = Doma, a všechno je splněno.
web-vanguard-ended-lift-off = Doma, ale bez toho, pro co letěli.
web-vanguard-ended-evacuation = Museli být evakuováni.
web-vanguard-ended-nobody = Domů se nikdo nevrátí.
web-vanguard-ended-aborted = Vůbec nepřistáli.
web-vanguard-ended-lost = Skončilo to bez toho, pro co letěli.
web-vanguard-ending-round =
    { $planet }, { $round ->
        [one] jedno kolo
        [few] { $round } kola
       *[other] { $round } kol
    }.
web-vanguard-ending-missions = Splněno: { $names }.
web-vanguard-ending-no-mission = Nesplnila se žádná mise.
web-vanguard-ending-undone = Nesplněno zůstalo: { $names }.
web-vanguard-ending-why-evacuation = Čtvrté zranění jednoho z nich ukončilo průzkum pro všechny.
web-vanguard-ending-why-aborted = Čtvrté zranění při sestupu ukončilo přistání pro všechny.
web-vanguard-ending-why-nobody = Na planetě už z týmu nikdo není.
web-vanguard-ending-ranked-up = Tým si zasloužil povýšení.
web-vanguard-fate-exploring = { $who } se vrací domů.
web-vanguard-fate-dead = { $who } zůstává na planetě.
web-vanguard-fate-gone = { $who } odchází dřív.
web-vanguard-figure-missions = Mise
web-vanguard-figure-discoveries = Objevy
web-vanguard-figure-survivors = návrat domů
web-vanguard-figure-rounds = Kola
web-vanguard-figure-logs = Přečtené záznamy
web-vanguard-replay-place = { $turn }. kolo · krok { $step }/{ $of }
web-vanguard-replay-turn-back = Na předchozí kolo
web-vanguard-replay-turn-on = Na další kolo
