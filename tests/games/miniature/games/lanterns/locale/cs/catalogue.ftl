# S čím se dá otevřít stůl Lucern. Tvary: základní je 1. pád, .form-acc 4. pád, .form-gender rod.

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

## Druhy botů

lanterns-bot-lamplighter = s rozmyslem
