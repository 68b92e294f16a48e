# Obrazovky kolem stolu: úvod, nový stůl, tvoje hry, nastavení, o aplikaci.


## Rámec

web-title = { $page } – Starboard
web-close = Zavřít
web-cancel = Zrušit
web-nav = Hlavní nabídka
web-nav-home = Starboard, úvodní stránka
web-nav-games = Tvoje hry
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-nav-about = O Starboardu
web-language = Jazyk
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Tady nic není
web-nowhere-text = Tahle adresa nikam nevede. Odkaz je možná neúplný, nebo už je stůl sklizený.
