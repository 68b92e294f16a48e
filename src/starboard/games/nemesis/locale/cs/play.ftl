# Co zaznívá během hry Nemesis: otázky, možnosti, události, odmítnutí. Názvy a texty komponent jsou v souboru
# nemesis-content.ftl, tam jsou popsané i tvary názvů. Anglické "turn" je kolo, anglické "round" je tah.
#
# Proměnné, které jen vybírají variantu:
#   $purpose  k čemu otázka slouží               $secret  "yes", pokud se čtenář dozví tajnou část, jinak "no"
#   ostatní   "yes" nebo "no", pokud poznámka neříká něco jiného
# $who, $target, $actor jsou postavy (před rozdělením postav hráči), $room, $origin, $one, $other místnosti, $kind druh
# vetřelce, $item předmět nebo objekt: všechny mají mluvnické tvary.
#
# Před proměnnou nestojí předložka, která by se podle ní měnila (v/ve, z/ze, s/se, k/ke); tu má v sobě až tvar názvu.
# Průběh partie je v minulém čase dokonavém; rod dodává koncovka { grammar-who } nebo { grammar-kind } (grammar.ftl).


## Názvy, které potřebují číslo

nemesis-player = Hráč { $number }
    .form-gen = Hráče { $number }
    .form-dat = Hráči { $number }
    .form-acc = Hráče { $number }
    .form-ins = Hráčem { $number }
    .form-gender = m
nemesis-seat = Místo { $number }
    .form-gen = Místa { $number }
    .form-dat = Místu { $number }
    .form-acc = Místo { $number }
    .form-ins = Místem { $number }
    .form-gender = n
nemesis-room-unexplored = Neprozkoumaná místnost č. { $number }
    .form-gen = neprozkoumané místnosti č. { $number }
    .form-dat = neprozkoumané místnosti č. { $number }
    .form-acc = neprozkoumanou místnost č. { $number }
    .form-ins = neprozkoumanou místností č. { $number }
    .form-in = v neprozkoumané místnosti č. { $number }
    .form-to = do neprozkoumané místnosti č. { $number }
    .form-from = z neprozkoumané místnosti č. { $number }
# $seen: deska a žeton, na které se podíval jen čtenář
nemesis-room-seen = Neprozkoumaná místnost č. { $number } (víš jen ty: { $seen })
    .form-gen = neprozkoumané místnosti č. { $number } (víš jen ty: { $seen })
    .form-dat = neprozkoumané místnosti č. { $number } (víš jen ty: { $seen })
    .form-acc = neprozkoumanou místnost č. { $number } (víš jen ty: { $seen })
    .form-ins = neprozkoumanou místností č. { $number } (víš jen ty: { $seen })
    .form-in = v neprozkoumané místnosti č. { $number } (víš jen ty: { $seen })
    .form-to = do neprozkoumané místnosti č. { $number } (víš jen ty: { $seen })
    .form-from = z neprozkoumané místnosti č. { $number } (víš jen ty: { $seen })
# $count: počet předmětů na žetonu; první i čtvrtý pád jsou stejné
nemesis-token-numbered = žeton „{ $token }“ ({ $count })
    .form-acc = žeton „{ $token }“ ({ $count })
nemesis-corridor = Chodba č. { $numbers } mezi { FORM($one, "ins") } a { FORM($other, "ins") }
    .form-in = v chodbě č. { $numbers } mezi { FORM($one, "ins") } a { FORM($other, "ins") }
nemesis-ducts = Technické chodby
    .form-in = v technických chodbách
nemesis-ducts-network = Technické chodby, síť č. { $number }
    .form-in = v technických chodbách sítě č. { $number }
nemesis-corpse-of = Mrtvola { FORM($who, "gen") }
    .form-gen = Mrtvoly { FORM($who, "gen") }
    .form-dat = Mrtvole { FORM($who, "gen") }
    .form-acc = Mrtvolu { FORM($who, "gen") }
    .form-ins = Mrtvolou { FORM($who, "gen") }
nemesis-bag-token = { $kind } { $number }
    .form-nom = žeton { FORM($kind, "gen") } s číslem { $number }
nemesis-contamination-contamination = Kontaminace
    .form-quoted = „Kontaminace“
nemesis-contamination-infected = Kontaminace (infikovaná)
    .form-quoted = „Kontaminace“ (infikovaná)
nemesis-contamination-clean = Kontaminace (neinfikovaná)
    .form-quoted = „Kontaminace“ (neinfikovaná)


## Stavy: dveří, motoru, únikového modulu, místnosti a postavy; .form-cap je na začátku věty

nemesis-door-open = otevřené
nemesis-door-closed = zavřené
nemesis-door-destroyed = zničené
nemesis-engine-working = funkční
    .form-cap = Funkční
nemesis-engine-damaged = poškozený
    .form-cap = Poškozený
nemesis-pod-locked = zamčený
nemesis-pod-unlocked = odemčený
nemesis-here-fire = požár
nemesis-here-malfunction = porucha
nemesis-status-alive = Naživu
nemesis-status-dead = Mrtv{ grammar-who-adjective }
nemesis-status-hibernating = V hibernaci
nemesis-status-escaped = Pryč z lodi


## Stupnice, fáze a kroky

nemesis-track-time = Čas
nemesis-track-self-destruct = Sebedestrukce
nemesis-track-destination = Cíl letu
nemesis-phase-player = Fáze hráčů
nemesis-phase-event = Fáze událostí
nemesis-step-setup = Příprava hry
nemesis-step-turn = Začátek kola
nemesis-step-rounds = Tahy hráčů
nemesis-step-airlock = Konec fáze hráčů
nemesis-step-time = Stupnice času
nemesis-step-attacks = Útok vetřelců
nemesis-step-fire = Poškození ohněm
nemesis-step-event = Karta události
nemesis-step-bag = Evoluce vetřelců
nemesis-step-checks = Kontrola vítězství
nemesis-step-over = Konec hry


## Jak hra skončí, co zabíjí, jak kdo dopadl

nemesis-ending-jump = Loď skočila do hyperprostoru.
    .form-future = loď skočí do hyperprostoru
nemesis-ending-self-destruct = Sebedestrukční sekvence loď zničila.
    .form-future = sebedestrukční sekvence zničí loď
nemesis-ending-ninth-fire = Požár se vymkl kontrole a loď explodovala.
    .form-future = požár se vymkne kontrole a loď exploduje
nemesis-ending-ninth-malfunction = Jedna porucha navíc roztrhla trup lodi na kusy.
    .form-future = jedna porucha navíc roztrhne trup lodi na kusy
nemesis-ending-jump-and-self-destruct = Loď skočila se spuštěnou sebedestrukcí a byla zničena.
    .form-future = loď skočí se spuštěnou sebedestrukcí a bude zničena
nemesis-ending-engines = Loď při skoku explodovala, protože bylo poškozeno příliš mnoho motorů.
    .form-future = loď při skoku exploduje, protože je poškozeno příliš mnoho motorů

