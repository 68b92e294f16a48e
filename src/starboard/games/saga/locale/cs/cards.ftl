# The cards of Star Saga: the value is the name on the card; .text says what it does, to the player who reads it.
# Prices, values, levels and charges that are shown beside the text are not repeated in it unless the sentence needs them.
# .automaton says how the Artificial Nexus uses it, where it is told more than the text.
# .form-quoted is the name inside a sentence; cards and abilities never inflect.


## Mercenaries

saga-card-mc-dulinsky = Kapitánka Erika Dulinsky
    .text = Velitelka s puškou dalekého dostřelu, která posouvá svůj tým a dává pozor na toho, kdo stojí vedle ní.
saga-card-mc-curby = C.U.R. B07153 „Curby“
    .text = Robotický hacker za energetickými štíty, který svůj rám přizpůsobuje z tahu na tah.
saga-card-mc-alyse = Alyse
    .text = Léčitelka, která nepřátelům vysává život, aby zacelila rány spojenců, a zblízka omračuje.
saga-card-mc-devil = Francesco „The Devil“ Selvaggio
    .text = Demoliční expert s plamenometem: spaluje celé skupiny a rozbíjí dveře i prvky terénu.
saga-card-mc-wrath = Wrath
    .text = Šermíř, který proklouzne kolem stráží a udeří zezadu. Jakmile je ochromený, dorazí ho jediné další zranění.
saga-card-mc-ogan = Ogan Helkkare
    .text = Inženýr, který drží pozici dvěma střeleckými věžemi: jedna střílí, druhá brzdí přisluhovače poblíž.


## Weapons of Mercenaries, Minions and Bosses

saga-weapon-wp-rifle = Útočná laserová puška
    .form-quoted = „Útočná laserová puška“
    .text = Střelná zbraň, dlouhý dostřel.
saga-weapon-wp-arc = Obloukový zářič
    .form-quoted = „Obloukový zářič“
    .text = Střelná zbraň, krátký dostřel.
saga-weapon-wp-drain = Vysátí života
    .form-quoted = „Vysátí života“
    .text = Střelná zbraň, krátký dostřel; nepotřebuje linii výhledu a nelze s ní cílit na terén. Když zraní, odstraň 1 žeton zranění z Alyse nebo ze spojence v jejím krátkém dostřelu.
saga-weapon-wp-flamer = Plamenomet
    .form-quoted = „Plamenomet“
    .text = Střelná zbraň, šablonová zbraň: útočí na všechno pod šablonou plamene, i na spojence.
saga-weapon-wp-sword = Meč
    .form-quoted = „Meč“
    .text = Zbraň pro útoky zblízka.
saga-weapon-wp-rivet = Nýtovací puška
    .form-quoted = „Nýtovací puška“
    .text = Střelná zbraň, krátký dostřel.
saga-weapon-wp-carbine = Laserová karabina
    .form-quoted = „Laserová karabina“
    .text = Střelná zbraň, krátký dostřel.
saga-weapon-wp-laser-rifle = Laserová puška
    .form-quoted = „Laserová puška“
    .text = Střelná zbraň, dlouhý dostřel.
saga-weapon-wp-scoped = Puška s optikou
    .form-quoted = „Puška s optikou“
    .text = Střelná zbraň, dlouhý dostřel.
saga-weapon-wp-heavy = Těžký laser
    .form-quoted = „Těžký laser“
    .text = Střelná zbraň, dlouhý dostřel.
saga-weapon-wp-riot = Zásahová puška
    .form-quoted = „Zásahová puška“
    .text = Střelná zbraň, dlouhý dostřel.
saga-weapon-wp-marksman = Puška ostrostřelce
    .form-quoted = „Puška ostrostřelce“
    .text = Střelná zbraň, dlouhý dostřel, tichá.
saga-weapon-wp-needle = Jehlová pistole
    .form-quoted = „Jehlová pistole“
    .text = Střelná zbraň, krátký dostřel.


## Abilities of Mercenaries, what changes while they are Crippled, Curby’s modes, and Feats

saga-ability-ab-field-command = Velení v poli
    .form-quoted = „Velení v poli“
    .text = Na konci tahu Dulinsky, pokud to nebyl mistrovský kousek, se jeden spojenec v dlouhém dostřelu, který není v předním oblouku nepřítele, smí pohnout o 2 pole, nebo o 1 pole, je-li sama ochromená.
saga-ability-ab-watchful-eye = Bdělé oko
    .form-quoted = „Bdělé oko“
    .text = Dokud Dulinsky střelce vidí, házejí spojenci na polích sousedících s ní proti jeho střelbě 1 obrannou kostkou navíc.
saga-ability-ab-modes = Adaptivní rám
    .form-quoted = „Adaptivní rám“
    .text = Na začátku Curbyho tahu, pokud to není mistrovský kousek, zvol jeho režim až do jeho příštího tahu: Hradba, Servo, nebo Zaměřování. Misi začíná v režimu Hradba.
saga-ability-ab-uplink = Vzdálené spojení
    .form-quoted = „Vzdálené spojení“
    .text = Curby smí proniknout do terminálu v krátkém dostřelu a linii výhledu místo do terminálu ve svém předním oblouku.
saga-ability-cr-curby = Únik energie
    .form-quoted = „Únik energie“
    .text = Dokud je Curby ochromený, jeho energetické štíty se v závěrečné fázi nedobíjejí.
saga-ability-ab-stunning-blow = Omračující úder
    .form-quoted = „Omračující úder“
    .text = Přisluhovač, kterého Alyse zraní v boji zblízka, nemůže do konce kola nic dělat. Bossů se to netýká.
saga-ability-cr-alyse = Zoufalá žízeň
    .form-quoted = „Zoufalá žízeň“
    .text = Dokud je Alyse ochromená, smí Vysátí života, které zranilo, odstranit ze zvoleného modelu až 2 žetony zranění místo 1.
saga-ability-ab-demolition = Demolice
    .form-quoted = „Demolice“
    .text = Devil hází proti prvkům terénu a dveřím 2 útočnými kostkami navíc, ale ne s granáty či výbušninami.
