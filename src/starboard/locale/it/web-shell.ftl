# Le schermate intorno al tavolo: inizio, nuovo tavolo, le tue partite, impostazioni, informazioni.


## La cornice

web-title = { $page } – Starboard
web-close = Chiudi
web-cancel = Annulla
web-nav = Menu principale
web-nav-home = Starboard, pagina iniziale
web-nav-games = Le tue partite
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-about = Informazioni
web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Qui non c’è nulla
web-nowhere-text = Questo indirizzo non porta da nessuna parte. Forse il link è incompleto, o il tavolo è stato sparecchiato.
