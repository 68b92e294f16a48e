# Che cosa dicono `starboard --help` e l’aiuto dei suoi comandi. Le colonne sono disposte a mano, al massimo 100 lettere.
# I nomi di comandi, opzioni e valori sono gli stessi in ogni lingua.
#
# $game è il nome di un gioco, per gli esempi.


## Il comando stesso

cli-command =
    .about =
        Starboard è un tavolo per giochi da tavolo di fantascienza che conosce le regole. Ti chiede solo ciò
        che puoi decidere, ti dice perché una cosa non si può fare e, se vuoi, gioca per gli altri posti.
    .examples =
        Per cominciare:
          starboard serve --open                       il tavolo nel tuo browser
          starboard play { $game }                       tu e tre bot in questo terminale
          starboard play { $game } --seats human,human   due persone a una tastiera
          starboard play { $game } --load FILE           continua una partita salvata
          starboard rules PAROLE                       che cosa ne dicono le regole
          starboard rules ID                           una regola con il suo numero
          starboard replay FILE --step                 rivedi una partita turno per turno
          starboard simulate { $game } --games 100       fai giocare molte partite ai bot
          starboard check                              c’è tutto, in ogni lingua?

        `starboard COMANDO --help` dice di più su un comando. Durante una partita, scrivi help.
    .commands = comandi
    .arg-version = mostra quale Starboard è questo ed esce

# Che cosa sta per un valore nell’uso di un comando.
cli-metavar-command = COMANDO
cli-metavar-file = FILE
cli-metavar-url = URL
cli-metavar-words = PAROLE|ID
cli-metavar-game = GIOCO
cli-metavar-name = NOME


## Giocare

cli-command-play = gioca a questa tastiera
    .about =
        Gioca a questa tastiera. Lo schermo mostra il tavolo, la tua plancia e le tue carte, che cosa è accaduto
        dalla tua ultima decisione e una domanda con opzioni numerate: scrivi un numero, o più (1 3 4), o none.

        All’invito a scrivere:
          ?  ? 3  ? PAROLE  ? REGOLA   spiega la domanda o un’opzione, cerca le regole
          why                          che cosa non si può scegliere, e perché
          look NOME   hand   map   log che cosa fa un componente, le tue carte, la mappa, che cosa è accaduto
          undo  save  load  orders  lang  quit  help
        La partita si salva dopo ogni decisione; con quit, Ctrl-C o la fine dell’input non si perde nulla.
    .examples =
        esempi:
          starboard play { $game } --seats human,bot,bot
          starboard play { $game } --seats human,human,random,bot
          starboard play { $game } --seats list
          starboard play { $game } --lang it
          starboard play { $game } --options list
          starboard play { $game } --seed 7 --save game.starboard
    .arg-game = quale gioco (predefinito: { $game })
    .arg-seats = chi gioca: human, bot, random, o un bot per forza, carattere o nome; list li mostra (predefinito: tu e 3 bot)
    .arg-mode = come si gioca; list lo mostra (predefinito: il modo consueto del gioco)
    .arg-scenario = che cosa si gioca; list lo mostra (predefinito: il primo che non richiede una campagna)
    .arg-mission = una tua missione, da un file: una che il gioco non ha nella scatola
    .arg-roles = i ruoli di ogni posto, più d’uno con +: a,b+c; list li mostra (predefinito: distribuiti)
    .arg-seed = lo stesso seme dà gli stessi dadi
    .arg-options = interpretazioni e varianti; list le mostra
    .arg-load = continua una partita salvata
    .arg-save = dove salvare dopo ogni decisione
    .arg-lang = en, it, de o cs (predefinita: la lingua dell’ambiente)
    .arg-plain = senza colori né disegni: per screen reader e script

cli-command-campaign = gioca una campagna a questa tastiera
    .about =
        Gioca una campagna, un capitolo dopo l’altro. Tutto sta in un file: i capitoli, ciò che ciascuno ha
        lasciato al seguente e tutte le partite. Ciò che è stato giocato resta: branch ricomincia da prima di
        un capitolo, oppure prosegue in un altro modo dopo di esso.
    .examples =
        esempi:
          starboard campaign new NOME --game GIOCO
          starboard campaign next NOME --seats human,bot   il capitolo seguente, o quello non ancora finito
          starboard campaign list                          tutte le campagne
          starboard campaign list NOME                     i suoi capitoli
          starboard campaign branch NOME --from 2          di nuovo il capitolo 2
          starboard campaign branch NOME --from 2 --at after --scenario S
    .arg-action = new, list, next o branch
    .arg-name = la campagna: il suo nome, oppure un file
    .arg-kind = quale campagna del gioco (predefinita: la prima)
    .arg-from = branch: il capitolo
    .arg-at = branch: da prima del capitolo (predefinito) o da dopo

