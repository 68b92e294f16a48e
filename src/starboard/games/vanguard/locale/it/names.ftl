# Come si chiamano le cose di ISS Vanguard oltre alle carte: Reparti, dadi, icone, biomi, chi parla nelle Annotazioni.
#   .form-the  il dado, la riga          .form-The   Il dado, all’inizio della frase
#   .form-of   del dado                  .form-to    al dado
#   .form-from dal dado                  .form-on    sul dado
#   .form-a    un dado                   .form-gender  m o f
# .form-adj e .form-adj-many sono un colore dopo un nome maschile; .form-one e .form-many stanno dopo un numero.


## Reparti e Gradi

vanguard-section-security = Sicurezza
    .form-the = il Reparto Sicurezza
    .form-The = Il Reparto Sicurezza
    .form-of = del Reparto Sicurezza
    .form-to = al Reparto Sicurezza
    .form-from = dal Reparto Sicurezza
    .form-on = sul Reparto Sicurezza
    .form-a = un Reparto Sicurezza
    .form-gender = m
vanguard-section-recon = Ricognizione
    .form-the = il Reparto Ricognizione
    .form-The = Il Reparto Ricognizione
    .form-of = del Reparto Ricognizione
    .form-to = al Reparto Ricognizione
    .form-from = dal Reparto Ricognizione
    .form-on = sul Reparto Ricognizione
    .form-a = un Reparto Ricognizione
    .form-gender = m
vanguard-section-science = Scienza
    .form-the = il Reparto Scienza
    .form-The = Il Reparto Scienza
    .form-of = del Reparto Scienza
    .form-to = al Reparto Scienza
    .form-from = dal Reparto Scienza
    .form-on = sul Reparto Scienza
    .form-a = un Reparto Scienza
    .form-gender = m
vanguard-section-engineering = Ingegneria
    .form-the = il Reparto Ingegneria
    .form-The = Il Reparto Ingegneria
    .form-of = del Reparto Ingegneria
    .form-to = al Reparto Ingegneria
    .form-from = dal Reparto Ingegneria
    .form-on = sul Reparto Ingegneria
    .form-a = un Reparto Ingegneria
    .form-gender = m
vanguard-rank-1 = Grado 1
vanguard-rank-2 = Grado 2
vanguard-rank-3 = Grado 3


## Colori e tipi di dadi

vanguard-colour-red = Rosso
    .form-adj = rosso
    .form-adj-many = rossi
vanguard-colour-green = Verde
    .form-adj = verde
    .form-adj-many = verdi
vanguard-colour-blue = Blu
    .form-adj = blu
    .form-adj-many = blu
vanguard-kind-basic = Dado Base
    .form-the = il dado Base
    .form-The = Il dado Base
    .form-of = del dado Base
    .form-to = al dado Base
    .form-from = dal dado Base
    .form-on = sul dado Base
    .form-a = un dado Base
    .form-gender = m
vanguard-kind-specialised = Dado Specializzato
    .form-the = il dado Specializzato
    .form-The = Il dado Specializzato
    .form-of = del dado Specializzato
    .form-to = al dado Specializzato
    .form-from = dal dado Specializzato
    .form-on = sul dado Specializzato
    .form-a = un dado Specializzato
    .form-gender = m
vanguard-kind-universal = Dado Universale
    .form-the = il dado Universale
    .form-The = Il dado Universale
    .form-of = del dado Universale
    .form-to = al dado Universale
    .form-from = dal dado Universale
    .form-on = sul dado Universale
    .form-a = un dado Universale
    .form-gender = m
vanguard-kind-expert = Dado Esperto
    .form-the = il dado Esperto
    .form-The = Il dado Esperto
    .form-of = del dado Esperto
    .form-to = al dado Esperto
    .form-from = dal dado Esperto
    .form-on = sul dado Esperto
    .form-a = un dado Esperto
    .form-gender = m
vanguard-kind-wild = Dado Jolly
    .form-the = il dado Jolly
    .form-The = Il dado Jolly
    .form-of = del dado Jolly
    .form-to = al dado Jolly
    .form-from = dal dado Jolly
    .form-on = sul dado Jolly
    .form-a = un dado Jolly
    .form-gender = m


## Dadi

