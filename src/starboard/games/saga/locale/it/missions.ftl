# Missioni: nomi, condizioni di vittoria, regole speciali.

saga-mission-a-win-mercenaries = Mercenari: vincete nel momento in cui Dulinsky apre la porta di servizio.
saga-mission-a-win-nexus = Nexus: vinci quando Dulinsky è eliminata.
saga-mission-a-rule-door = La porta di servizio è bloccata e non può essere distrutta: va sbloccata dal Terminale e poi aperta con un’altra Azione.
saga-mission-a-rule-late-shift = Turno in ritardo: il Punto di Rinforzo è fuori uso fino alla fine del Round 3.

saga-mission-b-win-mercenaries = Mercenari: vincete quando il cancello oltre la sala di controllo viene aperto.
saga-mission-b-win-nexus = Nexus: vinci quando uno dei due è eliminato, o quando entrambi sono Menomati nello stesso momento.
saga-mission-b-rule-keys = Chiavi: girare una chiave è un’operazione di Complessità 1 al suo Terminale. Resta girata fino alla fine del Round successivo. Appena sono girate entrambe, il cancello è sbloccato per sempre; nient’altro lo apre e non può essere distrutto.
saga-mission-b-rule-consoles = Pompe: i due Terminali non possono essere attaccati. Il Punto di Rinforzo nella sala di controllo del cancello si usa solo dopo che una chiave è stata girata per la prima volta.
saga-mission-b-rule-night-crew = Turno di notte: il Nexus può invocare rinforzi solo nei Round pari.
saga-mission-b-operation-key-1 = Girare la prima chiave
saga-mission-b-operation-key-2 = Girare la seconda chiave
saga-mission-b-hint-two-keys-two-hands = Il cancello si apre quando le due chiavi sono girate insieme.

saga-mission-c-win-mercenaries = Mercenari: vincete quando due Mercenari sono usciti dalla scala del camino nella sala della fornace.
saga-mission-c-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 15 è finito.
saga-mission-c-rule-flue = Camino: la scala si può usare solo dopo che un Mercenario ha tirato la leva nella sala della fornace, con un’Azione accanto ad essa.
saga-mission-c-rule-key = Chiave del caposquadra: la porta ovest della sala della fornace ha l’Accesso Negato. Chi ha la chiave (la carta Lasciapassare dell’Ufficiale) la apre con un’Azione.
saga-mission-c-rule-burner = Bruciatore: un Mercenario adiacente può accenderlo con un’Azione: la sagoma delle fiamme parte da lì verso ovest o verso nord, 3 dadi contro chiunque tocchi. Da allora anche il Nexus può farlo una volta per Fase del Nexus, al posto di un’Attivazione, finché il bruciatore è in piedi.
saga-mission-c-use-burner = Accendere il bruciatore
saga-mission-c-use-nexus-burner = Accendere il bruciatore
saga-mission-c-use-flue = Tirare la leva del camino
saga-mission-c-hint-foremans-key = La porta ovest della sala della fornace si apre a chi ha la chiave del caposquadra.

saga-mission-m1-win-mercenaries = Mercenari: vincete quando nell’hangar non resta nessun Mercenario vivo e almeno uno è uscito, tutti dalla stessa uscita: le scale del personale o il montacarichi.
saga-mission-m1-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o se un Mercenario è ancora nell’hangar alla fine del Round 13.
saga-mission-m1-rule-one-exit = Una sola uscita: il primo Mercenario che esce decide per tutti; l’altra uscita si chiude.
saga-mission-m1-rule-lockdown = Blocco: alla fine del Round 4 ogni serratura sopra lo 0 sale di 1 (al massimo 4); alla fine del Round 8 due Punti di Rinforzo dell’hangar crescono di una casella; alla fine del Round 11 il Nexus ha 1 Attivazione in più; alla fine del Round 13 l’hangar si sigilla.
saga-mission-m1-rule-tank = Serbatoio pieno: si può sparare al serbatoio di carburante (3 dadi Difesa). Quando è distrutto, chiunque si trovi entro 2 caselle subisce un attacco di 3 dadi senza Copertura, e le casse entro 2 caselle spariscono.
saga-mission-m1-operation-wipe = Cancellare la registrazione della dogana

saga-mission-m2-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo e almeno due sono usciti dal cancello a est.
saga-mission-m2-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 15 è finito.
saga-mission-m2-rule-belts = Nastri: all’inizio della Fase Conclusiva ogni nastro porta avanti di 2 caselle chiunque e qualunque cosa vi stia sopra (4 se va veloce), finché non trova un ostacolo. Gli archi frontali non contano e nessuno fa attacchi gratuiti. Da un Terminale si sceglie se i nastri vanno avanti, si fermano, si invertono o vanno veloci.
saga-mission-m2-rule-riding = A cavallo del nastro: chi comincia il movimento su un nastro e si muove solo nella sua direzione ha 2 di Movimento in più.
saga-mission-m2-operation-belt = Regolare i nastri
saga-mission-m2-operation-manifest = Leggere la lista di carico

