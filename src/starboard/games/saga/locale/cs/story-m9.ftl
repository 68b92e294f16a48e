# Šachta: stránky mise.

saga-page-m9-briefing = Šachta
saga-page-m9-briefing-1 = Východ je jediný: stará startovací šachta, čtyři podesty, rovnou nahoru. Pod vámi se Deepwell čistí, patro po patře. Oheň nespěchá. V každém kole si vezme řadu podlahy, později dvě, a co si vzal, je pryč.
saga-page-m9-briefing-2 = Na každé podestě jsou dvojí schody: široké dveře se zámkem a úzké bez něj, které ucpe jediný strážný. Na třetí podestě je požární klapka, dobrá na jednu přestávku. Nahoře stojí vysílač pro toho, kdo má ještě co říct.
saga-page-m9-briefing-3 = Nahoře někdo čeká. Kdo, to záleží na tom, co jste dosud udělali, a udělat to jinak už nejde. Lezte.

saga-page-m9-start = Vzestupný proud
saga-page-m9-start-1 = Horký vítr fouká kolem vás vzhůru a bere s sebou popel, papír, rukavici. Někdo pustí přes zábradlí minci, pro štěstí. Chvíli posloucháte. Nikam nedopadne.

saga-page-m9-lift-wreck = Spadlý výtah
saga-page-m9-lift-wreck-1 = Uprostřed podesty leží výtah, který před lety spadl, s dveřmi pořád zdvořile zavřenými. Ukazatel nad nimi stojí na nejvyšším patře. Slouží tu jako zeď. Nikdo ho nikdy neotevřel.

saga-page-m9-crew-landing = Všechno nejlepší
saga-page-m9-crew-landing-1 = Palandy, stůl, transparent: VŠECHNO NEJLEPŠÍ K NAROZENINÁM, jméno je utržené. Na západní stěně páka požární klapky pod silnou vrstvou barvy. Kdo za ni zatáhne, daruje všem dvě kola.

saga-page-m9-hale-hunts = V kabátě
saga-page-m9-hale-hunts-1 = Dole, mezi vámi a ohněm, se otevřou dveře. Vyjde ředitelka Hale v cestovním kabátě, s pistolí v ruce, a po tom, co hoří, se neohlédne; vždyť je to jen osm úrovní. „Odešli jste,“ řekne, „bez rozloučení.“

saga-page-m9-counted = Spočítáni
saga-page-m9-counted-1 = Nebe, čtverec nebe, šedý a obrovský. Před ním stojí ve dvou řadách lidé ve firemních barvách. Někdo vás nahlas počítá, jak vycházíte, s tužkou, jako cestující. Součet zřejmě nevychází; míří, aby ho opravili.

saga-page-m9-regards = Pozdravy
saga-page-m9-regards-1 = Nebe, čtverec nebe. Před ním stojí lidé v záchranářských vestách s dekami přes ruku. Už na ně máváte, když si všimnete, co je pod dekami. „Blaine vás nechává pozdravovat,“ řekne první. „Prý to nikdy nebylo osobní. Prý to pochopíte.“

saga-page-m9-empty-posts = Otevřená vrata
saga-page-m9-empty-posts-1 = Nebe, čtverec nebe. Vrata jsou otevřená, stanoviště prázdná, na zábradlí se ještě kouří z hrnku. Nikdo vás nezastavuje; není tu kdo. Vaše nové průkazy blikají zeleně do prázdna. Zdola, ze schodů, je slyšet něco jako spousta mokrých nohou.

saga-page-m9-orchard-climbs = Našlo to schody
saga-page-m9-orchard-climbs-1 = O dvě podesty níž se něco velkého opře o zábradlí. To dýchání znáte. Pořád to má květy, některé hoří, a nevadí mu to. Sad jde nahoru za světlem.

saga-page-m9-broadcast = Všem, kterých se to týká
saga-page-m9-broadcast-1 = Vysílač se zahřívá a je cítit prachem. Pak se nad pláněmi, nad přístavem, nad vším, co má anténu, rozlehne hlas: čísla, řádek za řádkem, beze spěchu, jako recept předčítaný dítěti. Nahoře někdo křičí, ať to vypnou.

saga-page-m9-out = Vítr
saga-page-m9-out-1 = Vítr. Opravdový vítr, jen z jedné strany a s pískem. Poslední z vás se převalí přes okraj plošiny a leží na zemi a země se nehýbe.

saga-page-m9-won-1 = Nahoře
saga-page-m9-won-1-1 = Za vámi stojí nad šachtou sloup horkého vzduchu, rovný jako prst. Slunce je malé a příliš ostré a každému z vás připadá výtečné. Co jste vynesli, je venku. Zbytek zůstane dole.

saga-page-m9-lost-1 = Mezi podestami
saga-page-m9-lost-1-1 = Většina z vás sedí u zdi mezi dvěma podestami a zeď se zahřívá. Někdo začne vyprávět vtip, který všichni znají. Je dlouhý. Dostane se až k tramvaji.

saga-page-m9-lost-2 = Příliš málo
saga-page-m9-lost-2-1 = Na to, aby jeden druhého vysadil nahoru, musí být dva, a dva už nejste. Plošina je jedenáct schodů daleko. Stejně dobře by to mohl být měsíc, který je odtud mimochodem vidět.

saga-page-m9-lost-3 = Poslední řada
saga-page-m9-lost-3-1 = Oheň dosáhne nejvyšší podesty a udělá to, kvůli čemu ho poslali. Na okamžik je dost světla na čtení. Pak je šachta jen díra v Popelových pláních a vítr do ní fouká písek.
