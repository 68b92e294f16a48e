# What `starboard --help` and the help of its commands say. Columns are laid out by hand and at most 100 letters wide.
# Names of commands, options and values are the same in every language.
#
# $game is the name of a game, for the examples.


## The command itself

cli-command =
    .about =
        Starboard is a table for science-fiction board games that knows the rules. It asks you only what you
        may decide, tells you why something is not possible, and plays the other seats if you like.
    .examples =
        Start here:
          starboard serve --open                       the table in your browser
          starboard play { $game }                       you and three bots in this terminal
          starboard play { $game } --seats human,human   two people at one keyboard
          starboard play { $game } --load FILE           go on with a saved game
          starboard rules WORDS                        what the rules say about it
          starboard rules ID                           one rule by its number
          starboard replay FILE --step                 watch a recorded game turn by turn
          starboard simulate { $game } --games 100       let bots play many games
          starboard check                              is everything there, in every language?

        `starboard COMMAND --help` says more about a command. In a game, type help.
    .commands = commands
    .arg-version = show which Starboard this is and exit

# What stands for a value in the usage of a command.
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-url = URL
cli-metavar-words = WORDS|ID
cli-metavar-game = GAME
cli-metavar-name = NAME


## Playing

cli-command-play = play a game at this keyboard
    .about =
        Play at this keyboard. The screen shows the table, your board and cards, what happened since your last
        decision, and a question with numbered options: type a number, or several (1 3 4), or none.

        At the prompt:
          ?  ? 3  ? WORDS  ? RULE      explain the question, an option, look up rules
          why                          what is not on offer, and why
          look NAME   hand   map   log what a component does, your cards, the map, what happened
          undo  save  load  orders  lang  quit  help
        The game is saved after every decision; quit, Ctrl-C or the end of the input lose nothing.
    .examples =
        examples:
          starboard play { $game } --seats human,bot,bot
          starboard play { $game } --seats human,human,random,bot
          starboard play { $game } --seats list
          starboard play { $game } --lang it
          starboard play { $game } --options list
          starboard play { $game } --seed 7 --save game.starboard
    .arg-game = which game (default { $game })
    .arg-seats = who plays: human, bot, random, or a bot by strength, temper or name; list shows them (default: you, 3 bots)
    .arg-mode = how it is played; list shows it (default: the usual way of the game)
    .arg-scenario = what is played; list shows it (default: the first that needs no campaign)
    .arg-mission = a mission of your own, from a file: one that did not come with the game
    .arg-roles = what each seat holds, several with +: a,b+c; list shows the roles (default: dealt)
    .arg-seed = the same seed gives the same dice
    .arg-options = rulings and variants; list shows them
    .arg-load = go on with a saved game
    .arg-save = where to save after every decision
    .arg-lang = en, it, de or cs (default: the language of the environment)
    .arg-plain = no colours, no drawing: for screen readers and scripts

cli-command-campaign = play a campaign at this keyboard
    .about =
        Play a campaign, chapter after chapter. Everything of it is in one file: its chapters, what each of
        them handed on, and every game. What was played stays: branch begins again from before a chapter, or
        goes on otherwise after it.
    .examples =
        examples:
          starboard campaign new NAME --game GAME
          starboard campaign next NAME --seats human,bot   the next chapter, or the one not over yet
          starboard campaign list                          all campaigns
          starboard campaign list NAME                     its chapters
          starboard campaign branch NAME --from 2          chapter 2 once more
          starboard campaign branch NAME --from 2 --at after --scenario S
    .arg-action = new, list, next or branch
    .arg-name = the campaign: its name, or a file
    .arg-kind = which of the game’s campaigns (default: the first)
    .arg-from = branch: the chapter
    .arg-at = branch: from before the chapter (default), or from after it

cli-command-replay = tell a recorded game in words
    .about = Replay a saved or finished game from its record.
    .examples =
        examples:
          starboard replay game.starboard              the whole game in words
          starboard replay game.starboard --seat 2     as the second seat saw it
          starboard replay game.starboard --step       turn by turn, with Enter
        It ends with code 1 if the file is damaged or the game no longer follows its own recording.
    .arg-file = a saved or recorded game
    .arg-seat = whose eyes to see with (default: open once it is over)
    .arg-step = wait for Enter before every turn

cli-command-rules = search the rules
    .about = Search the rules in their own words, or look one up by its number.
    .examples =
        examples:
          starboard rules                      the chapters
          starboard rules WORDS                the likeliest rules
          starboard rules ABC-CHAPTER          a chapter
          starboard rules ABC-CHAPTER-06       one rule, and those around it
    .arg-words = a few words, or a rule’s number


## The server

cli-command-serve = open the table for browsers
    .about = Run the table: people open the printed address in a browser, invite each other and play.
    .examples =
        examples:
          starboard serve                              on this machine only
          starboard serve --open                       and open the browser
          starboard serve --host 0.0.0.0               for everybody on the network
          STARBOARD_DATABASE=postgresql://… starboard serve

        Settings by environment (arguments win over them):
        { $settings }

        docs/operating.md tells more: backups, proxies, many machines.
    .arg-host = address to listen on (default 127.0.0.1; 0.0.0.0 lets the network in)
    .arg-port = port to listen on (default 8400; 0 takes any free one)
    .arg-database = sqlite:///FILE or postgresql://… (default: your data folder)
    .arg-redis = redis://… when several processes serve the same tables
    .arg-log-format = log lines for people or for machines
    .arg-open = open the browser as well

cli-command-backup = write everything a server knows into one file, while people play
    .about = Write everything a server knows into one file, while people play.
    .examples =
        example:
          starboard backup starboard-2026-11-15.backup
    .arg-file = the backup
    .arg-database = sqlite:///FILE or postgresql://… (default: as serve)
    .done = { $rows ->
        [one] Wrote { $rows } row to { $file }.
       *[other] Wrote { $rows } rows to { $file }.
    }

