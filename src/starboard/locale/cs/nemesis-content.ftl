# Co je v krabici hry Nemesis. Hodnota je název na komponentě; .text říká hráči, který ho čte, co komponenta dělá.
# Ceny a symboly „v boji“ a „mimo boj“ se zobrazují vedle textu a neopakují se v něm.
# Anglické "turn" (fáze hráčů a fáze událostí) je kolo, anglické "round" (dvě akce jednoho hráče) je tah (NEM-GEN-01).
# Hráči se tyká a texty nemluví o jeho rodu: „tvá postava vyslala signál“, ne „vyslal jsi“.
# Názvy komponent (místnosti, postavy, druhy vetřelců, předměty, karty, strany kostek) mají i ve větě velké písmeno,
# pojmy pravidel (místnost, vetřelec, porucha, vážné poranění) malé.
#
# Název ve větě: .form-gen, .form-dat, .form-acc a .form-ins jsou pády; u místností je s předložkou .form-in (kde),
# .form-to (kam) a .form-from (odkud). První pád je sám název.
# .quest říká, jak se aktivuje předmět výpravy.


## Místnosti: akce místnosti, nebo efekt pouhého pobytu v ní

nemesis-room-armory = Zbrojnice
    .form-gen = Zbrojnice
    .form-dat = Zbrojnici
    .form-acc = Zbrojnici
    .form-ins = Zbrojnicí
    .form-in = ve Zbrojnici
    .form-to = do Zbrojnice
    .form-from = ze Zbrojnice
    .text = Přidej 2 žetony munice do jedné ze svých energetických zbraní, nejvýše do její kapacity. Klasické zbraně zde dobít nelze.
nemesis-room-comms = Komunikační místnost
    .form-gen = Komunikační místnosti
    .form-dat = Komunikační místnosti
    .form-acc = Komunikační místnost
    .form-ins = Komunikační místností
    .form-in = v Komunikační místnosti
    .form-to = do Komunikační místnosti
    .form-from = z Komunikační místnosti
    .text = Vyšli signál: tvá postava bude mít až do konce hry vyznačeno, že ho vyslala.
nemesis-room-emergency = Ošetřovna
    .form-gen = Ošetřovny
    .form-dat = Ošetřovně
    .form-acc = Ošetřovnu
    .form-ins = Ošetřovnou
    .form-in = v Ošetřovně
    .form-to = do Ošetřovny
    .form-from = z Ošetřovny
    .text = Obvaž všechna svá vážná poranění, nebo vyleč 1 své obvázané vážné poranění, nebo vyleč všechna svá lehká poranění.
nemesis-room-evac-a = Evakuační sekce A
    .form-gen = Evakuační sekce A
    .form-dat = Evakuační sekci A
    .form-acc = Evakuační sekci A
    .form-ins = Evakuační sekcí A
    .form-in = v Evakuační sekci A
    .form-to = do Evakuační sekce A
    .form-from = z Evakuační sekce A
    .text = Pokus se nastoupit do odemčeného únikového modulu sekce A, ve kterém je volné místo: proveď hod na hluk, a pokud zde poté není žádný vetřelec, jsi uvnitř. Nelze provést, dokud je v sekci vetřelec.
nemesis-room-evac-b = Evakuační sekce B
    .form-gen = Evakuační sekce B
    .form-dat = Evakuační sekci B
    .form-acc = Evakuační sekci B
    .form-ins = Evakuační sekcí B
    .form-in = v Evakuační sekci B
    .form-to = do Evakuační sekce B
    .form-from = z Evakuační sekce B
    .text = Pokus se nastoupit do odemčeného únikového modulu sekce B, ve kterém je volné místo: proveď hod na hluk, a pokud zde poté není žádný vetřelec, jsi uvnitř. Nelze provést, dokud je v sekci vetřelec.
nemesis-room-fire-control = Protipožární systém
    .form-gen = Protipožárního systému
    .form-dat = Protipožárnímu systému
    .form-acc = Protipožární systém
    .form-ins = Protipožárním systémem
    .form-in = u Protipožárního systému
    .form-to = k Protipožárnímu systému
    .form-from = od Protipožárního systému
    .text = Vyber libovolnou místnost a odhoď z ní žeton požáru, pokud v ní je. Každý vetřelec v ní ustoupí: pro každého táhni kartu události a přesuň ho chodbou s číslem z této karty.
nemesis-room-generator = Generátor
    .form-gen = Generátoru
    .form-dat = Generátoru
    .form-acc = Generátor
    .form-ins = Generátorem
    .form-in = u Generátoru
    .form-to = ke Generátoru
    .form-from = od Generátoru
    .text = Spusť sebedestrukční sekvenci, nebo ji zastav, dokud její ukazatel nedosáhl žlutého pole. Jakmile někdo hibernuje, spustit ji nelze.
nemesis-room-laboratory = Laboratoř
    .form-gen = Laboratoře
    .form-dat = Laboratoři
    .form-acc = Laboratoř
    .form-ins = Laboratoří
    .form-in = v Laboratoři
    .form-to = do Laboratoře
    .form-from = z Laboratoře
    .text = Analyzuj Mrtvolu, Mršinu vetřelce nebo Vejce vetřelců, pokud takový objekt leží v této místnosti nebo ho zde někdo nese: odhal odpovídající slabinu. Objekt se neodhazuje, ale kdo ho nese, smí ho zdarma odhodit na zem.
nemesis-room-nest = Hnízdo
    .form-gen = Hnízda
    .form-dat = Hnízdu
    .form-acc = Hnízdo
    .form-ins = Hnízdem
    .form-in = v Hnízdě
    .form-to = do Hnízda
    .form-from = z Hnízda
    .text = Vezmi z desky vetřelců 1 Vejce do volného místa v ruce a potom proveď hod na hluk. Tuto místnost nelze prohledat a nikdy v ní není porucha.
nemesis-room-storage = Sklad
    .form-gen = Skladu
    .form-dat = Skladu
    .form-acc = Sklad
    .form-ins = Skladem
    .form-in = ve Skladu
    .form-to = do Skladu
    .form-from = ze Skladu
    .text = Vyber červený, žlutý nebo zelený balíček předmětů, táhni 2 karty, jednu si nech a druhou dej dospod balíčku. Počítadlo předmětů místnosti se nemění.
nemesis-room-surgery = Operační sál
    .form-gen = Operačního sálu
    .form-dat = Operačnímu sálu
    .form-acc = Operační sál
    .form-ins = Operačním sálem
    .form-in = v Operačním sále
    .form-to = do Operačního sálu
    .form-from = z Operačního sálu
    .text = Naskenuj všechny své karty kontaminace v ruce, v akčním balíčku i v odhazovacím balíčku a odstraň všechny infikované i svou Larvu. Potom utrpíš 1 lehké poranění, zamícháš všechny své karty včetně těch v ruce do akčního balíčku a pasuješ.
nemesis-room-airlock-control = Ovládání přechodové komory
    .form-gen = Ovládání přechodové komory
    .form-dat = Ovládání přechodové komory
    .form-acc = Ovládání přechodové komory
    .form-ins = Ovládáním přechodové komory
    .form-in = u Ovládání přechodové komory
    .form-to = k Ovládání přechodové komory
    .form-from = od Ovládání přechodové komory
    .text = Vyber jinou prozkoumanou žlutou místnost bez zničených dveří: všechny její dveře se zavřou. Jsou-li na konci fáze hráčů stále všechny zavřené, každá postava i každý vetřelec uvnitř zemře a požár v ní uhasne. Otevření nebo zničení kterýchkoli z těchto dveří proceduru zruší.
nemesis-room-cabins = Kajuty
    .form-gen = Kajut
    .form-dat = Kajutám
    .form-acc = Kajuty
    .form-ins = Kajutami
    .form-in = v Kajutách
    .form-to = do Kajut
    .form-from = z Kajut
    .text = Trvalý efekt: začínáš-li zde kolo a v místnosti není žádný vetřelec, dobereš si do 6 karet místo do 5. Porucha tento efekt vypíná.
nemesis-room-canteen = Jídelna
    .form-gen = Jídelny
    .form-dat = Jídelně
    .form-acc = Jídelnu
    .form-ins = Jídelnou
    .form-in = v Jídelně
    .form-to = do Jídelny
    .form-from = z Jídelny
    .text = Vyleč 1 lehké poranění. Potom smíš naskenovat všechny karty kontaminace v ruce: neinfikované se odstraní, a je-li některá infikovaná, získáš Larvu; pokud už ji však máš, zemřeš a objeví se zde Nymfoid.
