# Che cosa si può scegliere in Star Saga. $who è un modello, $piece e $point sono pezzi della mappa, $square e $one sono
# caselle come C4, $card è una carta, $hit chi verrebbe colpito.


## Chiunque, qualunque cosa, ovunque

saga-choice-model = { $who } ({ $square }){ $wounds ->
    [0] { "" }
    [one] , 1 ferita
   *[other] , { $wounds } ferite
 }
saga-choice-model-in-cover = { $who } ({ $square }), in Copertura{ $wounds ->
    [0] { "" }
    [one] , 1 ferita
   *[other] , { $wounds } ferite
 }
saga-choice-model-waiting = { $who }, in Attesa: { $point }
saga-choice-model-away = { $who }
saga-choice-piece = { $piece }
saga-choice-piece-in-cover = { $piece }, in Copertura
saga-choice-square = { $square }
saga-choice-squares = { $one } e { $other }
saga-choice-zone = { $zone }
saga-choice-card-copy = { $card } ({ $number })
saga-choice-stop = Fermati qui
saga-choice-read = Prosegui


## Movimento

saga-choice-move-stay = Termina qui il movimento
saga-choice-move-to = Vai in { $square }
saga-choice-move-step = Un passo in { $square }, poi scegli ancora
saga-choice-move-leave = Abbandona la plancia da { $square }: { $exit }
saga-choice-move-break-away = Allontanati in { $square }
saga-choice-move-feat = Prodezza al posto del Turno: { $card }
saga-choice-move-use = Invece di muoverti: { $card }
saga-choice-move-assault = Girati e assali { FORM($who, "the") }
saga-choice-substitute-nobody = Non arriva nessuno
saga-none-slip-past = Fermati qui
saga-none-push = Non spingere


## Combattimento e cure

saga-choice-lean = Sporgiti in { $square }{ $cover ->
    [yes] , bersaglio in Copertura
   *[no] { "" }
 }
saga-choice-aim = { $count ->
    [0] Non colpire nessuno
   *[other] Colpisci { FORM($hit, "the") }
 }
saga-choice-device-aim = { $count ->
    [0] { $facing }: non colpisce nessuno
   *[other] { $facing }: colpisce { FORM($hit, "the") }
 }
saga-choice-throw-at = { $count ->
    [0] { $square }: non colpisce nessuno
   *[other] { $square }: colpisce { FORM($hit, "the") }
 }
saga-choice-free-attack-refrain = Nessun Attacco Gratuito
saga-choice-granted-attack-shoot = Sparare
saga-choice-granted-attack-assault = Assalire
saga-choice-soak = Usa { FORM($card, "quoted") }
saga-choice-empathy = Rimuovilo
saga-none-follow-through = Nessun altro Assalto
saga-none-turret-target = Non sparare
saga-none-granted-attack = Non attaccare
saga-none-reroll = Tieni tutti i dadi
saga-none-soak = Subisci le ferite
saga-none-heal = Non curare nessuno
saga-none-patient = Non curare nessuno
saga-none-empathy = Lascia così
saga-none-friend = Nessun altro


## Dadi

saga-face-attack-0 = Risultato nullo
saga-face-attack-1 = Esplosione minore
saga-face-attack-2 = Esplosione maggiore
saga-face-attack-3 = Esplosione critica
saga-face-defence-0 = Risultato nullo
saga-face-defence-1 = Scudo minore
saga-face-defence-2 = Scudo maggiore
saga-face-defence-3 = Scudo critico


## I Turni dei Mercenari

