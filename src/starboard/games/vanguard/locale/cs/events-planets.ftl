# Co se stalo: karty planety, ukazatele, čas a mise a co tým má.


## Planetární deska

vanguard-told-poi-placed = V sektoru { $sector } je teď „{ $poi }“.
vanguard-told-condition-changed = Obecné podmínky: teď platí „{ $condition }“.
# $done: zda ukazatel říká, že akce je provedena navždy
vanguard-told-marked = { $done ->
    [yes] „{ $mark }“ je v sektoru { $sector } hotová věc.
   *[no] Do sektoru { $sector } přichází ukazatel „{ $mark }“.
}
# $done: zda ukazatel říká, že akce je provedena navždy
vanguard-told-unmarked = { $done ->
    [yes] „{ $mark }“ je v sektoru { $sector } zase možné.
   *[no] Ze sektoru { $sector } mizí ukazatel „{ $mark }“.
}
# $path: zda jde o trasu, nebo o sektor
vanguard-told-opened = { $path ->
    [yes] Trasa { $start } – { $end } je otevřená.
   *[no] Sektor { $start } je otevřený.
}
# $path: zda jde o trasu, nebo o sektor
vanguard-told-shut = { $path ->
    [yes] Trasa { $start } – { $end } je uzavřená.
   *[no] Sektor { $start } je uzavřený.
}
vanguard-told-clue = { $clue ->
    [first] Už se ví: tajné pořadí začíná sektorem { $sector }.
    [last] Už se ví: tajné pořadí končí sektorem { $sector }.
   *[notfirst] Už se ví: tajné pořadí nezačíná sektorem { $sector }.
}


## Čas

# $card: obecné podmínky, BZ nebo hrozba; $at: dosažené pole
vanguard-told-time-advanced = Stupnice času („{ $card }“) postupuje na { $at }.
vanguard-told-time-moved-back = Stupnice času („{ $card }“) se vrací na { $at }.
vanguard-told-time-reset = Stupnice času („{ $card }“) začíná znovu.
vanguard-told-time-held = Stupnice času („{ $card }“) stojí až do konce { $round }. kola.


## Mise

vanguard-told-mission-revealed = Nová mise: „{ $mission }“.
vanguard-told-mission-completed = Mise je splněna: „{ $mission }“.
vanguard-told-mission-fulfilled = Vše, co vyžaduje „{ $mission }“, je hotovo.
vanguard-told-mission-failed = Mise je neúspěšná: „{ $mission }“.
vanguard-told-rank-up-completed = Karta povýšení { FORM($card, "quoted") } je dokončena.


## Co tým má

vanguard-told-supplies-counted = { $count ->
    [one] K dispozici je { $count } zásoba.
    [few] K dispozici jsou { $count } zásoby.
   *[other] K dispozici je { $count } zásob.
}
vanguard-told-supplies-gained = { $count ->
    [one] Tým získává { $count } zásobu.
    [few] Tým získává { $count } zásoby.
   *[other] Tým získává { $count } zásob.
}
vanguard-told-supplies-lost = { $count ->
    [one] Tým přichází o { $count } zásobu.
    [few] Tým přichází o { $count } zásoby.
   *[other] Tým přichází o { $count } zásob.
}
vanguard-told-success = { $count ->
    [one] Tým získává { $count } žeton úspěchu.
    [few] Tým získává { $count } žetony úspěchu.
   *[other] Tým získává { $count } žetonů úspěchu.
}
vanguard-told-success-lost = { $count ->
    [one] Tým přichází o { $count } žeton úspěchu.
    [few] Tým přichází o { $count } žetony úspěchu.
   *[other] Tým přichází o { $count } žetonů úspěchu.
}
vanguard-told-flagged = Pro kampaň je zaznamenáno: „{ $flag }“.
vanguard-told-gear-won = Ve zbrojním skladu čeká: { FORM($gear, "quoted") }.
vanguard-told-project-won = Výzkumný projekt { $number } čeká na palubě lodi.
