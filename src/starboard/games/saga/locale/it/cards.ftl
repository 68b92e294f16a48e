# The cards of Star Saga: the value is the name on the card; .text says what it does, to the player who reads it.
# Prices, values, levels and charges that are shown beside the text are not repeated in it unless the sentence needs them.
# .automaton says how the Artificial Nexus uses it, where it is told more than the text.
# .form-quoted is the name inside a sentence; cards and abilities never inflect.


## Mercenaries

saga-card-mc-dulinsky = Capitano Erika Dulinsky
    .text = Un capo con un fucile a lunga gittata, che muove la squadra e veglia su chi le sta accanto.
saga-card-mc-curby = C.U.R. B07153 «Curby»
    .text = Un robot hacker protetto da Scudi Energetici, che adatta il proprio telaio da un Turno all’altro.
saga-card-mc-alyse = Alyse
    .text = Una guaritrice che assorbe la vita dei nemici per chiudere le ferite degli alleati e stordisce nel corpo a corpo.
saga-card-mc-devil = Francesco «The Devil» Selvaggio
    .text = Un demolitore con il Lanciafiamme: brucia gruppi interi e sfonda porte ed Elementi Scenici.
saga-card-mc-wrath = Wrath
    .text = Un duellante che sguscia tra le guardie e colpisce alle spalle. Una volta Menomato, basta un’altra ferita per finirlo.
saga-card-mc-ogan = Ogan Helkkare
    .text = Un ingegnere che tiene la posizione con due Torrette: una spara, l’altra ostacola gli Agenti vicini.


## Weapons of Mercenaries, Minions and Bosses

saga-weapon-wp-rifle = Fucile Laser d’Assalto
    .form-quoted = «Fucile Laser d’Assalto»
    .text = Arma da Tiro, Gittata Lunga.
saga-weapon-wp-arc = Emettitore ad Arco
    .form-quoted = «Emettitore ad Arco»
    .text = Arma da Tiro, Gittata Corta.
saga-weapon-wp-drain = Assorbimento Vitale
    .form-quoted = «Assorbimento Vitale»
    .text = Arma da Tiro, Gittata Corta; non richiede Linea di Vista e non può bersagliare Elementi Scenici. Se ferisce, rimuovi 1 segnalino Ferita da Alyse o da un alleato entro la sua Gittata Corta.
saga-weapon-wp-flamer = Lanciafiamme
    .form-quoted = «Lanciafiamme»
    .text = Arma da Tiro, Arma a Sagoma: tutto ciò che è sotto la Sagoma Fiamma viene attaccato, alleati compresi.
saga-weapon-wp-sword = Spada
    .form-quoted = «Spada»
    .text = Arma per l’Assalto Ravvicinato.
saga-weapon-wp-rivet = Rivettatrice
    .form-quoted = «Rivettatrice»
    .text = Arma da Tiro, Gittata Corta.
saga-weapon-wp-carbine = Carabina Laser
    .form-quoted = «Carabina Laser»
    .text = Arma da Tiro, Gittata Corta.
saga-weapon-wp-laser-rifle = Fucile Laser
    .form-quoted = «Fucile Laser»
    .text = Arma da Tiro, Gittata Lunga.
saga-weapon-wp-scoped = Fucile di Precisione
    .form-quoted = «Fucile di Precisione»
    .text = Arma da Tiro, Gittata Lunga.
saga-weapon-wp-heavy = Laser Pesante
    .form-quoted = «Laser Pesante»
    .text = Arma da Tiro, Gittata Lunga.
saga-weapon-wp-riot = Fucile Antisommossa
    .form-quoted = «Fucile Antisommossa»
    .text = Arma da Tiro, Gittata Lunga.
saga-weapon-wp-marksman = Fucile da Tiratore Scelto
    .form-quoted = «Fucile da Tiratore Scelto»
    .text = Arma da Tiro, Gittata Lunga, Silenziosa.
saga-weapon-wp-needle = Pistola ad Aghi
    .form-quoted = «Pistola ad Aghi»
    .text = Arma da Tiro, Gittata Corta.


## Abilities of Mercenaries, what changes while they are Crippled, Curby’s modes, and Feats

saga-ability-ab-field-command = Comando sul Campo
    .form-quoted = «Comando sul Campo»
    .text = Alla fine del Turno di Dulinsky, se non era una Prodezza, un alleato entro Gittata Lunga che non è nell’arco frontale di un nemico può muoversi di 2 caselle, o di 1 se lei è Menomata.
saga-ability-ab-watchful-eye = Occhio Vigile
    .form-quoted = «Occhio Vigile»
    .text = Finché Dulinsky vede chi spara, gli alleati adiacenti a lei tirano 1 dado Difesa in più contro i suoi colpi.
saga-ability-ab-modes = Telaio Adattivo
    .form-quoted = «Telaio Adattivo»
    .text = All’inizio del suo Turno, se non è una Prodezza, scegli la modalità di Curby fino al suo prossimo Turno: Baluardo, Servo o Puntamento. Inizia la missione in modalità Baluardo.
saga-ability-ab-uplink = Collegamento Remoto
    .form-quoted = «Collegamento Remoto»
    .text = Curby può hackerare un Terminale entro Gittata Corta e in Linea di Vista invece di uno nel suo arco frontale.
saga-ability-cr-curby = Perdita di Energia
    .form-quoted = «Perdita di Energia»
    .text = Finché Curby è Menomato, i suoi Scudi Energetici non si ricaricano nella Fase Conclusiva.
saga-ability-ab-stunning-blow = Colpo Stordente
    .form-quoted = «Colpo Stordente»
    .text = Un Agente ferito dall’assalto di Alyse non può fare nulla fino alla fine del Round. I Boss non ne risentono.
saga-ability-cr-alyse = Sete Disperata
    .form-quoted = «Sete Disperata»
    .text = Finché Alyse è Menomata, un Assorbimento Vitale che ferisce può rimuovere fino a 2 segnalini Ferita dal modello scelto invece di 1.
saga-ability-ab-demolition = Demolizione
    .form-quoted = «Demolizione»
    .text = Devil tira 2 dadi Attacco in più contro Elementi Scenici e porte, ma non con granate o esplosivi.
