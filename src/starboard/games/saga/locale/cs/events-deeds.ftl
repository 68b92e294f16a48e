# Co se stalo: nenápadnost, dveře, terminály, hledání, vybavení.


## Nenápadnost

saga-log-stealth-test = Zkouška nenápadnosti: { $drawn ->
    [0] { FORM($agent, "nom") } si { FORM($who, "gen") } nevšiml{ grammar-agent }.
    [one] { FORM($agent, "nom") } se { FORM($who, "dat") } přiblížil{ grammar-agent } o { $drawn } pole.
    [few] { FORM($agent, "nom") } se { FORM($who, "dat") } přiblížil{ grammar-agent } o { $drawn } pole.
   *[other] { FORM($agent, "nom") } se { FORM($who, "dat") } přiblížil{ grammar-agent } o { $drawn } polí.
}
saga-log-distracted = { $who } způsobil{ grammar-who } hluk: { $squares ->
    [0] { FORM($agent, "nom") } si ho nevšiml{ grammar-agent }.
    [one] { FORM($agent, "nom") } se nechal{ grammar-agent } odlákat o { $squares } pole.
    [few] { FORM($agent, "nom") } se nechal{ grammar-agent } odlákat o { $squares } pole.
   *[other] { FORM($agent, "nom") } se nechal{ grammar-agent } odlákat o { $squares } polí.
}
saga-log-detected = { $agent } si všiml{ grammar-agent } { FORM($who, "gen") }: Nexus odteď o žoldnéřích ví.


## Dveře

saga-log-door-opened = { $somebody ->
    [yes] { $who } otevřel{ grammar-who } { FORM($door, "acc") }.
   *[no] { $door }: otevřeno.
}
saga-log-door-closed = { $somebody ->
    [yes] { $who } zavřel{ grammar-who } { FORM($door, "acc") }.
   *[no] { $door }: zavřeno{ $lock ->
        [0] { "" }
       *[other] , odolnost zámku { $lock }
    }.
}
saga-log-door-locked = { $door }: zamčeno, odolnost zámku { $lock }.
saga-log-unlocked = { $door }: odemčeno.
saga-log-lock-lowered = { $who } snížil{ grammar-who } odolnost zámku { FORM($door, "gen") } o { $levels } na { $left }.


## Terminály

saga-log-terminal-accessed = { $who } použil{ grammar-who } { FORM($terminal, "acc") }.{ $count ->
    [0] { "" }
    [one] { " " }Nabízí operaci: { $operations }.
   *[other] { " " }Nabízí operace: { $operations }.
}{ $hinted ->
    [yes] { " " }{ $hints }
   *[no] { "" }
}
saga-log-nothing-to-hack = { $who } nenaš{ grammar-who-went } u { FORM($terminal, "gen") } nic k prolomení.
saga-log-hacking-roll = { $who } se pokusil{ grammar-who } o průnik do { FORM($terminal, "gen") }: { saga-log-dice }.
saga-log-hacked = { $successes ->
    [0] { $who } firewallem nepronikl{ grammar-who }.
    [one] { $who } pronikl{ grammar-who } firewallem: { $successes } úspěch.
    [few] { $who } pronikl{ grammar-who } firewallem: { $successes } úspěchy.
   *[other] { $who } pronikl{ grammar-who } firewallem: { $successes } úspěchů.
}
saga-log-data-spike = { $who } zasunul{ grammar-who } datový hrot.
saga-log-operation = { $succeeds ->
    [yes] Operace „{ $operation }“ se podařila.
   *[no] Operace „{ $operation }“ se zatím nepodařila.
}


## Hledání

saga-log-interacted = { $who } si prohlédl{ grammar-who } { FORM($what, "acc") }.
saga-log-interaction-failed = { $what }: { FORM($who, "nom") } nic nepořídil{ grammar-who }, chybí { FORM($needs, "quoted") }.
saga-log-nothing-there = { $who } nic nenaš{ grammar-who-went }.
saga-log-searched-supplies = { $who } se pustil{ grammar-who } do hledání zásob.
saga-log-supplies-found = { $count ->
    [0] { $who } nic nenaš{ grammar-who-went }.
   *[other] { $who } naš{ grammar-who-went }: { FORM($cards, "quoted") }.
}


## Vybavení

saga-log-charge-used = { $who } použil{ grammar-who } kartu { FORM($card, "quoted") } ({ $left ->
    [0] nezbývá žádné nabití
    [one] zbývá { $left } nabití
    [few] zbývají { $left } nabití
   *[other] zbývá { $left } nabití
}).
saga-log-item-discarded = { $who } odhodil{ grammar-who } kartu { FORM($card, "quoted") }.
saga-log-worn = { $who } si nasadil{ grammar-who }: { FORM($card, "quoted") }.
saga-log-scope = { $who } nasadil{ grammar-who } dalekohled na zbraň { FORM($weapon, "quoted") }.
saga-log-equipment-taken = { $who } sebral{ grammar-who } vybavení { FORM($fallen, "gen") }: { FORM($cards, "quoted") }.
saga-log-traded = { $way ->
    [swap] { $who } dal{ grammar-who } { FORM($to, "dat") }: { FORM($given, "quoted") }. Dostal{ grammar-who }: { FORM($taken, "quoted") }.
    [gift] { $who } dal{ grammar-who } { FORM($to, "dat") }: { FORM($given, "quoted") }.
   *[return] { $who } dostal{ grammar-who } od { FORM($to, "gen") }: { FORM($taken, "quoted") }.
}
saga-log-trade-refused = { $by } odmítl{ grammar-by } výměnu, kterou nabízí { FORM($who, "nom") }.
saga-log-deployed = { $who } rozmístil{ grammar-who } na { $squares }: { FORM($card, "quoted") }.
saga-log-packed-up = { $who } sbalil{ grammar-who }: { FORM($card, "quoted") }.
