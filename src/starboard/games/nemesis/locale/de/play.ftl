# Was beim Spielen von Nemesis gesagt wird: Fragen, Optionen, Ereignisse, Ablehnungen. Namen und Texte der Bestandteile
# stehen in nemesis-content.ftl, und dort auch, welche Formen sie haben.
#
# Variablen, die nur eine Variante auswählen:
#   $purpose  wozu gefragt wird                 $secret  "yes", wenn der Leser das Geheime erfährt, sonst "no"
#   andere    "yes" oder "no", wenn nichts anderes dabeisteht
# $who, $target und $actor sind Charaktere (vor der Wahl der Charaktere Spieler), $room, $origin, $one und $other Räume,
# $kind ist eine Art von Xeno, $item ein Gegenstand oder Objekt.
# Eine Runde (englisch „turn“) umfasst Spielerphase und Ereignisphase, ein Zug (englisch „round“) zwei Aktionen.


## Namen, die eine Nummer brauchen

nemesis-player = Spieler { $number }
    .form-gen = von Spieler { $number }
    .form-the = Spieler { $number }
    .form-start = Spieler { $number }
    .form-acc = Spieler { $number }
    .form-dat = Spieler { $number }
nemesis-seat = Platz { $number }
    .form-gen = von Platz { $number }
    .form-the = Platz { $number }
    .form-start = Platz { $number }
    .form-acc = Platz { $number }
    .form-dat = Platz { $number }
nemesis-room-unexplored = Unerkundeter Raum { $number }
    .form-the = der unerkundete Raum { $number }
    .form-acc = den unerkundeten Raum { $number }
    .form-dat = dem unerkundeten Raum { $number }
    .form-in = im unerkundeten Raum { $number }
    .form-to = in den unerkundeten Raum { $number }
    .form-from = vom unerkundeten Raum { $number }
# $seen: Raumteil und Plättchen, die nur der Leser gesehen hat
nemesis-room-seen = Unerkundeter Raum { $number } (nur du hast gesehen: { $seen })
    .form-the = der unerkundete Raum { $number } (nur du hast gesehen: { $seen })
    .form-acc = den unerkundeten Raum { $number } (nur du hast gesehen: { $seen })
    .form-dat = dem unerkundeten Raum { $number } (nur du hast gesehen: { $seen })
    .form-in = im unerkundeten Raum { $number } (nur du hast gesehen: { $seen })
    .form-to = in den unerkundeten Raum { $number } (nur du hast gesehen: { $seen })
    .form-from = vom unerkundeten Raum { $number } (nur du hast gesehen: { $seen })
nemesis-token-numbered = Plättchen „{ $token }“ ({ $count })
    .form-a-dat = einem Plättchen „{ $token }“ ({ $count })
nemesis-corridor = Korridor { $numbers } zwischen { FORM($one, "dat") } und { FORM($other, "dat") }
    .form-in = in Korridor { $numbers } zwischen { FORM($one, "dat") } und { FORM($other, "dat") }
nemesis-ducts = Technische Korridore
    .form-in = in den technischen Korridoren
nemesis-ducts-network = Technische Korridore, Netz { $number }
    .form-in = in den technischen Korridoren von Netz { $number }
nemesis-corpse-of = Leiche { FORM($who, "gen") }
    .form-the = die Leiche { FORM($who, "gen") }
    .form-acc = die Leiche { FORM($who, "gen") }
    .form-dat = der Leiche { FORM($who, "gen") }
nemesis-bag-token = { $kind } { $number }
    .form-a = ein Plättchen „{ $kind }“ mit der Zahl { $number }
    .form-the = das Plättchen „{ $kind }“ mit der Zahl { $number }
nemesis-contamination-contamination = Kontamination
    .form-quoted = „Kontamination“
nemesis-contamination-infected = Kontamination (infiziert)
    .form-quoted = „Kontamination“ (infiziert)
nemesis-contamination-clean = Kontamination (nicht infiziert)
    .form-quoted = „Kontamination“ (nicht infiziert)


## Zustände; .form-start am Anfang einer Zeile

nemesis-door-open = offen
nemesis-door-closed = geschlossen
nemesis-door-destroyed = zerstört
nemesis-engine-working = funktionstüchtig
    .form-start = Funktionstüchtig
nemesis-engine-damaged = beschädigt
    .form-start = Beschädigt
nemesis-pod-locked = verriegelt
nemesis-pod-unlocked = entriegelt
nemesis-here-fire = Feuer
nemesis-here-malfunction = Fehlfunktion
nemesis-status-alive = Am Leben
nemesis-status-dead = Tot
nemesis-status-hibernating = Im Kälteschlaf
nemesis-status-escaped = Entkommen


## Leisten, Phasen und Schritte

nemesis-track-time = Zeit
nemesis-track-self-destruct = Selbstzerstörung
nemesis-track-destination = Flugziel
nemesis-phase-player = Spielerphase
nemesis-phase-event = Ereignisphase
nemesis-step-setup = Aufbau
nemesis-step-turn = Beginn der Runde
nemesis-step-rounds = Züge der Spieler
nemesis-step-airlock = Ende der Spielerphase
nemesis-step-time = Zeitleiste
nemesis-step-attacks = Xeno-Angriff
nemesis-step-fire = Feuerschaden
nemesis-step-event = Ereigniskarte
nemesis-step-bag = Xeno-Beutel entwickeln
nemesis-step-checks = Siegüberprüfung
nemesis-step-over = Die Partie ist zu Ende


## Wie das Spiel endet, was tötet, was aus allen geworden ist

nemesis-ending-jump = Das Schiff springt durch den Hyperraum.
nemesis-ending-self-destruct = Die Selbstzerstörungssequenz zerstört das Schiff.
nemesis-ending-ninth-fire = Das Feuer ist außer Kontrolle, und das Schiff explodiert.
nemesis-ending-ninth-malfunction = Eine Fehlfunktion zu viel lässt den Rumpf zerbrechen.
nemesis-ending-jump-and-self-destruct = Das Schiff springt mit laufender Selbstzerstörung und wird zerstört.
nemesis-ending-engines = Das Schiff explodiert beim Sprung, weil zu viele Triebwerke beschädigt sind.

nemesis-cause-intruder = Xeno
nemesis-cause-melee = misslungener Nahkampfangriff
nemesis-cause-fire = Feuer
nemesis-cause-blast = Explosion
nemesis-cause-bleeding = Blutung
nemesis-cause-surgery = Operation
nemesis-cause-airlock = Luftschleusen-Notfallprozedur
nemesis-cause-larva = Larve
nemesis-cause-infection = Infektion
nemesis-cause-wrong-planet = falsches Flugziel
nemesis-cause-jump = wach beim Sprung
nemesis-cause-self-destruct = Selbstzerstörung
nemesis-cause-ninth-fire = das Schiff verbrennt
nemesis-cause-ninth-malfunction = der Rumpf zerbricht
nemesis-cause-jump-and-self-destruct = Selbstzerstörung beim Sprung
nemesis-cause-engines = Versagen der Triebwerke

