# L'introduzione a Nemesis e la guida accanto alla prima partita.

## L'introduzione

web-nemesis-tutorial = Nemesis in dieci minuti
web-nemesis-tutorial-tale = Ti svegli dall’ibernazione troppo presto. La nave è al buio, qualcuno dell’equipaggio è morto e nessuno ricorda di aver impostato questa rotta.
web-nemesis-tutorial-wake = Ti svegli
web-nemesis-tutorial-wake-text = Le Stanze intorno a te sono inesplorate. Ogni Azione si paga con le carte che hai in mano: muoverti, cercare, riparare, sparare. Quando le carte finiscono, passi e aspetti.
web-nemesis-tutorial-wake-picture = Due Personaggi nell’Hibernatorium, circondati da Stanze buie e inesplorate.
web-nemesis-tutorial-noise = Fai rumore
web-nemesis-tutorial-noise-text = Chi entra in una Stanza vuota esegue un tiro Rumore e lascia un segnalino in un Corridoio. Se fai Rumore dove ce n’è già, ne esce qualcosa.
web-nemesis-tutorial-noise-picture = Un Personaggio nelle Cabine; in due dei Corridoi intorno ci sono segnalini Rumore.
web-nemesis-tutorial-meet = Qualcosa risponde
web-nemesis-tutorial-meet-text = Gli Intrusi escono da un sacchetto che si riempie mentre giocate. Spara, colpisci o fuggi; ogni Ferita ti rallenta, e fra le carte che ti lasciano può nascondersi un’infezione.
web-nemesis-tutorial-meet-picture = Un Soldato di fronte a un Intruso Adulto nel Generatore; accanto una Stanza brucia e un Aracnide aspetta.
web-nemesis-tutorial-home = Vuoi tornare a casa
web-nemesis-tutorial-home-text = Dormi durante il salto, se i Motori funzionano e la nave è diretta verso la Terra; oppure parti con una Capsula di Salvataggio. Vinci se sopravvivi e gli Obiettivi sono completati.
web-nemesis-tutorial-home-picture = Un Personaggio nella Sezione di Evacuazione A, accanto a una Capsula di Salvataggio sbloccata.
web-nemesis-tutorial-first = La tua prima partita
web-nemesis-tutorial-first-text = Tu e un bot, dalla stessa parte, con gli Obiettivi scoperti. Una guida ti spiega ogni cosa la prima volta che succede. Puoi annullare, consultare ogni regola e smettere quando vuoi: il tavolo ti aspetta.

## La guida


