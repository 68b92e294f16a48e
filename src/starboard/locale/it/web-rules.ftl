# La consultazione delle regole: la cornice e i nomi dei capitoli.


## Consultare

web-rules-title = Regole: { $game }
web-rules-lead = Tutte le regole con cui gioca questo tavolo, una per una, con parole nostre.
web-rules-search = Cerca nelle regole
web-rules-search-hint = Qualche parola, o il numero di una regola.
web-rules-chapters = Capitoli
web-rules-found = { $count ->
        [0] Nessuna regola trovata
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
web-rules-nothing = Nessuna regola parla di «{ $words }». Prova con meno parole, o con altre.
web-rules-no-such = La regola { $rule } non esiste. Cercala, o scegli un capitolo.
web-rules-see = Vedi anche
web-rules-neighbours = Le regole prima e dopo
web-rules-decided = Le regole stampate lasciano la questione aperta: questo tavolo decide così.
web-rules-rulings = Due letture possibili
web-rules-rulings-about = Qui le regole stampate ammettono due letture. Un tavolo gioca con la prima, se chi ospita non ha scelto l’altra.
web-rules-usual = Di solito
web-rules-option = Con l’opzione «{ $option }»
