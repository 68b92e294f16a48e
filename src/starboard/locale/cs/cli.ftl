# Co terminálový klient říká sám za sebe. Co je na stole, říkají soubory nemesis-content.ftl a nemesis-play.ftl.


## Výzva a sezení

cli-prompt = >
cli-press-enter = Pokračuj klávesou Enter.
cli-yes-no = ano, nebo ne?
cli-welcome = Napiš číslo možnosti. ? vysvětlí otázku, help vypíše příkazy. Hra se ukládá do { $path }.
cli-unknown-command = Příkaz { $word } neexistuje. Napiš číslo možnosti, nebo help.
cli-too-long = Řádek je příliš dlouhý: na všechno tu stačí { $count } znaků.
cli-choose-from = „{ $name }“ tu není známo. Vyber si z těchto možností: { $names }
cli-not-done = To se nepodařilo a nic se nezměnilo: { $why }
cli-quit = Hra je uložená v { $path }. Pokračovat můžeš příkazem: starboard play --load { $path }
cli-input-ended = Vstup skončil. Hra je uložená v { $path }.
cli-interrupted = Přerušeno. Hra je uložená v { $path }.
cli-saved = Uloženo do { $path }.
cli-loaded = Načteno z { $path }.
cli-load-what = Který soubor? Například: load hra.starboard
cli-log-more = … a předtím ještě { $count } (vypíše je log)
cli-help =
    ČÍSLO             vybere možnost; několik takto: 1 3 4; all všechny; none nebo jen Enter, kde lze nevybrat nic
    ?                 pravidlo k otázce; ? 3 pravidlo k možnosti 3; ? NEM-NOISE-06 nebo ? slova kterékoli pravidlo
    why               co teď není v nabídce a proč
    look NÁZEV        co dělá karta, předmět, místnost, vetřelec…; look 11 pro místnost č. 11
    hand              tvé karty, předměty a úkoly i s texty
    map               loď s vysvětlením značek
    log [N]           posledních N událostí
    undo              vezme zpět tvé poslední rozhodnutí; pokud se od té doby někdo něco dozvěděl, musí ostatní souhlasit
    orders            tvé trvalé pokyny pro reakce, například: orders interruption never
    save [SOUBOR]     uloží hru; load SOUBOR pokračuje v jiné
    lang it           jazyk: en, it, de, cs
    screen            znovu všechno vykreslí
    quit              uloží hru a skončí


## Výběr

