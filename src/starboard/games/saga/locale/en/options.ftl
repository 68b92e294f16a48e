# What can be chosen in Star Saga. $who is a model, $piece and $point are pieces of the map, $square and $one are squares
# such as C4, $card is a card, $hit are those who would be hit.


## Anybody, anything, anywhere

saga-choice-model = { $who } ({ $square }){ $wounds ->
    [0] { "" }
    [one] , 1 wound
   *[other] , { $wounds } wounds
 }
saga-choice-model-in-cover = { $who } ({ $square }), in Cover{ $wounds ->
    [0] { "" }
    [one] , 1 wound
   *[other] , { $wounds } wounds
 }
saga-choice-model-waiting = { $who }, waiting at { FORM($point, "the") }
saga-choice-model-away = { $who }
saga-choice-piece = { $piece }
saga-choice-piece-in-cover = { $piece }, in Cover
saga-choice-square = { $square }
saga-choice-squares = { $one } and { $other }
saga-choice-zone = { $zone }
saga-choice-card-copy = { $card } ({ $number })
saga-choice-stop = Stop here
saga-choice-read = Go on


## Moving

# $who: the one that moves
saga-choice-move-stay = End the movement here
saga-choice-move-to = Go to { $square }
saga-choice-move-step = One step to { $square }, then choose again
saga-choice-move-leave = Leave the board at { $square }: { $exit }
saga-choice-move-break-away = Break Away to { $square }
saga-choice-move-feat = Feat instead of the Turn: { $card }
saga-choice-move-use = Instead of moving: { $card }
saga-choice-move-assault = Turn and Assault { FORM($who, "the") }
saga-choice-substitute-nobody = Nobody comes
saga-none-slip-past = Stop here
saga-none-push = Do not push


## Fighting and healing

saga-choice-lean = Lean out to { $square }{ $cover ->
    [yes] , target in Cover
   *[no] { "" }
 }
saga-choice-aim = { $count ->
    [0] Hit nobody
   *[other] Hit { FORM($hit, "the") }
 }
saga-choice-device-aim = { $count ->
    [0] { $facing }: hits nobody
   *[other] { $facing }: hits { FORM($hit, "the") }
 }
saga-choice-throw-at = { $count ->
    [0] { $square }: hits nobody
   *[other] { $square }: hits { FORM($hit, "the") }
 }
saga-choice-free-attack-refrain = No Free Attack
saga-choice-granted-attack-shoot = Shoot
saga-choice-granted-attack-assault = Assault
saga-choice-soak = Use { FORM($card, "quoted") }
saga-choice-empathy = Remove it
saga-none-follow-through = No further Assault
saga-none-turret-target = Hold fire
saga-none-granted-attack = Do not attack
saga-none-reroll = Keep all dice
saga-none-soak = Take the wounds
saga-none-heal = Heal nobody
saga-none-patient = Heal nobody
saga-none-empathy = Leave it at that
saga-none-friend = Nobody else


## Dice

saga-face-attack-0 = Blank
saga-face-attack-1 = Minor Hit
saga-face-attack-2 = Major Hit
saga-face-attack-3 = Critical Hit
saga-face-defence-0 = Blank
saga-face-defence-1 = Minor Block
saga-face-defence-2 = Major Block
saga-face-defence-3 = Critical Block


## The Turns of the Mercenaries

saga-choice-who-acts-end = End the Mercenary Phase
saga-action-shoot = Shoot
saga-action-assault = Assault
saga-action-door = Open or close a door
saga-action-hack = Hack a Terminal
saga-action-interact = Search scenery
saga-action-trade = Trade equipment
saga-action-recover = Pick up dropped items
saga-action-deploy = Deploy equipment
saga-action-use = Use a card
saga-action-distract = Distract an enemy
saga-action-pack-up = Pack up a turret
saga-action-repair = Repair
saga-action-mission = Do what the mission offers here
saga-action-nothing = No Action
saga-choice-action-boss = Use { FORM($card, "quoted") }
saga-none-action = No Action
saga-choice-door-open = Open { FORM($piece, "the") }
saga-choice-door-close = Close { FORM($piece, "the") }
saga-none-use-ability = Use nothing
saga-none-use-free = Use no card
saga-choice-accept-help-accept = Accept
saga-choice-accept-help-refuse = Refuse
saga-choice-orders-move = Move
saga-choice-orders-attack = Turn and attack
saga-none-orders = Do nothing
saga-choice-foresight-bottom = Put it under the deck
saga-none-foresight = Leave it on top
saga-none-terminal = Hack no Terminal
saga-choice-goal-unlock = Unlock { FORM($piece, "the") }, level { $level }
saga-choice-goal-operation = { $operation }, Complexity { $complexity }
saga-choice-goal-levels = { $operation }, { $levels ->
    [one] 1 level left
   *[other] { $levels } levels left
 }
saga-choice-light-away = Light up { $square }
saga-choice-light-back = Darken { $square }
saga-choice-feature-run = Run
saga-choice-feature-stop = Stop
saga-choice-feature-reverse = Run backwards
saga-choice-feature-fast = Run fast
saga-choice-slide = { $count ->
    [0] { $piece }
   *[other] { $crushed ->
        [0] { $piece }, pushes { FORM($hit, "the") }
       *[other] { $piece }, crushes { FORM($hit, "the") }
     }
 }
saga-choice-squad-use-not-now = Not now
saga-none-trade-give = Give nothing
saga-none-trade-take = Take nothing
saga-choice-trade-consent-agree = Agree
saga-choice-trade-consent-refuse = Refuse
saga-none-deploy = Deploy nothing more


## The Nexus

saga-choice-reinforce = { $number ->
    [0] { $card }, value { $value }
   *[other] { $card } ({ $number }), value { $value }
 }
saga-none-ability = Play no card
saga-none-reinforce = Call no Reinforcements
saga-none-bonus = No Bonus Activation
saga-none-interrupt = Play no Interrupt
saga-none-reaction = Do not react
saga-none-activate = Activate nobody else
saga-none-agent-for-card = Nobody else
saga-none-call = Call nobody else
saga-none-point = None


## The team

saga-choice-team-ideal = Recommended Team: { $team }
saga-choice-team-own = Build your own
saga-choice-build-team-done = The team is complete
saga-choice-team-hire = Hire { FORM($who, "the") }
saga-choice-team-veteran = Take { FORM($who, "the") } with all skills and equipment
saga-choice-team-dismiss = Dismiss { FORM($who, "the") }
saga-choice-team-buy = { $card } for { FORM($who, "the") }
saga-choice-team-return = Return { FORM($card, "quoted") } ({ $who })
saga-choice-team-learn = Skill for { FORM($who, "the") }: { $card }
saga-choice-team-forget = { FORM($who, "The") } gives up the skill { FORM($card, "quoted") }
saga-choice-shop-ship = Send Blaine { $points ->
    [one] 1 Victory Point for { $credits } Credits
   *[other] { $points } Victory Points for { $credits } Credits
 }
saga-choice-shop-buy = Buy: { $card }
saga-choice-shop-learn = Learn: { $card }
saga-none-shop = Nothing more
saga-choice-growth-advance = { FORM($who, "The") } levels up
saga-choice-growth-attribute = { FORM($who, "The") } gains an attribute
saga-none-growth = Spend nothing now
saga-choice-reorganise = { FORM($who, "The") } gives { FORM($to, "the") } { FORM($card, "quoted") }
saga-none-reorganise = Done
