# The page that introduces a game, and the coach beside a first game: what is the same for every game.

web-tutorial-eyebrow = Impara a giocare
web-tutorial-back = Pagina iniziale
web-tutorial-table = Primi passi
web-tutorial-start = Inizia
web-tutorial-start-of = Inizia: { $lesson }
web-tutorial-next = Avanti: { $lesson }
web-tutorial-played = giocata
web-coach = Guida
web-coach-fold = Richiudi la guida
web-coach-unfold = Mostra la guida
web-coach-news = La guida ha qualcosa da dirti
web-coach-next = Avanti (ancora { $count })
web-coach-heard = Capito
web-coach-quiet = Continua pure. Mi faccio viva quando succede qualcosa di nuovo.
web-coach-progress = { $done } su { $of }
web-coach-done = fatto
web-coach-open = ancora da fare
web-coach-advice = Il mio consiglio
web-coach-goal = Obiettivo:
web-coach-follow = Fallo
web-coach-wonder = Tu che cosa faresti?
web-coach-advised = la scelta della guida