saga-ability-ab-flush-out = Stanare
    .form-quoted = «Stanare»
    .text = Un Agente che il Lanciafiamme di Devil ferisce senza eliminarlo può essere spinto di 1 casella lontano da lui. I Boss non ne risentono.
saga-ability-cr-devil = Brutto Carattere
    .form-quoted = «Brutto Carattere»
    .text = Da Menomato, Devil non perde dadi Attacco negli assalti. La sua difesa perde comunque 1 dado.
saga-ability-ab-slip = Sgusciare
    .form-quoted = «Sgusciare»
    .text = Una volta per Turno, quando Wrath entra in un arco frontale nemico durante il suo movimento, può proseguire. Non sulla prima casella di un Allontanamento.
saga-ability-ab-quiet-kill = Uccisione Silenziosa
    .form-quoted = «Uccisione Silenziosa»
    .text = Finché il Nexus non è consapevole della vostra presenza, Wrath tira 2 dadi Attacco in più quando assale alle spalle.
saga-ability-cr-wrath = Instabile
    .form-quoted = «Instabile»
    .text = Da Menomato, Wrath non perde dadi Attacco negli assalti, ma non può Allontanarsi.
saga-ability-ab-pack-up = Smontare
    .form-quoted = «Smontare»
    .text = Azione: Ogan riprende una delle proprie Torrette nel suo arco frontale. I suoi danni vengono rimossi.
saga-ability-ab-field-repair = Riparazione sul Campo
    .form-quoted = «Riparazione sul Campo»
    .text = Azione: rimuovi fino a 2 segnalini da un oggetto dispiegato adiacente della tua parte o da un altro Mercenario Robot adiacente.
saga-ability-cr-ogan = Mani Tremanti
    .form-quoted = «Mani Tremanti»
    .text = Finché Ogan è Menomato, le sue Torrette tirano 1 dado Attacco in meno, minimo 1.
saga-ability-ft-coordinated = Assalto Coordinato
    .form-quoted = «Assalto Coordinato»
    .text = Ogni altro Mercenario entro Gittata Lunga, nell’ordine che scegli, può muoversi di 3 caselle oppure girarsi e poi sparare o assalire una volta. I loro segnalini non vengono girati.
saga-ability-ft-root = Accesso Totale
    .form-quoted = «Accesso Totale»
    .text = Tutti gli Scudi Energetici di Curby si ricaricano. Poi può hackerare un qualsiasi Terminale della plancia rivelata, anche da un arco frontale nemico: non si tirano dadi, ottiene 3 successi.
saga-ability-ft-energy-drain = Drenaggio Energetico
    .form-quoted = «Drenaggio Energetico»
    .text = Alyse usa l’Assorbimento Vitale una volta contro ogni nemico entro Gittata Corta, anche da un arco frontale nemico. Ogni attacco che ferisce può guarire.
saga-ability-ft-hellfire = Fuoco Infernale
    .form-quoted = «Fuoco Infernale»
    .text = Devil si gira, poi compie fino a 3 attacchi con il Lanciafiamme uno dopo l’altro, anche da un arco frontale nemico. Nessun modello o Elemento Scenico viene attaccato due volte; anche gli alleati sotto la sagoma sono colpiti.
saga-ability-ft-dance = Danza delle Lame
    .form-quoted = «Danza delle Lame»
    .text = Wrath si muove fino a 5 caselle; gli archi frontali non lo fermano. Prima, durante e dopo questi passi può girarsi e assalire, al massimo 3 volte, ogni volta un nemico diverso.
saga-ability-ft-crossfire = Fuoco Incrociato
    .form-quoted = «Fuoco Incrociato»
    .text = Ogan dispiega le Torrette che porta, ciascuna su una casella libera entro Gittata Corta e in Linea di Vista. Poi ogni sua Torretta sulla plancia spara una volta con 1 dado Attacco in più.
saga-ability-md-bulwark = Baluardo
    .form-quoted = «Baluardo»
    .text = Curby tira 1 dado Difesa in più.
saga-ability-md-servo = Servo
    .form-quoted = «Servo»
    .text = Il Movimento di Curby aumenta di 2.
saga-ability-md-targeting = Puntamento
    .form-quoted = «Puntamento»
    .text = Curby tira 1 dado Attacco in più quando spara.


## Minions

saga-card-ag-technician = Tecnico di Laboratorio
    .text = Debole e disarmato, ma pericoloso in gruppo.
saga-card-ag-guard = Guardia di Sicurezza
    .text = Spara a Gittata Corta, meglio in coppia, e tiene gli occhi aperti.
saga-card-ag-victim = Vittima della Plague
    .text = Lenta, combatte solo corpo a corpo e infetta chi ferisce.
saga-card-ag-marine = Marine della Corporation
    .text = Un soldato addestrato con un fucile a lunga gittata, al meglio accanto ad altri marine.
saga-card-ag-ranger = Ranger della Corporation
    .text = Un cacciatore scelto i cui colpi ignorano la Copertura e che entra dove nessuno se lo aspetta.
saga-card-ag-heavy = Marine Pesante
    .text = Un marine con un’arma pesante che rende al meglio da fermo.
saga-card-ag-ravager = Devastatore della Plague
    .text = Una creatura della Plague rapida e coriacea, che il numero non spaventa.


## Abilities of Minions

saga-ability-aa-swarm = Sciame
    .form-quoted = «Sciame»
    .text = Tira 1 dado Attacco in più nell’assalto se un altro Tecnico ha lo stesso Mercenario nel proprio arco frontale.
saga-ability-aa-vigilant = Vigile
    .form-quoted = «Vigile»
    .text = Tira 1 dado in più in ogni prova di Furtività in cui tira almeno un dado.
saga-ability-aa-pair-drill = Addestramento in Coppia
    .form-quoted = «Addestramento in Coppia»
    .text = Tira 1 dado Attacco in più quando spara se un’altra Guardia è entro 2 caselle.
saga-ability-aa-infectious = Contagio
    .form-quoted = «Contagio»
    .text = Un Mercenario ferito dal suo assalto non può essere curato fino alla fine del Round. I Robot sono immuni.
    .automaton = Tra Mercenari ugualmente vicini preferisce chi non è un Robot.
