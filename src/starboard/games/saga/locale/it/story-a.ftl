# Lupo Solitario: le pagine della missione.

saga-page-a-briefing = Lupo Solitario
saga-page-a-briefing-1 = «Il campo è chiuso a chi non ha i documenti», dice Blaine. «Voi i documenti non li avete. Avete il capitano Dulinsky, e un tubo di scolo.»
saga-page-a-briefing-2 = Tre ore dopo Erika Dulinsky striscia sui gomiti sotto il campo di atterraggio di Eiras, in una galleria delle pompe che sa di ruggine e della minestra di qualcuno. Il resto della squadra aspetta dietro la porta di servizio, in fondo. Si apre solo da questo lato.
saga-page-a-briefing-3 = Tra lei e la serratura ci sono due persone: un Tecnico che si annoia e una Guardia che non si annoia affatto. La serratura risponde al Terminale nell’angolo opposto.

saga-page-a-start = Sotto il campo
saga-page-a-start-1 = Qualcosa gocciola, senza fretta. In fondo alla galleria una striscia di luce passa sotto la porta di servizio, e nella luce si vedono due paia di stivali e un paio di cingoli. Hanno avuto l’ordine di aspettare in silenzio. Ci provano.

saga-page-a-knocks = Tre colpi
saga-page-a-knocks-1 = Il chiavistello cede con uno schiocco che devono aver sentito anche di sopra. Dall’altra parte arrivano tre colpi: breve, breve, impaziente. Sbloccata non vuol dire aperta, e alle spalle le pompe hanno smesso di girare per ascoltare.

saga-page-a-won-1 = Con comodo, eh
saga-page-a-won-1-1 = La porta si apre. «Con comodo, eh», dice Devil, e passa la soglia come se qualcuno gli stesse reggendo il battente. Dietro di lui Alyse conta i buchi nel muro e Curby si pulisce i cingoli su uno zerbino non suo. La squadra è dentro.

saga-page-a-lost-1 = Acqua bassa
saga-page-a-lost-1-1 = Le pompe ripartono, come ogni ora. Dietro la porta di servizio in tre aspettano un colpo che non arriva. Dopo venti minuti Blaine dice alla radio quello che dice sempre: che il piano era buono.
