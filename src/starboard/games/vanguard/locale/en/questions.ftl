# What ISS Vanguard asks. $who, $for, $from and $hurt are crew members, $card is whatever an effect comes from (a card in
# quotes, at the beginning of the sentence), $action a Special Action, $threat a Threat.


## The team

vanguard-ask-team = { $count ->
    [one] Which Section do you send to the planet?
   *[other] Which { $count } Sections do you send to the planet?
 }
vanguard-ask-recruit = { $section }: who goes to the planet?
vanguard-ask-carrier = { $card }: who carries it?
vanguard-ask-carrier-does = { $card }: who carries it? { $does }
vanguard-ask-landing-roll = The Lander is descending. { $left ->
    [one] 1 landing roll left.
   *[other] { $left } landing rolls left.
 }
vanguard-ask-rank-up = Which Rank-Up card does the team try to complete?
vanguard-ask-starting-sector = Where does { $who } start?
vanguard-ask-start-token = Who gets the Start token and takes the first turn?
# $who: the one who leaves play
vanguard-ask-take-over = { $card } was carried by { $who }. Who takes it?
vanguard-ask-leave-behind = The hold is too small. Which Discovery stays behind? { $count ->
    [one] 1 has to.
   *[other] { $count } have to.
 }
vanguard-ask-buy-dice = Buy a Wild die for every Section? Price in Success tokens: { $price }.


## Turns

vanguard-ask-turn = What does { $who } do? { $actions ->
    [0] No action left.
    [one] 1 action left.
   *[other] { $actions } actions left.
 }
vanguard-ask-special = Which Special Action does { $who } perform?
vanguard-ask-path = Which Path does { $who } take?
# $who travels; $word: skip or swap
vanguard-ask-path-icon = { $word ->
    [swap] Which icon of the Path is replaced with Spending a die?
   *[skip] Which icon of the Path is skipped?
 }
vanguard-ask-step-to = Where does { $who } move? { $left ->
    [one] 1 Path left.
   *[other] { $left } Paths left.
 }
vanguard-ask-place = { $card }: where is { $who } placed?
vanguard-ask-prepare = How does { $who } prepare?
vanguard-ask-trade = { $who } trades equipment. Which card changes hands?
vanguard-ask-accept-help = { $card }: { $from } wants to help { $who }. Accept?
vanguard-ask-accept-help-trade = { $card }: { $from } wants to trade it with { $who }. Agree?
vanguard-ask-accept-help-core = { $from } asks { $who } for the core. Hand it over?
vanguard-ask-lift-off-consent = { $who } wants to lift off. { $count ->
    [0] Everybody is at the Lander.
   *[other] Whoever is not at the Lander dies: { $behind }.
 } Agree?
vanguard-ask-step-in = Somebody else decides. You may step in.


## The Dice Check

vanguard-ask-dice = Which dice does { $who } roll for “{ $action }”?
vanguard-ask-assist = “{ $action }”: does { $who } lend { $for } a die?
vanguard-ask-assist-more = { $card }: which dice does { $who } lend { $for }?
vanguard-ask-modify = { $who } has rolled. Use something to change the dice?
# $who uses the card; $word: reroll or drop
vanguard-ask-pick-dice = { $word ->
    [drop] { $card }: which dice leave the Roll Pool?
   *[reroll] { $card }: which dice are rolled again?
 }
# $who uses the card
vanguard-ask-turn-die = { $card }: which die is turned, and to which face?
# $word: add (Available dice) or pull (Spent dice)
vanguard-ask-join = { $word ->
    [pull] { $card }: which Spent dice of { $who } join the roll?
   *[add] { $card }: which Available dice of { $who } join the roll?
 }
vanguard-ask-which-injury-die = { $card }: which Injury die?
vanguard-ask-which-danger-die = { $card }: which Danger die?
vanguard-ask-combo = Which Dice Combo does { $who } trigger?
vanguard-ask-pay-combo = { $card }: which dice does { $who } pay with?
# $times: how often it is paid
vanguard-ask-pay-effect = Special Effect of “{ $action }”: which dice pay for it?
# $times
vanguard-ask-pay-row = { $row ->
    [yellow] Yellow result of “{ $action }”: which dice pay for it?
   *[green] Green result of “{ $action }”: which dice pay for it?
 }
vanguard-ask-next-injury-die = Which Injury die does { $who } resolve next?
vanguard-ask-next-danger-die = Which Danger die does { $who } resolve next?
vanguard-ask-treat-as = { $absent ->
    [yes] { $who }: a Vanguard could count as { $icon }. Count it?
   *[no] { $who }: a Vanguard or a conversion could count as { $icon }. Count it?
 }
