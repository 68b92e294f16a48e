## The great moments of Nemesis, the Event Phase and the bag

web-nemesis-moment-contact = First contact · { $kind } · { $room }
web-nemesis-moment-contact-line = You are not alone on this ship.
web-nemesis-moment-contact-then = Now everybody chooses the Objective they keep.
web-nemesis-moment-contact-said = First contact: { FORM($kind, "a") } in { FORM($room, "the") }.
web-nemesis-moment-surprise = Surprise Attack · { $kind } · { $who }
web-nemesis-moment-surprise-line = It strikes before anyone can turn.
web-nemesis-moment-wound = Serious Wound · { $who }
web-nemesis-moment-wound-body = Every breath hurts.
web-nemesis-moment-wound-arm = The arm hangs useless.
web-nemesis-moment-wound-hand = The hand will not close.
web-nemesis-moment-wound-leg = The leg gives way.
web-nemesis-moment-wound-bleeding = The bleeding does not stop.
web-nemesis-moment-death = { $who } · { $room } · { $cause }
web-nemesis-moment-death-line = One voice less on the radio.
web-nemesis-moment-jump = The jump
web-nemesis-moment-lost = The end of the ship

# $left: spaces on the Time Track
web-nemesis-curtain-label = { $number }/{ $of } · { $left } to the jump
web-nemesis-curtain-left = Spaces to the jump: { $left }
web-nemesis-curtain-attacks = Attacks: { $count }
web-nemesis-curtain-burnt = Intruders burned: { $count }
web-nemesis-curtain-here = What is happening on this ship
web-nemesis-curtain-more = { $count ->
    [one] { $count } more line in the log
   *[other] { $count } more lines in the log
}
web-nemesis-curtain-moves = through Corridors { $number }
web-nemesis-curtain-moves-said = Moving through Corridors { $number }: { $kinds }
web-nemesis-bag-calm = Nothing enters the ship.
web-nemesis-bag-rolls = Everybody out of Combat makes a Noise roll.