nemesis-cause-intruder = vetřelec
nemesis-cause-melee = nezdařený útok zblízka
nemesis-cause-fire = požár
nemesis-cause-blast = výbuch
nemesis-cause-bleeding = krvácení
nemesis-cause-surgery = chirurgický zákrok
nemesis-cause-airlock = přechodová komora
nemesis-cause-larva = Larva
nemesis-cause-infection = infekce
nemesis-cause-wrong-planet = špatný cíl letu
nemesis-cause-jump = skok bez hibernace
nemesis-cause-self-destruct = sebedestrukce
nemesis-cause-ninth-fire = loď shořela
nemesis-cause-ninth-malfunction = trup lodi se rozpadl
nemesis-cause-jump-and-self-destruct = sebedestrukce při skoku
nemesis-cause-engines = selhání motorů

nemesis-fate-alive = Stále na palubě
nemesis-fate-escaped = Únik v modulu
nemesis-fate-hibernating = Hibernace na palubě
nemesis-fate-intruder = Smrt při útoku vetřelce
nemesis-fate-melee = Smrt při útoku zblízka
nemesis-fate-fire = Smrt v plamenech
nemesis-fate-blast = Smrt při výbuchu
nemesis-fate-bleeding = Smrt vykrvácením
nemesis-fate-surgery = Smrt při chirurgickém zákroku
nemesis-fate-airlock = Vysátí do vesmíru
nemesis-fate-larva = Smrt kvůli Larvě
nemesis-fate-infection = Smrt následkem infekce
nemesis-fate-wrong-planet = Smrt ve špatném cíli letu
nemesis-fate-jump = Smrt při skoku bez hibernace
nemesis-fate-self-destruct = Zkáza s lodí při sebedestrukci
nemesis-fate-ninth-fire = Zkáza s hořící lodí
nemesis-fate-ninth-malfunction = Zkáza s rozpadlou lodí
nemesis-fate-jump-and-self-destruct = Zkáza s lodí při sebedestrukci
nemesis-fate-engines = Zkáza s lodí při skoku

# Co se stalo s podmínkami úkolu. $number počítá předměty nebo označuje hráče.
nemesis-need-signal-sent = Signál vyslán
nemesis-need-enough-signals = Signál za každý úkol, který ho vyžaduje
nemesis-need-ship-at-earth = Loď doletí na Zemi
nemesis-need-ship-at-mars = Loď doletí na Mars
nemesis-need-ship-destroyed = Loď je zničená
nemesis-need-only-survivor = Nikdo jiný nepřežije
nemesis-need-another-survives = Přežije i jiná postava
nemesis-need-player-gone = Hráč { $number } nepřežije
nemesis-need-nest-destroyed = Hnízdo je zničené
nemesis-need-queen-killed = Královna je zabitá
nemesis-need-all-explored = Všechny místnosti jsou prozkoumané
nemesis-need-weakness-carcass = Je odhalená slabina Mršiny
nemesis-need-weakness-egg = Je odhalená slabina Vajec
nemesis-need-two-weaknesses = Jsou odhalené alespoň 2 slabiny
nemesis-need-carries-blue-corpse = Nese Modrou mrtvolu
nemesis-need-carries-egg = Nese Vejce
nemesis-need-somebody-carries-egg = Někdo z přeživších nese Vejce
nemesis-need-escaped-with-items = { $number ->
    [one] Unikne v únikovém modulu a má u sebe alespoň { $number } předmět
    [few] Unikne v únikovém modulu a má u sebe alespoň { $number } předměty
   *[other] Unikne v únikovém modulu a má u sebe alespoň { $number } předmětů
}
nemesis-need-corpse-in-surgery = Modrá mrtvola leží v Operačním sále

# Jak dopadla kontrola kontaminace na konci hry.
nemesis-final-clean = Kontrola kontaminace: bez infekce
nemesis-final-spared = Kontrola kontaminace: infekce, ale mezi taženými kartami žádná kontaminace
nemesis-final-fatal = Kontrola kontaminace: infekce propukla


## Otázky

