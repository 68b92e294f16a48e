# Was in der Schachtel von Laternen ist, und womit ein Tisch eröffnet werden kann.
# Formen: .form-the Nominativ, .form-The Nominativ am Satzanfang, .form-acc Akkusativ, .form-dat Dativ, .form-quoted für
# Karten und Gelübde.

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

## Karten

lanterns-card-flare = Lichtblitz
    .form-quoted = „Lichtblitz“
    .text = Wenn der Hüter zuschlägt: Der Schlag geht fehl.
lanterns-card-oil = Öl
    .form-quoted = „Öl“
    .text = Nimm 2 Öl.
lanterns-card-leap = Sprung
    .form-quoted = „Sprung“
    .text = Spring auf ein freies Feld in Sicht, höchstens 3 Felder entfernt.
lanterns-card-whisper = Flüstern
    .form-quoted = „Flüstern“
    .text = Sieh dir die nächste Karte des Stapels an. Lass sie liegen oder leg sie unter den Stapel.

## Gelübde

lanterns-vow-kindler = Entzünde selbst 2 Laternen
    .form-quoted = „Entzünde selbst 2 Laternen“
lanterns-vow-unhurt = Verlier keine Flamme
    .form-quoted = „Verlier keine Flamme“
lanterns-vow-brave = Verlier eine Flamme, aber nicht die letzte
    .form-quoted = „Verlier eine Flamme, aber nicht die letzte“
lanterns-vow-spendthrift = Hab am Ende kein Öl
    .form-quoted = „Hab am Ende kein Öl“
lanterns-vow-saver = Hab am Ende mindestens 2 Öl
    .form-quoted = „Hab am Ende mindestens 2 Öl“
lanterns-vow-silent = Spiel keine Karte
    .form-quoted = „Spiel keine Karte“
lanterns-pledge-kept = Gelübde gehalten
lanterns-pledge-broken = Gelübde gebrochen
lanterns-pledge-none = Kein Gelübde
