# Was geschehen ist: Aufbau, Runden und Züge, Aktionen, Ereignisse, was den Besitzer wechselt.


## Aufbau

vanguard-told-board-laid-out = Die Planetenkarte ist aufgebaut: { $planet }.
vanguard-told-joined = { $who } kommt ins Außenteam ({ $section }).
vanguard-told-loaded = { $who } nimmt { FORM($gear, "quoted") } mit.
vanguard-told-rank-up-chosen = Die Beförderungskarte dieser Erkundung ist { FORM($card, "quoted") }.


## Die Geschichte

# $numbered: ob das Protokoll eine Nummer hat
vanguard-told-page = { $numbered ->
    [yes] Das Team liest Protokoll { $number }.
   *[no] Das Team liest das erste Protokoll.
}
vanguard-told-page-chosen = Das Team hat gewählt: „{ $choice }“.


## Runden und Züge

vanguard-told-round-begun = Runde { $round } beginnt.
vanguard-told-start-token = { $who } hat das Startplättchen.
vanguard-told-turn-begun = { $who } ist am Zug.
vanguard-told-turn-ended = { $who } beendet den Zug.
# $matched: ob sein Biom zum Sektor passt
vanguard-told-event-revealed = { $matched ->
    [yes] Ereignis bei { $who }: { FORM($event, "quoted") }. Das Biom passt.
   *[no] Ereignis bei { $who }: { FORM($event, "quoted") }. Das Biom passt nicht.
}
vanguard-told-event-ignored = { $who } sorgt dafür, dass das Ereignis folgenlos bleibt.
vanguard-told-event-weakened = { $who } sorgt dafür, dass nur der obere Teil des Ereignisses eintritt.
# $any: ob es eine Karte anzusehen gab
vanguard-told-scried = { $any ->
    [yes] { $who } sieht sich die nächsten Ereignisse an: { FORM($cards, "quoted") }.
   *[no] { $who } sucht die nächsten Ereignisse, aber es gibt keine.
}


## Aktionen

vanguard-told-special-action = { $who } führt „{ $action }“ aus.
vanguard-told-travels = { $who } reist in Sektor { $sector }.
vanguard-told-arrived = { $who } kommt in Sektor { $sector } an.
vanguard-told-rests = { $who } rastet.
vanguard-told-prepares = { $who } bereitet sich vor.
vanguard-told-exerted = { $who } nimmt eine Strapaze auf sich.
vanguard-told-lift-off = { $who } gibt das Zeichen zum Start.
# $who: die Besatzung des Spielers, der nicht zustimmt
vanguard-told-lift-off-refused = Der Lander bleibt. Gegen den Start: { $who }.


## Was den Besitzer wechselt

vanguard-told-traded = { $who } übergibt { FORM($gear, "quoted") } an { $to }.
vanguard-told-gear-taken-over = { $who } übernimmt { FORM($gear, "quoted") }.
# $card: eine Karte oder eine Globale Bedingung
vanguard-told-help-refused = { $who } lehnt die Hilfe von „{ $card }“ ab.
vanguard-told-drawn-by-lot = Das Los fällt auf { $who }.
vanguard-told-core-taken = { $who } nimmt den Kern auf.
vanguard-told-core-handed = { $who } übergibt den Kern an { $to }.
vanguard-told-core-dropped = { $who } lässt den Kern in Sektor { $sector } zurück.
vanguard-told-core-gone = Den Kern trägt niemand mehr.
