# Was das Terminal selbst sagt. Was auf dem Tisch ist, steht in nemesis-content.ftl und nemesis-play.ftl.
# Die Befehle heißen in jeder Sprache gleich.


## Eingabe und Sitzung

cli-prompt = >
cli-press-enter = Weiter mit Enter.
cli-yes-no = ja oder nein?
cli-welcome = Gib die Nummer einer Option ein. ? erklärt die Frage, help nennt die Befehle. Der Spielstand ist in { $path }.
cli-unknown-command = Den Befehl { $word } gibt es nicht. Gib die Nummer einer Option ein oder help.
cli-too-long = Diese Zeile ist zu lang: { $count } Zeichen genügen hier für alles.
cli-choose-from = „{ $name }“ ist hier nicht bekannt. Zur Wahl stehen: { $names }
cli-not-done = Das ging nicht, und nichts hat sich geändert: { $why }
cli-quit = Der Spielstand ist in { $path }. Weiter geht es mit: starboard play --load { $path }
cli-input-ended = Die Eingabe ist zu Ende. Der Spielstand ist in { $path }.
cli-interrupted = Abgebrochen. Der Spielstand ist in { $path }.
cli-saved = Gespeichert in { $path }.
cli-loaded = Geladen aus { $path }.
cli-load-what = Welche Datei? Zum Beispiel: load spiel.starboard
cli-log-more = … und { $count } weitere davor (log zeigt sie)
cli-help =
    NUMMER            diese Option wählen; mehrere so: 1 3 4; all für alle; none oder nur Enter für keine, wo das geht
    ?                 die Regel hinter der Frage; ? 3 die hinter Option 3; ? NEM-NOISE-06 oder ? Wörter jede Regel
    why               was jetzt nicht zur Wahl steht, und warum
    look NAME         was eine Karte, ein Gegenstand, ein Raum, ein Xeno … bewirkt; look 11 für Raum 11
    hand              deine Karten, Gegenstände und Ziele mit ihren Texten
    map               das Schiff mit erklärten Zeichen
    log [N]           die letzten N Geschehnisse
    undo              deine letzte Entscheidung zurücknehmen; hat seither jemand etwas erfahren, müssen andere zustimmen
    orders            deine Daueranweisungen für Reaktionen, zum Beispiel: orders interruption never
    save [DATEI]      jetzt speichern; load DATEI setzt ein anderes Spiel fort
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
cli-cost = { $count ->
    [0] kostenlos
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-at-room = Raum { $number }
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nichts ist ausgeschlossen: Alles, was es hier gibt, steht zur Wahl.


## Nachschlagen

cli-look-what = Was willst du ansehen? Zum Beispiel: look durchsuchen, look 11, look kriecher
cli-look-nothing = Nichts heißt { $words }. Versuche es mit einem Teil des Namens oder der Nummer eines Raums.
cli-look-more = Außerdem: { $names }
cli-empty-hand = Du hast keine Karten.
cli-rules-nothing = Keine Regel spricht von „{ $words }“.
cli-rules-see = Siehe auch: { $rules }
cli-rules-ledger = { $name }: { $count } Regeln
cli-kind-room = Raum: { $name }
cli-kind-item = Gegenstand: { $name }
cli-kind-card = Karte: { $name }
cli-kind-character = Charakter: { $name }
cli-kind-intruder = Xeno: { $name }
cli-kind-object = Objekt: { $name }
cli-kind-event = Ereignis: { $name }
cli-kind-attack = Xeno-Angriff: { $name }
cli-kind-wound = Schwere Wunde: { $name }
cli-kind-weakness = Schwäche: { $name }
cli-kind-objective = Ziel: { $name }
cli-kind-token = Erkundungsplättchen: { $name }
cli-kind-noise = Geräuschwürfel: { $name }
cli-kind-combat = Kampfwürfel: { $name }
cli-kind-planet = Flugziel: { $name }
cli-kind-hunter = Xeno-Aktionskarte: { $name }
cli-use-any = im Kampf und außerhalb
cli-use-in = nur im Kampf
cli-use-out = nur außerhalb des Kampfes
cli-component-chemical = Chemie-Komponente
cli-component-cloth = Stoff-Komponente
cli-component-medical = Medizin-Komponente
cli-component-electric = Elektro-Komponente
cli-component-tool = Werkzeug-Komponente
cli-crafted-from = hergestellt aus { $parts }


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
cli-orders-how = Ändern mit: orders REAKTION { $orders }. Nach if: actions=move,shoot oder seats=2,3.


## Mehrere Leute an einer Tastatur

cli-hand-over = Bitte die Tastatur weitergeben an: { $name }, Platz { $seat }. Was nun kommt, ist nicht für andere Augen bestimmt.
cli-window = Jetzt könnte jemand reagieren: { $seats }.
cli-window-prompt = Die Nummer des Platzes, der reagieren will, oder Enter, wenn niemand will:
cli-window-who = Bitte gib die Nummer eines dieser Plätze ein oder nur Enter.
cli-window-nothing = Du hast nichts, womit du reagieren kannst.


## Das Ende und aufgezeichnete Spiele

cli-results-title = Das Spiel ist zu Ende
cli-results-turns = { $count ->
    [one] Es dauerte { $count } Runde.
   *[other] Es dauerte { $count } Runden.
}
cli-results-judged = { $met ->
    [yes] { $objective }, erfüllt: { $needs }
   *[no] { $objective }, nicht erfüllt: { $needs }
}
# $secret: ob der Spieler eigene Ziele hat
cli-results-seat = Platz { $seat }, { $name }: { $fate }. { $secret ->
    [yes] { $won ->
        [yes] Gewonnen. Ziele: { $objectives }.
       *[no] Verloren. Ziele: { $objectives }.
    }
   *[no] { $won ->
        [yes] Gewonnen.
       *[no] Verloren.
    }
}
cli-results-nobody = Niemand gewinnt.
cli-results-winners = Gewonnen: { $names }.
cli-results-recorded = Das ganze Spiel ist in { $path } aufgezeichnet. Noch einmal lesen mit: starboard replay { $path }
cli-replay-diverges = { $file } erreicht nicht das aufgezeichnete Ende.
cli-replay-complete = Die Aufzeichnung ist vollständig: { $count } Entscheidungen von Spielern und Zufall führen zu diesem Ende.
cli-replay-unfinished = Die Aufzeichnung endet hier, mitten im Spiel, nach { $count } Entscheidungen von Spielern und Zufall.


## Prüfen

cli-check-ledger = Regelverzeichnis { $name }: { $count } Regeln
cli-check-rulings = Regelauslegungen von { $name }: { $count }
cli-check-content = Nemesis, { $kind }: { $count }
cli-check-languages = Sprachen: { $languages }
cli-check-fine = Alles ist da.
cli-check-broken = { $count ->
    [one] { $count } Problem:
   *[other] { $count } Probleme:
}
cli-check-more = … und { $count } weitere (--all zeigt alle)


## Nemesis: Tafeln und Leisten

cli-game-nemesis = Nemesis
cli-turn = Runde { $turn }
cli-room = Raum { $number } { $name }
cli-unknown = nicht bekannt
cli-hidden-item = verdeckter { FORM($colour, "adjective") } Gegenstand
cli-times = { $thing } ×{ $count }
cli-intruder = { $injuries ->
    [0] { $kind }
   *[other] { $kind } mit { $injuries } Schaden
}
cli-you = Du ({ $name })
cli-in-pod = in Rettungskapsel { $number }
cli-label-hands = Hände
cli-label-items = Gegenstände
cli-label-quests = Quests
cli-label-objectives = Ziele
cli-label-cards = Karten
cli-label-hunt = Xeno-Karten
cli-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# $cost: was außer der Karte selbst abgeworfen wird
cli-card-with-cost = { $card } (+{ $cost })
cli-wounds-light = { $count ->
    [one] { $count } Leichte Wunde
   *[other] { $count } Leichte Wunden
}
cli-wound = Schwere Wunde: { $wound }
cli-wound-dressed = verbunden: { $wound }
cli-mark-slimed = Schleim
cli-mark-signal = Signal gesendet
cli-mark-larva = Larve
cli-mark-passed = gepasst

# Höchstens 17 Zeichen: Sie stehen in den Ecken der Karte. Vier Kapseln brauchen allein schon 16.
cli-track-time = R{ $turn }, Sprung in { $left }
cli-track-self-destruct-off = Selbstzerst. aus
cli-track-self-destruct = SELBSTZERST. { $left }
cli-track-course-unknown = Flugziel { $space } (?)
cli-track-course = { $space }: { FORM($planet, "short") }
cli-track-engines = Triebw. { $states }
cli-track-eggs = Eier { $count }
cli-track-pods = K{ $pods }
cli-track-bag = Beutel { $count }
cli-track-weaknesses = Schwächen { $count }/3

## Nemesis: das Schiff in Sätzen

cli-plain-time = Runde { $turn }; Felder bis zum Sprung: { $left }.
cli-plain-course = Flugziel { $space }. Du hast gesehen, wohin die Felder führen: { $known }.
cli-plain-engines = Triebwerk 1: { $one }. Triebwerk 2: { $two }. Triebwerk 3: { $three }.
# $state: "gone", "unlocked" oder "locked"
cli-plain-pod = { $state ->
    [gone] Rettungskapsel { $number } der Sektion { $section }: fort.
    [unlocked] { $occupied ->
        [yes] Rettungskapsel { $number } der Sektion { $section }: entriegelt, mit { FORM($inside, "dat") }.
       *[no] Rettungskapsel { $number } der Sektion { $section }: entriegelt.
    }
   *[locked] { $occupied ->
        [yes] Rettungskapsel { $number } der Sektion { $section }: verriegelt, mit { FORM($inside, "dat") }.
       *[no] Rettungskapsel { $number } der Sektion { $section }: verriegelt.
    }
}
cli-plain-intruder-board = Eier im Nest: { $eggs }.
cli-plain-weakness = Schwäche ({ $object }): { $weakness }.
cli-plain-you = du ({ $name })
cli-plain-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
cli-plain-computer = Computer
cli-plain-exits = Ausgänge { $exits }
cli-plain-exit = { $numbers } zu Raum { $to }
cli-plain-entrance = Technische Korridore { $numbers }
cli-plain-noise = Geräusch
cli-plain-door-closed = Tür geschlossen
cli-plain-door-destroyed = Tür zerstört
cli-plain-ducts-noise = Geräusch in: { $place }

## Nemesis: die gezeichnete Karte

# Kurze Zeichen: zwei Buchstaben für einen Charakter, einer für eine Art von Xeno. K ist der Kriecher, daher Q (Queen).
cli-sign-captain = Ca
cli-sign-pilot = Pi
cli-sign-scientist = Wi
cli-sign-scout = Sc
cli-sign-soldier = So
cli-sign-mechanic = Me
cli-sign-larva = L
cli-sign-creeper = K
cli-sign-adult = A
cli-sign-breeder = B
cli-sign-queen = Q
cli-sign-unknown = ?
cli-sign-working = ok
cli-sign-damaged = X
cli-legend-nemesis =
    Raum: Nummer, ≡ mit den Nummern seiner technischen Korridore, c Computer, F Feuer, M Fehlfunktion, Gegenstände.
    ? unerkundet; einen Namen mit ? dahinter hast nur du gesehen. Unterer Rand: Charaktere, Xenos, *N Objekte.
    Ca Captain, Pi Pilotin, Wi Wissenschaftler, Sc Scout, So Soldat, Me Mechaniker; deiner ist hervorgehoben.
    L Larve, K Kriecher, A Ausgewachsener, B Brüter, Q Königin; eine Zahl dahinter: Schaden.
    Korridore: ihre Nummern, ! Geräusch, ╫ oder ╪ geschlossene Tür, × zerstörte Tür.
    Triebwerke: ok funktionstüchtig, X beschädigt, ? dir nicht bekannt. K Kapseln: Sektion und Nummer, (verriegelt), × fort.

# Höchstens 9 Zeichen, das Cockpit 7
cli-tile-armory = Waffen
cli-tile-comms = Kommunik.
cli-tile-emergency = Notaufn.
cli-tile-evac-a = Evak. A
cli-tile-evac-b = Evak. B
cli-tile-fire-control = Brandsch.
cli-tile-generator = Generator
cli-tile-laboratory = Labor
cli-tile-nest = NEST
cli-tile-storage = Lager
cli-tile-surgery = OP-Saal
cli-tile-airlock-control = Schleusen
cli-tile-cabins = Kabinen
cli-tile-canteen = Kantine
cli-tile-command-center = Kommando
cli-tile-engine-control = Tw-Kontr.
cli-tile-hatch-control = Luken
cli-tile-monitoring = Überwach.
cli-tile-slime-room = Schleim
cli-tile-shower = Dusche
cli-tile-cockpit = Cockpit
cli-tile-hibernatorium = Kryonat.
cli-tile-engine-1 = Triebw. 1
cli-tile-engine-2 = Triebw. 2
cli-tile-engine-3 = Triebw. 3