nemesis-room-command-center = Velitelské centrum
    .form-gen = Velitelského centra
    .form-dat = Velitelskému centru
    .form-acc = Velitelské centrum
    .form-ins = Velitelským centrem
    .form-in = ve Velitelském centru
    .form-to = do Velitelského centra
    .form-from = z Velitelského centra
    .text = Vyber libovolnou místnost a otevři nebo zavři libovolný počet dveří kolem ní, každé zvlášť. Zničené dveře zavřít nelze.
nemesis-room-engine-control = Řídicí místnost motorů
    .form-gen = Řídicí místnosti motorů
    .form-dat = Řídicí místnosti motorů
    .form-acc = Řídicí místnost motorů
    .form-ins = Řídicí místností motorů
    .form-in = v Řídicí místnosti motorů
    .form-to = do Řídicí místnosti motorů
    .form-from = z Řídicí místnosti motorů
    .text = Tajně se podívej na stav všech tří motorů, i když je v některé strojovně porucha. Měnit ho odsud nelze.
nemesis-room-hatch-control = Ovládání průlezů
    .form-gen = Ovládání průlezů
    .form-dat = Ovládání průlezů
    .form-acc = Ovládání průlezů
    .form-ins = Ovládáním průlezů
    .form-in = u Ovládání průlezů
    .form-to = k Ovládání průlezů
    .form-from = od Ovládání průlezů
    .text = Zamkni nebo odemkni 1 únikový modul podle své volby.
nemesis-room-monitoring = Monitorovací místnost
    .form-gen = Monitorovací místnosti
    .form-dat = Monitorovací místnosti
    .form-acc = Monitorovací místnost
    .form-ins = Monitorovací místností
    .form-in = v Monitorovací místnosti
    .form-to = do Monitorovací místnosti
    .form-from = z Monitorovací místnosti
    .text = Tajně se podívej na desku jedné neprozkoumané místnosti a na její žeton průzkumu a obojí vrať zpět. Co řekneš ostatním, je na tobě.
nemesis-room-slime-room = Místnost pokrytá slizem
    .form-gen = Místnosti pokryté slizem
    .form-dat = Místnosti pokryté slizem
    .form-acc = Místnost pokrytou slizem
    .form-ins = Místností pokrytou slizem
    .form-in = v Místnosti pokryté slizem
    .form-to = do Místnosti pokryté slizem
    .form-from = z Místnosti pokryté slizem
    .text = Trvalý efekt: při vstupu do této místnosti získáš žeton slizu. Nelze ji prohledat a nikdy v ní není porucha.
nemesis-room-shower = Sprchy
    .form-gen = Sprch
    .form-dat = Sprchám
    .form-acc = Sprchy
    .form-ins = Sprchami
    .form-in = ve Sprchách
    .form-to = do Sprch
    .form-from = ze Sprch
    .text = Odhoď svůj žeton slizu, pokud ho máš. Potom smíš naskenovat všechny karty kontaminace v ruce: neinfikované se odstraní, a je-li některá infikovaná, získáš Larvu; pokud už ji však máš, zemřeš a objeví se zde Nymfoid.
nemesis-room-cockpit = Můstek
    .form-gen = Můstku
    .form-dat = Můstku
    .form-acc = Můstek
    .form-ins = Můstkem
    .form-in = na Můstku
    .form-to = na Můstek
    .form-from = z Můstku
    .text = Tajně se podívej na kartu souřadnic, nebo přesuň ukazatel cíle na libovolné pole. Cíl letu nelze změnit, jakmile někdo hibernuje, ani dokud je na Můstku vetřelec.
nemesis-room-hibernatorium = Hibernatorium
    .form-gen = Hibernatoria
    .form-dat = Hibernatoriu
    .form-acc = Hibernatorium
    .form-ins = Hibernatoriem
    .form-in = v Hibernatoriu
    .form-to = do Hibernatoria
    .form-from = z Hibernatoria
    .text = Jakmile jsou hibernační komory otevřené, pokus se hibernovat: proveď hod na hluk, a pokud zde poté není žádný vetřelec, spíš až do konce hry. Nelze provést, dokud je v místnosti vetřelec.
nemesis-room-engine-1 = Motor č. 1
    .form-gen = Motoru č. 1
    .form-dat = Motoru č. 1
    .form-acc = Motor č. 1
    .form-ins = Motorem č. 1
    .form-in = u Motoru č. 1
    .form-to = k Motoru č. 1
    .form-from = od Motoru č. 1
    .text = Tajně se podívej na stav Motoru č. 1. Porucha tomu brání, opravit nebo poškodit motor však lze i tak.
nemesis-room-engine-2 = Motor č. 2
    .form-gen = Motoru č. 2
    .form-dat = Motoru č. 2
    .form-acc = Motor č. 2
    .form-ins = Motorem č. 2
    .form-in = u Motoru č. 2
    .form-to = k Motoru č. 2
    .form-from = od Motoru č. 2
    .text = Tajně se podívej na stav Motoru č. 2. Porucha tomu brání, opravit nebo poškodit motor však lze i tak.
nemesis-room-engine-3 = Motor č. 3
    .form-gen = Motoru č. 3
    .form-dat = Motoru č. 3
    .form-acc = Motor č. 3
    .form-ins = Motorem č. 3
    .form-in = u Motoru č. 3
    .form-to = k Motoru č. 3
    .form-from = od Motoru č. 3
    .text = Tajně se podívej na stav Motoru č. 3. Porucha tomu brání, opravit nebo poškodit motor však lze i tak.


## Barvy místností a předmětů

nemesis-colour-red = Červená
    .text = Vojenské předměty. Při prohledávání se zde táhne z červeného balíčku předmětů.
nemesis-colour-yellow = Žlutá
    .text = Technické předměty. Při prohledávání se zde táhne ze žlutého balíčku předmětů.
nemesis-colour-green = Zelená
    .text = Lékařské předměty. Při prohledávání se zde táhne ze zeleného balíčku předmětů.
nemesis-colour-white = Bílá
    .text = Při prohledávání se zde táhne z červeného, žlutého nebo zeleného balíčku předmětů podle tvé volby.
nemesis-colour-blue = Modrá
    .text = Sestavené předměty. Nedají se najít, jen sestavit ze dvou součástí.
nemesis-colour-none = Bez barvy
    .text = Tady není co hledat.


## Žluté předměty

nemesis-item-chemicals = Chemikálie
    .form-gen = Chemikálií
    .form-dat = Chemikáliím
    .form-acc = Chemikálie
    .form-ins = Chemikáliemi
    .text = Nabij Plamenomet do plné kapacity.
nemesis-item-tools = Nářadí
    .form-gen = Nářadí
    .form-dat = Nářadí
    .form-acc = Nářadí
    .form-ins = Nářadím
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi, nebo otevři či zavři jedny dveře své místnosti.
nemesis-item-duct-tape = Lepicí páska
    .form-gen = Lepicí pásky
    .form-dat = Lepicí pásce
    .form-acc = Lepicí pásku
    .form-ins = Lepicí páskou
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi, nebo spoj dva své těžké předměty tak, aby společně zabíraly jedno místo v ruce.
nemesis-item-fire-extinguisher = Hasicí přístroj
    .form-gen = Hasicího přístroje
    .form-dat = Hasicímu přístroji
    .form-acc = Hasicí přístroj
    .form-ins = Hasicím přístrojem
    .text = Těžký předmět. Odhoď žeton požáru ze své místnosti, nebo donuť jednoho vetřelce ve své místnosti k ústupu.
nemesis-item-clothes-y = Oblečení
    .form-gen = Oblečení
    .form-dat = Oblečení
    .form-acc = Oblečení
    .form-ins = Oblečením
    .text = Odhoď svůj žeton slizu, nebo obvaž 1 své vážné poranění.
nemesis-item-energy-charge-y = Energetický článek
    .form-gen = Energetického článku
    .form-dat = Energetickému článku
    .form-acc = Energetický článek
    .form-ins = Energetickým článkem
    .text = Nabij jednu ze svých energetických zbraní do plné kapacity, nebo otevři či zavři jedny dveře své místnosti.
