## The page at the end of a game

web-ending-again = Noch einmal spielen
web-ending-again-alone = mit denselben Bots
web-ending-again-together = mit denselben Leuten
web-ending-join = An den neuen Tisch von { $name }
web-ending-invitation = Spielen wir noch einmal: { $link }
web-ending-seats = Wer sie waren
web-ending-turning = Was den Ausschlag gab
web-ending-turning-hint = Jeder Augenblick öffnet die Wiederholung dort
web-ending-turning-wait = Die Partie wird durchgesehen …
web-ending-watch = Ab hier ansehen
web-ending-most = Der Wendepunkt
web-ending-decision = Entscheidung { $number }
web-ending-figures = In Zahlen
web-ending-won = Gewonnen
web-ending-lost = Verloren
web-ending-out = Ausgeschieden
web-ending-you = du
web-ending-back = Wie es ausging