nemesis-fate-alive = Noch an Bord
nemesis-fate-escaped = In einer Rettungskapsel entkommen
nemesis-fate-hibernating = Im Kälteschlaf an Bord
nemesis-fate-intruder = Von einem Xeno getötet
nemesis-fate-melee = Bei einem Nahkampfangriff gestorben
nemesis-fate-fire = Verbrannt
nemesis-fate-blast = Bei einer Explosion gestorben
nemesis-fate-bleeding = Verblutet
nemesis-fate-surgery = Bei einer Operation gestorben
nemesis-fate-airlock = Ins All gerissen
nemesis-fate-larva = Von einer Larve getötet
nemesis-fate-infection = An der Infektion gestorben
nemesis-fate-wrong-planet = Am falschen Flugziel umgekommen
nemesis-fate-jump = Wach beim Sprung gestorben
nemesis-fate-self-destruct = Bei der Selbstzerstörung des Schiffs umgekommen
nemesis-fate-ninth-fire = Auf dem brennenden Schiff umgekommen
nemesis-fate-ninth-malfunction = Auf dem zerbrochenen Schiff umgekommen
nemesis-fate-jump-and-self-destruct = Bei der Selbstzerstörung des Schiffs umgekommen
nemesis-fate-engines = Mit dem Schiff beim Sprung umgekommen

# Was aus den Bedingungen eines Ziels wurde. $number zählt Gegenstände oder nennt einen Spieler.
nemesis-need-signal-sent = Signal gesendet
nemesis-need-enough-signals = Ein Signal für jedes Ziel, das eines verlangt
nemesis-need-ship-at-earth = Das Schiff erreicht die Erde
nemesis-need-ship-at-mars = Das Schiff erreicht den Mars
nemesis-need-ship-destroyed = Das Schiff ist zerstört
nemesis-need-only-survivor = Niemand sonst überlebt
nemesis-need-another-survives = Ein anderer Charakter überlebt
nemesis-need-player-gone = Spieler { $number } überlebt nicht
nemesis-need-nest-destroyed = Das Nest ist zerstört
nemesis-need-queen-killed = Die Königin wurde getötet
nemesis-need-all-explored = Jeder Raum ist erkundet
nemesis-need-weakness-carcass = Die Schwäche des Kadavers ist aufgedeckt
nemesis-need-weakness-egg = Die Schwäche der Eier ist aufgedeckt
nemesis-need-two-weaknesses = Mindestens 2 Schwächen sind aufgedeckt
nemesis-need-carries-blue-corpse = Trägt die blaue Charakterleiche
nemesis-need-carries-egg = Trägt ein Ei
nemesis-need-somebody-carries-egg = Jemand, der überlebt, trägt ein Ei
nemesis-need-escaped-with-items = { $number ->
    [one] Entkommt in einer Kapsel mit mindestens { $number } Gegenstand
   *[other] Entkommt in einer Kapsel mit mindestens { $number } Gegenständen
}
nemesis-need-corpse-in-surgery = Die blaue Charakterleiche liegt im Operationssaal

# Wie die Kontamination am Spielende überprüft wurde.
nemesis-final-clean = Kontamination überprüft: nicht infiziert
nemesis-final-spared = Kontamination überprüft: infiziert, aber keine Kontamination unter den gezogenen Karten
nemesis-final-fatal = Kontamination überprüft: Die Infektion bricht aus


## Fragen

