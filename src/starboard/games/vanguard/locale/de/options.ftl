# Was man in ISS Vanguard wählen kann. $who ist ein Besatzungsmitglied, $section eine Sektion, $sector ein Sektor mit seiner
# Nummer, $card eine Karte, $die ein Sektionswürfel, $face, was er zeigt; $does ist ein Satz aus dem Regeltext der Karten.


## Alle, alles, überall

vanguard-quoted = „{ $name }“
vanguard-action-prepare = Vorbereiten
vanguard-source-path = Die Route
vanguard-source-landing = Die Landung
vanguard-source-danger = Gefahr { $letter }
vanguard-source-unique-space = Der Bereich „Einmalige Entdeckung“
vanguard-choice-member = { $who } ({ $section })
vanguard-choice-sector = { $sector }
vanguard-choice-die = { $die }: { $face }
vanguard-choice-die-lent = { $die }: { $face }, geliehen von { $who }
vanguard-die-shown = { $die }: { $face }
vanguard-die-shown-lent = { $die }: { $face } (geliehen von { $who })
vanguard-choice-use = { $card } ({ $kind }): { $does }
vanguard-choice-use-of = { $who }, { $card } ({ $kind }): { $does }
vanguard-used-skill = Fertigkeit, 1 Ladung
vanguard-used-card = Sektionskarte
vanguard-used-gear = Ausrüstung
vanguard-used-token = aufgestellte Ausrüstung
vanguard-used-discovery = Entdeckung
vanguard-used-unique = Einmalige Entdeckung
vanguard-used-mod = Lander-Mod
vanguard-deed-paid = Kosten: { $cost }. Dann { $effects }.
vanguard-aside-exert = Strapaze, { $who }: 1 Würfel opfern, dann bis zu 5 erneuern.
vanguard-aside-exert-exhausted = Strapaze, { $who }: { vanguard-injury-exhausted.form-quoted } erhalten, dann bis zu 5 Würfel erneuern.


## Das Team

vanguard-choice-team = { $sections }
vanguard-choice-recruit = { $charges ->
    [one] { $who }. { $skill } (1 Ladung): { $does } { $converts }
   *[other] { $who }. { $skill } ({ $charges } Ladungen): { $does } { $converts }
 }
vanguard-choice-rank-up = { $card }: { $needs }
vanguard-joined-needs = { $first } { $next }
vanguard-choice-rank-up-action = { $card }: „{ $action }“ ausführen.
vanguard-choice-landing-roll-roll = Gefahrenwürfel werfen
vanguard-none-take-over = Niemand nimmt die Karte
vanguard-choice-buy-dice-buy = Würfel kaufen
vanguard-choice-buy-dice-keep = Erfolgsplättchen behalten


## Züge

vanguard-choice-special = Sonderaktion: { $action }
    .text = { $says }
vanguard-choice-special-danger = { $count ->
    [one] Sonderaktion: { $action } (Gefahr { $letters })
   *[other] Sonderaktion: { $action } (Gefahren { $letters })
 }
    .text = { $says }
vanguard-otherwise = Sonst: { $does }
vanguard-choice-way = Reisen nach { $sector }
vanguard-choice-way-icons = Reisen nach { $sector }: { $icons }
vanguard-choice-way-travel = Reisen nach { $sector }: { $icons }
    .text = { $condition }: { $does }
vanguard-way-travel = Reisesymbol
vanguard-way-danger = { $count ->
    [one] Gefahr { $letter }
   *[other] { $count } × Gefahr { $letter }
 }
vanguard-way-spend = { $colour ->
    [red] { $count ->
        [one] 1 roten Würfel verbrauchen
       *[other] { $count } rote Würfel verbrauchen
     }
    [green] { $count ->
        [one] 1 grünen Würfel verbrauchen
       *[other] { $count } grüne Würfel verbrauchen
     }
    [blue] { $count ->
        [one] 1 blauen Würfel verbrauchen
       *[other] { $count } blaue Würfel verbrauchen
     }
   *[any] { $count ->
        [one] 1 Würfel verbrauchen
       *[other] { $count } Würfel verbrauchen
     }
 }
vanguard-choice-turn-travel = Reisen
vanguard-choice-turn-prepare = Vorbereiten: eine Karte ziehen, für Kombinationen würfeln oder beides
vanguard-choice-turn-rest = { $count ->
    [0] Rasten: die Hälfte der Würfel erneuern, eine Karte ziehen
    [one] Rasten: 1 Vorrat bezahlen, die Hälfte der Würfel erneuern, eine Karte ziehen
   *[other] Rasten: { $count } Vorräte bezahlen, die Hälfte der Würfel erneuern, eine Karte ziehen
 }
