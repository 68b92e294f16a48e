# Co je v krabici Lucern a s čím lze otevřít stůl.
# Tvary: základní je 1. pád, .form-acc 4. pád, .form-gender rod, .form-quoted pro karty a Sliby.

## Role

lanterns-role-scout = Zvědka
    .form-acc = Zvědku
    .form-gender = f
    .text = Chodí přes 3 pole místo 2.
lanterns-role-porter = Nosič
    .form-acc = Nosiče
    .form-gender = m
    .text = Začíná s 3 Oleji místo 1.
lanterns-role-seer = Věštkyně
    .form-acc = Věštkyni
    .form-gender = f
    .text = Zapaluje s 1 kostkou navíc.
lanterns-role-keeper = Strážce
    .form-acc = Strážce
    .form-gender = m
    .text = Hraje proti všem ostatním a vyhrává, když Lucerny zůstanou temné.

## Režimy, scénáře, kampaně, volby

lanterns-mode-hunt = Lov
    .text = Poutníci proti Strážci, kterým může být jeden z vás.
lanterns-mode-vigil = Bdění
    .text = Všichni společně; Strážcem pohybují pravidla.
lanterns-scenario-crossing = Přechod
    .text = Široký sál s několika zdmi.
lanterns-scenario-cellar = Sklep
    .text = Úzké cesty a na druhém konci Strážce.
lanterns-scenario-tower = Věž
    .text = Jen pro ty, kdo vyhráli Přechod.
lanterns-campaign-pilgrimage = Pouť
    .text = Dvě noci: Přechod, potom Sklep nebo Věž.
lanterns-option-corners-block = Rohy brání výhledu
    .text = Přímka pohledu, která se rohu zdi jen dotkne, není volná.
lanterns-option-long-night = Dlouhá noc
    .text = Bdění má 4 kola.

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
