# Co se stalo: přistání, konec průzkumu, dokování.

vanguard-told-planet-found = Zpátky na planetě { $planet }.
# $left: hody, které ještě zbývají
vanguard-told-landing-rolled = { $left ->
    [0] Při sestupu: { $face }. Je to poslední hod.
    [one] Při sestupu: { $face }. Zbývá { $left } hod.
    [few] Při sestupu: { $face }. Zbývají { $left } hody.
   *[other] Při sestupu: { $face }. Zbývá { $left } hodů.
}
vanguard-told-landing-aborted = { $who } má příliš mnoho zranění: přistání se ruší.
vanguard-told-touchdown = Výsadková loď přistává v sektoru { $sector }.
vanguard-told-lander-moved = Výsadková loď se přesouvá do sektoru { $sector }.
vanguard-told-lander-damaged = Výsadková loď je poškozená.
vanguard-told-evacuated = { $who } má příliš mnoho zranění: nouzová evakuace.
vanguard-told-recalled = { $rounds ->
    [one] Po { $rounds } kole vyzvedává tým druhá výsadková loď.
    [few] Po { $rounds } kolech vyzvedává tým druhá výsadková loď.
   *[other] Po { $rounds } kolech vyzvedává tým druhá výsadková loď.
}
vanguard-told-exploration-over = { $how ->
    [lift-off] Průzkum končí: výsadková loď odlétá.
    [evacuation] Průzkum končí: tým je evakuován.
    [mission] Průzkum končí: jeho příběh je u konce.
    [aborted] Průzkum končí ještě před přistáním.
   *[nobody] Průzkum končí: na planetě nikdo nezbývá.
}
vanguard-told-left-behind = Na palubě není místo, na planetě zůstává { FORM($card, "quoted") }.
vanguard-told-unique-used-up = Mimořádný objev { FORM($card, "quoted") } už posloužil a odchází ze hry.
vanguard-told-production-advances = Dílna pomáhá lodi ({ $planet }): její výrobní projekty postupují.
vanguard-told-promoted = { $who } postupuje na hodnost { $rank }.
vanguard-told-dice-bought = { $price ->
    [one] Každá sekce získává divokou kostku za { $price } žeton úspěchu.
    [few] Každá sekce získává divokou kostku za { $price } žetony úspěchu.
   *[other] Každá sekce získává divokou kostku za { $price } žetonů úspěchu.
}
