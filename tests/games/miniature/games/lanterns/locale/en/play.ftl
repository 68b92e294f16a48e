# What is said while Lanterns is played. $who and $target are roles with their forms, $square and $to are squares such
# as C4, $lantern the square of a Lantern; $secret is "yes" if the reader is told the secret part.

## Questions

lanterns-ask-act = { FORM($who, "The") } has { $left ->
    [one] one Action
   *[other] { $left } Actions
 } left. What now?
lanterns-ask-walk-to = Where does { FORM($who, "the") } walk?
lanterns-ask-leap-to = Where does { FORM($who, "the") } leap?
lanterns-ask-throw-at = Where does { FORM($who, "the") } throw the burning Oil?
lanterns-ask-kindle-which = Which Lantern does { FORM($who, "the") } kindle?
lanterns-ask-fuel = How much Oil does { FORM($who, "the") } pour into the Lantern on { $lantern }?
lanterns-ask-bury = { FORM($who, "The") } has seen the next card. Where shall it lie?
lanterns-ask-vow = Which Vow does { FORM($who, "the") } keep?
lanterns-ask-react = The Keeper strikes at { FORM($target, "the") }. Play a Flare?
lanterns-none-react = Let it happen
lanterns-ask-page = { $scenario }: what do you take along?
lanterns-ask-prowl = The Keeper has { $left ->
    [one] one Action
   *[other] { $left } Actions
 } left. What now?
lanterns-ask-prowl-to = Where does the Keeper walk?
lanterns-ask-strike-whom = At whom does the Keeper strike?
lanterns-ask-douse-which = Which Lantern does the Keeper douse?

## Options

lanterns-action-walk = Walk
lanterns-action-kindle = Kindle a Lantern
lanterns-action-throw = Throw burning Oil
lanterns-action-rest = Rest and draw a card
lanterns-action-play = Play { FORM($card, "quoted") }
lanterns-action-wait = Wait
lanterns-square = { $square }
lanterns-lantern = Lantern on { $lantern }
lanterns-pour = { $oil } Oil: roll { $dice ->
    [one] one die
   *[other] { $dice } dice
 }
lanterns-bury-keep = On top of the deck
lanterns-bury-bury = Under the deck
lanterns-react-flare = { FORM($who, "The") } plays a Flare
lanterns-choice-read = Read
lanterns-speaker-warden = The old warden
lanterns-choice-provisions = Provisions
    .text = Every Wanderer takes 1 Oil.
lanterns-choice-rumours = Rumours
    .text = Every Wanderer draws a card.
lanterns-choice-silence = Silence
    .text = The Keeper begins dazzled.
lanterns-keeper-prowl = Walk
lanterns-keeper-strike = Strike
lanterns-keeper-douse = Douse a Lantern
lanterns-keeper-wait = Wait
lanterns-target = { FORM($who, "The") }: { $flames ->
    [one] one flame
   *[other] { $flames } flames
 }, { $light ->
    [0] no light
    [one] one light die
   *[other] { $light } light dice
 }

## Why not

lanterns-refusal-walled-in = There is no free square to walk to.
lanterns-refusal-no-lantern = No dark Lantern stands beside this square.
lanterns-refusal-no-oil = There is no Oil left.
lanterns-refusal-nothing-in-sight = No square in sight is near enough.
lanterns-refusal-hand-full = Nobody holds more than 3 cards.
lanterns-refusal-only-a-reaction = A Flare is played when the Keeper strikes.
lanterns-refusal-nobody-in-sight = The Keeper sees nobody near enough.
lanterns-refusal-nothing-burns = No burning Lantern stands beside the Keeper.

## What happened

lanterns-log-drew = { $secret ->
    [yes] { FORM($who, "The") } draws { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } draws a card.
 }
lanterns-log-vows-dealt = { $secret ->
    [yes] { FORM($who, "The") } has two Vows to choose from: { FORM($vows, "quoted") }.
   *[no] { FORM($who, "The") } has two Vows to choose from.
 }
lanterns-log-vow-kept = { $secret ->
    [yes] { FORM($who, "The") } vows: { FORM($vow, "quoted") }.
   *[no] { FORM($who, "The") } has made a Vow.
 }
lanterns-log-page = You read what is said about { $scenario }.
lanterns-log-page-chosen = You take along: { $choice }.
lanterns-log-round = Round { $number } begins.
lanterns-log-walked = { FORM($who, "The") } walks to { $to }.
lanterns-log-leapt = { FORM($who, "The") } leaps to { $to }.
lanterns-log-waited = { FORM($who, "The") } waits.
lanterns-log-kindled = { $lit ->
    [yes] { FORM($who, "The") } kindles the Lantern on { $lantern }.
   *[no] { FORM($who, "The") } cannot get the Lantern on { $lantern } to burn.
 }
lanterns-log-threw = { $hit ->
    [yes] { FORM($who, "The") } throws burning Oil at { $to }. The Keeper is dazzled.
   *[no] { FORM($who, "The") } throws burning Oil at { $to }.
 }
lanterns-log-played-oil = { FORM($who, "The") } finds 2 Oil.
lanterns-log-looked = { $secret ->
    [yes] { FORM($who, "The") } sees the next card of the deck: { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } looks at the next card of the deck.
 }
lanterns-log-buried = { FORM($who, "The") } puts the card under the deck.
lanterns-log-prowled = The Keeper walks to { $to }.
lanterns-log-keeper-waited = The Keeper waits.
lanterns-log-strikes = The Keeper strikes at { FORM($who, "the") }.
lanterns-log-struck = { $lost ->
    [0] { FORM($who, "The") } loses no flame.
    [one] { FORM($who, "The") } loses a flame.
   *[other] { FORM($who, "The") } loses { $lost } flames.
 }
lanterns-log-flared = { FORM($who, "The") } plays a Flare: the blow at { FORM($target, "the") } goes wide.
lanterns-log-doused = The Keeper douses the Lantern on { $lantern }.
lanterns-log-went-out = { $count ->
    [0] { FORM($who, "The") } is out.
   *[other] { FORM($who, "The") } is out and discards { FORM($cards, "quoted") }.
 }
lanterns-ending-lit = Enough Lanterns burn: the Wanderers have won the night.
lanterns-ending-dark = The night is over and too many Lanterns are dark.
lanterns-ending-out = The last flame is gone.

## Odds

lanterns-odds-lit = The Lantern on { $lantern } burns
lanterns-odds-dark = The Lantern on { $lantern } stays dark
lanterns-odds-struck = { $lost ->
    [0] { FORM($who, "The") } loses no flame
    [one] { FORM($who, "The") } loses a flame
   *[other] { FORM($who, "The") } loses { $lost } flames
 }
lanterns-odds-out = { FORM($who, "The") } is out

## Looking

lanterns-look-reach = { $count ->
    [one] Reaches one square in a walk.
   *[other] Reaches { $count } squares in a walk.
 }
lanterns-look-sight = { $sees ->
    [yes] In sight of { FORM($who, "the") }.
   *[no] Out of sight of { FORM($who, "the") }.
 }
