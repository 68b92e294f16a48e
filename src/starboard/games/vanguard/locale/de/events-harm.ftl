# Was geschehen ist: Verletzungen, Gefahren und Bedrohungen.


## Verletzungen

vanguard-told-injured = { $who } erhält die Verletzung { FORM($injury, "quoted") }.
vanguard-told-injury-prevented = { $who } entgeht der Verletzung { FORM($injury, "quoted") }.
vanguard-told-injury-softened = Für { $who } bleibt es bei der Verletzung { FORM($injury, "quoted") }.
vanguard-told-injury-covered = { $who } dreht die Verletzung { FORM($injury, "quoted") } auf die verdeckte Seite.
vanguard-told-injury-uncovered = Die Verletzung { FORM($injury, "quoted") } von { $who } liegt wieder offen.
vanguard-told-injury-removed = { $who } wird die Verletzung { FORM($injury, "quoted") } los.
vanguard-told-injury-die-placed = { $column ->
    [red] { $who } bekommt einen Verletzungswürfel in die rote Spalte.
    [green] { $who } bekommt einen Verletzungswürfel in die grüne Spalte.
   *[blue] { $who } bekommt einen Verletzungswürfel in die blaue Spalte.
}
# $column: wo der Würfel lag, oder dass er geworfen war
vanguard-told-injury-die-removed = { $column ->
    [red] { $who } wird den Verletzungswürfel in der roten Spalte los.
    [green] { $who } wird den Verletzungswürfel in der grünen Spalte los.
    [blue] { $who } wird den Verletzungswürfel in der blauen Spalte los.
   *[rolled] { $who } wird einen Verletzungswürfel aus dem Wurf-Pool los.
}
vanguard-told-injury-die-passes = Der Verletzungswürfel von { $who } ({ $face }) trifft keine Verletzung.
vanguard-told-injury-die-ignored = Ein Verletzungswürfel wird ignoriert: { $face }.
vanguard-told-injury-strikes = { FORM($injury, "quoted") } macht { $who } zu schaffen: { $face }.
vanguard-told-died = { $who } stirbt.
vanguard-told-left-planet = { $who } verlässt den Planeten.


## Gefahren

vanguard-told-danger-rolled = { $who } würfelt Gefahr { $letter }: { $face }.
# $harmless: ob das Symbol unter diesem Buchstaben nichts tut
vanguard-told-danger = { $harmless ->
    [yes] Gefahr { $letter } geht an { $who } vorbei.
   *[no] Gefahr { $letter } trifft { $who } ({ $face }): { $does }
}
vanguard-told-danger-ignored = Gefahr { $letter } wird ignoriert: { $face }.


## Bedrohungen

vanguard-told-threat-appeared = { FORM($threat, "number") ->
    [many] { FORM($threat, "start") } erscheinen in Sektor { $sector }.
   *[one] { FORM($threat, "start") } erscheint in Sektor { $sector }.
}
vanguard-told-threat-moved = { FORM($threat, "number") ->
    [many] { FORM($threat, "start") } ziehen in Sektor { $sector }.
   *[one] { FORM($threat, "start") } zieht in Sektor { $sector }.
}
vanguard-told-threat-spread = { FORM($threat, "number") ->
    [many] { FORM($threat, "start") } breiten sich in Sektor { $sector } aus.
   *[one] { FORM($threat, "start") } breitet sich in Sektor { $sector } aus.
}
# $at: ob alle in einem Sektor angegriffen werden oder wer darauf trifft
vanguard-told-threat-attacks = { FORM($threat, "number") ->
    [many] { $at ->
        [sector] { FORM($threat, "start") } greifen in Sektor { $sector } an.
       *[one] { FORM($threat, "start") } greifen { $who } an.
    }
   *[one] { $at ->
        [sector] { FORM($threat, "start") } greift in Sektor { $sector } an.
       *[one] { FORM($threat, "start") } greift { $who } an.
    }
}
vanguard-told-threat-dulled = { $count ->
    [one] Der nächste Angriff { FORM($threat, "gen") } bleibt wirkungslos.
   *[other] Die nächsten { $count } Angriffe { FORM($threat, "gen") } bleiben wirkungslos.
}
vanguard-told-attack-dulled = Der Angriff { FORM($threat, "gen") } bleibt wirkungslos.
vanguard-told-threat-banished = { FORM($threat, "number") ->
    [many] { FORM($threat, "start") } verlassen den Planeten.
   *[one] { FORM($threat, "start") } verlässt den Planeten.
}
