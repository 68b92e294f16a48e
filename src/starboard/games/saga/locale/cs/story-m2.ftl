# Páteř: stránky mise.

saga-page-m2-briefing = Páteř
saga-page-m2-briefing-1 = Nákladní výtah končí tam, kde končí náklad: u páteře Deepwellu, v hale se dvěma pásy, které se nezastavily od doby, kdy se tu kopalo. Jeden přiváží všechno, co laboratoř spořádá. Druhý odváží všechno, s čím je hotová.
saga-page-m2-briefing-2 = Brána na východě vede dál, dolů na čtvrtou úroveň a do Volavčiny zahrady. Na severním pásu se jede rychle a bez krytí. Proti jižnímu se jde pomalu a bez dechu. Z terminálů v hale se dají pásy zastavit, obrátit nebo rozjet naplno.
saga-page-m2-briefing-3 = Volavka vám šeptá do ucha: „Na dnešním seznamu je zapečetěný kufřík se značkou kurýra. Expedice, jižní strana. Já bych chtěla vědět, co v něm je. A pospěšte si: velitelka Okoro už o vás ví a schody bere po dvou.“

saga-page-m2-start = Všechno se hýbe
saga-page-m2-start-1 = Z haly táhne vítr a dunění, které cítíte v zubech. Projede bedna, pak další, pak zahradní židle s něčí bundou. Na otázky není čas.

saga-page-m2-the-spine = Jak je dlouhá
saga-page-m2-the-spine-1 = Hala je delší než světlo. Dva pásy, jeden se vzdaluje a druhý jede proti vám, mezi nimi převodovky a stohy kontejnerů. Daleko vzadu, kde se koleje sbíhají, se drobně a jasně blýská. Zvuk dorazí až potom.

saga-page-m2-dispatch = Půlka oběda
saga-page-m2-dispatch-1 = Úředník odešel uprostřed jídla; vidlička v něm ještě trčí. Vedle stolu leží na vozíku kufřík velký jako krabice od bot, s pečetěmi ze všech čtyř stran a s držadlem, které si říká o ruku.

saga-page-m2-label = Štítek
saga-page-m2-label-1 = Štítek je malý a správně vyplněný. Obsah: vzorky. Příjemce: Mazon Labs, Deepwell. Odesílatel: speditér z přístavu, kterého celkem dobře znáte. Stůl mu pronajímá Blaine. Nějaké nevinné vysvětlení určitě je. Teď zrovna nikoho žádné nenapadá.

saga-page-m2-okoro = Papíry, prosím
saga-page-m2-okoro-1 = Před bránou stojí žena ve vyžehlené uniformě a pušku drží jako desky s formuláři. „Velitelka Okoro, ostraha areálu,“ řekne tak, aby to slyšela celá hala. „Papíry, prosím.“ Její lidé se už kryjí. Ona ne.

saga-page-m2-okoro-withdraws = Jak se patří
saga-page-m2-okoro-withdraws-1 = Okoro se podívá na krev na rukávu, jako by to byl překlep. „Uděláme to, jak se patří,“ řekne. „Dole.“ Pak odejde, krokem, a její lidé jí uhýbají z cesty.

saga-page-m2-won-1 = Konečná
saga-page-m2-won-1-1 = Brána za vámi zapadne a dunění zůstane na druhé straně. Chvíli trvá, než je podlaha zase podlahou. Před vámi je rampa, teplý vzduch a něco, co voní, kdo by to byl řekl, deštěm.

saga-page-m2-lost-1 = Výdej zboží
saga-page-m2-lost-1-1 = Jižní pás odváží všechno, s čím je laboratoř hotová. Chvíli odváží vaše pušky, jednu botu a pořádný kus plánu. Lidé velitelky Okoro jdou podél a odškrtávají.

saga-page-m2-lost-2 = Zavírací doba
saga-page-m2-lost-2-1 = Na obou koncích páteře sjedou rolety a pásy stojí, poprvé od doby, kdy se tu kopalo. V tom tichu je slyšet, kolik je tam bot. Ustupujete cestou, kterou jindy jezdí bedny.
