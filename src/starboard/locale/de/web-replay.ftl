# Ein beendetes Spiel noch einmal ansehen.

web-replay = Wiederholung
web-replay-about = Das Spiel und sein Protokoll
web-replay-loading = Das Spiel wird geholt
web-replay-back = Zurück zu deinen Spielen
web-replay-eyes = Gesehen mit den Augen von
web-replay-open = Alles aufgedeckt
web-replay-seat = Platz { $number }
web-replay-log = Protokoll
web-replay-crew = Crew
web-replay-controls = Steuerung der Wiederholung
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step-back = Ein Schritt zurück
web-replay-step-on = Ein Schritt weiter
web-replay-turn-back = Zur vorigen Runde
web-replay-turn-on = Zur nächsten Runde
web-replay-position = Stelle im Spiel
web-replay-place = Runde { $turn } · Schritt { $step } von { $of }
web-replay-speed = Tempo: { $speed }-fach. Ändern
web-replay-times = { $speed }×
web-replay-ending = Wie es ausging
web-replay-save = Als Datei speichern
web-replay-fork = Von hier weiterspielen
web-replay-fork-lead = Es öffnet sich ein neuer Tisch, der dieses Spiel bis zu dem Schritt kennt, den du gerade siehst. Du nimmst einen Platz, Bots nehmen die anderen, und das Schicksal wird neu gezogen.
web-replay-fork-seat = Welchen Platz nimmst du?
web-replay-fork-start = Weiterspielen
