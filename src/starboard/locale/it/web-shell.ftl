# Le schermate intorno al tavolo: inizio, nuovo tavolo, le tue partite, impostazioni, informazioni.


## La cornice

web-title = { $page } – Starboard
web-close = Chiudi
web-cancel = Annulla
web-nav = Menu principale
web-nav-home = Starboard, pagina iniziale
web-nav-games = Le tue partite
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-about = Informazioni
web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Qui non c’è nulla
web-nowhere-text = Questo indirizzo non porta da nessuna parte. Forse il link è incompleto, o il tavolo è stato sparecchiato.


## Chi sei

web-who-title = Come possiamo chiamarti?
web-who-name = Il tuo nome al tavolo
web-who-hint = Basta questo. Nessun account, nessuna e-mail; puoi cambiarlo quando vuoi.
web-who-go = Andiamo
web-who-login = Ho un account


## Inizio

web-home-page = Starboard – il tavolo da gioco che conosce le regole
web-home-which = A che cosa giochiamo?
web-home-play = Gioca subito a { $game }
web-home-play-hint = { $count ->
        [0] In solitario, in pochi secondi.
        [one] Tu e un bot, pronti in pochi secondi.
       *[other] Tu e { $count } bot, pronti in pochi secondi.
    }
web-home-new = Nuovo tavolo
web-home-new-of = Nuovo tavolo: { $game }
web-home-learn = Imparalo in dieci minuti
web-home-learn-of = Impara { $game } in dieci minuti
web-home-claim = Tu decidi. Il tavolo conosce le regole, custodisce i tuoi segreti e ti spiega il perché di ogni cosa.
web-play-name = { $count ->
        [0] { $name }
        [one] { $name } e un bot
       *[other] { $name } e { $count } bot
    }
web-coming = In preparazione


## Tavoli negli elenchi

