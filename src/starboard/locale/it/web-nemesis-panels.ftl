# Le plance attorno al tabellone di Nemesis: tracciati, equipaggio, la tua plancia, le tue carte, la fine.

## Tracciati

web-nemesis-name = Nemesis
web-nemesis-clocks = I tracciati della nave
web-nemesis-turn = Turno { $turn }
web-nemesis-to-the-jump = { $left } al salto
web-nemesis-time-shut = Tracciato del Tempo: { $time }. Le Camere di Ibernazione sono chiuse.
web-nemesis-time-open = Tracciato del Tempo: { $time }. Le Camere di Ibernazione sono aperte.
web-nemesis-fuse = attiva: { $left } alla fine
web-nemesis-fuse-off = spenta
web-nemesis-fuse-track = Autodistruzione: { $boom }
web-nemesis-course = Destinazione: spazio { $space }
web-nemesis-course-known = Destinazione: spazio { $space }, { $planet }. Solo tu hai visto dove porta.

## Che cosa resta

web-nemesis-supplies = Sacchetto, mazzi e segnalini
web-nemesis-bag = Sacchetto Intruso
web-nemesis-decks = Mazzi
web-nemesis-deck-events = Eventi
web-nemesis-deck-attacks = Attacchi dell'Intruso
web-nemesis-deck-wounds = Ferite Gravi
web-nemesis-deck-red = Strumenti rossi
web-nemesis-deck-yellow = Strumenti gialli
web-nemesis-deck-green = Strumenti verdi
web-nemesis-deck-contamination = Contaminazione
web-nemesis-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } scartata)
   *[other] ({ $count } scartate)
}
web-nemesis-markers = A bordo
web-nemesis-of = { $count } su { $of }
web-nemesis-eggs = Uova nel Nido
web-nemesis-weaknesses = Debolezze degli Intrusi
web-nemesis-undiscovered = non ancora scoperta

## Persone

web-nemesis-crew = Gli altri
web-nemesis-bot = Bot
web-nemesis-dossier = { $name }: { $character }
web-nemesis-standing-thinking = sta pensando
web-nemesis-standing-combat = In Combattimento
web-nemesis-standing-passed = Ha passato
web-nemesis-standing-pod = in una capsula
web-nemesis-standing-waits = aspetta
web-nemesis-standing-dead = Fuori gioco
web-nemesis-standing-escaped = In salvo
web-nemesis-standing-hibernating = In ibernazione
web-nemesis-standing-hunts = dà la caccia
web-nemesis-away = assente
web-nemesis-hunter = Giocatore Intruso
web-nemesis-hunter-note = Questo giocatore ora guida gli Intrusi.
web-nemesis-in-pod = Capsula di Salvataggio { $pod }
web-nemesis-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-nemesis-choose = Scegli { $what } (tasto { $key })
web-nemesis-carried = Equipaggiamento
web-nemesis-objectives = Obiettivi che conosci
web-nemesis-card-piles = Carte Azione
web-nemesis-piles = { $hand } in mano, { $deck } nel mazzo, { $discard } scartate
web-nemesis-in-hand = In mano
web-nemesis-discard-pile = Pila degli scarti

## Corpo

web-nemesis-wounds = { $light ->
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
web-nemesis-dressed = bendata, senza effetto
web-nemesis-slimed = Coperto di Secrezioni
web-nemesis-signalled = Segnale lanciato
web-nemesis-larva = Porta una Larva
web-nemesis-first = Primo Giocatore

## La tua plancia

web-nemesis-your-board = La tua plancia Personaggio
web-nemesis-you = Tu · { $name }
web-nemesis-only-you = lo vedi solo tu
web-nemesis-others-see-red = gli altri vedono: rosso
web-nemesis-others-see-yellow = gli altri vedono: giallo
web-nemesis-others-see-green = gli altri vedono: verde
web-nemesis-others-see-blue = gli altri vedono: blu
web-nemesis-others-see-quest = gli altri vedono: uno Strumento Ricerca
web-nemesis-read = Leggi { $what }
web-nemesis-ammo = Munizioni { $ammo }
web-nemesis-ammo-of = Munizioni { $ammo } su { $capacity }
web-nemesis-with = con { $what }
web-nemesis-taped = uniti dal nastro
web-nemesis-looking = Li vedi solo tu
web-nemesis-free-hand = Mano libera
web-nemesis-lost-hand = Mano inutilizzabile
web-nemesis-quest = Ricerca, non attiva
web-nemesis-objective-count = { $count ->
    [one] { $count } Obiettivo
   *[other] { $count } Obiettivi
}
web-nemesis-your-objectives = I tuoi Obiettivi
web-nemesis-objectives-title = Obiettivi comuni
web-nemesis-two-objectives = Quando appare il primo Intruso ne tieni uno e rinunci all'altro.
web-nemesis-objectives-own = Vinci se sopravvivi e questo alla fine è vero. Nessuno deve saperlo.
web-nemesis-objectives-shared = Vincete insieme se alla fine sono tutti completati e qualcuno sopravvive.
web-nemesis-drafting = Giocherai con uno di questi Personaggi.
web-nemesis-contaminated = { $count ->
    [one] { $count } carta Contaminazione in mano
   *[other] { $count } carte Contaminazione in mano
}

## Le tue carte

web-nemesis-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
web-nemesis-empty-hand = La tua mano è vuota.
web-nemesis-costs = { $count ->
    [0] Non costa altre carte
    [one] Costa { $count } altra carta
   *[other] Costa { $count } altre carte
}
web-nemesis-reaction = Reazione
web-nemesis-only-peace = Solo fuori dal Combattimento
web-nemesis-only-combat = Solo in Combattimento
web-nemesis-pays = Paga
web-nemesis-goes = Scartata

## La fine

web-nemesis-won = Ce l'hai fatta: hai vinto
web-nemesis-lost = Non ce l'hai fatta
web-nemesis-survived-only = Il tuo Personaggio è salvo, ma il tuo Obiettivo non è completato
web-nemesis-won-together = Avete vinto insieme
web-nemesis-lost-together = La nave si prende tutto: avete perso insieme
web-nemesis-winners = { $count ->
    [0] Non vince nessuno
    [one] Vince { $count } membro dell'equipaggio
   *[other] Vincono { $count } membri dell'equipaggio
}
web-nemesis-ship-destroyed = La nave è distrutta.
web-nemesis-ship-earth = La nave è a casa: Terra.
web-nemesis-ship-reached = Dove è arrivata la nave: { $planet }
web-nemesis-wins = Vince
web-nemesis-objective-hidden = L'Obiettivo resta segreto.
web-nemesis-stat-turns = Turni
web-nemesis-stat-survivors = Sopravvissuti
web-nemesis-stat-rooms = Stanze esplorate
web-nemesis-stat-signals = Segnali lanciati
web-nemesis-stat-weaknesses = Debolezze scoperte
