# Che cosa si dice mentre si gioca a Nemesis: domande, opzioni, avvenimenti, rifiuti. I nomi e i testi dei componenti
# sono in nemesis-content.ftl, insieme alle forme che una frase può chiedere loro (.form-the, .form-in e le altre).
#
# Variabili che servono solo a scegliere una variante:
#   $purpose  a che cosa serve una domanda      $secret  "yes" se chi legge conosce la parte segreta, altrimenti "no"
#   le altre  "yes" o "no", salvo diversa indicazione
# $who, $target, $actor sono Personaggi (o Giocatori prima della scelta), $room, $origin, $one, $other sono Stanze,
# $kind è un tipo di Intruso, $item uno Strumento o un Oggetto: tutti hanno forme grammaticali. Un participio o un
# aggettivo concorda con $who per mezzo di { grammar-who } (grammar.ftl).


## Nomi che richiedono un numero

nemesis-player = Giocatore { $number }
    .form-the = il Giocatore { $number }
    .form-The = Il Giocatore { $number }
    .form-of = del Giocatore { $number }
    .form-to = al Giocatore { $number }
    .form-from = dal Giocatore { $number }
    .form-gender = m
nemesis-seat = Posto { $number }
    .form-the = il posto { $number }
    .form-The = Il posto { $number }
    .form-of = del posto { $number }
    .form-to = al posto { $number }
    .form-from = dal posto { $number }
    .form-gender = m
nemesis-room-unexplored = Stanza inesplorata { $number }
    .form-the = la Stanza inesplorata { $number }
    .form-in = nella Stanza inesplorata { $number }
    .form-of = della Stanza inesplorata { $number }
    .form-to = alla Stanza inesplorata { $number }
    .form-from = dalla Stanza inesplorata { $number }
# $seen: la tessera e il gettone che solo chi legge ha guardato
nemesis-room-seen = Stanza inesplorata { $number } (solo tu hai visto: { $seen })
    .form-the = la Stanza inesplorata { $number } (solo tu hai visto: { $seen })
    .form-in = nella Stanza inesplorata { $number } (solo tu hai visto: { $seen })
    .form-of = della Stanza inesplorata { $number } (solo tu hai visto: { $seen })
    .form-to = alla Stanza inesplorata { $number } (solo tu hai visto: { $seen })
    .form-from = dalla Stanza inesplorata { $number } (solo tu hai visto: { $seen })
nemesis-token-numbered = gettone «{ $token }» ({ $count })
    .form-a = un gettone «{ $token }» ({ $count })
nemesis-corridor = Corridoio { $numbers } tra { FORM($one, "the") } e { FORM($other, "the") }
    .form-the = il Corridoio { $numbers } tra { FORM($one, "the") } e { FORM($other, "the") }
    .form-in = nel Corridoio { $numbers } tra { FORM($one, "the") } e { FORM($other, "the") }
nemesis-ducts = Corridoi Tecnici
    .form-the = i Corridoi Tecnici
    .form-in = nei Corridoi Tecnici
nemesis-ducts-network = Corridoi Tecnici, rete { $number }
    .form-the = i Corridoi Tecnici della rete { $number }
    .form-in = nei Corridoi Tecnici della rete { $number }
nemesis-corpse-of = Cadavere { FORM($who, "of") }
    .form-the = il Cadavere { FORM($who, "of") }
    .form-of = del Cadavere { FORM($who, "of") }
    .form-to = al Cadavere { FORM($who, "of") }
    .form-a = il Cadavere { FORM($who, "of") }
nemesis-bag-token = { $kind } { $number }
    .form-a = un gettone { $kind } con il numero { $number }
    .form-the = il gettone { $kind } con il numero { $number }
nemesis-contamination-contamination = Contaminazione
    .form-quoted = «Contaminazione»
nemesis-contamination-infected = Contaminazione (Infetta)
    .form-quoted = «Contaminazione» (Infetta)
nemesis-contamination-clean = Contaminazione (non Infetta)
    .form-quoted = «Contaminazione» (non Infetta)


## Stati

nemesis-door-open = aperto
nemesis-door-closed = chiuso
nemesis-door-destroyed = distrutto
nemesis-engine-working = Funzionante
nemesis-engine-damaged = Danneggiato
nemesis-pod-locked = bloccata
nemesis-pod-unlocked = sbloccata
nemesis-here-fire = Fuoco
nemesis-here-malfunction = Malfunzionamento
nemesis-status-alive = In vita
nemesis-status-dead = Mort{ grammar-who }
nemesis-status-hibernating = In ibernazione
nemesis-status-escaped = In salvo


## Tracciati, fasi e passi

nemesis-track-time = Tempo
nemesis-track-self-destruct = Autodistruzione
nemesis-track-destination = Destinazione
nemesis-phase-player = Fase Giocatore
nemesis-phase-event = Fase Evento
nemesis-step-setup = Preparazione
nemesis-step-turn = Inizio del turno
nemesis-step-rounds = Round dei giocatori
nemesis-step-airlock = Fine della Fase Giocatore
nemesis-step-time = Tracciati Tempo
nemesis-step-attacks = Attacco dell’Intruso
nemesis-step-fire = Danno da Fuoco
nemesis-step-event = Carta Evento
nemesis-step-bag = Sviluppo del sacchetto Intruso
nemesis-step-checks = Controllo condizioni di Vittoria
nemesis-step-over = La partita è finita


## Come finisce la partita, che cosa uccide, che ne è stato di tutti

nemesis-ending-jump = La nave compie il salto nell’iperspazio.
nemesis-ending-self-destruct = La Sequenza di Autodistruzione distrugge la nave.
nemesis-ending-ninth-fire = Il Fuoco è fuori controllo e la nave esplode.
nemesis-ending-ninth-malfunction = Un Malfunzionamento di troppo squarcia lo scafo.
nemesis-ending-jump-and-self-destruct = La nave salta con l’Autodistruzione attiva e viene distrutta.
nemesis-ending-engines = La nave esplode nel salto perché troppi Motori sono Danneggiati.

nemesis-cause-intruder = Intruso
nemesis-cause-melee = Attacco in Mischia fallito
nemesis-cause-fire = Fuoco
nemesis-cause-blast = esplosione
nemesis-cause-bleeding = Emorragia
nemesis-cause-surgery = procedura chirurgica
nemesis-cause-airlock = Procedura di emergenza Airlock
nemesis-cause-larva = Larva
nemesis-cause-infection = infezione
nemesis-cause-wrong-planet = destinazione sbagliata
nemesis-cause-jump = salto senza ibernazione
nemesis-cause-self-destruct = Autodistruzione
nemesis-cause-ninth-fire = la nave brucia
nemesis-cause-ninth-malfunction = lo scafo cede
nemesis-cause-jump-and-self-destruct = Autodistruzione durante il salto
nemesis-cause-engines = avaria dei Motori

