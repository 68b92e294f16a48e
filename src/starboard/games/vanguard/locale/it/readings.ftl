# The options of a table: the harder mode, and other readings of the printed rules.

vanguard-option-deadly-space = Spazio Mortale
    .text = Più difficile: chi causa un’Evacuazione di Emergenza muore, «Sfinimento» non si può girare a faccia in giù e il primo Evento di ogni round ha entrambi gli effetti.
vanguard-option-only-travel-barred = «Nessun movimento» vieta solo il Viaggio
    .text = L’icona «Nessun movimento» vieta soltanto l’azione Viaggio. Gli effetti possono muovere i Membri dell’Equipaggio fuori dal Settore.
vanguard-option-one-sacrifice-for-all = Basta un Sacrificio
    .text = Chi deve Spendere più dadi e non ne ha abbastanza Disponibili ne Sacrifica uno solo, per quanti ne manchino.
vanguard-option-sacrifice-in-colour = Il Sacrificio mantiene il colore
    .text = Chi non può Spendere un dado del colore indicato ne Sacrifica uno di quel colore, oppure ottiene «Sfinimento».
vanguard-option-vanguard-not-any = Vanguard non è «Qualsiasi»
    .text = In una Combinazione di Dadi Vanguard non conta come simbolo «Qualsiasi». Conta ancora come icona espressamente indicata.
vanguard-option-logs-in-own-turn = Annotazioni solo nel proprio turno
    .text = L’Annotazione di un Settore si legge solo quando un Membro dell’Equipaggio vi arriva nel proprio turno.
