# Le plance attorno al tabellone di Nemesis: tracciati, equipaggio, la tua plancia, le tue carte, la fine.

## Tracciati

web-nemesis-panel-name = Nemesis
web-nemesis-panel-clocks = I tracciati della nave
web-nemesis-panel-turn = Turno { $turn }
web-nemesis-panel-to-the-jump = { $left } al salto
web-nemesis-panel-time-shut = Tracciato del Tempo: { $time }. Le camere di Ibernazione sono chiuse.
web-nemesis-panel-time-open = Tracciato del Tempo: { $time }. Le camere di Ibernazione sono aperte.
web-nemesis-panel-fuse = attiva: { $left } alla fine
web-nemesis-panel-fuse-off = spenta
web-nemesis-panel-fuse-track = Autodistruzione: { $boom }
web-nemesis-panel-course = Destinazione: spazio { $space }
web-nemesis-panel-course-known = Destinazione: spazio { $space }, { $planet }. Solo tu hai visto dove porta.

## Che cosa resta

web-nemesis-panel-supplies = Sacchetto, mazzi e segnalini
web-nemesis-panel-bag = Sacchetto Intruso
web-nemesis-panel-decks = Mazzi
web-nemesis-panel-deck-events = Eventi
web-nemesis-panel-deck-attacks = Attacchi dell’Intruso
web-nemesis-panel-deck-wounds = Ferite Gravi
web-nemesis-panel-deck-red = Strumenti rossi
web-nemesis-panel-deck-yellow = Strumenti gialli
web-nemesis-panel-deck-green = Strumenti verdi
web-nemesis-panel-deck-contamination = Contaminazione
web-nemesis-panel-discarded = { $count ->
    [0] { "" }
    [one] ({ $count } scartata)
   *[other] ({ $count } scartate)
}
web-nemesis-panel-markers = A bordo
web-nemesis-panel-of = { $count } su { $of }
web-nemesis-panel-eggs = Uova nel Nido
web-nemesis-panel-weaknesses = Debolezze degli Intrusi
web-nemesis-panel-undiscovered = non ancora scoperta

## Persone

web-nemesis-panel-crew = Gli altri
web-nemesis-panel-dossier = { $name }: { $character }
web-nemesis-panel-standing-thinking = sta pensando
web-nemesis-panel-standing-acts = di turno
web-nemesis-panel-standing-combat = In Combattimento
web-nemesis-panel-standing-passed = Ha passato
web-nemesis-panel-standing-pod = in una capsula
web-nemesis-panel-standing-waits = aspetta
web-nemesis-panel-standing-dead = Mort{ grammar-who }
web-nemesis-panel-standing-escaped = In salvo
web-nemesis-panel-standing-hibernating = In ibernazione
web-nemesis-panel-standing-hunts = in caccia
web-nemesis-panel-hunter = Giocatore Intruso
web-nemesis-panel-hunter-note = Questo giocatore ora guida gli Intrusi.
web-nemesis-panel-in-pod = Capsula di Salvataggio { $pod }
web-nemesis-panel-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-nemesis-panel-choose = Scegli: { $what } (tasto { $key })
web-nemesis-panel-carried = Porta con sé
web-nemesis-panel-objectives = Obiettivi che conosci
web-nemesis-panel-card-piles = Carte Azione
web-nemesis-panel-piles = { $hand } in mano, { $deck } nel mazzo, { $discard } scartate
web-nemesis-panel-in-hand = In mano
web-nemesis-panel-discard-pile = Pila degli scarti

## Corpo

