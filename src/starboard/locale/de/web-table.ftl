# Der Tisch rund um den Spielplan: die Frage, auf wen gewartet wird, Protokoll, Zurücknehmen, Reaktionen, Chat, Menü.


## Der Tisch

web-play-table = Tisch
web-play-table-joining = Auf dem Weg zum Tisch …
web-play-table-home = Zur Startseite
web-play-title-turn = (!) Du bist am Zug – Starboard
web-play-announce-question = Du bist am Zug: { $question }
web-play-side = Was gefragt wird und was geschehen ist
web-play-talk = Spielprotokoll und Chat
web-play-tabs = Bereiche des Tisches
web-play-tab-table = Tisch
web-play-tab-hand = Hand
web-play-tab-own = Du
web-play-tab-log = Protokoll
web-play-tab-undo = Rückgängig
web-play-sheet-fold = Frage einklappen und den Spielplan ansehen
web-play-sheet-open = Frage wieder zeigen
# $number: des Platzes
web-play-seat = Platz { $number }
web-play-seat-as = { $person } ({ $part })


## Die Frage

web-play-question-turn = Du bist am Zug
web-play-question-react = Du darfst reagieren
web-play-question-anyone = Wer von euch mag, entscheidet
web-play-question-picked = { $count } von { $most } gewählt
web-play-question-filter = Option suchen
web-play-question-on-board = Wähle einen Ort auf dem Spielplan (zur Wahl: { $count }).
web-play-question-on-board-keys = Die Pfeiltasten gehen von Ort zu Ort, die Eingabetaste wählt.
web-play-question-to-board = Zum Spielplan
web-play-question-drawn = Wähle aus dem, was auf dem Tisch hervorgehoben ist.
web-play-question-as-list = Als Liste
web-play-question-filtered-out = Keine Option enthält diese Wörter.
web-play-question-confirm = Bestätigen
web-play-question-why-not = Warum geht das nicht? ({ $count })
web-play-question-not-now = { $option }: jetzt nicht. { $why }
web-play-question-not-offered = Das steht gerade nicht zur Wahl.
web-play-option-blocked = (nicht möglich)
web-play-option-do = Ausführen
web-play-option-none = Nichts davon
# A price of which only the game knows what is paid
web-play-cost = { $count ->
    [0] kostenlos
   *[other] kostet { $count }
}
web-play-odds = { $what } { $percent } %
web-play-odds-between = zwischen { $low } % und { $high } %
web-play-odds-range = { $what } { $low }–{ $high } %
web-play-odds-up-to = { $what } bis zu { $percent } %
# Beside chances that differ between the targets of an Action
web-play-odds-depends = je nachdem, was du danach wählst
web-play-odds-unknown = Die Chancen lassen sich hier nicht berechnen.
web-play-odds-certain = { $what }: sicher
web-play-odds-nearly = { $what }: so gut wie sicher
web-play-odds-impossible = { $what }: unmöglich
web-play-odds-all = Alle Chancen
web-play-odds-title = Was daraus werden kann
web-play-odds-about = Beruht nur auf dem, was du wissen darfst. ≈ heißt: geschätzt.


## Was jederzeit möglich ist

web-play-asides = Jederzeit
web-play-asides-beside = Statt einer Antwort; danach kommt die Frage wieder.
web-play-asides-standby = Du bist nicht gefragt, darfst aber eingreifen.


## Warten

web-play-waiting-table = Am Tisch
web-play-waiting-watching = Du siehst zu
web-play-waiting-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
web-play-waiting-away = { $count ->
    [one] Alle warten auf { $names }, gerade nicht da
   *[other] Alle warten auf { $names }, die gerade nicht da sind
}
web-play-waiting-happening = Etwas geschieht
web-play-waiting-nothing = Einen Moment
web-play-waiting-skip = Alles sofort zeigen


## Reaktionsfenster

web-play-window-title = Reagiert jemand?
web-play-window-text = Der Tisch wartet immer gleich lang, ob jemand reagieren kann oder nicht.
web-play-window-passed = Du lässt es geschehen. Der Tisch wartet auf die anderen.
web-play-window-pass = Geschehen lassen
web-play-window-stop = Zu „{ $reaction }“ nicht mehr fragen
web-play-window-again = Mich wieder fragen
web-play-window-ordered = Zu „{ $reaction }“ wirst du nicht mehr gefragt. Ändern kannst du das im Menü unter „{ web-play-orders-title }“.


## Das Protokoll

web-play-log = Spielprotokoll
web-play-log-mine = Nur meine
web-play-log-older = Ältere Zeilen zeigen
web-play-log-private = nur für dich
web-play-log-empty = Noch ist nichts geschehen.
web-play-log-going = würde zurückgenommen


## Zurücknehmen und abstimmen

web-play-undo = Rückgängig
web-play-undo-ask = Rückgängig anfragen
web-play-undo-what = Nimmt zurück: { $what }.
web-play-undo-alone = Sonst spielt kein Mensch mit: Niemand muss zustimmen.
web-play-undo-free = Geht ohne Zustimmung: Seither hat niemand etwas Neues erfahren.
web-play-vote-asks = { $who } möchte die eigene letzte Entscheidung zurücknehmen. Bist du einverstanden?
web-play-vote-yours = Du hast gefragt, ob du deine letzte Entscheidung zurücknehmen darfst.
web-play-vote-line = { $count ->
    [0] Zurückgenommen würde: „{ $line }“
    [one] Zurückgenommen würde: „{ $line }“ und eine weitere Zeile des Spielprotokolls.
   *[other] Zurückgenommen würde: „{ $line }“ und { $count } weitere Zeilen des Spielprotokolls.
}
web-play-vote-lines = { $count ->
    [one] Eine Zeile des Spielprotokolls würde zurückgenommen.
   *[other] { $count } Zeilen des Spielprotokolls würden zurückgenommen.
}
web-play-vote-nothing = Seither ist nichts vermerkt: Das Spielprotokoll bleibt, wie es ist.
web-play-vote-agreed = { $who } ist einverstanden
web-play-vote-open = { $who } hat noch nicht geantwortet
web-play-vote-yes = Zustimmen
web-play-vote-no = Ablehnen


