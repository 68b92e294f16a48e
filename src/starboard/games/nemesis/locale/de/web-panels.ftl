# Die Tafeln um den Spielplan von Nemesis: Leisten, Crew, eigene Charaktertafel, Handkarten, Spielende.

## Leisten

web-nemesis-panel-name = Nemesis
web-nemesis-panel-clocks = Die Leisten des Schiffs
web-nemesis-panel-turn = Runde { $turn }
web-nemesis-panel-to-the-jump = noch { $left } bis zum Sprung
web-nemesis-panel-time-shut = Zeitleiste: { $time }. Die Schlafkapseln sind geschlossen.
web-nemesis-panel-time-open = Zeitleiste: { $time }. Die Schlafkapseln sind offen.
web-nemesis-panel-fuse = läuft: noch { $left }
web-nemesis-panel-fuse-off = aus
web-nemesis-panel-fuse-track = Selbstzerstörung: { $boom }
web-nemesis-panel-course = Flugziel: Feld { $space }
web-nemesis-panel-course-known = Flugziel: Feld { $space }, { $planet }. Nur du hast gesehen, wohin es führt.

## Was noch da ist

web-nemesis-panel-supplies = Beutel, Decks und Marker
web-nemesis-panel-bag = Xeno-Beutel
web-nemesis-panel-decks = Decks
web-nemesis-panel-deck-events = Ereignisse
web-nemesis-panel-deck-attacks = Xeno-Angriffe
web-nemesis-panel-deck-wounds = Schwere Wunden
web-nemesis-panel-deck-red = Rote Gegenstände
web-nemesis-panel-deck-yellow = Gelbe Gegenstände
web-nemesis-panel-deck-green = Grüne Gegenstände
web-nemesis-panel-deck-contamination = Kontamination
web-nemesis-panel-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } abgelegt)
}
web-nemesis-panel-markers = An Bord
web-nemesis-panel-of = { $count } von { $of }
web-nemesis-panel-eggs = Eier im Nest
web-nemesis-panel-weaknesses = Xeno-Schwächen
web-nemesis-panel-undiscovered = noch nicht aufgedeckt

## Leute

web-nemesis-panel-crew = Die anderen
web-nemesis-panel-dossier = { $name }: { $character }
web-nemesis-panel-standing-thinking = überlegt
web-nemesis-panel-standing-acts = am Zug
web-nemesis-panel-standing-combat = Im Kampf
web-nemesis-panel-standing-passed = Gepasst
web-nemesis-panel-standing-pod = in einer Kapsel
web-nemesis-panel-standing-waits = wartet
web-nemesis-panel-standing-dead = Tot
web-nemesis-panel-standing-escaped = Entkommen
web-nemesis-panel-standing-hibernating = Im Kälteschlaf
web-nemesis-panel-standing-hunts = jagt
web-nemesis-panel-hunter = Xeno-Spieler
web-nemesis-panel-hunter-note = Dieser Spieler spielt jetzt die Xenos.
web-nemesis-panel-in-pod = Rettungskapsel { $pod }
web-nemesis-panel-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-nemesis-panel-choose = Wählen: { $what } (Taste { $key })
web-nemesis-panel-carried = Ausrüstung
web-nemesis-panel-objectives = Ziele, die du kennst
web-nemesis-panel-card-piles = Aktionskarten
web-nemesis-panel-piles = { $hand } auf der Hand, { $deck } im Deck, { $discard } abgelegt
web-nemesis-panel-in-hand = Auf der Hand
web-nemesis-panel-discard-pile = Ablagestapel

## Körper

web-nemesis-panel-wounds = { $light ->
    [0] Keine Leichten Wunden
    [one] { $light } Leichte Wunde
   *[other] { $light } Leichte Wunden
}, { $serious ->
    [0] keine Schweren Wunden
   *[other] Schwere Wunden: { $wounds }
}{ $dressed ->
    [0] { "" }
   *[other] ; verbunden: { $bandaged }
}
web-nemesis-panel-dressed = verbunden, ohne Wirkung
web-nemesis-panel-slimed = Mit Schleim bedeckt
web-nemesis-panel-signalled = Signal gesendet
web-nemesis-panel-larva = Trägt eine Larve in sich
web-nemesis-panel-first = Startspieler

## Die eigene Charaktertafel

