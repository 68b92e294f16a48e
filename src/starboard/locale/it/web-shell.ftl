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

web-who-title = Come ti chiamiamo?
web-who-name = Il tuo nome al tavolo
web-who-hint = Non serve altro. Nessun account, nessuna e-mail; puoi cambiarlo quando vuoi.
web-who-go = Andiamo
web-who-login = Ho un account


## Inizio

web-home-page = Starboard – un tavolo per giochi da tavolo che conosce le regole
web-home-eyebrow = Nemesis · da 1 a 5 giocatori · con amici o bot
web-home-title = A bordo si è svegliato qualcosa
web-home-tale = Il sonno è finito troppo presto. Uno dell’equipaggio è morto, nessuno conosce la rotta e non tutti, qui, vogliono rivedere la Terra.
web-home-play = Gioca subito a Nemesis
web-home-play-hint = Tu e tre bot, a bordo in pochi secondi.
web-home-new = Nuovo tavolo
web-home-learn = Impara in dieci minuti
web-home-claim = Tu decidi. Il tavolo conosce le regole, custodisce i tuoi segreti e ti spiega il perché.
web-play-name = { $name } e tre bot
web-coming = In preparazione
web-game-nemesis = Nemesis
web-game-saga = Star Saga
web-game-vanguard = ISS Vanguard
web-coming-saga = Mercenari contro le megacorporazioni, una missione dopo l’altra.
web-coming-vanguard = Una nave, il suo equipaggio e pianeti su cui nessuno ha mai messo piede.


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
web-open-tables = Tavoli aperti
web-open-join = Siediti
web-open-watch = Guarda
web-open-none = In questo momento nessuno ha lasciato una sedia libera. Apri un tavolo e lascia entrare gli altri.
web-join-title = Hai un invito?
web-join-label = Il link che ti hanno mandato
web-join-placeholder = https://…/join/…
web-join-go = Entra
web-join-bad-link = Questo non è un invito. Copia tutto il link che hai ricevuto: contiene «/join/».
web-games-all = Tutte
web-games-resume = Continua
web-games-none = Nessuna partita in corso. La nave è pronta quando lo sei tu.