saga-ability-ab-flush-out = Vykouřit
    .form-quoted = „Vykouřit“
    .text = Přisluhovače, kterého Devilův plamenomet zraní, ale nevyřadí, lze odtlačit o 1 pole od něj. Bossů se to netýká.
saga-ability-cr-devil = Vzteklá povaha
    .form-quoted = „Vzteklá povaha“
    .text = Ochromený Devil neztrácí v boji zblízka žádnou útočnou kostku. Na obranu má přesto o 1 kostku méně.
saga-ability-ab-slip = Proklouznutí
    .form-quoted = „Proklouznutí“
    .text = Jednou za tah smí Wrath pokračovat, když při svém pohybu vstoupí do předního oblouku nepřítele. Ne na prvním poli odpoutání.
saga-ability-ab-quiet-kill = Tiché zabití
    .form-quoted = „Tiché zabití“
    .text = Dokud Nexus nic netuší, hází Wrath při útoku zblízka zezadu 2 útočnými kostkami navíc.
saga-ability-cr-wrath = Nestabilita
    .form-quoted = „Nestabilita“
    .text = Ochromený Wrath neztrácí v boji zblízka žádnou útočnou kostku, ale nemůže se odpoutat.
saga-ability-ab-pack-up = Sbalit
    .form-quoted = „Sbalit“
    .text = Akce: Ogan si vezme zpět jednu svou střeleckou věž ve svém předním oblouku. Její poškození se odstraní.
saga-ability-ab-field-repair = Polní oprava
    .form-quoted = „Polní oprava“
    .text = Akce: odstraň až 2 žetony z jednoho sousedního rozmístěného předmětu své strany nebo z jiného sousedního žoldnéře, který je robot.
saga-ability-cr-ogan = Třesoucí se ruce
    .form-quoted = „Třesoucí se ruce“
    .text = Dokud je Ogan ochromený, mají jeho střelecké věže o 1 útočnou kostku méně, nejméně však 1.
saga-ability-ft-coordinated = Koordinovaný útok
    .form-quoted = „Koordinovaný útok“
    .text = Každý další žoldnéř v dlouhém dostřelu se v pořadí, které zvolíš, smí buď pohnout o 3 pole, nebo se otočit a pak jednou vystřelit či zaútočit zblízka. Jejich žetony se neotáčejí.
saga-ability-ft-root = Plný přístup
    .form-quoted = „Plný přístup“
    .text = Všechny Curbyho energetické štíty se dobijí. Pak smí proniknout do libovolného terminálu na odhaleném plánu, i z předního oblouku nepřítele: nehází se, získá 3 úspěchy.
saga-ability-ft-energy-drain = Vysátí energie
    .form-quoted = „Vysátí energie“
    .text = Alyse použije Vysátí života jednou proti každému nepříteli v krátkém dostřelu, i z předního oblouku nepřítele. Každý útok, který zraní, smí léčit.
saga-ability-ft-hellfire = Pekelný oheň
    .form-quoted = „Pekelný oheň“
    .text = Devil se otočí a pak až 3krát po sobě zaútočí plamenometem, i z předního oblouku nepřítele. Na žádný model ani prvek terénu se neútočí dvakrát; šablona zasáhne i spojence.
saga-ability-ft-dance = Tanec čepelí
    .form-quoted = „Tanec čepelí“
    .text = Wrath se pohne až o 5 polí; přední oblouky ho nezastaví. Před těmito kroky, mezi nimi i po nich se smí otočit a zaútočit zblízka, nejvýš 3krát, pokaždé na jiného nepřítele.
saga-ability-ft-crossfire = Křížová palba
    .form-quoted = „Křížová palba“
    .text = Ogan rozmístí libovolné ze střeleckých věží, které nese, každou na volné pole v krátkém dostřelu a linii výhledu. Pak každá jeho věž na plánu jednou vystřelí s 1 útočnou kostkou navíc.
saga-ability-md-bulwark = Hradba
    .form-quoted = „Hradba“
    .text = Curby hází 1 obrannou kostkou navíc.
saga-ability-md-servo = Servo
    .form-quoted = „Servo“
    .text = Curbyho pohyb je o 2 vyšší.
saga-ability-md-targeting = Zaměřování
    .form-quoted = „Zaměřování“
    .text = Curby při střelbě hází 1 útočnou kostkou navíc.


## Minions

saga-card-ag-technician = Laborant
    .text = Slabý a neozbrojený, ale v davu nebezpečný.
saga-card-ag-guard = Člen ostrahy
    .text = Střílí na krátký dostřel, ve dvojici lépe, a má oči otevřené.
saga-card-ag-victim = Oběť Moru
    .text = Pomalá, bojuje jen zblízka a nakazí, koho zraní.
saga-card-ag-marine = Korporátní mariňák
    .text = Vycvičený voják s puškou dalekého dostřelu, nejlepší po boku dalších mariňáků.
saga-card-ag-ranger = Korporátní ranger
    .text = Elitní lovec, jehož střelba ignoruje krytí a který vstupuje tam, kde ho nikdo nečeká.
saga-card-ag-heavy = Těžký mariňák
    .text = Mariňák s těžkou zbraní, která střílí nejlépe z místa.
saga-card-ag-ravager = Ničitel Moru
    .text = Rychlá a houževnatá stvůra Moru, kterou přesila neděsí.


## Abilities of Minions

saga-ability-aa-swarm = Roj
    .form-quoted = „Roj“
    .text = V boji zblízka hází 1 útočnou kostkou navíc, má-li jiný laborant téhož žoldnéře ve svém předním oblouku.
saga-ability-aa-vigilant = Ostražitost
    .form-quoted = „Ostražitost“
    .text = Při každé zkoušce nenápadnosti, při níž vůbec hází, hází 1 kostkou navíc.
saga-ability-aa-pair-drill = Nácvik ve dvojici
    .form-quoted = „Nácvik ve dvojici“
    .text = Při střelbě hází 1 útočnou kostkou navíc, je-li jiný člen ostrahy do 2 polí.
saga-ability-aa-infectious = Nakažlivost
    .form-quoted = „Nakažlivost“
    .text = Žoldnéře, kterého zraní zblízka, nelze do konce kola léčit. Roboti jsou imunní.
    .automaton = Ze stejně blízkých žoldnéřů dá přednost tomu, kdo není robot.
