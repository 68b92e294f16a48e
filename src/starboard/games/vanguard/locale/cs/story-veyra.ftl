# Mělčiny Veyra: záznamy.

vanguard-page-veyra-801 = Boty dolů
vanguard-log-veyra-801-1 = „Boty dolů,“ řekne někdo a nikoho nenapadne, proč ne. Voda je teplá a hluboká na dlaň a světlo v ní stojí v tyčích, jako by se dala jedna zvednout. Podle slapových hodin na mém rukávu má moře sahat po prsa. Sahá mi po kotníky.
vanguard-log-veyra-801-2 = Z mělčin vystupují tři hlavy útesu: schody, oblouk a zuby. Až budou všechny tři zmapované, bude loď vědět, jak Lucerna tam nahoře táhne. A mezi nimi vypadá všechno, co leze a třpytí se, jako by to pro nás někdo rozložil. Budeme se snažit chovat slušně.

vanguard-page-veyra-802 = Tisíce čárek
vanguard-log-veyra-802-1 = Schody vedou níž, než kam dojde světlo; změřili jsme je, kam až stačila šňůra. Na každém stupni je řada vyrytých čárek: vysoká voda, den po dni, tisíce dní. Někdo tu sedával a počítal přílivy, dávno před námi a líp než my.
vanguard-log-veyra-802-2 = Každých pár stupňů se mění ruka, takže jich bylo víc, jeden po druhém. Na posledním se řada v půlce přeruší. Místo pro další čárku už je naznačené, docela zlehka, aby se ráno nemuselo hledat.

vanguard-page-veyra-803 = Oblouk
vanguard-log-veyra-803-1 = Oblouk z živého kamene, s lasturovými pysky. Voda jde dovnitř. Po dlouhé chvíli jde voda ven. Proud, který by to vysvětlil, tu není. Kdo tu postojí dost dlouho, podívá se dřív nebo později nahoru, protože tam světlo sílí a slábne v docela stejném rytmu.

vanguard-page-veyra-804 = Letokruhy
vanguard-log-veyra-804-1 = V mokrých letokruzích chaluhy sedí něco, co zabíjí to, co zabíjí nás. Mám to na všech sklíčkách a kufřík ještě nikdy nebyl tak čistý. Dejte vědět ošetřovně. Ne, řekněte jim to večer, až budou sedět. Budou si pro to chtít přijít osobně.

vanguard-page-veyra-805 = Moře vstává
vanguard-log-veyra-805-1 = Maják se rozhořel, podívejte se nahoru, ne, nahoru ne, podívejte se na vodu. Netříští se, ani nešumí, prostě vstává, celé moře. Jestli jste na mělčině, tak na ní nebuďte. Na začátku téhle věty tam ještě nějaká mělčina byla.

vanguard-page-veyra-806 = Co voda nechala
vanguard-log-veyra-806-1 = Voda odchází potichu, jako když si někdo spletl dveře. Písek za ní se kouří. Leží na něm věci, které tu předtím nebyly: cop ze skla, vějíř, který se otvírá a zavírá, něco, co se rozvine, všimne si nohou a zase se svine.

vanguard-page-veyra-807 = Ošetřovna žádá
vanguard-log-veyra-807-1 = Tak tohle jsou ty tůně. Mám tu vaše snímky: těla jako ze skla, stovky, žádné není delší než prst, je vidět, jak jim tluče srdce. Ty snímky má i ošetřovna. Ošetřovna žádá plnou síť.
vanguard-log-veyra-807-2 = Jsou to prý léky na celé roky, pro všechny na palubě, a v tom mají myslím pravdu. Co po plné síti zbude, neříkají a já se na to neptám. Jen vám čtu rozkaz, tak jak je napsaný. Co jim mám vyřídit?

vanguard-page-veyra-808 = Tichý zvuk
vanguard-log-veyra-808-1 = Síť je těžká a vydává tichý zvuk, celá najednou, jako mokrý prst na okraji sklenice. Dá se vytáhnout, jak je. Dá se z ní nechat tucet a zbytek pustit. Už leckterý raněný se mi nesl líp.

vanguard-page-veyra-809 = Bez dna
vanguard-log-veyra-809-1 = Dno končí. Jeden krok je zelený, druhý modrý a další už není; držím se skály oběma rukama. Hodně hluboko dole je světlo. Odpovídá tomu na nebi, úder za úderem, jenže pozdě, jako když někdo pochopí vtip až po všech ostatních.

vanguard-page-veyra-810 = Tabulka přílivů
vanguard-log-veyra-810-1 = Tři hlavy, jedna tabulka. Leží přede mnou. Příliv se řídí Lucernou, Lucerna se řídí něčím jiným a to jiné už šedesát let zpomaluje. Zpomalovalo to, už když jsem se narodila. Jen jsme měli moc práce, než abychom si toho všimli.
vanguard-log-veyra-810-2 = Tým splnil, co dostal za úkol, a jak slyším, naboso. Vyřiďte mu můj dík. Opis tabulky dostane každý, kdo na téhle lodi počítá kurz. Do starých map je dovoleno balit.

