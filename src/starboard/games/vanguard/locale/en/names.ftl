# What things are called in ISS Vanguard besides its cards: Sections, dice, icons, biomes, who speaks in the Logs.
# .form-the and .form-a are the name inside a sentence, .form-The at its beginning. .form-adj is a colour before a noun.
# .form-one and .form-many stand behind a number.


## Sections and Ranks

vanguard-section-security = Security
    .form-the = the Security Section
    .form-The = The Security Section
    .form-a = a Security Section
vanguard-section-recon = Recon
    .form-the = the Recon Section
    .form-The = The Recon Section
    .form-a = a Recon Section
vanguard-section-science = Science
    .form-the = the Science Section
    .form-The = The Science Section
    .form-a = a Science Section
vanguard-section-engineering = Engineering
    .form-the = the Engineering Section
    .form-The = The Engineering Section
    .form-a = an Engineering Section
vanguard-rank-1 = Rank 1
vanguard-rank-2 = Rank 2
vanguard-rank-3 = Rank 3


## Colours and kinds of dice

vanguard-colour-red = Red
    .form-adj = red
vanguard-colour-green = Green
    .form-adj = green
vanguard-colour-blue = Blue
    .form-adj = blue
vanguard-kind-basic = Basic die
    .form-the = the Basic die
    .form-The = The Basic die
    .form-a = a Basic die
vanguard-kind-specialised = Specialised die
    .form-the = the Specialised die
    .form-The = The Specialised die
    .form-a = a Specialised die
vanguard-kind-universal = Universal die
    .form-the = the Universal die
    .form-The = The Universal die
    .form-a = a Universal die
vanguard-kind-expert = Expert die
    .form-the = the Expert die
    .form-The = The Expert die
    .form-a = an Expert die
vanguard-kind-wild = Wild die
    .form-the = the Wild die
    .form-The = The Wild die
    .form-a = a Wild die


## Dice

vanguard-die-red-basic = Red Basic die
    .form-the = the red Basic die
    .form-The = The red Basic die
    .form-a = a red Basic die
vanguard-die-red-physical = Red Physical die
    .form-the = the red Physical die
    .form-The = The red Physical die
    .form-a = a red Physical die
vanguard-die-red-gather = Red Gather die
    .form-the = the red Gather die
    .form-The = The red Gather die
    .form-a = a red Gather die
vanguard-die-red-defend = Red Defend die
    .form-the = the red Defend die
    .form-The = The red Defend die
    .form-a = a red Defend die
vanguard-die-red-universal = Red Universal die
    .form-the = the red Universal die
    .form-The = The red Universal die
    .form-a = a red Universal die
vanguard-die-red-expert = Red Expert die
    .form-the = the red Expert die
    .form-The = The red Expert die
    .form-a = a red Expert die
vanguard-die-red-wild = Red Wild die
    .form-the = the red Wild die
    .form-The = The red Wild die
    .form-a = a red Wild die
vanguard-die-green-basic = Green Basic die
    .form-the = the green Basic die
    .form-The = The green Basic die
    .form-a = a green Basic die
vanguard-die-green-scout = Green Scout die
    .form-the = the green Scout die
    .form-The = The green Scout die
    .form-a = a green Scout die
vanguard-die-green-biology = Green Biology die
    .form-the = the green Biology die
    .form-The = The green Biology die
    .form-a = a green Biology die
vanguard-die-green-xenology = Green Xenology die
    .form-the = the green Xenology die
    .form-The = The green Xenology die
    .form-a = a green Xenology die
vanguard-die-green-universal = Green Universal die
    .form-the = the green Universal die
    .form-The = The green Universal die
    .form-a = a green Universal die
vanguard-die-green-expert = Green Expert die
    .form-the = the green Expert die
    .form-The = The green Expert die
    .form-a = a green Expert die
vanguard-die-green-wild = Green Wild die
    .form-the = the green Wild die
    .form-The = The green Wild die
    .form-a = a green Wild die
vanguard-die-blue-basic = Blue Basic die
    .form-the = the blue Basic die
    .form-The = The blue Basic die
    .form-a = a blue Basic die
vanguard-die-blue-construct = Blue Construct die
    .form-the = the blue Construct die
    .form-The = The blue Construct die
    .form-a = a blue Construct die
vanguard-die-blue-science = Blue Science die
    .form-the = the blue Science die
    .form-The = The blue Science die
    .form-a = a blue Science die
vanguard-die-blue-tech = Blue Tech die
    .form-the = the blue Tech die
    .form-The = The blue Tech die
    .form-a = a blue Tech die
vanguard-die-blue-universal = Blue Universal die
    .form-the = the blue Universal die
    .form-The = The blue Universal die
    .form-a = a blue Universal die
vanguard-die-blue-expert = Blue Expert die
    .form-the = the blue Expert die
    .form-The = The blue Expert die
    .form-a = a blue Expert die
vanguard-die-blue-wild = Blue Wild die
    .form-the = the blue Wild die
    .form-The = The blue Wild die
    .form-a = a blue Wild die