web-nemesis-panel-your-board = Deine Charaktertafel
web-nemesis-panel-you = Du · { $name }
web-nemesis-panel-only-you = nur du siehst das
web-nemesis-panel-others-see-red = andere sehen: rot
web-nemesis-panel-others-see-yellow = andere sehen: gelb
web-nemesis-panel-others-see-green = andere sehen: grün
web-nemesis-panel-others-see-blue = andere sehen: blau
web-nemesis-panel-others-see-quest = andere sehen: Quest
web-nemesis-panel-read = Lesen: { $what }
web-nemesis-panel-ammo-of = Munition { $ammo } von { $capacity }
web-nemesis-panel-with = dazu: { $what }
web-nemesis-panel-taped = zusammengeklebt
web-nemesis-panel-looking = Das siehst nur du
web-nemesis-panel-free-hand = Freie Hand
web-nemesis-panel-lost-hand = Hand unbrauchbar
web-nemesis-panel-quest = Quest, nicht aktiv
web-nemesis-panel-objective-count = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
web-nemesis-panel-your-objectives = Deine Ziele
web-nemesis-panel-objectives-title = Gemeinsame Ziele
web-nemesis-panel-two-objectives = Sobald der erste Xeno erscheint, behältst du eines davon und gibst das andere ab.
web-nemesis-panel-objectives-own = Du gewinnst, wenn du überlebst und dieses Ziel am Ende erfüllt ist. Niemand muss davon wissen.
web-nemesis-panel-objectives-shared = Ihr gewinnt gemeinsam, wenn alle diese Ziele am Ende erfüllt sind und jemand überlebt.
web-nemesis-panel-drafting = Du wirst einen dieser Charaktere spielen.
web-nemesis-panel-contaminated = { $count ->
    [one] { $count } Kontaminationskarte auf der Hand
   *[other] { $count } Kontaminationskarten auf der Hand
}

## Handkarten

web-nemesis-panel-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
web-nemesis-panel-empty-hand = Deine Hand ist leer.
web-nemesis-panel-costs = { $count ->
    [0] Kostet keine weitere Karte
    [one] Kostet { $count } weitere Karte
   *[other] Kostet { $count } weitere Karten
}
web-nemesis-panel-reaction = Reaktion
web-nemesis-panel-only-peace = Nur außerhalb des Kampfes
web-nemesis-panel-only-combat = Nur im Kampf
web-nemesis-panel-pays = Bezahlt
web-nemesis-panel-goes = Abgeworfen

## Das Ende

web-nemesis-panel-won = Geschafft: Du hast gewonnen
web-nemesis-panel-lost = Du hast es nicht geschafft
web-nemesis-panel-survived-only = Du hast überlebt, aber dein Ziel nicht erfüllt
web-nemesis-panel-won-together = Ihr habt gemeinsam gewonnen
web-nemesis-panel-lost-together = Das Schiff behält euch: Ihr habt gemeinsam verloren
web-nemesis-panel-winners = { $count ->
    [0] Niemand gewinnt
    [one] { FORM($who, "start") } gewinnt
   *[other] Es gewinnen: { $who }
}
web-nemesis-panel-ship-earth = Das Schiff ist wieder zu Hause: auf der Erde.
web-nemesis-panel-ship-reached = Das Schiff hat { FORM($planet, "acc") } erreicht.
web-nemesis-panel-wins = Gewinnt
web-nemesis-ending-lived = { $count ->
    [one] { $count } von { $of } kam davon.
   *[other] { $count } von { $of } kamen davon.
}
web-nemesis-ending-alive = Lebt, verloren
web-nemesis-ending-dead = Tot
web-nemesis-panel-objective-hidden = Das Ziel bleibt geheim.
web-nemesis-panel-met = Erfüllt
web-nemesis-panel-not-met = Nicht erfüllt
web-nemesis-panel-or = oder
web-nemesis-panel-both = Eines der beiden genügte.
web-nemesis-panel-signals-needed = Signale verschiedener Charaktere: { $sent } von { $needed }
web-nemesis-panel-nobody-lived = Niemand hat überlebt, also zählt nichts davon.
web-nemesis-panel-not-judged = Wer nicht überlebt, kann kein Ziel erfüllen.
web-nemesis-panel-stat-turns = Runden
web-nemesis-panel-stat-survivors = Überlebende
web-nemesis-panel-stat-rooms = Erkundete Räume
web-nemesis-panel-stat-signals = Gesendete Signale
web-nemesis-panel-stat-weaknesses = Aufgedeckte Schwächen

# Aktionskarten, die abgelegt werden
web-nemesis-cost = { $count ->
    [0] kostenlos
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-nemesis-cost-shot = { $weapons ->
    [one] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, 1 von { $ammo } Munition
   *[other] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, 1 Munition
}
web-nemesis-cost-card = { $count ->
    [0] diese Karte
   *[other] diese Karte + { $count }
}
# Beside Pass, where odds would stand
web-nemesis-odds-pass = Vor der Ereignisphase spielen noch andere: Was sie bringt, lässt sich noch nicht vorhersagen.
