# Was in der Schachtel von Laternen ist. Formen: .form-quoted für Karten und Gelübde.

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
