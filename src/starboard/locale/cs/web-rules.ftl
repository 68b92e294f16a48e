# Přehled pravidel: rámec a názvy kapitol.


## Hledání

web-rules-title = Pravidla: { $game }
web-rules-lead = Všechna pravidla, podle kterých tento stůl hraje, jedno po druhém a vlastními slovy.
web-rules-search = Hledat v pravidlech
web-rules-search-hint = Pár slov, nebo číslo pravidla.
web-rules-chapters = Kapitoly
web-rules-found = { $count ->
        [0] Žádné pravidlo nenalezeno
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
web-rules-nothing = K výrazu „{ $words }“ se nenašlo žádné pravidlo. Zkus méně slov, nebo jiná.
web-rules-no-such = Pravidlo { $rule } neexistuje. Vyhledej ho, nebo zvol kapitolu.
web-rules-see = Viz také
web-rules-neighbours = Předchozí a následující pravidlo
web-rules-decided = Tištěná pravidla to nechávají otevřené; tento stůl to rozhoduje takto.
web-rules-rulings = Dvojí výklad
web-rules-rulings-about = Tady tištěná pravidla připouštějí dvojí výklad. Stůl hraje podle prvního, pokud hostitel nezvolil druhý.
web-rules-usual = Jako obvykle
web-rules-option = S volbou „{ $option }“


## Kapitoly Nemesis

web-chapter-gen = Základní zásady
web-chapter-setup = Příprava hry
web-chapter-turn = Kola a tahy
web-chapter-event = Fáze událostí
web-chapter-bag = Sáček vetřelců
web-chapter-moment = Kritické okamžiky
web-chapter-explore = Průzkum
web-chapter-token = Žetony průzkumu
web-chapter-item = Předměty a objekty
web-chapter-action = Akce
web-chapter-craft = Sestavování předmětů
web-chapter-move = Pohyb
web-chapter-noise = Hluk
web-chapter-encounter = Setkání
web-chapter-combat = Boj
web-chapter-die = Bojová kostka
web-chapter-injury = Zranění vetřelců
web-chapter-escape = Útěk
web-chapter-attack = Útoky vetřelců
web-chapter-wound = Poranění
web-chapter-death = Smrt postavy
web-chapter-marker = Požár a porucha
web-chapter-intruder = Vetřelci
web-chapter-tech = Technické chodby
web-chapter-door = Dveře
web-chapter-contam = Kontaminace
web-chapter-signal = Signál
web-chapter-computer = Počítač
web-chapter-room = Místnosti
web-chapter-selfd = Sebedestrukce
web-chapter-airlock = Procedura přechodové komory
web-chapter-nest = Hnízdo a Vejce
web-chapter-pod = Únikové moduly
web-chapter-hib = Hibernace
web-chapter-engine = Motory
web-chapter-coord = Souřadnice a cíl letu
web-chapter-win = Vítězství
web-chapter-end = Konec hry
web-chapter-check = Kontrola vítězství
web-chapter-obj = Úkoly
web-chapter-weak = Slabiny vetřelců
web-chapter-char = Postavy
web-chapter-solo = Sólový režim
web-chapter-coop = Kooperativní režim
web-chapter-intplayer = Hráč vetřelců
web-chapter-alt = Alternativní herní plán