nemesis-ask-draft = Welchen Charakter willst du spielen?
# $number: die wievielte Aktion des Zuges es ist
nemesis-ask-action = { $unbound ->
    [yes] Was tust du? In diesem Zug darfst du beliebig viele Aktionen ausführen; dies ist Nummer { $number }.
   *[no] { $number ->
        [1] Was tust du? Dies ist deine erste Aktion in diesem Zug.
       *[other] Was tust du? Dies ist deine zweite Aktion in diesem Zug.
    }
}
nemesis-ask-pay = Wirf { $cost ->
    [one] { $cost } Aktionskarte
   *[other] { $cost } Aktionskarten
} ab, um für { FORM($action, "acc") } zu bezahlen.
nemesis-ask-alternative = Wähle eine der Möglichkeiten.
# $attackers: Xenos in dem Raum, aus dem jemand flieht
nemesis-ask-room = { $purpose ->
    [move] In welchen Raum bewegst du dich?
    [careful] In welchen Raum bewegst du dich vorsichtig?
    [escape] In welchen Raum fliehst du? { $attackers ->
        [one] Der Xeno hier greift dich zuerst an.
       *[other] Die { $attackers } Xenos hier greifen dich zuerst an.
    }
    [order] In welchen Raum bewegt sich { FORM($target, "the") }?
    [cover] In welchen Raum geht es unter Feuerschutz?
    [ducts] In welchen Raum kriechst du durch die technischen Korridore?
    [fire-control] In welchem Raum löschst du das Feuer und vertreibst die Xenos?
    [doors] Rings um welchen Raum öffnest oder schließt du Türen?
    [look] Welchen Raum siehst du dir geheim an?
    [airlock] Für welchen Raum startest du die Luftschleusen-Notfallprozedur?
    [card] Wähle einen Raum für deine Karte.
    [item] Wähle einen Raum für deinen Gegenstand.
   *[other] Wähle einen Raum.
}
nemesis-ask-rooms = { $count ->
    [one] Welchen Raum siehst du dir geheim an?
   *[other] Welche { $count } Räume siehst du dir geheim an?
}
nemesis-ask-place = In welchen Korridor kommt der Geräuschmarker?
nemesis-ask-corridor = { $purpose ->
    [supply] Es ist kein Türplättchen mehr übrig: Aus welchem Korridor nimmst du eins?
    [demolish] Welche geschlossene Tür zerstörst du?
    [torch] Welche Tür öffnest oder schließt du? Der Brenner kann auch eine zerstörte schließen.
   *[other] Welche Tür öffnest oder schließt du?
}
nemesis-ask-doors = Welche Türen öffnest oder schließt du?
nemesis-ask-object = { $purpose ->
    [pick-up] Was hebst du auf?
    [analyse] Was analysierst du?
   *[other] Wähle ein Objekt.
}
nemesis-ask-wound = { $purpose ->
    [dress] Welche Schwere Wunde verbindest du?
    [heal] Welche verbundene Schwere Wunde heilst du?
   *[other] Wähle eine Schwere Wunde.
}
nemesis-ask-character = { $purpose ->
    [card] Wähle einen Charakter für deine Karte.
    [item] Wähle einen Charakter für deinen Gegenstand.
    [signal] Wessen Ziel siehst du dir an? Nur wer ein Signal gesendet hat, lässt sich aufspüren.
    [hunt] Auf welchen Charakter hast du es abgesehen?
   *[other] Wähle einen Charakter.
}
nemesis-ask-leavers = Wer geht unter Feuerschutz: du, ein anderer Charakter, der einverstanden ist, oder beide?
nemesis-ask-consent = { FORM($target, "start") } bietet dir Feuerschutz an. Verlässt du den Raum?
nemesis-ask-drop = { $purpose ->
    [free] Was lässt du fallen? Eine Gegenstandskarte geht verloren; ein Objekt bleibt im Raum.
    [make-room] Deine Handfelder sind voll: Was lässt du fallen?
    [arm] Dein verwundeter Arm lässt dir nur ein Handfeld: Was lässt du fallen?
   *[other] Was lässt du fallen?
}
nemesis-ask-discard = { $purpose ->
    [pass] Du passt. Welche Karten wirfst du ab? Du darfst auch alle behalten.
   *[drugs] Wirf beliebig viele Karten ab; du ziehst ebenso viele plus 1.
}
nemesis-ask-discard-one = Der Rauch bringt dich zum Husten: Wirf 1 Aktionskarte ab.
nemesis-ask-deck = Von welchem Gegenstandsdeck ziehst du?
nemesis-ask-keep-item = Welchen Gegenstand behältst du? Der andere kommt unter das Deck.
nemesis-ask-weapon = { $purpose ->
    [shoot] Mit welcher Waffe schießt du?
    [recharge] Welche Energiewaffe bekommt 2 Munition?
    [load] Welche Waffe lädst du auf?
    [attach] Welcher Energiewaffe fügst du die Karte hinzu?
    [cover] Welche Waffe gibt Feuerschutz? Das kostet 1 Munition.
   *[other] Wähle eine Waffe.
}
nemesis-ask-target = { $purpose ->
    [shoot] Worauf schießt du?
    [melee] Was greifst du im Nahkampf an?
    [item] Gegen welchen Xeno setzt du den Gegenstand ein?
    [hunt] Welchen Xeno wählst du?
   *[other] Worauf zielst du?
}
nemesis-ask-throw = Worauf wirfst du die Granate?
nemesis-ask-reroll = Dein Wurf: „{ $face }“. Wirfst du den Kampfwürfel neu?
nemesis-ask-reroll-noise = Der Geräuschwurf zeigt „{ $face }“. Wirfst du 1 Aktionskarte ab, um ihn mit { FORM($item, "dat") } zu wiederholen?
nemesis-ask-overcharge = Doppeltreffer: Gibst du 1 weitere Munition ({ $item }) für 1 weiteren Schaden aus?
# $named: "no" bei einer Larve, deren Angriff keine Karte hat
nemesis-ask-shrug-off = { $named ->
    [yes] { FORM($kind, "a-start") } greift dich an: { $attack }. Ignorierst du den Angriff?
   *[no] { FORM($kind, "a-start") } greift dich an. Ignorierst du den Angriff?
}
# $trigger: "interrupts" oder "ignores-surprise"
nemesis-ask-react = { $trigger ->
    [interrupts] { FORM($actor, "start") } sagt { FORM($action, "acc") } an. Unterbrichst du?
   *[ignores-surprise] { FORM($kind, "a-start") } führt einen Überraschungsangriff auf dich aus. Behältst du die Nerven?
}
nemesis-ask-craft = Was stellst du her?
nemesis-ask-components = Welche Gegenstände verbrauchst du für { FORM($item, "acc") }?
# $purpose: "quest" oder "card"
nemesis-ask-spend-item = { $purpose ->
    [quest] Welchen Gegenstand wirfst du ab, um { FORM($item, "acc") } zu aktivieren?
   *[card] Welchen Gegenstand wirfst du für „{ $card }“ ab?
}
nemesis-ask-tape = Welche zwei Schweren Gegenstände klebst du zusammen?
nemesis-ask-contamination = Welche Kontaminationskarte scannst und entfernst du?
nemesis-ask-scan = Scannst du alle Kontaminationskarten auf deiner Hand?
nemesis-ask-trade-partner = Mit wem willst du handeln?
nemesis-ask-trade-offer = Was bietest du { FORM($target, "dat") } an?
# $stage: "offer" oder "nothing" beim ersten Angebot; wird das eigene ($mine) mit einem anderen beantwortet: "swap",
# "gift", wenn man nichts gibt, "demand", wenn man nichts bekommt, "idle", wenn beides
nemesis-ask-trade-answer = { $stage ->
    [swap] { FORM($target, "start") } würde dir { FORM($offer, "acc") } für { FORM($mine, "acc") } geben. Nimmst du an?
    [gift] { FORM($target, "start") } würde dir { FORM($offer, "acc") } umsonst geben. Nimmst du an?
    [demand] { FORM($target, "start") } will { FORM($mine, "acc") } umsonst haben. Nimmst du an?
    [idle] { FORM($target, "start") } würde dir nichts für nichts geben. Nimmst du an?
    [offer] { FORM($target, "start") } bietet dir { FORM($offer, "acc") } an. Nimmst du an?
   *[nothing] { FORM($target, "start") } fragt, was du geben würdest. Antwortest du?
}
nemesis-ask-engine = Triebwerk { $engine } ist { $state }. In welchem Zustand lässt du es zurück? Bekannt wird nur, ob du ihn änderst.
nemesis-ask-destination = Auf welches Feld setzt du das Flugziel?
nemesis-ask-event-place = Das nächste Ereignis ist „{ $event }“. Lässt du die Karte oben, oder legst du sie unter das Deck?
nemesis-ask-event-card = Welches Ereignis findet statt? Die anderen werden abgelegt.
nemesis-ask-pod = { $purpose ->
    [board] In welche Rettungskapsel steigst du?
   *[lock] Welche Rettungskapsel verriegelst oder entriegelst du?
}
nemesis-ask-in-pod = { $purpose ->
    [boarded] Du bist in Rettungskapsel { $pod }. Was nun?
   *[waiting] Du wartest in Rettungskapsel { $pod }. Was nun?
}
nemesis-ask-objective = Der erste Xeno ist erschienen. Welches Ziel behältst du?
nemesis-ask-whose-objective = Welches Ziel { FORM($target, "gen") } siehst du dir an?
nemesis-ask-hunt = Welche Karte spielst du für die Xenos?
nemesis-ask-keep-hunt = Welche Karte behältst du für die nächste Runde?
nemesis-ask-hunt-use = Wie nutzt du „{ $hunt }“?
nemesis-ask-number = Welche Nummer hat der Korridor, durch den sich der Xeno bewegt?
nemesis-ask-attack-card = Welcher Angriff wird verwendet? Die anderen kommen unter das Deck.


## Aktionen eines Zuges; .form-acc ist die Aktion im Satz

nemesis-action-move = Bewegung
    .form-acc = „Bewegung“
    .form-start = „Bewegung“
nemesis-action-careful = Vorsichtige Bewegung
    .form-acc = „Vorsichtige Bewegung“
    .form-start = „Vorsichtige Bewegung“
nemesis-action-escape = Fliehen
    .form-acc = „Fliehen“
    .form-start = „Fliehen“
nemesis-action-shoot = Schießen
    .form-acc = „Schießen“
    .form-start = „Schießen“
nemesis-action-melee = Nahkampfangriff
    .form-acc = „Nahkampfangriff“
    .form-start = „Nahkampfangriff“
nemesis-action-pick-up = Schweres Objekt aufheben
    .form-acc = „Schweres Objekt aufheben“
    .form-start = „Schweres Objekt aufheben“
nemesis-action-trade = Handeln
    .form-acc = „Handeln“
    .form-start = „Handeln“
