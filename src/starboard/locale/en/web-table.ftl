# The table around the board: the question, who is waited for, the log, undo, reactions, chat, the table's menu.


## The table

web-play-table = Table
web-play-table-joining = Going to the table…
web-play-table-home = To the start page
web-play-title-turn = (!) Your turn – Starboard
web-play-announce-question = Your turn: { $question }
web-play-side = What is asked and what happened
web-play-talk = Log and chat
web-play-tabs = Parts of the table
web-play-tab-table = Table
web-play-tab-hand = Hand
web-play-tab-own = You
web-play-tab-log = Log
web-play-tab-undo = Undo
web-play-sheet-fold = Fold the question away and look at the board
web-play-sheet-open = Show the question again
# $number: of the seat
web-play-seat = Seat { $number }
web-play-seat-as = { $person } ({ $part })


## The question

web-play-question-turn = Your turn
web-play-question-react = You may react
web-play-question-anyone = Any of you may decide
web-play-question-picked = { $count } of { $most } chosen
web-play-question-filter = Find an option
web-play-question-on-board = Choose a place on the board ({ $count } to choose from).
web-play-question-on-board-keys = Arrow keys move from place to place, Enter chooses.
web-play-question-to-board = To the board
web-play-question-drawn = Choose among what is lit up on the table.
web-play-question-as-list = As a list
web-play-question-filtered-out = No option contains these words.
web-play-question-confirm = Confirm
web-play-question-why-not = Why can’t I? ({ $count })
web-play-question-not-now = { $option }: not now. { $why }
web-play-question-not-offered = That is not on offer right now.
web-play-option-blocked = (not on offer)
web-play-option-do = Do it
web-play-option-none = None
# A price of which only the game knows what is paid
web-play-cost = { $count ->
    [0] free
   *[other] costs { $count }
}
web-play-odds = { $what } { $percent }%
web-play-odds-between = between { $low }% and { $high }%
web-play-odds-range = { $what } { $low }–{ $high }%
web-play-odds-up-to = { $what } up to { $percent }%
# Beside chances that differ between the targets of an Action
web-play-odds-depends = depends on what you choose next
web-play-odds-unknown = The odds cannot be worked out here.
web-play-odds-certain = { $what }: certain
web-play-odds-nearly = { $what }: almost certain
web-play-odds-impossible = { $what }: impossible
web-play-odds-all = All chances
web-play-odds-title = What may come of it
web-play-odds-about = Based only on what you may know. ≈ is an estimate.


## What may be done at any time, beside the question or while another seat decides

web-play-asides = At any time
web-play-asides-beside = Instead of answering; the question comes again.
web-play-asides-standby = It is not your decision, but you may step in.


## Waiting

web-play-waiting-table = At the table
web-play-waiting-watching = You are watching
web-play-waiting-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-play-waiting-away = { $count ->
    [one] Waiting for { $names }, who is not here right now
   *[other] Waiting for { $names }, who are not here right now
}
web-play-waiting-happening = Something is happening
web-play-waiting-nothing = One moment
web-play-waiting-skip = Show everything at once


## Reaction windows

web-play-window-title = Does anybody react?
web-play-window-text = The table waits for everyone alike, whether anybody can react or not.
web-play-window-passed = You let it pass. The table is waiting for the others.
web-play-window-pass = Let it pass
web-play-window-stop = Stop asking me about “{ $reaction }”
web-play-window-again = Ask me again
web-play-window-ordered = You will not be asked about “{ $reaction }” any more. You can change this in the menu, under “{ web-play-orders-title }”.


## The log

web-play-log = Log
web-play-log-mine = Mine only
web-play-log-older = Show older lines
web-play-log-private = only you know
web-play-log-empty = Nothing has happened yet.
web-play-log-going = would be taken back


## Undo and votes

