# Co se stalo: co dělají jen některé mise.

saga-log-mission-answer = Odpověď: „{ $answer }“.
saga-log-feature-changed = { $feature ->
    [belts] Dopravníkové pásy teď běží jinak.
    [glass] Sklo se změnilo.
    [spore-beds] Výtrusové záhony se změnily.
    [shelves] Regály se posunuly.
    [pulse] Rytmus reaktoru se změnil.
    [burn-line] Čára ohně se posunula.
   *[other] Něco se na tomto místě změnilo.
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
