# Il testo delle carte, detto dalle loro righe: un messaggio per ogni parola del linguaggio delle carte.
# $how si dice un effetto: all’inizio della frase, al suo interno («do»), dopo «poi», dopo «puoi» (infinito); «they» se lo
# fa qualcun altro. Ciò che si conta sta in messaggi a parte.


## Frasi

vanguard-ability = { $moment }: { $effects }.
vanguard-ability-paid = { $moment } puoi { $cost }. Se lo fai: { $effects }.
vanguard-within = { $moment } ({ $limits })
vanguard-effects = { $effects }.
vanguard-effects-linked = { $effects }. { grammar-vanguard-linked }
vanguard-priced = { $requirement }: { $effects }.
vanguard-priced-linked = { $requirement }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-linked = { $row ->
    [yellow] Poi ottieni anche il Risultato giallo.
    [red] Poi ottieni anche il Risultato rosso.
   *[green] Poi ottieni anche il Risultato verde.
 }
vanguard-counted = { grammar-vanguard-advances }: { $effects }.
vanguard-counted-linked = { grammar-vanguard-advances }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-advances = { $n ->
    [one] Dopo 1 Progresso
   *[other] Dopo { $n } Progressi
 }
vanguard-only-if = Solo se { $when }.
vanguard-if = { grammar-vanguard-if } { $when }, { $effect }
grammar-vanguard-if = { $first ->
    [yes] Se
   *[no] se
 }
vanguard-joined-sentences = { $first } { $next }
vanguard-joined-then = { $first }, poi { $next }
vanguard-joined-next = { $first }; { $next }
vanguard-joined-still = { $first }; poi { $next }
vanguard-joined-within = { $first } e poi { $next }
vanguard-joined-besides = { $first }, { $next }
vanguard-joined-or = { $first }, oppure { $next }
vanguard-joined-cost = { $first } e { $next }
vanguard-joined-and = { $first } e { $next }
vanguard-joined-limits = { $first }, { $next }
vanguard-joined-icons = { $first } + { $next }
vanguard-joined-either = { $first } o { $next }
vanguard-absent = Nessuna icona { $icon }
vanguard-paid-red = Dado rosso
vanguard-paid-green = Dado verde
vanguard-paid-blue = Dado blu
vanguard-paid-die = Dado qualsiasi


## Quando

vanguard-moment-check = Durante un Tiro
vanguard-moment-own = Nel tuo turno
vanguard-moment-any = In qualsiasi momento
vanguard-moment-action = Come azione
vanguard-moment-travel = Durante un tuo Viaggio
vanguard-moment-event = Quando riveli un Evento
vanguard-moment-danger = Quando tiri un dado Pericolo
vanguard-moment-injury = Quando stai per ottenere una Ferita
vanguard-moment-rest = Durante un tuo Riposo
vanguard-moment-lead = Quando ottieni Indizi
vanguard-moment-fail = Quando un Tiro fallisce
vanguard-moment-always = Sempre
vanguard-moment-special = { $paid ->
    [yes] Come Azione Speciale
   *[no] Azione Speciale
 }
vanguard-moment-ship = Allo Scarico
vanguard-limit-once-turn = una volta per turno
vanguard-limit-once-round = una volta per round
vanguard-limit-once-mission = una volta per missione
vanguard-limit-alone = se nel tuo Settore non c’è nessun altro
vanguard-limit-team = se nel tuo Settore c’è un altro membro dell’Equipaggio
vanguard-limit-threat = se nel tuo Settore c’è una Minaccia
vanguard-limit-foe = se nel tuo Settore o in uno collegato c’è una Minaccia
vanguard-limit-hurt = se hai una Ferita
vanguard-limit-low = se hai al massimo 2 dadi Disponibili
vanguard-limit-lander = nel Settore del Lander
vanguard-limit-prepare = solo in un Tiro di Preparazione
vanguard-limit-r2 = dal Grado 2
vanguard-limit-tok = nel Settore del gettone
vanguard-limit-base = nel Settore del gettone a cui appartiene
vanguard-limit-placed = dopo aver posizionato il suo gettone
vanguard-limit-ends = tra le sue due estremità
vanguard-limit-belongs = solo per gli Indizi dell’Attrezzatura a cui appartiene
vanguard-limit-one = o se accade a qualcuno nel tuo Settore
vanguard-limit-far = o lo fa chiunque altro
vanguard-limit-biome = in un Settore con il bioma { $biome }


## Chi e dove

vanguard-who-me = { $form ->
    [whom] la tua miniatura
    [towards] verso di te
   *[in] tu
 }
vanguard-who-one = { $form ->
    [start] Un membro dell’Equipaggio nel tuo Settore
    [towards] verso un membro dell’Equipaggio nel tuo Settore
   *[in] un membro dell’Equipaggio nel tuo Settore
 }
vanguard-who-mate = { $form ->
    [start] Un altro membro dell’Equipaggio nel tuo Settore
    [towards] verso un altro membro dell’Equipaggio nel tuo Settore
   *[in] un altro membro dell’Equipaggio nel tuo Settore
 }
