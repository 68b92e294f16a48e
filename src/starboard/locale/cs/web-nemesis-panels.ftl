# Desky kolem herního plánu Nemesis: stupnice, posádka, tvoje deska, tvoje karty, konec.

## Stupnice

web-nemesis-name = Nemesis
web-nemesis-clocks = Stupnice lodi
web-nemesis-turn = { $turn }. kolo
web-nemesis-to-the-jump = { $left } do skoku
web-nemesis-time-shut = Stupnice času: { $time }. Hibernační komory jsou zavřené.
web-nemesis-time-open = Stupnice času: { $time }. Hibernační komory jsou otevřené.
web-nemesis-fuse = běží: zbývá { $left }
web-nemesis-fuse-off = neběží
web-nemesis-fuse-track = Sebedestrukce: { $boom }
web-nemesis-course = Cíl letu: pole { $space }
web-nemesis-course-known = Cíl letu: pole { $space }, { $planet }. Kam vede, víš jen ty.

## Co zbývá

web-nemesis-supplies = Sáček, balíčky a žetony
web-nemesis-bag = Sáček vetřelců
web-nemesis-decks = Balíčky
web-nemesis-deck-events = Události
web-nemesis-deck-attacks = Útoky vetřelců
web-nemesis-deck-wounds = Vážná poranění
web-nemesis-deck-red = Červené předměty
web-nemesis-deck-yellow = Žluté předměty
web-nemesis-deck-green = Zelené předměty
web-nemesis-deck-contamination = Kontaminace
web-nemesis-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } odhozená)
    [few] ({ $count } odhozené)
   *[other] ({ $count } odhozených)
}
web-nemesis-markers = Na palubě
web-nemesis-of = { $count } z { $of }
web-nemesis-eggs = Vejce v hnízdě
web-nemesis-weaknesses = Slabiny vetřelců
web-nemesis-undiscovered = zatím neobjevená

## Lidé

web-nemesis-crew = Ostatní
web-nemesis-bot = Bot
web-nemesis-dossier = { $name }: { $character }
web-nemesis-standing-thinking = přemýšlí
web-nemesis-standing-combat = V boji
web-nemesis-standing-passed = Po pasování
web-nemesis-standing-pod = v modulu
web-nemesis-standing-waits = čeká
web-nemesis-standing-dead = Po smrti
web-nemesis-standing-escaped = V bezpečí
web-nemesis-standing-hibernating = V hibernaci
web-nemesis-standing-hunts = loví
web-nemesis-away = pryč
web-nemesis-hunter = Hráč za vetřelce
web-nemesis-hunter-note = Tento hráč teď hraje za vetřelce.
web-nemesis-in-pod = Únikový modul { $pod }
web-nemesis-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
web-nemesis-choose = Vybrat: { $what } (klávesa { $key })
web-nemesis-carried = Výbava
web-nemesis-objectives = Úkoly, které znáš
web-nemesis-card-piles = Akční karty
web-nemesis-piles = V ruce { $hand }, v balíčku { $deck }, odhozeno { $discard }
web-nemesis-in-hand = V ruce
web-nemesis-discard-pile = Odhazovací balíček

## Tělo

web-nemesis-wounds = { $light ->
    [0] Žádné lehké poranění
    [one] { $light } lehké poranění
    [few] { $light } lehká poranění
   *[other] { $light } lehkých poranění
}, { $serious ->
    [0] žádné vážné poranění
   *[other] vážná poranění: { $wounds }
}{ $dressed ->
    [0] { "" }
   *[other] ; obvázaná: { $bandaged }
}
web-nemesis-dressed = obvázané, bez účinku
web-nemesis-slimed = Sliz
web-nemesis-signalled = Signál odeslán
web-nemesis-larva = Nese larvu
web-nemesis-first = Začínající hráč

## Tvoje deska

web-nemesis-your-board = Tvoje deska postavy
web-nemesis-you = Ty · { $name }
web-nemesis-only-you = vidíš jen ty
web-nemesis-others-see-red = ostatní vidí: červenou
web-nemesis-others-see-yellow = ostatní vidí: žlutou
web-nemesis-others-see-green = ostatní vidí: zelenou
web-nemesis-others-see-blue = ostatní vidí: modrou
web-nemesis-others-see-quest = ostatní vidí: předmět výpravy
web-nemesis-read = Přečíst: { $what }
web-nemesis-ammo = Munice { $ammo }
web-nemesis-ammo-of = Munice { $ammo } z { $capacity }
web-nemesis-with = přidáno: { $what }
web-nemesis-taped = slepeno páskou
web-nemesis-looking = Toto vidíš jen ty
web-nemesis-free-hand = Volná ruka
web-nemesis-lost-hand = Nepoužitelná ruka
web-nemesis-quest = Výprava, neaktivní
web-nemesis-objective-count = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}
web-nemesis-your-objectives = Tvoje úkoly
web-nemesis-objectives-title = Společné úkoly
web-nemesis-two-objectives = Až se objeví první vetřelec, jeden z nich si necháš a druhého se vzdáš.
web-nemesis-objectives-own = Vyhraješ, pokud přežiješ a tohle bude na konci platit. Nikdo o tom nemusí vědět.
web-nemesis-objectives-shared = Vyhrajete společně, pokud budou na konci všechny splněné a někdo přežije.
web-nemesis-drafting = Budeš hrát za jednu z těchto postav.
web-nemesis-contaminated = { $count ->
    [one] { $count } karta kontaminace v ruce
    [few] { $count } karty kontaminace v ruce
   *[other] { $count } karet kontaminace v ruce
}

## Tvoje karty

web-nemesis-hand = { $count ->
    [0] Nemáš v ruce žádné karty
    [one] V ruce máš { $count } kartu
    [few] V ruce máš { $count } karty
   *[other] V ruce máš { $count } karet
}
web-nemesis-empty-hand = Nemáš v ruce žádné karty.
web-nemesis-costs = { $count ->
    [0] Nestojí žádnou další kartu
    [one] Stojí { $count } další kartu
    [few] Stojí { $count } další karty
   *[other] Stojí { $count } dalších karet
}
web-nemesis-reaction = Reakce
web-nemesis-only-peace = Pouze mimo boj
web-nemesis-only-combat = Pouze v boji
web-nemesis-pays = Platí
web-nemesis-goes = Odhodí se

## Konec

web-nemesis-won = Podařilo se: vítězíš
web-nemesis-lost = Tentokrát to nevyšlo
web-nemesis-survived-only = Tvoje postava přežila, ale úkol splněný není
web-nemesis-won-together = Vítězíte společně
web-nemesis-lost-together = Loď si vás nechala: prohráváte společně
web-nemesis-winners = { $count ->
    [0] Nevítězí nikdo
    [one] Vítězí { $count } člen posádky
    [few] Vítězí { $count } členové posádky
   *[other] Vítězí { $count } členů posádky
}
web-nemesis-ship-destroyed = Loď je zničená.
web-nemesis-ship-earth = Loď je doma: Země.
web-nemesis-ship-reached = Kam loď doletěla: { $planet }
web-nemesis-wins = Vítězí
web-nemesis-objective-hidden = Úkol zůstává tajný.
web-nemesis-stat-turns = Kola
web-nemesis-stat-survivors = Přeživší
web-nemesis-stat-rooms = Prozkoumané místnosti
web-nemesis-stat-signals = Odeslané signály
web-nemesis-stat-weaknesses = Objevené slabiny
