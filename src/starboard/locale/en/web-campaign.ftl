# Campaigns: how one begins, its page with the tree of chapters, its chronicle.


## In lists, and new ones

web-campaigns = Campaigns
web-campaign-in-list = { $chapters ->
        [0] not begun yet
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    }
web-campaign-open = Open the campaign
web-campaign-onward = On with the campaign
web-campaign-finale = How the campaign ends
web-campaign-older = Show older campaigns
web-campaign-of = { $name }’s campaign
web-campaign-once = A single game
web-campaign-once-hint = Set up, play, done.
web-campaign-or-once = One evening, or many?
web-campaign-taken = The campaign is back, with everything in it.


## The tree

web-campaign-tree = The chapters so far
web-campaign-tree-hint = Tap one: read it, or go on from it
web-campaign-chapter = Chapter { $number }
web-campaign-count = { $count ->
        [0] before the first chapter
        [one] { $count } chapter
       *[other] { $count } chapters
    }
web-campaign-here = You go on here
web-campaign-is-won = won
web-campaign-is-lost = lost
web-campaign-is-over = finished
web-campaign-is-playing = being played
web-campaign-is-lobby = about to begin
web-campaign-first-try = first try, { $date }; kept
web-campaign-branched = branched before “{ $chapter }”


## The chapter that was chosen

web-campaign-next = Next · chapter { $number }
web-campaign-which = What comes next?
web-campaign-continue = Continue
web-campaign-to-lobby = To the table
web-campaign-to-table = To the table
web-campaign-read = Read again
web-campaign-read-so-far = Read the story so far
web-campaign-replay = Watch the replay
web-campaign-go-on = Go on from here
web-campaign-branch = Branch from its end
web-campaign-again = Play it again
web-campaign-ended-eyebrow = The end
web-campaign-ended = The campaign is over
web-campaign-ended-hint = Everything that was played stays. Choose a chapter in the tree to read it, or to try another way from there.


## Who plays whom

web-campaign-cast = Change who plays whom
web-campaign-cast-hint = Everybody may play another role in every chapter, and one person may play several. Whoever belongs to the campaign can take a free seat.
web-campaign-begin = Begin the chapter


## The chronicle

web-campaign-chronicle = Chronicle
web-campaign-nothing = Nothing has happened yet.
web-campaign-told-won = Won on { $date }. { $count ->
        [0] Nobody you know was there.
       *[other] Played by { $names }.
    }
web-campaign-told-lost = Lost on { $date }. { $count ->
        [0] Nobody you know was there.
       *[other] Played by { $names }.
    }
web-campaign-told-over = Finished on { $date }. { $count ->
        [0] Nobody remembers who played.
       *[other] Played by { $names }.
    }
web-campaign-told-playing = Being played since { $date }.
web-campaign-told-lobby = The table is ready.
web-campaign-back = Back to the campaign
web-campaign-who = Who played
web-campaign-what = What happened last
web-campaign-brought = This chapter came as a file. What happened in it is not known here, only what it left behind.
web-campaign-sheet = Where things stand
web-campaign-sheet-first = At the beginning
web-campaign-sheet-after = After chapter { $number }
web-campaign-sheet-then = What it left behind
web-campaign-sheet-changes = Compared with before
web-campaign-sheet-now = What it began with
web-campaign-no-sheet = Nothing is known about this.


## The whole campaign

web-campaign-people = Who belongs to this campaign
web-campaign-rename = Rename
web-campaign-name = Name of the campaign
web-campaign-renamed = That is its name from now on.
web-campaign-archive-why = Nobody can begin a chapter in it then. Everything is kept, and you can take it out again at any time.
web-campaign-take-out = Take out of the archive
web-campaign-taken-out = The campaign goes on.


## Unlike roles: who plays whom at any table

web-new-scenario = Scenario
web-roles-change = Who plays whom
web-roles-seat-more = One more seat
web-roles-seat-away = Take seat { $number } away
web-roles-needed = Still needed: { $roles }
web-roles-played = The rules play this themselves: { $roles }
web-roles-left = Left in the box: { $roles }

## A scenario of one's own

web-own-choose = Your own mission…
web-own-hint = A mission file (TOML) that you or somebody else wrote. It is checked first.
web-own-busy = Checking…
web-own-chosen = Your own mission
web-own-map = Map of { $title }