## Chat

web-play-chat = Chat
web-play-chat-empty = Noch hat niemand etwas gesagt.
web-play-chat-say = Sag etwas in die Runde
web-play-chat-send = Senden
web-play-chat-unread = ungelesene Nachrichten


## Regeln

web-play-rule-title = Die Regel dazu
web-play-rule-open = Regel { $rule } öffnen
web-play-rule-search = In den Regeln suchen
web-play-rule-loading = Die Regeln werden aufgeschlagen …
web-play-rule-not-found = Keine Regel spricht von „{ $words }“.
web-play-rule-unknown = Regel { $rule } steht nicht in diesem Buch.
web-play-rule-see = Siehe auch:
web-play-rule-open-question = Das lassen die gedruckten Regeln offen:
web-play-rule-back = Zurück
web-play-rule-all = Das ganze Regelwerk


## Daueranweisungen

web-play-orders-title = Daueranweisungen
web-play-orders-about = Lege vorab fest, wann du gefragt werden willst, ob du reagierst. Niemand sonst sieht diese Anweisungen.
web-play-orders-reactions = Ich reagiere in dieser Partie
web-play-orders-reactions-hint = Diesen Schalter sehen alle. Ist er aus, wartet niemand auf deine Reaktionen.
web-play-orders-ask = Mich immer fragen
web-play-orders-never = Nie reagieren
web-play-orders-if = Mich nur fragen bei:


## Das Menü des Tisches

web-play-menu-title = Tischmenü
web-play-menu-pause = Partie pausieren
web-play-menu-resume = Fortsetzen
web-play-menu-bot = Einen Bot für mich spielen lassen
web-play-menu-back = Meinen Platz wieder einnehmen
web-play-menu-invite = Einladungslink kopieren
web-play-menu-copied = Der Einladungslink ist kopiert.
web-play-menu-rules = Regeln
web-play-menu-export = Partie als Datei speichern
web-play-menu-sound = Ton
web-play-menu-volume = { $percent } %
web-play-menu-settings = Alle Einstellungen
web-play-menu-games = Zu deinen Partien
web-play-menu-leave = Den Tisch verlassen
web-play-menu-leave-sure = Ein Bot spielt an deiner Stelle zu Ende. Willst du gehen?
web-play-menu-leave-yes = Endgültig gehen
web-play-host-title = Das ist dein Tisch
web-play-host-odds = Chancen anzeigen
web-play-host-open = Alle dürfen den Tisch finden und sich dazusetzen
web-play-host-spectators = Andere dürfen zusehen
web-play-host-reaction = Zeit zum Reagieren
web-play-host-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-play-host-kick = { $who } vom Tisch entfernen
web-play-host-kick-sure = { $who } wirklich entfernen?


## Hinweise

web-play-banner-lost = Die Verbindung ist abgerissen.
web-play-banner-lost-text = Deine Antworten bleiben gespeichert und werden gesendet, sobald sie wieder steht.
web-play-banner-retry = Jetzt versuchen
web-play-banner-paused = Die Partie ist pausiert.
web-play-banner-paused-text = Nichts geschieht, bis jemand die Partie fortsetzt.
web-play-banner-bot = Ein Bot spielt an deiner Stelle.
web-play-fault = Eine Spielregel ist gescheitert.
web-play-fault-seat = Es war bei einer Entscheidung von { $who }, und nichts hat sich geändert. Eine andere Entscheidung geht, oder der Tisch geht mit „{ web-play-undo }“ zurück.
web-play-fault-nobody = Nichts hat sich geändert. Wenn es nicht weitergeht, geht der Tisch mit „{ web-play-undo }“ zurück.
web-play-fault-report = Bericht speichern
web-play-trouble-rule = Der Tisch steht still: Eine Regel scheitert, sobald es weitergehen soll. Nimm die letzte Entscheidung zurück; vielleicht müssen die anderen zustimmen.
web-play-trouble-storage = Der Tisch kann gerade nicht gespeichert werden und wartet. Er versucht es von selbst wieder; nichts Entschiedenes geht verloren.
web-play-hurried = { $count ->
    [one] Du spielst jetzt nicht mehr allein: Der Tisch wartet { $count } Sekunde auf Reaktionen. Im Menü kannst du das ändern.
   *[other] Du spielst jetzt nicht mehr allein: Der Tisch wartet { $count } Sekunden auf Reaktionen. Im Menü kannst du das ändern.
}
web-play-menu-other-rules = Diese Partie wurde mit den Regeln einer anderen Version begonnen; sie geht nach den heutigen weiter.
web-play-menu-faults = Fehlerbericht der Regeln speichern


## Das Ende

web-play-over = Das Ende der Partie
web-play-over-replay = Wiederholung ansehen
web-play-over-fork = Ab früherem Moment weiterspielen
web-play-over-look = Den Spielplan ansehen
