# Anello del Cantiere: le Annotazioni.

vanguard-page-gantry-830 = In ritardo
vanguard-log-gantry-830-1 = «Buonasera», dice l’anello, prima che qualcuno abbia toccato qualcosa. «Siete in ritardo. C’è ancora del tè.» La morsa si chiude sul lander come una mano si chiude su un’altra, decisa e non troppo a lungo. Tutte le luci sono accese. Non si vede nessuno.
vanguard-log-gantry-830-2 = La voce aspetta. Aspetta da circa duecento anni, e senza un’ombra di rimprovero; dietro si sente solo ticchettare un orologio. Prende la squadra per un turno che doveva arrivare da un pezzo. È chiaro che le farebbe piacere sentirsi dire qualcosa.

vanguard-page-gantry-831 = Quaranta coperti
vanguard-log-gantry-831-1 = Quaranta coperti. Quaranta tazze, quaranta cucchiai, i tovaglioli piegati a barchetta. Passo il guanto sul tavolo: niente polvere. Su quello dopo: niente polvere. Una sedia è scostata, una su quaranta. Le trentanove non mi piacciono. Quell’una mi piace ancora meno.

vanguard-page-gantry-832 = Ambra
vanguard-log-gantry-832-1 = Interruttori su, tutti. Ambra ronza. Adesso ronza un’idea più in alto, come se qualcuno le avesse fatto una domanda e lei ripassasse le risposte. Giù le mani, tutti. Nessuno tocchi niente. E nessuno si appoggi a niente.

vanguard-page-gantry-833 = Blu
vanguard-log-gantry-833-1 = Blu si accende su tre note, una sopra l’altra, un accordo con un buco in mezzo. Non si posa. Resta lì, educato, ad aspettare che il resto dell’anello sia d’accordo, e il resto dell’anello pare che ne stia discutendo.

vanguard-page-gantry-836 = Bianca
vanguard-log-gantry-836-1 = Le bobine sono dentro, e Bianca regge il carico senza un tremito. Niente scintille, niente odori, niente lamentele. Può essere un bene. Per esperienza, quando niente si lamenta o va benissimo, o non se n’è ancora accorto. Stiamo qui ad aspettare di sapere quale delle due.

vanguard-page-gantry-834 = Non ancora
vanguard-log-gantry-834-1 = «Non ancora, tesoro», dice la voce. Tutte le lampade dell’anello si spengono. Il buio dura giusto il tempo di sentirsi stupidi; poi le lampade tornano, più tenui di prima, e tutti i quadri segnano zero. «Non c’è nessuna fretta.»

vanguard-page-gantry-835 = Avanti il prossimo
vanguard-log-gantry-835-1 = «Grazie», dice la voce, e si sente che lo pensa. «Avanti il prossimo.» Fuori dai finestrini un tratto dell’anello, fermo da generazioni, si scrolla la brina di dosso, comincia a girare, piano, e si mette al passo con il resto.

vanguard-page-gantry-837 = Una tuta alla fune
vanguard-log-gantry-837-1 = C’è una tuta là fuori, oltre il parapetto, legata a una fune, a braccia aperte, rivolta verso la Lanterna. La chiamo per radio. Viene spontaneo. Gira un poco sulla fune, la mia lampada entra nella visiera, e dentro non c’è nessuno.
vanguard-log-gantry-837-2 = È stata chiusa da fuori, guarnizione per guarnizione, da qualcuno che sapeva come si fa, ed era vuota quando l’hanno chiusa. L’hanno appesa qui come si appende un cappotto. Sul collo ha due piastrine. In mensa, immagino, le staranno cercando.

vanguard-page-gantry-838 = Secondo turno
vanguard-log-gantry-838-1 = Un fischio attraversa l’anello, il pavimento, i denti. «Secondo turno, prego», dice la voce, allegra. Lungo le pareti gli attrezzi si staccano da soli dai ganci, si stirano e cercano del lavoro. Chi se ne sta in giro a far niente somiglia molto a del lavoro.

vanguard-page-gantry-839 = Primo turno
vanguard-log-gantry-839-1 = Di nuovo il fischio, più basso. «Primo turno, prego.» Le lampade si fanno calde e assonnate, e le macchine rimettono tutto a posto: le chiavi sui ganci, le tazze sui piattini. Chi si trova in officina viene preso per il colletto, con ogni riguardo, e rimesso alla porta.