saga-mission-m3-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo e almeno uno è uscito dall’ascensore del personale nell’atrio.
saga-mission-m3-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 16 è finito e sapevi già dei Mercenari.
saga-mission-m3-rule-unaware = Furtività: il Nexus non sa di voi. Finché non siete scoperti i suoi Agenti fanno la ronda, non arriva nessun rinforzo, e gli Agenti non possono fermarsi entro 2 caselle dalla porta dell’atrio, a meno che la ronda non li porti lì.
saga-mission-m3-rule-sleepers = Dormienti: chi dorme non vede niente, non fa niente e non ha arco frontale. Un’Azione rumorosa o uno sparo entro la Gittata Corta lo sveglia; lo sveglia anche la vostra scoperta. Allora spariscono anche i segnalini Oscurità.
saga-mission-m3-rule-lobby-door = Porta dell’atrio: chi ha il Lasciapassare dell’Ufficiale la sblocca e la apre con un’Azione. Ogni livello di serratura tolto con l’hacking prima che siate scoperti vale come Azione rumorosa.
saga-mission-m3-rule-shift-change = Cambio di turno: se alla fine del Round 16 nessuno vi ha ancora notati, venite scoperti allora, e il tempo dura fino al Round 20.
saga-mission-m3-operation-duty = Cambiare i turni di guardia
saga-mission-m3-use-the-patient = Parlare con la Tecnica malata
saga-mission-m3-ask-take-her-along = Portare con voi la donna malata, giù al giardino?
saga-mission-m3-answer-agree = Portarla con voi
saga-mission-m3-answer-refuse = Lasciarla qui

saga-mission-m4-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo, tutti sono usciti dalla stessa uscita, il tram o l’ascensore di servizio, e uno di loro ha Airone.
saga-mission-m4-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, quando il Round 16 è finito, o quando Airone resta sola per un intero Round dopo che chi la guidava è stato eliminato.
saga-mission-m4-rule-orchard = Il Frutteto si crogiola: non fa nulla finché non ha una ferita, un Mercenario non finisce un Turno entro 2 caselle, non si rompe un vetro o non finisce il Round 11. Se è tutto dentro la cella frigorifera quando la porta larga si chiude, resta in trappola per sempre.
saga-mission-m4-rule-glass = Vetro: attraverso un vetro si vede e si è visti, ma non si spara e non si passa finché non si rompe. I Mercenari possono attaccare i vetri (1 dado Difesa); il Frutteto li rompe camminando.
saga-mission-m4-rule-spores = Letti di spore: chi finisce il movimento su uno di essi subisce un attacco di 1 dado senza Copertura; robot, Boss e infetti no. Un Tecnico o una Guardia feriti così diventano Vittime della Plague.
saga-mission-m4-rule-heron = Airone cammina con chi l’ha presa: il suo Movimento è ridotto di 1. Se viene Menomato, lei può restare ferita; se viene eliminato, lei resta dove è caduto.
saga-mission-m4-operation-pod = Aprire la capsula d’isolamento
saga-mission-m4-operation-evacuate = Evacuare il personale
saga-mission-m4-operation-vent = Svuotare l’aria del giardino
saga-mission-m4-operation-lure = Accendere la lampada da coltura

saga-mission-m5-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo e almeno uno è uscito col tram. Il Nucleo Dati è un premio, non una condizione.
saga-mission-m5-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 18 è finito.
saga-mission-m5-rule-shelves = Scaffali: da un Terminale uno scaffale scorre di 1 casella a est, o torna indietro. Chi è sulla sua strada viene spinto di 1 casella; se non c’è posto subisce un attacco di 3 dadi senza Copertura e lo scaffale resta fermo. Anche gli Agenti possono spostarli, con un’Azione ai Terminali tra gli scaffali.
saga-mission-m5-rule-rival = La rivale: alla fine del Round 5, o prima se si apre l’ufficio del curatore, le zone rimaste vengono rivelate e l’Averla va a prendere il nucleo e poi punta al tram. Le serrature non la fermano. Spara solo quando non può avvicinarsi. Se è eliminata, lascia cadere ciò che ha.
saga-mission-m5-rule-price = Il suo prezzo: un Mercenario adiacente, fuori dal suo arco frontale, può comprarla con un’Azione per 3 dei propri Punti Vittoria, o gratis se avete portato fuori la valigetta sigillata. Lei lascia il nucleo e se ne va.
saga-mission-m5-operation-roll = Spostare uno scaffale
saga-mission-m5-operation-ledger = Leggere il registro
saga-mission-m5-use-agents-roll = Spostare uno scaffale
saga-mission-m5-use-buy = Comprare l’Averla

