# Was gesagt wird, während Laternen gespielt wird; die Variablen sind in der englischen Datei erklärt.

## Fragen

lanterns-ask-act = { FORM($who, "The") } hat noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
 }. Was nun?
lanterns-ask-walk-to = Wohin geht { FORM($who, "the") }?
lanterns-ask-leap-to = Wohin springt { FORM($who, "the") }?
lanterns-ask-throw-at = Wohin wirft { FORM($who, "the") } das brennende Öl?
lanterns-ask-kindle-which = Welche Laterne entzündet { FORM($who, "the") }?
lanterns-ask-fuel = Wie viel Öl gießt { FORM($who, "the") } in die Laterne auf { $lantern }?
lanterns-ask-bury = { FORM($who, "The") } hat die nächste Karte gesehen. Wo soll sie liegen?
lanterns-ask-vow = Welches Gelübde behält { FORM($who, "the") }?
lanterns-ask-react = Der Hüter schlägt nach { FORM($target, "dat") }. Einen Lichtblitz spielen?
lanterns-none-react = Es geschehen lassen
lanterns-ask-page = { $scenario }: Was nehmt ihr mit?
lanterns-ask-prowl = Der Hüter hat noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
 }. Was nun?
lanterns-ask-prowl-to = Wohin geht der Hüter?
lanterns-ask-strike-whom = Nach wem schlägt der Hüter?
lanterns-ask-douse-which = Welche Laterne löscht der Hüter?

## Optionen

lanterns-action-walk = Gehen
lanterns-action-kindle = Eine Laterne entzünden
lanterns-action-throw = Brennendes Öl werfen
lanterns-action-rest = Rasten und eine Karte ziehen
lanterns-action-play = { FORM($card, "quoted") } spielen
lanterns-action-wait = Warten
lanterns-square = { $square }
lanterns-lantern = Laterne auf { $lantern }
lanterns-pour = { $oil } Öl: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 }
lanterns-bury-keep = Oben auf den Stapel
lanterns-bury-bury = Unter den Stapel
lanterns-react-flare = { FORM($who, "The") } spielt einen Lichtblitz
lanterns-choice-read = Gelesen
lanterns-speaker-warden = Der alte Wärter
lanterns-choice-provisions = Vorräte
    .text = Alle Wanderer nehmen 1 Öl.
lanterns-choice-rumours = Gerüchte
    .text = Alle Wanderer ziehen eine Karte.
lanterns-choice-silence = Stille
    .text = Der Hüter beginnt geblendet.
lanterns-keeper-prowl = Gehen
lanterns-keeper-strike = Zuschlagen
lanterns-keeper-douse = Eine Laterne löschen
lanterns-keeper-wait = Warten
lanterns-target = { FORM($who, "The") }: { $flames ->
    [one] eine Flamme
   *[other] { $flames } Flammen
 }, { $light ->
    [0] kein Licht
    [one] ein heller Würfel
   *[other] { $light } helle Würfel
 }

## Warum nicht

lanterns-refusal-walled-in = Es gibt kein freies Feld, auf das man gehen könnte.
lanterns-refusal-no-lantern = Neben diesem Feld steht keine dunkle Laterne.
lanterns-refusal-no-oil = Es ist kein Öl mehr da.
lanterns-refusal-nothing-in-sight = Kein Feld in Sicht ist nah genug.
lanterns-refusal-hand-full = Niemand hat mehr als 3 Karten.
lanterns-refusal-only-a-reaction = Ein Lichtblitz wird gespielt, wenn der Hüter zuschlägt.
lanterns-refusal-nobody-in-sight = Der Hüter sieht niemanden, der nah genug ist.
lanterns-refusal-nothing-burns = Neben dem Hüter steht keine brennende Laterne.

## Was geschah

lanterns-log-drew = { $secret ->
    [yes] { FORM($who, "The") } zieht { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } zieht eine Karte.
 }
