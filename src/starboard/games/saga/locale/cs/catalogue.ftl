# How Star Saga can be begun: modes, roles, missions, options, shown where people choose.

## Modes

saga-mode-together = Proti Umělému Nexu
    .text = Jeden až čtyři hráči vedou žoldnéře. Za Nexus hrají sama pravidla a ukazují, proč dělá to, co dělá.
saga-mode-versus = Proti hráči za Nexus
    .text = Jeden z vás velí Nexu: přisluhovačům, kartám a poplachům. Všichni ostatní vedou žoldnéře.

## Roles

saga-role-mercenaries = Žoldnéři
    .text = Jeden nebo více členů týmu. O tahy každého kola se dělíte.
saga-role-nexus = Nexus
    .text = Všechno, co stojí žoldnéřům v cestě. Karty v ruce a posily, které nikdy tak docela nedojdou.

## Missions

saga-scenario-a = Osamělý vlk
    .text = Kapitánka Dulinsky sama v odvodňovacích šachtách pod přistávací plochou. První kroky pro jednoho hráče: pohyb, střelba, odemčení dveří přes terminál.
saga-scenario-b = Dva klíče
    .text = Dulinsky a Curby u staré cisterny: brána se otevře, jen když se ve dvou místnostech otočí dva klíče. Zóny, operace a energetické štíty.
saga-scenario-c = Požární cvičení
    .text = Celý tým, spalovna odpadu a jediný žebřík komínem vzhůru. První mise s vlastním týmem.
saga-scenario-m1 = Špatné papíry
    .text = Padělané propustky neprošly. Hangár se kolem vás zavírá: zamčenými dveřmi ke schodům, nebo přes celou plochu k nákladnímu výtahu?
saga-scenario-m2 = Páteř
    .text = Dva pásy vozí nákladní páteří Deepwellu všechno, i vás. Hluk, rychlost a někde tam zapečetěný kufřík.
saga-scenario-m3 = Noční směna
    .text = Tři ráno v ubytovně personálu. Zatím si vás nikdo nevšiml; výtah chce důstojnickou propustku a důstojník je vzhůru.
saga-scenario-m4 = Skleněná zahrada
    .text = Volavka je zamčená ve vlastní izolační kapsli za skleněnými tabulemi. To, co uniklo, se pořád prochází mezi záhony.
saga-scenario-m5 = Pojízdné regály
    .text = Archiv s regály na kolejnicích, datové jádro v trezoru a sokyně, která pracuje ve tmě: Maren Voss, Ťuhýk.
saga-scenario-m6 = Vlídné klece
    .text = Zvěřinec bez mříží. Uprostřed žije Starý Příliv, Chovar, a mluví s každým, kdo přijde příliš blízko.
saga-scenario-m7 = Srdce
    .text = V Deepwellu všechno běží na jediném reaktoru. Ochlaďte ho a nechte to tu stát, nebo nechte na pylonech tři nálože.
saga-scenario-m8 = Podmínky ředitelky Hale
    .text = Ředitelka Hale vás přijímá za sklem, s ostrahou a s nabídkou. Četla vaši smlouvu a má lepší.
saga-scenario-m9 = Šachta
    .text = Jediná cesta ven: čtyři podesty přímo vzhůru, zatímco se Deepwell čistí patro po patře. Kdo čeká nahoře, záleží na tom, co jste udělali.

## Options

saga-option-ties-asked = Shody Nexu rozhodují hráči
    .text = Kde by Umělý Nexus mohl udělat několik stejně dobrých věcí, rozhodne místo pravidla o shodě hráč po tom, kdo jednal naposledy.
saga-option-counters-turned-up = Žetony se otáčejí každé kolo
    .text = Na začátku kola se žetony všech žoldnéřů otočí lícem nahoru, takže první může jednat kdokoli.
saga-option-points-not-crossed = Přes body posil se nechodí
    .text = Žoldnéři nesmějí pole bodů posil ani přejít.
saga-option-no-shots-at-neighbours = Žádná střelba na sousedy
    .text = Nikdo nesmí střílet na nepřítele na sousedním poli. Šablon a útoků, které nepotřebují výhled, se to netýká.
saga-option-leaning-for-a-clear-shot = Vyklonění pro čistou ránu
    .text = Kdo je schovaný a vidí cíl jen v krytí, smí se vyklonit, pokud tím získá výstřel bez krytí.