saga-ability-aa-mindless = Senza Mente
    .form-quoted = «Senza Mente»
    .text = Non apre né chiude mai porte e non si lascia distrarre.
saga-ability-aa-fire-team = Pattuglia di Fuoco
    .form-quoted = «Pattuglia di Fuoco»
    .text = Può ritirare 1 dado Attacco con risultato nullo quando spara se un altro Marine o Marine Pesante è entro 2 caselle.
saga-ability-aa-pathfinder = Apripista
    .form-quoted = «Apripista»
    .text = Quando è in Attesa, può entrare da qualsiasi Punto di Rinforzo attivo e libero di una zona rivelata.
    .automaton = Entra dal Punto di Rinforzo utilizzabile più vicino al Mercenario Bersaglio.
saga-ability-aa-marksman = Tiratore Scelto
    .form-quoted = «Tiratore Scelto»
    .text = La Copertura non aiuta contro i suoi colpi.
    .automaton = Se può arrivare alle spalle di un Mercenario senza entrare in un arco frontale, ci va e assale.
saga-ability-aa-braced = Arma Stabilizzata
    .form-quoted = «Arma Stabilizzata»
    .text = Tira 1 dado Attacco in meno quando spara in un’attivazione in cui si è mosso.
    .automaton = Se può sparare dopo essersi girato sul posto, prima non si muove.
saga-ability-aa-savage = Feroce
    .form-quoted = «Feroce»
    .text = L’inferiorità numerica non gli costa dadi.


## Bosses

saga-card-bs-okoro = Comandante Tamsin Okoro
    .text = Capo della sicurezza. Dirige il fuoco e se ne va quando è ferita.
saga-card-bs-shrike = Maren Voss «l’Averla»
    .text = Una cacciatrice di taglie che vede al buio, spara in silenzio e sparisce.
saga-card-bs-aberration = Aberrazione
    .text = Un’enorme creatura della Plague che il personale chiama il Frutteto. È più facile rinchiuderla che ucciderla.
saga-card-bs-chovar = Chovar
    .text = Una creatura psionica detta Vecchia Marea. Attacca le menti attraverso le pareti.
saga-card-bs-hale = Direttrice Corvane Hale
    .text = La direttrice del laboratorio. I suoi emettitori la proteggono e le porte le obbediscono.


## Abilities of Bosses

saga-ability-ba-hold-line = Tenere la Linea
    .form-quoted = «Tenere la Linea»
    .text = Alla fine della sua attivazione una Guardia, un Marine o un Marine Pesante entro la sua Gittata Corta può girarsi e sparare.
    .automaton = Spara quello con più dadi che può colpire il Mercenario Bersaglio, altrimenti chi può sparare a qualcuno.
saga-ability-ba-withdraw = Ritirata
    .form-quoted = «Ritirata»
    .text = Se è Menomata quando inizia la sua attivazione, va soltanto verso il Punto di Rinforzo attivo più vicino. Raggiungendolo se ne va, e non è eliminata.
saga-ability-ba-distance = Tenere le Distanze
    .form-quoted = «Tenere le Distanze»
    .text = Con l’Artificial Nexus spara da caselle distanti almeno 3 da ogni Mercenario, se può.
saga-ability-ba-night-eyes = Occhi Notturni
    .form-quoted = «Occhi Notturni»
    .text = L’Oscurità non la ostacola quando attacca, guarda o si muove. Chi la attacca al buio ne risente comunque.
saga-ability-ba-vanish = Svanire
    .form-quoted = «Svanire»
    .text = Se alla fine della sua attivazione nessun Mercenario la vede, non può essere scelta come bersaglio finché non attacca di nuovo. Sagome ed esplosioni ad area la colpiscono comunque.
saga-ability-ba-shoot-and-go = Spara e Sparisci
    .form-quoted = «Spara e Sparisci»
    .text = Con l’Artificial Nexus spara al Mercenario più ferito che può colpire, poi con il Movimento rimasto può spostarsi fino a 2 caselle, fuori dalla vista di tutti.
saga-ability-ba-sweep = Spazzata
    .form-quoted = «Spazzata»
    .text = Invece di un assalto può assalire ogni Mercenario nel suo arco frontale, con 3 dadi Attacco ciascuno.
    .automaton = La usa se dopo essersi mossa verso il Mercenario Bersaglio ha 2 o più Mercenari nell’arco frontale.
saga-ability-ba-regrowth = Ricrescita
    .form-quoted = «Ricrescita»
    .text = Nella Fase Conclusiva perde 1 segnalino Ferita, a meno che una sagoma o un’esplosione ad area l’abbia ferita in questo Round.
saga-ability-ba-psychic = Mente Psionica
    .form-quoted = «Mente Psionica»
    .text = Invece di assalire può usare il primo Potere Psionico della pila, anche da un arco frontale. Non gli serve Linea di Vista.
    .automaton = Usa un potere in ogni attivazione e si muove solo se nessun Mercenario è entro Gittata Lunga. Assale invece solo un Mercenario nel suo arco frontale che l’ha ferito in questo Round.
saga-ability-ba-emitters = Emettitori
    .form-quoted = «Emettitori»
    .text = La sua Difesa aumenta di 1 per ogni suo emettitore in funzione.
saga-ability-ba-override = Forzatura
    .form-quoted = «Forzatura»
    .text = La sua Azione può essere questa: una porta chiusa e sbloccata tra zone rivelate ottiene Tenuta della serratura 2, oppure un Punto di Rinforzo disattivato di una zona rivelata diventa attivo.
    .automaton = Solo se non può sparare dopo essersi girata: la porta più vicina al Mercenario Bersaglio, altrimenti il Punto di Rinforzo più vicino a lui.
saga-ability-ba-desk = Dietro la Scrivania
    .form-quoted = «Dietro la Scrivania»
    .text = Con l’Artificial Nexus resta entro 2 caselle dalla scrivania finché un emettitore è in funzione, e spara al Mercenario più vicino.


## Psychic Powers

saga-card-ps-mind-storm = Tempesta Mentale
    .form-quoted = «Tempesta Mentale»
    .text = Un Mercenario entro Gittata Lunga subisce un attacco di 2 dadi Attacco senza modificatori. Le ferite vanno prima sugli Scudi Energetici.
