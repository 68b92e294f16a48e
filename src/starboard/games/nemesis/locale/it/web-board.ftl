## Il tabellone di Nemesis nel browser: ciò che ne dicono gli screen reader, i pulsanti, una riga di atmosfera

web-nemesis-ship = La nave. Con i tasti freccia percorri i Corridoi.
web-nemesis-whole-ship = Tutta la nave

# L'elenco cresce di una parte alla volta.
web-nemesis-listed = { $some }, { $more }
web-nemesis-room = Stanza { $number }, { $name }
web-nemesis-room-unexplored = Stanza { $number }, inesplorata
web-nemesis-you = tu
web-nemesis-intruder = { $injuries ->
    [0] { $kind }
    [one] { $kind } con 1 Danno
   *[other] { $kind } con { $injuries } Danni
}
web-nemesis-eggs = { $count ->
    [0] nessun Uovo
    [one] 1 Uovo
   *[other] { $count } Uova
}
web-nemesis-items = { $count ->
    [one] 1 Strumento
   *[other] { $count } Strumenti
}
web-nemesis-hibernation = camere di Ibernazione aperte
web-nemesis-venting = Procedura di emergenza Airlock
web-nemesis-known = lo sai solo tu: { $what }
web-nemesis-corridor = Corridoio { $numbers } verso la Stanza { $room }{ $noise ->
    [yes] , Rumore
   *[no] {""}
}{ $door ->
    [closed] , Portellone Chiuso
    [destroyed] , Portellone Distrutto
   *[open] {""}
}
web-nemesis-entrance = Ingresso di un Corridoio Tecnico { $numbers }{ $noise ->
    [yes] , Rumore
   *[no] {""}
}
web-nemesis-passage = Corridoio { $numbers } tra la Stanza { $a } e la Stanza { $b }{ $noise ->
    [yes] , Rumore
   *[no] {""}
}{ $door ->
    [closed] , Portellone Chiuso
    [destroyed] , Portellone Distrutto
   *[open] {""}
}
web-nemesis-token = { $token } ({ $count })
web-nemesis-course = Rotta { $space }
web-nemesis-engine-working = Funzionante
web-nemesis-engine-damaged = Danneggiato

web-nemesis-pod = Capsula di Salvataggio { $number }, Sezione { $section }
web-nemesis-pod-locked = Bloccata
web-nemesis-pod-unlocked = Sbloccata
web-nemesis-pod-gone = Non c’è più

web-nemesis-attack = Attacco
web-nemesis-surprise = Attacco a Sorpresa
web-nemesis-light-wound = Ferita Leggera
web-nemesis-died = Mort{ grammar-who }
web-nemesis-self-destruct = Autodistruzione
web-nemesis-first-intruder = Il primo Intruso
web-nemesis-nest-destroyed = Nido Distrutto
web-nemesis-turn = Turno { $turn }

web-nemesis-fiction-draft = Sei nomi su sei coperchi. Uno è il tuo.
web-nemesis-fiction-objective = C’è qualcosa a bordo. Adesso devi sapere perché sei qui.
web-nemesis-fiction-where = La nave si raffredda e scricchiola. Ogni Corridoio è uguale all’altro.
web-nemesis-fiction-flee = Voltagli le spalle e colpirà.
web-nemesis-fiction-screens = Immagini grigie, una dopo l’altra. In alcune qualcosa si muove.
web-nemesis-fiction-aim = Espira. Poi spara.
web-nemesis-fiction-struck = È più veloce di quanto dovrebbe essere una cosa così grande.
web-nemesis-fiction-react = Un battito di cuore, e puoi ancora fare qualcosa.
web-nemesis-fiction-listen = Eccolo di nuovo.
web-nemesis-fiction-doors = Acciaio spesso una mano. Reggerà per un po’.
web-nemesis-fiction-pod = Due posti, una leva e una lunga strada verso casa.
web-nemesis-fiction-engine = Solo tu hai visto che cosa c’è dietro questo pannello.
web-nemesis-fiction-course = Un piccolo gesto della mano, e tutti volano da un’altra parte.
web-nemesis-fiction-search = Armadietti, cassetti, vite altrui.
web-nemesis-fiction-trade = Vi guardate le mani, non negli occhi.
web-nemesis-fiction-combat = Sa che sei qui.
web-nemesis-fiction-fire = L’aria ti brucia in gola.
web-nemesis-fiction-countdown = La voce dal soffitto conta, e non ha fretta.
web-nemesis-fiction-larva = Qualcosa ti si muove sotto le costole.
web-nemesis-fiction-nest = Qui il pavimento è caldo, e morbido.
web-nemesis-fiction-malfunction = Da un pannello aperto cadono scintille.
web-nemesis-fiction-awake = Hai freddo, la testa è pesante e sul pavimento c’è un corpo.
web-nemesis-fiction-company = Qui c’è qualcun altro. Non è sempre una buona notizia.
web-nemesis-fiction-alone = Solo il tuo respiro e il ronzio della nave.
