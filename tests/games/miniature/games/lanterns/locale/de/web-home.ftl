# Laternen unter den anderen Spielen, und die Kapitel seiner Regeln.

web-lanterns-name = Laternen
web-lanterns-home-tale = Erhellt die Halle, bevor die Nacht um ist. Im Dunkeln geht etwas um.

web-lanterns-chapter-setup = Aufbruch
web-lanterns-chapter-turn = Die Nacht
web-lanterns-chapter-walk = Gehen
web-lanterns-chapter-sight = Sicht
web-lanterns-chapter-kindle = Entzünden
web-lanterns-chapter-throw = Werfen
web-lanterns-chapter-card = Karten
web-lanterns-chapter-flare = Lichtblitze
web-lanterns-chapter-strike = Schläge
web-lanterns-chapter-douse = Löschen
web-lanterns-chapter-keeper = Der Hüter
web-lanterns-chapter-out = Erloschen
web-lanterns-chapter-end = Das Ende
web-lanterns-chapter-vow = Gelübde
web-lanterns-chapter-tale = Die Seite
web-lanterns-chapter-campaign = Die Kampagne