nemesis-item-technical-plans = Plány technických chodeb
    .form-gen = Plánů technických chodeb
    .form-dat = Plánům technických chodeb
    .form-acc = Plány technických chodeb
    .form-ins = Plány technických chodeb
    .text = Z místnosti se vstupem do technických chodeb se přesuň do kterékoli jiné místnosti s tímto vstupem. Příchod vyhodnoť jako po každém pohybu.
nemesis-item-space-suit = Skafandr
    .form-gen = Skafandru
    .form-dat = Skafandru
    .form-acc = Skafandr
    .form-ins = Skafandrem
    .text = Ve žluté místnosti: odhoď všechny akční karty z ruky a přesuň se do kterékoli jiné prozkoumané žluté místnosti.
nemesis-item-nemesis-plans = Plány lodi Nemesis
    .form-gen = Plánů lodi Nemesis
    .form-dat = Plánům lodi Nemesis
    .form-acc = Plány lodi Nemesis
    .form-ins = Plány lodi Nemesis
    .text = Tajně se podívej na desky dvou neprozkoumaných místností, ne však na jejich žetony průzkumu.


## Zelené předměty

nemesis-item-bandages = Obvazy
    .form-gen = Obvazů
    .form-dat = Obvazům
    .form-acc = Obvazy
    .form-ins = Obvazy
    .text = Obvaž 1 své vážné poranění, nebo vyleč všechna svá lehká poranění.
nemesis-item-medkit = Lékárnička
    .form-gen = Lékárničky
    .form-dat = Lékárničce
    .form-acc = Lékárničku
    .form-ins = Lékárničkou
    .text = Obvaž 1 své vážné poranění, nebo vyleč 1 své obvázané vážné poranění.
nemesis-item-synthetic-food = Syntetické jídlo
    .form-gen = Syntetického jídla
    .form-dat = Syntetickému jídlu
    .form-acc = Syntetické jídlo
    .form-ins = Syntetickým jídlem
    .text = Táhni 2 akční karty.
nemesis-item-adrenaline-injection = Adrenalinová injekce
    .form-gen = Adrenalinové injekce
    .form-dat = Adrenalinové injekci
    .form-acc = Adrenalinovou injekci
    .form-ins = Adrenalinovou injekcí
    .text = Táhni 1 akční kartu. V tomto tahu smíš provést libovolný počet akcí; potom pasuješ.
nemesis-item-clothes-g = Oblečení
    .form-gen = Oblečení
    .form-dat = Oblečení
    .form-acc = Oblečení
    .form-ins = Oblečením
    .text = Odhoď svůj žeton slizu, nebo obvaž 1 své vážné poranění.
nemesis-item-alcohol = Alkohol
    .form-gen = Alkoholu
    .form-dat = Alkoholu
    .form-acc = Alkohol
    .form-ins = Alkoholem
    .text = Naskenuj 1 kartu kontaminace v ruce a odstraň ji ze hry. Pokud byla infikovaná, vezmi si novou kartu kontaminace.
nemesis-item-military-drugs = Vojenské drogy
    .form-gen = Vojenských drog
    .form-dat = Vojenským drogám
    .form-acc = Vojenské drogy
    .form-ins = Vojenskými drogami
    .text = Odhoď z ruky libovolný počet karet, i karty kontaminace. Potom táhni stejný počet karet a 1 navíc.


## Červené předměty

nemesis-item-energy-charge-r = Energetický článek
    .form-gen = Energetického článku
    .form-dat = Energetickému článku
    .form-acc = Energetický článek
    .form-ins = Energetickým článkem
    .text = Nabij jednu ze svých energetických zbraní do plné kapacity, nebo otevři či zavři jedny dveře své místnosti.
nemesis-item-grenade = Granát
    .form-gen = Granátu
    .form-dat = Granátu
    .form-acc = Granát
    .form-ins = Granátem
    .text = Hoď ho na vetřelce ve své nebo sousední místnosti, ne však přes zavřené dveře: ten utrpí 2 zranění. Každý další vetřelec v té místnosti utrpí 1 zranění a každá postava v ní 1 vážné poranění. Hodíš-li ho na Vejce, která nikdo nenese, zničí 2 z nich.
nemesis-item-smoke-grenade = Dýmový granát
    .form-gen = Dýmového granátu
    .form-dat = Dýmovému granátu
    .form-acc = Dýmový granát
    .form-ins = Dýmovým granátem
    .text = Každá jiná postava ve tvé místnosti odhodí 1 akční kartu. Ty se přesuneš do sousední místnosti a žádný vetřelec na tebe při odchodu nezaútočí.
nemesis-item-recon-drone = Průzkumný dron
    .form-gen = Průzkumného dronu
    .form-dat = Průzkumnému dronu
    .form-acc = Průzkumný dron
    .form-ins = Průzkumným dronem
    .text = Tajně se podívej na desku jedné neprozkoumané místnosti a na její žeton průzkumu.
nemesis-item-decoy = Návnada
    .form-gen = Návnady
    .form-dat = Návnadě
    .form-acc = Návnadu
    .form-ins = Návnadou
    .text = Vyber místnost sousedící s tou tvou: přesunou se do ní všichni vetřelci z místností, které s tou tvou sousedí. Ti z nich, kteří jsou v boji, předtím každý provedou jeden útok.
nemesis-item-comms-key = Komunikační klíč
    .form-gen = Komunikačního klíče
    .form-dat = Komunikačnímu klíči
    .form-acc = Komunikační klíč
    .form-ins = Komunikačním klíčem
    .text = U funkčního počítače: tajně se podívej na úkol jedné postavy, která vyslala signál.
nemesis-item-evacuation-key = Evakuační klíč
    .form-gen = Evakuačního klíče
    .form-dat = Evakuačnímu klíči
    .form-acc = Evakuační klíč
    .form-ins = Evakuačním klíčem
    .text = V evakuační sekci: zamkni nebo odemkni jeden z jejích únikových modulů.
nemesis-item-self-destruct-key = Sebedestrukční klíč
    .form-gen = Sebedestrukčního klíče
    .form-dat = Sebedestrukčnímu klíči
    .form-acc = Sebedestrukční klíč
    .form-ins = Sebedestrukčním klíčem
    .text = U funkčního počítače: spusť sebedestrukční sekvenci, nebo ji zastav, dokud její ukazatel nedosáhl žlutého pole. Jakmile někdo hibernuje, spustit ji nelze.
nemesis-item-extended-magazine = Rozšířený zásobník
    .form-gen = Rozšířeného zásobníku
    .form-dat = Rozšířenému zásobníku
    .form-acc = Rozšířený zásobník
    .form-ins = Rozšířeným zásobníkem
    .text = Přidej ho k jedné ze svých energetických zbraní: zbraň získá 2 žetony munice a její kapacita je od této chvíle o 2 vyšší.
nemesis-item-prototype-pistol = Prototyp pistole
    .form-gen = Prototypu pistole
    .form-dat = Prototypu pistole
    .form-acc = Prototyp pistole
    .form-ins = Prototypem pistole
    .text = Těžká energetická zbraň, kapacita 3. Při každém výstřelu smíš jednou hodit bojovou kostkou znovu.
nemesis-item-prototype-rifle = Prototyp pušky
    .form-gen = Prototypu pušky
    .form-dat = Prototypu pušky
    .form-acc = Prototyp pušky
    .form-ins = Prototypem pušky
    .text = Těžká energetická zbraň, kapacita 6. Při Dvojitém zásahu smíš utratit 1 žeton munice navíc a způsobit tím o 1 zranění víc.
nemesis-item-prototype-shotgun = Prototyp brokovnice
    .form-gen = Prototypu brokovnice
    .form-dat = Prototypu brokovnice
    .form-acc = Prototyp brokovnice
    .form-ins = Prototypem brokovnice
    .text = Těžká energetická zbraň, kapacita 2. Každý výsledek kromě Minutí způsobí alespoň 1 zranění; Zásah a Dvojitý zásah způsobí o 1 zranění víc.


## Sestavené předměty

nemesis-item-antidote = Protijed
    .form-gen = Protijedu
    .form-dat = Protijedu
    .form-acc = Protijed
    .form-ins = Protijedem
    .text = Naskenuj všechny své karty kontaminace v ruce, v akčním balíčku i v odhazovacím balíčku a odstraň všechny infikované i svou Larvu. Potom si vezmi 1 kartu kontaminace, zamíchej svůj odhazovací balíček do akčního balíčku a pasuj.
