# Die Einführung in Nemesis und der Coach neben dem ersten Spiel.

## Die Einführung

web-nemesis-tutorial = Nemesis in zehn Minuten
web-nemesis-tutorial-tale = Du erwachst zu früh aus dem Kälteschlaf. Das Schiff ist dunkel, jemand aus der Crew ist tot, und niemand erinnert sich, diesen Kurs gesetzt zu haben.
web-nemesis-tutorial-wake = Du wachst auf
web-nemesis-tutorial-wake-text = Die Räume um dich sind unerkundet. Jede Aktion bezahlst du mit Karten aus deiner Hand: gehen, durchsuchen, reparieren, schießen. Gehen dir die Karten aus, passt du und wartest.
web-nemesis-tutorial-wake-picture = Zwei Charaktere im Kryonatorium, ringsum dunkle, unerkundete Räume.
web-nemesis-tutorial-noise = Du machst Geräusche
web-nemesis-tutorial-noise-text = Wer einen leeren Raum betritt, würfelt und legt einen Geräuschmarker in einen Korridor. Machst du ein Geräusch, wo schon eines liegt, kommt etwas aus dem Dunkel.
web-nemesis-tutorial-noise-picture = Ein Charakter in den Kabinen; in zwei Korridoren ringsum liegen Geräuschmarker.
web-nemesis-tutorial-meet = Etwas antwortet
web-nemesis-tutorial-meet-text = Xenos kommen aus einem Beutel, der sich nach und nach füllt. Schieß, schlag zu oder flieh; jede Wunde macht dich langsamer, und manche Karte, die du dir dabei einfängst, birgt eine Infektion.
web-nemesis-tutorial-meet-picture = Ein Soldat steht beim Generator einem ausgewachsenen Xeno gegenüber; nebenan brennt ein Raum, und ein Kriecher wartet.
web-nemesis-tutorial-home = Du willst nach Hause
web-nemesis-tutorial-home-text = Überstehe den Sprung im Kälteschlaf, wenn die Triebwerke laufen und das Schiff zur Erde fliegt; oder verlasse es in einer Rettungskapsel. Du gewinnst, wenn du überlebst und die Ziele erfüllt sind.
web-nemesis-tutorial-home-picture = Ein Charakter in der Evakuierungssektion A neben einer entriegelten Rettungskapsel.
web-nemesis-tutorial-first = Deine erste Partie
web-nemesis-tutorial-first-text = Du und ein Bot auf derselben Seite, mit offenen Zielen. Ein Coach erklärt dir alles, sobald es zum ersten Mal vorkommt. Du kannst Entscheidungen zurücknehmen, jede Regel nachschlagen und jederzeit aufhören: Der Tisch wartet auf dich.

## Der Coach