vanguard-die-section = Section die
    .form-the = the Section die
    .form-The = The Section die
    .form-a = a Section die
vanguard-die-injury = Injury die
    .form-the = the Injury die
    .form-The = The Injury die
    .form-a = an Injury die
vanguard-die-danger = Danger die
    .form-the = the Danger die
    .form-The = The Danger die
    .form-a = a Danger die
vanguard-die-d10 = D10


## Icons of the Section dice

vanguard-icon-physical = Physical
vanguard-icon-gather = Gather
vanguard-icon-defend = Defend
vanguard-icon-scout = Scout
vanguard-icon-biology = Biology
vanguard-icon-xenology = Xenology
vanguard-icon-construct = Construct
vanguard-icon-science = Science
vanguard-icon-tech = Tech
vanguard-icon-basic = Basic
vanguard-icon-vanguard = Vanguard
vanguard-icon-accident = Accident
vanguard-icon-any = Any


## Symbols of the Injury die

vanguard-symbol-damage = Damage
vanguard-symbol-heavy = Heavy Damage
vanguard-symbol-mental = Mental
vanguard-symbol-special = Special
vanguard-symbol-blank = Blank


## Symbols of the Danger die, and the letters of its tables

vanguard-danger-common = Common
vanguard-danger-uncommon = Uncommon
vanguard-danger-rare = Rare
vanguard-danger-special = Special
vanguard-danger-blank = Blank
vanguard-letter-a = A
    .text = Terrain
vanguard-letter-b = B
    .text = Toxins
vanguard-letter-c = C
    .text = Machines
vanguard-letter-d = D
    .text = Hostility
vanguard-letter-e = E
    .text = Mind
vanguard-letter-f = F
    .text = Time
vanguard-letter-t = T
    .text = Tutorial


## Types and rarities of Discoveries

vanguard-type-micro = Microorganisms
    .form-adj = microorganism
vanguard-type-tech = Alien technology
    .form-adj = alien technology
vanguard-type-mineral = Minerals
    .form-adj = mineral
vanguard-type-flora = Strange flora
    .form-adj = strange flora
vanguard-type-specimen = Living specimens
    .form-adj = living specimen
vanguard-rarity-basic = Basic
vanguard-rarity-rare = Rare
vanguard-rarity-very-rare = Very rare


## Biomes

vanguard-biome-caves = Caves
vanguard-biome-crystalline = Crystalline
vanguard-biome-lethal = Lethal
vanguard-biome-desert = Desert
vanguard-biome-cold = Cold
vanguard-biome-hostile = Hostile
vanguard-biome-rocky = Rocky
vanguard-biome-ruins = Ruins
vanguard-biome-tutorial = Tutorial
vanguard-biome-vegetation = Vegetation
vanguard-biome-vacuum = Vacuum
vanguard-biome-volcanic = Volcanic
vanguard-biome-aquatic = Aquatic


## Who speaks in the Logs

vanguard-speaker-captain = Captain Oyelaran
vanguard-speaker-bridge = Wetherby, on the Bridge
vanguard-speaker-security = Security
vanguard-speaker-recon = Recon
vanguard-speaker-science = Science
vanguard-speaker-engineering = Engineering
vanguard-speaker-berth = The berth-master
vanguard-speaker-shift = The voice of the ring
vanguard-speaker-song = The song
vanguard-speaker-narr = Narrator


## Rows and tracks

vanguard-row-red = Red row
    .form-the = the red row
    .form-The = The red row
    .form-a = a red row
vanguard-row-green = Green row
    .form-the = the green row
    .form-The = The green row
    .form-a = a green row
vanguard-row-yellow = Yellow row
    .form-the = the yellow row
    .form-The = The yellow row
    .form-a = a yellow row
vanguard-track-red = Red track
    .form-the = the red track
    .form-The = The red track
    .form-a = a red track
vanguard-track-green = Green track
    .form-the = the green track
    .form-The = The green track
    .form-a = a green track
vanguard-track-time = Time track
    .form-the = the Time track
    .form-The = The Time track
    .form-a = a Time track


## Words that stand in every sentence

vanguard-word-track = Track
    .form-the = the track
    .form-The = The track
    .form-a = a track
vanguard-word-round = Round
    .form-the = the round
    .form-The = The round
    .form-a = a round
    .form-one = round
    .form-many = rounds
vanguard-word-turn = Turn
    .form-the = the turn
    .form-The = The turn
    .form-a = a turn
    .form-one = turn
    .form-many = turns
vanguard-word-supplies = Supplies
    .form-the = the Supplies
    .form-The = The Supplies
    .form-one = Supply
    .form-many = Supplies
vanguard-word-success = Success
    .form-the = the Success
    .form-The = The Success
    .form-one = Success
    .form-many = Success
vanguard-word-charges = Charges
    .form-the = the Charges
    .form-The = The Charges
    .form-one = Charge
    .form-many = Charges


## Places and faces

vanguard-sector = { $number } { $name }
# A face of a die with two icons
vanguard-icons-two = { $one } + { $other }
