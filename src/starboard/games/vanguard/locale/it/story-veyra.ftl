# Secche di Veyra: le Annotazioni.

vanguard-page-veyra-801 = Via gli stivali
vanguard-log-veyra-801-1 = «Via gli stivali», dice qualcuno, e a nessuno viene in mente un’obiezione. L’acqua è tiepida e alta un palmo, e la luce ci sta dentro a strisce, come se si potesse raccoglierne una. Secondo l’orologio delle maree che ho sulla manica dovrebbe arrivarmi al petto. Mi arriva alle caviglie.
vanguard-log-veyra-801-2 = Dalle secche spuntano tre teste di scogliera: la scala, l’arco, i denti. Rilevate quelle, la nave saprà come tira la Lanterna lassù. Nel mezzo, tutto ciò che striscia e luccica sembra messo in mostra apposta per noi. Cercheremo di comportarci bene.

vanguard-page-veyra-802 = Migliaia di tacche
vanguard-log-veyra-802-1 = La scala scende oltre la luce; l’abbiamo scandagliata fin dove arriva la sagola. Su ogni alzata corre una fila di tacche: l’alta marea, giorno per giorno, per migliaia di giorni. Qualcuno si è seduto qui a contare le maree, molto prima di noi, e meglio.
vanguard-log-veyra-802-2 = Ogni pochi gradini cambia la mano: sono stati in parecchi, uno dopo l’altro. Sull’ultimo la fila si interrompe a metà. Il posto per la tacca seguente è già segnato, con un graffio leggero, per trovarlo pronto l’indomani.

vanguard-page-veyra-803 = L’arco
vanguard-log-veyra-803-1 = Un arco di pietra viva, con labbra di conchiglia. L’acqua entra. Dopo un bel po’, l’acqua esce. Non c’è corrente che lo spieghi. Chi ci resta davanti abbastanza prima o poi alza gli occhi, perché lassù la luce cresce e cala esattamente con lo stesso tempo.

vanguard-page-veyra-804 = Anelli di crescita
vanguard-log-veyra-804-1 = Negli anelli umidi dell’alga c’è qualcosa che uccide ciò che uccide noi. L’ho su tutti i vetrini della valigetta, e la valigetta non è mai stata così pulita. Avvisate l’Infermeria. Anzi, avvisatela stasera, quando sono seduti. Vorranno venire a prenderselo di persona.

vanguard-page-veyra-805 = Il mare si alza in piedi
vanguard-log-veyra-805-1 = Il faro divampa, guardate su, no, non guardate su, guardate l’acqua. Non si frange, non fa nemmeno rumore, si alza in piedi e basta, tutta quanta. Se siete sulle piane, toglietevi dalle piane. Quando ho cominciato la frase le piane c’erano ancora.

vanguard-page-veyra-806 = Quel che l’acqua lascia
vanguard-log-veyra-806-1 = L’acqua se ne va in silenzio, come chi ha sbagliato stanza. Dietro di lei la sabbia fuma. Ci sono rimaste cose che prima non c’erano: una treccia di vetro, un ventaglio che si apre e si chiude, qualcosa che si srotola, nota dei piedi e si riarrotola.

vanguard-page-veyra-807 = L’Infermeria chiede
vanguard-log-veyra-807-1 = Dunque le pozze sono quelle. Ho qui le vostre immagini: corpi come vetro, a centinaia, nessuno più lungo di un dito, si vede battere il cuore. Le immagini le ha anche l’Infermeria. L’Infermeria chiede una rete piena.
vanguard-log-veyra-807-2 = Medicine per anni, dicono, per tutti a bordo, e su questo credo che abbiano ragione. Che cosa lascia una rete piena non lo dicono, e io non l’ho chiesto. Vi leggo l’ordine così com’è scritto, nient’altro. Che cosa rispondo?

vanguard-page-veyra-808 = Un piccolo suono
vanguard-log-veyra-808-1 = La rete è pesante e fa un piccolo suono, tutta insieme, come un dito bagnato sull’orlo di un bicchiere. Si può tirarla su così com’è. Si può tirarne su una dozzina e lasciare andare il resto. Mi è capitato di portare feriti che pesavano meno.

vanguard-page-veyra-809 = Senza fondo
vanguard-log-veyra-809-1 = Il fondo finisce. Un passo è verde, quello dopo è blu, e poi di passi non ce ne sono più; ho tutte e due le mani sulla roccia. Molto in basso c’è una luce. Risponde a quella del cielo, battito per battito, ma in ritardo, come chi capisce la battuta dopo gli altri.

