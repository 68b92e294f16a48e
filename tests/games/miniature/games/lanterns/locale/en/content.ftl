# What is in the box of Lanterns, and what a table can be opened with.
# Forms: .form-the inside a sentence, .form-The at its beginning, .form-quoted for cards and Vows.

## Roles

lanterns-role-scout = Scout
    .form-the = the Scout
    .form-The = The Scout
    .text = Walks 3 squares instead of 2.
lanterns-role-porter = Porter
    .form-the = the Porter
    .form-The = The Porter
    .text = Begins with 3 Oil instead of 1.
lanterns-role-seer = Seer
    .form-the = the Seer
    .form-The = The Seer
    .text = Kindles with 1 die more.
lanterns-role-keeper = Keeper
    .form-the = the Keeper
    .form-The = The Keeper
    .text = Plays against all the others, and wins when the Lanterns stay dark.

## Modes, scenarios, campaigns, options

lanterns-mode-hunt = Hunt
    .text = Wanderers against the Keeper, who may be one of you.
lanterns-mode-vigil = Vigil
    .text = All of you together; the rules move the Keeper.
lanterns-scenario-crossing = The Crossing
    .text = A wide hall with few walls.
lanterns-scenario-cellar = The Cellar
    .text = Narrow ways, and the Keeper at the far end.
lanterns-scenario-tower = The Tower
    .text = Only for those who have won the Crossing.
lanterns-campaign-pilgrimage = The Pilgrimage
    .text = Two nights: the Crossing, then the Cellar or the Tower.
lanterns-option-corners-block = Corners Block
    .text = A line of sight that only touches the corner of a wall is blocked.
lanterns-option-long-night = Long Night
    .text = A Vigil has 4 rounds.

## Cards

lanterns-card-flare = Flare
    .form-quoted = “Flare”
    .text = When the Keeper strikes: the blow goes wide.
lanterns-card-oil = Oil
    .form-quoted = “Oil”
    .text = Take 2 Oil.
lanterns-card-leap = Leap
    .form-quoted = “Leap”
    .text = Leap to a free square in sight, at most 3 squares away.
lanterns-card-whisper = Whisper
    .form-quoted = “Whisper”
    .text = Look at the next card of the deck. Leave it there or put it under the deck.

## Vows

lanterns-vow-kindler = Kindle 2 Lanterns yourself
    .form-quoted = “Kindle 2 Lanterns yourself”
lanterns-vow-unhurt = Lose no flame
    .form-quoted = “Lose no flame”
lanterns-vow-brave = Lose a flame, but not the last
    .form-quoted = “Lose a flame, but not the last”
lanterns-vow-spendthrift = Have no Oil in the end
    .form-quoted = “Have no Oil in the end”
lanterns-vow-saver = Have 2 Oil or more in the end
    .form-quoted = “Have 2 Oil or more in the end”
lanterns-vow-silent = Play no card
    .form-quoted = “Play no card”
lanterns-pledge-kept = Vow kept
lanterns-pledge-broken = Vow broken
lanterns-pledge-none = No Vow