vanguard-who-near = { $form ->
    [start] Un membro dell’Equipaggio nel tuo Settore o in uno collegato
    [whom] un membro dell’Equipaggio del tuo Settore o di uno collegato
    [towards] verso un membro dell’Equipaggio nel tuo Settore o in uno collegato
   *[in] un membro dell’Equipaggio nel tuo Settore o in uno collegato
 }
vanguard-who-far = { $form ->
    [start] Un altro membro dell’Equipaggio, ovunque sia,
    [whom] un altro membro dell’Equipaggio, ovunque sia,
    [towards] verso un altro membro dell’Equipaggio, ovunque sia
   *[in] un altro membro dell’Equipaggio, ovunque sia,
 }
vanguard-who-here = { $form ->
    [start] Ogni membro dell’Equipaggio nel tuo Settore
    [whom] ogni membro dell’Equipaggio del tuo Settore
    [towards] verso i membri dell’Equipaggio nel tuo Settore
   *[in] ogni membro dell’Equipaggio nel tuo Settore
 }
vanguard-who-all = { $form ->
    [start] Ogni membro della Squadra di Sbarco
    [towards] verso la Squadra di Sbarco
   *[in] ogni membro della Squadra di Sbarco
 }
vanguard-who-rand = { $form ->
    [start] Un membro dell’Equipaggio a caso
    [towards] verso un membro dell’Equipaggio a caso
   *[in] un membro dell’Equipaggio a caso
 }
vanguard-who-chosen = { $form ->
    [start] Quel membro dell’Equipaggio
    [towards] verso quel membro dell’Equipaggio
   *[in] quel membro dell’Equipaggio
 }
vanguard-who-sector = { $form ->
    [start] Ogni membro dell’Equipaggio nel Settore { $number }
    [whom] ogni membro dell’Equipaggio del Settore { $number }
    [towards] verso i membri dell’Equipaggio nel Settore { $number }
   *[in] ogni membro dell’Equipaggio nel Settore { $number }
 }
vanguard-the-threat = { $form ->
    [start] La Minaccia
   *[in] la Minaccia
 }
vanguard-the-threat-named = { $form ->
    [start] La Minaccia «{ $name }»
   *[in] la Minaccia «{ $name }»
 }
vanguard-place-lander = { $form ->
    [from] dal Settore del Lander
   *[in] nel Settore del Lander
 }
vanguard-place-mate = { $form ->
    [from] da un Settore con un altro membro dell’Equipaggio
   *[in] in un Settore con un altro membro dell’Equipaggio
 }
vanguard-place-adj = { $form ->
    [from] da un Settore collegato
   *[in] in un Settore collegato
 }
vanguard-place-me = { $form ->
    [from] dal tuo Settore
   *[in] nel tuo Settore
 }
vanguard-place-tok = { $form ->
    [from] dal Settore del gettone
   *[in] nel Settore del gettone
 }
vanguard-place-here = { $form ->
    [from] da questo Settore
   *[in] in questo Settore
 }
vanguard-place-everywhere = { $form ->
    [from] dalla plancia
   *[in] sulla plancia
 }
vanguard-place-sector = { $form ->
    [from] dal Settore { $number }
   *[in] nel Settore { $number }
 }


## Dadi

grammar-vanguard-dice = { $n ->
    [one] un { grammar-vanguard-own-one }dado{ grammar-vanguard-colour-one }
   *[other] { $n } { grammar-vanguard-own }dadi{ grammar-vanguard-colour }
 }
grammar-vanguard-colour-one = { $colour ->
    [red] { " " }rosso
    [green] { " " }verde
    [blue] { " " }blu
   *[any] { "" }
 }
grammar-vanguard-colour = { $colour ->
    [red] { " " }rossi
    [green] { " " }verdi
    [blue] { " " }blu
   *[any] { "" }
 }
grammar-vanguard-colour-icons = { $colour ->
    [red] { " " }rosse
    [green] { " " }verdi
    [blue] { " " }blu
   *[any] { "" }
 }
grammar-vanguard-own-one = { $own ->
    [yes] tuo{ " " }
   *[no] { "" }
 }
grammar-vanguard-own = { $own ->
    [yes] tuoi{ " " }
   *[no] { "" }
 }
grammar-vanguard-showing = { $showing ->
    [yes] { " " }con l’icona { $face }
   *[no] { "" }
 }
grammar-vanguard-some-dice = { $n ->
    [one] un { grammar-vanguard-own-one }dado{ grammar-vanguard-colour-one }
   *[other] fino a { $n } { grammar-vanguard-own }dadi{ grammar-vanguard-colour }
 }
grammar-vanguard-more-dice = { $n ->
    [one] un altro dado{ grammar-vanguard-colour-one }
   *[other] altri { $n } dadi{ grammar-vanguard-colour }
 }
grammar-vanguard-spent-dice = { $n ->
    [one] uno dei tuoi dadi{ grammar-vanguard-colour } Spesi
   *[other] { $n } dei tuoi dadi{ grammar-vanguard-colour } Spesi
 }
