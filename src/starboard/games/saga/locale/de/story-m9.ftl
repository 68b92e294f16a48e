# Der Schacht: die Seiten der Mission.

saga-page-m9-briefing = Der Schacht
saga-page-m9-briefing-1 = Es gibt einen einzigen Ausgang: den alten Startschacht, vier Absätze, senkrecht nach oben. Unter euch wird Deepwell gesäubert, Etage für Etage. Das Feuer beeilt sich nicht. Es nimmt sich in jeder Runde eine Reihe Boden, später zwei, und was es hat, ist weg.
saga-page-m9-briefing-2 = Auf jedem Absatz gibt es zwei Treppen: eine breite Tür mit Schloss und eine schmale ohne, die eine einzige Wache versperren kann. Auf dem dritten Absatz ist eine Feuerklappe, gut für eine Pause. Ganz oben steht ein Sender, für alle, die noch etwas zu sagen haben.
saga-page-m9-briefing-3 = Oben wartet jemand. Wer, hängt davon ab, was ihr bisher getan habt, und es ist zu spät, es anders zu tun. Klettert.

saga-page-m9-start = Aufwind
saga-page-m9-start-1 = Heißer Wind bläst an euch vorbei nach oben und nimmt Asche mit, Papier, einen Handschuh. Jemand lässt eine Münze über das Geländer fallen, als Glücksbringer. Ihr horcht eine Weile. Sie kommt nirgends an.

saga-page-m9-lift-wreck = Der Aufzug, der fiel
saga-page-m9-lift-wreck-1 = Mitten auf dem Absatz liegt ein Aufzug, der vor Jahren abgestürzt ist, die Türen noch immer höflich geschlossen. Die Anzeige darüber steht auf der obersten Etage. Man benutzt ihn als Mauer. Geöffnet hat ihn nie jemand.

saga-page-m9-crew-landing = Alles Gute
saga-page-m9-crew-landing-1 = Kojen, ein Tisch, ein Spruchband: ALLES GUTE ZUM GEBURTSTAG, der Name ist abgerissen. An der Westwand der Hebel der Feuerklappe unter einer dicken Schicht Farbe. Wer ihn zieht, schenkt allen zwei Runden.

saga-page-m9-hale-hunts = Im Mantel
saga-page-m9-hale-hunts-1 = Unten, zwischen euch und dem Feuer, geht eine Tür auf. Direktorin Hale tritt heraus, im Reisemantel, die Pistole in der Hand, und sieht sich nicht nach dem um, was da brennt; es sind ja nur acht Ebenen. „Sie sind gegangen“, sagt sie, „ohne sich zu verabschieden.“

saga-page-m9-counted = Gezählt
saga-page-m9-counted-1 = Himmel, ein Viereck davon, grau und riesig. Davor stehen Leute in den Farben der Firma, in zwei Reihen. Jemand zählt euch laut ab, während ihr heraufkommt, mit einem Bleistift, wie Passagiere. Die Summe stimmt offenbar nicht; man legt an, um sie zu berichtigen.

saga-page-m9-regards = Schöne Grüße
saga-page-m9-regards-1 = Himmel, ein Viereck davon. Davor stehen Leute in Rettungswesten, Decken über dem Arm. Ihr winkt schon, als ihr merkt, was unter den Decken ist. „Schöne Grüße von Blaine“, sagt der Erste. „Es war nie persönlich, sagt er. Ihr würdet das verstehen, sagt er.“

saga-page-m9-empty-posts = Offene Tore
saga-page-m9-empty-posts-1 = Himmel, ein Viereck davon. Die Tore stehen offen, die Posten sind leer, auf einem Geländer dampft noch ein Becher. Niemand hält euch auf; es ist niemand da. Eure neuen Ausweise blinken ins Leere, grün. Von unten, von der Treppe, klingt es nach vielen nassen Füßen.

saga-page-m9-orchard-climbs = Es hat die Treppe gefunden
saga-page-m9-orchard-climbs-1 = Zwei Absätze tiefer stützt sich etwas Großes auf das Geländer. Den Atem kennt ihr. Es hat noch immer Blüten, einige brennen, und es stört sich nicht daran. Der Obstgarten steigt herauf, ins Licht.

saga-page-m9-broadcast = An alle, die es angeht
saga-page-m9-broadcast-1 = Der Sender wird warm und riecht nach Staub. Dann geht eine Stimme hinaus über die Ebene, über den Hafen, über alles, was eine Antenne hat: Zahlen, Zeile um Zeile, ohne Eile, wie ein Rezept, das man einem Kind vorliest. Oben schreit jemand, man solle das abstellen.

saga-page-m9-out = Wind
saga-page-m9-out-1 = Wind. Richtiger Wind, nur von einer Seite, mit Sand darin. Der Letzte von euch rollt über den Rand der Plattform und liegt auf dem Boden, und der Boden liegt still.

saga-page-m9-won-1 = Oben
saga-page-m9-won-1-1 = Hinter euch steht eine Säule heißer Luft über dem Schacht, gerade wie ein Finger. Die Sonne ist klein und zu hell, und jeder von euch findet sie ausgezeichnet. Was ihr herausgetragen habt, ist draußen. Der Rest bleibt unten.

saga-page-m9-lost-1 = Zwischen den Absätzen
saga-page-m9-lost-1-1 = Die meisten von euch sitzen an einer Wand, zwischen zwei Absätzen, und die Wand wird warm. Jemand fängt einen Witz an, den alle kennen. Er ist lang. Weiter als bis zur Straßenbahn kommt er nicht.

saga-page-m9-lost-2 = Zu wenige
saga-page-m9-lost-2-1 = Um einander hochzuhelfen, braucht es zwei, und zwei sind es nicht mehr. Die Plattform ist elf Stufen entfernt. Es könnte auch der Mond sein, den man von hier übrigens sehen kann.

saga-page-m9-lost-3 = Die letzte Reihe
saga-page-m9-lost-3-1 = Das Feuer erreicht den obersten Absatz und tut, wozu man es geschickt hat. Einen Moment lang ist es hell genug zum Lesen. Dann ist der Schacht nur noch ein Loch in der Aschenebene, und der Wind weht Sand hinein.