saga-ability-aa-mindless = Bez rozumu
    .form-quoted = „Bez rozumu“
    .text = Nikdy neotvírá ani nezavírá dveře a nedá se rozptýlit.
saga-ability-aa-fire-team = Palebný tým
    .form-quoted = „Palebný tým“
    .text = Při střelbě smí znovu hodit 1 prázdnou útočnou kostkou, je-li jiný mariňák nebo těžký mariňák do 2 polí.
saga-ability-aa-pathfinder = Průzkumník
    .form-quoted = „Průzkumník“
    .text = Když čeká, smí vstoupit z kteréhokoli aktivního volného bodu posil odhalené zóny.
    .automaton = Vstoupí u použitelného bodu posil nejblíž cílovému žoldnéři.
saga-ability-aa-marksman = Ostrostřelec
    .form-quoted = „Ostrostřelec“
    .text = Proti jeho střelbě krytí nepomáhá.
    .automaton = Může-li se dostat za žoldnéře, aniž vstoupí do předního oblouku, jde tam a zaútočí zblízka.
saga-ability-aa-braced = Zapřená zbraň
    .form-quoted = „Zapřená zbraň“
    .text = Při střelbě má o 1 útočnou kostku méně, pokud se v této aktivaci pohnul.
    .automaton = Může-li vystřelit po otočení na místě, předtím se nepohne.
saga-ability-aa-savage = Zuřivost
    .form-quoted = „Zuřivost“
    .text = Početní nevýhoda ho nestojí žádné kostky.


## Bosses

saga-card-bs-okoro = Velitelka Tamsin Okoro
    .text = Šéfka ostrahy. Řídí palbu a odejde, když je zraněná.
saga-card-bs-shrike = Maren Voss „Ťuhýk“
    .text = Lovkyně odměn, která vidí ve tmě, tiše střílí a mizí.
saga-card-bs-aberration = Aberace
    .text = Obrovská stvůra Moru, které personál říká Sad. Snáz ji zavřete, než zabijete.
saga-card-bs-chovar = Chovar
    .text = Psionický tvor zvaný Starý Příliv. Útočí na mysl skrz stěny.
saga-card-bs-hale = Ředitelka Corvane Hale
    .text = Ředitelka laboratoře. Chrání ji zářiče a dveře ji poslouchají.


## Abilities of Bosses

saga-ability-ba-hold-line = Držet linii
    .form-quoted = „Držet linii“
    .text = Na konci její aktivace se jeden člen ostrahy, mariňák nebo těžký mariňák v jejím krátkém dostřelu smí otočit a vystřelit.
    .automaton = Střílí ten s nejvíce kostkami, kdo může zasáhnout cílového žoldnéře, jinak kdokoli, kdo může střílet.
saga-ability-ba-withdraw = Ústup
    .form-quoted = „Ústup“
    .text = Je-li na začátku své aktivace ochromená, jen jde k nejbližšímu aktivnímu bodu posil. Když k němu dojde, odejde a není vyřazená.
saga-ability-ba-distance = Držet odstup
    .form-quoted = „Držet odstup“
    .text = S Umělým Nexem střílí, může-li, z polí vzdálených nejméně 3 pole od každého žoldnéře.
saga-ability-ba-night-eyes = Noční zrak
    .form-quoted = „Noční zrak“
    .text = Tma jí nebrání v útoku, výhledu ani pohybu. Útokům na ni ve tmě vadí dál.
saga-ability-ba-vanish = Zmizení
    .form-quoted = „Zmizení“
    .text = Nevidí-li ji na konci její aktivace žádný žoldnéř, nelze ji zvolit za cíl, dokud znovu nezaútočí. Šablony a výbuchy ji zasáhnou i tak.
saga-ability-ba-shoot-and-go = Vystřelit a zmizet
    .form-quoted = „Vystřelit a zmizet“
    .text = S Umělým Nexem střílí na nejvíc zraněného žoldnéře, na kterého může, a pak smí se zbylým pohybem popojít až o 2 pole z dohledu všech.
saga-ability-ba-sweep = Máchnutí
    .form-quoted = „Máchnutí“
    .text = Místo jednoho útoku zblízka smí napadnout každého žoldnéře ve svém předním oblouku, každého 3 útočnými kostkami.
    .automaton = Použije ho, jsou-li po jejím pohybu k cílovému žoldnéři v jejím předním oblouku aspoň 2 žoldnéři.
saga-ability-ba-regrowth = Dorůstání
    .form-quoted = „Dorůstání“
    .text = V závěrečné fázi ztratí 1 žeton zranění, pokud ji v tomto kole nezranila šablona ani výbuch.
saga-ability-ba-psychic = Psionická mysl
    .form-quoted = „Psionická mysl“
    .text = Místo útoku zblízka smí použít vrchní psionickou sílu z balíčku, i z předního oblouku. Nepotřebuje linii výhledu.
    .automaton = V každé aktivaci použije sílu a pohne se jen tehdy, není-li žádný žoldnéř v dlouhém dostřelu. Místo toho zblízka napadne jen žoldnéře ve svém předním oblouku, který ho v tomto kole zranil.
saga-ability-ba-emitters = Zářiče
    .form-quoted = „Zářiče“
    .text = Její obrana je o 1 vyšší za každý její zářič, který pracuje.
saga-ability-ba-override = Převzetí řízení
    .form-quoted = „Převzetí řízení“
    .text = Její akcí může být: jedny zavřené odemčené dveře mezi odhalenými zónami dostanou odolnost zámku 2, nebo se jeden deaktivovaný bod posil odhalené zóny stane aktivním.
    .automaton = Jen když po otočení nemůže střílet: dveře nejblíž cílovému žoldnéři, jinak nejbližší bod posil.
saga-ability-ba-desk = Za stolem
    .form-quoted = „Za stolem“
    .text = S Umělým Nexem zůstává do 2 polí od svého stolu, dokud některý zářič pracuje, a střílí na nejbližšího žoldnéře.


## Psychic Powers

