# Cards of Star Saga and of what is on its board, opened to be read.

web-saga-read = Leggi { $card }
web-saga-back = Indietro
web-saga-automaton = Giocata dall’Artificial Nexus
web-saga-card-at = Casella { $square }
web-saga-card-level = Livello { $level }
web-saga-card-value = Valore di Rinforzo { $value }
web-saga-card-charges = { $count ->
    [one] 1 carica
   *[other] { $count } cariche
}
web-saga-card-numbers = Movimento { $move }, Tiro { $shoot }, Assalto { $assault }, Difesa { $defence }
web-saga-card-door = { $dice ->
    [one] Blocca la vista finché è chiusa. Contro gli attacchi tira 1 dado.
   *[other] Blocca la vista finché è chiusa. Contro gli attacchi tira { $dice } dadi.
}
web-saga-card-point = Finché è attivo, qui entrano i rinforzi del Nexus.
web-saga-card-downed = Un Mercenario su questa casella può prendere con un’Azione l’equipaggiamento lasciato qui.
web-saga-sight-obstacle = Si vede oltre; chi sta dietro è in Copertura.
web-saga-sight-blocking = Blocca la vista.
web-saga-sight-clear = Ci si vede attraverso e non dà Copertura.
web-saga-sort-nexus = Carta Nexus
web-saga-sort-event = Carta Evento
web-saga-sort-skill = Carta Abilità
web-saga-sort-equipment = Carta Equipaggiamento
web-saga-sort-deployable = Equipaggiamento Dispiegabile
web-saga-sort-weapon = Arma
web-saga-sort-ability = Abilità Speciale
web-saga-sort-feat = Prodezza
web-saga-sort-power = Potere Psionico
web-saga-sort-mode = Modalità del telaio
web-saga-type-normal = Si gioca nella Fase del Nexus
web-saga-type-remains = Rimane in Gioco
web-saga-type-reaction = Reazione
web-saga-type-interrupt = Interruzione
web-saga-colour-green = Equipaggiamento comune
web-saga-colour-blue = Equipaggiamento raro
web-saga-colour-black = Oggetto di Missione
web-saga-reach-short = Gittata Corta
web-saga-reach-long = Gittata Lunga
web-saga-reach-unlimited = Gittata Illimitata
web-saga-reach-template = Arma a Sagoma
web-saga-reach-blade = Assalto Ravvicinato
web-saga-symbol-furthest = il più avanzato
web-saga-symbol-wounded = il più ferito
web-saga-symbol-engaged = in più archi frontali
web-saga-symbol-exposed = il più esposto al tiro
web-saga-symbol-circle-red = segnalino rosso
web-saga-symbol-circle-blue = segnalino blu
web-saga-symbol-circle-green = segnalino verde
web-saga-symbol-circle-yellow = segnalino giallo
web-saga-symbol-circle-purple = segnalino viola
web-saga-symbol-circle-orange = segnalino arancione
