# The page that introduces ISS Vanguard.

web-vanguard-tutorial = Impara ISS Vanguard
web-vanguard-tutorial-tale = Un piccolo pianeta che si spiega da solo, pagina per pagina. Accanto a te c’è un maestro che ha sempre un consiglio.
web-vanguard-tutorial-dice = I dadi sono la tua forza
web-vanguard-tutorial-dice-text = Ogni membro dell’equipaggio ha una manciata di dadi. Quelli tirati sono Spesi; riposa, e tornano.
web-vanguard-tutorial-dice-picture = Tre dadi: un Base rosso, un Esplorazione verde, un Scienza blu
web-vanguard-tutorial-map = Trova la strada
web-vanguard-tutorial-map-text = Settori, e Percorsi con un prezzo. I numeri sono pagine di una storia che nessuno ha ancora letto.
web-vanguard-tutorial-map-picture = Un Percorso porta da un Settore all’altro, con un prezzo
web-vanguard-tutorial-rows = Paga i risultati
web-vanguard-tutorial-rows-text = Le icone dei tuoi dadi pagano le righe. Migliore è la riga, migliore è ciò che ne viene; prima di tirare vedi le probabilità esatte.
web-vanguard-tutorial-rows-picture = Due righe, verde e rossa, e le icone che pagano quella verde
web-vanguard-tutorial-team = Nessuno va da solo
web-vanguard-tutorial-team-text = Da due a quattro persone esplorano insieme. Chi ti sta accanto ti aiuta a tirare.
web-vanguard-tutorial-team-picture = Due membri dell’equipaggio nello stesso Settore
web-vanguard-tutorial-after = Poi gli altri pianeti
web-vanguard-tutorial-after-text = Tre mondi con regole proprie. In solitaria, con gli amici, o con i bot al tuo fianco.
web-vanguard-tutorial-after-deed = Scegli un pianeta