saga-card-ps-mind-storm = Bouře mysli
    .form-quoted = „Bouře mysli“
    .text = Jeden žoldnéř v dlouhém dostřelu utrpí útok 2 útočnými kostkami bez modifikátorů. Zranění jdou nejdřív na energetické štíty.
saga-card-ps-compel = Přinucení
    .form-quoted = „Přinucení“
    .text = Nexus pohne jedním žoldnéřem v dlouhém dostřelu až o 2 pole a určí jeho orientaci. Nevyvolá to volné útoky.
saga-card-ps-hush = Umlčení
    .form-quoted = „Umlčení“
    .text = Otoč žeton jednoho žoldnéře v dlouhém dostřelu lícem dolů, jako by už odehrál svůj tah.
saga-card-ps-borrowed-hands = Vypůjčené ruce
    .form-quoted = „Vypůjčené ruce“
    .text = Jeden žoldnéř v dlouhém dostřelu se otočí k sousednímu žoldnéři a zaútočí na něj zblízka 2 útočnými kostkami. Není-li vedle nikdo, otočí se k Chovarovi zády.
saga-card-ps-deep-pressure = Hlubinný tlak
    .form-quoted = „Hlubinný tlak“
    .text = Každý žoldnéř v krátkém dostřelu od Chovara je odtlačen o 1 pole a ve svém příštím tahu se nemůže odpoutat.


## Nexus Cards

saga-card-nx-patch-up = Obvazy
    .form-quoted = „Obvazy“
    .text = Odstraň 1 žeton zranění z jednoho přisluhovače.
    .automaton = Vyléčí zraněného přisluhovače, kterému zbývá nejméně životů, při shodě toho nejblíž cílovému žoldnéři.
saga-card-nx-preparations = Přípravy
    .form-quoted = „Přípravy“
    .text = Táhni 2 karty Nexu; smíš je hned použít. Umělý Nexus má místo toho v této fázi o 1 aktivaci víc.
    .automaton = Dá v této fázi o 1 aktivaci víc.
saga-card-nx-stealthy-advance = Tichý postup
    .form-quoted = „Tichý postup“
    .text = Jeden přisluhovač, který není v předním oblouku žoldnéře, se smí pohnout o svůj pohyb; přední oblouky ho nezastaví. V této fázi smí být ještě aktivován.
    .automaton = Přisluhovač mimo přední oblouky, který je cílovému žoldnéři nejblíž, jde za něj, jinak vedle něj, jinak co nejblíž.
saga-card-nx-planning = Plánování
    .form-quoted = „Plánování“
    .text = Podívej se na 5 vrchních karet balíčku Nexu a vrať je nahoru v libovolném pořadí. Stojí to 1 aktivaci této fáze.
    .automaton = Nenajde platný cíl: místo toho provede přisluhovač nejblíž cílovému žoldnéři bonusovou aktivaci.
saga-card-nx-target-acquired = Cíl zaměřen
    .form-quoted = „Cíl zaměřen“
    .text = Jeden přisluhovač se smí otočit a vystřelit, s 1 útočnou kostkou navíc, není-li cíl v krytí. V této fázi smí být ještě aktivován.
    .automaton = Střílí přisluhovač s nejvíce kostkami, který může zasáhnout cílového žoldnéře; nemůže-li nikdo, střílí se na jiného žoldnéře.
saga-card-nx-adrenaline = Adrenalin
    .form-quoted = „Adrenalin“
    .text = Do konce kola má jeden přisluhovač pohyb o 2 vyšší a v boji zblízka hází 1 útočnou kostkou navíc.
    .automaton = Dostane ji přisluhovač bez střelné zbraně nejblíž cílovému žoldnéři, jinak ten nejbližší.
saga-card-nx-dig-in = Zakopat se
    .form-quoted = „Zakopat se“
    .text = Až 2 přisluhovači házejí do příští fáze Nexu 1 obrannou kostkou navíc.
    .automaton = Dostanou ji 2 přisluhovači nejblíž cílovému žoldnéři.
saga-card-nx-call-backup = Volání o podporu
    .form-quoted = „Volání o podporu“
    .text = Povolej posily v hodnotě 2. V této fázi smějí být aktivovány.
    .automaton = Povolá po jednom přisluhovači z každé povolené ceny, od nejvyšší dolů a zase znovu, dokud hodnota stačí. Čekají u volného bodu posil nejblíž cílovému žoldnéři.
saga-card-nx-booby-trap = Nástraha
    .form-quoted = „Nástraha“
    .text = Reakce, když žoldnéř interaguje s terénem: utrpí útok 2 útočnými kostkami bez modifikátorů, který obchází energetické štíty, a stejně tak každý žoldnéř sousedící s tímto prvkem. Přežije-li, interakce pokračuje.
    .automaton = Nenajde platný cíl: místo toho provede přisluhovač nejblíž cílovému žoldnéři bonusovou aktivaci.
saga-card-nx-yellow-alarm = Žlutý poplach
    .form-quoted = „Žlutý poplach“
    .text = Poplach, zůstává ve hře: o 1 aktivaci víc v každé fázi Nexu. Jen není-li ve hře žádný poplach.
    .automaton = Vstoupí do hry, dovoluje-li to její podmínka.
saga-card-nx-surprise-attack = Překvapivý útok
    .form-quoted = „Překvapivý útok“
    .text = Aktivuj jeden deaktivovaný bod posil odhalené zóny a povolej tam posily v hodnotě 2. Pak aktivuj jednoho přisluhovače, který tam čeká.
    .automaton = Použije deaktivovaný bod posil nejblíž cílovému žoldnéři a aktivuje nejdražšího přisluhovače, který tam čeká.
saga-card-nx-ambush = Přepadení
    .form-quoted = „Přepadení“
    .text = Přerušení, mezi dvěma tahy: aktivuj jednoho přisluhovače, čekajícího, nebo na plánu. S Umělým Nexem hází 1 útočnou kostkou navíc.
    .automaton = Aktivuje přisluhovače nejblíž cílovému žoldnéři, i čekajícího, s 1 útočnou kostkou navíc při jeho akci.
