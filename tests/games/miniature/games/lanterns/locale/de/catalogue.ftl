# Womit ein Tisch von Laternen eröffnet werden kann. Formen: .form-the Nominativ, .form-The am Satzanfang, .form-acc Akkusativ, .form-dat Dativ.

## Rollen

lanterns-role-scout = Späherin
    .form-the = die Späherin
    .form-The = Die Späherin
    .form-acc = die Späherin
    .form-dat = der Späherin
    .form-gender = f
    .text = Geht 3 Felder statt 2.
lanterns-role-porter = Träger
    .form-the = der Träger
    .form-The = Der Träger
    .form-acc = den Träger
    .form-dat = dem Träger
    .form-gender = m
    .text = Beginnt mit 3 Öl statt 1.
lanterns-role-seer = Seherin
    .form-the = die Seherin
    .form-The = Die Seherin
    .form-acc = die Seherin
    .form-dat = der Seherin
    .form-gender = f
    .text = Entzündet mit 1 Würfel mehr.
lanterns-role-keeper = Hüter
    .form-the = der Hüter
    .form-The = Der Hüter
    .form-acc = den Hüter
    .form-dat = dem Hüter
    .form-gender = m
    .text = Spielt gegen alle anderen und gewinnt, wenn die Laternen dunkel bleiben.

## Modi, Szenarien, Kampagnen, Optionen

lanterns-mode-hunt = Jagd
    .text = Wanderer gegen den Hüter, der jemand von euch sein kann.
lanterns-mode-vigil = Wache
    .text = Alle gemeinsam; den Hüter bewegen die Regeln.
lanterns-scenario-crossing = Der Übergang
    .text = Eine weite Halle mit wenigen Mauern.
lanterns-scenario-cellar = Der Keller
    .text = Enge Wege, und am anderen Ende der Hüter.
lanterns-scenario-tower = Der Turm
    .text = Nur für die, die den Übergang gewonnen haben.
lanterns-campaign-pilgrimage = Die Pilgerfahrt
    .text = Zwei Nächte: der Übergang, dann der Keller oder der Turm.
lanterns-option-corners-block = Ecken versperren die Sicht
    .text = Eine Sichtlinie, die nur die Ecke einer Mauer berührt, ist versperrt.
lanterns-option-long-night = Lange Nacht
    .text = Eine Wache hat 4 Runden.

## Arten von Bots

lanterns-bot-lamplighter = mit Plan
