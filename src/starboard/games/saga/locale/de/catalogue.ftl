# How Star Saga can be begun: modes, roles, missions, options, shown where people choose.

## Modes

saga-mode-together = Gegen den Künstlichen Nexus
    .text = Ein bis vier Personen führen die Söldner. Den Nexus spielen die Regeln selbst, und sie zeigen, warum er tut, was er tut.
saga-mode-versus = Gegen einen Nexus-Spieler
    .text = Jemand von euch befehligt den Nexus: Schergen, Karten und Alarme. Alle anderen führen Söldner.

## Roles

saga-role-mercenaries = Söldner
    .text = Einer oder mehrere aus dem Team. Die Züge jeder Runde teilt ihr euch alle.
saga-role-nexus = Nexus
    .text = Alles, was den Söldnern im Weg steht. Eine Kartenhand und Verstärkungen, die nie ganz ausgehen.

## Missions

saga-scenario-a = Einsamer Wolf
    .text = Captain Dulinsky allein in den Abwasserschächten unter dem Landefeld. Die ersten Schritte: bewegen, schießen, eine Tür hacken.
saga-scenario-b = Zwei Schlüssel
    .text = Dulinsky und Curby an der alten Zisterne: Ihr Tor öffnet sich nur, wenn in zwei Räumen zwei Schlüssel gedreht werden. Zonen, Operationen und Energieschilde.
saga-scenario-c = Brandschutzübung
    .text = Ein ganzes Team, die Müllverbrennung und eine einzige Leiter den Kamin hinauf. Die erste Mission mit einem eigenen Team.
saga-scenario-m1 = Falsche Papiere
    .text = Die gefälschten Pässe haben nicht gereicht. Der Hangar schließt sich um euch: durch eine verriegelte Tür zur Treppe oder quer übers Feld zum Lastenaufzug?
saga-scenario-m2 = Das Rückgrat
    .text = Zwei Förderbänder tragen alles durch Deepwells Frachtrückgrat, auch euch. Laut, schnell, und irgendwo darauf ein versiegelter Koffer.
saga-scenario-m3 = Nachtschicht
    .text = Drei Uhr nachts in den Personalquartieren. Noch hat euch niemand bemerkt; der Aufzug verlangt den Ausweis eines Offiziers, und der Offizier ist wach.
saga-scenario-m4 = Glasgarten
    .text = Reiher sitzt in ihrer eigenen Isolierkapsel fest, hinter Glasscheiben. Was entkommen ist, geht noch immer zwischen den Beeten um.
saga-scenario-m5 = Die Rollregale
    .text = Ein Archiv mit rollenden Regalen, ein Datenkern im Tresor und eine Rivalin, die im Dunkeln arbeitet: Maren Voss, der Neuntöter.
saga-scenario-m6 = Sanfte Käfige
    .text = Eine Menagerie ohne Gitter. In ihrer Mitte lebt die Alte Flut, ein Chovar, und spricht mit jedem, der zu nahe kommt.
saga-scenario-m7 = Das Herz
    .text = In Deepwell hängt alles an einem Reaktor. Kühlt ihn und lasst alles stehen, oder hinterlasst drei Sprengsätze an den Pylonen.
saga-scenario-m8 = Hales Bedingungen
    .text = Direktorin Hale empfängt euch hinter Glas, mit Wachen und einem Angebot. Sie hat euren Vertrag gelesen und hat einen besseren.
saga-scenario-m9 = Der Schacht
    .text = Ein einziger Weg hinaus: vier Absätze senkrecht nach oben, während Deepwell Stockwerk für Stockwerk gesäubert wird. Wer oben wartet, hängt davon ab, was ihr getan habt.

## Options

saga-option-ties-asked = Gleichstände des Nexus entscheidet ihr
    .text = Wo der Künstliche Nexus mehreres gleich gut tun könnte, entscheidet statt der Gleichstandsregel, wer nach der zuletzt handelnden Person sitzt.
saga-option-counters-turned-up = Jede Runde frische Marker
    .text = Zu Beginn einer Runde werden die Marker aller Söldner aufgedeckt: Jeder darf als Erster handeln.
saga-option-points-not-crossed = Verstärkungspunkte sind gesperrt
    .text = Söldner dürfen Felder mit Verstärkungspunkten nicht einmal überqueren.
saga-option-no-shots-at-neighbours = Keine Schüsse auf Nachbarn
    .text = Niemand darf auf einen Feind auf einem angrenzenden Feld schießen. Schablonen und Angriffe, die keine Sicht brauchen, betrifft das nicht.
saga-option-leaning-for-a-clear-shot = Herauslehnen für freie Sicht
    .text = Wer Schutz hat und sein Ziel nur in Deckung sieht, darf sich herauslehnen, wenn das Ziel so keine Deckung hat.
