# Che cosa chiede Star Saga. $who, $by, $to e $target sono modelli, $kind e $missing tipi di modelli, $piece, $terminal e
# $device pezzi della mappa; $card, $feat e $source sono carte, tra virgolette.


## Movimento

saga-ask-move = Dove va { FORM($who, "the") }? { $left ->
    [one] Resta 1 casella.
   *[other] Restano { $left } caselle.
 }
saga-ask-move-break-away = { FORM($who, "The") } è nell’arco frontale di un nemico. Restare o Allontanarsi?
saga-ask-move-feat = { FORM($feat, "quoted") }: dove va { FORM($who, "the") }, o chi viene assalito? { $left ->
    [one] Resta 1 casella.
   *[other] Restano { $left } caselle.
 }
saga-ask-facing = Verso dove si orienta { FORM($who, "the") }?
saga-ask-entry = Dove entra sulla plancia { FORM($who, "the") }?
saga-ask-start-square = Dove comincia { FORM($who, "the") }?
saga-ask-placing = Chi viene piazzato adesso?
saga-ask-jump-to = Dove atterra { FORM($who, "the") }?
saga-ask-push = Dove spingere { FORM($who, "the") }?
saga-ask-lead-astray = Dove attiri { FORM($who, "the") }? Una casella alla volta.
saga-ask-draw-near = { FORM($who, "The") } si avvicina. Su quale casella?
saga-ask-square-nx-lights-out = { FORM($card, "quoted") }: dove si fa buio?
saga-ask-square-nx-hidden-passage = { FORM($card, "quoted") }: dove si apre il nuovo Punto di Rinforzo?
saga-ask-substitute = Non restano miniature per { FORM($missing, "a") }. Chi arriva al suo posto? Valore rimasto: { $left }.
saga-ask-substitute-square = Dove si mette { FORM($kind, "the") }?
saga-ask-slip-past = { FORM($who, "The") } è nell’arco frontale di un nemico. Proseguire lo stesso? { $left ->
    [one] Resta 1 casella.
   *[other] Restano { $left } caselle.
 }


## Combattimento e cure

saga-ask-weapon = Quale arma usa { FORM($who, "the") }?
saga-ask-target-shoot = A che cosa spara { FORM($who, "the") }?
saga-ask-target-assault = { FORM($who, "The") }: chi o che cosa assalire?
saga-ask-target-drain = { FORM($feat, "quoted") }: a chi tocca?
saga-ask-target-nexus = Più Mercenari sono alla pari. Chi è il Bersaglio del Nexus?
saga-ask-lean = Dove si sporge { FORM($who, "the") } per sparare { FORM($target, "to") }?
saga-ask-aim = Dove punta { FORM($who, "the") } la Sagoma Fiamma?
saga-ask-aim-feat = Dove punta { FORM($who, "the") } la Sagoma Fiamma? { $left ->
    [one] Resta 1 attacco.
   *[other] Restano { $left } attacchi.
 }
saga-ask-device-aim = In che direzione vanno le fiamme { FORM($device, "of") }?
saga-ask-throw-at = Dove lancia { FORM($who, "the") } { FORM($card, "quoted") }?
saga-ask-follow-through = { FORM($card, "quoted") }: { FORM($who, "the") } assale un altro nemico?
saga-ask-free-attack = { FORM($who, "The") } si sta Allontanando. Chi effettua un Attacco Gratuito?
saga-ask-turret-target = A che cosa spara { FORM($who, "the") }?
saga-ask-granted-attack = { FORM($who, "The") } può attaccare ora. Come?
saga-ask-victim = { FORM($card, "quoted") }: quale Mercenario colpisce?
saga-ask-victim-forced = { FORM($who, "The") } deve attaccare suo malgrado. Chi?
saga-ask-reroll = { FORM($source, "quoted") }: quali dadi ritira { FORM($who, "the") }?
saga-ask-soak = { FORM($who, "The") } sta per subire { $wounds ->
    [one] 1 ferita.
   *[other] { $wounds } ferite.
 } Usare { FORM($source, "quoted") }?
saga-ask-heal = { FORM($who, "The") } assorbe vita. Da chi rimuovi { $counters ->
    [one] 1 segnalino Ferita?
   *[other] fino a { $counters } segnalini Ferita?
 }
