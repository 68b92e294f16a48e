# Due Chiavi: le pagine della missione.

saga-page-b-briefing = Due Chiavi
saga-page-b-briefing-1 = «Due chiavi, due stanze, un cancello», dice Dulinsky. «Chi l’ha costruito non si fidava di nessuno. Gente di buon senso.»
saga-page-b-briefing-2 = La scala di servizio finisce alla vecchia cisterna, che nessuno ha pulito e nessuno ha dimenticato. Il cancello dall’altra parte si apre quando le due chiavi vengono girate insieme, in due stanze con l’acqua in mezzo. Servono due paia di mani. Dulinsky ne ha uno. L’altro ce l’ha Curby, il robot, e ne va piuttosto fiero.
saga-page-b-briefing-3 = La prima chiave è nella sala della cisterna, la seconda nella sala di controllo del cancello, dietro una porta doppia bloccata. In giro c’è il turno di notte: soprattutto Tecnici, un paio di Guardie. Ormai aspettano qualcuno.

saga-page-b-cistern = Acqua nera
saga-page-b-cistern-1 = La porta si apre su una sala con più acqua che pavimento. La cisterna sta nel mezzo, piatta, nera e, a giudicare dal parapetto, profonda. Sull’altra riva una porta doppia; su questa, gente che alza la testa dal lavoro.

saga-page-b-both-keys = Tutte e due insieme
saga-page-b-both-keys-1 = Entrambe le chiavi sono girate. Da qualche parte nel muro un peso cade come doveva cadere, e sopra il cancello si accende una spia verde che non si accendeva da anni. Il cancello è sbloccato, e resta così. Qualcuno deve solo andare ad aprirlo.

saga-page-b-won-1 = Oltre il cancello
saga-page-b-won-1-1 = Il cancello si sposta stridendo, e l’aria dietro è asciutta per la prima volta in tutta la notte. Curby lascia una scia bagnata sul pavimento pulito di qualcuno. Sul suo piccolo schermo si legge, ben in vista: DUE PAIA.

saga-page-b-lost-1 = Una chiave di troppo
saga-page-b-lost-1-1 = Una chiave si potrebbe ancora girare, ma non è rimasto nessuno per l’altra. La cisterna si prende quello che ci è caduto dentro e si richiude. Nella sala di controllo un Tecnico compila un modulo. Alla voce «visitatori» scrive: nessuno.

saga-page-b-lost-2 = Senza mani
saga-page-b-lost-2-1 = Nessuno dei due si regge in piedi senza l’altro, e in mezzo c’è l’acqua. Il turno di notte ora se la prende comoda. Per il capitano ha le manette e per il robot, dopo una breve discussione, un carrello.