vanguard-page-veyra-810 = Tavola delle maree
vanguard-log-veyra-810-1 = Tre teste, una tavola. Ce l’ho qui davanti. La marea segue la Lanterna, la Lanterna segue qualcos’altro, e questo qualcosa rallenta da sessant’anni. Rallentava già quando sono nata. Eravamo solo troppo occupati per accorgercene.
vanguard-log-veyra-810-2 = La squadra ha fatto quello che le era stato chiesto, a piedi nudi, mi dicono. Ha i miei ringraziamenti. Una copia della tavola va a chiunque su questa nave tracci una rotta. Le vecchie carte si possono usare per incartare.

vanguard-page-veyra-811 = La nota giusta
vanguard-log-veyra-811-1 = In fondo alla corda, dove il freddo ha un sapore, una conchiglia grande come una porta sta sospesa nel blu. Il bordo è stato limato, un po’ qui e un po’ là, come si accorda una campana. Colpita con il pugno, dà una nota sola, e la tiene a lungo.
vanguard-log-veyra-811-2 = Il ronzio del faro è in tutte le radio da settimane, ed è sempre stato un po’ stonato; nessuno avrebbe saputo dire in che senso. Ora lo sanno tutti. La nota per cui l’hanno fatto è questa.

vanguard-page-veyra-812 = Marea viva
vanguard-log-veyra-812-1 = Marea viva. Le teste resteranno sott’acqua per un mese. Ho cercato un modo di dirlo che lo facesse sembrare una decisione vostra, e non c’è. Lasciate gli strumenti. Riportate le persone.

vanguard-page-veyra-813 = Una buona cima
vanguard-log-veyra-813-1 = Denti è la parola giusta. Pietra, alta il doppio di noi, e la risacca passa nelle fessure come una sega tra le assi. C’è un solo punto buono per una cima, dal terzo all’ultimo, se si riesce a convincere qualcuno a lanciarla. Mi guardo attorno. Di colpo tutti hanno una fibbia da sistemare.

vanguard-page-veyra-814 = Si piega
vanguard-log-veyra-814-1 = Tiene. Tiene, e addosso non ci è rimasto un filo asciutto, e per questa vista lo rifarei. Dall’ultimo dente si vede arrivare la marea, una linea tracciata da un capo all’altro del mare. Solo che non è dritta. Si piega verso il faro, come l’erba verso una finestra.

vanguard-page-veyra-815 = Quattrocento
vanguard-log-veyra-815-1 = Respira una volta ogni quattrocento battiti; i miei, contati tre volte. Ma gli strati di conchiglia più vecchi raccontano un’altra storia. Lì sono trecento. Chi batte il tempo per questo mare si sta stancando, e la pietra ha tenuto il verbale.

vanguard-page-veyra-816 = Il cerchio si chiude
vanguard-log-veyra-816-1 = E su. C’è sale dappertutto, ho il sale nel caffè, e sono in orbita. Se avete un finestrino guardate giù: avete lasciato un buco nell’acqua, perfettamente tondo, proprio della vostra misura. Adesso il mare ridisegna il suo cerchio e lo chiude. Gentile, in fondo.

vanguard-page-veyra-817 = Verricello
vanguard-log-veyra-817-1 = Giù il verricello, giù, chi è più vicino agganci chi sta peggio, senza discutere. Su. Contatevi. Un’altra volta, più forte, con il motore non vi sento. Bene. La vostra rete gira ancora laggiù nella risacca, può restarci, e nessuno la guardi in quel modo.

vanguard-page-veyra-818 = Come una pagina sola
vanguard-log-veyra-818-1 = Si voltano tutti insieme, come una pagina sola. E lì si fermano, un muro pallido nell’acqua, e non se ne avvicina nemmeno uno. Non ci davano la caccia. Ci spingevano, con tutta la delicatezza di cui sono capaci, via dal posto dove depongono. Abbiamo scambiato una spinta per un morso.

vanguard-page-veyra-819 = Acqua limpida
vanguard-log-veyra-819-1 = L’acqua è più limpida della prima volta. Si vede la sabbia, dappertutto, perché in mezzo non vive più niente. Niente avannotti, niente vetro, niente cerchi in superficie. Gli stivali ce li teniamo. Al largo si muove qualcosa di pallido: sono tanti, e vanno al passo.

vanguard-page-veyra-820 = La riva ha camminato
vanguard-log-veyra-820-1 = Tutta la riva è andata a passeggio. Dove c’era il mare aperto ora galleggia un giardino sulle proprie radici: steli, calici, un odore di pioggia e di pepe. Gli giriamo attorno due volte, per educazione. Poi si sposta, giuro che si sposta, e ci fa posto per atterrare.

vanguard-page-veyra-821 = Cerchi marroni
vanguard-log-veyra-821-1 = Dall’alto le pozze sono semplici cerchi marroni, come quelli che le tazze lasciano sul tavolo. Sappiamo che cosa c’era dentro, chi ha scritto l’ordine e chi l’ha eseguito. Nessuno guarda a lungo. Dall’altra parte della cabina c’è sempre qualcosa da fare.
