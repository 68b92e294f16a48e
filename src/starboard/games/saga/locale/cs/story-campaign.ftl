# Zakázka Lucerna: stránky mezi misemi a konce kampaně.

saga-page-opening = Zakázka Lucerna
saga-page-opening-1 = „Pod Popelovými pláněmi na Eiras je díra,“ říká Blaine, „a v té díře je laboratoř. Deepwell. Osm úrovní, jeden majitel: Mazon Labs. Chci z ní dvě věci.“
saga-page-opening-2 = „Ta první se jmenuje Lucerna. Zastaví Mor, nebo to aspoň tvrdí ti, kdo ji neviděli. Ta druhá je člověk, který ji vyrobil. Krycí jméno Volavka. Volavka chce pryč, a Mazon lidi pryč nepouští. Mazon je posílá do penze.“
saga-page-opening-3 = Přistrčí přes stůl propustky: nová jména, staré fotky. „Přistát, vejít, vyjít. Půlka teď, půlka potom.“ Někdo se zeptá, co chce s lékem dělat. Blaine se tváří skoro dotčeně. „Prodat ho,“ řekne. „K čemu jinému je?“

saga-page-m1-lost-m1 = Ještě jednou
saga-page-m1-lost-m1-1 = Stojí to Blaina dvě laskavosti a novou kuchyň pro jednoho celníka, ale večer jste zase na seznamu očekávaných příletů, pod jinými jmény. „Teď se budou dívat líp,“ říká. „Já bych to taky dělal.“

saga-page-m1-won-m2 = Jedenáct tun
saga-page-m1-won-m2-1 = Nákladní výtah jede čtyři minuty a nikde nestaví. Do stěny klece někdo vyškrábal kalendář. Poslední měsíc má jen devět dní. Pak se zdola ozve dunění, a výtahem to není.

saga-page-m1-won-m3 = Čtyři sta schodů
saga-page-m1-won-m3-1 = Schody vedou dlouho dolů, kolem dveří bez čísel. Cestou se světlo mění z bílého na žluté; podle stanice je noc. Odkládáte všechno, co cinká, a někteří jdou dál v ponožkách.

saga-page-m2-won-m4 = Teplý déšť
saga-page-m2-won-m4-1 = Za páteří se rampa stáčí dolů na čtvrtou úroveň. Stěny se potí. Volavka od brány mlčí, utichla uprostřed věty. Poslední slovo bylo „zahrada“.
saga-page-m2-won-m4-case = Zapečetěný kufřík cestuje s vámi. Váží velmi málo na něco, kvůli čemu byla spousta lidí ochotná střílet. Nikdo ho neotevřel. Všichni mysleli na jméno na štítku.

saga-page-m2-lost-m3 = Druhá cesta
saga-page-m2-lost-m3-1 = Setřesete je v šachtách za stohy kontejnerů. Volavka vám předčítá odbočky, vlevo, vlevo, dolů, až máte pod botami koberec a za zdí někdo chrápe. „Ubytovna personálu,“ řekne. „Hledají vás. Tady zatím ne.“

saga-page-m2-lost-m2 = Stejná hala
saga-page-m2-lost-m2-1 = Třetí cesta dolů nevede. Zalátáte, co zalátat jde, počkáte, až pásy odvezou stopy, a zase stojíte na západním konci. Na místa, kde jste se minule kryli, někdo nakreslil křídou křížky.

saga-page-m3-won-m4 = Výtah pro personál
saga-page-m3-won-m4-1 = Výtah klesá kolem kapajících trubek na čtvrtou úroveň a výjimečně na něj nikdo nestřílí. Volavka říká, že ji poznáte snadno: je to ta za sklem. Pak spojení vypadne.
saga-page-m3-won-m4-ghost = Nikdo vás neviděl. Za vámi se směna budí, zívá a postrádá ve skříňkách pár drobností. Nahoře sundávají poplach z tabule.
saga-page-m3-won-m4-patient = Nemocná žena z ošetřovny se opírá v koutě kabiny a na zadní stranu jídelníčku kreslí plán: laboratoř s kapslemi, dveře po dveřích. Vystoupí dřív než vy. Zahrada jí prý vyhovuje.

