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
web-home-which = What shall we play?
web-home-play = Play { $game } now
web-home-play-hint = { $count ->
        [0] On your own, ready in a few seconds.
        [one] You and a bot, ready in a few seconds.
       *[other] You and { $count } bots, ready in a few seconds.
    }
web-home-new = New table
web-home-new-of = New table: { $game }
web-home-learn = Learn it in ten minutes
web-home-learn-of = Learn { $game } in ten minutes
web-home-claim = You decide. The table knows the rules, keeps your secrets and explains every “no”.
web-play-name = { $count ->
        [0] { $name }
        [one] { $name } and a bot
       *[other] { $name } and { $count } bots
    }
web-coming = In preparation


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
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
web-table-of = { $name }’s table
web-forked = Goes on from a finished game
web-seen-all = Has seen all hands of this game: { $names }
web-open-tables = Open tables
web-open-join = Sit down
web-open-watch = Watch
web-open-none = Nobody has left a chair out right now. Open a table and let others join.
web-join-title = Invited?
web-join-label = The link you were sent
web-join-placeholder = https://…/join/…
web-join-go = Join
web-join-bad-link = That is not an invitation. Copy the whole link you were sent; it has “/join/” in it.
web-games-all = All
web-games-resume = Resume
web-games-none = No game is under way. The ship is ready when you are.


## New table

web-new-lead = Three answers, and your table is ready. The rest is set the way most people play.
web-new-what = How do you want to play?
web-new-game = Game
web-new-mode = Mode
web-new-who = Who is on board?
web-new-seats = Seats
web-new-seat = Seat { $number }
web-new-you = You
web-new-guest-bot = Bot
web-new-guest-friend = Free for a friend
web-new-friends-hint = { $count ->
        [one] One seat stays free. You get a link to send as soon as the table is open.
       *[other] { $count } seats stay free. You get a link to send as soon as the table is open.
    }
web-new-bots-hint = Nobody else is needed. Anyone can still take over a bot’s seat later, if you invite them.
web-new-how = When, and with whom?
web-new-pace = Pace
web-new-pace-live = In one sitting
web-new-pace-live-hint = Everyone is here at the same time. A game takes about two hours; you may pause.
web-new-pace-async = Over days
web-new-pace-async-hint = Everyone decides when they find the time, and is told when it is their turn. Nobody has to wait online.
web-new-door = Who may come in?
web-new-door-invited = By invitation
web-new-door-invited-hint = Only whoever has the link.
web-new-door-open = Open to all
web-new-door-open-hint = The table is listed on the home page of everybody here.
web-new-more = More settings
web-new-name = Name of the table
web-new-reaction = Time to react
web-new-seconds = { $count } s
web-new-hours = { $count } h
web-new-reaction-hint = When somebody might interrupt, the table waits this long for everybody alike, so that waiting betrays nobody’s cards.
web-new-bots = How the bots play
web-bot-random = at random
web-new-coach = With a coach
web-new-coach-hint = Explains each thing when it first happens, and tells you what it would do when you ask.
web-new-odds = Show odds
web-new-odds-hint = Each choice shows how likely its outcomes are, from what you may know.
web-new-spectators = Allow spectators
web-new-spectators-hint = They see what lies open on the table, and nobody’s secrets.
web-new-variants = Variants and rulings
web-new-variants-chosen = { $count ->
        [0] the usual ones
        [one] { $count } chosen
       *[other] { $count } chosen
    }
web-new-rulings = Rulings
web-new-rulings-about = Here the printed rules can be read in two ways. Off is how this table plays unless you choose otherwise.
web-new-reading-off = Off
web-new-reading-on = On
web-new-reading-played = this is how it is played
web-new-open = Open the table
web-new-open-hint = Then you invite your friends; the game starts when everyone is there.
web-new-start = Start the game
web-new-start-hint = You can begin at once.
web-invited-title = You are invited
web-invited-coming = Showing you to the table…
web-invited-name = The others want to know who is coming. A name is enough.
web-invited-go = Join with this name


