# Co se stalo: ověření kostkami a kostky na deskách posádky.


## Co kostky ukazují

# $n: kolik kostek to ukazuje
vanguard-shown = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
vanguard-shown-red = { $faces } (červená)
vanguard-shown-green = { $faces } (zelená)
vanguard-shown-blue = { $faces } (modrá)
vanguard-shown-injury = { $faces } (zranění)
vanguard-shown-danger = { $faces } (nebezpečí)
vanguard-shown-next = { $first }; { $next }


## Ověření

vanguard-told-check-begun = { $who } provádí ověření kostkami.
vanguard-told-assisted = { $who } poskytuje podporu a přidává { FORM($die, "acc") }.
# $any: zda tu byly kostky
vanguard-told-rolled = { $any ->
    [yes] { $who } hází: { $shown }.
   *[no] { $who } nehází žádnou kostkou.
}
# $any: zda tu byly kostky
vanguard-told-rerolled = { $any ->
    [yes] Nový hod: { $shown }.
   *[no] Nic se nehází znovu.
}
vanguard-told-die-turned = { $who }: { FORM($die, "nom") } teď ukazuje { $face }.
vanguard-told-converts = { $colour ->
    [red] { $who } smí počítat červený symbol Základní jako { $icon }.
    [green] { $who } smí počítat zelený symbol Základní jako { $icon }.
    [blue] { $who } smí počítat modrý symbol Základní jako { $icon }.
   *[any] { $who } smí počítat symbol Základní jako { $icon }.
}
vanguard-told-doubled = Každý symbol { $icon } platí dvakrát.
# $card: karta nebo obecné podmínky
vanguard-told-combo = { $who } využívá kombinaci kostek („{ $card }“).
# $any: zda tu byly kostky
vanguard-told-dice-paid = { $any ->
    [yes] { $who } platí: { $shown }.
   *[no] { $who } platí bez kostek.
}
# $any: zda tu byly kostky
vanguard-told-dice-dropped = { $any ->
    [yes] Ze zásoby kostek se vyčerpávají: { $shown }.
   *[no] Ze zásoby kostek se nic nevyčerpává.
}
vanguard-told-check-ended = { $row ->
    [green] Ověření přechází rovnou k zelenému důsledku.
    [yellow] Ověření přechází rovnou ke žlutému důsledku.
   *[red] Ověření přechází rovnou k červenému důsledku.
}
vanguard-told-row-marked = { $row ->
    [green] Označen je zelený řádek.
    [yellow] Označen je žlutý řádek.
   *[red] Označen je červený řádek.
}
vanguard-told-kept = { $who } si bere zpět { FORM($die, "acc") }.
vanguard-told-result = { $row ->
    [green] { $who }: zelený důsledek akce „{ $action }“.
    [yellow] { $who }: žlutý důsledek akce „{ $action }“.
   *[red] { $who }: červený důsledek akce „{ $action }“.
}
# $empty: zda ukazatel opustil stupnici
vanguard-told-track-moved = { $empty ->
    [yes] { $colour ->
        [green] Zelená stupnice akce „{ $action }“ je zase prázdná.
       *[red] Červená stupnice akce „{ $action }“ je zase prázdná.
    }
   *[no] { $colour ->
        [green] Zelená stupnice akce „{ $action }“ je na { $at }.
       *[red] Červená stupnice akce „{ $action }“ je na { $at }.
    }
}


## Kostky na deskách posádky

vanguard-told-refreshed = { $who } obnovuje { FORM($die, "acc") }.
vanguard-told-spent = { $who } vyčerpává { FORM($die, "acc") }.
vanguard-told-sacrificed = { $who } obětuje { FORM($die, "acc") }.
vanguard-told-pushed-off = { $who } už nemá místo pro { FORM($die, "acc") }: kostka se vyčerpává.
