# Die Tafeln um den Spielplan von Nemesis: Leisten, Crew, eigene Charaktertafel, Handkarten, Spielende.

## Leisten

web-panel-name = Nemesis
web-panel-clocks = Die Leisten des Schiffs
web-panel-turn = Runde { $turn }
web-panel-to-the-jump = noch { $left } bis zum Sprung
web-panel-time-shut = Zeitleiste: { $time }. Die Schlafkapseln sind geschlossen.
web-panel-time-open = Zeitleiste: { $time }. Die Schlafkapseln sind offen.
web-panel-fuse = läuft: noch { $left }
web-panel-fuse-off = aus
web-panel-fuse-track = Selbstzerstörung: { $boom }
web-panel-course = Flugziel: Feld { $space }
web-panel-course-known = Flugziel: Feld { $space }, { $planet }. Nur du hast gesehen, wohin es führt.

## Was noch da ist

web-panel-supplies = Beutel, Decks und Marker
web-panel-bag = Xeno-Beutel
web-panel-decks = Decks
web-panel-deck-events = Ereignisse
web-panel-deck-attacks = Xeno-Angriffe
web-panel-deck-wounds = Schwere Wunden
web-panel-deck-red = Rote Gegenstände
web-panel-deck-yellow = Gelbe Gegenstände
web-panel-deck-green = Grüne Gegenstände
web-panel-deck-contamination = Kontamination
web-panel-discarded = { $count ->
    [0] { "" }
   *[other] ({ $count } abgelegt)
}
web-panel-markers = An Bord
web-panel-of = { $count } von { $of }
web-panel-eggs = Eier im Nest
web-panel-weaknesses = Xeno-Schwächen
web-panel-undiscovered = noch nicht entdeckt

## Leute

web-panel-crew = Die anderen
web-panel-bot = Bot
web-panel-dossier = { $name }: { $character }
web-panel-standing-thinking = überlegt
web-panel-standing-acts = am Zug
web-panel-standing-combat = Im Kampf
web-panel-standing-passed = Gepasst
web-panel-standing-pod = in einer Kapsel
web-panel-standing-waits = wartet
web-panel-standing-dead = Tot
web-panel-standing-escaped = Entkommen
web-panel-standing-hibernating = Im Kälteschlaf
web-panel-standing-hunts = jagt
web-panel-away = nicht da
web-panel-hunter = Xeno-Spieler
web-panel-hunter-note = Dieser Spieler spielt jetzt die Xenos.
web-panel-in-pod = Rettungskapsel { $pod }
web-panel-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-panel-choose = { $what } wählen (Taste { $key })
web-panel-carried = Ausrüstung
web-panel-objectives = Ziele, die du kennst
web-panel-card-piles = Aktionskarten
web-panel-piles = { $hand } auf der Hand, { $deck } im Deck, { $discard } abgelegt
web-panel-in-hand = Auf der Hand
web-panel-discard-pile = Ablagestapel

## Körper

web-panel-wounds = { $light ->
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
web-panel-dressed = verbunden, ohne Wirkung
web-panel-slimed = Mit Schleim bedeckt
web-panel-signalled = Signal gesendet
web-panel-larva = Trägt eine Larve in sich
web-panel-first = Startspieler

## Die eigene Charaktertafel

web-panel-your-board = Deine Charaktertafel
web-panel-you = Du · { $name }
web-panel-only-you = nur du siehst das
web-panel-others-see-red = andere sehen: rot
web-panel-others-see-yellow = andere sehen: gelb
web-panel-others-see-green = andere sehen: grün
web-panel-others-see-blue = andere sehen: blau
web-panel-others-see-quest = andere sehen: Quest
web-panel-read = { $what } lesen
web-panel-ammo-of = Munition { $ammo } von { $capacity }
web-panel-with = mit { $what }
web-panel-taped = zusammengeklebt
web-panel-looking = Das siehst nur du
web-panel-free-hand = Freie Hand
web-panel-lost-hand = Hand unbrauchbar
web-panel-quest = Quest, nicht aktiv
web-panel-objective-count = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
web-panel-your-objectives = Deine Ziele
web-panel-objectives-title = Gemeinsame Ziele
web-panel-two-objectives = Sobald der erste Xeno erscheint, behältst du eines davon und gibst das andere ab.
web-panel-objectives-own = Du gewinnst, wenn du überlebst und dieses Ziel am Ende erfüllt ist. Niemand muss davon wissen.
web-panel-objectives-shared = Ihr gewinnt gemeinsam, wenn alle diese Ziele am Ende erfüllt sind und jemand überlebt.
web-panel-drafting = Du wirst einen dieser Charaktere spielen.
web-panel-contaminated = { $count ->
    [one] { $count } Kontaminationskarte auf der Hand
   *[other] { $count } Kontaminationskarten auf der Hand
}

## Handkarten

web-panel-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
web-panel-empty-hand = Deine Hand ist leer.
web-panel-costs = { $count ->
    [0] Kostet keine weitere Karte
    [one] Kostet { $count } weitere Karte
   *[other] Kostet { $count } weitere Karten
}
web-panel-reaction = Reaktion
web-panel-only-peace = Nur außerhalb des Kampfes
web-panel-only-combat = Nur im Kampf
web-panel-pays = Bezahlt
web-panel-goes = Abgeworfen

## Das Ende

web-panel-won = Geschafft: Du gewinnst
web-panel-lost = Du hast es nicht geschafft
web-panel-survived-only = Du hast überlebt, aber dein Ziel ist nicht erfüllt
web-panel-won-together = Ihr gewinnt gemeinsam
web-panel-lost-together = Das Schiff behält euch: Ihr verliert gemeinsam
web-panel-winners = { $count ->
    [0] Niemand gewinnt
    [one] { FORM($who, "start") } gewinnt
   *[other] Es gewinnen: { $who }
}
web-panel-ship-destroyed = Das Schiff ist zerstört.
web-panel-ship-earth = Das Schiff ist wieder zu Hause: auf der Erde.
web-panel-ship-reached = Hier ist das Schiff angekommen: { $planet }
web-panel-wins = Gewinnt
web-panel-objective-hidden = Das Ziel bleibt geheim.
web-panel-met = Erfüllt
web-panel-not-met = Nicht erfüllt
web-panel-or = oder
web-panel-both = Eines der beiden genügte.
web-panel-signals-needed = Signale verschiedener Charaktere: { $sent } von { $needed }
web-panel-nobody-lived = Niemand hat überlebt, also zählt nichts davon.
web-panel-not-judged = Wer nicht überlebt, kann kein Ziel erfüllen.
web-panel-stat-turns = Runden
web-panel-stat-survivors = Überlebende
web-panel-stat-rooms = Erkundete Räume
web-panel-stat-signals = Gesendete Signale
web-panel-stat-weaknesses = Entdeckte Schwächen
