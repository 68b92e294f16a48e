## Plans and cards of things on the board of Nemesis

web-nemesis-plan = { $action }: { $target }
web-nemesis-plan-with = { $kind } ({ $item })
web-nemesis-card-room = Raum { $number }
web-nemesis-card-here = Raum { $number } · du bist hier
web-nemesis-card-far = { $count ->
    [one] Raum { $number } · nebenan
   *[other] Raum { $number } · { $count } Korridore entfernt
}
web-nemesis-card-unexplored = Hier war noch niemand. Das Plättchen wird umgedreht, sobald jemand hereinkommt.
web-nemesis-card-broken = Fehlfunktion: Der Raum ist außer Betrieb, bis er repariert wird.
web-nemesis-card-fire = Feuer: Wer hier einen Zug beendet, erleidet eine Leichte Wunde.
web-nemesis-card-asleep = Die Schlafkapseln sind noch geschlossen.
web-nemesis-card-awake = Die Schlafkapseln sind offen.
web-nemesis-card-intruder = Xeno · { $room }
web-nemesis-card-injuries = Schaden: { $count }
web-nemesis-card-corridor = Korridor { $numbers }
web-nemesis-card-between = Zwischen Raum { $a } und Raum { $b }
web-nemesis-card-door-open = Der Weg ist frei.
web-nemesis-card-door-closed = Eine geschlossene Tür: Niemand kommt durch, bis sie geöffnet oder zerstört wird.
web-nemesis-card-door-destroyed = Die Tür ist zerstört und lässt sich nicht mehr schließen.
web-nemesis-card-noise = Geräusch: Wird hier noch eines gehört, kommt etwas.
web-nemesis-card-pod-label = Weg vom Schiff
web-nemesis-card-pod = Eine entriegelte Rettungskapsel kann man von ihrer Evakuierungssektion aus betreten und starten.
