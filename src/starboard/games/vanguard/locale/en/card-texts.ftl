# The rules text of the cards, said from their lines: one message for each word of the cards’ language.
# $how an effect is said: at the start of a sentence, inside it (“do”), behind “then”, behind “you may”; “they” if
# somebody else does it, $turned where “then” turns subject and verb round. Counted things are in messages of their own (grammar-vanguard-…).


## Sentences

vanguard-ability = { $moment }: { $effects }.
vanguard-ability-paid = { $moment } you may { $cost }. If you do: { $effects }.
vanguard-within = { $moment } ({ $limits })
vanguard-effects = { $effects }.
vanguard-effects-linked = { $effects }. { grammar-vanguard-linked }
vanguard-priced = { $requirement }: { $effects }.
vanguard-priced-linked = { $requirement }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-linked = { $row ->
    [yellow] Then take the yellow result as well.
    [red] Then take the red result as well.
   *[green] Then take the green result as well.
 }
vanguard-counted = { grammar-vanguard-advances }: { $effects }.
vanguard-counted-linked = { grammar-vanguard-advances }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-advances = { $n ->
    [one] After 1 advance
   *[other] After { $n } advances
 }
vanguard-only-if = Only if { $when }.
vanguard-if = { grammar-vanguard-if } { $when }, { $effect }
grammar-vanguard-if = { $first ->
    [yes] If
   *[no] if
 }
vanguard-joined-sentences = { $first } { $next }
vanguard-joined-then = { $first }, then { $next }
vanguard-joined-next = { $first }; { $next }
vanguard-joined-still = { $first }; then { $next }
vanguard-joined-within = { $first } and then { $next }
vanguard-joined-besides = { $first }, { $next }
vanguard-joined-or = { $first }, or { $next }
vanguard-joined-cost = { $first } and { $next }
vanguard-joined-and = { $first } and { $next }
vanguard-joined-limits = { $first }, { $next }
vanguard-joined-icons = { $first } + { $next }
vanguard-joined-either = { $first } or { $next }
vanguard-absent = No { $icon }
vanguard-paid-red = Red die
vanguard-paid-green = Green die
vanguard-paid-blue = Blue die
vanguard-paid-die = Any die


## When

# $paid
vanguard-moment-check = During a Dice Check
# $paid
vanguard-moment-own = In your turn
# $paid
vanguard-moment-any = At any time
# $paid
vanguard-moment-action = As an action
# $paid
vanguard-moment-travel = When you Travel
# $paid
vanguard-moment-event = When you reveal an Event
# $paid
vanguard-moment-danger = When you roll a Danger die
# $paid
vanguard-moment-injury = When you would gain an Injury
# $paid
vanguard-moment-rest = When you Rest
# $paid
vanguard-moment-lead = When you gain Leads
# $paid
vanguard-moment-fail = When a Dice Check fails
# $paid
vanguard-moment-always = Always
vanguard-moment-special = { $paid ->
    [yes] As a Special Action
   *[no] Special Action
 }
# $paid
vanguard-moment-ship = When unloaded
vanguard-limit-once-turn = once per turn
vanguard-limit-once-round = once per round
vanguard-limit-once-mission = once per mission
vanguard-limit-alone = if you are alone in your Sector
vanguard-limit-team = if another crew member is in your Sector
vanguard-limit-threat = if a Threat is in your Sector
vanguard-limit-foe = if a Threat is in your or a connected Sector
vanguard-limit-hurt = if you are injured
vanguard-limit-low = if you have 2 or fewer Available dice
vanguard-limit-lander = in the Lander Sector
vanguard-limit-prepare = only in a Prepare check
vanguard-limit-r2 = Rank 2
vanguard-limit-tok = in the Sector of the token
vanguard-limit-base = in the Sector of the token it belongs to
vanguard-limit-placed = once its token has been placed
vanguard-limit-ends = between its two ends
vanguard-limit-belongs = only for Leads from the equipment it belongs to
vanguard-limit-one = or somebody in your Sector does
vanguard-limit-far = or anybody does
vanguard-limit-biome = in a { $biome } Sector


## Who and where

vanguard-who-me = { $form ->
    [whom] yourself
   *[in] you
 }
vanguard-who-one = { $form ->
    [start] A crew member in your Sector
   *[in] a crew member in your Sector
 }
vanguard-who-mate = { $form ->
    [start] Another crew member in your Sector
   *[in] another crew member in your Sector
 }
