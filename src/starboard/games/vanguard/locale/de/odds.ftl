# Was geschehen kann, mit seiner Wahrscheinlichkeit vor einer Wahl.

vanguard-odds-accident = Ein Unfall ist dabei
vanguard-odds-result = { $row ->
    [green] Grünes Ergebnis
    [yellow] Gelbes Ergebnis
   *[red] Rotes Ergebnis
}
vanguard-odds-injured = { $who } erhält { FORM($injury, "quoted") }
vanguard-odds-injury-strikes = { FORM($injury, "quoted") } trifft { $who }
vanguard-odds-evacuated = Notevakuierung
vanguard-odds-landing-aborted = Die Landung wird abgebrochen
vanguard-odds-lander-damaged = Der Lander wird beschädigt
vanguard-odds-died = { $who } stirbt
vanguard-odds-danger = Gefahr { $letter }: { $does }
vanguard-odds-threat-attacks = { FORM($threat, "number") ->
    [many] { FORM($threat, "start") } greifen an
   *[one] { FORM($threat, "start") } greift an
}
# $matched: ob das Biom des Ereignisses zum Sektor passt
vanguard-odds-event = { $matched ->
    [yes] Das Ereignis passt zum Biom
   *[no] Das Ereignis passt nicht zum Biom
}
vanguard-odds-discovered = Entdeckung: { $type }
vanguard-odds-unique = Einmalige Entdeckung: { $card }
vanguard-odds-success = { $count ->
    [one] { $count } Erfolgsplättchen
   *[other] { $count } Erfolgsplättchen
}
vanguard-odds-mission-completed = Mission abgeschlossen: { $mission }
vanguard-odds-mission-failed = Mission fehlgeschlagen: { $mission }
vanguard-odds-over = { $how ->
    [lift-off] Der Lander startet
    [evacuation] Das Team wird evakuiert
    [mission] Die Erkundung ist vorbei
    [aborted] Die Erkundung endet vor der Landung
   *[nobody] Niemand ist mehr auf dem Planeten
}
