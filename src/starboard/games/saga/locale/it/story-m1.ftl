# Documenti Falsi: le pagine della missione.

saga-page-m1-briefing = Documenti Falsi
saga-page-m1-briefing-1 = I lasciapassare falsi erano fatti bene. L’impiegata della dogana era più brava. Li ha guardati a lungo, ha sorriso, vi ha augurato un piacevole soggiorno su Eiras e ha premuto qualcosa sotto la scrivania.
saga-page-m1-briefing-2 = Ora siete sulla rampa della vostra stessa navetta, in un hangar che ha cominciato a chiudersi, un pezzo alla volta e in ordine alfabetico. Le Guardie arrivano da tre lati. Nessuno ha ancora sparato; qualcuno vi sta ancora leggendo i vostri diritti.
saga-page-m1-briefing-3 = Poi arriva una voce su un canale di servizio, una donna, senza fretta. «Chiamatemi Airone. Ci sono due strade per scendere. Le scale del personale dietro la dogana: vicine, ma ben chiuse. Il montacarichi dall’altra parte del campo: lontano, e ben sorvegliato. Sceglietene una. Tutte e due non le avrete.»

saga-page-m1-start = Si prega di restare calmi
saga-page-m1-start-1 = La sirena ha tre note e le usa tutte. Tra una e l’altra la voce dell’impiegata, cordiale come prima: «Si prega di restare accanto al veicolo. Un funzionario sarà presto da voi.» Su una parete si accende una tabella oraria. Il vostro nome non c’è, ma parla di voi.

saga-page-m1-recording = Ancora una cosa
saga-page-m1-recording-1 = «Ancora una cosa», dice Airone. «L’ufficio doganale registra tutto. Nel Terminale là dentro ci sono le vostre facce, le vostre voci e la brutta battuta che uno di voi ha fatto sul caffè. Cancellate tutto, e qui sotto nessuno saprà chi sta cercando.»

saga-page-m1-lockdown-locks = Blocco, prima parte
saga-page-m1-lockdown-locks-1 = I chiavistelli corrono nei muri come un brivido. Ogni serratura ancora chiusa adesso lo è un po’ di più. La tabella mette una spunta ordinata accanto alla prima riga.

saga-page-m1-lockdown-points = Blocco, seconda parte
saga-page-m1-lockdown-points-1 = I cancelli laterali dell’hangar si aprono per tutta la larghezza. Da ora chi arriva, arriva in fila per due. Seconda riga, seconda spunta.

saga-page-m1-lockdown-guard = Blocco, terza parte
saga-page-m1-lockdown-guard-1 = Tutti i permessi sono revocati, dice l’altoparlante, e da sotto arriva il rumore di molta gente che mette giù le posate. L’ultima riga della tabella dice soltanto: SIGILLARE.

saga-page-m1-tank = Vietato fumare
saga-page-m1-tank-1 = Il cartello sul serbatoio diceva VIETATO FUMARE in quattro lingue. Quello che ne resta ricade parecchio più tardi, in caratteri più piccoli.

saga-page-m1-your-faces = Sei schermi
saga-page-m1-your-faces-1 = Il caffè è ancora caldo. Sei schermi mostrano sei riprese della stessa rampa, e sulla rampa, da ogni lato, voi. Nessuna è lusinghiera. Qualcuno ha già disegnato un cerchio rosso.

saga-page-m1-stairwell = Le scale del personale
saga-page-m1-stairwell-1 = Un atrio con una pianta morta e, dietro, una tromba delle scale illuminata dal basso. Qualcuno ha coperto di vernice i numeri dei piani, due volte. Che le scale scendono, però, si legge ancora.

saga-page-m1-lift-cage = Il montacarichi
saga-page-m1-lift-cage-1 = La gabbia del montacarichi ronza per conto suo, porte aperte, portata undici tonnellate. Un avviso vieta il trasporto di persone. Ci sono delle Guardie a spiegare l’avviso.

saga-page-m1-undecided = Non è il mio turno
saga-page-m1-undecided-1 = Dietro la porta c’è un Tecnico con un panino, da solo, che non ha scelto da che parte stare. Guarda le vostre armi. Guarda l’armadietto. «Non è il mio turno», dice a nessuno in particolare, e si incammina.

saga-page-m1-won-1 = Si scende
saga-page-m1-won-1-1 = Alle vostre spalle l’hangar si sigilla attorno a una navetta vuota. Da qualche parte, di sopra, un’impiegata chiude la vostra pratica con una data e un punto interrogativo. Da qui c’è una sola direzione, e sa di disinfettante.

saga-page-m1-lost-1 = Restate dove siete
saga-page-m1-lost-1-1 = Quasi nessuno di voi è più in piedi, e gli altri tengono le mani bene in vista. L’impiegata scende di persona sul campo, con un modulo in triplice copia. «Motivo della visita?», chiede, e stavolta aspetta la risposta.

saga-page-m1-lost-2 = Sigillato
saga-page-m1-lost-2-1 = L’ultima riga della tabella riceve la sua spunta. Porte, montacarichi, scale, condotti: chiusi, e voi dal lato sbagliato. La sirena si ferma a metà di una nota. Nel silenzio l’altoparlante annuncia che il funzionario è arrivato.
