# Che cosa chiede ISS Vanguard. $who, $for, $from e $hurt sono Membri dell’Equipaggio, $card ciò da cui viene un effetto
# (una carta tra virgolette, a inizio frase), $action un’Azione Speciale, $threat una Minaccia.


## La squadra

vanguard-ask-team = { $count ->
    [one] Quale Reparto mandi sul pianeta?
   *[other] Quali { $count } Reparti mandi sul pianeta?
 }
vanguard-ask-recruit = { $section }: chi va sul pianeta?
vanguard-ask-carrier = { $card }: chi la porta?
vanguard-ask-carrier-does = { $card }: chi la porta? { $does }
vanguard-ask-landing-roll = Il Lander sta scendendo. { $left ->
    [one] Resta 1 tiro d’atterraggio.
   *[other] Restano { $left } tiri d’atterraggio.
 }
vanguard-ask-rank-up = Quale carta Grado Superiore cerca di completare la squadra?
vanguard-ask-starting-sector = Dove comincia { $who }?
vanguard-ask-start-token = Chi riceve il gettone Inizio e gioca il primo turno?
vanguard-ask-take-over = { $card } apparteneva { FORM($who, "to") }. Chi la prende?
vanguard-ask-leave-behind = La stiva è troppo piccola. Quale Scoperta lasciate indietro? { $count ->
    [one] Ne resta indietro 1.
   *[other] Ne restano indietro { $count }.
 }
vanguard-ask-buy-dice = Acquistare un dado Jolly per ogni Reparto? Prezzo in gettoni Successo: { $price }.


## I turni

vanguard-ask-turn = Che cosa fa { $who }? { $actions ->
    [0] Nessuna azione rimasta.
    [one] 1 azione rimasta.
   *[other] { $actions } azioni rimaste.
 }
vanguard-ask-special = Quale Azione Speciale svolge { $who }?
vanguard-ask-path = Quale Percorso prende { $who }?
vanguard-ask-path-icon = { $word ->
    [swap] Quale icona del Percorso viene sostituita con «spendi un dado»?
   *[skip] Quale icona del Percorso viene saltata?
 }
vanguard-ask-step-to = Dove si sposta { $who }? { $left ->
    [one] Resta 1 Percorso.
   *[other] Restano { $left } Percorsi.
 }
vanguard-ask-place = { $card }: dove si mette { $who }?
vanguard-ask-prepare = Come si prepara { $who }?
vanguard-ask-trade = { $who } scambia Attrezzatura. Quale carta passa di mano?
vanguard-ask-accept-help = { $card }: { $from } vuole aiutare { $who }. Accetti?
vanguard-ask-accept-help-trade = { $card }: { $from } propone uno scambio { FORM($who, "to") }. Accetti?
vanguard-ask-accept-help-core = { $from } chiede il nucleo { FORM($who, "to") }. Lo cedi?
vanguard-ask-lift-off-consent = { $who } vuole decollare. { $count ->
    [0] Sono tutti al Lander.
   *[other] Chi non è al Lander muore: { $behind }.
 } Sei d’accordo?
vanguard-ask-step-in = Sta decidendo qualcun altro. Puoi intervenire.


## Il Tiro

vanguard-ask-dice = Quali dadi tira { $who } per «{ $action }»?
vanguard-ask-assist = «{ $action }»: { $who } presta un dado { FORM($for, "to") }?
vanguard-ask-assist-more = { $card }: quali dadi presta { $who } { FORM($for, "to") }?
vanguard-ask-modify = { $who } ha tirato i dadi. Usi qualcosa per cambiarli?
vanguard-ask-pick-dice = { $word ->
    [drop] { $card }: quali dadi lasciano la Riserva del Tiro?
   *[reroll] { $card }: quali dadi si ritirano?
 }
vanguard-ask-turn-die = { $card }: quale dado si gira, e su quale faccia?
vanguard-ask-join = { $word ->
    [pull] { $card }: quali dadi Spesi di { $who } si aggiungono al Tiro?
   *[add] { $card }: quali dadi Disponibili di { $who } si aggiungono al Tiro?
 }
vanguard-ask-which-injury-die = { $card }: quale dado Ferita?
vanguard-ask-which-danger-die = { $card }: quale dado Pericolo?
vanguard-ask-combo = Quale Combinazione di Dadi attiva { $who }?
vanguard-ask-pay-combo = { $card }: con quali dadi paga { $who }?
vanguard-ask-pay-effect = Effetto Speciale di «{ $action }»: con quali dadi si paga?
vanguard-ask-pay-row = { $row ->
    [yellow] Risultato giallo di «{ $action }»: con quali dadi si paga?
   *[green] Risultato verde di «{ $action }»: con quali dadi si paga?
 }
vanguard-ask-next-injury-die = Quale dado Ferita risolve adesso { $who }?
vanguard-ask-next-danger-die = Quale dado Pericolo risolve adesso { $who }?
vanguard-ask-treat-as = { $absent ->
    [yes] { $who }: un’icona Vanguard può valere come { $icon }. Contarla?
   *[no] { $who }: un’icona Vanguard o una conversione può valere come { $icon }. Contarla?
 }
