# Il Cuore: le pagine della missione.

saga-page-m7-briefing = Il Cuore
saga-page-m7-briefing-1 = Tutto Deepwell dipende da un solo reattore, e l’unica strada per il piano della direzione gli gira intorno. Batte. Una volta per Round colpisce un quarto della sala, come la lancetta di un orologio, e non guarda in faccia nessuno.
saga-page-m7-briefing-2 = A un cuore si possono fare due cose. Aprire due delle tre valvole del refrigerante e tenere la sala controllo: allora si calma, e metà delle porte di sotto si addormenta con lui. Oppure lasciare cariche su tre dei quattro piloni e tornare da dove siete venuti, in fretta.
saga-page-m7-briefing-3 = La prima lascia tutto in piedi. La seconda no. Qualunque abbiate scelto, imparate a leggere l’orologio: dietro una cassa o contro un pilone siete al sicuro, e sapete sempre dove colpirà.

saga-page-m7-start = Battito
saga-page-m7-start-1 = Attraverso le suole arriva il calore, e con lui un battito, lento e regolare, che il vostro cuore cerca di seguire. Sulla porta qualcuno ha scritto la data dell’ultima ispezione. Era un altro secolo.

saga-page-m7-core = Il nucleo del reattore
saga-page-m7-core-1 = Il reattore sta in mezzo alla sala come un palazzo portato al coperto. Lo reggono quattro piloni, e le loro ombre stanno sul pavimento come le cifre di un quadrante. La lancetta non si vede. Ve ne accorgerete quando passa.

saga-page-m7-first-pulse = L’una in punto
saga-page-m7-first-pulse-1 = Per un momento tutte le ombre indicano la stessa direzione. Poi c’è odore di metallo rovente, e un quarto della sala ha un altro colore. Dietro ogni cassa è rimasto un pezzo pulito. Ricordatevi di quel pezzo.

saga-page-m7-control-room = La sala controllo
saga-page-m7-control-room-1 = Quadranti da una parete all’altra, e tutti hanno l’aria offesa. Accanto alla valvola c’è un’arma su treppiede, e dietro l’arma qualcuno che aspettava un motivo per usarla.

saga-page-m7-frost = Brina
saga-page-m7-frost-1 = Qui dentro è inverno. Sui tubi la brina è spessa come pelliccia, e il volante della valvola è dipinto di rosso, con una parola in una lingua che nella squadra nessuno legge. Probabilmente è «no».
saga-page-m7-frost-2 = Eppure il battito arriva anche qui, lento e smorzato, come se qualcuno trattenesse il cuore con due dita. A posare l’orecchio sul tubo si sente dove batterà il prossimo colpo. Poi l’orecchio va staccato con cautela: al tubo piace tenerselo.

saga-page-m7-second-valve = Il pavimento si ferma
saga-page-m7-second-valve-1 = La seconda valvola è quella rumorosa. Urla in ogni tubo dell’edificio, e poi, per la prima volta, il pavimento non batte. Nel silenzio si apre una parete alle vostre spalle, e chi entra non è dei vostri.

saga-page-m7-third-charge = Più in fretta
saga-page-m7-third-charge-1 = La terza carica scatta al suo posto, e il cuore risponde. Batte più in fretta, come chi ha capito. Il portello di servizio si apre. Avete quattro Round; un quinto qui non ve lo dà nessuno.

saga-page-m7-won-1 = Al capezzale
saga-page-m7-won-1-1 = Le lancette scendono, una dopo l’altra, nel verde. La sala ticchetta raffreddandosi, come un forno dopo il pranzo della domenica. Qualcuno dà una pacca alla parete. Era da un po’ che qui nessuno era gentile con una macchina.

saga-page-m7-won-2 = Una lunga miccia
saga-page-m7-won-2-1 = Il portello si chiude dietro l’ultimo di voi, e la parete continua a battere, rapida e debole. Non sarà oggi, e non tutto insieme. Ma quello che avete lasciato là sotto non si può più riprendere, e Deepwell ha cominciato a contare.

saga-page-m7-lost-1 = Arresto cardiaco
saga-page-m7-lost-1-1 = Siete quasi tutti a terra, là dove è passata la lancetta. Chi può ancora camminare trascina gli altri per il colletto, da un pezzo pulito all’altro, finché sotto c’è moquette. Il cuore non ci fa caso. Dal suo punto di vista non ha mai perso nessuno.

saga-page-m7-lost-2 = Ora del decesso
saga-page-m7-lost-2-1 = L’orologio ha fatto un giro di troppo. Le luci diventano rosse, e la sala chiude le porte su quello che c’è dentro, come prevede il progetto. Cadete nell’ultimo ascensore con i cappotti che fumano. Nessuno ha fatto in tempo a finire niente.
