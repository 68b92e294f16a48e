# Na co se Star Saga ptá. $who, $by, $to a $target jsou modely, $kind a $missing druhy modelů, $piece, $terminal a $device
# díly mapy; $card, $feat a $source jsou karty v uvozovkách.


## Pohyb

saga-ask-move = Kam jde { $who }? { $left ->
    [one] Zbývá 1 pole.
    [few] Zbývají { $left } pole.
   *[other] Zbývá { $left } polí.
 }
saga-ask-move-break-away = { $who } stojí v předním oblouku nepřítele. Zůstat, nebo se odpoutat?
saga-ask-move-feat = { FORM($feat, "quoted") }: kam jde { $who }, nebo na koho útočí zblízka? { $left ->
    [one] Zbývá 1 pole.
    [few] Zbývají { $left } pole.
   *[other] Zbývá { $left } polí.
 }
saga-ask-facing = Kam se dívá { $who }?
saga-ask-entry = Kde { $who } vstoupí na plán?
saga-ask-start-square = Kde začíná { $who }?
saga-ask-placing = Kdo se umístí teď?
saga-ask-jump-to = Kde přistane { $who }?
saga-ask-push = Kam odtlačit { FORM($who, "acc") }?
saga-ask-lead-astray = Kam odlákáš { FORM($who, "acc") }? Pole po poli.
saga-ask-draw-near = { $who } se blíží. Na které pole?
saga-ask-square-nx-lights-out = { FORM($card, "quoted") }: kde se setmí?
saga-ask-square-nx-hidden-passage = { FORM($card, "quoted") }: kde se otevře nový bod posil?
saga-ask-substitute = Pro model „{ $missing }“ už nezbývá figurka. Kdo přijde místo něj? Zbývající hodnota: { $left }.
saga-ask-substitute-square = Kde stojí { $kind }?
saga-ask-slip-past = { $who } je v předním oblouku nepřítele. Jít přesto dál? { $left ->
    [one] Zbývá 1 pole.
    [few] Zbývají { $left } pole.
   *[other] Zbývá { $left } polí.
 }


## Boj a léčení

saga-ask-weapon = Kterou zbraň použije { $who }?
saga-ask-target-shoot = Na co střílí { $who }?
saga-ask-target-assault = Na koho nebo na co { $who } zaútočí zblízka?
saga-ask-target-drain = { FORM($feat, "quoted") }: kdo je na řadě?
saga-ask-target-nexus = Více žoldnéřů přichází v úvahu stejně. Kdo je cílem Nexu?
saga-ask-lean = Kam se { $who } vykloní, aby viděl{ grammar-saga-who } na cíl? Cíl: { $target }.
saga-ask-aim = Kam { $who } míří šablonou plamene?
saga-ask-aim-feat = Kam { $who } míří šablonou plamene? { $left ->
    [one] Zbývá 1 útok.
    [few] Zbývají { $left } útoky.
   *[other] Zbývá { $left } útoků.
 }
saga-ask-device-aim = Kterým směrem šlehají plameny? Zdroj: { FORM($device, "nom") }.
saga-ask-throw-at = Kam { $who } hodí kartu { FORM($card, "quoted") }?
saga-ask-follow-through = { FORM($card, "quoted") }: napadne { $who } dalšího nepřítele?
saga-ask-free-attack = { $who } se odpoutává. Kdo provede volný útok?
saga-ask-turret-target = Na co pálí { $who }?
saga-ask-granted-attack = { $who } teď smí zaútočit. Jak?
saga-ask-victim = { FORM($card, "quoted") }: kterého žoldnéře zasáhne?
saga-ask-victim-forced = { $who } musí proti své vůli zaútočit. Na koho?
saga-ask-reroll = { FORM($source, "quoted") }: kterými kostkami hodí { $who } znovu?
saga-ask-soak = { $who } má utrpět { $wounds ->
    [one] 1 zranění.
   *[other] { $wounds } zranění.
 } Použít kartu { FORM($source, "quoted") }?
saga-ask-heal = { $who } vysává život. Komu odstraníš { $counters ->
    [one] 1 žeton zranění?
    [few] až { $counters } žetony zranění?
   *[other] až { $counters } žetonů zranění?
 }