saga-choice-who-acts-end = Termina la Fase dei Mercenari
saga-action-shoot = Sparare
saga-action-assault = Assalire
saga-action-door = Aprire o chiudere una porta
saga-action-hack = Hackerare un Terminale
saga-action-interact = Perquisire un Elemento Scenico
saga-action-trade = Scambiare Equipaggiamenti
saga-action-recover = Raccogliere gli oggetti a terra
saga-action-deploy = Dispiegare un Equipaggiamento
saga-action-use = Usare una carta
saga-action-distract = Distrarre un nemico
saga-action-pack-up = Riprendere una Torretta
saga-action-repair = Riparare
saga-action-mission = Fare ciò che la missione offre qui
saga-action-nothing = Nessuna Azione
saga-choice-action-boss = Usa { FORM($card, "quoted") }
saga-none-action = Nessuna Azione
saga-choice-door-open = Apri { FORM($piece, "the") }
saga-choice-door-close = Chiudi { FORM($piece, "the") }
saga-none-use-ability = Non usare nulla
saga-none-use-free = Non usare carte
saga-choice-accept-help-accept = Accetta
saga-choice-accept-help-refuse = Rifiuta
saga-choice-orders-move = Muoversi
saga-choice-orders-attack = Girarsi e attaccare
saga-none-orders = Non fare nulla
saga-choice-foresight-bottom = Mettila in fondo al mazzo
saga-none-foresight = Lasciala in cima
saga-none-terminal = Non hackerare
saga-choice-goal-unlock = Sblocca { FORM($piece, "the") }, livello { $level }
saga-choice-goal-operation = { $operation }, Complessità { $complexity }
saga-choice-goal-levels = { $operation }, { $levels ->
    [one] resta 1 livello
   *[other] restano { $levels } livelli
 }
saga-choice-light-away = Illumina { $square }
saga-choice-light-back = Oscura { $square }
saga-choice-feature-run = In funzione
saga-choice-feature-stop = Fermo
saga-choice-feature-reverse = All’indietro
saga-choice-feature-fast = Veloce
saga-choice-slide = { $count ->
    [0] { $piece }
   *[other] { $crushed ->
        [0] { $piece }, spinge { FORM($hit, "the") }
       *[other] { $piece }, schiaccia { FORM($hit, "the") }
     }
 }
saga-choice-squad-use-not-now = Non ora
saga-none-trade-give = Non dare nulla
saga-none-trade-take = Non prendere nulla
saga-choice-trade-consent-agree = Accetta
saga-choice-trade-consent-refuse = Rifiuta
saga-none-deploy = Non dispiegare altro


## Il Nexus

saga-choice-reinforce = { $number ->
    [0] { $card }, valore { $value }
   *[other] { $card } ({ $number }), valore { $value }
 }
saga-none-ability = Non giocare carte
saga-none-reinforce = Non invocare Rinforzi
saga-none-bonus = Nessuna Attivazione Bonus
saga-none-interrupt = Nessuna Interruzione
saga-none-reaction = Non reagire
saga-none-activate = Non attivare nessun altro
saga-none-agent-for-card = Nessun altro
saga-none-call = Non invocare nessun altro
saga-none-point = Nessuno


## La squadra

saga-choice-team-ideal = Squadra Ideale: { $team }
saga-choice-team-own = Componi la tua
saga-choice-build-team-done = La squadra è completa
saga-choice-team-hire = Ingaggia { FORM($who, "the") }
saga-choice-team-veteran = Porta { FORM($who, "the") } con abilità ed equipaggiamenti
saga-choice-team-dismiss = Congeda { FORM($who, "the") }
saga-choice-team-buy = { $card } per { FORM($who, "the") }
saga-choice-team-return = Restituisci { FORM($card, "quoted") } { FORM($who, "of") }
saga-choice-team-learn = Abilità per { FORM($who, "the") }: { $card }
saga-choice-team-forget = { FORM($who, "The") } rinuncia all’abilità { FORM($card, "quoted") }
saga-choice-shop-ship = Invia a Blaine { $points ->
    [one] 1 Punto Vittoria per { $credits } Crediti
   *[other] { $points } Punti Vittoria per { $credits } Crediti
 }
saga-choice-shop-buy = Compra: { $card }
saga-choice-shop-learn = Impara: { $card }
saga-none-shop = Nient’altro
saga-choice-growth-advance = { FORM($who, "The") } avanza di livello
saga-choice-growth-attribute = { FORM($who, "The") } ottiene un attributo
saga-none-growth = Non spendere nulla ora
saga-choice-reorganise = { FORM($who, "The") } dà { FORM($to, "to") } { FORM($card, "quoted") }
saga-none-reorganise = Fatto
