# Che cosa dice ogni gioco al tavolo.

## Perché non si può tornare indietro

undo-nothing = Non hai ancora deciso nulla che si possa annullare.
undo-fate = Intanto è stato tirato un dado o pescata una carta: per tornare indietro serve il consenso degli altri.
undo-decided = Intanto qualcun altro ha deciso qualcosa: per tornare indietro serve il consenso degli altri.
undo-window = Intanto gli altri potevano reagire: per tornare indietro serve il loro consenso.
undo-revealed = Intanto è stato mostrato qualcosa di nascosto: per tornare indietro serve il consenso degli altri.
