## The page at the end of a game

web-ending-again = Play again
web-ending-again-alone = with the same bots
web-ending-again-together = with the same people
web-ending-join = Join { $name }’s new table
web-ending-invitation = Let us play again: { $link }
web-ending-seats = Who they were
web-ending-turning = What decided it
web-ending-turning-hint = Each opens the replay at that moment
web-ending-turning-wait = Looking through the game…
web-ending-watch = Watch from here
web-ending-most = The turning point
web-ending-decision = Decision { $number }
web-ending-figures = In figures
web-ending-won = Won
web-ending-lost = Lost
web-ending-out = Out
web-ending-you = you
web-ending-back = How it ended