vanguard-who-near = { $form ->
    [start] A crew member in your or a connected Sector
   *[in] a crew member in your or a connected Sector
 }
vanguard-who-far = { $form ->
    [start] Another crew member anywhere
   *[in] another crew member anywhere
 }
vanguard-who-here = { $form ->
    [start] Each crew member in your Sector
   *[in] each crew member in your Sector
 }
vanguard-who-all = { $form ->
    [start] Each crew member of the Away Team
   *[in] each crew member of the Away Team
 }
vanguard-who-rand = { $form ->
    [start] A random crew member
   *[in] a random crew member
 }
vanguard-who-chosen = { $form ->
    [start] That crew member
   *[in] that crew member
 }
vanguard-who-sector = { $form ->
    [start] Each crew member in Sector { $number }
   *[in] each crew member in Sector { $number }
 }
vanguard-the-threat = { $form ->
    [start] The Threat
   *[in] the Threat
 }
vanguard-the-threat-named = { $form ->
    [start] The Threat “{ $name }”
   *[in] the Threat “{ $name }”
 }
vanguard-place-lander = { $form ->
    [into] into the Lander Sector
   *[in] in the Lander Sector
 }
vanguard-place-mate = { $form ->
    [into] into a Sector with another crew member
   *[in] in a Sector with another crew member
 }
vanguard-place-adj = { $form ->
    [into] into a connected Sector
   *[in] in a connected Sector
 }
vanguard-place-me = { $form ->
    [into] into your Sector
   *[in] in your Sector
 }
vanguard-place-tok = { $form ->
    [into] into the Sector of the token
   *[in] in the Sector of the token
 }
vanguard-place-here = { $form ->
    [into] into this Sector
    [from] from this Sector
   *[in] in this Sector
 }
vanguard-place-everywhere = { $form ->
    [from] from the board
   *[in] on the board
 }
vanguard-place-sector = { $form ->
    [into] into Sector { $number }
    [from] from Sector { $number }
   *[in] in Sector { $number }
 }


## Dice

grammar-vanguard-dice = { $n ->
    [one] a { grammar-vanguard-colour }die{ grammar-vanguard-own }
   *[other] { $n } { grammar-vanguard-colour }dice{ grammar-vanguard-own }
 }
grammar-vanguard-colour = { $colour ->
    [red] red{ " " }
    [green] green{ " " }
    [blue] blue{ " " }
   *[any] { "" }
 }
grammar-vanguard-own = { $own ->
    [yes] { " " }of your own
   *[no] { "" }
 }
grammar-vanguard-showing = { $showing ->
    [yes] { " " }showing { $face }
   *[no] { "" }
 }
grammar-vanguard-some-dice = { $n ->
    [one] a { grammar-vanguard-colour }die{ grammar-vanguard-own }
   *[other] up to { $n } { grammar-vanguard-colour }dice{ grammar-vanguard-own }
 }
grammar-vanguard-more-dice = { $n ->
    [one] another { grammar-vanguard-colour }die{ grammar-vanguard-own }
   *[other] { $n } more { grammar-vanguard-colour }dice{ grammar-vanguard-own }
 }
grammar-vanguard-spent-dice = { $n ->
    [one] one of your Spent { grammar-vanguard-colour }dice
   *[other] { $n } of your Spent { grammar-vanguard-colour }dice
 }
grammar-vanguard-unused-dice = { $n ->
    [one] an unused { grammar-vanguard-colour }die{ grammar-vanguard-own }
   *[other] up to { $n } unused { grammar-vanguard-colour }dice{ grammar-vanguard-own }
 }
grammar-vanguard-given-dice = { $n ->
    [one] an Available die
   *[other] { $n } Available dice
 }
grammar-vanguard-injury-dice = { $n ->
    [one] an Injury die
   *[other] { $n } Injury dice
 }
grammar-vanguard-danger-dice = { $n ->
    [one] a Danger die
   *[other] { $n } Danger dice
 }
grammar-vanguard-shown = { $whatever ->
    [yes] any face
   *[no] { $shown }
 }
grammar-vanguard-by = { $n ->
    [one] { "" }
   *[other] { " " }by { $n }
 }
grammar-vanguard-track = { $track ->
    [red] the red track
   *[green] the green track
 }
grammar-vanguard-row = { $row ->
    [yellow] the yellow result
    [red] the red result
   *[green] the green result
 }

