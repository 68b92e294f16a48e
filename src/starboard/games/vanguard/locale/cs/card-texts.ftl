# Text pravidel na kartách, řečený z jejich řádků: jedna zpráva pro každé slovo jazyka karet.
# $how se účinek říká: na začátku věty, uvnitř věty („do“), za „potom“, za „můžete“ (infinitiv); „they“, když to dělá
# někdo jiný. Počítané věci mají vlastní zprávy a jsou ve 4. pádě.


## Věty

vanguard-ability = { $moment }: { $effects }.
vanguard-ability-paid = { $moment } můžete { $cost }. Pokud tak učiníte, pak { $effects }.
vanguard-within = { $moment } ({ $limits })
vanguard-effects = { $effects }.
vanguard-effects-linked = { $effects }. { grammar-vanguard-linked }
vanguard-priced = { $requirement }: { $effects }.
vanguard-priced-linked = { $requirement }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-linked = { $row ->
    [yellow] Potom platí i žlutý důsledek.
    [red] Potom platí i červený důsledek.
   *[green] Potom platí i zelený důsledek.
 }
vanguard-counted = { grammar-vanguard-advances }: { $effects }.
vanguard-counted-linked = { grammar-vanguard-advances }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-advances = { $n ->
    [one] Po 1 postupu
    [few] Po { $n } postupech
   *[other] Po { $n } postupech
 }
vanguard-only-if = Jen pokud { $when }.
vanguard-if = { grammar-vanguard-if } { $when }, pak { $effect }
grammar-vanguard-if = { $first ->
    [yes] Pokud
   *[no] pokud
 }
vanguard-joined-then = { $first }, potom { $next }
vanguard-joined-next = { $first }; { $next }
vanguard-joined-still = { $first }; potom { $next }
vanguard-joined-within = { $first } a potom { $next }
vanguard-joined-besides = { $first }, { $next }
vanguard-joined-or = { $first }, nebo { $next }
vanguard-joined-cost = { $first } a { $next }
vanguard-joined-and = { $first } a { $next }
vanguard-joined-limits = { $first }, { $next }
vanguard-joined-icons = { $first } + { $next }
vanguard-joined-either = { $first } nebo { $next }
vanguard-absent = Žádný symbol { $icon }
vanguard-paid-red = Červená kostka
vanguard-paid-green = Zelená kostka
vanguard-paid-blue = Modrá kostka
vanguard-paid-die = Libovolná kostka


## Kdy

vanguard-moment-check = Při ověření kostkami
vanguard-moment-own = Ve svém tahu
vanguard-moment-any = Kdykoli
vanguard-moment-action = { $paid ->
    [yes] Jako akci
   *[no] Akce
 }
vanguard-moment-travel = Při svém přesunu
vanguard-moment-event = Při odhalení události
vanguard-moment-danger = Při hodu kostkou nebezpečí
vanguard-moment-injury = Před získáním zranění
vanguard-moment-rest = Při svém odpočinku
vanguard-moment-lead = Při získání náznaků
vanguard-moment-fail = Při neúspěšném ověření kostkami
vanguard-moment-always = Vždy
vanguard-moment-special = { $paid ->
    [yes] Jako zvláštní akci
   *[no] Zvláštní akce
 }
vanguard-moment-ship = Při vykládání
vanguard-limit-once-turn = jednou za tah
vanguard-limit-once-round = jednou za kolo
vanguard-limit-once-mission = jednou za misi
vanguard-limit-alone = pokud jste ve svém sektoru sami
vanguard-limit-team = pokud je ve vašem sektoru jiný člen posádky
vanguard-limit-threat = pokud je ve vašem sektoru hrozba
vanguard-limit-foe = pokud je ve vašem nebo propojeném sektoru hrozba
vanguard-limit-hurt = pokud máte zranění
vanguard-limit-low = pokud máte nejvýše 2 dostupné kostky
vanguard-limit-lander = v sektoru výsadku
vanguard-limit-prepare = jen při ověření v rámci přípravy
vanguard-limit-r2 = od hodnosti 2
vanguard-limit-tok = v sektoru se žetonem
vanguard-limit-base = v sektoru se žetonem, ke kterému karta patří
vanguard-limit-placed = jakmile je žeton na desce
vanguard-limit-ends = mezi jeho dvěma konci
vanguard-limit-belongs = jen pro náznaky od výbavy, ke které karta patří
vanguard-limit-one = i u jiného člena posádky ve vašem sektoru
vanguard-limit-far = i u kohokoli jiného
vanguard-limit-biome = v sektoru s biomem „{ $biome }“


## Kdo a kde

vanguard-who-me = { $form ->
    [whom] svou figurku
    [towards] směrem k vám
   *[in] vy
 }
vanguard-who-one = { $form ->
    [start] Jeden člen posádky ve vašem sektoru
    [whom] jednoho člena posádky ve svém sektoru
    [towards] směrem k jednomu členovi posádky ve vašem sektoru
   *[in] jeden člen posádky ve vašem sektoru
 }
vanguard-who-mate = { $form ->
    [start] Jeden jiný člen posádky ve vašem sektoru
    [whom] jednoho jiného člena posádky ve svém sektoru
    [towards] směrem k jednomu jinému členovi posádky ve vašem sektoru
   *[in] jeden jiný člen posádky ve vašem sektoru
 }
