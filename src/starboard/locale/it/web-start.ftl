# Che cosa dice il client prima di avere tutti i testi, o quando il server non risponde.

web-brand = Starboard
web-skip = Vai al contenuto
web-start-loading = Caricamento…
web-start-retry = Riprova
error-unreachable = Il server non risponde. Controlla la connessione e riprova: non hai perso nulla di ciò che hai fatto.