nemesis-item-taser = Paralyzér
    .form-gen = Paralyzéru
    .form-dat = Paralyzéru
    .form-acc = Paralyzér
    .form-ins = Paralyzérem
    .text = Jeden vetřelec ve tvé místnosti utrpí 1 zranění a ustoupí, nebo jedna jiná postava ve tvé místnosti odhodí všechny karty z ruky.
nemesis-item-flamethrower = Plamenomet
    .form-gen = Plamenometu
    .form-dat = Plamenometu
    .form-acc = Plamenomet
    .form-ins = Plamenometem
    .text = Těžká klasická zbraň, kapacita 4, nabíjí se pouze Chemikáliemi. Každý výsledek kromě Minutí způsobí alespoň 1 zranění; při Dvojitém zásahu navíc umísti do své místnosti žeton požáru.
nemesis-item-molotov = Molotovův koktejl
    .form-gen = Molotovova koktejlu
    .form-dat = Molotovovu koktejlu
    .form-acc = Molotovův koktejl
    .form-ins = Molotovovým koktejlem
    .text = Hoď ho do své nebo sousední místnosti, ve které je vetřelec nebo Vejce, která nikdo nenese, ne však přes zavřené dveře: umísti tam žeton požáru. Každý vetřelec v té místnosti utrpí 1 zranění a každá postava 1 vážné poranění. Hodíš-li ho na Vejce, zničí 1 z nich.


## Počáteční zbraně

nemesis-item-six-shooter = Šestiranný revolver
    .form-gen = Šestiranného revolveru
    .form-dat = Šestirannému revolveru
    .form-acc = Šestiranný revolver
    .form-ins = Šestiranným revolverem
    .text = Těžká klasická zbraň, kapacita 6. Dvojitý zásah způsobí o 1 zranění víc. Nabíjí se jedině Kapitánovou kartou Přebití.
nemesis-item-shotgun = Brokovnice
    .form-gen = Brokovnice
    .form-dat = Brokovnici
    .form-acc = Brokovnici
    .form-ins = Brokovnicí
    .text = Těžká energetická zbraň, kapacita 2. Výstřel, který způsobí alespoň 1 zranění, způsobí o 1 zranění víc.
nemesis-item-sawed-off = Upilovaná brokovnice
    .form-gen = Upilované brokovnice
    .form-dat = Upilované brokovnici
    .form-acc = Upilovanou brokovnici
    .form-ins = Upilovanou brokovnicí
    .text = Těžká energetická zbraň, kapacita 2. Zásah se počítá jako Dvojitý zásah.
nemesis-item-assault-rifle = Útočná puška
    .form-gen = Útočné pušky
    .form-dat = Útočné pušce
    .form-acc = Útočnou pušku
    .form-ins = Útočnou puškou
    .text = Těžká energetická zbraň, kapacita 5. Výstřel, který způsobí alespoň 1 zranění, způsobí o 1 zranění víc.
nemesis-item-rifle = Puška
    .form-gen = Pušky
    .form-dat = Pušce
    .form-acc = Pušku
    .form-ins = Puškou
    .text = Těžká energetická zbraň, kapacita 4.
nemesis-item-pistol = Pistole
    .form-gen = Pistole
    .form-dat = Pistoli
    .form-acc = Pistoli
    .form-ins = Pistolí
    .text = Těžká energetická zbraň, kapacita 3. Dvojitý zásah se počítá jako Zásah.


## Předměty výpravy

nemesis-item-log-key = Klíč k záznamům
    .form-gen = Klíče k záznamům
    .form-dat = Klíči k záznamům
    .form-acc = Klíč k záznamům
    .form-ins = Klíčem k záznamům
    .quest = Aktivuj ho v Komunikační místnosti.
    .text = U funkčního počítače: tajně se podívej na jeden úkol kteréhokoli hráče.
nemesis-item-intercom = Interkom
    .form-gen = Interkomu
    .form-dat = Interkomu
    .form-acc = Interkom
    .form-ins = Interkomem
    .quest = Aktivuj ho odhozením Nářadí nebo Lepicí pásky.
    .text = Trvalý efekt: tvé karty Rozkaz a Motivace mohou působit i na postavy v místnostech s funkčním počítačem.
nemesis-item-maneuvering-system = Orbitální manévrovací systém
    .form-gen = Orbitálního manévrovacího systému
    .form-dat = Orbitálnímu manévrovacímu systému
    .form-acc = Orbitální manévrovací systém
    .form-ins = Orbitálním manévrovacím systémem
    .quest = Aktivuj ho odhozením Energetického článku.
    .text = Všichni hráči okamžitě pasují. Krok Útok vetřelců se v tomto kole vynechá.
nemesis-item-pilot-key = Evakuační klíč
    .form-gen = Evakuačního klíče
    .form-dat = Evakuačnímu klíči
    .form-acc = Evakuační klíč
    .form-ins = Evakuačním klíčem
    .quest = Aktivuj ho u Protipožárního systému.
    .text = V evakuační sekci: zamkni nebo odemkni jeden z jejích únikových modulů.
nemesis-item-plasma-torch = Plazmový hořák
    .form-gen = Plazmového hořáku
    .form-dat = Plazmovému hořáku
    .form-acc = Plazmový hořák
    .form-ins = Plazmovým hořákem
    .quest = Aktivuj ho ve Skladu.
    .text = Otevři nebo zavři jedny dveře své místnosti. Jedině takto lze znovu zavřít zničené dveře.
nemesis-item-flashlight = Svítilna
    .form-gen = Svítilny
    .form-dat = Svítilně
    .form-acc = Svítilnu
    .form-ins = Svítilnou
    .quest = Aktivuj ji odhozením Energetického článku.
    .text = Prohledej svou místnost.
nemesis-item-autoloader = Automatický podavač
    .form-gen = Automatického podavače
    .form-dat = Automatickému podavači
    .form-acc = Automatický podavač
    .form-ins = Automatickým podavačem
    .quest = Aktivuj ho ve Zbrojnici.
    .text = Přidává se k Útočné pušce: její kapacita je o 1 vyšší a její nabití Energetickým článkem nestojí žádné karty.
nemesis-item-armor = Zbroj
    .form-gen = Zbroje
    .form-dat = Zbroji
    .form-acc = Zbroj
    .form-ins = Zbrojí
    .quest = Aktivuj ji odhozením Nářadí nebo Lepicí pásky.
    .text = Ignoruj útok, který na tebe právě provedl vetřelec.
nemesis-item-motion-scanner = Detektor pohybu
    .form-gen = Detektoru pohybu
    .form-dat = Detektoru pohybu
    .form-acc = Detektor pohybu
    .form-ins = Detektorem pohybu
    .quest = Aktivuj ho odhozením Energetického článku.
    .text = Těžký předmět. Trvalý efekt: jednou při každém svém hodu na hluk smíš odhodit 1 akční kartu a hodit znovu.
nemesis-item-security-key = Bezpečnostní klíč
    .form-gen = Bezpečnostního klíče
    .form-dat = Bezpečnostnímu klíči
    .form-acc = Bezpečnostní klíč
    .form-ins = Bezpečnostním klíčem
    .quest = Aktivuj ho na Můstku.
    .text = Vyber libovolnou místnost a otevři nebo zavři libovolný počet dveří kolem ní. Zničené dveře zavřít nelze.
nemesis-item-holo-computer = Holopočítač
    .form-gen = Holopočítače
    .form-dat = Holopočítači
    .form-acc = Holopočítač
    .form-ins = Holopočítačem
    .quest = Aktivuj ho u Generátoru.
    .text = Těžký předmět. Trvalý efekt: své karty Intranet a Vyhodnocení rizik můžeš použít z kterékoli místnosti, bez počítače.
nemesis-item-lab-equipment = Laboratorní vybavení
    .form-gen = Laboratorního vybavení
    .form-dat = Laboratornímu vybavení
    .form-acc = Laboratorní vybavení
    .form-ins = Laboratorním vybavením
    .quest = Aktivuj ho odhozením Chemikálií.
    .text = Analyzuj objekt ve své místnosti, ať v ní leží, nebo ho někdo nese: odhal odpovídající slabinu.


## Postavy

nemesis-character-captain = Kapitán
    .form-gen = Kapitána
    .form-dat = Kapitánovi
    .form-acc = Kapitána
    .form-ins = Kapitánem
    .text = Poslední rozkaz zněl dostat všechny domů a nikdo ho neodvolal. Kapitán posílá ostatní, kam je třeba, umí je vyburcovat a po ruce má nabitý Šestiranný revolver.