vanguard-who-near = { $form ->
    [start] Jeden člen posádky ve vašem nebo propojeném sektoru
    [whom] jednoho člena posádky ze svého nebo propojeného sektoru
    [towards] směrem k jednomu členovi posádky ve vašem nebo propojeném sektoru
   *[in] jeden člen posádky ve vašem nebo propojeném sektoru
 }
vanguard-who-far = { $form ->
    [start] Jeden libovolný jiný člen posádky
    [whom] jednoho libovolného jiného člena posádky
    [towards] směrem k jednomu libovolnému jinému členovi posádky
   *[in] jeden libovolný jiný člen posádky
 }
vanguard-who-here = { $form ->
    [start] Každý člen posádky ve vašem sektoru
    [whom] každého člena posádky ze svého sektoru
    [towards] směrem ke členům posádky ve vašem sektoru
   *[in] každý člen posádky ve vašem sektoru
 }
vanguard-who-all = { $form ->
    [start] Každý člen výsadkového týmu
    [whom] každého člena výsadkového týmu
    [towards] směrem k výsadkovému týmu
   *[in] každý člen výsadkového týmu
 }
vanguard-who-rand = { $form ->
    [start] Náhodný člen posádky
    [whom] náhodného člena posádky
    [towards] směrem k náhodnému členovi posádky
   *[in] náhodný člen posádky
 }
vanguard-who-chosen = { $form ->
    [start] Tento člen posádky
    [whom] tohoto člena posádky
    [towards] směrem k tomuto členovi posádky
   *[in] tento člen posádky
 }
vanguard-who-sector = { $form ->
    [start] Každý člen posádky v sektoru { $number }
    [whom] každého člena posádky ze sektoru { $number }
    [towards] směrem ke členům posádky v sektoru { $number }
   *[in] každý člen posádky v sektoru { $number }
 }
vanguard-the-threat = { $form ->
    [start] Hrozba
   *[in] hrozba
 }
vanguard-the-threat-named = { $form ->
    [start] Hrozba „{ $name }“
   *[in] hrozba „{ $name }“
 }
vanguard-place-lander = { $form ->
    [into] do sektoru výsadku
    [from] ze sektoru výsadku
   *[in] v sektoru výsadku
 }
vanguard-place-mate = { $form ->
    [into] do sektoru s jiným členem posádky
    [from] ze sektoru s jiným členem posádky
   *[in] v sektoru s jiným členem posádky
 }
vanguard-place-adj = { $form ->
    [into] do propojeného sektoru
    [from] z propojeného sektoru
   *[in] v propojeném sektoru
 }
vanguard-place-me = { $form ->
    [into] do svého sektoru
    [from] ze svého sektoru
   *[in] ve svém sektoru
 }
vanguard-place-tok = { $form ->
    [into] do sektoru se žetonem
    [from] ze sektoru se žetonem
   *[in] v sektoru se žetonem
 }
vanguard-place-here = { $form ->
    [into] do tohoto sektoru
    [from] z tohoto sektoru
   *[in] v tomto sektoru
 }
vanguard-place-everywhere = { $form ->
    [from] z planetární desky
   *[in] na planetární desce
 }
vanguard-place-sector = { $form ->
    [into] do sektoru { $number }
    [from] ze sektoru { $number }
   *[in] v sektoru { $number }
 }


## Kostky

grammar-vanguard-dice = { $n ->
    [one] { $n } { grammar-vanguard-own }{ grammar-vanguard-colour-one }kostku
    [few] { $n } { grammar-vanguard-own }{ grammar-vanguard-colour }kostky
   *[other] { $n } { grammar-vanguard-own-many }{ grammar-vanguard-colour-many }kostek
 }
grammar-vanguard-colour-one = { $colour ->
    [red] červenou{ " " }
    [green] zelenou{ " " }
    [blue] modrou{ " " }
   *[any] { "" }
 }
grammar-vanguard-colour = { $colour ->
    [red] červené{ " " }
    [green] zelené{ " " }
    [blue] modré{ " " }
   *[any] { "" }
 }
grammar-vanguard-colour-many = { $colour ->
    [red] červených{ " " }
    [green] zelených{ " " }
    [blue] modrých{ " " }
   *[any] { "" }
 }
grammar-vanguard-colour-icons = { $colour ->
    [red] na červených kostkách{ " " }
    [green] na zelených kostkách{ " " }
    [blue] na modrých kostkách{ " " }
   *[any] { "" }
 }
grammar-vanguard-own = { $own ->
    [yes] vlastní{ " " }
   *[no] { "" }
 }
grammar-vanguard-own-many = { $own ->
    [yes] vlastních{ " " }
   *[no] { "" }
 }
grammar-vanguard-showing = { $showing ->
    [yes] { " " }se symbolem { $face }
   *[no] { "" }
 }
grammar-vanguard-some-dice = { $n ->
    [one] { $n } { grammar-vanguard-own }{ grammar-vanguard-colour-one }kostku
    [few] až { $n } { grammar-vanguard-own }{ grammar-vanguard-colour }kostky
   *[other] až { $n } { grammar-vanguard-own-many }{ grammar-vanguard-colour-many }kostek
 }
grammar-vanguard-more-dice = { $n ->
    [one] { $n } dostupnou { grammar-vanguard-colour-one }kostkou
    [few] { $n } dostupnými { grammar-vanguard-colour-with }kostkami
   *[other] { $n } dostupnými { grammar-vanguard-colour-with }kostkami
 }
