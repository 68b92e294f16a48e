# Was geschehen ist: Erfahrung, Instandhaltung und Einkäufe zwischen den Missionen.

saga-log-experience = { FORM($who, "start") } erhält Erfahrung: { $points }.
saga-log-skills-drawn = { FORM($who, "start") } darf wählen: { FORM($cards, "quoted") }.
saga-log-skill-learned = { FORM($who, "start") } lernt { FORM($card, "quoted") }.
saga-log-attribute-gained = { FORM($who, "start") } erhält ein Merkmal: { $attribute }.
saga-log-recovered = { FORM($who, "start") } erholt sich: { $wounds ->
    [0] Keine Wunde bleibt
    [one] { $wounds } Wunde bleibt
   *[other] { $wounds } Wunden bleiben
}.
saga-log-equipment-lost = { FORM($card, "quoted") }, von { FORM($who, "dat") } fallen gelassen, ist verloren.
saga-log-given = { FORM($who, "start") } gibt { FORM($to, "dat") } { FORM($card, "quoted") }.
saga-log-shipped = { FORM($who, "start") } schickt Blaine { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} und erhält { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
saga-log-credits-lost = { FORM($who, "start") } gibt { $credits ->
    [one] { $credits } Credit nicht aus; er verfällt
   *[other] { $credits } Credits nicht aus; sie verfallen
}.
saga-log-bought = { FORM($who, "start") } kauft { FORM($card, "quoted") } für { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
saga-log-skill-bought = { FORM($who, "start") } lernt { FORM($card, "quoted") } für { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
saga-log-aftermath = { $over ->
    [yes] Die Kampagne ist zu Ende.
   *[no] Als Nächstes möglich: { $following }.
}
# $won: whether the Mercenaries have won it; $on: whether the campaign goes on; $following: missions that may follow
saga-log-mission-closed = { $won ->
    [yes] „{ $mission }“ ist gewonnen.
   *[no] „{ $mission }“ ist verloren.
} { $on ->
    [yes] Als Nächstes kommt: { $following }.
   *[no] { "" }
}