web-nemesis-coach-draft = Wer bist du?
web-nemesis-coach-draft-text = Wähle einen von zwei Charakteren. Jeder hat zehn eigene Karten, eine Waffe und zwei Quests. Der Soldat kämpft, der Scout schleicht, der Mechaniker repariert; falsch ist keine Wahl.
web-nemesis-coach-goal = Wozu du hier bist
web-nemesis-coach-goal-text = Deine Ziele findest du auf deiner Charaktertafel: Öffne und lies sie. In dieser Partie gelten sie für euch beide. Ihr gewinnt, wenn alle erfüllt sind und am Ende mindestens einer von euch lebt.
web-nemesis-coach-cards = Mit Karten bezahlst du alles
web-nemesis-coach-cards-text = In deinem Zug führst du zwei Aktionen aus, dann ist der nächste Spieler dran, bis alle gepasst haben. Die Zahl bei einer Aktion sagt, wie viele Karten sie kostet. Eine Aktionskarte spielst du wegen ihres Textes aus oder gibst sie als Bezahlung ab.
web-nemesis-coach-moving = Bewegung
web-nemesis-coach-moving-text = Eine Bewegung kostet eine Karte und bringt dich in einen benachbarten Raum. Die Vorsichtige Bewegung kostet zwei, dafür würfelst du nicht, sondern bestimmst selbst, wo das Geräusch entsteht. Geh in die dunklen Räume: Dort liegt, was du brauchst.
web-nemesis-coach-reacting = Eine Aktion lässt sich unterbrechen
web-nemesis-coach-reacting-text = Wer im selben Raum ist, kann eine Aktion mit der Karte „Unterbrechung“ verhindern. Darauf wartet jeder Tisch einen Moment, ob jemand kann oder nicht. Hier soll deinem Partner alles gelingen: Lass es geschehen.
web-nemesis-coach-paying = Wähle, was du hergibst
web-nemesis-coach-paying-text = Bezahle mit den Karten, die du jetzt am wenigsten brauchst. Sie kommen auf deinen Ablagestapel und kehren zurück, wenn dein Deck neu gemischt wird.
web-nemesis-coach-exploring = Ein Raum ist erkundet
web-nemesis-coach-exploring-text = Das Raumteil zeigt, was der Raum kann, die Zahl in der Ecke, wie viele Gegenstände noch da sind, und die Farbe, welche: Rot ist militärisch, Gelb technisch, Grün medizinisch. Ein Plättchen kann auch Feuer, Schleim oder eine Fehlfunktion gebracht haben.
web-nemesis-coach-noise = Geräusche
web-nemesis-coach-noise-text = Eine violette Scheibe im Korridor ist ein Geräusch. Trifft dein Wurf einen Korridor, in dem schon eines liegt, kommt ein Xeno. Geh lieber dorthin, wo es ringsum still ist; wo schon jemand ist, wird nicht gewürfelt.
web-nemesis-coach-searching = Hier kannst du suchen
web-nemesis-coach-searching-text = Die Karte „Durchsuchen“ kostet keine weitere Karte: Ziehe zwei Gegenstände in der Farbe des Raums und behalte einen. Die anderen sehen nur seine Farbe.
web-nemesis-coach-rooms = Dieser Raum kann etwas
web-nemesis-coach-rooms-text = Eine Raumaktion kostet zwei Karten. Ein Signal senden, heilen, eine Waffe laden, Kapseln öffnen: Klicke auf den Raum oder drücke das Fragezeichen, um zu lesen, was er tut. Mit einer Fehlfunktion tut er nichts.
web-nemesis-coach-intruder = Ein Xeno
web-nemesis-coach-intruder-text = Ein Plättchen kam aus dem Beutel. Hast du weniger Karten auf der Hand, als es zeigt, greift der Xeno sofort überraschend an: Eine volle Hand ist dein bester Schutz. Solange er in deinem Raum ist, bist du im Kampf.
web-nemesis-coach-fighting = Kämpfen oder fliehen
web-nemesis-coach-fighting-text = Schießen kostet eine Karte und 1 Munition; im Nahkampf bringt dir ein Fehlschlag eine Schwere Wunde. Wie viel ein Xeno aushält, weiß niemand. Wer flieht, wird von jedem Xeno hier einmal angegriffen und ist dann draußen.
web-nemesis-coach-wounds = Du bist verletzt
web-nemesis-coach-wounds-text = Tropfen sind Leichte Wunden; die dritte wird zur Schweren Wunde, die dich behindert, bis sie verbunden ist. Mit drei Schweren Wunden tötet dich jede weitere Wunde.
web-nemesis-coach-passing = Passen
web-nemesis-coach-passing-text = Keine Karten mehr, oder genug für jetzt? Dann passe. Du darfst unerwünschte Karten abwerfen, auch Kontamination, und ziehst zu Beginn der nächsten Runde auf fünf nach. Wer gepasst hat, kann trotzdem angegriffen werden.
web-nemesis-coach-events = Die Ereignisphase
web-nemesis-coach-events-text = Haben alle gepasst, läuft die Zeit weiter: Xenos greifen jeden an, der bei ihnen ist, Feuer fügt ihnen Schaden zu, und eine Ereigniskarte setzt sie in Bewegung und bringt Schlimmeres. Dann wächst der Beutel. Das war eine Runde; es gibt höchstens fünfzehn.
web-nemesis-coach-contamination = Kontamination
web-nemesis-coach-contamination-text = Eine rote Karte verstopft deine Hand und taugt nicht zum Bezahlen. Vielleicht ist sie infiziert; das zeigt nur ein Scan: in Kantine, Duschraum oder Operationssaal oder beim Ausruhen. Bist du am Ende infiziert, überlebst du vielleicht nicht.
web-nemesis-coach-slime = Schleim
web-nemesis-coach-slime-text = Du bist mit Schleim bedeckt: Zeigt dein Geräuschwurf Stille, ist es stattdessen Gefahr. Im Duschraum oder mit Kleidung wirst du ihn los.
web-nemesis-coach-fire = Feuer
web-nemesis-coach-fire-text = Wer seinen Zug in einem brennenden Raum beendet, erleidet eine Leichte Wunde; auch Xenos brennen. Muss ein neunter Feuermarker gelegt werden, explodiert das Schiff.
web-nemesis-coach-malfunction = Fehlfunktion
web-nemesis-coach-malfunction-text = Ein defekter Raum bietet weder Aktion noch Computer, bis ihn jemand mit einer Karte oder mit Werkzeug repariert. Muss ein neunter Fehlfunktionsmarker gelegt werden, zerbricht der Rumpf.
web-nemesis-coach-home = Nach Hause kommen
web-nemesis-coach-home-text = Denk jetzt ans Ende. Zwei von drei Triebwerken müssen funktionieren (prüfe sie in den Triebwerksräumen), das Flugziel muss die Erde sein (im Cockpit nachsehen), und du musst vor dem Sprung schlafen. Oder nimm eine Rettungskapsel.
web-nemesis-coach-countdown = Selbstzerstörung
web-nemesis-coach-countdown-text = Am Ende dieser Leiste wird das Schiff zerstört. Ab dem ersten gelben Feld lässt sich das nicht mehr stoppen, und alle Rettungskapseln öffnen sich. Davor rettet kein Kälteschlaf.
web-nemesis-coach-pods = Rettungskapseln
web-nemesis-coach-pods-text = Eine Kapsel ist entriegelt. Nutze in ihrer Evakuierungssektion die Raumaktion: Mach einen Geräuschwurf, und wenn danach kein Xeno da ist, bist du drin. Starte sofort, oder warte, bis der zweite Platz besetzt ist.
web-nemesis-coach-hibernation = Die Schlafkapseln sind offen
web-nemesis-coach-hibernation-text = Ab jetzt kannst du in den Kälteschlaf gehen: Kehr ins Kryonatorium zurück und nutze seine Raumaktion, wenn kein Xeno da ist. Du schläfst bis zum Ende und hoffst, dass Triebwerke und Flugziel stimmen.
web-nemesis-coach-over = Das war Nemesis
web-nemesis-coach-over-text = Lies, wie es ausging, sieh dir die Wiederholung an, in der alles aufgedeckt ist, oder spiel von einem beliebigen Moment aus weiter. Nächstes Mal mit Freunden, alle mit einem geheimen Ziel.

web-nemesis-coach-deed-move = Das Kryonatorium verlassen
web-nemesis-coach-deed-explore = Einen Raum erkunden
web-nemesis-coach-deed-item = Einen Gegenstand finden
web-nemesis-coach-deed-pass = Passen
web-nemesis-coach-deed-turn = Eine Ereignisphase überstehen
web-nemesis-coach-deed-meet = Einem Xeno gegenüberstehen
web-nemesis-coach-deed-home = Lebend herauskommen
