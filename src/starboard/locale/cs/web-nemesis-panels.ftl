# Desky kolem herního plánu Nemesis: stupnice, posádka, tvoje deska, tvoje karty, konec.

## Stupnice

web-panel-name = Nemesis
web-panel-clocks = Stupnice lodi
web-panel-turn = { $turn }. kolo
web-panel-to-the-jump = skok za { $left }
web-panel-time-shut = Stupnice času: { $time }. Hibernační komory jsou zavřené.
web-panel-time-open = Stupnice času: { $time }. Hibernační komory jsou otevřené.
web-panel-fuse = běží: zbývá { $left }
web-panel-fuse-off = neběží
web-panel-fuse-track = Sebedestrukce: { $boom }
web-panel-course = Cíl letu: pole { $space }
web-panel-course-known = Cíl letu: pole { $space }, { $planet }. Kam vede, víš jen ty.

## Co zbývá

web-panel-supplies = Sáček, balíčky a žetony
web-panel-bag = Sáček vetřelců
web-panel-decks = Balíčky
web-panel-deck-events = Události
web-panel-deck-attacks = Útoky vetřelců
web-panel-deck-wounds = Vážná poranění
web-panel-deck-red = Červené předměty
web-panel-deck-yellow = Žluté předměty
web-panel-deck-green = Zelené předměty
web-panel-deck-contamination = Kontaminace
web-panel-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } odhozená)
    [few] ({ $count } odhozené)
   *[other] ({ $count } odhozených)
}
web-panel-markers = Na palubě
web-panel-of = { $count } z { $of }
web-panel-eggs = Vejce v Hnízdě
web-panel-weaknesses = Slabiny vetřelců
web-panel-undiscovered = zatím neodhalená

## Lidé

web-panel-crew = Ostatní
web-panel-bot = Bot
web-panel-dossier = { $name }: { $character }
web-panel-standing-thinking = přemýšlí
web-panel-standing-acts = na tahu
web-panel-standing-combat = V boji
web-panel-standing-passed = Pasuje
web-panel-standing-pod = v modulu
web-panel-standing-waits = čeká
web-panel-standing-dead = Po smrti
web-panel-standing-escaped = Pryč z lodi
web-panel-standing-hibernating = V hibernaci
web-panel-standing-hunts = loví
web-panel-away = není tu
web-panel-hunter = Hráč vetřelců
web-panel-hunter-note = Tento hráč teď hraje za vetřelce.
web-panel-in-pod = Únikový modul č. { $pod }
web-panel-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
web-panel-choose = Vybrat: { $what } (klávesa { $key })
web-panel-carried = Výbava
web-panel-objectives = Úkoly, které znáš
web-panel-card-piles = Akční karty
web-panel-piles = V ruce { $hand }, v balíčku { $deck }, odhozeno { $discard }
web-panel-in-hand = V ruce
web-panel-discard-pile = Odhazovací balíček

## Tělo

web-panel-wounds = { $light ->
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
web-panel-dressed = obvázané, bez účinku
web-panel-slimed = Sliz
web-panel-signalled = Signál odeslán
web-panel-larva = Nosí Larvu
web-panel-first = Začínající hráč

## Tvoje deska

web-panel-your-board = Tvoje deska postavy
web-panel-you = Ty · { $name }
web-panel-only-you = vidíš jen ty
web-panel-others-see-red = ostatní vidí: červenou
web-panel-others-see-yellow = ostatní vidí: žlutou
web-panel-others-see-green = ostatní vidí: zelenou
web-panel-others-see-blue = ostatní vidí: modrou
web-panel-others-see-quest = ostatní vidí: výpravu
web-panel-read = Přečíst: { $what }
web-panel-ammo-of = Munice { $ammo } z { $capacity }
web-panel-with = přidáno: { $what }
web-panel-taped = spojené páskou
web-panel-looking = Toto vidíš jen ty
web-panel-free-hand = Volná ruka
web-panel-lost-hand = Nepoužitelná ruka
web-panel-quest = Výprava, neaktivní
web-panel-objective-count = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}
web-panel-your-objectives = Tvoje úkoly
web-panel-objectives-title = Společné úkoly
web-panel-two-objectives = Až se objeví první vetřelec, jeden z nich si necháš a druhého se vzdáš.
web-panel-objectives-own = Vyhraješ, pokud přežiješ a tohle bude na konci platit. Nikdo o tom nemusí vědět.
web-panel-objectives-shared = Vyhrajete společně, pokud budou na konci všechny splněné a někdo přežije.
web-panel-drafting = Budeš hrát za jednu z těchto postav.
web-panel-contaminated = { $count ->
    [one] { $count } karta kontaminace v ruce
    [few] { $count } karty kontaminace v ruce
   *[other] { $count } karet kontaminace v ruce
}

## Tvoje karty

web-panel-hand = { $count ->
    [0] Nemáš v ruce žádné karty
    [one] V ruce máš { $count } kartu
    [few] V ruce máš { $count } karty
   *[other] V ruce máš { $count } karet
}
web-panel-empty-hand = Nemáš v ruce žádné karty.
web-panel-costs = { $count ->
    [0] Nestojí žádnou další kartu
    [one] Stojí { $count } další kartu
    [few] Stojí { $count } další karty
   *[other] Stojí { $count } dalších karet
}
web-panel-reaction = Reakce
web-panel-only-peace = Pouze mimo boj
web-panel-only-combat = Pouze v boji
web-panel-pays = Platba
web-panel-goes = Odhodí se

## Konec

web-panel-won = Podařilo se: vyhráváš
web-panel-lost = Tentokrát to nevyšlo
web-panel-survived-only = Tvoje postava přežila, ale úkol zůstal nesplněný
web-panel-won-together = Vyhráváte společně
web-panel-lost-together = Loď si vás nechala: prohráváte společně
web-panel-winners = { $count ->
    [0] Nikdo nevyhrává
    [one] Vyhrává { $who }
   *[other] Vyhrávají { $who }
}
web-panel-ship-destroyed = Loď je zničená.
web-panel-ship-earth = Loď je doma, na Zemi.
web-panel-ship-reached = Loď doletěla sem: { $planet }
web-panel-wins = Vyhrává
web-panel-objective-hidden = Úkol zůstává tajný.
web-panel-met = Splněno
web-panel-not-met = Nesplněno
web-panel-or = nebo
web-panel-both = Stačilo splnit jeden z nich.
web-panel-signals-needed = Signály různých postav: { $sent } z { $needed }
web-panel-nobody-lived = Nikdo nepřežil, takže se nic z toho nepočítá.
web-panel-not-judged = Kdo nepřežije, nemůže splnit úkol.
web-panel-stat-turns = Kola
web-panel-stat-survivors = Přeživší
web-panel-stat-rooms = Prozkoumané místnosti
web-panel-stat-signals = Odeslané signály
web-panel-stat-weaknesses = Odhalené slabiny
