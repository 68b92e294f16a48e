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
web-home-which = Was spielen wir?
web-home-play = Jetzt { $game } spielen
web-home-play-hint = { $count ->
        [0] Allein, in ein paar Sekunden geht es los.
        [one] Du und ein Bot, in ein paar Sekunden geht es los.
       *[other] Du und { $count } Bots, in ein paar Sekunden geht es los.
    }
web-home-new = Neuer Tisch
web-home-new-of = Neuer Tisch: { $game }
web-home-learn = In zehn Minuten lernen
web-home-learn-of = { $game } in zehn Minuten lernen
web-home-claim = Du entscheidest. Der Tisch kennt die Regeln, hütet deine Geheimnisse und erklärt dir, was warum geschieht.
web-play-name = { $count ->
        [0] { $name }
        [one] { $name } und ein Bot
       *[other] { $name } und { $count } Bots
    }
web-coming = In Vorbereitung


## Tische in Listen

web-seats = Plätze
web-seat-bot = Bot
web-seat-free = frei
web-status-lobby = noch nicht begonnen
web-status-playing = läuft
web-status-paused = pausiert
web-status-over = beendet
web-status-archived = im Archiv
web-pace-async = über mehrere Tage
web-your-turn = Du bist am Zug
web-waiting = { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-table-of = Tisch von { $name }
web-forked = Setzt eine beendete Partie anders fort
web-seen-all = Hat alle Handkarten dieser Partie gesehen: { $names }
web-open-tables = Offene Tische
web-open-join = Mitspielen
web-open-watch = Zuschauen
web-open-none = Gerade ist nirgends ein Stuhl frei. Eröffne einen Tisch und lass andere dazukommen.
web-join-title = Eingeladen?
web-join-label = Der Link, den du bekommen hast
web-join-placeholder = https://…/join/…
web-join-go = Beitreten
web-join-bad-link = Das ist keine Einladung. Kopiere den ganzen Link, den du bekommen hast; er enthält „/join/“.
web-games-all = Alle
web-games-resume = Fortsetzen
web-games-none = Gerade läuft keine Partie. Das Schiff ist bereit, wenn du es bist.


## Neuer Tisch

web-new-lead = Drei Antworten, und dein Tisch ist bereit. Alles andere ist so eingestellt, wie die meisten spielen.
web-new-what = Wie willst du spielen?
web-new-game = Spiel
web-new-mode = Modus
web-new-who = Wer ist an Bord?
web-new-seats = Plätze
web-new-seat = Platz { $number }
web-new-you = Du
web-new-guest-bot = Bot
web-new-guest-friend = Frei für Freunde
web-new-friends-hint = { $count ->
        [one] Ein Platz bleibt frei. Sobald der Tisch offen ist, bekommst du einen Link zum Verschicken.
       *[other] { $count } Plätze bleiben frei. Sobald der Tisch offen ist, bekommst du einen Link zum Verschicken.
    }
web-new-bots-hint = Mehr Leute braucht es nicht. Wer von dir eingeladen wird, kann auch später noch den Platz eines Bots übernehmen.
web-new-how = Wann und mit wem?
web-new-pace = Tempo
web-new-pace-live = Am Stück
web-new-pace-live-hint = Alle sind gleichzeitig da. Eine Partie dauert etwa zwei Stunden; Pausen sind möglich.
web-new-pace-async = Über mehrere Tage
web-new-pace-async-hint = Alle entscheiden, sobald sie Zeit finden, und bekommen Bescheid, wenn sie am Zug sind. Niemand muss online warten.
web-new-door = Wer darf dazukommen?
web-new-door-invited = Auf Einladung
web-new-door-invited-hint = Nur wer den Link hat.
web-new-door-open = Offen für alle
web-new-door-open-hint = Der Tisch steht bei allen hier auf der Startseite.
web-new-more = Weitere Einstellungen
web-new-name = Name des Tisches
web-new-reaction = Zeit zum Reagieren
web-new-seconds = { $count } s
web-new-hours = { $count } Std.
web-new-reaction-hint = Wenn jemand eingreifen könnte, wartet der Tisch auf alle gleich lang; so verrät das Warten nichts über eure Karten.
web-new-bots = Wie die Bots spielen
web-bot-random = aufs Geratewohl
web-new-coach = Mit Coach
web-new-coach-hint = Er erklärt jede Sache, wenn sie zum ersten Mal geschieht, und sagt auf Wunsch, was er tun würde.
web-new-odds = Chancen anzeigen
web-new-odds-hint = Neben jeder Wahl steht, wie wahrscheinlich ihre Folgen sind, nach allem, was du wissen darfst.
web-new-spectators = Zuschauer zulassen
web-new-spectators-hint = Sie sehen, was offen auf dem Tisch liegt, aber niemandes Geheimnisse.
web-new-variants = Varianten und Auslegungen
web-new-variants-chosen = { $count ->
        [0] wie üblich
        [one] { $count } gewählt
       *[other] { $count } gewählt
    }
web-new-rulings = Auslegungen
web-new-rulings-about = Hier lassen sich die gedruckten Regeln auf zwei Arten lesen. „Aus“ heißt: So spielt der Tisch, wenn du nichts anderes wählst.
web-new-reading-off = Aus
web-new-reading-on = Ein
web-new-reading-played = so wird gespielt
web-new-open = Tisch eröffnen
web-new-open-hint = Dann lädst du deine Freunde ein; los geht es, wenn alle da sind.
web-new-start = Partie starten
web-new-start-hint = Es kann sofort losgehen.
web-invited-title = Du bist eingeladen
web-invited-coming = Wir bringen dich zum Tisch …
web-invited-name = Die anderen wollen wissen, wer da kommt. Ein Name genügt.
web-invited-go = Mit diesem Namen mitspielen


## Vor dem Start

web-lobby-invite = Freunde einladen
web-lobby-invite-hint = Schick ihnen diesen Link. Sie öffnen ihn, geben einen Namen ein und setzen sich; ein Konto brauchen sie nicht.
web-lobby-link = Einladungslink
web-lobby-copy = Link kopieren
web-lobby-copied = Der Link ist kopiert. Füge ihn ein, wo du deine Freunde erreichst.
web-lobby-copy-yourself = Der Browser lässt uns hier nicht kopieren. Der Link ist markiert: Kopiere ihn mit der Tastatur.
web-lobby-send = Teilen …
web-lobby-share = Spiel mit: { $table }
web-lobby-free = Freier Platz
web-lobby-yours = du
web-lobby-host = Gastgeber
web-lobby-sit = Hinsetzen
web-lobby-stand = Aufstehen
web-lobby-bot = Bot hinzufügen
web-lobby-clear = Bot entfernen
web-lobby-kick = Spieler entfernen
web-lobby-deed = { $deed } (Platz { $number })
web-lobby-taken = Besetzte Plätze: { $taken } von { $count }
web-lobby-start-title = Abflug
web-lobby-not-yet = { $count ->
        [one] Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot hin; dann kannst du starten.
       *[other] { $count } Plätze sind noch frei. Lade Leute ein oder setz Bots hin; dann kannst du starten.
    }
web-lobby-waiting-seats = { $count ->
        [one] Der Tisch wartet, bis der letzte Platz besetzt ist.
       *[other] Der Tisch wartet, bis { $count } weitere Plätze besetzt sind.
    }
web-lobby-waiting-host = Alle sind an Bord. { $name } startet die Partie.
web-lobby-ready = Alle Plätze sind besetzt. Starte, wann du willst.
web-lobby-fill = Mit Bots auffüllen
web-lobby-settings = Einstellungen des Tisches
web-lobby-chat = Chat


## Deine Partien

web-games-waiting = Warten auf dich
web-games-running = Laufend
web-games-over = Beendet
web-games-archive-title = Archiv
web-games-never = Du hast noch an keinem Tisch gesessen. Das lässt sich ändern.
web-games-replay = Noch einmal ansehen
web-games-export = Exportieren
web-games-export-of = { $name } exportieren
web-games-archive = Archivieren
web-games-archive-of = { $name } archivieren
web-games-archive-ask = „{ $name }“ archivieren?
web-games-archive-why = Dann kann dort niemand mehr weiterspielen. Die Partie bleibt erhalten: Du kannst sie weiterhin exportieren und später fortsetzen, indem du die Datei importierst.
web-games-archived = { $name } liegt im Archiv.
web-import = Eine Partie aus einer Datei
web-import-choose = Datei wählen oder hierherziehen
web-import-hint = Eine Partie, die aus Starboard exportiert wurde, kommt als neuer Tisch zurück.
web-import-busy = Die Datei wird gelesen …
web-import-done = Die Partie liegt wieder auf dem Tisch.


## Einstellungen

web-settings-lead = Deine Einstellungen bleiben auf diesem Gerät und verraten den anderen nichts über dich.
web-settings-save = Speichern
web-settings-you = Du
web-settings-named = So heißt du ab jetzt.
web-settings-account = Diese Identität mit einem Passwort sichern
web-settings-account-why = Nur wenn du magst: Mit einem Konto findest du deine Partien auch auf anderen Geräten. Ohne bleiben sie in diesem Browser.
web-settings-account-make = Konto anlegen
web-settings-account-kept = Dein Konto ist bereit. Melde dich damit auf jedem Gerät an.
web-settings-account-is = Du bist als { $login } angemeldet.
web-settings-login-why = Du hast anderswo ein Konto angelegt? Melde dich an, und du bist auch hier wieder du.
web-settings-login-go = Anmelden
web-settings-logged-in = Willkommen zurück, { $name }.
web-settings-logout = Abmelden
web-settings-logged-out = Du bist auf diesem Gerät abgemeldet.
web-settings-login-name = Anmeldename
web-settings-password = Passwort
web-settings-password-hint = Mindestens 8 Zeichen. Es lässt sich nicht wiederherstellen, also schreib es dir auf.
web-settings-told = Wenn du am Zug bist
web-settings-notifications = Benachrichtigungen im Browser
web-settings-notifications-hint = Der Browser meldet sich, wenn ein Tisch in einem anderen Tab auf dich wartet. Vorher fragt er um Erlaubnis.
web-settings-notifications-refused = Der Browser erlaubt es nicht. Lass Benachrichtigungen für diese Seite in den Browsereinstellungen zu und versuche es dann noch einmal.
web-settings-notifications-never = Dieser Browser kann hier keine Benachrichtigungen zeigen. Am Titel des Tabs siehst du trotzdem, wenn du am Zug bist.
web-settings-webhook = Diese Adresse aufrufen
web-settings-webhook-hint = Für Partien über mehrere Tage: Der Server schickt eine kurze Nachricht dorthin, wenn du am Zug bist. Lass das Feld leer, um das abzuschalten.
web-settings-webhook-example = https://…
web-settings-webhook-saved = Gespeichert.
web-settings-look = Darstellung
web-settings-text = Schriftgröße
web-text-small = Klein
web-text-normal = Normal
web-text-large = Groß
web-text-larger = Sehr groß
web-settings-palette = Farben
web-palette-standard = Standard
web-palette-deuteranopia = Deuteranopie (Grün)
web-palette-protanopia = Protanopie (Rot)
web-palette-tritanopia = Tritanopie (Blau)
web-palette-contrast = Hoher Kontrast
web-settings-patterns = Muster auf allem, was eine Farbe hat
web-settings-patterns-hint = Schon an ihrer Form lässt sich alles unterscheiden; Muster machen es noch deutlicher.
web-sample = Beispiele für die Zeichen auf dem Tisch
web-sample-choice = Deine Wahl
web-settings-motion = Bewegung und Ton
web-settings-speed = Tempo der Animationen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Sofort
web-settings-sound = Lautstärke
web-settings-volume = { $percent ->
        [0] stumm
       *[other] { $percent } %
    }
web-settings-device = Dieses Gerät
web-settings-forget-hint = Auf einem geliehenen Gerät: entfernt deinen Namen, deine Einstellungen und alles andere, was Starboard hier aufbewahrt.
web-settings-forget = Vergiss mich auf diesem Gerät
web-settings-forget-ask = Dich auf diesem Gerät vergessen?
web-settings-forget-account = Dein Konto und deine Partien bleiben. Melde dich wieder an, um zurückzukommen.
web-settings-forget-guest = Du hast kein Konto, deshalb kann dir danach niemand deine Plätze zurückgeben. An deiner Stelle spielen Bots weiter.


## Über Starboard

web-about-title = Über Starboard
web-about-what = Was das ist
web-about-what-1 = Ein Tisch für Science-Fiction-Brettspiele, der die Regeln kennt. Du spielst mit Freunden oder Bots, alle in ihrer eigenen Sprache, und triffst die Entscheidungen; den Rest erledigt der Tisch.
web-about-what-2 = Er zeigt allen nur, was sie wissen dürfen, sagt, warum etwas nicht geht, und nennt auf Wunsch die Regel zu allem, was geschieht.
web-about-version = Version { $version }
web-about-games = Die Spiele
web-about-games-1 = Starboard steht in keiner Verbindung zu den Verlagen oder Autoren der Spiele und ist von ihnen nicht autorisiert. Die Namen der Spiele gehören ihren Eigentümern.
web-about-games-2 = Bilder, Texte und Regeln hier sind unsere eigene Arbeit. Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt die Schachtel auf dem Tisch.
web-about-private = Was Starboard über dich weiß
web-about-private-1 = Der Server bewahrt deinen Namen, deine Partien und den Chat auf. Ein Cookie erkennt dieses Gerät wieder. Es gibt keine Werbung, keine Besucherzählung, und von anderen Websites wird nichts geladen.
web-about-credits = Lizenzen und Dank
web-about-icons = Symbole
web-about-icons-text = Von game-icons.net, verwendet unter der Lizenz CC BY 3.0 (creativecommons.org/licenses/by/3.0), umgefärbt und zugeschnitten.
web-about-icons-by = Symbole von { $author }:
web-about-fonts = Schriften
web-about-fonts-text = { $fonts }, unter der SIL Open Font License 1.1.
web-about-code = Software
web-about-code-text = Diese Seite ist mit Svelte (MIT) gebaut und spricht dank Project Fluent (Apache 2.0) deine Sprache.


## Vor einem Tisch, der niemanden einlässt

web-door-title-private = Nur mit Einladung
web-door-title-nowhere = Diesen Tisch gibt es nicht
web-door-title-closed = So geht es nicht
web-door-title-running = Diese Partie läuft noch
web-door-title-trouble = Der Tisch ist gerade nicht erreichbar
web-door-table = Zum Tisch
web-who-rather-name = Ein Name genügt
web-open-either = Zuschauen oder mitspielen
web-archived = Dieser Tisch ist im Archiv.
web-archived-yours = Du kannst ihn wieder hervorholen; die Partie geht dann dort weiter, wo sie war.
web-archived-others = Nur { $name } kann ihn wieder hervorholen.
web-archived-back = Aus dem Archiv holen


## Einen Bot ablösen

web-seat-take = Für einen Bot einspringen
web-seat-whose = Für einen Bot einspringen oder zuschauen?
web-seat-lead = Die Partie geht weiter, während du überlegst. Du setzt dich zwischen zwei Entscheidungen des Bots, und nichts wird noch einmal gespielt.
web-seat-held-away = { $name }; ein Bot vertritt diesen Platz
web-seat-held-person = { $name }, gerade nicht da
web-seat-see = Von jetzt an siehst du die Hand dieses Platzes und alles, was nur ihm gehört.
web-seat-log = Du liest das Spielprotokoll so, wie dieser Platz es gesehen hat.
web-seat-only = Alle anderen Hände bleiben verdeckt.
web-seat-back = Du kannst jederzeit aufstehen, dann spielt der Bot weiter. Später kannst du nur auf diesen Platz zurück.
web-seat-sit = Hinsetzen: { $part }
web-seat-watch = Nur zuschauen
web-seat-told = Alle am Tisch sehen, dass du dich gesetzt hast. Für den Platz eines Bots muss niemand zustimmen, auch { $name } als Gastgeber nicht.
web-seat-knows = { $count ->
        [one] { $names } hat alle Hände dieser Partie gesehen, denn sie kam aus einer Datei oder aus einer beendeten Partie.
       *[other] { $names } haben alle Hände dieser Partie gesehen, denn sie kam aus einer Datei oder aus einer beendeten Partie.
    }