web-play-undo = Undo
web-play-undo-ask = Ask to undo
web-play-undo-what = Takes back: { $what }.
web-play-undo-alone = No other person plays here: nobody has to agree.
web-play-undo-free = Free: nobody has learned anything since.
web-play-vote-asks = { $who } would like to take their last decision back. Do you agree?
web-play-vote-yours = You asked the table to take your last decision back.
web-play-vote-line = { $count ->
    [0] This would be taken back: “{ $line }”
    [one] This would be taken back: “{ $line }” – and one further line of the log.
   *[other] This would be taken back: “{ $line }” – and { $count } further lines of the log.
}
web-play-vote-lines = { $count ->
    [one] One line of the log would be taken back.
   *[other] { $count } lines of the log would be taken back.
}
web-play-vote-nothing = Nothing has been logged since: no line of the log would go.
web-play-vote-agreed = { $who } agrees
web-play-vote-open = { $who } has not answered yet
web-play-vote-yes = Agree
web-play-vote-no = Refuse


## Chat

web-play-chat = Chat
web-play-chat-empty = Nobody has said anything yet.
web-play-chat-say = Say something to the table
web-play-chat-send = Send
web-play-chat-unread = unread messages


## Rules

web-play-rule-title = The rule behind it
web-play-rule-open = Open rule { $rule }
web-play-rule-search = Search the rules
web-play-rule-loading = Opening the rules…
web-play-rule-not-found = No rule mentions “{ $words }”.
web-play-rule-unknown = Rule { $rule } is not in this book.
web-play-rule-see = See also:
web-play-rule-open-question = The printed rules leave this open:
web-play-rule-back = Back
web-play-rule-all = The whole rules reference


## Standing orders

web-play-orders-title = Standing orders
web-play-orders-about = Decide beforehand when you want to be asked whether you react. Nobody else sees these orders.
web-play-orders-reactions = I react in this game
web-play-orders-reactions-hint = Everybody sees this switch. Switched off, nobody waits for your reactions.
web-play-orders-ask = Always ask me
web-play-orders-never = Never react
web-play-orders-if = Ask me only when one of these acts:


## The table's menu

web-play-menu-title = Table menu
web-play-menu-pause = Pause the game
web-play-menu-resume = Resume
web-play-menu-bot = Let a bot play for me
web-play-menu-back = Take my seat back
web-play-menu-invite = Copy the invitation link
web-play-menu-copied = The invitation link is copied.
web-play-menu-rules = Rules
web-play-menu-export = Save the game as a file
web-play-menu-sound = Sound
web-play-menu-volume = { $percent }%
web-play-menu-settings = All settings
web-play-menu-games = To your games
web-play-menu-leave = Leave the table
web-play-menu-leave-sure = A bot will play your seat to the end. Do you want to leave?
web-play-menu-leave-yes = Leave for good
web-play-host-title = You are the host
web-play-host-odds = Show odds
web-play-host-open = Everybody may find and join this table
web-play-host-spectators = Others may watch
web-play-host-reaction = Time to react
web-play-host-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-play-host-kick = Remove { $who } from the table
web-play-host-kick-sure = Really remove { $who }?


## Banners

web-play-banner-lost = Connection lost.
web-play-banner-lost-text = Your answers are kept and will be sent when it is back.
web-play-banner-retry = Try now
web-play-banner-paused = The game is paused.
web-play-banner-paused-text = Nothing happens until somebody resumes it.
web-play-banner-bot = A bot is playing your seat.
web-play-fault = A rule of the game failed.
web-play-fault-seat = It was at a decision of { $who }, and nothing was changed. Another decision works, or the table goes back with “{ web-play-undo }”.
web-play-fault-nobody = Nothing was changed. The table goes back with “{ web-play-undo }”, if it cannot go on.
web-play-fault-report = Save a report
web-play-trouble-rule = The table stands still: a rule fails whenever it would go on. Take the last decision back with “{ web-play-undo }”; the others may have to agree.
web-play-trouble-storage = The table cannot be saved just now and is waiting. It will try again by itself; nothing that was decided is lost.
web-play-hurried = { $count ->
    [one] Somebody is playing with you now: the table waits { $count } second for reactions. You can change this in the menu.
   *[other] Somebody is playing with you now: the table waits { $count } seconds for reactions. You can change this in the menu.
}
web-play-menu-other-rules = This game was begun with the rules of another version; it plays on by today’s.
web-play-menu-faults = Save a report of failed rules


## The end

web-play-over = The end of the game
web-play-over-replay = Watch the replay
web-play-over-fork = Play on from an earlier moment
web-play-over-look = Look at the board
