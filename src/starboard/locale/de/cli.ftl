# Was das Terminal selbst sagt; was auf dem Tisch ist, sagt jedes Spiel.
# Die Befehle heißen in jeder Sprache gleich.


## Eingabe und Sitzung

cli-prompt = >
cli-press-enter = Weiter mit Enter.
cli-yes-no = ja oder nein?
cli-welcome = Gib die Nummer einer Option ein. ? erklärt die Frage, help nennt die Befehle. Der Spielstand ist in { $path }.
cli-unknown-command = Den Befehl { $word } gibt es nicht. Gib die Nummer einer Option ein oder help.
cli-too-long = { $count ->
    [one] Diese Zeile ist zu lang: { $count } Zeichen genügt hier für alles.
   *[other] Diese Zeile ist zu lang: { $count } Zeichen genügen hier für alles.
}
cli-choose-from = „{ $name }“ ist hier nicht bekannt. Zur Wahl stehen: { $names }
cli-not-done = Das ging nicht, und nichts hat sich geändert: { $why }
cli-quit = Der Spielstand ist in { $path }. Weiter geht es mit: starboard play --load { $path }
cli-input-ended = Die Eingabe ist zu Ende. Der Spielstand ist in { $path }.
cli-interrupted = Abgebrochen. Der Spielstand ist in { $path }.
cli-saved = Gespeichert in { $path }.
cli-loaded = Geladen aus { $path }.
cli-load-what = Welche Datei? Zum Beispiel: load partie.starboard
cli-log-more = … und { $count } weitere davor (log zeigt sie)
cli-help =
    NUMMER            diese Option wählen; mehrere so: 1 3 4; all für alle; none oder nur Enter für keine, wo das geht
    ?                 die Regel hinter der Frage; ? 3 die hinter Option 3; ? ID oder ? Wörter jede Regel
    why               was jetzt nicht zur Wahl steht, und warum
    look NAME         was etwas auf dem Tisch bewirkt, mit einem Teil des Namens oder seiner Nummer auf dem Plan
    hand              was dir gehört: Karten und alles andere mit ihren Texten
    map               der Spielplan mit erklärten Zeichen
    log [N]           die letzten N Geschehnisse
    undo              deine letzte Entscheidung zurücknehmen; hat seither jemand etwas erfahren, müssen andere zustimmen
    orders            deine Daueranweisungen für Reaktionen, zum Beispiel: orders REAKTION never
    save [DATEI]      jetzt speichern; load DATEI setzt eine andere Partie fort
    lang en           die Sprache: en, it, de, cs
    screen            alles neu zeichnen
    quit              speichern und beenden


## Wählen

