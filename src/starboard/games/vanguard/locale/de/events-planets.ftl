# Was geschehen ist: Karten des Planeten, Marker, Zeit und Missionen, und was das Team hat.


## Die Planetenkarte

vanguard-told-poi-placed = In Sektor { $sector } liegt jetzt „{ $poi }“.
vanguard-told-condition-changed = Die Globale Bedingung ist jetzt „{ $condition }“.
# $done: ob der Marker sagt, dass eine Aktion für immer erledigt ist
vanguard-told-marked = { $done ->
    [yes] „{ $mark }“ ist in Sektor { $sector } endgültig erledigt.
   *[no] Ein Marker „{ $mark }“ kommt in Sektor { $sector }.
}
# $done: ob der Marker sagt, dass eine Aktion für immer erledigt ist
vanguard-told-unmarked = { $done ->
    [yes] „{ $mark }“ ist in Sektor { $sector } wieder möglich.
   *[no] Der Marker „{ $mark }“ verschwindet aus Sektor { $sector }.
}
# $path: ob es eine Route oder ein Sektor ist
vanguard-told-opened = { $path ->
    [yes] Die Route zwischen { $start } und { $end } ist offen.
   *[no] Sektor { $start } ist offen.
}
# $path: ob es eine Route oder ein Sektor ist
vanguard-told-shut = { $path ->
    [yes] Die Route zwischen { $start } und { $end } ist gesperrt.
   *[no] Sektor { $start } ist gesperrt.
}
vanguard-told-clue = { $clue ->
    [first] Nun ist bekannt: Die geheime Reihenfolge beginnt mit Sektor { $sector }.
    [last] Nun ist bekannt: Die geheime Reihenfolge endet mit Sektor { $sector }.
   *[notfirst] Nun ist bekannt: Die geheime Reihenfolge beginnt nicht mit Sektor { $sector }.
}


## Zeit

# $card: eine Globale Bedingung, ein Sonderziel oder eine Bedrohung; $at: das erreichte Feld
vanguard-told-time-advanced = Der Zeit-Track von „{ $card }“ rückt auf { $at } vor.
vanguard-told-time-moved-back = Der Zeit-Track von „{ $card }“ geht auf { $at } zurück.
vanguard-told-time-reset = Der Zeit-Track von „{ $card }“ beginnt von vorn.
vanguard-told-time-held = Der Zeit-Track von „{ $card }“ steht still, bis Runde { $round } vorbei ist.


## Missionen

vanguard-told-mission-revealed = Neue Mission: „{ $mission }“.
vanguard-told-mission-completed = Mission abgeschlossen: „{ $mission }“.
vanguard-told-mission-fulfilled = Alles, was „{ $mission }“ verlangt, ist getan.
vanguard-told-mission-failed = Mission fehlgeschlagen: „{ $mission }“.
vanguard-told-rank-up-completed = Die Beförderungskarte { FORM($card, "quoted") } ist abgeschlossen.


## Was das Team hat

vanguard-told-supplies-counted = { $count ->
    [one] Es gibt { $count } Vorrat.
   *[other] Es gibt { $count } Vorräte.
}
vanguard-told-supplies-gained = { $count ->
    [one] Das Team erhält { $count } Vorrat.
   *[other] Das Team erhält { $count } Vorräte.
}
vanguard-told-supplies-lost = { $count ->
    [one] Das Team verliert { $count } Vorrat.
   *[other] Das Team verliert { $count } Vorräte.
}
vanguard-told-success = { $count ->
    [one] Das Team erhält { $count } Erfolgsplättchen.
   *[other] Das Team erhält { $count } Erfolgsplättchen.
}
vanguard-told-success-lost = { $count ->
    [one] Das Team verliert { $count } Erfolgsplättchen.
   *[other] Das Team verliert { $count } Erfolgsplättchen.
}
vanguard-told-flagged = „{ $flag }“ ist für die Kampagne festgehalten.
vanguard-told-gear-won = Im Arsenal wartet: { FORM($gear, "quoted") }.
vanguard-told-project-won = Forschungsprojekt { $number } wartet an Bord des Schiffs.
