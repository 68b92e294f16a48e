# Che cosa si può scegliere in ISS Vanguard. $who è un Membro dell’Equipaggio, $section un Reparto, $sector un Settore col
# suo numero, $card una carta, $die un dado Reparto, $face ciò che mostra; $does è una frase del testo delle carte.


## Chiunque, qualsiasi cosa, ovunque

vanguard-quoted = «{ $name }»
vanguard-action-prepare = Preparazione
vanguard-source-path = Il Percorso
vanguard-source-landing = L’atterraggio
vanguard-source-danger = Pericolo { $letter }
vanguard-source-unique-space = La casella Scoperta Eccezionale
vanguard-choice-member = { $who } ({ $section })
vanguard-choice-sector = { $sector }
vanguard-choice-die = { $die }: { $face }
vanguard-choice-die-lent = { $die }: { $face }, prestato da { $who }
vanguard-die-shown = { $die }: { $face }
vanguard-die-shown-lent = { $die }: { $face } (prestato da { $who })
vanguard-choice-use = { $card } ({ $kind }): { $does }
vanguard-choice-use-of = { $who }, { $card } ({ $kind }): { $does }
vanguard-used-skill = Abilità, 1 Carica
vanguard-used-card = carta Reparto
vanguard-used-gear = Attrezzatura
vanguard-used-token = Attrezzatura sulla plancia
vanguard-used-discovery = Scoperta
vanguard-used-unique = Scoperta Eccezionale
vanguard-used-mod = Modifica al Lander
vanguard-deed-paid = Costo: { $cost }. Poi { $effects }.
vanguard-aside-exert = { $who } si affatica: sacrifica 1 dado, poi ne ricarica fino a 5.
vanguard-aside-exert-exhausted = { $who } si affatica: ottiene { vanguard-injury-exhausted.form-quoted }, poi ricarica fino a 5 dadi.


## La squadra

vanguard-choice-team = { $sections }
vanguard-choice-recruit = { $charges ->
    [one] { $who }. { $skill } (1 Carica): { $does } { $converts }
   *[other] { $who }. { $skill } ({ $charges } Cariche): { $does } { $converts }
 }
vanguard-choice-rank-up = { $card }: { $needs }
vanguard-joined-needs = { $first } { $next }
vanguard-choice-rank-up-action = { $card }: svolgere «{ $action }».
vanguard-choice-landing-roll-roll = Tira il dado Pericolo
vanguard-none-take-over = Nessuno la prende
vanguard-choice-buy-dice-buy = Acquistali
vanguard-choice-buy-dice-keep = Tieni i gettoni Successo


## I turni

vanguard-choice-special = Azione Speciale: { $action }
    .text = { $says }
vanguard-choice-special-danger = { $count ->
    [one] Azione Speciale: { $action } (Pericolo { $letters })
   *[other] Azione Speciale: { $action } (Pericoli { $letters })
 }
    .text = { $says }
vanguard-otherwise = Altrimenti: { $does }
vanguard-choice-way = Viaggia verso { $sector }
vanguard-choice-way-icons = Viaggia verso { $sector }: { $icons }
vanguard-choice-way-travel = Viaggia verso { $sector }: { $icons }
    .text = { $condition }: { $does }
vanguard-way-travel = Icona Viaggio
vanguard-way-danger = { $count ->
    [one] Pericolo { $letter }
   *[other] { $count } × Pericolo { $letter }
 }
vanguard-way-spend = { $colour ->
    [red] { $count ->
        [one] 1 dado rosso da spendere
       *[other] { $count } dadi rossi da spendere
     }
    [green] { $count ->
        [one] 1 dado verde da spendere
       *[other] { $count } dadi verdi da spendere
     }
    [blue] { $count ->
        [one] 1 dado blu da spendere
       *[other] { $count } dadi blu da spendere
     }
   *[any] { $count ->
        [one] 1 dado da spendere
       *[other] { $count } dadi da spendere
     }
 }
vanguard-choice-turn-travel = Viaggio
vanguard-choice-turn-prepare = Preparazione: pesca una carta, fai un Tiro per le combinazioni, o entrambe le cose
vanguard-choice-turn-rest = { $count ->
    [0] Riposo: ricarica metà dei dadi, pesca una carta
    [one] Riposo: paga 1 Provvista, ricarica metà dei dadi, pesca una carta
   *[other] Riposo: paga { $count } Provviste, ricarica metà dei dadi, pesca una carta
 }