nemesis-character-pilot = Pilotka
    .form-gen = Pilotky
    .form-dat = Pilotce
    .form-acc = Pilotku
    .form-ins = Pilotkou
    .text = Tuhle loď zná podle zvuku jejích šroubů. Pilotka provádí akce místností zdarma a ke kormidlu si nosí těžkou Brokovnici.
nemesis-character-scientist = Vědec
    .form-gen = Vědce
    .form-dat = Vědci
    .form-acc = Vědce
    .form-ins = Vědcem
    .text = Fascinující druh, nejlépe při pohledu z jiné paluby. Vědec ovládá loď přes její počítače a předvídá události, ale střílí mizerně.
nemesis-character-scout = Průzkumnice
    .form-gen = Průzkumnice
    .form-dat = Průzkumnici
    .form-acc = Průzkumnici
    .form-ins = Průzkumnicí
    .text = Každými dveřmi projde první a je pryč dřív, než zavrzají. Průzkumnice se pohybuje potichu, snadno uniká a najde předměty i tam, kde už žádné nejsou.
nemesis-character-soldier = Voják
    .form-gen = Vojáka
    .form-dat = Vojákovi
    .form-acc = Vojáka
    .form-ins = Vojákem
    .text = Platí mu měsíčně, děkují mu ti, kdo přežili. Voják zasahuje nejtvrději, kryje ostatním záda a přepadení ho nerozhází.
nemesis-character-mechanic = Mechanik
    .form-gen = Mechanika
    .form-dat = Mechanikovi
    .form-acc = Mechanika
    .form-ins = Mechanikem
    .text = Co ještě hučí, to se dá opravit; a co ne, to se dá zapálit. Mechanik opravuje skoro zadarmo, sestavuje předměty z čehokoli a leze technickými chodbami.


## Akční karty

nemesis-card-search = Hledání
    .text = Sniž počítadlo předmětů své místnosti o 1 a táhni 2 karty z balíčku předmětů její barvy; je-li bílá, z kteréhokoli balíčku. Jednu si nech a druhou dej dospod balíčku. Nelze provést, je-li počítadlo na 0.
nemesis-card-rest = Odpočinek
    .text = Naskenuj všechny karty kontaminace v ruce: neinfikované se odstraní, a je-li některá infikovaná, získáš Larvu; pokud už ji však máš, zemřeš a ve tvé místnosti se objeví Nymfoid.
nemesis-card-demolition = Demolice
    .text = Znič jedny zavřené dveře své místnosti, nebo do své místnosti umísti žeton poruchy.
nemesis-card-interruption = Přerušení
    .text = Reakce, i po pasování: zruš akci, kterou právě ohlásil jiný hráč ve tvé místnosti; její cena zůstává zaplacená. Nebo zruš Přerušení jiného hráče, ať jsi na palubě kdekoli.
nemesis-card-basic-repairs = Základní opravy
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi.
nemesis-card-repairs = Opravy
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi.
nemesis-card-fast-repairs = Rychlé opravy
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi.
nemesis-card-order = Rozkaz
    .text = Přesuň jinou postavu ze své místnosti do sousední místnosti, ať chce, nebo ne. Její příchod vyhodnotí její hráč.
nemesis-card-motivation = Motivace
    .text = Každá postava ve tvé místnosti, včetně té tvé, táhne 1 akční kartu.
nemesis-card-suppressive-fire = Potlačovací palba
    .text = Utrať 1 žeton munice. Tvá postava, nebo jedna jiná postava ve tvé místnosti, která souhlasí, se přesune do sousední místnosti a žádný vetřelec přitom nezaútočí.
nemesis-card-reload = Přebití
    .text = Přidej 1 žeton munice do Šestiranného revolveru.
nemesis-card-computer-skills = Počítačové dovednosti
    .text = Otevři nebo zavři jedny dveře své místnosti, nebo v místnosti s funkčním počítačem proveď zdarma akci místnosti.
nemesis-card-piloting = Pilotáž
    .text = Na Můstku bez poruchy nebo v místnosti s funkčním počítačem proveď zdarma akci místnosti. Nebo se u funkčního počítače tajně podívej na kartu souřadnic.
nemesis-card-knowledge-of-the-ship = Znalost lodi
    .text = Otevři nebo zavři jedny dveře své místnosti, nebo se tajně podívej na desku jedné neprozkoumané místnosti.
nemesis-card-old-friend = Starý přítel
    .text = V místnosti, která nemá počítač a není v ní porucha, proveď zdarma akci místnosti.
nemesis-card-risk-assessment = Vyhodnocení rizik
    .text = U funkčního počítače: tajně se podívej na vrchní kartu události, potom ji nech na místě, nebo ji dej dospod balíčku.
nemesis-card-blocking-access = Zablokování přístupu
    .text = V místnosti s funkčním počítačem proveď zdarma akci místnosti. Nebo umísti žeton poruchy do kterékoli prozkoumané místnosti s počítačem.
nemesis-card-intranet = Intranet
    .text = U funkčního počítače: proveď zdarma akci kterékoli prozkoumané místnosti s funkčním počítačem, jako by tvá postava byla v ní.
nemesis-card-scavenging = Paběrkování
    .text = Prohledej svou místnost, i když je její počítadlo předmětů na 0.
nemesis-card-reconnaissance = Obhlídka
    .text = Přesuň se do sousední místnosti bez hodu na hluk. Najdeš-li v ní žeton Ticho nebo Nebezpečí, platí z něj jen počet předmětů.
nemesis-card-adrenaline = Adrenalin
    .text = Proveď zdarma střelbu nebo útěk a táhni 1 akční kartu.
nemesis-card-covering-fire = Krycí palba
    .text = Utrať 1 žeton munice. Tvá postava, jedna jiná postava ve tvé místnosti, která souhlasí, nebo obě se přesunou do téže sousední místnosti a žádný vetřelec přitom nezaútočí.
nemesis-card-taking-aim = Zamíření
    .text = Proveď zdarma střelbu z energetické zbraně. Bojovou kostkou smíš jednou hodit znovu.
nemesis-card-full-auto = Dlouhá dávka
    .text = Proveď zdarma střelbu z Útočné pušky a utrať všechnu její munici. Za každé 2 utracené žetony munice způsob 1 zranění navíc, i když padne Minutí.
nemesis-card-nerves-of-steel = Ocelové nervy
    .text = Reakce: ignoruj nečekaný útok na svou postavu.
nemesis-card-technical-corridors = Technické chodby
    .text = Z místnosti se vstupem do technických chodeb se přesuň do kterékoli jiné místnosti s tímto vstupem. Příchod vyhodnoť jako po každém pohybu, potom pasuješ.
nemesis-card-pyrotechnics = Pyrotechnika
    .text = Odhoď jeden ze svých předmětů a umísti do své místnosti žeton požáru, nebo odhoď žeton požáru ze své místnosti.
nemesis-card-ingenuity = Vynalézavost
    .text = Odhoď žeton poruchy ze své místnosti, nebo oprav či poškoď motor, u kterého jsi, nebo sestav předmět a jako součást typu nářadí použij kterýkoli žlutý předmět.
nemesis-card-contamination = Kontaminace
    .text = Nedá se použít ani se s ní nedá platit, ale počítá se jako karta v ruce. Při pasování ji smíš odhodit. Zda je infikovaná, prozradí jedině skenování.
nemesis-card-infected = Infikovaná
    .text = Naskenovaná karta kontaminace, která nese infekci. Zůstává mezi tvými kartami, dokud ji nějaký efekt neodstraní.
nemesis-card-clean = Neinfikovaná
    .text = Naskenovaná karta kontaminace bez infekce. Při většině skenování se odstraní ze hry.


## Vetřelci

nemesis-intruder-larva = Larva
    .form-gen = Larvy
    .form-dat = Larvě
    .form-acc = Larvu
    .form-ins = Larvou
    .text = Čerstvě se vylíhla a hledá hostitele. Útočí bez karty: usadí se na tvé desce postavy, nebo zmizí, pokud tam už jedna je, a ty si vezmeš 1 kartu kontaminace. Zabije ji 1 zranění.