cli-pick-one-or-none = (jednu, nebo žádnou: { $none })
cli-pick-exactly = (vyber přesně { $count })
cli-pick-between = (vyber { $least } až { $most })
cli-nothing = nic
cli-pick-a-number = Vyber možnost jejím číslem od 1 do { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Vyber přesně jednu možnost.
        [few] Vyber 1 až { $most } možnosti.
       *[other] Vyber 1 až { $most } možností.
    }
   *[other] { $most ->
        [1] Vyber nejvýše jednu možnost.
        [few] Vyber { $least } až { $most } možnosti.
       *[other] Vyber { $least } až { $most } možností.
    }
}
cli-no-such-option = Možnosti mají čísla od 1 do { $count }.
cli-picked-twice = Každou možnost lze vybrat jen jednou.
cli-cost = { $count ->
    [0] zdarma
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cli-at-room = místnost č. { $number }
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nic nechybí: v nabídce je všechno, co tu existuje.


## Vyhledávání

cli-look-what = Co si chceš prohlédnout? Například: look hledání, look 11, look dospělec
cli-look-nothing = Nic se nejmenuje { $words }. Zkus část názvu nebo číslo místnosti.
cli-look-more = Také: { $names }
cli-empty-hand = Nemáš žádné karty.
cli-rules-nothing = K výrazu „{ $words }“ se nenašlo žádné pravidlo.
cli-rules-see = Viz také: { $rules }
cli-rules-ledger = { $name }: { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
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


## Krok zpět

cli-undone = Vzato zpět.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = Boti souhlasí: vzato zpět.
cli-undo-asked = { $name } chce vzít zpět poslední rozhodnutí.
cli-undo-consent = { $name } (místo { $seat }): souhlasíš?
cli-undo-refused = Nesouhlasí všichni, takže rozhodnutí platí.


## Trvalé pokyny

cli-order-ask = ptát se
cli-order-never = nikdy
cli-order-if = jen pokud
cli-orders-how = Pokyn změníš takto: orders REAKCE { $orders }. Za if patří: actions=move,shoot nebo seats=2,3.


## Více lidí u jedné klávesnice

cli-hand-over = Předej prosím klávesnici: { $name }, místo { $seat }. Co následuje, není pro jiné oči.
cli-window = Teď může někdo reagovat: { $seats }.
cli-window-prompt = Číslo místa, které chce reagovat, nebo Enter, pokud nikdo:
cli-window-who = Napiš číslo jednoho z těchto míst, nebo jen Enter.
cli-window-nothing = Nemáš čím reagovat.


## Konec a zaznamenané hry

cli-results-title = Konec hry
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
cli-results-nobody = Nikdo nevyhrává.
cli-results-winners = Vítězství: { $names }.
cli-results-recorded = Celá hra je zaznamenaná v { $path }. Znovu si ji přečteš příkazem: starboard replay { $path }
cli-replay-diverges = { $file } nedojde ke svému zaznamenanému konci.
cli-replay-complete = Záznam je úplný: k tomuto konci vede { $count } rozhodnutí hráčů a náhody.
cli-replay-unfinished = Záznam zde uprostřed hry končí; obsahuje { $count } rozhodnutí hráčů a náhody.


## Kontrola

cli-check-ledger = Sbírka pravidel { $name }: { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
cli-check-rulings = Výklady pravidel { $name }: { $count }
cli-check-content = Nemesis, { $kind }: { $count }
cli-check-languages = Jazyky: { $languages }
cli-check-fine = Nic nechybí.
cli-check-broken = { $count ->
    [one] { $count } problém:
    [few] { $count } problémy:
   *[other] { $count } problémů:
}
cli-check-more = … a ještě { $count } (--all vypíše všechny)


## Nemesis: desky a stupnice

cli-game-nemesis = Nemesis
cli-turn = { $turn }. kolo
cli-room = { $name } (místnost č. { $number })
cli-unknown = neznámý
cli-hidden-item = skrytý { FORM($colour, "adj") } předmět
cli-times = { $thing } ×{ $count }
cli-intruder = { $injuries ->
    [0] { $kind }
   *[other] { $kind } ({ $injuries } zranění)
}
cli-you = Ty ({ $name })
cli-in-pod = v únikovém modulu č. { $number }
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
cli-mark-signal = signál odeslán
cli-mark-larva = Larva
cli-mark-passed = pasuje

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

## Nemesis: loď ve větách

cli-plain-time = { $turn }. kolo; polí do skoku: { $left }.
cli-plain-course = Cíl letu: pole { $space }. Víš, kam pole vedou: { $known }.
cli-plain-engines = Motor č. 1: { $one }. Motor č. 2: { $two }. Motor č. 3: { $three }.
# $state: "gone", "unlocked" nebo "locked"
cli-plain-pod = { $state ->
    [gone] Únikový modul č. { $number } v sekci { $section }: pryč.
    [unlocked] { $occupied ->
        [yes] Únikový modul č. { $number } v sekci { $section }: odemčený, uvnitř { $inside }.
       *[no] Únikový modul č. { $number } v sekci { $section }: odemčený.
    }
   *[locked] { $occupied ->
        [yes] Únikový modul č. { $number } v sekci { $section }: zamčený, uvnitř { $inside }.
       *[no] Únikový modul č. { $number } v sekci { $section }: zamčený.
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
cli-plain-exit = { $numbers } do místnosti č. { $to }
cli-plain-entrance = vstup do technických chodeb č. { $numbers }
cli-plain-noise = hluk
cli-plain-door-closed = zavřené dveře
cli-plain-door-destroyed = zničené dveře
cli-plain-ducts-noise = Hluk: { $place }

## Nemesis: nakreslená mapa

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
