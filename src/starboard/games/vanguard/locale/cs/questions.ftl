# Na co se ISS Vanguard ptá. $who, $for, $from a $hurt jsou členové posádky, $card to, z čeho účinek pochází (karta
# v uvozovkách, na začátku věty), $action zvláštní akce, $threat hrozba. Jména se neskloňují.


## Tým

vanguard-ask-team = { $count ->
    [one] Kterou sekci pošleš na planetu?
    [few] Které { $count } sekce pošleš na planetu?
   *[other] Kterých { $count } sekcí pošleš na planetu?
 }
vanguard-ask-recruit = { $section }: kdo půjde na planetu?
vanguard-ask-carrier = { $card }: kdo ponese tuto kartu?
vanguard-ask-carrier-does = { $card }: kdo ponese tuto kartu? { $does }
vanguard-ask-landing-roll = Výsadková loď přistává. { $left ->
    [one] Zbývá 1 hod na přistání.
    [few] Zbývají { $left } hody na přistání.
   *[other] Zbývá { $left } hodů na přistání.
 }
vanguard-ask-rank-up = Kterou kartu povýšení chce tým splnit?
vanguard-ask-starting-sector = Kde začíná { $who }?
vanguard-ask-start-token = Kdo dostane žeton začínajícího hráče a bude na tahu první?
vanguard-ask-take-over = { $card }: kdo si vezme tuto kartu? Dosud ji má { $who }.
vanguard-ask-leave-behind = Nákladový prostor nestačí. Který objev tu zůstane? { $count ->
    [one] Zůstat musí 1.
    [few] Zůstat musí { $count }.
   *[other] Zůstat jich musí { $count }.
 }
vanguard-ask-buy-dice = Koupit každé sekci divokou kostku? Cena v žetonech úspěchu: { $price }.


## Tahy

vanguard-ask-turn = Co udělá { $who }? { $actions ->
    [0] Nezbývá žádná akce.
    [one] Zbývá 1 akce.
    [few] Zbývají { $actions } akce.
   *[other] Zbývá { $actions } akcí.
 }
vanguard-ask-special = Kterou zvláštní akci provede { $who }?
vanguard-ask-path = Kterou trasou půjde { $who }?
vanguard-ask-path-icon = { $word ->
    [swap] Který symbol trasy se nahradí vyčerpáním kostky?
   *[skip] Který symbol trasy se přeskočí?
 }
vanguard-ask-step-to = Kam se přesune { $who }? { $left ->
    [one] Zbývá 1 trasa.
    [few] Zbývají { $left } trasy.
   *[other] Zbývá { $left } tras.
 }
vanguard-ask-place = { $card }: kam se umístí { $who }?
vanguard-ask-prepare = Jak se { $who } připraví?
vanguard-ask-trade = { $who } předává výbavu. Která karta změní majitele?
vanguard-ask-accept-help = { $card }: { $from } nabízí pomoc. Přijme ji { $who }?
vanguard-ask-accept-help-trade = { $card }: { $from } navrhuje předání této karty. Souhlasí { $who }?
vanguard-ask-accept-help-core = { $from } žádá o jádro. Předá je { $who }?
vanguard-ask-lift-off-consent = { $who } chce odletět. { $count ->
    [0] Všichni jsou u výsadkové lodi.
   *[other] Kdo není u výsadkové lodi, zemře: { $behind }.
 } Souhlasíš?
vanguard-ask-step-in = Právě rozhoduje někdo jiný. Můžeš zasáhnout.


## Ověření kostkami

vanguard-ask-dice = „{ $action }“: kterými kostkami hodí { $who }?
vanguard-ask-assist = „{ $action }“: hází { $for }. Půjčí { $who } kostku?
vanguard-ask-assist-more = { $card }: hází { $for }. Které kostky půjčí { $who }?
vanguard-ask-modify = { $who } má hozeno. Použít něco, co kostky změní?
vanguard-ask-pick-dice = { $word ->
    [drop] { $card }: které kostky opustí zásobu kostek?
   *[reroll] { $card }: kterými kostkami se hodí znovu?
 }
vanguard-ask-turn-die = { $card }: která kostka se otočí a na kterou stěnu?
vanguard-ask-join = { $word ->
    [pull] { $card }: které vyčerpané kostky { $who } přidá k hodu?
   *[add] { $card }: které dostupné kostky { $who } přidá k hodu?
 }
vanguard-ask-which-injury-die = { $card }: která kostka zranění?
vanguard-ask-which-danger-die = { $card }: která kostka nebezpečí?
vanguard-ask-combo = Kterou kombinaci kostek { $who } využije?
vanguard-ask-pay-combo = { $card }: kterými kostkami { $who } zaplatí?
vanguard-ask-pay-effect = Zvláštní účinek akce „{ $action }“: které kostky ho zaplatí?
vanguard-ask-pay-row = { $row ->
    [yellow] Žlutý důsledek akce „{ $action }“: které kostky ho zaplatí?
   *[green] Zelený důsledek akce „{ $action }“: které kostky ho zaplatí?
 }
vanguard-ask-next-injury-die = Kterou kostku zranění { $who } vyhodnotí teď?
vanguard-ask-next-danger-die = Kterou kostku nebezpečí { $who } vyhodnotí teď?
vanguard-ask-treat-as = { $absent ->
    [yes] { $who }: symbol Vanguard může platit jako { $icon }. Započítat?
   *[no] { $who }: symbol Vanguard nebo přeměna může platit jako { $icon }. Započítat?
 }