saga-mission-m6-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo, almeno uno è uscito dall’ascensore della galleria e uno di questi ha il Siero.
saga-mission-m6-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 16 è finito.
saga-mission-m6-rule-fields = I campi di forza fermano il movimento e ogni attacco che richiede la Linea di Vista. Finché il campo del recinto è chiuso, i poteri di Vecchia Marea arrivano solo a Gittata Corta; se è aperto arrivano a Gittata Lunga, e può uscire. Un Terminale apre e chiude quel campo.
saga-mission-m6-rule-serum = Siero: un Mercenario nel recinto, accanto a una pompa e fuori da ogni arco frontale nemico, può svuotarla con un’Azione. Chi svuota la seconda ha il Siero. Il Siero c’è anche se Vecchia Marea è eliminata o liberata dal collare.
saga-mission-m6-rule-collar = Collare: ha 3 livelli, e ogni successo di un Tentativo di Hacking nella galleria ne toglie uno per sempre. A livello 1 Vecchia Marea agisce solo nei Round pari. A 0 è libera e se ne va, e chi l’ha liberata trova il Siero ai suoi piedi.
saga-mission-m6-rule-feeding = L’ora del pasto: alla fine del Round 7 il campo dei recinti a ovest si apre per sempre. Si può aprirlo prima dalla stanza dei guardiani: allora gli infetti attaccano il più vicino, di qualunque parte sia, fino alla fine del Round successivo.
saga-mission-m6-operation-pen = Aprire o chiudere il recinto
saga-mission-m6-operation-feed = Aprire i recinti a ovest
saga-mission-m6-operation-collar = Allentare il collare di Vecchia Marea
saga-mission-m6-use-milk = Svuotare la pompa

saga-mission-m7-win-mercenaries = Mercenari: con il piano «Raffreddare» vincete alla fine di un Round se due valvole sono aperte, almeno due Mercenari vivi sono nella sala controllo e i Mercenari lì sono più degli Agenti. Con il piano «Bruciare» vincete quando tre piloni sono stati minati e poi tutti, almeno in due, sono usciti dal portello di servizio.
saga-mission-m7-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il tempo è scaduto: dopo il Round 17, o prima se tre piloni sono minati.
saga-mission-m7-rule-pulse = Impulso: dal Round 2 in poi, all’inizio della Fase Conclusiva, colpisce un quarto della sala del reattore: nord, est, sud, ovest, e da capo. Chi è lì e non è accanto a una cassa o a un pilone subisce un attacco di 2 dadi senza Copertura, che aggira gli Scudi. Un Terminale può smorzare l’impulso di un Round.
saga-mission-m7-rule-valves = Valvole: un Mercenario accanto a una valvola la apre con un’Azione. Ogni valvola aperta toglie 1 dado all’impulso, ma fa arrivare subito rinforzi per un valore di 2.
saga-mission-m7-rule-charges = Cariche: chi ha le Cariche ed è al segno di un pilone ne piazza una con un’Azione. Dopo la prima l’impulso ha 3 dadi. Un Agente accanto a una carica può toglierla con un’Azione. Dopo la terza il portello di servizio si apre, e avete 4 Round per uscire.
saga-mission-m7-variant-cool = Raffreddare il cuore
    .text = Aprite due delle tre valvole, poi tenete la sala controllo. Ogni valvola indebolisce l’impulso e chiama rinforzi.
saga-mission-m7-variant-burn = Bruciare il cuore
    .text = Piazzate le Cariche su tre piloni, poi uscite entro 4 Round. Gli Agenti possono togliere le cariche.
saga-mission-m7-operation-dampen = Smorzare l’impulso di questo Round
saga-mission-m7-use-valve = Aprire la valvola
saga-mission-m7-use-charge = Piazzare una carica
saga-mission-m7-use-remove-charge = Togliere la carica