web-seats = Posti
web-seat-bot = Bot
web-seat-free = libero
web-status-lobby = non ancora cominciata
web-status-playing = in corso
web-status-paused = in pausa
web-status-over = finita
web-status-archived = in archivio
web-pace-async = su più giorni
web-your-turn = Tocca a te
web-waiting = { $count ->
        [one] { $count } tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
web-table-of = Il tavolo di { $name }
web-forked = Continua una partita già finita
web-seen-all = Ha visto tutte le mani di questa partita: { $names }
web-open-tables = Tavoli aperti
web-open-join = Siediti
web-open-watch = Guarda
web-open-none = In questo momento nessuno ha lasciato una sedia libera. Apri un tavolo e fai sedere gli altri.
web-join-title = Hai un invito?
web-join-label = Il link che ti hanno mandato
web-join-placeholder = https://…/join/…
web-join-go = Partecipa
web-join-bad-link = Questo non è un invito. Copia per intero il link che hai ricevuto: deve contenere «/join/».
web-games-all = Tutte
web-games-resume = Riprendi
web-games-none = Nessuna partita in corso. La nave è pronta quando lo sei tu.


## Nuovo tavolo

web-new-lead = Tre risposte e il tavolo è pronto. Il resto è già impostato come si gioca di solito.
web-new-what = Come volete giocare?
web-new-game = Gioco
web-new-mode = Modalità
web-new-who = Chi è a bordo?
web-new-seats = Posti
web-new-seat = Posto { $number }
web-new-you = Tu
web-new-guest-bot = Bot
web-new-guest-friend = Libero per un amico
web-new-friends-hint = { $count ->
        [one] Un posto resta libero. Appena il tavolo è aperto ricevi un link da mandare.
       *[other] { $count } posti restano liberi. Appena il tavolo è aperto ricevi un link da mandare.
    }
web-new-bots-hint = Non serve nessun altro. Se inviti qualcuno, potrà comunque prendere più tardi il posto di un bot.
web-new-how = Quando, e con chi?
web-new-pace = Ritmo
web-new-pace-live = In una sola sessione
web-new-pace-live-hint = Giocate tutti nello stesso momento. Una partita dura circa due ore; potete fare una pausa.
web-new-pace-async = Su più giorni
web-new-pace-async-hint = Ognuno decide quando ha tempo e riceve un avviso quando è il suo momento. Nessuno deve restare collegato ad aspettare.
web-new-door = Chi può entrare?
web-new-door-invited = Su invito
web-new-door-invited-hint = Solo chi ha il link.
web-new-door-open = Aperto a tutti
web-new-door-open-hint = Il tavolo compare nella pagina iniziale di tutti.
web-new-more = Altre impostazioni
web-new-name = Nome del tavolo
web-new-reaction = Tempo per reagire
web-new-seconds = { $count } s
web-new-hours = { $count } h
web-new-reaction-hint = Quando qualcuno potrebbe interrompere, il tavolo aspetta per tutti lo stesso tempo, così l’attesa non tradisce le carte di nessuno.
web-new-bots = Come giocano i bot
web-bot-random = a caso
web-new-coach = Con una guida
web-new-coach-hint = Spiega ogni cosa la prima volta che accade, e risponde se le chiedi che cosa farebbe.
web-new-odds = Mostra le probabilità
web-new-odds-hint = Accanto a ogni scelta vedi quanto sono probabili i suoi esiti, in base a ciò che puoi sapere.
web-new-spectators = Ammetti spettatori
web-new-spectators-hint = Vedono solo ciò che è scoperto sul tavolo: i segreti restano segreti.
web-new-variants = Varianti e interpretazioni
web-new-variants-chosen = { $count ->
        [0] quelle consuete
        [one] { $count } scelta
       *[other] { $count } scelte
    }
web-new-rulings = Interpretazioni
web-new-rulings-about = Qui le regole stampate si possono leggere in due modi. Se non scegli altrimenti, si gioca con l’interruttore spento.
web-new-reading-off = Spento
web-new-reading-on = Acceso
web-new-reading-played = si gioca così
web-new-open = Apri il tavolo
web-new-open-hint = Poi inviti gli amici; la partita inizia quando ci sono tutti.
web-new-start = Inizia la partita
web-new-start-hint = Puoi cominciare subito.
web-invited-title = Hai ricevuto un invito
web-invited-coming = Ti accompagniamo al tavolo…
web-invited-name = Gli altri vogliono sapere chi arriva. Basta un nome.
web-invited-go = Entra con questo nome


## Prima dell’inizio

web-lobby-invite = Invita gli amici
web-lobby-invite-hint = Manda loro questo link. Lo aprono, scrivono un nome e si siedono: non serve un account.
web-lobby-link = Link d’invito
web-lobby-copy = Copia il link
web-lobby-copied = Link copiato. Ora incollalo dove i tuoi amici possono vederlo.
web-lobby-copy-yourself = Qui il browser non ci lascia copiare. Il link è già selezionato: copialo con la tastiera.
web-lobby-send = Condividi…
web-lobby-share = Vieni a giocare: { $table }
web-lobby-free = Posto libero
web-lobby-yours = tu
web-lobby-host = ospita
web-lobby-sit = Siediti
web-lobby-stand = Alzati
web-lobby-bot = Aggiungi un bot
web-lobby-clear = Togli il bot
web-lobby-kick = Rimuovi giocatore
web-lobby-deed = { $deed } (posto { $number })
web-lobby-taken = Posti occupati: { $taken } su { $count }
web-lobby-start-title = Partenza
web-lobby-not-yet = { $count ->
        [one] Un posto è ancora libero. Invita qualcuno o metti un bot, poi potrai cominciare.
       *[other] { $count } posti sono ancora liberi. Invita qualcuno o metti dei bot, poi potrai cominciare.
    }
web-lobby-waiting-seats = { $count ->
        [one] Il tavolo aspetta che sia occupato l’ultimo posto.
       *[other] Il tavolo aspetta che siano occupati altri { $count } posti.
    }
web-lobby-waiting-host = Sono tutti a bordo. La partita la avvia { $name }.
web-lobby-ready = Tutti i posti sono occupati. Comincia quando vuoi.
web-lobby-fill = Completa con i bot
web-lobby-settings = Impostazioni del tavolo
web-lobby-chat = Chiacchiere


## Le tue partite

web-games-waiting = Aspettano te
web-games-running = In corso
web-games-over = Finite
web-games-archive-title = Archivio
web-games-never = Finora non hai giocato a nessun tavolo. Si può rimediare.
web-games-replay = Rivedi
web-games-export = Esporta
web-games-export-of = Esporta { $name }
web-games-archive = Archivia
web-games-archive-of = Archivia { $name }
web-games-archive-ask = Archiviare «{ $name }»?
web-games-archive-why = Nessuno potrà più giocare a quel tavolo. La partita però si conserva: puoi sempre esportarla e, importando il file, riprenderla.
web-games-archived = { $name } è in archivio.
web-import = Una partita da un file
web-import-choose = Scegli un file o trascinalo qui
web-import-hint = Una partita esportata da Starboard torna in gioco come nuovo tavolo.
web-import-busy = Lettura del file…
web-import-done = La partita è di nuovo sul tavolo.


## Impostazioni

web-settings-lead = Restano su questo dispositivo e non dicono agli altri nulla di te.
web-settings-save = Salva
web-settings-you = Tu
web-settings-named = D’ora in poi ti chiami così.
web-settings-account = Conserva questa identità con una password
web-settings-account-why = Solo se vuoi: con un account ritrovi le tue partite anche su altri dispositivi. Senza, restano in questo browser.
web-settings-account-make = Crea l’account
web-settings-account-kept = Il tuo account è pronto. Puoi usarlo per accedere da qualunque dispositivo.
web-settings-account-is = Accesso effettuato come { $login }.
web-settings-login-why = Hai già creato un account altrove? Accedi, e anche qui sarai la stessa persona.
web-settings-login-go = Accedi
web-settings-logged-in = Di nuovo a bordo, { $name }!
web-settings-logout = Esci
web-settings-logged-out = Il tuo account non è più aperto su questo dispositivo.
web-settings-login-name = Nome utente
web-settings-password = Password
web-settings-password-hint = Almeno 8 caratteri. Non si può recuperare, quindi annotala.
web-settings-told = Quando tocca a te
web-settings-notifications = Notifiche del browser
web-settings-notifications-hint = Il browser ti avvisa quando ti aspetta un tavolo in un’altra scheda. Prima chiederà il permesso.
web-settings-notifications-refused = Il browser non lo permette. Consenti le notifiche per questa pagina nelle impostazioni del browser e riprova.
web-settings-notifications-never = Questo browser qui non offre notifiche. Quando tocca a te lo vedi comunque dal titolo della scheda.
web-settings-webhook = Contatta questo indirizzo
web-settings-webhook-hint = Per le partite su più giorni: il server manda lì un breve messaggio quando tocca a te. Lascialo vuoto per disattivarlo.
web-settings-webhook-example = https://…
web-settings-webhook-saved = Salvato.
web-settings-look = Aspetto
web-settings-text = Dimensione del testo
web-text-small = Piccola
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Molto grande
web-settings-palette = Colori
web-palette-standard = Standard
web-palette-deuteranopia = Deuteranopia (verde)
web-palette-protanopia = Protanopia (rosso)
web-palette-tritanopia = Tritanopia (blu)
web-palette-contrast = Contrasto elevato
web-settings-patterns = Motivi su tutto ciò che ha un colore
web-settings-patterns-hint = Le forme bastano sempre a distinguere ogni cosa; i motivi lo ribadiscono.
web-sample = Anteprima dei segni sul tavolo
web-sample-choice = La tua scelta
web-settings-motion = Movimento e audio
web-settings-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-off = Immediata
web-settings-sound = Volume
web-settings-volume = { $percent ->
        [0] muto
       *[other] { $percent } %
    }
web-settings-device = Questo dispositivo
web-settings-forget-hint = Su un dispositivo in prestito: elimina il tuo nome, le impostazioni e tutto ciò che Starboard ha conservato qui.
web-settings-forget = Dimenticami su questo dispositivo
web-settings-forget-ask = Dimenticarti su questo dispositivo?
web-settings-forget-account = Il tuo account e le tue partite restano. Per tornare, accedi di nuovo.
web-settings-forget-guest = Non hai un account, quindi poi nessuno potrà restituirti i tuoi posti. Al tuo posto giocheranno i bot.


## Informazioni

web-about-title = Informazioni su Starboard
web-about-what = Che cos’è
web-about-what-1 = Un tavolo per i giochi da tavolo di fantascienza: un tavolo che conosce le regole. Ti siedi con amici o bot, ognuno nella propria lingua, e decidi; al resto pensa il tavolo.
web-about-what-2 = Non mostra a nessuno ciò che non deve sapere, spiega perché una cosa non si può fare e sa indicare la regola dietro a tutto ciò che accade.
web-about-version = Versione { $version }
web-about-games = I giochi
web-about-games-1 = Starboard non ha alcun legame con gli editori o gli autori dei giochi e non è approvato da loro. I nomi dei giochi appartengono ai rispettivi proprietari.
web-about-games-2 = Immagini, testi e regole qui sono opera nostra. Se un gioco ti piace, compralo: nulla sostituisce la scatola sul tavolo.
web-about-private = Che cosa si sa di te
web-about-private-1 = Il server conserva il tuo nome, le tue partite e la tua chat. Un cookie riconosce questo dispositivo. Niente pubblicità, niente conteggio dei visitatori, e nulla viene caricato da altri siti.
web-about-credits = Licenze e ringraziamenti
web-about-icons = Icone
web-about-icons-text = Da game-icons.net, usate secondo la licenza CC BY 3.0 (creativecommons.org/licenses/by/3.0), ricolorate e ritagliate.
web-about-icons-by = Icone di { $author }:
web-about-fonts = Caratteri
web-about-fonts-text = { $fonts }, con licenza SIL Open Font License 1.1.
web-about-code = Software
web-about-code-text = Questa pagina è fatta con Svelte (MIT) e parla grazie a Project Fluent (Apache 2.0).


## Davanti a un tavolo che non fa entrare

web-door-title-private = Solo su invito
web-door-title-nowhere = Questo tavolo non esiste
web-door-title-closed = Di qui non si passa
web-door-title-running = Questa partita è ancora in corso
web-door-title-trouble = Il tavolo non è raggiungibile
web-door-table = Al tavolo
web-who-rather-name = Basta un nome
web-open-either = Guarda o siediti
web-archived = Questo tavolo è in archivio.
web-archived-yours = Puoi riprenderlo; la partita continua da dov’era.
web-archived-others = Solo { $name } può riprenderlo.
web-archived-back = Riprendi dall’archivio


## Prendere il posto di un bot

web-seat-take = Siediti al posto di un bot
web-seat-whose = Ti siedi al posto di un bot o guardi?
web-seat-lead = La partita continua mentre scegli. Ti siedi tra due decisioni del bot e nulla viene rigiocato.
web-seat-held-away = { $name }; un bot tiene il posto fino al ritorno
web-seat-held-person = { $name }, ora non c’è
web-seat-see = Da ora vedi la mano di questo posto e tutto ciò che appartiene solo a lui.
web-seat-log = Leggi il registro come l’ha visto questo posto.
web-seat-only = Tutte le altre mani restano coperte.
web-seat-back = Puoi alzarti in qualsiasi momento e il bot continua. Più tardi potrai tornare solo a questo posto.
web-seat-sit = Siediti: { $part }
web-seat-watch = Guarda soltanto
web-seat-told = Tutti al tavolo vedono che ora giochi. Per il posto di un bot non serve il consenso di nessuno, nemmeno di { $name }, che ospita.
web-seat-knows = { $count ->
        [one] { $names } ha visto tutte le mani di questa partita, perché viene da un file o da una partita finita.
       *[other] { $names } hanno visto tutte le mani di questa partita, perché viene da un file o da una partita finita.
    }