# $does: a sentence; $action, $least: how often it happens in any case
vanguard-ask-times = Special Effect: { $does } How often does { $who } use it?
vanguard-ask-mark-row = { $row ->
    [yellow] Counting Vanguards or conversions, { $who } reaches the yellow result of “{ $action }”. Take it?
   *[green] Counting Vanguards or conversions, { $who } reaches the green result of “{ $action }”. Take it?
 }
vanguard-ask-after-failing = The check has failed. Does { $who } use something?
vanguard-ask-keep = Which unused die does { $who } keep? { $left ->
    [one] 1 may stay.
   *[other] { $left } may stay.
 }


## Cards and equipment

vanguard-ask-option = { $card }: what does { $who } choose?
vanguard-ask-whom = { $card }: who is meant?
vanguard-ask-discard = Which card does { $who } discard?
vanguard-ask-discard-limit = { $limit ->
    [one] { $who } may hold only one card.
   *[other] { $who } may hold only { $limit } cards.
 } Which one is discarded?
vanguard-ask-lose-charge = { $count ->
    [one] { $who } is about to lose a Charge.
   *[other] { $who } is about to lose { $count } Charges.
 }
vanguard-ask-recover = Which discarded cards does { $who } take back?
# $who has looked at them
vanguard-ask-put-back = Which card goes back next, on top or underneath?
vanguard-ask-before-danger = Danger { $letter } shows { $face }. Does { $who } use something against it?
vanguard-ask-before-danger-does = Danger { $letter } shows { $face }. { $does } Does { $who } use something against it?
vanguard-ask-before-injury = { $own ->
    [yes] { $who } is about to gain { $injury }. Use something against it?
   *[no] { $hurt } is about to gain { $injury }. Does { $who } use something against it?
 }
vanguard-ask-before-event = { $event } has been revealed. { $does } Does { $who } use something against it?
vanguard-ask-before-event-nothing = { $event } has been revealed. { $does }
vanguard-ask-before-travel = { $who } sets out. Use something for the way?
vanguard-ask-before-rest = { $who } rests. Use something?
vanguard-ask-before-lead = { $who } is about to draw Leads. Use something?
vanguard-ask-other-end = { $card }: where is its other end?
vanguard-ask-upgrades = { $card }: which upgrades are placed with it?
vanguard-ask-drive = { $card }: where does it move?


## Dice and Injuries

vanguard-ask-spend = { $colour ->
    [red] Which red die does { $who } Spend?
    [green] Which green die does { $who } Spend?
    [blue] Which blue die does { $who } Spend?
   *[any] Which die does { $who } Spend?
 }
vanguard-ask-spend-sacrifice = { $colour ->
    [red] { $who } has no red die Available to Spend.
    [green] { $who } has no green die Available to Spend.
    [blue] { $who } has no blue die Available to Spend.
   *[any] { $who } has no die Available to Spend.
 } A Sacrifice is due instead.
# $colour
vanguard-ask-sacrifice-none = { $who } may not Sacrifice any die.
vanguard-ask-sacrifice = { $colour ->
    [red] Which red die does { $who } Sacrifice?
    [green] Which green die does { $who } Sacrifice?
    [blue] Which blue die does { $who } Sacrifice?
   *[any] Which die does { $who } Sacrifice?
 }
vanguard-ask-refresh = Which die does { $who } Refresh? { $left ->
    [one] 1 left.
   *[other] { $left } left.
 }
vanguard-ask-column = { $who } gets an Injury die, which is rolled along in every Dice Check. Where is it put?
# $column
vanguard-ask-pushed = The column is full. Which die of { $who } is pushed off and Spent?
vanguard-ask-injury-card = { $who } gains an Injury. Which card?
vanguard-ask-cover = Which Injury of { $who } is turned face down?
vanguard-ask-uncover = Which Injury of { $who } becomes active again?
vanguard-ask-remove-injury = Which Injury of { $who } is removed?
vanguard-ask-remove-injury-die = Which Injury die of { $who } is removed?


## The planet

vanguard-ask-which-clock = Time advances. Which Time track comes next?
vanguard-ask-which-clock-card = { $card }: which Time track?
vanguard-ask-which-threat = Which Threat comes closer to { $who }?
vanguard-ask-which-threat-card = { $card }: which Threat?
vanguard-ask-threat-way = { $threat }: to which Sector?
vanguard-ask-spread = { $threat }: where does it spread?
# $who
vanguard-ask-which-type = { $card }: which kind of Discovery?
vanguard-ask-place-lead = { $type }: which Lead does { $who } place next?
vanguard-ask-return-lead = Which Lead does { $who } put back into the bag?
vanguard-ask-lead-bonus = { $bonus ->
    [card] The Lead brings a card. Who draws it?
   *[charge] The Lead brings a Charge. Who gains it?
 }
vanguard-ask-page = A page of the story.
vanguard-ask-page-choice = How do you decide?
