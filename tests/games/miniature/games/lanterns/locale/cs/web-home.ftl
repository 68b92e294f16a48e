# Lucerny mezi ostatními hrami a kapitoly jejich pravidel.

web-lanterns-name = Lucerny
web-lanterns-home-tale = Rozsviťte sál, než noc skončí. Ve tmě něco chodí.

web-lanterns-chapter-setup = Vyražení
web-lanterns-chapter-turn = Noc
web-lanterns-chapter-walk = Chůze
web-lanterns-chapter-sight = Pohled
web-lanterns-chapter-kindle = Zapalování
web-lanterns-chapter-throw = Házení
web-lanterns-chapter-card = Karty
web-lanterns-chapter-flare = Záblesky
web-lanterns-chapter-strike = Rány
web-lanterns-chapter-douse = Zhášení
web-lanterns-chapter-keeper = Strážce
web-lanterns-chapter-out = Vyhaslí
web-lanterns-chapter-end = Konec
web-lanterns-chapter-vow = Sliby
web-lanterns-chapter-tale = Stránka
web-lanterns-chapter-campaign = Kampaň