saga-page-m3-lost-m2 = S prádlem ven
saga-page-m3-lost-m2-1 = Ubytovnu opouštíte v prádelním vozíku, pod cizími prostěradly. Končí tam, kde tu končí všechny vozíky, u nákladní páteře, před dvěma pásy, které se nezastavují. Takže přece jen ta hlučná cesta.

saga-page-m3-lost-m3 = Další noc
saga-page-m3-lost-m3-1 = Zbývá jen tahle cesta, a jen v noci. Celý den strávíte nad podhledem a posloucháte, co o vás říkají v kantýně. Většina je pravda. Pak světla zase zežloutnou.

saga-page-m4-won-m5 = Co Lucerna dělá
saga-page-m4-won-m5-1 = „Určitě vám řekli, že léčí,“ říká Volavka v tramvaji. Za oknem ubíhá jeden kabel za druhým. „Neléčí. Mor jen schová. Horečka zmizí, kašel zmizí, test je čistý. A pak jedete domů k rodině.“
saga-page-m4-won-m5-2 = „Vzorec je jedna půlka. Leží v archivu, v chladném trezoru. Ta druhá se nevyrábí, ta se dojí, dvě patra odtud, z něčeho, co se o to neprosilo. Kdo má obě, má lék. Kdo má jednu, má obchod.“
saga-page-m4-won-m5-hurt = Říká to všechno se zavřenýma očima a s rukou přitisknutou k boku. Prý to nic není. Je lékařka; ví, jak to zní.

saga-page-m4-won-m6 = Co Lucerna dělá
saga-page-m4-won-m6-1 = „Určitě vám řekli, že léčí,“ říká Volavka ve služebním výtahu. Jede pomalu a klape jako čelist. „Neléčí. Mor jen schová. Horečka zmizí, test je čistý. A pak jedete domů k rodině.“
saga-page-m4-won-m6-2 = „Vzorec je jedna půlka; leží v archivu. Ta druhá se nevyrábí, ta se dojí, patro pod námi, z něčeho, co se o to neprosilo. Kdo má obě, má lék. Kdo má jednu, má obchod. Říkáme tomu zvěřinec. Klece tam mají velmi vlídné.“
saga-page-m4-won-m6-hurt = Říká to všechno se zavřenýma očima a s rukou přitisknutou k boku. Prý to nic není. Je lékařka; ví, jak to zní.

saga-page-m4-lost-m6 = Probuzení
saga-page-m4-lost-m6-1 = Probudíte se v chodbě s měkkými stěnami. Někdo vám ošetřil rány, a dobře; někdo vás chce v dobrém stavu. Vaše zbraně leží na očíslovaném podnosu. Volavka je pryč. Skrz zeď je slyšet ukolébavka, příliš pomalá.

saga-page-m5-won-m7 = Pozor při výstupu
saga-page-m5-won-m7-1 = Tramvaj dojede tam, kam vedou koleje, a zastaví před dveřmi příliš horkými na dotyk. Za nimi něco tluče, asi jednou za vteřinu. Visí na tom celý Deepwell.
saga-page-m5-won-m7-core = Datové jádro sedí na lavici mezi vámi jako hodné dítě. Je velké jako pěst a brouká, když na ně promluvíte. Půlka léku.
saga-page-m5-won-m7-no-core = Místo, které mělo patřit jádru, je prázdné. Půlka léku odjela na povrch s někým, kdo za to dostal zaplaceno. Je tu i jiná kořist. A je tu otázka, jak se dostat ven.

