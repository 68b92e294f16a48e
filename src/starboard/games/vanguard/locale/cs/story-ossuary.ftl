# Pláň kostnice: záznamy.

vanguard-page-ossuary-860 = Žebra
vanguard-log-ossuary-860-1 = Žebra až k obzoru. Na každém jsou díry po nýtech, nebo stopy nýtů, nebo zubů. Přístroje říkají trup, potom kost, potom zase trup; pak se shodnou, že budou mlčet. My taky, rampa je napůl dole a vítr jde skrz.
vanguard-log-ossuary-860-2 = Ať to byla flotila nebo stádo, zemřelo to tady a všechno se to dívá stejným směrem. Pod plání vede podle sondy páteř z chodeb a někde v nich něco zpívá. Mohli bychom minutu postát. Patřilo by se to. Práce počká, vítr ne.

vanguard-page-ossuary-861 = Třicet metrů
vanguard-log-ossuary-861-1 = Třicet metrů, rovné jako řez, a dno moje lampa nenajde. Na druhé straně stojí jeřáb. Je vysoký jako člověk, příčky má rozmístěné pro nohy, jako jsou naše, a držadla pro něco, co nejsou ruce. No dobře. Takže přejít tu chtěl už i někdo jiný.

vanguard-page-ossuary-862 = Něco se zastaví
vanguard-log-ossuary-862-1 = Potichu. Ten tunel má taky žebra, jako hrdlo zevnitř, a kromě nás je v něm ještě něco. Jde to, když jdeme my. Zastaví se to, když se zastavíme. A jde mu to čím dál líp.
vanguard-log-ossuary-862-2 = Bere si to, co nám upadne: sponu, rukavici, vybitou lampu. Bere to velmi úhledně. Za druhou zatáčkou už to má dvě jména: v hlášení Morkolez, pro nás ostatní Paběrkář. Radši bych, aby nemělo žádné. Jakmile má něco jméno, začnou od toho lidé čekat způsoby.

vanguard-page-ossuary-863 = Sto lůžek
vanguard-log-ossuary-863-1 = Síň tak vysoká, že to lampy vzdávají. Po obou stranách stojí sto otevřených lůžek, jako nastavené dlaně. Všechna prázdná až na jedno. V něm sedí kámen v podobě pilota, s koleny u sebe a hlavou trochu skloněnou. Prach je tu na všem, jen na tom kameni ne.

vanguard-page-ossuary-864 = Hlas kapitánky
vanguard-log-ossuary-864-1 = „Nejdřív najděte jeden druhého,“ řekne tma hlasem kapitánky. Je to její hlas i s tím krátkým nádechem předtím. Nikdy tu nebyla. Řekla to jednou, na jiném světě, špatnou vysílačkou. „Jeden druhého,“ zopakuje tma tiše, jako když si někdo zkouší kabát.

vanguard-page-ossuary-865 = Lano na druhé straně
vanguard-log-ossuary-865-1 = Lano je na druhé straně, první prkno leží, druhé leží a já na něm stojím, takže můžete dýchat. Dneska vydrží. S náhradními pláty z výsadkové lodi by vydrželo navždy, nebo čemu se tak říká. Stojí to zásoby a pot a jediné, co z toho kdo má, je most.

vanguard-page-ossuary-866 = Prach vstal
vanguard-log-ossuary-866-1 = Slyšíte mě? Prach vstává. Vstává a jde, pryč z pláně, za žebro, za cokoli. Odsud shora má nějaký tvar. Ne. Ne, neřeknu vám jaký. Jenom nestůjte před ním.

vanguard-page-ossuary-867 = Další kýl
vanguard-log-ossuary-867-1 = Bouře si lehne tam, kde stála. Na pláni je teď ticho jako v pokoji, ze kterého právě někdo odešel. Odkrytý leží kýl, který byl ještě před hodinou pohřbený. Ukazuje tam, kam ukazují všechny.

vanguard-page-ossuary-868 = Jako zub
vanguard-log-ossuary-868-1 = Jde ven jako zub: nic, nic, nic a pak najednou celé. Zpěv se přeruší uprostřed slova. Držím ho oběma rukama, je teplé a těžší, než na co má právo. Nikdo neřekne dobrá práce.
vanguard-log-ossuary-868-2 = Pak se každá stěna na míli kolem nadechne. Nemyslím průvan, myslím nádech. Máme, pro co jsme přišli, a měli bychom být někde jinde, a rychle, a jediná cesta tam vede těmihle šachtami nahoru.

vanguard-page-ossuary-869 = Zvon bez úst
vanguard-log-ossuary-869-1 = Horko a světlo, které nemá lampu. Jádro sedí v živé skále jako oko v důlku: zvon bez úst. Vysílačky v přilbách se samy zapnou a přehrají poslední hodinu, každé slovo a každé zakašlání, vícehlasně.

vanguard-page-ossuary-870 = Sloka
vanguard-log-ossuary-870-1 = To je sloka a máme ji; zbavit se jí už by asi nešlo. Je to adresa, hloubka, směr a na konci něco jako „pojďte“. Každá je zazpívaná hlasem toho, kdo poslouchal. Rukávy si nechávám dole. Husí kůži mám až k ramenům.

