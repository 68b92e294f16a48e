# How Star Saga can be begun: modes, roles, missions, options, shown where people choose.

## Modes

saga-mode-together = Contro l’Artificial Nexus
    .text = Da uno a quattro giocatori guidano i Mercenari. Sono le regole stesse a giocare il Nexus, e mostrano perché fa quello che fa.
saga-mode-versus = Contro un giocatore Nexus
    .text = Uno di voi comanda il Nexus: Agenti, carte e allarmi. Tutti gli altri guidano i Mercenari.

## Roles

saga-role-mercenaries = Mercenari
    .text = Uno o più della squadra. I Turni di ogni Round si dividono fra tutti voi.
saga-role-nexus = Nexus
    .text = Tutto ciò che sbarra la strada ai Mercenari. Una mano di carte, e rinforzi che non finiscono mai davvero.

## Missions

saga-scenario-a = Lupo Solitario
    .text = Il Capitano Dulinsky, da sola, nei condotti sotto il campo di atterraggio. I primi passi: muoversi, sparare, hackerare una porta.
saga-scenario-b = Due Chiavi
    .text = Dulinsky e Curby alla vecchia cisterna: il cancello si apre solo girando due chiavi in due stanze. Zone, operazioni e Scudi Energetici.
saga-scenario-c = Prova Antincendio
    .text = Una squadra intera, l’inceneritore e una sola scala su per il camino. La prima missione con una squadra tutta vostra.
saga-scenario-m1 = Documenti Falsi
    .text = I lasciapassare falsi non sono passati. L’hangar si chiude attorno a voi: oltre una porta bloccata fino alle scale, o attraverso il campo fino al montacarichi?
saga-scenario-m2 = La Dorsale
    .text = Due nastri trasportano di tutto lungo la dorsale di carico di Deepwell, voi compresi. Rumore, velocità e, da qualche parte, una valigetta sigillata.
saga-scenario-m3 = Turno di Notte
    .text = Le tre di notte negli alloggi del personale. Nessuno si è ancora accorto di voi; l’ascensore vuole il lasciapassare di un ufficiale, e l’ufficiale è sveglio.
saga-scenario-m4 = Giardino di Vetro
    .text = Airone è chiusa nella propria capsula d’isolamento, dietro lastre di vetro. Ciò che è scappato gira ancora tra le fioriere.
saga-scenario-m5 = Gli Scaffali Mobili
    .text = Un archivio con gli scaffali che scorrono, un nucleo dati nel caveau e una rivale che lavora al buio: Maren Voss, l’Averla.
saga-scenario-m6 = Gabbie Gentili
    .text = Un serraglio senza sbarre. Al centro vive Vecchia Marea, un Chovar, e parla con chiunque si avvicini troppo.
saga-scenario-m7 = Il Cuore
    .text = A Deepwell tutto dipende da un solo reattore. Raffreddatelo e lasciate tutto in piedi, o piazzate tre cariche sui suoi piloni.
saga-scenario-m8 = Le Condizioni di Hale
    .text = La direttrice Hale vi riceve dietro un vetro, con le guardie e un’offerta. Ha letto il vostro contratto, e ne ha uno migliore.
saga-scenario-m9 = Il Pozzo
    .text = Una sola via d’uscita: quattro pianerottoli dritti in su, mentre Deepwell viene bonificato piano per piano. Chi aspetta in cima dipende da ciò che avete fatto.

## Options

saga-option-ties-asked = I pareggi del Nexus li decidete voi
    .text = Quando l’Artificial Nexus ha più scelte di pari valore, al posto della regola sui pareggi decide il giocatore dopo l’ultimo che ha agito.
saga-option-counters-turned-up = Segnalini nuovi a ogni Round
    .text = All’inizio di un Round i segnalini di tutti i Mercenari tornano a faccia in su: chiunque può agire per primo.
saga-option-points-not-crossed = Punti di Rinforzo sbarrati
    .text = I Mercenari non possono nemmeno attraversare le caselle dei Punti di Rinforzo.
saga-option-no-shots-at-neighbours = Niente Tiri sui vicini
    .text = Nessuno può Sparare a un nemico su una casella adiacente. Sagome e attacchi che non richiedono la vista non cambiano.
saga-option-leaning-for-a-clear-shot = Sporgersi per un tiro pulito
    .text = Chi è al riparo e vede il bersaglio solo in Copertura può Sporgersi, se così ottiene un tiro senza Copertura.
saga-option-outnumbered-by-each = Ogni nemico conta
    .text = In un Assalto chi è in inferiorità numerica perde 1 dado per ogni nemico oltre il primo che lo ha nel proprio arco frontale.
