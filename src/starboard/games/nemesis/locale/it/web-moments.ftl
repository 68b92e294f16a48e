## The great moments of Nemesis, the Event Phase and the bag

web-nemesis-moment-contact = Primo contatto · { $kind } · { $room }
web-nemesis-moment-contact-line = Non siete soli su questa nave.
web-nemesis-moment-contact-then = Ora ognuno sceglie quale Obiettivo tenere.
web-nemesis-moment-contact-said = Primo contatto: { FORM($kind, "a") } { FORM($room, "in") }.
web-nemesis-moment-surprise = Attacco a Sorpresa · { $kind } · { $who }
web-nemesis-moment-surprise-line = Colpisce prima che qualcuno si volti.
web-nemesis-moment-wound = Ferita Grave · { $who }
web-nemesis-moment-wound-body = Ogni respiro fa male.
web-nemesis-moment-wound-arm = Il braccio pende inerte.
web-nemesis-moment-wound-hand = La mano non si chiude più.
web-nemesis-moment-wound-leg = La gamba cede.
web-nemesis-moment-wound-bleeding = Il sangue non si ferma.
web-nemesis-moment-death = { $who } · { $room } · { $cause }
web-nemesis-moment-death-line = Una voce in meno alla radio.
web-nemesis-moment-jump = Il salto
web-nemesis-moment-lost = La fine della nave

# $left: spaces on the Time Track
web-nemesis-curtain-label = { $number } di { $of } · { $left } al salto
web-nemesis-curtain-left = Spazi al salto: { $left }
web-nemesis-curtain-attacks = Attacchi: { $count }
web-nemesis-curtain-burnt = Intrusi ustionati: { $count }
web-nemesis-curtain-here = Che cosa succede su questa nave
web-nemesis-curtain-more = { $count ->
    [one] { $count } altra riga nel registro
   *[other] altre { $count } righe nel registro
}
web-nemesis-curtain-moves = attraverso i Corridoi { $number }
web-nemesis-curtain-moves-said = Si muovono attraverso i Corridoi { $number }: { $kinds }
web-nemesis-bag-calm = Nulla entra nella nave.
web-nemesis-bag-rolls = Chi non è in Combattimento esegue un tiro Rumore.
