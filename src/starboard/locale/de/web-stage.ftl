## What is staged at the table: moments, reports, curtains; and the settings for them

web-stage-go-on = Weiter
web-stage-go-on-hint = Irgendwo tippen oder Leertaste
web-stage-read = Gelesen
web-stage-read-hint = Irgendwo tippen oder Eingabetaste
web-stage-again = Noch einmal zeigen
web-pace = Tempo
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-now = Tempo: { $pace }
web-settings-moments = Große Augenblicke
web-moments-all = Alle
web-moments-first = Der erste jeder Art
web-moments-reports = Als kurze Meldung
