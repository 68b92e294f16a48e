# Che cosa dice la pagina prima che parli il client: ai motori di ricerca e ai browser senza JavaScript.
page-description = Un tavolo per giochi da tavolo di fantascienza che conosce le regole.
page-noscript = Per disegnare il tavolo, Starboard ha bisogno di JavaScript.