nemesis-fate-alive = Ancora a bordo
nemesis-fate-escaped = In salvo in una capsula
nemesis-fate-hibernating = In ibernazione a bordo
nemesis-fate-intruder = Vittima di un Intruso
nemesis-fate-melee = Vittima di un Attacco in Mischia
nemesis-fate-fire = Vittima del Fuoco
nemesis-fate-blast = Vittima di un’esplosione
nemesis-fate-bleeding = Vittima di un’Emorragia
nemesis-fate-surgery = Vittima di una procedura chirurgica
nemesis-fate-airlock = Vittima del vuoto dello spazio
nemesis-fate-larva = Vittima di una Larva
nemesis-fate-infection = Vittima dell’infezione
nemesis-fate-wrong-planet = Vittima della destinazione sbagliata
nemesis-fate-jump = Vittima del salto senza ibernazione
nemesis-fate-self-destruct = Vittima dell’Autodistruzione della nave
nemesis-fate-ninth-fire = Vittima dell’incendio della nave
nemesis-fate-ninth-malfunction = Vittima del cedimento della nave
nemesis-fate-jump-and-self-destruct = Vittima dell’Autodistruzione della nave
nemesis-fate-engines = Vittima dell’esplosione della nave nel salto

# Le condizioni di un Obiettivo alla fine. $number conta gli Strumenti o indica un giocatore.
nemesis-need-signal-sent = Segnale lanciato
nemesis-need-enough-signals = Un Segnale per ogni Obiettivo che lo richiede
nemesis-need-ship-at-earth = La nave raggiunge la Terra
nemesis-need-ship-at-mars = La nave raggiunge Marte
nemesis-need-ship-destroyed = La nave è distrutta
nemesis-need-only-survivor = Nessun altro sopravvive
nemesis-need-another-survives = Sopravvive un altro Personaggio
nemesis-need-player-gone = Il Giocatore { $number } non sopravvive
nemesis-need-nest-destroyed = Il Nido è Distrutto
nemesis-need-queen-killed = La Regina è stata uccisa
nemesis-need-all-explored = Tutte le Stanze sono esplorate
nemesis-need-weakness-carcass = La Debolezza della Carcassa è stata scoperta
nemesis-need-weakness-egg = La Debolezza delle Uova è stata scoperta
nemesis-need-two-weaknesses = Almeno 2 Debolezze sono state scoperte
nemesis-need-carries-blue-corpse = Trasporta il Cadavere blu del Personaggio
nemesis-need-carries-egg = Trasporta un Uovo
nemesis-need-somebody-carries-egg = Chi sopravvive trasporta un Uovo
nemesis-need-escaped-with-items = { $number ->
    [one] Lascia la nave in una capsula con almeno { $number } Strumento
   *[other] Lascia la nave in una capsula con almeno { $number } Strumenti
}
nemesis-need-corpse-in-surgery = Il Cadavere blu del Personaggio si trova in Chirurgia

# L’esito del Controllo Contaminazione di fine partita.
nemesis-final-clean = Controllo Contaminazione: nessuna infezione
nemesis-final-spared = Controllo Contaminazione: infezione presente, ma nessuna Contaminazione fra le carte pescate
nemesis-final-fatal = Controllo Contaminazione: l’infezione si manifesta


## Domande

