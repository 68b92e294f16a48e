# Jak se věcem v ISS Vanguard říká, kromě karet: sekce, kostky, symboly, biomy, kdo mluví v záznamech.
# Pády ve větě: .form-gen, .form-dat, .form-acc, .form-ins; první pád uvnitř věty je .form-nom, samostatně sám název.
# .form-gender je rod (m, f, n; p množné číslo). .form-adj je barva jako přívlastek kostky, .form-adj-acc ve čtvrtém pádu,
# .form-adj-many u dvou až čtyř kostek, .form-adj-many-gen u pěti a více.
# .form-one, .form-few a .form-many stojí za číslem, .form-one-acc za jedničkou ve čtvrtém pádu.


## Sekce a hodnosti

vanguard-section-security = Bezpečnost
    .form-nom = bezpečnostní sekce
    .form-gen = bezpečnostní sekce
    .form-dat = bezpečnostní sekci
    .form-acc = bezpečnostní sekci
    .form-ins = bezpečnostní sekcí
    .form-gender = f
vanguard-section-recon = Průzkum
    .form-nom = průzkumná sekce
    .form-gen = průzkumné sekce
    .form-dat = průzkumné sekci
    .form-acc = průzkumnou sekci
    .form-ins = průzkumnou sekcí
    .form-gender = f
vanguard-section-science = Věda
    .form-nom = vědecká sekce
    .form-gen = vědecké sekce
    .form-dat = vědecké sekci
    .form-acc = vědeckou sekci
    .form-ins = vědeckou sekcí
    .form-gender = f
vanguard-section-engineering = Technika
    .form-nom = technická sekce
    .form-gen = technické sekce
    .form-dat = technické sekci
    .form-acc = technickou sekci
    .form-ins = technickou sekcí
    .form-gender = f
vanguard-rank-1 = Hodnost 1
    .form-nom = hodnost 1
    .form-gen = hodnosti 1
    .form-dat = hodnosti 1
    .form-acc = hodnost 1
    .form-ins = hodností 1
    .form-gender = f
vanguard-rank-2 = Hodnost 2
    .form-nom = hodnost 2
    .form-gen = hodnosti 2
    .form-dat = hodnosti 2
    .form-acc = hodnost 2
    .form-ins = hodností 2
    .form-gender = f
vanguard-rank-3 = Hodnost 3
    .form-nom = hodnost 3
    .form-gen = hodnosti 3
    .form-dat = hodnosti 3
    .form-acc = hodnost 3
    .form-ins = hodností 3
    .form-gender = f


## Barvy a druhy kostek

vanguard-colour-red = Červená
    .form-adj = červená
    .form-adj-acc = červenou
    .form-adj-many = červené
    .form-adj-many-gen = červených
vanguard-colour-green = Zelená
    .form-adj = zelená
    .form-adj-acc = zelenou
    .form-adj-many = zelené
    .form-adj-many-gen = zelených
vanguard-colour-blue = Modrá
    .form-adj = modrá
    .form-adj-acc = modrou
    .form-adj-many = modré
    .form-adj-many-gen = modrých
vanguard-kind-basic = Základní kostka
    .form-nom = základní kostka
    .form-gen = základní kostky
    .form-dat = základní kostce
    .form-acc = základní kostku
    .form-ins = základní kostkou
    .form-gender = f
vanguard-kind-specialised = Specializovaná kostka
    .form-nom = specializovaná kostka
    .form-gen = specializované kostky
    .form-dat = specializované kostce
    .form-acc = specializovanou kostku
    .form-ins = specializovanou kostkou
    .form-gender = f
vanguard-kind-universal = Univerzální kostka
    .form-nom = univerzální kostka
    .form-gen = univerzální kostky
    .form-dat = univerzální kostce
    .form-acc = univerzální kostku
    .form-ins = univerzální kostkou
    .form-gender = f
