# What happened: experience, Upkeep and shopping between missions.

saga-log-experience = { FORM($who, "The") } gains { $points } Experience.
saga-log-skills-drawn = { FORM($who, "The") } may choose from { FORM($cards, "quoted") }.
saga-log-skill-learned = { FORM($who, "The") } learns { FORM($card, "quoted") }.
saga-log-attribute-gained = { FORM($who, "The") } gains an attribute: { $attribute }.
saga-log-recovered = { FORM($who, "The") } recovers: { $wounds ->
    [0] no wound is left
    [one] { $wounds } wound is left
   *[other] { $wounds } wounds are left
}.
saga-log-equipment-lost = { FORM($card, "quoted") }, which { FORM($who, "the") } dropped, is lost.
saga-log-given = { FORM($who, "The") } gives { FORM($card, "quoted") } to { FORM($to, "the") }.
saga-log-shipped = { FORM($who, "The") } sends Blaine { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
} and gets { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
saga-log-credits-lost = { FORM($who, "The") } leaves { $credits ->
    [one] { $credits } Credit unspent; it is lost
   *[other] { $credits } Credits unspent; they are lost
}.
saga-log-bought = { FORM($who, "The") } buys { FORM($card, "quoted") } for { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
saga-log-skill-bought = { FORM($who, "The") } learns { FORM($card, "quoted") } for { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
# $over: whether the campaign has ended; $following: missions that may follow
saga-log-aftermath = { $over ->
    [yes] The campaign is over.
   *[no] What may come next: { $following }.
}
# $won: whether the Mercenaries have won it; $on: whether the campaign goes on; $following: missions that may follow
saga-log-mission-closed = { $won ->
    [yes] “{ $mission }” is won.
   *[no] “{ $mission }” is lost.
} { $on ->
    [yes] Next comes: { $following }.
   *[no] { "" }
}
