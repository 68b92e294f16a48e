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


## Capitoli di Nemesis

web-chapter-gen = Principi generali
web-chapter-setup = Preparazione
web-chapter-turn = Turni e round
web-chapter-event = Fase Evento
web-chapter-bag = Sacchetto Intruso
web-chapter-moment = Momenti critici
web-chapter-explore = Esplorazione
web-chapter-token = Gettoni Esplorazione
web-chapter-item = Strumenti e Oggetti
web-chapter-action = Azioni
web-chapter-craft = Creare Strumenti
web-chapter-move = Movimento
web-chapter-noise = Rumore
web-chapter-encounter = Incontri
web-chapter-combat = Combattimento
web-chapter-die = Dado Attacco
web-chapter-injury = Danni agli Intrusi
web-chapter-escape = Fuggire
web-chapter-attack = Attacchi degli Intrusi
web-chapter-wound = Ferite
web-chapter-death = Morte di un Personaggio
web-chapter-marker = Fuoco e Malfunzionamento
web-chapter-intruder = Intrusi
web-chapter-tech = Corridoi Tecnici
web-chapter-door = Portelloni
web-chapter-contam = Contaminazione
web-chapter-signal = Segnale
web-chapter-computer = Computer
web-chapter-room = Stanze
web-chapter-selfd = Autodistruzione
web-chapter-airlock = Procedura Airlock
web-chapter-nest = Nido e Uova
web-chapter-pod = Capsule di Salvataggio
web-chapter-hib = Ibernazione
web-chapter-engine = Motori
web-chapter-coord = Coordinate e Destinazione
web-chapter-win = Vincere
web-chapter-end = Fine della partita
web-chapter-check = Controllo condizioni di Vittoria
web-chapter-obj = Obiettivi
web-chapter-weak = Debolezze degli Intrusi
web-chapter-char = Personaggi
web-chapter-solo = Modalità in solitario
web-chapter-coop = Modalità cooperativa
web-chapter-intplayer = Giocatore Intruso
web-chapter-alt = Tabellone alternativo
