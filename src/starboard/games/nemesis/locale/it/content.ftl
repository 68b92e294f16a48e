# Che cosa c'è nella scatola di Nemesis. Il valore è il nome del componente; .text dice che cosa fa, dando del tu al
# giocatore che legge. I costi e le icone dentro/fuori dal Combattimento sono mostrati accanto al testo e non vi si
# ripetono. Il "turno" è Fase Giocatore più Fase Evento, il "round" sono le due Azioni di un giocatore (NEM-GEN-01).
#
# Le forme del nome dentro una frase, secondo la preposizione che le regge:
#   .form-the  l'Armeria, il Nido           .form-a     una Larva, un Adulto
#   .form-in   in Armeria, nel Nido         .form-of    dell'Armeria, del Nido
#   .form-to   all'Armeria, al Nido         .form-from  dall'Armeria, dal Nido
#   .form-The  L'Adulto, La Pilota: come "the", all'inizio di una frase
#   .form-adjective  rosso: il colore accanto al nome di uno Strumento
#   .form-quoted  «Cerca»: una carta o un Obiettivo, che non si declina
#   .form-gender  m o f: con chi concorda un participio (grammar.ftl)
# Per chi entra o si trova in una Stanza serve "in" (entra nel Nido); "to" è "a" (torna al Nido, adiacente al Nido).
# .quest dice come si attiva uno Strumento Ricerca.


## Stanze: l'Azione Stanza, o l'effetto del solo trovarcisi

nemesis-room-armory = Armeria
    .form-the = l’Armeria
    .form-in = in Armeria
    .form-of = dell’Armeria
    .form-to = all’Armeria
    .form-from = dall’Armeria
    .text = Carica 2 Munizioni in una delle tue Armi a Energia, entro la sua capacità. Le Armi Classiche qui non si ricaricano.
nemesis-room-comms = Sala Comm
    .form-the = la Sala Comm
    .form-in = nella Sala Comm
    .form-of = della Sala Comm
    .form-to = alla Sala Comm
    .form-from = dalla Sala Comm
    .text = Lancia un Segnale: da qui alla fine della partita risulta che il tuo Personaggio lo ha lanciato.
nemesis-room-emergency = Infermeria
    .form-the = l’Infermeria
    .form-in = in Infermeria
    .form-of = dell’Infermeria
    .form-to = all’Infermeria
    .form-from = dall’Infermeria
    .text = A tua scelta: benda tutte le tue Ferite Gravi, curane 1 già bendata, oppure cura tutte le tue Ferite Leggere.
nemesis-room-evac-a = Sezione di Evacuazione A
    .form-the = la Sezione di Evacuazione A
    .form-in = nella Sezione di Evacuazione A
    .form-of = della Sezione di Evacuazione A
    .form-to = alla Sezione di Evacuazione A
    .form-from = dalla Sezione di Evacuazione A
    .text = Cerca di entrare in una Capsula di Salvataggio Sbloccata della Sezione A con un posto libero: esegui un tiro Rumore e, se dopo il tiro qui non c’è nessun Intruso, sei dentro. Non puoi farlo se nella Sezione c’è un Intruso.
nemesis-room-evac-b = Sezione di Evacuazione B
    .form-the = la Sezione di Evacuazione B
    .form-in = nella Sezione di Evacuazione B
    .form-of = della Sezione di Evacuazione B
    .form-to = alla Sezione di Evacuazione B
    .form-from = dalla Sezione di Evacuazione B
    .text = Cerca di entrare in una Capsula di Salvataggio Sbloccata della Sezione B con un posto libero: esegui un tiro Rumore e, se dopo il tiro qui non c’è nessun Intruso, sei dentro. Non puoi farlo se nella Sezione c’è un Intruso.
nemesis-room-fire-control = Sistema Antincendio
    .form-the = il Sistema Antincendio
    .form-in = nel Sistema Antincendio
    .form-of = del Sistema Antincendio
    .form-to = al Sistema Antincendio
    .form-from = dal Sistema Antincendio
    .text = Scegli una Stanza qualsiasi e scarta il suo segnalino Fuoco, se presente. Ogni Intruso in quella Stanza scappa: per ciascuno pesca una carta Evento e muovilo attraverso il Corridoio con il numero indicato.
nemesis-room-generator = Generatore
    .form-the = il Generatore
    .form-in = nel Generatore
    .form-of = del Generatore
    .form-to = al Generatore
    .form-from = dal Generatore
    .text = Inizia la Sequenza di Autodistruzione, oppure fermala se il suo segnalino non ha ancora raggiunto uno spazio giallo. Non la si può più iniziare una volta che qualcuno si è ibernato.
nemesis-room-laboratory = Laboratorio
    .form-the = il Laboratorio
    .form-in = nel Laboratorio
    .form-of = del Laboratorio
    .form-to = al Laboratorio
    .form-from = dal Laboratorio
    .text = Analizza un Cadavere di Personaggio, una Carcassa di Intruso o un Uovo che si trova in questa Stanza o è trasportato da qualcuno qui presente: rivela la Debolezza corrispondente. L’Oggetto non va scartato, ma chi lo trasporta può lasciarlo Cadere gratis.
nemesis-room-nest = Nido
    .form-the = il Nido
    .form-in = nel Nido
    .form-of = del Nido
    .form-to = al Nido
    .form-from = dal Nido
    .text = Prendi 1 Uovo dalla plancia Intruso e mettilo in un tuo spazio Mano libero, poi esegui un tiro Rumore. In questa Stanza non si può Cercare e non c’è mai un Malfunzionamento.
nemesis-room-storage = Magazzino
    .form-the = il Magazzino
    .form-in = nel Magazzino
    .form-of = del Magazzino
    .form-to = al Magazzino
    .form-from = dal Magazzino
    .text = Scegli il mazzo Strumenti rosso, giallo o verde, pesca 2 carte, tienine 1 e metti l’altra in fondo al mazzo. Il Contatore Strumenti della Stanza non cambia.
nemesis-room-surgery = Chirurgia
    .form-the = la Chirurgia
    .form-in = in Chirurgia
    .form-of = della Chirurgia
    .form-to = alla Chirurgia
    .form-from = dalla Chirurgia
    .text = Scannerizza tutte le tue carte Contaminazione in mano, nel mazzo e nella pila degli scarti, e rimuovi tutte quelle Infette e la tua Larva. Poi subisci 1 Ferita Leggera, mescola tutte le tue carte, mano compresa, nel tuo mazzo Azione e passa.
nemesis-room-airlock-control = Controllo Airlock
    .form-the = il Controllo Airlock
    .form-in = nel Controllo Airlock
    .form-of = del Controllo Airlock
    .form-to = al Controllo Airlock
    .form-from = dal Controllo Airlock
    .text = Scegli un’altra Stanza gialla esplorata senza Portelloni Distrutti: tutti i suoi Portelloni si chiudono. Se alla fine della Fase Giocatore sono ancora tutti Chiusi, ogni Personaggio e ogni Intruso al suo interno muore e il Fuoco lì si spegne. Aprire o distruggere uno di quei Portelloni annulla la procedura.
nemesis-room-cabins = Cabine
    .form-the = le Cabine
    .form-in = nelle Cabine
    .form-of = delle Cabine
    .form-to = alle Cabine
    .form-from = dalle Cabine
    .text = Effetto passivo: se inizi un turno qui e nella Stanza non ci sono Intrusi, peschi fino ad avere 6 carte invece di 5. Un Malfunzionamento disattiva questo effetto.
nemesis-room-canteen = Cambusa
    .form-the = la Cambusa
    .form-in = nella Cambusa
    .form-of = della Cambusa
    .form-to = alla Cambusa
    .form-from = dalla Cambusa
    .text = Cura 1 Ferita Leggera. Poi puoi scannerizzare tutte le carte Contaminazione che hai in mano: quelle non Infette vengono rimosse e, se almeno una è Infetta, ricevi una Larva. Se ne avevi già una, invece, muori e qui appare un Aracnide.
nemesis-room-command-center = Centro di Comando
    .form-the = il Centro di Comando
    .form-in = nel Centro di Comando
    .form-of = del Centro di Comando
    .form-to = al Centro di Comando
    .form-from = dal Centro di Comando
    .text = Scegli una Stanza qualsiasi e apri o chiudi quanti Portelloni vuoi intorno a essa, ciascuno separatamente. I Portelloni Distrutti non possono essere chiusi.
