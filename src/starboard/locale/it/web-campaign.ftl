# Campaigns: how one begins, its page with the tree of chapters, its chronicle.


## In lists, and new ones

web-campaigns = Campagne
web-campaign-in-list = { $chapters ->
        [0] non ancora cominciata
        [one] { $chapters } capitolo
       *[other] { $chapters } capitoli
    }
web-campaign-open = Apri la campagna
web-campaign-onward = Avanti con la campagna
web-campaign-finale = Come finisce la campagna
web-campaign-older = Mostra campagne precedenti
web-campaign-of = Campagna di { $name }
web-campaign-once = Una partita singola
web-campaign-once-hint = Si prepara, si gioca, finito.
web-campaign-or-once = Una serata o tante?
web-campaign-taken = La campagna è tornata, con tutto quello che contiene.


## The tree

web-campaign-tree = I capitoli finora
web-campaign-tree-hint = Toccane uno: rileggilo o riparti da lì
web-campaign-chapter = Capitolo { $number }
web-campaign-count = { $count ->
        [0] prima del primo capitolo
        [one] { $count } capitolo
       *[other] { $count } capitoli
    }
web-campaign-here = Si prosegue da qui
web-campaign-is-won = vinto
web-campaign-is-lost = perso
web-campaign-is-over = finito
web-campaign-is-playing = in corso
web-campaign-is-lobby = sta per cominciare
web-campaign-first-try = primo tentativo, { $date }; resta
web-campaign-branched = diramato prima di «{ $chapter }»


## The chapter that was chosen

web-campaign-next = Ora · capitolo { $number }
web-campaign-which = Che cosa viene dopo?
web-campaign-continue = Continua
web-campaign-to-lobby = Al tavolo
web-campaign-to-table = Al tavolo
web-campaign-read = Rileggi
web-campaign-read-so-far = Leggi fin qui
web-campaign-replay = Rivedi la partita
web-campaign-go-on = Prosegui da qui
web-campaign-branch = Crea un ramo dalla sua fine
web-campaign-again = Giocalo di nuovo
web-campaign-ended-eyebrow = Fine
web-campaign-ended = La campagna è finita
web-campaign-ended-hint = Tutto ciò che è stato giocato resta. Scegli un capitolo nell’albero per rileggerlo o per tentare un’altra via da lì.


## Who plays whom

web-campaign-cast = Cambia chi gioca chi
web-campaign-cast-hint = In ogni capitolo ognuno può giocare un altro ruolo, e una persona anche più di uno. Chi fa parte della campagna può prendere un posto libero.
web-campaign-begin = Comincia il capitolo


## The chronicle

web-campaign-chronicle = Cronaca
web-campaign-nothing = Non è ancora successo niente.
web-campaign-told-won = Vinto il { $date }. { $count ->
        [0] Non c’era nessuno che conosci.
       *[other] Ha giocato: { $names }.
    }
web-campaign-told-lost = Perso il { $date }. { $count ->
        [0] Non c’era nessuno che conosci.
       *[other] Ha giocato: { $names }.
    }
web-campaign-told-over = Finito il { $date }. { $count ->
        [0] Nessuno ricorda chi ha giocato.
       *[other] Ha giocato: { $names }.
    }
web-campaign-told-playing = In corso dal { $date }.
web-campaign-told-lobby = Il tavolo è pronto.
web-campaign-back = Torna alla campagna
web-campaign-who = Chi ha giocato
web-campaign-what = Gli ultimi avvenimenti
web-campaign-brought = Questo capitolo è arrivato come file. Qui non si sa che cosa vi sia successo, solo che cosa ha lasciato.
web-campaign-sheet = A che punto siamo
web-campaign-sheet-first = All’inizio
web-campaign-sheet-after = Dopo il capitolo { $number }
web-campaign-sheet-then = Che cosa ha lasciato
web-campaign-sheet-changes = Rispetto a prima
web-campaign-sheet-now = Con che cosa è cominciato
web-campaign-no-sheet = Non se ne sa niente.


## The whole campaign

web-campaign-people = Chi fa parte di questa campagna
web-campaign-rename = Rinomina
web-campaign-name = Nome della campagna
web-campaign-renamed = D’ora in poi si chiama così.
web-campaign-archive-why = Nessuno potrà più cominciare un capitolo lì. Tutto resta conservato e puoi toglierla dall’archivio quando vuoi.
web-campaign-take-out = Togli dall’archivio
web-campaign-taken-out = La campagna prosegue.


## Unlike roles: who plays whom at any table

web-new-scenario = Scenario
web-roles-change = Chi gioca chi
web-roles-seat-more = Un posto in più
web-roles-seat-away = Togli il posto { $number }
web-roles-needed = Manca ancora: { $roles }
web-roles-played = Lo giocano le regole: { $roles }
web-roles-left = Resta nella scatola: { $roles }

## A scenario of one's own

web-own-choose = Una missione tua…
web-own-hint = Un file di missione (TOML) scritto da te o da altri. Prima viene controllato.
web-own-busy = Controllo in corso…
web-own-chosen = La tua missione
web-own-map = Mappa di { $title }
