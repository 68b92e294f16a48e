# Tra le missioni di Star Saga: la squadra, il Mantenimento, il negozio, i livelli, ciò che la campagna ricorda.

web-saga-level = Livello
web-saga-member-level = Livello { $level }
web-saga-member-raised = +{ $count }
web-saga-member-new = novità
web-saga-member-gone = persa o consumata
web-saga-member-fell = a terra in missione
web-saga-member-no-cards = Niente equipaggiamenti né abilità oltre alla propria carta
web-saga-member-wounds = { $count ->
    [one] resta 1 ferita
   *[other] restano { $count } ferite
}
web-saga-member-points = { $count ->
    [one] 1 Punto Vittoria
   *[other] { $count } Punti Vittoria
}
web-saga-member-tokens = { $count ->
    [one] 1 segnalino da spendere
   *[other] { $count } segnalini da spendere
}
web-saga-member-progress = { $points } su { $most }
web-saga-member-experience = Esperienza: { $points } su { $most }; segnalini Esperienza: { $tokens }
web-saga-between = La squadra dopo la missione
web-saga-between-after = Dopo «{ $mission }»
web-saga-step-wounds = Ferite
web-saga-step-gear = Equipaggiamento a terra
web-saga-step-regroup = Riorganizzazione
web-saga-step-shop = Negozio
web-saga-step-levels = Livelli
web-saga-regroup-hint = Ogni carta può cambiare proprietario. Scegli una carta, poi chi la riceve.
web-saga-regroup-to = Chi riceve «{ $card }»?
web-saga-shop = Il negozio di Blaine
web-saga-shop-hint = I punti si conservano di missione in missione, i crediti no: ciò che non spendi ora va perso. Blaine non ricompra nulla.
web-saga-shop-send = Invia Punti Vittoria a Blaine
web-saga-shop-have = { $count ->
    [one] 1 punto rimasto, vale { $worth }
   *[other] { $count } punti rimasti, valgono { $worth }
}
web-saga-shop-rate = { $points } per { $credits }
web-saga-shop-credits = { $count ->
    [one] credito
   *[other] crediti
}
web-saga-shop-credits-word = crediti
web-saga-shop-short = ne mancano { $count }
web-saga-shop-buy = Compra
web-saga-shop-learn = Impara
web-saga-shop-once = un solo uso
web-saga-shop-times = { $times ->
    [2] prezzo doppio
   *[3] prezzo triplo
}, sulla carta { $cost }
web-saga-shop-common = Equipaggiamenti comuni
web-saga-shop-rare = Equipaggiamenti rari
web-saga-shop-skills = Abilità
web-saga-slot-body = corpo: ne funziona uno solo
web-saga-slot-shield = scudo: ne funziona uno solo
web-saga-slot-weapon = arma
web-saga-growth-level = Sali al livello { $level }
web-saga-growth-attribute = Nuovo attributo
web-saga-growth-cost = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
web-saga-level-up = Livello { $level }: tieni un’abilità
web-saga-level-hint = Vale da subito e in ogni missione successiva. Le altre carte tornano nel mazzo.
web-saga-level-keep = Tieni questa
web-saga-level-from-to = da { $before } a { $after }
web-saga-attribute = Un nuovo attributo
web-saga-attribute-hint = D’ora in poi gli avanzamenti comprendono le sue abilità, e in negozio costano il doppio invece del triplo.
web-saga-attribute-none = Nessuna sua abilità è rimasta.
web-saga-team-recommended = La Squadra Ideale
web-saga-team-cards = Inoltre, per chi vorrai tu:
web-saga-build = Squadra a tua scelta
web-saga-build-left = di { $of } crediti rimasti
web-saga-build-people = Chi si può ingaggiare
web-saga-build-hire = Ingaggia
web-saga-build-veteran = Prendi con tutto ciò che ha
web-saga-build-dismiss = Congeda
web-saga-build-return = restituisci
web-saga-build-outfit = Scegli l’equipaggiamento
web-saga-build-for = Per { $who }
web-saga-sheet-nobody = Nessuno è ancora stato ingaggiato. La prima missione comincia con la squadra che scegliete.
web-saga-sheet-remembered = Che cosa ricorda Deepwell
web-saga-sheet-nothing = Finora non è successo nulla che qualcuno ricorderebbe.
web-saga-sheet-road = La strada fin qui
web-saga-sheet-won = vinta
web-saga-sheet-lost = persa
web-saga-finale-won = Missioni vinte
web-saga-finale-lost = Missioni perse
web-saga-finale-standing = Mercenari alla fine
web-saga-finale-skills = Abilità imparate
web-saga-finale-cards = Carte negli zaini
web-saga-finale-points = Punti Vittoria rimasti
web-saga-flag-way-stairs = Siete scesi dalle scale.
web-saga-flag-way-lift = Siete scesi con il montacarichi.
web-saga-flag-case-yes = Avete con voi la valigetta sigillata.
web-saga-flag-ghost-yes = Nessuno vi ha visti negli alloggi del personale.
web-saga-flag-pass-yes = Avete il lasciapassare di un ufficiale.
web-saga-flag-patient-yes = Avete aiutato la paziente della clinica.
web-saga-flag-okoro-dead = La comandante Okoro è morta.
web-saga-flag-heron-free = Airone è con voi, illesa.
web-saga-flag-heron-hurt = Airone è con voi, ferita.
web-saga-flag-heron-captive = Airone è stata catturata.
web-saga-flag-heron-dead = Airone è morta.
web-saga-flag-orchard-trapped = Il Frutteto è rinchiuso.
web-saga-flag-orchard-dead = Il Frutteto è morto.
web-saga-flag-core-yes = Avete il Nucleo Dati.
web-saga-flag-shrike-dead = L’Averla è morta.
web-saga-flag-shrike-bought = L’Averla è stata comprata.
web-saga-flag-serum-yes = Avete il Siero.
web-saga-flag-chovar-free = Vecchia Marea è libera.
web-saga-flag-chovar-dead = Vecchia Marea è morta.
web-saga-flag-truth-yes = Sapete chi ha venduto la Plague alla Mazon: Blaine.
web-saga-flag-cooled-yes = Il reattore è stato raffreddato.
web-saga-flag-burn-yes = Il reattore non si può più salvare.
web-saga-flag-relay-yes = Il relè è pronto a trasmettere.
web-saga-flag-hale-down = La direttrice Hale è a terra.
web-saga-flag-hale-hunting = La direttrice Hale vi dà la caccia.
web-saga-flag-deal-yes = Avete un accordo con Hale.
web-saga-flag-signal-yes = Il segnale è stato inviato.
web-saga-alert = Allerta: { $level } su 5
web-saga-ending-squad = La squadra prosegue
web-saga-ending-squad-last = La squadra alla fine
web-saga-ending-next = Può seguire: { $missions }.
web-saga-equipment-lost = Perso per sempre
