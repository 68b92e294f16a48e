# Il tavolo attorno al tabellone: la domanda, chi si aspetta, il registro, annullare, reazioni, chat, il menù del tavolo.


## Il tavolo

web-play-table = Tavolo
web-play-table-joining = Un attimo, andiamo al tavolo…
web-play-table-home = Alla pagina iniziale
web-play-title-turn = (!) Tocca a te – Starboard
web-play-announce-question = Tocca a te: { $question }
web-play-side = Che cosa si chiede e che cosa è successo
web-play-talk = Registro e chat
web-play-tabs = Parti del tavolo
web-play-tab-table = Tavolo
web-play-tab-hand = Mano
web-play-tab-own = Tu
web-play-tab-log = Registro
web-play-tab-undo = Annulla
web-play-sheet-fold = Chiudi la domanda e guarda il tabellone
web-play-sheet-open = Mostra di nuovo la domanda
# $number: del posto
web-play-seat = Posto { $number }
web-play-seat-as = { $person } ({ $part })


## La domanda

web-play-question-turn = Tocca a te
web-play-question-react = Puoi reagire
web-play-question-anyone = Può decidere chiunque di voi
web-play-question-picked = Scelte: { $count } su { $most }
web-play-question-filter = Cerca tra le opzioni
web-play-question-on-board = Scegli un punto sul tabellone (a scelta: { $count }).
web-play-question-on-board-keys = Le frecce vanno da un punto all’altro, Invio sceglie.
web-play-question-to-board = Al tabellone
web-play-question-drawn = Scegli tra ciò che è evidenziato sul tavolo.
web-play-question-as-list = Come elenco
web-play-question-filtered-out = Nessuna opzione contiene queste parole.
web-play-question-confirm = Conferma
web-play-question-why-not = Perché non posso? ({ $count })
web-play-question-not-now = { $option }: non adesso. { $why }
web-play-question-not-offered = Questo adesso non si può scegliere.
web-play-option-blocked = (non disponibile)
web-play-option-do = Esegui
web-play-option-none = Nulla
# A price of which only the game knows what is paid
web-play-cost = { $count ->
    [0] gratis
   *[other] costa { $count }
}
web-play-odds = { $what } { $percent } %
web-play-odds-between = tra { $low } % e { $high } %
web-play-odds-range = { $what } { $low }–{ $high } %
web-play-odds-up-to = { $what } fino al { $percent } %
# Beside chances that differ between the targets of an Action
web-play-odds-depends = dipende da ciò che scegli dopo
web-play-odds-unknown = Qui le probabilità non si possono calcolare.
web-play-odds-certain = { $what }: certo
web-play-odds-nearly = { $what }: quasi certo
web-play-odds-impossible = { $what }: impossibile
web-play-odds-all = Tutte le probabilità
web-play-odds-title = Che cosa può succedere
web-play-odds-about = Solo in base a ciò che puoi sapere. ≈ indica una stima.


## Ciò che si può fare in qualsiasi momento

web-play-asides = In qualsiasi momento
web-play-asides-beside = Al posto di una risposta; poi la domanda torna.
web-play-asides-standby = Non decidi tu, ma puoi intervenire.


## Attesa

web-play-waiting-table = Al tavolo
web-play-waiting-watching = Stai guardando
web-play-waiting-thinking = { $count ->
    [one] { $names } sta pensando
   *[other] { $names } stanno pensando
}
web-play-waiting-away = { $count ->
    [one] In attesa di { $names }, ora assente
   *[other] In attesa di { $names }, ora assenti
}
web-play-waiting-happening = Sta succedendo qualcosa
web-play-waiting-nothing = Un momento
web-play-waiting-skip = Mostra tutto subito


## Finestre di reazione

web-play-window-title = Qualcuno reagisce?
web-play-window-text = Il tavolo aspetta tutti allo stesso modo, che qualcuno possa reagire o no.
web-play-window-passed = Hai lasciato correre. Il tavolo aspetta gli altri.
web-play-window-pass = Lascia correre
web-play-window-stop = Non chiedermi più per «{ $reaction }»
web-play-window-again = Chiedimelo di nuovo
web-play-window-ordered = Per «{ $reaction }» non ti viene più chiesto nulla. Puoi cambiarlo nel menu, alla voce «{ web-play-orders-title }».


## Il registro

web-play-log = Registro della partita
web-play-log-mine = Solo le mie
web-play-log-older = Mostra le righe precedenti
web-play-log-private = lo sai solo tu
web-play-log-empty = Non è ancora successo nulla.
web-play-log-going = verrebbe annullato


## Annullare e votare