web-nemesis-panel-wounds = { $light ->
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
web-nemesis-panel-dressed = bendata, senza effetto
web-nemesis-panel-slimed = Secrezioni addosso
web-nemesis-panel-signalled = Segnale lanciato
web-nemesis-panel-larva = Ospita una Larva
web-nemesis-panel-first = Primo Giocatore

## La tua plancia

web-nemesis-panel-your-board = La tua plancia Personaggio
web-nemesis-panel-you = Tu · { $name }
web-nemesis-panel-only-you = lo vedi solo tu
web-nemesis-panel-others-see-red = gli altri vedono: rosso
web-nemesis-panel-others-see-yellow = gli altri vedono: giallo
web-nemesis-panel-others-see-green = gli altri vedono: verde
web-nemesis-panel-others-see-blue = gli altri vedono: blu
web-nemesis-panel-others-see-quest = gli altri vedono: Ricerca
web-nemesis-panel-read = Leggi: { $what }
web-nemesis-panel-ammo-of = Munizioni { $ammo } su { $capacity }
web-nemesis-panel-with = con: { $what }
web-nemesis-panel-taped = uniti dal nastro
web-nemesis-panel-looking = Li vedi solo tu
web-nemesis-panel-free-hand = Mano libera
web-nemesis-panel-lost-hand = Mano inutilizzabile
web-nemesis-panel-quest = Ricerca, non attiva
web-nemesis-panel-objective-count = { $count ->
    [one] { $count } Obiettivo
   *[other] { $count } Obiettivi
}
web-nemesis-panel-your-objectives = I tuoi Obiettivi
web-nemesis-panel-objectives-title = Obiettivi comuni
web-nemesis-panel-two-objectives = Quando appare il primo Intruso ne tieni uno e rinunci all’altro.
web-nemesis-panel-objectives-own = Vinci se sopravvivi e alla fine questo si è avverato. Gli altri possono anche non saperlo mai.
web-nemesis-panel-objectives-shared = Vincete insieme se alla fine sono tutti completati e qualcuno sopravvive.
web-nemesis-panel-drafting = Giocherai con uno di questi Personaggi.
web-nemesis-panel-contaminated = { $count ->
    [one] { $count } carta Contaminazione in mano
   *[other] { $count } carte Contaminazione in mano
}

## Le tue carte

web-nemesis-panel-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
web-nemesis-panel-empty-hand = La tua mano è vuota.
web-nemesis-panel-costs = { $count ->
    [0] Non costa altre carte
    [one] Costa { $count } altra carta
   *[other] Costa { $count } altre carte
}
web-nemesis-panel-reaction = Reazione
web-nemesis-panel-only-peace = Solo fuori dal Combattimento
web-nemesis-panel-only-combat = Solo in Combattimento
web-nemesis-panel-pays = Paga
web-nemesis-panel-goes = Scartata

## La fine

web-nemesis-panel-won = Ce l’hai fatta: hai vinto
web-nemesis-panel-lost = Non ce l’hai fatta
web-nemesis-panel-survived-only = Sei in salvo, ma non hai completato il tuo Obiettivo
web-nemesis-panel-won-together = Avete vinto insieme
web-nemesis-panel-lost-together = La nave si prende tutto: avete perso insieme
web-nemesis-panel-winners = { $count ->
    [0] Non vince nessuno
    [one] Vince { FORM($who, "the") }
   *[other] Vincono { FORM($who, "the") }
}
web-nemesis-panel-ship-earth = La nave è tornata a casa, sulla Terra.
web-nemesis-panel-ship-reached = La nave ha raggiunto { FORM($planet, "the") }.
web-nemesis-panel-wins = Vince
web-nemesis-ending-lived = { $count ->
    [one] { $count } su { $of } è in salvo.
   *[other] { $count } su { $of } sono in salvo.
}
web-nemesis-ending-alive = In vita, sconfitta
web-nemesis-ending-dead = Deceduto
web-nemesis-panel-objective-hidden = L’Obiettivo resta segreto.
web-nemesis-panel-met = Completato
web-nemesis-panel-not-met = Non completato
web-nemesis-panel-or = oppure
web-nemesis-panel-both = Ne bastava uno dei due.
web-nemesis-panel-signals-needed = Segnali di Personaggi diversi: { $sent } su { $needed }
web-nemesis-panel-nobody-lived = Non è sopravvissuto nessuno, quindi nulla di tutto ciò conta.
web-nemesis-panel-not-judged = Chi non sopravvive non può completare un Obiettivo.
web-nemesis-panel-stat-turns = Turni
web-nemesis-panel-stat-survivors = Superstiti
web-nemesis-panel-stat-rooms = Stanze esplorate
web-nemesis-panel-stat-signals = Segnali lanciati
web-nemesis-panel-stat-weaknesses = Debolezze scoperte

# Carte Azione da scartare
web-nemesis-cost = { $count ->
    [0] gratis
    [one] { $count } carta
   *[other] { $count } carte
}
web-nemesis-cost-shot = { $weapons ->
    [one] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, 1 Munizione su { $ammo }
   *[other] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, 1 Munizione
}
web-nemesis-cost-card = { $count ->
    [0] questa carta
   *[other] questa carta + { $count }
}
# Beside Pass, where odds would stand
web-nemesis-odds-pass = Altri giocano ancora prima della Fase Evento: ciò che porterà non si può ancora prevedere.
