# Co se stalo: zkušenosti, údržba a nákupy mezi misemi.

saga-log-experience = { $who } získal{ grammar-who } zkušenosti: { $points }.
saga-log-skills-drawn = { $who } si může vybrat: { FORM($cards, "quoted") }.
saga-log-skill-learned = { $who } se naučil{ grammar-who } dovednost { FORM($card, "quoted") }.
saga-log-attribute-gained = { $who } získal{ grammar-who } vlastnost: { $attribute }.
saga-log-recovered = { $who } se zotavil{ grammar-who }: { $wounds ->
    [0] žádné zranění nezbylo
    [one] zbylo { $wounds } zranění
    [few] zbyla { $wounds } zranění
   *[other] zbylo { $wounds } zranění
}.
saga-log-equipment-lost = Vybavení { FORM($who, "gen") } se ztratilo: { FORM($card, "quoted") }.
saga-log-given = { $who } dal{ grammar-who } { FORM($to, "dat") } kartu { FORM($card, "quoted") }.
saga-log-shipped = { $who } poslal{ grammar-who } Blainovi { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} a dostal{ grammar-who } { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}.
saga-log-credits-lost = { $who }: { $credits ->
    [one] propadl { $credits } neutracený kredit
    [few] propadly { $credits } neutracené kredity
   *[other] propadlo { $credits } neutracených kreditů
}.
saga-log-bought = { $who } koupil{ grammar-who } kartu { FORM($card, "quoted") } za { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}.
saga-log-skill-bought = { $who } se naučil{ grammar-who } dovednost { FORM($card, "quoted") } za { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}.
saga-log-aftermath = { $over ->
    [yes] Kampaň skončila.
   *[no] Co může následovat: { $following }.
}
# $won: whether the Mercenaries have won it; $on: whether the campaign goes on; $following: missions that may follow
saga-log-mission-closed = { $won ->
    [yes] Mise „{ $mission }“ je vyhraná.
   *[no] Mise „{ $mission }“ je prohraná.
} { $on ->
    [yes] Následuje: { $following }.
   *[no] { "" }
}