saga-page-m5-won-m6 = Zajížďka
saga-page-m5-won-m6-1 = Tramvaj by mohla jet dál k reaktoru. O dvě zastávky dřív zatáhnete za brzdu, pod malovanou cedulí s usmívajícím se tuleněm. Někde za ní dojí druhou půlku Lucerny. V domě je na zajížďku dost klidu.
saga-page-m5-won-m6-core = Datové jádro si v tašce brouká. Písničku, která jde skrz zeď, zřejmě zná.
saga-page-m5-won-m6-no-core = Jádro nemáte. O důvod víc neodcházet s prázdnou.

saga-page-m5-lost-m7 = Kabelovou šachtou
saga-page-m5-lost-m7-1 = Z archivu se dostanete kabelovou šachtou, bez jádra a s papírovým prachem v každé ráně. Šachta vede dolů. Po chvíli je stěna teplá a po další chvíli tluče.

saga-page-m6-won-m7 = Pod zvěřincem
saga-page-m6-won-m7-1 = Výtah z galerie je vyložený plstí, aby se zvířata neplašila. V lahvičce v něčí bundě vydává Sérum vlastní světélko. Podlaha pod plstí je teplá a tluče.
saga-page-m6-won-m7-free = Daleko odtud, někde v zatopených patrech, plave něco velmi velkého a na okamžik všichni víte kde. Není to špatný pocit.
saga-page-m6-won-m7-dead = Nikdo moc nemluví. V každé z vašich hlav je místo, kde předtím bylo něco, co vám nikdy nepatřilo. Je tam překvapivé ticho.

saga-page-m6-won-m5 = Zajížďka
saga-page-m6-won-m5-1 = Se Sérem v kapse jste na půl cesty k léku a dvě zastávky od druhé půlky. Archiv je tam, kde byl vždycky: tmavý, suchý a plný papíru, který někdo raději nespálil.
saga-page-m6-won-m5-free = Daleko odtud plave něco velmi velkého a na okamžik všichni víte kde. Není to špatný pocit.
saga-page-m6-won-m5-dead = Nikdo moc nemluví. V každé z vašich hlav je místo, kde předtím bylo něco, co vám nikdy nepatřilo. Je tam překvapivé ticho.

saga-page-m6-lost-m7 = Cizí sen
saga-page-m6-lost-m7-1 = Dostanete se ven odtokem pro ošetřovatele, bez Séra. Hodinu se všem s otevřenýma očima zdá stejný sen: studená voda a žádné dno. Když skončí, stojíte před dveřmi příliš horkými na dotyk.

saga-page-m7-won-m8 = Nahoru
saga-page-m7-won-m8-1 = Za reaktorem je výtah s kobercem. Má jediné tlačítko a vedle něj mosaznou destičku: ŘEDITELSTVÍ. Pro změnu jede nahoru.
saga-page-m7-won-m8-burn = Pod vámi ve tmě tikají nálože a srdce začalo klopýtat. Ať se nahoře rozhodne cokoli, dlouho to trvat nebude.
saga-page-m7-won-m8-cooled = Pod vámi je klid. Srdce už nebuší, polovina dveří v dolních patrech usnula a s nimi i vrata, kterými chodí ostraha. Chvíli potrvá, než si toho všimnou.

saga-page-m7-lost-m8 = Nahoru
saga-page-m7-lost-m8-1 = Z reaktoru ani tak neodejdete, jako spíš vypadnete, do výtahu s kobercem a jediným tlačítkem. Na mosazné destičce stojí ŘEDITELSTVÍ. Někdo nahoře vám ho posílá, což je zdvořilé a dobré to být nemůže.
saga-page-m7-lost-m8-burn = Za vámi se srdce splašilo. U ventilů nikdo nezůstal a podlaha tluče jako pěst do dveří. Deepwell začal hořet odspodu.