grammar-vanguard-unused-dice = { $n ->
    [one] un { grammar-vanguard-own-one }dado{ grammar-vanguard-colour-one } inutilizzato
   *[other] fino a { $n } { grammar-vanguard-own }dadi{ grammar-vanguard-colour } inutilizzati
 }
grammar-vanguard-given-dice = { $n ->
    [one] un dado Disponibile
   *[other] { $n } dadi Disponibili
 }
grammar-vanguard-injury-dice = { $n ->
    [one] un dado Ferita
   *[other] { $n } dadi Ferita
 }
grammar-vanguard-danger-dice = { $n ->
    [one] un dado Pericolo
   *[other] { $n } dadi Pericolo
 }
grammar-vanguard-shown = { $whatever ->
    [yes] una faccia qualsiasi
   *[no] una faccia con l’icona { $shown }
 }
grammar-vanguard-by = { $n ->
    [one] { "" }
   *[other] { " " }di { $n }
 }
grammar-vanguard-track = { $track ->
    [red] il Contatore rosso
   *[green] il Contatore verde
 }
grammar-vanguard-row = { $row ->
    [yellow] al Risultato giallo
    [red] al Risultato rosso
   *[green] al Risultato verde
 }

vanguard-does-reroll = { $how ->
    [start] Ritira { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
   *[do] ritira { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
 }
vanguard-does-set = { $how ->
    [start] Gira { grammar-vanguard-dice }{ grammar-vanguard-showing } su { grammar-vanguard-shown }
   *[do] gira { grammar-vanguard-dice }{ grammar-vanguard-showing } su { grammar-vanguard-shown }
 }
vanguard-does-add = { $how ->
    [start] Tira { grammar-vanguard-more-dice }{ grammar-vanguard-showing } tra i tuoi dadi Disponibili
   *[do] tira { grammar-vanguard-more-dice }{ grammar-vanguard-showing } tra i tuoi dadi Disponibili
 }
vanguard-does-pull = { $how ->
    [start] Tira { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
   *[do] tira { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
 }
vanguard-does-drop = { $how ->
    [start] Spendi { grammar-vanguard-dice } della Riserva del Tiro{ grammar-vanguard-showing }
    [may] spendere { grammar-vanguard-dice } della Riserva del Tiro{ grammar-vanguard-showing }
   *[do] spendi { grammar-vanguard-dice } della Riserva del Tiro{ grammar-vanguard-showing }
 }
vanguard-does-keep = { $how ->
    [start] Rimetti { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } sulla tua plancia
   *[do] rimetti { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } sulla tua plancia
 }
vanguard-does-convert = { $how ->
    [start] Puoi contare le icone Base{ grammar-vanguard-colour-icons } come { $icon }
   *[do] puoi contare le icone Base{ grammar-vanguard-colour-icons } come { $icon }
 }
vanguard-does-double = { $how ->
    [start] Ogni icona { $icon } vale doppio
   *[do] ogni icona { $icon } vale doppio
 }
vanguard-does-uninjury = { $how ->
    [start] Ignora { grammar-vanguard-injury-dice }
   *[do] ignora { grammar-vanguard-injury-dice }
 }
vanguard-does-reinjury = { $how ->
    [start] Ritira { grammar-vanguard-injury-dice }
   *[do] ritira { grammar-vanguard-injury-dice }
 }
vanguard-does-undanger = { $how ->
    [start] Ignora { grammar-vanguard-danger-dice }
   *[do] ignora { grammar-vanguard-danger-dice }
 }
vanguard-does-redanger = { $how ->
    [start] Ritira { grammar-vanguard-danger-dice }
   *[do] ritira { grammar-vanguard-danger-dice }
 }
vanguard-does-assist = { $how ->
    [start] Aggiungi { grammar-vanguard-given-dice } al Tiro
    [they] { $who } può aggiungere { grammar-vanguard-given-dice } al Tiro
   *[do] aggiungi { grammar-vanguard-given-dice } al Tiro
 }
vanguard-does-track = { $how ->
    [start] { $way ->
        [down] Fai arretrare { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] Fai avanzare { grammar-vanguard-track }{ grammar-vanguard-by }
     }
   *[do] { $way ->
        [down] fai arretrare { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] fai avanzare { grammar-vanguard-track }{ grammar-vanguard-by }
     }
 }
vanguard-does-jump = { $how ->
    [start] Passa subito { grammar-vanguard-row }
   *[do] passa subito { grammar-vanguard-row }
 }


## Equipaggio, carte, squadra

grammar-vanguard-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
grammar-vanguard-top-cards = { $n ->
    [one] la prima carta del tuo mazzo e rimettila in cima o in fondo
   *[other] le prime { $n } carte del tuo mazzo e rimetti ciascuna in cima o in fondo
 }
grammar-vanguard-supplies = { $n ->
    [one] una Provvista
   *[other] { $n } Provviste
 }
grammar-vanguard-charges = { $n ->
    [one] una Carica
   *[other] { $n } Cariche
 }
grammar-vanguard-leads = { $n ->
    [one] un Indizio { grammar-vanguard-kind }
   *[other] { $n } Indizi { grammar-vanguard-kind }
 }
grammar-vanguard-kind = { $type ->
    [micro] di Microrganismi
    [tech] di Tecnologia Aliena
    [mineral] di Minerali
    [flora] di Flora Insolita
    [specimen] di Esemplari Vivi
   *[choice] di un tipo a tua scelta
 }
grammar-vanguard-sifted = { $n ->
    [one] un Indizio in più e rimettine uno nel sacchetto
   *[other] { $n } Indizi in più e rimettine { $n } nel sacchetto
 }
grammar-vanguard-rarity = { $rarity ->
    [rare] rara
    [very-rare] molto rara
   *[basic] base
 }
grammar-vanguard-unique = { $n ->
    [0] la prima Scoperta Eccezionale
   *[other] la Scoperta Eccezionale { $n }
 }
grammar-vanguard-success = { $n ->
    [one] un gettone Successo
   *[other] { $n } gettoni Successo
 }
grammar-vanguard-sectors = { $n ->
    [one] di 1 Settore
   *[other] di massimo { $n } Settori
 }
grammar-vanguard-path-icons = { $n ->
    [one] un’icona Percorso
   *[other] { $n } icone Percorso
 }
grammar-vanguard-swapped = un { grammar-vanguard-own-one }dado{ grammar-vanguard-colour-one }{ grammar-vanguard-showing }
grammar-vanguard-action = { $action ->
    [travel] un Viaggio
    [prepare] una Preparazione
    [rest] un Riposo
   *[special] un’Azione Speciale
 }
grammar-vanguard-injuries = { $n ->
    [one] una Ferita
   *[other] { $n } Ferite
 }
grammar-vanguard-injury-cards = { $n ->
    [one] una Ferita e un dado Ferita
   *[other] { $n } Ferite e altrettanti dadi Ferita
 }
grammar-vanguard-letter-dice = { $n ->
    [one] un dado Pericolo ({ $letter })
   *[other] { $n } dadi Pericolo ({ $letter })
 }
grammar-vanguard-times = { $n ->
    [one] { "" }
   *[other] { " " }{ $n } volte
 }
grammar-vanguard-events = { $n ->
    [one] il primo Evento e rimettilo in cima o in fondo al mazzo
   *[other] i primi { $n } Eventi e rimetti ciascuno in cima o in fondo al mazzo
 }
grammar-vanguard-capacity = { $capacity ->
    [supplies] Capacità di Provviste
    [equipment] Capacità di Attrezzature
   *[discoveries] Capacità di Scoperte
 }
grammar-vanguard-stat = { $stat ->
    [armor] Armatura
    [sensors] Sensori
   *[agility] Agilità
 }
grammar-vanguard-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
 }
grammar-vanguard-energy = { $n ->
    [one] un gettone Energia in più
   *[other] { $n } gettoni Energia in più
 }
grammar-vanguard-command = { $n ->
    [one] un gettone Comando in più
   *[other] { $n } gettoni Comando in più
 }
grammar-vanguard-levels = { $n ->
    [one] 1 livello
   *[other] { $n } livelli
 }
grammar-vanguard-columns = { $n ->
    [one] 1 colonna
   *[other] { $n } colonne
 }

vanguard-does-refresh = { $how ->
    [start] Ricarica { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } ricarica { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] ricarica { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-spend = { $how ->
    [start] Spendi { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] spendere { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } spende { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] spendi { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-sac = { $how ->
    [start] Sacrifica { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] sacrificare { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $who } sacrifica { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] sacrifica { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-draw = { $how ->
    [start] Pesca { grammar-vanguard-cards }
    [they] { $who } pesca { grammar-vanguard-cards }
   *[do] pesca { grammar-vanguard-cards }
 }
vanguard-does-discard = { $how ->
    [start] Scarta { grammar-vanguard-cards }
    [may] scartare { grammar-vanguard-cards }
    [they] { $who } scarta { grammar-vanguard-cards }
   *[do] scarta { grammar-vanguard-cards }
 }
vanguard-does-recover = { $how ->
    [start] Prendi { grammar-vanguard-cards } dalla tua pila degli scarti
   *[do] prendi { grammar-vanguard-cards } dalla tua pila degli scarti
 }
vanguard-does-peek = { $how ->
    [start] Guarda { grammar-vanguard-top-cards }
   *[do] guarda { grammar-vanguard-top-cards }
 }
vanguard-does-supply = { $how ->
    [start] Ottieni { grammar-vanguard-supplies }
   *[do] ottieni { grammar-vanguard-supplies }
 }
vanguard-does-losesupply = { $how ->
    [start] Perdi { grammar-vanguard-supplies }
    [may] perdere { grammar-vanguard-supplies }
   *[do] perdi { grammar-vanguard-supplies }
 }
vanguard-does-shed = { $how ->
    [start] Perdi { grammar-vanguard-supplies }, 1 in meno per ogni punto di { grammar-vanguard-stat }
   *[do] perdi { grammar-vanguard-supplies }, 1 in meno per ogni punto di { grammar-vanguard-stat }
 }
vanguard-does-stock = { $how ->
    [start] Da ora conta le Provviste e comincia con { $n }
   *[do] da ora conta le Provviste e comincia con { $n }
 }
vanguard-does-charge = { $how ->
    [start] Ottieni { grammar-vanguard-charges }
    [they] { $who } ottiene { grammar-vanguard-charges }
   *[do] ottieni { grammar-vanguard-charges }
 }
vanguard-does-losecharge = { $how ->
    [start] Perdi { grammar-vanguard-charges }
    [may] perdere { grammar-vanguard-charges }
    [they] { $who } perde { grammar-vanguard-charges }
   *[do] perdi { grammar-vanguard-charges }
 }
vanguard-does-lead = { $how ->
    [start] Ottieni { grammar-vanguard-leads }
   *[do] ottieni { grammar-vanguard-leads }
 }
vanguard-does-sift = { $how ->
    [start] Pesca { grammar-vanguard-sifted }
   *[do] pesca { grammar-vanguard-sifted }
 }
vanguard-does-find = { $how ->
    [start] Ottieni una Scoperta { grammar-vanguard-kind }
   *[do] ottieni una Scoperta { grammar-vanguard-kind }
 }
vanguard-does-fetch = { $how ->
    [start] Ottieni una Scoperta { grammar-vanguard-rarity } { grammar-vanguard-kind }
   *[do] ottieni una Scoperta { grammar-vanguard-rarity } { grammar-vanguard-kind }
 }
vanguard-does-unique = { $how ->
    [start] Ottieni { grammar-vanguard-unique }
   *[do] ottieni { grammar-vanguard-unique }
 }
vanguard-does-success = { $how ->
    [start] Ottieni { grammar-vanguard-success }
   *[do] ottieni { grammar-vanguard-success }
 }
vanguard-does-loss = { $how ->
    [start] Perdi { grammar-vanguard-success }
   *[do] perdi { grammar-vanguard-success }
 }
vanguard-does-move = { $how ->
    [start] Muoviti { grammar-vanguard-sectors }
    [they] { $who } si muove { grammar-vanguard-sectors }
   *[do] muoviti { grammar-vanguard-sectors }
 }
vanguard-does-place = { $how ->
    [start] Metti { $who } { $where }
   *[do] metti { $who } { $where }
 }
vanguard-does-skip = { $how ->
    [start] Ignora { grammar-vanguard-path-icons }
   *[do] ignora { grammar-vanguard-path-icons }
 }
vanguard-does-swap = { $how ->
    [start] Spendi { grammar-vanguard-swapped } invece di risolvere un’icona Percorso
   *[do] spendi { grammar-vanguard-swapped } invece di risolvere un’icona Percorso
 }
vanguard-does-do = { $how ->
    [start] Esegui { grammar-vanguard-action } come azione gratuita
   *[do] esegui { grammar-vanguard-action } come azione gratuita
 }
vanguard-does-hurt = { $how ->
    [start] Ottieni «{ $injury }»
    [they] { $who } ottiene «{ $injury }»
   *[do] ottieni «{ $injury }»
 }
vanguard-does-unhurt = { $how ->
    [start] Evita quella Ferita
   *[do] evita quella Ferita
 }
vanguard-does-soften = { $how ->
    [start] Ottieni invece «{ $injury }»
   *[do] ottieni invece «{ $injury }»
 }
vanguard-does-undie = { $how ->
    [start] Rimuovi { grammar-vanguard-injury-dice }
    [they] { $who } rimuove { grammar-vanguard-injury-dice }
   *[do] rimuovi { grammar-vanguard-injury-dice }
 }
vanguard-does-cover = { $how ->
    [start] Gira { grammar-vanguard-injuries } a faccia in giù
    [they] { $who } gira { grammar-vanguard-injuries } a faccia in giù
   *[do] gira { grammar-vanguard-injuries } a faccia in giù
 }
vanguard-does-uncover = { $how ->
    [start] Gira { grammar-vanguard-injuries } a faccia in su
    [they] { $who } gira { grammar-vanguard-injuries } a faccia in su
   *[do] gira { grammar-vanguard-injuries } a faccia in su
 }
vanguard-does-cure = { $how ->
    [start] Rimuovi { grammar-vanguard-injury-cards }
    [they] { $who } rimuove { grammar-vanguard-injury-cards }
   *[do] rimuovi { grammar-vanguard-injury-cards }
 }
vanguard-does-danger = { $how ->
    [start] Tira { grammar-vanguard-letter-dice }
    [they] { $who } tira { grammar-vanguard-letter-dice }
   *[do] tira { grammar-vanguard-letter-dice }
 }
vanguard-does-time = { $how ->
    [start] Fai avanzare tutti i Contatori del Tempo{ grammar-vanguard-times }
   *[do] fai avanzare tutti i Contatori del Tempo{ grammar-vanguard-times }
 }
vanguard-does-back = { $how ->
    [start] Fai arretrare di { $n } un Contatore del Tempo
   *[do] fai arretrare di { $n } un Contatore del Tempo
 }
vanguard-does-hush = { $how ->
    [start] Blocca un Contatore del Tempo per questo round
   *[do] blocca un Contatore del Tempo per questo round
 }
vanguard-does-noevent = { $how ->
    [start] Ignora l’Evento
   *[do] ignora l’Evento
 }
vanguard-does-upper = { $how ->
    [start] Risolvi solo la parte superiore dell’Evento
   *[do] risolvi solo la parte superiore dell’Evento
 }
vanguard-does-scry = { $how ->
    [start] Guarda { grammar-vanguard-events }
   *[do] guarda { grammar-vanguard-events }
 }
vanguard-does-token = { $how ->
    [start] Metti il gettone di questa carta nel tuo Settore
   *[do] metti il gettone di questa carta nel tuo Settore
 }
vanguard-does-toss = { $how ->
    [start] Scarta questa carta
    [may] scartare questa carta
   *[do] scarta questa carta
 }
vanguard-does-give = { $how ->
    [start] Sacrifica questa carta
    [may] sacrificare questa carta
   *[do] sacrifica questa carta
 }
vanguard-does-hand = Limite delle Carte Reparto { grammar-vanguard-change }
vanguard-does-drive = { $how ->
    [start] Muovi il gettone { grammar-vanguard-sectors }
   *[do] muovi il gettone { grammar-vanguard-sectors }
 }
vanguard-does-cap = { grammar-vanguard-capacity } { grammar-vanguard-change }
vanguard-does-stat = { grammar-vanguard-stat } { grammar-vanguard-change }
vanguard-does-rolls = Tiri di Atterraggio { grammar-vanguard-change }
vanguard-does-damage = { $how ->
    [start] Il Lander torna danneggiato
   *[do] il Lander torna danneggiato
 }
vanguard-does-descend = { $how ->
    [start] La via è libera: nessun altro Tiro di Atterraggio
   *[do] la via è libera: nessun altro Tiro di Atterraggio
 }
vanguard-does-depart = { $how ->
    [start] Il tuo membro dell’Equipaggio { grammar-vanguard-departs }
    [they] { $who } { grammar-vanguard-departs }
   *[do] il tuo membro dell’Equipaggio { grammar-vanguard-departs }
 }
grammar-vanguard-departs = { $fate ->
    [dead] muore
   *[gone] lascia il pianeta
 }
vanguard-does-energy = { $how ->
    [start] Ottieni { grammar-vanguard-energy } nella prossima fase del Ponte di Comando
   *[do] ottieni { grammar-vanguard-energy } nella prossima fase del Ponte di Comando
 }
vanguard-does-command = { $how ->
    [start] Ottieni { grammar-vanguard-command } nella prossima fase del Ponte di Comando
   *[do] ottieni { grammar-vanguard-command } nella prossima fase del Ponte di Comando
 }
vanguard-does-morale = { $how ->
    [start] Alza il Morale di { grammar-vanguard-levels }
   *[do] alza il Morale di { grammar-vanguard-levels }
 }
vanguard-does-patient = { $how ->
    [start] Sposta un paziente di { grammar-vanguard-columns } verso la dimissione
   *[do] sposta un paziente di { grammar-vanguard-columns } verso la dimissione
 }
vanguard-does-none = { $how ->
    [start] Non succede nulla
   *[do] non succede nulla
 }


## Minacce

grammar-vanguard-threat-sectors = { $n ->
    [one] 1 Settore
   *[other] { $n } Settori
 }
grammar-vanguard-attacks = { $n ->
    [one] il prossimo attacco
   *[other] i prossimi { $n } attacchi
 }
grammar-vanguard-spread-sectors = { $n ->
    [one] in un Settore collegato
   *[other] in { $n } Settori collegati
 }
grammar-vanguard-rounds = { $n ->
    [one] un round
   *[other] { $n } round
 }

vanguard-does-shove = { $how ->
    [start] Sposta di { grammar-vanguard-threat-sectors } una Minaccia nel tuo Settore o in uno collegato
   *[do] sposta di { grammar-vanguard-threat-sectors } una Minaccia nel tuo Settore o in uno collegato
 }
vanguard-does-lure = { $how ->
    [start] La Minaccia più vicina si muove { grammar-vanguard-sectors } { $who }
   *[do] la Minaccia più vicina si muove { grammar-vanguard-sectors } { $who }
 }
vanguard-does-dull = { $how ->
    [start] Ignora { grammar-vanguard-attacks } di una Minaccia nel tuo Settore o in uno collegato
   *[do] ignora { grammar-vanguard-attacks } di una Minaccia nel tuo Settore o in uno collegato
 }
vanguard-attack-nobody = Se nel suo Settore non c’è nessuno, invece di attaccare si muove di 1 Settore verso il membro dell’Equipaggio più vicino.
vanguard-attack-others = Chi viaggia in un Settore con uno dei segnalini secondari della Minaccia subisce l’attacco una volta.
vanguard-does-strike = { $threat } attacca{ grammar-vanguard-times }
vanguard-does-hunt = { $threat } si muove { grammar-vanguard-sectors } verso il membro dell’Equipaggio più vicino
vanguard-does-roam = { $threat } si muove a caso di { grammar-vanguard-threat-sectors }
vanguard-does-spread = { $threat } si diffonde { grammar-vanguard-spread-sectors }
vanguard-does-banish = { $threat } lascia il pianeta
vanguard-does-sleep = { $threat } dorme per { grammar-vanguard-rounds }
vanguard-does-appear = { $threat } appare { $where }


## Il pianeta e la sua storia

grammar-vanguard-condition = { $printed ->
    [yes] la Condizione Generale stampata sulla plancia
   *[no] la Condizione Generale «{ $name }»
 }
grammar-vanguard-clock = { $this ->
    [yes] questo Contatore del Tempo
   *[no] il Contatore del Tempo di «{ $name }»
 }
grammar-vanguard-part = { $path ->
    [yes] il Percorso { $number }–{ $end }
   *[no] il Settore { $number }
 }
grammar-vanguard-clue = { $clue ->
    [first] quale stazione è la prima nell’ordine segreto
    [last] quale stazione è l’ultima nell’ordine segreto
   *[notfirst] una stazione che non è la prima nell’ordine segreto
 }
grammar-vanguard-mod = { $mod ->
    [yes] la Modifica al Lander «{ $name }»
   *[no] l’Attrezzatura «{ $name }»
 }

vanguard-does-log = { $how ->
    [start] Leggi l’Annotazione { $number }
   *[do] leggi l’Annotazione { $number }
 }
vanguard-does-mission = { $how ->
    [start] Rivela la Missione «{ $name }»
   *[do] rivela la Missione «{ $name }»
 }
vanguard-does-done = { $how ->
    [start] Completa la Missione «{ $name }»
   *[do] completa la Missione «{ $name }»
 }
vanguard-does-fail = { $how ->
    [start] La Missione «{ $name }» fallisce
   *[do] la Missione «{ $name }» fallisce
 }
vanguard-does-poi = { $nothing ->
    [yes] { $how ->
        [start] Rimuovi il Punto di Interesse { $where }
       *[do] rimuovi il Punto di Interesse { $where }
     }
   *[no] { $how ->
        [start] Sostituisci il Punto di Interesse { $where } con il numero { $number }
       *[do] sostituisci il Punto di Interesse { $where } con il numero { $number }
     }
 }
vanguard-does-stack = { $how ->
    [start] Metti il Punto di Interesse numero { $number } { $where }, sopra gli altri
   *[do] metti il Punto di Interesse numero { $number } { $where }, sopra gli altri
 }
vanguard-does-condition = { $how ->
    [start] Metti in vigore { grammar-vanguard-condition }
   *[do] metti in vigore { grammar-vanguard-condition }
 }
vanguard-does-clock = { $how ->
    [start] { $way ->
        [down] Fai arretrare di { $n } { grammar-vanguard-clock }
       *[up] Fai avanzare di { $n } { grammar-vanguard-clock }
     }
   *[do] { $way ->
        [down] fai arretrare di { $n } { grammar-vanguard-clock }
       *[up] fai avanzare di { $n } { grammar-vanguard-clock }
     }
 }
vanguard-does-reset = { $how ->
    [start] Resetta { grammar-vanguard-clock }
   *[do] resetta { grammar-vanguard-clock }
 }
vanguard-does-mark = { $how ->
    [start] Metti il segnaposto «{ $name }» { $where }
   *[do] metti il segnaposto «{ $name }» { $where }
 }
vanguard-does-unmark = { $how ->
    [start] Togli tutti i segnaposto «{ $name }» { $where }
   *[do] togli tutti i segnaposto «{ $name }» { $where }
 }
vanguard-does-flag = { $how ->
    [start] Annota «{ $name }» per la campagna
   *[do] annota «{ $name }» per la campagna
 }
vanguard-does-open = { $how ->
    [start] Apri { grammar-vanguard-part }
   *[do] apri { grammar-vanguard-part }
 }
vanguard-does-shut = { $how ->
    [start] Chiudi { grammar-vanguard-part }
   *[do] chiudi { grammar-vanguard-part }
 }
vanguard-does-lander = { $how ->
    [start] Sposta il Lander nel Settore { $n }
   *[do] sposta il Lander nel Settore { $n }
 }
vanguard-does-calm = { $how ->
    [start] Ignora le icone Pericolo sui Percorsi durante questa visita
   *[do] ignora le icone Pericolo sui Percorsi durante questa visita
 }
vanguard-does-clue = { $how ->
    [start] Scopri { grammar-vanguard-clue }
   *[do] scopri { grammar-vanguard-clue }
 }
vanguard-does-carry = { $how ->
    [start] Raccogli il nucleo
   *[do] raccogli il nucleo
 }
vanguard-does-gear = { $how ->
    [start] Ottieni all’Attracco { grammar-vanguard-mod }
   *[do] ottieni all’Attracco { grammar-vanguard-mod }
 }
vanguard-does-project = { $how ->
    [start] Ottieni all’Attracco il Progetto di Ricerca { $number }
   *[do] ottieni all’Attracco il Progetto di Ricerca { $number }
 }
vanguard-does-turn = { $how ->
    [start] Gira la carta Grado Superiore
   *[do] gira la carta Grado Superiore
 }
vanguard-does-end = { $how ->
    [start] L’esplorazione finisce
   *[do] l’esplorazione finisce
 }


## Condizioni

grammar-vanguard-markers = { $n ->
    [one] un segnaposto «{ $name }» è { $where }
   *[other] almeno { $n } segnaposto «{ $name }» sono { $where }
 }
grammar-vanguard-visits = { $n ->
    [one] siete già stati qui
   *[other] siete già stati qui { $n } volte
 }

vanguard-if-mark = { grammar-vanguard-markers }
vanguard-if-nomark = nessun segnaposto «{ $name }» è { $where }
vanguard-if-flag = avete la nota «{ $name }»
vanguard-if-noflag = non avete la nota «{ $name }»
vanguard-if-done = la Missione «{ $name }» è stata completata
vanguard-if-notdone = la Missione «{ $name }» non è stata completata
vanguard-if-up = la Missione «{ $name }» è in gioco
vanguard-if-objective = l’Obiettivo { $number } è in gioco
vanguard-if-act = l’Atto { $n } è cominciato
vanguard-if-global = è in vigore { grammar-vanguard-condition }
vanguard-if-state = il pianeta è nello stato «{ $name }»
vanguard-if-allin = tutti i membri dell’Equipaggio sono nel Settore { $n }
vanguard-if-visits = { grammar-vanguard-visits }
vanguard-if-next = il Settore { $n } è il prossimo nell’ordine segreto
vanguard-if-notnext = il Settore { $n } non è il prossimo nell’ordine segreto
vanguard-if-core = il nucleo è nel Settore { $n }
vanguard-if-corehome = il nucleo è nel Settore del Lander
vanguard-if-below = il valore { grammar-vanguard-stat } del Lander è inferiore a { $n }


## Come si chiamano segnaposto e note

vanguard-mark-bench = Banco
vanguard-mark-cell = Cella
vanguard-mark-chart = Rilevata
vanguard-mark-count = Contato
vanguard-mark-dosed = Curata
vanguard-mark-dug = Scavato
vanguard-mark-fell = Crollo
vanguard-mark-flood = Alta Marea
vanguard-mark-free = Ganasce spezzate
vanguard-mark-friend = Amico
vanguard-mark-kelp = Anelli letti
vanguard-mark-kind = Risparmiata
vanguard-mark-lifted = Nucleo sollevato
vanguard-mark-names = Nomi
vanguard-mark-polite = Cortesia
vanguard-mark-power = Corrente
vanguard-mark-salvage = Recupero
vanguard-mark-span = Ponte
vanguard-mark-stone = Pietra sollevata
vanguard-mark-stripped = Spogliato
vanguard-mark-tags = Piastrine
vanguard-mark-toolhead = Testa utensile
vanguard-mark-verse = Strofa
vanguard-mark-whistle = Fischio
vanguard-mark-winch = Verricello
vanguard-flag-bridge-built = Ponte costruito
vanguard-flag-chart = Carta del corridoio
vanguard-flag-homeward = Verso casa
vanguard-flag-reef-sick = Scogliera malata
vanguard-state-song = Canto


## Carte Grado Superiore

vanguard-need = { $counter }: { $bound }.
vanguard-bound-least = almeno { $n }{ grammar-vanguard-more }
grammar-vanguard-more = { $more ->
    [yes] , più 1 per ogni membro dell’Equipaggio oltre il secondo
   *[no] { "" }
 }
vanguard-bound-most = al massimo { $n }{ grammar-vanguard-more }
vanguard-bound-exactly = { grammar-vanguard-exactly }
grammar-vanguard-exactly = { $n ->
    [0] zero
   *[other] esattamente { $n }
 }
vanguard-counter-success = Gettoni Successo ottenuti
vanguard-counter-found = Scoperte sul Lander
vanguard-counter-types = Tipi di Scoperte sul Lander
vanguard-counter-unique = Scoperte Eccezionali ottenute
vanguard-counter-green = Risultati verdi nei Tiri
vanguard-counter-yellow = Risultati gialli nei Tiri
vanguard-counter-visited = Settori visitati
vanguard-counter-combos = Combinazioni di Dadi in un solo Tiro
vanguard-counter-assists = Dadi aggiunti da chi presta Assistenza
vanguard-counter-banished = Minacce che hanno lasciato il pianeta
vanguard-counter-primary = Eventi risolti con la parte inferiore
vanguard-counter-missions = Missioni completate
vanguard-counter-rounds = Round
vanguard-counter-hurts = Ferite della squadra
vanguard-counter-r-icons = Icone rosse spese
vanguard-counter-g-icons = Icone verdi spese
vanguard-counter-b-icons = Icone blu spese