vanguard-page-ossuary-871 = Křeslo
vanguard-log-ossuary-871-1 = Po lícní kosti nahoru, okem dovnitř a první místo je moje. Vejde se nás sem dvacet. Uprostřed, kde by ho člověk chtěl ze všeho nejmíň, stojí křeslo, přišroubované ke kosti, nebo z ní vyrostlé. Takže tu opravdu někdo seděl a řídil.
vanguard-log-ossuary-871-2 = Na opěrce je proužek skla a v něm čárka světla, která pořád běží. Sedám si, nikdo přece neříká, že se to nesmí. Čárka neukazuje, kam letěli. Ukazuje zpátky, odkud přiletěli. Nejspíš domů.

vanguard-page-ossuary-872 = Náklad hučí
vanguard-log-ossuary-872-1 = Jádro je v nákladovém prostoru a nákladový prostor hučí; slyším to až tady, pod každou vaší větou. Když se zavřelo víko, trupy na pláni si sedly, všechny najednou, jako lidé, kteří velmi dlouho stáli. Někdo to určitě slyšel.
vanguard-log-ossuary-872-2 = Rozkaz byl můj a je pod ním moje jméno. Vy jste ho splnili a tu věc vynesli nahoru a já k tomu dodám jen jedno: vraťte se všichni. Nechci za ni zaplatit ještě víc.

vanguard-page-ossuary-873 = Páteř se láme
vanguard-log-ossuary-873-1 = Páteř se láme, za Komorou písně, vidím to odsud, půda změkla v celé jedné čáře. Z každé šachty jde prach. Kdo je dole, ať leze, lezte skrz něj, je to jediná cesta, která ještě je cesta. A volejte přitom jména.

vanguard-page-ossuary-874 = Jeden opravený tón
vanguard-log-ossuary-874-1 = Tým zpívá. Nezpívá dobře; jeden hlas je pod tónem a druhý se strachy sotva drží smíchu. Jádro ztichne a poslouchá. Pak píseň vrátí, jejich vlastními hlasy, s jediným opraveným tónem.
vanguard-log-ossuary-874-2 = S tím tónem je jí rozumět. Není to nářek. Je to výzva k přistání: adresa, hloubka, směr, pojďte. Flotila tu nezemřela náhodou. Byla pozvaná; přistála spořádaně a čekala, až jí někdo řekne, co dál.
vanguard-log-ossuary-874-3 = Nezbyl nikdo, kdo by řekl „jděte“. A tak zůstala, trup vedle trupu, čelem k tomu hlasu, až z ní byla pláň. Poslední Lucerny podél koridoru volají dodnes. Tahle od této chvíle taky poslouchá.

vanguard-page-ossuary-875 = Podle barev
vanguard-log-ossuary-875-1 = Tak tady Paběrkář bydlí: dutina za galerií, suchá a zametená. Podél stěn leží každá drobná lesklá věc, kterou flotila kdy měla, knoflíky, ciferníky, střípky čoček, roztříděné podle barev. V modré řadě vidím sponu od své lampy.
vanguard-log-ossuary-875-2 = Sedí uprostřed a dělá se malý, což mu chvíli trvá. Pak skloní čumák, vybere jeden kousek, rozmyslí si to, vybere lepší a přistrčí nám ho po podlaze.

vanguard-page-ossuary-876 = Písmo z kostí
vanguard-log-ossuary-876-1 = Shora je ta pláň věta v písmu z kostí. Dala jsem ten obraz na velkou obrazovku a na můstku nikdo neřekl ani slovo. S písní se dá skoro přečíst. Bez jádra se zastaví. Co jsme tam dole udělali, stojí v mém hlášení.

vanguard-page-ossuary-877 = Upuštěné lampy
vanguard-log-ossuary-877-1 = Lano je dole, visí v tom prachu, nahmatejte ho, na konci má světlo. Drží se všichni? Všichni, tak jedem, jedem. Lampy nechte. Něco tam dole sbírá vaše lampy. Odnáší je jednu po druhé. A dává na ně strašný pozor.

vanguard-page-ossuary-878 = Jediná nová věc
vanguard-log-ossuary-878-1 = Až se vynadíváte na kosti, koukněte támhle, na rozsedlinu. Tenká lesklá čára, rovně napříč: ta je naše. Je to jediná nová věc na celé pláni. Vydrží tam, i až budu v penzi, a jednou po ní někdo přejde a ani ho nenapadne o tom přemýšlet.

vanguard-page-ossuary-879 = Bez písně
vanguard-log-ossuary-879-1 = Žádná píseň. V přilbách slyšíme jen sami sebe. Bouře začíná dřív, než se zastaví motory, jako by za dveřmi čekala, až vejdeme. Krátká lana, všichni. Nikdo nikoho nepustí.

vanguard-page-ossuary-880 = Opravený tón
vanguard-log-ossuary-880-1 = Vítr jde přes pláň a brouká si a ten tón má správně; určitě cvičil. V boku každého trupu jsou otevřené dveře z kosti, kde předtím byla stěna. Zdola se ozývají hlasy týmu a znějí, jako by měly radost, že ho vidí.
