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
