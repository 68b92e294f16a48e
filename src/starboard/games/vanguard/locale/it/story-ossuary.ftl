# Piana dell’Ossario: le Annotazioni.

vanguard-page-ossuary-860 = Costole
vanguard-log-ossuary-860-1 = Costole, fino all’orizzonte. Su ognuna ci sono fori di rivetti, o segni di rivetti, o di denti. Gli strumenti dicono scafo, poi osso, poi di nuovo scafo; poi si accordano per tacere. Tacciamo anche noi, con la rampa a metà e il vento che ci passa in mezzo.
vanguard-log-ossuary-860-2 = Flotta o branco che fosse, è morta qui, tutta rivolta dalla stessa parte. Sotto la piana, dice il sondaggio, corre una spina di gallerie, e da qualche parte là dentro qualcosa canta. Potremmo fermarci un minuto. Sarebbe il minimo. Il lavoro aspetterebbe; il vento no.

vanguard-page-ossuary-861 = Trenta metri
vanguard-log-ossuary-861-1 = Trenta metri, dritta come un taglio, e la mia lampada il fondo non lo trova. Dall’altra parte c’è una gru. È alta come uno di noi, i pioli sono messi per gambe come le nostre, e le maniglie per qualcosa che non sono mani. Bene. Qualcun altro ha già voluto passare di qui.

vanguard-page-ossuary-862 = Qualcosa si ferma
vanguard-log-ossuary-862-1 = Voce bassa. Anche la galleria ha le costole, come l’interno di una gola, e oltre a noi c’è qualcos’altro. Quando camminiamo cammina. Quando ci fermiamo si ferma. Gli riesce sempre meglio.
vanguard-log-ossuary-862-2 = Prende quello che ci cade: un gancio, un guanto, una lampada scarica. Lo prende con molto garbo. Alla seconda curva ha già due nomi: Strisciamidollo nel rapporto, lo Spigolatore per noi altri. Preferirei che non ne avesse. Appena una cosa ha un nome, la gente comincia ad aspettarsi che sia educata.

vanguard-page-ossuary-863 = Cento cuccette
vanguard-log-ossuary-863-1 = Una sala così alta che le lampade si arrendono. Ai due lati cento cuccette stanno aperte, come mani tese. Sono vuote tutte tranne una. In quella siede una pietra in forma di pilota, le ginocchia unite, la testa un po’ in avanti. La polvere è su ogni cosa, qui, ma non sulla pietra.

vanguard-page-ossuary-864 = La voce del capitano
vanguard-log-ossuary-864-1 = «Prima trovatevi», dice il buio, con la voce del capitano. È la sua, perfino nel respiro breve che la precede. Qui lei non è mai stata. L’ha detto una volta sola, su un altro mondo, con una radio pessima. «Trovatevi», ripete il buio, piano, come chi si prova un cappotto.

vanguard-page-ossuary-865 = Il cavo è di là
vanguard-log-ossuary-865-1 = Il cavo è di là, la prima asse è giù, la seconda anche, e io ci sto sopra, quindi potete respirare. Per oggi tiene. Con le piastre di scorta del lander terrebbe per sempre, o quasi. Costa scorte e sudore, e in cambio non se ne ricava altro che un ponte.

vanguard-page-ossuary-866 = La polvere cammina
vanguard-log-ossuary-866-1 = Mi sentite? La polvere si alza in piedi. Si alza in piedi e cammina, via dalla piana, dietro una costola, dietro qualunque cosa. Da quassù ha una forma. No. No, non ve lo dico che forma. Basta che non le stiate davanti.

vanguard-page-ossuary-867 = Un’altra chiglia
vanguard-log-ossuary-867-1 = La tempesta si corica dov’era. Ora la piana tace come tace una stanza da cui qualcuno è appena uscito. Una chiglia che un’ora fa era sepolta è allo scoperto. Punta dove puntano tutte le altre.

vanguard-page-ossuary-868 = Come un dente
vanguard-log-ossuary-868-1 = Viene via come un dente: niente, niente, niente, e poi tutto insieme. Il canto si interrompe a metà di una parola. Lo reggo con tutte e due le braccia, è caldo, e pesa più di quanto avrebbe diritto di pesare. Nessuno dice ben fatto.
vanguard-log-ossuary-868-2 = Poi ogni parete, nel raggio di un miglio, prende fiato. Non dico una corrente d’aria, dico fiato. Abbiamo quello per cui siamo venuti, e dovremmo essere altrove, in fretta, e l’unica strada è su per questi pozzi.

vanguard-page-ossuary-869 = Una campana senza bocca
vanguard-log-ossuary-869-1 = Calore, e una luce che non ha lampada. Il nucleo sta nella roccia viva come un occhio nella sua orbita: una campana senza bocca. Nei caschi le radio si accendono da sole e ripetono l’ultima ora, ogni parola e ogni colpo di tosse, armonizzati.

vanguard-page-ossuary-870 = Una strofa
vanguard-log-ossuary-870-1 = Questa è una strofa, e ce l’abbiamo; ormai non riuscirei a levarmela di testa. È un indirizzo, una profondità, una direzione, e alla fine qualcosa come «venite». Ognuna è cantata con la voce di chi l’ha ascoltata. Tengo giù le maniche. Ho la pelle d’oca su tutte e due le braccia.

