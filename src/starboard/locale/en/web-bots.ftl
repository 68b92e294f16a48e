### Bots and people at a table: names, tempers, strengths, presence

web-bot-name-odile = Odile
web-bot-name-sefu = Sefu
web-bot-name-brack = Brack
web-bot-name-noor = Noor
web-bot-name-qadir = Qadir
web-bot-name-tove = Tove
web-bot-name-imani = Imani
web-bot-name-juno = Juno
web-bot-name-pavle = Pavle
web-bot-name-wren = Wren

web-bot-temper-cautious = Cautious
    .text = Takes few risks and leaves early.
web-bot-temper-loyal = Loyal
    .text = Looks after what everybody shares before plans of its own.
web-bot-temper-reckless = Reckless
    .text = Goes straight in and stays long.
web-bot-temper-suspicious = Suspicious
    .text = Keeps away from the others and takes nothing from them.
web-bot-temper-greedy = Greedy
    .text = Searches wherever there is something to find.

web-bot-strength-easy = Easy
    .text = Often acts without a thought.
web-bot-strength-steady = Steady
    .text = Plays sensibly, with a mistake now and then.
web-bot-strength-sharp = Sharp
    .text = Makes the best of what it sees.

web-bot-fair = A temper is a way to play, never a cheat: bots see what a player in their seat sees.
# $number: of the seat
web-bot-choose = Who takes seat { $number }?
web-bot-who = Who
web-bot-strength = How strong
web-bot-seat = Seat { $name }
web-bot-change = Change

web-presence-here = here
web-presence-away = away
# $time: of day
web-presence-away-since = away since { $time }
web-presence-thinking = thinking
web-presence-stand-in = away; a bot is standing in
web-presence-bot = bot
