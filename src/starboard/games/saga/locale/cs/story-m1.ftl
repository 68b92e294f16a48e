# Špatné papíry: stránky mise.

saga-page-m1-briefing = Špatné papíry
saga-page-m1-briefing-1 = Padělané propustky byly dobré. Úřednice na celnici byla lepší. Dlouho si je prohlížela, usmála se, popřála vám příjemný pobyt na Eiras a stiskla něco pod stolem.
saga-page-m1-briefing-2 = Teď stojíte na rampě vlastního raketoplánu, v hangáru, který se začal zavírat, kus po kuse a v abecedním pořadí. Ostraha přichází ze tří stran. Nikdo zatím nevystřelil; někdo vám ještě čte vaše práva.
saga-page-m1-briefing-3 = Pak se na služebním kanálu ozve hlas, ženský a klidný. „Říkejte mi Volavka. Dolů vedou dvě cesty. Schody pro personál za celnicí: blízko, ale pořádně zamčené. Nákladní výtah na druhé straně plochy: daleko a dobře hlídaný. Jednu si vyberte. Obě vám nenechají.“

saga-page-m1-start = Zachovejte klid
saga-page-m1-start-1 = Siréna má tři tóny a používá všechny. Mezi nimi hlas úřednice, vlídný jako předtím: „Zůstaňte prosím u svého vozidla. Za okamžik se vám bude někdo věnovat.“ Na stěně se rozsvítí časový rozvrh. Jménem v něm nejste, ale je o vás.

saga-page-m1-recording = Ještě něco
saga-page-m1-recording-1 = „Ještě něco,“ říká Volavka. „Na celnici se všechno nahrává. V terminálu tam uvnitř jsou vaše obličeje, vaše hlasy a ten hloupý vtip o kávě, co jeden z vás řekl. Smažte to a tady dole nikdo nebude vědět, koho vlastně hledá.“

saga-page-m1-lockdown-locks = Uzávěra, část první
saga-page-m1-lockdown-locks-1 = Zdmi proběhnou závory jako zachvění. Každý zámek, který byl ještě zamčený, je teď zamčený o něco víc. Rozvrh si za první řádek udělá úhlednou fajfku.

saga-page-m1-lockdown-points = Uzávěra, část druhá
saga-page-m1-lockdown-points-1 = Boční vrata hangáru se otevřou na celou šířku. Kdo přichází teď, přichází ve dvojstupu. Druhý řádek, druhá fajfka.

saga-page-m1-lockdown-guard = Uzávěra, část třetí
saga-page-m1-lockdown-guard-1 = Všechno volno se ruší, hlásí reproduktor, a odněkud zdola je slyšet, jak spousta lidí naráz odkládá příbory. Na posledním řádku rozvrhu stojí jen: ZAPEČETIT.

saga-page-m1-tank = Zákaz kouření
saga-page-m1-tank-1 = Cedule na nádrži říkala ZÁKAZ KOUŘENÍ, ve čtyřech jazycích. To, co z ní zbylo, dopadne o hodně později a menším písmem.

saga-page-m1-your-faces = Šest obrazovek
saga-page-m1-your-faces-1 = Káva je ještě teplá. Šest obrazovek ukazuje šestkrát stejnou rampu a na ní ze všech stran vás. Nesluší vám to ani na jedné. Někdo už nakreslil červené kolečko.

saga-page-m1-stairwell = Schody pro personál
saga-page-m1-stairwell-1 = Předsíň s mrtvou kytkou a za ní schodiště osvětlené zdola. Někdo zamaloval čísla pater, a to dvakrát. Vede to dolů, tolik se ještě přečíst dá.

saga-page-m1-lift-cage = Nákladní výtah
saga-page-m1-lift-cage-1 = Klec výtahu si pobzukuje, dveře otevřené, nosnost jedenáct tun. Cedule zakazuje přepravu osob. Ostraha je tu od toho, aby ceduli vysvětlila.

saga-page-m1-undecided = Nemám službu
saga-page-m1-undecided-1 = Za dveřmi stojí laborant s chlebem v ruce, sám, a ještě si nevybral stranu. Podívá se na vaše zbraně. Podívá se na skříň. „Nemám službu,“ řekne do prázdna a vyrazí.

saga-page-m1-won-1 = Směr dolů
saga-page-m1-won-1-1 = Za vámi se hangár zapečetí kolem prázdného raketoplánu. Někde nahoře zavírá úřednice váš spis s datem a otazníkem. Odsud vede jen jedna cesta, a ta páchne dezinfekcí.

saga-page-m1-lost-1 = Zůstaňte na místě
saga-page-m1-lost-1-1 = Většina z vás už nestojí a ostatní drží ruce tak, aby na ně bylo vidět. Úřednice z celnice přijde na plochu osobně, s formulářem v trojím vyhotovení. „Účel vaší návštěvy?“ zeptá se a tentokrát na odpověď čeká.

saga-page-m1-lost-2 = Zapečetěno
saga-page-m1-lost-2-1 = Poslední řádek rozvrhu dostane svou fajfku. Dveře, výtah, schody, šachty: zavřeno, a vy na špatné straně. Siréna utichne uprostřed tónu. Do ticha oznámí reproduktor, že se vám teď někdo věnuje.
