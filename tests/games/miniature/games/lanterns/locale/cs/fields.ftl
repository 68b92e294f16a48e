# Názvy údajů stolu pro obrazovky, které o hře nic jiného nevědí.

lanterns-field-mode = Režim
lanterns-field-scenario = Scénář
lanterns-field-step = Fáze
lanterns-field-round = Kolo
lanterns-field-turn = Tah
lanterns-field-actions = Zbývající akce
lanterns-field-choice = Volba
lanterns-field-vows-left = Zbývající sliby
lanterns-field-lantern = Lucerna
lanterns-field-lit = Hoří
lanterns-field-by = Kdo ji zapálil
lanterns-field-flames = Plameny
lanterns-field-lost = Ztracené plameny
lanterns-field-kindled = Zapálené lucerny
lanterns-field-pack = Výbava
lanterns-field-oil = Olej
lanterns-field-played = Zahráno
lanterns-field-hand = Ruka
lanterns-field-vows = Sliby
lanterns-field-put-aside = Odloženo
lanterns-field-keeper = Strážce
lanterns-field-dazzled = Oslněný
lanterns-field-options = Volby
lanterns-field-seats = Místa
lanterns-field-deck = Balíček
lanterns-field-cards = Karty
lanterns-field-top = Navrchu
lanterns-field-bottom = Vespod
lanterns-field-discard = Odhozeno
lanterns-field-winners = Vítězové
lanterns-field-rounds = Kola
lanterns-field-burning = Hořící lucerny
lanterns-field-pledges = Sliby
lanterns-field-wanderers = Poutníci
lanterns-field-role = Role
lanterns-field-seat = Místo
lanterns-field-vow = Slib
lanterns-field-kept = Dodržen

lanterns-field-campaign = Kampaň
lanterns-field-chapters = Kapitoly
lanterns-field-won = Vyhráno
lanterns-field-choices = Vzato s sebou
lanterns-field-pilgrims = Poutníci
lanterns-field-embers = Žhavé uhlíky
lanterns-field-keepsake = Památka

lanterns-step-deal = Na cestu
lanterns-step-vows = Sliby
lanterns-step-tale = Vyprávění
lanterns-step-wanderer = Poutníci
lanterns-step-keeper = Strážce
lanterns-step-dusk = Soumrak
lanterns-step-over = Konec

# A Vow that was put aside is still a Vow.
lanterns-put-aside-kindler = { lanterns-vow-kindler }
lanterns-put-aside-unhurt = { lanterns-vow-unhurt }
lanterns-put-aside-brave = { lanterns-vow-brave }
lanterns-put-aside-spendthrift = { lanterns-vow-spendthrift }
lanterns-put-aside-saver = { lanterns-vow-saver }
lanterns-put-aside-silent = { lanterns-vow-silent }
