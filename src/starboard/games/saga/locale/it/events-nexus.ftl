# Che cosa è successo: il Nexus, le sue carte, i suoi modelli, e perché l’Artificial Nexus fa quel che fa.

saga-log-nexus-phase = Fase del Nexus del Round { $round }.
saga-log-nexus-phase-over = La Fase del Nexus è finita.
saga-log-nexus-drew = { $secret ->
    [yes] Il Nexus pesca { FORM($card, "quoted") } (carte in mano: { $hand }).
   *[no] Il Nexus pesca una carta (carte in mano: { $hand }).
}
saga-log-nexus-played = { $use ->
    [ability] Il Nexus gioca { FORM($card, "quoted") }.
    [reinforce] Il Nexus scarta { FORM($card, "quoted") } per invocare rinforzi.
    [bonus] Il Nexus scarta { FORM($card, "quoted") } per un’Attivazione Bonus.
    [reaction] Il Nexus reagisce con { FORM($card, "quoted") }.
    [interrupt] Il Nexus interrompe con { FORM($card, "quoted") }.
   *[unused] Il Nexus scarta { FORM($card, "quoted") } senza usarla.
}
saga-log-nexus-deck-shuffled = Il Mazzo Nexus viene rimescolato: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
saga-log-looked-at-deck = { $secret ->
    [yes] In cima al Mazzo Nexus: { FORM($cards, "quoted") }.
   *[no] { $count ->
        [one] Qualcuno guarda la prima carta del Mazzo Nexus.
       *[other] Qualcuno guarda le prime { $count } carte del Mazzo Nexus.
    }
}
saga-log-card-to-bottom = { FORM($who, "The") } mette la carta in fondo al Mazzo Nexus.
saga-log-event = Evento: { FORM($card, "quoted") }.
saga-log-event-removed = L’Evento { FORM($card, "quoted") } esce dal gioco.
saga-log-remains-in-play = { FORM($card, "quoted") } Rimane in Gioco.
saga-log-left-play = { FORM($card, "quoted") } non è più in gioco.
saga-log-agents-effect = Tutti gli Agenti sono sotto l’effetto di { FORM($source, "quoted") }{ saga-log-until }.


## L’Artificial Nexus

