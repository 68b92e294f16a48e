# Podmínky ředitelky Hale: stránky mise.

saga-page-m8-briefing = Podmínky ředitelky Hale
saga-page-m8-briefing-1 = Ředitelka Corvane Hale vás přijme. Stojí to na kartičce ve výtahu, s hodinou a v závorce „zbraně nejsou povinné“. Sedí v zasedací místnosti na druhém konci svého patra, za sklem, které si může dovolit, a strážemi, které ne.
saga-page-m8-briefing-2 = Dva stroje vedle jejího křesla odchýlí všechno, co na ni kdo vystřelí. Vypínače jsou v obou křídlech, na severu a na jihu, a stojí před nimi lidé. Mezi vámi a tím vším je atrium s fontánou a moc málo věcí, za které se dá schovat.
saga-page-m8-briefing-3 = Četla vaši smlouvu, píše se na druhé straně. Celou, i to malým písmem. Ráda by si o ní promluvila. Byla by chyba myslet si, že je proto neškodná, a další chyba myslet si, že lže.

saga-page-m8-start = Koberec
saga-page-m8-start-1 = Koberec po kotníky. Po všem, co dunělo, kapalo a tlouklo, je ticho tak husté, že slyšíte vlastní výstroj. Někdo připravil bačkory, ve vašich velikostech.

saga-page-m8-atrium = Ředitelé
saga-page-m8-atrium-1 = Fontána a kolem ní portréty ředitelů Deepwellu, každý s lety služby. Těch let ubývá. Poslední rám je prázdný, vyleštěný a hřebík na tabulku už má.

saga-page-m8-switch-panel = Kabel
saga-page-m8-switch-panel-1 = Rozvaděč s olověnou plombou a z něj vede do zdi zasedací místnosti kabel tlustý jako ruka. Bzučí na jednom tónu. Kdo by chtěl mít ředitelku smrtelnou, začal by tady.
saga-page-m8-switch-panel-2 = Vedle visí rozpis: denně utřít, týdně zkontrolovat, nikdy se nedotýkat, se čtyřmi různými podpisy a kolečkem od kávy. Z druhé strany atria se ozývá stejný tón, o stín hlubší. Jsou dva.

saga-page-m8-hale = Jdete pozdě
saga-page-m8-hale-1 = Nevstane. Šedý kostým, šedé vlasy a vedle sklenice vody malá pistole, jako když si jiní odloží brýle. „Posaďte se,“ řekne ředitelka Hale. „Jdete pozdě.“ Židlí je přesně tolik, kolik je třeba.

saga-page-m8-offer = Nabídka
saga-page-m8-offer-1 = Zvedne ruku a její lidé přestanou střílet. Je to tak náhlé, že přestanou i vaši. „Amnestie,“ řekne Hale trochu zadýchaně. „Podíly. Pokoje s okny. Budete hlídat, co jste přišli ukrást, a dostanete zaplaceno každý měsíc, což pro vás bude novinka.“
saga-page-m8-offer-2 = „Za to: jeden podpis. Váš, pod mým. Mazon lék vyrobí a prodá za cenu, která bude jen vysoká. Váš pan Blaine by ho prodal jedinému kupci, jednou. Zeptejte se sami sebe, kdo z nás dvou je zrůda. Nespěchejte. Máte asi minutu.“

saga-page-m8-refused = Jak chcete
saga-page-m8-refused-1 = „Jak chcete.“ Poprvé vstane, urovná si manžety a vypadá líp, než by měla. „Blaine vás tedy dá zabít pro nic za nic. Já bych měla aspoň důvod.“ Její lidé nabíjejí.

saga-page-m8-why = Důvod
saga-page-m8-why-1 = „Proč?“ Dívá se na vás jako na lidi, kteří podepsali a nečetli. „Protože ten kmen byl od něj. Prodal nám ho živý, s návodem, a teď chce prodávat lék. Kdo odsud vynese Lucernu, umí si dát dvě a dvě dohromady. To na svých lidech nikdy neměl rád.“

saga-page-m8-private-file = Spis
saga-page-m8-private-file-1 = Tenké desky, pečlivě vedené. Nahoře leží stará stvrzenka: jeden kmen, živý, s návodem. Prodávající: Blaine. Ten podpis znáte; je i pod vaší smlouvou. Na okraj někdo úhledně připsal: „Nejdřív nám prodá horečku. Pak si pošle pro lék.“

saga-page-m8-hale-down = Prostě přestane
saga-page-m8-hale-down-1 = Poplach nikdo nevypnul. Prostě přestane, uprostřed, jako někdo, kdo si všiml, že ho nikdo neposlouchá. Ředitelka Hale sedí v křesle a dívá se kolem vás na prázdný rám.

saga-page-m8-won-1 = Volné místo
saga-page-m8-won-1-1 = Ředitelské patro je vaše, i s fontánou, kobercem a řadou stráží, které hledají východ. Na stole zazvoní telefon, dvakrát, z velké dálky. Nikdo ho nezvedne. Hluboko pod nohama se ozve první tupá rána.

saga-page-m8-won-2 = Malým písmem
saga-page-m8-won-2-1 = Pero je těžké a píše krásně. Hale každý podpis sama vysuší. „Vítejte v Mazonu,“ řekne a poprvé se usměje, i když ne na vás. Pak se podívá na tabuli na zdi, kde právě zhaslo jedno světlo, a přestane se usmívat.

saga-page-m8-won-3 = V doprovodu
saga-page-m8-won-3-1 = Výtah se zavře před zasedačkou plnou kouře a Volavka je s vámi, v kapse má kalamář a sama neví proč. „Byla docela zdvořilá,“ říká. „Nabídla mi ten prázdný rám.“ Pod vámi se ozve tupá rána.

saga-page-m8-lost-1 = Zápis z jednání
saga-page-m8-lost-1-1 = Většina z vás leží na koberci, který to snáší dobře; podle toho ho vybírali. Hale si nechá přečíst zápis, opraví čárku a zeptá se, jestli má někdo námitky. Kdo ještě může, odchází kuchyní.

saga-page-m8-lost-2 = Konec úředních hodin
saga-page-m8-lost-2-1 = Zazní gong a sklo zasedačky zčerná. Za ním někdo zavře desky. Z křídel přicházejí lidé, které jste ještě neviděli, v dobrých kabátech. Schůzky se tu zjevně neprodlužují.
