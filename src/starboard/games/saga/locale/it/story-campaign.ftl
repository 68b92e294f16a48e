# L’affare Lanterna: le pagine tra le missioni, e i finali della campagna.

saga-page-opening = L’affare Lanterna
saga-page-opening-1 = «Sotto le Piane di Cenere di Eiras c’è un buco», dice Blaine, «e nel buco c’è un laboratorio. Deepwell. Otto livelli, un solo padrone: la Mazon Labs. Là dentro ci sono due cose che voglio.»
saga-page-opening-2 = «La prima si chiama Lanterna. Ferma la Plague, o così dice chi non l’ha vista. La seconda è chi l’ha creata. Nome in codice Airone. Airone vuole andarsene, e la Mazon non lascia andare la gente. La manda in pensione.»
saga-page-opening-3 = Spinge i lasciapassare sul tavolo: nomi nuovi, foto vecchie. «Atterrate, entrate, uscite. Metà adesso, metà dopo.» Qualcuno chiede che cosa se ne fa di una cura. Blaine sembra quasi offeso. «La vendo», dice. «A che altro serve?»

saga-page-m1-lost-m1 = Un’altra volta
saga-page-m1-lost-m1-1 = A Blaine costa due favori e la cucina nuova di un doganiere, ma per sera siete di nuovo nella lista degli arrivi, con altri nomi. «Adesso guarderanno meglio», dice. «Lo farei anch’io.»

saga-page-m1-won-m2 = Undici tonnellate
saga-page-m1-won-m2-1 = Il montacarichi impiega quattro minuti e non fa fermate. Qualcuno ha inciso un calendario sulla parete della gabbia. L’ultimo mese ha solo nove giorni. Poi da sotto arriva un rombo, e non è il montacarichi.

saga-page-m1-won-m3 = Quattrocento gradini
saga-page-m1-won-m3-1 = Le scale scendono a lungo, davanti a porte senza numero. Per strada le lampade passano dal bianco al giallo; secondo la stazione è notte. Vi togliete tutto quello che tintinna, e qualcuno prosegue in calzini.

saga-page-m2-won-m4 = Pioggia calda
saga-page-m2-won-m4-1 = Oltre la dorsale la rampa scende a spirale fino al livello quattro. I muri sudano. Dal cancello in poi Airone tace, a metà di una frase. L’ultima parola era «giardino».
saga-page-m2-won-m4-case = La valigetta sigillata viaggia con voi. Pesa pochissimo per essere una cosa per cui in tanti erano pronti a sparare. Nessuno l’ha aperta. Tutti hanno pensato al nome sull’etichetta.

saga-page-m2-lost-m3 = L’altra strada
saga-page-m2-lost-m3-1 = Li seminate nei condotti dietro le cataste di container. Airone vi legge le svolte, sinistra, sinistra, giù, finché sotto gli stivali c’è moquette e dietro una parete qualcuno russa. «Alloggi del personale», dice. «Vi cercano. Qui non ancora.»

saga-page-m2-lost-m2 = Lo stesso salone
saga-page-m2-lost-m2-1 = Una terza strada per scendere non c’è. Rattoppate il rattoppabile, aspettate che i nastri portino via le tracce, e siete di nuovo all’estremità ovest. Qualcuno ha segnato col gesso i punti in cui vi eravate riparati.

saga-page-m3-won-m4 = L’ascensore del personale
saga-page-m3-won-m4-1 = L’ascensore scende oltre tubi che gocciolano fino al livello quattro, e per una volta nessuno gli spara. Airone dice che sarà facile trovarla: è quella dietro il vetro. Poi la linea cade.
saga-page-m3-won-m4-ghost = Nessuno vi ha visti. Alle vostre spalle il turno si sveglia, sbadiglia e nota che dagli armadietti manca qualcosa. Di sopra l’allarme viene tolto dal tabellone.
saga-page-m3-won-m4-patient = La donna malata della clinica si appoggia in un angolo della cabina e disegna una pianta sul retro di un menù: il laboratorio delle capsule, porta per porta. Scende prima di voi. Dice che per lei il giardino va bene.

