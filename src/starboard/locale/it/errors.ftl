# Che cosa rifiuta il server: che cosa è successo e che cosa fare. I nomi sono i codici del server.


## Chi sei

error-not-signed-in = Non ti conosciamo ancora. Scrivi un nome e riprova.
error-bad-name = Un nome deve avere da 1 a 40 caratteri visibili. Scegline un altro.
error-login-taken = Questo nome utente è già di un altro account. Scegline un altro, o accedi se è il tuo.
error-has-account = Hai già un account. Per usarne un altro, esci prima da questo.
error-wrong-login = Nessun account corrisponde a questo nome utente e a questa password. Controlla entrambi e riprova.
error-weak-password = Una password deve avere da 8 a 200 caratteri. Tre o quattro parole di fila vanno benissimo.
error-too-many-requests = Troppe richieste in una volta. Aspetta qualche secondo e continua.
error-too-many-connections = Il server ha troppe connessioni aperte in questo momento. Chiudi le altre finestre o riprova fra poco.
error-table-crowded = Troppe persone stanno guardando questo tavolo. Riprova più tardi.
error-too-many-windows = Hai troppe finestre aperte con dei tavoli. Chiudine una e riprova.
error-too-many-tries = Troppe password sbagliate per questo nome. Aspetta dieci minuti, o accedi da un dispositivo da cui hai già fatto l’accesso.
error-wrong-origin = La richiesta veniva da un altro sito ed è stata rifiutata. Apri Starboard dal suo indirizzo e riprova.
error-webhooks-off = Questo server non contatta indirizzi web. Le notifiche del browser ti avvisano comunque quando tocca a te.
error-bad-webhook = Da qui questo indirizzo non si può contattare. Deve iniziare con https:// e appartenere a un host ammesso da questo server.


## Tavoli e posti

error-no-such-table = Questo tavolo non esiste. Forse il link è incompleto: fattelo mandare di nuovo.
error-no-such-seat = Questo tavolo non ha quel posto. Ricarica la pagina per vedere quali ci sono.
error-no-such-game = Questo server non ha quel gioco. Scegline uno dall’elenco.
error-no-such-page = A questo indirizzo non c’è nulla. Torna alla pagina iniziale.
error-not-a-member = Per questo tavolo serve un invito. Chiedi il link a chi lo ha aperto.
error-wrong-invite = Questo invito non è valido, o non lo è più. Chiedi un nuovo link.
error-not-the-host = Può farlo solo chi ospita il tavolo. Chiediglielo in chat.
error-not-your-seat = Quel posto non è tuo. Prima siediti a un posto libero.
error-no-spectators = Questo tavolo non ammette spettatori. Chiedi a chi ospita di darti un posto, o di ammetterli.
error-seat-taken = Quel posto è occupato. Scegline un altro.
error-seen-another-seat = In questa partita hai già visto i segreti di un altro posto. Riprendi quel posto oppure resta a guardare.
error-seat-empty = Quel posto è già libero.
error-already-seated = Hai già un posto a questo tavolo. Se ne vuoi un altro, prima alzati.
error-table-full = Hai troppi tavoli aperti. Archivia quello che non ti serve più e riprova.
error-not-started = La partita non è ancora cominciata. Chi ospita la avvia quando tutti i posti sono occupati.
error-already-started = La partita è già cominciata. Questo si può cambiare solo prima dell’inizio.
error-seats-empty = Prima ogni posto deve avere una persona o un bot. Invita qualcuno o metti dei bot ai posti vuoti.
error-game-over = La partita è finita. Puoi rivederla o aprire un nuovo tavolo.
error-not-over = Si può fare solo con le partite finite. Prima porta a termine questa.
error-others-played = In questa partita anche altri hanno avuto carte in mano. Il file le mostrerebbe: potrai averlo a partita finita.
error-paused = Il tavolo è in pausa. Qualunque giocatore può riprendere: scegli «Riprendi» nel menu.
error-not-paused = Il tavolo non è in pausa. Continua pure a giocare.
error-archived = Questo tavolo è in archivio. Per riprendere la partita, esportala e importa il file.
error-table-damaged = Quel che resta di questo tavolo è danneggiato e non si può giocare. È stato messo da parte: avvisa chi gestisce il server.


## Al tavolo

error-already-decided = Era già stato deciso. Ora il tavolo mostra come stanno le cose.
error-not-asked = Adesso non ti viene chiesto nulla. Aspetta la prossima domanda.
error-illegal-answer = Non è una delle opzioni. Scegline una dall’elenco.
error-rule-fault = Una regola del gioco fallisce con questa decisione. Nulla è cambiato: decidi diversamente o chiedi di tornare indietro.
error-cannot-undo = Non c’è nulla di tuo da annullare.
error-no-vote = Non c’è più nulla da votare.
error-vote-open = Al tavolo si sta già votando. Aspetta che tutti abbiano risposto.
error-no-window = Il momento per reagire è passato.
error-odds-off = Questo tavolo non mostra le probabilità. Chi ospita può attivarle nel menu del tavolo.
error-odds-dropped = Le probabilità non sono state calcolate perché nel frattempo è successo altro. Guarda di nuovo la domanda.
error-advice-off = A questo tavolo non c’è una guida a cui chiedere.


## Preparare un tavolo