saga-ask-patient = Chi riceve aiuto { FORM($who, "from") }?
saga-ask-empathy = Rimuovere 1 altro segnalino Ferita { FORM($who, "from") }?


## I Turni dei Mercenari

saga-ask-who-acts = Chi svolge il prossimo Turno? { $left ->
    [one] Resta 1 Turno.
   *[other] Restano { $left } Turni.
 }
saga-ask-action = Che cosa fa { FORM($who, "the") }?
saga-ask-use-ability = { $moment ->
    [turn-start] Comincia il Turno { FORM($who, "of") }. Usare prima qualcosa?
    [action-end] { FORM($who, "The") } ha agito. Usare qualcosa ora?
   *[turn-end] Finisce il Turno { FORM($who, "of") }. Usare prima qualcosa?
 }
saga-ask-use-card = Quale carta usa { FORM($who, "the") }?
saga-ask-use-free = { $moment ->
    [hack] { FORM($who, "The") } sta per hackerare. Usare una carta?
   *[turn-start] Comincia il Turno { FORM($who, "of") }. Usare una carta?
 }
saga-ask-mission-use = Che cosa fa qui { FORM($who, "the") }?
saga-ask-mission-piece = { $use }: dove?
saga-ask-feature = Come lo imposti?
saga-ask-squad-use = Usare ciò che la missione offre prima del prossimo Turno?
saga-ask-mission-target = { $use }: dove o per chi?
saga-ask-slide = Quale scaffale sposta { FORM($who, "the") }?
saga-ask-slide-nexus = Quale scaffale si sposta?
saga-ask-mode = A quale modalità passa { FORM($who, "the") }?
saga-ask-friend-move = { FORM($who, "The") } dà un comando. Chi può muoversi?
saga-ask-friend-ready = { FORM($who, "The") } dà un ordine. Quale segnalino torna a faccia in su?
saga-ask-accept-help = { FORM($by, "The") } vuole aiutare { FORM($who, "the") } con { FORM($card, "quoted") }. Accettare?
saga-ask-orders = { FORM($feat, "quoted") }: che cosa fa { FORM($who, "the") }?
saga-ask-feat-next = { FORM($feat, "quoted") }: a chi tocca?
saga-ask-foresight = La prossima carta Nexus è { FORM($card, "quoted") }. Metterla in fondo al mazzo?
saga-ask-scope = Su quale arma monta il mirino { FORM($who, "the") }?
saga-ask-wear = { $place ->
    [shield] Quale scudo usa { FORM($who, "the") }? Ne funziona uno solo.
   *[body] Che cosa indossa { FORM($who, "the") }? Vale una carta sola.
 }
saga-ask-charge = Quale carica fa esplodere { FORM($who, "the") }?
saga-ask-turret = Quale Torretta riprende { FORM($who, "the") }?
saga-ask-distract = { FORM($who, "The") }: chi distrarre?
saga-ask-terminal = Quale Terminale hackera { FORM($who, "the") }?
saga-ask-goal = Che cosa vuole { FORM($who, "the") } { FORM($terminal, "from") }? Firewall: { $firewall }.
saga-ask-operation-target = { $operation }: su che cosa?
saga-ask-scenery = Che cosa perquisisce { FORM($who, "the") }?
saga-ask-scenery-destroyed = Il pavimento cede accanto { FORM($target, "to") }. Che cosa va distrutto?
saga-ask-door = Quale porta usa { FORM($who, "the") }?
saga-ask-door-unlock = Quale porta sblocca { FORM($who, "the") }?
saga-ask-door-card = { FORM($card, "quoted") }: quale porta si chiude e si blocca?
saga-ask-door-nexus = Più porte sono ugualmente vicine { FORM($target, "to") }. Quale si chiude e si blocca?
saga-ask-trade-partner = Con chi scambia { FORM($who, "the") }?
saga-ask-trade-give = Che cosa dà { FORM($who, "the") } { FORM($to, "to") }?
saga-ask-trade-take = Che cosa riceve { FORM($to, "the") } { FORM($who, "from") }?
saga-ask-trade-consent = { FORM($by, "The") } { $given_count ->
    [0] non offre nulla
   *[other] offre { FORM($given, "quoted") }
 } e { $taken_count ->
    [0] non chiede nulla
   *[other] chiede { FORM($taken, "quoted") }
 }. { FORM($who, "The") } accetta?
