# Che cosa non va nel foglio di una campagna portata come file.

saga-sheet-campaign = La campagna di questo file non esiste.
saga-sheet-mission = Prosegue con una missione che non esiste: { $mission }.
saga-sheet-ended = Risulta finita, e insieme da proseguire.
saga-sheet-nobody = Nella squadra non resta nessuno.
saga-sheet-flags = Ricorda qualcosa che non può essere successo.
saga-sheet-squad = Qualcuno nella squadra non è un Mercenario, o c’è due volte.
saga-sheet-skill = L’abilità «{ $card }» non esiste, o ce l’hanno in due.
saga-sheet-equipment = L’equipaggiamento «{ $card }» non esiste, o nella scatola non ce ne sono { $count }.
saga-sheet-prize = La squadra ha «{ $card }», che non ha conquistato.
saga-sheet-dead = { $who }: non è più in vita. Chi prosegue ha almeno una casella libera, e qui ci sono ferite su tutte ({ $count }).
saga-sheet-number = { $who }: il numero { $number } non è possibile.
saga-sheet-attributes = { $who }: questi attributi non possono essere stati ottenuti.