saga-card-ps-compel = Costrizione
    .form-quoted = «Costrizione»
    .text = Il Nexus muove un Mercenario entro Gittata Lunga fino a 2 caselle e ne decide l’orientamento. Non provoca Attacchi Gratuiti.
saga-card-ps-hush = Silenzio
    .form-quoted = «Silenzio»
    .text = Gira a faccia in giù il segnalino di un Mercenario entro Gittata Lunga, come se avesse svolto il suo Turno.
saga-card-ps-borrowed-hands = Mani in Prestito
    .form-quoted = «Mani in Prestito»
    .text = Un Mercenario entro Gittata Lunga viene girato verso un Mercenario adiacente e lo assale con 2 dadi Attacco. Se nessuno è adiacente, viene girato di spalle a Chovar.
saga-card-ps-deep-pressure = Pressione Abissale
    .form-quoted = «Pressione Abissale»
    .text = Ogni Mercenario entro Gittata Corta da Chovar viene spinto via di 1 casella e non può Allontanarsi nel suo prossimo Turno.


## Nexus Cards

saga-card-nx-patch-up = Fasciature
    .form-quoted = «Fasciature»
    .text = Rimuovi 1 segnalino Ferita da un Agente.
    .automaton = Cura l’Agente ferito con meno Punti vita rimasti, poi quello più vicino al Mercenario Bersaglio.
saga-card-nx-preparations = Preparativi
    .form-quoted = «Preparativi»
    .text = Pesca 2 carte Nexus; puoi usarle subito. L’Artificial Nexus ha invece 1 Attivazione in più in questa Fase.
    .automaton = Dà 1 Attivazione in più in questa Fase.
saga-card-nx-stealthy-advance = Avanzata Furtiva
    .form-quoted = «Avanzata Furtiva»
    .text = Un Agente che non è nell’arco frontale di un Mercenario può muoversi del suo Movimento; gli archi frontali non lo fermano. Può ancora essere attivato in questa Fase.
    .automaton = L’Agente fuori da archi frontali più vicino al Mercenario Bersaglio va alle sue spalle, altrimenti accanto a lui, altrimenti il più vicino possibile.
saga-card-nx-planning = Pianificazione
    .form-quoted = «Pianificazione»
    .text = Guarda le prime 5 carte del mazzo Nexus e rimettile in cima nell’ordine che vuoi. Costa 1 Attivazione di questa Fase.
    .automaton = Non trova bersagli validi: l’Agente più vicino al Mercenario Bersaglio compie invece un’Attivazione Bonus.
saga-card-nx-target-acquired = Bersaglio Acquisito
    .form-quoted = «Bersaglio Acquisito»
    .text = Un Agente può girarsi e sparare, con 1 dado Attacco in più se il bersaglio non è in Copertura. Può ancora essere attivato in questa Fase.
    .automaton = Spara l’Agente con più dadi che può colpire il Mercenario Bersaglio; se nessuno può, si spara a un altro Mercenario.
saga-card-nx-adrenaline = Adrenalina
    .form-quoted = «Adrenalina»
    .text = Fino alla fine del Round un Agente ha 2 Movimento in più e tira 1 dado Attacco in più negli assalti.
    .automaton = Va all’Agente senza Arma da Tiro più vicino al Mercenario Bersaglio, altrimenti al più vicino.
saga-card-nx-dig-in = Trincerarsi
    .form-quoted = «Trincerarsi»
    .text = Fino a 2 Agenti tirano 1 dado Difesa in più fino alla prossima Fase del Nexus.
    .automaton = Va ai 2 Agenti più vicini al Mercenario Bersaglio.
saga-card-nx-call-backup = Chiamata di Supporto
    .form-quoted = «Chiamata di Supporto»
    .text = Invoca Rinforzi per un valore di 2. Possono essere attivati in questa Fase.
    .automaton = Invoca un Agente per ogni costo consentito, dal più alto in giù e poi daccapo finché il valore basta. Sono in Attesa al Punto di Rinforzo libero più vicino al Mercenario Bersaglio.
saga-card-nx-booby-trap = Trappola Esplosiva
    .form-quoted = «Trappola Esplosiva»
    .text = Reazione, quando un Mercenario interagisce con un Elemento Scenico: subisce un attacco di 2 dadi Attacco senza modificatori, ignorando gli Scudi Energetici, e così ogni Mercenario adiacente all’elemento. Se sopravvive, l’interazione prosegue.
    .automaton = Non trova bersagli validi: l’Agente più vicino al Mercenario Bersaglio compie invece un’Attivazione Bonus.
saga-card-nx-yellow-alarm = Allarme Giallo
    .form-quoted = «Allarme Giallo»
    .text = Allarme, Rimane in Gioco: 1 Attivazione in più in ogni Fase del Nexus. Solo se non c’è un Allarme in gioco.
    .automaton = Entra in gioco se la sua condizione lo permette.
saga-card-nx-surprise-attack = Attacco a Sorpresa
    .form-quoted = «Attacco a Sorpresa»
    .text = Rendi attivo un Punto di Rinforzo disattivato di una zona rivelata e invoca lì Rinforzi per un valore di 2. Poi attiva un Agente in Attesa in quel punto.
    .automaton = Usa il Punto di Rinforzo disattivato più vicino al Mercenario Bersaglio e attiva l’Agente più costoso lì in Attesa.
saga-card-nx-ambush = Imboscata
    .form-quoted = «Imboscata»
    .text = Interruzione, tra due Turni: attiva un Agente, in Attesa o sulla plancia. Con l’Artificial Nexus tira 1 dado Attacco in più.
    .automaton = Attiva l’Agente più vicino al Mercenario Bersaglio, anche in Attesa, con 1 dado Attacco in più nella sua Azione.
saga-card-nx-suppressing-fire = Fuoco di Soppressione
    .form-quoted = «Fuoco di Soppressione»
    .text = Un Mercenario a cui un Agente potrebbe sparare ha 2 Movimento in meno e tira 1 dado Attacco in meno quando spara, fino alla prossima Fase del Nexus. Nessuno spara.
    .automaton = Colpisce il Mercenario Bersaglio, se un Agente potrebbe sparargli.