vanguard-page-ossuary-871 = La poltrona
vanguard-log-ossuary-871-1 = Su per lo zigomo, dentro dall’occhio, e la corsa è mia. Qui ci si sta in venti. Nel mezzo, dove meno la vorresti, c’è una poltrona, imbullonata all’osso o cresciuta dall’osso. Dunque qualcuno qui dentro sedeva, e guidava.
vanguard-log-ossuary-871-2 = Sul bracciolo c’è una striscia di vetro, con una riga di luce che corre ancora. Mi siedo, visto che nessuno dice di no. La riga non mostra dove andavano. Indica indietro, da dove venivano. Verso casa, suppongo.

vanguard-page-ossuary-872 = La stiva ronza
vanguard-log-ossuary-872-1 = Il nucleo è nella stiva, e la stiva ronza; lo sento da quassù, sotto ogni vostra parola. Quando si è chiuso il coperchio gli scafi sulla piana si sono assestati, tutti insieme, come gente che si siede dopo essere stata in piedi molto a lungo. Qualcuno l’avrà sentito.
vanguard-log-ossuary-872-2 = L’ordine era mio, e sotto c’è il mio nome. Voi l’avete eseguito, e l’avete portato su a braccia, e a questo ho da aggiungere una cosa sola: tornate tutti. Non voglio aver pagato questa cosa più di così.

vanguard-page-ossuary-873 = La spina si spezza
vanguard-log-ossuary-873-1 = La spina si sta spezzando, dietro la Camera del Canto, lo vedo da qui, il terreno è diventato molle lungo tutta una linea. Esce polvere da ogni pozzo. Se siete sotto, salite, saliteci attraverso, è l’unica via che sia ancora una via. E salendo dite i nomi.

vanguard-page-ossuary-874 = Una nota corretta
vanguard-log-ossuary-874-1 = La squadra canta. Non canta bene; una voce è calante, un’altra si tiene a stento dal ridere, per la paura. Il nucleo tace e ascolta. Poi restituisce il canto, con le voci di tutti, e una sola nota corretta.
vanguard-log-ossuary-874-2 = Con quella nota si capisce. Non è un lamento. È una chiamata all’atterraggio: indirizzo, profondità, direzione, venite. La flotta non è morta qui per caso. Era stata invitata; è scesa in buon ordine e ha aspettato che le dicessero come proseguire.
vanguard-log-ossuary-874-3 = Non era rimasto nessuno a dire «andate». Così è rimasta, scafo accanto a scafo, rivolta alla voce, finché è diventata una piana. Lungo il corridoio le ultime Lanterne chiamano ancora. Questa, da un attimo, sa anche ascoltare.

vanguard-page-ossuary-875 = Per colore
vanguard-log-ossuary-875-1 = Dunque lo Spigolatore abita qui: una cavità dietro la galleria, asciutta e spazzata. Lungo le pareti sono allineate, divise per colore, tutte le piccole cose lucenti che la flotta abbia mai avuto: bottoni, quadranti, schegge di lente. Nella fila azzurra vedo il gancio della mia lampada.
vanguard-log-ossuary-875-2 = Lui siede nel mezzo e si fa piccolo, e ci mette un po’. Poi abbassa il muso, sceglie un pezzo, ci ripensa, ne sceglie uno migliore e lo spinge sul pavimento verso di noi.

vanguard-page-ossuary-876 = Una scrittura d’ossa
vanguard-log-ossuary-876-1 = Vista dall’alto, la piana è una frase in una scrittura d’ossa. Ho fatto mettere l’immagine sullo schermo grande, e sul Ponte nessuno ha detto una parola. Con il canto la si può quasi leggere. Senza il nucleo si ferma. Quello che abbiamo fatto laggiù è nel mio rapporto.

vanguard-page-ossuary-877 = Le lampade cadute
vanguard-log-ossuary-877-1 = La fune è giù, è nella polvere, cercatela a tentoni, in fondo c’è una luce. Ci siete tutti? Tutti, allora via, via. Lasciate le lampade. C’è qualcosa laggiù che raccoglie le vostre lampade. Se le porta via una alla volta. Ci sta attentissimo.

vanguard-page-ossuary-878 = L’unica cosa nuova
vanguard-log-ossuary-878-1 = Quando avete finito con le ossa guardate là, alla spaccatura. Una riga sottile e lucida, da una parte all’altra: quella è nostra. È l’unica cosa nuova in tutta la piana. Ci sarà ancora quando me ne starò in pensione, e un giorno qualcuno ci passerà senza pensarci due volte.

vanguard-page-ossuary-879 = Nessun canto
vanguard-log-ossuary-879-1 = Nessun canto. Nei caschi ci siamo soltanto noi. La tempesta comincia prima che i motori si fermino, come se fosse rimasta dietro la porta ad aspettare che entrassimo. Corde corte, tutti. Nessuno lasci andare nessuno.

vanguard-page-ossuary-880 = La nota corretta
vanguard-log-ossuary-880-1 = Il vento attraversa la piana canticchiando, e la nota è quella giusta; deve essersi esercitato. Nel fianco di ogni scafo, dove c’era una parete, è aperta una porta d’osso. Da sotto arrivano le voci stesse della squadra, e sembrano contente di vederla.