saga-option-markers-hold-doors = I segnalini tengono aperte le Porte
    .text = Una Porta non si può chiudere finché nel passaggio c’è un segnalino Mercenario a Terra.
saga-option-supplies-shuffled-again = I Rifornimenti ritornano
    .text = Quando il mazzo dei Rifornimenti è esaurito, quelli già usati si rimescolano e ne formano uno nuovo.
saga-option-surplus-teaches-nothing = Le ferite in eccesso non contano
    .text = In una campagna danno Esperienza solo le ferite per cui la vittima aveva ancora una casella.
saga-option-shields-stop-hazards = Gli Scudi fermano le trappole
    .text = Gli Scudi Energetici assorbono anche le ferite di trappole, gas ed Eventi che non sono né uno Sparo né un Assalto.
saga-option-unaware-let-go = Gli inconsapevoli lasciano andare
    .text = Finché il Nexus è inconsapevole, i suoi Agenti non compiono Attacchi Gratuiti contro chi si Allontana.
saga-option-bosses-without-bonus = Niente bonus per i Boss
    .text = I Boss non si possono scegliere per le Attivazioni Bonus.
saga-option-generic-skills-double = Abilità Generiche al doppio
    .text = In una campagna un’abilità di tipo Generico acquistata con Crediti costa il doppio del valore stampato, non il triplo.
saga-option-unhurt-at-the-end = Curati in tempo
    .text = In una campagna l’Esperienza per una missione senza menomazioni va a chiunque non sia Menomato quando la missione è vinta.

## Campaigns

saga-campaign-lantern-job = L’affare Lanterna
    .text = Fino a nove missioni, sempre più in fondo a un laboratorio scavato in un pozzo. Ciò che la squadra trova, perde e risparmia decide dove andrà dopo.

## Endings

saga-ending-mercenaries = I Mercenari hanno vinto
saga-ending-nexus = Il Nexus ha vinto
saga-ended-all-fallen = Tutti i Mercenari sono stati eliminati.
saga-ended-standard-defeat = { $all ->
    [yes] L’intera squadra era Menomata o eliminata.
   *[no] Tre Mercenari erano Menomati o eliminati nello stesso momento.
}
saga-ended-clock = Il tempo era scaduto.
saga-ended-out = { $count ->
    [one] { FORM($who, "The") } è fuori: { $exit }.
   *[other] { FORM($who, "The") } sono fuori: { $exit }.
}
saga-ended-piece = { $state ->
    [open] { FORM($piece, "The") }: via libera.
    [closed] { FORM($piece, "The") }: passaggio chiuso.
    [on] { FORM($piece, "The") }: in funzione.
    [off] { FORM($piece, "The") }: fuori servizio.
   *[standing] { FORM($piece, "The") }: ancora in piedi.
}
saga-ended-eliminated = { $count ->
    [one] { FORM($who, "The") } è eliminat{ grammar-who }.
   *[other] Eliminati: { $who }.
}
saga-ended-crippled = { $count ->
    [one] { FORM($who, "The") } è Menomat{ grammar-who }.
   *[other] Menomati nello stesso momento: { $who }.
}
saga-ended-held = { $count ->
    [one] { FORM($who, "The") } ha tenuto { FORM($zone, "the") }.
   *[other] { FORM($who, "The") } hanno tenuto { FORM($zone, "the") }.
}
saga-ended-too-few = { $count ->
    [0] Nessun Mercenario era più in vita o in salvo.
    [one] Solo { FORM($who, "the") } era ancora in vita o in salvo.
   *[other] Solo { FORM($who, "the") } erano ancora in vita o in salvo.
}
saga-ended-had = Con loro: { FORM($card, "quoted") }.
saga-ended-lying = { $rounds ->
    [one] Per un intero Round nessuno si è curato di { FORM($card, "quoted") }.
   *[other] Per { $rounds } interi Round nessuno si è curato di { FORM($card, "quoted") }.
}
saga-ended-burn-line = Il fuoco ha raggiunto la fila { $row }.
saga-ended-revealed = Hanno trovato { FORM($zone, "the") }.
saga-ended-aware = { $aware ->
    [yes] Il Nexus sapeva dei Mercenari.
   *[no] Il Nexus non ha mai saputo dove fossero i Mercenari.
}
saga-ended-as-told = { $how }
saga-ended-goal-mercenaries = I Mercenari hanno fatto ciò per cui erano venuti.
saga-ended-goal-nexus = Il Nexus ha ottenuto ciò che voleva.

saga-bot-scripted = con un piano