vanguard-kind-expert = Expertní kostka
    .form-nom = expertní kostka
    .form-gen = expertní kostky
    .form-dat = expertní kostce
    .form-acc = expertní kostku
    .form-ins = expertní kostkou
    .form-gender = f
vanguard-kind-wild = Divoká kostka
    .form-nom = divoká kostka
    .form-gen = divoké kostky
    .form-dat = divoké kostce
    .form-acc = divokou kostku
    .form-ins = divokou kostkou
    .form-gender = f


## Kostky

vanguard-die-red-basic = Červená základní kostka
    .form-nom = červená základní kostka
    .form-gen = červené základní kostky
    .form-dat = červené základní kostce
    .form-acc = červenou základní kostku
    .form-ins = červenou základní kostkou
    .form-gender = f
vanguard-die-red-physical = Červená specializovaná kostka (Tělesná zdatnost)
    .form-nom = červená specializovaná kostka (Tělesná zdatnost)
    .form-gen = červené specializované kostky (Tělesná zdatnost)
    .form-dat = červené specializované kostce (Tělesná zdatnost)
    .form-acc = červenou specializovanou kostku (Tělesná zdatnost)
    .form-ins = červenou specializovanou kostkou (Tělesná zdatnost)
    .form-gender = f
vanguard-die-red-gather = Červená specializovaná kostka (Sběr)
    .form-nom = červená specializovaná kostka (Sběr)
    .form-gen = červené specializované kostky (Sběr)
    .form-dat = červené specializované kostce (Sběr)
    .form-acc = červenou specializovanou kostku (Sběr)
    .form-ins = červenou specializovanou kostkou (Sběr)
    .form-gender = f
vanguard-die-red-defend = Červená specializovaná kostka (Obrana)
    .form-nom = červená specializovaná kostka (Obrana)
    .form-gen = červené specializované kostky (Obrana)
    .form-dat = červené specializované kostce (Obrana)
    .form-acc = červenou specializovanou kostku (Obrana)
    .form-ins = červenou specializovanou kostkou (Obrana)
    .form-gender = f
vanguard-die-red-universal = Červená univerzální kostka
    .form-nom = červená univerzální kostka
    .form-gen = červené univerzální kostky
    .form-dat = červené univerzální kostce
    .form-acc = červenou univerzální kostku
    .form-ins = červenou univerzální kostkou
    .form-gender = f
vanguard-die-red-expert = Červená expertní kostka
    .form-nom = červená expertní kostka
    .form-gen = červené expertní kostky
    .form-dat = červené expertní kostce
    .form-acc = červenou expertní kostku
    .form-ins = červenou expertní kostkou
    .form-gender = f
vanguard-die-red-wild = Červená divoká kostka
    .form-nom = červená divoká kostka
    .form-gen = červené divoké kostky
    .form-dat = červené divoké kostce
    .form-acc = červenou divokou kostku
    .form-ins = červenou divokou kostkou
    .form-gender = f
vanguard-die-green-basic = Zelená základní kostka
    .form-nom = zelená základní kostka
    .form-gen = zelené základní kostky
    .form-dat = zelené základní kostce
    .form-acc = zelenou základní kostku
    .form-ins = zelenou základní kostkou
    .form-gender = f
vanguard-die-green-scout = Zelená specializovaná kostka (Průzkum)
    .form-nom = zelená specializovaná kostka (Průzkum)
    .form-gen = zelené specializované kostky (Průzkum)
    .form-dat = zelené specializované kostce (Průzkum)
    .form-acc = zelenou specializovanou kostku (Průzkum)
    .form-ins = zelenou specializovanou kostkou (Průzkum)
    .form-gender = f
vanguard-die-green-biology = Zelená specializovaná kostka (Biologie)
    .form-nom = zelená specializovaná kostka (Biologie)
    .form-gen = zelené specializované kostky (Biologie)
    .form-dat = zelené specializované kostce (Biologie)
    .form-acc = zelenou specializovanou kostku (Biologie)
    .form-ins = zelenou specializovanou kostkou (Biologie)
    .form-gender = f
