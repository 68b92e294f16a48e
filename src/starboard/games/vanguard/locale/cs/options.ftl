# Co se v ISS Vanguard dá vybrat. $who je člen posádky, $section sekce, $sector sektor s číslem, $card karta, $die kostka
# sekce, $face to, co ukazuje; $does je věta z textu pravidel na kartách.


## Kdokoli, cokoli, kdekoli

vanguard-quoted = „{ $name }“
vanguard-action-prepare = Příprava
vanguard-source-path = Trasa
vanguard-source-landing = Přistání
vanguard-source-danger = Nebezpečí { $letter }
vanguard-source-unique-space = Pole mimořádného objevu
vanguard-choice-member = { $who } ({ $section })
vanguard-choice-sector = { $sector }
vanguard-choice-die = { $die }: { $face }
vanguard-choice-die-lent = { $die }: { $face } (půjčuje { $who })
vanguard-die-shown = { $die }: { $face }
vanguard-die-shown-lent = { $die }: { $face } (půjčuje { $who })
vanguard-choice-use = { $card } ({ $kind }): { $does }
vanguard-choice-use-of = { $who }, { $card } ({ $kind }): { $does }
vanguard-used-skill = dovednost, 1 dávka stimulantů
vanguard-used-card = karta sekce
vanguard-used-gear = výbava
vanguard-used-token = výbava na plánu
vanguard-used-discovery = objev
vanguard-used-unique = mimořádný objev
vanguard-used-mod = úprava výsadkové lodi
vanguard-deed-paid = Cena: { $cost }. Potom { $effects }.
vanguard-aside-exert = Vypětí sil, { $who }: obětovat 1 kostku a potom jich obnovit až 5.
vanguard-aside-exert-exhausted = Vypětí sil, { $who }: dostat kartu { vanguard-injury-exhausted.form-quoted } a potom obnovit až 5 kostek.


## Tým

vanguard-choice-team = { $sections }
vanguard-choice-recruit = { $charges ->
    [one] { $who }. { $skill } (1 dávka stimulantů): { $does } { $converts }
    [few] { $who }. { $skill } ({ $charges } dávky stimulantů): { $does } { $converts }
   *[other] { $who }. { $skill } ({ $charges } dávek stimulantů): { $does } { $converts }
 }
vanguard-choice-rank-up = { $card }: { $needs }
vanguard-joined-needs = { $first } { $next }
vanguard-choice-rank-up-action = { $card }: provést akci „{ $action }“.
vanguard-choice-landing-roll-roll = Hodit kostkou nebezpečí
vanguard-none-take-over = Nikdo
vanguard-choice-buy-dice-buy = Koupit
vanguard-choice-buy-dice-keep = Nechat si žetony úspěchu


## Tahy

vanguard-choice-special = Zvláštní akce: { $action }
    .text = { $says }
vanguard-choice-special-danger = { $count ->
    [one] Zvláštní akce: { $action } (nebezpečí { $letters })
   *[other] Zvláštní akce: { $action } (nebezpečí { $letters })
 }
    .text = { $says }
vanguard-otherwise = Jinak: { $does }
vanguard-choice-way = Přesun: { $sector }
vanguard-choice-way-icons = Přesun: { $sector } – { $icons }
vanguard-choice-way-travel = Přesun: { $sector } – { $icons }
    .text = { $condition }: { $does }
vanguard-way-travel = Symbol přesunu
vanguard-way-danger = { $count ->
    [one] Nebezpečí { $letter }
   *[other] { $count } × Nebezpečí { $letter }
 }
vanguard-way-spend = { $colour ->
    [red] { $count ->
        [one] 1 červená kostka k vyčerpání
        [few] { $count } červené kostky k vyčerpání
       *[other] { $count } červených kostek k vyčerpání
     }
    [green] { $count ->
        [one] 1 zelená kostka k vyčerpání
        [few] { $count } zelené kostky k vyčerpání
       *[other] { $count } zelených kostek k vyčerpání
     }
    [blue] { $count ->
        [one] 1 modrá kostka k vyčerpání
        [few] { $count } modré kostky k vyčerpání
       *[other] { $count } modrých kostek k vyčerpání
     }
   *[any] { $count ->
        [one] 1 kostka k vyčerpání
        [few] { $count } kostky k vyčerpání
       *[other] { $count } kostek k vyčerpání
     }
 }
vanguard-choice-turn-travel = Přesun
vanguard-choice-turn-prepare = Příprava: táhnout si kartu, hodit na kombinace, nebo obojí
vanguard-choice-turn-rest = { $count ->
    [0] Odpočinek: obnovit polovinu kostek, táhnout si kartu
    [one] Odpočinek: zaplatit 1 zásobu, obnovit polovinu kostek, táhnout si kartu
    [few] Odpočinek: zaplatit { $count } zásoby, obnovit polovinu kostek, táhnout si kartu
   *[other] Odpočinek: zaplatit { $count } zásob, obnovit polovinu kostek, táhnout si kartu
 }