cli-command-replay = racconta a parole una partita registrata
    .about = Rivedi dalla sua registrazione una partita salvata o finita.
    .examples =
        esempi:
          starboard replay game.starboard              tutta la partita a parole
          starboard replay game.starboard --seat 2     come l’ha vista il secondo posto
          starboard replay game.starboard --step       turno per turno, con Invio
        Termina con il codice 1 se il file è danneggiato o se la partita non segue più la sua registrazione.
    .arg-file = una partita salvata o registrata
    .arg-seat = con gli occhi di quale posto (predefinito: open, tutto scoperto, se è finita)
    .arg-step = aspetta Invio prima di ogni turno

cli-command-rules = cerca nelle regole
    .about = Cerca nelle regole con parole loro, o consulta una regola con il suo numero.
    .examples =
        esempi:
          starboard rules                      i capitoli
          starboard rules PAROLE               le regole più probabili
          starboard rules ABC-CAPITOLO         un capitolo
          starboard rules ABC-CAPITOLO-06      una regola e quelle vicine
    .arg-words = qualche parola, o il numero di una regola


## Il server

cli-command-serve = apre il tavolo ai browser
    .about = Avvia il tavolo: si apre l’indirizzo mostrato in un browser, ci si invita a vicenda e si gioca.
    .examples =
        esempi:
          starboard serve                              solo su questa macchina
          starboard serve --open                       e apre il browser
          starboard serve --host 0.0.0.0               per tutti nella rete
          STARBOARD_DATABASE=postgresql://… starboard serve

        Impostazioni dall’ambiente (gli argomenti prevalgono):
        { $settings }

        docs/operating.md dice di più: backup, proxy, molte macchine.
    .arg-host = indirizzo su cui ascoltare (predefinito 127.0.0.1; 0.0.0.0 apre alla rete)
    .arg-port = porta su cui ascoltare (predefinita 8400; 0 ne prende una libera)
    .arg-database = sqlite:///FILE o postgresql://… (predefinito: la tua cartella dei dati)
    .arg-redis = redis://… quando più processi servono gli stessi tavoli
    .arg-log-format = righe del registro per le persone o per le macchine
    .arg-open = apre anche il browser

cli-command-backup = scrive in un solo file tutto ciò che un server sa, mentre si gioca
    .about = Scrive in un solo file tutto ciò che un server sa, mentre si gioca.
    .examples =
        esempio:
          starboard backup starboard-2026-11-15.backup
    .arg-file = il backup
    .arg-database = sqlite:///FILE o postgresql://… (predefinito: come serve)
    .done = { $rows ->
        [one] Scritta { $rows } riga in { $file }.
       *[other] Scritte { $rows } righe in { $file }.
    }

cli-command-restore = mette un backup in un database nuovo e vuoto
    .about = Mette un backup in un database nuovo e vuoto.
    .examples =
        esempi:
          starboard restore starboard-2026-11-15.backup --database sqlite:///new.db
          starboard restore FILE --database postgresql://…      anche da SQLite a PostgreSQL
    .done = { $rows ->
        [one] Ripristinata { $rows } riga da { $file }.
       *[other] Ripristinate { $rows } righe da { $file }.
    }

cli-serve-open = Starboard è aperto su { $address }  (Ctrl-C lo chiude; nessuna partita va persa)
cli-serve-no-client = Il client per il browser non è costruito; `make client` lo costruisce.

# Le impostazioni del server con i loro nomi nell’ambiente.
cli-setting-host = indirizzo su cui ascoltare; 0.0.0.0 apre alla rete
cli-setting-port = porta su cui ascoltare
cli-setting-database = sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME (predefinito: un file nella tua cartella dei dati)
cli-setting-redis = redis://HOST:PORT/N quando più processi servono gli stessi tavoli
cli-setting-origins = altre origini che possono parlare con questo server, come lista JSON
cli-setting-https = se questo server si raggiunge con https (cookie sicuri, HSTS)
cli-setting-proxies = indirizzi o reti di proxy di cui si accetta X-Forwarded-For, separati da virgole
cli-setting-connections = quante connessioni possono esserci (meno, se lo dice il sistema)
cli-setting-connections-per-address = quante di queste da un solo indirizzo, proxy esclusi
cli-setting-sockets-per-person = quante finestre una persona può tenere aperte ai tavoli
cli-setting-viewers-per-table = quante finestre possono guardare un tavolo; chi gioca può sempre
cli-setting-head-seconds = quanto tempo ha l’intestazione di una richiesta per arrivare
cli-setting-body-seconds = quanto tempo ha il resto di una richiesta per arrivare
cli-setting-bot-workers = processi in cui pensano i bot; con 0 pensano nel server
cli-setting-odds-workers = processi in cui si calcolano le probabilità; con 0 lo fa il server
cli-setting-stand-in-seconds = la pausa di un bot prima di decidere per chi è assente, quando non gioca nessuna persona
cli-setting-log-format = righe del registro per le persone o per le macchine
cli-setting-log-level = quanto annotare nel registro
cli-setting-webhook-hosts = host che si possono contattare quando tocca a qualcuno, come lista JSON
cli-setting-public-url = come si raggiunge questo server, per i link nei webhook
cli-setting-metrics-from = indirizzi che possono leggere /metrics, come lista JSON
cli-setting-rate-limits = se rallentare chi chiede troppo spesso
cli-setting-tables-per-person = quanti tavoli una persona può tenere aperti
cli-setting-campaigns-per-person = quante campagne può avere una persona, escluse quelle archiviate
cli-setting-guest-days = dopo quanti giorni si dimentica un ospite che non ha fatto nulla a nessun tavolo
cli-setting-idle-minutes = dopo quanti minuti lascia la memoria un tavolo che nessuno guarda
cli-setting-seed = dadi prevedibili: solo per le prove