saga-card-nx-suppressing-fire = Potlačovací palba
    .form-quoted = „Potlačovací palba“
    .text = Jeden žoldnéř, na kterého by přisluhovač mohl vystřelit, má do příští fáze Nexu pohyb o 2 nižší a při střelbě má o 1 útočnou kostku méně. Nestřílí se.
    .automaton = Postihne cílového žoldnéře, pokud by na něj přisluhovač mohl vystřelit.
saga-card-nx-return-fire = Opětovaná palba
    .form-quoted = „Opětovaná palba“
    .text = Reakce, po střelbě žoldnéře: jeden přeživší přisluhovač, na kterého útočil, se smí otočit a vystřelit na něj.
    .automaton = Nenajde platný cíl: místo toho provede přisluhovač nejblíž cílovému žoldnéři bonusovou aktivaci.
saga-card-nx-orange-alarm = Oranžový poplach
    .form-quoted = „Oranžový poplach“
    .text = Poplach, zůstává ve hře: o 1 aktivaci víc v každé fázi Nexu a karta odhozená na posily má hodnotu o 1 vyšší. Nahrazuje Žlutý poplach. Ne, je-li ve hře Červený poplach.
    .automaton = Vstoupí do hry, dovoluje-li to její podmínka.
saga-card-nx-lockdown = Uzavření sektoru
    .form-quoted = „Uzavření sektoru“
    .text = Mezi odhalenými zónami zavři jedny dveře, ve kterých nikdo nestojí; jejich odolnost zámku bude 2, byla-li nižší. Ne dveře s označením „Přístup odepřen“.
    .automaton = Vybere dveře nejblíž cílovému žoldnéři, které lze zavřít nebo zamknout.
saga-card-nx-firewall-update = Aktualizace firewallu
    .form-quoted = „Aktualizace firewallu“
    .text = Zůstává ve hře: úroveň firewallu všech terminálů je o 1 vyšší. Odhoď ji po prvním úspěšném pokusu o průnik.
    .automaton = Vstoupí do hry, dovoluje-li to její podmínka.
saga-card-nx-lights-out = Zhasnuto
    .form-quoted = „Zhasnuto“
    .text = Zůstává ve hře do konce příštího kola: polož žeton tmy na pole odhalené zóny.
    .automaton = Žeton se položí na pole cílového žoldnéře.
saga-card-nx-frag-toss = Hod granátem
    .form-quoted = „Hod granátem“
    .text = Jeden lidský přisluhovač, který není v předním oblouku, hodí granát na pole v krátkém dostřelu a linii výhledu: každý model na něm nebo vedle něj utrpí útok 3 útočnými kostkami bez krytí. Musí zasáhnout aspoň jednoho žoldnéře.
    .automaton = Hází přisluhovač, který zasáhne nejvíc žoldnéřů a nejméně přisluhovačů, pokud možno i cílového žoldnéře.
saga-card-nx-scrambler = Rušička štítů
    .form-quoted = „Rušička štítů“
    .text = Energetické štíty jednoho žoldnéře jsou do konce příštího kola deaktivované.
    .automaton = Postihne cílového žoldnéře, jinak toho, kdo má nejvíc volných políček energetického štítu.
saga-card-nx-red-alarm = Červený poplach
    .form-quoted = „Červený poplach“
    .text = Poplach, zůstává ve hře: o 2 aktivace víc v každé fázi Nexu a karta odhozená na posily má hodnotu o 2 vyšší. Nahrazuje každý jiný poplach.
    .automaton = Vstoupí do hry, dovoluje-li to její podmínka.
saga-card-nx-strike-team = Úderný tým
    .form-quoted = „Úderný tým“
    .text = Povolej posily v hodnotě 4 a pak aktivuj jednoho z právě povolaných přisluhovačů.
    .automaton = Povolá po jednom přisluhovači z každé povolené ceny, od nejvyšší dolů a zase znovu, dokud hodnota stačí. Čekají u volného bodu posil nejblíž cílovému žoldnéři. Nejdražší z nich, který může vstoupit, je aktivován.
saga-card-nx-concentrated-fire = Soustředěná palba
    .form-quoted = „Soustředěná palba“
    .text = Vyber jednoho žoldnéře: až 3 přisluhovači se smějí otočit a vystřelit na něj.
    .automaton = Střílí se na cílového žoldnéře, jinak na toho, na kterého může střílet nejvíc přisluhovačů; první střílejí ti s nejvíce kostkami.
saga-card-nx-gas-vents = Plynové průduchy
    .form-quoted = „Plynové průduchy“
    .text = Vyber aktivní bod posil: každý žoldnéř do 3 polí od něj utrpí útok 3 útočnými kostkami bez modifikátorů, který obchází energetické štíty. Roboti jsou imunní.
    .automaton = Použije bod posil nejblíž cílovému žoldnéři, který někoho zasáhne.
saga-card-nx-no-way-out = Bez úniku
    .form-quoted = „Bez úniku“
    .text = Reakce, když se žoldnéř odpoutává, před volnými útoky: zůstane, kde je. Smí se otočit a provést svou akci a žádné volné útoky nenastanou.
    .automaton = Nenajde platný cíl: místo toho provede přisluhovač nejblíž cílovému žoldnéři bonusovou aktivaci.
saga-card-nx-blood-frenzy = Krvavé běsnění
    .form-quoted = „Krvavé běsnění“
    .text = Do konce příštího kola mají všichni přisluhovači pohyb o 1 vyšší a v boji zblízka házejí 1 útočnou kostkou navíc.
    .automaton = Účinkuje vždy.
saga-card-nx-overdrive = Na plné obrátky
    .form-quoted = „Na plné obrátky“
    .text = Aktivuj až 2 různé přisluhovače, každého s 1 útočnou kostkou navíc při jeho akci. V této fázi smějí být aktivováni znovu.
    .automaton = Aktivuje přisluhovače nejblíž cílovému žoldnéři a pak nejbližšího z ostatních.
saga-card-nx-hidden-passage = Skrytá chodba
    .form-quoted = „Skrytá chodba“
    .text = Přerušení, mezi dvěma tahy: polož bod posil na volné pole u stěny odhalené zóny, nejméně 3 pole od každého žoldnéře; zůstane tam do konce kola. Povolej tam posily v hodnotě 3 a jednoho z povolaných přisluhovačů aktivuj. Umělý Nexus použije volný bod nejblíž svému cíli.
    .automaton = Nový bod posil se neumístí: povolá přisluhovače v hodnotě 3 k volnému bodu nejblíž cílovému žoldnéři a aktivuje nejdražšího, který může vstoupit.


