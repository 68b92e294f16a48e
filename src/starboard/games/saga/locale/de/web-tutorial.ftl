# Die Seite, die Star Saga vorstellt.

web-saga-tutorial = Star Saga lernen
web-saga-tutorial-tale = Drei kurze Missionen, eine nach der anderen. Neben dir sitzt ein Coach: Er erklärt jede Sache, wenn sie zum ersten Mal geschieht, und weiß immer Rat.
web-saga-tutorial-turn = Bewegen, dann handeln
web-saga-tutorial-turn-text = Deine Söldner machen ihre Züge: ein paar Felder, ein Blick in eine Richtung und eine Aktion.
web-saga-tutorial-turn-picture = Ein Söldner geht über das Deck
web-saga-tutorial-sight = Achte darauf, was sie sehen
web-saga-tutorial-sight-text = Wer vor wem steht, entscheidet alles: Schüsse brauchen eine freie Linie, und Kisten geben Deckung.
web-saga-tutorial-sight-picture = Eine Sichtlinie führt über eine Kiste zu einer Wache
web-saga-tutorial-dice = Treffer gegen Blocks
web-saga-tutorial-dice-text = Beide Seiten würfeln zugleich. Was nicht geblockt wird, verwundet.
web-saga-tutorial-dice-picture = Zwei Angriffswürfel und ein Verteidigungswürfel
web-saga-tutorial-nexus = Der Nexus antwortet
web-saga-tutorial-nexus-text = Nach dir bewegen sich seine Schergen, schießen und rufen Hilfe. Niemand muss ihn spielen: Die Regeln wissen, was er tut.
web-saga-tutorial-nexus-picture = Zwei Wachen kommen näher
web-saga-tutorial-after = Dann die Kampagne
web-saga-tutorial-after-text = Neun Missionen, die sich merken, was du getan hast. Allein, mit Freunden oder gegen jemanden, der den Nexus spielt.
web-saga-tutorial-after-deed = Zur Kampagne
