# Das Rückgrat: die Seiten der Mission.

saga-page-m2-briefing = Das Rückgrat
saga-page-m2-briefing-1 = Der Lastenaufzug endet, wo die Lasten enden: am Rückgrat von Deepwell, einer Halle mit zwei Bändern, die nicht mehr stillgestanden haben, seit hier gegraben wurde. Das eine bringt herein, was das Labor frisst. Das andere bringt hinaus, womit es fertig ist.
saga-page-m2-briefing-2 = Das Tor im Osten führt weiter, hinunter zu Ebene vier und zu Reihers Garten. Auf dem nördlichen Band fährt man schnell und ohne Deckung. Gegen das südliche geht man langsam und außer Atem. Terminals in der Halle können die Bänder anhalten, umkehren oder rasen lassen.
saga-page-m2-briefing-3 = Reiher flüstert euch ins Ohr: „Auf der Ladeliste von heute steht ein versiegelter Koffer mit dem Zeichen eines Kuriers. Versandbüro, Südseite. Ich wüsste gern, was darin ist. Und beeilt euch: Kommandantin Okoro hat von euch gehört, und sie nimmt immer zwei Stufen auf einmal.“

saga-page-m2-start = Alles in Bewegung
saga-page-m2-start-1 = Aus der Halle kommt Wind, und ein Grollen, das man in den Zähnen spürt. Eine Kiste fährt vorbei, dann noch eine, dann ein Gartenstuhl mit irgendjemandes Jacke. Zum Fragen hat niemand Zeit.

saga-page-m2-the-spine = Kein Ende in Sicht
saga-page-m2-the-spine-1 = Die Halle ist länger als das Licht. Zwei Bänder, eins, das fortläuft, eins, das euch entgegenkommt; dazwischen Getriebe und Containerstapel. Ganz hinten, wo die Schienen sich treffen, blitzt es klein und hell. Der Knall kommt später.

saga-page-m2-dispatch = Ein halbes Mittagessen
saga-page-m2-dispatch-1 = Hier ist jemand mitten im Essen gegangen; die Gabel steckt noch darin. Neben dem Schreibtisch steht auf einem Rollwagen ein Koffer, groß wie ein Schuhkarton, Siegel auf allen vier Seiten, mit einem Griff, der nach einer Hand verlangt.

saga-page-m2-label = Das Etikett
saga-page-m2-label-1 = Das Etikett ist klein und korrekt. Inhalt: Proben. Empfänger: Mazon Labs, Deepwell. Absender: ein Spediteur am Hafen, den ihr recht gut kennt. Seinen Schreibtisch vermietet ihm Blaine. Es wird eine harmlose Erklärung geben. Im Moment fällt niemandem eine ein.

saga-page-m2-okoro = Die Papiere, bitte
saga-page-m2-okoro-1 = Vor dem Tor steht eine Frau in gebügelter Uniform, das Gewehr im Arm wie ein Klemmbrett. „Kommandantin Okoro, Werkschutz“, sagt sie, laut genug für die ganze Halle. „Die Papiere, bitte.“ Ihre Leute sind schon in Deckung. Sie nicht.

saga-page-m2-okoro-withdraws = Ordnungsgemäß
saga-page-m2-okoro-withdraws-1 = Okoro betrachtet das Blut an ihrem Ärmel wie einen Tippfehler. „Wir machen das ordnungsgemäß“, sagt sie. „Unten.“ Dann geht sie, gemessenen Schrittes, und ihre Leute machen ihr Platz.

saga-page-m2-won-1 = Endstation
saga-page-m2-won-1-1 = Das Tor fällt hinter euch zu, und das Grollen bleibt auf der anderen Seite. Es dauert, bis der Boden sich wieder wie Boden anfühlt. Vor euch liegt eine Rampe, warme Luft und etwas, das ausgerechnet nach Regen riecht.

saga-page-m2-lost-1 = Warenausgang
saga-page-m2-lost-1-1 = Das südliche Band trägt fort, womit das Labor fertig ist. Eine Weile trägt es eure Gewehre, einen Stiefel und einen guten Teil des Plans. Okoros Leute gehen nebenher und haken ab.

saga-page-m2-lost-2 = Ladenschluss
saga-page-m2-lost-2-1 = An beiden Enden fallen die Rolltore, und zum ersten Mal, seit hier gegraben wurde, stehen die Bänder still. In der Ruhe hört man, wie viele Stiefel es sind. Ihr zieht euch auf dem Weg zurück, den sonst die Kisten nehmen.
