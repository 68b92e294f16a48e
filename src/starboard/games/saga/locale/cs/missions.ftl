# Mise: názvy, podmínky vítězství, zvláštní pravidla.

saga-mission-a-win-mercenaries = Žoldnéři: vyhráváte ve chvíli, kdy Dulinsky otevře služební dveře.
saga-mission-a-win-nexus = Nexus: vyhráváš, když je Dulinsky vyřazena.
saga-mission-a-rule-door = Služební dveře jsou zamčené a nelze je zničit: odemkněte je u terminálu a potom je otevřete další akcí.
saga-mission-a-rule-late-shift = Pozdní směna: bod posil je až do konce kola 3 mimo provoz.

saga-mission-b-win-mercenaries = Žoldnéři: vyhráváte, když se otevře brána za řídicí místností.
saga-mission-b-win-nexus = Nexus: vyhráváš, když je jeden z nich vyřazen, nebo když jsou oba zároveň ochromení.
saga-mission-b-rule-keys = Klíče: otočení klíče je operace se složitostí 1 u jeho terminálu. Klíč zůstane otočený do konce příštího kola. Jakmile jsou oba otočené zároveň, brána je natrvalo odemčená; nic jiného ji neotevře a nelze ji zničit.
saga-mission-b-rule-consoles = Čerpadla: na oba terminály nelze útočit. Bod posil v řídicí místnosti se používá až poté, co se některým klíčem poprvé otočí.
saga-mission-b-rule-night-crew = Noční směna: Nexus smí povolávat posily jen v sudých kolech.
saga-mission-b-operation-key-1 = Otočit bližším klíčem
saga-mission-b-operation-key-2 = Otočit vzdálenějším klíčem
saga-mission-b-hint-two-keys-two-hands = Brána se otevře, jakmile jsou oba klíče otočené zároveň.

saga-mission-c-win-mercenaries = Žoldnéři: vyhráváte, když dva žoldnéři odešli po komínovém žebříku v hale s pecí.
saga-mission-c-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 15.
saga-mission-c-rule-flue = Komín: žebřík lze použít až poté, co některý žoldnéř zatáhne za páku v hale s pecí, akcí vedle ní.
saga-mission-c-rule-key = Předákův klíč: západní dveře haly s pecí nesou označení „Přístup odepřen“. Kdo má klíč (kartu Důstojnická propustka), otevře je jednou akcí.
saga-mission-c-rule-burner = Hořák: žoldnéř vedle něj ho smí zapálit akcí: šablona plamene od něj sahá na západ nebo na sever, 3 kostky proti každému, koho se dotkne. Od té chvíle smí Nexus totéž jednou za každou fázi Nexu místo jedné aktivace, dokud hořák stojí.
saga-mission-c-use-burner = Zapálit hořák
saga-mission-c-use-nexus-burner = Zapálit hořák
saga-mission-c-use-flue = Zatáhnout za páku komína
saga-mission-c-hint-foremans-key = Západní dveře haly s pecí se otevřou tomu, kdo má předákův klíč.

saga-mission-m1-win-mercenaries = Žoldnéři: vyhráváte, když v hangáru nezůstal žádný živý žoldnéř a alespoň jeden odešel, všichni stejným východem: po schodech pro personál, nebo nákladním výtahem.
saga-mission-m1-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo je-li po skončení kola 13 některý žoldnéř ještě v hangáru.
saga-mission-m1-rule-one-exit = Jeden východ: první žoldnéř, který odejde, rozhodne za všechny; druhý východ se zavře.
saga-mission-m1-rule-lockdown = Uzávěra: na konci kola 4 se každý zámek nad 0 zvýší o 1 (nejvýše na 4); na konci kola 8 se dva body posil v hangáru zvětší o pole; na konci kola 11 má Nexus o 1 aktivaci víc; na konci kola 13 se hangár zapečetí.
saga-mission-m1-rule-tank = Plná nádrž: na palivovou nádrž se dá střílet (3 obranné kostky). Když je zničena, každý do 2 polí od ní utrpí útok 3 kostkami bez krytí a bedny do 2 polí zmizí.
saga-mission-m1-operation-wipe = Smazat záznam z celnice

saga-mission-m2-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř a alespoň dva odešli bránou na východě.
saga-mission-m2-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 15.
saga-mission-m2-rule-belts = Pásy: na začátku závěrečné fáze posune každý pás všechny a všechno, co je na něm, o 2 pole dál (o 4, jede-li rychle), dokud něco nestojí v cestě. Na předních obloucích nezáleží a nikdo nemá volný útok. U terminálu se pásy nastaví: jedou, stojí, jedou zpět, nebo rychle.
saga-mission-m2-rule-riding = Jízda: kdo začíná pohyb na pásu a pohybuje se jen jeho směrem, má pohyb o 2 větší.
saga-mission-m2-operation-belt = Nastavit pásy
saga-mission-m2-operation-manifest = Přečíst seznam nákladu