nemesis-ask-draft = Za kterou postavu chceš hrát?
# $number: kolikátá akce tahu to je
nemesis-ask-action = { $unbound ->
    [yes] Co uděláš? V tomto tahu smíš provést libovolný počet akcí; toto je { $number }. akce.
   *[no] { $number ->
        [1] Co uděláš? Toto je tvá první akce v tomto tahu.
       *[other] Co uděláš? Toto je tvá druhá akce v tomto tahu.
    }
}
nemesis-ask-pay = Odhoď { $cost ->
    [one] { $cost } akční kartu
    [few] { $cost } akční karty
   *[other] { $cost } akčních karet
} jako platbu za { FORM($action, "acc") }.
nemesis-ask-alternative = Vyber jednu z možností.
# $attackers: vetřelci v místnosti, ze které se utíká
nemesis-ask-room = { $purpose ->
    [move] Do které místnosti se přesuneš?
    [careful] Do které místnosti se opatrně přesuneš?
    [escape] Do které místnosti utečeš? { $attackers ->
        [one] Vetřelec, který tu je, na tebe nejdřív zaútočí.
        [few] Nejdřív na tebe zaútočí { $attackers } vetřelci, kteří tu jsou.
       *[other] Nejdřív na tebe zaútočí { $attackers } vetřelců, kteří tu jsou.
    }
    [order] Do které místnosti se přesune { $target }?
    [cover] Do které místnosti povede odchod pod krycí palbou?
    [ducts] Do které místnosti prolezeš technickými chodbami?
    [fire-control] Ve které místnosti uhasíš požár a zaženeš vetřelce?
    [doors] Kolem které místnosti otevřeš nebo zavřeš dveře?
    [look] Na kterou místnost se tajně podíváš?
    [airlock] Ve které místnosti spustíš nouzovou proceduru přechodové komory?
    [card] Vyber místnost pro svou kartu.
    [item] Vyber místnost pro svůj předmět.
   *[other] Vyber místnost.
}
nemesis-ask-rooms = Na { $count ->
    [one] kterou místnost
    [few] které { $count } místnosti
   *[other] kterých { $count } místností
} se tajně podíváš?
nemesis-ask-place = Do které chodby přijde žeton hluku?
nemesis-ask-corridor = { $purpose ->
    [supply] Nezbývá žádný žeton dveří: ze které chodby jeden vezmeš?
    [demolish] Které zavřené dveře zničíš?
    [torch] Které dveře otevřeš nebo zavřeš? Hořák umí zavřít i zničené.
   *[other] Které dveře otevřeš nebo zavřeš?
}
nemesis-ask-doors = Které dveře otevřeš nebo zavřeš?
nemesis-ask-object = { $purpose ->
    [pick-up] Co zvedneš?
    [analyse] Co budeš analyzovat?
   *[other] Vyber objekt.
}
nemesis-ask-wound = { $purpose ->
    [dress] Které vážné poranění obvážeš?
    [heal] Které obvázané vážné poranění vyléčíš?
   *[other] Vyber vážné poranění.
}
nemesis-ask-character = { $purpose ->
    [card] Vyber postavu pro svou kartu.
    [item] Vyber postavu pro svůj předmět.
    [signal] Na čí úkol se podíváš? Vystopovat lze jen ty, kdo vyslali signál.
    [hunt] Na kterou postavu se zaměříš?
   *[other] Vyber postavu.
}
nemesis-ask-leavers = Kdo odejde pod krycí palbou: tvá postava, jiná, která souhlasí, nebo obě?
nemesis-ask-consent = { $target } ti nabízí krytí při odchodu. Opustíš místnost?
nemesis-ask-drop = { $purpose ->
    [free] Co odhodíš na zem? Karta předmětu je ztracená, objekt zůstane v místnosti.
    [make-room] Máš plné ruce: co odhodíš na zem?
    [arm] Poraněná Paže ti nechává jen jedno místo v ruce: co odhodíš na zem?
   *[other] Co odhodíš na zem?
}
nemesis-ask-discard = { $purpose ->
    [pass] Pasuješ. Které karty odhodíš? Nemusíš žádnou.
   *[drugs] Odhoď libovolný počet karet; pak táhneš stejný počet a 1 navíc.
}
nemesis-ask-discard-one = Dusíš se kouřem: odhoď 1 akční kartu.
nemesis-ask-deck = Ze kterého balíčku předmětů budeš táhnout?
nemesis-ask-keep-item = Který předmět si necháš? Druhý půjde dospod balíčku.
nemesis-ask-weapon = { $purpose ->
    [shoot] Ze které zbraně vystřelíš?
    [recharge] Která energetická zbraň dostane 2 žetony munice?
    [load] Kterou zbraň nabiješ?
    [attach] Ke které energetické zbrani kartu přidáš?
    [cover] Ze které zbraně povedeš krycí palbu? Spotřebuje 1 žeton munice.
   *[other] Vyber zbraň.
}
nemesis-ask-target = { $purpose ->
    [shoot] Na co vystřelíš?
    [melee] Na co zaútočíš zblízka?
    [item] Na kterého vetřelce předmět použiješ?
    [hunt] Kterého vetřelce vybereš?
   *[other] Vyber cíl.
}
nemesis-ask-throw = Na co hodíš Granát?
nemesis-ask-reroll = Padlo „{ $face }“. Hodíš bojovou kostkou znovu?
nemesis-ask-reroll-noise = Výsledek hodu na hluk: { $face }. Odhodíš 1 akční kartu a hodíš díky { FORM($item, "dat") } znovu?
nemesis-ask-overcharge = Dvojitý zásah: utratíš { FORM($item, "from") } 1 žeton munice navíc za 1 další zranění?
# $named: "no" u Larvy, jejíž útok nemá kartu
nemesis-ask-shrug-off = { $named ->
    [yes] { $kind } na tebe útočí: { $attack }. Chceš útok ignorovat?
   *[no] { $kind } na tebe útočí. Chceš útok ignorovat?
}
# $trigger: "interrupts" nebo "ignores-surprise"
nemesis-ask-react = { $trigger ->
    [interrupts] { $actor } ohlašuje { FORM($action, "acc") }. Chceš to přerušit?
   *[ignores-surprise] { $kind } na tebe provádí nečekaný útok. Zachováš klid?
}
nemesis-ask-craft = Co sestavíš?
nemesis-ask-components = Které předměty spotřebuješ na { FORM($item, "acc") }?
# $purpose: "quest" nebo "card"
nemesis-ask-spend-item = { $purpose ->
    [quest] Odhozením kterého předmětu aktivuješ { FORM($item, "acc") }?
   *[card] Který předmět odhodíš pro kartu „{ $card }“?
}
nemesis-ask-tape = Které dva těžké předměty spojíš páskou?
nemesis-ask-contamination = Kterou kartu kontaminace naskenuješ a odstraníš?
nemesis-ask-scan = Naskenuješ všechny karty kontaminace v ruce?
nemesis-ask-trade-partner = S kým chceš provést výměnu?
nemesis-ask-trade-offer = Co nabídneš { FORM($target, "dat") }?
# $stage: první nabídka je "offer" nebo "nothing"; odpověď na vlastní nabídku ($mine) je "swap", "gift", když čtenář nic
# nedává, "demand", když nic nedostává, "idle", když ani jedno
nemesis-ask-trade-answer = { $stage ->
    [swap] { $target } ti za { FORM($mine, "acc") } dává { FORM($offer, "acc") }. Přijmeš?
    [gift] { $target } ti dává { FORM($offer, "acc") } a nic za to nechce. Přijmeš?
    [demand] { $target } chce { FORM($mine, "acc") } a nic za to nedává. Přijmeš?
    [idle] { $target } nic nedává a nic nechce. Přijmeš?
    [offer] { $target } ti nabízí { FORM($offer, "acc") }. Přijmeš?
   *[nothing] { $target } se ptá, co nabízíš. Odpovíš?
}
nemesis-ask-engine = Motor č. { $engine } je { $state }. V jakém stavu ho necháš? Oznamuje se jen změna.
nemesis-ask-destination = Na které pole nastavíš cíl letu?
nemesis-ask-event-place = Příští událost je „{ $event }“. Necháš ji navrchu, nebo ji dáš dospod balíčku?
nemesis-ask-event-card = Která událost nastane? Ostatní se odhodí.
nemesis-ask-pod = { $purpose ->
    [board] Do kterého únikového modulu nastoupíš?
   *[lock] Který únikový modul zamkneš nebo odemkneš?
}
nemesis-ask-in-pod = { $purpose ->
    [boarded] Jsi v únikovém modulu č. { $pod }. Co teď?
   *[waiting] Čekáš v únikovém modulu č. { $pod }. Co teď?
}
nemesis-ask-objective = Objevil se první vetřelec. Který úkol si necháš?
nemesis-ask-whose-objective = Na který úkol { FORM($target, "gen") } se podíváš?
nemesis-ask-hunt = Kterou kartu zahraješ za vetřelce?
nemesis-ask-keep-hunt = Kterou kartu si necháš do příštího kola?
nemesis-ask-hunt-use = Jak použiješ kartu „{ $hunt }“?
nemesis-ask-number = Chodbou s jakým číslem se přesune?
nemesis-ask-attack-card = Který útok se použije? Ostatní půjdou dospod balíčku.


## Akce tahu; ve větě je .form-nom první pád, .form-acc čtvrtý a .form-does co udělal ten, kdo ji zvolil ($who)

nemesis-action-move = Pohyb
    .form-nom = pohyb
    .form-acc = pohyb
    .form-does = zvolil{ grammar-who } pohyb
nemesis-action-careful = Opatrný pohyb
    .form-nom = opatrný pohyb
    .form-acc = opatrný pohyb
    .form-does = zvolil{ grammar-who } opatrný pohyb
nemesis-action-escape = Útěk
    .form-nom = útěk
    .form-acc = útěk
    .form-does = zvolil{ grammar-who } útěk
nemesis-action-shoot = Střelba
    .form-nom = střelba
    .form-acc = střelbu
    .form-does = zvolil{ grammar-who } střelbu
nemesis-action-melee = Útok zblízka
    .form-nom = útok zblízka
    .form-acc = útok zblízka
    .form-does = zvolil{ grammar-who } útok zblízka
nemesis-action-pick-up = Zvednout objekt
    .form-nom = zvednutí objektu
    .form-acc = zvednutí objektu
    .form-does = zvolil{ grammar-who } zvednutí objektu
nemesis-action-trade = Výměna
    .form-nom = výměna
    .form-acc = výměnu
    .form-does = zvolil{ grammar-who } výměnu
nemesis-action-craft = Sestavit předmět
    .form-nom = sestavení předmětu
    .form-acc = sestavení předmětu
    .form-does = zvolil{ grammar-who } sestavení předmětu
nemesis-action-room = Akce místnosti
    .form-nom = akce místnosti
    .form-acc = akci místnosti
    .form-does = zvolil{ grammar-who } akci místnosti