error-setup-players = { $least ->
    [one] { $most ->
        [one] Questo tavolo è per un solo giocatore, non per { $seats }. Togli qualche posto o scegli un’altra modalità.
       *[other] Questo tavolo è per 1–{ $most } giocatori, non per { $seats }. Aggiungi o togli posti, oppure scegli un’altra modalità.
    }
   *[other] Questo tavolo è per { $least }–{ $most } giocatori, non per { $seats }. Aggiungi o togli posti, oppure scegli un’altra modalità.
}
error-setup-scenario-mode = Lo scenario «{ $scenario }» non si gioca in questa modalità. Scegli un altro scenario o un’altra modalità.
error-setup-campaign-only = Lo scenario «{ $scenario }» si gioca solo in una campagna. Apri una campagna o scegli un altro scenario.
error-setup-no-campaign = Questo scenario non fa parte di una campagna. Scegline un altro.
error-setup-campaign-mode = La campagna «{ $campaign }» non si gioca in questa modalità. Scegli un’altra modalità.
error-setup-option-mode = L’opzione «{ $option }» non si usa in questa modalità. Disattivala o scegli un’altra modalità.
error-setup-no-role = Il posto { $seat } non ha ancora un ruolo. Assegnane uno o togli il posto.
error-setup-role-alone = Chi ha il ruolo «{ $role }» non può averne altri. Assegna gli altri ruoli a un altro posto.
error-setup-role-count = { $most ->
    [one] { $count ->
        [0] Qualcuno deve avere il ruolo «{ $role }». Assegnalo a un posto.
       *[other] Un solo posto può avere il ruolo «{ $role }». Assegna agli altri un ruolo diverso.
    }
   *[other] Il ruolo «{ $role }» è per { $least }–{ $most } posti, non per { $count }. Cambia chi gioca cosa.
}


## Campagne

error-no-such-campaign = Questa campagna non esiste. Forse il link è incompleto: cercala fra le tue campagne.
error-no-such-chapter = Questa campagna non ha questo capitolo. Ricarica la pagina per vedere quelli che ci sono.
error-chapter-not-over = Il capitolo da cui dovrebbe proseguire non è ancora finito. Giocalo prima fino in fondo.
error-chapter-goes-on = Il capitolo seguente è già cominciato, quindi la fine di questo resta com’è. Puoi però aprire una diramazione da prima di questo capitolo.
error-chapter-fixed = Modalità e opzioni valgono per tutta la campagna e non si possono cambiare per un solo capitolo.
error-campaign-over = Qui la campagna è arrivata alla fine. Puoi aprire una diramazione da un capitolo precedente.
error-campaign-archived = Questa campagna è nell’archivio. Toglila da lì, poi potrai proseguire.
error-campaign-secret = Questa campagna porta dei segreti da un capitolo all’altro. Finché non è finita, ne vedi i capitoli con i tuoi occhi e nessuno ne riceve il file.
error-campaign-full = Questa campagna ha già tutti i capitoli che può avere. Cominciane una nuova.
error-campaigns-full = Hai troppe campagne. Archivia quella che non ti serve più e riprova.
error-setup-not-own = Questo gioco non può giocare quella missione a partire dal suo testo.
error-own-broken = Questa missione non si può giocare.
error-own-too-large = Questa missione è troppo grande: al massimo { $most } KiB.
error-wrong-scenario = Quello scenario non può seguire qui. Scegline uno fra quelli possibili.


## File, richieste, il server

error-bad-file = Quel file non è una partita di Starboard, o è danneggiato. Scegli un file esportato da qui.
error-file-newer = Quel file è stato creato da uno Starboard più recente. Importalo su un server aggiornato.
error-file-other-game = Quel file è di un gioco che questo server non ha.
error-file-too-long = Quel file è più lungo di qualsiasi partita. Scegli un file esportato da qui.
error-file-unplayable = Le decisioni in quel file non seguono le regole, quindi non si può rigiocare. Scegli un file che non sia stato modificato.
error-file-impossible = Il tavolo in quel file è impossibile: ci sono componenti mancanti, doppi o fuori posto. Scegli un file che non sia stato modificato.
error-too-much-work = L’operazione richiedeva più tempo o memoria di quanto questo server conceda. È stata interrotta e non è cambiato nulla.
error-too-large = È troppo grande: a un tavolo basta molto meno. Manda qualcosa di più breve.
error-bad-request = Il server non ha capito. Controlla ciò che hai scritto; se è tutto giusto, ricarica la pagina.
error-bad-frame = Il tavolo non ha capito il messaggio. Ricarica la pagina: non si perde nulla.
error-unexpected = È successo qualcosa di imprevisto. Ricarica la pagina; se non basta, avvisa chi gestisce questo server.
error-busy = Il server ha già diverse richieste come questa. Riprova tra un momento.
error-storage-trouble = { $kind ->
    [full] Il disco di questo server è pieno. Nulla è cambiato: avvisa chi lo gestisce e riprova più tardi.
    [locked] Un altro programma tiene occupato il database del server. Nulla è cambiato: riprova tra poco.
    [read-only] In questo momento il server può solo leggere, non salvare. Nulla è cambiato: avvisa chi lo gestisce.
    [broken] Il disco di questo server non funziona. Nulla è cambiato: avvisa chi lo gestisce.
    [away] Il server non raggiunge il suo database. Resta qui: appena torna, il tavolo mostra se la tua ultima mossa è stata salvata.
    [slow] Il database del server non risponde. Resta qui: appena risponde, il tavolo mostra se la tua ultima mossa è stata salvata.
   *[other] In questo momento il tavolo non si può salvare. Nulla è cambiato: riprova tra poco.
}
error-shutting-down = Il server si sta riavviando. Resta qui: il tavolo torna da solo tra un momento.