vanguard-choice-turn-lift-off = Starten: Die Erkundung endet
vanguard-choice-turn-complete = Die Mission { $mission } abschließen
vanguard-choice-turn-trade = Ausrüstung austauschen
vanguard-choice-turn-hand-core = Den Kern an { $who } übergeben
vanguard-choice-turn-take-core = Den Kern aufnehmen
vanguard-choice-turn-end-turn = Den Zug beenden
vanguard-choice-trade = { $card }: von { $from } an { $to }
vanguard-choice-prepare-draw = Eine Karte ziehen
vanguard-choice-prepare-check = Für Kombinationen würfeln
vanguard-none-prepare = Das genügt
vanguard-none-step-to = Nicht weitergehen
vanguard-choice-accept-help-accept = Annehmen
vanguard-choice-accept-help-refuse = Ablehnen
vanguard-choice-lift-off-consent-agree = Starten
vanguard-choice-lift-off-consent-refuse = Auf dem Planeten bleiben


## Der Würfelwurf

vanguard-none-dice = Keinen eigenen Würfel werfen
vanguard-none-assist = Keinen Würfel leihen
vanguard-none-assist-more = Keinen Würfel leihen
vanguard-none-modify = Die Würfel lassen, wie sie sind
vanguard-none-pick-dice = Keinen davon
vanguard-choice-turn-die = { $die }, zu drehen auf { $to }
vanguard-none-turn-die = Keinen Würfel mehr drehen
vanguard-none-join = Keinen Würfel hinzufügen
vanguard-choice-injury-die = { $face }: trifft { $injury }
vanguard-choice-injury-die-harmless = { $face }: trifft nichts
vanguard-choice-danger-die = Gefahr { $letter }, { $face }: { $does }
vanguard-choice-danger-die-harmless = Gefahr { $letter }, { $face }: Es geschieht nichts
vanguard-choice-combo = { $card } ({ $needs }): { $does }
vanguard-none-combo = Keine Kombination mehr
vanguard-choice-pay = { $dice }
vanguard-check-then = { $row ->
    [green] Der Wurf springt sofort zum grünen Ergebnis. { $does }
    [yellow] Der Wurf springt sofort zum gelben Ergebnis. { $does }
    [red] Der Wurf springt sofort zum roten Ergebnis. { $does }
    [none] Der Wurf endet sofort, ohne Ergebnis
   *[on] Der Wurf geht weiter
 }
vanguard-choice-treat-as-yes = Als { $icon } zählen: { $then }
vanguard-choice-treat-as-no = Nein: { $then }
vanguard-choice-times = { $count ->
    [0] Gar nicht
    [one] Einmal
   *[other] { $count }-mal
 }
vanguard-choice-mark-row-yes = Nehmen: { $does }
vanguard-choice-mark-row-no = Verzichten und die Reihe darunter ansehen
vanguard-none-after-failing = Den Fehlschlag hinnehmen
vanguard-none-keep = Keinen Würfel mehr behalten


## Karten und Ausrüstung

vanguard-none-recover = Keine nehmen
vanguard-halves-of-event = { $biomes }: { $primary } Sonst: { $secondary }
vanguard-choice-put-back-top = { $card } obenauf. { $says }
vanguard-choice-put-back-bottom = { $card } nach unten. { $says }
vanguard-none-before-danger = Geschehen lassen
vanguard-none-before-injury = Geschehen lassen
vanguard-none-before-event = Geschehen lassen
vanguard-none-before-travel = Nichts einsetzen
vanguard-none-before-rest = Nichts einsetzen
vanguard-none-before-lead = Nichts einsetzen
vanguard-none-upgrades = Im Rucksack lassen
vanguard-none-drive = Es bleibt dort


## Würfel und Verletzungen

vanguard-choice-spend-sacrifice = Einen Würfel opfern
vanguard-choice-sacrifice-available = { $die } (der verfügbare)
vanguard-choice-spend-sacrifice-exhausted = { vanguard-injury-exhausted.form-quoted } erhalten: Für ein Opfer sind zu wenige Würfel übrig
vanguard-choice-spend-sacrifice-spared = Es geschieht nichts: Im Tutorial erhält niemand { vanguard-injury-exhausted.form-quoted }
vanguard-choice-lose-charge-lose = Verlieren
vanguard-choice-column = { $colour ->
    [red] Rote Spalte
    [green] Grüne Spalte
   *[blue] Blaue Spalte
 } { $free ->
    [0] (voll: ein Würfel wird hinausgeschoben)
    [one] (1 freies Feld)
   *[other] ({ $free } freie Felder)
 }
vanguard-choice-injury-slot = { $injury }, Verletzungsplatz { $slot }
vanguard-choice-remove-injury-die = { $column ->
    [red] Der auf der roten Spalte
    [green] Der auf der grünen Spalte
    [blue] Der auf der blauen Spalte
   *[resolved] Ein geworfener, der schon abgehandelt ist
 }
vanguard-choice-remove-injury-die-rolled = Der geworfene ({ $face })


## Der Planet

vanguard-choice-clock = { $card } ({ $space } von { $length })
vanguard-choice-clock-sector = { $card }, Sektor { $sector } ({ $space } von { $length })
vanguard-choice-threat = { $threat }, Sektor { $sector }
vanguard-choice-lead = Hinweis { $value }{ $back ->
    [yes] , kommt zurück in den Beutel
   *[no] { "" }
 }{ $bonus ->
    [card] , +1 Karte
    [charge] , +1 Ladung
   *[none] { "" }
 }
vanguard-choice-read = Weiter