saga-mission-m3-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř a alespoň jeden odjel z haly výtahem pro personál.
saga-mission-m3-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 16 a Nexus o žoldnéřích věděl už předtím.
saga-mission-m3-rule-unaware = Nenápadnost: Nexus o vás neví. Dokud vás neodhalí, nikoho nepovolává a jeho přisluhovači chodí na obchůzky; do 2 polí od dveří do haly nesmějí skončit, ledaže je tam vede obchůzka.
saga-mission-m3-rule-sleepers = Spáči: kdo spí, nic nevidí, nic nedělá a nemá přední oblouk. Hlučná akce nebo výstřel v krátkém dostřelu ho vzbudí; vzbudí ho i to, že jste byli odhaleni. Pak zmizí i žetony tmy.
saga-mission-m3-rule-lobby-door = Dveře do haly: kdo má Důstojnickou propustku, odemkne a otevře je jednou akcí. Každá úroveň zámku, kterou na nich před odhalením prolomíte, se počítá jako hlučná akce.
saga-mission-m3-rule-shift-change = Střídání směn: pokud si vás do konce kola 16 nikdo nevšiml, jste odhaleni právě tehdy a čas běží až do kola 20.
saga-mission-m3-operation-duty = Změnit rozpis služeb
saga-mission-m3-use-the-patient = Promluvit s nemocnou laborantkou
saga-mission-m3-ask-take-her-along = Vzít nemocnou ženu s sebou dolů do zahrady?
saga-mission-m3-answer-agree = Vzít ji s sebou
saga-mission-m3-answer-refuse = Nechat ji tady

saga-mission-m4-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř, všichni odešli stejným východem, tramvají nebo služebním výtahem, a jeden z nich má Volavku.
saga-mission-m4-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, když skončí kolo 16, nebo když Volavka zůstane celé kolo sama poté, co byl vyřazen ten, kdo ji vedl.
saga-mission-m4-rule-orchard = Sad se sluní: nedělá nic, dokud nemá zranění, žoldnéř neskončí tah do 2 polí od něj, nepraskne tabule nebo neskončí kolo 11. Stojí-li celý v chladírně, když se tam zavřou široké dveře, je navždy uvězněn.
saga-mission-m4-rule-glass = Sklo: skrz tabuli je vidět na obě strany, ale nedá se přes ni střílet ani projít, dokud se nerozbije. Žoldnéři mohou na tabule útočit (1 obranná kostka); Sad je rozbíjí chůzí.
saga-mission-m4-rule-spores = Výtrusové záhony: kdo na některém skončí pohyb, utrpí útok 1 kostkou bez krytí; roboti, bossové a nakažení ne. Laborant nebo člen ostrahy, kterého to zraní, se stane Obětí Moru.
saga-mission-m4-rule-heron = Volavka jde s tím, kdo ji vzal: jeho pohyb je o 1 menší. Je-li ochromen, může být zraněna; je-li vyřazen, zůstane tam, kde padl.
saga-mission-m4-operation-pod = Otevřít izolační kapsli
saga-mission-m4-operation-evacuate = Evakuovat personál
saga-mission-m4-operation-vent = Vypustit ze zahrady vzduch
saga-mission-m4-operation-lure = Zapnout pěstební lampu

saga-mission-m5-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř a alespoň jeden odjel tramvají. Datové jádro je kořist, ne podmínka.
saga-mission-m5-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 18.
saga-mission-m5-rule-shelves = Regály: z terminálu se regál posune o 1 pole na východ, nebo zpět. Kdo mu stojí v cestě, je odtlačen o 1 pole; není-li kam, utrpí útok 3 kostkami bez krytí a regál zůstane stát. Posouvat regály mohou i přisluhovači, akcí u terminálů mezi regály.
saga-mission-m5-rule-rival = Sokyně: na konci kola 5, nebo jakmile se otevře kurátorova kancelář, se odhalí zbývající zóny a Ťuhýk jde pro jádro, pak na tramvaj. Zámky ji nezastaví. Střílí, jen když se nemůže přiblížit. Je-li vyřazena, upustí, co má.
saga-mission-m5-rule-price = Její cena: žoldnéř vedle ní, mimo její přední oblouk, ji může akcí koupit za 3 vlastní vítězné body, nebo zadarmo, pokud jste vynesli zapečetěný kufřík. Jádro nechá na místě a odejde.
saga-mission-m5-operation-roll = Posunout regál
saga-mission-m5-operation-ledger = Přečíst hlavní knihu
saga-mission-m5-use-agents-roll = Posunout regál
saga-mission-m5-use-buy = Koupit Ťuhýka