nemesis-room-engine-control = Sala Controllo Motori
    .form-the = la Sala Controllo Motori
    .form-in = nella Sala Controllo Motori
    .form-of = della Sala Controllo Motori
    .form-to = alla Sala Controllo Motori
    .form-from = dalla Sala Controllo Motori
    .text = Guarda in segreto lo stato di tutti e tre i Motori, anche dove una Sala Motori ha un Malfunzionamento. Da qui non puoi cambiarlo.
nemesis-room-hatch-control = Controllo Paratie
    .form-the = il Controllo Paratie
    .form-in = nel Controllo Paratie
    .form-of = del Controllo Paratie
    .form-to = al Controllo Paratie
    .form-from = dal Controllo Paratie
    .text = Blocca o sblocca 1 Capsula di Salvataggio a tua scelta.
nemesis-room-monitoring = Stanza di Sorveglianza
    .form-the = la Stanza di Sorveglianza
    .form-in = nella Stanza di Sorveglianza
    .form-of = della Stanza di Sorveglianza
    .form-to = alla Stanza di Sorveglianza
    .form-from = dalla Stanza di Sorveglianza
    .text = Guarda in segreto una tessera Stanza inesplorata con il suo gettone Esplorazione, poi rimetti tutto com’era. Che cosa raccontare agli altri lo decidi tu.
nemesis-room-slime-room = Stanza piena di Secrezioni
    .form-the = la Stanza piena di Secrezioni
    .form-in = nella Stanza piena di Secrezioni
    .form-of = della Stanza piena di Secrezioni
    .form-to = alla Stanza piena di Secrezioni
    .form-from = dalla Stanza piena di Secrezioni
    .text = Effetto passivo: entrando in questa Stanza ricevi un segnalino Secrezione. Qui non si può Cercare e non c’è mai un Malfunzionamento.
nemesis-room-shower = Docce
    .form-the = le Docce
    .form-in = nelle Docce
    .form-of = delle Docce
    .form-to = alle Docce
    .form-from = dalle Docce
    .text = Scarta il tuo segnalino Secrezione, se ne hai uno. Poi puoi scannerizzare tutte le carte Contaminazione che hai in mano: quelle non Infette vengono rimosse e, se almeno una è Infetta, ricevi una Larva. Se ne avevi già una, invece, muori e qui appare un Aracnide.
nemesis-room-cockpit = Cabina di Pilotaggio
    .form-the = la Cabina di Pilotaggio
    .form-in = nella Cabina di Pilotaggio
    .form-of = della Cabina di Pilotaggio
    .form-to = alla Cabina di Pilotaggio
    .form-from = dalla Cabina di Pilotaggio
    .text = Guarda in segreto la carta Coordinate, oppure sposta il segnalino Destinazione su uno spazio qualsiasi. La Destinazione non si può più cambiare una volta che qualcuno si è ibernato, né mentre nella Cabina di Pilotaggio c’è un Intruso.
nemesis-room-hibernatorium = Hibernatorium
    .form-the = l’Hibernatorium
    .form-in = nell’Hibernatorium
    .form-of = dell’Hibernatorium
    .form-to = all’Hibernatorium
    .form-from = dall’Hibernatorium
    .text = Quando le camere sono aperte, tenta di ibernarti: esegui un tiro Rumore e, se dopo il tiro qui non c’è nessun Intruso, dormi fino alla fine della partita. Non puoi farlo se nella Stanza c’è un Intruso.
nemesis-room-engine-1 = Motore n. 1
    .form-the = il Motore n. 1
    .form-in = nella sala del Motore n. 1
    .form-of = del Motore n. 1
    .form-to = al Motore n. 1
    .form-from = dal Motore n. 1
    .text = Guarda in segreto lo stato del Motore n. 1. Un Malfunzionamento lo impedisce, ma non impedisce di riparare o sabotare il Motore.
nemesis-room-engine-2 = Motore n. 2
    .form-the = il Motore n. 2
    .form-in = nella sala del Motore n. 2
    .form-of = del Motore n. 2
    .form-to = al Motore n. 2
    .form-from = dal Motore n. 2
    .text = Guarda in segreto lo stato del Motore n. 2. Un Malfunzionamento lo impedisce, ma non impedisce di riparare o sabotare il Motore.
nemesis-room-engine-3 = Motore n. 3
    .form-the = il Motore n. 3
    .form-in = nella sala del Motore n. 3
    .form-of = del Motore n. 3
    .form-to = al Motore n. 3
    .form-from = dal Motore n. 3
    .text = Guarda in segreto lo stato del Motore n. 3. Un Malfunzionamento lo impedisce, ma non impedisce di riparare o sabotare il Motore.


## Colori di Stanze e Strumenti

nemesis-colour-red = Rosso
    .form-adjective = rosso
    .text = Militare. Quando Cerchi qui, peschi dal mazzo Strumenti rosso.
nemesis-colour-yellow = Giallo
    .form-adjective = giallo
    .text = Tecnico. Quando Cerchi qui, peschi dal mazzo Strumenti giallo.
nemesis-colour-green = Verde
    .form-adjective = verde
    .text = Medico. Quando Cerchi qui, peschi dal mazzo Strumenti verde.
nemesis-colour-white = Bianco
    .form-adjective = bianco
    .text = Quando Cerchi qui, peschi dal mazzo Strumenti rosso, giallo o verde, a tua scelta.
nemesis-colour-blue = Blu
    .form-adjective = blu
    .text = Strumenti Creati. Non si trovano mai: si ottengono solo da due componenti.
nemesis-colour-none = Nessun colore
    .form-adjective = senza colore
    .text = Qui non c’è nulla da Cercare.


## Strumenti gialli

nemesis-item-chemicals = Sostanze Chimiche
    .form-the = le Sostanze Chimiche
    .form-of = delle Sostanze Chimiche
    .form-to = alle Sostanze Chimiche
    .text = Carica un Lanciafiamme fino alla sua capacità massima.
nemesis-item-tools = Attrezzi
    .form-the = gli Attrezzi
    .form-of = degli Attrezzi
    .form-to = agli Attrezzi
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza, oppure apri o chiudi un Portellone della tua Stanza.
nemesis-item-duct-tape = Nastro Adesivo
    .form-the = il Nastro Adesivo
    .form-of = del Nastro Adesivo
    .form-to = al Nastro Adesivo
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza, oppure unisci due tuoi Strumenti Pesanti in modo che occupino un solo spazio Mano.
nemesis-item-fire-extinguisher = Estintore
    .form-the = l’Estintore
    .form-of = dell’Estintore
    .form-to = all’Estintore
    .text = Pesante. Scarta il segnalino Fuoco dalla tua Stanza, oppure fai scappare un Intruso che si trova nella tua Stanza.
nemesis-item-clothes-y = Vestiti
    .form-the = i Vestiti
    .form-of = dei Vestiti
    .form-to = ai Vestiti
    .text = Scarta il tuo segnalino Secrezione, oppure benda 1 delle tue Ferite Gravi.
nemesis-item-energy-charge-y = Carica Energetica
    .form-the = la Carica Energetica
    .form-of = della Carica Energetica
    .form-to = alla Carica Energetica
    .text = Carica una delle tue Armi a Energia fino alla sua capacità massima, oppure apri o chiudi un Portellone della tua Stanza.
nemesis-item-technical-plans = Piani dei Corridoi Tecnici
    .form-the = i Piani dei Corridoi Tecnici
    .form-of = dei Piani dei Corridoi Tecnici
    .form-to = ai Piani dei Corridoi Tecnici
    .text = Da una Stanza con un Ingresso ai Corridoi Tecnici, spostati in qualsiasi altra Stanza che ne abbia uno. L’arrivo si risolve come dopo un normale Movimento.
nemesis-item-space-suit = Tuta Spaziale
    .form-the = la Tuta Spaziale
    .form-of = della Tuta Spaziale
    .form-to = alla Tuta Spaziale
    .text = In una Stanza gialla: scarta tutte le carte Azione che hai in mano e spostati in qualsiasi altra Stanza gialla esplorata.
nemesis-item-nemesis-plans = Piani della Nemesis
    .form-the = i Piani della Nemesis
    .form-of = dei Piani della Nemesis
    .form-to = ai Piani della Nemesis
    .text = Guarda in segreto due tessere Stanza inesplorate, ma non i loro gettoni Esplorazione.