saga-ask-patient = Komu pomůže { $who }?
saga-ask-empathy = { $who }: odstranit ještě 1 žeton zranění?


## Tahy žoldnéřů

saga-ask-who-acts = Kdo bude na tahu? { $left ->
    [one] Zbývá 1 tah.
    [few] Zbývají { $left } tahy.
   *[other] Zbývá { $left } tahů.
 }
saga-ask-action = Co udělá { $who }?
saga-ask-use-ability = { $moment ->
    [turn-start] { $who } začíná tah. Použít nejdřív něco?
    [action-end] { $who } už jednal{ grammar-saga-who }. Použít teď něco?
   *[turn-end] { $who } končí tah. Použít předtím něco?
 }
saga-ask-use-card = Kterou kartu použije { $who }?
saga-ask-use-free = { $moment ->
    [hack] { $who } se chystá na průnik. Použít kartu?
   *[turn-start] { $who } začíná tah. Použít kartu?
 }
saga-ask-mission-use = Co tu udělá { $who }?
saga-ask-mission-piece = { $use }: kde?
saga-ask-feature = Jak to nastavíš?
saga-ask-squad-use = Využít před dalším tahem, co nabízí mise?
saga-ask-mission-target = { $use }: kde nebo pro koho?
saga-ask-slide = Kterým regálem pohne { $who }?
saga-ask-slide-nexus = Který regál se pohne?
saga-ask-mode = Do kterého režimu přejde { $who }?
saga-ask-friend-move = { $who } dává povel. Kdo se smí pohnout?
saga-ask-friend-ready = { $who } dává rozkaz. Čí žeton se otočí lícem nahoru?
saga-ask-accept-help = { $by } nabízí pomoc: { FORM($card, "quoted") }. Přijme ji { $who }?
saga-ask-orders = { FORM($feat, "quoted") }: co udělá { $who }?
saga-ask-feat-next = { FORM($feat, "quoted") }: kdo je na řadě?
saga-ask-foresight = Další karta Nexu je { FORM($card, "quoted") }. Dát ji pod balíček?
saga-ask-scope = Na kterou zbraň nasadí { $who } zaměřovací dalekohled?
saga-ask-wear = { $place ->
    [shield] Který štít používá { $who }? Funguje jen jeden.
   *[body] Co má na sobě { $who }? Funguje jen jedna karta.
 }
saga-ask-charge = Kterou nálož odpálí { $who }?
saga-ask-turret = Kterou věž sbalí { $who }?
saga-ask-distract = Koho rozptýlí { $who }?
saga-ask-terminal = Ke kterému terminálu přistoupí { $who }?
saga-ask-goal = Co chce { $who } od { FORM($terminal, "gen") }? Firewall: { $firewall }.
saga-ask-operation-target = { $operation }: na co?
saga-ask-scenery = Co prohledá { $who }?
saga-ask-scenery-destroyed = Podlaha povoluje, ohrožený cíl: { $target }. Co se zničí?
saga-ask-door = Které dveře použije { $who }?
saga-ask-door-unlock = Které dveře odemkne { $who }?
saga-ask-door-card = { FORM($card, "quoted") }: které dveře se zavřou a zamknou?
saga-ask-door-nexus = Cíl: { $target }. Více dveří je stejně blízko. Které se zavřou a zamknou?
saga-ask-trade-partner = S kým si { $who } vymění vybavení?
saga-ask-trade-give = Co dá { $who } { FORM($to, "dat") }?
saga-ask-trade-take = Co dostane { $to } od { FORM($who, "gen") }?
saga-ask-trade-consent = { $by } { $given_count ->
    [0] nenabízí nic
    [one] nabízí kartu { FORM($given, "quoted") }
   *[other] nabízí karty { FORM($given, "quoted") }
 } a { $taken_count ->
    [0] nechce nic
    [one] chce kartu { FORM($taken, "quoted") }
   *[other] chce karty { FORM($taken, "quoted") }
 }. Souhlasí { $who }?
saga-ask-deploy = Co rozmístí { $who }?
saga-ask-deploy-at = { FORM($card, "quoted") }: kde to { $who } rozmístí?


