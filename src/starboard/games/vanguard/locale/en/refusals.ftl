# Why something cannot be chosen: what stands against it, and what to do instead where there is something.

vanguard-refusal-no-actions-left = No action is left in this turn.
vanguard-refusal-one-special = Only one Special Action a turn.
vanguard-refusal-done-already = This has been done on this visit, and it works only once.
vanguard-refusal-done-for-ever = This has been done for good.
vanguard-refusal-not-now = What this action asks for does not hold now. Its card says what is missing.
vanguard-refusal-keepers-trust = The Keepers trust you: leave this alone.
vanguard-refusal-cannot-pay = The cost cannot be paid in full.
vanguard-refusal-does-nothing = It would do nothing now, while something else would.
vanguard-refusal-held-fast = The No Movement icon holds everybody here. Free the way first.
vanguard-refusal-no-way = No Path leads out of this Sector now.
vanguard-refusal-no-rest-here = Nobody can Rest here now.
vanguard-refusal-no-supplies = There are not enough Supplies for a Rest.
vanguard-refusal-not-at-lander = Lifting off needs the Lander. Go to its Sector.
