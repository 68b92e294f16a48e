# Rivedere una partita finita.

web-replay = Replay
web-replay-about = La partita e il suo diario
web-replay-loading = Recupero della partita
web-replay-back = Torna alle tue partite
web-replay-eyes = Vista con gli occhi di
web-replay-open = Tutto scoperto
web-replay-seat = Posto { $number }
web-replay-log = Diario
web-replay-crew = Equipaggio
web-replay-controls = Comandi del replay
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-step-back = Un passo indietro
web-replay-step-on = Un passo avanti
web-replay-turn-back = Al turno precedente
web-replay-turn-on = Al turno successivo
web-replay-position = Punto della partita
web-replay-place = Turno { $turn } · passo { $step } di { $of }
web-replay-speed = Velocità: { $speed }×. Cambia
web-replay-times = { $speed }×
web-replay-ending = Com'è finita
web-replay-save = Salva su file
web-replay-fork = Continua da qui
web-replay-fork-lead = Si apre un nuovo tavolo che ricorda la partita fino al passo che stai guardando. Tu prendi un posto, i bot prendono gli altri, e la sorte si estrae di nuovo.
web-replay-fork-seat = Quale posto prendi?
web-replay-fork-start = Continua a giocare