saga-page-m8-won-m9 = Jediný východ
saga-page-m8-won-m9-1 = Někdo na povrchu rozhodl, že se Deepwell příliš prodražil. Úroveň po úrovni, odspodu nahoru, začíná čistka: tupá rána, teplý vítr, o světlo na tabuli méně. Východ je jediný. Byl postaven pro rakety.
saga-page-m8-won-m9-deal = Smlouva je podepsaná a inkoust ještě nezaschl. Vaše nové průkazy otevřou dveře do šachty bez jediného zvuku. Nikdo je nehlídá. Právě to vám mělo být divné.
saga-page-m8-won-m9-down = Křeslo ředitelky Hale je prázdné a tabule na její stěně počítá světla dál bez ní.

saga-page-m8-lost-m9 = Jediný východ
saga-page-m8-lost-m9-1 = Z ředitelského patra odcházíte kuchyní. Ředitelka za vámi nikoho neposílá; vezme si kabát a jde sama. Dole začíná úroveň po úrovni čistka: rána, teplý vítr, o světlo méně. Východ je jediný, rovnou nahoru.

saga-page-left-below = Zůstali dole
saga-page-left-below-1 = Šachta se zavře bez velkých okolků. O tři týdny později diktuje nová ředitelka toho, co z Deepwellu zbylo, poznámku do spisu: neoprávnění návštěvníci, počet nejistý, věc uzavřena. Má hezký rukopis a kašel, který svádí na prach.
saga-page-left-below-core = Jeden řádek je připsaný rukou: na třetí podestě bylo nalezeno Datové jádro, nepoškozené. V inventáři je vedeno jako „aktiva“.
saga-page-left-below-serum = Jeden řádek je připsaný rukou: na třetí podestě byla nalezena lahvička, která stále svítí. Stojí na stole nové ředitelky. Je z ní dobrá noční lampička.
saga-page-left-below-nothing = V kolonce „nalezené věci“ stojí: žádné.

saga-page-company-man = Lidé firmy
saga-page-company-man-1 = Tentokrát jsou průkazy pravé. Byty taky, s opravdovými okny a výhledem na namalované moře. Spíte dobře, většina z vás. V pondělí bývá porada.
saga-page-company-man-2 = Na podzim přistane raketoplán se čtyřmi lidmi na palubě, papíry dobré, padělané. Vidíte je na šesti obrazovkách, ze všech stran, u rampy vlastní lodi. Úřednice se podívá na vás. To tlačítko je teď vaše.

saga-page-lantern-lit = Rozžatá Lucerna
saga-page-lantern-lit-1 = Jedenáct minut trvá, než signál opustí soustavu, a jednu noc, než ho mají všichni. Ráno je Lucerna v každé nemocnici, která má přijímač, a křídou na každé zdi v přístavu.
saga-page-lantern-lit-whole = Obě půlky, celé. V dolním městě se někdo probudí bez horečky a neví, komu poděkovat. Akcie Mazonu se propadají podlahou, na které stojí.
saga-page-lantern-lit-core = Je to vzorec bez séra: půlka léku a závod o zbytek. Ale teď už je to závod, s výstřelem na startu, a běžet v něm může spousta lidí.
saga-page-lantern-lit-serum = Je to složení séra bez vzorce: půlka léku a závod o zbytek. Ale teď už je to závod, s výstřelem na startu, a běžet v něm může spousta lidí.
saga-page-lantern-lit-2 = Blaine na vás vypíše odměnu. Je to pěkná odměna. V některých barech kvůli ní pijete zadarmo.

saga-page-ash = Popel
saga-page-ash-1 = Pláně klesnou o dlaň, pomalu, jako když si někdo sedá. Žádná siréna nezazní. Deepwell je teplé místo v zemi, na kterém se popel neudrží. Lucernu nemá nikdo. Kmen nákazy taky ne.
saga-page-ash-heron = Volavka sedí na nákladové rampě a píše si čísla na rukáv, dokud není plný. Je poslední, kdo si pamatuje, jak se to dělalo. Jestli si to pamatovat chce, ještě nerozhodla.
saga-page-ash-2 = Blaine se ptá, co tam dole bylo. „Díra,“ řeknete a těžko říct, jestli tomu věří. Druhou půlku zaplatí i tak. Prý za raketoplán.