vanguard-die-green-xenology = Zelená specializovaná kostka (Xenologie)
    .form-nom = zelená specializovaná kostka (Xenologie)
    .form-gen = zelené specializované kostky (Xenologie)
    .form-dat = zelené specializované kostce (Xenologie)
    .form-acc = zelenou specializovanou kostku (Xenologie)
    .form-ins = zelenou specializovanou kostkou (Xenologie)
    .form-gender = f
vanguard-die-green-universal = Zelená univerzální kostka
    .form-nom = zelená univerzální kostka
    .form-gen = zelené univerzální kostky
    .form-dat = zelené univerzální kostce
    .form-acc = zelenou univerzální kostku
    .form-ins = zelenou univerzální kostkou
    .form-gender = f
vanguard-die-green-expert = Zelená expertní kostka
    .form-nom = zelená expertní kostka
    .form-gen = zelené expertní kostky
    .form-dat = zelené expertní kostce
    .form-acc = zelenou expertní kostku
    .form-ins = zelenou expertní kostkou
    .form-gender = f
vanguard-die-green-wild = Zelená divoká kostka
    .form-nom = zelená divoká kostka
    .form-gen = zelené divoké kostky
    .form-dat = zelené divoké kostce
    .form-acc = zelenou divokou kostku
    .form-ins = zelenou divokou kostkou
    .form-gender = f
vanguard-die-blue-basic = Modrá základní kostka
    .form-nom = modrá základní kostka
    .form-gen = modré základní kostky
    .form-dat = modré základní kostce
    .form-acc = modrou základní kostku
    .form-ins = modrou základní kostkou
    .form-gender = f
vanguard-die-blue-construct = Modrá specializovaná kostka (Stavba)
    .form-nom = modrá specializovaná kostka (Stavba)
    .form-gen = modré specializované kostky (Stavba)
    .form-dat = modré specializované kostce (Stavba)
    .form-acc = modrou specializovanou kostku (Stavba)
    .form-ins = modrou specializovanou kostkou (Stavba)
    .form-gender = f
vanguard-die-blue-science = Modrá specializovaná kostka (Věda)
    .form-nom = modrá specializovaná kostka (Věda)
    .form-gen = modré specializované kostky (Věda)
    .form-dat = modré specializované kostce (Věda)
    .form-acc = modrou specializovanou kostku (Věda)
    .form-ins = modrou specializovanou kostkou (Věda)
    .form-gender = f
vanguard-die-blue-tech = Modrá specializovaná kostka (Technologie)
    .form-nom = modrá specializovaná kostka (Technologie)
    .form-gen = modré specializované kostky (Technologie)
    .form-dat = modré specializované kostce (Technologie)
    .form-acc = modrou specializovanou kostku (Technologie)
    .form-ins = modrou specializovanou kostkou (Technologie)
    .form-gender = f
vanguard-die-blue-universal = Modrá univerzální kostka
    .form-nom = modrá univerzální kostka
    .form-gen = modré univerzální kostky
    .form-dat = modré univerzální kostce
    .form-acc = modrou univerzální kostku
    .form-ins = modrou univerzální kostkou
    .form-gender = f
vanguard-die-blue-expert = Modrá expertní kostka
    .form-nom = modrá expertní kostka
    .form-gen = modré expertní kostky
    .form-dat = modré expertní kostce
    .form-acc = modrou expertní kostku
    .form-ins = modrou expertní kostkou
    .form-gender = f
vanguard-die-blue-wild = Modrá divoká kostka
    .form-nom = modrá divoká kostka
    .form-gen = modré divoké kostky
    .form-dat = modré divoké kostce
    .form-acc = modrou divokou kostku
    .form-ins = modrou divokou kostkou
    .form-gender = f