saga-card-nx-return-fire = Fuoco di Risposta
    .form-quoted = «Fuoco di Risposta»
    .text = Reazione, dopo che un Mercenario ha sparato: un Agente attaccato e sopravvissuto può girarsi e sparargli.
    .automaton = Non trova bersagli validi: l’Agente più vicino al Mercenario Bersaglio compie invece un’Attivazione Bonus.
saga-card-nx-orange-alarm = Allarme Arancione
    .form-quoted = «Allarme Arancione»
    .text = Allarme, Rimane in Gioco: 1 Attivazione in più in ogni Fase del Nexus, e la carta scartata per i Rinforzi vale 1 in più. Sostituisce un Allarme Giallo. Solo se non è in gioco un Allarme Rosso.
    .automaton = Entra in gioco se la sua condizione lo permette.
saga-card-nx-lockdown = Blocco Totale
    .form-quoted = «Blocco Totale»
    .text = Chiudi una porta tra zone rivelate il cui vano è vuoto; la sua Tenuta della serratura diventa 2 se era inferiore. Non una porta con Accesso Negato.
    .automaton = Sceglie la porta più vicina al Mercenario Bersaglio che si può chiudere o bloccare.
saga-card-nx-firewall-update = Aggiornamento del Firewall
    .form-quoted = «Aggiornamento del Firewall»
    .text = Rimane in Gioco: il Livello del Firewall di tutti i Terminali aumenta di 1. Scartala dopo il primo Tentativo di Hacking con almeno un successo.
    .automaton = Entra in gioco se la sua condizione lo permette.
saga-card-nx-lights-out = Luci Spente
    .form-quoted = «Luci Spente»
    .text = Rimane in Gioco fino alla fine del prossimo Round: piazza un segnalino Oscurità su una casella di una zona rivelata.
    .automaton = Il segnalino va sulla casella del Mercenario Bersaglio.
saga-card-nx-frag-toss = Lancio di Granata
    .form-quoted = «Lancio di Granata»
    .text = Un Agente Umano fuori da archi frontali lancia una granata su una casella entro Gittata Corta e in Linea di Vista: ogni modello lì o adiacente subisce un attacco di 3 dadi Attacco senza Copertura. Deve colpire almeno un Mercenario.
    .automaton = A lanciare è l’Agente che colpisce più Mercenari e meno Agenti, se possibile anche il Mercenario Bersaglio.
saga-card-nx-scrambler = Disturbatore di Scudi
    .form-quoted = «Disturbatore di Scudi»
    .text = Gli Scudi Energetici di un Mercenario sono disattivati fino alla fine del prossimo Round.
    .automaton = Colpisce il Mercenario Bersaglio, altrimenti quello con più caselle Scudo Energetico libere.
saga-card-nx-red-alarm = Allarme Rosso
    .form-quoted = «Allarme Rosso»
    .text = Allarme, Rimane in Gioco: 2 Attivazioni in più in ogni Fase del Nexus, e la carta scartata per i Rinforzi vale 2 in più. Sostituisce ogni altro Allarme.
    .automaton = Entra in gioco se la sua condizione lo permette.
saga-card-nx-strike-team = Gruppo d’Intervento
    .form-quoted = «Gruppo d’Intervento»
    .text = Invoca Rinforzi per un valore di 4, poi attiva uno degli Agenti appena invocati.
    .automaton = Invoca un Agente per ogni costo consentito, dal più alto in giù e poi daccapo finché il valore basta. Sono in Attesa al Punto di Rinforzo libero più vicino al Mercenario Bersaglio. Il più costoso che può entrare viene attivato.
saga-card-nx-concentrated-fire = Fuoco Concentrato
    .form-quoted = «Fuoco Concentrato»
    .text = Scegli un Mercenario: fino a 3 Agenti possono girarsi e sparargli.
    .automaton = Si spara al Mercenario Bersaglio, altrimenti a quello con più tiratori; prima sparano quelli con più dadi.
saga-card-nx-gas-vents = Sfiati di Gas
    .form-quoted = «Sfiati di Gas»
    .text = Scegli un Punto di Rinforzo attivo: ogni Mercenario entro 3 caselle subisce un attacco di 3 dadi Attacco senza modificatori, ignorando gli Scudi Energetici. I Robot sono immuni.
    .automaton = Usa il Punto di Rinforzo più vicino al Mercenario Bersaglio tra quelli che colpirebbero qualcuno.
saga-card-nx-no-way-out = Nessuna Via d’Uscita
    .form-quoted = «Nessuna Via d’Uscita»
    .text = Reazione, quando un Mercenario si Allontana, prima degli Attacchi Gratuiti: resta dov’è. Può girarsi e svolgere la sua Azione, e nessuno lo attacca gratuitamente.
    .automaton = Non trova bersagli validi: l’Agente più vicino al Mercenario Bersaglio compie invece un’Attivazione Bonus.
saga-card-nx-blood-frenzy = Furia di Sangue
    .form-quoted = «Furia di Sangue»
    .text = Fino alla fine del prossimo Round tutti gli Agenti hanno 1 Movimento in più e tirano 1 dado Attacco in più negli assalti.
    .automaton = Ha sempre effetto.
saga-card-nx-overdrive = A Pieno Regime
    .form-quoted = «A Pieno Regime»
    .text = Attiva fino a 2 Agenti diversi, ciascuno con 1 dado Attacco in più nella sua Azione. Possono essere attivati ancora in questa Fase.
    .automaton = Attiva l’Agente più vicino al Mercenario Bersaglio, poi il più vicino degli altri.
saga-card-nx-hidden-passage = Passaggio Nascosto
    .form-quoted = «Passaggio Nascosto»
    .text = Interruzione, tra due Turni: piazza un Punto di Rinforzo su una casella libera accanto a una parete di una zona rivelata, ad almeno 3 caselle da ogni Mercenario, fino alla fine del Round. Invoca lì Rinforzi per un valore di 3 e attivane uno. L’Artificial Nexus usa il punto libero più vicino al suo bersaglio.
    .automaton = Non piazza un nuovo Punto di Rinforzo: invoca Agenti per un valore di 3 a quello libero più vicino al Mercenario Bersaglio e attiva il più costoso che può entrare.


