# Come si può iniziare Nemesis: modalità e opzioni, mostrate a chi sceglie.

## Modalità

nemesis-mode-semi-coop = Semicooperativa
    .text = Da 2 a 5 giocatori, ciascuno con un Obiettivo segreto. Vinci se sopravvivi e completi il tuo, qualunque sia la sorte degli altri.
nemesis-mode-coop = Cooperativa
    .text = Tutti gli Obiettivi sono scoperti e comuni, uno per ogni giocatore. Si vince insieme se tutti sono completati e almeno un Personaggio sopravvive.
nemesis-mode-solo = In solitario
    .text = Un solo giocatore. Peschi 2 Obiettivi, ne tieni 1 quando appare il primo Intruso e vinci se sopravvivi e lo completi. Ogni Stanza contiene metà degli Strumenti indicati sul suo gettone, arrotondando per eccesso.


## Opzioni: che cosa cambia quando sono attive

nemesis-option-doors-block-crew-only = I Portelloni Chiusi Fermano Solo l’Equipaggio
    .text = Un Portellone Chiuso interrompe l’adiacenza solo per il movimento dei Personaggi. Un Intruso attirato attraverso di esso da un Pericolo, una Caccia o un’Esca resta dov’è e distrugge il Portellone; in tal caso non si piazza Rumore.
nemesis-option-hatching-needs-an-egg = La Schiusa Richiede un Uovo
    .text = L’evento Schiusa non fa nulla quando sulla plancia Intruso non restano Uova: nessuno viene infestato e nessun gettone Larva va nel sacchetto.
nemesis-option-fire-only-in-own-round = Fuoco Solo nel Proprio Round
    .text = Un Personaggio che passa automaticamente nel round di un altro giocatore non subisce la Ferita Leggera per il Fuoco.
nemesis-option-next-intact-room = Il Malfunzionamento Trova una Stanza Intatta
    .text = L’evento Malfunzionamento colpisce la Stanza esplorata con il numero più basso tra quelle che possono ricevere un segnalino e non ne hanno, anziché sempre la Cabina di Pilotaggio.
nemesis-option-queen-token-returns = Il Gettone Regina Torna nel Sacchetto
    .text = Quando lo Sviluppo del sacchetto porta la Regina nel Nido, il suo gettone torna nel sacchetto invece di uscirne.
nemesis-option-no-eggs-in-dead-nest = Niente Uova in un Nido Morto
    .text = Quando il Nido è Distrutto, non si aggiungono più Uova alla plancia Intruso.
nemesis-option-sleepers-keep-both = Chi Dorme Tiene Entrambi gli Obiettivi
    .text = Quando appare il primo Intruso, i giocatori il cui Personaggio è ibernato o ha lasciato la nave non scartano nessun Obiettivo; basta completarne uno qualsiasi.
nemesis-option-target-by-action-cards = Bersaglio in Base alle Carte Azione
    .text = Nella Fase Evento un Intruso sceglie il Personaggio con meno carte Azione; le carte Contaminazione in mano non contano.
nemesis-option-summoning-is-encounter = Il Richiamo È un Incontro
    .text = Il Richiamo si risolve come un Incontro del bersaglio senza Attacco a Sorpresa: il Rumore intorno alla Stanza viene scartato, e un gettone Vuoto riempie di Rumore i suoi Corridoi.
nemesis-option-leaving-a-pod-passes = Chi Esce da una Capsula Passa
    .text = Un Personaggio che all’inizio di un turno successivo aspetta in una capsula e non la lancia passa per quel turno, anche se ne esce.
nemesis-option-ejection-saves-occupants = L’Espulsione Salva gli Occupanti
    .text = Una capsula persa per l’evento Espulsione di una Capsula conta come lanciata, e chi è all’interno lascia la nave.
nemesis-option-attached-cards-count = Le Carte Applicate Contano
    .text = Una carta applicata a un’altra conta come Strumento a sé per gli Obiettivi.
nemesis-option-two-coop-objectives = Due Obiettivi a Testa
    .text = Nella modalità cooperativa si pescano due Obiettivi per ogni giocatore, finché bastano le 7 carte.
nemesis-option-intruder-player = Giocatore Intruso
    .text = Il giocatore il cui Personaggio muore per primo guida gli Intrusi dal turno successivo. La Fase Evento si riduce allora a Tempo e Danno da Fuoco. Il giocatore Intruso non può vincere, e vuole che non ci riesca nessun altro.
nemesis-option-alternative-board = Tabellone Alternativo
    .text = Una nave più difficile: due reti separate di Corridoi Tecnici, alcune Stanze unite da due Corridoi indipendenti ed entrambe le Sezioni di Evacuazione visibili fin dall’inizio.

## Tipi di bot

nemesis-bot-scripted = con un piano