vanguard-die-red-basic = Dado Base rosso
    .form-the = il dado Base rosso
    .form-The = Il dado Base rosso
    .form-of = del dado Base rosso
    .form-to = al dado Base rosso
    .form-from = dal dado Base rosso
    .form-on = sul dado Base rosso
    .form-a = un dado Base rosso
    .form-gender = m
vanguard-die-red-physical = Dado Specializzato rosso (Fisico)
    .form-the = il dado Specializzato rosso (Fisico)
    .form-The = Il dado Specializzato rosso (Fisico)
    .form-of = del dado Specializzato rosso (Fisico)
    .form-to = al dado Specializzato rosso (Fisico)
    .form-from = dal dado Specializzato rosso (Fisico)
    .form-on = sul dado Specializzato rosso (Fisico)
    .form-a = un dado Specializzato rosso (Fisico)
    .form-gender = m
vanguard-die-red-gather = Dado Specializzato rosso (Raccolta)
    .form-the = il dado Specializzato rosso (Raccolta)
    .form-The = Il dado Specializzato rosso (Raccolta)
    .form-of = del dado Specializzato rosso (Raccolta)
    .form-to = al dado Specializzato rosso (Raccolta)
    .form-from = dal dado Specializzato rosso (Raccolta)
    .form-on = sul dado Specializzato rosso (Raccolta)
    .form-a = un dado Specializzato rosso (Raccolta)
    .form-gender = m
vanguard-die-red-defend = Dado Specializzato rosso (Difesa)
    .form-the = il dado Specializzato rosso (Difesa)
    .form-The = Il dado Specializzato rosso (Difesa)
    .form-of = del dado Specializzato rosso (Difesa)
    .form-to = al dado Specializzato rosso (Difesa)
    .form-from = dal dado Specializzato rosso (Difesa)
    .form-on = sul dado Specializzato rosso (Difesa)
    .form-a = un dado Specializzato rosso (Difesa)
    .form-gender = m
vanguard-die-red-universal = Dado Universale rosso
    .form-the = il dado Universale rosso
    .form-The = Il dado Universale rosso
    .form-of = del dado Universale rosso
    .form-to = al dado Universale rosso
    .form-from = dal dado Universale rosso
    .form-on = sul dado Universale rosso
    .form-a = un dado Universale rosso
    .form-gender = m
vanguard-die-red-expert = Dado Esperto rosso
    .form-the = il dado Esperto rosso
    .form-The = Il dado Esperto rosso
    .form-of = del dado Esperto rosso
    .form-to = al dado Esperto rosso
    .form-from = dal dado Esperto rosso
    .form-on = sul dado Esperto rosso
    .form-a = un dado Esperto rosso
    .form-gender = m
vanguard-die-red-wild = Dado Jolly rosso
    .form-the = il dado Jolly rosso
    .form-The = Il dado Jolly rosso
    .form-of = del dado Jolly rosso
    .form-to = al dado Jolly rosso
    .form-from = dal dado Jolly rosso
    .form-on = sul dado Jolly rosso
    .form-a = un dado Jolly rosso
    .form-gender = m
vanguard-die-green-basic = Dado Base verde
    .form-the = il dado Base verde
    .form-The = Il dado Base verde
    .form-of = del dado Base verde
    .form-to = al dado Base verde
    .form-from = dal dado Base verde
    .form-on = sul dado Base verde
    .form-a = un dado Base verde
    .form-gender = m
vanguard-die-green-scout = Dado Specializzato verde (Esplorazione)
    .form-the = il dado Specializzato verde (Esplorazione)
    .form-The = Il dado Specializzato verde (Esplorazione)
    .form-of = del dado Specializzato verde (Esplorazione)
    .form-to = al dado Specializzato verde (Esplorazione)
    .form-from = dal dado Specializzato verde (Esplorazione)
    .form-on = sul dado Specializzato verde (Esplorazione)
    .form-a = un dado Specializzato verde (Esplorazione)
    .form-gender = m
vanguard-die-green-biology = Dado Specializzato verde (Biologia)
    .form-the = il dado Specializzato verde (Biologia)
    .form-The = Il dado Specializzato verde (Biologia)
    .form-of = del dado Specializzato verde (Biologia)
    .form-to = al dado Specializzato verde (Biologia)
    .form-from = dal dado Specializzato verde (Biologia)
    .form-on = sul dado Specializzato verde (Biologia)
    .form-a = un dado Specializzato verde (Biologia)
    .form-gender = m
