# What Star Saga asks. $who, $by, $to and $target are models, $kind and $missing kinds of models, $piece, $terminal and
# $device pieces of the map; $card, $feat and $source are cards, which stand in quotes.


## Moving

saga-ask-move = Where does { FORM($who, "the") } go? { $left ->
    [one] 1 space left.
   *[other] { $left } spaces left.
 }
saga-ask-move-break-away = { FORM($who, "The") } stands in an enemy’s Front Arc. Stay, or Break Away?
saga-ask-move-feat = { FORM($feat, "quoted") }: where does { FORM($who, "the") } go, or who is Assaulted? { $left ->
    [one] 1 space left.
   *[other] { $left } spaces left.
 }
saga-ask-facing = Which way does { FORM($who, "the") } face?
saga-ask-entry = Where does { FORM($who, "the") } enter the board?
saga-ask-start-square = Where does { FORM($who, "the") } start?
saga-ask-placing = Who is placed next?
saga-ask-jump-to = Where does { FORM($who, "the") } land?
saga-ask-push = Where is { FORM($who, "the") } pushed?
saga-ask-lead-astray = Where do you lead { FORM($who, "the") }? One space at a time.
saga-ask-draw-near = { FORM($who, "The") } comes closer. Onto which space?
saga-ask-square-nx-lights-out = { FORM($card, "quoted") }: where is it getting dark?
saga-ask-square-nx-hidden-passage = { FORM($card, "quoted") }: where does the new Reinforcement Point open?
saga-ask-substitute = There is no miniature left for { FORM($missing, "a") }. Who comes instead? Value left: { $left }.
saga-ask-substitute-square = Where does { FORM($kind, "the") } stand?
# $who: the Mercenary
saga-ask-slip-past = { FORM($who, "The") } has entered an enemy’s Front Arc. Go on all the same? { $left ->
    [one] 1 space left.
   *[other] { $left } spaces left.
 }


## Fighting and healing

saga-ask-weapon = Which weapon does { FORM($who, "the") } use?
saga-ask-target-shoot = What does { FORM($who, "the") } shoot at?
saga-ask-target-assault = Who or what does { FORM($who, "the") } Assault?
saga-ask-target-drain = { FORM($feat, "quoted") }: who is next?
saga-ask-target-nexus = Several Mercenaries qualify equally. Who is the target of the Nexus?
saga-ask-lean = Where does { FORM($who, "the") } lean out to shoot at { FORM($target, "the") }?
saga-ask-aim = Where does { FORM($who, "the") } point the Flame Template?
saga-ask-aim-feat = Where does { FORM($who, "the") } point the Flame Template? { $left ->
    [one] 1 attack left.
   *[other] { $left } attacks left.
 }
saga-ask-device-aim = Which way do the flames from { FORM($device, "the") } go?
saga-ask-throw-at = Where does { FORM($who, "the") } throw { FORM($card, "quoted") }?
saga-ask-follow-through = { FORM($card, "quoted") }: does { FORM($who, "the") } Assault another enemy?
saga-ask-free-attack = { FORM($who, "The") } is Breaking Away. Who makes a Free Attack?
saga-ask-turret-target = What does { FORM($who, "the") } fire at?
saga-ask-granted-attack = { FORM($who, "The") } may attack now. How?
saga-ask-victim = { FORM($card, "quoted") }: which Mercenary does it hit?
saga-ask-victim-forced = { FORM($who, "The") } is forced to attack. Whom?
saga-ask-reroll = { FORM($source, "quoted") }: which dice does { FORM($who, "the") } reroll?
saga-ask-soak = { FORM($who, "The") } is about to take { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
 } Use { FORM($source, "quoted") }?
# $who: the one who drains life
saga-ask-heal = { FORM($who, "The") } drains life. From whom do you remove { $counters ->
    [one] 1 Wound Counter?
   *[other] up to { $counters } Wound Counters?
 }
saga-ask-patient = Who gets help from { FORM($who, "the") }?
saga-ask-empathy = Remove 1 more Wound Counter from { FORM($who, "the") }?


## The Turns of the Mercenaries

saga-ask-who-acts = Who takes the next Turn? { $left ->
    [one] 1 Turn left.
   *[other] { $left } Turns left.
 }
saga-ask-action = What does { FORM($who, "the") } do?
saga-ask-use-ability = { $moment ->
    [turn-start] { FORM($who, "The") } begins a Turn. Use something first?
    [action-end] { FORM($who, "The") } has acted. Use something now?
   *[turn-end] { FORM($who, "The") } ends the Turn. Use something before that?
 }
saga-ask-use-card = Which card does { FORM($who, "the") } use?
saga-ask-use-free = { $moment ->
    [hack] { FORM($who, "The") } is about to hack. Use a card?
   *[turn-start] { FORM($who, "The") } begins a Turn. Use a card?
 }
saga-ask-mission-use = What does { FORM($who, "the") } do here?
saga-ask-mission-piece = { $use }: where?
saga-ask-feature = What do you set it to?
saga-ask-squad-use = Use what the mission offers before the next Turn?
saga-ask-mission-target = { $use }: where or for whom?
saga-ask-slide = Which shelf does { FORM($who, "the") } move?
saga-ask-slide-nexus = Which shelf is moved?
saga-ask-mode = Which mode does { FORM($who, "the") } switch to?
saga-ask-friend-move = { FORM($who, "The") } gives a command. Who may move?
saga-ask-friend-ready = { FORM($who, "The") } gives an order. Whose counter is turned face up?
saga-ask-accept-help = { FORM($by, "The") } wants to help { FORM($who, "the") } with { FORM($card, "quoted") }. Accept?
saga-ask-orders = { FORM($feat, "quoted") }: what does { FORM($who, "the") } do?
# $who: the one who uses the Feat
saga-ask-feat-next = { FORM($feat, "quoted") }: who is next?
saga-ask-foresight = The next Nexus Card is { FORM($card, "quoted") }. Put it under the deck?
saga-ask-scope = Which weapon does { FORM($who, "the") } fit with the Long Scope?
saga-ask-wear = { $place ->
    [shield] Which shield does { FORM($who, "the") } use? Only one works.
   *[body] What does { FORM($who, "the") } wear? Only one works.
 }
