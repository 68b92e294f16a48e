# Was geschehen ist: Landung, Ende der Erkundung, Andocken.

vanguard-told-planet-found = Zurück auf einem bekannten Planeten: { $planet }.
# $left: noch ausstehende Würfe
vanguard-told-landing-rolled = { $left ->
    [0] Beim Anflug: { $face }. Es war der letzte Wurf.
    [one] Beim Anflug: { $face }. Noch { $left } Wurf.
   *[other] Beim Anflug: { $face }. Noch { $left } Würfe.
}
vanguard-told-landing-aborted = { $who } ist zu schwer verletzt: Die Landung wird abgebrochen.
vanguard-told-touchdown = Der Lander setzt in Sektor { $sector } auf.
vanguard-told-lander-moved = Der Lander kommt in Sektor { $sector }.
vanguard-told-lander-damaged = Der Lander ist beschädigt.
vanguard-told-evacuated = { $who } ist zu schwer verletzt: Notevakuierung.
vanguard-told-recalled = { $rounds ->
    [one] Nach { $rounds } Runde holt ein zweiter Lander das Team ab.
   *[other] Nach { $rounds } Runden holt ein zweiter Lander das Team ab.
}
vanguard-told-exploration-over = { $how ->
    [lift-off] Die Erkundung ist vorbei: Der Lander startet.
    [evacuation] Die Erkundung ist vorbei: Das Team wird evakuiert.
    [mission] Die Erkundung ist vorbei: Ihre Geschichte ist zu Ende.
    [aborted] Die Erkundung ist vor der Landung vorbei.
   *[nobody] Die Erkundung ist vorbei: Niemand ist mehr auf dem Planeten.
}
vanguard-told-left-behind = Für { FORM($card, "quoted") } ist kein Platz: Das bleibt zurück.
vanguard-told-unique-used-up = { FORM($card, "quoted") } hat seinen Zweck erfüllt und verlässt das Spiel.
vanguard-told-production-advances = Die Werkstatt hilft dem Schiff ({ $planet }): Seine Produktionsprojekte kommen voran.
vanguard-told-promoted = { $who } steigt auf Rang { $rank } auf.
vanguard-told-dice-bought = { $price ->
    [one] Jede Sektion erhält für { $price } Erfolgsplättchen einen Wilden Würfel.
   *[other] Jede Sektion erhält für { $price } Erfolgsplättchen einen Wilden Würfel.
}
