# Che cosa è successo: Ferite, pericoli e Minacce.


## Ferite

vanguard-told-injured = { $who } ottiene la Ferita { FORM($injury, "quoted") }.
vanguard-told-injury-prevented = { $who } evita la Ferita { FORM($injury, "quoted") }.
vanguard-told-injury-softened = Per { $who } è solo la Ferita { FORM($injury, "quoted") }.
vanguard-told-injury-covered = { $who } gira a faccia in giù la Ferita { FORM($injury, "quoted") }.
vanguard-told-injury-uncovered = La Ferita { FORM($injury, "quoted") } di { $who } è di nuovo a faccia in su.
vanguard-told-injury-removed = { $who } si libera della Ferita { FORM($injury, "quoted") }.
vanguard-told-injury-die-placed = { $column ->
    [red] { $who } riceve un dado Ferita nella colonna rossa.
    [green] { $who } riceve un dado Ferita nella colonna verde.
   *[blue] { $who } riceve un dado Ferita nella colonna blu.
}
# $column: dove stava il dado, o che era stato tirato
vanguard-told-injury-die-removed = { $column ->
    [red] { $who } si libera del dado Ferita nella colonna rossa.
    [green] { $who } si libera del dado Ferita nella colonna verde.
    [blue] { $who } si libera del dado Ferita nella colonna blu.
   *[rolled] { $who } si libera di un dado Ferita della Riserva del Tiro.
}
vanguard-told-injury-die-passes = Il dado Ferita di { $who } ({ $face }) non colpisce nessuna Ferita.
vanguard-told-injury-die-ignored = Un dado Ferita viene ignorato: { $face }.
vanguard-told-injury-strikes = { FORM($injury, "quoted") } si fa sentire per { $who }: { $face }.
vanguard-told-died = { $who } muore.
vanguard-told-left-planet = { $who } lascia il pianeta.


## Pericoli

vanguard-told-danger-rolled = { $who } tira il Pericolo { $letter }: { $face }.
# $harmless: se il simbolo non fa nulla sotto questa lettera
vanguard-told-danger = { $harmless ->
    [yes] Il Pericolo { $letter } risparmia { $who }.
   *[no] Il Pericolo { $letter } colpisce { $who } ({ $face }): { $does }
}
vanguard-told-danger-ignored = Il Pericolo { $letter } viene ignorato: { $face }.


## Minacce

vanguard-told-threat-appeared = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } appaiono nel Settore { $sector }.
   *[one] { FORM($threat, "The") } appare nel Settore { $sector }.
}
vanguard-told-threat-moved = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } si muovono nel Settore { $sector }.
   *[one] { FORM($threat, "The") } si muove nel Settore { $sector }.
}
vanguard-told-threat-spread = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } si diffondono nel Settore { $sector }.
   *[one] { FORM($threat, "The") } si diffonde nel Settore { $sector }.
}
# $at: se attacca tutti in un Settore, o chi vi si imbatte
vanguard-told-threat-attacks = { FORM($threat, "number") ->
    [many] { $at ->
        [sector] { FORM($threat, "The") } attaccano nel Settore { $sector }.
       *[one] { FORM($threat, "The") } attaccano { $who }.
    }
   *[one] { $at ->
        [sector] { FORM($threat, "The") } attacca nel Settore { $sector }.
       *[one] { FORM($threat, "The") } attacca { $who }.
    }
}
vanguard-told-threat-dulled = { $count ->
    [one] Il prossimo attacco { FORM($threat, "of") } non avrà effetto.
   *[other] I prossimi { $count } attacchi { FORM($threat, "of") } non avranno effetto.
}
vanguard-told-attack-dulled = L’attacco { FORM($threat, "of") } non ha effetto.
vanguard-told-threat-banished = { FORM($threat, "number") ->
    [many] { FORM($threat, "The") } lasciano il pianeta.
   *[one] { FORM($threat, "The") } lascia il pianeta.
}