nemesis-ask-draft = Quale Personaggio vuoi interpretare?
# $number: quale Azione del round è
nemesis-ask-action = { $unbound ->
    [yes] Che cosa fai? In questo round puoi eseguire quante Azioni vuoi; questa è la numero { $number }.
   *[no] { $number ->
        [1] Che cosa fai? È la tua prima Azione di questo round.
       *[other] Che cosa fai? È la tua seconda Azione di questo round.
    }
}
nemesis-ask-pay = Scarta { $cost ->
    [one] { $cost } carta Azione
   *[other] { $cost } carte Azione
} per pagare { FORM($action, "the") }.
nemesis-ask-alternative = Scegli una delle alternative.
# $attackers: gli Intrusi nella Stanza da cui si fugge
nemesis-ask-room = { $purpose ->
    [move] In quale Stanza ti sposti?
    [careful] In quale Stanza ti sposti con cautela?
    [escape] In quale Stanza fuggi? { $attackers ->
        [one] L’Intruso qui presente prima ti attacca.
       *[other] I { $attackers } Intrusi qui presenti prima ti attaccano.
    }
    [order] In quale Stanza si sposta { FORM($target, "the") }?
    [cover] In quale Stanza ci si sposta sotto il fuoco di copertura?
    [ducts] In quale Stanza vai strisciando nei Corridoi Tecnici?
    [fire-control] In quale Stanza spegni il Fuoco e metti in fuga gli Intrusi?
    [doors] Intorno a quale Stanza apri o chiudi i Portelloni?
    [look] Quale Stanza guardi in segreto?
    [airlock] In quale Stanza avvii la Procedura di emergenza Airlock?
    [card] Scegli una Stanza per la tua carta.
    [item] Scegli una Stanza per il tuo Strumento.
   *[other] Scegli una Stanza.
}
nemesis-ask-rooms = { $count ->
    [one] Quale Stanza guardi in segreto?
   *[other] Quali { $count } Stanze guardi in segreto?
}
nemesis-ask-place = In quale Corridoio va il segnalino Rumore?
nemesis-ask-corridor = { $purpose ->
    [supply] Non restano gettoni Portellone: da quale Corridoio ne prendi uno?
    [demolish] Quale Portellone Chiuso distruggi?
    [torch] Quale Portellone apri o chiudi? La Saldatrice può richiudere anche un Portellone Distrutto.
   *[other] Quale Portellone apri o chiudi?
}
nemesis-ask-doors = Quali Portelloni apri o chiudi?
nemesis-ask-object = { $purpose ->
    [pick-up] Che cosa raccogli?
    [analyse] Che cosa analizzi?
   *[other] Scegli un Oggetto.
}
nemesis-ask-wound = { $purpose ->
    [dress] Quale Ferita Grave bendi?
    [heal] Quale Ferita Grave bendata curi?
   *[other] Scegli una Ferita Grave.
}
nemesis-ask-character = { $purpose ->
    [card] Scegli un Personaggio per la tua carta.
    [item] Scegli un Personaggio per il tuo Strumento.
    [signal] Di chi guardi l’Obiettivo? Si può rintracciare solo chi ha lanciato un Segnale.
    [hunt] Quale Personaggio prendi di mira?
   *[other] Scegli un Personaggio.
}
nemesis-ask-leavers = Chi se ne va sotto il fuoco di copertura: tu, un altro Personaggio (se accetta) o entrambi?
nemesis-ask-consent = { FORM($target, "The") } si offre di coprire la tua uscita. Lasci la Stanza?
nemesis-ask-drop = { $purpose ->
    [free] Che cosa lasci Cadere? Una carta Strumento va perduta; un Oggetto resta nella Stanza.
    [make-room] Hai le Mani piene: che cosa lasci Cadere?
    [arm] Il Braccio ferito ti lascia una sola Mano: che cosa lasci Cadere?
   *[other] Che cosa lasci Cadere?
}
nemesis-ask-discard = { $purpose ->
    [pass] Passi. Quali carte scarti? Puoi anche non scartarne.
   *[drugs] Scarta quante carte vuoi: ne peschi altrettante più una.
}
nemesis-ask-discard-one = Il fumo ti fa tossire: scarta 1 carta Azione.
nemesis-ask-deck = Da quale mazzo Strumenti peschi?
nemesis-ask-keep-item = Quale Strumento tieni? L’altro va in fondo al mazzo.
nemesis-ask-weapon = { $purpose ->
    [shoot] Con quale Arma spari?
    [recharge] Quale Arma a Energia riceve 2 Munizioni?
    [load] Quale Arma carichi?
    [attach] A quale Arma a Energia lo applichi?
    [cover] Con quale Arma spari per coprire l’uscita? Spende 1 Munizione.
   *[other] Scegli un’Arma.
}
nemesis-ask-target = { $purpose ->
    [shoot] A che cosa spari?
    [melee] Che cosa attacchi in mischia?
    [item] Su quale Intruso lo usi?
    [hunt] Quale Intruso scegli?
   *[other] Scegli un bersaglio.
}
nemesis-ask-throw = Contro che cosa lanci la Granata?
nemesis-ask-reroll = Hai ottenuto «{ $face }». Tiri di nuovo il dado Attacco?
nemesis-ask-reroll-noise = Il tiro Rumore dà { $face }. Scarti 1 carta Azione per ripeterlo con { FORM($item, "the") }?
nemesis-ask-overcharge = Doppio colpo: spendi 1 altra Munizione { FORM($item, "of") } per infliggere 1 Danno in più?
# $named: "no" per una Larva, il cui attacco non ha carta
nemesis-ask-shrug-off = { $named ->
    [yes] { FORM($kind, "The") } ti attacca: { $attack }. Ignori l’attacco?
   *[no] { FORM($kind, "The") } ti attacca. Ignori l’attacco?
}
# $trigger: "interrupts" o "ignores-surprise"
nemesis-ask-react = { $trigger ->
    [interrupts] { FORM($actor, "The") } dichiara { FORM($action, "the") }. Vuoi interrompere?
   *[ignores-surprise] { FORM($kind, "The") } esegue un Attacco a Sorpresa contro di te. Mantieni il sangue freddo?
}
nemesis-ask-craft = Che cosa crei?
nemesis-ask-components = Quali Strumenti consumi per creare { FORM($item, "the") }?
# $purpose: "quest" o "card"
nemesis-ask-spend-item = { $purpose ->
    [quest] Quale Strumento scarti per attivare { FORM($item, "the") }?
   *[card] Quale Strumento scarti per la carta «{ $card }»?
}
nemesis-ask-tape = Quali due Strumenti Pesanti unisci con il nastro?
nemesis-ask-contamination = Quale carta Contaminazione scannerizzi e rimuovi?
nemesis-ask-scan = Scannerizzi tutte le carte Contaminazione che hai in mano?
nemesis-ask-trade-partner = Con chi vuoi fare uno Scambio?
nemesis-ask-trade-offer = Che cosa offri { FORM($target, "to") }?
# $stage: "offer" o "nothing" come prima offerta; quando alla propria offerta ($mine) si risponde con un'altra: "swap",
# "gift" se non si dà nulla, "demand" se non si riceve nulla, "idle" se entrambe le cose
nemesis-ask-trade-answer = { $stage ->
    [swap] { FORM($target, "The") } ti darebbe { FORM($offer, "the") } in cambio { FORM($mine, "of") }. Accetti?
    [gift] { FORM($target, "The") } ti darebbe { FORM($offer, "the") } senza chiedere nulla in cambio. Accetti?
    [demand] { FORM($target, "The") } vuole { FORM($mine, "the") } senza dare nulla in cambio. Accetti?
    [idle] { FORM($target, "The") } non darebbe nulla in cambio di nulla. Accetti?
    [offer] { FORM($target, "The") } ti offre { FORM($offer, "the") }. Accetti?
   *[nothing] { FORM($target, "The") } chiede che cosa daresti. Rispondi?
}
nemesis-ask-engine = Il Motore n. { $engine } è { $state }. In quale stato lo lasci? Agli altri si annuncia solo se è cambiato.
nemesis-ask-destination = Su quale spazio imposti la Destinazione?
nemesis-ask-event-place = Il prossimo Evento è «{ $event }». Lo lasci in cima o lo metti in fondo al mazzo?
nemesis-ask-event-card = Quale Evento si verifica? Gli altri vengono scartati.
nemesis-ask-pod = { $purpose ->
    [board] In quale Capsula di Salvataggio entri?
   *[lock] Quale Capsula di Salvataggio blocchi o sblocchi?
}
nemesis-ask-in-pod = { $purpose ->
    [boarded] Sei nella Capsula di Salvataggio { $pod }. E ora?
   *[waiting] Aspetti nella Capsula di Salvataggio { $pod }. E ora?
}
nemesis-ask-objective = È apparso il primo Intruso. Quale Obiettivo tieni?
nemesis-ask-whose-objective = Quale Obiettivo { FORM($target, "of") } guardi?
nemesis-ask-hunt = Quale carta giochi per gli Intrusi?
nemesis-ask-keep-hunt = Quale carta tieni per il prossimo turno?
nemesis-ask-hunt-use = Come usi la carta «{ $hunt }»?
nemesis-ask-number = Qual è il numero del Corridoio attraverso cui si muove?
nemesis-ask-attack-card = Quale attacco si usa? Gli altri vanno in fondo al mazzo.


## Azioni di un round
# .form-the è l'Azione dentro una frase, .form-chosen ciò che segue "sceglie".

nemesis-action-move = Movimento
    .form-the = il Movimento
    .form-chosen = il Movimento
nemesis-action-careful = Movimento Cauto
    .form-the = il Movimento Cauto
    .form-chosen = il Movimento Cauto
nemesis-action-escape = Fuggire
    .form-the = l’Azione Fuggire
    .form-chosen = di Fuggire
nemesis-action-shoot = Sparare
    .form-the = l’Azione Sparare
    .form-chosen = di Sparare
nemesis-action-melee = Attacco in Mischia
    .form-the = l’Attacco in Mischia
    .form-chosen = l’Attacco in Mischia
nemesis-action-pick-up = Raccogliere un Oggetto
    .form-the = l’Azione Raccogliere
    .form-chosen = di Raccogliere un Oggetto
nemesis-action-trade = Scambiare
    .form-the = l’Azione Scambiare
    .form-chosen = di Scambiare
nemesis-action-craft = Creare Strumento
    .form-the = l’Azione Creare Strumento
    .form-chosen = di Creare uno Strumento
