# Un Tiro sullo schermo.

web-vanguard-check = Tiro: { $action }
web-vanguard-check-prepare = Preparazione
web-vanguard-check-planet = Guarda il pianeta
web-vanguard-check-back = Torna a «{ $action }»


## I dieci passi

web-vanguard-check-step = Passo { $step } di { $steps }:
web-vanguard-check-step-1 = Scegli i dadi
web-vanguard-check-step-1-text = Quanti vuoi dei tuoi dadi Disponibili; poi chi è qui può prestarne uno.
web-vanguard-check-step-2 = Aggiungi i dadi Ferita e i dadi Pericolo
web-vanguard-check-step-2-text = Si uniscono al Tiro i tuoi dadi Ferita e i dadi Pericolo dell’azione.
web-vanguard-check-step-3 = Tira i dadi
web-vanguard-check-step-3-text = Tutti insieme. Nulla si ritira gratis.
web-vanguard-check-step-4 = Modifica gli Esiti
web-vanguard-check-step-4-text = Carte, Attrezzatura e Abilità possono ancora cambiare i dadi.
web-vanguard-check-step-5 = Combinazioni di Dadi
web-vanguard-check-step-5-text = Le carte in mano e il pianeta danno i loro effetti in cambio di dadi.
web-vanguard-check-step-6 = Risolvi i dadi Ferita e i dadi Pericolo
web-vanguard-check-step-6-text = Uno alla volta: prima colpiscono le Ferite, poi il pianeta.
web-vanguard-check-step-7 = Effetti Speciali
web-vanguard-check-step-7-text = Dall’alto, ciascuno quante volte i dadi consentono. I suoi dadi vengono Spesi.
web-vanguard-check-step-8 = Segnala il Risultato
web-vanguard-check-step-8-text = La prima riga dall’alto che i dadi rimasti possono pagare.
web-vanguard-check-step-9 = Spendi i dadi rimanenti
web-vanguard-check-step-9-text = Tutto ciò che resta va tra i dadi Spesi.
web-vanguard-check-step-10 = Risolvi il Risultato
web-vanguard-check-step-10-text = La riga segnata e ogni contatore completo.


## Righe, contatori ed Effetti Speciali

web-vanguard-check-or = o
web-vanguard-check-otherwise = altrimenti
web-vanguard-check-effects = Effetti Speciali
web-vanguard-check-chance = { $percent } %
web-vanguard-check-certain = certo
web-vanguard-check-impossible = impossibile
web-vanguard-check-fills = che si completi
web-vanguard-check-advances = che avanzi
web-vanguard-check-track-at = { $at } su { $length }
web-vanguard-check-times = { $count }×
web-vanguard-check-times-range = { $least }–{ $most }×
web-vanguard-check-met = Raggiunta
web-vanguard-check-met-wild = Raggiunta con icone jolly
web-vanguard-check-met-too = Raggiunta anche questa
web-vanguard-check-stands = Così come sono i dadi
web-vanguard-check-not-met = Per ora fuori portata
web-vanguard-check-one-more = Manca un’icona
web-vanguard-check-marked = Segnata


## Dadi

web-vanguard-check-your-dice = I tuoi dadi: scegli quali
web-vanguard-check-lend = Presti uno dei tuoi dadi?
web-vanguard-check-pool = Riserva del Tiro
web-vanguard-check-pool-count = { $count ->
    [one] Riserva del Tiro · { $count } dado
   *[other] Riserva del Tiro · { $count } dadi
}
web-vanguard-check-pay = Premi i dadi con cui paghi.
web-vanguard-check-pool-empty = I dadi vengono scelti ora.
web-vanguard-check-pool-spent = Non restano dadi.
web-vanguard-check-shows = I dadi mostrano { $icons }
web-vanguard-check-other-dice = { $count ->
    [0] Dadi Ferita e Pericolo · tutti risolti
    [one] Dadi Ferita e Pericolo · { $count } da risolvere
   *[other] Dadi Ferita e Pericolo · { $count } da risolvere
}
web-vanguard-check-danger = Pericolo { $letter }
web-vanguard-check-harmless = Non succede nulla.


## Ciò che si gioca sui dadi

web-vanguard-check-combos = Combinazioni a portata di mano
web-vanguard-check-counts = Vale anche
web-vanguard-check-converts = { $colour ->
    [red] Un’icona Base rossa vale { $icon }.
    [green] Un’icona Base verde vale { $icon }.
    [blue] Un’icona Base blu vale { $icon }.
   *[any] Ogni icona Base vale { $icon }.
}
web-vanguard-check-doubled = { $icon } vale doppio.
web-vanguard-check-helpers = Chi può aiutare
web-vanguard-check-lent = { $count ->
    [one] presta { $count } dado
   *[other] presta { $count } dadi
}
web-vanguard-check-helped = ha aiutato con una carta
web-vanguard-check-beside = è qui accanto