nemesis-action-craft = Gegenstand herstellen
    .form-acc = „Gegenstand herstellen“
    .form-start = „Gegenstand herstellen“
nemesis-action-room = Raumaktion
    .form-acc = die Raumaktion
    .form-start = Die Raumaktion
nemesis-choice-room-action = Raumaktion: { $room }
nemesis-action-quest = { $item } aktivieren
    .form-acc = die Quest „{ $item }“
    .form-start = Die Quest „{ $item }“
nemesis-action-card = { $card }
    .form-acc = „{ $card }“
    .form-start = „{ $card }“
nemesis-action-item = { $item } einsetzen
    .form-acc = die Gegenstandsaktion „{ $item }“
    .form-start = Die Gegenstandsaktion „{ $item }“
nemesis-action-free = Kostenlos aufladen mit { FORM($item, "dat") }
    .form-acc = kostenloses Aufladen mit { FORM($item, "dat") }
    .form-start = Kostenloses Aufladen mit { FORM($item, "dat") }
nemesis-action-drop = Etwas fallen lassen
    .form-acc = „Fallen lassen“
    .form-start = „Fallen lassen“
nemesis-action-pass = Passen
    .form-acc = „Passen“
    .form-start = „Passen“
nemesis-action-interruption = Unterbrechung
    .form-acc = „Unterbrechung“
    .form-start = „Unterbrechung“


## Möglichkeiten von Karten, Gegenständen und Räumen

nemesis-alternative-repair = Den Raum reparieren
nemesis-alternative-engine = Das Triebwerk reparieren oder sabotieren
nemesis-alternative-door = Eine Tür öffnen oder schließen
nemesis-alternative-demolish = Eine geschlossene Tür zerstören
nemesis-alternative-sabotage = Hier Fehlfunktion auslösen
nemesis-alternative-room = Die Raumaktion kostenlos ausführen
nemesis-alternative-check-coordinates = Die Koordinaten prüfen
nemesis-alternative-set-destination = Das Flugziel festlegen
nemesis-alternative-look = Einen unerkundeten Raum ansehen
nemesis-alternative-block = Fehlfunktion in einem Computerraum auslösen
nemesis-alternative-shoot = Schießen und eine Karte ziehen
nemesis-alternative-escape = Fliehen und eine Karte ziehen
nemesis-alternative-kindle = Den Raum in Brand setzen
nemesis-alternative-smother = Das Feuer hier löschen
nemesis-alternative-craft = Herstellen, Werkzeug: ein gelber Gegenstand
nemesis-alternative-tape = Zwei Schwere Gegenstände zusammenkleben
nemesis-alternative-extinguish = Das Feuer hier löschen
nemesis-alternative-spray = Einen Xeno in die Flucht schlagen
nemesis-alternative-wash = Den eigenen Schleimmarker entfernen
nemesis-alternative-dress = Eine Schwere Wunde verbinden
nemesis-alternative-dress-all = Alle eigenen Schweren Wunden verbinden
nemesis-alternative-heal-dressed = Eine verbundene Schwere Wunde heilen
nemesis-alternative-heal-all-light = Alle eigenen Leichten Wunden heilen
nemesis-alternative-load = Eine Energiewaffe aufladen
nemesis-alternative-shock-intruder = Taser: Xeno
nemesis-alternative-shock-character = Taser: anderer Charakter


## Andere Optionen

# $here: was im Raum zu sehen ist; $noise: Geräuschmarker rings um ihn
nemesis-choice-room = { $occupied ->
    [yes] { $room } ({ $here })
   *[no] { $room }
}{ $noise ->
    [0] { "" }
   *[other] , { $noise } Geräuschmarker ringsum
}
nemesis-choice-place = { $place }
nemesis-choice-door = { $place }: { $door }
nemesis-choice-pod = { $occupied ->
    [yes] Rettungskapsel { $number }, Sektion { $section }, { $lock }, mit { FORM($inside, "dat") }
   *[no] Rettungskapsel { $number }, Sektion { $section }, { $lock }
}
nemesis-choice-eggs = Eier { FORM($room, "in") }
    .text = Jeder Schaden zerstört 1 Ei. Nur die leere Würfelseite geht daneben.
nemesis-choice-intruder = { $injuries ->
    [0] { $kind } { FORM($room, "in") }
   *[other] { $kind } { FORM($room, "in") }, { $injuries } Schaden
}
nemesis-choice-character = { $who }
nemesis-choice-yourself = Du selbst ({ $who })
nemesis-choice-weapon = { $item } ({ $ammo } von { $capacity } Munition)
nemesis-choice-item = { $item }
nemesis-choice-components = { $items }
nemesis-choice-number = { $number }
nemesis-choice-objective-first = Das erste Ziel { FORM($target, "gen") }
nemesis-choice-objective-second = Das zweite Ziel { FORM($target, "gen") }
nemesis-choice-destination = Feld { $space }
nemesis-choice-destination-known = Feld { $space }: { $planet }
nemesis-choice-engine = { $kept ->
    [yes] { FORM($state, "start") }, so wie jetzt
   *[no] { FORM($state, "start") }
}
nemesis-consent-agree = Ja, den Raum verlassen
nemesis-consent-decline = Nein, hierbleiben
nemesis-event-place-top = Oben liegen lassen
nemesis-event-place-bottom = Unter das Deck legen
nemesis-hunt-use-move = Einen Xeno bewegen
nemesis-hunt-use-attack = Mit einem Xeno angreifen
nemesis-hunt-use-effect = Den Effekt der Karte nutzen
nemesis-in-pod-wait = Hier warten und passen
nemesis-in-pod-launch = Die Kapsel starten
nemesis-in-pod-leave = In die Sektion zurückkehren
nemesis-in-pod-drop = Etwas in die Sektion fallen lassen
nemesis-overcharge-spend = 1 weitere Munition ausgeben
nemesis-overcharge-spare = Munition sparen
nemesis-reroll-keep = Den Wurf behalten
nemesis-reroll-reroll = Neu würfeln
nemesis-scan-scan = Scannen
nemesis-scan-no-scan = Nicht scannen
nemesis-trade-accept = Annehmen
nemesis-trade-refuse = Ablehnen
nemesis-trade-swap = Eine Gegenleistung nennen

# Nichts wählen, wo das erlaubt ist
nemesis-none-trade-partner = Keine Angebote mehr machen
nemesis-none-trade-offer = Nichts anbieten
nemesis-none-drop = Alles Übrige behalten
nemesis-none-discard = Nichts abwerfen
nemesis-none-shrug-off = Den Angriff hinnehmen
nemesis-none-react = Geschehen lassen
nemesis-none-reroll-noise = Den Wurf behalten
nemesis-none-keep-hunt = Keine Karte behalten


## Warum etwas nicht zur Wahl steht

