# Le Condizioni di Hale: le pagine della missione.

saga-page-m8-briefing = Le Condizioni di Hale
saga-page-m8-briefing-1 = La direttrice Corvane Hale vi riceve. Lo dice un biglietto lasciato nell’ascensore, con l’ora e, tra parentesi, «armi facoltative». Siede nella sala del consiglio, in fondo al suo piano, dietro un vetro che può permettersi e guardie che non può permettersi.
saga-page-m8-briefing-2 = Due macchine accanto alla poltrona deviano tutto quello che le si spara. Gli interruttori sono nelle due ali, a nord e a sud, con gente davanti. Tra voi e tutto questo c’è un atrio con una fontana, e ben poco dietro cui ripararsi.
saga-page-m8-briefing-3 = Ha letto il vostro contratto, dice il biglietto sul retro. Tutto, anche le clausole in piccolo. Vorrebbe parlarne. Sarebbe un errore pensare che questo la renda innocua, e un altro pensare che menta.

saga-page-m8-start = Moquette
saga-page-m8-start-1 = Moquette fino alla caviglia. Dopo tutto quello che rombava, gocciolava e batteva, il silenzio è così spesso che si sente il vostro equipaggiamento. Qualcuno ha preparato delle pantofole, delle vostre misure.

saga-page-m8-atrium = I direttori
saga-page-m8-atrium-1 = Una fontana e, tutt’intorno, i ritratti dei direttori di Deepwell, ciascuno con i suoi anni di servizio. Gli anni si accorciano. L’ultima cornice è vuota, lucidata, e ha già il chiodo per la targhetta.

saga-page-m8-switch-panel = Il cavo
saga-page-m8-switch-panel-1 = Un quadro con un sigillo di piombo, e da lì un cavo grosso come un braccio che entra nella parete della sala del consiglio. Ronza su una sola nota. Chi volesse rendere mortale la direttrice comincerebbe da qui.
saga-page-m8-switch-panel-2 = Accanto è appeso un foglio: pulire ogni giorno, controllare ogni settimana, toccare mai, con quattro firme diverse e il segno di una tazza. Dall’altra parte dell’atrio arriva la stessa nota, appena più bassa. Ce ne sono due.

saga-page-m8-hale = Siete in ritardo
saga-page-m8-hale-1 = Non si alza. Tailleur grigio, capelli grigi, una piccola pistola accanto al bicchiere, come altri posano gli occhiali. «Sedetevi», dice la direttrice Hale. «Siete in ritardo.» Ci sono esattamente le sedie che servono.

saga-page-m8-offer = L’offerta
saga-page-m8-offer-1 = Alza una mano, e i suoi smettono di sparare. È così improvviso che smettono anche i vostri. «Amnistia», dice Hale, un po’ senza fiato. «Quote societarie. Stanze con finestre. Voi fate la guardia a ciò che eravate venuti a rubare, e siete pagati ogni mese, il che per voi sarà una novità.»
saga-page-m8-offer-2 = «In cambio: una firma. La vostra, sotto la mia. La Mazon produce la cura e la vende a un prezzo che è soltanto alto. Il vostro signor Blaine la venderebbe a un solo compratore, una volta sola. Chiedetevi chi di noi due è il mostro. Fate con calma. Avete circa un minuto.»

saga-page-m8-refused = Come volete
saga-page-m8-refused-1 = «Come volete.» Si alza per la prima volta, si sistema i polsini e ha un aspetto migliore di quanto dovrebbe. «Allora Blaine vi farà uccidere per niente. Io almeno un motivo lo avrei avuto.» I suoi ricaricano.

saga-page-m8-why = Il motivo
saga-page-m8-why-1 = «Perché?» Vi guarda come si guarda chi ha firmato senza leggere. «Perché il ceppo veniva da lui. Ce l’ha venduto vivo, con le istruzioni, e adesso vuole vendere il rimedio. Chi porta Lanterna fuori di qui sa fare due più due. Nel personale non gli è mai piaciuto.»

saga-page-m8-private-file = Il fascicolo
saga-page-m8-private-file-1 = Una cartellina sottile, ben tenuta. In cima c’è una vecchia ricevuta: un ceppo, vivo, con istruzioni. Venditore: Blaine. La firma la conoscete; sta anche in fondo al vostro contratto. A margine qualcuno ha annotato, con bella grafia: «Prima ci vende la febbre. Poi manda a prendere la cura.»

saga-page-m8-hale-down = Smette e basta
saga-page-m8-hale-down-1 = L’allarme non lo spegne nessuno. Smette e basta, a metà, come chi si accorge che nessuno ascolta. La direttrice Hale è seduta sulla sua poltrona e guarda, oltre voi, la cornice vuota.

saga-page-m8-won-1 = Posto vacante
saga-page-m8-won-1-1 = Il piano della direzione è vostro, con la fontana, la moquette e un certo numero di guardie che cercano l’uscita. Sulla scrivania suona un telefono, due volte, da molto lontano. Nessuno risponde. Sotto i vostri piedi, in profondità, il primo tonfo sordo.

saga-page-m8-won-2 = Clausole in piccolo
saga-page-m8-won-2-1 = La penna è pesante e scrive benissimo. Hale asciuga di persona ogni firma. «Benvenuti alla Mazon», dice, e per la prima volta sorride, anche se non a voi. Poi guarda il quadro alla parete, dove si è appena spenta una spia, e smette di sorridere.

saga-page-m8-won-3 = In compagnia
saga-page-m8-won-3-1 = L’ascensore si chiude su una sala del consiglio piena di fumo, e Airone è con voi, con in tasca un calamaio e nessuna spiegazione. «È stata piuttosto gentile», dice. «Mi ha offerto la cornice vuota.» Sotto di voi si sente un tonfo.

saga-page-m8-lost-1 = Verbale della riunione
saga-page-m8-lost-1-1 = Siete quasi tutti stesi sulla moquette, che regge bene: è stata scelta per questo. Hale si fa leggere il verbale, corregge una virgola e chiede se ci sono obiezioni. Chi può ancora se ne va dalla cucina.

saga-page-m8-lost-2 = Fine dell’orario d’ufficio
saga-page-m8-lost-2-1 = Suona un gong, e il vetro della sala del consiglio diventa nero. Dietro, qualcuno chiude una cartella. Dalle ali arriva gente che non avevate ancora visto, in cappotti di buon taglio. Qui gli appuntamenti, a quanto pare, non si prolungano.