lanterns-log-vows-dealt = { $secret ->
    [yes] { FORM($who, "The") } hat zwei Gelübde zur Wahl: { FORM($vows, "quoted") }.
   *[no] { FORM($who, "The") } hat zwei Gelübde zur Wahl.
 }
lanterns-log-vow-kept = { $secret ->
    [yes] { FORM($who, "The") } gelobt: { FORM($vow, "quoted") }.
   *[no] { FORM($who, "The") } hat ein Gelübde abgelegt.
 }
lanterns-log-page = Ihr lest, was man sich erzählt: { $scenario }.
lanterns-log-page-chosen = Ihr nehmt mit: { $choice }.
lanterns-log-round = Runde { $number } beginnt.
lanterns-log-walked = { FORM($who, "The") } geht nach { $to }.
lanterns-log-leapt = { FORM($who, "The") } springt nach { $to }.
lanterns-log-waited = { FORM($who, "The") } wartet.
lanterns-log-kindled = { $lit ->
    [yes] { FORM($who, "The") } entzündet die Laterne auf { $lantern }.
   *[no] { FORM($who, "The") } bringt die Laterne auf { $lantern } nicht zum Brennen.
 }
lanterns-log-threw = { $hit ->
    [yes] { FORM($who, "The") } wirft brennendes Öl nach { $to }. Der Hüter ist geblendet.
   *[no] { FORM($who, "The") } wirft brennendes Öl nach { $to }.
 }
lanterns-log-played-oil = { FORM($who, "The") } findet 2 Öl.
lanterns-log-looked = { $secret ->
    [yes] { FORM($who, "The") } sieht die nächste Karte des Stapels: { FORM($card, "quoted") }.
   *[no] { FORM($who, "The") } sieht sich die nächste Karte des Stapels an.
 }
lanterns-log-buried = { FORM($who, "The") } legt die Karte unter den Stapel.
lanterns-log-prowled = Der Hüter geht nach { $to }.
lanterns-log-keeper-waited = Der Hüter wartet.
lanterns-log-strikes = Der Hüter schlägt nach { FORM($who, "dat") }.
lanterns-log-struck = { $lost ->
    [0] { FORM($who, "The") } verliert keine Flamme.
    [one] { FORM($who, "The") } verliert eine Flamme.
   *[other] { FORM($who, "The") } verliert { $lost } Flammen.
 }
lanterns-log-flared = { FORM($who, "The") } spielt einen Lichtblitz: Der Schlag nach { FORM($target, "dat") } geht fehl.
lanterns-log-doused = Der Hüter löscht die Laterne auf { $lantern }.
lanterns-log-went-out = { $count ->
    [0] { FORM($who, "The") } ist erloschen.
   *[other] { FORM($who, "The") } ist erloschen und legt { FORM($cards, "quoted") } ab.
 }
lanterns-ending-lit = Genug Laternen brennen: Die Wanderer haben die Nacht gewonnen.
lanterns-ending-dark = Die Nacht ist um, und zu viele Laternen sind dunkel.
lanterns-ending-out = Die letzte Flamme ist erloschen.

## Chancen

lanterns-odds-lit = Die Laterne auf { $lantern } brennt
lanterns-odds-dark = Die Laterne auf { $lantern } bleibt dunkel
lanterns-odds-struck = { $lost ->
    [0] { FORM($who, "The") } verliert keine Flamme
    [one] { FORM($who, "The") } verliert eine Flamme
   *[other] { FORM($who, "The") } verliert { $lost } Flammen
 }
lanterns-odds-out = { FORM($who, "The") } ist erloschen

## Looking

lanterns-look-reach = { $count ->
    [one] Erreicht zu Fuß ein Feld.
   *[other] Erreicht zu Fuß { $count } Felder.
 }
lanterns-look-sight = { $sees ->
    [yes] In Sicht: { $who }.
   *[no] Außer Sicht: { $who }.
 }
