# Che cosa dice di suo il client da terminale. Ciò che è sul tavolo è detto in nemesis-content.ftl e nemesis-play.ftl.
# I comandi (help, look, orders …) si scrivono in inglese in ogni lingua. $name può essere una parola senza forme.


## L'invito a scrivere e la sessione

cli-prompt = >
cli-press-enter = Premi Invio per continuare.
cli-yes-no = sì o no?
cli-welcome = Scrivi il numero di un’opzione. ? spiega la domanda, help elenca i comandi. La partita è salvata in { $path }.
cli-unknown-command = Il comando { $word } non esiste. Scrivi il numero di un’opzione, oppure help.
cli-too-long = La riga è troppo lunga: qui { $count } caratteri bastano per tutto.
cli-choose-from = Qui «{ $name }» non è conosciuto. Scegli tra: { $names }
cli-not-done = Non è riuscito e non è cambiato nulla: { $why }
cli-quit = La partita è salvata in { $path }. Per riprenderla: starboard play --load { $path }
cli-input-ended = L’input è finito. La partita è salvata in { $path }.
cli-interrupted = Interruzione. La partita è salvata in { $path }.
cli-saved = Partita salvata in { $path }.
cli-loaded = Partita caricata da { $path }.
cli-load-what = Quale file? Per esempio: load game.starboard
cli-log-more = … e, prima, altre righe: { $count } (log le mostra)
cli-help =
    NUMERO            sceglie quell’opzione; più d’una così: 1 3 4; all tutte; none o solo Invio se si può non scegliere
    ?                 la regola della domanda; ? 3 quella dell’opzione 3; ? NEM-NOISE-06 o ? parole una regola qualsiasi
    why               che cosa ora non si può scegliere, e perché
    look NOME         che cosa fa una carta, uno Strumento, una Stanza, un Intruso …; look 11 per la Stanza 11
    hand              le tue carte, i tuoi Strumenti e i tuoi Obiettivi con i loro testi
    map               la nave, con la spiegazione dei segni
    log [N]           le ultime N cose accadute
    undo              annulla la tua ultima decisione; se intanto qualcuno ha scoperto qualcosa, serve il consenso altrui
    orders            i tuoi ordini permanenti per le reazioni, per esempio: orders interruption never
    save [FILE]       salva ora; load FILE continua con un’altra partita
    lang it           la lingua: en, it, de, cs
    screen            ridisegna tutto
    quit              salva ed esce


## Scegliere

cli-pick-one-or-none = (una o nessuna: { $none })
cli-pick-exactly = (scegline esattamente { $count })
cli-pick-between = (scegline da { $least } a { $most })
cli-nothing = nulla
cli-pick-a-number = Scegli un’opzione con il suo numero, da 1 a { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Scegli esattamente un’opzione.
       *[other] Scegli da 1 a { $most } opzioni.
    }
   *[other] { $most ->
        [1] Scegli al massimo un’opzione.
       *[other] Scegli da { $least } a { $most } opzioni.
    }
}
cli-no-such-option = Le opzioni sono numerate da 1 a { $count }.
cli-picked-twice = Ogni opzione si può scegliere una volta sola.
cli-cost = { $count ->
    [0] gratis
    [one] { $count } carta
   *[other] { $count } carte
}
cli-at-room = Stanza { $number }
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Non è escluso nulla: tutto ciò che esiste qui si può scegliere.


## Cercare informazioni

cli-look-what = Che cosa vuoi guardare? Per esempio: look cerca, look 11, look adulto
cli-look-nothing = Non c’è nulla che si chiami { $words }. Prova con una parte del nome, o con il numero di una Stanza.
cli-look-more = Anche: { $names }
cli-empty-hand = Non hai carte.
cli-rules-nothing = Nessuna regola parla di «{ $words }».
cli-rules-see = Vedi anche: { $rules }
cli-rules-ledger = { $name }: { $count } regole
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


## Annullare

cli-undone = Decisione annullata.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = I bot sono d’accordo: decisione annullata.
cli-undo-asked = { $name } vorrebbe annullare l’ultima decisione.
cli-undo-consent = { $name } (posto { $seat }), acconsenti?
cli-undo-refused = Non tutti acconsentono: la decisione resta.


## Ordini permanenti

cli-order-ask = chiedimi
cli-order-never = mai
cli-order-if = solo se
cli-orders-how = Per cambiarne uno: orders REAZIONE { $orders }. Dopo if: actions=move,shoot oppure seats=2,3.


## Più persone a una tastiera

cli-hand-over = Passa la tastiera al posto { $seat } ({ $name }). Ciò che segue non è per altri occhi.
cli-window = Ora qualcuno potrebbe reagire: { $seats }.
cli-window-prompt = Il numero del posto che vuole reagire, o Invio se nessuno vuole:
cli-window-who = Scrivi il numero di uno di questi posti, o premi solo Invio.
cli-window-nothing = Non hai nulla con cui reagire.


## La fine, e le partite registrate

cli-results-title = La partita è finita
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
cli-results-nobody = Non vince nessuno.
cli-results-winners = Vittoria per: { $names }.
cli-results-recorded = L’intera partita è registrata in { $path }. Per rileggerla: starboard replay { $path }
cli-replay-diverges = { $file } non arriva alla fine registrata.
cli-replay-complete = La registrazione è completa: { $count } decisioni dei giocatori e del caso portano a questa fine.
cli-replay-unfinished = La registrazione si ferma qui, a metà partita, dopo { $count } decisioni dei giocatori e del caso.


## Controlli

cli-check-ledger = Registro { $name }: { $count } regole
cli-check-rulings = Interpretazioni di { $name }: { $count }
cli-check-content = Nemesis, { $kind }: { $count }
cli-check-languages = Lingue: { $languages }
cli-check-fine = C’è tutto.
cli-check-broken = { $count ->
    [one] { $count } problema:
   *[other] { $count } problemi:
}
cli-check-more = … e altri { $count } (--all li mostra tutti)


## Nemesis: plance e tracciati

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

## Nemesis: la nave a parole

cli-plain-time = Turno { $turn }; spazi mancanti al salto: { $left }.
cli-plain-course = Destinazione { $space }. Hai visto dove portano gli spazi: { $known }.
cli-plain-engines = Motore n. 1: { $one }. Motore n. 2: { $two }. Motore n. 3: { $three }.
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

## Nemesis: la mappa disegnata

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