## Strumenti verdi

nemesis-item-bandages = Bende
    .form-the = le Bende
    .form-of = delle Bende
    .form-to = alle Bende
    .text = Benda 1 delle tue Ferite Gravi, oppure cura tutte le tue Ferite Leggere.
nemesis-item-medkit = Medikit
    .form-the = il Medikit
    .form-of = del Medikit
    .form-to = al Medikit
    .text = Benda 1 delle tue Ferite Gravi, oppure cura 1 delle tue Ferite Gravi bendate.
nemesis-item-synthetic-food = Cibo Sintetico
    .form-the = il Cibo Sintetico
    .form-of = del Cibo Sintetico
    .form-to = al Cibo Sintetico
    .text = Pesca 2 carte Azione.
nemesis-item-adrenaline-injection = Iniezione di Adrenalina
    .form-the = l’Iniezione di Adrenalina
    .form-of = dell’Iniezione di Adrenalina
    .form-to = all’Iniezione di Adrenalina
    .text = Pesca 1 carta Azione. In questo round puoi eseguire quante Azioni vuoi; poi passi.
nemesis-item-clothes-g = Vestiti
    .form-the = i Vestiti
    .form-of = dei Vestiti
    .form-to = ai Vestiti
    .text = Scarta il tuo segnalino Secrezione, oppure benda 1 delle tue Ferite Gravi.
nemesis-item-alcohol = Alcol
    .form-the = l’Alcol
    .form-of = dell’Alcol
    .form-to = all’Alcol
    .text = Scannerizza 1 carta Contaminazione che hai in mano e rimuovila dal gioco. Se era Infetta, prendi una nuova carta Contaminazione.
nemesis-item-military-drugs = Droghe Militari
    .form-the = le Droghe Militari
    .form-of = delle Droghe Militari
    .form-to = alle Droghe Militari
    .text = Scarta dalla mano quante carte vuoi, Contaminazione comprese. Poi pescane altrettante più 1.


## Strumenti rossi

nemesis-item-energy-charge-r = Carica Energetica
    .form-the = la Carica Energetica
    .form-of = della Carica Energetica
    .form-to = alla Carica Energetica
    .text = Carica una delle tue Armi a Energia fino alla sua capacità massima, oppure apri o chiudi un Portellone della tua Stanza.
nemesis-item-grenade = Granata
    .form-the = la Granata
    .form-of = della Granata
    .form-to = alla Granata
    .text = Lanciala contro un Intruso nella tua Stanza o in una adiacente, mai attraverso un Portellone Chiuso: il bersaglio subisce 2 Danni. Ogni altro Intruso in quella Stanza subisce 1 Danno e ogni Personaggio 1 Ferita Grave. Lanciata contro Uova non trasportate, ne distrugge 2.
nemesis-item-smoke-grenade = Granata Fumogena
    .form-the = la Granata Fumogena
    .form-of = della Granata Fumogena
    .form-to = alla Granata Fumogena
    .text = Ogni altro Personaggio nella tua Stanza scarta 1 carta Azione. Tu ti sposti in una Stanza adiacente e nessun Intruso ti attacca mentre esci.
nemesis-item-recon-drone = Drone da Ricognizione
    .form-the = il Drone da Ricognizione
    .form-of = del Drone da Ricognizione
    .form-to = al Drone da Ricognizione
    .text = Guarda in segreto una tessera Stanza inesplorata e il suo gettone Esplorazione.
nemesis-item-decoy = Esca
    .form-the = l’Esca
    .form-of = dell’Esca
    .form-to = all’Esca
    .text = Scegli una Stanza adiacente alla tua: tutti gli Intrusi nelle Stanze adiacenti alla tua si muovono lì. Quelli in Combattimento eseguono un attacco ciascuno prima di andarsene.
nemesis-item-comms-key = Chiave Comm
    .form-the = la Chiave Comm
    .form-of = della Chiave Comm
    .form-to = alla Chiave Comm
    .text = Presso un Computer funzionante: guarda in segreto l’Obiettivo di un Personaggio che ha lanciato un Segnale.
nemesis-item-evacuation-key = Chiave di Evacuazione
    .form-the = la Chiave di Evacuazione
    .form-of = della Chiave di Evacuazione
    .form-to = alla Chiave di Evacuazione
    .text = In una Sezione di Evacuazione: blocca o sblocca una delle sue Capsule di Salvataggio.
nemesis-item-self-destruct-key = Chiave di Autodistruzione
    .form-the = la Chiave di Autodistruzione
    .form-of = della Chiave di Autodistruzione
    .form-to = alla Chiave di Autodistruzione
    .text = Presso un Computer funzionante: inizia la Sequenza di Autodistruzione, oppure fermala se il suo segnalino non ha ancora raggiunto uno spazio giallo. Non la si può più iniziare una volta che qualcuno si è ibernato.
nemesis-item-extended-magazine = Caricatore Esteso
    .form-the = il Caricatore Esteso
    .form-of = del Caricatore Esteso
    .form-to = al Caricatore Esteso
    .text = Applicalo a una delle tue Armi a Energia: l’Arma riceve 2 Munizioni e da ora in poi la sua capacità è aumentata di 2.
nemesis-item-prototype-pistol = Pistola Prototipo
    .form-the = la Pistola Prototipo
    .form-of = della Pistola Prototipo
    .form-to = alla Pistola Prototipo
    .text = Arma a Energia Pesante, capacità 3. A ogni sparo puoi tirare di nuovo il dado Attacco una volta.
nemesis-item-prototype-rifle = Fucile Prototipo
    .form-the = il Fucile Prototipo
    .form-of = del Fucile Prototipo
    .form-to = al Fucile Prototipo
    .text = Arma a Energia Pesante, capacità 6. Con un Doppio colpo puoi spendere 1 Munizione in più per infliggere 1 Danno in più.
nemesis-item-prototype-shotgun = Fucile a Pompa Prototipo
    .form-the = il Fucile a Pompa Prototipo
    .form-of = del Fucile a Pompa Prototipo
    .form-to = al Fucile a Pompa Prototipo
    .text = Arma a Energia Pesante, capacità 2. Ogni faccia tranne Bersaglio mancato infligge almeno 1 Danno; un Colpo a segno o un Doppio colpo ne infligge 1 in più.


## Strumenti Creati

nemesis-item-antidote = Antidoto
    .form-the = l’Antidoto
    .form-of = dell’Antidoto
    .form-to = all’Antidoto
    .text = Scannerizza tutte le tue carte Contaminazione in mano, nel mazzo e nella pila degli scarti, e rimuovi tutte quelle Infette e la tua Larva. Poi prendi 1 carta Contaminazione, mescola la tua pila degli scarti nel tuo mazzo Azione e passa.
nemesis-item-taser = Taser
    .form-the = il Taser
    .form-of = del Taser
    .form-to = al Taser
    .text = Un Intruso nella tua Stanza subisce 1 Danno e scappa, oppure un altro Personaggio nella tua Stanza scarta tutta la sua mano.
nemesis-item-flamethrower = Lanciafiamme
    .form-the = il Lanciafiamme
    .form-of = del Lanciafiamme
    .form-to = al Lanciafiamme
    .text = Arma Classica Pesante, capacità 4, si carica solo con le Sostanze Chimiche. Ogni faccia tranne Bersaglio mancato infligge almeno 1 Danno; un Doppio colpo piazza anche un segnalino Fuoco nella tua Stanza.
nemesis-item-molotov = Molotov
    .form-the = la Molotov
    .form-of = della Molotov
    .form-to = alla Molotov
    .text = Lanciala nella tua Stanza o in una adiacente in cui ci sia un Intruso o ci siano Uova non trasportate, mai attraverso un Portellone Chiuso: piazza lì un segnalino Fuoco. Ogni Intruso in quella Stanza subisce 1 Danno e ogni Personaggio 1 Ferita Grave. Lanciata contro le Uova, ne distrugge 1.


## Armi iniziali

nemesis-item-six-shooter = Revolver
    .form-the = il Revolver
    .form-of = del Revolver
    .form-to = al Revolver
    .text = Arma Classica Pesante, capacità 6. Un Doppio colpo infligge 1 Danno in più. Si carica solo con la carta Ricarica del Capitano.
