# How ISS Vanguard can be begun: modes, Sections, planets, options, shown where people choose.

## Modes

vanguard-mode-tutorial = Výuková hra
    .text = První průzkum, vysvětlený krok za krokem: první kolo je připravené, nikomu se nestane nic vážného a ostatní pravidla přicházejí postupně.
vanguard-mode-expedition = Výprava
    .text = Jedna planeta, od přistání až po cestu domů. Jeden až čtyři hráči vedou čtyři sekce a vyhrávají nebo prohrávají společně.

## Sections

vanguard-role-security = Bezpečnost
    .text = První tam, kde by to mohlo bolet: červené kostky, ochrana pro všechny nablízku a síla snášet zranění.
vanguard-role-recon = Průzkum
    .text = Rychlé nohy: zelené kostky, kratší cesty a oko pro nebezpečí dřív, než přijde. Mluví za tým, když nemluví nikdo jiný.
vanguard-role-science = Věda
    .text = Náznaky a objevy: zelené a modré kostky, karty na nevysvětlené a pomoc zraněným.
vanguard-role-engineering = Technika
    .text = Co je rozbité, zamčené nebo v cestě: modré kostky, výbava a opravy na místě.

## Planets

vanguard-scenario-cinder = Kotviště Škvára
    .text = Struskový měsíc, rozbitá výsadková loď a stanice, která vás vítá, jako by měla otevřeno: první kroky, stránku po stránce.
vanguard-scenario-veyra = Mělčiny Veyra
    .text = Teplé moře, jehož příliv se řídí světlem na nebi: zmapujte tři hlavy útesu a dávejte pozor, kam se voda chystá.
vanguard-scenario-gantry = Montážní prstenec
    .text = Stavební prstenec kolem nedokončené Lucerny: světla svítí, stoly jsou prostřené a zdvořilý hlas má radost, že jdete do práce.
vanguard-scenario-ossuary = Pláň kostnice
    .text = Pláň, kde nikdo nerozezná kýl od kosti, a pod ní něco, co zpívá hlasy, které znáte.

## Options: the harder mode, and other readings of the printed rules

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

## Endings

vanguard-ending-lift-off = Tým odletěl
vanguard-ending-mission = Průzkum je splněn
vanguard-ending-evacuation = Tým byl evakuován
vanguard-ending-nobody = Na planetě nikdo nezůstal
vanguard-ending-aborted = Přistání bylo přerušeno

vanguard-bot-scripted = s plánem


## A planet from a file

vanguard-own-choose = Vlastní planeta…
vanguard-own-hint = Soubor planety (TOML) od tebe nebo od někoho jiného. Nejdřív se zkontroluje.
vanguard-own-chosen = Tvá vlastní planeta
