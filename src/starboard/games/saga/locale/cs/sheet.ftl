# Co je špatně na listu kampaně, kterou někdo přinesl jako soubor.

saga-sheet-campaign = Kampaň v tomto souboru neexistuje.
saga-sheet-mission = Pokračuje misí, která neexistuje: { $mission }.
saga-sheet-ended = Podle souboru skončila, a přitom pokračuje.
saga-sheet-nobody = V týmu nikdo nezbývá.
saga-sheet-flags = Pamatuje si něco, co se nemohlo stát.
saga-sheet-squad = Někdo v týmu není žoldnéř, nebo je tam dvakrát.
saga-sheet-skill = Dovednost „{ $card }“ neexistuje, nebo ji mají dva.
saga-sheet-equipment = Karta vybavení „{ $card }“ neexistuje, nebo jich v krabici není { $count }.
saga-sheet-prize = Tým má „{ $card }“, a přitom to nezískal.
saga-sheet-dead = { $who }: smrt. Kdo pokračuje, má aspoň jedno políčko volné, a tady jsou plná všechna ({ $count }).
saga-sheet-number = { $who }: číslo { $number } není možné.
saga-sheet-attributes = { $who }: tyto vlastnosti nešlo získat.
