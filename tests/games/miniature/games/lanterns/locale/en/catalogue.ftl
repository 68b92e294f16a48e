# What a table of Lanterns can be opened with. Forms: .form-the inside a sentence, .form-The at its beginning.

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

## Kinds of bots

lanterns-bot-lamplighter = with a plan
