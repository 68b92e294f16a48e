# Pojízdné regály: stránky mise.

saga-page-m5-briefing = Pojízdné regály
saga-page-m5-briefing-1 = Mazon má papírovou paměť v pojízdných regálech a tu opravdovou v jediném jádru, v chladném trezoru za nimi. Regály jezdí po kolejích. Posunete-li některý z terminálu, otevře se ulička; kdo stojí v té staré, má krátkou chvíli na rozmyšlenou.
saga-page-m5-briefing-2 = Jádro je vzorec Lucerny. Vezměte ho, když to půjde, a odjeďte tramvají. Archiv má i hlavní knihu: kdo komu co prodal a kdy. Kdo viděl obojí, říká, že hlavní kniha je zajímavější čtení. Proč, to neříká nikdo.
saga-page-m5-briefing-3 = Za to jádro dostal zaplaceno ještě někdo. Maren Voss, které se v branži říká Ťuhýk, pracuje sama a má ráda tmu. Většina lamp mezi regály už nesvítí. Údržbář to nebyl.

saga-page-m5-start = Ticho, prosím
saga-page-m5-start-1 = Zelené lampy na dlouhých stolech, pach prachu a ozonu. Cedule prosí o ticho. Jako na ukázku popojede nejbližší regál o krok na východ a zase zpátky, neslyšně, a stojí, jako by se nic nestalo.

saga-page-m5-stacks = Regály
saga-page-m5-stacks-1 = Regály od podlahy ke stropu a za nimi další regály. Někde tam se pohybují dvě světla, ve výšce lidské ruky. Odkudsi sklouzne papír a snáší se dolů bez nejmenšího spěchu. Uličky jsou široké na jednoho člověka. To si pamatujte.

saga-page-m5-shrike = Nic osobního
saga-page-m5-shrike-1 = Ve tmě zaklapne závěr pušky, dobře namazaný. „Nic osobního,“ řekne ženský hlas, těžko poznat odkud. „Jádro je jedno a my jsme takříkajíc dva. Vezmu si ho a půjdu. Stůjte, a neublížím nikomu, za koho nemám zaplaceno.“

saga-page-m5-ledger = Strana 212
saga-page-m5-ledger-1 = Hlavní kniha se vede ručně, krásným písmem. Strana 212: jeden kmen, živý, s návodem. Kupující: Mazon Labs. Prodávající: B. Číslo účtu pod tím znáte všichni zpaměti. Chodí vám z něj výplata.

saga-page-m5-tram-bell = Zvonek
saga-page-m5-tram-bell-1 = Jádro se uvolní z lůžka s drobným studeným cvaknutím, jako kostka ledu. Někde na jihu zazvoní tramvaj. Může to být náhoda. Zní to jako návrh.

saga-page-m5-tram-gone = Bez vás
saga-page-m5-tram-gone-1 = Tramvaj odjíždí s jedinou cestující: stojí, tašku má v podpaží a pušku mezi koleny. Dvěma prsty se dotkne čepice. Na tabuli nad nástupištěm stojí: další spoj za dvě kola.

saga-page-m5-won-1 = Předposlední zastávka
saga-page-m5-won-1-1 = Tramvaj je cítit mokrou vlnou a sedadel má přesně tolik, kolik je třeba. Za vámi se regály zavírají jeden po druhém, až je z archivu jediný blok papíru s několika lidmi uvnitř. Jízdenku si nekoupil nikdo. Někdo tam nechá minci.

saga-page-m5-lost-1 = Založeni
saga-page-m5-lost-1-1 = Najdou vás podle zvuků, které už nevydáváte. Laborant s klotovými rukávy píše každému štítek, krásným písmem, a ptá se, jak se to jméno píše. Regál už čeká.

saga-page-m5-lost-2 = Zavírací zvonek
saga-page-m5-lost-2-1 = Zvonek, třikrát: archiv zavírá. Všechny regály se sjíždějí, jemně a z obou konců, jako každý večer. Protáhnete se mezi dvěma, bokem, s prázdnýma rukama a placatými kapsami.