nemesis-item-shotgun = Fucile a Pompa
    .form-the = il Fucile a Pompa
    .form-of = del Fucile a Pompa
    .form-to = al Fucile a Pompa
    .text = Arma a Energia Pesante, capacità 2. Uno sparo che infligge almeno 1 Danno ne infligge 1 in più.
nemesis-item-sawed-off = Fucile a Canne Mozze
    .form-the = il Fucile a Canne Mozze
    .form-of = del Fucile a Canne Mozze
    .form-to = al Fucile a Canne Mozze
    .text = Arma a Energia Pesante, capacità 2. Un Colpo a segno vale come Doppio colpo.
nemesis-item-assault-rifle = Fucile d’Assalto
    .form-the = il Fucile d’Assalto
    .form-of = del Fucile d’Assalto
    .form-to = al Fucile d’Assalto
    .text = Arma a Energia Pesante, capacità 5. Uno sparo che infligge almeno 1 Danno ne infligge 1 in più.
nemesis-item-rifle = Fucile
    .form-the = il Fucile
    .form-of = del Fucile
    .form-to = al Fucile
    .text = Arma a Energia Pesante, capacità 4.
nemesis-item-pistol = Pistola
    .form-the = la Pistola
    .form-of = della Pistola
    .form-to = alla Pistola
    .text = Arma a Energia Pesante, capacità 3. Un Doppio colpo vale come Colpo a segno.


## Strumenti Ricerca

nemesis-item-log-key = Chiave del Diario di Bordo
    .form-the = la Chiave del Diario di Bordo
    .form-of = della Chiave del Diario di Bordo
    .form-to = alla Chiave del Diario di Bordo
    .quest = Attivala nella Sala Comm.
    .text = Presso un Computer funzionante: guarda in segreto un Obiettivo di un giocatore qualsiasi.
nemesis-item-intercom = Interfono
    .form-the = l’Interfono
    .form-of = dell’Interfono
    .form-to = all’Interfono
    .quest = Attivalo scartando gli Attrezzi o il Nastro Adesivo.
    .text = Effetto passivo: le tue carte Ordine e Motivazione possono raggiungere anche i Personaggi nelle Stanze con un Computer funzionante.
nemesis-item-maneuvering-system = Sistema di Manovra Orbitale
    .form-the = il Sistema di Manovra Orbitale
    .form-of = del Sistema di Manovra Orbitale
    .form-to = al Sistema di Manovra Orbitale
    .quest = Attivalo scartando una Carica Energetica.
    .text = Tutti i giocatori passano immediatamente. In questo turno l’Attacco dell’Intruso della Fase Evento viene saltato.
nemesis-item-pilot-key = Chiave di Evacuazione
    .form-the = la Chiave di Evacuazione
    .form-of = della Chiave di Evacuazione
    .form-to = alla Chiave di Evacuazione
    .quest = Attivala nel Sistema Antincendio.
    .text = In una Sezione di Evacuazione: blocca o sblocca una delle sue Capsule di Salvataggio.
nemesis-item-plasma-torch = Saldatrice al Plasma
    .form-the = la Saldatrice al Plasma
    .form-of = della Saldatrice al Plasma
    .form-to = alla Saldatrice al Plasma
    .quest = Attivala nel Magazzino.
    .text = Apri o chiudi un Portellone della tua Stanza. È l’unico modo per richiudere un Portellone Distrutto.
nemesis-item-flashlight = Torcia
    .form-the = la Torcia
    .form-of = della Torcia
    .form-to = alla Torcia
    .quest = Attivala scartando una Carica Energetica.
    .text = Esegui l’Azione Cercare nella tua Stanza.
nemesis-item-autoloader = Caricatore Automatico
    .form-the = il Caricatore Automatico
    .form-of = del Caricatore Automatico
    .form-to = al Caricatore Automatico
    .quest = Attivalo in Armeria.
    .text = Applicato al Fucile d’Assalto: la sua capacità aumenta di 1, e caricarlo con una Carica Energetica non costa carte.
nemesis-item-armor = Armatura
    .form-the = l’Armatura
    .form-of = dell’Armatura
    .form-to = all’Armatura
    .quest = Attivala scartando gli Attrezzi o il Nastro Adesivo.
    .text = Ignora un Attacco dell’Intruso appena eseguito contro di te.
nemesis-item-motion-scanner = Rilevatore di Movimento
    .form-the = il Rilevatore di Movimento
    .form-of = del Rilevatore di Movimento
    .form-to = al Rilevatore di Movimento
    .quest = Attivalo scartando una Carica Energetica.
    .text = Pesante. Effetto passivo: una volta per ogni tiro Rumore che esegui, puoi scartare 1 carta Azione per ripeterlo.
nemesis-item-security-key = Chiave di Sicurezza
    .form-the = la Chiave di Sicurezza
    .form-of = della Chiave di Sicurezza
    .form-to = alla Chiave di Sicurezza
    .quest = Attivala nella Cabina di Pilotaggio.
    .text = Scegli una Stanza qualsiasi e apri o chiudi quanti Portelloni vuoi intorno a essa. I Portelloni Distrutti non possono essere chiusi.
nemesis-item-holo-computer = Olocomputer
    .form-the = l’Olocomputer
    .form-of = dell’Olocomputer
    .form-to = all’Olocomputer
    .quest = Attivalo nel Generatore.
    .text = Pesante. Effetto passivo: puoi usare le tue carte Intranet e Valutazione dei Rischi da qualsiasi Stanza, senza Computer.
nemesis-item-lab-equipment = Attrezzatura da Laboratorio
    .form-the = l’Attrezzatura da Laboratorio
    .form-of = dell’Attrezzatura da Laboratorio
    .form-to = all’Attrezzatura da Laboratorio
    .quest = Attivala scartando le Sostanze Chimiche.
    .text = Analizza un Oggetto nella tua Stanza, a terra o trasportato da qualcuno: rivela la Debolezza corrispondente.


## Personaggi

nemesis-character-captain = Capitano
    .form-the = il Capitano
    .form-The = Il Capitano
    .form-of = del Capitano
    .form-to = al Capitano
    .form-from = dal Capitano
    .form-gender = m
    .text = L’ultimo ordine era di riportare tutti a casa, e nessuno l’ha revocato. Il Capitano sposta gli altri, li sprona e tiene sempre carico il suo Revolver.
nemesis-character-pilot = Pilota
    .form-the = la Pilota
    .form-The = La Pilota
    .form-of = della Pilota
    .form-to = alla Pilota
    .form-from = dalla Pilota
    .form-gender = f
    .text = Conosce questa nave dal suono dei suoi bulloni. La Pilota esegue gratis le Azioni Stanza e porta ai comandi un pesante Fucile a Pompa.
nemesis-character-scientist = Scienziato
    .form-the = lo Scienziato
    .form-The = Lo Scienziato
    .form-of = dello Scienziato
    .form-to = allo Scienziato
    .form-from = dallo Scienziato
    .form-gender = m
    .text = Una specie affascinante, meglio se vista da un altro ponte. Lo Scienziato governa la nave dai suoi Computer e prevede gli Eventi, ma spara male.
nemesis-character-scout = Esploratrice
    .form-the = l’Esploratrice
    .form-The = L’Esploratrice
    .form-of = dell’Esploratrice
    .form-to = all’Esploratrice
    .form-from = dall’Esploratrice
    .form-gender = f
    .text = La prima a varcare ogni portellone, già lontana prima che cigoli. L’Esploratrice si muove in silenzio, fugge con facilità e trova Strumenti dove non ce ne sono più.
nemesis-character-soldier = Soldato
    .form-the = il Soldato
    .form-The = Il Soldato
    .form-of = del Soldato
    .form-to = al Soldato
    .form-from = dal Soldato
    .form-gender = m
    .text = Pagato un tanto al mese, ringraziato dai superstiti. Il Soldato colpisce più forte di tutti, copre la ritirata e non fa una piega davanti a un’imboscata.
nemesis-character-mechanic = Meccanico
    .form-the = il Meccanico
    .form-The = Il Meccanico
    .form-of = del Meccanico
    .form-to = al Meccanico
    .form-from = dal Meccanico
    .form-gender = m
    .text = Se ronza ancora, si può riparare; se no, può bruciare. Il Meccanico ripara quasi gratis, crea Strumenti con qualsiasi cosa e striscia nei Corridoi Tecnici.


