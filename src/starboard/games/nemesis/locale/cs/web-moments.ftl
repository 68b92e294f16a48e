## The great moments of Nemesis, the Event Phase and the bag

web-nemesis-moment-contact = První kontakt · { $kind } · { $room }
web-nemesis-moment-contact-line = Na téhle lodi nejste sami.
web-nemesis-moment-contact-then = Každý si teď vybere, který úkol si nechá.
web-nemesis-moment-contact-said = První kontakt: { $kind } { FORM($room, "in") }.
web-nemesis-moment-surprise = Nečekaný útok · { $kind } · { $who }
web-nemesis-moment-surprise-line = Udeří dřív, než se kdokoli otočí.
web-nemesis-moment-wound = Vážné poranění · { $who }
web-nemesis-moment-wound-body = Každý nádech bolí.
web-nemesis-moment-wound-arm = Paže visí bezvládně.
web-nemesis-moment-wound-hand = Ruka se už nesevře.
web-nemesis-moment-wound-leg = Noha se podlamuje.
web-nemesis-moment-wound-bleeding = Krvácení se nezastavuje.
web-nemesis-moment-death = { $who } · { $room } · { $cause }
web-nemesis-moment-death-line = Ve vysílačce je o hlas méně.
web-nemesis-moment-jump = Skok
web-nemesis-moment-lost = Konec lodi

# $left: spaces on the Time Track
web-nemesis-curtain-label = { $number }/{ $of } · do skoku { $left }
web-nemesis-curtain-left = Polí do skoku: { $left }
web-nemesis-curtain-attacks = Útoků: { $count }
web-nemesis-curtain-burnt = Popálených vetřelců: { $count }
web-nemesis-curtain-here = Co se na této lodi děje
web-nemesis-curtain-more = { $count ->
    [one] ještě { $count } řádek průběhu partie
    [few] ještě { $count } řádky průběhu partie
   *[other] ještě { $count } řádků průběhu partie
}
web-nemesis-curtain-moves = chodbami { $number }
web-nemesis-curtain-moves-said = Chodbami { $number } se pohybují: { $kinds }
web-nemesis-bag-calm = Na loď nic nevstupuje.
web-nemesis-bag-rolls = Kdo není v boji, hází na hluk.
