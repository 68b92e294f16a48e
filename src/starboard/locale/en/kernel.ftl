# What every game at the table says.

## Why undo stops

undo-nothing = You have not decided anything yet that could be taken back.
undo-fate = Dice have been rolled or a card has been drawn since; the others must agree to go back.
undo-decided = Somebody else has decided something since; the others must agree to go back.
undo-window = The others have had the chance to react since; they must agree to go back.
undo-revealed = Something hidden has been shown since; the others must agree to go back.
