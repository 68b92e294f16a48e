# Co říká terminál o Nemesis: desky, stupnice a mapa. Soubory cli… se do prohlížečů neposílají.


## Druhy komponent a co umějí

cli-kind-room = Místnost: { $name }
cli-kind-item = Předmět: { $name }
cli-kind-card = Karta: { $name }
cli-kind-character = Postava: { $name }
cli-kind-intruder = Vetřelec: { $name }
cli-kind-object = Objekt: { $name }
cli-kind-event = Událost: { $name }
cli-kind-attack = Útok vetřelců: { $name }
cli-kind-wound = Vážné poranění: { $name }
cli-kind-weakness = Slabina: { $name }
cli-kind-objective = Úkol: { $name }
cli-kind-token = Žeton průzkumu: { $name }
cli-kind-noise = Kostka hluku: { $name }
cli-kind-combat = Bojová kostka: { $name }
cli-kind-planet = Cíl letu: { $name }
cli-kind-hunter = Akční karta vetřelců: { $name }
cli-use-any = v boji i mimo boj
cli-use-in = pouze v boji
cli-use-out = pouze mimo boj
# .form-kind: samotný typ
cli-component-chemical = součást typu chemikálie
    .form-kind = chemikálie
cli-component-cloth = součást typu látka
    .form-kind = látka
cli-component-medical = součást typu léčivo
    .form-kind = léčivo
cli-component-electric = součást typu elektřina
    .form-kind = elektřina
cli-component-tool = součást typu nářadí
    .form-kind = nářadí
cli-crafted-from = sestavuje se ze součástí typu { FORM($parts, "kind") }


## Desky a stupnice

cli-game-nemesis = Nemesis
cli-turn = { $turn }. kolo
cli-room = { $name } (místnost č. { $number })
cli-unknown = neznámý
cli-hidden-item = skrytý { FORM($colour, "adj") } předmět
cli-times = { $thing } ×{ $count }
cli-intruder = { $injuries ->
    [0] { $kind }
   *[other] { $kind } ({ $injuries } zranění)
}
cli-you = Ty ({ $name })
cli-in-pod = v únikovém modulu č. { $number }
cli-label-hands = V rukou
cli-label-items = Předměty
cli-label-quests = Výpravy
cli-label-objectives = Úkoly
cli-label-cards = Karty
cli-label-hunt = Karty vetřelců
cli-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
# $cost: co se odhazuje kromě samotné karty
cli-card-with-cost = { $card } (+{ $cost })
cli-wounds-light = { $count ->
    [one] { $count } lehké poranění
    [few] { $count } lehká poranění
   *[other] { $count } lehkých poranění
}
cli-wound = vážné poranění: { $wound }
cli-wound-dressed = obvázané: { $wound }
cli-mark-slimed = sliz
cli-mark-signal = signál vyslán
cli-mark-larva = Larva
cli-mark-passed = pasoval{ grammar-who }

# Nejvýše 17 znaků: stojí v rozích mapy. Tečka na konci nesmí být, za některé se připojuje.
cli-track-time = K{ $turn }, skok za { $left }
cli-track-self-destruct-off = Bez sebedestrukce
cli-track-self-destruct = SEBEDESTRUKCE { $left }
cli-track-course-unknown = Cíl { $space } (?)
cli-track-course = { $space }: { $planet }
cli-track-engines = Motory { $states }
cli-track-eggs = Vejce { $count }
cli-track-pods = M{ $pods }
cli-track-bag = Sáček { $count }
cli-track-weaknesses = Slabiny { $count }/3

## Loď ve větách

