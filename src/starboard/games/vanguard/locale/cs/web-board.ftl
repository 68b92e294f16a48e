# The planet as it is drawn: Sectors, Paths, what lies and stands there.

web-vanguard-whole-planet = Ukázat celou planetu
web-vanguard-planet = Planeta: { $planet }
web-vanguard-sector = Sektor { $number }, { $name }
web-vanguard-sector-number = Sektor { $number }
web-vanguard-sector-closed = Zatím není ve hře.
web-vanguard-log = Záznam č. { $log }
web-vanguard-log-unread = Záznam č. { $log } se čte, jakmile sem někdo dorazí.
web-vanguard-lander = Výsadková loď
web-vanguard-lander-here = Stojí tu výsadková loď.
web-vanguard-core-here = Leží tu jádro.
web-vanguard-marks =
    { $count ->
        [1] { $mark }
       *[other] { $mark }: { $count }
    }
web-vanguard-token = Žeton výbavy: { $gear }
web-vanguard-icon-lander = Sektor výsadku: tady může přistát výsadková loď.
web-vanguard-icon-nomove = Zákaz přesunu: nikdo neodejde, dokud není cesta volná.
web-vanguard-icon-important = Důležité: stojí za to sem přijít.
web-vanguard-icon-final = Plně prozkoumáno.
web-vanguard-icon-nosave = Pro další návštěvy se neuchovává.
web-vanguard-path = Trasa mezi sektory { $from } a { $to }
web-vanguard-path-one-way = Trasa { $from } – { $to }, jen tímto směrem
web-vanguard-path-title = { $from } – { $to }
web-vanguard-path-closed = Teď se tudy projít nedá.
web-vanguard-one-way = Jednosměrná trasa
web-vanguard-both-ways = Trasa
web-vanguard-travel = Cena podle obecných podmínek.
web-vanguard-travel-icon = Symbol přesunu ({ $condition }): { $effect }
web-vanguard-threat = Hrozba
web-vanguard-threat-dulled =
    { $count ->
        [one] Její příští útok nic neudělá.
        [few] Její příští { $count } útoky nic neudělají.
       *[other] Jejích příštích { $count } útoků nic neudělá.
    }
web-vanguard-attack = Útok:
web-vanguard-danger = Kostka nebezpečí { $letter }
web-vanguard-done = hotovo
web-vanguard-once-visit = jednou za návštěvu
web-vanguard-once-ever = jen jednou
web-vanguard-track = { $at }/{ $length }
web-vanguard-time = Stupnice času: { $at }/{ $length }