saga-mission-m8-win-mercenaries = Mercenari: vincete quando la direttrice Hale è eliminata, o quando vi accordate con lei.
saga-mission-m8-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, o quando il Round 17 è finito.
saga-mission-m8-rule-emitters = Emettitori: finché uno funziona Hale ha 1 di Difesa in più per ciascuno e non può essere Menomata. Si spengono dai Terminali delle due ali, o si distruggono (4 dadi Difesa).
saga-mission-m8-rule-terms = Condizioni: alla fine della Fase in cui Hale ha per la prima volta 3 ferite, o alla fine del Round 8 se la sala del consiglio è rivelata, ha qualcosa da dire. I giocatori dei Mercenari decidono allora insieme; un pareggio vale no.
saga-mission-m8-rule-captive = Airone siede al tavolo di Hale. Prendetela accanto alla poltrona: vincete anche quando sulla plancia non resta nessun Mercenario vivo e uno di quelli usciti dall’ascensore l’ha con sé.
saga-mission-m8-operation-emitter-north = Spegnere l’emettitore nord
saga-mission-m8-operation-emitter-south = Spegnere l’emettitore sud
saga-mission-m8-operation-relay = Preparare il relè per una trasmissione
saga-mission-m8-use-private-file = Leggere il fascicolo privato di Hale
saga-mission-m8-ask-hales-terms = Accettate le condizioni della direttrice Hale?
saga-mission-m8-answer-accept = Firmare
saga-mission-m8-answer-refuse = Rifiutare
saga-mission-m8-ask-why = Le chiedete perché Blaine dovrebbe volervi morti?
saga-mission-m8-answer-ask-why = Chiedere perché
saga-mission-m8-answer-silent = Non dire niente

saga-mission-m9-win-mercenaries = Mercenari: vincete quando sulla plancia non resta nessun Mercenario vivo e almeno due sono usciti dalla piattaforma di lancio in cima.
saga-mission-m9-win-nexus = Nexus: vinci quando tre Mercenari (tutti, se sono di meno) sono Menomati o eliminati nello stesso momento, quando meno di due sono vivi o fuori, o quando la linea del fuoco raggiunge la fila più alta.
saga-mission-m9-rule-burn-line = Linea del fuoco: dal Round 2 sale di una fila all’inizio di ogni Fase Conclusiva, dal Round 9 (dal Round 7 se il reattore brucia) di due. Chi è in una fila che brucia subisce un attacco di 2 dadi senza Copertura, che aggira gli Scudi; tutto il resto lì è distrutto, e nessuno può entrarci se non per uscirne.
saga-mission-m9-rule-damper = Serranda tagliafuoco: una volta sola, un Mercenario accanto alla serranda sul terzo pianerottolo può chiuderla con un’Azione. Per 2 Round la linea non sale.
saga-mission-m9-rule-broadcast = Trasmettitore: dal Terminale dell’ultimo pianerottolo potete trasmettere, una volta sola, se un Mercenario sulla plancia ha il Nucleo Dati o il Siero. Da allora il Nexus ha 1 Attivazione in più.
saga-mission-m9-rule-debt = Il debito di Vecchia Marea: una volta sola, dopo il Turno di un Mercenario, scegliete una zona rivelata. Tutti gli Agenti al suo interno si voltano a nord e saltano la loro prossima attivazione.
saga-mission-m9-rule-rifle = Un fucile comprato: quando arriva, l’Averla spara per voi una volta per Round, dopo il Turno di un Mercenario, contro l’Agente più vicino a uno di voi.
saga-mission-m9-rule-wreck = Vecchi amici: qualcuno ha fatto del relitto dell’ascensore la sua riserva di caccia. I due Punti di Rinforzo lì sono fuori uso.
saga-mission-m9-rule-victims = Porte aperte: tutte le serrature sono aperte e nessuno fa la guardia. Dal Round 2, alla fine di ogni Round, due infetti salgono dal Punto di Rinforzo più basso rimasto. Altri quattro aspettano in alto quando il pianerottolo dell’equipaggio è rivelato, e il Nexus ha 3 Attivazioni in più.
saga-mission-m9-variant-company = L’azienda
    .text = Su ogni pianerottolo vi aspettano gli Agenti dell’azienda.
saga-mission-m9-variant-old-friends = Vecchi amici
    .text = Dal terzo pianerottolo in poi vi aspettano gli uomini di Blaine. Dal relitto dell’ascensore non arrivano più Rinforzi.
saga-mission-m9-variant-open-doors = Porte aperte
    .text = Nessuno sorveglia il pozzo e nessuna Porta è bloccata, ma a ogni Round due Vittime della Plague vi seguono verso l’alto.
saga-mission-m9-operation-broadcast = Trasmettere quello che portate
saga-mission-m9-use-damper = Chiudere la serranda tagliafuoco
saga-mission-m9-use-chovars-debt = Riscuotere il debito di Vecchia Marea
saga-mission-m9-use-bought-rifle = Far sparare l’Averla

saga-speaker-blaine = Blaine
saga-speaker-dulinsky = Il capitano Dulinsky
saga-speaker-heron = Airone
saga-speaker-okoro = La comandante Okoro
saga-speaker-patient = La donna malata
saga-speaker-shrike = L’Averla
saga-speaker-hale = La direttrice Hale