## Per chi crea e studia i giochi

cli-command-check = controlla contenuti e testi
    .about =
        Legge tutte le regole, le interpretazioni, i contenuti e i testi, e nomina ciò che manca o è guasto.
        Con un gioco o un file: guarda le missioni, ne disegna le mappe e le fa giocare ai bot.
    .arg-game = il gioco di cui guardare le missioni (predefinito: tutto tranne le missioni)
    .arg-mission = una missione da un file, o una della scatola per nome
    .arg-games = falla giocare ai bot tante volte ed elenca ciò che non accade mai (predefinito 0)
    .arg-picture = disegna la mappa in questo file (SVG) invece di stamparla
    .arg-all = mostra tutti i problemi, non solo i primi

cli-command-simulate = fa giocare molte partite ai bot
    .about = Fa giocare molte partite ai bot e riassume come sono finite.
    .arg-game = quale gioco, per esempio { $game }
    .arg-games = quante partite (predefinito 200)
    .arg-players = giocatori in ogni partita (predefinito 4)
    .arg-bots = i bot in ordine attorno al tavolo: bot,random; oppure per un ruolo: RUOLO:bot (predefinito random, il più veloce)
    .arg-mode = come si gioca (predefinita: la prima modalità del gioco per tanti giocatori)
    .arg-options = interpretazioni e varianti, separate da virgole
    .arg-seed = lo stesso seme dà le stesse partite (predefinito 1)
    .arg-jobs = processi (predefinito: tutti i core)
    .arg-json = stampa il riassunto come JSON, per le macchine

cli-command-soak = cerca difetti nelle regole
    .about = Gioca partite casuali e cattive finché vuoi, cerca difetti nelle regole e li conserva uno per uno.
    .examples =
        esempi:
          starboard soak --minutes 5                   tutti i giochi, su tutti i core
          starboard soak --games 2000 --seed 7         ogni volta le stesse partite
          starboard soak --minutes 60 --tally FILE     si somma alle prove precedenti e prosegue da lì
          starboard soak --replay FILE                 di nuovo un difetto, con il suo traceback
        Termina con il codice 1 se ha trovato un difetto, o se quello rivisto c’è ancora.
    .arg-game = quali giochi (predefinito: tutti)
    .arg-minutes = si ferma dopo tanti minuti (predefinito 10, o nessun limite con --games)
    .arg-games = si ferma dopo tante partite
    .arg-seed = stesso seme e stesso numero sono la stessa partita (predefinito 1)
    .arg-first = il numero della prima partita (predefinito: dove è arrivato il conteggio)
    .arg-jobs = processi; con 0 si gioca in questo
    .arg-into = cartella per i difetti (predefinita build/soak)
    .arg-tally = file che somma più prove e sa da dove proseguire
    .arg-replay = rigioca un difetto e mostra dove avviene


## Che cosa si dice degli argomenti che non vanno bene

cli-parse-usage = uso:
cli-parse-positional = argomenti
cli-parse-options = opzioni
cli-parse-help = mostra questo aiuto ed esce
cli-parse-error = { $program }: { $problem }
cli-parse-argument = { $name }: { $problem }
cli-parse-unrecognized = non si capisce: { $what }
cli-parse-choice = { $value } non è fra: { $choices }
cli-parse-value = { $value } non va bene
cli-parse-one = serve un valore
cli-parse-one-at-most = al massimo un valore
cli-parse-one-at-least = serve almeno un valore
cli-parse-several = { $count ->
    [one] serve { $count } valore
   *[other] servono { $count } valori
}
cli-parse-required = manca: { $what }
cli-parse-one-required = serve uno di questi: { $what }
cli-parse-not-with = non insieme a { $what }
cli-parse-ambiguous = { $option } potrebbe essere: { $matches }
cli-parse-no-value = qui non va nessun valore: { $value }