## Carte Azione

nemesis-card-search = Cerca
    .form-quoted = «Cerca»
    .text = Riduci di 1 il Contatore Strumenti della tua Stanza e pesca 2 carte dal mazzo Strumenti del suo colore, da un mazzo qualsiasi se è bianca. Tienine 1 e metti l’altra in fondo al mazzo. Non puoi farlo se il contatore è a 0.
nemesis-card-rest = Riposo
    .form-quoted = «Riposo»
    .text = Scannerizza tutte le carte Contaminazione che hai in mano: quelle non Infette vengono rimosse e, se almeno una è Infetta, ricevi una Larva. Se ne avevi già una, invece, muori e nella tua Stanza appare un Aracnide.
nemesis-card-demolition = Demolizione
    .form-quoted = «Demolizione»
    .text = Distruggi un Portellone Chiuso della tua Stanza, oppure piazza un segnalino Malfunzionamento nella tua Stanza.
nemesis-card-interruption = Interruzione
    .form-quoted = «Interruzione»
    .text = Reazione, anche dopo aver passato: annulla un’Azione appena dichiarata da un altro giocatore nella tua Stanza; il Costo pagato non viene restituito. Oppure annulla l’Interruzione di un altro giocatore, ovunque tu sia a bordo.
nemesis-card-basic-repairs = Riparazioni di Base
    .form-quoted = «Riparazioni di Base»
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza.
nemesis-card-repairs = Riparazioni
    .form-quoted = «Riparazioni»
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza.
nemesis-card-fast-repairs = Riparazioni Rapide
    .form-quoted = «Riparazioni Rapide»
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza.
nemesis-card-order = Ordine
    .form-quoted = «Ordine»
    .text = Sposta un altro Personaggio dalla tua Stanza a una Stanza adiacente, che lo voglia o no. L’arrivo lo risolve il suo giocatore.
nemesis-card-motivation = Motivazione
    .form-quoted = «Motivazione»
    .text = Ogni Personaggio nella tua Stanza, compreso il tuo, pesca 1 carta Azione.
nemesis-card-suppressive-fire = Fuoco di Soppressione
    .form-quoted = «Fuoco di Soppressione»
    .text = Spendi 1 Munizione. Sposta in una Stanza adiacente il tuo Personaggio oppure un altro nella tua Stanza, se accetta: nessun Intruso attacca.
nemesis-card-reload = Ricarica
    .form-quoted = «Ricarica»
    .text = Aggiungi 1 Munizione al Revolver.
nemesis-card-computer-skills = Competenze Informatiche
    .form-quoted = «Competenze Informatiche»
    .text = Apri o chiudi un Portellone della tua Stanza, oppure, in una Stanza con un Computer funzionante, esegui gratis la sua Azione Stanza.
nemesis-card-piloting = Pilotaggio
    .form-quoted = «Pilotaggio»
    .text = In una Cabina di Pilotaggio funzionante o in una Stanza con un Computer funzionante, esegui gratis l’Azione Stanza. Oppure, presso un Computer funzionante, guarda in segreto la carta Coordinate.
nemesis-card-knowledge-of-the-ship = Conoscenza della Nave
    .form-quoted = «Conoscenza della Nave»
    .text = Apri o chiudi un Portellone della tua Stanza, oppure guarda in segreto una tessera Stanza inesplorata.
nemesis-card-old-friend = Vecchia Amica
    .form-quoted = «Vecchia Amica»
    .text = In una Stanza senza Computer e senza Malfunzionamento, esegui gratis la sua Azione Stanza.
nemesis-card-risk-assessment = Valutazione dei Rischi
    .form-quoted = «Valutazione dei Rischi»
    .text = Presso un Computer funzionante: guarda in segreto la prima carta del mazzo Evento, poi lasciala lì o mettila in fondo al mazzo.
nemesis-card-blocking-access = Blocco degli Accessi
    .form-quoted = «Blocco degli Accessi»
    .text = In una Stanza con un Computer funzionante, esegui gratis la sua Azione Stanza. Oppure piazza un segnalino Malfunzionamento in una qualsiasi Stanza esplorata con un Computer.
nemesis-card-intranet = Intranet
    .form-quoted = «Intranet»
    .text = Presso un Computer funzionante: esegui l’Azione Stanza di una qualsiasi Stanza esplorata con un Computer funzionante come se fossi lì, senza pagarne il Costo.
nemesis-card-scavenging = Rovistare
    .form-quoted = «Rovistare»
    .text = Cerca nella tua Stanza, anche se il suo Contatore Strumenti è a 0.
nemesis-card-reconnaissance = Ricognizione
    .form-quoted = «Ricognizione»
    .text = Spostati in una Stanza adiacente senza eseguire un tiro Rumore. Se vi trovi un gettone Silenzio o Pericolo, conta solo il suo numero di Strumenti: non ha altro effetto.
nemesis-card-adrenaline = Adrenalina
    .form-quoted = «Adrenalina»
    .text = Esegui Sparare o Fuggire senza pagarne il Costo e pesca 1 carta Azione.
nemesis-card-covering-fire = Fuoco di Copertura
    .form-quoted = «Fuoco di Copertura»
    .text = Spendi 1 Munizione. Sposta in una stessa Stanza adiacente il tuo Personaggio, un altro nella tua Stanza, se accetta, o entrambi: nessun Intruso attacca.
nemesis-card-taking-aim = Prendere la Mira
    .form-quoted = «Prendere la Mira»
    .text = Spara con un’Arma a Energia senza pagarne il Costo. Puoi tirare di nuovo il dado Attacco una volta.
nemesis-card-full-auto = Fuoco Automatico
    .form-quoted = «Fuoco Automatico»
    .text = Spara con il Fucile d’Assalto senza pagarne il Costo e spendi tutte le sue Munizioni. Infliggi 1 Danno aggiuntivo ogni 2 Munizioni spese, anche se il risultato è Bersaglio mancato.
nemesis-card-nerves-of-steel = Nervi d’Acciaio
    .form-quoted = «Nervi d’Acciaio»
    .text = Reazione: ignora un Attacco a Sorpresa contro di te.
nemesis-card-technical-corridors = Corridoi Tecnici
    .form-quoted = «Corridoi Tecnici»
    .text = Da una Stanza con un Ingresso ai Corridoi Tecnici, spostati in qualsiasi altra Stanza che ne abbia uno. L’arrivo si risolve come dopo un normale Movimento, poi passi.
nemesis-card-pyrotechnics = Pirotecnica
    .form-quoted = «Pirotecnica»
    .text = Scarta uno dei tuoi Strumenti per piazzare un segnalino Fuoco nella tua Stanza, oppure scarta il segnalino Fuoco dalla tua Stanza.
nemesis-card-ingenuity = Ingegno
    .form-quoted = «Ingegno»
    .text = Scarta il segnalino Malfunzionamento dalla tua Stanza, oppure ripara o sabota il Motore della tua Stanza, oppure esegui Creare Strumento usando uno Strumento giallo qualsiasi come componente attrezzo.
nemesis-card-contamination = Contaminazione
    .form-quoted = «Contaminazione»
    .text = Non serve a nulla e non paga alcun Costo, ma conta come carta nella tua mano. Puoi scartarla quando passi. Solo scannerizzandola si scopre se è Infetta.
nemesis-card-infected = Infetto
    .form-quoted = «Infetto»
    .text = Una carta Contaminazione scannerizzata che porta l’infezione. Resta tra le tue carte finché un effetto non la rimuove.
nemesis-card-clean = Non Infetto
    .form-quoted = «Non Infetto»
    .text = Una carta Contaminazione scannerizzata senza infezione. Di solito chi la scannerizza la rimuove dal gioco.


## Intrusi

nemesis-intruder-larva = Larva
    .form-the = la Larva
    .form-The = La Larva
    .form-of = della Larva
    .form-to = alla Larva
    .form-from = dalla Larva
    .form-a = una Larva
    .text = Appena uscita dall’uovo e in cerca di un ospite. Attacca senza carta: si insedia sulla tua plancia Personaggio, o svanisce se ce n’è già una, e tu prendi 1 carta Contaminazione. 1 Danno la uccide.
