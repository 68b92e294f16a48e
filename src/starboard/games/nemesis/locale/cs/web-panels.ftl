# Desky kolem herního plánu Nemesis: stupnice, posádka, tvoje deska, tvoje karty, konec.

## Stupnice

web-nemesis-panel-name = Nemesis
web-nemesis-panel-clocks = Stupnice lodi
web-nemesis-panel-turn = { $turn }. kolo
web-nemesis-panel-to-the-jump = skok za { $left }
web-nemesis-panel-time-shut = Stupnice času: { $time }. Hibernační komory jsou zavřené.
web-nemesis-panel-time-open = Stupnice času: { $time }. Hibernační komory jsou otevřené.
web-nemesis-panel-fuse = běží: zbývá { $left }
web-nemesis-panel-fuse-off = neběží
web-nemesis-panel-fuse-track = Sebedestrukce: { $boom }
web-nemesis-panel-course = Cíl letu: pole { $space }
web-nemesis-panel-course-known = Cíl letu: pole { $space }, { $planet }. Kam vede, víš jen ty.

## Co zbývá

web-nemesis-panel-supplies = Sáček, balíčky a žetony
web-nemesis-panel-bag = Sáček vetřelců
web-nemesis-panel-decks = Balíčky
web-nemesis-panel-deck-events = Události
web-nemesis-panel-deck-attacks = Útoky vetřelců
web-nemesis-panel-deck-wounds = Vážná poranění
web-nemesis-panel-deck-red = Červené předměty
web-nemesis-panel-deck-yellow = Žluté předměty
web-nemesis-panel-deck-green = Zelené předměty
web-nemesis-panel-deck-contamination = Kontaminace
web-nemesis-panel-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } odhozená)
    [few] ({ $count } odhozené)
   *[other] ({ $count } odhozených)
}
web-nemesis-panel-markers = Na palubě
web-nemesis-panel-of = { $count }/{ $of }
web-nemesis-panel-eggs = Vejce v Hnízdě
web-nemesis-panel-weaknesses = Slabiny vetřelců
web-nemesis-panel-undiscovered = zatím neodhalená

## Lidé

web-nemesis-panel-crew = Ostatní
web-nemesis-panel-dossier = { $name }: { $character }
web-nemesis-panel-standing-thinking = přemýšlí
web-nemesis-panel-standing-acts = na tahu
web-nemesis-panel-standing-combat = V boji
web-nemesis-panel-standing-passed = Pasoval{ grammar-who }
web-nemesis-panel-standing-pod = v modulu
web-nemesis-panel-standing-waits = čeká
web-nemesis-panel-standing-dead = Mrtv{ grammar-who-adjective }
web-nemesis-panel-standing-escaped = Pryč z lodi
web-nemesis-panel-standing-hibernating = V hibernaci
web-nemesis-panel-standing-hunts = loví
web-nemesis-panel-hunter = Hráč vetřelců
web-nemesis-panel-hunter-note = Tento hráč teď hraje za vetřelce.
web-nemesis-panel-in-pod = Únikový modul č. { $pod }
web-nemesis-panel-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
web-nemesis-panel-choose = Vybrat: { $what } (klávesa { $key })
web-nemesis-panel-carried = Výbava
web-nemesis-panel-objectives = Úkoly, které znáš
web-nemesis-panel-card-piles = Akční karty
web-nemesis-panel-piles = V ruce { $hand }, v balíčku { $deck }, odhozeno { $discard }
web-nemesis-panel-in-hand = V ruce
web-nemesis-panel-discard-pile = Odhazovací balíček

## Tělo

