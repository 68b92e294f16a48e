# What all boards share.

web-kit-zoom-in = Zoom in
web-kit-zoom-out = Zoom out
web-kit-option = { $label }. Option { $key }
web-kit-option-open = { $label }. Can be chosen
web-kit-option-blocked = { $label }. Not possible: { $why }

## Games without drawings of their own

web-kit-board = Board
web-kit-whole-board = The whole board
web-kit-square = Column { $column }, row { $row }: { $what }
web-kit-place = Column { $column }, row { $row }
web-kit-fact = { $field }: { $value }
web-kit-yes = yes
web-kit-no = no
web-kit-counters = Counters
web-kit-own = Your own board
web-kit-everything = Everything on the table
web-kit-dice = Dice
web-kit-hand = Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-kit-hand-empty = Your hand is empty.
web-kit-won = { $names } won.
web-kit-results = Results
web-kit-nobody-won = Nobody won.

## A campaign’s sheet

web-kit-sheet-changed = changed
web-kit-sheet-before = before:
web-kit-sheet-empty = Nothing is written on it yet.
