## The page at the end of a game

web-ending-again = Gioca ancora
web-ending-again-alone = con gli stessi bot
web-ending-again-together = con le stesse persone
web-ending-join = Vai al nuovo tavolo di { $name }
web-ending-invitation = Giochiamo ancora: { $link }
web-ending-seats = Chi erano
web-ending-turning = Che cosa ha deciso
web-ending-turning-hint = Ognuno apre il replay in quel momento
web-ending-turning-wait = Riguardiamo la partita…
web-ending-watch = Guarda da qui
web-ending-most = La svolta
web-ending-decision = Decisione { $number }
web-ending-figures = In cifre
web-ending-won = Vittoria
web-ending-lost = Sconfitta
web-ending-out = Fuori gioco
web-ending-you = tu
web-ending-back = Com’è finita