nemesis-intruder-creeper = Nymfoid
    .form-gen = Nymfoida
    .form-dat = Nymfoidovi
    .form-acc = Nymfoida
    .form-ins = Nymfoidem
    .text = Napůl dorostlý a neklidný. Platí pro něj 8 z 20 karet útoku a některé z nich ho promění ve Strážce. Při kontrole jeho zranění se táhne 1 karta.
nemesis-intruder-adult = Dospělec
    .form-gen = Dospělce
    .form-dat = Dospělci
    .form-acc = Dospělce
    .form-ins = Dospělcem
    .text = Lovec, se kterým se setkáš nejčastěji. Platí pro něj 13 z 20 karet útoku. Při kontrole jeho zranění se táhne 1 karta.
nemesis-intruder-breeder = Strážce
    .form-gen = Strážce
    .form-dat = Strážci
    .form-acc = Strážce
    .form-ins = Strážcem
    .text = Větší, odolnější a nebezpečný všem v místnosti. Platí pro něj 15 z 20 karet útoku. Při kontrole jeho zranění se táhnou 2 karty a jejich hodnoty se sečtou.
nemesis-intruder-queen = Královna
    .form-gen = Královny
    .form-dat = Královně
    .form-acc = Královnu
    .form-ins = Královnou
    .text = Matka jich všech; je jen jedna. Platí pro ni 18 z 20 karet útoku. Při kontrole jejích zranění se táhnou 2 karty a jejich hodnoty se sečtou.

nemesis-bag-blank = Prázdný žeton
    .text = Při setkání se žádný vetřelec neobjeví, ale do každé chodby místnosti se umístí žeton hluku; pokud byl sáček jinak prázdný, přidej do něj 1 žeton Dospělce. Při evoluci vetřelců přidej 1 žeton Dospělce. V obou případech se prázdný žeton vrátí do sáčku.


## Kostky

nemesis-noise-1 = 1
    .text = Umísti žeton hluku do chodby č. 1 své místnosti. Pokud v ní už jeden je, dojde místo toho k setkání.
nemesis-noise-2 = 2
    .text = Umísti žeton hluku do chodby č. 2 své místnosti. Pokud v ní už jeden je, dojde místo toho k setkání.
nemesis-noise-3 = 3
    .text = Umísti žeton hluku do chodby č. 3 své místnosti. Pokud v ní už jeden je, dojde místo toho k setkání.
nemesis-noise-4 = 4
    .text = Umísti žeton hluku do chodby č. 4 své místnosti. Pokud v ní už jeden je, dojde místo toho k setkání.
nemesis-noise-silence = Ticho
    .text = Nic se nestane. Máš-li žeton slizu, platí místo toho Nebezpečí.
nemesis-noise-danger = Nebezpečí
    .text = Všichni vetřelci v sousedních místnostech, kteří nejsou v boji, se přesunou do tvé místnosti. Nejsou-li tam žádní takoví, umísti žeton hluku do každé chodby své místnosti, ve které ještě není.

nemesis-combat-blank = Minutí
    .text = Žádné zranění. Při útoku zblízka na vetřelce utrpíš 1 vážné poranění.
nemesis-combat-creeper = Zásah: Larva nebo Nymfoid
    .text = 1 zranění Larvě, Nymfoidovi nebo Vejci. Proti čemukoli jinému jde o minutí a při útoku zblízka utrpíš 1 vážné poranění.
nemesis-combat-adult = Zásah: Larva, Nymfoid nebo Dospělec
    .text = 1 zranění Larvě, Nymfoidovi, Dospělci nebo Vejci. Proti čemukoli jinému jde o minutí a při útoku zblízka utrpíš 1 vážné poranění.
nemesis-combat-hit = Zásah
    .text = 1 zranění jakémukoli cíli.
nemesis-combat-double = Dvojitý zásah
    .text = 2 zranění jakémukoli cíli při střelbě, 1 při útoku zblízka.


## Žetony průzkumu

nemesis-token-malfunction = Porucha
    .text = Umísti do této místnosti žeton poruchy. V Hnízdě a v Místnosti pokryté slizem porucha nevzniká.
nemesis-token-doors = Dveře
    .text = Dveře v chodbě, kterou přicházíš, se za tebou zavřou. Nic se nestane, pokud nepřicházíš běžnou chodbou nebo jsou její dveře zničené.
nemesis-token-fire = Požár
    .text = Umísti do této místnosti žeton požáru.
nemesis-token-slime = Sliz
    .text = Získáš žeton slizu.
nemesis-token-danger = Nebezpečí
    .text = Bez hodu na hluk. Všichni vetřelci v sousedních místnostech, kteří nejsou v boji, se přesunou do této místnosti. Nejsou-li tam žádní takoví, umísti žeton hluku do každé chodby této místnosti, ve které ještě není.
nemesis-token-silence = Ticho
    .text = Bez hodu na hluk a bez dalšího efektu. Máš-li žeton slizu, platí místo toho Nebezpečí.


## Karty událostí: efekt po pohybu vetřelců

nemesis-event-regeneration = Regenerace
    .text = Každému vetřelci na herním plánu se vyléčí 2 zranění.
nemesis-event-eclosion = Zrození
    .text = Každá postava s Larvou zemře a v její místnosti se objeví Nymfoid. Každá jiná postava táhne 4 karty ze svého akčního balíčku, naskenuje karty kontaminace mezi nimi, získá Larvu, je-li některá infikovaná, a všechny 4 odhodí.
nemesis-event-bulkheads-open = Otevření přepážek
    .text = Všechny zavřené dveře se otevřou. Zničené dveře zůstanou tak, jak jsou.
nemesis-event-damaging-fire = Ničivý požár
    .text = Umísti žeton poruchy do každé hořící místnosti. Potom se požár rozšíří do všech místností, které s některou hořící sousedí.
nemesis-event-coolant-leak = Únik chladiva
    .text = Je-li u Generátoru porucha, spustí se sebedestrukční sekvence. Odstraň tuto kartu ze hry a zamíchej odhazovací balíček událostí zpět do balíčku událostí.
nemesis-event-hunt-2 = Lov
    .text = Každý Dospělec, který není v boji, se přesune do sousední místnosti s postavou; je-li takových místností víc, do té s nejnižším číslem. Nejde o setkání.
nemesis-event-hunt-3 = Lov
    .text = Každý Dospělec, který není v boji, se přesune do sousední místnosti s postavou; je-li takových místností víc, do té s nejnižším číslem. Nejde o setkání.
nemesis-event-damage = Poškození
    .text = Umísti žeton poruchy do každé místnosti, ve které je Dospělec, Strážce nebo Královna.
nemesis-event-malfunction = Porucha
    .text = Umísti žeton poruchy do prozkoumané místnosti s nejnižším číslem. Zamíchej tuto kartu zpět do balíčku událostí.
nemesis-event-egg-protection = Ochrana vajec
    .text = U každé postavy, která je v Hnízdě nebo nese Vejce, dojde k setkání.
nemesis-event-life-support-failure = Selhání podpory života
    .text = Umísti žeton poruchy do každé prozkoumané zelené místnosti. Odstraň tuto kartu ze hry a zamíchej odhazovací balíček událostí zpět do balíčku událostí.
nemesis-event-nest = Hnízdo
    .text = Je-li Hnízdo prozkoumané, umísti žeton hluku do každé jeho chodby, ve které ještě není.
nemesis-event-hatching = Líhnutí
    .text = Odstraň 1 Vejce z desky vetřelců. Každá postava v Hnízdě, která nemá v ruce žádné akční karty, získá Larvu; nezískal-li ji nikdo, vlož do sáčku vetřelců 1 žeton Larvy.
nemesis-event-scent-of-prey = Pach kořisti
    .text = U každé postavy pokryté slizem umísti žeton hluku do každé chodby její místnosti, ve které ještě není.
nemesis-event-pod-ejection = Vymrštění únikového modulu
    .text = Únikový modul s nejnižším číslem je ztracen; všichni uvnitř se nejdřív vrátí do sekce. Odstraň tuto kartu ze hry a zamíchej odhazovací balíček událostí zpět do balíčku událostí.
nemesis-event-lurking = Číhání
    .text = Všichni vetřelci, kteří nejsou v boji, opustí herní plán a jejich žetony se vrátí do sáčku vetřelců.
nemesis-event-consuming-fire = Všepohlcující požár
    .text = Počítadlo předmětů každé hořící místnosti klesne na 0. Potom se požár rozšíří do všech místností, které s některou hořící sousedí.
