# Kotviště Škvára: záznamy.

vanguard-page-cinder-start = Palubní deník
vanguard-log-cinder-start-1 = Palubní deník lodi Vanguard, kapitánka Oyelaran. Lucerny jsou řada starých majáků a mezi nimi vede skrz Zákal koridor klidného prostoru. Tudy jsme přiletěli. Světla za námi zhasínala jedno po druhém, zatímco jsme byli ještě uvnitř. V dosahu nám zbývá jediné.
vanguard-log-cinder-start-2 = Zpátky nemůžeme a dál v tomhle stavu taky ne. Pod námi je struskový měsíc se servisní stanicí, spíš s jejími kusy; ale stanice mívá sklad. Posílám dolů lidi pro náhradní díly. Na nic se neptali. Bylo by mi líp, kdyby se ptali.

vanguard-page-cinder-1 = Dvě obrazovky
vanguard-log-cinder-1-1 = Výsadková lodi, tady Wetherby na můstku, mám vás, mám vás krásně. Jde proti vám struska, hodně strusky, před minutou tam nebyla. Můžete doleva? Doleva nemůžete. Dobře. To nevadí.
vanguard-log-cinder-1-2 = Čtyřicet sekund k ploše. Třicet pět. Teď se z vás něco utrhlo, asi nic důležitého. Třicet. Dvacet pět. Mohl by někdo něco říct, prosím, já totiž půlku vás vidím na jedné obrazovce a půlku na druhé a nezdá se mi, že by to bylo tím… A pak už jen šum.

vanguard-page-cinder-5 = Místo u okna
vanguard-log-cinder-5-1 = O minutu dřív to byl ještě obyčejný let. Někdo všem kontroloval popruhy, někdo si broukal, někdo poslouchal motor a nelíbilo se mu, co slyší. O jediné sedadlo s výhledem se losovalo. Vyhrála ho Věda a teď vidí úplně všechno.

vanguard-page-cinder-20 = Jako papír
vanguard-log-cinder-20-1 = Červené světlo. Trup se přeložil, jako se překládá papír, a já ležím na něčem, co bývalo stěnou. Z druhé půlky lodi se ozývá klepání. Klepeme taky. Není to žádný kód, jen klepání, a málokdy je něco tak hezké slyšet.
vanguard-log-cinder-20-2 = Přístroje, které ještě jdou, hlásí: vzduchu na hodiny, ne na dny. Poklop se zasekl. V druhé půlce praskla kuchyňka i se všemi balíky. Plán zatím není. Je jen pořadí: odsud ven, potom ostatní, potom plán.

vanguard-page-cinder-227 = Teplý vzduch
vanguard-log-cinder-227-1 = Servisní příkop, vyříznutý do strusky rovně jako podle pravítka, a rovný taky byl, než jsme vedle něj spadli. Tady se stěny sevřely a nechaly jen škvíru. Z úzkého konce fouká teplý vzduch a je cítit olejem. Mrtvé stanice nedýchají. Docela by mě zajímalo, kdo ano.

vanguard-page-cinder-50 = Silná slova
vanguard-log-cinder-50-1 = První nadechnutí mimo vrak je z láhve, a stejně je to nejlepší nadechnutí dne. V druhé půlce přestali klepat. Začali nadávat. Ten hlas znám a většinu těch slov taky. Kdo takhle nadává, není zraněný vážně.

vanguard-page-cinder-311 = Žlutá čára
vanguard-log-cinder-311-1 = „Vítejte na Kotvišti Škvára,“ ozve se přívětivý hlas ve všech přilbách najednou. „Shromážděte se prosím u žluté čáry a připravte si doklady.“ Žlutá čára tu je. Vede přes celý dvůr, rovná a udržovaná, a končí v kráteru.
vanguard-log-cinder-311-2 = Je to správce kotviště, nahraný před třiceti lety a ve skvělé náladě. Polévka se prý podává na druhé úrovni. Druhá úroveň neexistuje. Na okraji kráteru leží nákladní dron s jednou rukou nahoře, jako by se chtěl na něco zeptat.

vanguard-page-cinder-59 = Jedna věta
vanguard-log-cinder-59-1 = „… nevidím vás přes ten … ať děláte cokoli, hlavně ne …“ Šum se na okamžik rozestoupí a kapitánka Oyelaran jako by stála přímo tady, se založenýma rukama: „Nejdřív najděte jeden druhého.“ Pak zase štěrk. Dvakrát ona nic neříká.

vanguard-page-cinder-298 = Všichni na nohou
vanguard-log-cinder-298-1 = Všichni na nohou, nikdo nechybí a nic, co dnes budeme potřebovat, není zlomené. Ze dvora je vidět přes celý závod: stožár, tmavý, a pod ním kutr se složenými křídly. Dvě užitečné věci na jeden pohled. Můj odhad byl nula.
vanguard-log-cinder-298-2 = A teď to malým písmem. Kutr se bez volacího znaku nehne, volací znaky dává stožár a stožár nemá proud. Takže chceme článek. Ve skladu v Nářaďové uličce by nějaké být měly. Velké čerpadlo v Chladicí stanici na jeden běží. Vyberte si.

vanguard-page-cinder-352 = Skříňka
vanguard-log-cinder-352-1 = Jsme skrz, bez kousku kůže, ten byl stejně navíc. Za zúžením si někdo z kotviště zařídil koutek: stolička, topení, které nikdo nikdy nevypnul, a skříňka. Ve skříňce je lampa, obrázek rodiny pod opravdovým stromem a placatka.
vanguard-log-cinder-352-2 = Ten teplý vzduch je z topení. Třicet let tu pro někoho drží teplo. Lampu bereme s sebou, placatka jde dokola. Obrázek zůstává na svém místě, tou správnou stranou nahoru.