grammar-vanguard-spent-dice = { $n ->
    [one] { $n } vyčerpanou { grammar-vanguard-colour-one }kostkou
    [few] { $n } vyčerpanými { grammar-vanguard-colour-with }kostkami
   *[other] { $n } vyčerpanými { grammar-vanguard-colour-with }kostkami
 }
grammar-vanguard-colour-with = { $colour ->
    [red] červenými{ " " }
    [green] zelenými{ " " }
    [blue] modrými{ " " }
   *[any] { "" }
 }
grammar-vanguard-unused-dice = { $n ->
    [one] { $n } nepoužitou { grammar-vanguard-own }{ grammar-vanguard-colour-one }kostku
    [few] až { $n } nepoužité { grammar-vanguard-own }{ grammar-vanguard-colour }kostky
   *[other] až { $n } nepoužitých { grammar-vanguard-own-many }{ grammar-vanguard-colour-many }kostek
 }
grammar-vanguard-given-dice = { $n ->
    [one] { $n } dostupnou kostku
    [few] { $n } dostupné kostky
   *[other] { $n } dostupných kostek
 }
grammar-vanguard-injury-dice = { $n ->
    [one] { $n } kostku zranění
    [few] { $n } kostky zranění
   *[other] { $n } kostek zranění
 }
grammar-vanguard-danger-dice = { $n ->
    [one] { $n } kostku nebezpečí
    [few] { $n } kostky nebezpečí
   *[other] { $n } kostek nebezpečí
 }
grammar-vanguard-shown = { $whatever ->
    [yes] libovolnou stěnu
   *[no] symbol { $shown }
 }
grammar-vanguard-by = { " " }o { $n }
grammar-vanguard-track = { $track ->
    [red] červenou stupnici
   *[green] zelenou stupnici
 }
grammar-vanguard-row = { $row ->
    [yellow] ke žlutému důsledku
    [red] k červenému důsledku
   *[green] k zelenému důsledku
 }