saga-ask-deploy = Che cosa dispiega { FORM($who, "the") }?
saga-ask-deploy-at = Dove dispiega { FORM($who, "the") } { FORM($card, "quoted") }?


## Il Nexus

saga-ask-ability = Giocare una carta Nexus per la sua abilità?
saga-ask-reinforce = Scartare una carta Nexus per invocare Rinforzi? { $bonus ->
    [0] Possono costare quanto il suo valore.
   *[other] Possono costare { $bonus } in più del suo valore.
 }
saga-ask-bonus = Scartare una carta Nexus per un’Attivazione Bonus?
saga-ask-discard = Quale carta Nexus scarti?
saga-ask-interrupt = Giocare una carta Interruzione? { $turns ->
    [one] Ai Mercenari resta 1 Turno.
   *[other] Ai Mercenari restano { $turns } Turni.
 }
saga-ask-reaction-search = { FORM($who, "The") } perquisisce { FORM($what, "the") }. Reagire?
saga-ask-reaction-break-away = { FORM($who, "The") } si sta Allontanando. Reagire?
saga-ask-reaction-shot = { FORM($who, "The") } ha sparato. Reagire?
saga-ask-activate = Chi attivi? { $left ->
    [one] Resta 1 Attivazione.
   *[other] Restano { $left } Attivazioni.
 }
saga-ask-activate-bonus = Chi riceve l’Attivazione Bonus?
saga-ask-agent = { $furthest ->
    [yes] Più Agenti sono ugualmente lontani { FORM($target, "from") }. Quale agisce?
   *[no] Più Agenti sono ugualmente vicini { FORM($target, "to") }. Quale agisce?
 }
saga-ask-agent-for-card = { FORM($card, "quoted") }: per quale Agente?
saga-ask-agent-for-card-shoot = { FORM($card, "quoted") }: chi spara adesso { FORM($target, "to") }?
saga-ask-agents-for-card = { FORM($card, "quoted") }: per quali Agenti?
saga-ask-patch-up = Quale Agente viene curato?
saga-ask-call = Chi invochi come Rinforzo? Valore rimasto: { $left }.
saga-ask-point = Più Punti di Rinforzo sono ugualmente vicini { FORM($target, "to") }. Quale si usa?
saga-ask-point-kind = Dove aspetta { FORM($kind, "the") }?
saga-ask-point-card = { FORM($card, "quoted") }: quale Punto di Rinforzo?
saga-ask-point-source = { FORM($source, "quoted") }: quale Punto di Rinforzo disattiva { FORM($who, "the") }?
saga-ask-override = Di che cosa prende il controllo { FORM($who, "the") }?
saga-ask-next-card = { $place ->
    [1] Quale carta va in cima al mazzo?
   *[other] Quale carta è la numero { $place } dall’alto?
 }


## La squadra

saga-ask-team = { $mission }: la Squadra Ideale, o una tua con { $credits ->
    [one] 1 Credito?
   *[other] { $credits } Crediti?
 }
saga-ask-build-team = Componi la squadra. { $left ->
    [one] Resta 1 Credito su { $credits }.
   *[other] Restano { $left } Crediti su { $credits }.
 }
saga-ask-carrier = Chi prende { FORM($card, "quoted") }?
saga-ask-shop = Che cosa compra { FORM($who, "the") }? Crediti: { $credits }. Punti Vittoria: { $points }.
saga-ask-growth = Spendere segnalini Esperienza?
saga-ask-skill = Quale abilità impara { FORM($who, "the") }?
saga-ask-attribute = Quale attributo ottiene { FORM($who, "the") }?
saga-ask-reorganise = Riorganizzazione: chi consegna che cosa?
saga-ask-variant = { $mission }: come entrate?
saga-ask-team-point = Chi riceve il Punto Vittoria?
saga-ask-who-finds = { FORM($card, "quoted") }: chi lo trova?
saga-ask-page = Leggi, poi prosegui.
saga-ask-page-choice = Che cosa scegli?
