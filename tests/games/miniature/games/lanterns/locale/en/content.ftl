# What is in the box of Lanterns. Forms: .form-quoted for cards and Vows.

## Cards

lanterns-card-flare = Flare
    .form-quoted = “Flare”
    .text = When the Keeper strikes: the blow goes wide.
lanterns-card-oil = Oil
    .form-quoted = “Oil”
    .text = Take 2 Oil.
lanterns-card-leap = Leap
    .form-quoted = “Leap”
    .text = Leap to a free square in sight, at most 3 squares away.
lanterns-card-whisper = Whisper
    .form-quoted = “Whisper”
    .text = Look at the next card of the deck. Leave it there or put it under the deck.

## Vows

lanterns-vow-kindler = Kindle 2 Lanterns yourself
    .form-quoted = “Kindle 2 Lanterns yourself”
lanterns-vow-unhurt = Lose no flame
    .form-quoted = “Lose no flame”
lanterns-vow-brave = Lose a flame, but not the last
    .form-quoted = “Lose a flame, but not the last”
lanterns-vow-spendthrift = Have no Oil in the end
    .form-quoted = “Have no Oil in the end”
lanterns-vow-saver = Have 2 Oil or more in the end
    .form-quoted = “Have 2 Oil or more in the end”
lanterns-vow-silent = Play no card
    .form-quoted = “Play no card”
lanterns-pledge-kept = Vow kept
lanterns-pledge-broken = Vow broken
lanterns-pledge-none = No Vow