vanguard-choice-turn-lift-off = Decollo: l’esplorazione finisce
vanguard-choice-turn-complete = Completa la Missione { $mission }
vanguard-choice-turn-trade = Scambia Attrezzatura
vanguard-choice-turn-hand-core = Passa il nucleo { FORM($who, "to") }
vanguard-choice-turn-take-core = Raccogli il nucleo
vanguard-choice-turn-end-turn = Termina il turno
vanguard-choice-trade = { $card }: da { $from } { FORM($to, "to") }
vanguard-choice-prepare-draw = Pesca una carta
vanguard-choice-prepare-check = Fai un Tiro per le combinazioni
vanguard-none-prepare = Basta così
vanguard-none-step-to = Fermati qui
vanguard-choice-accept-help-accept = Accetta
vanguard-choice-accept-help-refuse = Rifiuta
vanguard-choice-lift-off-consent-agree = Decollate
vanguard-choice-lift-off-consent-refuse = Restate sul pianeta


## Il Tiro

vanguard-none-dice = Nessun dado proprio
vanguard-none-assist = Non prestare dadi
vanguard-none-assist-more = Non prestare dadi
vanguard-none-modify = Lascia i dadi come sono
vanguard-none-pick-dice = Nessuno di questi
vanguard-choice-turn-die = { $die }, da girare su { $to }
vanguard-none-turn-die = Non girare altri dadi
vanguard-none-join = Non aggiungere dadi
vanguard-choice-injury-die = { $face }: colpisce { $injury }
vanguard-choice-injury-die-harmless = { $face }: non colpisce nulla
vanguard-choice-danger-die = Pericolo { $letter }, { $face }: { $does }
vanguard-choice-danger-die-harmless = Pericolo { $letter }, { $face }: non succede nulla
vanguard-choice-combo = { $card } ({ $needs }): { $does }
vanguard-none-combo = Nessun’altra combinazione
vanguard-choice-pay = { $dice }
vanguard-check-then = { $row ->
    [green] il Tiro passa subito al suo Risultato verde. { $does }
    [yellow] il Tiro passa subito al suo Risultato giallo. { $does }
    [red] il Tiro passa subito al suo Risultato rosso. { $does }
    [none] il Tiro finisce subito, senza Risultato
   *[on] il Tiro prosegue
 }
vanguard-choice-treat-as-yes = Conta come { $icon }: { $then }
vanguard-choice-treat-as-no = No: { $then }
vanguard-choice-times = { $count ->
    [0] Neanche una volta
    [one] Una volta
   *[other] { $count } volte
 }
vanguard-choice-mark-row-yes = Prendilo: { $does }
vanguard-choice-mark-row-no = Lascialo e guarda la riga sotto
vanguard-none-after-failing = Accetta il fallimento
vanguard-none-keep = Non tenere altri dadi


## Carte e Attrezzatura

vanguard-none-recover = Nessuna
vanguard-halves-of-event = { $biomes }: { $primary } Altrove: { $secondary }
vanguard-choice-put-back-top = { $card } in cima. { $says }
vanguard-choice-put-back-bottom = { $card } in fondo. { $says }
vanguard-none-before-danger = Lascia che accada
vanguard-none-before-injury = Lascia che accada
vanguard-none-before-event = Lascia che accada
vanguard-none-before-travel = Non usare nulla
vanguard-none-before-rest = Non usare nulla
vanguard-none-before-lead = Non usare nulla
vanguard-none-upgrades = Lasciali nello zaino
vanguard-none-drive = Resta dov’è


## Dadi e Ferite

vanguard-choice-spend-sacrifice = Sacrifica un dado
vanguard-choice-sacrifice-available = { $die } (quello Disponibile)
vanguard-choice-spend-sacrifice-exhausted = Ottieni { vanguard-injury-exhausted.form-quoted }: per un Sacrificio restano troppo pochi dadi
vanguard-choice-spend-sacrifice-spared = Non succede nulla: nel Tutorial nessuno ottiene { vanguard-injury-exhausted.form-quoted }
vanguard-choice-lose-charge-lose = Perdi
vanguard-choice-column = { $colour ->
    [red] Colonna rossa
    [green] Colonna verde
   *[blue] Colonna blu
 } { $free ->
    [0] (piena: un dado viene spinto fuori)
    [one] (1 slot libero)
   *[other] ({ $free } slot liberi)
 }
vanguard-choice-injury-slot = { $injury }, slot Ferita { $slot }
vanguard-choice-remove-injury-die = { $column ->
    [red] Quello sulla colonna rossa
    [green] Quello sulla colonna verde
    [blue] Quello sulla colonna blu
   *[resolved] Uno già tirato e già risolto
 }
vanguard-choice-remove-injury-die-rolled = Quello tirato ({ $face })


## Il pianeta

vanguard-choice-clock = { $card } ({ $space } di { $length })
vanguard-choice-clock-sector = { $card }, Settore { $sector } ({ $space } di { $length })
vanguard-choice-threat = { $threat }, Settore { $sector }
vanguard-choice-lead = Indizio { $value }{ $back ->
    [yes] , torna nel sacchetto
   *[no] { "" }
 }{ $bonus ->
    [card] , +1 carta
    [charge] , +1 Carica
   *[none] { "" }
 }
vanguard-choice-read = Avanti
