# Gli Scaffali Mobili: le pagine della missione.

saga-page-m5-briefing = Gli Scaffali Mobili
saga-page-m5-briefing-1 = La Mazon tiene la memoria di carta su scaffali mobili e quella vera in un solo nucleo, nella camera fredda là dietro. Gli scaffali corrono su rotaie. Se ne sposta uno da un Terminale e si apre un corridoio; chi sta in quello vecchio ha poco tempo per rifletterci.
saga-page-m5-briefing-2 = Il nucleo è la formula di Lanterna. Prendetelo, se ci riuscite, e uscite col tram. L’archivio ha anche un registro: chi ha venduto che cosa a chi, e quando. Chi li ha visti entrambi dice che il registro è la lettura più interessante. Non dice perché.
saga-page-m5-briefing-3 = Qualcun altro è stato pagato per prendere il nucleo. Maren Voss, che nel mestiere chiamano l’Averla, lavora da sola e ama il buio. Quasi tutte le lampade tra gli scaffali sono già spente. Non è stato il custode.

saga-page-m5-start = Silenzio, prego
saga-page-m5-start-1 = Lampade verdi su lunghi tavoli, odore di polvere e di ozono. Un cartello chiede silenzio. Quasi a dare l’esempio, lo scaffale più vicino scivola di un passo a est e torna indietro, senza un rumore, e sta lì come se niente fosse.

saga-page-m5-stacks = Gli scaffali
saga-page-m5-stacks-1 = Scaffali dal pavimento al soffitto, e dietro altri scaffali. Laggiù si muovono due luci, all’altezza di una mano. Da qualche parte scivola un foglio e scende senza nessuna fretta. I corridoi sono larghi quanto una persona. Tenetelo a mente.

saga-page-m5-shrike = Niente di personale
saga-page-m5-shrike-1 = Nel buio scatta un otturatore, ben oliato. «Niente di personale», dice una voce di donna, da nessuna direzione in particolare. «Il nucleo è uno e noi, diciamo, siamo in due. Lo prendo e me ne vado. State fermi, e non si fa male nessuno per cui non sono pagata.»

saga-page-m5-ledger = Pagina 212
saga-page-m5-ledger-1 = Il registro è scritto a mano, in bella calligrafia. Pagina 212: un ceppo, vivo, con istruzioni. Acquistato dalla Mazon Labs. Venditore: B. Il numero di conto lì sotto lo sapete tutti a memoria. È quello che vi paga.

saga-page-m5-tram-bell = La campanella
saga-page-m5-tram-bell-1 = Il nucleo esce dalla sua culla con un piccolo scatto freddo, come un cubetto di ghiaccio. Da qualche parte a sud suona la campanella del tram. Può essere un caso. Sembra un consiglio.

saga-page-m5-tram-gone = Senza di voi
saga-page-m5-tram-gone-1 = Il tram parte con una sola passeggera, in piedi, una borsa sotto il braccio e il fucile tra le ginocchia. Porta due dita al berretto. Il tabellone sopra la banchina dice: prossima corsa tra due Round.

saga-page-m5-won-1 = Penultima fermata
saga-page-m5-won-1-1 = Il tram sa di lana bagnata e ha giusto i posti che servono. Alle vostre spalle gli scaffali si chiudono uno dopo l’altro, finché l’archivio è un unico blocco di carta con qualcuno dentro. Nessuno ha pagato il biglietto. Qualcuno lascia una moneta.

saga-page-m5-lost-1 = Archiviati
saga-page-m5-lost-1-1 = Vi trovano per il rumore che non fate più. Un Tecnico con le soprammaniche scrive un’etichetta per ciascuno, in bella calligrafia, e chiede come si scrive il nome. Lo scaffale aspetta già.

saga-page-m5-lost-2 = La campana di chiusura
saga-page-m5-lost-2-1 = Una campana, tre volte: l’archivio chiude. Tutti gli scaffali si avvicinano, piano e dalle due estremità, come ogni sera. Uscite tra due di loro, di fianco, a mani vuote e con le tasche piatte.