nemesis-action-room = Azione Stanza
    .form-the = l’Azione Stanza
    .form-chosen = l’Azione Stanza
nemesis-choice-room-action = Azione Stanza: { $room }
nemesis-action-quest = Attivare { FORM($item, "the") }
    .form-the = l’attivazione { FORM($item, "of") }
    .form-chosen = di attivare { FORM($item, "the") }
nemesis-action-card = { $card }
    .form-the = la carta «{ $card }»
    .form-chosen = la carta «{ $card }»
nemesis-action-item = Usare { FORM($item, "the") }
    .form-the = l’uso { FORM($item, "of") }
    .form-chosen = di usare { FORM($item, "the") }
nemesis-action-free = Ricaricare gratis con { FORM($item, "the") }
    .form-the = la ricarica gratuita con { FORM($item, "the") }
    .form-chosen = di ricaricare gratis con { FORM($item, "the") }
nemesis-action-drop = Lasciar Cadere qualcosa
    .form-the = l’Azione Lasciar Cadere
    .form-chosen = di Lasciar Cadere qualcosa
nemesis-action-pass = Passare
    .form-the = l’Azione Passare
    .form-chosen = di passare
nemesis-action-interruption = Interruzione
    .form-the = l’Interruzione
    .form-chosen = l’Interruzione


## Alternative di carte, Strumenti e Stanze

nemesis-alternative-repair = Ripara la Stanza
nemesis-alternative-engine = Ripara o sabota il Motore
nemesis-alternative-door = Apri o chiudi un Portellone
nemesis-alternative-demolish = Distruggi un Portellone Chiuso
nemesis-alternative-sabotage = Piazza qui un Malfunzionamento
nemesis-alternative-room = Esegui gratis l’Azione Stanza
nemesis-alternative-check-coordinates = Controlla le Coordinate
nemesis-alternative-set-destination = Imposta la Destinazione
nemesis-alternative-look = Guarda una Stanza inesplorata
nemesis-alternative-block = Malfunzionamento in una Stanza con un Computer
nemesis-alternative-shoot = Spara e pesca una carta
nemesis-alternative-escape = Fuggi e pesca una carta
nemesis-alternative-kindle = Appicca il Fuoco alla Stanza
nemesis-alternative-smother = Spegni il Fuoco qui
nemesis-alternative-craft = Crea, con uno Strumento giallo come attrezzo
nemesis-alternative-tape = Unisci con il nastro due Strumenti Pesanti
nemesis-alternative-extinguish = Spegni il Fuoco qui
nemesis-alternative-spray = Fai scappare un Intruso
nemesis-alternative-wash = Scarta il tuo segnalino Secrezione
nemesis-alternative-dress = Benda una Ferita Grave
nemesis-alternative-dress-all = Benda tutte le tue Ferite Gravi
nemesis-alternative-heal-dressed = Cura una Ferita Grave bendata
nemesis-alternative-heal-all-light = Cura tutte le tue Ferite Leggere
nemesis-alternative-load = Carica un’Arma a Energia
nemesis-alternative-shock-intruder = Dai la scossa a un Intruso
nemesis-alternative-shock-character = Dai la scossa a un altro Personaggio


## Altre opzioni

# $here: che cosa si vede nella Stanza; $noise: i segnalini Rumore intorno a essa
nemesis-choice-room = { $occupied ->
    [yes] { $room } ({ $here })
   *[no] { $room }
}{ $noise ->
    [0] { "" }
    [one] , 1 segnalino Rumore intorno
   *[other] , { $noise } segnalini Rumore intorno
}
nemesis-choice-place = { $place }
nemesis-choice-door = { $place }: Portellone { $door }
nemesis-choice-pod = { $occupied ->
    [yes] Capsula di Salvataggio { $number }, Sezione { $section }, { $lock }, con { FORM($inside, "the") }
   *[no] Capsula di Salvataggio { $number }, Sezione { $section }, { $lock }
}
nemesis-choice-eggs = Uova { FORM($room, "in") }
    .text = Ogni Danno distrugge 1 Uovo. Si manca solo con la faccia vuota.
nemesis-choice-intruder = { $injuries ->
    [0] { $kind } { FORM($room, "in") }
    [one] { $kind } { FORM($room, "in") }, 1 Danno
   *[other] { $kind } { FORM($room, "in") }, { $injuries } Danni
}
nemesis-choice-character = { $who }
nemesis-choice-yourself = Tu ({ $who })
nemesis-choice-weapon = { $item } (Munizioni: { $ammo } su { $capacity })
nemesis-choice-item = { $item }
nemesis-choice-components = { $items }
nemesis-choice-number = { $number }
nemesis-choice-objective-first = Il primo Obiettivo { FORM($target, "of") }
nemesis-choice-objective-second = Il secondo Obiettivo { FORM($target, "of") }
nemesis-choice-destination = Spazio { $space }
nemesis-choice-destination-known = Spazio { $space }: { $planet }
nemesis-choice-engine = { $kept ->
    [yes] { $state }, com’è ora
   *[no] { $state }
}
nemesis-consent-agree = Sì, me ne vado
nemesis-consent-decline = No, resto
nemesis-event-place-top = Lascialo in cima
nemesis-event-place-bottom = Mettilo in fondo al mazzo
nemesis-hunt-use-move = Muovi un Intruso
nemesis-hunt-use-attack = Attacca con un Intruso
nemesis-hunt-use-effect = Usa l’effetto della carta
nemesis-in-pod-wait = Aspetta qui e passa
nemesis-in-pod-launch = Lancia la capsula
nemesis-in-pod-leave = Torna nella Sezione
nemesis-in-pod-drop = Lascia Cadere qualcosa fuori
nemesis-overcharge-spend = Spendi 1 altra Munizione
nemesis-overcharge-spare = Risparmia la Munizione
nemesis-reroll-keep = Tieni il risultato
nemesis-reroll-reroll = Tira di nuovo
nemesis-scan-scan = Scannerizzale
nemesis-scan-no-scan = Non scannerizzarle
nemesis-trade-accept = Accetta
nemesis-trade-refuse = Rifiuta
nemesis-trade-swap = Proponi qualcosa in cambio

# Non scegliere nulla, dove è permesso
nemesis-none-trade-partner = Non fare altre offerte
nemesis-none-trade-offer = Non offrire nulla
nemesis-none-drop = Tieni tutto il resto
nemesis-none-discard = Non scartare nulla
nemesis-none-shrug-off = Subisci l’attacco
nemesis-none-react = Lascia che accada
nemesis-none-reroll-noise = Tieni il risultato
nemesis-none-keep-hunt = Non tenere nessuna carta


## Perché qualcosa non si può scegliere

