# Vlídné klece: stránky mise.

saga-page-m6-briefing = Vlídné klece
saga-page-m6-briefing-1 = Zvěřinec říká svým klecím vlídné, protože nemají mříže. Místo nich je modré světlo, a co je uvnitř, už se naučilo, kde končí. Uprostřed, ve vlastním výběhu, žije Chovar. Ošetřovatelé mu říkají Starý Příliv.
saga-page-m6-briefing-2 = To, co kape z čerpadel v jeho výběhu, je druhá půlka Lucerny. Potřebujete ji. Můžete ji stočit z obou čerpadel, vedle tvora, který vás při tom čte. Můžete zabít toho, koho tu dojí. Nebo někdo vyjde na galerii a sundá mu obojek.
saga-page-m6-briefing-3 = Mluví na každého, kdo přijde dost blízko, ať chce, nebo ne. Držte se u vnější zdi. A podívejte se na rozpis krmení: v pevnou hodinu někdo otevře výběhy na západě. Nic, co v nich žije, nemá pána.

saga-page-m6-start = Ukolébavka
saga-page-m6-start-1 = Z reproduktorů zní ukolébavka, příliš pomalu, jako by někdo držel desku prstem. Na schodech stojí holínky všech velikostí. Jeden pár je velmi malý. Rozhodnete se o tom nepřemýšlet.

saga-page-m6-the-pen = Zvedne hlavu
saga-page-m6-the-pen-1 = Uprostřed haly modré světlo a v něm něco velkého jako dodávka zvedá hlavu. Oči, kterým by se tak dalo říkat, nemá. A přesto víte, všichni ve stejnou chvíli, že vás vidělo, spočítalo a zapamatovalo si vás.

saga-page-m6-memory = Není vaše
saga-page-m6-memory-1 = Na jeden nádech si vzpomenete, že jste byli velmi staří a velmi mokří, a na pláž a na lidi s háky. Není to vaše vzpomínka. Padne špatně jako půjčený kabát a je ještě teplá.

saga-page-m6-feeding-chart = Rozpis
saga-page-m6-feeding-chart-1 = Služebna ošetřovatelů: čtyři hrnky, jedna židle, na zdi rozpis. K hodinám krmení někdo nakreslil usměvavé obličeje. U západních výběhů má ten obličej zuby.

saga-page-m6-bell = Zvonek
saga-page-m6-bell-1 = Na západě zazvoní zvonek, tenký a jasný jako ve škole. Za tamním polem něco vstane, a pak ještě něco. V příštím kole se krmí.

saga-page-m6-feeding = Krmení
saga-page-m6-feeding-1 = Modré světlo na západě zhasne. Neženou se. Vycházejí jeden po druhém, jako lidé, kteří čekali na autobus, a rozhlížejí se, co je dnes k jídlu.

saga-page-m6-collar = Jako opona
saga-page-m6-collar-1 = Obojek povolí se zvukem opasku po večeři. Starý Příliv neútočí. Opře se o severní zeď a zeď se rozestoupí jako opona. Než odejde, dá každému z vás něco: obličej, velmi zřetelný, smějící se nad skleněnou nádrží. Ten obličej znáte. Je Blainův.

saga-page-m6-old-tide-dead = Odliv
saga-page-m6-old-tide-dead-1 = Dlouho trvá, než si lehne, a pak už leží. Ve všech hlavách naráz zhasne něco, co tam nepozorovaně svítilo. I nakažení se zastaví a dívají se na své ruce.

saga-page-m6-won-1 = Po plsti
saga-page-m6-won-1-1 = Výtah vás veze kolem cedule, která děkuje za návštěvu. Někdo drží lahvičku proti světlu. Má barvu vnitřku mušle. Tak takhle vypadá půlka léku; ta druhá vždycky vypadá levněji.

saga-page-m6-lost-1 = Nové přírůstky
saga-page-m6-lost-1-1 = Ošetřovatelé vás na ochozu rovnají podle velikosti. Mají deky, teplou vodu a měkké hlasy. „No tak, no tak,“ řekne jeden a sáhne po obojku. Ukolébavka začíná znovu od začátku.

saga-page-m6-lost-2 = Po zavírací době
saga-page-m6-lost-2-1 = Ukolébavka skončí uprostřed taktu. Modré světlo sílí, pole za polem, až je klecí víc než podlahy. Návštěva skončila. Odcházíte odtokem pro ošetřovatele, s mokrýma nohama a bez lahvičky.
