# Co u stolu říká každá hra.

## Proč nelze vzít krok zpět

undo-nothing = Zatím tu není žádné tvé rozhodnutí, které by šlo vzít zpět.
undo-fate = Od té doby se házelo kostkou nebo se táhla karta; s návratem musí souhlasit ostatní.
undo-decided = Od té doby rozhodl i někdo jiný; s návratem musí souhlasit ostatní.
undo-window = Od té doby mohli ostatní reagovat; s návratem musí souhlasit.
undo-revealed = Od té doby se ukázalo něco skrytého; s návratem musí souhlasit ostatní.