cli-pick-one-or-none = (eine oder keine: { $none })
cli-pick-exactly = (wähle genau { $count })
cli-pick-between = (wähle { $least } bis { $most })
cli-nothing = nichts
cli-pick-a-number = Bitte wähle eine Option mit ihrer Nummer, von 1 bis { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Bitte wähle genau eine Option.
       *[other] Bitte wähle 1 bis { $most } Optionen.
    }
   *[other] { $most ->
        [1] Bitte wähle höchstens eine Option.
       *[other] Bitte wähle { $least } bis { $most } Optionen.
    }
}
cli-no-such-option = Die Optionen haben die Nummern 1 bis { $count }.
cli-picked-twice = Jede Option kann nur einmal gewählt werden.
cli-asides = Vorher kannst du außerdem:
cli-aside-alone = Was jederzeit möglich ist, wird einzeln gewählt.
cli-cost = { $count ->
    [0] kostenlos
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nichts ist ausgeschlossen: Alles, was es hier gibt, steht zur Wahl.


## Nachschlagen

cli-look-what = Was willst du ansehen? Schreib hinter look einen Teil des Namens oder die Nummer auf dem Spielplan.
cli-look-nothing = Nichts heißt { $words }. Versuche es mit einem Teil des Namens oder einer Nummer auf dem Spielplan.
cli-look-more = Außerdem: { $names }
cli-empty-hand = Du hast keine Karten.
cli-rules-nothing = Keine Regel spricht von „{ $words }“.
cli-rules-see = Siehe auch: { $rules }
cli-rules-ledger = { $name }: { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}


## Zurücknehmen

cli-undone = Zurückgenommen.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = Die Bots stimmen zu: zurückgenommen.
cli-undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
cli-undo-consent = { $name } (Platz { $seat }), stimmst du zu?
cli-undo-refused = Nicht alle stimmen zu, also bleibt es dabei.


## Daueranweisungen

cli-order-ask = frag mich
cli-order-never = nie
cli-order-if = nur wenn
cli-orders-how = Ändern mit: orders REAKTION { $orders }.
# $examples: conditions as they are typed
cli-orders-if = Nach if zum Beispiel: { $examples }


## Mehrere Leute an einer Tastatur

cli-hand-over = Bitte die Tastatur weitergeben an: { $name }, Platz { $seat }. Was nun kommt, ist nicht für andere Augen bestimmt.
cli-window = Jetzt könnte jemand reagieren: { $seats }.
cli-window-prompt = Die Nummer des Platzes, der reagieren will, oder Enter, wenn niemand will:
cli-window-who = Bitte gib die Nummer eines dieser Plätze ein oder nur Enter.
cli-window-nothing = Du hast nichts, womit du reagieren kannst.


## Das Ende und aufgezeichnete Spiele

cli-results-title = Die Partie ist zu Ende
cli-results-nobody = Niemand gewinnt.
cli-results-winners = Gewonnen: { $names }.
cli-results-recorded = Die ganze Partie ist in { $path } aufgezeichnet. Noch einmal lesen mit: starboard replay { $path }
cli-replay-diverges = { $file } erreicht nicht das aufgezeichnete Ende.
cli-replay-complete = { $count ->
    [one] Die Aufzeichnung ist vollständig: { $count } Entscheidung von Spielern und Zufall führt zu diesem Ende.
   *[other] Die Aufzeichnung ist vollständig: { $count } Entscheidungen von Spielern und Zufall führen zu diesem Ende.
}
cli-replay-unfinished = { $count ->
    [one] Die Aufzeichnung endet hier, mitten in der Partie, nach { $count } Entscheidung von Spielern und Zufall.
   *[other] Die Aufzeichnung endet hier, mitten in der Partie, nach { $count } Entscheidungen von Spielern und Zufall.
}


## Prüfen

cli-check-scenario = Mission: { $name }
cli-check-picture = Die Karte steht jetzt in { $path }
cli-check-endless = Antworten, die einander ohne Ende auslösen: { $trigger }
cli-check-silent = Gespielte Partien: { $games }. { $count ->
    [0] Alles darin ist geschehen.
    [one] { $count } Teil davon geschah nie:
   *[other] { $count } Teile davon geschahen nie:
}
cli-check-ledger = Regelverzeichnis { $name }: { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
cli-check-rulings = Regelauslegungen von { $name }: { $count }
cli-check-content = { $game }, { $kind }: { $count }
cli-check-languages = Sprachen: { $languages }
cli-check-fine = Alles ist da.
cli-check-broken = { $count ->
    [one] { $count } Problem:
   *[other] { $count } Probleme:
}
cli-check-more = … und { $count } weitere (--all zeigt alle)


## Ein Spiel ohne eigene Anzeigen

cli-any-seat = Platz { $number }
cli-any-yes = ja
cli-any-no = nein
cli-any-place = { $name } auf { $square }


## Kampagnen

cli-campaign-new = Die Kampagne ist in { $path }. Los geht es mit: starboard campaign next { $name }
cli-campaign-none = Es gibt noch keine Kampagne. Beginne eine mit: starboard campaign new NAME
cli-campaign-line = { $name }: { $game }, { $chapters ->
    [one] { $chapters } Kapitel
   *[other] { $chapters } Kapitel
}, { $state ->
    [ended] zu Ende gespielt
    [playing] mitten in einem Kapitel
   *[waiting] wartet auf das nächste Kapitel
}
cli-campaign-empty = Noch wurde kein Kapitel gespielt. Es beginnt mit: { $scenarios }
cli-campaign-chapter = { $state ->
    [playing] { $number }. { $scenario } (wird gespielt)
    [ended] { $number }. { $scenario } (hier endete die Kampagne)
   *[over] { $number }. { $scenario } (zu Ende; folgen kann: { $following })
}
cli-campaign-quit = Das Kapitel ist in der Kampagne aufgehoben. Weiter geht es mit: starboard campaign next NAME
cli-campaign-over = { $state ->
    [ended] Das Kapitel ist zu Ende und mit ihm die Kampagne.
   *[over] Das Kapitel ist zu Ende. Folgen kann: { $following }. Weiter geht es mit: starboard campaign next { $name }
}

cli-seat-human = jemand an dieser Tastatur
cli-seat-bot = der beste Bot des Spiels
cli-seat-random = ein Bot, der zufällig spielt
# $names: of people that bots are
cli-seat-people = Oder mit Namen: { $names }.
# $example: a temper and a strength, as they are typed
cli-seat-together = Mehrere Wörter verbindet -: { $example }.
