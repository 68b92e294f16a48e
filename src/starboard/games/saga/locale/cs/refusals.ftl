# Proč něco zvolit nelze: co tomu brání, a co udělat místo toho, pokud něco jde.


## Pohyb

saga-refusal-square-occupied = Toto pole je obsazené. Vyber volné.
saga-refusal-corner-too-narrow = Mezi těmito dvěma rohy se projít nedá. Obejdi je.
saga-refusal-no-stop-on-a-point = Bod posil lze přejít, ale žádný žoldnéř na něm nesmí pohyb ukončit.
saga-refusal-no-agent-ends-here = Mise přisluhovačům nedovolí ukončit zde pohyb.
saga-refusal-only-straight-ahead = Ve tmě se dá jít jen rovně.
saga-refusal-in-a-front-arc = V předním oblouku nepřítele to nejde. Napadni ho zblízka, nebo se nejdřív odpoutej.
saga-refusal-cannot-break-away = Ochromený Wrath se nemůže odpoutat. Zůstaň a bojuj.
saga-refusal-first-square-in-a-front-arc = První krok odpoutání nesmí vést do předního oblouku nepřítele. Vyber jiné pole.
saga-refusal-held-by-pressure = { saga-card-ps-deep-pressure.form-quoted } tento model drží: nemůže se odpoutat.
saga-refusal-nowhere-to-land = V krátkém dostřelu není vidět volné pole k přistání.


## Boj

saga-refusal-stunned = Tento model je omráčený a v tomto kole nemůže nic dělat.
saga-refusal-no-shoot-value = Tento model nemá hodnotu střelby.
saga-refusal-no-assault-value = Tento model nemá hodnotu boje zblízka.
saga-refusal-no-ranged-weapon = Tento model nemá střelnou zbraň.
saga-refusal-moved-too-far-for-weapon = Na tuto zbraň byl pohyb příliš dlouhý.
saga-refusal-nobody-to-shoot = Na dohled a v dostřelu není žádný cíl. Před akcí se otoč jinam nebo jdi blíž.
saga-refusal-nobody-in-front = V předním oblouku není koho napadnout. Otoč se k sousednímu nepříteli.
saga-refusal-weapon-spares-scenery = Touto zbraní nelze útočit na terén.
saga-refusal-target-next-to-friend = Vedle tohoto cíle stojí spojenec. Napadni ho zblízka, nebo vyber jiný cíl.
saga-refusal-target-next-to-shooter = U tohoto stolu nesmíš střílet na nepřítele vedle sebe. Napadni ho zblízka.
saga-refusal-out-of-range = Cíl je mimo dostřel.
saga-refusal-out-of-arc = Cíl je střelci za zády. Nejdřív se otoč.
saga-refusal-too-dark = Cíl skrývá tma. Jdi blíž.
saga-refusal-not-in-sight = Linii výhledu na cíl něco blokuje.


## Akce

saga-refusal-only-assault-in-a-front-arc = V předním oblouku nepřítele je jedinou akcí útok zblízka.
saga-refusal-no-door-in-front = V předním oblouku nejsou dveře.
saga-refusal-door-locked = Dveře jsou zamčené. Pronikni do terminálu, vylom zámek nebo dveře znič.
saga-refusal-access-denied = Přístup odepřen: takto se tyto dveře neodemknou. Mise řekne, co je otevře.
saga-refusal-door-destroyed = Dveře jsou zničené a už je nelze zavřít.
saga-refusal-somebody-in-the-doorway = Ve dveřích něco stojí.
saga-refusal-marker-in-the-doorway = Ve dveřích leží padlý žoldnéř a drží je otevřené.
saga-refusal-zone-not-revealed = Nexus neotvírá dveře do zóny, která ještě není odhalená.
saga-refusal-never-at-doors = Dveře neotvírá ani nezavírá.
saga-refusal-no-tech = Bez hodnoty techniky se do terminálu proniknout nedá.
saga-refusal-no-terminal-left = Na plánu není žádný terminál.
saga-refusal-no-terminal-in-front = V předním oblouku není terminál. Postav se vedle něj a otoč se k němu.
saga-refusal-no-doors-from-here = Tento terminál dveře neodemyká. Najdi jiný.
saga-refusal-done-already = To už se stalo a jde to jen jednou.
saga-refusal-no-scenery-in-front = V předním oblouku není co prohledat.
saga-refusal-searched-already = To už je prohledané.
saga-refusal-nobody-adjacent = Vedle nestojí žádný další žoldnéř.
saga-refusal-nothing-to-trade = Ani jeden z nich nemá kartu na výměnu.
saga-refusal-nobody-fell-here = Na tomto poli žádný žoldnéř nepadl.
saga-refusal-nothing-left-here = Tady už nic neleží.
saga-refusal-nothing-to-deploy = Nemá u sebe nic k rozmístění.
saga-refusal-no-free-square = V předním oblouku není volné pole. Před akcí se otoč jinam.
saga-refusal-no-turret-in-front = V předním oblouku nestojí žádná z jeho věží.
saga-refusal-nothing-to-repair = Vedle není nic poškozeného.
saga-refusal-nothing-of-the-mission-in-front = Tady mise nic nenabízí.
saga-refusal-nexus-aware = Nexus je ve střehu. Rozptylovat jde, jen dokud si vás nevšiml.
saga-refusal-no-agent-on-the-board = Na plánu není koho rozptýlit.


