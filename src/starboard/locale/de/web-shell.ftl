# Die Seiten rund um den Tisch: Start, neuer Tisch, deine Partien, Einstellungen, Über Starboard.


## Der Rahmen

web-title = { $page } – Starboard
web-close = Schließen
web-cancel = Abbrechen
web-nav = Hauptmenü
web-nav-home = Starboard, Startseite
web-nav-games = Deine Partien
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über Starboard
web-language = Sprache
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Hier draußen ist nichts
web-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig, oder der Tisch ist schon abgeräumt.
