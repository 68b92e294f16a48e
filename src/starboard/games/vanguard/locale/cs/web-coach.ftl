# What the coach says beside an exploration: what is new, the goal, reasons for advice, and what to do on a first planet.

web-vanguard-coach-log-start = Tým a jeho loď
web-vanguard-coach-team = Čtyři sekce
web-vanguard-coach-team-text = Každá sekce má svůj obor: bezpečnostní je silná (červené kostky), průzkumná hbitá (zelené), vědecká se vyzná (zelené a modré), technická opravuje (modré). Koho sem pošleš, ten se o práci dělí; ostatní zůstávají na lodi.
web-vanguard-coach-log-5 = Síla je v kostkách
web-vanguard-coach-log-20 = Dvě akce za tah
web-vanguard-coach-log-50 = Cena cesty
web-vanguard-coach-log-227 = Čísla jsou stránky
web-vanguard-coach-log-311 = Příprava
web-vanguard-coach-log-59 = Žeton začínajícího hráče
web-vanguard-coach-log-298 = Události
web-vanguard-coach-log-352 = Řádky
web-vanguard-coach-log-360 = Stupnice
web-vanguard-coach-log-335 = Žlutá je navíc
web-vanguard-coach-log-330 = Čas běží
web-vanguard-coach-log-322 = Nebezpečí z vlastní vůle
web-vanguard-coach-log-341 = Už jen kousek
web-vanguard-coach-log-204 = Doma
web-vanguard-coach-dice = Vyber si kostky
web-vanguard-coach-dice-text = Vezmi, kolik dostupných kostek chceš; potom budou všechny vyčerpané, použité i nepoužité. U každého řádku vidíš přesně, jakou má tvá volba hodnotu.
web-vanguard-coach-assist = Pomocná ruka
web-vanguard-coach-assist-text = Kdo stojí ve stejném sektoru, smí k tvému hodu přidat kostku a zahrát na něj jednu kartu.
web-vanguard-coach-modify = Upravit hod
web-vanguard-coach-modify-text = Než se cokoli počítá, smějí karty hod upravit: otočit kostku, hodit jí znovu, přidat další.
web-vanguard-coach-wild = Stěna Vanguard
web-vanguard-coach-wild-text = Tato stěna je libovolný symbol a rozhoduješ o něm ty, ve chvíli, kdy ho použiješ.
web-vanguard-coach-convert = Ze základního symbolu
web-vanguard-coach-convert-text = Tvůj člen posádky umí změnit základní symbol jedné barvy na symbol svého oboru, a to ve chvíli, kdy jím platíš. Nic se nehlásí.
web-vanguard-coach-effects = Rámeček nad řádky
web-vanguard-coach-effects-text = Nejdřív přijdou zvláštní účinky, shora, tolikrát, kolikrát kostky dovolí: nehody posunou červenou stupnici, ať chceš, nebo ne.
web-vanguard-coach-combo = Kombinace kostek
web-vanguard-coach-combo-text = Spodní polovina karty chce určité symboly. Tyto kostky pak v hodu chybějí: kombinuj to, bez čeho se výsledek obejde.
web-vanguard-coach-travel = Na cestě
web-vanguard-coach-travel-text = Do osvětlených sektorů se teď dá dojít a symboly na trase jsou její cena. Stopy jsou symbol přesunu: stojí to, co nahoře říkají obecné podmínky. Ukaž na sektor a uvidíš, co v něm čeká.
web-vanguard-coach-spend = Vyčerpat a obětovat
web-vanguard-coach-spend-text = Vyčerpaná kostka je unavená: vrátí ji odpočinek. Když ti žádná dostupná nezbývá, místo toho jednu obětuješ, a ta je na zbytek průzkumu ztracená.
web-vanguard-coach-danger = Kostky nebezpečí
web-vanguard-coach-danger-text = Kostka nebezpečí ublíží tomu, kdo jí hází, nebo neudělá vůbec nic: záleží na symbolu a na písmenu kostky. Šance vedle ní říkají, co může přijít.
web-vanguard-coach-rest = Čas na odpočinek
web-vanguard-coach-rest-text = Odpočinek stojí jednu zásobu, vrátí ti polovinu kostek a přidá kartu.
web-vanguard-coach-injury = Zranění
web-vanguard-coach-injury-text = Zranění přidá ke každému tvému hodu žluté kostky. Čtvrté zranění by běžnou výpravu ukončilo všem.
web-vanguard-coach-rank-up = Vyšší hodnost
web-vanguard-coach-rank-up-text = Karta povýšení se otočí. Žetony úspěchu se pro ni počítají, neplatí se jimi.
web-vanguard-coach-landing = Sestup
web-vanguard-coach-landing-text = Jedna kostka nebezpečí za každý krok sestupu. Co padne, stane se hned, nebo jakmile budete na zemi; kdo chce použít vypětí sil, udělá to předtím.
web-vanguard-coach-gear = Co s sebou nesete
web-vanguard-coach-gear-text = Každý nese výbavu. Na kartě stojí, kdy se použije; drobné kusy se tím spotřebují.
web-vanguard-coach-threat = Něco tam venku je
web-vanguard-coach-threat-text = Hrozba se pohybuje podle vlastních hodin a zasáhne toho, kdo je v jejím sektoru. Má své akce: zahnat ji je jedna z nich.
web-vanguard-coach-lead = Náznaky
web-vanguard-coach-lead-text = Náznaky leží na balíčku svého druhu. Tři body dají objev.
web-vanguard-coach-time = Čas plyne
web-vanguard-coach-time-text = Stupnice času postupují tím, co děláte. Co stojí na jejich konci, stane se ihned.
web-vanguard-coach-tide = Vysoká voda
web-vanguard-coach-exert = Bez dechu
web-vanguard-coach-exert-text = Když nemáš žádnou kostku, můžeš kdykoli použít vypětí sil: obětuj kostku, nebo si se třemi a méně vezmi zranění, a vrátí se ti až pět kostek.
web-vanguard-coach-lift-off = Odlet
web-vanguard-coach-lift-off-text = Ukončí průzkum. Kdo není v sektoru výsadkové lodi, zůstane tam, a souhlasit musí všichni.