vanguard-does-reroll = { $how ->
    [start] Přehoďte { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
   *[do] přehoďte { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
 }
vanguard-does-set = { $how ->
    [start] Otočte { grammar-vanguard-dice }{ grammar-vanguard-showing } na { grammar-vanguard-shown }
   *[do] otočte { grammar-vanguard-dice }{ grammar-vanguard-showing } na { grammar-vanguard-shown }
 }
vanguard-does-add = { $how ->
    [start] Hoďte navíc { grammar-vanguard-more-dice }{ grammar-vanguard-showing }
   *[do] hoďte navíc { grammar-vanguard-more-dice }{ grammar-vanguard-showing }
 }
vanguard-does-pull = { $how ->
    [start] Hoďte navíc { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
   *[do] hoďte navíc { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
 }
vanguard-does-drop = { $how ->
    [start] Vyčerpejte { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
    [may] vyčerpat { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
   *[do] vyčerpejte { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
 }
vanguard-does-keep = { $how ->
    [start] Vraťte { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } na svou desku
   *[do] vraťte { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } na svou desku
 }
vanguard-does-convert = { $how ->
    [start] Můžete počítat symboly Základní { grammar-vanguard-colour-icons }jako symbol { $icon }
   *[do] můžete počítat symboly Základní { grammar-vanguard-colour-icons }jako symbol { $icon }
 }
vanguard-does-double = { $how ->
    [start] Každý symbol { $icon } se počítá dvakrát
    [then] se každý symbol { $icon } počítá dvakrát
   *[do] každý symbol { $icon } se počítá dvakrát
 }
vanguard-does-uninjury = { $how ->
    [start] Ignorujte { grammar-vanguard-injury-dice }
   *[do] ignorujte { grammar-vanguard-injury-dice }
 }
vanguard-does-reinjury = { $how ->
    [start] Přehoďte { grammar-vanguard-injury-dice }
   *[do] přehoďte { grammar-vanguard-injury-dice }
 }
vanguard-does-undanger = { $how ->
    [start] Ignorujte { grammar-vanguard-danger-dice }
   *[do] ignorujte { grammar-vanguard-danger-dice }
 }
vanguard-does-redanger = { $how ->
    [start] Přehoďte { grammar-vanguard-danger-dice }
   *[do] přehoďte { grammar-vanguard-danger-dice }
 }
vanguard-does-assist = { $how ->
    [start] Přidejte k ověření { grammar-vanguard-given-dice }
    [they] { $who } může k ověření přidat { grammar-vanguard-given-dice }
   *[do] přidejte k ověření { grammar-vanguard-given-dice }
 }
vanguard-does-track = { $how ->
    [start] { $way ->
        [down] Vraťte { grammar-vanguard-track }{ grammar-vanguard-by } zpět
       *[up] Posuňte { grammar-vanguard-track }{ grammar-vanguard-by } vpřed
     }
   *[do] { $way ->
        [down] vraťte { grammar-vanguard-track }{ grammar-vanguard-by } zpět
       *[up] posuňte { grammar-vanguard-track }{ grammar-vanguard-by } vpřed
     }
 }
vanguard-does-jump = { $how ->
    [start] Přejděte rovnou { grammar-vanguard-row }
   *[do] přejděte rovnou { grammar-vanguard-row }
 }


## Posádka, karty, tým

grammar-vanguard-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
grammar-vanguard-top-cards = { $n ->
    [one] vrchní kartu svého balíčku a vraťte ji navrch nebo dospod
    [few] { $n } vrchní karty svého balíčku a každou vraťte navrch nebo dospod
   *[other] { $n } vrchních karet svého balíčku a každou vraťte navrch nebo dospod
 }
grammar-vanguard-supplies = { $n ->
    [one] { $n } zásobu
    [few] { $n } zásoby
   *[other] { $n } zásob
 }
grammar-vanguard-charges = { $n ->
    [one] { $n } dávku stimulantů
    [few] { $n } dávky stimulantů
   *[other] { $n } dávek stimulantů
 }
grammar-vanguard-leads = { $n ->
    [one] { $n } náznak { grammar-vanguard-kind }
    [few] { $n } náznaky { grammar-vanguard-kind }
   *[other] { $n } náznaků { grammar-vanguard-kind }
 }
grammar-vanguard-kind = { $type ->
    [micro] typu mikroorganismy
    [tech] typu mimozemské technologie
    [mineral] typu minerály
    [flora] typu neobvyklá flóra
    [specimen] typu živé exempláře
   *[choice] typu, který si zvolíte
 }
grammar-vanguard-sifted = { $n ->
    [one] o { $n } náznak víc a { $n } vraťte
    [few] o { $n } náznaky víc a { $n } vraťte
   *[other] o { $n } náznaků víc a { $n } vraťte
 }
grammar-vanguard-rarity = { $rarity ->
    [rare] vzácný
    [very-rare] velmi vzácný
   *[basic] základní
 }
grammar-vanguard-unique = { $n ->
    [0] vrchní mimořádný objev
   *[other] mimořádný objev č. { $n }
 }
grammar-vanguard-success = { $n ->
    [one] { $n } žeton úspěchu
    [few] { $n } žetony úspěchu
   *[other] { $n } žetonů úspěchu
 }
grammar-vanguard-sectors = { $n ->
    [one] o { $n } sektor
    [few] až o { $n } sektory
   *[other] až o { $n } sektorů
 }
grammar-vanguard-path-icons = { $n ->
    [one] { $n } symbol trasy
    [few] { $n } symboly trasy
   *[other] { $n } symbolů trasy
 }
grammar-vanguard-swapped = 1 { grammar-vanguard-own }{ grammar-vanguard-colour-one }kostku{ grammar-vanguard-showing }
grammar-vanguard-action = { $action ->
    [travel] přesun
    [prepare] přípravu
    [rest] odpočinek
   *[special] zvláštní akci
 }
grammar-vanguard-injuries = { $n ->
    [one] { $n } zranění
    [few] { $n } zranění
   *[other] { $n } zranění
 }
grammar-vanguard-injury-cards = { $n ->
    [one] { $n } zranění a { $n } kostku zranění
    [few] { $n } zranění a { $n } kostky zranění
   *[other] { $n } zranění a { $n } kostek zranění
 }
grammar-vanguard-letter-dice = { $n ->
    [one] { $n } kostkou nebezpečí ({ $letter })
    [few] { $n } kostkami nebezpečí ({ $letter })
   *[other] { $n } kostkami nebezpečí ({ $letter })
 }
grammar-vanguard-times = { $n ->
    [one] { "" }
    [few] { " " }{ $n }krát
   *[other] { " " }{ $n }krát
 }
grammar-vanguard-events = { $n ->
    [one] vrchní událost a vraťte ji navrch nebo dospod balíčku
    [few] { $n } vrchní události a každou vraťte navrch nebo dospod balíčku
   *[other] { $n } vrchních událostí a každou vraťte navrch nebo dospod balíčku
 }
grammar-vanguard-capacity = { $capacity ->
    [supplies] Nosnost zásob
    [equipment] Nosnost výbavy
   *[discoveries] Nosnost objevů
 }
grammar-vanguard-stat = { $stat ->
    [armor] Pancéřování
    [sensors] Senzory
   *[agility] Manévrovatelnost
 }
grammar-vanguard-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
 }
grammar-vanguard-energy = { $n ->
    [one] { $n } energii navíc
    [few] { $n } energie navíc
   *[other] { $n } energií navíc
 }
grammar-vanguard-command = { $n ->
    [one] { $n } žeton velení navíc
    [few] { $n } žetony velení navíc
   *[other] { $n } žetonů velení navíc
 }
grammar-vanguard-levels = { $n ->
    [one] { $n } stupeň
    [few] { $n } stupně
   *[other] { $n } stupňů
 }
grammar-vanguard-columns = { $n ->
    [one] { $n } sloupec
    [few] { $n } sloupce
   *[other] { $n } sloupců
 }

vanguard-does-refresh = { $how ->
    [start] Obnovte { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } obnoví { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] obnovte { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-spend = { $how ->
    [start] Vyčerpejte { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] vyčerpat { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } vyčerpá { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] vyčerpejte { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-sac = { $how ->
    [start] Obětujte { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] obětovat { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } obětuje { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] obětujte { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-draw = { $how ->
    [start] Táhněte si { grammar-vanguard-cards }
    [then] si táhněte { grammar-vanguard-cards }
    [they] { $turned ->
        [yes] si { $who } táhne { grammar-vanguard-cards }
       *[no] { $who } si táhne { grammar-vanguard-cards }
     }
   *[do] táhněte si { grammar-vanguard-cards }
 }
vanguard-does-discard = { $how ->
    [start] Odhoďte { grammar-vanguard-cards }
    [may] odhodit { grammar-vanguard-cards }
    [they] { $who } odhodí { grammar-vanguard-cards }
   *[do] odhoďte { grammar-vanguard-cards }
 }
vanguard-does-recover = { $how ->
    [start] Vezměte si { grammar-vanguard-cards } ze svého odhazovacího balíčku
    [then] si vezměte { grammar-vanguard-cards } ze svého odhazovacího balíčku
   *[do] vezměte si { grammar-vanguard-cards } ze svého odhazovacího balíčku
 }
vanguard-does-peek = { $how ->
    [start] Podívejte se na { grammar-vanguard-top-cards }
    [then] se podívejte na { grammar-vanguard-top-cards }
   *[do] podívejte se na { grammar-vanguard-top-cards }
 }
vanguard-does-supply = { $how ->
    [start] Získejte { grammar-vanguard-supplies }
   *[do] získejte { grammar-vanguard-supplies }
 }
vanguard-does-losesupply = { $how ->
    [start] Odevzdejte { grammar-vanguard-supplies }
    [may] odevzdat { grammar-vanguard-supplies }
   *[do] odevzdejte { grammar-vanguard-supplies }
 }
vanguard-does-shed = { $how ->
    [start] Odevzdejte { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
    [may] odevzdat { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
   *[do] odevzdejte { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
 }
vanguard-does-stock = { $how ->
    [start] Od této chvíle počítejte zásoby a začněte s počtem { $n }
   *[do] od této chvíle počítejte zásoby a začněte s počtem { $n }
 }
vanguard-does-charge = { $how ->
    [start] Získejte { grammar-vanguard-charges }
    [they] { $who } získá { grammar-vanguard-charges }
   *[do] získejte { grammar-vanguard-charges }
 }
vanguard-does-losecharge = { $how ->
    [start] Odevzdejte { grammar-vanguard-charges }
    [may] odevzdat { grammar-vanguard-charges }
    [they] { $who } odevzdá { grammar-vanguard-charges }
   *[do] odevzdejte { grammar-vanguard-charges }
 }
vanguard-does-lead = { $how ->
    [start] Získejte { grammar-vanguard-leads }
   *[do] získejte { grammar-vanguard-leads }
 }
vanguard-does-sift = { $how ->
    [start] Táhněte { grammar-vanguard-sifted }
   *[do] táhněte { grammar-vanguard-sifted }
 }
vanguard-does-find = { $how ->
    [start] Získejte objev { grammar-vanguard-kind }
   *[do] získejte objev { grammar-vanguard-kind }
 }
vanguard-does-fetch = { $how ->
    [start] Získejte { grammar-vanguard-rarity } objev { grammar-vanguard-kind }
   *[do] získejte { grammar-vanguard-rarity } objev { grammar-vanguard-kind }
 }
vanguard-does-unique = { $how ->
    [start] Získejte { grammar-vanguard-unique }
   *[do] získejte { grammar-vanguard-unique }
 }
vanguard-does-success = { $how ->
    [start] Získejte { grammar-vanguard-success }
   *[do] získejte { grammar-vanguard-success }
 }
vanguard-does-loss = { $how ->
    [start] Odevzdejte { grammar-vanguard-success }
   *[do] odevzdejte { grammar-vanguard-success }
 }
vanguard-does-move = { $how ->
    [start] Přesuňte se { grammar-vanguard-sectors }
    [then] se přesuňte { grammar-vanguard-sectors }
    [they] { $turned ->
        [yes] se { $who } přesune { grammar-vanguard-sectors }
       *[no] { $who } se přesune { grammar-vanguard-sectors }
     }
   *[do] přesuňte se { grammar-vanguard-sectors }
 }
vanguard-does-place = { $how ->
    [start] Umístěte { $who } { $where }
   *[do] umístěte { $who } { $where }
 }
vanguard-does-skip = { $how ->
    [start] Ignorujte { grammar-vanguard-path-icons }
   *[do] ignorujte { grammar-vanguard-path-icons }
 }
vanguard-does-swap = { $how ->
    [start] Vyčerpejte { grammar-vanguard-swapped } místo vyhodnocení symbolu trasy
   *[do] vyčerpejte { grammar-vanguard-swapped } místo vyhodnocení symbolu trasy
 }
vanguard-does-do = { $how ->
    [start] Proveďte { grammar-vanguard-action } jako akci navíc
   *[do] proveďte { grammar-vanguard-action } jako akci navíc
 }
vanguard-does-hurt = { $how ->
    [start] Získejte zranění „{ $injury }“
    [they] { $who } získá zranění „{ $injury }“
   *[do] získejte zranění „{ $injury }“
 }
vanguard-does-unhurt = { $how ->
    [start] Zabraňte tomuto zranění
   *[do] zabraňte tomuto zranění
 }
vanguard-does-soften = { $how ->
    [start] Získejte místo toho zranění „{ $injury }“
   *[do] získejte místo toho zranění „{ $injury }“
 }
vanguard-does-undie = { $how ->
    [start] Odstraňte { grammar-vanguard-injury-dice }
    [they] { $who } odstraní { grammar-vanguard-injury-dice }
   *[do] odstraňte { grammar-vanguard-injury-dice }
 }
vanguard-does-cover = { $how ->
    [start] Otočte { grammar-vanguard-injuries } lícem dolů
    [they] { $who } otočí { grammar-vanguard-injuries } lícem dolů
   *[do] otočte { grammar-vanguard-injuries } lícem dolů
 }
vanguard-does-uncover = { $how ->
    [start] Otočte { grammar-vanguard-injuries } lícem nahoru
    [they] { $who } otočí { grammar-vanguard-injuries } lícem nahoru
   *[do] otočte { grammar-vanguard-injuries } lícem nahoru
 }
vanguard-does-cure = { $how ->
    [start] Odstraňte { grammar-vanguard-injury-cards }
    [they] { $who } odstraní { grammar-vanguard-injury-cards }
   *[do] odstraňte { grammar-vanguard-injury-cards }
 }
vanguard-does-danger = { $how ->
    [start] Hoďte { grammar-vanguard-letter-dice }
    [they] { $who } hodí { grammar-vanguard-letter-dice }
   *[do] hoďte { grammar-vanguard-letter-dice }
 }
vanguard-does-time = { $how ->
    [start] Posuňte všechny stupnice času{ grammar-vanguard-times }
   *[do] posuňte všechny stupnice času{ grammar-vanguard-times }
 }
vanguard-does-back = { $how ->
    [start] Vraťte jednu stupnici času o { $n } zpět
   *[do] vraťte jednu stupnici času o { $n } zpět
 }
vanguard-does-hush = { $how ->
    [start] Zastavte na toto kolo jednu stupnici času
   *[do] zastavte na toto kolo jednu stupnici času
 }
vanguard-does-noevent = { $how ->
    [start] Ignorujte událost
   *[do] ignorujte událost
 }
vanguard-does-upper = { $how ->
    [start] Vyhodnoťte jen horní část události
   *[do] vyhodnoťte jen horní část události
 }
vanguard-does-scry = { $how ->
    [start] Podívejte se na { grammar-vanguard-events }
    [then] se podívejte na { grammar-vanguard-events }
   *[do] podívejte se na { grammar-vanguard-events }
 }
vanguard-does-token = { $how ->
    [start] Umístěte žeton této karty do svého sektoru
   *[do] umístěte žeton této karty do svého sektoru
 }
vanguard-does-toss = { $how ->
    [start] Odhoďte tuto kartu
    [may] odhodit tuto kartu
   *[do] odhoďte tuto kartu
 }
vanguard-does-give = { $how ->
    [start] Obětujte tuto kartu
    [may] obětovat tuto kartu
   *[do] obětujte tuto kartu
 }
vanguard-does-hand = Limit karet sekce { grammar-vanguard-change }
vanguard-does-drive = { $how ->
    [start] Přesuňte žeton { grammar-vanguard-sectors }
   *[do] přesuňte žeton { grammar-vanguard-sectors }
 }
vanguard-does-cap = { grammar-vanguard-capacity } { grammar-vanguard-change }
vanguard-does-stat = { grammar-vanguard-stat } { grammar-vanguard-change }
vanguard-does-rolls = Hody při přistání { grammar-vanguard-change }
vanguard-does-damage = { $how ->
    [start] Výsadková loď se vrátí poškozená
    [then] se výsadková loď vrátí poškozená
   *[do] výsadková loď se vrátí poškozená
 }
vanguard-does-descend = { $how ->
    [start] Cesta dolů je volná: při přistání se už nehází
   *[do] cesta dolů je volná: při přistání se už nehází
 }
vanguard-does-depart = { $how ->
    [start] Váš člen posádky { grammar-vanguard-departs }
    [they] { $who } { grammar-vanguard-departs }
   *[do] váš člen posádky { grammar-vanguard-departs }
 }
grammar-vanguard-departs = { $fate ->
    [dead] zemře
   *[gone] opustí planetu
 }
vanguard-does-energy = { $how ->
    [start] Příště na můstku získejte { grammar-vanguard-energy }
   *[do] příště na můstku získejte { grammar-vanguard-energy }
 }
vanguard-does-command = { $how ->
    [start] Příště na můstku získejte { grammar-vanguard-command }
   *[do] příště na můstku získejte { grammar-vanguard-command }
 }
vanguard-does-morale = { $how ->
    [start] Zvyšte morálku o { grammar-vanguard-levels }
   *[do] zvyšte morálku o { grammar-vanguard-levels }
 }
vanguard-does-patient = { $how ->
    [start] Posuňte jednoho pacienta o { grammar-vanguard-columns } blíž k propuštění
   *[do] posuňte jednoho pacienta o { grammar-vanguard-columns } blíž k propuštění
 }
vanguard-does-none = { $how ->
    [start] Nic se nestane
    [then] se nic nestane
   *[do] nic se nestane
 }


## Hrozby

grammar-vanguard-threat-sectors = { $n ->
    [one] { $n } sektor
    [few] { $n } sektory
   *[other] { $n } sektorů
 }
grammar-vanguard-attacks = { $n ->
    [one] příští útok
    [few] příští { $n } útoky
   *[other] příštích { $n } útoků
 }
grammar-vanguard-spread-sectors = { $n ->
    [one] { $n } propojeného sektoru
    [few] { $n } propojených sektorů
   *[other] { $n } propojených sektorů
 }
grammar-vanguard-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
 }

vanguard-does-shove = { $how ->
    [start] Přesuňte hrozbu ve svém nebo propojeném sektoru o { grammar-vanguard-threat-sectors }
   *[do] přesuňte hrozbu ve svém nebo propojeném sektoru o { grammar-vanguard-threat-sectors }
 }
vanguard-does-lure = { $how ->
    [start] Nejbližší hrozba se přesune { grammar-vanguard-sectors } { $who }
    [then] se nejbližší hrozba přesune { grammar-vanguard-sectors } { $who }
   *[do] nejbližší hrozba se přesune { grammar-vanguard-sectors } { $who }
 }
vanguard-does-dull = { $how ->
    [start] Ignorujte { grammar-vanguard-attacks } hrozby ve svém nebo propojeném sektoru
   *[do] ignorujte { grammar-vanguard-attacks } hrozby ve svém nebo propojeném sektoru
 }
vanguard-does-strike = { $threat } zaútočí{ grammar-vanguard-times }
vanguard-does-hunt = { $how ->
    [then] se { $threat } přesune { grammar-vanguard-sectors } směrem k nejbližšímu členovi posádky
   *[do] { $threat } se přesune { grammar-vanguard-sectors } směrem k nejbližšímu členovi posádky
 }
vanguard-does-roam = { $how ->
    [then] se { $threat } náhodně přesune o { grammar-vanguard-threat-sectors }
   *[do] { $threat } se náhodně přesune o { grammar-vanguard-threat-sectors }
 }
vanguard-does-spread = { $how ->
    [then] se { $threat } rozšíří do { grammar-vanguard-spread-sectors }
   *[do] { $threat } se rozšíří do { grammar-vanguard-spread-sectors }
 }
vanguard-does-banish = { $threat } opustí planetu
vanguard-does-sleep = { $threat } usne na { grammar-vanguard-rounds }
vanguard-does-appear = { $how ->
    [then] se { $threat } objeví { $where }
   *[do] { $threat } se objeví { $where }
 }


## Planeta a její příběh

grammar-vanguard-condition = { $printed ->
    [yes] obecné podmínky vytištěné na desce
   *[no] obecné podmínky „{ $name }“
 }
grammar-vanguard-clock = { $this ->
    [yes] tuto stupnici času
   *[no] stupnici času karty „{ $name }“
 }
grammar-vanguard-part = { $path ->
    [yes] trasu { $number }–{ $end }
   *[no] sektor { $number }
 }
grammar-vanguard-clue = { $clue ->
    [first] stanici, která je v tajném pořadí první
    [last] stanici, která je v tajném pořadí poslední
   *[notfirst] jednu stanici, která v tajném pořadí není první
 }
grammar-vanguard-mod = { $mod ->
    [yes] úpravu výsadkové lodi „{ $name }“
   *[no] výbavu „{ $name }“
 }

vanguard-does-log = { $how ->
    [start] Přečtěte si záznam č. { $number }
    [then] si přečtěte záznam č. { $number }
   *[do] přečtěte si záznam č. { $number }
 }
vanguard-does-mission = { $how ->
    [start] Odhalte misi „{ $name }“
   *[do] odhalte misi „{ $name }“
 }
vanguard-does-done = { $how ->
    [start] Splňte misi „{ $name }“
   *[do] splňte misi „{ $name }“
 }
vanguard-does-fail = { $how ->
    [start] Mise „{ $name }“ končí neúspěchem
   *[do] mise „{ $name }“ končí neúspěchem
 }
vanguard-does-poi = { $nothing ->
    [yes] { $how ->
        [start] Odstraňte bod zájmu { $where }
       *[do] odstraňte bod zájmu { $where }
     }
   *[no] { $how ->
        [start] Nahraďte bod zájmu { $where } kartou č. { $number }
       *[do] nahraďte bod zájmu { $where } kartou č. { $number }
     }
 }
vanguard-does-stack = { $how ->
    [start] Položte bod zájmu č. { $number } { $where }, navrch na ostatní
   *[do] položte bod zájmu č. { $number } { $where }, navrch na ostatní
 }
vanguard-does-condition = { $how ->
    [start] Uveďte v platnost { grammar-vanguard-condition }
   *[do] uveďte v platnost { grammar-vanguard-condition }
 }
vanguard-does-clock = { $how ->
    [start] { $way ->
        [down] Vraťte { grammar-vanguard-clock } o { $n } zpět
       *[up] Posuňte { grammar-vanguard-clock } o { $n } vpřed
     }
   *[do] { $way ->
        [down] vraťte { grammar-vanguard-clock } o { $n } zpět
       *[up] posuňte { grammar-vanguard-clock } o { $n } vpřed
     }
 }
vanguard-does-reset = { $how ->
    [start] Vynulujte { grammar-vanguard-clock }
   *[do] vynulujte { grammar-vanguard-clock }
 }
vanguard-does-mark = { $how ->
    [start] Položte ukazatel „{ $name }“ { $where }
   *[do] položte ukazatel „{ $name }“ { $where }
 }
vanguard-does-unmark = { $how ->
    [start] Odstraňte všechny ukazatele „{ $name }“ { $where }
   *[do] odstraňte všechny ukazatele „{ $name }“ { $where }
 }
vanguard-does-flag = { $how ->
    [start] Zaznamenejte „{ $name }“ pro kampaň
   *[do] zaznamenejte „{ $name }“ pro kampaň
 }
vanguard-does-open = { $how ->
    [start] Otevřete { grammar-vanguard-part }
   *[do] otevřete { grammar-vanguard-part }
 }
vanguard-does-shut = { $how ->
    [start] Uzavřete { grammar-vanguard-part }
   *[do] uzavřete { grammar-vanguard-part }
 }
vanguard-does-lander = { $how ->
    [start] Přesuňte výsadkovou loď do sektoru { $n }
   *[do] přesuňte výsadkovou loď do sektoru { $n }
 }
vanguard-does-calm = { $how ->
    [start] Ignorujte při této návštěvě symboly nebezpečí na trasách
   *[do] ignorujte při této návštěvě symboly nebezpečí na trasách
 }
vanguard-does-clue = { $how ->
    [start] Zjistěte { grammar-vanguard-clue }
   *[do] zjistěte { grammar-vanguard-clue }
 }
vanguard-does-carry = { $how ->
    [start] Zvedněte jádro
   *[do] zvedněte jádro
 }
vanguard-does-gear = { $how ->
    [start] Získejte při dokování { grammar-vanguard-mod }
   *[do] získejte při dokování { grammar-vanguard-mod }
 }
vanguard-does-project = { $how ->
    [start] Získejte při dokování výzkumný projekt č. { $number }
   *[do] získejte při dokování výzkumný projekt č. { $number }
 }
vanguard-does-turn = { $how ->
    [start] Otočte kartu povýšení
   *[do] otočte kartu povýšení
 }
vanguard-does-end = { $how ->
    [start] Průzkum končí
   *[do] průzkum končí
 }


## Podmínky

grammar-vanguard-markers = { $n ->
    [one] { $where } leží ukazatel „{ $name }“
    [few] { $where } leží nejméně { $n } ukazatele „{ $name }“
   *[other] { $where } leží nejméně { $n } ukazatelů „{ $name }“
 }
grammar-vanguard-visits = { $n ->
    [one] jste tu už někdy byli
    [few] jste tu byli už { $n }krát
   *[other] jste tu byli už { $n }krát
 }

vanguard-if-mark = { grammar-vanguard-markers }
vanguard-if-nomark = { $where } neleží žádný ukazatel „{ $name }“
vanguard-if-flag = je zaznamenáno „{ $name }“
vanguard-if-noflag = není zaznamenáno „{ $name }“
vanguard-if-done = je splněna mise „{ $name }“
vanguard-if-notdone = není splněna mise „{ $name }“
vanguard-if-up = je ve hře mise „{ $name }“
vanguard-if-objective = je ve hře hlavní úkol č. { $number }
vanguard-if-act = začal { $n }. akt
vanguard-if-global = platí { grammar-vanguard-condition }
vanguard-if-state = je planeta ve stavu „{ $name }“
vanguard-if-allin = jsou všichni členové posádky v sektoru { $n }
vanguard-if-visits = { grammar-vanguard-visits }
vanguard-if-next = je v tajném pořadí na řadě sektor { $n }
vanguard-if-notnext = není v tajném pořadí na řadě sektor { $n }
vanguard-if-core = je jádro v sektoru { $n }
vanguard-if-corehome = je jádro v sektoru výsadku
vanguard-if-below = je hodnota { grammar-vanguard-stat } výsadkové lodi nižší než { $n }


## Jak se jmenují ukazatele a záznamy

vanguard-mark-bench = Ponk
vanguard-mark-cell = Napájecí článek
vanguard-mark-chart = Zmapováno
vanguard-mark-count = Spočítáno
vanguard-mark-dosed = Ošetřeno
vanguard-mark-dug = Prokopáno
vanguard-mark-fell = Zával
vanguard-mark-flood = Příliv
vanguard-mark-free = Svorky rozlomeny
vanguard-mark-friend = Přítel
vanguard-mark-kelp = Letokruhy přečteny
vanguard-mark-kind = Ušetřeno
vanguard-mark-lifted = Jádro vyzvednuto
vanguard-mark-names = Jména
vanguard-mark-polite = Zdvořilost
vanguard-mark-power = Proud
vanguard-mark-salvage = Materiál
vanguard-mark-span = Most
vanguard-mark-stone = Kámen zvednut
vanguard-mark-stripped = Rozebráno
vanguard-mark-tags = Známky
vanguard-mark-toolhead = Hlavice nástroje
vanguard-mark-verse = Sloka
vanguard-mark-whistle = Hvizd
vanguard-mark-winch = Naviják
vanguard-flag-bridge-built = Most postaven
vanguard-flag-chart = Mapa koridoru
vanguard-flag-homeward = Směr domů
vanguard-flag-reef-sick = Nemocný útes
vanguard-state-song = Píseň


## Karty povýšení

vanguard-need = { $counter }: { $bound }.
vanguard-bound-least = nejméně { $n }{ grammar-vanguard-more }
grammar-vanguard-more = { $more ->
    [yes] , navíc 1 za každého člena posádky nad dva
   *[no] { "" }
 }
vanguard-bound-most = nejvýše { $n }{ grammar-vanguard-more }
vanguard-bound-exactly = { grammar-vanguard-exactly }
grammar-vanguard-exactly = { $n ->
    [0] žádné
   *[other] přesně { $n }
 }
vanguard-counter-success = Získané žetony úspěchu
vanguard-counter-found = Objevy na výsadkové lodi
vanguard-counter-types = Typy objevů na výsadkové lodi
vanguard-counter-unique = Získané mimořádné objevy
vanguard-counter-green = Zelené důsledky při ověření kostkami
vanguard-counter-yellow = Žluté důsledky při ověření kostkami
vanguard-counter-visited = Navštívené sektory
vanguard-counter-combos = Kombinace kostek v jednom ověření
vanguard-counter-assists = Kostky přidané při podpoře
vanguard-counter-banished = Hrozby, které opustily planetu
vanguard-counter-primary = Události, u nichž platila dolní část
vanguard-counter-missions = Splněné mise
vanguard-counter-rounds = Kolo
vanguard-counter-hurts = Zranění týmu
vanguard-counter-r-icons = Vyčerpané červené symboly
vanguard-counter-g-icons = Vyčerpané zelené symboly
vanguard-counter-b-icons = Vyčerpané modré symboly
