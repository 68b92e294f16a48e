# Che cosa dice il terminale di Nemesis: plance, tracciati e mappa. I file cli… non vanno ai browser.


## I tipi di componenti, e che cosa fanno

cli-kind-room = Stanza: { $name }
cli-kind-item = Strumento: { $name }
cli-kind-card = Carta: { $name }
cli-kind-character = Personaggio: { $name }
cli-kind-intruder = Intruso: { $name }
cli-kind-object = Oggetto: { $name }
cli-kind-event = Evento: { $name }
cli-kind-attack = Attacco dell’Intruso: { $name }
cli-kind-wound = Ferita Grave: { $name }
cli-kind-weakness = Debolezza: { $name }
cli-kind-objective = Obiettivo: { $name }
cli-kind-token = Gettone Esplorazione: { $name }
cli-kind-noise = Dado Rumore: { $name }
cli-kind-combat = Dado Attacco: { $name }
cli-kind-planet = Destinazione: { $name }
cli-kind-hunter = Carta Azione dell’Intruso: { $name }
cli-use-any = dentro e fuori dal Combattimento
cli-use-in = solo in Combattimento
cli-use-out = solo fuori dal Combattimento
cli-component-chemical = componente chimico
    .form-a = un componente chimico
cli-component-cloth = componente tessile
    .form-a = un componente tessile
cli-component-medical = componente medico
    .form-a = un componente medico
cli-component-electric = componente elettrico
    .form-a = un componente elettrico
cli-component-tool = componente attrezzo
    .form-a = un componente attrezzo
cli-crafted-from = si crea con { FORM($parts, "a") }


## Plance e tracciati

cli-game-nemesis = Nemesis
cli-turn = Turno { $turn }
cli-room = Stanza { $number }, { $name }
cli-unknown = stato ignoto
cli-hidden-item = Strumento { FORM($colour, "adjective") } coperto
cli-times = { $thing } ×{ $count }
cli-intruder = { $injuries ->
    [0] { $kind }
    [one] { $kind } con { $injuries } Danno
   *[other] { $kind } con { $injuries } Danni
}
cli-you = Tu ({ $name })
cli-in-pod = nella Capsula di Salvataggio { $number }
cli-label-hands = Mani
cli-label-items = Strumenti
cli-label-quests = Ricerche
cli-label-objectives = Obiettivi
cli-label-cards = Carte
cli-label-hunt = Carte Intruso
cli-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# $cost: che cosa si scarta oltre alla carta
cli-card-with-cost = { $card } (+{ $cost })
cli-wounds-light = { $count ->
    [one] { $count } Ferita Leggera
   *[other] { $count } Ferite Leggere
}
cli-wound = Ferita Grave: { $wound }
cli-wound-dressed = bendata: { $wound }
cli-mark-slimed = Secrezione
cli-mark-signal = Segnale lanciato
cli-mark-larva = Larva
cli-mark-passed = ha passato

# Al massimo 17 caratteri ciascuno: stanno negli angoli della mappa
cli-track-time = T{ $turn }, salto tra { $left }
cli-track-self-destruct-off = Autodistr. spenta
cli-track-self-destruct = AUTODISTRUZIONE { $left }
cli-track-course-unknown = Rotta { $space } (?)
cli-track-course = { $space } { $planet }
cli-track-engines = Motori { $states }
cli-track-eggs = Uova { $count }
# Con 5 giocatori le capsule sono 4, e occupano da sole 16 caratteri
cli-track-pods = C{ $pods }
cli-track-bag = Sacchetto { $count }
cli-track-weaknesses = Debolezze { $count }/3

## La nave a parole

