# Co říká stránka, než promluví klient: vyhledávačům a prohlížečům bez JavaScriptu.
page-description = Stůl pro sci-fi deskové hry, který zná pravidla.
page-noscript = Aby Starboard mohl stůl nakreslit, potřebuje JavaScript.