vanguard-die-green-xenology = Dado Specializzato verde (Xenologia)
    .form-the = il dado Specializzato verde (Xenologia)
    .form-The = Il dado Specializzato verde (Xenologia)
    .form-of = del dado Specializzato verde (Xenologia)
    .form-to = al dado Specializzato verde (Xenologia)
    .form-from = dal dado Specializzato verde (Xenologia)
    .form-on = sul dado Specializzato verde (Xenologia)
    .form-a = un dado Specializzato verde (Xenologia)
    .form-gender = m
vanguard-die-green-universal = Dado Universale verde
    .form-the = il dado Universale verde
    .form-The = Il dado Universale verde
    .form-of = del dado Universale verde
    .form-to = al dado Universale verde
    .form-from = dal dado Universale verde
    .form-on = sul dado Universale verde
    .form-a = un dado Universale verde
    .form-gender = m
vanguard-die-green-expert = Dado Esperto verde
    .form-the = il dado Esperto verde
    .form-The = Il dado Esperto verde
    .form-of = del dado Esperto verde
    .form-to = al dado Esperto verde
    .form-from = dal dado Esperto verde
    .form-on = sul dado Esperto verde
    .form-a = un dado Esperto verde
    .form-gender = m
vanguard-die-green-wild = Dado Jolly verde
    .form-the = il dado Jolly verde
    .form-The = Il dado Jolly verde
    .form-of = del dado Jolly verde
    .form-to = al dado Jolly verde
    .form-from = dal dado Jolly verde
    .form-on = sul dado Jolly verde
    .form-a = un dado Jolly verde
    .form-gender = m
vanguard-die-blue-basic = Dado Base blu
    .form-the = il dado Base blu
    .form-The = Il dado Base blu
    .form-of = del dado Base blu
    .form-to = al dado Base blu
    .form-from = dal dado Base blu
    .form-on = sul dado Base blu
    .form-a = un dado Base blu
    .form-gender = m
vanguard-die-blue-construct = Dado Specializzato blu (Costruzione)
    .form-the = il dado Specializzato blu (Costruzione)
    .form-The = Il dado Specializzato blu (Costruzione)
    .form-of = del dado Specializzato blu (Costruzione)
    .form-to = al dado Specializzato blu (Costruzione)
    .form-from = dal dado Specializzato blu (Costruzione)
    .form-on = sul dado Specializzato blu (Costruzione)
    .form-a = un dado Specializzato blu (Costruzione)
    .form-gender = m
vanguard-die-blue-science = Dado Specializzato blu (Scienza)
    .form-the = il dado Specializzato blu (Scienza)
    .form-The = Il dado Specializzato blu (Scienza)
    .form-of = del dado Specializzato blu (Scienza)
    .form-to = al dado Specializzato blu (Scienza)
    .form-from = dal dado Specializzato blu (Scienza)
    .form-on = sul dado Specializzato blu (Scienza)
    .form-a = un dado Specializzato blu (Scienza)
    .form-gender = m
vanguard-die-blue-tech = Dado Specializzato blu (Tecnologia)
    .form-the = il dado Specializzato blu (Tecnologia)
    .form-The = Il dado Specializzato blu (Tecnologia)
    .form-of = del dado Specializzato blu (Tecnologia)
    .form-to = al dado Specializzato blu (Tecnologia)
    .form-from = dal dado Specializzato blu (Tecnologia)
    .form-on = sul dado Specializzato blu (Tecnologia)
    .form-a = un dado Specializzato blu (Tecnologia)
    .form-gender = m
vanguard-die-blue-universal = Dado Universale blu
    .form-the = il dado Universale blu
    .form-The = Il dado Universale blu
    .form-of = del dado Universale blu
    .form-to = al dado Universale blu
    .form-from = dal dado Universale blu
    .form-on = sul dado Universale blu
    .form-a = un dado Universale blu
    .form-gender = m
vanguard-die-blue-expert = Dado Esperto blu
    .form-the = il dado Esperto blu
    .form-The = Il dado Esperto blu
    .form-of = del dado Esperto blu
    .form-to = al dado Esperto blu
    .form-from = dal dado Esperto blu
    .form-on = sul dado Esperto blu
    .form-a = un dado Esperto blu
    .form-gender = m
