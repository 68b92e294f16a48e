# Was geschehen kann, vor einer Entscheidung mit seiner Wahrscheinlichkeit gezeigt.

saga-odds-unharmed = { FORM($target, "start") } bleibt unversehrt
saga-odds-wounds = { $wounds ->
    [one] { FORM($who, "start") } erleidet { $wounds } Wunde
   *[other] { FORM($who, "start") } erleidet { $wounds } Wunden
}
saga-odds-crippled = { FORM($who, "start") } wird schwer angeschlagen
saga-odds-eliminated = { FORM($who, "start") } wird ausgeschaltet
saga-odds-piece-destroyed = { FORM($who, "start") } wird zerstört
saga-odds-destroyed = { FORM($what, "start") } wird zerstört
saga-odds-healed = { FORM($who, "start") } wird geheilt
saga-odds-unlocked = { FORM($door, "start") } wird entriegelt
saga-odds-lock-lowered = { FORM($door, "start") }: noch Schlossstärke { $left }
saga-odds-hacked = { $successes ->
    [0] Kein Erfolg gegen die Firewall
    [one] { $successes } Erfolg gegen die Firewall
   *[other] { $successes } Erfolge gegen die Firewall
}
saga-odds-operation = „{ $operation }“ gelingt
saga-odds-stealth = { $drawn ->
    [0] { FORM($agent, "start") } bemerkt nichts
    [one] { FORM($agent, "start") } kommt { $drawn } Feld näher
   *[other] { FORM($agent, "start") } kommt { $drawn } Felder näher
}
saga-odds-distracted = { $squares ->
    [0] { FORM($agent, "start") } achtet nicht darauf
    [one] { FORM($agent, "start") } lässt sich { $squares } Feld weit weglocken
   *[other] { FORM($agent, "start") } lässt sich { $squares } Felder weit weglocken
}
saga-odds-detected = { FORM($agent, "start") } bemerkt dich
saga-odds-recovered = { $wounds ->
    [0] { FORM($who, "start") } behält keine Wunde
    [one] { FORM($who, "start") } behält { $wounds } Wunde
   *[other] { FORM($who, "start") } behält { $wounds } Wunden
}
saga-odds-heron-hurt = Reiher wird verletzt
saga-odds-nothing = Nichts wird gefunden
saga-odds-find = Fund: { $card }
saga-odds-event = Ereignis: { $card }
saga-odds-won = { $side ->
    [mercenaries] Die Söldner gewinnen
   *[nexus] Der Nexus gewinnt
}