web-nemesis-panel-wounds = { $light ->
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
web-nemesis-panel-dressed = obvázané, bez účinku
web-nemesis-panel-slimed = Sliz
web-nemesis-panel-signalled = Signál vyslán
web-nemesis-panel-larva = Nosí Larvu
web-nemesis-panel-first = Začínající hráč

## Tvoje deska

web-nemesis-panel-your-board = Tvoje deska postavy
web-nemesis-panel-you = Ty · { $name }
web-nemesis-panel-only-you = vidíš jen ty
web-nemesis-panel-others-see-red = ostatní vidí: červenou
web-nemesis-panel-others-see-yellow = ostatní vidí: žlutou
web-nemesis-panel-others-see-green = ostatní vidí: zelenou
web-nemesis-panel-others-see-blue = ostatní vidí: modrou
web-nemesis-panel-others-see-quest = ostatní vidí: výpravu
web-nemesis-panel-read = Přečíst: { $what }
web-nemesis-panel-ammo-of = Munice { $ammo }/{ $capacity }
web-nemesis-panel-with = přidáno: { $what }
web-nemesis-panel-taped = spojené páskou
web-nemesis-panel-looking = Toto vidíš jen ty
web-nemesis-panel-free-hand = Volná ruka
web-nemesis-panel-lost-hand = Nepoužitelná ruka
web-nemesis-panel-quest = Výprava, neaktivní
web-nemesis-panel-objective-count = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}
web-nemesis-panel-your-objectives = Tvoje úkoly
web-nemesis-panel-objectives-title = Společné úkoly
web-nemesis-panel-two-objectives = Až se objeví první vetřelec, jeden z nich si necháš a druhého se vzdáš.
web-nemesis-panel-objectives-own = Vyhraješ, pokud přežiješ a tohle bude na konci platit. Nikdo o tom nemusí vědět.
web-nemesis-panel-objectives-shared = Vyhrajete společně, pokud budou na konci všechny splněné a někdo přežije.
web-nemesis-panel-drafting = Budeš hrát za jednu z těchto postav.
web-nemesis-panel-contaminated = { $count ->
    [one] { $count } karta kontaminace v ruce
    [few] { $count } karty kontaminace v ruce
   *[other] { $count } karet kontaminace v ruce
}

## Tvoje karty

web-nemesis-panel-hand = { $count ->
    [0] Nemáš v ruce žádné karty
    [one] V ruce máš { $count } kartu
    [few] V ruce máš { $count } karty
   *[other] V ruce máš { $count } karet
}
web-nemesis-panel-empty-hand = Nemáš v ruce žádné karty.
web-nemesis-panel-costs = { $count ->
    [0] Nestojí žádnou další kartu
    [one] Stojí { $count } další kartu
    [few] Stojí { $count } další karty
   *[other] Stojí { $count } dalších karet
}
web-nemesis-panel-reaction = Reakce
web-nemesis-panel-only-peace = Pouze mimo boj
web-nemesis-panel-only-combat = Pouze v boji
web-nemesis-panel-pays = Platba
web-nemesis-panel-goes = Odhodí se

## Konec

web-nemesis-panel-won = Podařilo se: vyhráváš
web-nemesis-panel-lost = Tentokrát to nevyšlo
web-nemesis-panel-survived-only = Tvoje postava přežila, ale úkol zůstal nesplněný
web-nemesis-panel-won-together = Vyhráváte společně
web-nemesis-panel-lost-together = Loď si vás nechala: prohráváte společně
web-nemesis-panel-winners = { $count ->
    [0] Nikdo nevyhrává
    [one] Vyhrává { $who }
   *[other] Vyhrávají { $who }
}
web-nemesis-panel-ship-earth = Loď je doma, na Zemi.
web-nemesis-panel-ship-reached = Loď doletěla { FORM($planet, "to") }.
web-nemesis-panel-wins = Vyhrává
web-nemesis-ending-lived = Vyvázlo jich { $count }/{ $of }.
web-nemesis-ending-alive = Přežití, prohra
web-nemesis-ending-dead = Po smrti
web-nemesis-panel-objective-hidden = Úkol zůstává tajný.
web-nemesis-panel-met = Splněno
web-nemesis-panel-not-met = Nesplněno
web-nemesis-panel-or = nebo
web-nemesis-panel-both = Stačilo splnit jeden z nich.
web-nemesis-panel-signals-needed = Signály různých postav: { $sent }/{ $needed }
web-nemesis-panel-nobody-lived = Nikdo nepřežil, takže se nic z toho nepočítá.
web-nemesis-panel-not-judged = Kdo nepřežije, nemůže splnit úkol.
web-nemesis-panel-stat-turns = Kola
web-nemesis-panel-stat-survivors = Přeživší
web-nemesis-panel-stat-rooms = Prozkoumané místnosti
web-nemesis-panel-stat-signals = Vyslané signály
web-nemesis-panel-stat-weaknesses = Odhalené slabiny

# Akční karty, které se odhodí
web-nemesis-cost = { $count ->
    [0] zdarma
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-nemesis-cost-shot = { $weapons ->
    [one] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }, munice 1/{ $ammo }
   *[other] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }, 1 munice
}
web-nemesis-cost-card = { $count ->
    [0] tato karta
   *[other] tato karta + { $count }
}
# Beside Pass, where odds would stand
web-nemesis-odds-pass = Před fází událostí ještě hrají ostatní: co přinese, zatím nelze předpovědět.
