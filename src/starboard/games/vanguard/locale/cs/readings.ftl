# The options of a table: the harder mode, and other readings of the printed rules.

vanguard-option-deadly-space = Smrtící vesmír
    .text = Těžší hra: kdo způsobí nouzovou evakuaci, zemře, „Bez sil“ nelze otočit lícem dolů a první událost každého kola má oba účinky.
vanguard-option-only-travel-barred = „Zákaz přesunu“ platí jen pro akci
    .text = Symbol „Zákaz přesunu“ zakazuje jen akci přesun. Účinky smějí členy posádky ze sektoru odvést.
vanguard-option-one-sacrifice-for-all = Stačí jedna oběť
    .text = Kdo má vyčerpat několik kostek a nemá dost dostupných, obětuje jedinou, ať jich chybí kolik chce.
vanguard-option-sacrifice-in-colour = Oběť ve stejné barvě
    .text = Kdo nemůže vyčerpat kostku dané barvy, obětuje kostku téže barvy, nebo obdrží „Bez sil“.
vanguard-option-vanguard-not-any = Vanguard není „libovolný“
    .text = V kombinaci kostek se Vanguard nepočítá jako symbol „libovolný“, jako výslovně uvedený symbol ano.
vanguard-option-logs-in-own-turn = Záznamy jen ve vlastním tahu
    .text = Záznam sektoru se čte, jen když tam člen posádky dorazí ve vlastním tahu.
