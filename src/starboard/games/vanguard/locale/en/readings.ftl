# The options of a table: the harder mode, and other readings of the printed rules.

vanguard-option-deadly-space = Deadly Space
    .text = Harder: whoever causes an Emergency Evacuation dies, “Spent Out” cannot be turned face down, and the first Event of every round does both of its effects.
vanguard-option-only-travel-barred = No-Movement Bars Only Travel
    .text = The No-Movement icon forbids the Travel action alone. Effects may move crew members out of the Sector.
vanguard-option-one-sacrifice-for-all = One Sacrifice Is Enough
    .text = Whoever must Spend several dice and has too few Available Sacrifices one die, however many are missing.
vanguard-option-sacrifice-in-colour = Sacrifices Keep the Colour
    .text = Whoever cannot Spend a die of the colour shown Sacrifices one of that colour, or gains “Spent Out”.
vanguard-option-vanguard-not-any = Vanguard Is Not Any
    .text = A Vanguard does not count as an Any icon in a Dice Combo. For a named icon it still does.
vanguard-option-logs-in-own-turn = Logs in One’s Own Turn
    .text = The Log of a Sector is read only when a crew member arrives there in its own turn.
