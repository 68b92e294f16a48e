# Die Seiten rund um den Tisch: Start, neuer Tisch, deine Partien, Einstellungen, Über Starboard.


## Der Rahmen

web-title = { $page } – Starboard
web-close = Schließen
web-cancel = Abbrechen
web-nav = Hauptmenü
web-nav-home = Starboard, Startseite
web-nav-games = Deine Partien
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über Starboard
web-language = Sprache
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Hier draußen ist nichts
web-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig, oder der Tisch ist schon abgeräumt.


## Wer du bist

web-who-title = Wie sollen wir dich nennen?
web-who-name = Dein Name am Tisch
web-who-hint = Mehr brauchen wir nicht. Kein Konto, keine E-Mail; du kannst ihn jederzeit ändern.
web-who-go = Los geht’s
web-who-login = Ich habe ein Konto


## Startseite

web-home-page = Starboard – ein Tisch für Brettspiele, der die Regeln kennt
web-home-eyebrow = Nemesis · 1 bis 5 Spieler · mit Freunden oder Bots
web-home-title = An Bord ist etwas aufgewacht
web-home-tale = Der Schlaf endete zu früh. Einer aus der Crew ist tot, niemand kennt den Kurs, und nicht alle hier wollen die Erde wiedersehen.
web-home-play = Jetzt Nemesis spielen
web-home-play-hint = Du und drei Bots, in ein paar Sekunden an Bord.
web-home-new = Neuer Tisch
web-home-learn = In zehn Minuten lernen
web-home-claim = Du entscheidest. Der Tisch kennt die Regeln, hütet deine Geheimnisse und sagt dir, warum.
web-play-name = { $name } und drei Bots
web-coming = In Vorbereitung
web-game-nemesis = Nemesis
web-game-saga = Star Saga
web-game-vanguard = ISS Vanguard
web-coming-saga = Söldner gegen Megakonzerne, Mission für Mission.
web-coming-vanguard = Ein Schiff, seine Crew und Planeten, die noch niemand betreten hat.


## Tische in Listen

web-seats = Plätze
web-seat-bot = Bot
web-seat-free = frei
web-status-lobby = noch nicht begonnen
web-status-playing = läuft
web-status-paused = macht Pause
web-status-over = beendet
web-status-archived = im Archiv
web-pace-async = über Tage
web-your-turn = Du bist dran
web-waiting = { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-table-of = Tisch von { $name }
web-forked = Setzt eine beendete Partie anders fort
web-open-tables = Offene Tische
web-open-join = Mitspielen
web-open-watch = Zuschauen
web-open-none = Gerade ist nirgends ein Stuhl frei. Eröffne einen Tisch und lass andere dazukommen.
web-join-title = Eingeladen?
web-join-label = Der Link, den du bekommen hast
web-join-placeholder = https://…/join/…
web-join-go = Dazukommen
web-join-bad-link = Das ist keine Einladung. Kopiere den ganzen Link, den du bekommen hast; er enthält „/join/“.
web-games-all = Alle
web-games-resume = Weiter
web-games-none = Gerade läuft keine Partie. Das Schiff ist bereit, wenn du es bist.