nemesis-refusal-all-noisy = In jedem Korridor dort liegt schon ein Geräuschmarker.
nemesis-refusal-broken = Der Raum hat eine Fehlfunktion.
nemesis-refusal-burns-already = Der Raum brennt schon.
nemesis-refusal-cannot-break-here = Dieser Raum hat schon eine Fehlfunktion oder kann nie eine haben.
nemesis-refusal-cannot-pay = Du hast zu wenige Aktionskarten, um dafür zu bezahlen.
nemesis-refusal-chambers-closed = Die Schlafkapseln sind noch geschlossen.
nemesis-refusal-cockpit-taken = Ein Xeno ist im Cockpit.
nemesis-refusal-course-locked = Jemand ist im Kälteschlaf, also steht das Flugziel fest.
nemesis-refusal-decks-empty = Es sind keine Gegenstandskarten mehr zu ziehen.
nemesis-refusal-door-closed = Eine geschlossene Tür ist im Weg.
nemesis-refusal-door-destroyed = Die Tür ist zerstört.
nemesis-refusal-gun-full = Du hältst keinen Revolver, in den noch Munition passt.
nemesis-refusal-hands-full = Es sind zu wenige Handfelder frei, um das zu tragen.
nemesis-refusal-in-combat = Nicht im Kampf möglich.
nemesis-refusal-intruder-here = Ein Xeno ist im Raum.
nemesis-refusal-no-ammo = Du hältst keine passende Waffe mit Munition.
nemesis-refusal-no-cards-to-draw = Es sind keine Aktionskarten mehr zu ziehen.
nemesis-refusal-no-closed-door = Kein Korridor dieses Raums hat eine geschlossene Tür.
nemesis-refusal-no-components = Dir fehlen die zwei Komponenten, oder es ist kein solcher Gegenstand mehr übrig.
nemesis-refusal-no-computer = Dafür fehlt ein funktionierender Computer.
nemesis-refusal-no-contamination = Du hast keine Kontaminationskarte auf der Hand.
nemesis-refusal-no-door-here = Hier ist keine Tür, die du öffnen oder schließen könntest.
nemesis-refusal-no-doors = Es gibt keine Tür mehr, die sich öffnen oder schließen ließe.
nemesis-refusal-no-duct-here = Dieser Raum hat keinen Zugang zu den technischen Korridoren.
nemesis-refusal-no-eggs = Im Nest sind keine Eier.
nemesis-refusal-no-engine-here = Hier ist kein Triebwerk.
nemesis-refusal-no-events = Es sind keine Ereigniskarten mehr übrig.
nemesis-refusal-no-fire-here = Hier brennt es nicht.
nemesis-refusal-no-fire-no-intruder = An Bord gibt es weder ein Feuer noch einen Xeno.
nemesis-refusal-no-flamethrower = Du hältst keinen Flammenwerfer, in den noch Munition passt.
nemesis-refusal-no-free-pod = In keiner entriegelten Rettungskapsel dieser Sektion ist ein Platz frei.
nemesis-refusal-no-intruder-here = Hier ist kein Xeno.
nemesis-refusal-no-objectives-to-see = Niemand sonst hat ein Ziel, das du dir ansehen könntest.
nemesis-refusal-no-other-yellow-room = Du bist nicht in einem gelben Raum, oder kein anderer ist erkundet.
nemesis-refusal-no-pods-left = Es sind keine Rettungskapseln mehr da.
nemesis-refusal-no-return = Die Selbstzerstörung lässt sich nicht mehr stoppen.
nemesis-refusal-no-room-action = Dieser Raum hat keine Raumaktion.
nemesis-refusal-no-search-here = Dieser Raum kann nicht durchsucht werden.
nemesis-refusal-no-such-wound = Du hast keine solche Wunde.
nemesis-refusal-no-target = Hier gibt es nichts anzugreifen.
nemesis-refusal-no-way = Es gibt keinen Raum, in den du gehen könntest.
nemesis-refusal-no-yellow-room = Kein anderer gelber Raum ist erkundet, oder jeder hat eine zerstörte Tür.
nemesis-refusal-nobody-here = Niemand sonst ist im Raum.
nemesis-refusal-nobody-signalled = Niemand sonst hat ein Signal gesendet.
nemesis-refusal-nobody-to-order = Niemand in Reichweite kann einen Befehl zur Bewegung bekommen.
nemesis-refusal-nobody-with-cards = Niemand sonst hier hat Karten auf der Hand.
nemesis-refusal-not-in-a-section = Dies ist keine Evakuierungssektion mit einer Rettungskapsel.
nemesis-refusal-not-in-combat = Nur im Kampf möglich.
nemesis-refusal-not-slimed = Du hast keinen Schleimmarker.
nemesis-refusal-not-two-heavy = Du hältst keine zwei Schweren Gegenstände, die noch nicht zusammengeklebt sind.
nemesis-refusal-nothing-broken = Der Raum hat keine Fehlfunktion.
nemesis-refusal-nothing-hidden = Es gibt nichts Unerkundetes mehr anzusehen.
nemesis-refusal-nothing-in-reach = In Reichweite ist nichts, worauf du werfen könntest.
nemesis-refusal-nothing-to-analyse = Hier ist kein Objekt, dessen Schwäche noch unbekannt ist.
nemesis-refusal-nothing-to-attach-to = Du hältst keine Waffe, zu der das passt.
nemesis-refusal-nothing-to-burn = Du hast keinen Gegenstand zum Verbrennen.
nemesis-refusal-nothing-to-load = Du hältst keine Energiewaffe, die sich damit aufladen ließe.
nemesis-refusal-nothing-to-pick-up = Hier liegt kein Objekt.
nemesis-refusal-nothing-to-treat = Es gibt nichts zu behandeln: weder Wunde noch Schleim noch Kontamination auf der Hand.
nemesis-refusal-pod-locked = Die Rettungskapsel ist verriegelt.
nemesis-refusal-quest-item = Dir fehlt der Gegenstand zum Aktivieren.
nemesis-refusal-quest-room = Du bist nicht in dem Raum, in dem sich das aktivieren lässt.
nemesis-refusal-room-empty = Hier ist nichts mehr zu finden.
nemesis-refusal-room-not-working = Es gibt keine Raumaktion, die du damit ausführen könntest.
nemesis-refusal-signal-sent = Du hast schon ein Signal gesendet.
nemesis-refusal-somebody-sleeps = Jemand ist im Kälteschlaf, also kann die Selbstzerstörung nicht gestartet werden.


## Was geschah: Aufbau

nemesis-log-player-number = Auf { $who } sitzt Spieler { $number }.
nemesis-log-objective-dealt = { $secret ->
    [yes] { FORM($who, "start") } bekommt das Ziel „{ $objective }“.
   *[no] { FORM($who, "start") } bekommt ein Ziel.
}
nemesis-log-objective-open = Für alle gilt das Ziel „{ $objective }“.
nemesis-log-drafted = { $who } zieht { FORM($characters, "acc") }.
nemesis-log-joined = { $who } spielt { FORM($character, "acc") }.


## Was geschah: Runden und Aktionen

