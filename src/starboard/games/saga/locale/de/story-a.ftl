# Einsamer Wolf: die Seiten der Mission.

saga-page-a-briefing = Einsamer Wolf
saga-page-a-briefing-1 = „Das Landefeld ist für Leute ohne Papiere gesperrt“, sagt Blaine. „Ihr habt keine Papiere. Ihr habt Captain Dulinsky. Und ein Abflussrohr.“
saga-page-a-briefing-2 = Drei Stunden später liegt Erika Dulinsky auf den Ellbogen unter dem Landefeld von Eiras, in einem Pumpengang, der nach Rost riecht und nach irgendjemandes Suppe. Der Rest des Teams wartet hinter der Servicetür am anderen Ende. Sie geht nur von dieser Seite auf.
saga-page-a-briefing-3 = Zwischen ihr und dem Schloss stehen zwei Leute: ein Techniker, der sich langweilt, und eine Wache, die das nicht tut. Das Schloss hört auf das Terminal in der hinteren Ecke.

saga-page-a-start = Unter dem Feld
saga-page-a-start-1 = Irgendwo tropft es, ohne Eile. Am anderen Ende des Gangs liegt ein Streifen Licht unter der Servicetür, und im Licht stehen zwei Paar Stiefel und ein Paar Ketten. Sie sollen still warten. Sie geben sich Mühe.

saga-page-a-knocks = Dreimal Klopfen
saga-page-a-knocks-1 = Der Riegel springt mit einem Schlag zurück, den man oben gehört haben muss. Von der anderen Seite klopft es dreimal: kurz, kurz, ungeduldig. Entriegelt ist nicht offen, und irgendwo hinten sind die Pumpen verstummt, um zu lauschen.

saga-page-a-won-1 = Hat gedauert
saga-page-a-won-1-1 = Die Tür schwingt auf. „Hat gedauert“, sagt Devil und steigt über die Schwelle, als hielte ihm jemand die Tür auf. Hinter ihm zählt Alyse die Löcher in der Wand, und Curby tritt sich die Ketten auf einer fremden Matte ab. Das Team ist drin.

saga-page-a-lost-1 = Niedrigwasser
saga-page-a-lost-1-1 = Die Pumpen laufen wieder an, wie zu jeder vollen Stunde. Hinter der Servicetür warten drei auf ein Klopfen, das nicht kommt. Nach zwanzig Minuten sagt Blaine über Funk, was er immer sagt: dass der Plan gut war.