## Events

saga-card-ev-bulkheads = Přepážky
    .form-quoted = „Přepážky“
    .text = Každé zavřené odemčené dveře mezi dvěma odhalenými zónami dostanou odolnost zámku 1.
saga-card-ev-second-shift = Druhá směna
    .form-quoted = „Druhá směna“
    .text = Nexus ihned povolá posily v hodnotě 3; žádná karta se za to neodhazuje.
saga-card-ev-brown-out = Pokles napětí
    .form-quoted = „Pokles napětí“
    .text = Polož žeton tmy na pole cílového žoldnéře. Zůstane do konce příštího kola, i když žoldnéř odejde.
saga-card-ev-daylight = Plné světlo
    .form-quoted = „Plné světlo“
    .text = Všechny žetony tmy se do konce příštího kola ignorují.
saga-card-ev-pressure-drop = Pokles tlaku
    .form-quoted = „Pokles tlaku“
    .text = Každé otevřené a nezničené dveře odhaleného plánu, ve kterých nikdo nestojí, se zavřou, ale zůstanou odemčené.
saga-card-ev-nerves-fail = Nervy povolují
    .form-quoted = „Nervy povolují“
    .text = Každý laborant na plánu se pohne až o 5 polí k nejbližšímu bodu posil. Kdo na něm nebo vedle něj skončí, je odstraněn.
saga-card-ev-first-symptoms = První příznaky
    .form-quoted = „První příznaky“
    .text = Laborant nejblíž cílovému žoldnéři, jinak nejbližší člen ostrahy, se na místě změní v Oběť Moru a své žetony zranění si ponechá.
saga-card-ev-outbreak = Propuknutí nákazy
    .form-quoted = „Propuknutí nákazy“
    .text = Zůstává ve hře: jednou za fázi, když je z plánu odstraněn laborant nebo člen ostrahy, se u nejbližšího aktivního bodu posil umístí čekající volná Oběť Moru.
saga-card-ev-friendly-voice = Přátelský hlas
    .form-quoted = „Přátelský hlas“
    .text = Zůstává ve hře do konce příštího kola: složitost každé operace je o 1 nižší, nejméně však 1.
saga-card-ev-surge = Přepětí
    .form-quoted = „Přepětí“
    .text = Cílový žoldnéř utrpí útok 2 útočnými kostkami bez modifikátorů; zranění jdou nejdřív na energetické štíty. V reaktoru místo toho puls v tomto kole zasáhne i další sektor.
saga-card-ev-enemies-incoming = Nepřátelé se blíží!
    .form-quoted = „Nepřátelé se blíží!“
    .text = Zůstává ve hře do konce příštího kola: Nexus má o 1 aktivaci víc.
saga-card-ev-left-behind-kit = Zapomenuté vybavení
    .form-quoted = „Zapomenuté vybavení“
    .text = Žoldnéř s nejvíce žetony zranění táhne 1 kartu zásob. Je-li jich víc, nebo žádný, vyberou hráči.
saga-card-ev-getting-sleepy = Ospalost
    .form-quoted = „Ospalost“
    .text = Každý žoldnéř v dlouhém dostřelu od Chovara utrpí útok 1 útočnou kostkou bez modifikátorů a do konce příštího kola tam nesmí použít mistrovský kousek. Není-li Chovar na plánu, nesmí ho použít jen cílový žoldnéř.
saga-card-ev-floor-gives = Podlaha povoluje
    .form-quoted = „Podlaha povoluje“
    .text = Jedna překážka sousedící s cílovým žoldnéřem, kterou vybere Nexus, se zničí; nikdy terminál. V hořící šachtě místo toho oheň vystoupí o další řadu.


## Skills

saga-card-sk-aimed-fire = Mířená palba
    .form-quoted = „Mířená palba“
    .text = Pokud tvůj žoldnéř v tomto tahu nevstoupil na žádné pole, smíš při střelbě znovu hodit až 2 útočnými kostkami.
saga-card-sk-expert-shooter = Zkušený střelec
    .form-quoted = „Zkušený střelec“
    .text = Kdykoli střílíš, počítá se 1 zásah o stupeň silnější. Ne se šablonami, granáty ani střeleckými věžemi.
saga-card-sk-follow-through = Následný úder
    .form-quoted = „Následný úder“
    .text = Jednou za tah, když tvůj útok zblízka vyřadí nepřítele, smíš zblízka zaútočit na dalšího nepřítele ve svém předním oblouku.
saga-card-sk-parry = Odražení úderu
    .form-quoted = „Odražení úderu“
    .text = Proti útokům zblízka z kterékoli strany, i volným, házíš 1 obrannou kostkou navíc.
saga-card-sk-code-breaker = Lamač kódů
    .form-quoted = „Lamač kódů“
    .text = Při svých pokusech o průnik smíš znovu hodit až 2 útočnými kostkami.
saga-card-sk-backdoor = Zadní vrátka
    .form-quoted = „Zadní vrátka“
    .text = Po svém úspěšném pokusu o průnik smíš deaktivovat jeden aktivní bod posil odhalené zóny.
saga-card-sk-priority-orders = Prioritní rozkazy
    .form-quoted = „Prioritní rozkazy“
    .text = Jednou za kolo, na konci svého tahu, otoč žeton jednoho spojence v dlouhém dostřelu zpět lícem nahoru. Počet tahů se nemění.
saga-card-sk-foresight = Předvídavost
    .form-quoted = „Předvídavost“
    .text = Jednou za kolo, na začátku svého tahu, se podívej na vrchní kartu balíčku Nexu; smíš ji dát dospod. Ne, dokud Nexus nic netuší.
saga-card-sk-hit-and-run = Udeř a uteč
    .form-quoted = „Udeř a uteč“
    .text = Po své akci se smíš pohnout o 2 pole, nejsi-li v tu chvíli v předním oblouku nepřítele. Ne po mistrovském kousku.
