# Che cosa dice di suo il client da terminale; ciò che è sul tavolo lo dice ogni gioco.
# I comandi (help, look, orders …) si scrivono in inglese in ogni lingua. $name può essere una parola senza forme.


## L'invito a scrivere e la sessione

cli-prompt = >
cli-press-enter = Premi Invio per continuare.
cli-yes-no = sì o no?
cli-welcome = Scrivi il numero di un’opzione. ? spiega la domanda, help elenca i comandi. La partita è salvata in { $path }.
cli-unknown-command = Il comando { $word } non esiste. Scrivi il numero di un’opzione, oppure help.
cli-too-long = { $count ->
    [one] La riga è troppo lunga: qui { $count } carattere basta per tutto.
   *[other] La riga è troppo lunga: qui { $count } caratteri bastano per tutto.
}
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
    ?                 la regola della domanda; ? 3 quella dell’opzione 3; ? ID o ? parole una regola qualsiasi
    why               che cosa ora non si può scegliere, e perché
    look NOME         che cosa fa una cosa sul tavolo, con una parte del nome o il suo numero sul tabellone
    hand              ciò che è tuo: le carte e tutto il resto, con i loro testi
    map               il tabellone, con la spiegazione dei segni
    log [N]           le ultime N cose accadute
    undo              annulla la tua ultima decisione; se intanto qualcuno ha scoperto qualcosa, serve il consenso altrui
    orders            le tue istruzioni permanenti per le reazioni, per esempio: orders REAZIONE never
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
cli-asides = Prima di rispondere puoi anche:
cli-aside-alone = Ciò che si può fare in qualsiasi momento va scelto da solo.
cli-cost = { $count ->
    [0] gratis
    [one] { $count } carta
   *[other] { $count } carte
}
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Non è escluso nulla: tutto ciò che esiste qui si può scegliere.


## Cercare informazioni

cli-look-what = Che cosa vuoi guardare? Dopo look scrivi una parte del nome, o il numero sul tabellone.
cli-look-nothing = Non c’è nulla che si chiami { $words }. Prova con una parte del nome, o con un numero sul tabellone.
cli-look-more = Anche: { $names }
cli-empty-hand = Non hai carte.
cli-rules-nothing = Nessuna regola parla di «{ $words }».
cli-rules-see = Vedi anche: { $rules }
cli-rules-ledger = { $name }: { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}


## Annullare

cli-undone = Decisione annullata.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = I bot sono d’accordo: decisione annullata.
cli-undo-asked = { $name } vorrebbe annullare l’ultima decisione.
cli-undo-consent = { $name } (posto { $seat }), acconsenti?
cli-undo-refused = Non tutti acconsentono: la decisione resta.


## Istruzioni permanenti

cli-order-ask = chiedimi
cli-order-never = mai
cli-order-if = solo se
cli-orders-how = Per cambiarne uno: orders REAZIONE { $orders }.
# $examples: conditions as they are typed
cli-orders-if = Dopo if, per esempio: { $examples }


## Più persone a una tastiera

cli-hand-over = Passa la tastiera al posto { $seat } ({ $name }). Ciò che segue non è per altri occhi.
cli-window = Ora qualcuno potrebbe reagire: { $seats }.
cli-window-prompt = Il numero del posto che vuole reagire, o Invio se nessuno vuole:
cli-window-who = Scrivi il numero di uno di questi posti, o premi solo Invio.
cli-window-nothing = Non hai nulla con cui reagire.


## La fine, e le partite registrate

cli-results-title = La partita è finita
cli-results-nobody = Non vince nessuno.
cli-results-winners = Vittoria per: { $names }.
cli-results-recorded = L’intera partita è registrata in { $path }. Per rileggerla: starboard replay { $path }
cli-replay-diverges = { $file } non arriva alla fine registrata.
cli-replay-complete = { $count ->
    [one] La registrazione è completa: { $count } decisione dei giocatori e del caso porta a questa fine.
   *[other] La registrazione è completa: { $count } decisioni dei giocatori e del caso portano a questa fine.
}
cli-replay-unfinished = { $count ->
    [one] La registrazione si ferma qui, a metà partita, dopo { $count } decisione dei giocatori e del caso.
   *[other] La registrazione si ferma qui, a metà partita, dopo { $count } decisioni dei giocatori e del caso.
}


## Controlli

cli-check-scenario = Missione: { $name }
cli-check-picture = La mappa si trova ora in { $path }
cli-check-endless = Risposte che si provocano a vicenda senza fine: { $trigger }
cli-check-silent = Partite giocate: { $games }. { $count ->
    [0] Tutto ciò che contiene è accaduto.
    [one] { $count } parte non è mai accaduta:
   *[other] { $count } parti non sono mai accadute:
}
cli-check-ledger = Raccolta { $name }: { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
cli-check-rulings = Interpretazioni di { $name }: { $count }
cli-check-content = { $game }, { $kind }: { $count }
cli-check-languages = Lingue: { $languages }
cli-check-fine = C’è tutto.
cli-check-broken = { $count ->
    [one] { $count } problema:
   *[other] { $count } problemi:
}
cli-check-more = … e altri { $count } (--all li mostra tutti)


## Un gioco senza schermate proprie

cli-any-seat = Posto { $number }
cli-any-yes = sì
cli-any-no = no
cli-any-place = { $name } in { $square }


## Campagne

cli-campaign-new = La campagna è in { $path }. Per cominciare: starboard campaign next { $name }
cli-campaign-none = Non c’è ancora nessuna campagna. Per cominciarne una: starboard campaign new NOME
cli-campaign-line = { $name }: { $game }, { $chapters ->
    [one] { $chapters } capitolo
   *[other] { $chapters } capitoli
}, { $state ->
    [ended] arrivata alla fine
    [playing] nel mezzo di un capitolo
   *[waiting] in attesa del capitolo seguente
}
cli-campaign-empty = Nessun capitolo è stato giocato. Si comincia con: { $scenarios }
cli-campaign-chapter = { $state ->
    [playing] { $number }. { $scenario } (in corso)
    [ended] { $number }. { $scenario } (qui la campagna è finita)
   *[over] { $number }. { $scenario } (finito; può seguire: { $following })
}
cli-campaign-quit = Il capitolo è conservato nella campagna. Per riprenderlo: starboard campaign next NOME
cli-campaign-over = { $state ->
    [ended] Il capitolo è finito, e con esso la campagna.
   *[over] Il capitolo è finito. Può seguire: { $following }. Per proseguire: starboard campaign next { $name }
}

cli-seat-human = qualcuno a questa tastiera
cli-seat-bot = il bot migliore del gioco
cli-seat-random = un bot che gioca a caso
# $names: of people that bots are
cli-seat-people = Oppure per nome: { $names }.
# $example: a temper and a strength, as they are typed
cli-seat-together = Più parole si uniscono con -: { $example }.