nemesis-intruder-creeper = Aracnide
    .form-the = l’Aracnide
    .form-The = L’Aracnide
    .form-of = dell’Aracnide
    .form-to = all’Aracnide
    .form-from = dall’Aracnide
    .form-a = un Aracnide
    .text = Cresciuto a metà e irrequieto. 8 delle 20 carte Attacco dell’Intruso valgono per lui, e alcune lo trasformano in una Nutrice. Per controllare gli Effetti del Danno su di lui si pesca 1 carta.
nemesis-intruder-adult = Adulto
    .form-the = l’Adulto
    .form-The = L’Adulto
    .form-of = dell’Adulto
    .form-to = all’Adulto
    .form-from = dall’Adulto
    .form-a = un Adulto
    .text = Il cacciatore che incontrerai più spesso. 13 delle 20 carte Attacco dell’Intruso valgono per lui. Per controllare gli Effetti del Danno su di lui si pesca 1 carta.
nemesis-intruder-breeder = Nutrice
    .form-the = la Nutrice
    .form-The = La Nutrice
    .form-of = della Nutrice
    .form-to = alla Nutrice
    .form-from = dalla Nutrice
    .form-a = una Nutrice
    .text = Più grossa, più coriacea e pericolosa per chiunque sia nella Stanza. 15 delle 20 carte Attacco dell’Intruso valgono per lei. Per controllare gli Effetti del Danno su di lei si pescano 2 carte e se ne sommano i valori.
nemesis-intruder-queen = Regina
    .form-the = la Regina
    .form-The = La Regina
    .form-of = della Regina
    .form-to = alla Regina
    .form-from = dalla Regina
    .form-a = la Regina
    .text = La madre di tutti; ce n’è una sola. 18 delle 20 carte Attacco dell’Intruso valgono per lei. Per controllare gli Effetti del Danno su di lei si pescano 2 carte e se ne sommano i valori.

nemesis-bag-blank = Gettone Vuoto
    .form-the = il gettone Vuoto
    .form-a = il gettone Vuoto
    .text = In un Incontro non appare nessun Intruso, ma ogni Corridoio della Stanza riceve un segnalino Rumore; se nel sacchetto non c’era altro, aggiungi 1 gettone Adulto. Nello Sviluppo del sacchetto, aggiungi 1 gettone Adulto. In entrambi i casi il gettone Vuoto torna nel sacchetto.


## Dadi

nemesis-noise-1 = 1
    .text = Piazza un segnalino Rumore nel Corridoio 1 della tua Stanza. Se ce n’è già uno, affronti invece un Incontro.
nemesis-noise-2 = 2
    .text = Piazza un segnalino Rumore nel Corridoio 2 della tua Stanza. Se ce n’è già uno, affronti invece un Incontro.
nemesis-noise-3 = 3
    .text = Piazza un segnalino Rumore nel Corridoio 3 della tua Stanza. Se ce n’è già uno, affronti invece un Incontro.
nemesis-noise-4 = 4
    .text = Piazza un segnalino Rumore nel Corridoio 4 della tua Stanza. Se ce n’è già uno, affronti invece un Incontro.
nemesis-noise-silence = Silenzio
    .text = Non accade nulla. Se il tuo Personaggio è coperto di Secrezioni, vale invece come Pericolo.
nemesis-noise-danger = Pericolo
    .text = Tutti gli Intrusi nelle Stanze adiacenti che non sono in Combattimento si muovono nella tua Stanza. Se non ce ne sono, ogni Corridoio della tua Stanza senza segnalino Rumore ne riceve uno.

nemesis-combat-blank = Bersaglio mancato
    .text = Nessun Danno. In un Attacco in Mischia contro un Intruso subisci 1 Ferita Grave.
nemesis-combat-creeper = Colpito: Larva o Aracnide
    .text = 1 Danno a una Larva, un Aracnide o un Uovo. Contro qualsiasi altro bersaglio il colpo è mancato, e in un Attacco in Mischia subisci 1 Ferita Grave.
nemesis-combat-adult = Colpito: Larva, Aracnide o Adulto
    .text = 1 Danno a una Larva, un Aracnide, un Adulto o un Uovo. Contro qualsiasi altro bersaglio il colpo è mancato, e in un Attacco in Mischia subisci 1 Ferita Grave.
nemesis-combat-hit = Colpo a segno
    .text = 1 Danno a qualsiasi bersaglio.
nemesis-combat-double = Doppio colpo
    .text = 2 Danni a qualsiasi bersaglio quando Spari, 1 in un Attacco in Mischia.


## Gettoni Esplorazione

nemesis-token-malfunction = Malfunzionamento
    .text = Piazza un segnalino Malfunzionamento in questa Stanza. Non se ne piazzano nel Nido né nella Stanza piena di Secrezioni.
nemesis-token-doors = Portelloni
    .text = Il Portellone nel Corridoio da cui arrivi si chiude alle tue spalle. Non accade nulla se non arrivi da un normale Corridoio o se il suo Portellone è Distrutto.
nemesis-token-fire = Fuoco
    .text = Piazza un segnalino Fuoco in questa Stanza.
nemesis-token-slime = Secrezione
    .text = Ricevi un segnalino Secrezione.
nemesis-token-danger = Pericolo
    .text = Nessun tiro Rumore. Tutti gli Intrusi nelle Stanze adiacenti che non sono in Combattimento si muovono in questa Stanza. Se non ce ne sono, ogni Corridoio della Stanza senza segnalino Rumore ne riceve uno.
nemesis-token-silence = Silenzio
    .text = Nessun tiro Rumore e nessun altro effetto. Se il tuo Personaggio è coperto di Secrezioni, vale invece come Pericolo.


## Carte Evento: l'effetto dopo il movimento degli Intrusi

nemesis-event-regeneration = Rigenerazione
    .text = Rimuovi 2 Danni da ogni Intruso sul tabellone.
nemesis-event-eclosion = Eclosione
    .text = Ogni Personaggio con una Larva muore e nella sua Stanza appare un Aracnide. Ogni altro Personaggio pesca 4 carte dal proprio mazzo Azione, scannerizza le carte Contaminazione tra queste, riceve una Larva se almeno una è Infetta e scarta tutte e 4 le carte.
nemesis-event-bulkheads-open = Apertura delle Paratie
    .text = Tutti i Portelloni Chiusi si aprono. I Portelloni Distrutti restano come sono.
nemesis-event-damaging-fire = Fuoco Devastante
    .text = Piazza un segnalino Malfunzionamento in ogni Stanza in fiamme. Poi il Fuoco si diffonde a tutte le Stanze adiacenti a una in fiamme.
nemesis-event-coolant-leak = Perdita di Refrigerante
    .text = Se il Generatore ha un Malfunzionamento, la Sequenza di Autodistruzione inizia. Rimuovi questa carta dal gioco e rimescola nel mazzo la pila degli scarti Evento.
nemesis-event-hunt-2 = Caccia
    .text = Ogni Adulto che non è in Combattimento si muove in una Stanza adiacente con un Personaggio, in quella con il Numero di Stanza più basso se ce n’è più d’una. Non è un Incontro.
nemesis-event-hunt-3 = Caccia
    .text = Ogni Adulto che non è in Combattimento si muove in una Stanza adiacente con un Personaggio, in quella con il Numero di Stanza più basso se ce n’è più d’una. Non è un Incontro.
nemesis-event-damage = Danneggiamento
    .text = Piazza un segnalino Malfunzionamento in ogni Stanza con un Adulto, una Nutrice o la Regina.
nemesis-event-malfunction = Malfunzionamento
    .text = Piazza un segnalino Malfunzionamento nella Stanza esplorata con il Numero di Stanza più basso. Rimescola questa carta nel mazzo Evento.
nemesis-event-egg-protection = Protezione delle Uova
    .text = Ogni Personaggio che è nel Nido o trasporta un Uovo affronta un Incontro.
nemesis-event-life-support-failure = Avaria del Supporto Vitale
    .text = Piazza un segnalino Malfunzionamento in ogni Stanza verde esplorata. Rimuovi questa carta dal gioco e rimescola nel mazzo la pila degli scarti Evento.
nemesis-event-nest = Nido
    .text = Se il Nido è esplorato, ogni suo Corridoio senza segnalino Rumore ne riceve uno.