nemesis-event-flammable-compounds = Hořlavé látky
    .text = Umísti žeton požáru do Hibernatoria. Pokud už hoří, umísti místo toho jeden do každé sousední místnosti.
nemesis-event-short-circuit = Zkrat
    .text = Umísti žeton poruchy do každé prozkoumané žluté místnosti s počítačem. Odstraň tuto kartu ze hry a zamíchej odhazovací balíček událostí zpět do balíčku událostí.
nemesis-event-noise-in-ducts = Hluk v technických chodbách
    .text = Umísti žeton hluku na pole technických chodeb. Pokud tam už jeden je, každá postava v místnosti se vstupem do nich provede hod na hluk.


## Karty útoku vetřelců

nemesis-attack-scratch = Škrábnutí
    .text = Utrpíš 1 lehké poranění a vezmeš si 1 kartu kontaminace.
nemesis-attack-claw = Útok drápy
    .text = Utrpíš 2 lehká poranění a vezmeš si 1 kartu kontaminace.
nemesis-attack-bite = Kousnutí
    .text = Máš-li 2 nebo více vážných poranění, obvázaných či neobvázaných, zemřeš. Jinak utrpíš 1 vážné poranění.
nemesis-attack-tail = Útok ocasem
    .text = Máš-li jakékoli vážné poranění, obvázané či neobvázané, zemřeš. Jinak utrpíš 1 vážné poranění.
nemesis-attack-frenzy = Běsnění
    .text = Každá postava v místnosti, která má 2 nebo více vážných poranění, obvázaných či neobvázaných, zemře. Každá jiná postava v ní utrpí 1 vážné poranění.
nemesis-attack-transformation = Proměna
    .text = Nymfoid se promění ve Strážce a jeho zranění mu zůstanou. Nemáš-li v ruce žádné karty, Strážce na tebe okamžitě provede nečekaný útok. Není-li žádný Strážce k dispozici, nic se nestane.
nemesis-attack-slime = Sliz
    .text = Získáš žeton slizu a vezmeš si 1 kartu kontaminace.
nemesis-attack-summoning = Přivolání
    .text = Táhni žeton ze sáčku vetřelců a umísti do místnosti vetřelce, který je na něm. Ten teď neútočí. Prázdný žeton se vrátí do sáčku a nic se neumístí.


## Vážná poranění: efekt, dokud není poranění obvázané

nemesis-wound-body = Trup
    .text = Na začátku kola si dobíráš do 4 karet místo do 5.
nemesis-wound-arm = Paže
    .text = Pro těžké předměty a objekty máš jen jedno místo v ruce. Neseš-li dva, jeden ihned odhoď na zem.
nemesis-wound-hand = Ruka
    .text = Každá tvá akce předmětu stojí o 1 kartu víc. Střelby se to netýká.
nemesis-wound-leg = Noha
    .text = Útěk tě stojí 2 karty místo 1.
nemesis-wound-bleeding = Krvácení
    .text = Kdykoli pasuješ, utrpíš 1 lehké poranění.


## Slabiny vetřelců

nemesis-weakness-vital-places = Životně důležitá místa
    .text = Padne-li proti Dospělci Minutí, počítá se jako Zásah.
nemesis-weakness-fire = Zranitelnost ohněm
    .text = Zraní-li vetřelce žeton požáru, Molotovův koktejl nebo Plamenomet, způsobí o 1 zranění víc.
nemesis-weakness-energy = Zranitelnost energií
    .text = Útok energetickou zbraní, který způsobí alespoň 1 zranění, způsobí o 1 zranění víc.
nemesis-weakness-danger = Reakce na nebezpečí
    .text = Když se ověřuje nečekaný útok, počítá se číslo na žetonu o 1 nižší, nikdy však nižší než 1.
nemesis-weakness-moving = Způsob pohybu
    .text = Zavřené dveře mohou zničit jen Strážci a Královna. Ostatní vetřelci zůstanou, kde jsou, a dveře zůstanou zavřené.
nemesis-weakness-phosphates = Citlivost na fosfáty
    .text = Hasicí přístroj a Protipožární systém navíc způsobí 1 zranění každému vetřelci, kterého zaženou, ještě než ustoupí.
nemesis-weakness-fighting = Způsob boje
    .text = Kousnutí Dospělce způsobí 1 lehké poranění místo 1 vážného. Máš-li 2 nebo více vážných poranění, i tak po něm zemřeš.
nemesis-weakness-extinction = Druh na pokraji vyhynutí
    .text = Při každé kontrole zranění se porovnává hodnota o 1 nižší, takže k zabití vetřelce stačí o 1 zranění méně. Šipek ústupu se to netýká.


## Objekty

nemesis-object-egg = Vejce vetřelců
    .form-gen = Vejce vetřelců
    .form-dat = Vejci vetřelců
    .form-acc = Vejce vetřelců
    .form-ins = Vejcem vetřelců
    .text = Těžký objekt. Jeho analýza odhalí slabinu Vajec. Zničí ho 1 zranění, pokud ho nikdo nenese.
nemesis-object-carcass = Mršina vetřelce
    .form-gen = Mršiny vetřelce
    .form-dat = Mršině vetřelce
    .form-acc = Mršinu vetřelce
    .form-ins = Mršinou vetřelce
    .text = Těžký objekt, který zůstane po zabitém Nymfoidovi, Dospělci, Strážci nebo zabité Královně. Jeho analýza odhalí slabinu Mršiny.
nemesis-object-corpse = Mrtvola
    .form-gen = Mrtvoly
    .form-dat = Mrtvole
    .form-acc = Mrtvolu
    .form-ins = Mrtvolou
    .text = Těžký objekt, který zůstane po mrtvé postavě. Jeho analýza odhalí slabinu Mrtvoly.
nemesis-object-blue-corpse = Modrá mrtvola
    .form-gen = Modré mrtvoly
    .form-dat = Modré mrtvole
    .form-acc = Modrou mrtvolu
    .form-ins = Modrou mrtvolou
    .text = Těžký objekt: ten, kdo se v Hibernatoriu neprobudil. Ve všech ohledech je to Mrtvola, a právě tu vyžadují některé úkoly.


## Úkoly: co musí na konci platit, kromě toho, že přežiješ

nemesis-objective-salvaging = Záchrana nejcennějšího majetku
    .text = Loď doletí na Zemi, nebo přežiješ jen ty.
nemesis-objective-quarantine = Karanténa
    .text = Loď doletí na Mars, nebo doletí na Zemi a Hnízdo je zničené. Pokud hibernuješ, přílet na Mars tě nezabije.
nemesis-objective-great-hunt = Velký lov
    .text = Tvá postava vyslala signál a k tomu je zničená loď nebo zabitá Královna.
nemesis-objective-proper-burial = Důstojný pohřeb
    .text = Tvá postava vyslala signál a při úniku z lodi nebo hibernaci nese Modrou mrtvolu.
nemesis-objective-hoarder = Křeček
    .text = Unikneš v únikovém modulu alespoň se 7 předměty. Objekty a neaktivované předměty výpravy se nepočítají.
nemesis-objective-investigator = Neúnavný vyšetřovatel
    .text = Tvá postava vyslala signál a všechny místnosti jsou prozkoumané.
nemesis-objective-oldest-friend = Nejstarší přítel
    .text = Loď doletí na Zemi, nebo přežiješ jen ty.
nemesis-objective-best-friends = Nejlepší přátelé navždy
    .text = Přežije i alespoň jedna další postava.
nemesis-objective-aliens = Vetřelci na palubě
    .text = Tvá postava vyslala signál a k tomu je zničené Hnízdo nebo celá loď.

nemesis-objective-necroscopy = Nekropsie
    .text = Tvá postava vyslala signál a je odhalená slabina Mršiny, ať už ji odhalil kdokoli.
nemesis-objective-ab-ovo = Ab ovo
    .text = Je odhalená slabina Vajec, ať už ji odhalil kdokoli.
nemesis-objective-field-biology = Extrémní terénní biologie
    .text = Jsou odhalené alespoň 2 slabiny, ať už je odhalil kdokoli.
nemesis-objective-my-precious = Můj milášek
    .text = Tvá postava vyslala signál a při úniku z lodi nebo hibernaci nese Vejce.
nemesis-objective-strike = Pravá chvíle k úderu
    .text = Hráč 1 nepřežije, nebo přežiješ jen ty. Jsi-li Hráč 1, zbývá ti jen druhá možnost.
