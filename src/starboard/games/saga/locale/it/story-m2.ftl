# La Dorsale: le pagine della missione.

saga-page-m2-briefing = La Dorsale
saga-page-m2-briefing-1 = Il montacarichi finisce dove finiscono i carichi: alla dorsale di Deepwell, un salone con due nastri che non si sono mai fermati da quando il posto è stato scavato. Uno porta dentro tutto ciò che il laboratorio mangia. L’altro porta via tutto ciò con cui ha finito.
saga-page-m2-briefing-2 = Il cancello a est prosegue verso il basso, al livello quattro e al giardino di Airone. Viaggiare sul nastro nord è veloce e lascia senza copertura. Camminare contro il nastro sud è lento e lascia senza fiato. I Terminali lungo il salone possono fermare i nastri, invertirli o lanciarli.
saga-page-m2-briefing-3 = Airone vi sussurra all’orecchio: «Sulla lista di carico di oggi c’è una valigetta sigillata, con il marchio di un corriere. Ufficio spedizioni, lato sud. Io vorrei sapere cosa contiene. E sbrigatevi: la comandante Okoro ha saputo di voi, e le scale le fa due gradini alla volta.»

saga-page-m2-start = Tutto si muove
saga-page-m2-start-1 = Dal salone arriva vento, e un rombo che si sente nei denti. Passa una cassa, poi un’altra, poi una sedia da giardino con sopra la giacca di qualcuno. Nessuno ha tempo di fare domande.

saga-page-m2-the-spine = Quanto è lunga
saga-page-m2-the-spine-1 = Il salone è più lungo della luce. Due nastri, uno che se ne va e uno che vi viene incontro; in mezzo ingranaggi e cataste di container. In fondo, dove le rotaie si incontrano, brillano piccoli lampi. Il rumore arriva dopo.

saga-page-m2-dispatch = Mezzo pranzo
saga-page-m2-dispatch-1 = Un impiegato se n’è andato a metà del pasto; la forchetta è ancora piantata nel piatto. Accanto alla scrivania, su un carrello, c’è una valigetta grande come una scatola da scarpe, sigillata su tutti i lati, con una maniglia che chiede una mano.

saga-page-m2-label = L’etichetta
saga-page-m2-label-1 = L’etichetta è piccola e corretta. Contenuto: campioni. Destinatario: Mazon Labs, Deepwell. Mittente: uno spedizioniere del porto che conoscete piuttosto bene. La scrivania gliela affitta Blaine. Ci sarà una spiegazione innocente. Al momento non ne viene in mente nessuna.

saga-page-m2-okoro = Documenti, prego
saga-page-m2-okoro-1 = Davanti al cancello c’è una donna in uniforme stirata, con un fucile che regge come una cartellina. «Comandante Okoro, sicurezza del sito», dice, abbastanza forte per tutto il salone. «Documenti, prego.» I suoi sono già al riparo. Lei no.

saga-page-m2-okoro-withdraws = Come si deve
saga-page-m2-okoro-withdraws-1 = Okoro guarda il sangue sulla manica come fosse un errore di battitura. «Faremo le cose come si deve», dice. «Di sotto.» Poi se ne va, al passo, e i suoi le fanno largo.

saga-page-m2-won-1 = Capolinea
saga-page-m2-won-1-1 = Il cancello della dorsale si chiude alle vostre spalle, e il rombo resta dall’altra parte. Ci vuole un po’ prima che il pavimento sembri di nuovo un pavimento. Davanti ci sono una rampa, aria calda e un odore che sembra, chi l’avrebbe detto, di pioggia.

saga-page-m2-lost-1 = Merce in uscita
saga-page-m2-lost-1-1 = Il nastro sud porta via tutto ciò con cui il laboratorio ha finito. Per un po’ porta i vostri fucili, uno stivale e buona parte del piano. Gli uomini di Okoro camminano accanto e spuntano le voci.

saga-page-m2-lost-2 = Orario di chiusura
saga-page-m2-lost-2-1 = Alle due estremità della dorsale calano le serrande, e per la prima volta da quando il posto è stato scavato i nastri sono fermi. Nel silenzio si sente quanti stivali ci sono. Vi ritirate per la via delle casse.
