# What the coach says beside an exploration: what is new, the goal, reasons for advice, and what to do on a first planet.

web-vanguard-coach-log-start = Una squadra e la sua nave
web-vanguard-coach-team = Quattro Reparti
web-vanguard-coach-team-text = Ogni Reparto ha il suo mestiere: la Sicurezza è forte (dadi rossi), la Ricognizione è svelta (verdi), la Scienza sa (verdi e blu), l’Ingegneria ripara (blu). Chi mandi quaggiù si divide il lavoro; gli altri restano sulla nave.
web-vanguard-coach-log-5 = I dadi sono la forza
web-vanguard-coach-log-20 = Due azioni per turno
web-vanguard-coach-log-50 = Il prezzo del cammino
web-vanguard-coach-log-227 = I numeri sono pagine
web-vanguard-coach-log-311 = Prepararsi
web-vanguard-coach-log-59 = Il Gettone Inizio
web-vanguard-coach-log-298 = Gli Eventi
web-vanguard-coach-log-352 = Le righe
web-vanguard-coach-log-360 = I contatori
web-vanguard-coach-log-335 = Il giallo è il premio
web-vanguard-coach-log-330 = Il tempo scorre
web-vanguard-coach-log-322 = Pericoli per scelta
web-vanguard-coach-log-341 = Ci siamo quasi
web-vanguard-coach-log-204 = A casa
web-vanguard-coach-dice = Scegli i dadi
web-vanguard-coach-dice-text = Prendi quanti dadi Disponibili vuoi; alla fine sono tutti Spesi, usati o no. Accanto a ogni riga vedi quanto vale la tua scelta, con precisione.
web-vanguard-coach-assist = Una mano
web-vanguard-coach-assist-text = Chi si trova nello stesso Settore può aggiungere un dado al tuo tiro e giocarvi una carta.
web-vanguard-coach-modify = Piegare il tiro
web-vanguard-coach-modify-text = Prima che qualcosa conti, le carte possono piegare il tiro: girare un dado, ritirarlo, aggiungerne uno.
web-vanguard-coach-wild = La faccia Vanguard
web-vanguard-coach-wild-text = Questa faccia è l’icona che preferisci, e decidi tu, nel momento in cui la usi.
web-vanguard-coach-convert = Trasformare un Base
web-vanguard-coach-convert-text = Il tuo membro dell’equipaggio può trasformare un Base di un colore in un’icona del suo mestiere, nel momento in cui lo paghi. Non devi dichiarare nulla.
web-vanguard-coach-effects = Il riquadro sopra le righe
web-vanguard-coach-effects-text = Gli Effetti Speciali vengono per primi, dall’alto, tutte le volte che i dadi lo permettono: gli Incidenti muovono il contatore rosso, che tu lo voglia o no.
web-vanguard-coach-combo = Combinazioni di dadi
web-vanguard-coach-combo-text = La metà inferiore di una carta chiede certe icone. Quei dadi escono poi dal tiro: combina ciò di cui il risultato può fare a meno.
web-vanguard-coach-travel = In cammino
web-vanguard-coach-travel-text = I Settori illuminati sono raggiungibili ora, e le icone su un Percorso ne sono il prezzo. Le orme sono l’icona Viaggio: costa quello che dice la Condizione Generale in alto. Indica un Settore per vedere che cosa ti aspetta.
web-vanguard-coach-spend = Spendere e Sacrificare
web-vanguard-coach-spend-text = Un dado Speso è stanco: un Riposo lo riporta. Senza dadi Disponibili ne Sacrifichi uno, e quello è perso per il resto di questa esplorazione.
web-vanguard-coach-danger = Dadi Pericolo
web-vanguard-coach-danger-text = Un dado Pericolo fa male a chi lo tira, oppure non fa nulla: dipende dal simbolo e dalla lettera del dado. Le probabilità accanto dicono che cosa può succedere.
web-vanguard-coach-rest = È ora di riposare
web-vanguard-coach-rest-text = Un Riposo costa una Provvista e riporta metà dei tuoi dadi, più una carta.
web-vanguard-coach-injury = Una Ferita
web-vanguard-coach-injury-text = Una Ferita aggiunge dadi gialli a ogni tuo tiro. Una quarta Ferita metterebbe fine a una normale spedizione per tutti.
web-vanguard-coach-rank-up = Grado Superiore
web-vanguard-coach-rank-up-text = La carta Grado Superiore si gira. I gettoni Successo vengono contati, non pagati.
web-vanguard-coach-landing = In discesa
web-vanguard-coach-landing-text = Un dado Pericolo per ogni passo della discesa. Ciò che mostra accade subito, o appena siete a terra; chi vuole Affaticarsi lo fa prima che cada.
web-vanguard-coach-gear = Ciò che porti
web-vanguard-coach-gear-text = Tutti portano dell’attrezzatura. Ogni carta dice quando si può usare; quelle piccole si consumano.
web-vanguard-coach-threat = C’è qualcosa là fuori
web-vanguard-coach-threat-text = Una Minaccia si muove col proprio tempo e colpisce chi si trova nel suo Settore. Ha azioni sue: scacciarla è una di queste.
web-vanguard-coach-lead = Indizi
web-vanguard-coach-lead-text = Gli Indizi stanno sul mazzo del loro tipo. Tre punti fanno una Scoperta.
web-vanguard-coach-time = Il tempo passa
web-vanguard-coach-time-text = I Contatori del Tempo avanzano per ciò che fai. Quello che sta alla loro fine accade subito.
web-vanguard-coach-tide = Acqua alta
web-vanguard-coach-exert = Senza fiato
web-vanguard-coach-exert-text = Quando non hai più dadi puoi Affaticarti in ogni momento: Sacrifica un dado, o subisci una Ferita se ne hai tre o meno, e tornano fino a cinque dadi.
web-vanguard-coach-lift-off = Il Decollo
web-vanguard-coach-lift-off-text = Mette fine all’esplorazione. Chi non è nel Settore del Lander resta indietro, e tutti devono essere d’accordo.


