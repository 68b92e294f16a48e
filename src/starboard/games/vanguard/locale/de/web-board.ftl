# The planet as it is drawn: Sectors, Paths, what lies and stands there.

web-vanguard-whole-planet = Den ganzen Planeten zeigen
web-vanguard-planet = Der Planet: { $planet }
web-vanguard-sector = Sektor { $number }, { $name }
web-vanguard-sector-number = Sektor { $number }
web-vanguard-sector-closed = Noch nicht im Spiel.
web-vanguard-log = Protokoll { $log }
web-vanguard-log-unread = Protokoll { $log } wird gelesen, sobald jemand hier ankommt.
web-vanguard-lander = Lander
web-vanguard-lander-here = Hier steht der Lander.
web-vanguard-core-here = Hier liegt der Kern.
web-vanguard-marks =
    { $count ->
        [1] { $mark }
       *[other] { $mark }: { $count }
    }
web-vanguard-token = Ausrüstungsplättchen: { $gear }
web-vanguard-icon-lander = Lander-Sektor: Hier kann ein Lander aufsetzen.
web-vanguard-icon-nomove = Keine Bewegung: Niemand kommt hier weg, bis der Weg frei ist.
web-vanguard-icon-important = Wichtig: Hierher zu kommen lohnt sich.
web-vanguard-icon-final = Vollständig erkundet.
web-vanguard-icon-nosave = Bleibt für spätere Besuche nicht erhalten.
web-vanguard-path = Route zwischen { $from } und { $to }
web-vanguard-path-one-way = Route von { $from } nach { $to }, nur in diese Richtung
web-vanguard-path-title = { $from } – { $to }
web-vanguard-path-closed = Im Moment kein Durchkommen.
web-vanguard-one-way = Route in nur eine Richtung
web-vanguard-both-ways = Route
web-vanguard-travel = Der Preis der Globalen Bedingung.
web-vanguard-travel-icon = Reisesymbol ({ $condition }): { $effect }
web-vanguard-threat = Bedrohung
web-vanguard-threat-dulled =
    { $count ->
        [one] Ihr nächster Angriff bewirkt nichts.
       *[other] Ihre nächsten { $count } Angriffe bewirken nichts.
    }
web-vanguard-attack = Angriff:
web-vanguard-danger = Gefahrenwürfel { $letter }
web-vanguard-done = erledigt
web-vanguard-once-visit = einmal je Besuch
web-vanguard-once-ever = nur ein einziges Mal
web-vanguard-track = { $at } von { $length }
web-vanguard-time = Zeit-Track: { $at } von { $length }
