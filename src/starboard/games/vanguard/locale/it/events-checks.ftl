# Che cosa è successo: i Tiri, e i dadi sulle plance Equipaggio.


## Che cosa mostrano i dadi

# $n: quanti dadi lo mostrano
vanguard-shown = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
vanguard-shown-red = { $faces } (rosso)
vanguard-shown-green = { $faces } (verde)
vanguard-shown-blue = { $faces } (blu)
vanguard-shown-injury = { $faces } (Ferita)
vanguard-shown-danger = { $faces } (Pericolo)
vanguard-shown-next = { $first }; { $next }


## Il Tiro

vanguard-told-check-begun = { $who } effettua un Tiro.
vanguard-told-assisted = { $who } presta Assistenza con { FORM($die, "a") }.
# $any: se c’erano dadi
vanguard-told-rolled = { $any ->
    [yes] { $who } tira: { $shown }.
   *[no] { $who } non tira nessun dado.
}
# $any: se c’erano dadi
vanguard-told-rerolled = { $any ->
    [yes] Nuovo lancio: { $shown }.
   *[no] Nessun dado viene ritirato.
}
vanguard-told-die-turned = { FORM($die, "The") } di { $who } viene girato su { $face }.
vanguard-told-converts = { $colour ->
    [red] { $who } può contare le icone Base rosse come { $icon }.
    [green] { $who } può contare le icone Base verdi come { $icon }.
    [blue] { $who } può contare le icone Base blu come { $icon }.
   *[any] { $who } può contare le icone Base come { $icon }.
}
vanguard-told-doubled = Ogni icona { $icon } vale doppio.
# $card: una carta o una Condizione Generale
vanguard-told-combo = { $who } attiva la Combinazione di Dadi di «{ $card }».
# $any: se c’erano dadi
vanguard-told-dice-paid = { $any ->
    [yes] { $who } paga con { $shown }.
   *[no] { $who } paga senza dadi.
}
# $any: se c’erano dadi
vanguard-told-dice-dropped = { $any ->
    [yes] Spesi dalla Riserva del Tiro: { $shown }.
   *[no] Nulla viene speso dalla Riserva del Tiro.
}
vanguard-told-check-ended = { $row ->
    [green] Il Tiro passa subito al suo Risultato verde.
    [yellow] Il Tiro passa subito al suo Risultato giallo.
   *[red] Il Tiro passa subito al suo Risultato rosso.
}
vanguard-told-row-marked = { $row ->
    [green] La riga verde è segnata.
    [yellow] La riga gialla è segnata.
   *[red] La riga rossa è segnata.
}
vanguard-told-kept = { $who } riprende { FORM($die, "the") }.
vanguard-told-result = { $row ->
    [green] Risultato verde di «{ $action }» per { $who }.
    [yellow] Risultato giallo di «{ $action }» per { $who }.
   *[red] Risultato rosso di «{ $action }» per { $who }.
}
# $empty: se il segnaposto è fuori dal contatore
vanguard-told-track-moved = { $empty ->
    [yes] { $colour ->
        [green] Il contatore verde di «{ $action }» è di nuovo vuoto.
       *[red] Il contatore rosso di «{ $action }» è di nuovo vuoto.
    }
   *[no] { $colour ->
        [green] Il contatore verde di «{ $action }» è a { $at }.
       *[red] Il contatore rosso di «{ $action }» è a { $at }.
    }
}


## Dadi sulle plance Equipaggio

vanguard-told-refreshed = { $who } ricarica { FORM($die, "a") }.
vanguard-told-spent = { $who } spende { FORM($die, "a") }.
vanguard-told-sacrificed = { $who } sacrifica { FORM($die, "a") }.
vanguard-told-pushed-off = Non c’è più posto per { FORM($die, "a") } di { $who }: viene speso.
