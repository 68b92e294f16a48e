# Names of the table's fields, for screens that know nothing else of the game.

lanterns-field-mode = Mode
lanterns-field-scenario = Scenario
lanterns-field-step = Phase
lanterns-field-round = Round
lanterns-field-turn = Turn
lanterns-field-actions = Actions left
lanterns-field-choice = Chosen
lanterns-field-vows-left = Vows left
lanterns-field-lantern = Lantern
lanterns-field-lit = Burning
lanterns-field-by = Kindled by
lanterns-field-flames = Flames
lanterns-field-lost = Flames lost
lanterns-field-kindled = Lanterns kindled
lanterns-field-pack = Pack
lanterns-field-oil = Oil
lanterns-field-played = Played
lanterns-field-hand = Hand
lanterns-field-vows = Vows
lanterns-field-put-aside = Put aside
lanterns-field-keeper = Keeper
lanterns-field-dazzled = Dazzled
lanterns-field-options = Options
lanterns-field-seats = Seats
lanterns-field-deck = Deck
lanterns-field-cards = Cards
lanterns-field-top = On top
lanterns-field-bottom = Below
lanterns-field-discard = Discarded
lanterns-field-winners = Winners
lanterns-field-rounds = Rounds
lanterns-field-burning = Burning Lanterns
lanterns-field-pledges = Vows
lanterns-field-wanderers = Wanderers
lanterns-field-role = Role
lanterns-field-seat = Seat
lanterns-field-vow = Vow
lanterns-field-kept = Kept

lanterns-field-campaign = Campaign
lanterns-field-chapters = Chapters
lanterns-field-won = Won
lanterns-field-choices = Taken along
lanterns-field-pilgrims = Wanderers
lanterns-field-embers = Embers
lanterns-field-keepsake = Keepsake

lanterns-step-deal = Setting out
lanterns-step-vows = Vows
lanterns-step-tale = Story
lanterns-step-wanderer = Wanderers
lanterns-step-keeper = Keeper
lanterns-step-dusk = Dusk
lanterns-step-over = The end

# A Vow that was put aside is still a Vow.
lanterns-put-aside-kindler = { lanterns-vow-kindler }
lanterns-put-aside-unhurt = { lanterns-vow-unhurt }
lanterns-put-aside-brave = { lanterns-vow-brave }
lanterns-put-aside-spendthrift = { lanterns-vow-spendthrift }
lanterns-put-aside-saver = { lanterns-vow-saver }
lanterns-put-aside-silent = { lanterns-vow-silent }
