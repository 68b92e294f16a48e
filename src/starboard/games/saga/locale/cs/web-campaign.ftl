# Mezi misemi Star Saga: družstvo, údržba, obchod, úrovně a co si kampaň pamatuje.

web-saga-level = Úroveň
web-saga-member-level = Úroveň { $level }
web-saga-member-raised = +{ $count }
web-saga-member-new = nové
web-saga-member-gone = ztraceno nebo spotřebováno
web-saga-member-fell = vyřazení v misi
web-saga-member-no-cards = Kromě vlastní karty žádné vybavení ani dovednosti
web-saga-member-wounds = { $count ->
    [one] 1 zranění zůstává
    [few] { $count } zranění zůstávají
   *[other] { $count } zranění zůstává
}
web-saga-member-points = { $count ->
    [one] 1 vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
web-saga-member-tokens = { $count ->
    [one] 1 žeton k utracení
    [few] { $count } žetony k utracení
   *[other] { $count } žetonů k utracení
}
web-saga-member-progress = { $points } / { $most }
web-saga-member-experience = Zkušenosti: { $points } / { $most }; žetony zkušeností: { $tokens }
web-saga-between = Tým po misi
web-saga-between-after = Po misi „{ $mission }“
web-saga-step-wounds = Zranění
web-saga-step-gear = Upuštěné vybavení
web-saga-step-regroup = Přeskupení
web-saga-step-shop = Obchod
web-saga-step-levels = Úrovně
web-saga-regroup-hint = Každá karta může změnit majitele. Vyber kartu a potom, kdo ji dostane.
web-saga-regroup-to = Kdo dostane „{ $card }“?
web-saga-shop = Blainův obchod
web-saga-shop-hint = Body zůstávají z mise do mise, kredity ne: co teď neutratíš, je ztraceno. Blaine nic nevykupuje zpět.
web-saga-shop-send = Poslat Blainovi vítězné body
web-saga-shop-have = { $count ->
    [one] zbývá 1 bod v hodnotě { $worth }
    [few] zbývají { $count } body v hodnotě { $worth }
   *[other] zbývá { $count } bodů v hodnotě { $worth }
}
web-saga-shop-rate = { $points } za { $credits }
web-saga-shop-credits = { $count ->
    [one] kredit
    [few] kredity
   *[other] kreditů
}
web-saga-shop-credits-word = kreditů
web-saga-shop-short = chybí { $count }
web-saga-shop-buy = Koupit
web-saga-shop-learn = Naučit se
web-saga-shop-once = na jedno použití
web-saga-shop-times = { $times ->
    [2] dvojnásobná cena
   *[3] trojnásobná cena
}, na kartě { $cost }
web-saga-shop-common = Běžné vybavení
web-saga-shop-rare = Vzácné vybavení
web-saga-shop-skills = Dovednosti
web-saga-slot-body = tělo: funguje jen jedno
web-saga-slot-shield = štít: funguje jen jeden
web-saga-slot-weapon = zbraň
web-saga-growth-level = Na úroveň { $level }
web-saga-growth-attribute = Nová vlastnost
web-saga-growth-cost = { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
web-saga-level-up = Úroveň { $level }: nech si jednu dovednost
web-saga-level-hint = Platí hned a v každé další misi. Ostatní karty se vracejí.
web-saga-level-keep = Nechat si tuto
web-saga-level-from-to = dosud { $before }, potom { $after }
web-saga-attribute = Nová vlastnost
web-saga-attribute-hint = Od této chvíle patří její dovednosti k postupům na vyšší úroveň a v obchodě stojí dvojnásobek místo trojnásobku.
web-saga-attribute-none = Žádná její dovednost už nezbývá.
web-saga-team-recommended = Doporučený tým
web-saga-team-cards = A k tomu pro koho budeš chtít:
web-saga-build = Vlastní tým
web-saga-build-left = kreditů zbývá (celkem { $of })
web-saga-build-people = Koho lze najmout
web-saga-build-hire = Najmout
web-saga-build-veteran = Vzít se vším všudy
web-saga-build-dismiss = Propustit
web-saga-build-return = vrátit
web-saga-build-outfit = Vybrat vybavení
web-saga-build-for = Vybavení: { $who }
web-saga-sheet-nobody = Zatím nikdo není najat. První mise začíná s týmem, který si vyberete.
web-saga-sheet-remembered = Co si Deepwell pamatuje
web-saga-sheet-nothing = Zatím se nestalo nic, co by si někdo pamatoval.
web-saga-sheet-road = Dosavadní cesta
web-saga-sheet-won = výhra
web-saga-sheet-lost = prohra
web-saga-finale-won = Vyhrané mise
web-saga-finale-lost = Prohrané mise
web-saga-finale-standing = Žoldnéři na konci
web-saga-finale-skills = Naučené dovednosti
web-saga-finale-cards = Karty ve výstroji
web-saga-finale-points = Zbylé vítězné body
web-saga-flag-way-stairs = Sešli jste po schodech.
web-saga-flag-way-lift = Sjeli jste nákladním výtahem.
web-saga-flag-case-yes = Máte zapečetěný kufřík.
web-saga-flag-ghost-yes = V ubytovně vás nikdo neviděl.
web-saga-flag-pass-yes = Máte Důstojnickou propustku.
web-saga-flag-patient-yes = Pomohli jste nemocné ženě z ošetřovny.
web-saga-flag-okoro-dead = Velitelka Okoro je mrtvá.
web-saga-flag-heron-free = Volavka je s vámi a nezraněná.
web-saga-flag-heron-hurt = Volavka je s vámi, ale zraněná.
web-saga-flag-heron-captive = Volavku zajali.
web-saga-flag-heron-dead = Volavka je mrtvá.
web-saga-flag-orchard-trapped = Sad je uvězněný.
web-saga-flag-orchard-dead = Sad je mrtvý.
web-saga-flag-core-yes = Máte Datové jádro.
web-saga-flag-shrike-dead = Ťuhýk už nežije.
web-saga-flag-shrike-bought = Ťuhýk se nechala koupit.
web-saga-flag-serum-yes = Máte Sérum.
web-saga-flag-chovar-free = Starý Příliv je na svobodě.
web-saga-flag-chovar-dead = Starý Příliv je mrtvý.
web-saga-flag-truth-yes = Víte, kdo Mazonu prodal Mor: Blaine.
web-saga-flag-cooled-yes = Reaktor je ochlazený.
web-saga-flag-burn-yes = Reaktor už nikdo nezachrání.
web-saga-flag-relay-yes = Relé je připravené k vysílání.
web-saga-flag-hale-down = Ředitelka Hale je vyřazená.
web-saga-flag-hale-hunting = Ředitelka Hale jde po vás.
web-saga-flag-deal-yes = Máte dohodu s ředitelkou Hale.
web-saga-flag-signal-yes = Signál byl odeslán.
web-saga-alert = Pohotovost: { $level } z 5
web-saga-ending-squad = Tým jde dál
web-saga-ending-squad-last = Tým na konci
web-saga-ending-next = Co může následovat: { $missions }.
web-saga-equipment-lost = Navždy ztraceno