nemesis-refusal-all-noisy = Lì ogni Corridoio ha già un segnalino Rumore.
nemesis-refusal-broken = La Stanza ha un Malfunzionamento.
nemesis-refusal-burns-already = La Stanza è già in fiamme.
nemesis-refusal-cannot-break-here = Questa Stanza ha già un Malfunzionamento o non può averne.
nemesis-refusal-cannot-pay = Non hai abbastanza carte Azione per pagare.
nemesis-refusal-chambers-closed = Le camere di Ibernazione sono ancora chiuse.
nemesis-refusal-cockpit-taken = C’è un Intruso nella Cabina di Pilotaggio.
nemesis-refusal-course-locked = Qualcuno è in ibernazione, quindi la Destinazione non si può più cambiare.
nemesis-refusal-decks-empty = Non restano carte Strumento da pescare.
nemesis-refusal-door-closed = Un Portellone Chiuso sbarra la strada.
nemesis-refusal-door-destroyed = Il Portellone è Distrutto.
nemesis-refusal-gun-full = Non hai un Revolver in cui ci sia posto per altre Munizioni.
nemesis-refusal-hands-full = Non ci sono abbastanza Mani libere per trasportarlo.
nemesis-refusal-in-combat = Non è possibile in Combattimento.
nemesis-refusal-intruder-here = C’è un Intruso nella Stanza.
nemesis-refusal-no-ammo = Non hai un’Arma adatta con Munizioni.
nemesis-refusal-no-cards-to-draw = Non restano carte Azione da pescare.
nemesis-refusal-no-closed-door = Nessun Corridoio di questa Stanza ha un Portellone Chiuso.
nemesis-refusal-no-components = Ti mancano i due componenti, o non restano Strumenti di questo tipo da creare.
nemesis-refusal-no-computer = Non c’è un Computer funzionante da usare.
nemesis-refusal-no-contamination = Non hai carte Contaminazione in mano.
nemesis-refusal-no-door-here = Non c’è nessun Portellone che tu possa aprire o chiudere.
nemesis-refusal-no-doors = Non restano Portelloni da aprire o chiudere.
nemesis-refusal-no-duct-here = Questa Stanza non ha un Ingresso ai Corridoi Tecnici.
nemesis-refusal-no-eggs = Non ci sono Uova nel Nido.
nemesis-refusal-no-engine-here = Qui non c’è un Motore.
nemesis-refusal-no-events = Non restano carte Evento.
nemesis-refusal-no-fire-here = Qui non c’è Fuoco.
nemesis-refusal-no-fire-no-intruder = A bordo non c’è né Fuoco né alcun Intruso.
nemesis-refusal-no-flamethrower = Non hai un Lanciafiamme in cui ci sia posto per altre Munizioni.
nemesis-refusal-no-free-pod = Nessuna Capsula di Salvataggio Sbloccata di questa Sezione ha un posto libero.
nemesis-refusal-no-intruder-here = Qui non c’è nessun Intruso.
nemesis-refusal-no-objectives-to-see = Nessun altro ha un Obiettivo da guardare.
nemesis-refusal-no-other-yellow-room = Non sei in una Stanza gialla, o non ce ne sono altre esplorate.
nemesis-refusal-no-pods-left = Non restano Capsule di Salvataggio.
nemesis-refusal-no-return = L’Autodistruzione non si può più fermare.
nemesis-refusal-no-room-action = Questa Stanza non ha un’Azione.
nemesis-refusal-no-search-here = In questa Stanza non si può Cercare.
nemesis-refusal-no-such-wound = Non hai ferite di questo tipo.
nemesis-refusal-no-target = Qui non c’è nulla da attaccare.
nemesis-refusal-no-way = Non c’è nessuna Stanza in cui andare.
nemesis-refusal-no-yellow-room = Nessun’altra Stanza gialla è esplorata, o tutte hanno un Portellone Distrutto.
nemesis-refusal-nobody-here = Nella Stanza non c’è nessun altro.
nemesis-refusal-nobody-signalled = Nessun altro ha lanciato un Segnale.
nemesis-refusal-nobody-to-order = A portata non c’è nessuno a cui ordinare di spostarsi.
nemesis-refusal-nobody-with-cards = Nessun altro qui ha carte in mano.
nemesis-refusal-not-in-a-section = Questa non è una Sezione di Evacuazione con una Capsula di Salvataggio.
nemesis-refusal-not-in-combat = È possibile solo in Combattimento.
nemesis-refusal-not-slimed = Non hai un segnalino Secrezione.
nemesis-refusal-not-two-heavy = Non hai due Strumenti Pesanti ancora da unire.
nemesis-refusal-nothing-broken = La Stanza non ha Malfunzionamenti.
nemesis-refusal-nothing-hidden = Non resta nulla di inesplorato da guardare.
nemesis-refusal-nothing-in-reach = A portata di lancio non c’è alcun bersaglio.
nemesis-refusal-nothing-to-analyse = Qui non c’è nessun Oggetto la cui Debolezza sia ancora ignota.
nemesis-refusal-nothing-to-attach-to = Non hai l’Arma a cui va applicato.
nemesis-refusal-nothing-to-burn = Non hai Strumenti da bruciare.
nemesis-refusal-nothing-to-load = Non hai un’Arma a Energia che possa servirsene.
nemesis-refusal-nothing-to-pick-up = Qui non ci sono Oggetti a terra.
nemesis-refusal-nothing-to-treat = Non c’è nulla da curare: né ferite, né Secrezioni, né Contaminazione in mano.
nemesis-refusal-pod-locked = La Capsula di Salvataggio è Bloccata.
nemesis-refusal-quest-item = Ti manca lo Strumento che serve per attivarlo.
nemesis-refusal-quest-room = Non sei nella Stanza in cui si attiva.
nemesis-refusal-room-empty = Qui non c’è più nulla da trovare.
nemesis-refusal-room-not-working = Non c’è nessuna Azione Stanza che tu possa eseguire così.
nemesis-refusal-signal-sent = Hai già lanciato un Segnale.
nemesis-refusal-somebody-sleeps = Qualcuno è in ibernazione, quindi l’Autodistruzione non si può iniziare.


## Che cosa è accaduto: preparazione

nemesis-log-player-number = Il Giocatore { $number } siede { FORM($who, "to") }.
nemesis-log-objective-dealt = { $secret ->
    [yes] { FORM($who, "The") } riceve l’Obiettivo «{ $objective }».
   *[no] { FORM($who, "The") } riceve un Obiettivo.
}
nemesis-log-objective-open = Tutti hanno in comune l’Obiettivo «{ $objective }».
nemesis-log-drafted = { FORM($who, "The") } pesca { FORM($characters, "the") }.
nemesis-log-joined = { FORM($who, "The") } interpreta { FORM($character, "the") }.


## Che cosa è accaduto: turni e Azioni

