# Gabbie Gentili: le pagine della missione.

saga-page-m6-briefing = Gabbie Gentili
saga-page-m6-briefing-1 = Il serraglio chiama gentili le sue gabbie perché non hanno sbarre. Hanno una luce azzurra, e chi sta dentro ha imparato dove finisce. Nel mezzo, in un recinto tutto suo, vive un Chovar. I guardiani lo chiamano Vecchia Marea.
saga-page-m6-briefing-2 = Quello che gocciola dalle pompe del suo recinto è l’altra metà di Lanterna. Vi serve. Potete spillarla da tutte e due le pompe, accanto a una cosa che intanto vi legge dentro. Potete uccidere ciò che mungono. Oppure qualcuno sale alla galleria e gli toglie il collare.
saga-page-m6-briefing-3 = Parla a chiunque si avvicini abbastanza, che lo voglia o no. Tenetevi al muro esterno. E guardate la tabella dei pasti: a un’ora fissa qualcuno apre i recinti a ovest. Chi ci vive non è l’animale da compagnia di nessuno.

saga-page-m6-start = Ninna nanna
saga-page-m6-start-1 = Dagli altoparlanti arriva una ninna nanna, troppo lenta, come se qualcuno tenesse il disco con un dito. Sulla scala ci sono stivali di gomma di ogni misura. Un paio è molto piccolo. Decidete di non pensarci.

saga-page-m6-the-pen = Alza la testa
saga-page-m6-the-pen-1 = Luce azzurra in mezzo alla sala, e nella luce qualcosa grande come un furgone che alza la testa. Occhi veri e propri non ne ha. Eppure sapete, tutti nello stesso istante, di essere stati visti, contati e mandati a memoria.

saga-page-m6-memory = Non è vostro
saga-page-m6-memory-1 = Per la durata di un respiro ricordate di essere stati molto vecchi e molto bagnati, e una spiaggia, e gente con gli uncini. Non è un ricordo vostro. Vi sta male, come un cappotto prestato, ed è ancora caldo.

saga-page-m6-feeding-chart = La tabella
saga-page-m6-feeding-chart-1 = La stanza dei guardiani: quattro tazze, una sedia, una tabella alla parete. Per gli orari dei pasti qualcuno ha disegnato faccine sorridenti. Accanto ai recinti a ovest la faccina ha i denti.

saga-page-m6-bell = Una campanella
saga-page-m6-bell-1 = A ovest suona una campanella, piccola e chiara, come a scuola. Laggiù, dietro il campo, qualcosa si alza, e poi qualcos’altro. Al prossimo Round mangiano.

saga-page-m6-feeding = L’ora del pasto
saga-page-m6-feeding-1 = La luce azzurra a ovest si spegne. Non si precipitano. Escono uno dopo l’altro, come chi ha aspettato l’autobus, e si guardano intorno per vedere che cosa c’è oggi.

saga-page-m6-collar = Come un sipario
saga-page-m6-collar-1 = Il collare si apre con il rumore di una cintura dopo cena. Vecchia Marea non attacca. Si appoggia alla parete nord, e la parete si apre come un sipario. Prima di andarsene dà a ciascuno qualcosa: un volto, molto nitido, che ride sopra una vasca di vetro. Il volto lo conoscete. È quello di Blaine.

saga-page-m6-old-tide-dead = Bassa marea
saga-page-m6-old-tide-dead-1 = Ci mette molto a sdraiarsi, e poi resta a terra. In tutte le teste, nello stesso istante, si spegne qualcosa che vi ardeva senza che nessuno lo notasse. Perfino gli infetti si fermano e si guardano le mani.

saga-page-m6-won-1 = Sul feltro
saga-page-m6-won-1-1 = L’ascensore passa davanti a un cartello che ringrazia per la visita. Qualcuno tiene la fiala controluce. Ha il colore dell’interno di una conchiglia. Ecco com’è fatta mezza cura; l’altra metà sembra sempre meno cara.

saga-page-m6-lost-1 = Nuovi arrivi
saga-page-m6-lost-1-1 = I guardiani vi allineano sul camminamento in ordine di altezza. Hanno coperte, acqua calda e voci dolci. «Su, su», dice uno, e prende un collare. La ninna nanna ricomincia da capo.

saga-page-m6-lost-2 = Chiuso al pubblico
saga-page-m6-lost-2-1 = La ninna nanna finisce a metà battuta. La luce azzurra si fa più forte, campo dopo campo, finché c’è più gabbia che pavimento. La visita è finita. Uscite dallo scolo dei guardiani, con i piedi bagnati e senza la fiala.
