# Úvod do Nemesis a průvodce u první hry.

## Úvod

web-nemesis-tutorial = Nemesis za deset minut
web-nemesis-tutorial-tale = Probouzíš se z hibernace příliš brzy. Na lodi je tma, někdo z posádky je mrtvý a nikdo si nepamatuje, kdo nastavil tenhle kurz.
web-nemesis-tutorial-wake = Probouzíš se
web-nemesis-tutorial-wake-text = Místnosti kolem jsou neprozkoumané. Za každou akci platíš kartami z ruky: za pohyb, hledání, opravy i střelbu. Když karty dojdou, pasuješ a čekáš.
web-nemesis-tutorial-wake-picture = Dvě postavy v Hibernatoriu, kolem nich temné, neprozkoumané místnosti.
web-nemesis-tutorial-noise = Děláš hluk
web-nemesis-tutorial-noise-text = Kdo vejde do prázdné místnosti, hodí na hluk a do některé chodby přibude žeton. Když uděláš hluk tam, kde už jeden leží, něco odtamtud vyleze.
web-nemesis-tutorial-noise-picture = Postava v Kajutách; ve dvou okolních chodbách leží žetony hluku.
web-nemesis-tutorial-meet = Něco odpovídá
web-nemesis-tutorial-meet-text = Vetřelci přicházejí ze sáčku, který se během hry plní. Střílej, bij se, nebo utíkej; každé poranění tě zpomalí a některé karty, které od nich chytíš, nesou nákazu.
web-nemesis-tutorial-meet-picture = Voják stojí u Generátoru proti Dospělci; vedle hoří místnost a čeká tam Nymfoid.
web-nemesis-tutorial-home = Chceš domů
web-nemesis-tutorial-home-text = Prospi skok, pokud motory fungují a loď letí k Zemi; nebo odleť v únikovém modulu. Vyhraješ, pokud přežiješ a úkoly jsou splněné.
web-nemesis-tutorial-home-picture = Postava v Evakuační sekci A vedle odemčeného únikového modulu.
web-nemesis-tutorial-first = Tvoje první hra
web-nemesis-tutorial-first-text = Ty a bot na jedné straně, s odkrytými úkoly. Průvodce vysvětlí každou věc, když se stane poprvé. Můžeš brát rozhodnutí zpět, dohledat každé pravidlo a kdykoli přestat: stůl na tebe počká.

## Průvodce