saga-mission-m6-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř, alespoň jeden odjel výtahem z galerie a někdo z nich má Sérum.
saga-mission-m6-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 16.
saga-mission-m6-rule-fields = Silová pole zastaví pohyb i každý útok, který potřebuje linii výhledu. Dokud je pole výběhu zavřené, dosáhnou síly Starého Přílivu jen na krátký dostřel; je-li otevřené, na dlouhý, a může vyjít ven. Terminál toto pole otevírá a zavírá.
saga-mission-m6-rule-serum = Sérum: žoldnéř ve výběhu, vedle čerpadla a mimo přední oblouky nepřátel, ho smí akcí vyprázdnit. Kdo vyprázdní druhé, má Sérum. Sérum je k mání i tehdy, když je Starý Příliv vyřazen nebo zbaven obojku.
saga-mission-m6-rule-collar = Obojek: má 3 úrovně a každý úspěch pokusu o průnik na galerii jednu natrvalo ubere. Na úrovni 1 jedná Starý Příliv jen v sudých kolech. Na 0 je volný a odejde a ten, kdo ho osvobodil, má Sérum u nohou.
saga-mission-m6-rule-feeding = Krmení: na konci kola 7 se pole západních výběhů natrvalo otevře. Ze služebny se dá otevřít dřív: pak nakažení do konce příštího kola útočí na toho, kdo je nejblíž, ať patří ke kterékoli straně.
saga-mission-m6-operation-pen = Otevřít nebo zavřít výběh
saga-mission-m6-operation-feed = Otevřít západní výběhy
saga-mission-m6-operation-collar = Povolit obojek Starého Přílivu
saga-mission-m6-use-milk = Vyprázdnit čerpadlo

saga-mission-m7-win-mercenaries = Žoldnéři: s plánem „Ochladit“ vyhráváte na konci kola, jsou-li dva ventily otevřené, ve velíně stojí alespoň dva živí žoldnéři a je jich tam víc než přisluhovačů. S plánem „Spálit“ vyhráváte, když byly nálože na třech pylonech a pak všichni, alespoň dva, odešli služební komorou.
saga-mission-m7-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když vyprší čas: po kole 17, nebo dřív, jsou-li nálože na třech pylonech.
saga-mission-m7-rule-pulse = Puls: od kola 2 zasáhne na začátku závěrečné fáze čtvrtinu haly s reaktorem: sever, východ, jih, západ a znovu dokola. Kdo tam nestojí vedle bedny nebo pylonu, utrpí útok 2 kostkami bez krytí, který obchází štíty. Z terminálu se dá puls jednoho kola utlumit.
saga-mission-m7-rule-valves = Ventily: žoldnéř vedle ventilu ho otevře akcí. Každý otevřený ventil ubere pulsu 1 kostku a hned přivolá posily v hodnotě 2.
saga-mission-m7-rule-charges = Nálože: kdo má Nálože a stojí u značky pylonu, umístí tam jednu akcí. Po první má puls 3 kostky. Přisluhovač vedle nálože ji může akcí zase sundat. Po třetí se otevře služební komora a na odchod máte 4 kola.
saga-mission-m7-variant-cool = Ochladit srdce
    .text = Otevřete dva ze tří ventilů a pak udržte velín. Každý ventil oslabí puls a přivolá posily.
saga-mission-m7-variant-burn = Spálit srdce
    .text = Umístěte nálože na tři pylony a pak do 4 kol odejděte. Přisluhovači mohou nálože zase sundat.
saga-mission-m7-operation-dampen = Utlumit puls tohoto kola
saga-mission-m7-use-valve = Otevřít ventil
saga-mission-m7-use-charge = Umístit nálož
saga-mission-m7-use-remove-charge = Sundat nálož

