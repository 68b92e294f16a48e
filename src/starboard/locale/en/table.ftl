# What the table itself tells in the log, beside the game's own events.
table-log-undone = Seat { $number } took back a decision.
table-log-restarted = The rules have changed since this game was last played; it goes on from its last checkpoint.
