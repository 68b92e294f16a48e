# Co lze ve Star Saze zvolit. $who je model, $piece a $point jsou díly mapy, $square a $one pole jako C4, $card je karta,
# $hit jsou ti, které by to zasáhlo.


## Kdokoli, cokoli, kdekoli

saga-choice-model = { $who } ({ $square }){ $wounds ->
    [0] { "" }
    [one] , 1 zranění
   *[other] , { $wounds } zranění
 }
saga-choice-model-in-cover = { $who } ({ $square }), v krytí{ $wounds ->
    [0] { "" }
    [one] , 1 zranění
   *[other] , { $wounds } zranění
 }
saga-choice-model-waiting = { $who }, čeká: { FORM($point, "nom") }
saga-choice-model-away = { $who }
saga-choice-piece = { $piece }
saga-choice-piece-in-cover = { $piece }, v krytí
saga-choice-square = { $square }
saga-choice-squares = { $one } a { $other }
saga-choice-zone = { $zone }
saga-choice-card-copy = { $card } ({ $number })
saga-choice-stop = Tady skončit
saga-choice-read = Dál


## Pohyb

saga-choice-move-stay = Ukončit pohyb zde
saga-choice-move-to = Jít na { $square }
saga-choice-move-step = Krok na { $square }, pak zvolit znovu
saga-choice-move-leave = Opustit plán přes { $square }: { FORM($exit, "nom") }
saga-choice-move-break-away = Odpoutat se na { $square }
saga-choice-move-feat = Mistrovský kousek místo tahu: { $card }
saga-choice-move-use = Místo pohybu: { $card }
saga-choice-move-assault = Otočit se a napadnout { FORM($who, "acc") }
saga-choice-substitute-nobody = Nepřijde nikdo
saga-none-slip-past = Zastavit se zde
saga-none-push = Neodtlačit


## Boj a léčení

saga-choice-lean = Vyklonit se na { $square }{ $cover ->
    [yes] , cíl v krytí
   *[no] { "" }
 }
saga-choice-aim = { $count ->
    [0] Nikoho nezasáhnout
   *[other] Zasáhnout { FORM($hit, "acc") }
 }
saga-choice-device-aim = { $count ->
    [0] { $facing }: nikoho nezasáhne
   *[other] { $facing }: zasáhne { FORM($hit, "acc") }
 }
saga-choice-throw-at = { $count ->
    [0] { $square }: nikoho nezasáhne
   *[other] { $square }: zasáhne { FORM($hit, "acc") }
 }
saga-choice-free-attack-refrain = Žádný volný útok
saga-choice-granted-attack-shoot = Střílet
saga-choice-granted-attack-assault = Napadnout zblízka
saga-choice-soak = Použít kartu { FORM($card, "quoted") }
saga-choice-empathy = Odstranit
saga-none-follow-through = Už nikoho nenapadnout
saga-none-turret-target = Nestřílet
saga-none-granted-attack = Neútočit
saga-none-reroll = Nechat všechny kostky
saga-none-soak = Přijmout zranění
saga-none-heal = Nikoho neléčit
saga-none-patient = Nikoho neléčit
saga-none-empathy = Nechat to být
saga-none-friend = Už nikdo


## Kostky

saga-face-attack-0 = Prázdná strana
saga-face-attack-1 = Lehký zásah
saga-face-attack-2 = Těžký zásah
saga-face-attack-3 = Kritický zásah
saga-face-defence-0 = Prázdná strana
saga-face-defence-1 = Lehký blok
saga-face-defence-2 = Silný blok
saga-face-defence-3 = Kritický blok


## Tahy žoldnéřů