saga-option-outnumbered-by-each = Jeder Feind zählt
    .text = Im Nahkampf verliert, wer in Unterzahl ist, 1 Würfel für jeden Feind über den ersten hinaus, der ihn im Frontbereich hat.
saga-option-markers-hold-doors = Marker halten Türen offen
    .text = Eine Tür lässt sich nicht schließen, solange ein Marker „Gefallener Söldner“ darin liegt.
saga-option-supplies-shuffled-again = Vorräte kehren zurück
    .text = Ist das Versorgungsdeck leer, werden die verbrauchten Vorräte zu einem neuen gemischt.
saga-option-surplus-teaches-nothing = Überzählige Wunden lehren nichts
    .text = In einer Kampagne bringen nur Wunden Erfahrung, für die das Opfer noch ein Kästchen hatte.
saga-option-shields-stop-hazards = Schilde halten Fallen auf
    .text = Energieschilde fangen auch Wunden von Fallen, Gas und Ereignissen ab, die weder Schuss noch Nahkampf sind.
saga-option-unaware-let-go = Ahnungslose lassen ziehen
    .text = Solange der Nexus ahnungslos ist, führen seine Schergen keine Freien Angriffe gegen Söldner aus, die sich lösen.
saga-option-bosses-without-bonus = Kein Bonus für Bosse
    .text = Bosse können nicht für Bonusaktivierungen gewählt werden.
saga-option-generic-skills-double = Allgemeine Fertigkeiten zum doppelten Preis
    .text = In einer Kampagne kostet eine Allgemeine Fertigkeit, mit Credits gekauft, das Doppelte ihres aufgedruckten Preises, nicht das Dreifache.
saga-option-unhurt-at-the-end = Rechtzeitig geheilt
    .text = In einer Kampagne geht die Erfahrung für eine Mission ohne schwere Verletzung an alle, die beim Sieg nicht schwer angeschlagen sind.

## Campaigns

saga-campaign-lantern-job = Der Laternen-Auftrag
    .text = Bis zu neun Missionen, immer tiefer hinab in ein Schachtlabor. Was das Team findet, verliert und verschont, bestimmt, wohin es weitergeht.

## Endings

saga-ending-mercenaries = Die Söldner haben gewonnen
saga-ending-nexus = Der Nexus hat gewonnen
saga-ended-all-fallen = Alle Söldner sind ausgeschaltet.
saga-ended-standard-defeat = { $all ->
    [yes] Das ganze Team war schwer angeschlagen oder ausgeschaltet.
   *[no] Drei Söldner waren zugleich schwer angeschlagen oder ausgeschaltet.
}
saga-ended-clock = Die Zeit war um.
saga-ended-out = { $count ->
    [one] { FORM($who, "start") } ist entkommen: { $exit }.
   *[other] { FORM($who, "start") } sind entkommen: { $exit }.
}
saga-ended-piece = { $state ->
    [open] { FORM($piece, "start") } ist offen.
    [closed] { FORM($piece, "start") } ist geschlossen.
    [on] { FORM($piece, "start") } läuft.
    [off] { FORM($piece, "start") } ist abgeschaltet.
   *[standing] { FORM($piece, "start") } steht noch.
}
saga-ended-eliminated = { FORM($who, "start") } { $count ->
    [one] wurde
   *[other] wurden
} ausgeschaltet.
saga-ended-crippled = { $count ->
    [one] { FORM($who, "start") } war schwer angeschlagen.
   *[other] { FORM($who, "start") } waren zugleich schwer angeschlagen.
}
saga-ended-held = { FORM($who, "start") } { $count ->
    [one] hielt
   *[other] hielten
} { FORM($zone, "acc") }.
saga-ended-too-few = { $count ->
    [0] Kein Söldner lebte noch oder war draußen.
    [one] Nur { FORM($who, "the") } lebte noch oder war draußen.
   *[other] Nur { FORM($who, "the") } lebten noch oder waren draußen.
}
saga-ended-had = Mit dabei: { FORM($card, "quoted") }.
saga-ended-lying = { $rounds ->
    [one] Eine ganze Runde lang kümmerte sich niemand um { FORM($card, "quoted") }.
   *[other] { $rounds } ganze Runden lang kümmerte sich niemand um { FORM($card, "quoted") }.
}
saga-ended-burn-line = Das Feuer hatte Reihe { $row } erreicht.
saga-ended-revealed = Sie haben { FORM($zone, "acc") } gefunden.
saga-ended-aware = { $aware ->
    [yes] Der Nexus wusste von den Söldnern.
   *[no] Der Nexus wusste nie, wo die Söldner waren.
}
saga-ended-as-told = { $how }
saga-ended-goal-mercenaries = Die Söldner haben getan, wofür sie gekommen waren.
saga-ended-goal-nexus = Der Nexus hat, was er wollte.

saga-bot-scripted = mit Plan
