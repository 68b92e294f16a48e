# Che cosa si dice mentre si gioca a Lanterne; le variabili sono spiegate nel file inglese.

## Domande

lanterns-ask-act = { FORM($who, "The") } ha ancora { $left ->
    [one] un’Azione
   *[other] { $left } Azioni
 }. Che cosa fa?
lanterns-ask-walk-to = Dove cammina { FORM($who, "the") }?
lanterns-ask-leap-to = Dove balza { FORM($who, "the") }?
lanterns-ask-throw-at = Dove lancia l’Olio ardente { FORM($who, "the") }?
lanterns-ask-kindle-which = Quale Lanterna accende { FORM($who, "the") }?
lanterns-ask-fuel = Quanto Olio versa { FORM($who, "the") } nella Lanterna in { $lantern }?
lanterns-ask-bury = { FORM($who, "The") } ha visto la prossima carta. Dove deve stare?
lanterns-ask-vow = Quale Giuramento tiene { FORM($who, "the") }?
lanterns-ask-react = Il Custode colpisce { FORM($target, "the") }. Giocare una Vampata?
lanterns-none-react = Lascia che accada
lanterns-ask-page = { $scenario }: che cosa portate con voi?
lanterns-ask-prowl = Il Custode ha ancora { $left ->
    [one] un’Azione
   *[other] { $left } Azioni
 }. Che cosa fa?
lanterns-ask-prowl-to = Dove cammina il Custode?
lanterns-ask-strike-whom = Chi colpisce il Custode?
lanterns-ask-douse-which = Quale Lanterna spegne il Custode?

## Scelte

lanterns-action-walk = Camminare
lanterns-action-kindle = Accendere una Lanterna
lanterns-action-throw = Lanciare Olio ardente
lanterns-action-rest = Riposare e pescare una carta
lanterns-action-play = Giocare { FORM($card, "quoted") }
lanterns-action-wait = Aspettare
lanterns-square = { $square }
lanterns-lantern = Lanterna in { $lantern }
lanterns-pour = { $oil } Olio: tira { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }
lanterns-bury-keep = In cima al mazzo
lanterns-bury-bury = Sotto il mazzo
lanterns-react-flare = { FORM($who, "The") } gioca una Vampata
lanterns-choice-read = Ho letto
lanterns-speaker-warden = Il vecchio guardiano
lanterns-choice-provisions = Provviste
    .text = Ogni Viandante prende 1 Olio.
lanterns-choice-rumours = Voci
    .text = Ogni Viandante pesca una carta.
lanterns-choice-silence = Silenzio
    .text = Il Custode comincia abbagliato.
lanterns-keeper-prowl = Camminare
lanterns-keeper-strike = Colpire
lanterns-keeper-douse = Spegnere una Lanterna
lanterns-keeper-wait = Aspettare
lanterns-target = { FORM($who, "The") }: { $flames ->
    [one] una fiamma
   *[other] { $flames } fiamme
 }, { $light ->
    [0] nessuna luce
    [one] un dado chiaro
   *[other] { $light } dadi chiari
 }

## Perché no

lanterns-refusal-walled-in = Non c’è nessuna casella libera in cui andare.
lanterns-refusal-no-lantern = Accanto a questa casella non c’è nessuna Lanterna spenta.
lanterns-refusal-no-oil = Non c’è più Olio.
lanterns-refusal-nothing-in-sight = Nessuna casella in vista è abbastanza vicina.
lanterns-refusal-hand-full = Nessuno ha più di 3 carte in mano.
lanterns-refusal-only-a-reaction = Una Vampata si gioca quando il Custode colpisce.
lanterns-refusal-nobody-in-sight = Il Custode non vede nessuno abbastanza vicino.
lanterns-refusal-nothing-burns = Accanto al Custode non c’è nessuna Lanterna ardente.

## Che cosa è successo

lanterns-log-drew = { $secret ->
    [yes] { FORM($who, "The") } pesca { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } pesca una carta.
 }
lanterns-log-vows-dealt = { $secret ->
    [yes] { FORM($who, "The") } può scegliere tra due Giuramenti: { FORM($vows, "quoted") }.
   *[no] { FORM($who, "The") } può scegliere tra due Giuramenti.
 }
lanterns-log-vow-kept = { $secret ->
    [yes] { FORM($who, "The") } giura: { FORM($vow, "quoted") }.
   *[no] { FORM($who, "The") } ha fatto un Giuramento.
 }
lanterns-log-page = Leggete che cosa si dice di questo luogo: { $scenario }.
lanterns-log-page-chosen = Portate con voi: { $choice }.
lanterns-log-round = Comincia il round { $number }.
lanterns-log-walked = { FORM($who, "The") } va in { $to }.
lanterns-log-leapt = { FORM($who, "The") } balza in { $to }.
lanterns-log-waited = { FORM($who, "The") } aspetta.
lanterns-log-kindled = { $lit ->
    [yes] { FORM($who, "The") } accende la Lanterna in { $lantern }.
   *[no] { FORM($who, "The") } non riesce ad accendere la Lanterna in { $lantern }.
 }
lanterns-log-threw = { $hit ->
    [yes] { FORM($who, "The") } lancia Olio ardente in { $to }. Il Custode è abbagliato.
   *[no] { FORM($who, "The") } lancia Olio ardente in { $to }.
 }
lanterns-log-played-oil = { FORM($who, "The") } trova 2 Olio.
lanterns-log-looked = { $secret ->
    [yes] { FORM($who, "The") } vede la prossima carta del mazzo: { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } guarda la prossima carta del mazzo.
 }
lanterns-log-buried = { FORM($who, "The") } mette la carta sotto il mazzo.
lanterns-log-prowled = Il Custode va in { $to }.
lanterns-log-keeper-waited = Il Custode aspetta.
lanterns-log-strikes = Il Custode colpisce { FORM($who, "the") }.
lanterns-log-struck = { $lost ->
    [0] { FORM($who, "The") } non perde fiamme.
    [one] { FORM($who, "The") } perde una fiamma.
   *[other] { FORM($who, "The") } perde { $lost } fiamme.
 }
lanterns-log-flared = { FORM($who, "The") } gioca una Vampata: il colpo contro { FORM($target, "the") } va a vuoto.
lanterns-log-doused = Il Custode spegne la Lanterna in { $lantern }.
lanterns-log-went-out = { $count ->
    [0] { FORM($who, "The") } è fuori.
   *[other] { FORM($who, "The") } è fuori e scarta { FORM($cards, "quoted") }.
 }
lanterns-ending-lit = Ardono abbastanza Lanterne: i Viandanti hanno vinto la notte.
lanterns-ending-dark = La notte è finita e troppe Lanterne sono spente.
lanterns-ending-out = L’ultima fiamma è spenta.

## Probabilità

lanterns-odds-lit = La Lanterna in { $lantern } arde
lanterns-odds-dark = La Lanterna in { $lantern } resta spenta
lanterns-odds-struck = { $lost ->
    [0] { FORM($who, "The") } non perde fiamme
    [one] { FORM($who, "The") } perde una fiamma
   *[other] { FORM($who, "The") } perde { $lost } fiamme
 }
lanterns-odds-out = { FORM($who, "The") } è fuori

## Looking

lanterns-look-reach = { $count ->
    [one] Camminando raggiunge una casella.
   *[other] Camminando raggiunge { $count } caselle.
 }
lanterns-look-sight = { $sees ->
    [yes] In vista: { $who }.
   *[no] Fuori vista: { $who }.
 }