saga-ask-charge = Which charge does { FORM($who, "the") } set off?
saga-ask-turret = Which turret does { FORM($who, "the") } pack up?
saga-ask-distract = Who does { FORM($who, "the") } distract?
saga-ask-terminal = Which Terminal does { FORM($who, "the") } hack?
saga-ask-goal = What does { FORM($who, "the") } want from { FORM($terminal, "the") }? Firewall: { $firewall }.
saga-ask-operation-target = { $operation }: what is it for?
saga-ask-scenery = What does { FORM($who, "the") } search?
saga-ask-scenery-destroyed = The floor gives way next to { FORM($target, "the") }. What is destroyed?
saga-ask-door = Which door does { FORM($who, "the") } use?
saga-ask-door-unlock = Which door does { FORM($who, "the") } unlock?
saga-ask-door-card = { FORM($card, "quoted") }: which door is closed and locked?
saga-ask-door-nexus = Several doors are equally near to { FORM($target, "the") }. Which one is closed and locked?
saga-ask-trade-partner = Who does { FORM($who, "the") } trade with?
saga-ask-trade-give = What does { FORM($who, "the") } give to { FORM($to, "the") }?
saga-ask-trade-take = What does { FORM($to, "the") } get from { FORM($who, "the") }?
saga-ask-trade-consent = { FORM($by, "The") } offers { $given_count ->
    [0] nothing
   *[other] { FORM($given, "quoted") }
 } and asks for { $taken_count ->
    [0] nothing
   *[other] { FORM($taken, "quoted") }
 }. Does { FORM($who, "the") } agree?
saga-ask-deploy = What does { FORM($who, "the") } deploy?
saga-ask-deploy-at = Where does { FORM($who, "the") } deploy { FORM($card, "quoted") }?


## The Nexus

saga-ask-ability = Play a Nexus Card for its ability?
saga-ask-reinforce = Discard a Nexus Card to call Reinforcements? { $bonus ->
    [0] Its value is what they may cost.
   *[other] They may cost { $bonus } more than its value.
 }
saga-ask-bonus = Discard a Nexus Card for a Bonus Activation?
saga-ask-discard = Which Nexus Card do you discard?
saga-ask-interrupt = Play an Interrupt Card? { $turns ->
    [one] The Mercenaries have 1 Turn left.
   *[other] The Mercenaries have { $turns } Turns left.
 }
saga-ask-reaction-search = { FORM($who, "The") } searches { FORM($what, "the") }. React?
saga-ask-reaction-break-away = { FORM($who, "The") } is Breaking Away. React?
saga-ask-reaction-shot = { FORM($who, "The") } has shot. React?
saga-ask-activate = Who do you activate? { $left ->
    [one] 1 Activation left.
   *[other] { $left } Activations left.
 }
saga-ask-activate-bonus = Who gets the Bonus Activation?
saga-ask-agent = { $furthest ->
    [yes] Several Minions are equally far from { FORM($target, "the") }. Which one acts?
   *[no] Several Minions are equally near to { FORM($target, "the") }. Which one acts?
 }
saga-ask-agent-for-card = { FORM($card, "quoted") }: which Minion is it for?
saga-ask-agent-for-card-shoot = { FORM($card, "quoted") }: who shoots at { FORM($target, "the") } next?
saga-ask-agents-for-card = { FORM($card, "quoted") }: which Minions is it for?
saga-ask-patch-up = Which Minion is patched up?
saga-ask-call = Who do you call as a Reinforcement? Value left: { $left }.
saga-ask-point = Several Reinforcement Points are equally near to { FORM($target, "the") }. Which one is used?
saga-ask-point-kind = Where does { FORM($kind, "the") } wait?
saga-ask-point-card = { FORM($card, "quoted") }: which Reinforcement Point?
saga-ask-point-source = { FORM($source, "quoted") }: which Reinforcement Point does { FORM($who, "the") } deactivate?
saga-ask-override = What does { FORM($who, "the") } take control of?
saga-ask-next-card = { $place ->
    [1] Which card comes on top of the deck?
   *[other] Which card is number { $place } from the top?
 }


## The team

saga-ask-team = { $mission }: take the Recommended Team, or build your own for { $credits ->
    [one] 1 Credit?
   *[other] { $credits } Credits?
 }
saga-ask-build-team = Build your team. { $left ->
    [one] 1 of { $credits } Credits left.
   *[other] { $left } of { $credits } Credits left.
 }
saga-ask-carrier = Who takes { FORM($card, "quoted") }?
saga-ask-shop = What does { FORM($who, "the") } buy? Credits: { $credits }. Victory Points: { $points }.
saga-ask-growth = Spend Experience Counters?
saga-ask-skill = Which skill does { FORM($who, "the") } learn?
saga-ask-attribute = Which attribute does { FORM($who, "the") } gain?
saga-ask-reorganise = Regrouping: who hands over what?
saga-ask-variant = { $mission }: how do you go in?
saga-ask-team-point = Who gets the Victory Point?
saga-ask-who-finds = { FORM($card, "quoted") }: who finds it?
saga-ask-page = Read, then go on.
saga-ask-page-choice = What do you choose?
