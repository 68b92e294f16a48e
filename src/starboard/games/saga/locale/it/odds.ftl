# Che cosa può succedere, con la sua probabilità, prima di una scelta.

saga-odds-unharmed = Nessun danno { FORM($target, "to") }
saga-odds-wounds = { $wounds ->
    [one] { FORM($who, "The") } subisce { $wounds } ferita
   *[other] { FORM($who, "The") } subisce { $wounds } ferite
}
saga-odds-crippled = { FORM($who, "The") } è Menomat{ grammar-who }
saga-odds-eliminated = { FORM($who, "The") } è eliminat{ grammar-who }
saga-odds-piece-destroyed = { FORM($who, "The") } è distrutt{ grammar-who }
saga-odds-destroyed = Distruzione { FORM($what, "of") }
saga-odds-healed = { FORM($who, "The") } recupera ferite
saga-odds-unlocked = { FORM($door, "The") }: sbloccata
saga-odds-lock-lowered = { FORM($door, "The") }: tenuta della serratura ancora { $left }
saga-odds-hacked = { $successes ->
    [0] Nessun successo contro il Firewall
    [one] { $successes } successo contro il Firewall
   *[other] { $successes } successi contro il Firewall
}
saga-odds-operation = «{ $operation }» riesce
saga-odds-stealth = { $drawn ->
    [0] { FORM($agent, "The") } non si accorge di nulla
    [one] { FORM($agent, "The") } si avvicina di { $drawn } casella
   *[other] { FORM($agent, "The") } si avvicina di { $drawn } caselle
}
saga-odds-distracted = { $squares ->
    [0] { FORM($agent, "The") } non ci bada
    [one] { FORM($agent, "The") } si lascia sviare di { $squares } casella
   *[other] { FORM($agent, "The") } si lascia sviare di { $squares } caselle
}
saga-odds-detected = { FORM($agent, "The") } ti scopre
saga-odds-recovered = { $wounds ->
    [0] { FORM($who, "The") } non conserva ferite
    [one] { FORM($who, "The") } conserva { $wounds } ferita
   *[other] { FORM($who, "The") } conserva { $wounds } ferite
}
saga-odds-heron-hurt = Airone è ferita
saga-odds-nothing = Non si trova nulla
saga-odds-find = Trovi: { $card }
saga-odds-event = Evento: { $card }
saga-odds-won = { $side ->
    [mercenaries] I Mercenari vincono
   *[nexus] Il Nexus vince
}