saga-mission-m8-win-mercenaries = Žoldnéři: vyhráváte, když je ředitelka Hale vyřazena, nebo když se s ní dohodnete.
saga-mission-m8-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, nebo když skončí kolo 17.
saga-mission-m8-rule-emitters = Zářiče: dokud některý pracuje, má Hale za každý obranu o 1 vyšší a nelze ji ochromit. Vypínají se z terminálů v obou křídlech, nebo se dají zničit (4 obranné kostky).
saga-mission-m8-rule-terms = Podmínky: na konci fáze, ve které má Hale poprvé 3 zranění, nebo na konci kola 8, je-li odhalená zasedací místnost, chce něco říct. Hráči za žoldnéře pak rozhodnou společně; rovnost hlasů znamená ne.
saga-mission-m8-rule-captive = Volavka sedí u ředitelčina stolu. Vezměte ji vedle křesla: vyhráváte i tehdy, když na plánu nezůstal žádný živý žoldnéř a někdo z těch, kdo odjeli výtahem, ji má s sebou.
saga-mission-m8-operation-emitter-north = Vypnout severní zářič
saga-mission-m8-operation-emitter-south = Vypnout jižní zářič
saga-mission-m8-operation-relay = Připravit relé k vysílání
saga-mission-m8-use-private-file = Přečíst soukromý spis ředitelky
saga-mission-m8-ask-hales-terms = Přijímáte podmínky ředitelky Hale?
saga-mission-m8-answer-accept = Podepsat
saga-mission-m8-answer-refuse = Odmítnout
saga-mission-m8-ask-why = Zeptáte se jí, proč by vás Blaine chtěl mrtvé?
saga-mission-m8-answer-ask-why = Zeptat se proč
saga-mission-m8-answer-silent = Mlčet

saga-mission-m9-win-mercenaries = Žoldnéři: vyhráváte, když na plánu nezůstal žádný živý žoldnéř a alespoň dva odešli přes startovací plošinu nahoře.
saga-mission-m9-win-nexus = Nexus: vyhráváš, když jsou tři žoldnéři (je-li jich méně, všichni) zároveň ochromení nebo vyřazení, když jich je naživu nebo venku méně než dva, nebo když čára ohně dosáhne nejvyšší řady.
saga-mission-m9-rule-burn-line = Čára ohně: od kola 2 stoupá na začátku každé závěrečné fáze o řadu, od kola 9 (od kola 7, hoří-li reaktor) o dvě. Kdo je v hořící řadě, utrpí útok 2 kostkami bez krytí, který obchází štíty; všechno ostatní je tam zničeno a nikdo tam nesmí vstoupit, leda aby se dostal ven.
saga-mission-m9-rule-damper = Klapka: žoldnéř vedle požární klapky na třetí podestě ji může akcí zavřít, jedinkrát za misi. Čára pak 2 kola nestoupá.
saga-mission-m9-rule-broadcast = Vysílač: u terminálu na nejvyšší podestě můžete jednou vysílat, má-li některý žoldnéř na plánu Datové jádro nebo Sérum. Od té chvíle má Nexus o 1 aktivaci víc.
saga-mission-m9-rule-debt = Dluh Starého Přílivu: jednou, po tahu některého žoldnéře, vyberte odhalenou zónu. Všichni přisluhovači v ní se otočí na sever a vynechají příští aktivaci.
saga-mission-m9-rule-rifle = Koupená puška: jakmile tu je, střílí za vás Ťuhýk jednou za kolo, po tahu některého žoldnéře, na přisluhovače, který je někomu z vás nejblíž.
saga-mission-m9-rule-wreck = Staří přátelé: někdo si z vraku výtahu udělal loviště. Dva tamní body posil jsou mimo provoz.
saga-mission-m9-rule-victims = Otevřené dveře: všechny zámky jsou odemčené a nikdo nehlídá. Od kola 2 přicházejí na konci každého kola dva nakažení u nejnižšího bodu posil, který zbývá. Další čtyři čekají nahoře, až se odhalí podesta posádky, a Nexus má o 3 aktivace víc.
saga-mission-m9-variant-company = Firma
    .text = Na každé podestě stojí přisluhovači firmy.
saga-mission-m9-variant-old-friends = Staří přátelé
    .text = Od třetí podesty na vás čekají Blainovi lidé. Vrakem výtahu už posily nepřicházejí.
saga-mission-m9-variant-open-doors = Otevřené dveře
    .text = Šachtu nikdo nehlídá a žádné dveře nejsou zamčené, ale každé kolo za vámi nahoru vyrazí dvě oběti Moru.
saga-mission-m9-operation-broadcast = Odvysílat, co nesete
saga-mission-m9-use-damper = Zavřít požární klapku
saga-mission-m9-use-chovars-debt = Vyžádat si dluh Starého Přílivu
saga-mission-m9-use-bought-rifle = Nechat Ťuhýka vystřelit

saga-speaker-blaine = Blaine
saga-speaker-dulinsky = Kapitánka Dulinsky
saga-speaker-heron = Volavka
saga-speaker-okoro = Velitelka Okoro
saga-speaker-patient = Nemocná žena
saga-speaker-shrike = Ťuhýk
saga-speaker-hale = Ředitelka Hale
