# Turno di Notte: le pagine della missione.

saga-page-m3-briefing = Turno di Notte
saga-page-m3-briefing-1 = Le tre del mattino, ora della stazione. Le scale sbucano negli alloggi del personale: un anello di corridoi attorno a una mensa, luci basse, pantofole davanti alle porte. Nessuno qui sa che esistete. Sarebbe bello che restasse così.
saga-page-m3-briefing-2 = L’ascensore per scendere è a sud, dietro la porta di un atrio che obbedisce solo al lasciapassare di un ufficiale. L’ufficiale è sveglio e legge. Due Guardie dormono. In mensa litigano per una partita a carte, e altre tre fanno la ronda pensando alla colazione.
saga-page-m3-briefing-3 = Potete prendere il lasciapassare dalla cabina dell’ufficiale. Potete anche forzare la porta, e farvi sentire. Per strada ci sono stanze piene di roba d’altri. Quante ne visitate è una questione tra voi, la vostra coscienza e l’orologio.

saga-page-m3-start = Luci spente
saga-page-m3-start-1 = Qualcuno russa a due voci. Una lampada ronza. Oltre la parete della mensa un uomo impreca, calmo e a lungo, contro una coppia di nove. Siete ombre con troppe armi. Camminate dietro alla gente, non davanti; e se qualcuno deve proprio guardare, che guardi qualcun altro di voi.

saga-page-m3-clinic = Orario di visita
saga-page-m3-clinic-1 = Luce bianca, piastrelle bianche, due Tecnici. Uno continua a contare flaconi. L’altra sta seduta sul bordo di un letto, tossisce nella manica e vi guarda dritto negli occhi. Si porta un dito alle labbra. Non è chiaro chi di voi debba fare silenzio.

saga-page-m3-patient = Un passaggio
saga-page-m3-patient-1 = «Non ho visto nessuno», dice. «Nessuno lo vedo benissimo. Scendete? Portatemi al giardino. So che cosa ho. Vorrei averlo in un posto verde.» In cambio offre quello che sa: il laboratorio delle capsule, porta per porta.

saga-page-m3-officer = Il lettore
saga-page-m3-officer-1 = Siede alla scrivania a schiena dritta, con un libro appoggiato alla lampada. La giacca è sulla sedia, abbottonata. Sul mobile alle sue spalle c’è quello per cui siete venuti, o almeno qualcosa di piatto sotto un berretto. Volta pagina. Non sbadiglia.

saga-page-m3-ranger = Qualcuno è sveglio
saga-page-m3-ranger-1 = L’atrio è vuoto, tranne un Ranger accanto all’ascensore, in pieno assetto, alle tre del mattino. Niente libro, niente carte, niente sedia. Guarda una parete, poi quella dopo. Deve aver dormito bene.

saga-page-m3-detection = Stivali
saga-page-m3-detection-1 = Comincia con un grido e una sedia che cade. Poi le luci, tutte, e stivali, e nomi gridati lungo i corridoi. Nella camerata qualcuno chiede che ore sono. È tardi.

saga-page-m3-shift-change = Cambio di turno
saga-page-m3-shift-change-1 = Suona una campanella, educata. Lungo tutto il corridoio si aprono le porte, e il turno del mattino esce con i capelli bagnati e l’asciugamano al collo. Vi guarda. Lo guardate. Poi tutti si mettono a correre.

saga-page-m3-won-1 = Ancora più giù
saga-page-m3-won-1-1 = Le porte dell’ascensore si chiudono su un corridoio pieno di pantofole. Qualcuno della squadra ha preso un mazzo di carte, qualcun altro un vasetto di marmellata. Si scende. Secondo il pannello la prossima fermata si chiama GIARDINO: dev’essere uno scherzo.

saga-page-m3-lost-1 = Buonanotte
saga-page-m3-lost-1-1 = Vi portano via sui materassi da cui li avete svegliati. L’ufficiale ha messo il segnalibro e si è infilato la giacca. Trova il tutto, dice, deludente: era appena arrivato al delitto.

saga-page-m3-lost-2 = Mattina
saga-page-m3-lost-2-1 = Le lampade passano dal giallo al bianco. È pronta la colazione, e non c’è più un corridoio senza fila. Uscite dalla lavanderia, camminando all’indietro, e lasciate l’ascensore a chi qui ci lavora.