vanguard-page-cinder-360 = Jeden ze čtyřiceti
vanguard-log-cinder-360-1 = No tohle. Celý regál článků, každý v mastném papíře, a ukládal je někdo, kdo měl svou práci rád. Zkouším je řadu po řadě, je jich čtyřicet. Třicet devět je mrtvých jako cihly. U čtyřicátého se rozsvítí zkoušečka a já, přiznávám, taky.

vanguard-page-cinder-335 = Úplně dole
vanguard-log-cinder-335-1 = Jímka je vypuštěná, jak jen to jde. Pod třiceti lety chladiva, úplně na dně, kam by ho slušný člověk nikdy nedal, sedí článek toho čerpadla. Pořád je nabitý. Ven jde jen celou paží. Chladivo je vlažné. Víc k tomu neřeknu.

vanguard-page-cinder-330 = Povolení ke startu
vanguard-log-cinder-330-1 = Stožár se rozsvěcí od paty ke špičce a všechna ostatní světla měsíce to zaplatí: najednou pohasnou do matné hnědi. „Kutře Dvě,“ říká správce pomaleji než předtím, jako když se čte dítěti, které už skoro spí, „máte povolení ke startu.“
vanguard-log-cinder-330-2 = „Kutře Dvě. Máte povolení ke startu.“ Pod nohama začínají zadrhávat čerpadla. Kutr už ví, jak se jmenuje. Mezi ním a nebem zbývají svorky, mezi týmem a tmou pár balíků a to světlo, co je.

vanguard-page-cinder-322 = Menší, než všichni doufali
vanguard-log-cinder-322-1 = Kutr je menší, než všichni doufali, a je celý. Na složených křídlech leží jinovatka jako křída. V kolébce ho drží šest svorek, každá velká jako dveře. Měly ho tu udržet v každé bouři, a udržely.

vanguard-page-cinder-505 = Svítilny na přilbách
vanguard-log-cinder-505-1 = Tma. Jen svítilny na přilbách. Stůjte, kde jste, a řekněte jména. Počítám. Teď počítám znovu, poprvé se někdo ozval dvakrát. Jsme všichni. Jednu ruku na rameno před sebou a nikdo nepůjde rychleji než ten nejpomalejší.

vanguard-page-cinder-341 = Poslední svorka
vanguard-log-cinder-341-1 = To byla poslední. Povolí, celá kolébka se rozezní jako pánev, do které někdo praštil, a kutr se zhoupne na pružinách, jako by jen čekal, až ho někdo požádá. Hlas už nemám, tak dobře poslouchejte. Na místa. Hned. Nejdřív ti pomalí.

vanguard-page-cinder-204 = Jména a odpovědi
vanguard-log-cinder-204-1 = Kutr stoupá ze struskové záře a v něm naši lidé. Mám počet. Potom mám jména a ke každému jménu odpověď. Dávám je přečíst ještě jednou. Do záznamu: to podruhé bylo kvůli mně.
vanguard-log-cinder-204-2 = Nanosili mi do hangáru popel, modřiny a plány stanice, která hosty pořád ještě vítá. K jídlu je polévka. Vydala jsem rozkaz, že do rána se jich nikdo na nic nebude ptát.
vanguard-log-cinder-204-3 = Zatímco jedí, na navigační obrazovce zhasne jeden ze vzdálených majáků. Na můstku to viděli všichni. Nahlas to neřekne nikdo. Wetherby obrazovku trochu pootočí, aby na ni nebylo vidět ode dveří.

vanguard-page-cinder-211 = Vítejte zpátky
vanguard-log-cinder-211-1 = „Vítejte zpátky na Kotvišti Škvára,“ řekne dvůr. „Chyběli jste nám.“ Je to pravda a má na to důkaz: na zdi visí počitadlo návštěvníků od vašeho posledního pobytu a ukazuje 0. Reproduktor zapraská a čeká, jako by teď měl mluvit někdo jiný.

vanguard-page-cinder-214 = Data
vanguard-log-cinder-214-1 = V kanceláři u kolébky si vedli seznam, rukou, dobrým inkoustem. Vlevo každá loď, která přiletěla koridorem. Vpravo den, kdy za ní zhasl maják. Nejdřív to vypadá jako smůla. Pak člověk čte už jenom data. Jsou čím dál blíž u sebe.

vanguard-page-cinder-216 = Struskový déšť
vanguard-log-cinder-216-1 = Padá struska, na celou stanici, schovejte se pod cokoli, co má střechu, rychle. Slyším to tady nahoře ve vašich mikrofonech, chřestí to jako štěrk na rakvi. Pardon. Pardon, nevím, kde se to ve mně vzalo. Jste pod střechou?

vanguard-page-cinder-212 = Už jen kov
vanguard-log-cinder-212-1 = Motory, popel, nahoru. Co se nám hodilo, je na palubě; z Kotviště Škvára zbývá už jen kov. Při startu nám správce popřál příjemnou další cestu. Dala jsem to založit, do korespondence.

vanguard-page-cinder-213 = Jedna obrazovka
vanguard-log-cinder-213-1 = Druhá výsadková loď je dole, nosítka jsou venku, pusťte ty bedny, pusťte je, žádný šrot za tohle nestojí. Kdo nese, ať na mě mluví. Levá noha, pravá noha, přesně tak, to úplně stačí. Mám vás na jedné obrazovce. Všechny. Na jedné.
