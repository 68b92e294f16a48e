# Che cosa c’è nella scatola di Lanterne. Forme: .form-quoted per carte e Giuramenti.

## Carte

lanterns-card-flare = Vampata
    .form-quoted = «Vampata»
    .text = Quando il Custode colpisce: il colpo va a vuoto.
lanterns-card-oil = Olio
    .form-quoted = «Olio»
    .text = Prendi 2 Olio.
lanterns-card-leap = Balzo
    .form-quoted = «Balzo»
    .text = Balza su una casella libera in vista, distante al massimo 3 caselle.
lanterns-card-whisper = Sussurro
    .form-quoted = «Sussurro»
    .text = Guarda la prossima carta del mazzo. Lasciala dov’è o mettila sotto il mazzo.

## Giuramenti

lanterns-vow-kindler = Accendi tu 2 Lanterne
    .form-quoted = «Accendi tu 2 Lanterne»
lanterns-vow-unhurt = Non perdere fiamme
    .form-quoted = «Non perdere fiamme»
lanterns-vow-brave = Perdi una fiamma, ma non l’ultima
    .form-quoted = «Perdi una fiamma, ma non l’ultima»
lanterns-vow-spendthrift = Resta senza Olio alla fine
    .form-quoted = «Resta senza Olio alla fine»
lanterns-vow-saver = Abbi almeno 2 Olio alla fine
    .form-quoted = «Abbi almeno 2 Olio alla fine»
lanterns-vow-silent = Non giocare carte
    .form-quoted = «Non giocare carte»
lanterns-pledge-kept = Giuramento mantenuto
lanterns-pledge-broken = Giuramento infranto
lanterns-pledge-none = Nessun Giuramento
