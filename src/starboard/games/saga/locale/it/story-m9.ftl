# Il Pozzo: le pagine della missione.

saga-page-m9-briefing = Il Pozzo
saga-page-m9-briefing-1 = C’è una sola uscita: il vecchio pozzo di lancio, quattro pianerottoli, dritto verso l’alto. Sotto di voi Deepwell viene bonificato, piano dopo piano. Il fuoco non ha fretta. Si prende una fila di pavimento a ogni Round, più tardi due, e quello che si è preso non c’è più.
saga-page-m9-briefing-2 = Su ogni pianerottolo ci sono due scale: una porta larga con la serratura e una stretta senza, che una sola Guardia può bloccare. Al terzo c’è una serranda tagliafuoco, buona per una pausa. In cima c’è un trasmettitore, per chi ha ancora qualcosa da dire.
saga-page-m9-briefing-3 = Di sopra qualcuno aspetta. Chi sia dipende da quello che avete fatto finora, ed è troppo tardi per farlo diversamente. Salite.

saga-page-m9-start = Aria che sale
saga-page-m9-start-1 = Un vento caldo soffia verso l’alto e porta con sé cenere, carta, un guanto. Qualcuno lascia cadere una moneta oltre la ringhiera, come portafortuna. Ascoltate per un po’. Non arriva in fondo.

saga-page-m9-lift-wreck = L’ascensore caduto
saga-page-m9-lift-wreck-1 = In mezzo al pianerottolo c’è un ascensore caduto anni fa, con le porte ancora educatamente chiuse. L’indicatore segna l’ultimo piano. Le Guardie lo usano come muro. Nessuno l’ha mai aperto.

saga-page-m9-crew-landing = Buon compleanno
saga-page-m9-crew-landing-1 = Cuccette, un tavolo, uno striscione: BUON COMPLEANNO, con il nome strappato. Sulla parete ovest la leva della serranda tagliafuoco, sotto uno spesso strato di vernice. Chi la tira regala due Round a tutti.

saga-page-m9-hale-hunts = In cappotto
saga-page-m9-hale-hunts-1 = Sotto, tra voi e il fuoco, si apre una porta. La direttrice Hale esce in cappotto da viaggio, pistola in mano, e non si volta a guardare quello che brucia: sono soltanto otto livelli. «Ve ne siete andati», dice, «senza salutare.»

saga-page-m9-counted = Contati
saga-page-m9-counted-1 = Cielo, un quadrato, grigio ed enorme. Davanti, gente con i colori dell’azienda, su due file. Uno di loro vi conta ad alta voce mentre salite, matita in mano, come passeggeri. Il conto evidentemente non torna; prendono la mira per correggerlo.

saga-page-m9-regards = I saluti di Blaine
saga-page-m9-regards-1 = Cielo, un quadrato. Davanti, gente in giubbotto da soccorritore, con coperte sul braccio. State già agitando la mano quando notate che cosa c’è sotto le coperte. «Blaine vi manda i suoi saluti», dice il primo. «Dice che non è mai stata una questione personale. Dice che avreste capito.»

saga-page-m9-empty-posts = Cancelli aperti
saga-page-m9-empty-posts-1 = Cielo, un quadrato. I cancelli sono aperti, le postazioni vuote, una tazza su una ringhiera fuma ancora. Nessuno vi ferma: non c’è nessuno per farlo. I vostri nuovi tesserini lampeggiano verdi, a vuoto. Da sotto, sulle scale, arriva un rumore come di tanti piedi bagnati.

saga-page-m9-orchard-climbs = Ha trovato le scale
saga-page-m9-orchard-climbs-1 = Due pianerottoli più sotto, qualcosa di grande si appoggia alla ringhiera. Il respiro lo conoscete. Ha ancora dei fiori, alcuni in fiamme, e non gli importa. Il Frutteto sale a cercare la luce.

saga-page-m9-broadcast = A chi di competenza
saga-page-m9-broadcast-1 = Il trasmettitore si scalda con odore di polvere. Poi una voce si spande sulle piane, sul porto, su tutto ciò che ha un’antenna: cifre, una riga dopo l’altra, senza fretta, come una ricetta letta a un bambino. Di sopra qualcuno grida di spegnere.

saga-page-m9-out = Vento
saga-page-m9-out-1 = Vento. Vento vero, da una parte sola, con la sabbia dentro. L’ultimo di voi rotola oltre il bordo della piattaforma e resta sdraiato a terra, e la terra sta ferma.

saga-page-m9-won-1 = Di sopra
saga-page-m9-won-1-1 = Alle vostre spalle una colonna d’aria calda sta sopra il pozzo, dritta come un dito. Il sole è piccolo e troppo forte, e ognuno di voi lo trova eccellente. Quello che avete portato fuori è fuori. Il resto rimarrà sotto.

saga-page-m9-lost-1 = Tra due pianerottoli
saga-page-m9-lost-1-1 = Siete quasi tutti seduti contro un muro, tra due pianerottoli, e il muro si sta scaldando. Qualcuno comincia una barzelletta che conoscete tutti. È lunga. Arriva fino al tram.

saga-page-m9-lost-2 = Troppo pochi
saga-page-m9-lost-2-1 = Per darsi una mano a salire bisogna essere in due, e due non siete più. La piattaforma è a undici gradini. Potrebbe essere la luna, che tra l’altro da qui si vede.

saga-page-m9-lost-3 = L’ultima fila
saga-page-m9-lost-3-1 = Il fuoco raggiunge l’ultimo pianerottolo e fa quello per cui è stato mandato. Per un momento c’è luce abbastanza per leggere. Poi il pozzo è solo un buco nelle Piane di Cenere, e il vento ci soffia dentro la sabbia.