nemesis-log-turn = Runde { $turn } beginnt.
nemesis-log-first-player = Der Startspielermarker geht an { FORM($who, "acc") }.
nemesis-log-drew = { $secret ->
    [yes] { FORM($who, "start") } zieht { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] { FORM($who, "start") } zieht { $count } Karte.
       *[other] { FORM($who, "start") } zieht { $count } Karten.
    }
}
nemesis-log-action = { $cost ->
    [0] { FORM($who, "start") } wählt { FORM($action, "acc") }.
    [one] { FORM($who, "start") } wählt { FORM($action, "acc") } für { $cost } Karte.
   *[other] { FORM($who, "start") } wählt { FORM($action, "acc") } für { $cost } Karten.
}
nemesis-log-paid = { FORM($who, "start") } bezahlt mit { FORM($cards, "quoted") }.
nemesis-log-reacted = { FORM($who, "start") } reagiert mit „{ $card }“.
nemesis-log-action-cancelled = { FORM($who, "start") } wird unterbrochen: { FORM($action, "start") } bleibt ohne Wirkung.
nemesis-log-action-idle = { FORM($who, "start") } verbraucht { FORM($action, "acc") } vergeblich: Es gibt nichts mehr zu tun.
nemesis-log-passed = { FORM($who, "start") } passt.
nemesis-log-discarded = { $count ->
    [one] { FORM($who, "start") } wirft { $count } Karte ab.
   *[other] { FORM($who, "start") } wirft { $count } Karten ab.
}
nemesis-log-reshuffled = { FORM($who, "start") } mischt das Aktionsdeck neu.
nemesis-log-unbound = { FORM($who, "start") } darf in diesem Zug beliebig viele Aktionen ausführen.
nemesis-log-used-room = { FORM($who, "start") } nutzt { FORM($room, "acc") }, ohne dafür zu bezahlen.
nemesis-log-ordered = { FORM($who, "start") } schickt { FORM($target, "acc") } { FORM($room, "to") }.
nemesis-log-covering-shot = { FORM($who, "start") } gibt Feuerschutz mit { FORM($item, "dat") }.
nemesis-log-maneuver = { FORM($who, "start") } zündet die Manövrierdüsen: Alle passen, und kein Xeno greift in dieser Runde an.


## Was geschah: Bewegung, Erkundung, Geräusche

