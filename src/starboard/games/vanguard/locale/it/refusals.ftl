# Perché qualcosa non si può scegliere: che cosa lo impedisce e, se c’è, che cosa fare invece.

vanguard-refusal-no-actions-left = In questo turno non restano azioni.
vanguard-refusal-one-special = Una sola Azione Speciale per turno.
vanguard-refusal-done-already = In questa visita è già stato fatto, e funziona una volta sola.
vanguard-refusal-done-for-ever = È già stato fatto, una volta per tutte.
vanguard-refusal-not-now = Ora manca ciò che questa azione richiede. La sua carta dice che cosa.
vanguard-refusal-keepers-trust = I Custodi si fidano di voi: lasciate stare.
vanguard-refusal-cannot-pay = Il costo non si può pagare per intero.
vanguard-refusal-does-nothing = Ora non avrebbe effetto, mentre qualcos’altro ne avrebbe.
vanguard-refusal-held-fast = L’icona Nessun movimento trattiene tutti qui. Prima liberate la via.
vanguard-refusal-no-way = Ora nessun Percorso porta fuori da questo Settore.
vanguard-refusal-no-rest-here = Qui ora non si può riposare.
vanguard-refusal-no-supplies = Le Provviste non bastano per un Riposo.
vanguard-refusal-not-at-lander = Per decollare serve il Lander. Raggiungi il suo Settore.