nemesis-log-turn = Inizia il turno { $turn }.
nemesis-log-first-player = Il Primo Giocatore è { FORM($who, "the") }.
nemesis-log-drew = { $secret ->
    [yes] { FORM($who, "The") } pesca { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] { FORM($who, "The") } pesca { $count } carta.
       *[other] { FORM($who, "The") } pesca { $count } carte.
    }
}
nemesis-log-action = { $cost ->
    [0] { FORM($who, "The") } sceglie { FORM($action, "chosen") }.
    [one] { FORM($who, "The") } sceglie { FORM($action, "chosen") } al costo di { $cost } carta.
   *[other] { FORM($who, "The") } sceglie { FORM($action, "chosen") } al costo di { $cost } carte.
}
nemesis-log-paid = { FORM($who, "The") } paga scartando { FORM($cards, "quoted") }.
nemesis-log-reacted = { FORM($who, "The") } reagisce con la carta «{ $card }».
nemesis-log-action-cancelled = { FORM($who, "The") } subisce un’Interruzione: { FORM($action, "the") } non ha effetto.
nemesis-log-action-idle = { FORM($who, "The") } spreca { FORM($action, "the") }: non c’è più nulla su cui agire.
nemesis-log-passed = { FORM($who, "The") } passa.
nemesis-log-discarded = { $count ->
    [one] { FORM($who, "The") } scarta { $count } carta.
   *[other] { FORM($who, "The") } scarta { $count } carte.
}
nemesis-log-reshuffled = { FORM($who, "The") } rimescola il mazzo Azione.
nemesis-log-unbound = In questo round { FORM($who, "the") } può eseguire quante Azioni vuole.
nemesis-log-used-room = { FORM($who, "The") } esegue l’Azione { FORM($room, "of") } senza pagarne il Costo.
nemesis-log-ordered = { FORM($who, "The") } ordina { FORM($target, "to") } di andare { FORM($room, "in") }.
nemesis-log-covering-shot = { FORM($who, "The") } apre il fuoco di copertura con { FORM($item, "the") }.
nemesis-log-maneuver = { FORM($who, "The") } accende i motori di manovra: tutti passano e in questo turno nessun Intruso attacca.


## Che cosa è accaduto: movimento, esplorazione, Rumore

