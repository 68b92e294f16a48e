# Co se říká, když se hrají Lucerny; proměnné vysvětluje anglický soubor.

## Otázky

lanterns-ask-act = { $who } má ještě { $left ->
    [one] jednu Akci
    [few] { $left } Akce
   *[other] { $left } Akcí
 }. Co teď?
lanterns-ask-walk-to = Kam jde { $who }?
lanterns-ask-leap-to = Kam skočí { $who }?
lanterns-ask-throw-at = Kam hodí { $who } hořící Olej?
lanterns-ask-kindle-which = Kterou Lucernu zapálí { $who }?
lanterns-ask-fuel = Kolik Oleje přilije { $who } do Lucerny na { $lantern }?
lanterns-ask-bury = { $who } vidí příští kartu. Kde má ležet?
lanterns-ask-vow = Který Slib si nechá { $who }?
lanterns-ask-react = Strážce udeří na { FORM($target, "acc") }. Zahrát Záblesk?
lanterns-none-react = Nechat to být
lanterns-ask-page = { $scenario }: co si vezmete s sebou?
lanterns-ask-prowl = Strážce má ještě { $left ->
    [one] jednu Akci
    [few] { $left } Akce
   *[other] { $left } Akcí
 }. Co teď?
lanterns-ask-prowl-to = Kam jde Strážce?
lanterns-ask-strike-whom = Na koho Strážce udeří?
lanterns-ask-douse-which = Kterou Lucernu Strážce zhasne?

## Možnosti

lanterns-action-walk = Jít
lanterns-action-kindle = Zapálit Lucernu
lanterns-action-throw = Hodit hořící Olej
lanterns-action-rest = Odpočinout si a dobrat kartu
lanterns-action-play = Zahrát { FORM($card, "quoted") }
lanterns-action-wait = Čekat
lanterns-square = { $square }
lanterns-lantern = Lucerna na { $lantern }
lanterns-pour = { $oil ->
    [one] { $oil } Olej
    [few] { $oil } Oleje
   *[other] { $oil } Olejů
 }: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
 }
lanterns-bury-keep = Navrch balíčku
lanterns-bury-bury = Pod balíček
lanterns-react-flare = { $who } zahraje Záblesk
lanterns-choice-read = Přečteno
lanterns-speaker-warden = Starý strážný
lanterns-choice-provisions = Zásoby
    .text = Každý Poutník si vezme 1 Olej.
lanterns-choice-rumours = Zvěsti
    .text = Každý Poutník dobere kartu.
lanterns-choice-silence = Ticho
    .text = Strážce začíná oslněný.
lanterns-keeper-prowl = Jít
lanterns-keeper-strike = Udeřit
lanterns-keeper-douse = Zhasnout Lucernu
lanterns-keeper-wait = Čekat
lanterns-target = { $who }: { $flames ->
    [one] jeden plamen
    [few] { $flames } plameny
   *[other] { $flames } plamenů
 }, { $light ->
    [0] žádné světlo
    [one] jedna světlá kostka
    [few] { $light } světlé kostky
   *[other] { $light } světlých kostek
 }

## Proč ne

lanterns-refusal-walled-in = Není žádné volné pole, kam by se dalo jít.
lanterns-refusal-no-lantern = Vedle tohoto pole nestojí žádná temná Lucerna.
lanterns-refusal-no-oil = Žádný Olej nezbývá.
lanterns-refusal-nothing-in-sight = Žádné pole v dohledu není dost blízko.
lanterns-refusal-hand-full = Nikdo nedrží více než 3 karty.
lanterns-refusal-only-a-reaction = Záblesk se hraje, když Strážce udeří.
lanterns-refusal-nobody-in-sight = Strážce nevidí nikoho dost blízko.
lanterns-refusal-nothing-burns = Vedle Strážce nestojí žádná hořící Lucerna.

## Co se stalo

lanterns-log-drew = { $secret ->
    [yes] { $who } dobírá { FORM($card, "quoted") }.
   *[no] { $who } dobírá kartu.
 }
lanterns-log-vows-dealt = { $secret ->
    [yes] { $who } má na výběr dva Sliby: { FORM($vows, "quoted") }.
   *[no] { $who } má na výběr dva Sliby.
 }
lanterns-log-vow-kept = { $secret ->
    [yes] { $who } slibuje: { FORM($vow, "quoted") }.
   *[no] { $who } dává Slib.
 }
lanterns-log-page = Čtete, co se o tom místě vypráví: { $scenario }.
lanterns-log-page-chosen = Berete si s sebou: { $choice }.
lanterns-log-round = Začíná { $number }. kolo.
lanterns-log-walked = { $who } jde na { $to }.
lanterns-log-leapt = { $who } skáče na { $to }.
lanterns-log-waited = { $who } čeká.
lanterns-log-kindled = { $lit ->
    [yes] { $who } zapaluje Lucernu na { $lantern }.
   *[no] { $who } se snaží marně: Lucerna na { $lantern } nehoří.
 }
lanterns-log-threw = { $hit ->
    [yes] { $who } hází hořící Olej na { $to }. Strážce je oslněný.
   *[no] { $who } hází hořící Olej na { $to }.
 }
lanterns-log-played-oil = { $who } nachází 2 Oleje.
lanterns-log-looked = { $secret ->
    [yes] { $who } vidí příští kartu balíčku: { FORM($card, "quoted") }.
   *[no] { $who } se dívá na příští kartu balíčku.
 }
lanterns-log-buried = { $who } pokládá kartu pod balíček.
lanterns-log-prowled = Strážce jde na { $to }.
lanterns-log-keeper-waited = Strážce čeká.
lanterns-log-strikes = Strážce udeří na { FORM($who, "acc") }.
lanterns-log-struck = { $lost ->
    [0] { $who } neztrácí žádný plamen.
    [one] { $who } ztrácí plamen.
    [few] { $who } ztrácí { $lost } plameny.
   *[other] { $who } ztrácí { $lost } plamenů.
 }
lanterns-log-flared = { $who } hraje Záblesk: rána na { FORM($target, "acc") } jde vedle.
lanterns-log-doused = Strážce zháší Lucernu na { $lantern }.
lanterns-log-went-out = { $count ->
    [0] { $who } vyhasíná.
   *[other] { $who } vyhasíná a odkládá { FORM($cards, "quoted") }.
 }
lanterns-ending-lit = Hoří dost Lucern: Poutníci noc vyhráli.
lanterns-ending-dark = Noc skončila a příliš mnoho Lucern je temných.
lanterns-ending-out = Poslední plamen zhasl.

## Šance

lanterns-odds-lit = Lucerna na { $lantern } hoří
lanterns-odds-dark = Lucerna na { $lantern } zůstane temná
lanterns-odds-struck = { $lost ->
    [0] { $who } neztratí žádný plamen
    [one] { $who } ztratí plamen
    [few] { $who } ztratí { $lost } plameny
   *[other] { $who } ztratí { $lost } plamenů
 }
lanterns-odds-out = { $who } vyhasne

## Looking

lanterns-look-reach = { $count ->
    [one] Pěšky dosáhne na jedno pole.
    [few] Pěšky dosáhne na { $count } pole.
   *[other] Pěšky dosáhne na { $count } polí.
 }
lanterns-look-sight = { $sees ->
    [yes] Na dohled: { $who }.
   *[no] Mimo dohled: { $who }.
 }
