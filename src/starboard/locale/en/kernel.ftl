# What every game at the table says.

## Why undo stops

undo-nothing = You have decided nothing yet that could be taken back.
undo-fate = Dice were rolled or a card was drawn since; the others must agree to go back.
undo-decided = Somebody else has decided something since; the others must agree to go back.
undo-window = The others could react since; they must agree to go back.
undo-revealed = Something hidden was shown since; the others must agree to go back.
