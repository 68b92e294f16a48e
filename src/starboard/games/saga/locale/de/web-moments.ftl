# What happens at a table of Star Saga, and how it ends.

web-saga-attack = Angriff
web-saga-attack-with = Angriff: { $weapon }
web-saga-attack-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
web-saga-attack-blocked = Nichts kommt durch
web-saga-attack-through = kommt durch
web-saga-attack-blocks = geblockt
web-saga-attack-idle = ohne Wirkung
web-saga-roll-so-far = Die Würfel bis jetzt
web-saga-aim = Bevor die Würfel fallen
web-saga-aim-attack = Angriffswürfel
web-saga-aim-defence = Verteidigungswürfel
web-saga-aim-cards = Kann noch etwas ändern: { $cards }
web-saga-aim-wounded = { FORM($who, "start") } wird verwundet
# Where the dice of a side come from, after their number: “4 Schießen”, “−1 in Unterzahl”.
web-saga-dice-shoot = Schießen
web-saga-dice-assault = Nahkampf
web-saga-dice-defence = Verteidigung
web-saga-dice-fixed = aufgedruckt
web-saga-dice-no-defence = ohne Verteidigungswert
web-saga-dice-crippled = schwer angeschlagen
web-saga-dice-outnumbered = in Unterzahl
web-saga-dice-behind = von hinten
web-saga-dice-cover = in Deckung
web-saga-dice-darkness = Dunkelheit

web-saga-die-attack = Treffer, Stufe { $level }
web-saga-die-defence = Block, Stufe { $level }
web-saga-die-blank = Leerseite
web-saga-die-idle = Verteidigungswürfel ohne Wirkung
web-saga-target = Der Nexus wählt sein Ziel
web-saga-zone = Neue Zone
web-saga-detected = Entdeckt
web-saga-eliminated = Ausgeschaltet
web-saga-boss = Boss
web-saga-over = Die Mission ist zu Ende
web-saga-won-mercenaries = Die Söldner haben gewonnen.
web-saga-won-nexus = Der Nexus hat gewonnen.
web-saga-ending-round = { $mission }, beendet in Runde { $round }.
web-saga-fate-playing = { $who }: bis zuletzt auf den Beinen
web-saga-fate-crippled = { $who }: schwer angeschlagen, aber bis zuletzt auf den Beinen
web-saga-fate-down = { $who }: ausgeschaltet
web-saga-fate-left = { $who }: entkommen
web-saga-figure-rounds = Runden
web-saga-figure-turns = Gespielte Züge
web-saga-figure-wounds = Wunden am Ende
web-saga-figure-experience = Erfahrungspunkte
web-saga-figure-zones = Aufgedeckte Zonen
