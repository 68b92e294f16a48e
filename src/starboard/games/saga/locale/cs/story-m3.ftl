# Noční směna: stránky mise.

saga-page-m3-briefing = Noční směna
saga-page-m3-briefing-1 = Tři hodiny ráno staničního času. Schody ústí do ubytovny personálu: prstenec chodeb kolem kantýny, ztlumená světla, přede dveřmi bačkory. Nikdo tu neví, že existujete. Bylo by hezké, kdyby to tak zůstalo.
saga-page-m3-briefing-2 = Výtah dolů je na jihu, za dveřmi do haly, které poslouchají jen důstojnickou propustku. Důstojník je vzhůru a čte. Dva z ostrahy spí. V kantýně se hádají u karet a tři další obcházejí chodby a myslí na snídani.
saga-page-m3-briefing-3 = Propustku můžete vzít z důstojníkovy kajuty. Dveře můžete také vypáčit, ale to bude slyšet. Cestou jsou pokoje plné cizích věcí. Kolik jich navštívíte, je mezi vámi, vaším svědomím a hodinami.

saga-page-m3-start = Zhasnuto
saga-page-m3-start-1 = Někdo chrápe dvojhlasně. Bzučí lampa. Za stěnou kantýny nějaký muž klidně a obšírně nadává na dvě devítky. Jste stíny s příliš mnoha zbraněmi. Choďte za lidmi, ne před nimi; a když už se někdo dívat musí, ať se dívá na někoho jiného z vás.

saga-page-m3-clinic = Návštěvní hodiny
saga-page-m3-clinic-1 = Bílé světlo, bílé kachličky, dvě laborantky. Jedna dál počítá lahvičky. Druhá sedí na kraji postele, kašle do rukávu a dívá se přímo na vás. Položí si prst na rty. Není jasné, kdo z vás má být zticha.

saga-page-m3-patient = Svezení
saga-page-m3-patient-1 = „Nikoho jsem neviděla,“ říká. „Nikoho vidím velmi dobře. Jedete dolů? Vezměte mě do zahrady. Vím, co mi je. Chtěla bych, aby mi to bylo někde v zeleni.“ Na oplátku nabízí, co ví: laboratoř s kapslemi, dveře po dveřích.

saga-page-m3-officer = Čtenář
saga-page-m3-officer-1 = Sedí za stolem s rovnými zády a knihou opřenou o lampu. Kabát od uniformy visí přes židli, zapnutý. Na skříni za ním leží to, pro co jste přišli, nebo aspoň něco plochého pod čepicí. Otočí stránku. Nezívne.

saga-page-m3-ranger = Někdo je vzhůru
saga-page-m3-ranger-1 = Hala je prázdná, jen vedle výtahu stojí ranger v plné výstroji, ve tři ráno. Žádná kniha, žádné karty, žádná židle. Dívá se na jednu stěnu, pak na další. Ten se zjevně vyspal dobře.

saga-page-m3-detection = Boty
saga-page-m3-detection-1 = Začíná to jedním výkřikem a židlí, která spadne. Pak světla, všechna, a boty a jména volaná po chodbách. V ložnici se někdo ptá, kolik je hodin. Je pozdě.

saga-page-m3-shift-change = Střídání směn
saga-page-m3-shift-change-1 = Zazvoní zvonek, zdvořile. Po celé chodbě se otevírají dveře a ranní směna vychází s mokrými vlasy a ručníkem kolem krku. Dívá se na vás. Vy na ni. Pak se všichni rozběhnou.

saga-page-m3-won-1 = Ještě níž
saga-page-m3-won-1-1 = Dveře výtahu se zavřou před chodbou plnou bačkor. Někdo z týmu si odnesl balíček karet, někdo jiný sklenici něčí marmelády. Jede se dolů. Podle panelu se příští zastávka jmenuje ZAHRADA, což musí být vtip.

saga-page-m3-lost-1 = Dobrou noc
saga-page-m3-lost-1-1 = Odnášejí vás na matracích, ze kterých jste je vzbudili. Důstojník si založil stránku a oblékl si kabát. Prý ho to celé zklamalo; zrovna se dostal k té vraždě.

saga-page-m3-lost-2 = Ráno
saga-page-m3-lost-2-1 = Světla se mění ze žluté na bílou. Podává se snídaně a není chodba, kde by nestála fronta. Zmizíte pozpátku prádelnou a výtah necháte těm, kdo tu pracují.
