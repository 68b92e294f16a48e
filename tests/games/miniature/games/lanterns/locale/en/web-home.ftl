# Lanterns among the other games, and the chapters of its rules.

web-lanterns-name = Lanterns
web-lanterns-home-tale = Light the hall before the night is over. Something walks in the dark.

web-lanterns-chapter-setup = Setting out
web-lanterns-chapter-turn = The night
web-lanterns-chapter-walk = Walking
web-lanterns-chapter-sight = Sight
web-lanterns-chapter-kindle = Kindling
web-lanterns-chapter-throw = Throwing
web-lanterns-chapter-card = Cards
web-lanterns-chapter-flare = Flares
web-lanterns-chapter-strike = Blows
web-lanterns-chapter-douse = Dousing
web-lanterns-chapter-keeper = The Keeper
web-lanterns-chapter-out = Out
web-lanterns-chapter-end = The end
web-lanterns-chapter-vow = Vows
web-lanterns-chapter-tale = The page
web-lanterns-chapter-campaign = The campaign