## Events

saga-card-ev-bulkheads = Paratie
    .form-quoted = «Paratie»
    .text = Ogni porta chiusa e sbloccata tra due zone rivelate ottiene Tenuta della serratura 1.
saga-card-ev-second-shift = Cambio della Guardia
    .form-quoted = «Cambio della Guardia»
    .text = Il Nexus invoca subito Rinforzi per un valore di 3, senza spendere carte.
saga-card-ev-brown-out = Calo di Tensione
    .form-quoted = «Calo di Tensione»
    .text = Piazza un segnalino Oscurità sulla casella del Mercenario Bersaglio. Resta fino alla fine del prossimo Round, anche se il Mercenario se ne va.
saga-card-ev-daylight = Luce Piena
    .form-quoted = «Luce Piena»
    .text = Tutti i segnalini Oscurità vengono ignorati fino alla fine del prossimo Round.
saga-card-ev-pressure-drop = Depressurizzazione
    .form-quoted = «Depressurizzazione»
    .text = Ogni porta aperta e non distrutta della plancia rivelata il cui vano è vuoto si chiude, sbloccata.
saga-card-ev-nerves-fail = Cedimento di Nervi
    .form-quoted = «Cedimento di Nervi»
    .text = Ogni Tecnico di Laboratorio sulla plancia si muove fino a 5 caselle verso il Punto di Rinforzo più vicino. Chi finisce su di esso o accanto viene rimosso.
saga-card-ev-first-symptoms = Primi Sintomi
    .form-quoted = «Primi Sintomi»
    .text = Il Tecnico di Laboratorio più vicino al Mercenario Bersaglio, o altrimenti la Guardia di Sicurezza più vicina, diventa una Vittima della Plague dove si trova e conserva i segnalini Ferita.
saga-card-ev-outbreak = Epidemia
    .form-quoted = «Epidemia»
    .text = Rimane in Gioco: una volta per Fase, quando un Tecnico di Laboratorio o una Guardia di Sicurezza viene rimosso dalla plancia, una Vittima della Plague libera è piazzata in Attesa al Punto di Rinforzo attivo più vicino.
saga-card-ev-friendly-voice = Una Voce Amica
    .form-quoted = «Una Voce Amica»
    .text = Rimane in Gioco fino alla fine del prossimo Round: la Complessità di ogni operazione è ridotta di 1, minimo 1.
saga-card-ev-surge = Sovraccarico
    .form-quoted = «Sovraccarico»
    .text = Il Mercenario Bersaglio subisce un attacco di 2 dadi Attacco senza modificatori; le ferite vanno prima sugli Scudi Energetici. Nel reattore, invece, in questo Round l’impulso colpisce anche il settore successivo.
saga-card-ev-enemies-incoming = Nemici in Arrivo!
    .form-quoted = «Nemici in Arrivo!»
    .text = Rimane in Gioco fino alla fine del prossimo Round: il Nexus ha 1 Attivazione in più.
saga-card-ev-left-behind-kit = Kit Dimenticato
    .form-quoted = «Kit Dimenticato»
    .text = Il Mercenario con più segnalini Ferita pesca 1 carta Rifornimento. Se sono più d’uno o nessuno, scelgono i giocatori.
saga-card-ev-getting-sleepy = Sonnolenza
    .form-quoted = «Sonnolenza»
    .text = Ogni Mercenario entro Gittata Lunga da Chovar subisce un attacco di 1 dado Attacco senza modificatori e lì non può usare Prodezze fino alla fine del prossimo Round. Se Chovar non è sulla plancia, solo il Mercenario Bersaglio non può usare Prodezze.
saga-card-ev-floor-gives = Il Pavimento Cede
    .form-quoted = «Il Pavimento Cede»
    .text = Un Ostacolo adiacente al Mercenario Bersaglio, scelto dal Nexus, viene distrutto; mai un Terminale. Nel pozzo in fiamme, invece, il fuoco sale di un’altra fila.


## Skills

saga-card-sk-aimed-fire = Fuoco Mirato
    .form-quoted = «Fuoco Mirato»
    .text = Se in questo Turno non hai lasciato la tua casella, quando spari puoi ritirare fino a 2 dadi Attacco.
saga-card-sk-expert-shooter = Tiratore Esperto
    .form-quoted = «Tiratore Esperto»
    .text = Ogni volta che spari, 1 Esplosione conta come di un grado superiore. Non con sagome, granate o Torrette.
saga-card-sk-follow-through = Colpo di Rincalzo
    .form-quoted = «Colpo di Rincalzo»
    .text = Una volta per Turno, quando il tuo assalto elimina un nemico, puoi assalire un altro nemico nel tuo arco frontale.
saga-card-sk-parry = Parata
    .form-quoted = «Parata»
    .text = Tiri 1 dado Difesa in più contro gli assalti da ogni lato, Attacchi Gratuiti compresi.
saga-card-sk-code-breaker = Decifratore
    .form-quoted = «Decifratore»
    .text = Puoi ritirare fino a 2 dadi Attacco nei tuoi Tentativi di Hacking.
saga-card-sk-backdoor = Accesso Nascosto
    .form-quoted = «Accesso Nascosto»
    .text = Dopo un tuo Tentativo di Hacking con almeno un successo puoi disattivare un Punto di Rinforzo attivo di una zona rivelata.
saga-card-sk-priority-orders = Ordini Prioritari
    .form-quoted = «Ordini Prioritari»
    .text = Una volta per Round, alla fine del tuo Turno, gira di nuovo a faccia in su il segnalino di un alleato entro Gittata Lunga. Il numero di Turni non cambia.
saga-card-sk-foresight = Lungimiranza
    .form-quoted = «Lungimiranza»
    .text = Una volta per Round, all’inizio del tuo Turno, guarda la prima carta del mazzo Nexus; puoi metterla in fondo. Solo se il Nexus è consapevole della vostra presenza.
saga-card-sk-hit-and-run = Mordi e Fuggi
    .form-quoted = «Mordi e Fuggi»
    .text = Dopo la tua Azione puoi muoverti di 2 caselle, se non sei in un arco frontale nemico. Non dopo una Prodezza.