nemesis-event-hatching = Schiusa
    .text = Rimuovi 1 Uovo dalla plancia Intruso. Ogni Personaggio nel Nido senza carte Azione in mano riceve una Larva; se nessuno ne ha ricevuta una, metti 1 gettone Larva nel sacchetto Intruso.
nemesis-event-scent-of-prey = Odore di Preda
    .text = Intorno a ogni Personaggio coperto di Secrezioni, ogni Corridoio della Stanza senza segnalino Rumore ne riceve uno.
nemesis-event-pod-ejection = Espulsione di una Capsula
    .text = La Capsula di Salvataggio con il numero più basso va perduta; prima, chi è all’interno torna nella Sezione. Rimuovi questa carta dal gioco e rimescola nel mazzo la pila degli scarti Evento.
nemesis-event-lurking = In Agguato
    .text = Tutti gli Intrusi che non sono in Combattimento lasciano il tabellone, e i loro gettoni tornano nel sacchetto Intruso.
nemesis-event-consuming-fire = Fuoco Divoratore
    .text = Il Contatore Strumenti di ogni Stanza in fiamme scende a 0. Poi il Fuoco si diffonde a tutte le Stanze adiacenti a una in fiamme.
nemesis-event-flammable-compounds = Composti Infiammabili
    .text = Piazza un segnalino Fuoco nell’Hibernatorium. Se è già in fiamme, piazzane invece uno in ogni Stanza adiacente.
nemesis-event-short-circuit = Cortocircuito
    .text = Piazza un segnalino Malfunzionamento in ogni Stanza gialla esplorata con un Computer. Rimuovi questa carta dal gioco e rimescola nel mazzo la pila degli scarti Evento.
nemesis-event-noise-in-ducts = Rumore nei Corridoi Tecnici
    .text = Piazza un segnalino Rumore sullo spazio Corridoi Tecnici. Se ce n’è già uno, ogni Personaggio in una Stanza con un Ingresso esegue un tiro Rumore.


## Carte Attacco dell'Intruso

nemesis-attack-scratch = Graffio
    .text = Subisci 1 Ferita Leggera e prendi 1 carta Contaminazione.
nemesis-attack-claw = Artigliata
    .text = Subisci 2 Ferite Leggere e prendi 1 carta Contaminazione.
nemesis-attack-bite = Morso
    .text = Se hai 2 o più Ferite Gravi, bendate o no, muori. Altrimenti subisci 1 Ferita Grave.
nemesis-attack-tail = Colpo di Coda
    .text = Se hai almeno una Ferita Grave, bendata o no, muori. Altrimenti subisci 1 Ferita Grave.
nemesis-attack-frenzy = Frenesia
    .text = Ogni Personaggio nella Stanza con 2 o più Ferite Gravi, bendate o no, muore. Ogni altro Personaggio nella Stanza subisce 1 Ferita Grave.
nemesis-attack-transformation = Trasformazione
    .text = L’Aracnide diventa una Nutrice e conserva i suoi Danni. Se non hai carte in mano, la Nutrice esegue subito un Attacco a Sorpresa contro di te. Nessun effetto se non ci sono Nutrici disponibili.
nemesis-attack-slime = Secrezione
    .text = Ricevi un segnalino Secrezione e prendi 1 carta Contaminazione.
nemesis-attack-summoning = Richiamo
    .text = Pesca un gettone dal sacchetto Intruso e piazza quell’Intruso nella Stanza. Per ora non attacca. Un gettone Vuoto non piazza nulla e torna nel sacchetto.


## Ferite Gravi: l'effetto finché la ferita non è bendata

nemesis-wound-body = Corpo
    .text = All’inizio di un turno peschi fino ad avere 4 carte invece di 5.
nemesis-wound-arm = Braccio
    .text = Hai un solo spazio Mano per gli Strumenti Pesanti e gli Oggetti. Se ne trasporti due, lasciane subito Cadere uno.
nemesis-wound-hand = Mano
    .text = Ogni tua Azione Strumento costa 1 carta in più. Sparare no.
nemesis-wound-leg = Gamba
    .text = Fuggire ti costa 2 carte invece di 1.
nemesis-wound-bleeding = Emorragia
    .text = Subisci 1 Ferita Leggera ogni volta che passi.


## Debolezze dell'Intruso

nemesis-weakness-vital-places = Punti Vitali
    .text = Un Bersaglio mancato ottenuto contro un Adulto vale come Colpo a segno.
nemesis-weakness-fire = Vulnerabilità al Fuoco
    .text = Quando un segnalino Fuoco, una Molotov o un Lanciafiamme causa Danni a un Intruso, gli infligge 1 Danno in più.
nemesis-weakness-energy = Vulnerabilità all’Energia
    .text = Un attacco con un’Arma a Energia che infligge almeno 1 Danno ne infligge 1 in più.
nemesis-weakness-danger = Reazione al Pericolo
    .text = Quando si controlla se avviene un Attacco a Sorpresa, il numero sul gettone vale 1 in meno, ma mai meno di 1.
nemesis-weakness-moving = Modo di Muoversi
    .text = Solo le Nutrici e la Regina possono distruggere i Portelloni Chiusi. Gli altri Intrusi restano dove sono, e il Portellone resta Chiuso.
nemesis-weakness-phosphates = Sensibilità ai Fosfati
    .text = L’Estintore e il Sistema Antincendio infliggono anche 1 Danno a ogni Intruso che mettono in fuga, prima che scappi.
nemesis-weakness-fighting = Modo di Combattere
    .text = Il Morso di un Adulto infligge 1 Ferita Leggera invece di 1 Ferita Grave. Con 2 o più Ferite Gravi ti uccide comunque.
nemesis-weakness-extinction = Specie sull’Orlo dell’Estinzione
    .text = Quando si controllano gli Effetti del Danno, il valore da confrontare è inferiore di 1: gli Intrusi muoiono con 1 Danno in meno. Le frecce che li fanno scappare non cambiano.


## Oggetti

nemesis-object-egg = Uovo dell’Intruso
    .form-the = l’Uovo dell’Intruso
    .form-of = dell’Uovo dell’Intruso
    .form-to = all’Uovo dell’Intruso
    .form-a = un Uovo di Intruso
    .text = Oggetto Pesante. Analizzarlo rivela la Debolezza delle Uova. 1 Danno lo distrugge, a meno che qualcuno non lo trasporti.
nemesis-object-carcass = Carcassa dell’Intruso
    .form-the = la Carcassa dell’Intruso
    .form-of = della Carcassa dell’Intruso
    .form-to = alla Carcassa dell’Intruso
    .form-a = una Carcassa di Intruso
    .text = Oggetto Pesante che resta dopo la morte di un Aracnide, di un Adulto, di una Nutrice o della Regina. Analizzarlo rivela la Debolezza della Carcassa.
nemesis-object-corpse = Cadavere del Personaggio
    .form-the = il Cadavere del Personaggio
    .form-of = del Cadavere del Personaggio
    .form-to = al Cadavere del Personaggio
    .form-a = un Cadavere di Personaggio
    .text = Oggetto Pesante che resta dopo la morte di un Personaggio. Analizzarlo rivela la Debolezza del Cadavere.
nemesis-object-blue-corpse = Cadavere Blu del Personaggio
    .form-the = il Cadavere blu del Personaggio
    .form-of = del Cadavere blu del Personaggio
    .form-to = al Cadavere blu del Personaggio
    .form-a = il Cadavere blu del Personaggio
    .text = Oggetto Pesante: chi non si è risvegliato nell’Hibernatorium. È a tutti gli effetti un Cadavere di Personaggio, ed è proprio quello che alcuni Obiettivi richiedono.


## Obiettivi: che cosa deve essere vero alla fine, oltre alla tua sopravvivenza

nemesis-objective-salvaging = Recupero della Risorsa Primaria
    .form-quoted = «Recupero della Risorsa Primaria»
    .text = La nave raggiunge la Terra, oppure sopravvivi solo tu.
nemesis-objective-quarantine = Quarantena
    .form-quoted = «Quarantena»
    .text = La nave raggiunge Marte, oppure raggiunge la Terra e il Nido è Distrutto. Se ti iberni, l’arrivo su Marte non ti uccide.
nemesis-objective-great-hunt = La Grande Caccia
    .form-quoted = «La Grande Caccia»
    .text = Hai lanciato un Segnale, e la nave è distrutta o la Regina è stata uccisa.
