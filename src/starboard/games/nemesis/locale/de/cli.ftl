# Was das Terminal von Nemesis sagt: Tafeln, Leisten und Karte. Dateien namens cli… gehen nicht an Browser.


## Arten von Bestandteilen und was sie können

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


## Tafeln und Leisten

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

## Das Schiff in Sätzen

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

## Die gezeichnete Karte

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


## Das Ende, und Orte

cli-at-room = Raum { $number }
cli-results-turns = { $count ->
    [one] Sie dauerte { $count } Runde.
   *[other] Sie dauerte { $count } Runden.
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