vanguard-ask-times = Zvláštní účinek: { $does } Kolikrát ho { $who } využije?
vanguard-ask-mark-row = { $row ->
    [yellow] Se symboly Vanguard nebo přeměnou { $who } dosáhne na žlutý důsledek akce „{ $action }“. Využít ho?
   *[green] Se symboly Vanguard nebo přeměnou { $who } dosáhne na zelený důsledek akce „{ $action }“. Využít ho?
 }
vanguard-ask-after-failing = Ověření se nezdařilo. Použije { $who } něco?
vanguard-ask-keep = Kterou nepoužitou kostku si { $who } nechá? { $left ->
    [one] Zůstat smí 1.
    [few] Zůstat smějí { $left }.
   *[other] Zůstat jich smí { $left }.
 }


## Karty a výbava

vanguard-ask-option = { $card }: co si { $who } vybere?
vanguard-ask-whom = { $card }: koho se to týká?
vanguard-ask-discard = Kterou kartu { $who } odhodí?
vanguard-ask-discard-limit = { $limit ->
    [one] { $who } smí mít v ruce jen jednu kartu.
    [few] { $who } smí mít v ruce jen { $limit } karty.
   *[other] { $who } smí mít v ruce jen { $limit } karet.
 } Která se odhodí?
vanguard-ask-lose-charge = { $count ->
    [one] { $who } přijde o dávku stimulantů.
    [few] { $who } přijde o { $count } dávky stimulantů.
   *[other] { $who } přijde o { $count } dávek stimulantů.
 }
vanguard-ask-recover = Které odhozené karty si { $who } vezme zpět?
vanguard-ask-put-back = Která karta se teď vrátí, navrch, nebo dospod?
vanguard-ask-before-danger = Nebezpečí { $letter }: { $face }. Použije { $who } něco proti tomu?
vanguard-ask-before-danger-does = Nebezpečí { $letter }: { $face }. { $does } Použije { $who } něco proti tomu?
vanguard-ask-before-injury = { $own ->
    [yes] { $who } má dostat kartu { $injury }. Použít něco proti tomu?
   *[no] { $hurt } má dostat kartu { $injury }. Použije { $who } něco proti tomu?
 }
vanguard-ask-before-event = Odhalila se událost { $event }. { $does } Použije { $who } něco proti ní?
vanguard-ask-before-event-nothing = Odhalila se událost { $event }. { $does }
vanguard-ask-before-travel = { $who } vyráží na cestu. Použít něco na trasu?
vanguard-ask-before-rest = { $who } odpočívá. Použít něco?
vanguard-ask-before-lead = { $who } si bude brát náznaky. Použít něco?
vanguard-ask-other-end = { $card }: kde je druhý konec?
vanguard-ask-upgrades = { $card }: která vylepšení se přidají?
vanguard-ask-drive = { $card }: kam se žeton přesune?


## Kostky a zranění

vanguard-ask-spend = { $colour ->
    [red] Kterou červenou kostku { $who } vyčerpá?
    [green] Kterou zelenou kostku { $who } vyčerpá?
    [blue] Kterou modrou kostku { $who } vyčerpá?
   *[any] Kterou kostku { $who } vyčerpá?
 }
vanguard-ask-spend-sacrifice = { $colour ->
    [red] { $who } nemá dostupnou červenou kostku k vyčerpání.
    [green] { $who } nemá dostupnou zelenou kostku k vyčerpání.
    [blue] { $who } nemá dostupnou modrou kostku k vyčerpání.
   *[any] { $who } nemá dostupnou kostku k vyčerpání.
 } Místo toho je nutná oběť.
# $colour
vanguard-ask-sacrifice-none = { $who } nemůže obětovat žádnou kostku.
vanguard-ask-sacrifice = { $colour ->
    [red] Kterou červenou kostku { $who } obětuje?
    [green] Kterou zelenou kostku { $who } obětuje?
    [blue] Kterou modrou kostku { $who } obětuje?
   *[any] Kterou kostku { $who } obětuje?
 }
vanguard-ask-refresh = Kterou kostku { $who } obnoví? { $left ->
    [one] Zbývá 1.
    [few] Zbývají { $left }.
   *[other] Zbývá jich { $left }.
 }
vanguard-ask-column = { $who } dostává kostku zranění, která se hází při každém ověření kostkami. Kam ji položí?
vanguard-ask-pushed = Sloupec je plný, kostku zranění dává { $who }. Která kostka se vytlačí a vyčerpá?
vanguard-ask-injury-card = { $who } dostává zranění. Kterou kartu?
vanguard-ask-cover = Které zranění { $who } otočí lícem dolů?
vanguard-ask-uncover = Které zranění má { $who } znovu aktivní?
vanguard-ask-remove-injury = Kterého zranění se { $who } zbaví?
vanguard-ask-remove-injury-die = Které kostky zranění se { $who } zbaví?


## Planeta

vanguard-ask-which-clock = Čas běží. Která stupnice času je teď na řadě?
vanguard-ask-which-clock-card = { $card }: která stupnice času?
vanguard-ask-which-threat = Která hrozba se přiblíží? Její cíl: { $who }.
vanguard-ask-which-threat-card = { $card }: která hrozba?
vanguard-ask-threat-way = { $threat }: do kterého sektoru?
vanguard-ask-spread = { $threat }: kam se šíří?
vanguard-ask-which-type = { $card }: který druh objevu?
vanguard-ask-place-lead = { $type }: který náznak { $who } teď umístí?
vanguard-ask-return-lead = Který náznak vrátí { $who } do sáčku?
vanguard-ask-lead-bonus = { $bonus ->
    [card] Náznak přináší kartu. Kdo si ji táhne?
   *[charge] Náznak přináší dávku stimulantů. Kdo ji dostane?
 }
vanguard-ask-page = Stránka příběhu.
vanguard-ask-page-choice = Jak se rozhodnete?