saga-page-m3-lost-m2 = Fuori con la biancheria
saga-page-m3-lost-m2-1 = Lasciate gli alloggi in un carrello della lavanderia, sotto le lenzuola degli altri. Finisce dove finiscono tutti i carrelli qui, alla dorsale, davanti a due nastri che non si fermano. Sarà la via rumorosa, dunque.

saga-page-m3-lost-m3 = Un’altra notte
saga-page-m3-lost-m3-1 = Resta solo questa strada, e solo di notte. Passate un giorno sopra un controsoffitto, ad ascoltare che cosa si dice di voi in mensa. Quasi tutto è vero. Poi le lampade tornano gialle.

saga-page-m4-won-m5 = Che cosa fa Lanterna
saga-page-m4-won-m5-1 = «Vi avranno detto che guarisce», dice Airone sul tram. Fuori dal finestrino scorre un cavo dopo l’altro. «No. Nasconde la Plague. Passa la febbre, passa la tosse, il test dice: pulito. E poi si torna a casa, in famiglia.»
saga-page-m4-won-m5-2 = «La formula è una metà. Sta nell’archivio, nella camera fredda. L’altra metà non si produce, si munge, due piani più in là, da qualcosa che non l’ha chiesto. Chi le ha tutte e due ha una cura. Chi ne ha una ha un affare.»
saga-page-m4-won-m5-hurt = Dice tutto questo a occhi chiusi, con una mano premuta sul fianco. Dice che non è niente. È un medico: sa come suona.

saga-page-m4-won-m6 = Che cosa fa Lanterna
saga-page-m4-won-m6-1 = «Vi avranno detto che guarisce», dice Airone nell’ascensore di servizio. Scende piano e sbatte come una dentiera. «No. Nasconde la Plague. Passa la febbre, il test dice: pulito. E poi si torna a casa, in famiglia.»
saga-page-m4-won-m6-2 = «La formula è una metà; sta nell’archivio. L’altra metà non si produce, si munge, un piano sotto di noi, da qualcosa che non l’ha chiesto. Chi le ha tutte e due ha una cura. Chi ne ha una ha un affare. Lo chiamiamo il serraglio. Le gabbie sono molto gentili.»
saga-page-m4-won-m6-hurt = Dice tutto questo a occhi chiusi, con una mano premuta sul fianco. Dice che non è niente. È un medico: sa come suona.

saga-page-m4-lost-m6 = Risveglio
saga-page-m4-lost-m6-1 = Vi svegliate in un corridoio dalle pareti morbide. Qualcuno vi ha medicato le ferite, e bene; qualcuno vi vuole in buono stato. Le vostre armi sono su un vassoio numerato. Airone non c’è più. Attraverso la parete arriva una ninna nanna, troppo lenta.

saga-page-m5-won-m7 = Attenzione al gradino
saga-page-m5-won-m7-1 = Il tram arriva dove arrivano le rotaie e si ferma davanti a una porta troppo calda da toccare. Dietro, qualcosa batte, circa una volta al secondo. Tutto Deepwell dipende da quello.
saga-page-m5-won-m7-core = Il Nucleo Dati sta seduto tra voi come un bambino educato. È grande come un pugno e ronza quando gli si parla. Mezza cura.
saga-page-m5-won-m7-no-core = Il posto che doveva essere del nucleo è vuoto. Mezza cura se n’è andata in superficie con qualcuno che era pagato per prenderla. Ci sono altri premi. E c’è anche la faccenda di uscirne.

saga-page-m5-won-m6 = Una deviazione
saga-page-m5-won-m6-1 = Il tram potrebbe proseguire fino al reattore. Tirate il freno d’emergenza due fermate prima, sotto un’insegna dipinta con una foca che sorride. Là dietro qualcuno munge l’altra metà di Lanterna. Il posto è abbastanza tranquillo per una deviazione.
saga-page-m5-won-m6-core = Il Nucleo Dati ronza nella borsa. Sembra conoscere il motivo che arriva attraverso la parete.
saga-page-m5-won-m6-no-core = Il nucleo non ce l’avete. Una ragione di più per non uscire a mani vuote.