## The goal

web-vanguard-coach-goal-m01 = { vanguard-mission-m01.goal }
web-vanguard-coach-goal-m02 = { vanguard-mission-m02.goal }
web-vanguard-coach-goal-m03 = { vanguard-mission-m03.goal }
web-vanguard-coach-goal-m04 = { vanguard-mission-m04.goal }
web-vanguard-coach-goal-m11 = { vanguard-mission-m11.goal }
web-vanguard-coach-goal-m12 = { vanguard-mission-m12.goal }
web-vanguard-coach-goal-m13 = { vanguard-mission-m13.goal }
web-vanguard-coach-goal-m14 = { vanguard-mission-m14.goal }
web-vanguard-coach-goal-m21 = { vanguard-mission-m21.goal }
web-vanguard-coach-goal-m22 = { vanguard-mission-m22.goal }
web-vanguard-coach-goal-m23 = { vanguard-mission-m23.goal }
web-vanguard-coach-goal-m41 = { vanguard-mission-m41.goal }
web-vanguard-coach-goal-m42 = { vanguard-mission-m42.goal }
web-vanguard-coach-goal-m43 = { vanguard-mission-m43.goal }


## What to do on a first planet

web-vanguard-coach-deed-check = Fai un Tiro
web-vanguard-coach-deed-travel = Viaggia verso un altro Settore
web-vanguard-coach-deed-success = Ottieni un gettone Successo
web-vanguard-coach-deed-meet = Incontra un altro membro dell’equipaggio
web-vanguard-coach-deed-mission = Completa una Missione
web-vanguard-coach-deed-home = Torna a bordo


## Why a good player would answer so

web-vanguard-coach-why-special = Questa azione porta avanti la Missione.
web-vanguard-coach-why-travel = Là c’è più da fare che qui.
web-vanguard-coach-why-rest = I dadi sono pochi, e un Riposo ne riporta metà.
web-vanguard-coach-why-prepare = Una carta in più non guasta.
web-vanguard-coach-why-use = La carta rende più di quanto costa.
web-vanguard-coach-why-complete = C’è tutto ciò che chiede.
web-vanguard-coach-why-lift-off = Tutto ciò che si doveva fare è fatto.
web-vanguard-coach-why-end-turn = Qui niente vale un altro dado, ora.
web-vanguard-coach-why-team = Questi due hanno i dadi per ciò che il pianeta chiede.
web-vanguard-coach-why-dice = Un dado in più renderebbe meno di quanto varrà dopo.
web-vanguard-coach-why-assist = Un tuo dado lo rende molto più probabile.
web-vanguard-coach-why-modify = Il tiro non basta, e questo può rimediare.
web-vanguard-coach-why-again = Al risultato questi dadi, così come sono, non servono.
web-vanguard-coach-why-combo = Questi dadi non servono al risultato.
web-vanguard-coach-why-pay = Così al risultato restano i dadi migliori.
web-vanguard-coach-why-spend = I dadi Base vanno per primi.
web-vanguard-coach-why-spend-least = È il dado che mancherà di meno.
web-vanguard-coach-why-refresh = Tornano per primi i dadi che sanno fare di più.
web-vanguard-coach-why-discard = È la carta che aiuta di meno in ciò che viene.
web-vanguard-coach-why-start = Comincia chi ha più dadi.
web-vanguard-coach-why-no-dice = Un dado qui renderebbe meno di quanto varrà dopo.
web-vanguard-coach-why-no-assist = I tuoi dadi valgono di più nel tuo turno.
web-vanguard-coach-why-no-modify = Niente di ciò che puoi usare vale il suo prezzo.
web-vanguard-coach-why-no-combo = I dadi valgono di più per il risultato.
