## What is staged at the table: moments, reports, curtains; and the settings for them

web-stage-go-on = Continua
web-stage-go-on-hint = Tocca ovunque o premi Spazio
web-stage-read = Ho letto
web-stage-read-hint = Tocca ovunque o premi Invio
web-stage-again = Mostra di nuovo
web-pace = Ritmo
web-pace-normal = Normale
web-pace-fast = Veloce
web-pace-instant = Immediato
web-pace-now = Ritmo: { $pace }
web-settings-moments = Grandi momenti
web-moments-all = Tutti
web-moments-first = Il primo di ogni tipo
web-moments-reports = Come brevi notizie