vanguard-die-section = Kostka sekce
    .form-nom = kostka sekce
    .form-gen = kostky sekce
    .form-dat = kostce sekce
    .form-acc = kostku sekce
    .form-ins = kostkou sekce
    .form-gender = f
vanguard-die-injury = Kostka zranění
    .form-nom = kostka zranění
    .form-gen = kostky zranění
    .form-dat = kostce zranění
    .form-acc = kostku zranění
    .form-ins = kostkou zranění
    .form-gender = f
vanguard-die-danger = Kostka nebezpečí
    .form-nom = kostka nebezpečí
    .form-gen = kostky nebezpečí
    .form-dat = kostce nebezpečí
    .form-acc = kostku nebezpečí
    .form-ins = kostkou nebezpečí
    .form-gender = f
vanguard-die-d10 = Desetistěnná kostka


## Symboly kostek sekce

vanguard-icon-physical = Tělesná zdatnost
vanguard-icon-gather = Sběr
vanguard-icon-defend = Obrana
vanguard-icon-scout = Průzkum
vanguard-icon-biology = Biologie
vanguard-icon-xenology = Xenologie
vanguard-icon-construct = Stavba
vanguard-icon-science = Věda
vanguard-icon-tech = Technologie
vanguard-icon-basic = Základní
vanguard-icon-vanguard = Vanguard
vanguard-icon-accident = Nehoda
vanguard-icon-any = Libovolný


## Symboly kostky zranění

vanguard-symbol-damage = Poranění
vanguard-symbol-heavy = Těžké poranění
vanguard-symbol-mental = Psychické problémy
vanguard-symbol-special = Zvláštní zranění
vanguard-symbol-blank = Prázdná stěna


## Symboly kostky nebezpečí a písmena jejích tabulek

vanguard-danger-common = Běžné nebezpečí
vanguard-danger-uncommon = Neobvyklé nebezpečí
vanguard-danger-rare = Vzácné nebezpečí
vanguard-danger-special = Zvláštní nebezpečí
vanguard-danger-blank = Prázdná stěna
vanguard-letter-a = A
    .text = Terén
vanguard-letter-b = B
    .text = Jedy
vanguard-letter-c = C
    .text = Stroje
vanguard-letter-d = D
    .text = Nepřátelství
vanguard-letter-e = E
    .text = Mysl
vanguard-letter-f = F
    .text = Čas
vanguard-letter-t = T
    .text = Výuková hra


## Druhy a vzácnost objevů

vanguard-type-micro = Mikroorganismy
    .form-nom = mikroorganismy
    .form-gen = mikroorganismů
vanguard-type-tech = Mimozemské technologie
    .form-nom = mimozemské technologie
    .form-gen = mimozemských technologií
vanguard-type-mineral = Minerály
    .form-nom = minerály
    .form-gen = minerálů
vanguard-type-flora = Neobvyklá flóra
    .form-nom = neobvyklá flóra
    .form-gen = neobvyklé flóry
vanguard-type-specimen = Živé exempláře
    .form-nom = živé exempláře
    .form-gen = živých exemplářů
vanguard-rarity-basic = Základní
vanguard-rarity-rare = Vzácný
vanguard-rarity-very-rare = Velmi vzácný


## Biomy

vanguard-biome-caves = Jeskyně
vanguard-biome-crystalline = Krystalický
vanguard-biome-lethal = Smrtící
vanguard-biome-desert = Pouštní
vanguard-biome-cold = Chladný
vanguard-biome-hostile = Nepřátelský
vanguard-biome-rocky = Skalnatý
vanguard-biome-ruins = Ruiny
vanguard-biome-tutorial = Výukový
vanguard-biome-vegetation = Vegetace
vanguard-biome-vacuum = Prázdnota
vanguard-biome-volcanic = Sopečný
vanguard-biome-aquatic = Vodní


## Kdo mluví v záznamech

