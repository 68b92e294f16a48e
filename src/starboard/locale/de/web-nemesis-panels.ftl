# Die Tafeln um den Spielplan von Nemesis: Leisten, Crew, eigene Charaktertafel, Handkarten, Spielende.

## Leisten

web-nemesis-name = Nemesis
web-nemesis-clocks = Die Leisten des Schiffs
web-nemesis-turn = Runde { $turn }
web-nemesis-to-the-jump = noch { $left } bis zum Sprung
web-nemesis-time-shut = Zeitleiste: { $time }. Die Schlafkapseln sind geschlossen.
web-nemesis-time-open = Zeitleiste: { $time }. Die Schlafkapseln sind offen.
web-nemesis-fuse = läuft: noch { $left }
web-nemesis-fuse-off = aus
web-nemesis-fuse-track = Selbstzerstörung: { $boom }
web-nemesis-course = Flugziel: Feld { $space }
web-nemesis-course-known = Flugziel: Feld { $space }, { $planet }. Nur du hast gesehen, wohin es führt.

## Was noch da ist

web-nemesis-supplies = Beutel, Decks und Marker
web-nemesis-bag = Xeno-Beutel
web-nemesis-decks = Decks
web-nemesis-deck-events = Ereignisse
web-nemesis-deck-attacks = Xeno-Angriffe
web-nemesis-deck-wounds = Schwere Wunden
web-nemesis-deck-red = Rote Gegenstände
web-nemesis-deck-yellow = Gelbe Gegenstände
web-nemesis-deck-green = Grüne Gegenstände
web-nemesis-deck-contamination = Kontamination
web-nemesis-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } abgelegt)
}
web-nemesis-markers = An Bord
web-nemesis-of = { $count } von { $of }
web-nemesis-eggs = Eier im Nest
web-nemesis-weaknesses = Xeno-Schwächen
web-nemesis-undiscovered = noch nicht entdeckt

## Leute

web-nemesis-crew = Die anderen
web-nemesis-bot = Bot
web-nemesis-dossier = { $name }: { $character }
web-nemesis-standing-thinking = überlegt
web-nemesis-standing-combat = Im Kampf
web-nemesis-standing-passed = Gepasst
web-nemesis-standing-pod = in einer Kapsel
web-nemesis-standing-waits = wartet
web-nemesis-standing-dead = Tot
web-nemesis-standing-escaped = Entkommen
web-nemesis-standing-hibernating = Im Kälteschlaf
web-nemesis-standing-hunts = jagt
web-nemesis-away = nicht da
web-nemesis-hunter = Xeno-Spieler
web-nemesis-hunter-note = Dieser Spieler spielt jetzt die Xenos.
web-nemesis-in-pod = Rettungskapsel { $pod }
web-nemesis-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-nemesis-choose = { $what } wählen (Taste { $key })
web-nemesis-carried = Ausrüstung
web-nemesis-objectives = Ziele, die du kennst
web-nemesis-card-piles = Aktionskarten
web-nemesis-piles = { $hand } auf der Hand, { $deck } im Deck, { $discard } abgelegt
web-nemesis-in-hand = Auf der Hand
web-nemesis-discard-pile = Ablagestapel

## Körper

web-nemesis-wounds = { $light ->
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
web-nemesis-dressed = verbunden, ohne Wirkung
web-nemesis-slimed = Mit Schleim bedeckt
web-nemesis-signalled = Signal gesendet
web-nemesis-larva = Trägt eine Larve
web-nemesis-first = Startspieler

## Die eigene Charaktertafel

web-nemesis-your-board = Deine Charaktertafel
web-nemesis-you = Du · { $name }
web-nemesis-only-you = nur du siehst das
web-nemesis-others-see-red = andere sehen: rot
web-nemesis-others-see-yellow = andere sehen: gelb
web-nemesis-others-see-green = andere sehen: grün
web-nemesis-others-see-blue = andere sehen: blau
web-nemesis-others-see-quest = andere sehen: einen Questgegenstand
web-nemesis-read = { $what } lesen
web-nemesis-ammo = Munition { $ammo }
web-nemesis-ammo-of = Munition { $ammo } von { $capacity }
web-nemesis-with = mit { $what }
web-nemesis-taped = zusammengeklebt
web-nemesis-looking = Das siehst nur du
web-nemesis-free-hand = Freie Hand
web-nemesis-lost-hand = Hand unbrauchbar
web-nemesis-quest = Quest, nicht aktiv
web-nemesis-objective-count = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
web-nemesis-your-objectives = Deine Ziele
web-nemesis-objectives-title = Gemeinsame Ziele
web-nemesis-two-objectives = Sobald der erste Xeno erscheint, behältst du eines davon und gibst das andere ab.
web-nemesis-objectives-own = Du gewinnst, wenn du überlebst und das am Ende zutrifft. Niemand muss davon wissen.
web-nemesis-objectives-shared = Ihr gewinnt gemeinsam, wenn alle diese Ziele am Ende erfüllt sind und jemand überlebt.
web-nemesis-drafting = Du wirst einen dieser Charaktere spielen.
web-nemesis-contaminated = { $count ->
    [one] { $count } Kontaminationskarte auf der Hand
   *[other] { $count } Kontaminationskarten auf der Hand
}

## Handkarten

web-nemesis-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
web-nemesis-empty-hand = Deine Hand ist leer.
web-nemesis-costs = { $count ->
    [0] Kostet keine weitere Karte
    [one] Kostet { $count } weitere Karte
   *[other] Kostet { $count } weitere Karten
}
web-nemesis-reaction = Reaktion
web-nemesis-only-peace = Nur außerhalb des Kampfes
web-nemesis-only-combat = Nur im Kampf
web-nemesis-pays = Bezahlt
web-nemesis-goes = Wird abgeworfen

## Das Ende

web-nemesis-won = Geschafft: Du gewinnst
web-nemesis-lost = Du hast es nicht geschafft
web-nemesis-survived-only = Du hast überlebt, aber dein Ziel ist nicht erfüllt
web-nemesis-won-together = Ihr gewinnt gemeinsam
web-nemesis-lost-together = Das Schiff behält euch: Ihr verliert gemeinsam
web-nemesis-winners = { $count ->
    [0] Niemand gewinnt
    [one] { $count } aus der Crew gewinnt
   *[other] { $count } aus der Crew gewinnen
}
web-nemesis-ship-destroyed = Das Schiff ist zerstört.
web-nemesis-ship-earth = Das Schiff ist zu Hause: Erde.
web-nemesis-ship-reached = Wo das Schiff ankam: { $planet }
web-nemesis-wins = Gewinnt
web-nemesis-objective-hidden = Das Ziel bleibt geheim.
web-nemesis-stat-turns = Runden
web-nemesis-stat-survivors = Überlebende
web-nemesis-stat-rooms = Erkundete Räume
web-nemesis-stat-signals = Gesendete Signale
web-nemesis-stat-weaknesses = Entdeckte Schwächen