vanguard-choice-turn-lift-off = Odlet: průzkum končí
vanguard-choice-turn-complete = Ukončit misi { $mission }
vanguard-choice-turn-trade = Předat výbavu
vanguard-choice-turn-hand-core = Předat jádro, převezme { $who }
vanguard-choice-turn-take-core = Zvednout jádro
vanguard-choice-turn-end-turn = Ukončit tah
vanguard-choice-trade = { $card }: dává { $from }, bere { $to }
vanguard-choice-prepare-draw = Táhnout si kartu
vanguard-choice-prepare-check = Hodit na kombinace
vanguard-none-prepare = To stačí
vanguard-none-step-to = Dál nejít
vanguard-choice-accept-help-accept = Přijmout
vanguard-choice-accept-help-refuse = Odmítnout
vanguard-choice-lift-off-consent-agree = Odletět
vanguard-choice-lift-off-consent-refuse = Zůstat na planetě


## Ověření kostkami

vanguard-none-dice = Neházet žádnou vlastní kostkou
vanguard-none-assist = Nepůjčit kostku
vanguard-none-assist-more = Nepůjčit kostku
vanguard-none-modify = Nechat kostky, jak jsou
vanguard-none-pick-dice = Žádnou z nich
vanguard-choice-turn-die = { $die }, otočit na { $to }
vanguard-none-turn-die = Žádnou další neotáčet
vanguard-none-join = Nepřidat kostku
vanguard-choice-injury-die = { $face }: zasáhne kartu { $injury }
vanguard-choice-injury-die-harmless = { $face }: nezasáhne nic
vanguard-choice-danger-die = Nebezpečí { $letter }, { $face }: { $does }
vanguard-choice-danger-die-harmless = Nebezpečí { $letter }, { $face }: nestane se nic
vanguard-choice-combo = { $card } ({ $needs }): { $does }
vanguard-none-combo = Žádná další kombinace
vanguard-choice-pay = { $dice }
vanguard-check-then = { $row ->
    [green] ověření přejde rovnou k zelenému důsledku. { $does }
    [yellow] ověření přejde rovnou ke žlutému důsledku. { $does }
    [red] ověření přejde rovnou k červenému důsledku. { $does }
    [none] ověření hned končí, bez důsledku
   *[on] ověření pokračuje
 }
vanguard-choice-treat-as-yes = Počítat jako { $icon }: { $then }
vanguard-choice-treat-as-no = Nepočítat: { $then }
vanguard-choice-times = { $count ->
    [0] Ani jednou
    [one] Jednou
   *[other] { $count }krát
 }
vanguard-choice-mark-row-yes = Využít: { $does }
vanguard-choice-mark-row-no = Nechat být a podívat se na řádek níž
vanguard-none-after-failing = Smířit se s nezdarem
vanguard-none-keep = Žádnou další si nenechat


## Karty a výbava

vanguard-none-recover = Žádnou
vanguard-halves-of-event = { $biomes }: { $primary } Jinde: { $secondary }
vanguard-choice-put-back-top = { $card } navrch. { $says }
vanguard-choice-put-back-bottom = { $card } dospod. { $says }
vanguard-none-before-danger = Nechat to být
vanguard-none-before-injury = Nechat to být
vanguard-none-before-event = Nechat to být
vanguard-none-before-travel = Nepoužít nic
vanguard-none-before-rest = Nepoužít nic
vanguard-none-before-lead = Nepoužít nic
vanguard-none-upgrades = Nechat je v batohu
vanguard-none-drive = Zůstane tam


## Kostky a zranění

vanguard-choice-spend-sacrifice = Obětovat kostku
vanguard-choice-sacrifice-available = { $die } (ta dostupná)
vanguard-choice-spend-sacrifice-exhausted = Dostat kartu { vanguard-injury-exhausted.form-quoted }: na oběť zbývá příliš málo kostek
vanguard-choice-spend-sacrifice-spared = Nestane se nic: ve výukové hře nikdo nedostane kartu { vanguard-injury-exhausted.form-quoted }
vanguard-choice-lose-charge-lose = Přijít o ni
vanguard-choice-column = { $colour ->
    [red] Červený sloupec
    [green] Zelený sloupec
   *[blue] Modrý sloupec
 } { $free ->
    [0] (plný: jedna kostka se vytlačí)
    [one] (1 volné místo)
    [few] ({ $free } volná místa)
   *[other] ({ $free } volných míst)
 }
vanguard-choice-injury-slot = { $injury }, { $slot }. místo zleva
vanguard-choice-remove-injury-die = { $column ->
    [red] Té na červeném sloupci
    [green] Té na zeleném sloupci
    [blue] Té na modrém sloupci
   *[resolved] Jedné z hozených, která je už vyhodnocená
 }
vanguard-choice-remove-injury-die-rolled = Té hozené ({ $face })


## Planeta

vanguard-choice-clock = { $card } ({ $space }/{ $length })
vanguard-choice-clock-sector = { $card }, sektor { $sector } ({ $space }/{ $length })
vanguard-choice-threat = { $threat }, sektor { $sector }
vanguard-choice-lead = Náznak { $value }{ $back ->
    [yes] , vrací se do sáčku
   *[no] { "" }
 }{ $bonus ->
    [card] , +1 karta
    [charge] , +1 stimulant
   *[none] { "" }
 }
vanguard-choice-read = Dál
