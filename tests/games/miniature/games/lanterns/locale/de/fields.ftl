# Namen der Felder des Tisches, für Anzeigen, die sonst nichts vom Spiel wissen.

lanterns-field-mode = Modus
lanterns-field-scenario = Szenario
lanterns-field-step = Phase
lanterns-field-round = Runde
lanterns-field-turn = Zug
lanterns-field-actions = Aktionen übrig
lanterns-field-choice = Gewählt
lanterns-field-vows-left = Gelübde übrig
lanterns-field-lantern = Laterne
lanterns-field-lit = Brennt
lanterns-field-by = Entzündet von
lanterns-field-flames = Flammen
lanterns-field-lost = Verlorene Flammen
lanterns-field-kindled = Entzündete Laternen
lanterns-field-pack = Gepäck
lanterns-field-oil = Öl
lanterns-field-played = Gespielt
lanterns-field-hand = Hand
lanterns-field-vows = Gelübde
lanterns-field-put-aside = Weggelegt
lanterns-field-keeper = Hüter
lanterns-field-dazzled = Geblendet
lanterns-field-options = Optionen
lanterns-field-seats = Plätze
lanterns-field-deck = Stapel
lanterns-field-cards = Karten
lanterns-field-top = Obenauf
lanterns-field-bottom = Zuunterst
lanterns-field-discard = Abgelegt
lanterns-field-winners = Gewonnen haben
lanterns-field-rounds = Runden
lanterns-field-burning = Brennende Laternen
lanterns-field-pledges = Gelübde
lanterns-field-wanderers = Wanderer
lanterns-field-role = Rolle
lanterns-field-seat = Platz
lanterns-field-vow = Gelübde
lanterns-field-kept = Gehalten

lanterns-field-campaign = Kampagne
lanterns-field-chapters = Kapitel
lanterns-field-won = Gewonnen
lanterns-field-choices = Mitgenommen
lanterns-field-pilgrims = Wanderer
lanterns-field-embers = Glut
lanterns-field-keepsake = Andenken

lanterns-step-deal = Aufbruch
lanterns-step-vows = Gelübde
lanterns-step-tale = Erzählung
lanterns-step-wanderer = Wanderer
lanterns-step-keeper = Hüter
lanterns-step-dusk = Dämmerung
lanterns-step-over = Ende

# A Vow that was put aside is still a Vow.
lanterns-put-aside-kindler = { lanterns-vow-kindler }
lanterns-put-aside-unhurt = { lanterns-vow-unhurt }
lanterns-put-aside-brave = { lanterns-vow-brave }
lanterns-put-aside-spendthrift = { lanterns-vow-spendthrift }
lanterns-put-aside-saver = { lanterns-vow-saver }
lanterns-put-aside-silent = { lanterns-vow-silent }