saga-page-m5-lost-m7 = Per il pozzo dei cavi
saga-page-m5-lost-m7-1 = Uscite dall’archivio da un pozzo dei cavi, senza il nucleo e con polvere di carta in ogni ferita. Il pozzo scende. Dopo un po’ la parete è calda, e dopo un altro po’ batte.

saga-page-m6-won-m7 = Sotto il serraglio
saga-page-m6-won-m7-1 = L’ascensore della galleria è foderato di feltro, per non agitare gli animali. In una fiala, nella giacca di qualcuno, il Siero manda una piccola luce sua. Il pavimento sotto il feltro è caldo, e batte.
saga-page-m6-won-m7-free = Lontano, da qualche parte nei livelli allagati, qualcosa di molto grande sta nuotando, e per un momento sapete tutti dove. Non è una brutta sensazione.
saga-page-m6-won-m7-dead = Nessuno parla molto. In ognuna delle vostre teste c’è un posto dove prima c’era qualcosa che non era mai stato vostro. È sorprendentemente silenzioso.

saga-page-m6-won-m5 = Una deviazione
saga-page-m6-won-m5-1 = Con il Siero in tasca siete a metà strada da una cura e a due fermate di tram dall’altra metà. L’archivio è dov’è sempre stato: buio, asciutto e pieno di carta che qualcuno ha preferito non bruciare.
saga-page-m6-won-m5-free = Lontano qualcosa di molto grande sta nuotando, e per un momento sapete tutti dove. Non è una brutta sensazione.
saga-page-m6-won-m5-dead = Nessuno parla molto. In ognuna delle vostre teste c’è un posto dove prima c’era qualcosa che non era mai stato vostro. È sorprendentemente silenzioso.

saga-page-m6-lost-m7 = Un sogno d’altri
saga-page-m6-lost-m7-1 = Uscite dallo scolo dei guardiani, senza il Siero. Per un’ora tutti fanno a occhi aperti lo stesso sogno: acqua fredda, nessun fondo. Quando finisce siete davanti a una porta troppo calda da toccare.

saga-page-m7-won-m8 = Di sopra
saga-page-m7-won-m8-1 = Dietro il reattore c’è un ascensore con la moquette. Ha un solo pulsante, e accanto al pulsante una targhetta d’ottone: DIREZIONE. Sale, per cambiare.
saga-page-m7-won-m8-burn = Sotto di voi le cariche ticchettano nel buio, e il cuore ha cominciato a perdere colpi. Qualunque cosa si decida di sopra, non ci vorrà molto.
saga-page-m7-won-m8-cooled = Sotto di voi è tutto tranquillo. Il cuore non martella più, metà delle porte dei livelli bassi si sono addormentate, e con loro i cancelli da cui arrivano le Guardie. Ci metteranno un po’ ad accorgersene.

saga-page-m7-lost-m8 = Di sopra
saga-page-m7-lost-m8-1 = Dal reattore più che uscire cadete, dentro un ascensore con la moquette e un solo pulsante. La targhetta d’ottone dice DIREZIONE. Qualcuno lassù ve lo manda giù, il che è gentile e non può essere un bene.
saga-page-m7-lost-m8-burn = Alle vostre spalle il cuore è impazzito. Alle valvole non c’è più nessuno, e il pavimento batte come un pugno su una porta. Deepwell ha cominciato a bruciare dal basso.