nemesis-log-way-closed = Der Weg { FORM($room, "to") } ist inzwischen versperrt: { FORM($who, "start") } bleibt zurück.
nemesis-log-moved = { FORM($who, "start") } geht { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-escapes = { FORM($who, "start") } versucht, { FORM($room, "to") } zu fliehen.
nemesis-log-explored = Raum { $number } erweist sich als { FORM($tile, "the") }.
nemesis-log-token-revealed = { FORM($who, "start") } deckt das Erkundungsplättchen „{ $token }“ auf; { $count ->
    [0] { FORM($room, "in") } gibt es keine Gegenstände.
    [one] { FORM($room, "in") } gibt es { $count } Gegenstand.
   *[other] { FORM($room, "in") } gibt es { $count } Gegenstände.
}
nemesis-log-looked-at-room = { $secret ->
    [yes] { $token_too ->
        [yes] { FORM($who, "start") } sieht sich geheim Raum { $number } an und entdeckt { FORM($tile, "acc") } mit { FORM($token, "a-dat") }.
       *[no] { FORM($who, "start") } sieht sich geheim Raum { $number } an und entdeckt { FORM($tile, "acc") }.
    }
   *[no] { FORM($who, "start") } sieht sich geheim Raum { $number } an.
}
nemesis-log-noise-roll = { FORM($who, "start") } führt einen Geräuschwurf durch: { $face }.
nemesis-log-reroll = { FORM($who, "start") } wirft „{ $card }“ ab, um den Wurf mit { FORM($item, "dat") } zu wiederholen.
nemesis-log-slime-betrays = Der Schleim verrät { FORM($who, "acc") }: Aus Stille wird Gefahr.
nemesis-log-noise = Geräusch { FORM($place, "in") }.
nemesis-log-noise-cleared = Die Geräusche rings um { FORM($room, "acc") } verstummen.
nemesis-log-danger = Gefahr { FORM($room, "in") }!


## Was geschah: Xenos

nemesis-log-token-drawn = { $blank ->
    [yes] Aus dem Xeno-Beutel kommt { FORM($token, "the") }.
   *[no] Aus dem Xeno-Beutel kommt { FORM($token, "a") }.
}
nemesis-log-intruder-appears = { FORM($kind, "a-start") } erscheint { FORM($room, "in") }.
nemesis-log-first-intruder = Der erste Xeno ist erschienen, und alle behalten ein Ziel.
nemesis-log-objective-kept = { $secret ->
    [yes] { FORM($who, "start") } behält das Ziel „{ $objective }“.
   *[no] { FORM($who, "start") } behält ein Ziel.
}
nemesis-log-no-miniature = Es ist keine Figur „{ $kind }“ mehr übrig.
nemesis-log-intruder-moves = { FORM($kind, "a-start") } bewegt sich { FORM($origin, "from") } { FORM($room, "to") }.
nemesis-log-intruder-vanishes = { FORM($kind, "a-start") } verlässt { FORM($room, "acc") } und verschwindet.
nemesis-log-bag-gains = In den Xeno-Beutel kommt ein Plättchen „{ $kind }“.
nemesis-log-door-holds = { FORM($kind, "a-start") } kann die Tür { FORM($place, "in") } nicht zerstören.
nemesis-log-surprise = { FORM($kind, "a-start") } führt einen Überraschungsangriff auf { FORM($who, "acc") } aus.
nemesis-log-attack = { $hits ->
    [yes] { FORM($kind, "a-start") } greift { FORM($who, "acc") } an: { $attack }.
   *[no] { FORM($kind, "a-start") } greift { FORM($who, "acc") } an, doch „{ $attack }“ passt nicht zu dieser Art.
}
nemesis-log-shrugged-off = { FORM($who, "start") } ignoriert den Angriff dank { FORM($item, "dat") }.
nemesis-log-infested = Eine Larve befällt { FORM($who, "acc") }.
nemesis-log-transformed = { FORM($kind, "start") } wird zum Brüter.
nemesis-log-injured = { FORM($kind, "start") } erleidet { $count } Schaden.
# $blood: die Summe der Blutwerte; $retreat: ob ein Pfeil gezogen wurde
nemesis-log-injury-check = { $retreat ->
    [yes] Schadensprüfung gegen { FORM($kind, "acc") }: Flucht.
   *[no] Schadensprüfung gegen { FORM($kind, "acc") }: { $blood }.
}
nemesis-log-intruder-killed = { FORM($kind, "start") } stirbt { FORM($room, "in") }.
nemesis-log-retreats = { FORM($kind, "start") } flieht durch Korridor { $number }.
nemesis-log-intruder-heals = { FORM($kind, "a-start") } verliert bis zu 2 Schaden.
nemesis-log-intruders-heal = Jeder Xeno verliert bis zu 2 Schaden.
nemesis-log-egg-laid = { $count ->
    [one] Die Königin legt ein Ei; im Nest liegt nun { $count }.
   *[other] Die Königin legt ein Ei; im Nest liegen nun { $count }.
}
nemesis-log-nest-egg-gone = { $count ->
    [0] Das letzte Ei verschwindet aus dem Nest.
    [one] Ein Ei verschwindet aus dem Nest; { $count } ist übrig.
   *[other] Ein Ei verschwindet aus dem Nest; { $count } sind übrig.
}
nemesis-log-nest-destroyed = Das Nest ist zerstört.
nemesis-log-egg-destroyed = Ein Ei wird { FORM($room, "in") } zerstört.
nemesis-log-weakness = { FORM($who, "start") } analysiert { FORM($item, "acc") } und deckt eine Schwäche auf: „{ $weakness }“.


## Was geschah: Kampf und Wunden

# $target: "known" mit $kind, "gone", wenn das Ziel nicht mehr auf dem Spielplan ist, oder "egg"
nemesis-log-shoots = { $target ->
    [known] { FORM($who, "start") } schießt mit { FORM($item, "dat") } auf { FORM($kind, "acc") }.
    [egg] { FORM($who, "start") } schießt mit { FORM($item, "dat") } auf die Eier.
   *[gone] { FORM($who, "start") } schießt mit { FORM($item, "dat") } auf einen Xeno.
}
nemesis-log-melee = { $target ->
    [known] { FORM($who, "start") } greift { FORM($kind, "acc") } im Nahkampf an.
    [egg] { FORM($who, "start") } greift die Eier im Nahkampf an.
   *[gone] { FORM($who, "start") } greift einen Xeno im Nahkampf an.
}
nemesis-log-combat-roll = { FORM($who, "start") } würfelt „{ $face }“ mit dem Kampfwürfel.
nemesis-log-missed = { FORM($who, "start") } fügt { FORM($kind, "dat") } keinen Schaden zu.
nemesis-log-thrown = { FORM($who, "start") } wirft { FORM($item, "acc") } { FORM($room, "to") }.
nemesis-log-light-wound = { FORM($who, "start") } erleidet eine Leichte Wunde ({ $cause }).
nemesis-log-serious-wound = { FORM($who, "start") } erleidet eine Schwere Wunde ({ $cause }): { $wound }.
nemesis-log-light-healed = { $count ->
    [one] { FORM($who, "start") } heilt { $count } Leichte Wunde.
   *[other] { FORM($who, "start") } heilt { $count } Leichte Wunden.
}
nemesis-log-dressed = { FORM($who, "start") } verbindet eine Schwere Wunde: { $wound }.
nemesis-log-healed = { FORM($who, "start") } heilt eine Schwere Wunde: { $wound }.
# $somewhere: "no" für alle, die mit dem Schiff oder am Ende verloren gehen
nemesis-log-died = { $somewhere ->
    [yes] { FORM($who, "start") } stirbt { FORM($room, "in") } ({ $cause }).
   *[no] { FORM($who, "start") } überlebt nicht ({ $cause }).
}
nemesis-log-revived = Der AutoDoc belebt { FORM($who, "acc") } { FORM($room, "in") } wieder.
nemesis-log-contaminated = { FORM($who, "start") } nimmt eine Kontaminationskarte.
nemesis-log-scanned = { $secret ->
    [yes] { $count ->
        [one] { FORM($who, "start") } scannt { $count } Kontaminationskarte: { $infected } infiziert, { $removed } entfernt.
       *[other] { FORM($who, "start") } scannt { $count } Kontaminationskarten: { $infected } infiziert, { $removed } entfernt.
    }
   *[no] { $count ->
        [one] { FORM($who, "start") } scannt { $count } Kontaminationskarte: { $removed } entfernt.
       *[other] { FORM($who, "start") } scannt { $count } Kontaminationskarten: { $removed } entfernt.
    }
}
nemesis-log-cured = { $count ->
    [0] { FORM($who, "start") } hat keine Kontaminationskarten zu scannen.
    [one] { FORM($who, "start") } scannt { $count } Kontaminationskarte: { $removed } entfernt.
   *[other] { FORM($who, "start") } scannt { $count } Kontaminationskarten: { $removed } entfernt.
}
nemesis-log-larva = { FORM($who, "start") } trägt eine Larve in sich.
nemesis-log-larva-removed = { FORM($who, "start") } ist die Larve los.
nemesis-log-eclosion-scan = { $larva ->
    [yes] { $count ->
        [one] { FORM($who, "start") } zieht { $count } Karte, scannt die Kontamination und bekommt eine Larve.
       *[other] { FORM($who, "start") } zieht { $count } Karten, scannt die Kontamination darunter und bekommt eine Larve.
    }
   *[no] { $count ->
        [one] { FORM($who, "start") } zieht { $count } Karte und findet keine Infektion.
       *[other] { FORM($who, "start") } zieht { $count } Karten und findet keine Infektion darunter.
    }
}
nemesis-log-slimed = { FORM($who, "start") } ist mit Schleim bedeckt.
nemesis-log-washed = { FORM($who, "start") } ist den Schleim los.


## Was geschah: Gegenstände und Objekte

nemesis-log-searches = { FORM($who, "start") } durchsucht { FORM($room, "acc") }.
nemesis-log-looked-at-items = { $secret ->
    [yes] { FORM($who, "start") } sieht sich { FORM($items, "acc") } an.
   *[no] { $count ->
        [one] { FORM($who, "start") } sieht sich { $count } Karte vom { FORM($colour, "adjective-acc") } Gegenstandsdeck an.
       *[other] { FORM($who, "start") } sieht sich { $count } Karten vom { FORM($colour, "adjective-acc") } Gegenstandsdeck an.
    }
}
nemesis-log-found = { $secret ->
    [yes] { FORM($who, "start") } behält { FORM($item, "acc") }.
   *[no] { FORM($who, "start") } behält einen { FORM($colour, "adjective-acc") } Gegenstand.
}
nemesis-log-found-heavy = { FORM($who, "start") } findet { FORM($item, "acc") }.
nemesis-log-took = { FORM($who, "start") } nimmt { FORM($item, "acc") } an sich.
nemesis-log-dropped = { FORM($who, "start") } lässt { FORM($item, "acc") } fallen.
nemesis-log-spent-item = { FORM($who, "start") } verbrennt { FORM($item, "acc") }.
nemesis-log-loaded = { FORM($who, "start") } lädt { FORM($item, "acc") } mit { $count } Munition auf.
nemesis-log-attached = { FORM($who, "start") } rüstet { FORM($weapon, "acc") } mit { FORM($item, "dat") } aus.
nemesis-log-taped = { FORM($who, "start") } klebt { FORM($items, "acc") } zusammen.
nemesis-log-crafted = { FORM($who, "start") } stellt { FORM($item, "acc") } aus { FORM($components, "dat") } her.
nemesis-log-quest-activated = { FORM($who, "start") } aktiviert { FORM($item, "acc") }.
nemesis-log-trade = { FORM($who, "start") } beginnt { FORM($room, "in") } einen Handel.
nemesis-log-trade-refused = { FORM($who, "start") } und { FORM($target, "the") } werden nicht handelseinig.
# $way: "swap", "gift" (nur $given) oder "return" (nur $taken)
nemesis-log-traded = { $way ->
    [swap] { FORM($who, "start") } gibt { FORM($target, "dat") } { FORM($given, "acc") } für { FORM($taken, "acc") }.
    [gift] { FORM($who, "start") } gibt { FORM($target, "dat") } { FORM($given, "acc") }.
   *[return] { FORM($target, "start") } gibt { FORM($who, "dat") } { FORM($taken, "acc") }.
}


## Was geschah: das Schiff

nemesis-log-fire = Feuer bricht { FORM($room, "in") } aus.
nemesis-log-fire-out = Das Feuer { FORM($room, "in") } erlischt.
nemesis-log-malfunction = Fehlfunktion { FORM($room, "in") }.
nemesis-log-repaired = Die Fehlfunktion { FORM($room, "in") } ist behoben.
nemesis-log-door-opened = Die Tür { FORM($place, "in") } öffnet sich.
nemesis-log-door-closed = Die Tür { FORM($place, "in") } schließt sich.
nemesis-log-door-destroyed = Die Tür { FORM($place, "in") } wird zerstört.
nemesis-log-airlock-started = { FORM($who, "start") } startet die Luftschleusen-Notfallprozedur für { FORM($room, "acc") }.
nemesis-log-airlock-cancelled = Die Luftschleusen-Notfallprozedur für { FORM($room, "acc") } wird abgebrochen.
nemesis-log-vented = Die Luftschleuse reißt alles { FORM($room, "in") } ins All.
nemesis-log-signal = { FORM($who, "start") } sendet ein Signal.
nemesis-log-checked-engine = { $secret ->
    [yes] { FORM($who, "start") } prüft geheim Triebwerk { $engine }: { $state }.
   *[no] { FORM($who, "start") } prüft geheim Triebwerk { $engine }.
}
nemesis-log-worked-on-engine = { $changed ->
    [yes] { FORM($who, "start") } arbeitet an Triebwerk { $engine } und ändert seinen Zustand.
   *[no] { FORM($who, "start") } arbeitet an Triebwerk { $engine } und lässt es, wie es ist.
}
nemesis-log-checked-coordinates = { $secret ->
    [yes] { FORM($who, "start") } prüft geheim die Koordinaten: A { $a }, B { $b }, C { $c }, D { $d }.
   *[no] { FORM($who, "start") } prüft geheim die Koordinaten.
}
nemesis-log-destination = { FORM($who, "start") } setzt das Flugziel auf { $space }.
nemesis-log-saw-objective = { $secret ->
    [yes] { FORM($who, "start") } sieht geheim, worauf { FORM($target, "the") } aus ist: { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "start") } sieht sich geheim ein Ziel { FORM($target, "gen") } an.
}
nemesis-log-looked-at-event = { $secret ->
    [yes] { FORM($who, "start") } sieht sich geheim das nächste Ereignis an: „{ $event }“.
   *[no] { FORM($who, "start") } sieht sich geheim das nächste Ereignis an.
}
# $where: "top" oder "bottom"
nemesis-log-event-placed = { $where ->
    [top] { FORM($who, "start") } lässt die Ereigniskarte oben liegen.
   *[bottom] { FORM($who, "start") } legt die Ereigniskarte unter das Deck.
}
nemesis-log-self-destruct-started = Die Selbstzerstörungssequenz startet.
nemesis-log-self-destruct-stopped = { FORM($who, "start") } stoppt die Selbstzerstörungssequenz.
# $armed: ob die Selbstzerstörung läuft; $self_destruct: Felder, bis sie das Schiff zerstört; $time: das erreichte Feld
nemesis-log-time = { $armed ->
    [yes] Die Zeit rückt auf Feld { $time } vor; noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    } bis zum Sprung, { $self_destruct } bis zur Selbstzerstörung.
   *[no] Die Zeit rückt auf Feld { $time } vor; noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    } bis zum Sprung.
}
nemesis-log-hibernation-opens = Die Schlafkapseln öffnen sich.
nemesis-log-event = Ereignis „{ $event }“: Die Xenos bewegen sich durch Korridor { $number }.