nemesis-objective-proper-burial = Una Degna Sepoltura
    .form-quoted = «Una Degna Sepoltura»
    .text = Hai lanciato un Segnale, e lasci la nave in una capsula o ti iberni trasportando il Cadavere blu del Personaggio.
nemesis-objective-hoarder = Accumulatore Seriale
    .form-quoted = «Accumulatore Seriale»
    .text = Lasci la nave in una capsula con almeno 7 Strumenti. Gli Oggetti e le carte Ricerca non attivate non contano.
nemesis-objective-investigator = Investigatore Instancabile
    .form-quoted = «Investigatore Instancabile»
    .text = Hai lanciato un Segnale, e tutte le Stanze sono esplorate.
nemesis-objective-oldest-friend = L’Amico di Sempre
    .form-quoted = «L’Amico di Sempre»
    .text = La nave raggiunge la Terra, oppure sopravvivi solo tu.
nemesis-objective-best-friends = Amici per la Pelle
    .form-quoted = «Amici per la Pelle»
    .text = Sopravvive anche almeno un altro Personaggio.
nemesis-objective-aliens = Alieni su un’Astronave
    .form-quoted = «Alieni su un’Astronave»
    .text = Hai lanciato un Segnale, ed è stato distrutto il Nido o l’intera nave.

nemesis-objective-necroscopy = Necroscopia
    .form-quoted = «Necroscopia»
    .text = Hai lanciato un Segnale, e la Debolezza della Carcassa è stata scoperta, non importa da chi.
nemesis-objective-ab-ovo = Ab Ovo
    .form-quoted = «Ab Ovo»
    .text = La Debolezza delle Uova è stata scoperta, non importa da chi.
nemesis-objective-field-biology = Biologia Estrema sul Campo
    .form-quoted = «Biologia Estrema sul Campo»
    .text = Almeno 2 Debolezze sono state scoperte, non importa da chi.
nemesis-objective-my-precious = Il Mio Tesoro
    .form-quoted = «Il Mio Tesoro»
    .text = Hai lanciato un Segnale, e lasci la nave in una capsula o ti iberni trasportando un Uovo.
nemesis-objective-strike = Il Momento Giusto per Colpire
    .form-quoted = «Il Momento Giusto per Colpire»
    .text = Il Giocatore 1 non sopravvive, oppure sopravvivi solo tu. Se il Giocatore 1 sei tu, ti resta solo la seconda possibilità.
nemesis-objective-pastures = L’Erba del Vicino
    .form-quoted = «L’Erba del Vicino»
    .text = Il Giocatore 2 non sopravvive, oppure sopravvivi solo tu. Se il Giocatore 2 sei tu, ti resta solo la seconda possibilità.
nemesis-objective-old-feud = Una Vecchia Faida
    .form-quoted = «Una Vecchia Faida»
    .text = Il Giocatore 3 non sopravvive, oppure sopravvivi solo tu. Se il Giocatore 3 sei tu, ti resta solo la seconda possibilità.
nemesis-objective-takeover = Scalata Ostile
    .form-quoted = «Scalata Ostile»
    .text = Il Giocatore 4 non sopravvive, oppure sopravvivi solo tu. Se il Giocatore 4 sei tu, ti resta solo la seconda possibilità.
nemesis-objective-enlightenment = L’Illuminazione Finale
    .form-quoted = «L’Illuminazione Finale»
    .text = Il Giocatore 5 non sopravvive, oppure sopravvivi solo tu. Se il Giocatore 5 sei tu, ti resta solo la seconda possibilità.

nemesis-objective-clean-up = Squadra di Pulizia
    .form-quoted = «Squadra di Pulizia»
    .text = È stato lanciato un Segnale, ed è stato distrutto il Nido o l’intera nave.
nemesis-objective-beheading = Tagliare la Testa
    .form-quoted = «Tagliare la Testa»
    .text = È stato lanciato un Segnale, e la Regina è stata uccisa o la nave è distrutta.
nemesis-objective-no-man-left = Nessuno Resta Indietro
    .form-quoted = «Nessuno Resta Indietro»
    .text = È stato lanciato un Segnale, e tutte le Stanze sono esplorate.
nemesis-objective-destination-earth = Destinazione Terra
    .form-quoted = «Destinazione Terra»
    .text = La nave raggiunge la Terra.
nemesis-objective-special-delivery = Consegna Speciale
    .form-quoted = «Consegna Speciale»
    .text = Un Personaggio lascia la nave in una capsula o si iberna trasportando un Uovo.
nemesis-objective-first-contact = Protocollo di Primo Contatto
    .form-quoted = «Protocollo di Primo Contatto»
    .text = Almeno 2 Debolezze sono state scoperte.
nemesis-objective-post-mortem = Autopsia d’Emergenza
    .form-quoted = «Autopsia d’Emergenza»
    .text = Il Cadavere blu del Personaggio si trova in Chirurgia.


## Dove può arrivare la nave

nemesis-planet-earth = Terra
    .form-the = la Terra
    .form-in = sulla Terra
    .form-of = della Terra
    .form-to = alla Terra
    .text = Casa. Chi si è ibernato si risveglia sano e salvo.
nemesis-planet-mars = Marte
    .form-the = Marte
    .form-in = su Marte
    .form-of = di Marte
    .form-to = a Marte
    .text = Chi si è ibernato muore, tranne un Personaggio il cui Obiettivo è Quarantena.
nemesis-planet-venus = Venere
    .form-the = Venere
    .form-in = su Venere
    .form-of = di Venere
    .form-to = a Venere
    .text = Chi si è ibernato muore.
nemesis-planet-deep-space = Spazio Profondo
    .form-the = lo Spazio Profondo
    .form-in = nello Spazio Profondo
    .form-of = dello Spazio Profondo
    .form-to = allo Spazio Profondo
    .text = Chi si è ibernato muore.


## Carte del giocatore Intruso: tre usi, di cui se ne sceglie uno

nemesis-hunter-pursuit-1 = Inseguimento
    .text = Muovi un Intruso attraverso il Corridoio 1 della sua Stanza. Oppure attacca: pesca 2 carte Attacco dell’Intruso e usane 1. Oppure un giocatore esegue un tiro Rumore.
nemesis-hunter-pursuit-2 = Inseguimento
    .text = Muovi un Intruso attraverso il Corridoio 2 della sua Stanza. Oppure attacca: pesca 2 carte Attacco dell’Intruso e usane 1. Oppure un giocatore esegue un tiro Rumore.
nemesis-hunter-pursuit-3 = Inseguimento
    .text = Muovi un Intruso attraverso il Corridoio 3 della sua Stanza. Oppure attacca: pesca 2 carte Attacco dell’Intruso e usane 1. Oppure un giocatore esegue un tiro Rumore.
nemesis-hunter-pursuit-any = Inseguimento
    .text = Muovi un Intruso attraverso un Corridoio qualsiasi della sua Stanza. Oppure attacca: pesca 3 carte Attacco dell’Intruso e usane 1. Oppure un giocatore esegue un tiro Rumore.
nemesis-hunter-coordinated-hunt-3 = Caccia Coordinata
    .text = Muovi un Intruso attraverso il Corridoio 3 della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure ogni Adulto che non è in Combattimento si muove in una Stanza adiacente con un Personaggio, come nell’evento Caccia.
nemesis-hunter-coordinated-hunt-4 = Caccia Coordinata
    .text = Muovi un Intruso attraverso il Corridoio 4 della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure ogni Adulto che non è in Combattimento si muove in una Stanza adiacente con un Personaggio, come nell’evento Caccia.
nemesis-hunter-planning-4 = Pianificazione
    .text = Muovi un Intruso attraverso il Corridoio 4 della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure pesca 3 carte Evento e risolvine 1.
nemesis-hunter-planning-any = Pianificazione
    .text = Muovi un Intruso attraverso un Corridoio qualsiasi della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure pesca 3 carte Evento e risolvine 1.
nemesis-hunter-metamorphosis = Metamorfosi
    .text = Muovi un Intruso attraverso il Corridoio 1 della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure risolvi l’evento Eclosione.
nemesis-hunter-self-healing = Autoguarigione
    .text = Muovi un Intruso attraverso il Corridoio 2 della sua Stanza. Oppure attacca: pesca 1 carta Attacco dell’Intruso. Oppure rimuovi 2 Danni da un Intruso.