saga-page-m8-won-m9 = Una sola uscita
saga-page-m8-won-m9-1 = Qualcuno in superficie ha deciso che Deepwell è diventato troppo caro. Livello dopo livello, dal fondo in su, comincia la bonifica: un tonfo sordo, un vento caldo, una spia in meno sul quadro. C’è una sola uscita. Era stata costruita per i razzi.
saga-page-m8-won-m9-deal = Il contratto è firmato e l’inchiostro ancora fresco. I vostri nuovi tesserini aprono la porta del pozzo senza un rumore. Nessuno la sorveglia. È questo che avrebbe dovuto farvi pensare.
saga-page-m8-won-m9-down = La poltrona della direttrice Hale è vuota, e il quadro sulla parete continua a contare le spie senza di lei.

saga-page-m8-lost-m9 = Una sola uscita
saga-page-m8-lost-m9-1 = Lasciate il piano della direzione passando dalla cucina. Lei non vi manda dietro i suoi; si mette il cappotto e viene di persona. Sotto, livello dopo livello, comincia la bonifica: un tonfo, un vento caldo, una spia in meno. C’è una sola uscita, dritta verso l’alto.

saga-page-left-below = Rimasti sotto
saga-page-left-below-1 = Il pozzo si chiude senza cerimonie. Tre settimane dopo, la nuova direttrice di quel che resta di Deepwell detta una nota per l’archivio: visitatori non autorizzati, numero incerto, pratica chiusa. Ha una bella calligrafia e una tosse che attribuisce alla polvere.
saga-page-left-below-core = Una riga è aggiunta a mano: sul terzo pianerottolo è stato trovato un Nucleo Dati, intatto. È stato messo a inventario alla voce «beni».
saga-page-left-below-serum = Una riga è aggiunta a mano: sul terzo pianerottolo è stata trovata una fiala che fa ancora luce. Sta sulla scrivania della nuova direttrice. È un’ottima lampada da notte.
saga-page-left-below-nothing = Alla voce «oggetti recuperati» si legge: nessuno.

saga-page-company-man = Gente dell’azienda
saga-page-company-man-1 = Stavolta i tesserini sono veri. Lo sono anche gli appartamenti, con finestre vere e vista su un mare dipinto. Dormite bene, quasi tutti. Il lunedì c’è riunione.
saga-page-company-man-2 = In autunno atterra una navetta con quattro persone a bordo e documenti ben fatti, ma falsi. Le vedete su sei schermi, da ogni lato, ferme sulla rampa della loro nave. L’impiegata vi guarda. Adesso il pulsante è vostro.

saga-page-lantern-lit = Lanterna accesa
saga-page-lantern-lit-1 = Ci vogliono undici minuti perché il segnale lasci il sistema e una notte perché lo abbiano tutti. La mattina Lanterna è in ogni clinica che possiede un ricevitore, e su ogni muro del porto, scritta col gesso.
saga-page-lantern-lit-whole = Le due metà, intere. Nella città bassa qualcuno si sveglia senza febbre e non sa chi ringraziare. Le azioni della Mazon sfondano il pavimento su cui poggiano.
saga-page-lantern-lit-core = È la formula senza il siero: mezza cura, e una corsa per il resto. Ma adesso è una corsa, con tanto di sparo, e possono correre in molti.
saga-page-lantern-lit-serum = È la struttura del siero senza la formula: mezza cura, e una corsa per il resto. Ma adesso è una corsa, con tanto di sparo, e possono correre in molti.
saga-page-lantern-lit-2 = Blaine mette una taglia su di voi. È una buona taglia. In certi bar, per questo, bevete gratis.

saga-page-ash = Cenere
saga-page-ash-1 = Le piane si abbassano di un palmo, piano, come qualcuno che si siede. Non suona nessuna sirena. Deepwell è un punto caldo nel terreno dove la cenere non si posa. Nessuno ha Lanterna. Nessuno ha il ceppo.
saga-page-ash-heron = Airone sta seduta sul portellone e scrive cifre sulla manica finché la manica non è piena. È l’ultima che ricorda come si faceva. Non ha ancora deciso se ricordarselo.
saga-page-ash-2 = Blaine chiede che cosa c’era laggiù. «Un buco», gli dite, e non si capisce se ci creda. La seconda metà la paga lo stesso. Dice che è per la navetta.

