# Che cosa va storto alla riga di comando: una riga ciascuno, dopo "starboard: ".

cli-error = starboard: { $sentence }
cli-error-interrupted = interrotto
# $what: il tipo di nome che nessuno conosce
cli-error-unknown = { $what ->
    [game] Il gioco «{ $name }» non c’è. Scegli tra: { $valid }
    [mode] La modalità «{ $name }» non c’è. Scegli tra: { $valid }
    [language] La lingua «{ $name }» qui non c’è. Scegli tra: { $valid }
    [player] Il giocatore «{ $name }» non c’è. Scegli tra: { $valid }
    [bot] Il bot «{ $name }» non c’è. Scegli tra: { $valid }
    [option] L’opzione «{ $name }» non c’è. Scegli tra: { $valid }
    [rule] La regola «{ $name }» non c’è. Scegli tra: { $valid }
    [seat] Il posto «{ $name }» non c’è. Scegli tra: { $valid }
    [scenario] Lo scenario «{ $name }» non c’è. Scegli tra: { $valid }
    [role] Il ruolo «{ $name }» non c’è. Scegli tra: { $valid }
   *[other] Qui «{ $name }» non è conosciuto. Scegli tra: { $valid }
}
cli-error-save = { $why ->
    [newer] { $file } è stato creato da uno Starboard più recente. Aggiorna questo per aprirlo.
    [other-game] { $file } è di un gioco che questo Starboard non ha.
    [unplayable] { $file } non segue le regole e non si può rigiocare.
    [impossible] { $file } contiene un tavolo impossibile: ci sono componenti mancanti, doppi o fuori posto.
    [unreadable] { $file } non si può leggere: il file non c’è, o non è permesso leggerlo.
   *[damaged] { $file } è danneggiato, o non è una partita di Starboard. È rimasto com’era.
}
cli-error-file-name = Nessun file può avere questo nome.
cli-error-no-home = { $path }: qui quell’utente non c’è, o non ha una cartella personale.
cli-error-not-written = { $path } non si può scrivere: { $reason }.
cli-error-folder = { $path } non si può scrivere: è una cartella.
cli-error-foreign = { $path } non è una partita salvata ed è rimasto com’era. Scegli un altro nome.
cli-error-other-game = { $file } è una partita di { $game }, non di { $wanted }.
cli-error-save-keeps = { $given }: una partita salvata conserva giocatori, modalità e opzioni.
cli-error-roles = { $roles ->
    [one] C’è { $roles } posto con ruoli, ma giocano solo in { $seats }.
   *[other] Ci sono { $roles } posti con ruoli, ma giocano solo in { $seats }.
}
cli-error-campaign-exists = { $path } esiste già ed è rimasto com’era. Scegli un altro nome.
cli-error-no-campaigns = { $game } non ha campagne.
cli-error-campaign-name = Quale campagna? Scrivi: starboard campaign { $action } NOME
cli-error-campaign-from = Da quale capitolo? Indicalo con --from; `starboard campaign list NOME` mostra i capitoli.
cli-error-settings = Queste impostazioni non sono valide: { $problems }
cli-error-listen = Non si può offrire nulla su { $host }, porta { $port } ({ $reason }). È già in funzione un altro Starboard? Prova --port 0.
cli-error-not-installed = { $what } non è installato, ma qui serve: pip install { $package }
cli-error-redis-silent = Redis non risponde su { $place } ({ $reason }). Avvialo, o ometti STARBOARD_REDIS se basta un processo.
cli-error-redis-address = STARBOARD_REDIS non è un indirizzo di Redis: { $reason }
cli-error-database-address = { $place } non è l’indirizzo di un database: { $reason }
cli-error-database = { $place } non si può usare: { $reason }
cli-error-database-newer = Questo database è stato creato da uno Starboard più recente (la sua versione è { $found }, questo conosce { $known }). Installa quello, o ripristina un backup in un nuovo database.
cli-error-database-not-empty = Questo database non è vuoto. Ripristina in uno nuovo e avvia il server con quello.
cli-error-backup-cut = { $file } è incompleto. Non è stato ripristinato nulla.
cli-error-backup-broken = { $file } non è un backup intero. Non è stato ripristinato nulla.
cli-error-backup-newer = { $file } contiene ciò che questo Starboard non conosce ({ $what }). Ripristinalo con uno più recente.
cli-error-backup-format = { $file } è un backup di un altro formato.
cli-error-numbers = { $names }: un numero è troppo piccolo, o manca un nome.
cli-error-rule-fault = Una regola del gioco ha fallito e nulla è cambiato: { $reason }
cli-error-recording = La registrazione non segue più le regole: { $reason }
cli-error-content = Il contenuto è guasto: { $reason }

cli-load-restarted = Le regole sono cambiate da quando questa partita è stata salvata; riprende dall’ultimo punto salvato. ({ $reason })
cli-load-other-rules = Questa partita è iniziata con le regole di un’altra versione; continua con quelle di oggi.
cli-error-no-own = { $game } non gioca missioni da file
cli-error-not-read = { $path } non si può leggere: { $reason }
cli-error-own-large = { $path } supera { $most } KiB
cli-error-own-letters = { $path } non è testo UTF-8 (byte { $place })
cli-error-own-broken =
    questa missione non si può giocare: { $count ->
        [one] un problema
       *[other] { $count } problemi
    }
    { $problems }
