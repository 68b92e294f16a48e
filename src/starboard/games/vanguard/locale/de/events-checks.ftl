# Was geschehen ist: Würfelwürfe, und Würfel auf den Besatzungstafeln.


## Was Würfel zeigen

# $n: wie viele Würfel es zeigen
vanguard-shown = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
vanguard-shown-red = { $faces } (rot)
vanguard-shown-green = { $faces } (grün)
vanguard-shown-blue = { $faces } (blau)
vanguard-shown-injury = { $faces } (Verletzung)
vanguard-shown-danger = { $faces } (Gefahr)
vanguard-shown-next = { $first }; { $next }


## Der Wurf

vanguard-told-check-begun = { $who } macht einen Würfelwurf.
vanguard-told-assisted = { $who } unterstützt mit { FORM($die, "a-dat") }.
# $any: ob es Würfel gab
vanguard-told-rolled = { $any ->
    [yes] { $who } würfelt: { $shown }.
   *[no] { $who } wirft keine Würfel.
}
# $any: ob es Würfel gab
vanguard-told-rerolled = { $any ->
    [yes] Neu gewürfelt: { $shown }.
   *[no] Nichts wird neu gewürfelt.
}
vanguard-told-die-turned = { FORM($die, "start") } von { $who } wird auf { $face } gedreht.
vanguard-told-converts = { $colour ->
    [red] { $who } darf rote Basis-Symbole als { $icon } zählen.
    [green] { $who } darf grüne Basis-Symbole als { $icon } zählen.
    [blue] { $who } darf blaue Basis-Symbole als { $icon } zählen.
   *[any] { $who } darf Basis-Symbole als { $icon } zählen.
}
vanguard-told-doubled = Jedes Symbol { $icon } zählt doppelt.
# $card: eine Karte oder eine Globale Bedingung
vanguard-told-combo = { $who } löst die Würfelkombination von „{ $card }“ aus.
# $any: ob es Würfel gab
vanguard-told-dice-paid = { $any ->
    [yes] { $who } bezahlt mit { $shown }.
   *[no] { $who } bezahlt ohne Würfel.
}
# $any: ob es Würfel gab
vanguard-told-dice-dropped = { $any ->
    [yes] Aus dem Wurf-Pool verbraucht: { $shown }.
   *[no] Aus dem Wurf-Pool wird nichts verbraucht.
}
vanguard-told-check-ended = { $row ->
    [green] Der Wurf springt sofort zum grünen Ergebnis.
    [yellow] Der Wurf springt sofort zum gelben Ergebnis.
   *[red] Der Wurf springt sofort zum roten Ergebnis.
}
vanguard-told-row-marked = { $row ->
    [green] Die grüne Reihe ist markiert.
    [yellow] Die gelbe Reihe ist markiert.
   *[red] Die rote Reihe ist markiert.
}
vanguard-told-kept = { $who } nimmt { FORM($die, "acc") } zurück.
vanguard-told-result = { $row ->
    [green] Grünes Ergebnis von „{ $action }“ für { $who }.
    [yellow] Gelbes Ergebnis von „{ $action }“ für { $who }.
   *[red] Rotes Ergebnis von „{ $action }“ für { $who }.
}
# $empty: ob der Marker vom Track genommen ist
vanguard-told-track-moved = { $empty ->
    [yes] { $colour ->
        [green] Der grüne Track von „{ $action }“ ist wieder leer.
       *[red] Der rote Track von „{ $action }“ ist wieder leer.
    }
   *[no] { $colour ->
        [green] Der grüne Track von „{ $action }“ steht auf { $at }.
       *[red] Der rote Track von „{ $action }“ steht auf { $at }.
    }
}


## Würfel auf den Besatzungstafeln

vanguard-told-refreshed = { $who } erneuert { FORM($die, "a-acc") }.
vanguard-told-spent = { $who } verbraucht { FORM($die, "a-acc") }.
vanguard-told-sacrificed = { $who } opfert { FORM($die, "a-acc") }.
vanguard-told-pushed-off = Für { FORM($die, "a-acc") } von { $who } ist kein Platz mehr: Er wird verbraucht.