web-nemesis-coach-draft = Chi sei?
web-nemesis-coach-draft-text = Scegli uno dei due Personaggi. Ognuno ha dieci carte tutte sue, un’Arma e due Ricerche. Il Soldato combatte, l’Esploratrice si muove in silenzio, il Meccanico ripara; nessuna scelta è sbagliata.
web-nemesis-coach-goal = Perché sei qui
web-nemesis-coach-goal-text = I tuoi Obiettivi sono sulla tua plancia: aprili e leggili. In questa partita sono comuni: vincete insieme se li completate tutti e alla fine almeno uno di voi è ancora in vita.
web-nemesis-coach-cards = Tutto si paga con le carte
web-nemesis-coach-cards-text = Nel tuo round esegui due Azioni, poi tocca a chi viene dopo di te, finché tutti hanno passato. Il numero accanto a un’Azione dice quante carte costa. Una carta Azione si gioca per il suo testo o si scarta per pagare.
web-nemesis-coach-moving = Muoversi
web-nemesis-coach-moving-text = Il Movimento costa una carta e ti porta in una Stanza adiacente. Il Movimento Cauto ne costa due, ma scegli tu dove va il Rumore invece di tirare. Entra nelle Stanze buie: quello che ti serve è lì.
web-nemesis-coach-reacting = Un’Azione si può interrompere
web-nemesis-coach-reacting-text = Chi è nella stessa Stanza di chi agisce può annullarne l’Azione con una carta Interruzione. Per questo ogni tavolo aspetta un momento, che qualcuno possa farlo o no. Qui ti conviene che il tuo compagno ce la faccia: lascia che accada.
web-nemesis-coach-paying = Scegli a che cosa rinunciare
web-nemesis-coach-paying-text = Paga con le carte che ora ti servono meno. Vanno nella tua pila degli scarti e tornano quando il tuo mazzo viene rimescolato.
web-nemesis-coach-exploring = Una Stanza esplorata
web-nemesis-coach-exploring-text = La tessera mostra a che cosa serve, il numero nell’angolo quanti Strumenti restano, il colore di quali si tratta: rosso militare, giallo tecnico, verde medico. Il gettone può aver portato anche Fuoco, Secrezioni o un Malfunzionamento.
web-nemesis-coach-noise = Rumore
web-nemesis-coach-noise-text = Un disco viola in un Corridoio è Rumore. Se il tuo tiro indica un Corridoio che ne ha già, arriva un Intruso. Prima di muoverti cerca le Stanze con poco Rumore intorno; dove c’è già qualcuno non si tira.
web-nemesis-coach-searching = Qui puoi cercare
web-nemesis-coach-searching-text = La carta Cerca non richiede altre carte: pesca due Strumenti del colore della Stanza e tienine uno. Gli altri ne vedono solo il colore.
web-nemesis-coach-rooms = Questa Stanza può esserti utile
web-nemesis-coach-rooms-text = Un’Azione Stanza costa due carte. Lanciare un Segnale, curarsi, ricaricare un’Arma, sbloccare le capsule: fai clic sulla Stanza o premi il punto interrogativo per leggere che cosa fa. Con un Malfunzionamento non fa nulla.
web-nemesis-coach-intruder = Un Intruso
web-nemesis-coach-intruder-text = Dal sacchetto è uscito un gettone. Se hai in mano meno carte del suo numero, ti attacca subito a sorpresa: una mano piena è la tua migliore armatura. Finché è nella tua Stanza, sei in Combattimento.
web-nemesis-coach-fighting = Combattere o fuggire
web-nemesis-coach-fighting-text = Sparare costa una carta e una Munizione; in Mischia un colpo mancato ti costa una Ferita Grave. Quanto resista un Intruso non lo sa nessuno. Chi fugge subisce un attacco da ogni Intruso presente, poi è fuori.
web-nemesis-coach-wounds = Le prime Ferite
web-nemesis-coach-wounds-text = Le gocce sono Ferite Leggere; la terza diventa una Ferita Grave, che ti ostacola finché non è bendata. Con tre Ferite Gravi, qualunque altra Ferita ti uccide.
web-nemesis-coach-passing = Passare
web-nemesis-coach-passing-text = Finite le carte, o per ora basta così? Passa. Puoi scartare le carte che non vuoi, anche quelle Contaminazione, e all’inizio del turno seguente peschi fino ad averne cinque. Chi ha passato può ancora subire attacchi.
web-nemesis-coach-events = La Fase Evento
web-nemesis-coach-events-text = Quando tutti hanno passato, il tempo avanza, gli Intrusi attaccano chi è con loro, il Fuoco li brucia e una carta Evento li muove e fa di peggio. Poi il sacchetto cresce. Così finisce un turno; al massimo sono quindici.
web-nemesis-coach-contamination = Contaminazione
web-nemesis-coach-contamination-text = Una carta rossa ti intasa la mano e non paga nulla. Può essere Infetta, e solo una scansione lo rivela: nella Cambusa, nelle Docce, in Chirurgia o riposando. Con un’infezione, alla fine rischi di non poterlo raccontare.
web-nemesis-coach-slime = Secrezioni
web-nemesis-coach-slime-text = Le Secrezioni ti coprono: se il tuo tiro Rumore dà Silenzio, diventa Pericolo. Te ne liberi nelle Docce o con i Vestiti.
web-nemesis-coach-fire = Fuoco
web-nemesis-coach-fire-text = Chi finisce un round in una Stanza in fiamme subisce una Ferita Leggera; bruciano anche gli Intrusi. Se si dovesse piazzare il nono segnalino Fuoco, la nave esploderebbe.
web-nemesis-coach-malfunction = Malfunzionamento
web-nemesis-coach-malfunction-text = Una Stanza guasta non offre Azione né Computer finché qualcuno non la ripara con una carta o con gli Attrezzi. Se si dovesse piazzare il nono Malfunzionamento, lo scafo cederebbe.
web-nemesis-coach-home = Tornare a casa
web-nemesis-coach-home-text = È ora di pensare alla fine. Due Motori su tre devono funzionare (controllali nelle Sale Motori), la Destinazione dev’essere la Terra (si controlla nella Cabina di Pilotaggio) e devi dormire prima del salto. Oppure parti con una Capsula di Salvataggio.
web-nemesis-coach-countdown = Autodistruzione
web-nemesis-coach-countdown-text = Alla fine di questo tracciato la nave sarà distrutta. Dal primo spazio giallo non si può più fermare, e tutte le Capsule di Salvataggio si sbloccano. Stavolta dormire non salva nessuno.
web-nemesis-coach-pods = Capsule di Salvataggio
web-nemesis-coach-pods-text = Una capsula è sbloccata. Nella sua Sezione di Evacuazione usa l’Azione Stanza: esegui un tiro Rumore e, se dopo non c’è nessun Intruso, sei dentro. Lanciala subito, o aspetta che qualcuno occupi il secondo posto.
web-nemesis-coach-hibernation = Le camere sono aperte
web-nemesis-coach-hibernation-text = Da ora puoi ibernarti: torna nell’Hibernatorium e usa la sua Azione Stanza quando non ci sono Intrusi. Dormirai fino alla fine, sperando che Motori e Destinazione siano a posto.
web-nemesis-coach-over = E questo era Nemesis
web-nemesis-coach-over-text = Leggi com’è finita, guarda il replay con tutto scoperto, o continua da un momento qualsiasi. La prossima volta con gli amici, ciascuno con un Obiettivo segreto.

web-nemesis-coach-deed-move = Lascia l’Hibernatorium
web-nemesis-coach-deed-explore = Esplora una Stanza
web-nemesis-coach-deed-item = Trova uno Strumento
web-nemesis-coach-deed-pass = Passa
web-nemesis-coach-deed-turn = Supera una Fase Evento
web-nemesis-coach-deed-meet = Affronta un Intruso
web-nemesis-coach-deed-home = Mettiti in salvo