web-nemesis-coach-draft = Za koho hraješ?
web-nemesis-coach-draft-text = Vyber si jednu ze dvou postav. Každá má deset vlastních karet, zbraň a dvě výpravy. Voják bojuje, Průzkumnice se plíží, Mechanik opravuje; špatná volba neexistuje.
web-nemesis-coach-goal = O co ti jde
web-nemesis-coach-goal-text = Úkoly najdeš na své desce postavy: otevři si je a přečti. V této hře jsou společné. Vyhrajete, pokud je splníte všechny a aspoň jedna z vašich postav to přežije.
web-nemesis-coach-cards = Za všechno se platí kartami
web-nemesis-coach-cards-text = Ve svém tahu provedeš dvě akce, pak přijde na řadu další hráč a jde se dokola, dokud všichni nepasují. Číslo u akce říká, kolik stojí karet. Akční kartu buď zahraješ kvůli jejímu textu, nebo jí platíš.
web-nemesis-coach-moving = Pohyb
web-nemesis-coach-moving-text = Pohyb stojí jednu kartu a dostane tě do sousední místnosti. Opatrný pohyb stojí dvě, ale místo hodu si vybereš, kam hluk přijde. Zkus temné místnosti: co potřebuješ, je tam.
web-nemesis-coach-reacting = Akci lze přerušit
web-nemesis-coach-reacting-text = Kdo je ve stejné místnosti jako hráč na tahu, může jeho akci zrušit kartou Přerušení. Každý stůl na to chvíli čeká, ať už to někdo může udělat, nebo ne. Tady chceš, aby se parťákovi dařilo: nereaguj.
web-nemesis-coach-paying = Vyber, čeho se vzdáš
web-nemesis-coach-paying-text = Plať kartami, které teď potřebuješ nejméně. Půjdou na tvůj odhazovací balíček a vrátí se, až se tvůj balíček znovu zamíchá.
web-nemesis-coach-exploring = Místnost je prozkoumaná
web-nemesis-coach-exploring-text = Deska ukazuje, co místnost umí, číslo v rohu, kolik v ní zbývá předmětů, a barva, jakých: červené jsou vojenské, žluté technické, zelené lékařské. Žeton mohl přinést i požár, sliz nebo poruchu.
web-nemesis-coach-noise = Hluk
web-nemesis-coach-noise-text = Fialový kotouč v chodbě je hluk. Když tvůj hod určí chodbu, kde už hluk je, přijde vetřelec. Než vykročíš, hledej místnosti, kolem kterých je hluku málo; kde už někdo je, tam se nehází.
web-nemesis-coach-searching = Tady můžeš hledat
web-nemesis-coach-searching-text = Za kartu Hledání se už ničím dalším neplatí: táhni dva předměty v barvě místnosti a jeden si nech. Ostatní vidí jen jeho barvu.
web-nemesis-coach-rooms = Tahle místnost něco umí
web-nemesis-coach-rooms-text = Akce místnosti stojí dvě karty. Vyslat signál, ošetřit se, nabít zbraň, odemknout moduly: klikni na místnost nebo stiskni otazník a přečti si, co dělá. Je-li v ní porucha, nedělá nic.
web-nemesis-coach-intruder = Vetřelec
web-nemesis-coach-intruder-text = Ze sáčku vyklouzl žeton. Máš-li v ruce méně karet, než kolik ukazuje, vetřelec hned nečekaně zaútočí: plná ruka je nejlepší pancíř. Dokud je v tvé místnosti, jsi v boji.
web-nemesis-coach-fighting = Bojovat, nebo utéct
web-nemesis-coach-fighting-text = Střelba stojí jednu kartu a jeden žeton munice; při útoku zblízka tě minutí stojí vážné poranění. Kolik vetřelec vydrží, neví nikdo. Při útěku na tebe každý vetřelec v místnosti jednou zaútočí, pak jsi pryč.
web-nemesis-coach-wounds = Máš poranění
web-nemesis-coach-wounds-text = Kapky jsou lehká poranění; třetí se změní ve vážné, které ti škodí, dokud není obvázané. Se třemi vážnými poraněními tě zabije jakékoli další.
web-nemesis-coach-passing = Pasování
web-nemesis-coach-passing-text = Došly karty, nebo to zatím stačí? Pasuj. Můžeš odhodit karty, které nechceš, i kontaminaci, a na začátku dalšího kola si dobereš do pěti. I kdo už pasuje, může být napaden.
web-nemesis-coach-events = Fáze událostí
web-nemesis-coach-events-text = Když všichni pasují, posune se čas, vetřelci zaútočí na ty, kdo jsou u nich, požár vetřelce popálí a karta události jimi pohne a přinese i horší věci. Pak se sáček rozroste. To bylo jedno kolo; je jich nejvýš patnáct.
web-nemesis-coach-contamination = Kontaminace
web-nemesis-coach-contamination-text = Červená karta ti zabírá místo v ruce a nedá se s ní platit. Může být infikovaná, což odhalí jen skenování: v Jídelně, ve Sprchách, v Operačním sále nebo při odpočinku. Kdo je na konci infikovaný, ten o tom možná už nikomu nepoví.
web-nemesis-coach-slime = Sliz
web-nemesis-coach-slime-text = Pokrývá tě sliz: když ti při hodu na hluk padne Ticho, platí místo toho Nebezpečí. Smyj ho ve Sprchách nebo setři Oblečením.
web-nemesis-coach-fire = Požár
web-nemesis-coach-fire-text = Kdo skončí tah v hořící místnosti, utrpí lehké poranění; hoří i vetřelci. Kdyby se měl umístit devátý žeton požáru, loď by vybuchla.
web-nemesis-coach-malfunction = Porucha
web-nemesis-coach-malfunction-text = Porouchaná místnost nenabízí akci ani počítač, dokud ji někdo neopraví kartou nebo Nářadím. Kdyby se měl umístit devátý žeton poruchy, trup by se rozlomil.
web-nemesis-coach-home = Cesta domů
web-nemesis-coach-home-text = Je čas myslet na konec. Dva ze tří motorů musí fungovat (zkontroluj je ve strojovnách), cílem letu musí být Země (zjistíš to na Můstku) a před skokem musíš spát. Nebo odleť v únikovém modulu.
web-nemesis-coach-countdown = Sebedestrukce
web-nemesis-coach-countdown-text = Na konci této stupnice bude loď zničena. Od prvního žlutého pole se to už nedá zastavit a všechny únikové moduly se odemknou. Tohle nikdo neprospí.
web-nemesis-coach-pods = Únikové moduly
web-nemesis-coach-pods-text = Modul je odemčený. V jeho evakuační sekci použij akci místnosti: hoď na hluk, a pokud tam potom není vetřelec, jsi uvnitř. Odleť hned, nebo počkej, až se obsadí druhé místo.
web-nemesis-coach-hibernation = Komory jsou otevřené
web-nemesis-coach-hibernation-text = Odteď můžeš hibernovat: vrať se do Hibernatoria a použij jeho akci, když tam není vetřelec. Spíš až do konce a doufáš, že motory i cíl letu jsou v pořádku.
web-nemesis-coach-over = To byla Nemesis
web-nemesis-coach-over-text = Přečti si, jak to dopadlo, pusť si záznam se vším odkrytým, nebo hraj dál od kteréhokoli okamžiku. Příště s přáteli, každý s tajným úkolem.

web-nemesis-coach-deed-move = Opustit Hibernatorium
web-nemesis-coach-deed-explore = Prozkoumat místnost
web-nemesis-coach-deed-item = Najít předmět
web-nemesis-coach-deed-pass = Pasovat
web-nemesis-coach-deed-turn = Přežít fázi událostí
web-nemesis-coach-deed-meet = Postavit se vetřelci
web-nemesis-coach-deed-home = Vyváznout s životem
