# The rules reference: its frame and the names of the chapters.


## Looking things up

web-rules-title = Rules: { $game }
web-rules-lead = Every rule this table plays by, one at a time, in our own words.
web-rules-search = Search the rules
web-rules-search-hint = A few words, or the number of a rule.
web-rules-chapters = Chapters
web-rules-found = { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-rules-nothing = No rule mentions “{ $words }”. Try fewer or other words.
web-rules-no-such = There is no rule { $rule }. Search for it, or choose a chapter.
web-rules-see = See also
web-rules-neighbours = The rules before and after
web-rules-decided = The printed rules leave this open; this is how this table decides it.
web-rules-rulings = Read in two ways
web-rules-rulings-about = Here the printed rules allow two readings. A table plays the first one unless its host has chosen the other.
web-rules-usual = As usual
web-rules-option = With the option “{ $option }”