vanguard-page-gantry-840 = A tutto il personale
vanguard-log-gantry-840-1 = Tre note, un accordo, e il buco non c’è più. Dall’altra parte il grande tamburo si sblocca, con il rumore di un libro pesante che si apre. «L’archivio è aperto a tutto il personale», dice la voce. «Grazie di esservi fermati oltre l’orario.»
vanguard-log-gantry-840-2 = Poi fa l’appello. Quaranta nomi, senza fretta, e dopo ciascuno una pausa per la risposta. Non risponde nessuno. Dopo il quarantesimo prende fiato, cosa di cui non ha bisogno, e continua: i nomi della squadra, uno per uno, pronunciati come si deve.

vanguard-page-gantry-841 = A libro paga
vanguard-log-gantry-841-1 = Ho sentito la registrazione. Ha i vostri nomi, i vostri gradi e, se non sbaglio, le vostre ore. Siete sul suo libro paga. In duecento anni là dentro non è stato licenziato nessuno, e nessuno è stato pagato. Approfittatene prima che qualcuno controlli i conti.

vanguard-page-gantry-842 = Dopo il lavoro
vanguard-log-gantry-842-1 = «Oh», dice la voce. «È già ora? Grazie di averglielo detto.» Una dopo l’altra le macchine scendono dalle pareti e si ripiegano dove stanno, braccia dentro e testa bassa, come chi si siede dopo il lavoro e agli stivali non ha ancora pensato.

vanguard-page-gantry-843 = Quaranta nomi
vanguard-log-gantry-843-1 = È tutto qui. L’intero corridoio, ogni Lanterna, ogni guasto con il giorno e la causa, quando la sapevano; le fusioni, la lega, ogni cosa. Ne leggo un terzo, forse. Un terzo è più di quanto si sia mai visto a bordo.
vanguard-log-gantry-843-2 = E accanto ai disegni quaranta nomi, e accanto a ogni nome l’ora d’uscita. Sono a un minuto l’uno dall’altro. Dunque qui non è morto nessuno. Hanno timbrato, in ordine, uno per volta, e sono usciti dalla Lanterna. Il registratore non prende tutto insieme. Che cosa copiamo per primo?

vanguard-page-gantry-844 = Quaranta cappotti
vanguard-log-gantry-844-1 = Dentro la Lanterna incompiuta la luce ha un bordo. Ci si può infilare una mano e vederla arrivare, un attimo dopo, dall’altra parte. Di là c’è una sbarra, e alla sbarra, in fila, tutti alla stessa altezza, sono appesi quaranta cappotti.

vanguard-page-gantry-845 = Per oggi è tutto
vanguard-log-gantry-845-1 = «Per oggi è tutto», dice la voce. «Grazie a tutti.» Sezione dopo sezione la corrente torna al mozzo per la notte, fino all’ultima scintilla. La morsa terrà fino alla vostra partenza, aggiunge, perché nessuno stia in pensiero. Del resto non dice nulla, e il resto non tiene.

vanguard-page-gantry-846 = Attenti al gradino
vanguard-log-gantry-846-1 = «Attenti al gradino», dice la voce. La morsa si apre, un dito dopo l’altro. Dietro il lander l’anello abbassa le lampade in ogni corridoio percorso dalla squadra, e ne lascia accesa una, vicino alla porta. «Domani alla stessa ora?»

vanguard-page-gantry-847 = Tagliate
vanguard-log-gantry-847-1 = Tagliate la morsa. Non chiedeteglielo, tagliatela. Sì, la sento anch’io, si scusa per il disagio, si scusa da quando avete chiamato. Non rispondete. Teste basse e fuori, vi tengo d’occhio io. Va ancora avanti. Il peggio è che secondo me lo pensa davvero.

vanguard-page-gantry-848 = Il vassoio
vanguard-log-gantry-848-1 = Accanto alla porta della mensa c’è un vassoio foderato di feltro, con quaranta incavi. Dentro ci sono trentotto piastrine. Le due della tuta vanno nei due incavi rimasti, con uno scatto che si avverte più che sentirlo. In fondo al corridoio una spia che nessuno aveva notato diventa verde.

vanguard-page-gantry-849 = Sei, poi cinque
vanguard-log-gantry-849-1 = Per la durata di un respiro si sentono le altre Lanterne, lungo tutto il corridoio, ognuna con la sua nota. Sei. Verrebbe voglia di canticchiare con loro. Poi, senza che si senta rompersi nulla, cinque. Nel guanto c’è una lente non più grande di una moneta, ed è calda.

vanguard-page-gantry-850 = In anticipo
vanguard-log-gantry-850-1 = «Buongiorno», dice la voce. «Siete in anticipo.» Nell’anello tutte le lampade sono accese, per l’intero giro, e la luce è quella di una bella giornata, chissà dove. Accanto al portello, su ganci che erano vuoti, sono appese delle tute da lavoro. Le taglie sono quelle della squadra.
