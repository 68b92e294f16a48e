## What is staged at the table: moments, reports, curtains; and the settings for them

web-stage-go-on = Dál
web-stage-go-on-hint = Ťukni kamkoli nebo stiskni mezerník
web-stage-read = Přečteno
web-stage-read-hint = Ťukni kamkoli nebo stiskni Enter
web-stage-again = Ukázat znovu
web-pace = Tempo
web-pace-normal = Běžné
web-pace-fast = Rychlé
web-pace-instant = Okamžité
web-pace-now = Tempo: { $pace }
web-settings-moments = Velké okamžiky
web-moments-all = Všechny
web-moments-first = První svého druhu
web-moments-reports = Jako krátké zprávy