nemesis-choice-room-action = Akce místnosti: { $room }
nemesis-action-quest = Aktivovat { FORM($item, "acc") }
    .form-nom = aktivace { FORM($item, "gen") }
    .form-acc = aktivaci { FORM($item, "gen") }
    .form-does = zvolil{ grammar-who } aktivaci { FORM($item, "gen") }
nemesis-action-card = { $card }
    .form-nom = karta „{ $card }“
    .form-acc = kartu „{ $card }“
    .form-does = zahrál{ grammar-who } kartu „{ $card }“
nemesis-action-item = Použít { FORM($item, "acc") }
    .form-nom = použití { FORM($item, "gen") }
    .form-acc = použití { FORM($item, "gen") }
    .form-does = použil{ grammar-who } { FORM($item, "acc") }
nemesis-action-free = Zdarma nabít { FORM($item, "ins") }
    .form-nom = bezplatné nabití { FORM($item, "ins") }
    .form-acc = bezplatné nabití { FORM($item, "ins") }
    .form-does = zvolil{ grammar-who } bezplatné nabití { FORM($item, "ins") }
nemesis-action-drop = Odhodit něco na zem
    .form-nom = odhození na zem
    .form-acc = odhození na zem
    .form-does = zvolil{ grammar-who } odhození na zem
nemesis-action-pass = Pasovat
    .form-nom = pasování
    .form-acc = pasování
    .form-does = zvolil{ grammar-who } pasování
nemesis-action-interruption = Přerušení
    .form-nom = karta „Přerušení“
    .form-acc = kartu „Přerušení“
    .form-does = zahrál{ grammar-who } kartu „Přerušení“


## Možnosti karet, předmětů a místností

nemesis-alternative-repair = Opravit místnost
nemesis-alternative-engine = Opravit nebo poškodit motor
nemesis-alternative-door = Otevřít nebo zavřít dveře
nemesis-alternative-demolish = Zničit zavřené dveře
nemesis-alternative-sabotage = Umístit sem poruchu
nemesis-alternative-room = Provést zdarma akci místnosti
nemesis-alternative-check-coordinates = Zkontrolovat souřadnice
nemesis-alternative-set-destination = Nastavit cíl letu
nemesis-alternative-look = Podívat se na neprozkoumanou místnost
nemesis-alternative-block = Umístit poruchu do místnosti s počítačem
nemesis-alternative-shoot = Vystřelit a táhnout kartu
nemesis-alternative-escape = Utéct a táhnout kartu
nemesis-alternative-kindle = Zapálit místnost
nemesis-alternative-smother = Uhasit zdejší požár
nemesis-alternative-craft = Sestavit předmět, nářadím je kterýkoli žlutý
nemesis-alternative-tape = Spojit páskou dva těžké předměty
nemesis-alternative-extinguish = Uhasit zdejší požár
nemesis-alternative-spray = Donutit vetřelce k ústupu
nemesis-alternative-wash = Odhodit svůj žeton slizu
nemesis-alternative-dress = Obvázat vážné poranění
nemesis-alternative-dress-all = Obvázat všechna svá vážná poranění
nemesis-alternative-heal-dressed = Vyléčit obvázané vážné poranění
nemesis-alternative-heal-all-light = Vyléčit všechna svá lehká poranění
nemesis-alternative-load = Nabít energetickou zbraň
nemesis-alternative-shock-intruder = Zasáhnout paralyzérem vetřelce
nemesis-alternative-shock-character = Zasáhnout paralyzérem jinou postavu


## Ostatní možnosti

# $here: co je v místnosti vidět; $noise: žetony hluku kolem ní
nemesis-choice-room = { $occupied ->
    [yes] { $room } ({ $here })
   *[no] { $room }
}{ $noise ->
    [0] { "" }
    [one] , kolem 1 žeton hluku
    [few] , kolem { $noise } žetony hluku
   *[other] , kolem { $noise } žetonů hluku
}
nemesis-choice-place = { $place }
nemesis-choice-door = { $place }: dveře { $door }
nemesis-choice-pod = { $occupied ->
    [yes] Únikový modul č. { $number }, sekce { $section }, { $lock }, uvnitř { $inside }
   *[no] Únikový modul č. { $number }, sekce { $section }, { $lock }
}
nemesis-choice-eggs = Vejce { FORM($room, "in") }
    .text = Každé zranění zničí 1 Vejce. Nezasáhne jen Minutí na kostce.
nemesis-choice-intruder = { $injuries ->
    [0] { $kind } { FORM($room, "in") }
   *[other] { $kind } { FORM($room, "in") }, { $injuries } zranění
}
nemesis-choice-character = { $who }
nemesis-choice-yourself = Tvá postava ({ $who })
nemesis-choice-weapon = { $item } (munice { $ammo }/{ $capacity })
nemesis-choice-item = { $item }
nemesis-choice-components = { $items }
nemesis-choice-number = { $number }
nemesis-choice-objective-first = První úkol { FORM($target, "gen") }
nemesis-choice-objective-second = Druhý úkol { FORM($target, "gen") }
nemesis-choice-destination = Pole { $space }
nemesis-choice-destination-known = Pole { $space }: { $planet }
nemesis-choice-engine = { $kept ->
    [yes] { FORM($state, "cap") }, beze změny
   *[no] { FORM($state, "cap") }
}
nemesis-consent-agree = Ano, odejít
nemesis-consent-decline = Ne, zůstat
nemesis-event-place-top = Nechat navrchu
nemesis-event-place-bottom = Dát dospod balíčku
nemesis-hunt-use-move = Přesunout jednoho vetřelce
nemesis-hunt-use-attack = Zaútočit jedním vetřelcem
nemesis-hunt-use-effect = Použít efekt karty
nemesis-in-pod-wait = Čekat zde a pasovat
nemesis-in-pod-launch = Odpálit modul
nemesis-in-pod-leave = Vrátit se do sekce
nemesis-in-pod-drop = Odhodit něco do sekce
nemesis-overcharge-spend = Utratit 1 žeton munice navíc
nemesis-overcharge-spare = Ušetřit munici
nemesis-reroll-keep = Ponechat hod
nemesis-reroll-reroll = Hodit znovu
nemesis-scan-scan = Naskenovat
nemesis-scan-no-scan = Neskenovat
nemesis-trade-accept = Přijmout
nemesis-trade-refuse = Odmítnout
nemesis-trade-swap = Něco nabídnout na oplátku

# Nevybrat nic, kde to jde
nemesis-none-trade-partner = Nic dalšího nenabízet
nemesis-none-trade-offer = Nic nenabídnout
nemesis-none-drop = Všechno ostatní si nechat
nemesis-none-discard = Nic neodhodit
nemesis-none-shrug-off = Přijmout útok
nemesis-none-react = Nereagovat
nemesis-none-reroll-noise = Ponechat hod
nemesis-none-keep-hunt = Nenechat si žádnou kartu


## Proč něco není v nabídce

