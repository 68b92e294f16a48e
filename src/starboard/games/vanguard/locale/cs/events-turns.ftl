# Co se stalo: příprava, kola a tahy, akce, události, co mění majitele.


## Příprava

vanguard-told-board-laid-out = Planetární deska je připravena: { $planet }.
vanguard-told-joined = Do výsadkového týmu přichází { $who } ({ $section }).
vanguard-told-loaded = { $who } si bere s sebou výbavu { FORM($gear, "quoted") }.
vanguard-told-rank-up-chosen = Karta povýšení pro tento průzkum: { FORM($card, "quoted") }.


## Příběh

# $numbered: zda má záznam číslo
vanguard-told-page = { $numbered ->
    [yes] Tým čte záznam č. { $number }.
   *[no] Tým čte první záznam.
}
vanguard-told-page-chosen = Volba týmu: „{ $choice }“.


## Kola a tahy

vanguard-told-round-begun = Začíná { $round }. kolo.
vanguard-told-start-token = Žeton začínajícího hráče má { $who }.
vanguard-told-turn-begun = Na tahu je { $who }.
vanguard-told-turn-ended = { $who } končí svůj tah.
# $matched: zda její biom odpovídá sektoru
vanguard-told-event-revealed = { $matched ->
    [yes] Událost ({ $who }): { FORM($event, "quoted") }. Biom odpovídá.
   *[no] Událost ({ $who }): { FORM($event, "quoted") }. Biom neodpovídá.
}
vanguard-told-event-ignored = { $who } zařídí, že událost nemá žádný účinek.
vanguard-told-event-weakened = { $who } zařídí, že se vyhodnotí jen horní část události.
# $any: zda bylo na co se podívat
vanguard-told-scried = { $any ->
    [yes] { $who } se dívá na příští události: { FORM($cards, "quoted") }.
   *[no] { $who } hledá příští události, ale žádné nejsou.
}


## Akce

vanguard-told-special-action = { $who } provádí akci „{ $action }“.
vanguard-told-travels = { $who } se přesouvá do sektoru { $sector }.
vanguard-told-arrived = { $who } přichází do sektoru { $sector }.
vanguard-told-rests = { $who } odpočívá.
vanguard-told-prepares = { $who } se připravuje.
vanguard-told-exerted = { $who }: vypětí sil.
vanguard-told-lift-off = { $who } dává pokyn k odletu.
# $who: posádka hráče, který nesouhlasí
vanguard-told-lift-off-refused = Výsadková loď zůstává. Proti odletu: { $who }.


## Co mění majitele

vanguard-told-traded = { $who } předává výbavu { FORM($gear, "quoted") }, přebírá { $to }.
vanguard-told-gear-taken-over = { $who } přebírá výbavu { FORM($gear, "quoted") }.
# $card: karta nebo obecné podmínky
vanguard-told-help-refused = { $who } odmítá pomoc („{ $card }“).
vanguard-told-drawn-by-lot = Los rozhoduje: { $who }.
vanguard-told-core-taken = { $who } zvedá jádro.
vanguard-told-core-handed = { $who } předává jádro, přebírá { $to }.
vanguard-told-core-dropped = { $who } nechává jádro v sektoru { $sector }.
vanguard-told-core-gone = Jádro už nikdo nenese.
