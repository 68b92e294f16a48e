# Le plance attorno al tabellone di Nemesis: tracciati, equipaggio, la tua plancia, le tue carte, la fine.

## Tracciati

web-panel-name = Nemesis
web-panel-clocks = I tracciati della nave
web-panel-turn = Turno { $turn }
web-panel-to-the-jump = { $left } al salto
web-panel-time-shut = Tracciato del Tempo: { $time }. Le camere di Ibernazione sono chiuse.
web-panel-time-open = Tracciato del Tempo: { $time }. Le camere di Ibernazione sono aperte.
web-panel-fuse = attiva: { $left } alla fine
web-panel-fuse-off = spenta
web-panel-fuse-track = Autodistruzione: { $boom }
web-panel-course = Destinazione: spazio { $space }
web-panel-course-known = Destinazione: spazio { $space }, { $planet }. Solo tu hai visto dove porta.

## Che cosa resta

web-panel-supplies = Sacchetto, mazzi e segnalini
web-panel-bag = Sacchetto Intruso
web-panel-decks = Mazzi
web-panel-deck-events = Eventi
web-panel-deck-attacks = Attacchi dell’Intruso
web-panel-deck-wounds = Ferite Gravi
web-panel-deck-red = Strumenti rossi
web-panel-deck-yellow = Strumenti gialli
web-panel-deck-green = Strumenti verdi
web-panel-deck-contamination = Contaminazione
web-panel-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } scartata)
   *[other] ({ $count } scartate)
}
web-panel-markers = A bordo
web-panel-of = { $count } su { $of }
web-panel-eggs = Uova nel Nido
web-panel-weaknesses = Debolezze degli Intrusi
web-panel-undiscovered = non ancora scoperta

## Persone

web-panel-crew = Gli altri
web-panel-bot = Bot
web-panel-dossier = { $name }: { $character }
web-panel-standing-thinking = sta pensando
web-panel-standing-acts = di turno
web-panel-standing-combat = In Combattimento
web-panel-standing-passed = Ha passato
web-panel-standing-pod = in una capsula
web-panel-standing-waits = aspetta
web-panel-standing-dead = Senza vita
web-panel-standing-escaped = In salvo
web-panel-standing-hibernating = In ibernazione
web-panel-standing-hunts = in caccia
web-panel-away = assente
web-panel-hunter = Giocatore Intruso
web-panel-hunter-note = Questo giocatore ora guida gli Intrusi.
web-panel-in-pod = Capsula di Salvataggio { $pod }
web-panel-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-panel-choose = Scegli { $what } (tasto { $key })
web-panel-carried = Porta con sé
web-panel-objectives = Obiettivi che conosci
web-panel-card-piles = Carte Azione
web-panel-piles = { $hand } in mano, { $deck } nel mazzo, { $discard } scartate
web-panel-in-hand = In mano
web-panel-discard-pile = Pila degli scarti

## Corpo

web-panel-wounds = { $light ->
    [0] Nessuna Ferita Leggera
    [one] { $light } Ferita Leggera
   *[other] { $light } Ferite Leggere
}, { $serious ->
    [0] nessuna Ferita Grave
   *[other] Ferite Gravi: { $wounds }
}{ $dressed ->
    [0] { "" }
   *[other] ; bendate: { $bandaged }
}
web-panel-dressed = bendata, senza effetto
web-panel-slimed = Secrezioni addosso
web-panel-signalled = Segnale lanciato
web-panel-larva = Porta in sé una Larva
web-panel-first = Primo Giocatore

## La tua plancia

web-panel-your-board = La tua plancia Personaggio
web-panel-you = Tu · { $name }
web-panel-only-you = lo vedi solo tu
web-panel-others-see-red = gli altri vedono: rosso
web-panel-others-see-yellow = gli altri vedono: giallo
web-panel-others-see-green = gli altri vedono: verde
web-panel-others-see-blue = gli altri vedono: blu
web-panel-others-see-quest = gli altri vedono: Ricerca
web-panel-read = Leggi { $what }
web-panel-ammo-of = Munizioni { $ammo } su { $capacity }
web-panel-with = con { $what }
web-panel-taped = uniti dal nastro
web-panel-looking = Li vedi solo tu
web-panel-free-hand = Mano libera
web-panel-lost-hand = Mano inutilizzabile
web-panel-quest = Ricerca, non attiva
web-panel-objective-count = { $count ->
    [one] { $count } Obiettivo
   *[other] { $count } Obiettivi
}
web-panel-your-objectives = I tuoi Obiettivi
web-panel-objectives-title = Obiettivi comuni
web-panel-two-objectives = Quando appare il primo Intruso ne tieni uno e rinunci all’altro.
web-panel-objectives-own = Vinci se sopravvivi e alla fine questo si è avverato. Gli altri possono anche non saperlo mai.
web-panel-objectives-shared = Vincete insieme se alla fine sono tutti completati e qualcuno sopravvive.
web-panel-drafting = Giocherai con uno di questi Personaggi.
web-panel-contaminated = { $count ->
    [one] { $count } carta Contaminazione in mano
   *[other] { $count } carte Contaminazione in mano
}

## Le tue carte

web-panel-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
web-panel-empty-hand = La tua mano è vuota.
web-panel-costs = { $count ->
    [0] Non costa altre carte
    [one] Costa { $count } altra carta
   *[other] Costa { $count } altre carte
}
web-panel-reaction = Reazione
web-panel-only-peace = Solo fuori dal Combattimento
web-panel-only-combat = Solo in Combattimento
web-panel-pays = Paga
web-panel-goes = Scartata

## La fine

web-panel-won = Ce l’hai fatta: hai vinto
web-panel-lost = Non ce l’hai fatta
web-panel-survived-only = Sei in salvo, ma il tuo Obiettivo non è completato
web-panel-won-together = Avete vinto insieme
web-panel-lost-together = La nave si prende tutto: avete perso insieme
web-panel-winners = { $count ->
    [0] Non vince nessuno
    [one] Vince { FORM($who, "the") }
   *[other] Vincono { FORM($who, "the") }
}
web-panel-ship-destroyed = La nave è distrutta.
web-panel-ship-earth = La nave è tornata a casa, sulla Terra.
web-panel-ship-reached = La nave è arrivata qui: { $planet }
web-panel-wins = Vince
web-panel-objective-hidden = L’Obiettivo resta segreto.
web-panel-met = Completato
web-panel-not-met = Non completato
web-panel-or = oppure
web-panel-both = Ne bastava uno dei due.
web-panel-signals-needed = Segnali di Personaggi diversi: { $sent } su { $needed }
web-panel-nobody-lived = Non è sopravvissuto nessuno, quindi nulla di tutto ciò conta.
web-panel-not-judged = Chi non sopravvive non può completare un Obiettivo.
web-panel-stat-turns = Turni
web-panel-stat-survivors = Superstiti
web-panel-stat-rooms = Stanze esplorate
web-panel-stat-signals = Segnali lanciati
web-panel-stat-weaknesses = Debolezze scoperte
