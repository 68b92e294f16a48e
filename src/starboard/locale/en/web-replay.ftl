# Watching a finished game again.

web-replay = Replay
web-replay-about = The game and its log
web-replay-loading = Fetching the game
web-replay-back = Back to your games
web-replay-eyes = Seen with the eyes of
web-replay-open = Everything face up
web-replay-seat = Seat { $number }
web-replay-log = Log
web-replay-crew = Crew
web-replay-controls = Replay controls
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-back = One step back
web-replay-step-on = One step on
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-position = Position in the game
web-replay-place = Turn { $turn } · step { $step } of { $of }
web-replay-speed = Speed: { $speed } times. Change
web-replay-times = { $speed }×
web-replay-ending = How it ended
web-replay-save = Save as file
web-replay-fork = Play on from here
web-replay-fork-lead = A new table opens that remembers this game up to the step you are watching. You take one seat, bots take the others, and fate is drawn anew.
web-replay-fork-seat = Which seat do you take?
web-replay-fork-start = Play on
