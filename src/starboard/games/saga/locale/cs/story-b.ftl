# Dva klíče: stránky mise.

saga-page-b-briefing = Dva klíče
saga-page-b-briefing-1 = „Dva klíče, dvě místnosti, jedna brána,“ říká Dulinsky. „Ten, kdo to stavěl, nevěřil nikomu. Rozumní lidé.“
saga-page-b-briefing-2 = Služební schodiště končí u staré cisterny, kterou nikdo nečistil a nikdo na ni nezapomněl. Brána na druhé straně se otevře, když se oběma klíči otočí zároveň, ve dvou místnostech, mezi kterými je voda. K tomu jsou potřeba dva páry rukou. Jeden má Dulinsky. Druhý má robot Curby a je na něj docela pyšný.
saga-page-b-briefing-3 = Bližší klíč je v hale s cisternou, vzdálenější v řídicí místnosti brány za zamčenými dvojitými dveřmi. V budově je noční směna: hlavně laboranti, sem tam někdo z ostrahy. A už s návštěvou počítají.

saga-page-b-cistern = Černá voda
saga-page-b-cistern-1 = Za dveřmi je hala, kde je víc vody než podlahy. Cisterna leží uprostřed, rovná, černá a podle zábradlí soudě hluboká. Na druhém břehu dvojité dveře, na tomhle lidé, kteří zvedají hlavu od práce.

saga-page-b-both-keys = Oba najednou
saga-page-b-both-keys-1 = Oba klíče jsou otočené. Někde ve zdi spadne závaží přesně tak, jak mělo, a nad branou se rozsvítí zelené světlo, které nesvítilo celé roky. Brána je odemčená a už to tak zůstane. Stačí dojít a otevřít ji.

saga-page-b-won-1 = Bránou ven
saga-page-b-won-1-1 = Brána se se skřípěním odsune a za ní je poprvé za celou noc suchý vzduch. Curby nechává mokrou stopu na něčí čisté podlaze. Na jeho malé obrazovce svítí, aby to všichni viděli: DVA PÁRY.

saga-page-b-lost-1 = O jeden klíč víc
saga-page-b-lost-1-1 = Jedním klíčem by se ještě otočit dalo, ale pro ten druhý už nikdo nezbyl. Cisterna si vezme, co do ní spadlo, a zase se zavře. V řídicí místnosti vyplňuje laborant formulář. Do kolonky „návštěvy“ napíše: žádné.

saga-page-b-lost-2 = Došly ruce
saga-page-b-lost-2-1 = Jeden bez druhého se na nohou neudrží a mezi nimi je voda. Noční směna už nepospíchá. Pro kapitánku má pouta a pro robota, po krátké poradě, vozík.
