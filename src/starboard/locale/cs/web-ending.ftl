## The page at the end of a game

web-ending-again = Hrát znovu
web-ending-again-alone = se stejnými boty
web-ending-again-together = se stejnými lidmi
web-ending-join = K novému stolu: { $name }
web-ending-invitation = Zahrajme si znovu: { $link }
web-ending-seats = Kdo to byl
web-ending-turning = Co rozhodlo
web-ending-turning-hint = Klepnutím otevřeš záznam v té chvíli
web-ending-turning-wait = Procházíme partii…
web-ending-watch = Přehrát odtud
web-ending-most = Zlom
web-ending-decision = Rozhodnutí { $number }
web-ending-figures = V číslech
web-ending-won = Výhra
web-ending-lost = Prohra
web-ending-out = Mimo hru
web-ending-you = ty
web-ending-back = Jak to skončilo
