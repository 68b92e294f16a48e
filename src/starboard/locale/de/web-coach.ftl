# The page that introduces a game, and the coach beside a first game: what is the same for every game.

web-tutorial-eyebrow = Spielen lernen
web-tutorial-back = Startseite
web-tutorial-table = Erste Schritte
web-tutorial-start = Los geht’s
web-coach = Coach
web-coach-fold = Den Coach einklappen
web-coach-unfold = Den Coach zeigen
web-coach-news = Der Coach hat etwas zu sagen
web-coach-next = Weiter (noch { $count })
web-coach-heard = Verstanden
web-coach-quiet = Spiel weiter. Ich melde mich, wenn etwas Neues passiert.
web-coach-progress = { $done } von { $of } geschafft
web-coach-done = geschafft
web-coach-open = noch offen