nemesis-refusal-all-noisy = V každé tamní chodbě už je žeton hluku.
nemesis-refusal-broken = V místnosti je porucha.
nemesis-refusal-burns-already = Místnost už hoří.
nemesis-refusal-cannot-break-here = V této místnosti už porucha je, nebo v ní nikdy být nemůže.
nemesis-refusal-cannot-pay = Máš málo akčních karet na zaplacení.
nemesis-refusal-chambers-closed = Hibernační komory jsou ještě zavřené.
nemesis-refusal-cockpit-taken = Na Můstku je vetřelec.
nemesis-refusal-course-locked = Někdo hibernuje, takže cíl letu už nelze změnit.
nemesis-refusal-decks-empty = Nezbývají žádné karty předmětů.
nemesis-refusal-door-closed = V cestě jsou zavřené dveře.
nemesis-refusal-door-destroyed = Dveře jsou zničené.
nemesis-refusal-gun-full = Nemáš v ruce Šestiranný revolver, do kterého by se vešla další munice.
nemesis-refusal-hands-full = Není dost volných míst v ruce, aby to šlo nést.
nemesis-refusal-in-combat = V boji to nejde.
nemesis-refusal-intruder-here = V místnosti je vetřelec.
nemesis-refusal-no-ammo = Nemáš v ruce vhodnou zbraň s municí.
nemesis-refusal-no-cards-to-draw = Nezbývají žádné akční karty, které by šlo táhnout.
nemesis-refusal-no-closed-door = V žádné chodbě této místnosti nejsou zavřené dveře.
nemesis-refusal-no-components = Chybí ti potřebné dvě součásti, nebo už takový předmět není k dispozici.
nemesis-refusal-no-computer = Není k tomu žádný funkční počítač.
nemesis-refusal-no-contamination = Nemáš v ruce žádnou kartu kontaminace.
nemesis-refusal-no-door-here = Nejsou tu dveře, které by šlo otevřít nebo zavřít.
nemesis-refusal-no-doors = Nezbývají žádné dveře, které by šlo otevřít nebo zavřít.
nemesis-refusal-no-duct-here = V této místnosti není vstup do technických chodeb.
nemesis-refusal-no-eggs = V Hnízdě nejsou žádná Vejce.
nemesis-refusal-no-engine-here = Není tu žádný motor.
nemesis-refusal-no-events = Nezbývají žádné karty událostí.
nemesis-refusal-no-fire-here = Nehoří tu.
nemesis-refusal-no-fire-no-intruder = Na palubě není požár ani vetřelec.
nemesis-refusal-no-flamethrower = Nemáš v ruce Plamenomet, do kterého by se vešla další munice.
nemesis-refusal-no-free-pod = V žádném odemčeném únikovém modulu této sekce není volné místo.
nemesis-refusal-no-intruder-here = Není tu žádný vetřelec.
nemesis-refusal-no-objectives-to-see = Nikdo jiný nemá úkol, na který by se dalo podívat.
nemesis-refusal-no-other-yellow-room = Nejsi ve žluté místnosti, nebo žádná jiná není prozkoumaná.
nemesis-refusal-no-pods-left = Nezbývají žádné únikové moduly.
nemesis-refusal-no-return = Sebedestrukci už nelze zastavit.
nemesis-refusal-no-room-action = Tato místnost nemá žádnou akci.
nemesis-refusal-no-search-here = Tuto místnost nelze prohledat.
nemesis-refusal-no-such-wound = Takové poranění nemáš.
nemesis-refusal-no-target = Není tu na co zaútočit.
nemesis-refusal-no-way = Není místnost, do které by se dalo jít.
nemesis-refusal-no-yellow-room = Žádná jiná žlutá místnost není prozkoumaná, nebo jsou ve všech zničené dveře.
nemesis-refusal-nobody-here = V místnosti není nikdo jiný.
nemesis-refusal-nobody-signalled = Nikdo jiný nevyslal signál.
nemesis-refusal-nobody-to-order = V dosahu není nikdo, komu by šlo přikázat pohyb.
nemesis-refusal-nobody-with-cards = Nikdo jiný tu nemá v ruce karty.
nemesis-refusal-not-in-a-section = Toto není evakuační sekce s únikovým modulem.
nemesis-refusal-not-in-combat = Jde to jen v boji.
nemesis-refusal-not-slimed = Nemáš žeton slizu.
nemesis-refusal-not-two-heavy = Nemáš v ruce dva těžké předměty, které ještě nejsou spojené páskou.
nemesis-refusal-nothing-broken = V místnosti není porucha.
nemesis-refusal-nothing-hidden = Nezbývá nic neprozkoumaného, na co by se dalo podívat.
nemesis-refusal-nothing-in-reach = V dosahu není nic, na co by se dalo házet.
nemesis-refusal-nothing-to-analyse = Není tu žádný objekt, jehož slabina je ještě neznámá.
nemesis-refusal-nothing-to-attach-to = Nemáš v ruce zbraň, ke které karta patří.
nemesis-refusal-nothing-to-burn = Nemáš předmět, který by šlo spálit.
nemesis-refusal-nothing-to-load = Nemáš v ruce energetickou zbraň, které by to prospělo.
nemesis-refusal-nothing-to-pick-up = Neleží tu žádný objekt.
nemesis-refusal-nothing-to-treat = Není co ošetřit: nemáš poranění, sliz ani kontaminaci v ruce.
nemesis-refusal-pod-locked = Únikový modul je zamčený.
nemesis-refusal-quest-item = Chybí ti předmět, který výpravu aktivuje.
nemesis-refusal-quest-room = Nejsi v místnosti, která výpravu aktivuje.
nemesis-refusal-room-empty = Už tu není co najít.
nemesis-refusal-room-not-working = Není akce místnosti, kterou by tak šlo provést.
nemesis-refusal-signal-sent = Tvá postava už signál vyslala.
nemesis-refusal-somebody-sleeps = Někdo hibernuje, takže sebedestrukci nelze spustit.


## Co se stalo: příprava hry

nemesis-log-player-number = { $who }: Hráč { $number }.
nemesis-log-objective-dealt = { $secret ->
    [yes] { $who } dostal{ grammar-who } úkol { FORM($objective, "quoted") }.
   *[no] { $who } dostal{ grammar-who } úkol.
}
nemesis-log-objective-open = Všichni mají společný úkol { FORM($objective, "quoted") }.
nemesis-log-drafted = { $who } si vytáhl{ grammar-who } { FORM($characters, "acc") }.
nemesis-log-joined = { $who } hraje za { FORM($character, "acc") }.


## Co se stalo: kola a akce

