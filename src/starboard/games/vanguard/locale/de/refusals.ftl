# Warum etwas nicht geht: was dagegensteht, und was stattdessen hilft, wenn es etwas gibt.

vanguard-refusal-no-actions-left = In diesem Zug ist keine Aktion mehr übrig.
vanguard-refusal-one-special = Nur eine Sonderaktion pro Zug.
vanguard-refusal-done-already = Das ist bei diesem Besuch schon geschehen, und es geht nur einmal.
vanguard-refusal-done-for-ever = Das ist ein für alle Mal geschehen.
vanguard-refusal-not-now = Gerade gilt nicht, was diese Aktion verlangt. Ihre Karte sagt, was fehlt.
vanguard-refusal-keepers-trust = Die Hüter vertrauen euch: Lasst das bleiben.
vanguard-refusal-cannot-pay = Die Kosten lassen sich nicht ganz bezahlen.
vanguard-refusal-does-nothing = Es würde gerade nichts bewirken, anderes schon.
vanguard-refusal-held-fast = Das Symbol „Keine Bewegung“ hält hier alle fest. Macht zuerst den Weg frei.
vanguard-refusal-no-way = Gerade führt keine Route aus diesem Sektor.
vanguard-refusal-no-rest-here = Hier kann gerade niemand rasten.
vanguard-refusal-no-supplies = Die Vorräte reichen nicht zum Rasten.
vanguard-refusal-not-at-lander = Zum Starten braucht es den Lander. Geh in seinen Sektor.
