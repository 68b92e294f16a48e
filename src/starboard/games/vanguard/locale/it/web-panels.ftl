# Panels around the planet: the exploration, the crew, their cards.

web-vanguard-tracks = L’esplorazione
web-vanguard-round = Round { $round }
web-vanguard-landing = Prima dell’atterraggio
web-vanguard-supplies = Provviste: { $count } di { $most }
web-vanguard-supplies-unlimited = Provviste illimitate
web-vanguard-condition = Condizione Generale
web-vanguard-missions =
    { $count ->
        [one] Missione
       *[other] Missioni
    }
web-vanguard-missions-none = Nessuna Missione è stata ancora rivelata.
web-vanguard-mission-new = Nuova Missione
web-vanguard-mission-done = Missione completata
web-vanguard-missions-all-done = Non vi si chiede altro: portate tutti al Lander e decollate.
web-vanguard-mission-failed = Missione fallita
web-vanguard-mission-required = obbligatoria
web-vanguard-planet-rules = Regole di questo pianeta
web-vanguard-leads = Indizi
web-vanguard-lead-pile = { $count } (valore { $value })
web-vanguard-discoveries = Scoperte: { $count } di { $most }
web-vanguard-discoveries-none = Non è stato ancora trovato nulla.
web-vanguard-rank-up = Grado Superiore
web-vanguard-rank-up-done = completata
web-vanguard-counted = (ora { $now } di { $number })
web-vanguard-decks = Mazzo Evento
web-vanguard-event-deck = Carte: { $count }, scartate: { $discarded }
web-vanguard-event-secondary = Metà superiore
web-vanguard-event-primary = Metà inferiore: se il bioma corrisponde
web-vanguard-no-text = Non ha effetti propri.
web-vanguard-crew-board = Plancia Equipaggio
web-vanguard-team = Squadra di Sbarco
web-vanguard-active =
    { $count ->
        [one] di turno, { $count } azione rimasta
       *[other] di turno, { $count } azioni rimaste
    }
web-vanguard-ended = turno concluso
web-vanguard-dead = Non è più in vita
web-vanguard-gone = Ha lasciato il pianeta
web-vanguard-dice = { $colour }: { $available } Disponibili, { $spent } Spesi
web-vanguard-available = { $colour }: Disponibili { $count }
web-vanguard-slot-free = Slot libero
web-vanguard-sacrificed =
    { $count ->
        [one] { $count } dado sacrificato
       *[other] { $count } dadi sacrificati
    }
web-vanguard-skill = Abilità: { $name }
web-vanguard-charges =
    { $count ->
        [one] { $count } Carica
       *[other] { $count } Cariche
    }
web-vanguard-injuries =
    { $count ->
        [one] { $count } Ferita
       *[other] { $count } Ferite
    }
web-vanguard-covered = Coperta: non ha effetto, ma conta.
web-vanguard-gear = Attrezzatura
web-vanguard-gear-placed = (il suo gettone è nel Settore { $sector })
web-vanguard-hand =
    { $count ->
        [one] { $count } carta Reparto
       *[other] { $count } carte Reparto
    }
web-vanguard-hand-of =
    { $count ->
        [one] { $name }: { $count } carta Reparto
       *[other] { $name }: { $count } carte Reparto
    }
web-vanguard-hand-empty = { $name } non ha carte in mano.
web-vanguard-deck = nel mazzo: { $count }
web-vanguard-combo = Combinazione di dadi
web-vanguard-read = Leggi «{ $card }»
web-vanguard-take-seat = Siediti qui