vanguard-speaker-captain = Kapitánka Oyelaran
vanguard-speaker-bridge = Wetherby, můstek
vanguard-speaker-security = Bezpečnost
vanguard-speaker-recon = Průzkum
vanguard-speaker-science = Věda
vanguard-speaker-engineering = Technika
vanguard-speaker-berth = Správce kotviště
vanguard-speaker-shift = Hlas prstence
vanguard-speaker-song = Píseň
vanguard-speaker-narr = Vypravěč


## Řádky a stupnice

vanguard-row-red = Červený řádek
    .form-nom = červený řádek
    .form-gen = červeného řádku
    .form-dat = červenému řádku
    .form-acc = červený řádek
    .form-ins = červeným řádkem
    .form-gender = m
vanguard-row-green = Zelený řádek
    .form-nom = zelený řádek
    .form-gen = zeleného řádku
    .form-dat = zelenému řádku
    .form-acc = zelený řádek
    .form-ins = zeleným řádkem
    .form-gender = m
vanguard-row-yellow = Žlutý řádek
    .form-nom = žlutý řádek
    .form-gen = žlutého řádku
    .form-dat = žlutému řádku
    .form-acc = žlutý řádek
    .form-ins = žlutým řádkem
    .form-gender = m
vanguard-track-red = Červená stupnice
    .form-nom = červená stupnice
    .form-gen = červené stupnice
    .form-dat = červené stupnici
    .form-acc = červenou stupnici
    .form-ins = červenou stupnicí
    .form-gender = f
vanguard-track-green = Zelená stupnice
    .form-nom = zelená stupnice
    .form-gen = zelené stupnice
    .form-dat = zelené stupnici
    .form-acc = zelenou stupnici
    .form-ins = zelenou stupnicí
    .form-gender = f
vanguard-track-time = Stupnice času
    .form-nom = stupnice času
    .form-gen = stupnice času
    .form-dat = stupnici času
    .form-acc = stupnici času
    .form-ins = stupnicí času
    .form-gender = f


## Slova do každé věty

vanguard-word-track = Stupnice
    .form-nom = stupnice
    .form-gen = stupnice
    .form-dat = stupnici
    .form-acc = stupnici
    .form-ins = stupnicí
    .form-gender = f
vanguard-word-round = Kolo
    .form-nom = kolo
    .form-gen = kola
    .form-dat = kolu
    .form-acc = kolo
    .form-ins = kolem
    .form-gender = n
    .form-one = kolo
    .form-one-acc = kolo
    .form-few = kola
    .form-many = kol
vanguard-word-turn = Tah
    .form-nom = tah
    .form-gen = tahu
    .form-dat = tahu
    .form-acc = tah
    .form-ins = tahem
    .form-gender = m
    .form-one = tah
    .form-one-acc = tah
    .form-few = tahy
    .form-many = tahů
vanguard-word-supplies = Zásoby
    .form-nom = zásoby
    .form-gen = zásob
    .form-dat = zásobám
    .form-acc = zásoby
    .form-ins = zásobami
    .form-gender = p
    .form-one = zásoba
    .form-one-acc = zásobu
    .form-few = zásoby
    .form-many = zásob
vanguard-word-success = Úspěch
    .form-nom = úspěch
    .form-gen = úspěchu
    .form-dat = úspěchu
    .form-acc = úspěch
    .form-ins = úspěchem
    .form-gender = m
    .form-one = úspěch
    .form-one-acc = úspěch
    .form-few = úspěchy
    .form-many = úspěchů
vanguard-word-charges = Stimulanty
    .form-nom = stimulanty
    .form-gen = stimulantů
    .form-dat = stimulantům
    .form-acc = stimulanty
    .form-ins = stimulanty
    .form-gender = p
    .form-one = dávka stimulantů
    .form-one-acc = dávku stimulantů
    .form-few = dávky stimulantů
    .form-many = dávek stimulantů


## Místa a stěny kostek

vanguard-sector = { $number } { $name }
# Stěna kostky se dvěma symboly
vanguard-icons-two = { $one } + { $other }