web-play-undo = Annulla mossa
web-play-undo-ask = Chiedi di annullare
web-play-undo-what = Torna indietro su: { $what }.
web-play-undo-alone = Non gioca nessun’altra persona: nessuno deve acconsentire.
web-play-undo-free = Puoi farlo da te: nel frattempo nessuno ha scoperto nulla.
web-play-vote-asks = { $who } vorrebbe annullare la sua ultima decisione. Acconsenti?
web-play-vote-yours = Hai chiesto al tavolo di annullare la tua ultima decisione.
web-play-vote-line = { $count ->
    [0] Verrebbe annullato: «{ $line }»
    [one] Verrebbe annullato: «{ $line }» e un’altra riga del registro.
   *[other] Verrebbe annullato: «{ $line }» e altre { $count } righe del registro.
}
web-play-vote-lines = { $count ->
    [one] Verrebbe annullata una riga del registro.
   *[other] Verrebbero annullate { $count } righe del registro.
}
web-play-vote-nothing = Da allora non è stato annotato nulla: il registro resta com’è.
web-play-vote-agreed = { $who }: d’accordo
web-play-vote-open = { $who }: ancora nessuna risposta
web-play-vote-yes = Acconsento
web-play-vote-no = Rifiuto


## Chat

web-play-chat = Chat
web-play-chat-empty = Nessuno ha ancora detto nulla.
web-play-chat-say = Di’ qualcosa al tavolo
web-play-chat-send = Invia
web-play-chat-unread = messaggi non letti


## Regole

web-play-rule-title = La regola
web-play-rule-open = Apri la regola { $rule }
web-play-rule-search = Cerca nelle regole
web-play-rule-loading = Apriamo le regole…
web-play-rule-not-found = Nessuna regola parla di «{ $words }».
web-play-rule-unknown = La regola { $rule } non è in questa raccolta.
web-play-rule-see = Vedi anche:
web-play-rule-open-question = Le regole stampate lasciano la questione aperta:
web-play-rule-back = Indietro
web-play-rule-all = Tutte le regole


## Istruzioni permanenti

web-play-orders-title = Istruzioni permanenti
web-play-orders-about = Decidi in anticipo quando vuoi che ti si chieda di reagire. Nessun altro vede queste istruzioni.
web-play-orders-reactions = In questa partita reagisco
web-play-orders-reactions-hint = Questo interruttore lo vedono tutti. Se è spento, nessuno aspetta le tue reazioni.
web-play-orders-ask = Chiedimelo sempre
web-play-orders-never = Non reagire mai
web-play-orders-if = Chiedimelo solo per:


## Il menù del tavolo

web-play-menu-title = Menu del tavolo
web-play-menu-pause = Metti in pausa
web-play-menu-resume = Riprendi
web-play-menu-bot = Fai giocare un bot per me
web-play-menu-back = Ridammi il mio posto
web-play-menu-invite = Copia il link d’invito
web-play-menu-copied = Il link d’invito è copiato.
web-play-menu-rules = Regole
web-play-menu-export = Salva la partita in un file
web-play-menu-sound = Audio
web-play-menu-volume = { $percent } %
web-play-menu-settings = Tutte le impostazioni
web-play-menu-games = Alle tue partite
web-play-menu-leave = Lascia il tavolo
web-play-menu-leave-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi andartene?
web-play-menu-leave-yes = Lascia per sempre
web-play-host-title = Il tavolo è tuo
web-play-host-odds = Mostra le probabilità
web-play-host-open = Tutti possono trovare il tavolo e sedersi
web-play-host-spectators = Altri possono guardare
web-play-host-reaction = Tempo per reagire
web-play-host-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-play-host-kick = Allontana { $who } dal tavolo
web-play-host-kick-sure = Allontanare davvero { $who }?


## Avvisi

web-play-banner-lost = Connessione interrotta.
web-play-banner-lost-text = Le tue risposte sono al sicuro e partiranno appena torna.
web-play-banner-retry = Riprova ora
web-play-banner-paused = La partita è in pausa.
web-play-banner-paused-text = Non succede nulla finché qualcuno non riprende.
web-play-banner-bot = Un bot sta giocando al tuo posto.
web-play-fault = Una regola del gioco ha fallito.
web-play-fault-seat = È successo a una decisione di { $who } e nulla è cambiato. Si può decidere altro, oppure il tavolo torna indietro con «{ web-play-undo }».
web-play-fault-nobody = Nulla è cambiato. Se non si va avanti, il tavolo torna indietro con «{ web-play-undo }».
web-play-fault-report = Salva un rapporto
web-play-trouble-rule = Il tavolo è fermo: una regola fallisce ogni volta che dovrebbe andare avanti. Annulla l’ultima decisione; forse gli altri devono acconsentire.
web-play-trouble-storage = Il tavolo ora non può essere salvato e aspetta. Riprova da solo; nulla di quanto deciso va perso.
web-play-hurried = { $count ->
    [one] Ora qualcuno gioca con te: il tavolo aspetta le reazioni per { $count } secondo. Puoi cambiarlo nel menu.
   *[other] Ora qualcuno gioca con te: il tavolo aspetta le reazioni per { $count } secondi. Puoi cambiarlo nel menu.
}
web-play-menu-other-rules = Questa partita è iniziata con le regole di un’altra versione; continua con quelle di oggi.
web-play-menu-faults = Salva il rapporto sui guasti


## La fine

web-play-over = La fine della partita
web-play-over-replay = Rivedi la partita
web-play-over-fork = Riparti da un momento precedente
web-play-over-look = Guarda il tabellone
