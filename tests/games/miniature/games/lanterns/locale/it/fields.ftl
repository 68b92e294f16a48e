# Nomi dei campi del tavolo, per schermate che non sanno altro del gioco.

lanterns-field-mode = Modalità
lanterns-field-scenario = Scenario
lanterns-field-step = Fase
lanterns-field-round = Round
lanterns-field-turn = Turno
lanterns-field-actions = Azioni rimaste
lanterns-field-choice = Scelta
lanterns-field-vows-left = Giuramenti rimasti
lanterns-field-lantern = Lanterna
lanterns-field-lit = Accesa
lanterns-field-by = Accesa da
lanterns-field-flames = Fiamme
lanterns-field-lost = Fiamme perse
lanterns-field-kindled = Lanterne accese
lanterns-field-pack = Zaino
lanterns-field-oil = Olio
lanterns-field-played = Giocate
lanterns-field-hand = Mano
lanterns-field-vows = Giuramenti
lanterns-field-put-aside = Scartato
lanterns-field-keeper = Custode
lanterns-field-dazzled = Abbagliato
lanterns-field-options = Opzioni
lanterns-field-seats = Posti
lanterns-field-deck = Mazzo
lanterns-field-cards = Carte
lanterns-field-top = In cima
lanterns-field-bottom = In fondo
lanterns-field-discard = Scarti
lanterns-field-winners = Vincitori
lanterns-field-rounds = Round
lanterns-field-burning = Lanterne accese
lanterns-field-pledges = Giuramenti
lanterns-field-wanderers = Viandanti
lanterns-field-role = Ruolo
lanterns-field-seat = Posto
lanterns-field-vow = Giuramento
lanterns-field-kept = Mantenuto

lanterns-field-campaign = Campagna
lanterns-field-chapters = Capitoli
lanterns-field-won = Vinto
lanterns-field-choices = Portato con sé
lanterns-field-pilgrims = Viandanti
lanterns-field-embers = Braci
lanterns-field-keepsake = Ricordo

lanterns-step-deal = Partenza
lanterns-step-vows = Giuramenti
lanterns-step-tale = Racconto
lanterns-step-wanderer = Viandanti
lanterns-step-keeper = Custode
lanterns-step-dusk = Crepuscolo
lanterns-step-over = Fine

# A Vow that was put aside is still a Vow.
lanterns-put-aside-kindler = { lanterns-vow-kindler }
lanterns-put-aside-unhurt = { lanterns-vow-unhurt }
lanterns-put-aside-brave = { lanterns-vow-brave }
lanterns-put-aside-spendthrift = { lanterns-vow-spendthrift }
lanterns-put-aside-saver = { lanterns-vow-saver }
lanterns-put-aside-silent = { lanterns-vow-silent }