nemesis-log-turn = Začalo { $turn }. kolo.
nemesis-log-first-player = Začínajícím hráčem je { $who }.
nemesis-log-drew = { $secret ->
    [yes] { $count ->
        [one] { $who } si dobral{ grammar-who } kartu { FORM($cards, "quoted") }.
       *[other] { $who } si dobral{ grammar-who } karty { FORM($cards, "quoted") }.
    }
   *[no] { $count ->
        [one] { $who } si dobral{ grammar-who } { $count } kartu.
        [few] { $who } si dobral{ grammar-who } { $count } karty.
       *[other] { $who } si dobral{ grammar-who } { $count } karet.
    }
}
nemesis-log-action = { $cost ->
    [0] { $who } { FORM($action, "does") }.
    [one] { $who } { FORM($action, "does") } za { $cost } kartu.
    [few] { $who } { FORM($action, "does") } za { $cost } karty.
   *[other] { $who } { FORM($action, "does") } za { $cost } karet.
}
nemesis-log-paid = { $who } odhodil{ grammar-who } jako platbu: { FORM($cards, "quoted") }.
nemesis-log-reacted = { $who } zareagoval{ grammar-who } kartou „{ $card }“.
nemesis-log-action-cancelled = Někdo přerušil { FORM($who, "acc") }: { FORM($action, "nom") } nemá žádný efekt.
nemesis-log-action-idle = { $who } promarnil{ grammar-who } { FORM($action, "acc") }: už nebylo na co působit.
nemesis-log-passed = { $who } pasoval{ grammar-who }.
nemesis-log-discarded = { $count ->
    [one] { $who } odhodil{ grammar-who } { $count } kartu.
    [few] { $who } odhodil{ grammar-who } { $count } karty.
   *[other] { $who } odhodil{ grammar-who } { $count } karet.
}
nemesis-log-reshuffled = { $who } znovu zamíchal{ grammar-who } akční balíček.
nemesis-log-unbound = { $who } smí v tomto tahu provést libovolný počet akcí.
nemesis-log-used-room = { $who } provedl{ grammar-who } zdarma akci { FORM($room, "gen") }.
nemesis-log-ordered = { $who } poslal{ grammar-who } { FORM($target, "acc") } { FORM($room, "to") }.
nemesis-log-covering-shot = { $who } spustil{ grammar-who } { FORM($item, "from") } krycí palbu.
nemesis-log-maneuver = { $who } zažehl{ grammar-who } manévrovací motory: všichni pasují a žádný vetřelec v tomto kole nezaútočí.


## Co se stalo: pohyb, průzkum, hluk

