## The great moments of Nemesis, the Event Phase and the bag

web-nemesis-moment-contact = Erstkontakt · { $kind } · { $room }
web-nemesis-moment-contact-line = Ihr seid nicht allein an Bord.
web-nemesis-moment-contact-then = Jetzt entscheiden alle, welches Ziel sie behalten.
web-nemesis-moment-contact-said = Erstkontakt: { FORM($kind, "a") } { FORM($room, "in") }.
web-nemesis-moment-surprise = Überraschungsangriff · { $kind } · { $who }
web-nemesis-moment-surprise-line = Es schlägt zu, ehe sich jemand umdreht.
web-nemesis-moment-wound = Schwere Wunde · { $who }
web-nemesis-moment-wound-body = Jeder Atemzug schmerzt.
web-nemesis-moment-wound-arm = Der Arm hängt leblos herab.
web-nemesis-moment-wound-hand = Die Hand schließt sich nicht mehr.
web-nemesis-moment-wound-leg = Das Bein gibt nach.
web-nemesis-moment-wound-bleeding = Die Blutung hört nicht auf.
web-nemesis-moment-death = { $who } · { $room } · { $cause }
web-nemesis-moment-death-line = Eine Stimme weniger im Funk.
web-nemesis-moment-jump = Der Sprung
web-nemesis-moment-lost = Das Ende des Schiffes

# $left: spaces on the Time Track
web-nemesis-curtain-label = { $number }/{ $of } · noch { $left } bis zum Sprung
web-nemesis-curtain-left = Felder bis zum Sprung: { $left }
web-nemesis-curtain-attacks = Angriffe: { $count }
web-nemesis-curtain-burnt = Verbrannte Xenos: { $count }
web-nemesis-curtain-here = Was auf diesem Schiff geschieht
web-nemesis-curtain-more = { $count ->
    [one] { $count } weitere Zeile im Spielprotokoll
   *[other] { $count } weitere Zeilen im Spielprotokoll
}
web-nemesis-curtain-moves = durch die Korridore { $number }
web-nemesis-curtain-moves-said = Durch die Korridore { $number } bewegen sich: { $kinds }
web-nemesis-bag-calm = Nichts kommt an Bord.
web-nemesis-bag-rolls = Wer nicht im Kampf ist, macht einen Geräuschwurf.
