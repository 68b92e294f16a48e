# Text pravidel na kartách, řečený z jejich řádků: jedna zpráva pro každé slovo jazyka karet.
# $how se účinek říká: na začátku věty, za „nebo“ („do“), za „potom“, za „můžeš“ (infinitiv); „they“, když to dělá
# někdo jiný. Počítané věci mají vlastní zprávy a jsou ve 4. pádě.


## Věty

vanguard-ability = { $moment }: { $effects }.
vanguard-ability-paid = { $moment } můžeš { $cost }. Pokud tak učiníš, pak { $effects }.
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
vanguard-joined-sentences = { $first } { $next }
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
vanguard-limit-alone = pokud ve tvém sektoru není nikdo jiný
vanguard-limit-team = pokud je ve tvém sektoru jiný člen posádky
vanguard-limit-threat = pokud je ve tvém sektoru hrozba
vanguard-limit-foe = pokud je ve tvém nebo propojeném sektoru hrozba
vanguard-limit-hurt = pokud máš zranění
vanguard-limit-low = pokud máš nejvýše 2 dostupné kostky
vanguard-limit-lander = v sektoru výsadku
vanguard-limit-prepare = jen při ověření v rámci přípravy
vanguard-limit-r2 = od hodnosti 2
vanguard-limit-tok = v sektoru se žetonem
vanguard-limit-base = v sektoru se žetonem, ke kterému karta patří
vanguard-limit-placed = jakmile je žeton na desce
vanguard-limit-ends = mezi jeho dvěma konci
vanguard-limit-belongs = jen pro náznaky od výbavy, ke které karta patří
vanguard-limit-one = i u jiného člena posádky ve tvém sektoru
vanguard-limit-far = i u kohokoli jiného
vanguard-limit-biome = v sektoru s biomem „{ $biome }“


## Kdo a kde

vanguard-who-me = { $form ->
    [whom] svou figurku
    [towards] směrem k tobě
   *[in] ty
 }
vanguard-who-one = { $form ->
    [start] Jeden člen posádky ve tvém sektoru
    [whom] jednoho člena posádky ve svém sektoru
    [towards] směrem k jednomu členovi posádky ve tvém sektoru
   *[in] jeden člen posádky ve tvém sektoru
 }
vanguard-who-mate = { $form ->
    [start] Jeden jiný člen posádky ve tvém sektoru
    [whom] jednoho jiného člena posádky ve svém sektoru
    [towards] směrem k jednomu jinému členovi posádky ve tvém sektoru
   *[in] jeden jiný člen posádky ve tvém sektoru
 }
vanguard-who-near = { $form ->
    [start] Jeden člen posádky ve tvém nebo propojeném sektoru
    [whom] jednoho člena posádky ze svého nebo propojeného sektoru
    [towards] směrem k jednomu členovi posádky ve tvém nebo propojeném sektoru
   *[in] jeden člen posádky ve tvém nebo propojeném sektoru
 }
vanguard-who-far = { $form ->
    [start] Jeden libovolný jiný člen posádky
    [whom] jednoho libovolného jiného člena posádky
    [towards] směrem k jednomu libovolnému jinému členovi posádky
   *[in] jeden libovolný jiný člen posádky
 }