saga-card-sk-slippery = Sfuggente
    .form-quoted = «Sfuggente»
    .text = Gli Attacchi Gratuiti contro di te quando ti Allontani tirano 2 dadi in meno, minimo 1.
saga-card-sk-thick-skin = Pelle Dura
    .form-quoted = «Pelle Dura»
    .text = Una volta per Round, quando stai per subire ferite, puoi annullare 1 Esplosione non bloccata contro di te.
saga-card-sk-unbroken = Spirito Indomito
    .form-quoted = «Spirito Indomito»
    .text = La menomazione non ti costa dadi né in attacco né in difesa.
saga-card-sk-resourceful = Mille Risorse
    .form-quoted = «Mille Risorse»
    .text = Una volta per Round puoi ritirare 1 dado in un qualsiasi tuo tiro, anche quando hackeri, frughi, ti muovi furtivamente o guarisci nel Mantenimento.
saga-card-sk-long-limbs = Arti Lunghi
    .form-quoted = «Arti Lunghi»
    .text = Puoi attraversare caselle di Ostacoli al costo di 1 Movimento ciascuna, ma non fermartici.
saga-card-sk-capacitors = Condensatori Supplementari
    .form-quoted = «Condensatori Supplementari»
    .text = Hai 1 casella Scudo Energetico in più.
saga-card-sk-stone-born = Figlio della Pietra
    .form-quoted = «Figlio della Pietra»
    .text = Gli attacchi alle spalle non ti costano dadi Difesa. I nemici non possono muoverti o spingerti con i loro effetti.
saga-card-sk-empathy = Empatia
    .form-quoted = «Empatia»
    .text = Una volta per Round, quando una carta o un’abilità rimuove un segnalino Ferita da te o da un alleato entro Gittata Corta, può essere rimosso 1 segnalino in più dallo stesso modello.
saga-card-sk-plus-shoot = +1 Tiro
    .form-quoted = «+1 Tiro»
    .text = Il tuo Tiro aumenta di 1, fino a un massimo di 6.
saga-card-sk-plus-assault = +1 Assalto
    .form-quoted = «+1 Assalto»
    .text = Il tuo Assalto aumenta di 1, fino a un massimo di 6.
saga-card-sk-plus-defence = +1 Difesa
    .form-quoted = «+1 Difesa»
    .text = La tua Difesa aumenta di 1.
saga-card-sk-plus-tech = +1 Tecnologia
    .form-quoted = «+1 Tecnologia»
    .text = La tua Tecnologia aumenta di 1.
saga-card-sk-plus-move = +1 Movimento
    .form-quoted = «+1 Movimento»
    .text = Il tuo Movimento aumenta di 1.


## Equipment

saga-card-eq-medi-pack = Medi-Pack
    .form-quoted = «Medi-Pack»
    .text = Azione: rimuovi fino a 2 segnalini Ferita da te o da un Mercenario adiacente. Poi scarta questa carta.
saga-card-eq-stim = Iniezione Stimolante
    .form-quoted = «Iniezione Stimolante»
    .text = Gratis, all’inizio del tuo Turno: 2 Movimento in più in questo Turno, e la menomazione non ti costa dadi fino alla fine del Round. Poi scarta questa carta. Inutile per i Robot.
saga-card-eq-grenade = Granata a Frammentazione
    .form-quoted = «Granata a Frammentazione»
    .text = Azione: ogni modello, Elemento Scenico e porta chiusa su una casella entro Gittata Corta e in Linea di Vista, o adiacente a essa, subisce un attacco di 3 dadi Attacco senza Copertura, anche gli alleati. Conta come uno Sparo. Poi scarta questa carta.
saga-card-eq-flash = Carica Abbagliante
    .form-quoted = «Carica Abbagliante»
    .text = Azione, anche in un arco frontale nemico: tira 1 dado Attacco per ogni Agente su una casella entro Gittata Corta e in Linea di Vista, o adiacente a essa. Con un’Esplosione non può fare nulla fino alla fine del Round. Non è un attacco, ma si sente come uno Sparo. Poi scarta questa carta.
saga-card-eq-lock-breaker = Forzaserrature
    .form-quoted = «Forzaserrature»
    .text = Azione: la Tenuta della serratura di una porta bloccata nel tuo arco frontale scende di 2. Non una porta con Accesso Negato. Poi scarta questa carta.
saga-card-eq-vest = Giubbotto Corazzato
    .form-quoted = «Giubbotto Corazzato»
    .text = Tiri 1 dado Difesa in più contro i colpi sparati, comprese sagome ed esplosioni ad area.
saga-card-eq-blade = Lama da Combattimento
    .form-quoted = «Lama da Combattimento»
    .text = Quando assali con essa puoi ritirare 1 dado Attacco con risultato nullo.
saga-card-eq-scope = Mirino a Gittata Lunga
    .form-quoted = «Mirino a Gittata Lunga»
    .text = All’inizio del tuo Turno indica una tua arma a Gittata Corta che richiede Linea di Vista: ha Gittata Lunga.
saga-card-eq-data-spike = Sonda Dati
    .form-quoted = «Sonda Dati»
    .text = Gratis, in un Tentativo di Hacking, prima del tiro: per esso la tua Tecnologia aumenta di 2. Poi scarta questa carta.
saga-card-eq-shield-gen = Generatore di Scudi
    .form-quoted = «Generatore di Scudi»
    .text = Hai 2 caselle Scudo Energetico in più.
saga-card-eq-silent-pistol = Pistola Silenziosa
    .form-quoted = «Pistola Silenziosa»
    .text = Arma da Tiro, Gittata Corta, Silenziosa. Puoi usarla anche in un arco frontale nemico, con 1 dado Attacco in meno.
saga-card-eq-autocannon = Cannone Automatico
    .form-quoted = «Cannone Automatico»
    .text = Arma da Tiro, Gittata Lunga, 1 dado Attacco in più. Non in un Turno in cui hai percorso più di 2 caselle.
saga-card-eq-cutter = Tagliatrice al Plasma
    .form-quoted = «Tagliatrice al Plasma»
    .text = Quando assali con essa, 1 Esplosione conta come di un grado superiore, e tiri 2 dadi Attacco in più contro Elementi Scenici e porte.