## Before the start

web-lobby-invite = Invite friends
web-lobby-invite-hint = Send them this link. They open it, type a name and sit down; they need no account.
web-lobby-link = Invitation link
web-lobby-copy = Copy link
web-lobby-copied = The link is copied. Paste it wherever your friends are.
web-lobby-copy-yourself = The browser does not let us copy here. The link is selected: copy it with your keyboard.
web-lobby-send = Share…
web-lobby-share = Come and play: { $table }
web-lobby-free = Empty seat
web-lobby-yours = you
web-lobby-host = host
web-lobby-sit = Sit down
web-lobby-stand = Stand up
web-lobby-bot = Add a bot
web-lobby-clear = Remove the bot
web-lobby-kick = Remove player
web-lobby-deed = { $deed } (seat { $number })
web-lobby-taken = Seats taken: { $taken } of { $count }
web-lobby-start-title = Departure
web-lobby-not-yet = { $count ->
        [one] One seat is still free. Invite somebody, or put a bot there; then you can start.
       *[other] { $count } seats are still free. Invite people, or put bots there; then you can start.
    }
web-lobby-waiting-seats = { $count ->
        [one] The table is waiting for the last seat to be taken.
       *[other] The table is waiting for { $count } more seats to be taken.
    }
web-lobby-waiting-host = Everyone is on board. { $name } starts the game.
web-lobby-ready = All seats are taken. Start when you like.
web-lobby-fill = Fill up with bots
web-lobby-settings = Settings of the table
web-lobby-chat = Talk


## Your games

web-games-waiting = Waiting for you
web-games-running = Under way
web-games-over = Finished
web-games-archive-title = Archive
web-games-never = You have not sat at any table yet. That can be changed.
web-games-replay = Watch again
web-games-export = Export
web-games-export-of = Export { $name }
web-games-archive = Archive
web-games-archive-of = Put { $name } into the archive
web-games-archive-ask = Put “{ $name }” into the archive?
web-games-archive-why = Nobody can play on there then. The game is kept: you can still export it, and go on with it by importing the file.
web-games-archived = { $name } is in the archive.
web-import = A game from a file
web-import-choose = Choose a file, or drop it here
web-import-hint = A game that was exported from Starboard comes back as a new table.
web-import-busy = Reading the file…
web-import-done = The game is back on the table.


## Settings

web-settings-lead = They are kept on this device and tell the others nothing about you.
web-settings-save = Save
web-settings-you = You
web-settings-named = That is your name from now on.
web-settings-account = Keep this identity with a password
web-settings-account-why = Only if you like: with an account you find your games on other devices too. Without one they stay with this browser.
web-settings-account-make = Create the account
web-settings-account-kept = Your account is ready. Log in with it on any device.
web-settings-account-is = You are logged in as { $login }.
web-settings-login-why = You made an account elsewhere? Here you become the same person again.
web-settings-login-go = Log in
web-settings-logged-in = Welcome back, { $name }.
web-settings-logout = Log out
web-settings-logged-out = You are logged out on this device.
web-settings-login-name = Login
web-settings-password = Password
web-settings-password-hint = At least 8 characters. It cannot be recovered, so write it down.
web-settings-told = When it is your turn
web-settings-notifications = Browser notifications
web-settings-notifications-hint = The browser tells you when a table in another tab is waiting for you. It will ask for permission first.
web-settings-notifications-refused = The browser does not allow it. Permit notifications for this page in the browser’s settings, then try again.
web-settings-notifications-never = This browser has no notifications here. The title of the tab still shows when it is your turn.
web-settings-webhook = Send a message to this web address
web-settings-webhook-hint = For games over days: the server sends a short message there when it is your turn. Leave it empty to switch it off.
web-settings-webhook-example = https://…
web-settings-webhook-saved = Saved.
web-settings-look = Appearance
web-settings-text = Text size
web-text-small = Small
web-text-normal = Normal
web-text-large = Large
web-text-larger = Very large
web-settings-palette = Colours
web-palette-standard = Standard
web-palette-deuteranopia = Deuteranopia (green)
web-palette-protanopia = Protanopia (red)
web-palette-tritanopia = Tritanopia (blue)
web-palette-contrast = High contrast
web-settings-patterns = Patterns on everything that has a colour
web-settings-patterns-hint = Shapes always tell things apart; patterns say it once more.
web-sample = Sample of the marks on the table
web-sample-choice = Your choice
web-settings-motion = Motion and sound
web-settings-speed = Speed of animations
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Instant
web-settings-sound = Volume
web-settings-volume = { $percent ->
        [0] silent
       *[other] { $percent }%
    }