cli-plain-time = Turno { $turn }; spazi mancanti al salto: { $left }.
cli-plain-course = Destinazione { $space }. Hai visto dove portano gli spazi: { $known }.
cli-plain-engines = Motore n. 1: { $one }. Motore n. 2: { $two }. Motore n. 3: { $three }.
# $state: "gone", "unlocked" o "locked"
cli-plain-pod = { $state ->
    [gone] Capsula di Salvataggio { $number } della Sezione { $section }: perduta o partita.
    [unlocked] { $occupied ->
        [yes] Capsula di Salvataggio { $number } della Sezione { $section }: sbloccata, con { FORM($inside, "the") }.
       *[no] Capsula di Salvataggio { $number } della Sezione { $section }: sbloccata.
    }
   *[locked] { $occupied ->
        [yes] Capsula di Salvataggio { $number } della Sezione { $section }: bloccata, con { FORM($inside, "the") }.
       *[no] Capsula di Salvataggio { $number } della Sezione { $section }: bloccata.
    }
}
cli-plain-intruder-board = Uova nel Nido: { $eggs }.
cli-plain-weakness = Debolezza { FORM($object, "of") }: { $weakness }.
cli-plain-you = tu ({ $name })
cli-plain-items = { $count ->
    [one] { $count } Strumento
   *[other] { $count } Strumenti
}
cli-plain-computer = Computer
cli-plain-exits = uscite { $exits }
cli-plain-exit = { $numbers } verso la Stanza { $to }
cli-plain-entrance = Corridoi Tecnici { $numbers }
cli-plain-noise = Rumore
cli-plain-door-closed = Portellone Chiuso
cli-plain-door-destroyed = Portellone Distrutto
cli-plain-ducts-noise = Rumore in: { $place }

## La mappa disegnata

# Segni brevi: due lettere per un Personaggio, una per un tipo di Intruso. L'Adulto ha la A, quindi l'Aracnide la C.
cli-sign-captain = Ca
cli-sign-pilot = Pi
cli-sign-scientist = Sc
cli-sign-scout = Es
cli-sign-soldier = So
cli-sign-mechanic = Me
cli-sign-larva = L
cli-sign-creeper = C
cli-sign-adult = A
cli-sign-breeder = N
cli-sign-queen = R
cli-sign-unknown = ?
cli-sign-working = ok
cli-sign-damaged = X
cli-legend-nemesis =
    Stanza: numero, ≡ con i numeri dei suoi Corridoi Tecnici, c Computer, F Fuoco, M Malfunzionamento, Strumenti rimasti.
    ? inesplorata; un nome seguito da ? l’hai visto solo tu. In basso: Personaggi, Intrusi, *N Oggetti a terra.
    Ca Capitano, Pi Pilota, Sc Scienziato, Es Esploratrice, So Soldato, Me Meccanico; il tuo è evidenziato.
    L Larva, C Aracnide, A Adulto, N Nutrice, R Regina; il numero che segue: Danni.
    Corridoi: i loro numeri, ! Rumore, ╫ o ╪ Portellone Chiuso, × Portellone Distrutto.
    Motori: ok Funzionante, X Danneggiato, ? stato a te ignoto. C, le capsule: sezione e numero, (bloccata), × non c’è più.

# Al massimo 9 caratteri ciascuno, la Cabina di Pilotaggio 7
cli-tile-armory = Armeria
cli-tile-comms = Sala Comm
cli-tile-emergency = Infermer.
cli-tile-evac-a = Evac. A
cli-tile-evac-b = Evac. B
cli-tile-fire-control = Antincen.
cli-tile-generator = Generat.
cli-tile-laboratory = Laborat.
cli-tile-nest = NIDO
cli-tile-storage = Magazzino
cli-tile-surgery = Chirurgia
cli-tile-airlock-control = Airlock
cli-tile-cabins = Cabine
cli-tile-canteen = Cambusa
cli-tile-command-center = Comando
cli-tile-engine-control = Ctrl Mot.
cli-tile-hatch-control = Paratie
cli-tile-monitoring = Sorvegl.
cli-tile-slime-room = Secrez.
cli-tile-shower = Docce
cli-tile-cockpit = Cab.Pil
cli-tile-hibernatorium = Hibernat.
cli-tile-engine-1 = Motore 1
cli-tile-engine-2 = Motore 2
cli-tile-engine-3 = Motore 3


## La fine, e i luoghi

cli-at-room = Stanza { $number }
cli-results-turns = { $count ->
    [one] La partita è durata { $count } turno.
   *[other] La partita è durata { $count } turni.
}
cli-results-judged = { $met ->
    [yes] { $objective }, completato: { $needs }
   *[no] { $objective }, non completato: { $needs }
}
# $secret: se il giocatore ha Obiettivi propri
cli-results-seat = Posto { $seat }, { $name }: { $fate }. { $secret ->
    [yes] { $won ->
        [yes] Vittoria. Obiettivi: { $objectives }.
       *[no] Sconfitta. Obiettivi: { $objectives }.
    }
   *[no] { $won ->
        [yes] Vittoria.
       *[no] Sconfitta.
    }
}