nemesis-objective-pastures = Za lepším
    .text = Hráč 2 nepřežije, nebo přežiješ jen ty. Jsi-li Hráč 2, zbývá ti jen druhá možnost.
nemesis-objective-old-feud = Starý spor
    .text = Hráč 3 nepřežije, nebo přežiješ jen ty. Jsi-li Hráč 3, zbývá ti jen druhá možnost.
nemesis-objective-takeover = Nepřátelské převzetí
    .text = Hráč 4 nepřežije, nebo přežiješ jen ty. Jsi-li Hráč 4, zbývá ti jen druhá možnost.
nemesis-objective-enlightenment = Konečné osvícení
    .text = Hráč 5 nepřežije, nebo přežiješ jen ty. Jsi-li Hráč 5, zbývá ti jen druhá možnost.

nemesis-objective-clean-up = Úklidová četa
    .text = Byl vyslán signál a k tomu je zničené Hnízdo nebo celá loď.
nemesis-objective-beheading = Setnout hlavu
    .text = Byl vyslán signál a k tomu je zabitá Královna nebo zničená loď.
nemesis-objective-no-man-left = Nikdo nezůstane pozadu
    .text = Byl vyslán signál a všechny místnosti jsou prozkoumané.
nemesis-objective-destination-earth = Cíl: Země
    .text = Loď doletí na Zemi.
nemesis-objective-special-delivery = Zvláštní zásilka
    .text = Některá postava při úniku z lodi nebo hibernaci nese Vejce.
nemesis-objective-first-contact = Protokol prvního kontaktu
    .text = Jsou odhalené alespoň 2 slabiny.
nemesis-objective-post-mortem = Nouzová pitva
    .text = Modrá mrtvola leží v Operačním sále.


## Kam může loď doletět

nemesis-planet-earth = Země
    .text = Domov. Všichni, kdo hibernují, se v pořádku probudí.
nemesis-planet-mars = Mars
    .text = Všichni, kdo hibernují, zemřou, kromě postavy s úkolem Karanténa.
nemesis-planet-venus = Venuše
    .text = Všichni, kdo hibernují, zemřou.
nemesis-planet-deep-space = Hluboký vesmír
    .text = Všichni, kdo hibernují, zemřou.


## Karty hráče vetřelců: tři použití, z nichž se vybírá jedno

nemesis-hunter-pursuit-1 = Pronásledování
    .text = Přesuň jednoho vetřelce chodbou č. 1 jeho místnosti. Nebo zaútoč: táhni 2 karty útoku a použij 1. Nebo jeden hráč provede hod na hluk.
nemesis-hunter-pursuit-2 = Pronásledování
    .text = Přesuň jednoho vetřelce chodbou č. 2 jeho místnosti. Nebo zaútoč: táhni 2 karty útoku a použij 1. Nebo jeden hráč provede hod na hluk.
nemesis-hunter-pursuit-3 = Pronásledování
    .text = Přesuň jednoho vetřelce chodbou č. 3 jeho místnosti. Nebo zaútoč: táhni 2 karty útoku a použij 1. Nebo jeden hráč provede hod na hluk.
nemesis-hunter-pursuit-any = Pronásledování
    .text = Přesuň jednoho vetřelce kteroukoli chodbou jeho místnosti. Nebo zaútoč: táhni 3 karty útoku a použij 1. Nebo jeden hráč provede hod na hluk.
nemesis-hunter-coordinated-hunt-3 = Koordinovaný lov
    .text = Přesuň jednoho vetřelce chodbou č. 3 jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo se každý Dospělec, který není v boji, přesune do sousední místnosti s postavou jako při události Lov.
nemesis-hunter-coordinated-hunt-4 = Koordinovaný lov
    .text = Přesuň jednoho vetřelce chodbou č. 4 jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo se každý Dospělec, který není v boji, přesune do sousední místnosti s postavou jako při události Lov.
nemesis-hunter-planning-4 = Plánování
    .text = Přesuň jednoho vetřelce chodbou č. 4 jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo táhni 3 karty událostí a 1 z nich vyhodnoť.
nemesis-hunter-planning-any = Plánování
    .text = Přesuň jednoho vetřelce kteroukoli chodbou jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo táhni 3 karty událostí a 1 z nich vyhodnoť.
nemesis-hunter-metamorphosis = Metamorfóza
    .text = Přesuň jednoho vetřelce chodbou č. 1 jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo proveď událost Zrození.
nemesis-hunter-self-healing = Samouzdravení
    .text = Přesuň jednoho vetřelce chodbou č. 2 jeho místnosti. Nebo zaútoč: táhni 1 kartu útoku. Nebo se jednomu vetřelci vyléčí 2 zranění.


## Režimy

nemesis-mode-semi-coop = Semikooperativní
    .text = 2 až 5 hráčů, každý s tajným úkolem. Vyhraješ, pokud přežiješ a splníš ten svůj, ať už ostatní dopadnou jakkoli.
nemesis-mode-coop = Kooperativní
    .text = Všechny úkoly jsou veřejné a společné, jeden za každého hráče. Vyhrajete společně, pokud jsou všechny splněné a přežije alespoň jedna postava.
nemesis-mode-solo = Sólo
    .text = Jeden hráč. Táhneš 2 úkoly, jeden z nich si necháš, až se objeví první vetřelec, a vyhraješ, pokud přežiješ a splníš ho. V každé místnosti je jen polovina předmětů uvedených na jejím žetonu, zaokrouhleno nahoru.


## Volby: co se změní, když jsou zapnuté

nemesis-option-doors-block-crew-only = Zavřené dveře zastaví jen posádku
    .text = Zavřené dveře ruší sousedství jen pro pohyb postav. Vetřelec, kterého přes ně přiláká Nebezpečí, Lov nebo Návnada, zůstane, kde je, a dveře zničí; žádný hluk se místo toho neumisťuje.
nemesis-option-next-intact-room = Porucha si najde místnost bez poruchy
    .text = Událost Porucha vybere prozkoumanou místnost s nejnižším číslem, která žeton může dostat a ještě ho nemá, ne pokaždé Můstek.
nemesis-option-queen-token-returns = Žeton Královny se vrací
    .text = Přivede-li evoluce vetřelců Královnu do Hnízda, její žeton se vrátí do sáčku, místo aby ho opustil.
nemesis-option-no-eggs-in-dead-nest = V mrtvém Hnízdě nejsou Vejce
    .text = Jakmile je Hnízdo zničené, na desku vetřelců se už žádná Vejce nepřidávají.
nemesis-option-target-by-action-cards = Cíl podle akčních karet
    .text = Ve fázi událostí si vetřelec vybírá postavu s nejmenším počtem akčních karet; kontaminace v ruce se nepočítá.
nemesis-option-summoning-is-encounter = Přivolání je setkání
    .text = Přivolání se vyhodnotí jako setkání cílové postavy bez nečekaného útoku: hluk kolem místnosti se odhodí a prázdný žeton naplní její chodby hlukem.
nemesis-option-leaving-a-pod-passes = Opustit modul znamená pasovat
    .text = Postava, která na začátku některého pozdějšího kola čeká v modulu a neodpálí ho, v tomto kole pasuje, i když z něj vyleze.
nemesis-option-ejection-saves-occupants = Vymrštění zachrání pasažéry
    .text = Modul ztracený při události Vymrštění únikového modulu se počítá jako odpálený a všichni uvnitř uniknou.
nemesis-option-attached-cards-count = Přidané karty se počítají
    .text = Karta přidaná k jiné kartě se pro úkoly počítá jako samostatný předmět.
nemesis-option-two-coop-objectives = Dva úkoly na hráče
    .text = V kooperativním režimu se za každého hráče táhnou dva úkoly, dokud 7 karet stačí.
nemesis-option-intruder-player = Hráč vetřelců
    .text = Hráč, jehož postava zemře jako první, hraje od následujícího kola za vetřelce. Fáze událostí má pak už jen kroky Stupnice času a Poškození ohněm. Hráč vetřelců nemůže vyhrát a nechce, aby vyhrál kdokoli jiný.
nemesis-option-alternative-board = Alternativní herní plán
    .text = Těžší loď: dvě oddělené sítě technických chodeb, některé místnosti spojené dvěma nezávislými chodbami a obě evakuační sekce od začátku odkryté.