saga-option-outnumbered-by-each = Každý nepřítel se počítá
    .text = V boji zblízka ztrácí ten, kdo je v početní nevýhodě, 1 kostku za každého nepřítele kromě prvního, který ho má v předním oblouku.
saga-option-markers-hold-doors = Padlí drží dveře
    .text = Dveře nelze zavřít, dokud v nich leží žeton padlého žoldnéře.
saga-option-supplies-shuffled-again = Zásoby se vracejí
    .text = Když dojde balíček zásob, zamíchají se spotřebované zásoby do nového.
saga-option-surplus-teaches-nothing = Zranění navíc neučí
    .text = V kampani přinášejí zkušenosti jen zranění, pro která měla oběť ještě políčko.
saga-option-shields-stop-hazards = Štíty zastaví i pasti
    .text = Energetické štíty zachytí i zranění z pastí, plynu a událostí, které nejsou střelbou ani bojem zblízka.
saga-option-unaware-let-go = Kdo nic netuší, nechá tě jít
    .text = Dokud Nexus o žoldnéřích neví, jeho přisluhovači neprovádějí volné útoky na toho, kdo se odpoutává.
saga-option-bosses-without-bonus = Bossové bez bonusu
    .text = Bosse nelze vybrat pro bonusovou aktivaci.
saga-option-generic-skills-double = Obecné dovednosti za dvojnásobek
    .text = V kampani stojí obecná dovednost koupená za kredity dvojnásobek vytištěné ceny, ne trojnásobek.
saga-option-unhurt-at-the-end = Včas vyléčení
    .text = V kampani získá zkušenosti za misi bez ochromení každý, kdo při vítězství není ochromený.

## Campaigns

saga-campaign-lantern-job = Zakázka Lucerna
    .text = Až devět misí, stále hlouběji do šachtové laboratoře. Co tým najde, ztratí a ušetří, rozhodne, kam půjde dál.

## Endings

saga-ending-mercenaries = Žoldnéři zvítězili
saga-ending-nexus = Nexus zvítězil
saga-ended-all-fallen = Všichni žoldnéři jsou vyřazeni.
saga-ended-standard-defeat = { $all ->
    [yes] Celý tým byl ochromen nebo vyřazen.
   *[no] Tři žoldnéři byli zároveň ochromení nebo vyřazení.
}
saga-ended-clock = Čas vypršel.
saga-ended-out = { $count ->
    [one] { $who } vyvázl{ grammar-who }: { $exit }.
   *[other] { $who } vyvázli: { $exit }.
}
saga-ended-piece = { $state ->
    [open] { $piece }: otevřeno.
    [closed] { $piece }: zavřeno.
    [on] { $piece }: v provozu.
    [off] { $piece }: mimo provoz.
   *[standing] { $piece }: stále stojí.
}
saga-ended-eliminated = { $count ->
    [one] { $who } je vyřazen{ grammar-who }.
   *[other] Vyřazeni: { $who }.
}
saga-ended-crippled = { $count ->
    [one] { $who } je ochromen{ grammar-who }.
   *[other] Zároveň ochromeni: { $who }.
}
saga-ended-held = { $count ->
    [one] { $who } udržel{ grammar-who } { FORM($zone, "acc") }.
   *[other] { $who } udrželi { FORM($zone, "acc") }.
}
saga-ended-too-few = { $count ->
    [0] Nikdo z žoldnéřů už nebyl naživu ani venku.
   *[other] Naživu nebo venku už nebyl nikdo kromě: { $who }.
}
saga-ended-had = S sebou měli: { FORM($card, "quoted") }.
saga-ended-lying = { $rounds ->
    [one] Celé kolo se nikdo nepostaral o kartu { FORM($card, "quoted") }.
    [few] { $rounds } celá kola se nikdo nepostaral o kartu { FORM($card, "quoted") }.
   *[other] { $rounds } celých kol se nikdo nepostaral o kartu { FORM($card, "quoted") }.
}
saga-ended-burn-line = Oheň dosáhl řady { $row }.
saga-ended-revealed = Našli { FORM($zone, "acc") }.
saga-ended-aware = { $aware ->
    [yes] Nexus o žoldnéřích věděl.
   *[no] Nexus se o žoldnéřích nikdy nedozvěděl.
}
saga-ended-as-told = { $how }
saga-ended-goal-mercenaries = Žoldnéři dokázali, pro co přišli.
saga-ended-goal-nexus = Nexus má, co chtěl.

saga-bot-scripted = s plánem
