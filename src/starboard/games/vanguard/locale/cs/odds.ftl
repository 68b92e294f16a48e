# Co se může stát, s pravděpodobností před volbou.

vanguard-odds-accident = Padne nehoda
vanguard-odds-result = { $row ->
    [green] Zelený důsledek
    [yellow] Žlutý důsledek
   *[red] Červený důsledek
}
vanguard-odds-injured = { $who } dostane { FORM($injury, "quoted") }
vanguard-odds-injury-strikes = { $who } pocítí { FORM($injury, "quoted") }
vanguard-odds-evacuated = Nouzová evakuace
vanguard-odds-landing-aborted = Přistání se zruší
vanguard-odds-lander-damaged = Výsadková loď se poškodí
vanguard-odds-died = { $who } zemře
vanguard-odds-danger = Nebezpečí { $letter }: { $does }
vanguard-odds-threat-attacks = { $threat } zaútočí
# $matched: zda biom události odpovídá sektoru
vanguard-odds-event = { $matched ->
    [yes] Událost odpovídá biomu
   *[no] Událost neodpovídá biomu
}
vanguard-odds-discovered = Objev: { FORM($type, "nom") }
vanguard-odds-unique = Mimořádný objev: { $card }
vanguard-odds-success = { $count ->
    [one] { $count } žeton úspěchu
    [few] { $count } žetony úspěchu
   *[other] { $count } žetonů úspěchu
}
vanguard-odds-mission-completed = Splněná mise: { $mission }
vanguard-odds-mission-failed = Neúspěšná mise: { $mission }
vanguard-odds-over = { $how ->
    [lift-off] Výsadková loď odletí
    [evacuation] Tým bude evakuován
    [mission] Průzkum skončí
    [aborted] Průzkum skončí před přistáním
   *[nobody] Na planetě nikdo nezbude
}