web-settings-device = This device
web-settings-forget-hint = On a borrowed device: removes your name, your settings and everything else Starboard has kept here.
web-settings-forget = Forget me on this device
web-settings-forget-ask = Forget you on this device?
web-settings-forget-account = Your account and your games stay. Log in again to come back.
web-settings-forget-guest = You have no account, so nobody can give you your seats back afterwards. Bots will play on in your place.


## About

web-about-title = About Starboard
web-about-what = What this is
web-about-what-1 = A table for science-fiction board games that knows the rules. You sit down with friends or bots, each in your own language, and decide; the table does the rest.
web-about-what-2 = It shows nobody what they may not know, says why something is not possible, and can be asked for the rule behind everything that happens.
web-about-version = Version { $version }
web-about-games = The games
web-about-games-1 = Starboard has no connection with the publishers or authors of the games, and is not approved by them. The names of the games belong to their owners.
web-about-games-2 = Pictures, texts and rules here are our own work. If you like a game, buy it: nothing replaces the box on the table.
web-about-private = What is known about you
web-about-private-1 = The server keeps your name, your games and your chat. A cookie recognises this device. There are no advertisements, no counting of visitors, and nothing is loaded from other sites.
web-about-credits = Licences and thanks
web-about-icons = Icons
web-about-icons-text = From game-icons.net, used under the licence CC BY 3.0 (creativecommons.org/licenses/by/3.0), recoloured and cropped.
web-about-icons-by = Icons made by { $author }:
web-about-fonts = Typefaces
web-about-fonts-text = { $fonts }, under the SIL Open Font License 1.1.
web-about-code = Software
web-about-code-text = This page is made with Svelte (MIT) and speaks through Project Fluent (Apache 2.0).


## Before a table that does not let you in

web-door-title-private = By invitation only
web-door-title-nowhere = No such table
web-door-title-closed = Not this way
web-door-title-running = This game is still being played
web-door-title-trouble = The table is out of reach
web-door-table = To the table
web-who-rather-name = A name is enough
web-open-either = Watch or sit down
web-archived = This table is in the archive.
web-archived-yours = You can take it out again; the game then goes on where it was.
web-archived-others = Only { $name } can take it out again.
web-archived-back = Take it out of the archive


## Taking over from a bot

web-seat-take = Take a bot’s seat
web-seat-whose = Take a bot’s seat, or watch?
web-seat-lead = The game goes on while you choose. You sit down between two decisions of the bot, and nothing is played again.
web-seat-held-away = { $name }; a bot is standing in until they are back
web-seat-held-person = { $name }, not here right now
web-seat-see = From now on you see this seat’s hand and everything else that is only its own.
web-seat-log = You read the log as this seat saw it.
web-seat-only = All other hands stay closed.
web-seat-back = You can get up at any time, and the bot plays on. Later you can come back to this seat only.
web-seat-sit = Sit down: { $part }
web-seat-watch = Just watch
web-seat-told = Everybody at the table sees that you have sat down. A bot’s seat needs nobody’s consent, not even that of { $name }, the host.
web-seat-knows = { $count ->
        [one] { $names } has seen every hand of this game, because it came from a file or from a finished game.
       *[other] { $names } have seen every hand of this game, because it came from a file or from a finished game.
    }
