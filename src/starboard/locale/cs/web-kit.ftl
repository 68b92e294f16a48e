# What all boards share.

web-kit-zoom-in = Přiblížit
web-kit-zoom-out = Oddálit
web-kit-option = { $label }. Možnost { $key }
web-kit-option-open = { $label }. Lze zvolit
web-kit-option-blocked = { $label }. Nejde to: { $why }

## Games without drawings of their own

web-kit-board = Herní plán
web-kit-whole-board = Celý herní plán
web-kit-square = Sloupec { $column }, řada { $row }: { $what }
web-kit-place = Sloupec { $column }, řada { $row }
web-kit-fact = { $field }: { $value }
web-kit-yes = ano
web-kit-no = ne
web-kit-counters = Počítadla
web-kit-own = Tvoje vlastní deska
web-kit-everything = Všechno na stole
web-kit-dice = Kostky
web-kit-hand = Tvoje ruka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-kit-hand-empty = Nemáš v ruce žádné karty.
web-kit-won = Vítězství: { $names }.
web-kit-results = Výsledky
web-kit-nobody-won = Nikdo nezvítězil.

## A campaign’s sheet

web-kit-sheet-changed = změněno
web-kit-sheet-before = předtím:
web-kit-sheet-empty = Ještě na něm nic není.