saga-card-eq-rig = Kit di Hacking
    .form-quoted = «Kit di Hacking»
    .text = La tua Tecnologia aumenta di 1, e nei tuoi Tentativi di Hacking puoi ritirare 1 dado Attacco con risultato nullo.
saga-card-eq-cloak = Mantello Furtivo
    .form-quoted = «Mantello Furtivo»
    .text = Tiri 2 dadi Difesa in più nelle prove di Furtività, e 1 in più contro i colpi da oltre Gittata Corta mentre sei in Copertura.
saga-card-eq-jump-pack = Zaino da Salto
    .form-quoted = «Zaino da Salto»
    .text = 2 cariche. Gratis, invece di muoverti nel tuo Turno: atterra su una casella libera entro Gittata Corta e in Linea di Vista, con l’orientamento che vuoi. Gli archi frontali non ti fermano né provocano Attacchi Gratuiti.
saga-card-eq-auto-medic = Auto-Medico
    .form-quoted = «Auto-Medico»
    .text = 3 cariche. Gratis, una volta per Turno, al suo inizio: rimuovi 1 segnalino Ferita da te.
saga-card-eq-pass = Lasciapassare dell’Ufficiale
    .form-quoted = «Lasciapassare dell’Ufficiale»
    .text = Oggetto di Missione. Con la porta indicata dalla missione nel tuo arco frontale puoi aprirla nonostante l’Accesso Negato; da allora può farlo chiunque.
saga-card-eq-case = Valigetta Sigillata
    .form-quoted = «Valigetta Sigillata»
    .text = Oggetto di Missione: portala fuori. Non può essere aperta.
saga-card-eq-heron = Airone
    .form-quoted = «Airone»
    .text = Oggetto di Missione: Airone cammina con chi la porta, il cui Movimento è ridotto di 1. Quando chi la porta diventa Menomato, tira 1 dado Attacco: con un’Esplosione critica Airone è ferita.
saga-card-eq-data-core = Nucleo Dati
    .form-quoted = «Nucleo Dati»
    .text = Oggetto di Missione: ciò per cui siete venuti. La missione dice che cosa farne.
saga-card-eq-serum = Siero
    .form-quoted = «Siero»
    .text = Oggetto di Missione: ciò per cui siete venuti. La missione dice che cosa farne.
saga-card-eq-charges = Cariche
    .form-quoted = «Cariche»
    .text = Oggetto di Missione con 3 cariche, da piazzare dove dice la missione. Non si ricaricano mai.


## Deployable Equipment

saga-card-dp-sentry = Torretta Sentinella
    .form-quoted = «Torretta Sentinella»
    .text = Torretta, Difesa 2, 2 Punti vita. Alla fine del Turno del proprietario può sparare in ogni direzione a Gittata Corta con 3 dadi Attacco, ma non nel Turno in cui è stata dispiegata come Azione.
saga-card-dp-damper = Torretta Inibitrice
    .form-quoted = «Torretta Inibitrice»
    .text = Torretta, Difesa 3, 2 Punti vita. Gli Agenti entro la sua Gittata Corta e Linea di Vista hanno 2 Movimento in meno e tirano 1 dado Attacco in meno quando sparano. Spara solo con la Prodezza Fuoco Incrociato, con 2 dadi Attacco.
saga-card-dp-force-field = Campo di Forza
    .form-quoted = «Campo di Forza»
    .text = Due pezzi su caselle libere adiacenti tra loro, Difesa 4, 2 Punti vita ciascuno. I nemici non possono né passare né vedere attraverso; gli alleati vedono attraverso e possono attraversarli, ma non fermarsi lì.
saga-card-dp-charge = Carica da Demolizione
    .form-quoted = «Carica da Demolizione»
    .text = Esplosivo, Difesa 2, 1 Punto vita. All’inizio o alla fine di un tuo Turno successivo puoi farlo detonare: tutto ciò che è sulla sua casella o adiacente subisce un attacco di 4 dadi Attacco, Elementi Scenici e porte 6. Si sente come uno Sparo. Poi scarta questa carta.


## Standard operations of Terminals

saga-operation-isolate = Isolamento
    .form-quoted = «Isolamento»
    .text = Scegli una zona rivelata: tutti i suoi Punti di Rinforzo sono disattivati fino alla Fase Conclusiva.
saga-operation-weld = Saldatura
    .form-quoted = «Saldatura»
    .text = Un Punto di Rinforzo nella zona di questo Terminale è disattivato per il resto della missione.
saga-operation-alarm = Spegnere l’Allarme
    .form-quoted = «Spegnere l’Allarme»
    .text = Scarta l’Allarme in gioco.
saga-operation-light = Controllo delle Luci
    .form-quoted = «Controllo delle Luci»
    .text = Scegli un segnalino Oscurità rivelato: viene tolto, oppure uno già tolto viene rimesso.
saga-operation-camera = Telecamera
    .form-quoted = «Telecamera»
    .text = Guarda in una zona non rivelata che ha una porta in comune con una rivelata: vedi la sua pianta e i suoi Agenti come sono ora.
saga-operation-shut = Chiudere una Porta
    .form-quoted = «Chiudere una Porta»
    .text = Chiudi una porta aperta di una zona rivelata il cui vano è vuoto; la sua Tenuta della serratura diventa 1.


## Keywords

saga-keyword-human = Umano
saga-keyword-robot = Robot
saga-keyword-kayowana = Kayowana
saga-keyword-judwan = Judwan
saga-keyword-dwarf = Nano
saga-keyword-shooting = Tiro
saga-keyword-assault = Assalto
saga-keyword-tech = Tecnologia
saga-keyword-tactics = Tattica
saga-keyword-speed = Agilità
saga-keyword-resilience = Resistenza
saga-keyword-generic = Generico
saga-keyword-plague = Plague
saga-keyword-alien = Alieno
saga-keyword-psychic = Psionico


## Scenery

saga-scenery-crate = Cassa
saga-scenery-table = Tavolo
saga-scenery-cabinet = Armadio
saga-scenery-weapons-locker = Armadio delle Armi
saga-scenery-terminal = Terminale
saga-scenery-tank = Serbatoio
saga-scenery-door = Porta
saga-scenery-double-door = Porta Doppia
saga-scenery-glass = Vetrata