cli-command-restore = put a backup into a new, empty database
    .about = Put a backup into a new, empty database.
    .examples =
        examples:
          starboard restore starboard-2026-11-15.backup --database sqlite:///new.db
          starboard restore FILE --database postgresql://…      also from SQLite to PostgreSQL
    .done = { $rows ->
        [one] Restored { $rows } row from { $file }.
       *[other] Restored { $rows } rows from { $file }.
    }

cli-serve-open = Starboard is open at { $address }  (Ctrl-C closes it; no game is lost)
cli-serve-no-client = The browser client is not built; `make client` builds it.

# Settings of the server by their names in the environment.
cli-setting-host = address to listen on; 0.0.0.0 lets the network in
cli-setting-port = port to listen on
cli-setting-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)
cli-setting-redis = redis://HOST:PORT/N when several processes serve the same tables
cli-setting-origins = further origins that may talk to this server, as a JSON list
cli-setting-https = whether people reach this server by https (secure cookies, HSTS)
cli-setting-proxies = addresses or networks of proxies whose X-Forwarded-For is believed, with commas between
cli-setting-connections = how many connections there may be (fewer if the system says so)
cli-setting-connections-per-address = how many of them from one address, proxies excepted
cli-setting-sockets-per-person = how many windows one person may have open at tables
cli-setting-viewers-per-table = how many windows may look at one table; players always may
cli-setting-head-seconds = how long the head of a request may take to arrive
cli-setting-body-seconds = how long the rest of a request may take to arrive
cli-setting-bot-workers = processes in which bots think; 0 lets them think in the server
cli-setting-odds-workers = processes in which odds are worked out; 0 does it in the server
cli-setting-stand-in-seconds = a bot’s pause before it decides for somebody who is away, while no person plays at all
cli-setting-log-format = log lines for people or for machines
cli-setting-log-level = how much to log
cli-setting-webhook-hosts = hosts that may be called when it is somebody’s turn, as a JSON list
cli-setting-public-url = how people reach this server, for links in webhooks
cli-setting-metrics-from = addresses that may read /metrics, as a JSON list
cli-setting-rate-limits = whether to slow down whoever asks too often
cli-setting-tables-per-person = how many tables one person may have open
cli-setting-campaigns-per-person = how many campaigns one person may have, archived ones aside
cli-setting-guest-days = a guest who did nothing at any table is forgotten after so many days
cli-setting-idle-minutes = a table nobody looks at leaves the memory after so many minutes
cli-setting-seed = dice that can be predicted: for tests only


## For those who make and study games

cli-command-check = check content and texts
    .about =
        Read all ledgers, rulings, content tables and texts, and name whatever is missing or broken.
        With a game or a file: look at missions, draw their maps, and let bots play them.
    .arg-game = which game’s missions to look at (default: everything but missions)
    .arg-mission = a mission from a file, or one that came with the game, by its name
    .arg-games = let bots play it this many times, and list what never happened (default 0)
    .arg-picture = draw the map into this file (SVG) instead of printing it
    .arg-all = print every problem, not only the first ones

cli-command-simulate = let bots play many games
    .about = Let bots play many games and sum up how they ended.
    .arg-game = which game, for example { $game }
    .arg-games = how many games (default 200)
    .arg-players = players in each game (default 4)
    .arg-bots = bots in turn around the table: bot,random; or for a role: ROLE:bot (default random, the fastest)
    .arg-mode = how it is played (default: the first mode of the game for so many players)
    .arg-options = rulings and variants, separated by commas
    .arg-seed = the same seed gives the same games (default 1)
    .arg-jobs = processes (default: all cores)
    .arg-json = print the summary as JSON, for machines

cli-command-soak = look for faults of the rules
    .about = Play random and adversarial games for as long as you like, look for faults of the rules, keep each one.
    .examples =
        examples:
          starboard soak --minutes 5                   all games on the shelf, on all cores
          starboard soak --games 2000 --seed 7         the same games every time
          starboard soak --minutes 60 --tally FILE     adds up with earlier runs and goes on where they stopped
          starboard soak --replay FILE                 one fault again, with its traceback
        It ends with code 1 if a fault was found, or if the one replayed still shows.
    .arg-game = which games (default: all on the shelf)
    .arg-minutes = stop after so many minutes (default 10, or none with --games)
    .arg-games = stop after so many games
    .arg-seed = the same seed and number are the same game (default 1)
    .arg-first = the number of the first game (default: where the tally stands)
    .arg-jobs = processes; 0: play in this one
    .arg-into = folder for faults (default build/soak)
    .arg-tally = file that adds several runs up and knows where to go on
    .arg-replay = play a fault again and show where it happens


## What is said of arguments that do not fit

cli-parse-usage = usage:
cli-parse-positional = arguments
cli-parse-options = options
cli-parse-help = show this help and exit
cli-parse-error = { $program }: { $problem }
cli-parse-argument = { $name }: { $problem }
cli-parse-unrecognized = not understood: { $what }
cli-parse-choice = { $value } is not one of: { $choices }
cli-parse-value = { $value } does not fit
cli-parse-one = one value is needed
cli-parse-one-at-most = one value at the most
cli-parse-one-at-least = at least one value is needed
cli-parse-several = { $count ->
    [one] { $count } value is needed
   *[other] { $count } values are needed
}
cli-parse-required = this is missing: { $what }
cli-parse-one-required = one of these is needed: { $what }
cli-parse-not-with = not together with { $what }
cli-parse-ambiguous = { $option } could be: { $matches }
cli-parse-no-value = no value belongs here: { $value }
