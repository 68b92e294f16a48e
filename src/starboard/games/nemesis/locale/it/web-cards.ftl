## Plans and cards of things on the board of Nemesis

web-nemesis-plan = { $action }: { $target }
web-nemesis-plan-with = { $kind } ({ $item })
web-nemesis-card-room = Stanza { $number }
web-nemesis-card-here = Stanza { $number } · sei qui
web-nemesis-card-far = { $count ->
    [one] Stanza { $number } · accanto a te
   *[other] Stanza { $number } · a { $count } Corridoi
}
web-nemesis-card-unexplored = Nessuno è ancora stato qui. La tessera si gira quando qualcuno entra.
web-nemesis-card-broken = Malfunzionamento: la Stanza è fuori uso finché non viene riparata.
web-nemesis-card-fire = Fuoco: chi termina un round qui subisce una Ferita Leggera.
web-nemesis-card-asleep = Le camere di Ibernazione sono ancora chiuse.
web-nemesis-card-awake = Le camere di Ibernazione sono aperte.
web-nemesis-card-intruder = Intruso · { $room }
web-nemesis-card-injuries = Danni: { $count }
web-nemesis-card-corridor = Corridoio { $numbers }
web-nemesis-card-between = Tra la Stanza { $a } e la Stanza { $b }
web-nemesis-card-door-open = Il passaggio è libero.
web-nemesis-card-door-closed = Un Portellone Chiuso: nessuno passa finché non viene aperto o distrutto.
web-nemesis-card-door-destroyed = Il Portellone è Distrutto e non può più essere chiuso.
web-nemesis-card-noise = Rumore: se si sente di nuovo qui, arriva qualcosa.
web-nemesis-card-pod-label = Via di fuga
web-nemesis-card-pod = In una Capsula di Salvataggio Sbloccata si entra dalla sua Sezione di Evacuazione, e poi la si lancia.