## The goal

web-vanguard-coach-goal-m01 = { vanguard-mission-m01.goal }
web-vanguard-coach-goal-m02 = { vanguard-mission-m02.goal }
web-vanguard-coach-goal-m03 = { vanguard-mission-m03.goal }
web-vanguard-coach-goal-m04 = { vanguard-mission-m04.goal }
web-vanguard-coach-goal-m11 = { vanguard-mission-m11.goal }
web-vanguard-coach-goal-m12 = { vanguard-mission-m12.goal }
web-vanguard-coach-goal-m13 = { vanguard-mission-m13.goal }
web-vanguard-coach-goal-m14 = { vanguard-mission-m14.goal }
web-vanguard-coach-goal-m21 = { vanguard-mission-m21.goal }
web-vanguard-coach-goal-m22 = { vanguard-mission-m22.goal }
web-vanguard-coach-goal-m23 = { vanguard-mission-m23.goal }
web-vanguard-coach-goal-m41 = { vanguard-mission-m41.goal }
web-vanguard-coach-goal-m42 = { vanguard-mission-m42.goal }
web-vanguard-coach-goal-m43 = { vanguard-mission-m43.goal }


## What to do on a first planet

web-vanguard-coach-deed-check = Proveď ověření kostkami
web-vanguard-coach-deed-travel = Přesuň se do jiného sektoru
web-vanguard-coach-deed-success = Získej žeton úspěchu
web-vanguard-coach-deed-meet = Setkej se s jiným členem posádky
web-vanguard-coach-deed-mission = Splň misi
web-vanguard-coach-deed-home = Vrať se domů


## Why a good player would answer so

web-vanguard-coach-why-special = Tato akce vede dál k misi.
web-vanguard-coach-why-travel = Tam je práce víc než tady.
web-vanguard-coach-why-rest = Kostek je málo a odpočinek jich polovinu vrátí.
web-vanguard-coach-why-prepare = Karta navíc neuškodí.
web-vanguard-coach-why-use = Karta přinese víc, než stojí.
web-vanguard-coach-why-complete = Všechno, co žádá, tu je.
web-vanguard-coach-why-lift-off = Co se mělo udělat, je hotovo.
web-vanguard-coach-why-end-turn = Tady teď za další kostku nic nestojí.
web-vanguard-coach-why-team = Tihle dva mají kostky na to, co planeta žádá.
web-vanguard-coach-why-dice = Další kostka by přinesla míň, než bude mít cenu potom.
web-vanguard-coach-why-assist = Jedna tvá kostka to udělá mnohem pravděpodobnějším.
web-vanguard-coach-why-modify = Hod nestačí a tohle to může napravit.
web-vanguard-coach-why-again = Výsledek se bez těchto kostek, jak leží, obejde.
web-vanguard-coach-why-combo = Tyto kostky výsledek nepotřebuje.
web-vanguard-coach-why-pay = Výsledku tak zůstanou nejlepší kostky.
web-vanguard-coach-why-spend = Základní kostky jdou první.
web-vanguard-coach-why-spend-least = Tahle kostka bude chybět nejméně.
web-vanguard-coach-why-refresh = Jako první se vrátí kostky, které toho umí nejvíc.
web-vanguard-coach-why-discard = Tahle karta s tím, co přijde, pomůže nejméně.
web-vanguard-coach-why-start = Začíná ten, kdo má nejvíc kostek.
web-vanguard-coach-why-no-dice = Kostka by tu přinesla méně, než bude mít cenu potom.
web-vanguard-coach-why-no-assist = Tvé kostky mají větší cenu ve vlastním tahu.
web-vanguard-coach-why-no-modify = Nic, co tu můžeš použít, nestojí za svou cenu.
web-vanguard-coach-why-no-combo = Pro výsledek mají kostky větší cenu.