nemesis-log-way-closed = Cesta { FORM($room, "to") } už je zavřená: { $who } zůstal{ grammar-who } na místě.
nemesis-log-moved = { $who } se přesunul{ grammar-who } { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-escapes = { $who } se pokusil{ grammar-who } utéct { FORM($room, "to") }.
nemesis-log-explored = Odkryla se místnost č. { $number }: { $tile }.
nemesis-log-token-revealed = { $who } odhalil{ grammar-who } žeton průzkumu „{ $token }“; { $count ->
    [0] { FORM($room, "in") } nejsou žádné předměty.
    [one] { FORM($room, "in") } je { $count } předmět.
    [few] { FORM($room, "in") } jsou { $count } předměty.
   *[other] { FORM($room, "in") } je { $count } předmětů.
}
nemesis-log-looked-at-room = { $secret ->
    [yes] { $token_too ->
        [yes] { $who } se tajně podíval{ grammar-who } na místnost č. { $number } a uviděl{ grammar-who } { FORM($tile, "acc") } a { FORM($token, "acc") }.
       *[no] { $who } se tajně podíval{ grammar-who } na místnost č. { $number } a uviděl{ grammar-who } { FORM($tile, "acc") }.
    }
   *[no] { $who } se tajně podíval{ grammar-who } na místnost č. { $number }.
}
nemesis-log-noise-roll = { $who } provedl{ grammar-who } hod na hluk: { $face }.
nemesis-log-reroll = { $who } odhodil{ grammar-who } kartu „{ $card }“ a díky { FORM($item, "dat") } hodil{ grammar-who } znovu.
nemesis-log-slime-betrays = { FORM($who, "acc") } prozradil sliz: z Ticha se stalo Nebezpečí.
nemesis-log-noise = Hluk { FORM($place, "in") }.
nemesis-log-noise-cleared = Hluk kolem { FORM($room, "gen") } utichl.
nemesis-log-danger = Nebezpečí { FORM($room, "in") }!


## Co se stalo: vetřelci

nemesis-log-token-drawn = { $blank ->
    [yes] Ze sáčku vetřelců byl vytažen prázdný žeton.
   *[no] Ze sáčku vetřelců byl vytažen { FORM($token, "nom") }.
}
nemesis-log-intruder-appears = { $kind } se objevil{ grammar-kind } { FORM($room, "in") }.
nemesis-log-first-intruder = Objevil se první vetřelec a každý si nechává jeden úkol.
nemesis-log-objective-kept = { $secret ->
    [yes] { $who } si nechal{ grammar-who } úkol { FORM($objective, "quoted") }.
   *[no] { $who } si nechal{ grammar-who } jeden úkol.
}
nemesis-log-no-miniature = Žádná další figurka { FORM($kind, "gen") } není k dispozici.
nemesis-log-intruder-moves = { $kind } se přesunul{ grammar-kind } { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-intruder-vanishes = { $kind } zmizel{ grammar-kind } { FORM($room, "from") }.
nemesis-log-bag-gains = Do sáčku vetřelců přibyl žeton { FORM($kind, "gen") }.
nemesis-log-door-holds = { $kind } nedokázal{ grammar-kind } prorazit dveře { FORM($place, "in") }.
nemesis-log-surprise = { $kind } provedl{ grammar-kind } nečekaný útok na { FORM($who, "acc") }.
nemesis-log-attack = { $hits ->
    [yes] { $kind } zaútočil{ grammar-kind } na { FORM($who, "acc") }: { $attack }.
   *[no] { $kind } zaútočil{ grammar-kind } na { FORM($who, "acc") }, ale karta „{ $attack }“ pro tento druh neplatí.
}
nemesis-log-shrugged-off = { $who } ignoroval{ grammar-who } útok díky { FORM($item, "dat") }.
nemesis-log-infested = Larva napadla { FORM($who, "acc") }.
nemesis-log-transformed = { $kind } se proměnil{ grammar-kind } ve Strážce.
nemesis-log-injured = { $kind } utrpěl{ grammar-kind } { $count } zranění.
# $blood: součet hodnot krve; $retreat: zda byla tažena šipka
nemesis-log-injury-check = { $retreat ->
    [yes] Kontrola zranění { FORM($kind, "gen") }: ústup.
   *[no] Kontrola zranění { FORM($kind, "gen") }: hodnota { $blood }.
}
nemesis-log-intruder-killed = { $kind } zemřel{ grammar-kind } { FORM($room, "in") }.
nemesis-log-retreats = { $kind } ustoupil{ grammar-kind } chodbou č. { $number }.
nemesis-log-intruder-heals = { $kind } si vyléčil{ grammar-kind } až 2 zranění.
nemesis-log-intruders-heal = Každý vetřelec si vyléčil až 2 zranění.
nemesis-log-egg-laid = Královna snesla Vejce; počet Vajec v Hnízdě: { $count }.
nemesis-log-nest-egg-gone = { $count ->
    [0] Z Hnízda zmizelo poslední Vejce.
    [one] Z Hnízda zmizelo Vejce; zbývá { $count }.
    [few] Z Hnízda zmizelo Vejce; zbývají { $count }.
   *[other] Z Hnízda zmizelo Vejce; zbývá { $count }.
}
nemesis-log-nest-destroyed = Hnízdo bylo zničeno.
nemesis-log-egg-destroyed = Vejce { FORM($room, "in") } bylo zničeno.
nemesis-log-weakness = { $who } analyzoval{ grammar-who } { FORM($item, "acc") } a odhalil{ grammar-who } slabinu: „{ $weakness }“.


## Co se stalo: boj a poranění

# $target: "known" s $kind, "gone", když cíl už není na herním plánu, nebo "egg"
nemesis-log-shoots = { $target ->
    [known] { $who } vystřelil{ grammar-who } { FORM($item, "from") } na { FORM($kind, "acc") }.
    [egg] { $who } vystřelil{ grammar-who } { FORM($item, "from") } na Vejce.
   *[gone] { $who } vystřelil{ grammar-who } { FORM($item, "from") } na vetřelce.
}
nemesis-log-melee = { $target ->
    [known] { $who } zaútočil{ grammar-who } zblízka na { FORM($kind, "acc") }.
    [egg] { $who } zaútočil{ grammar-who } zblízka na Vejce.
   *[gone] { $who } zaútočil{ grammar-who } zblízka na vetřelce.
}
nemesis-log-combat-roll = { $who } hodil{ grammar-who } bojovou kostkou: „{ $face }“.
nemesis-log-missed = { $who } nezpůsobil{ grammar-who } { FORM($kind, "dat") } žádné zranění.
nemesis-log-thrown = { $who } hodil{ grammar-who } { FORM($item, "acc") } { FORM($room, "to") }.
nemesis-log-light-wound = { $who } utrpěl{ grammar-who } lehké poranění ({ $cause }).
nemesis-log-serious-wound = { $who } utrpěl{ grammar-who } vážné poranění ({ $cause }): { $wound }.
nemesis-log-light-healed = { $count ->
    [one] { $who } si vyléčil{ grammar-who } { $count } lehké poranění.
    [few] { $who } si vyléčil{ grammar-who } { $count } lehká poranění.
   *[other] { $who } si vyléčil{ grammar-who } { $count } lehkých poranění.
}
nemesis-log-dressed = { $who } si obvázal{ grammar-who } vážné poranění: { $wound }.
nemesis-log-healed = { $who } si vyléčil{ grammar-who } vážné poranění: { $wound }.
# $somewhere: "no" u těch, kdo zahynuli s lodí nebo až na konci
nemesis-log-died = { $somewhere ->
    [yes] { $who } zemřel{ grammar-who } { FORM($room, "in") } ({ $cause }).
   *[no] { $who } nepřežil{ grammar-who } ({ $cause }).
}
nemesis-log-revived = AutoDoc oživil { FORM($who, "acc") } { FORM($room, "in") }.
nemesis-log-contaminated = { $who } si vzal{ grammar-who } kartu kontaminace.
nemesis-log-scanned = { $secret ->
    [yes] { $count ->
        [one] { $who } naskenoval{ grammar-who } { $count } kartu kontaminace; infikované: { $infected }, odstraněné: { $removed }.
        [few] { $who } naskenoval{ grammar-who } { $count } karty kontaminace; infikované: { $infected }, odstraněné: { $removed }.
       *[other] { $who } naskenoval{ grammar-who } { $count } karet kontaminace; infikované: { $infected }, odstraněné: { $removed }.
    }
   *[no] { $count ->
        [one] { $who } naskenoval{ grammar-who } { $count } kartu kontaminace; odstraněné: { $removed }.
        [few] { $who } naskenoval{ grammar-who } { $count } karty kontaminace; odstraněné: { $removed }.
       *[other] { $who } naskenoval{ grammar-who } { $count } karet kontaminace; odstraněné: { $removed }.
    }
}
nemesis-log-cured = { $count ->
    [0] { $who } nemá žádné karty kontaminace ke skenování.
    [one] { $who } naskenoval{ grammar-who } { $count } kartu kontaminace; odstraněné: { $removed }.
    [few] { $who } naskenoval{ grammar-who } { $count } karty kontaminace; odstraněné: { $removed }.
   *[other] { $who } naskenoval{ grammar-who } { $count } karet kontaminace; odstraněné: { $removed }.
}
nemesis-log-larva = { $who } v sobě nosí Larvu.
nemesis-log-larva-removed = { $who } se zbavil{ grammar-who } Larvy.
nemesis-log-eclosion-scan = { $larva ->
    [yes] { $count ->
        [one] { $who } vytáhl{ grammar-who } { $count } kartu, naskenoval{ grammar-who } kontaminaci a získal{ grammar-who } Larvu.
        [few] { $who } vytáhl{ grammar-who } { $count } karty, naskenoval{ grammar-who } mezi nimi kontaminaci a získal{ grammar-who } Larvu.
       *[other] { $who } vytáhl{ grammar-who } { $count } karet, naskenoval{ grammar-who } mezi nimi kontaminaci a získal{ grammar-who } Larvu.
    }
   *[no] { $count ->
        [one] { $who } vytáhl{ grammar-who } { $count } kartu a infekci neobjevil{ grammar-who }.
        [few] { $who } vytáhl{ grammar-who } { $count } karty a infekci mezi nimi neobjevil{ grammar-who }.
       *[other] { $who } vytáhl{ grammar-who } { $count } karet a infekci mezi nimi neobjevil{ grammar-who }.
    }
}
nemesis-log-slimed = { FORM($who, "acc") } pokryl sliz.
nemesis-log-washed = { $who } se zbavil{ grammar-who } slizu.


## Co se stalo: předměty a objekty

nemesis-log-searches = { $who } prohledal{ grammar-who } { FORM($room, "acc") }.
nemesis-log-looked-at-items = { $secret ->
    [yes] { $who } si prohlédl{ grammar-who } { FORM($items, "acc") }.
   *[no] { $count ->
        [one] { $who } si prohlédl{ grammar-who } { $count } kartu předmětu ({ FORM($colour, "adj") } balíček).
        [few] { $who } si prohlédl{ grammar-who } { $count } karty předmětů ({ FORM($colour, "adj") } balíček).
       *[other] { $who } si prohlédl{ grammar-who } { $count } karet předmětů ({ FORM($colour, "adj") } balíček).
    }
}
nemesis-log-found = { $secret ->
    [yes] { $who } si nechal{ grammar-who } { FORM($item, "acc") }.
   *[no] { $who } si nechal{ grammar-who } { FORM($colour, "adj") } předmět.
}
nemesis-log-found-heavy = { $who } objevil{ grammar-who } { FORM($item, "acc") }.
nemesis-log-took = { $who } si vzal{ grammar-who } { FORM($item, "acc") }.
nemesis-log-dropped = { $who } odhodil{ grammar-who } na zem { FORM($item, "acc") }.
nemesis-log-spent-item = { $who } spálil{ grammar-who } { FORM($item, "acc") }.
nemesis-log-loaded = { $who } nabil{ grammar-who } { FORM($item, "acc") } { $count ->
    [one] { $count } žetonem munice
   *[other] { $count } žetony munice
}.
nemesis-log-attached = { $who } doplnil{ grammar-who } { FORM($weapon, "acc") } o { FORM($item, "acc") }.
nemesis-log-taped = { $who } spojil{ grammar-who } páskou { FORM($items, "acc") }.
nemesis-log-crafted = { $who } sestavil{ grammar-who } { FORM($item, "acc") } { FORM($components, "from") }.
nemesis-log-quest-activated = { $who } aktivoval{ grammar-who } { FORM($item, "acc") }.
nemesis-log-trade = { $who } zahájil{ grammar-who } výměnu { FORM($room, "in") }.
nemesis-log-trade-refused = Výměna mezi { FORM($who, "ins") } a { FORM($target, "ins") } se neuskutečnila.
# $way: "swap", "gift" (jen $given) nebo "return" (jen $taken)
nemesis-log-traded = { $way ->
    [swap] { $who } dal{ grammar-who } { FORM($target, "dat") } { FORM($given, "acc") } za { FORM($taken, "acc") }.
    [gift] { $who } dal{ grammar-who } { FORM($target, "dat") } { FORM($given, "acc") }.
   *[return] { $who } dostal{ grammar-who } od { FORM($target, "gen") } { FORM($taken, "acc") }.
}


## Co se stalo: loď

nemesis-log-fire = Vypukl požár { FORM($room, "in") }.
nemesis-log-fire-out = Požár { FORM($room, "in") } uhasl.
nemesis-log-malfunction = Porucha { FORM($room, "in") }.
nemesis-log-repaired = Porucha { FORM($room, "in") } byla opravena.
nemesis-log-door-opened = Dveře { FORM($place, "in") } se otevřely.
nemesis-log-door-closed = Dveře { FORM($place, "in") } se zavřely.
nemesis-log-door-destroyed = Dveře { FORM($place, "in") } byly zničeny.
nemesis-log-airlock-started = { $who } spustil{ grammar-who } nouzovou proceduru přechodové komory { FORM($room, "in") }.
nemesis-log-airlock-cancelled = Nouzová procedura přechodové komory { FORM($room, "in") } byla zrušena.
nemesis-log-vented = Všechno { FORM($room, "in") } bylo vysáto do vesmíru.
nemesis-log-signal = { $who } vyslal{ grammar-who } signál.
nemesis-log-checked-engine = { $secret ->
    [yes] { $who } tajně zkontroloval{ grammar-who } stav motoru č. { $engine }: { $state }.
   *[no] { $who } tajně zkontroloval{ grammar-who } stav motoru č. { $engine }.
}
nemesis-log-worked-on-engine = { $changed ->
    [yes] { $who } pracoval{ grammar-who } na motoru č. { $engine } a změnil{ grammar-who } jeho stav.
   *[no] { $who } pracoval{ grammar-who } na motoru č. { $engine } a nechal{ grammar-who } ho, jak byl.
}
nemesis-log-checked-coordinates = { $secret ->
    [yes] { $who } tajně zkontroloval{ grammar-who } souřadnice: A { $a }, B { $b }, C { $c }, D { $d }.
   *[no] { $who } tajně zkontroloval{ grammar-who } souřadnice.
}
nemesis-log-destination = { $who } nastavil{ grammar-who } cíl letu na pole { $space }.
nemesis-log-saw-objective = { $secret ->
    [yes] { $who } tajně zjistil{ grammar-who }, oč jde { FORM($target, "dat") }: { FORM($objectives, "quoted") }.
   *[no] { $who } se tajně podíval{ grammar-who } na úkol { FORM($target, "gen") }.
}
nemesis-log-looked-at-event = { $secret ->
    [yes] { $who } se tajně podíval{ grammar-who } na příští událost: „{ $event }“.
   *[no] { $who } se tajně podíval{ grammar-who } na příští událost.
}
# $where: "top" nebo "bottom"
nemesis-log-event-placed = { $where ->
    [top] { $who } nechal{ grammar-who } kartu události navrchu.
   *[bottom] { $who } dal{ grammar-who } kartu události dospod balíčku.
}
nemesis-log-self-destruct-started = Spustila se sebedestrukční sekvence.
nemesis-log-self-destruct-stopped = { $who } zastavil{ grammar-who } sebedestrukční sekvenci.
# $armed: zda běží sebedestrukce; $self_destruct: kolik polí zbývá do zničení lodi; $time: dosažené pole
nemesis-log-time = { $armed ->
    [yes] Čas postoupil na pole { $time }; zbývá polí do skoku: { $left }, do sebedestrukce: { $self_destruct }.
   *[no] Čas postoupil na pole { $time }; zbývá polí do skoku: { $left }.
}
nemesis-log-hibernation-opens = Hibernační komory se otevřely.
nemesis-log-event = Událost „{ $event }“: vetřelci se pohybují chodbou č. { $number }.


## Co se stalo: únik a konec

nemesis-log-attempt-failed = { FORM($who, "acc") } něco vyrušilo, pokus se nezdařil.
nemesis-log-boarded = { $who } nastoupil{ grammar-who } do únikového modulu č. { $pod }.
nemesis-log-left-pod = { $who } se vrátil{ grammar-who } { FORM($room, "to") }.
nemesis-log-thrown-out = Vetřelec vyhnal { FORM($who, "acc") } z modulu { FORM($room, "to") }.
nemesis-log-launched = { $who } odpálil{ grammar-who } únikový modul č. { $pod }.
nemesis-log-escaped = { $who } unikl{ grammar-who } z lodi.
nemesis-log-pod-unlocked = Únikový modul č. { $pod } se odemkl.
nemesis-log-pod-locked = Únikový modul č. { $pod } se zamkl.
nemesis-log-pod-lost = Únikový modul č. { $pod } byl vymrštěn.
nemesis-log-hibernates = { $who } upadl{ grammar-who } do hibernace.
nemesis-log-nobody-awake = Na palubě už není nikdo vzhůru.
nemesis-log-ending = { $cause }
nemesis-log-ship-lost = Loď je ztracená se vším, co bylo na palubě.
nemesis-log-no-survivors = Nikdo nepřežil.
# $same: "working" nebo "damaged", když jsou takové všechny tři, jinak "no"
nemesis-log-engines-revealed = { $same ->
    [working] Všechny tři motory jsou funkční.
    [damaged] Všechny tři motory jsou poškozené.
   *[no] Stav motorů č. 1 až 3: { $engines }.
}
nemesis-log-arrived = Loď doletěla { FORM($planet, "to") }.
nemesis-log-final-scan = { $infected ->
    [0] { $who } není infikovan{ grammar-who-adjective }.
   *[other] { $who } je infikovan{ grammar-who-adjective }.
}
nemesis-log-final-draw = { $contaminated ->
    [0] { $who } vytáhl{ grammar-who } karty { FORM($cards, "quoted") }; kontaminace mezi nimi není.
   *[other] { $who } vytáhl{ grammar-who } karty { FORM($cards, "quoted") }: infekce propukla.
}
nemesis-log-objective-judged = { $met ->
    [yes] { $who } vyhrál{ grammar-who } ({ FORM($objectives, "quoted") }).
   *[no] { $who } prohrál{ grammar-who }; nesplněno: { FORM($objectives, "quoted") }.
}
nemesis-log-group-judged = { $met ->
    [yes] Všechny úkoly jsou splněné: vyhráváte společně.
   *[no] Úkoly nejsou splněné: prohráváte společně.
}


## Co se stalo: hráč vetřelců

nemesis-log-hunter = { $who } od této chvíle hraje za vetřelce.
nemesis-log-hunter-drew = { $secret ->
    [yes] { $who } si dobral{ grammar-who } kartu „{ $hunt }“.
   *[no] { $who } si dobral{ grammar-who } akční kartu vetřelců.
}
# $use: "move", "attack" nebo "effect"
nemesis-log-hunts = { $use ->
    [move] { $who } zahrál{ grammar-who } kartu „{ $hunt }“: pohyb vetřelce.
    [attack] { $who } zahrál{ grammar-who } kartu „{ $hunt }“: útok.
   *[effect] { $who } zahrál{ grammar-who } kartu „{ $hunt }“: efekt karty.
}