vanguard-does-reroll = { $how ->
    [start] Reroll { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
   *[do] reroll { grammar-vanguard-some-dice }{ grammar-vanguard-showing }
 }
vanguard-does-set = { $how ->
    [start] Turn { grammar-vanguard-dice }{ grammar-vanguard-showing } to { grammar-vanguard-shown }
   *[do] turn { grammar-vanguard-dice }{ grammar-vanguard-showing } to { grammar-vanguard-shown }
 }
vanguard-does-add = { $how ->
    [start] Roll { grammar-vanguard-more-dice }{ grammar-vanguard-showing } from your Available dice
   *[do] roll { grammar-vanguard-more-dice }{ grammar-vanguard-showing } from your Available dice
 }
vanguard-does-pull = { $how ->
    [start] Roll { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
   *[do] roll { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
 }
# $how
vanguard-does-drop = Spend { grammar-vanguard-dice } of the Roll Pool{ grammar-vanguard-showing }
vanguard-does-keep = { $how ->
    [start] Return { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } to your board
   *[do] return { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } to your board
 }
vanguard-does-convert = { $how ->
    [start] You may count { grammar-vanguard-colour }Basic as { $icon }
   *[do] you may count { grammar-vanguard-colour }Basic as { $icon }
 }
vanguard-does-double = { $how ->
    [start] Each { $icon } counts twice
   *[do] each { $icon } counts twice
 }
vanguard-does-uninjury = { $how ->
    [start] Ignore { grammar-vanguard-injury-dice }
   *[do] ignore { grammar-vanguard-injury-dice }
 }
vanguard-does-reinjury = { $how ->
    [start] Reroll { grammar-vanguard-injury-dice }
   *[do] reroll { grammar-vanguard-injury-dice }
 }
vanguard-does-undanger = { $how ->
    [start] Ignore { grammar-vanguard-danger-dice }
   *[do] ignore { grammar-vanguard-danger-dice }
 }
vanguard-does-redanger = { $how ->
    [start] Reroll { grammar-vanguard-danger-dice }
   *[do] reroll { grammar-vanguard-danger-dice }
 }
# $turned
vanguard-does-assist = { $how ->
    [start] Add { grammar-vanguard-given-dice } to the check
    [they] { $who } may add { grammar-vanguard-given-dice } to the check
   *[do] add { grammar-vanguard-given-dice } to the check
 }
vanguard-does-track = { $how ->
    [start] { $way ->
        [down] Reduce { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] Advance { grammar-vanguard-track }{ grammar-vanguard-by }
     }
   *[do] { $way ->
        [down] reduce { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] advance { grammar-vanguard-track }{ grammar-vanguard-by }
     }
 }
vanguard-does-jump = { $how ->
    [start] Go straight to { grammar-vanguard-row }
   *[do] go straight to { grammar-vanguard-row }
 }


## Crew, cards, the team

grammar-vanguard-cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
grammar-vanguard-top-cards = { $n ->
    [one] the top card of your deck and return it to the top or the bottom
   *[other] the top { $n } cards of your deck and return each to the top or the bottom
 }
grammar-vanguard-supplies = { $n ->
    [one] a Supply
   *[other] { $n } Supplies
 }
grammar-vanguard-charges = { $n ->
    [one] a Charge
   *[other] { $n } Charges
 }
grammar-vanguard-leads = { $n ->
    [one] { grammar-vanguard-lead }
   *[other] { $n } { grammar-vanguard-lead-kind }
 }
grammar-vanguard-lead = { $type ->
    [micro] a microorganism Lead
    [tech] an alien technology Lead
    [mineral] a mineral Lead
    [flora] a flora Lead
    [specimen] a living specimen Lead
   *[choice] a Lead of a type of your choice
 }
grammar-vanguard-lead-kind = { $type ->
    [micro] microorganism Leads
    [tech] alien technology Leads
    [mineral] mineral Leads
    [flora] flora Leads
    [specimen] living specimen Leads
   *[choice] Leads of a type of your choice
 }
grammar-vanguard-sifted = { $n ->
    [one] another Lead and return one
   *[other] { $n } more Leads and return { $n }
 }
grammar-vanguard-kind = { $type ->
    [micro] (microorganism)
    [tech] (alien technology)
    [mineral] (mineral)
    [flora] (flora)
    [specimen] (living specimen)
   *[choice] of a type of your choice
 }
grammar-vanguard-rarity = { $rarity ->
    [rare] rare
    [very-rare] very rare
   *[basic] basic
 }
grammar-vanguard-unique = { $n ->
    [0] the top Unique Discovery
   *[other] Unique Discovery { $n }
 }
grammar-vanguard-success = { $n ->
    [one] a Success token
   *[other] { $n } Success tokens
 }
grammar-vanguard-sectors = { $n ->
    [one] 1 Sector
   *[other] up to { $n } Sectors
 }
grammar-vanguard-path-icons = { $n ->
    [one] a path icon
   *[other] { $n } path icons
 }
grammar-vanguard-swapped = { $colour ->
    [red] a red die{ grammar-vanguard-own }{ grammar-vanguard-showing }
    [green] a green die{ grammar-vanguard-own }{ grammar-vanguard-showing }
    [blue] a blue die{ grammar-vanguard-own }{ grammar-vanguard-showing }
   *[any] a die{ grammar-vanguard-own }{ grammar-vanguard-showing }
 }
grammar-vanguard-action = { $action ->
    [travel] Travel
    [prepare] Prepare
    [rest] Rest
   *[special] a Special Action
 }
grammar-vanguard-injuries = { $n ->
    [one] an Injury
   *[other] { $n } Injuries
 }
grammar-vanguard-injury-cards = { $n ->
    [one] an Injury and an Injury die
   *[other] { $n } Injuries and as many Injury dice
 }
grammar-vanguard-letter-dice = { $n ->
    [one] a Danger die ({ $letter })
   *[other] { $n } Danger dice ({ $letter })
 }
grammar-vanguard-times = { $n ->
    [one] { "" }
   *[other] { " " }{ $n } times
 }
grammar-vanguard-events = { $n ->
    [one] the top Event and return it to the top or the bottom of the deck
   *[other] the top { $n } Events and return each to the top or the bottom of the deck
 }
grammar-vanguard-capacity = { $capacity ->
    [supplies] Supply capacity
    [equipment] Equipment capacity
   *[discoveries] Discovery capacity
 }
grammar-vanguard-stat = { $stat ->
    [armor] Armor
    [sensors] Sensors
   *[agility] Agility
 }
grammar-vanguard-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
 }
grammar-vanguard-energy = { $n ->
    [one] 1 more Energy
   *[other] { $n } more Energy
 }
grammar-vanguard-command = { $n ->
    [one] 1 more Command
   *[other] { $n } more Command
 }
grammar-vanguard-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
 }
grammar-vanguard-columns = { $n ->
    [one] 1 column
   *[other] { $n } columns
 }

# $turned
vanguard-does-refresh = { $how ->
    [they] { $who } Refreshes { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] Refresh { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
# $turned
vanguard-does-spend = { $how ->
    [they] { $who } Spends { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] Spend { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
# $turned
vanguard-does-sac = { $how ->
    [they] { $who } Sacrifices { grammar-vanguard-dice }{ grammar-vanguard-showing }
   *[do] Sacrifice { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
# $turned
vanguard-does-draw = { $how ->
    [start] Draw { grammar-vanguard-cards }
    [they] { $who } draws { grammar-vanguard-cards }
   *[do] draw { grammar-vanguard-cards }
 }
# $turned
vanguard-does-discard = { $how ->
    [start] Discard { grammar-vanguard-cards }
    [they] { $who } discards { grammar-vanguard-cards }
   *[do] discard { grammar-vanguard-cards }
 }
vanguard-does-recover = { $how ->
    [start] Take { grammar-vanguard-cards } from your discard pile
   *[do] take { grammar-vanguard-cards } from your discard pile
 }
vanguard-does-peek = { $how ->
    [start] Look at { grammar-vanguard-top-cards }
   *[do] look at { grammar-vanguard-top-cards }
 }
vanguard-does-supply = { $how ->
    [start] Gain { grammar-vanguard-supplies }
   *[do] gain { grammar-vanguard-supplies }
 }
vanguard-does-losesupply = { $how ->
    [start] Lose { grammar-vanguard-supplies }
   *[do] lose { grammar-vanguard-supplies }
 }
vanguard-does-shed = { $how ->
    [start] Lose { grammar-vanguard-supplies }, 1 fewer for each point of { grammar-vanguard-stat }
   *[do] lose { grammar-vanguard-supplies }, 1 fewer for each point of { grammar-vanguard-stat }
 }
vanguard-does-stock = { $how ->
    [start] Count Supplies from now on, beginning with { $n }
   *[do] count Supplies from now on, beginning with { $n }
 }
# $turned
vanguard-does-charge = { $how ->
    [start] Gain { grammar-vanguard-charges }
    [they] { $who } gains { grammar-vanguard-charges }
   *[do] gain { grammar-vanguard-charges }
 }
# $turned
vanguard-does-losecharge = { $how ->
    [start] Lose { grammar-vanguard-charges }
    [they] { $who } loses { grammar-vanguard-charges }
   *[do] lose { grammar-vanguard-charges }
 }
vanguard-does-lead = { $how ->
    [start] Gain { grammar-vanguard-leads }
   *[do] gain { grammar-vanguard-leads }
 }
vanguard-does-sift = { $how ->
    [start] Draw { grammar-vanguard-sifted }
   *[do] draw { grammar-vanguard-sifted }
 }
vanguard-does-find = { $how ->
    [start] Gain a Discovery { grammar-vanguard-kind }
   *[do] gain a Discovery { grammar-vanguard-kind }
 }
vanguard-does-fetch = { $how ->
    [start] Gain a { grammar-vanguard-rarity } Discovery { grammar-vanguard-kind }
   *[do] gain a { grammar-vanguard-rarity } Discovery { grammar-vanguard-kind }
 }
vanguard-does-unique = { $how ->
    [start] Gain { grammar-vanguard-unique }
   *[do] gain { grammar-vanguard-unique }
 }
vanguard-does-success = { $how ->
    [start] Gain { grammar-vanguard-success }
   *[do] gain { grammar-vanguard-success }
 }
vanguard-does-loss = { $how ->
    [start] Lose { grammar-vanguard-success }
   *[do] lose { grammar-vanguard-success }
 }
# $turned
vanguard-does-move = { $how ->
    [start] Move { grammar-vanguard-sectors }
    [they] { $who } moves { grammar-vanguard-sectors }
   *[do] move { grammar-vanguard-sectors }
 }
vanguard-does-place = { $how ->
    [start] Place { $who } { $where }
   *[do] place { $who } { $where }
 }
vanguard-does-skip = { $how ->
    [start] Ignore { grammar-vanguard-path-icons }
   *[do] ignore { grammar-vanguard-path-icons }
 }
# $how
vanguard-does-swap = Spend { grammar-vanguard-swapped } instead of resolving a path icon
vanguard-does-do = { $how ->
    [start] Perform { grammar-vanguard-action } as a free action
   *[do] perform { grammar-vanguard-action } as a free action
 }
# $turned
vanguard-does-hurt = { $how ->
    [start] Gain “{ $injury }”
    [they] { $who } gains “{ $injury }”
   *[do] gain “{ $injury }”
 }
vanguard-does-unhurt = { $how ->
    [start] Prevent that Injury
   *[do] prevent that Injury
 }
vanguard-does-soften = { $how ->
    [start] Gain “{ $injury }” instead
   *[do] gain “{ $injury }” instead
 }
# $turned
vanguard-does-undie = { $how ->
    [start] Remove { grammar-vanguard-injury-dice }
    [they] { $who } removes { grammar-vanguard-injury-dice }
   *[do] remove { grammar-vanguard-injury-dice }
 }
# $turned
vanguard-does-cover = { $how ->
    [start] Turn { grammar-vanguard-injuries } face down
    [they] { $who } turns { grammar-vanguard-injuries } face down
   *[do] turn { grammar-vanguard-injuries } face down
 }
# $turned
vanguard-does-uncover = { $how ->
    [start] Turn { grammar-vanguard-injuries } face up
    [they] { $who } turns { grammar-vanguard-injuries } face up
   *[do] turn { grammar-vanguard-injuries } face up
 }
# $turned
vanguard-does-cure = { $how ->
    [start] Remove { grammar-vanguard-injury-cards }
    [they] { $who } removes { grammar-vanguard-injury-cards }
   *[do] remove { grammar-vanguard-injury-cards }
 }
# $turned
vanguard-does-danger = { $how ->
    [start] Roll { grammar-vanguard-letter-dice }
    [they] { $who } rolls { grammar-vanguard-letter-dice }
   *[do] roll { grammar-vanguard-letter-dice }
 }
vanguard-does-time = { $how ->
    [start] Advance all Time tracks{ grammar-vanguard-times }
   *[do] advance all Time tracks{ grammar-vanguard-times }
 }
vanguard-does-back = { $how ->
    [start] Move a Time track back by { $n }
   *[do] move a Time track back by { $n }
 }
vanguard-does-hush = { $how ->
    [start] Hold a Time track this round
   *[do] hold a Time track this round
 }
vanguard-does-noevent = { $how ->
    [start] Ignore the Event
   *[do] ignore the Event
 }
vanguard-does-upper = { $how ->
    [start] Resolve only the upper part of the Event
   *[do] resolve only the upper part of the Event
 }
vanguard-does-scry = { $how ->
    [start] Look at { grammar-vanguard-events }
   *[do] look at { grammar-vanguard-events }
 }
vanguard-does-token = { $how ->
    [start] Place the token of this card in your Sector
   *[do] place the token of this card in your Sector
 }
vanguard-does-toss = { $how ->
    [start] Discard this card
   *[do] discard this card
 }
# $how
vanguard-does-give = Sacrifice this card
# $how
vanguard-does-hand = Hand limit { grammar-vanguard-change }
vanguard-does-drive = { $how ->
    [start] Move the token { grammar-vanguard-sectors }
   *[do] move the token { grammar-vanguard-sectors }
 }
# $how
vanguard-does-cap = { grammar-vanguard-capacity } { grammar-vanguard-change }
# $how
vanguard-does-stat = { grammar-vanguard-stat } { grammar-vanguard-change }
# $how
vanguard-does-rolls = Landing rolls { grammar-vanguard-change }
vanguard-does-damage = { $how ->
    [start] The Lander comes back damaged
   *[do] the Lander comes back damaged
 }
vanguard-does-descend = { $how ->
    [start] The way down is clear: no further landing rolls
   *[do] the way down is clear: no further landing rolls
 }
# $fate, $turned
vanguard-does-depart = { $how ->
    [start] Your crew member { grammar-vanguard-departs }
    [they] { $who } { grammar-vanguard-departs }
   *[do] your crew member { grammar-vanguard-departs }
 }
grammar-vanguard-departs = { $fate ->
    [dead] dies
   *[gone] leaves the planet
 }
vanguard-does-energy = { $how ->
    [start] Gain { grammar-vanguard-energy } at the next Bridge
   *[do] gain { grammar-vanguard-energy } at the next Bridge
 }
vanguard-does-command = { $how ->
    [start] Gain { grammar-vanguard-command } at the next Bridge
   *[do] gain { grammar-vanguard-command } at the next Bridge
 }
vanguard-does-morale = { $how ->
    [start] Raise morale by { grammar-vanguard-levels }
   *[do] raise morale by { grammar-vanguard-levels }
 }
vanguard-does-patient = { $how ->
    [start] Move a patient { grammar-vanguard-columns } towards release
   *[do] move a patient { grammar-vanguard-columns } towards release
 }
vanguard-does-none = { $how ->
    [start] Nothing happens
   *[do] nothing happens
 }


## Threats

grammar-vanguard-threat-sectors = { $n ->
    [one] 1 Sector
   *[other] { $n } Sectors
 }
grammar-vanguard-attacks = { $n ->
    [one] the next attack
   *[other] the next { $n } attacks
 }
grammar-vanguard-spread-sectors = { $n ->
    [one] a connected Sector
   *[other] { $n } connected Sectors
 }
grammar-vanguard-rounds = { $n ->
    [one] a round
   *[other] { $n } rounds
 }

vanguard-does-shove = { $how ->
    [start] Move a Threat in your or a connected Sector by { grammar-vanguard-threat-sectors }
   *[do] move a Threat in your or a connected Sector by { grammar-vanguard-threat-sectors }
 }
vanguard-does-lure = { $how ->
    [start] The nearest Threat moves { grammar-vanguard-sectors } towards { $who }
   *[do] the nearest Threat moves { grammar-vanguard-sectors } towards { $who }
 }
vanguard-does-dull = { $how ->
    [start] Ignore { grammar-vanguard-attacks } of a Threat in your or a connected Sector
   *[do] ignore { grammar-vanguard-attacks } of a Threat in your or a connected Sector
 }
vanguard-attack-nobody = If nobody is in its Sector, it moves 1 Sector towards the nearest crew member instead of attacking.
vanguard-attack-others = Whoever Travels into a Sector with one of its secondary standees suffers the attack once.
# $how
vanguard-does-strike = { $threat } attacks{ grammar-vanguard-times }
# $how
vanguard-does-hunt = { $threat } moves { grammar-vanguard-sectors } towards the nearest crew member
# $how
vanguard-does-roam = { $threat } moves { grammar-vanguard-threat-sectors } at random
# $how
vanguard-does-spread = { $threat } spreads to { grammar-vanguard-spread-sectors }
# $how
vanguard-does-banish = { $threat } leaves the planet
# $how
vanguard-does-sleep = { $threat } sleeps for { grammar-vanguard-rounds }
# $how
vanguard-does-appear = { $threat } appears { $where }


## The planet and its story

grammar-vanguard-condition = { $printed ->
    [yes] the Global Condition printed on the board
   *[no] the Global Condition “{ $name }”
 }
grammar-vanguard-clock = { $this ->
    [yes] this Time track
   *[no] the Time track of “{ $name }”
 }
grammar-vanguard-part = { $path ->
    [yes] the Path { $number }–{ $end }
   *[no] Sector { $number }
 }
grammar-vanguard-clue = { $clue ->
    [first] which station comes first in the secret order
    [last] which station comes last in the secret order
   *[notfirst] of one station that it does not come first in the secret order
 }
grammar-vanguard-mod = { $mod ->
    [yes] the Lander Mod “{ $name }”
   *[no] the equipment “{ $name }”
 }

vanguard-does-log = { $how ->
    [start] Read Log { $number }
   *[do] read Log { $number }
 }
vanguard-does-mission = { $how ->
    [start] Reveal the Mission “{ $name }”
   *[do] reveal the Mission “{ $name }”
 }
vanguard-does-done = { $how ->
    [start] Complete the Mission “{ $name }”
   *[do] complete the Mission “{ $name }”
 }
vanguard-does-fail = { $how ->
    [start] The Mission “{ $name }” fails
   *[do] the Mission “{ $name }” fails
 }
vanguard-does-poi = { $nothing ->
    [yes] { $how ->
        [start] Remove the Point of Interest { $where }
       *[do] remove the Point of Interest { $where }
     }
   *[no] { $how ->
        [start] Replace the Point of Interest { $where } with number { $number }
       *[do] replace the Point of Interest { $where } with number { $number }
     }
 }
vanguard-does-stack = { $how ->
    [start] Put Point of Interest number { $number } { $where }, on top of the others
   *[do] put Point of Interest number { $number } { $where }, on top of the others
 }
vanguard-does-condition = { $how ->
    [start] Bring { grammar-vanguard-condition } into force
   *[do] bring { grammar-vanguard-condition } into force
 }
vanguard-does-clock = { $how ->
    [start] { $way ->
        [down] Move { grammar-vanguard-clock } back by { $n }
       *[up] Advance { grammar-vanguard-clock } by { $n }
     }
   *[do] { $way ->
        [down] move { grammar-vanguard-clock } back by { $n }
       *[up] advance { grammar-vanguard-clock } by { $n }
     }
 }
vanguard-does-reset = { $how ->
    [start] Reset { grammar-vanguard-clock }
   *[do] reset { grammar-vanguard-clock }
 }
vanguard-does-mark = { $how ->
    [start] Put the marker “{ $name }” { $where }
   *[do] put the marker “{ $name }” { $where }
 }
vanguard-does-unmark = { $how ->
    [start] Remove all markers “{ $name }” { $where }
   *[do] remove all markers “{ $name }” { $where }
 }
vanguard-does-flag = { $how ->
    [start] Record “{ $name }” for the campaign
   *[do] record “{ $name }” for the campaign
 }
vanguard-does-open = { $how ->
    [start] Open { grammar-vanguard-part }
   *[do] open { grammar-vanguard-part }
 }
vanguard-does-shut = { $how ->
    [start] Close { grammar-vanguard-part }
   *[do] close { grammar-vanguard-part }
 }
vanguard-does-lander = { $how ->
    [start] Move the Lander to Sector { $n }
   *[do] move the Lander to Sector { $n }
 }
vanguard-does-calm = { $how ->
    [start] Ignore Danger icons on Paths during this visit
   *[do] ignore Danger icons on Paths during this visit
 }
vanguard-does-clue = { $how ->
    [start] Learn { grammar-vanguard-clue }
   *[do] learn { grammar-vanguard-clue }
 }
vanguard-does-carry = { $how ->
    [start] Take up the core
   *[do] take up the core
 }
vanguard-does-gear = { $how ->
    [start] Gain { grammar-vanguard-mod } on docking
   *[do] gain { grammar-vanguard-mod } on docking
 }
vanguard-does-project = { $how ->
    [start] Gain Research Project { $number } on docking
   *[do] gain Research Project { $number } on docking
 }
vanguard-does-turn = { $how ->
    [start] Turn the Rank-Up card over
   *[do] turn the Rank-Up card over
 }
vanguard-does-end = { $how ->
    [start] The exploration ends
   *[do] the exploration ends
 }


## Conditions

grammar-vanguard-markers = { $n ->
    [one] a marker “{ $name }” lies { $where }
   *[other] at least { $n } markers “{ $name }” lie { $where }
 }
grammar-vanguard-visits = { $n ->
    [one] you have been here before
   *[other] you have been here { $n } times before
 }

vanguard-if-mark = { grammar-vanguard-markers }
vanguard-if-nomark = no marker “{ $name }” lies { $where }
vanguard-if-flag = “{ $name }” is recorded
vanguard-if-noflag = “{ $name }” is not recorded
vanguard-if-done = the Mission “{ $name }” has been completed
vanguard-if-notdone = the Mission “{ $name }” has not been completed
vanguard-if-up = the Mission “{ $name }” is in play
vanguard-if-objective = Objective { $number } is in play
vanguard-if-act = Act { $n } has begun
vanguard-if-global = { grammar-vanguard-condition } is in force
vanguard-if-state = the planet is in the state “{ $name }”
vanguard-if-allin = every crew member is in Sector { $n }
vanguard-if-visits = { grammar-vanguard-visits }
vanguard-if-next = Sector { $n } is next in the secret order
vanguard-if-notnext = Sector { $n } is not next in the secret order
vanguard-if-core = the core is in Sector { $n }
vanguard-if-corehome = the core is in the Lander Sector
vanguard-if-below = the { grammar-vanguard-stat } of the Lander is below { $n }


## What markers and records are called

vanguard-mark-bench = Bench
vanguard-mark-cell = Power cell
vanguard-mark-chart = Charted
vanguard-mark-count = Counted
vanguard-mark-dosed = Dosed
vanguard-mark-dug = Dug through
vanguard-mark-fell = Fallen roof
vanguard-mark-flood = Flood
vanguard-mark-free = Clamps broken
vanguard-mark-friend = Friend
vanguard-mark-kelp = Rings read
vanguard-mark-kind = Spared
vanguard-mark-lifted = Core lifted
vanguard-mark-names = Names
vanguard-mark-polite = Courtesy
vanguard-mark-power = Power
vanguard-mark-salvage = Salvage
vanguard-mark-span = Span
vanguard-mark-stone = Stone lifted
vanguard-mark-stripped = Stripped
vanguard-mark-tags = Tags
vanguard-mark-toolhead = Tool head
vanguard-mark-verse = Verse
vanguard-mark-whistle = Whistle
vanguard-mark-winch = Winch
vanguard-flag-bridge-built = Bridge built
vanguard-flag-chart = Corridor chart
vanguard-flag-homeward = Homeward
vanguard-flag-reef-sick = Sick reef
vanguard-state-song = Song


## Rank-Up cards

vanguard-need = { $counter }: { $bound }.
vanguard-bound-least = at least { $n }{ grammar-vanguard-more }
grammar-vanguard-more = { $more ->
    [yes] , and 1 more for each crew member above two
   *[no] { "" }
 }
vanguard-bound-most = at most { $n }{ grammar-vanguard-more }
vanguard-bound-exactly = { grammar-vanguard-exactly }
grammar-vanguard-exactly = { $n ->
    [0] none
   *[other] exactly { $n }
 }
vanguard-counter-success = Success tokens gained
vanguard-counter-found = Discoveries on the Lander
vanguard-counter-types = Types of Discoveries on the Lander
vanguard-counter-unique = Unique Discoveries gained
vanguard-counter-green = Green results in Dice Checks
vanguard-counter-yellow = Yellow results in Dice Checks
vanguard-counter-visited = Sectors visited
vanguard-counter-combos = Dice Combos in one Dice Check
vanguard-counter-assists = Dice added by helpers
vanguard-counter-banished = Threats that have left the planet
vanguard-counter-primary = Events resolved by their lower part
vanguard-counter-missions = Missions completed
vanguard-counter-rounds = Round
vanguard-counter-hurts = Injuries of the team
vanguard-counter-r-icons = Red icons spent
vanguard-counter-g-icons = Green icons spent
vanguard-counter-b-icons = Blue icons spent