saga-card-sk-slippery = Mrštnost
    .form-quoted = „Mrštnost“
    .text = Volné útoky proti tobě při odpoutání mají o 2 kostky méně, nejméně však 1.
saga-card-sk-thick-skin = Hroší kůže
    .form-quoted = „Hroší kůže“
    .text = Jednou za kolo, když máš utrpět zranění, smíš zrušit 1 nezablokovaný zásah proti sobě.
saga-card-sk-unbroken = Nezlomnost
    .form-quoted = „Nezlomnost“
    .text = Ochromení tě nestojí žádné kostky v útoku ani v obraně.
saga-card-sk-resourceful = Vynalézavost
    .form-quoted = „Vynalézavost“
    .text = Jednou za kolo smíš znovu hodit 1 kostkou při kterémkoli vlastním hodu, i při průniku, prohledávání, plížení nebo léčení v údržbě.
saga-card-sk-long-limbs = Dlouhé končetiny
    .form-quoted = „Dlouhé končetiny“
    .text = Smíš přecházet přes pole s překážkami, každé za 1 bod pohybu, ale nesmíš na nich skončit.
saga-card-sk-capacitors = Přídavné kondenzátory
    .form-quoted = „Přídavné kondenzátory“
    .text = Máš o 1 políčko energetického štítu víc.
saga-card-sk-stone-born = Kamenný původ
    .form-quoted = „Kamenný původ“
    .text = Útoky zezadu tě nestojí žádnou obrannou kostku. Nepřátelé tě svými efekty nemohou posouvat ani odtlačit.
saga-card-sk-empathy = Empatie
    .form-quoted = „Empatie“
    .text = Jednou za kolo, když karta nebo schopnost odstraní žeton zranění z tebe nebo ze spojence v krátkém dostřelu, smí se z téhož modelu odstranit ještě 1.
saga-card-sk-plus-shoot = +1 střelba
    .form-quoted = „+1 střelba“
    .text = Tvá střelba je o 1 vyšší, nejvýš 6.
saga-card-sk-plus-assault = +1 boj zblízka
    .form-quoted = „+1 boj zblízka“
    .text = Tvůj boj zblízka je o 1 vyšší, nejvýš 6.
saga-card-sk-plus-defence = +1 obrana
    .form-quoted = „+1 obrana“
    .text = Tvá obrana je o 1 vyšší.
saga-card-sk-plus-tech = +1 technika
    .form-quoted = „+1 technika“
    .text = Tvá technika je o 1 vyšší.
saga-card-sk-plus-move = +1 pohyb
    .form-quoted = „+1 pohyb“
    .text = Tvůj pohyb je o 1 vyšší.


## Equipment

saga-card-eq-medi-pack = Medi-Pack
    .form-quoted = „Medi-Pack“
    .text = Akce: odstraň až 2 žetony zranění ze sebe nebo ze sousedního žoldnéře. Pak tuto kartu odhoď.
saga-card-eq-stim = Stimulační injekce
    .form-quoted = „Stimulační injekce“
    .text = Zdarma, na začátku svého tahu: v tomto tahu máš pohyb o 2 vyšší a do konce kola tě ochromení nestojí žádné kostky. Pak tuto kartu odhoď. Robotům nepomůže.
saga-card-eq-grenade = Tříštivý granát
    .form-quoted = „Tříštivý granát“
    .text = Akce: každý model, každý prvek terénu a každé zavřené dveře na poli v krátkém dostřelu a linii výhledu nebo vedle něj utrpí útok 3 útočnými kostkami bez krytí, i spojenci. Počítá se to jako střelba. Pak tuto kartu odhoď.
saga-card-eq-flash = Oslepující nálož
    .form-quoted = „Oslepující nálož“
    .text = Akce, i v předním oblouku nepřítele: hoď 1 útočnou kostkou za každého přisluhovače na poli v krátkém dostřelu a linii výhledu nebo vedle něj. Padne-li zásah, nemůže ten přisluhovač do konce kola nic dělat. Není to útok, ale je slyšet jako výstřel. Pak tuto kartu odhoď.
saga-card-eq-lock-breaker = Lamač zámků
    .form-quoted = „Lamač zámků“
    .text = Akce: odolnost zámku zamčených dveří ve tvém předním oblouku klesne o 2. Ne dveří s označením „Přístup odepřen“. Pak tuto kartu odhoď.
saga-card-eq-vest = Pancéřová vesta
    .form-quoted = „Pancéřová vesta“
    .text = Proti střelbě, včetně šablon a výbuchů, házíš 1 obrannou kostkou navíc.
saga-card-eq-blade = Bojová čepel
    .form-quoted = „Bojová čepel“
    .text = Když s ní útočíš zblízka, smíš znovu hodit 1 prázdnou útočnou kostkou.
saga-card-eq-scope = Zaměřovací dalekohled
    .form-quoted = „Zaměřovací dalekohled“
    .text = Na začátku svého tahu urči jednu svou zbraň s krátkým dostřelem, která potřebuje linii výhledu: má dlouhý dostřel.
saga-card-eq-data-spike = Datový hrot
    .form-quoted = „Datový hrot“
    .text = Zdarma, při pokusu o průnik, před hodem: tvá technika je při něm o 2 vyšší. Pak tuto kartu odhoď.
saga-card-eq-shield-gen = Generátor štítů
    .form-quoted = „Generátor štítů“
    .text = Máš o 2 políčka energetického štítu víc.
saga-card-eq-silent-pistol = Tichá pistole
    .form-quoted = „Tichá pistole“
    .text = Střelná zbraň, krátký dostřel, tichá. Smíš s ní střílet i z předního oblouku nepřítele, pak ale máš o 1 útočnou kostku méně.
saga-card-eq-autocannon = Automatický kanón
    .form-quoted = „Automatický kanón“
    .text = Střelná zbraň, dlouhý dostřel, 1 útočná kostka navíc. Ne v tahu, ve kterém tvůj žoldnéř vstoupil na víc než 2 pole.
saga-card-eq-cutter = Plazmová řezačka
    .form-quoted = „Plazmová řezačka“
    .text = Když s ní útočíš zblízka, počítá se 1 zásah o stupeň silnější a proti prvkům terénu a dveřím házíš 2 útočnými kostkami navíc.
