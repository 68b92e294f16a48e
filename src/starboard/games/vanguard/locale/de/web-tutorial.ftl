# The page that introduces ISS Vanguard.

web-vanguard-tutorial = ISS Vanguard lernen
web-vanguard-tutorial-tale = Ein kleiner Planet, der sich selbst erklärt, Seite für Seite. Neben dir sitzt ein Coach, der immer Rat weiß.
web-vanguard-tutorial-dice = Würfel sind deine Stärke
web-vanguard-tutorial-dice-text = Jedes Besatzungsmitglied hat eine Handvoll Würfel. Geworfene sind verbraucht; raste, und sie kommen zurück.
web-vanguard-tutorial-dice-picture = Drei Würfel: ein roter Basiswürfel, ein grüner Kundschaften-Würfel, ein blauer Forschungswürfel
web-vanguard-tutorial-map = Finde deinen Weg
web-vanguard-tutorial-map-text = Sektoren, und Routen, die etwas kosten. Zahlen sind Seiten einer Geschichte, die noch niemand gelesen hat.
web-vanguard-tutorial-map-picture = Eine Route führt von einem Sektor zum nächsten und hat einen Preis
web-vanguard-tutorial-rows = Bezahle Ergebnisse
web-vanguard-tutorial-rows-text = Symbole auf deinen Würfeln bezahlen Reihen. Je besser die Reihe, desto besser, was daraus wird; vor dem Wurf siehst du die genauen Chancen.
web-vanguard-tutorial-rows-picture = Zwei Reihen, grün und rot, und die Symbole, die die grüne bezahlen
web-vanguard-tutorial-team = Niemand geht allein
web-vanguard-tutorial-team-text = Zwei bis vier Leute erkunden zusammen. Wer neben dir steht, hilft dir beim Würfeln.
web-vanguard-tutorial-team-picture = Zwei Besatzungsmitglieder stehen in einem Sektor
web-vanguard-tutorial-after = Danach die anderen Planeten
web-vanguard-tutorial-after-text = Drei Welten mit eigenen Regeln. Allein, mit Freunden oder mit Bots an deiner Seite.
web-vanguard-tutorial-after-deed = Planeten wählen
