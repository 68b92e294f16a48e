# Approdo Cenere: le Annotazioni.

vanguard-page-cinder-start = Diario di bordo
vanguard-log-cinder-start-1 = Diario di bordo della Vanguard, capitano Oyelaran. Le Lanterne sono una fila di vecchi fari, e tra l’una e l’altra corre un corridoio di calma in mezzo alla Foschia. Siamo entrati da lì. Alle nostre spalle le luci si sono spente una dopo l’altra, mentre eravamo ancora dentro. Ne resta una alla nostra portata.
vanguard-log-cinder-start-2 = Indietro non si torna, e per andare avanti non siamo messi bene. Sotto di noi c’è una luna di scorie con una stazione di manutenzione, in pezzi; ma una stazione ha un magazzino. Mando giù qualcuno a prendere i ricambi. Non hanno fatto domande. Mi sentirei meglio se ne avessero fatte.

vanguard-page-cinder-1 = Due schermi
vanguard-log-cinder-1-1 = Lander, qui Wetherby dal Ponte, vi vedo, vi vedo benissimo. Vi stanno venendo addosso delle scorie, parecchie, un minuto fa non c’erano. Riuscite ad andare a sinistra? Non ci riuscite. Va bene. Va bene lo stesso.
vanguard-log-cinder-1-2 = Quaranta secondi alla piazzola. Trentacinque. Adesso vi si è staccato qualcosa, sarà roba che non serve. Trenta. Venticinque. Qualcuno può dire una parola, per favore? Perché metà di voi è su uno schermo e metà sull’altro, e non mi sembra che sia un guasto del… Poi solo fruscio.

vanguard-page-cinder-5 = Il posto al finestrino
vanguard-log-cinder-5-1 = Un minuto prima era ancora un volo qualunque. Qualcuno controllava le cinghie di tutti, qualcuno canticchiava, qualcuno ascoltava il motore e non gradiva quello che sentiva. L’unico posto con la vista era stato tirato a sorte. Ha vinto la Scienza, che ora si sta vedendo tutto.

vanguard-page-cinder-20 = Piegato in due
vanguard-log-cinder-20-1 = Luce rossa. Lo scafo si è piegato come si piega un foglio, e sotto la schiena ho una cosa che prima era una parete. Dall’altra metà della nave qualcuno bussa. Bussiamo anche noi. Non è un codice, è solo bussare, e poche volte un rumore mi ha fatto tanto piacere.
vanguard-log-cinder-20-2 = Gli strumenti che funzionano dicono: aria per ore, non per giorni. Il portello è bloccato. Nell’altra metà la cambusa si è squarciata, zaini compresi. Un piano ancora non c’è. C’è soltanto un ordine: fuori di qui, poi gli altri, poi un piano.

vanguard-page-cinder-227 = Aria calda
vanguard-log-cinder-227-1 = Una trincea di servizio, tagliata dritta nelle scorie, e dritta è rimasta finché non le siamo caduti accanto. Qui le pareti si sono avvicinate fino a lasciare una fessura. Dal lato stretto esce aria calda che sa d’olio. Le stazioni morte non respirano. Mi piacerebbe sapere chi lo fa.

vanguard-page-cinder-50 = Parolacce
vanguard-log-cinder-50-1 = Il primo respiro fuori dal relitto viene da una bombola ed è comunque il migliore della giornata. Nell’altra metà non bussano più: sono passati alle imprecazioni. La voce la conosco, e conosco quasi tutte le parole. Chi impreca così non è ferito gravemente.

vanguard-page-cinder-311 = La linea gialla
vanguard-log-cinder-311-1 = «Benvenuti ad Approdo Cenere», dice una voce cordiale in tutti i caschi insieme. «Vi preghiamo di radunarvi presso la linea gialla, documenti alla mano.» La linea gialla c’è. Attraversa il piazzale, dritta e ben tenuta, e finisce in un cratere.
vanguard-log-cinder-311-2 = È il capomolo, registrato trent’anni fa e di ottimo umore. La minestra, dice, si serve al secondo livello. Il secondo livello non c’è. Sull’orlo del cratere giace un drone da carico con un braccio alzato, come se avesse una domanda.

vanguard-page-cinder-59 = Una frase
vanguard-log-cinder-59-1 = «… non riesco a vedervi attraverso … qualunque cosa facciate, non …» Per un attimo il fruscio si apre, e il capitano Oyelaran potrebbe essere qui, a braccia conserte: «Prima trovatevi.» Poi di nuovo ghiaia. Le cose non le dice mai due volte.

vanguard-page-cinder-298 = Tutti in piedi
vanguard-log-cinder-298-1 = Tutti in piedi, non manca nessuno, e di rotto non c’è niente che ci serva oggi. Dal piazzale si vede tutto l’impianto: un’antenna, spenta, e ai suoi piedi un cutter con le ali ripiegate. Due cose utili in un colpo d’occhio. La mia previsione era zero.
vanguard-log-cinder-298-2 = Ora le clausole in piccolo. Il cutter non si muove senza un nominativo, i nominativi li dà l’antenna, e l’antenna è senza corrente. Quindi serve una cella. Nel deposito blindato di Via degli Attrezzi dovrebbero essercene. La grande pompa dell’Impianto Refrigerante ne usa una. Scegliete.

vanguard-page-cinder-352 = L’armadietto
vanguard-log-cinder-352-1 = Passati, con un po’ di pelle in meno, ma era di scorta. Dietro la strettoia un operaio del molo si era fatto un angolo tutto suo: uno sgabello, una stufetta che nessuno ha mai spento, un armadietto. Dentro ci sono una lampada, la foto di una famiglia sotto un albero vero e una fiaschetta.
vanguard-log-cinder-352-2 = L’aria calda è la stufetta. Da trent’anni tiene il posto al caldo per qualcuno. Prendiamo la lampada e ci dividiamo la fiaschetta. La foto resta dov’è, dalla parte giusta.