saga-choice-who-acts-end = Ukončit fázi žoldnéřů
saga-action-shoot = Střílet
saga-action-assault = Napadnout zblízka
saga-action-door = Otevřít nebo zavřít dveře
saga-action-hack = Proniknout do terminálu
saga-action-interact = Prohledat prvek terénu
saga-action-trade = Vyměnit vybavení
saga-action-recover = Sebrat odložené předměty
saga-action-deploy = Rozmístit vybavení
saga-action-use = Použít kartu
saga-action-distract = Rozptýlit nepřítele
saga-action-pack-up = Sbalit střeleckou věž
saga-action-repair = Opravit
saga-action-mission = Udělat, co tu nabízí mise
saga-action-nothing = Žádná akce
saga-choice-action-boss = Použít schopnost { FORM($card, "quoted") }
saga-none-action = Žádná akce
saga-choice-door-open = Otevřít { FORM($piece, "acc") }
saga-choice-door-close = Zavřít { FORM($piece, "acc") }
saga-none-use-ability = Nic nepoužít
saga-none-use-free = Nepoužít kartu
saga-choice-accept-help-accept = Přijmout
saga-choice-accept-help-refuse = Odmítnout
saga-choice-orders-move = Pohnout se
saga-choice-orders-attack = Otočit se a zaútočit
saga-none-orders = Nic nedělat
saga-choice-foresight-bottom = Dát pod balíček
saga-none-foresight = Nechat navrchu
saga-none-terminal = Žádný terminál
saga-choice-goal-unlock = Odemknout { FORM($piece, "acc") }, úroveň { $level }
saga-choice-goal-operation = { $operation }, složitost { $complexity }
saga-choice-goal-levels = { $operation }, { $levels ->
    [one] zbývá 1 úroveň
    [few] zbývají { $levels } úrovně
   *[other] zbývá { $levels } úrovní
 }
saga-choice-light-away = Rozsvítit { $square }
saga-choice-light-back = Zatemnit { $square }
saga-choice-feature-run = V chodu
saga-choice-feature-stop = Zastaveno
saga-choice-feature-reverse = Pozpátku
saga-choice-feature-fast = Rychle
saga-choice-slide = { $count ->
    [0] { $piece }
   *[other] { $crushed ->
        [0] { $piece }, odsune { FORM($hit, "acc") }
       *[other] { $piece }, přimáčkne { FORM($hit, "acc") }
     }
 }
saga-choice-squad-use-not-now = Teď ne
saga-none-trade-give = Nic nedat
saga-none-trade-take = Nic nevzít
saga-choice-trade-consent-agree = Souhlasit
saga-choice-trade-consent-refuse = Odmítnout
saga-none-deploy = Už nic nerozmisťovat


## Nexus

saga-choice-reinforce = { $number ->
    [0] { $card }, hodnota { $value }
   *[other] { $card } ({ $number }), hodnota { $value }
 }
saga-none-ability = Nezahrát kartu
saga-none-reinforce = Nepovolat posily
saga-none-bonus = Žádná bonusová aktivace
saga-none-interrupt = Žádné přerušení
saga-none-reaction = Nereagovat
saga-none-activate = Už nikoho neaktivovat
saga-none-agent-for-card = Už nikdo
saga-none-call = Už nikoho nepovolat
saga-none-point = Žádný


## Tým

saga-choice-team-ideal = Doporučený tým: { $team }
saga-choice-team-own = Sestavit vlastní
saga-choice-build-team-done = Tým je kompletní
saga-choice-team-hire = Najmout { FORM($who, "acc") }
saga-choice-team-veteran = Vzít { FORM($who, "acc") } se všemi dovednostmi a vybavením
saga-choice-team-dismiss = Propustit { FORM($who, "acc") }
saga-choice-team-buy = { $card } pro { FORM($who, "acc") }
saga-choice-team-return = Vrátit kartu { FORM($card, "quoted") } ({ $who })
saga-choice-team-learn = Dovednost pro { FORM($who, "acc") }: { $card }
saga-choice-team-forget = { $who } se vzdá dovednosti { FORM($card, "quoted") }
saga-choice-shop-ship = Poslat Blainovi { $points ->
    [one] 1 vítězný bod za { $credits } kreditů
    [few] { $points } vítězné body za { $credits } kreditů
   *[other] { $points } vítězných bodů za { $credits } kreditů
 }
saga-choice-shop-buy = Koupit: { $card }
saga-choice-shop-learn = Naučit se: { $card }
saga-none-shop = Už nic
saga-choice-growth-advance = { $who } postoupí na vyšší úroveň
saga-choice-growth-attribute = { $who } získá vlastnost
saga-none-growth = Teď nic neutratit
saga-choice-reorganise = { $who } dá { FORM($to, "dat") } kartu { FORM($card, "quoted") }
saga-none-reorganise = Hotovo
