# Co je v krabici Lucern. Tvary: .form-quoted pro karty a Sliby.

## Karty

lanterns-card-flare = Záblesk
    .form-quoted = „Záblesk“
    .text = Když Strážce udeří: rána jde vedle.
lanterns-card-oil = Olej
    .form-quoted = „Olej“
    .text = Vezmi si 2 Oleje.
lanterns-card-leap = Skok
    .form-quoted = „Skok“
    .text = Skoč na volné pole v dohledu, vzdálené nejvýše 3 pole.
lanterns-card-whisper = Šepot
    .form-quoted = „Šepot“
    .text = Podívej se na příští kartu balíčku. Nech ji tam, nebo ji polož pod balíček.

## Sliby

lanterns-vow-kindler = Zapal sám 2 Lucerny
    .form-quoted = „Zapal sám 2 Lucerny“
lanterns-vow-unhurt = Neztrať žádný plamen
    .form-quoted = „Neztrať žádný plamen“
lanterns-vow-brave = Ztrať plamen, ale ne poslední
    .form-quoted = „Ztrať plamen, ale ne poslední“
lanterns-vow-spendthrift = Neměj na konci žádný Olej
    .form-quoted = „Neměj na konci žádný Olej“
lanterns-vow-saver = Měj na konci aspoň 2 Oleje
    .form-quoted = „Měj na konci aspoň 2 Oleje“
lanterns-vow-silent = Nezahraj žádnou kartu
    .form-quoted = „Nezahraj žádnou kartu“
lanterns-pledge-kept = Slib dodržen
lanterns-pledge-broken = Slib porušen
lanterns-pledge-none = Žádný Slib
