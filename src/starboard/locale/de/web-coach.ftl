# The page that introduces a game, and the coach beside a first game: what is the same for every game.

web-tutorial-eyebrow = Spielen lernen
web-tutorial-back = Startseite
web-tutorial-table = Erste Schritte
web-tutorial-start = Los geht’s
web-tutorial-start-of = Los geht’s: { $lesson }
web-tutorial-next = Weiter: { $lesson }
web-tutorial-played = gespielt
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
web-coach-advice = Mein Rat
web-coach-goal = Ziel:
web-coach-follow = So machen
web-coach-wonder = Was würdest du tun?
web-coach-advised = die Wahl des Coachs
