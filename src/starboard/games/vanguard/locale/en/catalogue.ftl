# How ISS Vanguard can be begun: modes, Sections, planets, options, shown where people choose.

## Modes

vanguard-mode-tutorial = The Tutorial
    .text = The first exploration, explained step by step: the first round is laid out for you, nobody is badly hurt, and the rest of the rules come one at a time.
vanguard-mode-expedition = Expedition
    .text = One planet, from the landing to the way home. One to four of you lead the four Sections and win or lose together.

## Sections

vanguard-role-security = Security
    .text = First where something could hurt: red dice, protection for everybody near, and the strength to bear Injuries.
vanguard-role-recon = Recon
    .text = Quick on its feet: green dice, shorter ways, and an eye for dangers before they happen. Also speaks for the team where nobody else does.
vanguard-role-science = Science
    .text = Leads and Discoveries: green and blue dice, cards that explain the unexplained, and help for the injured.
vanguard-role-engineering = Engineering
    .text = Whatever is broken, locked or in the way: blue dice, equipment, and repairs on the spot.

## Planets

vanguard-scenario-cinder = Cinder Berth
    .text = A slag moon, a wrecked lander, and a station that greets you as if it were open: the first steps, one page at a time.
vanguard-scenario-veyra = Veyra Shallows
    .text = A warm sea whose tides follow the light above it: chart three reef heads, and mind which way the water is going.
vanguard-scenario-gantry = Gantry Ring
    .text = A construction ring around an unfinished Lantern: the lights are on, the tables are laid, and a courteous voice is glad you have come to work.
vanguard-scenario-ossuary = Ossuary Plain
    .text = A plain where nobody can tell keel from bone, and below it something that sings in voices you know.

## Options: the harder mode, and other readings of the printed rules

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

## Endings

vanguard-ending-lift-off = The team has lifted off
vanguard-ending-mission = The exploration is complete
vanguard-ending-evacuation = The team has been evacuated
vanguard-ending-nobody = Nobody is left on the planet
vanguard-ending-aborted = The landing has been aborted

vanguard-bot-scripted = with a plan


## A planet from a file

vanguard-own-choose = Your own planet…
vanguard-own-hint = A planet file (TOML) that you or somebody else wrote. It is checked first.
vanguard-own-chosen = Your own planet
