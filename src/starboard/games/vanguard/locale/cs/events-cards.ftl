# Co se stalo: karty sekcí, výbava, stimulanty, náznaky a objevy.

vanguard-told-used = { $who } používá { FORM($card, "quoted") }.
vanguard-told-drew = { $who } si táhne kartu { FORM($card, "quoted") }.
vanguard-told-discarded = { $who } odhazuje kartu { FORM($card, "quoted") }.
vanguard-told-recovered = { $who } si bere z odhazovacího balíčku kartu { FORM($card, "quoted") }.
# $any: zda bylo na co se podívat
vanguard-told-peeked = { $any ->
    [yes] { $who } se dívá na vrch balíčku: { FORM($cards, "quoted") }.
   *[no] { $who } se dívá na balíček, ale ten je prázdný.
}
vanguard-told-card-sacrificed = { $who } obětuje kartu { FORM($card, "quoted") }.
vanguard-told-tossed = { $who } se vzdává karty { FORM($card, "quoted") }.
vanguard-told-charges-gained = { $count ->
    [one] { $who } získává { $count } dávku stimulantů.
    [few] { $who } získává { $count } dávky stimulantů.
   *[other] { $who } získává { $count } dávek stimulantů.
}
vanguard-told-charges-lost = { $count ->
    [one] { $who } přichází o { $count } dávku stimulantů.
    [few] { $who } přichází o { $count } dávky stimulantů.
   *[other] { $who } přichází o { $count } dávek stimulantů.
}
vanguard-told-token-placed = { $who } umisťuje výbavu { FORM($gear, "quoted") } do sektoru { $sector }.
vanguard-told-token-moved = Výbava { FORM($gear, "quoted") } míří do sektoru { $sector }.


## Náznaky a objevy

# Žeton náznaku podle hodnoty
vanguard-lead = { $bonus ->
    [card] { $value } (+1 karta)
    [charge] { $value } (+1 stimulant)
   *[none] { $value }
}
# $any: zda byly v sáčku žetony
vanguard-told-leads-drawn = { $any ->
    [yes] { $who } táhne náznaky { FORM($type, "gen") }: { $tokens }.
   *[no] { $who } netáhne žádné náznaky: sáček je prázdný.
}
vanguard-told-lead-returned = { $who } vrací náznak do sáčku: { $token }.
vanguard-told-lead-placed = { $who } umisťuje náznak { FORM($type, "gen") }: { $token }.
vanguard-told-discovered = Nový objev: { FORM($card, "quoted") }.
vanguard-told-no-discovery = Už nezbývají žádné objevy { FORM($type, "gen") }.
vanguard-told-unique-found = Mimořádný objev: { FORM($card, "quoted") }.
