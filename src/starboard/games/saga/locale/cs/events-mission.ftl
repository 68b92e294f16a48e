# Co se stalo: co dělají jen některé mise.

saga-log-mission-answer = Odpověď: „{ $answer }“.
saga-log-feature-changed = { $change ->
    [belts-state] Dopravníkové pásy teď { $value ->
        [run] jedou, jak mají
        [stop] stojí
        [reverse] jedou pozpátku
       *[fast] unášejí dvakrát tak daleko
    }.
    [spore-beds-state] { $value ->
        [on] Výtrusy jsou zase účinné.
       *[off] Výtrusy jsou pryč.
    }
    [pulse-skip] { $number ->
        [0] Reaktor už není utlumený.
        [one] Reaktor je utlumený: příští puls nepřijde.
        [few] Reaktor je utlumený: příští { $number } pulsy nepřijdou.
        [many] Reaktor je utlumený: příštích { $number } pulsu nepřijde.
       *[other] Reaktor je utlumený: příštích { $number } pulsů nepřijde.
    }
    [pulse-extra] { $number ->
        [0] Přepětí reaktoru pominulo.
       *[other] Reaktor je v přepětí: v tomto kole zasáhne i další čtvrtinu.
    }
    [pulse-dice] { $number ->
        [0] Reaktor už nezasáhne.
        [one] Reaktor odteď zasahuje { $number } kostkou.
        [few] Reaktor odteď zasahuje { $number } kostkami.
        [many] Reaktor odteď zasahuje { $number } kostky.
       *[other] Reaktor odteď zasahuje { $number } kostkami.
    }
    [burn-line-row] Čára ohně stoupá.
    [burn-line-hold] { $number ->
        [0] Čáru ohně už nic nezadržuje.
        [one] Čára ohně je na { $number } kolo zadržena.
        [few] Čára ohně je na { $number } kola zadržena.
        [many] Čára ohně je na { $number } kola zadržena.
       *[other] Čára ohně je na { $number } kol zadržena.
    }
    [burn-line-faster-from] Od kola { $number } stoupá čára ohně rychleji.
   *[other] { $feature ->
        [belts] Dopravníkové pásy teď jedou jinak.
        [glass] Sklo se změnilo.
        [spore-beds] Výtrusové záhony se změnily.
        [shelves] Regály se teď pohybují jinak.
        [pulse] Rytmus reaktoru se změnil.
        [burn-line] Oheň se teď chová jinak.
       *[other] Něco se na tomto místě změnilo.
    }
}
saga-log-complexity = Operace „{ $operation }“ má teď složitost { $complexity }.
saga-log-kinds = Nexus smí odteď povolat: { $kinds }.
saga-log-ally = { $who } je teď na straně žoldnéřů.
saga-log-removed = { $who } zmizel{ grammar-who } z herního plánu.
saga-log-tokens = { $piece }, { $token ->
    [charge] umístěné nálože
    [loose-charge] uvolněné nálože
   *[other] žetony
}: { $number }.
saga-log-card-lies = Karta { FORM($card, "quoted") } teď leží na { $at }.
saga-log-card-taken = { $who } vzal{ grammar-who } kartu { FORM($card, "quoted") }.
saga-log-card-dropped = { $who } upustil{ grammar-who } kartu { FORM($card, "quoted") } na { $at }.
saga-log-card-burnt = Karta { FORM($card, "quoted") } shořela.
saga-log-door-sealed = { $door }: nadobro zapečetěno.
saga-log-field-opened = { $field } zhaslo.
saga-log-field-closed = { $field } se zapnulo.
saga-log-field-blocked = { $field } se nemůže zapnout: někdo v něm stojí.
saga-log-device-turned = { $to ->
    [on] { $device }: v provozu.
   *[off] { $device }: mimo provoz.
}
saga-log-spores = { $who } se ocitl{ grammar-who } mezi výtrusy.
saga-log-pulse = Reaktor udeřil { $sector ->
    [north] na severu
    [east] na východě
    [south] na jihu
   *[west] na západě
}. { $any ->
    [yes] V dosahu: { $hit }
   *[no] Nikdo není v dosahu
}.
saga-log-burn-line = Oheň dosáhl řady { $row }.
saga-log-items-burnt = Vybavení { FORM($fallen, "gen") } shořelo.
saga-log-point-burnt = { $point } shořel.
saga-log-slide-chosen = Umělý Nexus chce posunout { FORM($shelf, "acc") }.
saga-log-shelf-rolls = { $shelf }: přejezd na druhé místo.
saga-log-shelf-crushes = { $shelf } uvázl a někoho přimáčkl: { $hit }.
saga-log-carried = Pás odvezl { FORM($who, "acc") } na { $square }.
saga-log-card-carried = Pás odvezl kartu { FORM($card, "quoted") } na { $at }.
saga-log-counter-carried = Pás odvezl na { $at } vybavení { FORM($who, "gen") }.