## Karty a mistrovské kousky

saga-refusal-nothing-to-use = Nemá kartu, která se používá jako akce.
saga-refusal-no-charges = Tato karta už nemá žádné nabití.
saga-refusal-used-already = Tato karta už byla použita. Později bude zase fungovat.
saga-refusal-not-for-robots = Robotovi to nepomůže.
saga-refusal-nobody-to-heal = Nikdo v dosahu nemá zranění, která by to vyléčilo.
saga-refusal-no-lock-in-front = V předním oblouku nejsou zamčené dveře.
saga-refusal-nobody-in-reach = V krátkém dostřelu není vidět nic, co by to zasáhlo.
saga-refusal-feat-used = Tento mistrovský kousek už v této misi proběhl.
saga-refusal-too-sleepy = { saga-card-ev-getting-sleepy.form-quoted } teď nedovoluje žádný mistrovský kousek. Je-li Chovar blízko, jdi nejdřív dál od něj.
saga-refusal-turn-begun = Mistrovský kousek zabere celý tah a tento už začal.
saga-refusal-nobody-to-lead = Nikdo další není v dlouhém dostřelu: tenhle mistrovský kousek by nic nepřinesl.


## Nexus

saga-refusal-activated-already = V této fázi už má aktivaci za sebou.
saga-refusal-kept-by-the-mission = Mise mu nedovolí jednat.
saga-refusal-no-activations-left = Nezbývá žádná aktivace.
saga-refusal-point-blocked = Bod posil, u kterého čeká, je deaktivovaný, nebo je tam každé pole obsazené.
saga-refusal-had-its-bonus = Svou bonusovou aktivaci už má za sebou.
saga-refusal-bosses-get-no-bonus = U tohoto stolu bossové bonusové aktivace nedostávají.
saga-refusal-nexus-unaware = Dokud si Nexus nikoho nevšiml, jeho modely neútočí.
saga-refusal-reaction-only = Tato karta se hraje jen jako reakce na to, co dělá žoldnéř.
saga-refusal-interrupt-only = Tato karta se hraje jen mezi dvěma tahy žoldnéřů.
saga-refusal-no-target = Teď by tato karta nic neudělala.
saga-refusal-no-reinforcements-now = Mise teď posily nedovoluje.
saga-refusal-no-active-point = Žádný bod posil není aktivní.
saga-refusal-no-miniature = Všechny figurky tohoto druhu jsou na plánu.
saga-refusal-not-permitted = Mise tento druh přisluhovačů jako posilu nedovoluje.
saga-refusal-too-expensive-here = Tento přisluhovač stojí víc, než mise na jednu posilu dovoluje.
saga-refusal-value-too-low = Na tohoto přisluhovače zbývající hodnota nestačí.


## Tým

saga-refusal-nobody-hired = Zatím nemáš nikoho. Nejdřív najmi žoldnéře.
saga-refusal-seat-without-mercenary = Někdo u stolu by zůstal bez žoldnéře. Nejdřív najmi někoho pro každé místo.
saga-refusal-too-dear = Na to zbývající kredity nestačí.
saga-refusal-not-for-sale = Tato karta není na prodej. Dá se jen najít.
saga-refusal-none-left = Všechny kopie této karty už někdo má.
saga-refusal-brings-what-is-taken = Tento veterán má kartu, kterou si tým už vzal.
saga-refusal-skill-does-not-fit = Tato dovednost neodpovídá žádné vlastnosti žoldnéře.
saga-refusal-too-few-points = Na to vítězné body nestačí.
saga-refusal-too-few-tokens = Na to žetony zkušeností nestačí.
saga-refusal-no-skill-left = Nezbývá žádná vhodná dovednost.
saga-refusal-no-attribute-left = Nezbývá žádná vlastnost, kterou by šlo získat.
