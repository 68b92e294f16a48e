# The screens round the table: home, new table, your games, settings, about.


## The frame

web-title = { $page } – Starboard
web-close = Close
web-cancel = Cancel
web-nav = Main menu
web-nav-home = Starboard, home
web-nav-games = Your games
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-language = Language
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Nothing out here
web-nowhere-text = This address leads nowhere. Perhaps the link is incomplete, or the table has been cleared away.


## Who you are

web-who-title = What shall we call you?
web-who-name = Your name at the table
web-who-hint = That is all. No account, no e-mail; you can change it at any time.
web-who-go = Let’s go
web-who-login = I have an account


## Home

web-home-page = Starboard – a table for board games that knows the rules
web-home-eyebrow = Nemesis · 1 to 5 players · with friends or bots
web-home-title = Something is awake on board
web-home-tale = The sleep ended too early. One of the crew is dead, nobody knows the course, and not everyone here wants to see Earth again.
web-home-play = Play Nemesis now
web-home-play-hint = You and three bots, on board in a few seconds.
web-home-new = New table
web-home-learn = Learn it in ten minutes
web-home-claim = You decide. The table knows the rules, keeps your secrets and tells you why.
web-play-name = { $name } and three bots
web-coming = In preparation
web-game-nemesis = Nemesis
web-game-saga = Star Saga
web-game-vanguard = ISS Vanguard
web-coming-saga = Mercenaries against the megacorporations, mission by mission.
web-coming-vanguard = A ship, its crew, and planets nobody has set foot on.


## Tables in lists

web-seats = Seats
web-seat-bot = Bot
web-seat-free = free
web-status-lobby = not started yet
web-status-playing = running
web-status-paused = paused
web-status-over = finished
web-status-archived = in the archive
web-pace-async = over days
web-your-turn = Your turn
web-waiting = { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-table-of = { $name }’s table
web-forked = Goes on from a finished game
web-open-tables = Open tables
web-open-join = Sit down
web-open-watch = Watch
web-open-none = Nobody has left a chair out right now. Open a table and let others join.
web-join-title = Invited?
web-join-label = The link you were sent
web-join-placeholder = https://…/join/…
web-join-go = Join
web-join-bad-link = That is no invitation. Copy the whole link you were sent; it has “/join/” in it.
web-games-all = All
web-games-resume = Go on
web-games-none = No game is under way. The ship is ready when you are.