vanguard-die-blue-wild = Dado Jolly blu
    .form-the = il dado Jolly blu
    .form-The = Il dado Jolly blu
    .form-of = del dado Jolly blu
    .form-to = al dado Jolly blu
    .form-from = dal dado Jolly blu
    .form-on = sul dado Jolly blu
    .form-a = un dado Jolly blu
    .form-gender = m
vanguard-die-section = Dado Reparto
    .form-the = il dado Reparto
    .form-The = Il dado Reparto
    .form-of = del dado Reparto
    .form-to = al dado Reparto
    .form-from = dal dado Reparto
    .form-on = sul dado Reparto
    .form-a = un dado Reparto
    .form-gender = m
vanguard-die-injury = Dado Ferita
    .form-the = il dado Ferita
    .form-The = Il dado Ferita
    .form-of = del dado Ferita
    .form-to = al dado Ferita
    .form-from = dal dado Ferita
    .form-on = sul dado Ferita
    .form-a = un dado Ferita
    .form-gender = m
vanguard-die-danger = Dado Pericolo
    .form-the = il dado Pericolo
    .form-The = Il dado Pericolo
    .form-of = del dado Pericolo
    .form-to = al dado Pericolo
    .form-from = dal dado Pericolo
    .form-on = sul dado Pericolo
    .form-a = un dado Pericolo
    .form-gender = m
vanguard-die-d10 = D10


## Icone dei dadi Reparto

vanguard-icon-physical = Fisico
vanguard-icon-gather = Raccolta
vanguard-icon-defend = Difesa
vanguard-icon-scout = Esplorazione
vanguard-icon-biology = Biologia
vanguard-icon-xenology = Xenologia
vanguard-icon-construct = Costruzione
vanguard-icon-science = Scienza
vanguard-icon-tech = Tecnologia
vanguard-icon-basic = Base
vanguard-icon-vanguard = Vanguard
vanguard-icon-accident = Incidente
vanguard-icon-any = Qualsiasi


## Simboli del dado Ferita

vanguard-symbol-damage = Danni
vanguard-symbol-heavy = Danni Gravi
vanguard-symbol-mental = Mentale
vanguard-symbol-special = Speciale
vanguard-symbol-blank = Faccia vuota


## Simboli del dado Pericolo, e le lettere delle sue tabelle

vanguard-danger-common = Comune
vanguard-danger-uncommon = Non comune
vanguard-danger-rare = Raro
vanguard-danger-special = Speciale
vanguard-danger-blank = Faccia vuota
vanguard-letter-a = A
    .text = Terreno
vanguard-letter-b = B
    .text = Tossine
vanguard-letter-c = C
    .text = Macchine
vanguard-letter-d = D
    .text = Ostilità
vanguard-letter-e = E
    .text = Mente
vanguard-letter-f = F
    .text = Tempo
vanguard-letter-t = T
    .text = Tutorial


## Tipi e rarità delle Scoperte

vanguard-type-micro = Microrganismi
    .form-of = di Microrganismi
vanguard-type-tech = Tecnologia Aliena
    .form-of = di Tecnologia Aliena
vanguard-type-mineral = Minerali
    .form-of = di Minerali
vanguard-type-flora = Flora Insolita
    .form-of = di Flora Insolita
vanguard-type-specimen = Esemplari Vivi
    .form-of = di Esemplari Vivi
vanguard-rarity-basic = Base
vanguard-rarity-rare = Rara
vanguard-rarity-very-rare = Molto rara


## Biomi

vanguard-biome-caves = Grotte
vanguard-biome-crystalline = Zone cristalline
vanguard-biome-lethal = Letale
vanguard-biome-desert = Deserto
vanguard-biome-cold = Gelido
vanguard-biome-hostile = Ostile
vanguard-biome-rocky = Roccioso
vanguard-biome-ruins = Rovine
vanguard-biome-tutorial = Tutorial
vanguard-biome-vegetation = Vegetazione
vanguard-biome-vacuum = Vuoto
vanguard-biome-volcanic = Vulcanico
vanguard-biome-aquatic = Acquatico


## Chi parla nelle Annotazioni