vanguard-who-here = { $form ->
    [start] Každý člen posádky ve tvém sektoru
    [whom] každého člena posádky ze svého sektoru
    [towards] směrem ke členům posádky ve tvém sektoru
   *[in] každý člen posádky ve tvém sektoru
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
    [start] Přehoď { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
   *[do] přehoď { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
 }
vanguard-does-set = { $how ->
    [start] Otoč { grammar-vanguard-dice }{ grammar-vanguard-showing } na { grammar-vanguard-shown }
   *[do] otoč { grammar-vanguard-dice }{ grammar-vanguard-showing } na { grammar-vanguard-shown }
 }
vanguard-does-add = { $how ->
    [start] Hoď navíc { grammar-vanguard-more-dice }{ grammar-vanguard-showing }
   *[do] hoď navíc { grammar-vanguard-more-dice }{ grammar-vanguard-showing }
 }
vanguard-does-pull = { $how ->
    [start] Hoď navíc { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
   *[do] hoď navíc { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
 }
vanguard-does-drop = { $how ->
    [start] Vyčerpej { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
    [may] vyčerpat { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
   *[do] vyčerpej { grammar-vanguard-dice }{ grammar-vanguard-showing } ze zásoby kostek
 }
vanguard-does-keep = { $how ->
    [start] Vrať { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } na svou desku
   *[do] vrať { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } na svou desku
 }
vanguard-does-convert = { $how ->
    [start] Můžeš počítat symboly Základní { grammar-vanguard-colour-icons }jako symbol { $icon }
   *[do] můžeš počítat symboly Základní { grammar-vanguard-colour-icons }jako symbol { $icon }
 }
vanguard-does-double = { $how ->
    [start] Každý symbol { $icon } se počítá dvakrát
   *[do] se každý symbol { $icon } počítá dvakrát
 }
vanguard-does-uninjury = { $how ->
    [start] Ignoruj { grammar-vanguard-injury-dice }
   *[do] ignoruj { grammar-vanguard-injury-dice }
 }
vanguard-does-reinjury = { $how ->
    [start] Přehoď { grammar-vanguard-injury-dice }
   *[do] přehoď { grammar-vanguard-injury-dice }
 }
vanguard-does-undanger = { $how ->
    [start] Ignoruj { grammar-vanguard-danger-dice }
   *[do] ignoruj { grammar-vanguard-danger-dice }
 }
vanguard-does-redanger = { $how ->
    [start] Přehoď { grammar-vanguard-danger-dice }
   *[do] přehoď { grammar-vanguard-danger-dice }
 }
vanguard-does-assist = { $how ->
    [start] Přidej k ověření { grammar-vanguard-given-dice }
    [they] { $who } může k ověření přidat { grammar-vanguard-given-dice }
   *[do] přidej k ověření { grammar-vanguard-given-dice }
 }
vanguard-does-track = { $how ->
    [start] { $way ->
        [down] Vrať { grammar-vanguard-track }{ grammar-vanguard-by } zpět
       *[up] Posuň { grammar-vanguard-track }{ grammar-vanguard-by } vpřed
     }
   *[do] { $way ->
        [down] vrať { grammar-vanguard-track }{ grammar-vanguard-by } zpět
       *[up] posuň { grammar-vanguard-track }{ grammar-vanguard-by } vpřed
     }
 }
vanguard-does-jump = { $how ->
    [start] Přejdi rovnou { grammar-vanguard-row }
   *[do] přejdi rovnou { grammar-vanguard-row }
 }


## Posádka, karty, tým

grammar-vanguard-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
grammar-vanguard-top-cards = { $n ->
    [one] vrchní kartu svého balíčku a vrať ji navrch nebo dospod
    [few] { $n } vrchní karty svého balíčku a každou vrať navrch nebo dospod
   *[other] { $n } vrchních karet svého balíčku a každou vrať navrch nebo dospod
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
   *[choice] typu, který si zvolíš
 }
grammar-vanguard-sifted = { $n ->
    [one] o { $n } náznak víc a { $n } vrať
    [few] o { $n } náznaky víc a { $n } vrať
   *[other] o { $n } náznaků víc a { $n } vrať
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
    [one] vrchní událost a vrať ji navrch nebo dospod balíčku
    [few] { $n } vrchní události a každou vrať navrch nebo dospod balíčku
   *[other] { $n } vrchních událostí a každou vrať navrch nebo dospod balíčku
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
    [start] Obnov { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } obnoví { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] obnov { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-spend = { $how ->
    [start] Vyčerpej { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] vyčerpat { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } vyčerpá { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] vyčerpej { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-sac = { $how ->
    [start] Obětuj { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] obětovat { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } obětuje { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] obětuj { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-draw = { $how ->
    [start] Táhni si { grammar-vanguard-cards }
    [they] { $turned ->
        [yes] si { $who } táhne { grammar-vanguard-cards }
       *[no] { $who } si táhne { grammar-vanguard-cards }
     }
   *[do] si táhni { grammar-vanguard-cards }
 }
vanguard-does-discard = { $how ->
    [start] Odhoď { grammar-vanguard-cards }
    [may] odhodit { grammar-vanguard-cards }
    [they] { $who } odhodí { grammar-vanguard-cards }
   *[do] odhoď { grammar-vanguard-cards }
 }
vanguard-does-recover = { $how ->
    [start] Vezmi si { grammar-vanguard-cards } ze svého odhazovacího balíčku
   *[do] si vezmi { grammar-vanguard-cards } ze svého odhazovacího balíčku
 }
vanguard-does-peek = { $how ->
    [start] Podívej se na { grammar-vanguard-top-cards }
   *[do] se podívej na { grammar-vanguard-top-cards }
 }
vanguard-does-supply = { $how ->
    [start] Získej { grammar-vanguard-supplies }
   *[do] získej { grammar-vanguard-supplies }
 }
vanguard-does-losesupply = { $how ->
    [start] Odevzdej { grammar-vanguard-supplies }
    [may] odevzdat { grammar-vanguard-supplies }
   *[do] odevzdej { grammar-vanguard-supplies }
 }
vanguard-does-shed = { $how ->
    [start] Odevzdej { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
    [may] odevzdat { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
   *[do] odevzdej { grammar-vanguard-supplies }, o 1 méně za každý bod hodnoty { grammar-vanguard-stat }
 }
vanguard-does-stock = { $how ->
    [start] Od této chvíle počítej zásoby a začni s počtem { $n }
   *[do] od této chvíle počítej zásoby a začni s počtem { $n }
 }
vanguard-does-charge = { $how ->
    [start] Získej { grammar-vanguard-charges }
    [they] { $who } získá { grammar-vanguard-charges }
   *[do] získej { grammar-vanguard-charges }
 }
vanguard-does-losecharge = { $how ->
    [start] Odevzdej { grammar-vanguard-charges }
    [may] odevzdat { grammar-vanguard-charges }
    [they] { $who } odevzdá { grammar-vanguard-charges }
   *[do] odevzdej { grammar-vanguard-charges }
 }
vanguard-does-lead = { $how ->
    [start] Získej { grammar-vanguard-leads }
   *[do] získej { grammar-vanguard-leads }
 }
vanguard-does-sift = { $how ->
    [start] Táhni { grammar-vanguard-sifted }
   *[do] táhni { grammar-vanguard-sifted }
 }
vanguard-does-find = { $how ->
    [start] Získej objev { grammar-vanguard-kind }
   *[do] získej objev { grammar-vanguard-kind }
 }
vanguard-does-fetch = { $how ->
    [start] Získej { grammar-vanguard-rarity } objev { grammar-vanguard-kind }
   *[do] získej { grammar-vanguard-rarity } objev { grammar-vanguard-kind }
 }
vanguard-does-unique = { $how ->
    [start] Získej { grammar-vanguard-unique }
   *[do] získej { grammar-vanguard-unique }
 }
vanguard-does-success = { $how ->
    [start] Získej { grammar-vanguard-success }
   *[do] získej { grammar-vanguard-success }
 }
vanguard-does-loss = { $how ->
    [start] Odevzdej { grammar-vanguard-success }
   *[do] odevzdej { grammar-vanguard-success }
 }
vanguard-does-move = { $how ->
    [start] Přesuň se { grammar-vanguard-sectors }
    [they] { $turned ->
        [yes] se { $who } přesune { grammar-vanguard-sectors }
       *[no] { $who } se přesune { grammar-vanguard-sectors }
     }
   *[do] se přesuň { grammar-vanguard-sectors }
 }
vanguard-does-place = { $how ->
    [start] Umísti { $who } { $where }
   *[do] umísti { $who } { $where }
 }
vanguard-does-skip = { $how ->
    [start] Ignoruj { grammar-vanguard-path-icons }
   *[do] ignoruj { grammar-vanguard-path-icons }
 }
vanguard-does-swap = { $how ->
    [start] Vyčerpej { grammar-vanguard-swapped } místo vyhodnocení symbolu trasy
   *[do] vyčerpej { grammar-vanguard-swapped } místo vyhodnocení symbolu trasy
 }
vanguard-does-do = { $how ->
    [start] Proveď { grammar-vanguard-action } jako akci navíc
   *[do] proveď { grammar-vanguard-action } jako akci navíc
 }
vanguard-does-hurt = { $how ->
    [start] Získej zranění „{ $injury }“
    [they] { $who } získá zranění „{ $injury }“
   *[do] získej zranění „{ $injury }“
 }
vanguard-does-unhurt = { $how ->
    [start] Zabraň tomuto zranění
   *[do] zabraň tomuto zranění
 }
vanguard-does-soften = { $how ->
    [start] Získej místo toho zranění „{ $injury }“
   *[do] získej místo toho zranění „{ $injury }“
 }
vanguard-does-undie = { $how ->
    [start] Odstraň { grammar-vanguard-injury-dice }
    [they] { $who } odstraní { grammar-vanguard-injury-dice }
   *[do] odstraň { grammar-vanguard-injury-dice }
 }
vanguard-does-cover = { $how ->
    [start] Otoč { grammar-vanguard-injuries } lícem dolů
    [they] { $who } otočí { grammar-vanguard-injuries } lícem dolů
   *[do] otoč { grammar-vanguard-injuries } lícem dolů
 }
vanguard-does-uncover = { $how ->
    [start] Otoč { grammar-vanguard-injuries } lícem nahoru
    [they] { $who } otočí { grammar-vanguard-injuries } lícem nahoru
   *[do] otoč { grammar-vanguard-injuries } lícem nahoru
 }
vanguard-does-cure = { $how ->
    [start] Odstraň { grammar-vanguard-injury-cards }
    [they] { $who } odstraní { grammar-vanguard-injury-cards }
   *[do] odstraň { grammar-vanguard-injury-cards }
 }
vanguard-does-danger = { $how ->
    [start] Hoď { grammar-vanguard-letter-dice }
    [they] { $who } hodí { grammar-vanguard-letter-dice }
   *[do] hoď { grammar-vanguard-letter-dice }
 }
vanguard-does-time = { $how ->
    [start] Posuň všechny stupnice času{ grammar-vanguard-times }
   *[do] posuň všechny stupnice času{ grammar-vanguard-times }
 }
vanguard-does-back = { $how ->
    [start] Vrať jednu stupnici času o { $n } zpět
   *[do] vrať jednu stupnici času o { $n } zpět
 }
vanguard-does-hush = { $how ->
    [start] Zastav na toto kolo jednu stupnici času
   *[do] zastav na toto kolo jednu stupnici času
 }
vanguard-does-noevent = { $how ->
    [start] Ignoruj událost
   *[do] ignoruj událost
 }
vanguard-does-upper = { $how ->
    [start] Vyhodnoť jen horní část události
   *[do] vyhodnoť jen horní část události
 }
vanguard-does-scry = { $how ->
    [start] Podívej se na { grammar-vanguard-events }
   *[do] se podívej na { grammar-vanguard-events }
 }
vanguard-does-token = { $how ->
    [start] Umísti žeton této karty do svého sektoru
   *[do] umísti žeton této karty do svého sektoru
 }
vanguard-does-toss = { $how ->
    [start] Odhoď tuto kartu
    [may] odhodit tuto kartu
   *[do] odhoď tuto kartu
 }
vanguard-does-give = { $how ->
    [start] Obětuj tuto kartu
    [may] obětovat tuto kartu
   *[do] obětuj tuto kartu
 }
vanguard-does-hand = Limit karet sekce { grammar-vanguard-change }
vanguard-does-drive = { $how ->
    [start] Přesuň žeton { grammar-vanguard-sectors }
   *[do] přesuň žeton { grammar-vanguard-sectors }
 }
vanguard-does-cap = { grammar-vanguard-capacity } { grammar-vanguard-change }
vanguard-does-stat = { grammar-vanguard-stat } { grammar-vanguard-change }
vanguard-does-rolls = Hody při přistání { grammar-vanguard-change }
vanguard-does-damage = { $how ->
    [start] Výsadková loď se vrátí poškozená
   *[do] se výsadková loď vrátí poškozená
 }
vanguard-does-descend = { $how ->
    [start] Cesta dolů je volná: při přistání se už nehází
   *[do] cesta dolů je volná: při přistání se už nehází
 }
vanguard-does-depart = { $how ->
    [start] Tvůj člen posádky { grammar-vanguard-departs }
    [they] { $who } { grammar-vanguard-departs }
   *[do] tvůj člen posádky { grammar-vanguard-departs }
 }
grammar-vanguard-departs = { $fate ->
    [dead] zemře
   *[gone] opustí planetu
 }
vanguard-does-energy = { $how ->
    [start] Příště na můstku získej { grammar-vanguard-energy }
   *[do] příště na můstku získej { grammar-vanguard-energy }
 }
vanguard-does-command = { $how ->
    [start] Příště na můstku získej { grammar-vanguard-command }
   *[do] příště na můstku získej { grammar-vanguard-command }
 }
vanguard-does-morale = { $how ->
    [start] Zvyš morálku o { grammar-vanguard-levels }
   *[do] zvyš morálku o { grammar-vanguard-levels }
 }
vanguard-does-patient = { $how ->
    [start] Posuň jednoho pacienta o { grammar-vanguard-columns } blíž k propuštění
   *[do] posuň jednoho pacienta o { grammar-vanguard-columns } blíž k propuštění
 }
vanguard-does-none = { $how ->
    [start] Nic se nestane
   *[do] se nic nestane
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
    [start] Přesuň hrozbu ve svém nebo propojeném sektoru o { grammar-vanguard-threat-sectors }
   *[do] přesuň hrozbu ve svém nebo propojeném sektoru o { grammar-vanguard-threat-sectors }
 }
vanguard-does-lure = { $how ->
    [start] Nejbližší hrozba se přesune { grammar-vanguard-sectors } { $who }
   *[do] se nejbližší hrozba přesune { grammar-vanguard-sectors } { $who }
 }
vanguard-does-dull = { $how ->
    [start] Ignoruj { grammar-vanguard-attacks } hrozby ve svém nebo propojeném sektoru
   *[do] ignoruj { grammar-vanguard-attacks } hrozby ve svém nebo propojeném sektoru
 }
vanguard-attack-nobody = Není-li v jejím sektoru nikdo, místo útoku se přesune o 1 sektor směrem k nejbližšímu členovi posádky.
vanguard-attack-others = Kdo při svém přesunu dorazí do sektoru s některou z vedlejších figurek hrozby, utrpí její útok jednou.
vanguard-does-strike = { $threat } zaútočí{ grammar-vanguard-times }
vanguard-does-hunt = { $how ->
    [start] { $threat } se přesune { grammar-vanguard-sectors } směrem k nejbližšímu členovi posádky
   *[do] se { $threat } přesune { grammar-vanguard-sectors } směrem k nejbližšímu členovi posádky
 }
vanguard-does-roam = { $how ->
    [start] { $threat } se náhodně přesune o { grammar-vanguard-threat-sectors }
   *[do] se { $threat } náhodně přesune o { grammar-vanguard-threat-sectors }
 }
vanguard-does-spread = { $how ->
    [start] { $threat } se rozšíří do { grammar-vanguard-spread-sectors }
   *[do] se { $threat } rozšíří do { grammar-vanguard-spread-sectors }
 }
vanguard-does-banish = { $threat } opustí planetu
vanguard-does-sleep = { $threat } usne na { grammar-vanguard-rounds }
vanguard-does-appear = { $how ->
    [start] { $threat } se objeví { $where }
   *[do] se { $threat } objeví { $where }
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
    [start] Přečti si záznam č. { $number }
   *[do] si přečti záznam č. { $number }
 }
vanguard-does-mission = { $how ->
    [start] Odhal misi „{ $name }“
   *[do] odhal misi „{ $name }“
 }
vanguard-does-done = { $how ->
    [start] Splň misi „{ $name }“
   *[do] splň misi „{ $name }“
 }
vanguard-does-fail = { $how ->
    [start] Mise „{ $name }“ končí neúspěchem
   *[do] mise „{ $name }“ končí neúspěchem
 }
vanguard-does-poi = { $nothing ->
    [yes] { $how ->
        [start] Odstraň bod zájmu { $where }
       *[do] odstraň bod zájmu { $where }
     }
   *[no] { $how ->
        [start] Nahraď bod zájmu { $where } kartou č. { $number }
       *[do] nahraď bod zájmu { $where } kartou č. { $number }
     }
 }
vanguard-does-stack = { $how ->
    [start] Polož bod zájmu č. { $number } { $where }, navrch na ostatní
   *[do] polož bod zájmu č. { $number } { $where }, navrch na ostatní
 }
vanguard-does-condition = { $how ->
    [start] Uveď v platnost { grammar-vanguard-condition }
   *[do] uveď v platnost { grammar-vanguard-condition }
 }
vanguard-does-clock = { $how ->
    [start] { $way ->
        [down] Vrať { grammar-vanguard-clock } o { $n } zpět
       *[up] Posuň { grammar-vanguard-clock } o { $n } vpřed
     }
   *[do] { $way ->
        [down] vrať { grammar-vanguard-clock } o { $n } zpět
       *[up] posuň { grammar-vanguard-clock } o { $n } vpřed
     }
 }
vanguard-does-reset = { $how ->
    [start] Vynuluj { grammar-vanguard-clock }
   *[do] vynuluj { grammar-vanguard-clock }
 }
vanguard-does-mark = { $how ->
    [start] Polož ukazatel „{ $name }“ { $where }
   *[do] polož ukazatel „{ $name }“ { $where }
 }
vanguard-does-unmark = { $how ->
    [start] Odstraň všechny ukazatele „{ $name }“ { $where }
   *[do] odstraň všechny ukazatele „{ $name }“ { $where }
 }
vanguard-does-flag = { $how ->
    [start] Zaznamenej „{ $name }“ pro kampaň
   *[do] zaznamenej „{ $name }“ pro kampaň
 }
vanguard-does-open = { $how ->
    [start] Otevři { grammar-vanguard-part }
   *[do] otevři { grammar-vanguard-part }
 }
vanguard-does-shut = { $how ->
    [start] Uzavři { grammar-vanguard-part }
   *[do] uzavři { grammar-vanguard-part }
 }
vanguard-does-lander = { $how ->
    [start] Přesuň výsadkovou loď do sektoru { $n }
   *[do] přesuň výsadkovou loď do sektoru { $n }
 }
vanguard-does-calm = { $how ->
    [start] Ignoruj při této návštěvě symboly nebezpečí na trasách
   *[do] ignoruj při této návštěvě symboly nebezpečí na trasách
 }
vanguard-does-clue = { $how ->
    [start] Zjisti { grammar-vanguard-clue }
   *[do] zjisti { grammar-vanguard-clue }
 }
vanguard-does-carry = { $how ->
    [start] Zvedni jádro
   *[do] zvedni jádro
 }
vanguard-does-gear = { $how ->
    [start] Získej při dokování { grammar-vanguard-mod }
   *[do] získej při dokování { grammar-vanguard-mod }
 }
vanguard-does-project = { $how ->
    [start] Získej při dokování výzkumný projekt č. { $number }
   *[do] získej při dokování výzkumný projekt č. { $number }
 }
vanguard-does-turn = { $how ->
    [start] Otoč kartu povýšení
   *[do] otoč kartu povýšení
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
vanguard-mark-toolhead = Nástrojová hlava
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
