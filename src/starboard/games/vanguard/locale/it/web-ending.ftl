# The page at the end of an exploration.

web-vanguard-ended-won = A casa, con tutto compiuto.
web-vanguard-ended-lift-off = A casa, ma senza ciò per cui erano partiti.
web-vanguard-ended-evacuation = Hanno dovuto evacuarli.
web-vanguard-ended-nobody = Nessuno torna a casa.
web-vanguard-ended-aborted = Non sono mai atterrati.
web-vanguard-ended-lost = È finita senza ciò per cui erano partiti.
web-vanguard-ending-round =
    { $planet }, { $round ->
        [one] un round
       *[other] { $round } round
    }.
web-vanguard-ending-missions = Completate: { $names }.
web-vanguard-ending-no-mission = Nessuna Missione completata.
web-vanguard-ending-undone = Rimaste incompiute: { $names }.
web-vanguard-ending-why-evacuation = La quarta Ferita di uno di loro ha messo fine all’esplorazione per tutti.
web-vanguard-ending-why-aborted = Una quarta Ferita durante la discesa ha messo fine all’atterraggio per tutti.
web-vanguard-ending-why-nobody = Sul pianeta non resta più nessuno della squadra.
web-vanguard-ending-ranked-up = La squadra si è guadagnata un Grado Superiore.
web-vanguard-fate-exploring = { $who } torna a casa.
web-vanguard-fate-dead = { $who } resta sul pianeta.
web-vanguard-fate-gone = { $who } ha lasciato prima il pianeta.
web-vanguard-figure-missions = Missioni
web-vanguard-figure-discoveries = Scoperte
web-vanguard-figure-survivors = tornati a casa
web-vanguard-figure-rounds = Round
web-vanguard-figure-logs = Annotazioni lette
web-vanguard-replay-place = Round { $turn } · passo { $step } di { $of }
web-vanguard-replay-turn-back = Al round precedente
web-vanguard-replay-turn-on = Al round successivo
