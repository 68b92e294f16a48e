# Perché qualcosa non si può scegliere: che cosa lo impedisce e, se c’è, che cosa fare invece.


## Movimento

saga-refusal-square-occupied = Questa casella è occupata. Scegline una libera.
saga-refusal-corner-too-narrow = Non si passa tra questi due angoli. Aggirali.
saga-refusal-no-stop-on-a-point = Un Punto di Rinforzo si può attraversare, ma nessun Mercenario può terminarvi il movimento.
saga-refusal-no-agent-ends-here = La missione non permette agli Agenti di terminare qui il movimento.
saga-refusal-only-straight-ahead = Al buio si può solo andare dritto.
saga-refusal-in-a-front-arc = Non nell’arco frontale di un nemico. Assali, oppure prima Allontanati.
saga-refusal-cannot-break-away = Wrath Menomato non può Allontanarsi. Resta e combatti.
saga-refusal-first-square-in-a-front-arc = Il primo passo di un Allontanamento non può portare nell’arco frontale di un nemico. Scegli un’altra casella.
saga-refusal-held-by-pressure = { saga-card-ps-deep-pressure.form-quoted } blocca questo modello: non può Allontanarsi.
saga-refusal-nowhere-to-land = Non c’è una casella libera in vista entro Gittata Corta su cui atterrare.


## Combattimento

saga-refusal-stunned = È stordito e in questo Round non può fare nulla.
saga-refusal-no-shoot-value = Non ha un valore di Tiro.
saga-refusal-no-assault-value = Non ha un valore di Assalto.
saga-refusal-no-ranged-weapon = Non ha un’Arma da Tiro.
saga-refusal-moved-too-far-for-weapon = Si è mosso troppo per sparare con quest’arma.
saga-refusal-nobody-to-shoot = Nessun bersaglio in vista e a gittata. Prima dell’Azione girati o avvicinati.
saga-refusal-nobody-in-front = Nell’arco frontale non c’è nessuno da assalire. Girati verso un nemico adiacente.
saga-refusal-weapon-spares-scenery = Quest’arma non può attaccare Elementi Scenici.
saga-refusal-target-next-to-friend = Un alleato è accanto a questo bersaglio. Assalilo, o scegline un altro.
saga-refusal-target-next-to-shooter = A questo tavolo non puoi Sparare a un nemico accanto a te. Assalilo.
saga-refusal-out-of-range = Il bersaglio è fuori gittata.
saga-refusal-out-of-arc = Il bersaglio è alle spalle di chi spara. Prima girati.
saga-refusal-too-dark = Il bersaglio è nascosto dall’Oscurità. Avvicinati.
saga-refusal-not-in-sight = Qualcosa blocca la Linea di Vista verso il bersaglio.


## Azioni

saga-refusal-only-assault-in-a-front-arc = Nell’arco frontale di un nemico l’unica Azione possibile è l’Assalto.
saga-refusal-no-door-in-front = Nell’arco frontale non c’è una porta.
saga-refusal-door-locked = La porta è bloccata. Hackera un Terminale, forza la serratura o distruggi la porta.
saga-refusal-access-denied = Accesso negato: questa porta non si sblocca così. La missione dice che cosa la apre.
saga-refusal-door-destroyed = La porta è distrutta e non si può più chiudere.
saga-refusal-somebody-in-the-doorway = Qualcosa occupa il vano della porta.
saga-refusal-marker-in-the-doorway = Un Mercenario a Terra nel passaggio tiene aperta questa Porta.
saga-refusal-zone-not-revealed = Il Nexus non apre porte verso una zona non ancora rivelata.
saga-refusal-never-at-doors = Non apre né chiude porte.
saga-refusal-no-tech = Non ha un valore di Tecnologia e non può hackerare.
saga-refusal-no-terminal-left = Non ci sono Terminali sulla plancia.
saga-refusal-no-terminal-in-front = Nell’arco frontale non c’è un Terminale. Mettiti accanto a uno e girati verso di esso.
saga-refusal-no-doors-from-here = Questo Terminale non sblocca porte. Cercane un altro.
saga-refusal-done-already = È già stato fatto, e funziona una volta sola.
saga-refusal-no-scenery-in-front = Nell’arco frontale non c’è nulla da perquisire.
saga-refusal-searched-already = È già stato perquisito.
saga-refusal-nobody-adjacent = Non c’è un altro Mercenario adiacente.
saga-refusal-nothing-to-trade = Nessuno dei due ha carte da scambiare.
saga-refusal-nobody-fell-here = Su questa casella non è caduto nessun Mercenario.
saga-refusal-nothing-left-here = Qui non è rimasto nulla da raccogliere.
saga-refusal-nothing-to-deploy = Non porta nulla da dispiegare.
saga-refusal-no-free-square = Nell’arco frontale non c’è una casella libera. Prima dell’Azione girati altrove.
saga-refusal-no-turret-in-front = Nessuna delle sue Torrette è nell’arco frontale.
saga-refusal-nothing-to-repair = Accanto non c’è nulla di danneggiato.
saga-refusal-nothing-of-the-mission-in-front = Qui la missione non offre nulla da fare.
saga-refusal-nexus-aware = Il Nexus è in allerta. Si può distrarre solo finché non si accorge di voi.
saga-refusal-no-agent-on-the-board = Sulla plancia non c’è nessuno da distrarre.