## Was geschah: Flucht und Ende

nemesis-log-attempt-failed = { FORM($who, "start") } wird unterbrochen, und der Versuch misslingt.
nemesis-log-boarded = { FORM($who, "start") } steigt in Rettungskapsel { $pod }.
nemesis-log-left-pod = { FORM($who, "start") } kehrt { FORM($room, "to") } zurück.
nemesis-log-thrown-out = Ein Xeno jagt { FORM($who, "acc") } aus der Kapsel { FORM($room, "to") }.
nemesis-log-launched = { FORM($who, "start") } startet Rettungskapsel { $pod }.
nemesis-log-escaped = { FORM($who, "start") } entkommt.
nemesis-log-pod-unlocked = Rettungskapsel { $pod } wird entriegelt.
nemesis-log-pod-locked = Rettungskapsel { $pod } wird verriegelt.
nemesis-log-pod-lost = Rettungskapsel { $pod } wird abgeworfen.
nemesis-log-hibernates = { FORM($who, "start") } geht in den Kälteschlaf.
nemesis-log-nobody-awake = An Bord ist niemand mehr wach.
nemesis-log-ending = { $cause }
nemesis-log-ship-lost = Das Schiff ist mit allem an Bord verloren.
nemesis-log-no-survivors = Niemand überlebt.
# $same: "working" oder "damaged", wenn alle drei es sind, sonst "no"
nemesis-log-engines-revealed = { $same ->
    [working] Alle drei Triebwerke sind funktionstüchtig.
    [damaged] Alle drei Triebwerke sind beschädigt.
   *[no] Die Triebwerke 1 bis 3 sind der Reihe nach { $engines }.
}
nemesis-log-arrived = Das Schiff erreicht { FORM($planet, "acc") }.
nemesis-log-final-scan = { $infected ->
    [0] { FORM($who, "start") } ist nicht infiziert.
   *[other] { FORM($who, "start") } ist infiziert.
}
nemesis-log-final-draw = { $contaminated ->
    [0] { FORM($who, "start") } zieht { FORM($cards, "quoted") }, und keine Kontamination ist darunter.
   *[other] { FORM($who, "start") } zieht { FORM($cards, "quoted") }: Die Infektion bricht aus.
}
nemesis-log-objective-judged = { $met ->
    [yes] { FORM($who, "start") } gewinnt mit { FORM($objectives, "quoted") }.
   *[no] { FORM($who, "start") } hat { FORM($objectives, "quoted") } nicht erfüllt.
}
nemesis-log-group-judged = { $met ->
    [yes] Alle Ziele sind erfüllt: Ihr gewinnt gemeinsam.
   *[no] Die Ziele sind nicht erfüllt: Ihr verliert gemeinsam.
}


## Was geschah: der Xeno-Spieler

nemesis-log-hunter = { FORM($who, "start") } spielt von nun an die Xenos.
nemesis-log-hunter-drew = { $secret ->
    [yes] { FORM($who, "start") } zieht „{ $hunt }“.
   *[no] { FORM($who, "start") } zieht eine Xeno-Aktionskarte.
}
# $use: "move", "attack" oder "effect"
nemesis-log-hunts = { $use ->
    [move] { FORM($who, "start") } spielt „{ $hunt }“, um einen Xeno zu bewegen.
    [attack] { FORM($who, "start") } spielt „{ $hunt }“, um anzugreifen.
   *[effect] { FORM($who, "start") } spielt „{ $hunt }“, um den Effekt zu nutzen.
}