saga-card-eq-rig = Sada pro průnik
    .form-quoted = „Sada pro průnik“
    .text = Tvá technika je o 1 vyšší a při svých pokusech o průnik smíš znovu hodit 1 prázdnou útočnou kostkou.
saga-card-eq-cloak = Maskovací plášť
    .form-quoted = „Maskovací plášť“
    .text = Při zkouškách nenápadnosti házíš 2 obrannými kostkami navíc a v krytí 1 navíc proti střelbě ze vzdálenosti větší než krátký dostřel.
saga-card-eq-jump-pack = Skokový modul
    .form-quoted = „Skokový modul“
    .text = 2 nabití. Zdarma, místo pohybu ve svém tahu: dopadni na volné pole v krátkém dostřelu a linii výhledu s libovolnou orientací. Přední oblouky tě nezastaví a nevyvolají volné útoky.
saga-card-eq-auto-medic = Automedik
    .form-quoted = „Automedik“
    .text = 3 nabití. Zdarma, jednou za tah, na jeho začátku: odstraň ze sebe 1 žeton zranění.
saga-card-eq-pass = Důstojnická propustka
    .form-quoted = „Důstojnická propustka“
    .text = Předmět mise. Máš-li ve svém předním oblouku dveře, které mise určuje, smíš je otevřít, i když je přístup odepřen; od té chvíle smí kdokoli.
saga-card-eq-case = Zapečetěný kufřík
    .form-quoted = „Zapečetěný kufřík“
    .text = Předmět mise: odnes ho ven. Nelze ho otevřít.
saga-card-eq-heron = Volavka
    .form-quoted = „Volavka“
    .text = Předmět mise: Volavka jde s držitelem, jehož pohyb je o 1 nižší. Když je držitel ochromen, hoď 1 útočnou kostkou: při kritickém zásahu je Volavka zraněna.
saga-card-eq-data-core = Datové jádro
    .form-quoted = „Datové jádro“
    .text = Předmět mise: to, pro co jste přišli. Mise říká, co s ním.
saga-card-eq-serum = Sérum
    .form-quoted = „Sérum“
    .text = Předmět mise: to, pro co jste přišli. Mise říká, co s ním.
saga-card-eq-charges = Nálože
    .form-quoted = „Nálože“
    .text = Předmět mise se 3 náložemi, které se umisťují tam, kde určí mise. Nikdy se nedoplňují.


## Deployable Equipment

saga-card-dp-sentry = Strážní střelecká věž
    .form-quoted = „Strážní střelecká věž“
    .text = Střelecká věž, obrana 2, 2 životy. Na konci tahu svého majitele smí vystřelit libovolným směrem na krátký dostřel 3 útočnými kostkami, ale ne v tahu, ve kterém byla rozmístěna akcí.
saga-card-dp-damper = Tlumicí střelecká věž
    .form-quoted = „Tlumicí střelecká věž“
    .text = Střelecká věž, obrana 3, 2 životy. Přisluhovači v jejím krátkém dostřelu a linii výhledu mají pohyb o 2 nižší a při střelbě mají o 1 útočnou kostku méně. Střílí jen při mistrovském kousku „Křížová palba“, 2 útočnými kostkami.
saga-card-dp-force-field = Silové pole
    .form-quoted = „Silové pole“
    .text = Dva díly na sousedících volných polích, obrana 4, každý 2 životy. Nepřátelé neprojdou ani neuvidí skrz; spojenci vidí skrz a smějí projít, ale ne se tam zastavit.
saga-card-dp-charge = Demoliční nálož
    .form-quoted = „Demoliční nálož“
    .text = Výbušnina, obrana 2, 1 život. Na začátku nebo na konci některého svého pozdějšího tahu ji smíš odpálit: vše na jejím poli nebo vedle něj utrpí útok 4 útočnými kostkami, prvky terénu a dveře 6. Je slyšet jako výstřel. Pak tuto kartu odhoď.


## Standard operations of Terminals

saga-operation-isolate = Izolace
    .form-quoted = „Izolace“
    .text = Vyber odhalenou zónu: všechny její body posil jsou do závěrečné fáze deaktivované.
saga-operation-weld = Svaření
    .form-quoted = „Svaření“
    .text = Jeden bod posil v zóně tohoto terminálu je deaktivovaný po zbytek mise.
saga-operation-alarm = Vypnutí poplachu
    .form-quoted = „Vypnutí poplachu“
    .text = Odhoď poplach, který je ve hře.
saga-operation-light = Ovládání světel
    .form-quoted = „Ovládání světel“
    .text = Vyber odhalený žeton tmy: odebere se, nebo se vrátí ten, který byl odebrán.
saga-operation-camera = Kamera
    .form-quoted = „Kamera“
    .text = Nahlédni do neodhalené zóny, která má společné dveře s odhalenou: uvidíš její plán a přisluhovače, jak právě stojí.
saga-operation-shut = Zavření dveří
    .form-quoted = „Zavření dveří“
    .text = Zavři jedny otevřené dveře odhalené zóny, ve kterých nikdo nestojí; jejich odolnost zámku bude 1.


## Keywords

saga-keyword-human = Člověk
saga-keyword-robot = Robot
saga-keyword-kayowana = Kayowana
saga-keyword-judwan = Judwan
saga-keyword-dwarf = Trpaslík
saga-keyword-shooting = Střelba
saga-keyword-assault = Boj zblízka
saga-keyword-tech = Technika
saga-keyword-tactics = Taktika
saga-keyword-speed = Rychlost
saga-keyword-resilience = Odolnost
saga-keyword-generic = Obecné
saga-keyword-plague = Mor
saga-keyword-alien = Mimozemšťan
saga-keyword-psychic = Psionik


## Scenery

saga-scenery-crate = Bedna
saga-scenery-table = Stůl
saga-scenery-cabinet = Skříň
saga-scenery-weapons-locker = Skříň na zbraně
saga-scenery-terminal = Terminál
saga-scenery-tank = Nádrž
saga-scenery-door = Dveře
saga-scenery-double-door = Dvojité dveře
saga-scenery-glass = Skleněná tabule