## Nexus

saga-ask-ability = Zahrát kartu Nexu pro její schopnost?
saga-ask-reinforce = Odhodit kartu Nexu a povolat posily? { $bonus ->
    [0] Smějí stát tolik, jaká je její hodnota.
   *[other] Smějí stát o { $bonus } víc, než je její hodnota.
 }
saga-ask-bonus = Odhodit kartu Nexu za bonusovou aktivaci?
saga-ask-discard = Kterou kartu Nexu odhodíš?
saga-ask-interrupt = Zahrát kartu přerušení? { $turns ->
    [one] Žoldnéřům zbývá 1 tah.
    [few] Žoldnéřům zbývají { $turns } tahy.
   *[other] Žoldnéřům zbývá { $turns } tahů.
 }
saga-ask-reaction-search = { $who } prohledává { FORM($what, "acc") }. Reagovat?
saga-ask-reaction-break-away = { $who } se odpoutává. Reagovat?
saga-ask-reaction-shot = { $who } vystřelil{ grammar-saga-who }. Reagovat?
saga-ask-activate = Koho aktivuješ? { $left ->
    [one] Zbývá 1 aktivace.
    [few] Zbývají { $left } aktivace.
   *[other] Zbývá { $left } aktivací.
 }
saga-ask-activate-bonus = Kdo dostane bonusovou aktivaci?
saga-ask-agent = { $furthest ->
    [yes] Cíl: { $target }. Více přisluhovačů je stejně daleko. Kdo jedná?
   *[no] Cíl: { $target }. Více přisluhovačů je stejně blízko. Kdo jedná?
 }
saga-ask-agent-for-card = { FORM($card, "quoted") }: pro kterého přisluhovače?
saga-ask-agent-for-card-shoot = { FORM($card, "quoted") }: kdo teď vystřelí na { FORM($target, "acc") }?
saga-ask-agents-for-card = { FORM($card, "quoted") }: pro které přisluhovače?
saga-ask-patch-up = Kterého přisluhovače ošetřit?
saga-ask-call = Koho povoláš jako posilu? Zbývající hodnota: { $left }.
saga-ask-point = Cíl: { $target }. Více bodů posil je stejně blízko. Který se použije?
saga-ask-point-kind = Kde čeká { $kind }?
saga-ask-point-card = { FORM($card, "quoted") }: který bod posil?
saga-ask-point-source = { FORM($source, "quoted") }: který bod posil deaktivuje { $who }?
saga-ask-override = Nad čím převezme kontrolu { $who }?
saga-ask-next-card = { $place ->
    [1] Která karta přijde na vrch balíčku?
   *[other] Která karta bude shora na místě { $place }?
 }


## Tým

saga-ask-team = { $mission }: vzít doporučený tým, nebo sestavit vlastní? Rozpočet: { $credits ->
    [one] 1 kredit.
    [few] { $credits } kredity.
   *[other] { $credits } kreditů.
 }
saga-ask-build-team = Sestav tým. { $left ->
    [one] Zbývá 1 kredit, celkem { $credits }.
    [few] Zbývají { $left } kredity, celkem { $credits }.
   *[other] Zbývá { $left } kreditů, celkem { $credits }.
 }
saga-ask-carrier = Kdo si vezme kartu { FORM($card, "quoted") }?
saga-ask-shop = Co koupí { $who }? Kredity: { $credits }. Vítězné body: { $points }.
saga-ask-growth = Utratit žetony zkušeností?
saga-ask-skill = Kterou dovednost se naučí { $who }?
saga-ask-attribute = Kterou vlastnost získá { $who }?
saga-ask-reorganise = Přeskupení: kdo co předá?
saga-ask-variant = { $mission }: jak do toho půjdete?
saga-ask-team-point = Kdo dostane vítězný bod?
saga-ask-who-finds = { FORM($card, "quoted") }: kdo to najde?
saga-ask-page = Přečti si to, pak se pokračuje.
saga-ask-page-choice = Co si vybereš?

# Koncovka minulého času podle rodu.
grammar-saga-who = { FORM($who, "gender") ->
    [f] a
    [n] o
   *[m] { "" }
 }
