# Con che cosa si può aprire un tavolo di Lanterne. Forme: .form-the dentro la frase, .form-The all’inizio, .form-a con la preposizione a.

## Ruoli

lanterns-role-scout = Vedetta
    .form-the = la Vedetta
    .form-The = La Vedetta
    .form-gender = f
    .text = Cammina per 3 caselle invece di 2.
lanterns-role-porter = Portatore
    .form-the = il Portatore
    .form-The = Il Portatore
    .form-gender = m
    .text = Comincia con 3 Olio invece di 1.
lanterns-role-seer = Veggente
    .form-the = la Veggente
    .form-The = La Veggente
    .form-gender = f
    .text = Accende con 1 dado in più.
lanterns-role-keeper = Custode
    .form-the = il Custode
    .form-The = Il Custode
    .form-gender = m
    .text = Gioca contro tutti gli altri e vince se le Lanterne restano spente.

## Modalità, scenari, campagne, opzioni

lanterns-mode-hunt = Caccia
    .text = I Viandanti contro il Custode, che può essere uno di voi.
lanterns-mode-vigil = Veglia
    .text = Tutti insieme; il Custode lo muovono le regole.
lanterns-scenario-crossing = La Traversata
    .text = Una sala ampia con pochi muri.
lanterns-scenario-cellar = La Cantina
    .text = Passaggi stretti, e il Custode in fondo.
lanterns-scenario-tower = La Torre
    .text = Solo per chi ha vinto la Traversata.
lanterns-campaign-pilgrimage = Il Pellegrinaggio
    .text = Due notti: la Traversata, poi la Cantina o la Torre.
lanterns-option-corners-block = Gli angoli bloccano
    .text = Una linea di vista che tocca soltanto l’angolo di un muro è bloccata.
lanterns-option-long-night = Notte lunga
    .text = Una Veglia dura 4 round.

## Tipi di bot

lanterns-bot-lamplighter = con un piano
