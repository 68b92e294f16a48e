# Prova Antincendio: le pagine della missione.

saga-page-c-briefing = Prova Antincendio
saga-page-c-briefing-1 = «Chiunque abbia suonato quella campana ci ha fatto un favore», dice Dulinsky. «Niente impiegati nei corridoi. Solo gente col fucile.»
saga-page-c-briefing-2 = La squadra è finalmente al completo, e l’unica strada per l’hangar passa dall’inceneritore. Ai piani alti qualcuno ha ordinato una prova antincendio: gli uffici sono vuoti, e ai Marine è stato detto di setacciare il resto.
saga-page-c-briefing-3 = L’uscita è la scala del camino nella sala della fornace, chiusa finché qualcuno non tira la leva lì vicino. A ovest c’è l’ufficio smistamento, dove il caposquadra tiene la sua chiave; a sud il posto di guardia, dove i Marine tengono tutto il resto. Il bruciatore si può accendere a mano. Non chiede da che parte state.

saga-page-c-flue-open = Il camino
saga-page-c-flue-open-1 = La leva scende insieme a un anno di fuliggine. Sopra la scala un coperchio si inclina, e per la prima volta da quando esiste nella sala della fornace passa aria pulita. La via verso l’alto è aperta.

saga-page-c-won-1 = Su per il camino
saga-page-c-won-1-1 = Due di voi escono dal camino, neri come spazzacamini e primi in fila per l’hangar. Di sotto la prova continua con grande disciplina. Secondo il tabellone all’ingresso tutti hanno lasciato l’edificio. È quasi vero.

saga-page-c-lost-1 = Appello
saga-page-c-lost-1-1 = I Marine vi trovano tra i bidoni, quasi nessuno ancora in grado di alzarsi. Passa un impiegato in gilet arancione con un elenco e chiede se fate parte del personale. Il sergente ci pensa su. «Rifiuti», dice, e firma.

saga-page-c-lost-2 = Fine della prova
saga-page-c-lost-2-1 = La campana tace. In tutto l’edificio si aprono le porte, e quattrocento impiegati tornano alle scrivanie con caffè e domande. In armatura non si attraversa una folla così. Vi chiedono i documenti tutti insieme.
