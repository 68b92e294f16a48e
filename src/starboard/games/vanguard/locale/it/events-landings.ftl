# Che cosa è successo: l’Atterraggio, la fine dell’esplorazione, l’Attracco.

vanguard-told-planet-found = Di nuovo su un pianeta già visto: { $planet }.
# $left: i tiri ancora da fare
vanguard-told-landing-rolled = { $left ->
    [0] Durante la discesa: { $face }. Era l’ultimo tiro.
    [one] Durante la discesa: { $face }. Resta { $left } tiro.
   *[other] Durante la discesa: { $face }. Restano { $left } tiri.
}
vanguard-told-landing-aborted = { $who } ha troppe Ferite: l’Atterraggio è annullato.
vanguard-told-touchdown = Il Lander atterra nel Settore { $sector }.
vanguard-told-lander-moved = Il Lander si sposta nel Settore { $sector }.
vanguard-told-lander-damaged = Il Lander è danneggiato.
vanguard-told-evacuated = { $who } ha troppe Ferite: Evacuazione di Emergenza.
vanguard-told-recalled = { $rounds ->
    [one] Dopo { $rounds } round un secondo lander viene a prendere la squadra.
   *[other] Dopo { $rounds } round un secondo lander viene a prendere la squadra.
}
vanguard-told-exploration-over = { $how ->
    [lift-off] L’esplorazione è finita: il Lander decolla.
    [evacuation] L’esplorazione è finita: la squadra viene evacuata.
    [mission] L’esplorazione è finita: la sua storia è giunta al termine.
    [aborted] L’esplorazione finisce prima dell’Atterraggio.
   *[nobody] L’esplorazione è finita: sul pianeta non resta nessuno.
}
vanguard-told-left-behind = Non c’è posto per { FORM($card, "quoted") }: resta indietro.
vanguard-told-unique-used-up = { FORM($card, "quoted") } ha fatto il suo lavoro ed esce dal gioco.
vanguard-told-production-advances = L’officina ({ $planet }) aiuta la nave: i suoi Progetti di Produzione avanzano.
vanguard-told-promoted = Promozione al Grado { $rank } per { $who }.
vanguard-told-dice-bought = { $price ->
    [one] Ogni Reparto ottiene un dado Jolly per { $price } gettone Successo.
   *[other] Ogni Reparto ottiene un dado Jolly per { $price } gettoni Successo.
}