vanguard-page-cinder-360 = Una su quaranta
vanguard-log-cinder-360-1 = Ma guarda che bellezza. Un’intera scaffalatura di celle, ognuna nella sua carta oleata, sistemate da qualcuno che amava il proprio mestiere. Le provo fila per fila, sono quaranta. Trentanove sono morte come mattoni. La quarantesima accende il tester e, lo ammetto, un po’ anche me.

vanguard-page-cinder-335 = Sul fondo
vanguard-log-cinder-335-1 = Il pozzetto è vuoto, per quanto può esserlo. Sotto trent’anni di refrigerante, proprio sul fondo, dove una persona perbene non l’avrebbe mai montata, c’è la cella della pompa. È ancora carica. Per tirarla fuori ci vuole tutto il braccio. Il refrigerante è tiepido. Non ho altro da dichiarare.

vanguard-page-cinder-330 = Via libera
vanguard-log-cinder-330-1 = L’antenna si accende dalla base alla punta, e il conto lo pagano tutte le altre lampade della luna: calano insieme a un marrone spento. «Cutter Due», dice il capomolo, più lento di prima, come chi legge a un bambino quasi addormentato, «avete via libera.»
vanguard-log-cinder-330-2 = «Cutter Due. Avete via libera.» Sotto i piedi le pompe cominciano a singhiozzare. Adesso il cutter sa come si chiama. Tra lui e il cielo ci sono le ganasce; tra la squadra e il buio, qualche zaino e la luce che avanza.

vanguard-page-cinder-322 = Più piccolo del previsto
vanguard-log-cinder-322-1 = Il cutter è più piccolo di quanto tutti speravano, ed è intero. La brina segna le ali ripiegate come gesso. Sei ganasce lo tengono nella culla, grandi ciascuna come una porta. Le hanno fatte per trattenerlo qui in qualunque tempesta, e qui l’hanno trattenuto.

vanguard-page-cinder-505 = Lampade dei caschi
vanguard-log-cinder-505-1 = Buio. Solo le lampade dei caschi. Fermi dove siete, e dite i nomi. Io conto. Adesso riconto, perché la prima volta qualcuno ha risposto due volte. Ci siamo tutti. Una mano sulla spalla di chi sta davanti, e nessuno vada più svelto del più lento.

vanguard-page-cinder-341 = L’ultima ganascia
vanguard-log-cinder-341-1 = Era l’ultima. Molla, tutta la culla ronza come una padella percossa, e il cutter dondola sulle molle come se aspettasse solo che qualcuno glielo chiedesse. Non ho più voce, quindi aprite le orecchie. Ai posti. Adesso. Prima i lenti.

vanguard-page-cinder-204 = Nomi e risposte
vanguard-log-cinder-204-1 = Il cutter sale fuori dal bagliore delle scorie con la nostra gente a bordo. Ho il numero. Poi ho i nomi, e a ogni nome una risposta. Li faccio leggere una seconda volta. A verbale: la seconda volta era per me.
vanguard-log-cinder-204-2 = Mi portano nell’hangar cenere, lividi e i piani di una stazione che dà ancora il benvenuto agli ospiti. C’è la minestra. Ho ordinato che fino a domattina nessuno faccia loro domande.
vanguard-log-cinder-204-3 = Mentre mangiano, sullo schermo di navigazione uno dei fari lontani si spegne. Sul Ponte l’hanno visto tutti. Nessuno lo dice ad alta voce. Wetherby gira un poco lo schermo, perché non si veda dalla porta.

vanguard-page-cinder-211 = Bentornati
vanguard-log-cinder-211-1 = «Bentornati ad Approdo Cenere», dice il piazzale. «Ci siete mancati.» È vero, e può dimostrarlo: al muro c’è un contatore dei visitatori dopo la vostra ultima visita, e segna 0. L’altoparlante gracchia e aspetta, come se ora toccasse parlare a qualcun altro.

vanguard-page-cinder-214 = Le date
vanguard-log-cinder-214-1 = L’ufficio della culla teneva un elenco, a mano, con un buon inchiostro. A sinistra, ogni nave arrivata dal corridoio. A destra, il giorno in cui si è spento il faro alle sue spalle. Dapprima sembra sfortuna. Poi si leggono soltanto le date. Si fanno sempre più vicine.

vanguard-page-cinder-216 = Pioggia di scorie
vanguard-log-cinder-216-1 = Scorie su tutta la stazione, tutti al riparo, sotto qualsiasi cosa abbia un tetto, svelti. Da quassù le sento nei vostri microfoni, fanno come la ghiaia su una bara. Scusate. Scusate, non so perché l’ho detto. Siete al riparo?

vanguard-page-cinder-212 = Soltanto metallo
vanguard-log-cinder-212-1 = Motori, cenere, su. Quello che ci serviva è a bordo; quel che resta di Approdo Cenere è soltanto metallo. Mentre il lander saliva, il capomolo ci ha augurato un buon proseguimento. L’ho fatto mettere agli atti, alla voce corrispondenza.

vanguard-page-cinder-213 = Un solo schermo
vanguard-log-cinder-213-1 = Il secondo lander è giù, la barella è fuori, mollate le casse, mollatele, nessun recupero vale tanto. Chi porta mi parli. Piede sinistro, piede destro, ecco, basta e avanza. Vi vedo su uno schermo solo. Tutti. Su uno solo.