nemesis-log-way-closed = La via per { FORM($room, "the") } è ormai chiusa: { FORM($who, "the") } resta.
nemesis-log-moved = { FORM($who, "The") } si sposta { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-escapes = { FORM($who, "The") } cerca di fuggire { FORM($room, "in") }.
nemesis-log-explored = La Stanza { $number } si rivela essere { FORM($tile, "the") }.
nemesis-log-token-revealed = { FORM($who, "The") } rivela il gettone Esplorazione «{ $token }»; { $count ->
    [0] { FORM($room, "in") } non ci sono Strumenti.
    [one] { FORM($room, "in") } c’è { $count } Strumento.
   *[other] { FORM($room, "in") } ci sono { $count } Strumenti.
}
nemesis-log-looked-at-room = { $secret ->
    [yes] { $token_too ->
        [yes] { FORM($who, "The") } guarda in segreto la Stanza { $number } e vede { FORM($tile, "the") } con { FORM($token, "a") }.
       *[no] { FORM($who, "The") } guarda in segreto la Stanza { $number } e vede { FORM($tile, "the") }.
    }
   *[no] { FORM($who, "The") } guarda in segreto la Stanza { $number }.
}
nemesis-log-noise-roll = { FORM($who, "The") } esegue un tiro Rumore: { $face }.
nemesis-log-reroll = { FORM($who, "The") } scarta «{ $card }» per ripetere il tiro con { FORM($item, "the") }.
nemesis-log-slime-betrays = Le Secrezioni tradiscono { FORM($who, "the") }: il Silenzio diventa Pericolo.
nemesis-log-noise = Rumore { FORM($place, "in") }.
nemesis-log-noise-cleared = Il Rumore intorno { FORM($room, "to") } cessa.
nemesis-log-danger = Pericolo { FORM($room, "in") }!


## Che cosa è accaduto: Intrusi

nemesis-log-token-drawn = { $blank ->
    [yes] Dal sacchetto Intruso esce { FORM($token, "the") }.
   *[no] Dal sacchetto Intruso esce { FORM($token, "a") }.
}
nemesis-log-intruder-appears = Appare { FORM($kind, "a") } { FORM($room, "in") }.
nemesis-log-first-intruder = Appare il primo Intruso: ognuno tiene un solo Obiettivo.
nemesis-log-objective-kept = { $secret ->
    [yes] { FORM($who, "The") } tiene l’Obiettivo «{ $objective }».
   *[no] { FORM($who, "The") } tiene un solo Obiettivo.
}
nemesis-log-no-miniature = Non è disponibile nessun’altra miniatura { FORM($kind, "of") }.
nemesis-log-intruder-moves = { FORM($kind, "The") } si muove { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-intruder-vanishes = { FORM($kind, "The") } scompare { FORM($room, "from") }.
nemesis-log-bag-gains = Nel sacchetto Intruso entra un gettone { $kind }.
nemesis-log-door-holds = { FORM($kind, "The") } non riesce a sfondare il Portellone { FORM($place, "in") }.
nemesis-log-surprise = { FORM($kind, "The") } esegue un Attacco a Sorpresa contro { FORM($who, "the") }.
nemesis-log-attack = { $hits ->
    [yes] { FORM($kind, "The") } attacca { FORM($who, "the") }: { $attack }.
   *[no] { FORM($kind, "The") } attacca { FORM($who, "the") }, ma la carta «{ $attack }» non vale per questo Intruso.
}
nemesis-log-shrugged-off = { FORM($who, "The") } ignora l’attacco grazie { FORM($item, "to") }.
nemesis-log-infested = Una Larva infesta { FORM($who, "the") }.
nemesis-log-transformed = { FORM($kind, "The") } diventa una Nutrice.
nemesis-log-injured = { $count ->
    [one] { FORM($kind, "The") } subisce { $count } Danno.
   *[other] { FORM($kind, "The") } subisce { $count } Danni.
}
# $blood: la somma dei valori di sangue; $retreat: se è uscita una freccia
nemesis-log-injury-check = { $retreat ->
    [yes] Effetti del Danno per { FORM($kind, "the") }: scappa.
   *[no] Effetti del Danno per { FORM($kind, "the") }: { $blood }.
}
nemesis-log-intruder-killed = { FORM($kind, "The") } muore { FORM($room, "in") }.
nemesis-log-retreats = { FORM($kind, "The") } scappa attraverso il Corridoio { $number }.
nemesis-log-intruder-heals = { FORM($kind, "The") } perde fino a 2 Danni.
nemesis-log-intruders-heal = Ogni Intruso perde fino a 2 Danni.
nemesis-log-egg-laid = La Regina depone un Uovo; Uova nel Nido: { $count }.
nemesis-log-nest-egg-gone = { $count ->
    [0] L’ultimo Uovo del Nido non c’è più.
    [one] Un Uovo in meno nel Nido; ne resta { $count }.
   *[other] Un Uovo in meno nel Nido; ne restano { $count }.
}
nemesis-log-nest-destroyed = Il Nido è Distrutto.
nemesis-log-egg-destroyed = Un Uovo viene distrutto { FORM($room, "in") }.
nemesis-log-weakness = { FORM($who, "The") } analizza { FORM($item, "the") } e scopre una Debolezza: «{ $weakness }».


## Che cosa è accaduto: combattimento e ferite

# $target: "known" con $kind, "gone" quando il bersaglio non è più sul tabellone, o "egg"
nemesis-log-shoots = { $target ->
    [known] { FORM($who, "The") } spara { FORM($kind, "to") } con { FORM($item, "the") }.
    [egg] { FORM($who, "The") } spara alle Uova con { FORM($item, "the") }.
   *[gone] { FORM($who, "The") } spara a un Intruso con { FORM($item, "the") }.
}
nemesis-log-melee = { $target ->
    [known] { FORM($who, "The") } attacca in mischia { FORM($kind, "the") }.
    [egg] { FORM($who, "The") } attacca in mischia le Uova.
   *[gone] { FORM($who, "The") } attacca in mischia un Intruso.
}
nemesis-log-combat-roll = { FORM($who, "The") } tira il dado Attacco e ottiene «{ $face }».
nemesis-log-missed = { FORM($who, "The") } non infligge Danni { FORM($kind, "to") }.
nemesis-log-thrown = { FORM($who, "The") } lancia { FORM($item, "the") } { FORM($room, "in") }.
nemesis-log-light-wound = { FORM($who, "The") } subisce una Ferita Leggera ({ $cause }).
nemesis-log-serious-wound = { FORM($who, "The") } subisce una Ferita Grave ({ $cause }): { $wound }.
nemesis-log-light-healed = { $count ->
    [one] { FORM($who, "The") } cura { $count } Ferita Leggera.
   *[other] { FORM($who, "The") } cura { $count } Ferite Leggere.
}
nemesis-log-dressed = { FORM($who, "The") } benda una Ferita Grave: { $wound }.
nemesis-log-healed = { FORM($who, "The") } cura una Ferita Grave: { $wound }.
# $somewhere: "no" per chi si perde con la nave o alla fine
nemesis-log-died = { $somewhere ->
    [yes] { FORM($who, "The") } muore { FORM($room, "in") } ({ $cause }).
   *[no] { FORM($who, "The") } non sopravvive ({ $cause }).
}
nemesis-log-revived = L’AutoDoc rianima { FORM($who, "the") } { FORM($room, "in") }.
nemesis-log-contaminated = { FORM($who, "The") } prende una carta Contaminazione.
nemesis-log-scanned = { $secret ->
    [yes] { $count ->
        [one] { FORM($who, "The") } scannerizza { $count } carta Contaminazione; Infette: { $infected }, rimosse: { $removed }.
       *[other] { FORM($who, "The") } scannerizza { $count } carte Contaminazione; Infette: { $infected }, rimosse: { $removed }.
    }
   *[no] { $count ->
        [one] { FORM($who, "The") } scannerizza { $count } carta Contaminazione; rimosse: { $removed }.
       *[other] { FORM($who, "The") } scannerizza { $count } carte Contaminazione; rimosse: { $removed }.
    }
}
nemesis-log-cured = { $count ->
    [0] { FORM($who, "The") } non ha carte Contaminazione da scannerizzare.
    [one] { FORM($who, "The") } scannerizza { $count } carta Contaminazione; rimosse: { $removed }.
   *[other] { FORM($who, "The") } scannerizza { $count } carte Contaminazione; rimosse: { $removed }.
}
nemesis-log-larva = { FORM($who, "The") } ospita una Larva.
nemesis-log-larva-removed = { FORM($who, "The") } si libera della Larva.
nemesis-log-eclosion-scan = { $larva ->
    [yes] { $count ->
        [one] { FORM($who, "The") } pesca { $count } carta, scannerizza la Contaminazione e riceve una Larva.
       *[other] { FORM($who, "The") } pesca { $count } carte, scannerizza la Contaminazione fra queste e riceve una Larva.
    }
   *[no] { $count ->
        [one] { FORM($who, "The") } pesca { $count } carta e non trova infezioni.
       *[other] { FORM($who, "The") } pesca { $count } carte e non trova infezioni.
    }
}
nemesis-log-slimed = Le Secrezioni ricoprono { FORM($who, "the") }.
nemesis-log-washed = { FORM($who, "The") } si libera delle Secrezioni.


## Che cosa è accaduto: Strumenti e Oggetti

nemesis-log-searches = { FORM($who, "The") } cerca { FORM($room, "in") }.
nemesis-log-looked-at-items = { $secret ->
    [yes] { FORM($who, "The") } guarda { FORM($items, "the") }.
   *[no] { $count ->
        [one] { FORM($who, "The") } guarda { $count } carta del mazzo Strumenti { FORM($colour, "adjective") }.
       *[other] { FORM($who, "The") } guarda { $count } carte del mazzo Strumenti { FORM($colour, "adjective") }.
    }
}
nemesis-log-found = { $secret ->
    [yes] { FORM($who, "The") } tiene { FORM($item, "the") }.
   *[no] { FORM($who, "The") } tiene uno Strumento { FORM($colour, "adjective") }.
}
nemesis-log-found-heavy = { FORM($who, "The") } trova { FORM($item, "the") }.
nemesis-log-took = { FORM($who, "The") } raccoglie { FORM($item, "the") }.
nemesis-log-dropped = { FORM($who, "The") } lascia cadere { FORM($item, "the") }.
nemesis-log-spent-item = { FORM($who, "The") } brucia { FORM($item, "the") }.
nemesis-log-loaded = { $count ->
    [one] { FORM($who, "The") } carica { FORM($item, "the") } con { $count } Munizione.
   *[other] { FORM($who, "The") } carica { FORM($item, "the") } con { $count } Munizioni.
}
nemesis-log-attached = { FORM($who, "The") } applica { FORM($item, "the") } { FORM($weapon, "to") }.
nemesis-log-taped = { FORM($who, "The") } unisce con il nastro { FORM($items, "the") }.
nemesis-log-crafted = { FORM($who, "The") } crea { FORM($item, "the") } con { FORM($components, "the") }.
nemesis-log-quest-activated = { FORM($who, "The") } attiva { FORM($item, "the") }.
nemesis-log-trade = { FORM($who, "The") } inizia uno Scambio { FORM($room, "in") }.
nemesis-log-trade-refused = { FORM($who, "The") } e { FORM($target, "the") } non si accordano sullo scambio.
# $way: "swap", "gift" (solo $given) o "return" (solo $taken)
nemesis-log-traded = { $way ->
    [swap] { FORM($who, "The") } dà { FORM($given, "the") } { FORM($target, "to") } in cambio { FORM($taken, "of") }.
    [gift] { FORM($who, "The") } dà { FORM($given, "the") } { FORM($target, "to") }.
   *[return] { FORM($who, "The") } riceve { FORM($taken, "the") } { FORM($target, "from") }.
}


## Che cosa è accaduto: la nave

nemesis-log-fire = Il Fuoco divampa { FORM($room, "in") }.
nemesis-log-fire-out = Il Fuoco { FORM($room, "in") } si spegne.
nemesis-log-malfunction = Malfunzionamento { FORM($room, "in") }.
nemesis-log-repaired = Il Malfunzionamento { FORM($room, "in") } viene riparato.
nemesis-log-door-opened = Il Portellone { FORM($place, "in") } si apre.
nemesis-log-door-closed = Il Portellone { FORM($place, "in") } si chiude.
nemesis-log-door-destroyed = Il Portellone { FORM($place, "in") } viene distrutto.
nemesis-log-airlock-started = { FORM($who, "The") } avvia la Procedura di emergenza Airlock { FORM($room, "in") }.
nemesis-log-airlock-cancelled = La Procedura di emergenza Airlock { FORM($room, "in") } viene annullata.
nemesis-log-vented = Tutto ciò che si trova { FORM($room, "in") } viene risucchiato nello spazio.
nemesis-log-signal = { FORM($who, "The") } lancia un Segnale.
nemesis-log-checked-engine = { $secret ->
    [yes] { FORM($who, "The") } controlla in segreto il Motore n. { $engine }: { $state }.
   *[no] { FORM($who, "The") } controlla in segreto il Motore n. { $engine }.
}
nemesis-log-worked-on-engine = { $changed ->
    [yes] { FORM($who, "The") } lavora al Motore n. { $engine } e ne cambia lo stato.
   *[no] { FORM($who, "The") } lavora al Motore n. { $engine } e lo lascia com’è.
}
nemesis-log-checked-coordinates = { $secret ->
    [yes] { FORM($who, "The") } controlla in segreto le Coordinate: A { $a }, B { $b }, C { $c }, D { $d }.
   *[no] { FORM($who, "The") } controlla in segreto le Coordinate.
}
nemesis-log-destination = { FORM($who, "The") } imposta la Destinazione sullo spazio { $space }.
nemesis-log-saw-objective = { $secret ->
    [yes] { FORM($who, "The") } scopre in segreto a che cosa punta { FORM($target, "the") }: { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "The") } guarda in segreto un Obiettivo { FORM($target, "of") }.
}
nemesis-log-looked-at-event = { $secret ->
    [yes] { FORM($who, "The") } guarda in segreto il prossimo Evento: «{ $event }».
   *[no] { FORM($who, "The") } guarda in segreto il prossimo Evento.
}
# $where: "top" o "bottom"
nemesis-log-event-placed = { $where ->
    [top] { FORM($who, "The") } lascia la carta Evento in cima al mazzo.
   *[bottom] { FORM($who, "The") } mette la carta Evento in fondo al mazzo.
}
nemesis-log-self-destruct-started = La Sequenza di Autodistruzione inizia.
nemesis-log-self-destruct-stopped = { FORM($who, "The") } ferma la Sequenza di Autodistruzione.
# $armed: se l'Autodistruzione è in corso; $self_destruct: spazi che mancano alla distruzione; $time: spazio raggiunto
nemesis-log-time = { $armed ->
    [yes] Il Tempo avanza allo spazio { $time }; spazi mancanti: { $left } al salto, { $self_destruct } all’Autodistruzione.
   *[no] Il Tempo avanza allo spazio { $time }; spazi mancanti al salto: { $left }.
}
nemesis-log-hibernation-opens = Le camere di Ibernazione si aprono.
nemesis-log-event = Evento «{ $event }»: gli Intrusi si muovono attraverso il Corridoio { $number }.


## Che cosa è accaduto: la fuga e la fine

nemesis-log-attempt-failed = Qualcosa interrompe il tentativo { FORM($who, "of") }.
nemesis-log-boarded = { FORM($who, "The") } entra nella Capsula di Salvataggio { $pod }.
nemesis-log-left-pod = { FORM($who, "The") } torna { FORM($room, "in") }.
nemesis-log-thrown-out = Un Intruso ricaccia { FORM($who, "the") } dalla capsula { FORM($room, "in") }.
nemesis-log-launched = { FORM($who, "The") } lancia la Capsula di Salvataggio { $pod }.
nemesis-log-escaped = { FORM($who, "The") } si mette in salvo.
nemesis-log-pod-unlocked = La Capsula di Salvataggio { $pod } si sblocca.
nemesis-log-pod-locked = La Capsula di Salvataggio { $pod } si blocca.
nemesis-log-pod-lost = La Capsula di Salvataggio { $pod } viene espulsa.
nemesis-log-hibernates = { FORM($who, "The") } si iberna.
nemesis-log-nobody-awake = A bordo nessuno è più sveglio.
nemesis-log-ending = { $cause }
nemesis-log-ship-lost = La nave va perduta con tutto ciò che è a bordo.
nemesis-log-no-survivors = Non sopravvive nessuno.
# $same: "working" o "damaged" se lo sono tutti e tre, altrimenti "no"
nemesis-log-engines-revealed = { $same ->
    [working] Tutti e tre i Motori sono Funzionanti.
    [damaged] Tutti e tre i Motori sono Danneggiati.
   *[no] Stato dei Motori, da 1 a 3: { $engines }.
}
nemesis-log-arrived = La nave raggiunge { FORM($planet, "the") }.
nemesis-log-final-scan = { $infected ->
    [0] { FORM($who, "The") } non risulta infett{ grammar-who }.
   *[other] { FORM($who, "The") } risulta infett{ grammar-who }.
}
nemesis-log-final-draw = { $contaminated ->
    [0] { FORM($who, "The") } pesca { FORM($cards, "quoted") }, senza alcuna Contaminazione.
   *[other] { FORM($who, "The") } pesca { FORM($cards, "quoted") }: l’infezione si manifesta.
}
nemesis-log-objective-judged = { $met ->
    [yes] { FORM($who, "The") } vince con { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "The") } non completa { FORM($objectives, "quoted") }.
}
nemesis-log-group-judged = { $met ->
    [yes] Tutti gli Obiettivi sono completati: vincete insieme.
   *[no] Gli Obiettivi non sono completati: perdete insieme.
}


## Che cosa è accaduto: il giocatore Intruso

nemesis-log-hunter = D’ora in poi { FORM($who, "the") } guida gli Intrusi.
nemesis-log-hunter-drew = { $secret ->
    [yes] { FORM($who, "The") } pesca «{ $hunt }».
   *[no] { FORM($who, "The") } pesca una carta Azione dell’Intruso.
}
# $use: "move", "attack" o "effect"
nemesis-log-hunts = { $use ->
    [move] { FORM($who, "The") } gioca «{ $hunt }» per muovere un Intruso.
    [attack] { FORM($who, "The") } gioca «{ $hunt }» per attaccare.
   *[effect] { FORM($who, "The") } gioca «{ $hunt }» per il suo effetto.
}
