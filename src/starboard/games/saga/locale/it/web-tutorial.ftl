# La pagina che presenta Star Saga.

web-saga-tutorial = Impara Star Saga
web-saga-tutorial-tale = Tre brevi missioni, una dopo l’altra. Accanto a te c’è una guida: spiega ogni cosa la prima volta che accade e ha sempre un consiglio.
web-saga-tutorial-turn = Muoviti, poi agisci
web-saga-tutorial-turn-text = I tuoi Mercenari agiscono a Turni: qualche casella, uno sguardo in una direzione e una sola Azione.
web-saga-tutorial-turn-picture = Un Mercenario attraversa il ponte
web-saga-tutorial-sight = Attenzione a ciò che vedono
web-saga-tutorial-sight-text = Chi sta davanti a chi decide tutto: per sparare serve una linea libera, e le casse danno Copertura.
web-saga-tutorial-sight-picture = Una linea di vista passa sopra una cassa fino a una guardia
web-saga-tutorial-dice = Esplosioni contro scudi
web-saga-tutorial-dice-text = Le due parti tirano insieme. Ciò che non viene fermato ferisce.
web-saga-tutorial-dice-picture = Due dadi attacco e un dado difesa
web-saga-tutorial-nexus = Il Nexus risponde
web-saga-tutorial-nexus-text = Dopo di te i suoi Agenti si muovono, sparano e chiamano aiuto. Nessuno deve giocarlo: le regole sanno che cosa fa.
web-saga-tutorial-nexus-picture = Due guardie si avvicinano
web-saga-tutorial-after = Poi la campagna
web-saga-tutorial-after-text = Nove missioni che ricordano ciò che hai fatto. In solitaria, con amici, o contro chi di loro fa il Nexus.
web-saga-tutorial-after-deed = Alla campagna
