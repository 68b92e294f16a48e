# Ein Würfelwurf auf dem Bildschirm.

web-vanguard-check = Würfelwurf: { $action }
web-vanguard-check-prepare = Vorbereiten
web-vanguard-check-planet = Zum Planeten
web-vanguard-check-back = Zurück zu „{ $action }“


## Die zehn Schritte

web-vanguard-check-step = Schritt { $step } von { $steps }:
web-vanguard-check-step-1 = Würfel auswählen
web-vanguard-check-step-1-text = Beliebig viele deiner verfügbaren Würfel; dann darf jeder hier einen leihen.
web-vanguard-check-step-2 = Verletzungs- und Gefahrenwürfel hinzufügen
web-vanguard-check-step-2-text = Deine Verletzungswürfel und die Gefahrenwürfel der Aktion kommen dazu.
web-vanguard-check-step-3 = Würfeln
web-vanguard-check-step-3-text = Alle auf einmal. Umsonst wird nichts neu gewürfelt.
web-vanguard-check-step-4 = Ergebnisse modifizieren
web-vanguard-check-step-4-text = Karten, Ausrüstung und Fertigkeiten können die Würfel noch ändern.
web-vanguard-check-step-5 = Würfelkombinationen
web-vanguard-check-step-5-text = Handkarten und der Planet geben ihre Wirkung für Würfel her.
web-vanguard-check-step-6 = Verletzungs- und Gefahrenwürfel anwenden
web-vanguard-check-step-6-text = Einen nach dem anderen: erst die Verletzungen, dann der Planet.
web-vanguard-check-step-7 = Sondereffekte
web-vanguard-check-step-7-text = Von oben, jeder so oft, wie die Würfel reichen. Sie sind dann verbraucht.
web-vanguard-check-step-8 = Ergebnis markieren
web-vanguard-check-step-8-text = Die oberste Reihe, die sich mit den übrigen Würfeln bezahlen lässt.
web-vanguard-check-step-9 = Übrige Würfel verbrauchen
web-vanguard-check-step-9-text = Was noch daliegt, kommt in die Verbraucht-Pools.
web-vanguard-check-step-10 = Ergebnis anwenden
web-vanguard-check-step-10-text = Die markierte Reihe und jeder volle Track.


## Reihen, Tracks und Sondereffekte

web-vanguard-check-or = oder
web-vanguard-check-otherwise = sonst
web-vanguard-check-effects = Sondereffekte
web-vanguard-check-chance = { $percent } %
web-vanguard-check-certain = sicher
web-vanguard-check-impossible = unmöglich
web-vanguard-check-fills = dass er voll wird
web-vanguard-check-advances = dass er vorrückt
web-vanguard-check-track-at = { $at } von { $length }
web-vanguard-check-times = { $count }×
web-vanguard-check-times-range = { $least }–{ $most }×
web-vanguard-check-met = Erreicht
web-vanguard-check-met-wild = Mit Jokersymbolen erreicht
web-vanguard-check-met-too = Ebenfalls erreicht
web-vanguard-check-stands = So wie die Würfel liegen
web-vanguard-check-not-met = Vorerst außer Reichweite
web-vanguard-check-one-more = Noch ein Symbol
web-vanguard-check-marked = Markiert


## Würfel

web-vanguard-check-your-dice = Deine Würfel: such dir welche aus
web-vanguard-check-lend = Leihst du einen deiner Würfel?
web-vanguard-check-pool = Wurf-Pool
web-vanguard-check-pool-count = { $count ->
    [one] Wurf-Pool · { $count } Würfel
   *[other] Wurf-Pool · { $count } Würfel
}
web-vanguard-check-pay = Wähle hier die Würfel, die bezahlen.
web-vanguard-check-pool-empty = Die Würfel werden gerade ausgesucht.
web-vanguard-check-pool-spent = Es sind keine Würfel übrig.
web-vanguard-check-shows = Die Würfel zeigen { $icons }
web-vanguard-check-other-dice = { $count ->
    [0] Verletzungs- und Gefahrenwürfel · alle angewendet
    [one] Verletzungs- und Gefahrenwürfel · noch { $count }
   *[other] Verletzungs- und Gefahrenwürfel · noch { $count }
}
web-vanguard-check-danger = Gefahr { $letter }
web-vanguard-check-harmless = Nichts geschieht.


## Was auf die Würfel gespielt wird

web-vanguard-check-combos = Mögliche Würfelkombinationen
web-vanguard-check-counts = Zählt auch
web-vanguard-check-converts = { $colour ->
    [red] Ein rotes Basissymbol zählt als { $icon }.
    [green] Ein grünes Basissymbol zählt als { $icon }.
    [blue] Ein blaues Basissymbol zählt als { $icon }.
   *[any] Jedes Basissymbol zählt als { $icon }.
}
web-vanguard-check-doubled = { $icon } zählt doppelt.
web-vanguard-check-helpers = Wer helfen kann
web-vanguard-check-lent = { $count ->
    [one] leiht { $count } Würfel
   *[other] leiht { $count } Würfel
}
web-vanguard-check-helped = hat mit einer Karte geholfen
web-vanguard-check-beside = steht bereit