saga-page-paid-in-full = Splaceno
saga-page-paid-in-full-1 = Blaine na vás čeká na ploše osobně, což nikdy nedělá, a s deštníkem, i když na Eiras neprší. „Všechno?“ zeptá se a počítá. Nakonec spočítá i vás.
saga-page-paid-in-full-core = Za Datové jádro zaplatí hned a beze slova, jako někdo, kdo má tu sumu dávno připravenou.
saga-page-paid-in-full-serum = Za Sérum zaplatí dvakrát: jednou za lahvičku a jednou za to, že zapomenete barvu.
saga-page-paid-in-full-heron = Pro Volavku čeká auto se záclonkami. Každému z vás podá ruku, což chvíli trvá. „Účtenku si nechte,“ řekne.
saga-page-paid-in-full-truth = Večer vidíte bednu se svým zbožím na jiné lodi, pod jiným štítkem. Příjemce znáte. Je to ten typ kupce, kterému není po chuti, když se nemocní uzdravují moc rychle.
saga-page-paid-in-full-2 = Peníze jsou dobré. Jsou tam všechny, v malých bankovkách, a nikdy ještě nebyly cítit takovým ničím.

saga-page-epilogue-okoro-alive = Velitelka Okoro odevzdala čtyřicetistránkovou zprávu bez jediného přídavného jména a byla povýšena.
saga-page-epilogue-okoro-dead = Velitelka Okoro má u brány páteře pamětní desku. Každý pátek ji leští lidé, kteří u toho nebyli.
saga-page-epilogue-shrike-loose = Ťuhýk posílá pohlednici. Není na ní nic než obrázek tramvaje.
saga-page-epilogue-shrike-dead = Maren Voss měla nájem zaplacený dopředu. Domácí pokoj pořád větrá.
saga-page-epilogue-shrike-bought = Ťuhýk se drží toho, za co byla zaplacena, což překvapuje všechny a nejvíc ji samotnou.
saga-page-epilogue-chovar-caged = Starý Příliv pořád vzhlédne, když někdo jde kolem jeho pole. Už tudy moc lidí nechodí.
saga-page-epilogue-chovar-free = Rybáři na druhém pobřeží vyprávějí o stínu, který si brouká. Přestali se ho bát.
saga-page-epilogue-chovar-dead = Kde býval Starý Příliv, kape to ještě chvíli, ze zvyku.
saga-page-epilogue-orchard-loose = V zahradě zůstaly rozbité záhony a něco odešlo po schodech.
saga-page-epilogue-orchard-trapped = Chladírna je pořád zavřená. Tu a tam se dveře vyboulí, jednou, jako by se ptaly.
saga-page-epilogue-orchard-dead = Ze Sadu zbyla bedna drobných tvrdých plodů. Převzetí nechce nikdo podepsat.
saga-page-epilogue-fallen-dulinsky = Kapitánka Dulinsky padla v šachtě. U dlouhého stolu vedle přistávací plochy jí drží místo, pro jistotu.
saga-page-epilogue-fallen-curby = Na Curbyho existuje seznam náhradních dílů, jedenáct stránek. Někdo už začal odškrtávat.
saga-page-epilogue-fallen-alyse = Alyse padla cestou nahoru. Kdo byl blízko ní, přísahá, že na okamžik přestalo všechno bolet.
saga-page-epilogue-fallen-devil = Devilův plamenomet byl ještě teplý, když ho našli. Ve třech přístavech se pije na jeho zdraví; ve dvou ještě nezaplatil.
saga-page-epilogue-fallen-wrath = Wrathův meč vězí ve schodu šachty a nejde vytáhnout. Zkoušeli to.
saga-page-epilogue-fallen-ogan = Poslední střelecká věž Ogana Helkkareho pořád otáčí hlavu, vlevo, vpravo, vlevo, jako by si jen odskočil pro nářadí.