## Carte e Prodezze

saga-refusal-nothing-to-use = Non ha carte da usare come Azione.
saga-refusal-no-charges = Questa carta non ha più cariche.
saga-refusal-used-already = Questa carta è già stata usata. Tornerà a funzionare più tardi.
saga-refusal-not-for-robots = Su un Robot non ha effetto.
saga-refusal-nobody-to-heal = Nessuno a portata ha ferite che si possano curare così.
saga-refusal-no-lock-in-front = Nell’arco frontale non c’è una porta bloccata.
saga-refusal-nobody-in-reach = In vista entro Gittata Corta non c’è nulla da colpire.
saga-refusal-feat-used = Questa Prodezza è già stata usata in questa missione.
saga-refusal-too-sleepy = { saga-card-ev-getting-sleepy.form-quoted } ora non permette Prodezze. Se Chovar è vicino, prima allontanati.
saga-refusal-turn-begun = Una Prodezza occupa un Turno intero, e questo è già cominciato.
saga-refusal-nobody-to-lead = Nessun altro è entro Gittata Lunga: questa Prodezza non farebbe nulla.


## Il Nexus

saga-refusal-activated-already = È già stato attivato in questa Fase.
saga-refusal-kept-by-the-mission = La missione gli impedisce di agire.
saga-refusal-no-activations-left = Non restano Attivazioni.
saga-refusal-point-blocked = Aspetta a un Punto di Rinforzo disattivato, o dove ogni casella è occupata.
saga-refusal-had-its-bonus = Ha già avuto la sua Attivazione Bonus.
saga-refusal-bosses-get-no-bonus = A questo tavolo i Boss non hanno Attivazioni Bonus.
saga-refusal-nexus-unaware = Finché il Nexus non si è accorto di nessuno, i suoi modelli non attaccano.
saga-refusal-reaction-only = Questa carta si gioca solo come Reazione a ciò che fa un Mercenario.
saga-refusal-interrupt-only = Questa carta si gioca solo tra due Turni dei Mercenari.
saga-refusal-no-target = Ora questa carta non avrebbe effetto.
saga-refusal-no-reinforcements-now = La missione ora non permette Rinforzi.
saga-refusal-no-active-point = Nessun Punto di Rinforzo è attivo.
saga-refusal-no-miniature = Tutte le miniature di questo tipo sono sulla plancia.
saga-refusal-not-permitted = La missione non permette questo tipo di Agente come Rinforzo.
saga-refusal-too-expensive-here = Questo Agente costa più di quanto la missione permette per un Rinforzo.
saga-refusal-value-too-low = Il valore rimasto non basta per questo Agente.


## La squadra

saga-refusal-nobody-hired = Non è stato ingaggiato nessuno. Prima ingaggia un Mercenario.
saga-refusal-seat-without-mercenary = Un giocatore resterebbe senza Mercenario. Prima ingaggia qualcuno per ogni posto.
saga-refusal-too-dear = I Crediti rimasti non bastano.
saga-refusal-not-for-sale = Questa carta non è in vendita. Si può solo trovare.
saga-refusal-none-left = Tutte le copie di questa carta sono già prese.
saga-refusal-brings-what-is-taken = Questo veterano ha una carta che la squadra ha già preso.
saga-refusal-skill-does-not-fit = Questa abilità non corrisponde a nessun attributo del Mercenario.
saga-refusal-too-few-points = I Punti Vittoria non bastano.
saga-refusal-too-few-tokens = I segnalini Esperienza non bastano.
saga-refusal-no-skill-left = Non restano abilità adatte da imparare.
saga-refusal-no-attribute-left = Non restano attributi da ottenere.