vanguard-page-veyra-811 = Pravý tón
vanguard-log-veyra-811-1 = Na konci lana, kde má chlad svou chuť, visí v modři lastura velká jako dveře. Okraj má opilovaný, tu trochu, tam trochu, jako když se ladí zvon. Po úderu pěstí vydá jediný tón a nijak s ním nespěchá.
vanguard-log-veyra-811-2 = Hukot majáku zní v každé vysílačce už týdny a vždycky byl trochu falešný; nikdo by nedokázal říct jak. Teď to dokáže každý. K tomuhle tónu ho postavili.

vanguard-page-veyra-812 = Skočný příliv
vanguard-log-veyra-812-1 = Skočný příliv. Hlavy útesu teď budou měsíc pod vodou. Hledala jsem způsob, jak to říct, aby to znělo jako vaše vlastní rozhodnutí. Žádný není. Přístroje tam nechte. Lidi přivezte.

vanguard-page-veyra-813 = Jedno dobré lano
vanguard-log-veyra-813-1 = Zuby, to sedí. Kámen, dvakrát vyšší než my, a příboj jde mezerami jako pila prknem. Jedno dobré lano by se natáhnout dalo, od třetího k poslednímu, kdyby se někdo nechal přemluvit, že ho hodí. Rozhlížím se. Všichni mají najednou co dělat s přezkou.

vanguard-page-veyra-814 = Ohýbá se
vanguard-log-veyra-814-1 = Drží. Drží to a není na nás suchá nitka, ale ten výhled za to stojí i podruhé. Od posledního zubu je vidět přicházet příliv, jedna čára přes celé moře. Jenže není rovná. Ohýbá se k majáku, jako se tráva natáčí k oknu.

vanguard-page-veyra-815 = Čtyři sta
vanguard-log-veyra-815-1 = Nadechne se jednou za čtyři sta úderů srdce; je to moje srdce, počítané třikrát. Jenže starší vrstvy lastur v oblouku říkají něco jiného. Tam je to tři sta. To, co tomuhle moři udává takt, už je unavené, a kámen o tom vedl zápis.

vanguard-page-veyra-816 = Kruh se zavírá
vanguard-log-veyra-816-1 = A nahoru. Všude je sůl, sůl mám v kávě, a to jsem na oběžné dráze. Kdo má okno, ať se podívá dolů: nechali jste po sobě ve vodě díru, úplně kulatou, přesně na míru. Moře teď ten kruh ještě jednou obtáhne a zavře. Vlastně je to hezké.

vanguard-page-veyra-817 = Naviják
vanguard-log-veyra-817-1 = Naviják dolů, naviják dolů, kdo je nejblíž, připne toho, kdo je na tom nejhůř, žádné dohady. Nahoru. Spočítejte se. Ještě jednou, hlasitěji, přes motor vás neslyším. Dobře. Vaše síť se tam dole pořád točí v příboji, tam taky zůstane a nikdo ať se na ni tak nedívá.

vanguard-page-veyra-818 = Jako jeden list
vanguard-log-veyra-818-1 = Bledá těla se obrátí všechna naráz, jako jeden list. A tak zůstanou, stěna ve vodě, a ani jedno se nepřiblíží. Nikdy nás nelovila. Hnala nás, tak jemně, jak to umějí, pryč z místa, kde se třou. Postrčení jsme měli za kousnutí.

vanguard-page-veyra-819 = Čistá voda
vanguard-log-veyra-819-1 = Voda je čistší než poprvé. Všude je vidět až na písek, protože mezi tím už nic nežije. Žádný potěr, žádné sklo, žádné kruhy na hladině. Boty si necháváme. Daleko venku se hýbe něco bledého, je jich mnoho a jdou stejným krokem.

vanguard-page-veyra-820 = Břeh se prošel
vanguard-log-veyra-820-1 = Celý břeh se šel projít. Kde minule byla volná voda, pluje na vlastních kořenech zahrada: stonky, kalichy, vůně deště a pepře. Dvakrát ji obletíme, patří se to. Pak se odsune, na to přísahám, a udělá nám místo k přistání.

vanguard-page-veyra-821 = Hnědé kruhy
vanguard-log-veyra-821-1 = Ze vzduchu jsou tůně jen hnědé kruhy, jaké nechávají hrnky na stole. Víme, co v nich bývalo, kdo ten rozkaz napsal a kdo ho provedl. Dlouho se tam nikdo nedívá. Na druhé straně kabiny je pořád co dělat.
