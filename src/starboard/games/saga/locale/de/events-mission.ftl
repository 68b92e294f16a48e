# Was geschehen ist: was nur manche Missionen tun.

saga-log-mission-answer = Die Antwort: „{ $answer }“.
saga-log-feature-changed = { $change ->
    [belts-state] Die Förderbänder { $value ->
        [run] laufen jetzt, wie sie sollen
        [stop] stehen jetzt still
        [reverse] laufen jetzt rückwärts
       *[fast] tragen jetzt doppelt so weit
    }.
    [spore-beds-state] { $value ->
        [on] Die Sporen sind wieder aktiv.
       *[off] Die Sporen sind fort.
    }
    [pulse-skip] { $number ->
        [0] Der Reaktor ist nicht mehr gedämpft.
        [one] Der Reaktor ist gedämpft: Sein nächster Puls bleibt aus.
       *[other] Der Reaktor ist gedämpft: Seine nächsten { $number } Pulse bleiben aus.
    }
    [pulse-extra] { $number ->
        [0] Die Überspannung des Reaktors ist vorbei.
       *[other] Der Reaktor steht unter Überspannung: In dieser Runde trifft er auch das nächste Viertel.
    }
    [pulse-dice] { $number ->
        [0] Der Reaktor schlägt nicht mehr zu.
        [one] Von jetzt an trifft der Reaktor mit { $number } Würfel.
       *[other] Von jetzt an trifft der Reaktor mit { $number } Würfeln.
    }
    [burn-line-row] Die Brandlinie steigt.
    [burn-line-hold] { $number ->
        [0] Nichts hält die Brandlinie mehr auf.
        [one] Die Brandlinie ist { $number } Runde lang aufgehalten.
       *[other] Die Brandlinie ist { $number } Runden lang aufgehalten.
    }
    [burn-line-faster-from] Ab Runde { $number } steigt die Brandlinie schneller.
   *[other] { $feature ->
        [belts] Die Förderbänder laufen jetzt anders.
        [glass] Das Glas hat sich verändert.
        [spore-beds] Die Sporenbeete haben sich verändert.
        [shelves] Die Regale bewegen sich jetzt anders.
        [pulse] Der Takt des Reaktors ändert sich.
        [burn-line] Das Feuer verhält sich jetzt anders.
       *[other] An diesem Ort hat sich etwas verändert.
    }
}
saga-log-complexity = Die Operation „{ $operation }“ hat jetzt Komplexität { $complexity }.
saga-log-kinds = Von jetzt an darf der Nexus rufen: { $kinds }.
saga-log-ally = { FORM($who, "start") } steht jetzt auf der Seite der Söldner.
saga-log-removed = { FORM($who, "start") } verlässt den Spielplan.
saga-log-tokens = { FORM($piece, "start") }, { $token ->
    [charge] angebrachte Sprengsätze
    [loose-charge] gelöste Sprengsätze
   *[other] Marker
}: { $number }.
saga-log-card-lies = { FORM($card, "quoted") } liegt jetzt auf { $at }.
saga-log-card-taken = { FORM($who, "start") } nimmt { FORM($card, "quoted") }.
saga-log-card-dropped = { FORM($who, "start") } lässt { FORM($card, "quoted") } auf { $at } fallen.
saga-log-card-burnt = { FORM($card, "quoted") } ist verbrannt.
saga-log-door-sealed = { FORM($door, "start") } ist endgültig versiegelt.
saga-log-field-opened = { FORM($field, "start") } erlischt.
saga-log-field-closed = { FORM($field, "start") } schaltet sich ein.
saga-log-field-blocked = { FORM($field, "start") } kann sich nicht einschalten: Jemand steht darin.
saga-log-device-turned = { $to ->
    [on] { FORM($device, "start") } läuft jetzt.
   *[off] { FORM($device, "start") } ist jetzt abgeschaltet.
}
saga-log-spores = { FORM($who, "start") } steht mitten in den Sporen.
saga-log-pulse = Der Reaktor schlägt { $sector ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
} zu. { $any ->
    [yes] Getroffen: { $hit }
   *[no] Niemand wird getroffen
}.
saga-log-burn-line = Das Feuer hat Reihe { $row } erreicht.
saga-log-items-burnt = Was { FORM($fallen, "the") } fallen ließ, ist verbrannt.
saga-log-point-burnt = { FORM($point, "start") } ist verbrannt.
saga-log-slide-chosen = Der Künstliche Nexus will { FORM($shelf, "acc") } bewegen.
saga-log-shelf-rolls = { FORM($shelf, "start") } rollt an den anderen Platz.
saga-log-shelf-crushes = { FORM($shelf, "start") } klemmt jemanden ein: { $hit }.
saga-log-carried = Das Förderband trägt { FORM($who, "acc") } nach { $square }.
saga-log-card-carried = Das Förderband trägt { FORM($card, "quoted") } nach { $at }.
saga-log-counter-carried = Das Förderband trägt nach { $at }, was { FORM($who, "the") } fallen ließ.
