# The page that introduces a game, and the coach beside a first game: what is the same for every game.

web-tutorial-eyebrow = Learn to play
web-tutorial-back = Home
web-tutorial-table = First steps
web-tutorial-start = Start
web-tutorial-start-of = Start: { $lesson }
web-tutorial-next = Next: { $lesson }
web-tutorial-played = played
web-coach = Coach
web-coach-fold = Fold the coach away
web-coach-unfold = Show the coach
web-coach-news = The coach has something to say
web-coach-next = Next ({ $count } more)
web-coach-heard = Got it
web-coach-quiet = Play on. I speak up when something new happens.
web-coach-progress = { $done } of { $of } done
web-coach-done = done
web-coach-open = still to do
web-coach-advice = My advice
web-coach-goal = Goal:
web-coach-follow = Do it
web-coach-wonder = What would you do?
web-coach-advised = the coach’s choice