vanguard-speaker-captain = Capitano Oyelaran
vanguard-speaker-bridge = Wetherby, dal Ponte di Comando
vanguard-speaker-security = Sicurezza
vanguard-speaker-recon = Ricognizione
vanguard-speaker-science = Scienza
vanguard-speaker-engineering = Ingegneria
vanguard-speaker-berth = Il capomolo
vanguard-speaker-shift = La voce dell’anello
vanguard-speaker-song = Il canto
vanguard-speaker-narr = Voce narrante


## Righe e contatori

vanguard-row-red = Riga rossa
    .form-the = la riga rossa
    .form-The = La riga rossa
    .form-of = della riga rossa
    .form-to = alla riga rossa
    .form-from = dalla riga rossa
    .form-on = sulla riga rossa
    .form-a = una riga rossa
    .form-gender = f
vanguard-row-green = Riga verde
    .form-the = la riga verde
    .form-The = La riga verde
    .form-of = della riga verde
    .form-to = alla riga verde
    .form-from = dalla riga verde
    .form-on = sulla riga verde
    .form-a = una riga verde
    .form-gender = f
vanguard-row-yellow = Riga gialla
    .form-the = la riga gialla
    .form-The = La riga gialla
    .form-of = della riga gialla
    .form-to = alla riga gialla
    .form-from = dalla riga gialla
    .form-on = sulla riga gialla
    .form-a = una riga gialla
    .form-gender = f
vanguard-track-red = Contatore rosso
    .form-the = il contatore rosso
    .form-The = Il contatore rosso
    .form-of = del contatore rosso
    .form-to = al contatore rosso
    .form-from = dal contatore rosso
    .form-on = sul contatore rosso
    .form-a = un contatore rosso
    .form-gender = m
vanguard-track-green = Contatore verde
    .form-the = il contatore verde
    .form-The = Il contatore verde
    .form-of = del contatore verde
    .form-to = al contatore verde
    .form-from = dal contatore verde
    .form-on = sul contatore verde
    .form-a = un contatore verde
    .form-gender = m
vanguard-track-time = Contatore del Tempo
    .form-the = il Contatore del Tempo
    .form-The = Il Contatore del Tempo
    .form-of = del Contatore del Tempo
    .form-to = al Contatore del Tempo
    .form-from = dal Contatore del Tempo
    .form-on = sul Contatore del Tempo
    .form-a = un Contatore del Tempo
    .form-gender = m


## Parole di ogni frase

vanguard-word-track = Contatore
    .form-the = il contatore
    .form-The = Il contatore
    .form-of = del contatore
    .form-to = al contatore
    .form-from = dal contatore
    .form-on = sul contatore
    .form-a = un contatore
    .form-gender = m
vanguard-word-round = Round
    .form-the = il round
    .form-The = Il round
    .form-of = del round
    .form-to = al round
    .form-from = dal round
    .form-on = sul round
    .form-a = un round
    .form-gender = m
    .form-one = round
    .form-many = round
vanguard-word-turn = Turno
    .form-the = il turno
    .form-The = Il turno
    .form-of = del turno
    .form-to = al turno
    .form-from = dal turno
    .form-on = sul turno
    .form-a = un turno
    .form-gender = m
    .form-one = turno
    .form-many = turni
vanguard-word-supplies = Provviste
    .form-the = le Provviste
    .form-The = Le Provviste
    .form-of = delle Provviste
    .form-to = alle Provviste
    .form-from = dalle Provviste
    .form-on = sulle Provviste
    .form-gender = f
    .form-one = Provvista
    .form-many = Provviste
vanguard-word-success = Successo
    .form-the = il Successo
    .form-The = Il Successo
    .form-of = del Successo
    .form-to = al Successo
    .form-from = dal Successo
    .form-on = sul Successo
    .form-a = un Successo
    .form-gender = m
    .form-one = Successo
    .form-many = Successi
vanguard-word-charges = Cariche
    .form-the = le Cariche
    .form-The = Le Cariche
    .form-of = delle Cariche
    .form-to = alle Cariche
    .form-from = dalle Cariche
    .form-on = sulle Cariche
    .form-gender = f
    .form-one = Carica
    .form-many = Cariche


## Luoghi e facce

vanguard-sector = { $number } { $name }
# Una faccia di dado con due icone
vanguard-icons-two = { $one } + { $other }