saga-page-paid-in-full = Conto saldato
saga-page-paid-in-full-1 = Blaine vi viene incontro di persona, cosa che non fa mai, con un ombrello, anche se su Eiras non piove. «C’è tutto?», chiede, e conta. Alla fine conta anche voi.
saga-page-paid-in-full-core = Il Nucleo Dati lo paga subito e senza una parola, come chi ha la somma pronta da tempo.
saga-page-paid-in-full-serum = Il Siero lo paga due volte: una per la fiala e una perché dimentichiate il colore.
saga-page-paid-in-full-heron = Per Airone c’è un’auto con le tendine. Lei stringe la mano a ciascuno di voi, e ci mette un po’. «Tenete la ricevuta», dice.
saga-page-paid-in-full-truth = La sera vedete la cassa con la vostra merce su un’altra nave, sotto un’altra etichetta. Il destinatario lo conoscete. È il tipo di acquirente che non vuole che i malati guariscano troppo in fretta.
saga-page-paid-in-full-2 = I soldi sono buoni. Ci sono tutti, in banconote di piccolo taglio, e non hanno mai avuto così tanto odore di niente.

saga-page-epilogue-okoro-alive = La comandante Okoro ha consegnato un rapporto di quaranta pagine, senza un solo aggettivo, ed è stata promossa.
saga-page-epilogue-okoro-dead = La comandante Okoro ha una targa al cancello della dorsale. La lucida ogni venerdì gente che non c’era.
saga-page-epilogue-shrike-loose = L’Averla manda una cartolina. C’è solo l’immagine di un tram.
saga-page-epilogue-shrike-dead = Maren Voss aveva pagato l’affitto in anticipo. Il padrone di casa arieggia ancora la stanza.
saga-page-epilogue-shrike-bought = L’Averla sta ai patti per cui è stata pagata, il che stupisce tutti, lei più di chiunque.
saga-page-epilogue-chovar-caged = Vecchia Marea alza ancora lo sguardo quando qualcuno passa davanti al suo campo. Ormai non passa quasi nessuno.
saga-page-epilogue-chovar-free = I pescatori dell’altra costa raccontano di un’ombra che canticchia. Hanno smesso di averne paura.
saga-page-epilogue-chovar-dead = Dove c’era Vecchia Marea, il gocciolio continua per un po’, per abitudine.
saga-page-epilogue-orchard-loose = Nel giardino le fioriere sono rotte, e qualcosa se n’è andato dalle scale.
saga-page-epilogue-orchard-trapped = La cella frigorifera è ancora chiusa. Ogni tanto la porta si gonfia, una volta, come per chiedere.
saga-page-epilogue-orchard-dead = Del Frutteto si è salvata una cassa di piccoli frutti duri. Nessuno vuole firmare per riceverla.
saga-page-epilogue-fallen-dulinsky = Il capitano Dulinsky è caduta nel pozzo. Al tavolo lungo, accanto al campo di atterraggio, le tengono il posto libero, non si sa mai.
saga-page-epilogue-fallen-curby = Di Curby c’è un elenco dei pezzi di ricambio, undici pagine. Qualcuno ha cominciato a spuntarli.
saga-page-epilogue-fallen-alyse = Alyse è caduta durante la salita. Chi le era vicino giura che per un istante non gli ha fatto più male niente.
saga-page-epilogue-fallen-devil = Il lanciafiamme di Devil era ancora caldo quando l’hanno trovato. In tre porti si beve alla sua salute; in due non aveva ancora pagato.
saga-page-epilogue-fallen-wrath = La spada di Wrath è piantata in un gradino del pozzo e non si riesce a tirarla fuori. Ci hanno provato.
saga-page-epilogue-fallen-ogan = L’ultima torretta di Ogan Helkkare gira ancora la testa, a sinistra, a destra, a sinistra, come se lui fosse solo andato a prendere un attrezzo.