cli-plain-time = { $turn }. kolo; polí do skoku: { $left }.
cli-plain-course = Cíl letu: pole { $space }. Víš, kam pole vedou: { $known }.
cli-plain-engines = Motor č. 1: { $one }. Motor č. 2: { $two }. Motor č. 3: { $three }.
# $state: "gone", "unlocked" nebo "locked"
cli-plain-pod = { $state ->
    [gone] Únikový modul č. { $number } v sekci { $section }: pryč.
    [unlocked] { $occupied ->
        [yes] Únikový modul č. { $number } v sekci { $section }: odemčený, uvnitř { $inside }.
       *[no] Únikový modul č. { $number } v sekci { $section }: odemčený.
    }
   *[locked] { $occupied ->
        [yes] Únikový modul č. { $number } v sekci { $section }: zamčený, uvnitř { $inside }.
       *[no] Únikový modul č. { $number } v sekci { $section }: zamčený.
    }
}
cli-plain-intruder-board = Vejce v Hnízdě: { $eggs }.
cli-plain-weakness = Slabina { FORM($object, "gen") }: { $weakness }.
cli-plain-you = ty ({ $name })
cli-plain-items = { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
}
cli-plain-computer = počítač
cli-plain-exits = východy { $exits }
cli-plain-exit = { $numbers } do místnosti č. { $to }
cli-plain-entrance = vstup do technických chodeb č. { $numbers }
cli-plain-noise = hluk
cli-plain-door-closed = zavřené dveře
cli-plain-door-destroyed = zničené dveře
cli-plain-ducts-noise = Hluk: { $place }

## Nakreslená mapa

# Krátké značky: dvě písmena pro postavu, jedno pro druh vetřelce
cli-sign-captain = Ka
cli-sign-pilot = Pi
cli-sign-scientist = Vě
cli-sign-scout = Pr
cli-sign-soldier = Vo
cli-sign-mechanic = Me
cli-sign-larva = L
cli-sign-creeper = N
cli-sign-adult = D
cli-sign-breeder = S
cli-sign-queen = K
cli-sign-unknown = ?
cli-sign-working = ok
cli-sign-damaged = X
cli-legend-nemesis =
    Místnost: číslo, ≡ s čísly jejích technických chodeb, c počítač, F požár, M porucha, zbývající předměty.
    ? neprozkoumaná; název s ? na konci víš jen ty. Dolní okraj: figurky, vetřelci, *N ležící objekty.
    Ka Kapitán, Pi Pilotka, Vě Vědec, Pr Průzkumnice, Vo Voják, Me Mechanik; tvá postava je zvýrazněná.
    L Larva, N Nymfoid, D Dospělec, S Strážce, K Královna; číslo za písmenem: zranění.
    Chodby: jejich čísla, ! hluk, ╫ nebo ╪ zavřené dveře, × zničené dveře.
    Vlevo nahoře: K kolo; motory ok funkční, X poškozený, ? neznámý.
    Vlevo dole: M únikové moduly, každý sekcí a číslem, (zamčený), × pryč.

# Nejvýše 9 znaků, Můstek 7
cli-tile-armory = Zbrojnice
cli-tile-comms = Komunik.
cli-tile-emergency = Ošetřovna
cli-tile-evac-a = Evak. A
cli-tile-evac-b = Evak. B
cli-tile-fire-control = Protipož.
cli-tile-generator = Generátor
cli-tile-laboratory = Laboratoř
cli-tile-nest = HNÍZDO
cli-tile-storage = Sklad
cli-tile-surgery = Oper. sál
cli-tile-airlock-control = Komora
cli-tile-cabins = Kajuty
cli-tile-canteen = Jídelna
cli-tile-command-center = Velení
cli-tile-engine-control = Říz. mot.
cli-tile-hatch-control = Průlezy
cli-tile-monitoring = Monitory
cli-tile-slime-room = Sliz
cli-tile-shower = Sprchy
cli-tile-cockpit = Můstek
cli-tile-hibernatorium = Hibernat.
cli-tile-engine-1 = Motor 1
cli-tile-engine-2 = Motor 2
cli-tile-engine-3 = Motor 3


## Konec a místa

cli-at-room = místnost č. { $number }
cli-results-turns = { $count ->
    [one] Hra trvala { $count } kolo.
    [few] Hra trvala { $count } kola.
   *[other] Hra trvala { $count } kol.
}
cli-results-judged = { $met ->
    [yes] { $objective }, splněno: { $needs }
   *[no] { $objective }, nesplněno: { $needs }
}
# $secret: zda má hráč vlastní úkoly
cli-results-seat = Místo { $seat }, { $name }. { $fate }. { $secret ->
    [yes] { $won ->
        [yes] Výhra. Úkoly: { FORM($objectives, "quoted") }.
       *[no] Prohra. Úkoly: { FORM($objectives, "quoted") }.
    }
   *[no] { $won ->
        [yes] Výhra.
       *[no] Prohra.
    }
}