saga-log-artificial-card = L’Artificial Nexus rivela { FORM($card, "quoted") }.
saga-log-reinforcement-card = Per i rinforzi l’Artificial Nexus rivela { FORM($card, "quoted") }: valore { $value }.
# $acts: whether a Minion acts instead
saga-log-no-valid-target = Ora { FORM($card, "quoted") } non può fare nulla. { $acts ->
    [yes] Agisce invece l’Agente più vicino al Bersaglio.
   *[no] Nessun Agente può agire al suo posto.
}
saga-log-target = { $by_card ->
    [yes] Bersaglio di { FORM($card, "quoted") }: { $who } ({ $reason }).
   *[no] Bersaglio: { $who } ({ $reason }).
}
saga-log-card-used-for = { FORM($card, "quoted") } si applica { FORM($who, "to") }: { $reason }.
saga-log-nexus-decided = { $asked ->
    [nearest] A pari distanza minima { FORM($target, "from") }, l’Artificial Nexus sceglie { FORM($chosen, "the") }.
    [furthest] A pari distanza massima { FORM($target, "from") }, l’Artificial Nexus sceglie { FORM($chosen, "the") }.
    [target] Più Mercenari possono essere il Bersaglio: l’Artificial Nexus sceglie { FORM($chosen, "the") }.
    [call] Più Agenti hanno lo stesso costo: l’Artificial Nexus invoca { FORM($chosen, "a") }.
    [point] Più Punti di Rinforzo sono ugualmente vicini: l’Artificial Nexus sceglie { FORM($chosen, "the") }.
    [door] Più porte sono ugualmente vicine: l’Artificial Nexus sceglie { FORM($chosen, "the") }.
    [mission] L’Artificial Nexus risponde a una domanda della missione.
   *[other] A parità di condizioni l’Artificial Nexus decide: { $chosen }.
}
saga-log-plans = { FORM($who, "The") } { $action ->
    [shoot] sta per sparare { FORM($target, "to") } ({ $reason })
    [assault] sta per assalire { FORM($target, "the") } ({ $reason })
    [door] si occupa { FORM($door, "of") }
    [take] sta per prendere ciò che si trova lì
    [mission] sta per fare qualcosa che offre solo questa missione
    [ability] sta per usare { FORM($ability, "quoted") }
    [walk] { $aimed ->
        [yes] si dirige verso { FORM($target, "the") } ({ $reason })
       *[no] si dirige verso { $square }
    }
   *[stay] { $aimed ->
        [yes] tiene d’occhio { FORM($target, "the") } ({ $reason })
       *[no] non ha nulla da fare
    }
}.
saga-reason-open = il bersaglio più vicino allo scoperto
saga-reason-covered = il bersaglio più vicino; tutti sono in Copertura
saga-reason-nearest = il bersaglio più vicino
saga-reason-engaging-target = è il Bersaglio e gli sta addosso
saga-reason-engaging = lo tiene nel proprio arco frontale
saga-reason-from-behind = alle spalle
saga-reason-most-wounded = chi ha più ferite
saga-reason-revenge = per vendetta
saga-reason-in-the-way = chi sbarra la strada
saga-reason-furthest = chi è più lontano dalla partenza
saga-reason-wounded = chi ha più ferite
saga-reason-engaged = chi è in più archi frontali
saga-reason-exposed = chi è più esposto ai tiri
saga-reason-circle-red = cerchio rosso
saga-reason-circle-blue = cerchio blu
saga-reason-circle-green = cerchio verde
saga-reason-circle-yellow = cerchio giallo
saga-reason-circle-purple = cerchio viola
saga-reason-circle-orange = cerchio arancione
saga-reason-last-turn = chi ha svolto l’ultimo Turno
saga-reason-anybody = chi resiste meno; nessuno ha ancora agito
saga-reason-target = il Bersaglio
saga-reason-target-or-nearest = il Bersaglio o, se non è possibile, chi è più vicino
saga-reason-nearest-to-target = la distanza minima dal Bersaglio
saga-reason-most-expensive = il costo più alto
saga-reason-most-shields = chi ha più Scudi Energetici
saga-reason-most-hit = colpisce più bersagli
saga-reason-most-shooters = sotto il tiro di più Agenti
saga-reason-shot-at-target = il tiro migliore contro il Bersaglio
saga-reason-shot-at-any = il tiro migliore; il Bersaglio è fuori tiro


## Chi manda

saga-log-activated = { $bonus ->
    [yes] { FORM($who, "The") } agisce in un’Attivazione Bonus.
   *[no] { FORM($who, "The") } si attiva.
}
saga-log-called = Arriva { FORM($kind, "a") }: aspetta presso { FORM($point, "the") }.
saga-log-waits-at = { FORM($who, "The") } ora aspetta presso { FORM($point, "the") }.
saga-log-back-to-supply = { FORM($who, "The") } torna nella riserva.
saga-log-points-lost = { $value ->
    [one] { $value } punto per i rinforzi va perso.
   *[other] { $value } punti per i rinforzi vanno persi.
}
saga-log-turned-into = { FORM($who, "The") } diventa { FORM($kind, "a") }.
saga-log-power = { $any ->
    [yes] { FORM($who, "The") } usa { FORM($power, "quoted") }; bersagli possibili: { $targets }.
   *[no] { FORM($who, "The") } tenta { FORM($power, "quoted") }, ma non può colpire nessuno.
}
saga-log-point-active = { FORM($point, "The") } è attivo.
saga-log-point-deactivated = { FORM($point, "The") } è disattivato.
saga-log-point-placed = Compare { FORM($point, "a") }.
saga-log-point-removed = { FORM($point, "The") } scompare.