vanguard-ask-times = Effetto Speciale: { $does } Quante volte lo usa { $who }?
vanguard-ask-mark-row = { $row ->
    [yellow] Con le icone Vanguard o le conversioni { $who } raggiunge il Risultato giallo di «{ $action }». Prenderlo?
   *[green] Con le icone Vanguard o le conversioni { $who } raggiunge il Risultato verde di «{ $action }». Prenderlo?
 }
vanguard-ask-after-failing = Il Tiro è fallito. { $who } usa qualcosa?
vanguard-ask-keep = Quale dado non usato tiene { $who }? { $left ->
    [one] Ne può restare 1.
   *[other] Ne possono restare { $left }.
 }


## Carte e Attrezzatura

vanguard-ask-option = { $card }: che cosa sceglie { $who }?
vanguard-ask-whom = { $card }: a chi tocca?
vanguard-ask-discard = Quale carta scarta { $who }?
vanguard-ask-discard-limit = { $limit ->
    [one] { $who } può tenere in mano una sola carta.
   *[other] { $who } può tenere in mano solo { $limit } carte.
 } Quale si scarta?
vanguard-ask-lose-charge = { $count ->
    [one] { $who } sta per perdere una Carica.
   *[other] { $who } sta per perdere { $count } Cariche.
 }
vanguard-ask-recover = Quali carte scartate riprende { $who }?
vanguard-ask-put-back = Quale carta torna adesso nel mazzo, in cima o in fondo?
vanguard-ask-before-danger = Pericolo { $letter }: { $face }. { $who } usa qualcosa per difendersi?
vanguard-ask-before-danger-does = Pericolo { $letter }: { $face }. { $does } { $who } usa qualcosa per difendersi?
vanguard-ask-before-injury = { $own ->
    [yes] { $who } sta per ottenere { $injury }. Usi qualcosa per evitarlo?
   *[no] { $hurt } sta per ottenere { $injury }. { $who } usa qualcosa per evitarlo?
 }
vanguard-ask-before-event = È stato rivelato { $event }. { $does } { $who } usa qualcosa per difendersi?
vanguard-ask-before-event-nothing = È stato rivelato { $event }. { $does }
vanguard-ask-before-travel = { $who } si mette in viaggio. Usi qualcosa per il Percorso?
vanguard-ask-before-rest = { $who } riposa. Usi qualcosa?
vanguard-ask-before-lead = { $who } sta per pescare Indizi. Usi qualcosa?
vanguard-ask-other-end = { $card }: dov’è l’altro capo?
vanguard-ask-upgrades = { $card }: quali potenziamenti si aggiungono?
vanguard-ask-drive = { $card }: dove si sposta?


## Dadi e Ferite

vanguard-ask-spend = { $colour ->
    [red] Quale dado rosso spende { $who }?
    [green] Quale dado verde spende { $who }?
    [blue] Quale dado blu spende { $who }?
   *[any] Quale dado spende { $who }?
 }
vanguard-ask-spend-sacrifice = { $colour ->
    [red] { $who } non ha dadi rossi Disponibili da spendere.
    [green] { $who } non ha dadi verdi Disponibili da spendere.
    [blue] { $who } non ha dadi blu Disponibili da spendere.
   *[any] { $who } non ha dadi Disponibili da spendere.
 } Serve invece un Sacrificio.
# $colour
vanguard-ask-sacrifice-none = { $who } non può Sacrificare nessun dado.
vanguard-ask-sacrifice = { $colour ->
    [red] Quale dado rosso sacrifica { $who }?
    [green] Quale dado verde sacrifica { $who }?
    [blue] Quale dado blu sacrifica { $who }?
   *[any] Quale dado sacrifica { $who }?
 }
vanguard-ask-refresh = Quale dado ricarica { $who }? { $left ->
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
 }
vanguard-ask-column = { $who } riceve un dado Ferita, che si tira insieme agli altri in ogni Tiro. Dove lo mette?
vanguard-ask-pushed = La colonna è piena. Quale dado di { $who } viene spinto fuori e speso?
vanguard-ask-injury-card = { $who } ottiene una Ferita. Quale carta?
vanguard-ask-cover = Quale Ferita di { $who } viene girata a faccia in giù?
vanguard-ask-uncover = Quale Ferita di { $who } torna attiva?
vanguard-ask-remove-injury = Quale Ferita di { $who } viene rimossa?
vanguard-ask-remove-injury-die = Quale dado Ferita di { $who } viene rimosso?


## Il pianeta

vanguard-ask-which-clock = Il tempo avanza. A quale Contatore del Tempo tocca adesso?
vanguard-ask-which-clock-card = { $card }: quale Contatore del Tempo?
vanguard-ask-which-threat = Quale Minaccia si avvicina { FORM($who, "to") }?
vanguard-ask-which-threat-card = { $card }: quale Minaccia?
vanguard-ask-threat-way = { $threat }: in quale Settore?
vanguard-ask-spread = { $threat }: dove si diffonde?
vanguard-ask-which-type = { $card }: quale tipo di Scoperta?
vanguard-ask-place-lead = { $type }: quale Indizio mette adesso { $who }?
vanguard-ask-return-lead = Quale Indizio rimette nel sacchetto { $who }?
vanguard-ask-lead-bonus = { $bonus ->
    [card] L’Indizio porta una carta. Chi la pesca?
   *[charge] L’Indizio porta una Carica. Chi la ottiene?
 }
vanguard-ask-page = Una pagina della storia.
vanguard-ask-page-choice = Che cosa decidete?
