# Missionen: Namen, Siegbedingungen, Sonderregeln.

saga-mission-a-win-mercenaries = Söldner: Ihr gewinnt in dem Moment, in dem Dulinsky die Servicetür öffnet.
saga-mission-a-win-nexus = Nexus: Du gewinnst, wenn Dulinsky ausgeschaltet ist.
saga-mission-a-rule-door = Die Servicetür ist verriegelt und kann nicht zerstört werden: Entriegelt sie am Terminal, dann öffnet sie mit einer eigenen Aktion.
saga-mission-a-rule-late-shift = Späte Schicht: Der Verstärkungspunkt ist bis zum Ende von Runde 3 außer Betrieb.

saga-mission-b-win-mercenaries = Söldner: Ihr gewinnt, wenn das Tor hinter der Torsteuerung geöffnet wird.
saga-mission-b-win-nexus = Nexus: Du gewinnst, wenn einer der beiden ausgeschaltet ist oder beide zugleich schwer angeschlagen sind.
saga-mission-b-rule-keys = Schlüssel: Einen Schlüssel zu drehen ist eine Operation mit Komplexität 1 an seinem Terminal. Er bleibt bis zum Ende der nächsten Runde gedreht. Sobald beide zugleich gedreht sind, ist das Tor für immer entriegelt; nichts anderes öffnet es, und es kann nicht zerstört werden.
saga-mission-b-rule-consoles = Pumpen: Die beiden Terminals können nicht angegriffen werden. Der Verstärkungspunkt in der Torsteuerung wird erst benutzt, nachdem zum ersten Mal ein Schlüssel gedreht wurde.
saga-mission-b-rule-night-crew = Nachtschicht: Der Nexus darf nur in geraden Runden Verstärkung rufen.
saga-mission-b-operation-key-1 = Den vorderen Schlüssel drehen
saga-mission-b-operation-key-2 = Den hinteren Schlüssel drehen
saga-mission-b-hint-two-keys-two-hands = Das Tor geht auf, sobald beide Schlüssel zugleich gedreht sind.

saga-mission-c-win-mercenaries = Söldner: Ihr gewinnt, wenn zwei Söldner den Spielplan über die Kaminleiter in der Ofenhalle verlassen haben.
saga-mission-c-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 15 vorbei ist.
saga-mission-c-rule-flue = Kamin: Die Leiter ist erst benutzbar, nachdem ein Söldner den Hebel in der Ofenhalle gezogen hat, mit einer Aktion neben ihm.
saga-mission-c-rule-key = Schlüssel des Vorarbeiters: An der Westtür der Ofenhalle gilt „Zugriff verweigert“. Wer den Schlüssel hat (die Karte Offiziersausweis), öffnet sie mit einer Aktion.
saga-mission-c-rule-burner = Brenner: Ein Söldner daneben darf ihn mit einer Aktion zünden: Die Flammenschablone reicht von ihm nach Westen oder Norden, 3 Würfel gegen alle, die sie berührt. Von da an darf der Nexus dasselbe einmal je Nexusphase statt einer Aktivierung tun, solange der Brenner steht.
saga-mission-c-use-burner = Den Brenner zünden
saga-mission-c-use-nexus-burner = Den Brenner zünden
saga-mission-c-use-flue = Den Kaminhebel ziehen
saga-mission-c-hint-foremans-key = Die Westtür der Ofenhalle öffnet sich für den, der den Schlüssel des Vorarbeiters hat.

saga-mission-m1-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr im Hangar ist und mindestens einer ihn verlassen hat, alle durch denselben Ausgang: die Personaltreppe oder den Lastenaufzug.
saga-mission-m1-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn nach Runde 13 noch ein Söldner im Hangar ist.
saga-mission-m1-rule-one-exit = Ein Ausgang: Wer als Erster hinausgeht, entscheidet für alle; der andere Ausgang schließt sich.
saga-mission-m1-rule-lockdown = Abriegelung: Am Ende von Runde 4 steigt jedes Schloss über 0 um 1 (höchstens auf 4); am Ende von Runde 8 wachsen zwei Verstärkungspunkte des Hangars um ein Feld; am Ende von Runde 11 hat der Nexus 1 Aktivierung mehr; am Ende von Runde 13 versiegelt sich der Hangar.
saga-mission-m1-rule-tank = Voller Tank: Auf den Treibstofftank kann geschossen werden (3 Verteidigungswürfel). Wird er zerstört, erleiden alle im Umkreis von 2 Feldern einen Angriff mit 3 Würfeln ohne Deckung, und die Kisten im Umkreis von 2 Feldern sind weg.
saga-mission-m1-operation-wipe = Die Aufzeichnung des Zolls löschen

saga-mission-m2-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist und mindestens zwei ihn durch das Tor im Osten verlassen haben.
saga-mission-m2-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 15 vorbei ist.
saga-mission-m2-rule-belts = Bänder: Zu Beginn der Endphase trägt jedes Band alle und alles, was darauf steht, 2 Felder weiter (4, wenn es schnell läuft), bis etwas im Weg ist. Frontbereiche spielen keine Rolle, und niemand erhält einen Freien Angriff. An einem Terminal stellt man ein, ob die Bänder laufen, stehen, rückwärts oder schnell laufen.
saga-mission-m2-rule-riding = Mitfahren: Wer eine Bewegung auf einem Band beginnt und sich nur in dessen Richtung bewegt, darf 2 Felder weiter.
saga-mission-m2-operation-belt = Die Bänder stellen
saga-mission-m2-operation-manifest = Die Ladeliste lesen

saga-mission-m3-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist und mindestens einer ihn mit dem Personalaufzug im Vorraum verlassen hat.
saga-mission-m3-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 16 vorbei ist und du schon vorher von den Söldnern wusstest.
saga-mission-m3-rule-unaware = Heimlichkeit: Der Nexus weiß nichts von euch. Bis ihr entdeckt werdet, drehen seine Schergen ihre Runden, er ruft niemanden, und sie dürfen ihre Bewegung nicht im Umkreis von 2 Feldern um die Tür zum Aufzug beenden, außer ihre Runde führt dorthin.
saga-mission-m3-rule-sleepers = Schläfer: Wer schläft, sieht nichts, tut nichts und hat keinen Frontbereich. Eine laute Aktion oder ein Schuss in Kurzer Reichweite weckt ihn; auch wenn ihr entdeckt werdet, wachen alle auf. Dann verschwinden auch die Dunkelheitsmarker.
saga-mission-m3-rule-lobby-door = Tür zum Aufzug: Wer den Offiziersausweis hat, entriegelt und öffnet sie mit einer Aktion. Jede Schlossstufe, die ihr vor eurer Entdeckung weghackt, gilt als laute Aktion.
saga-mission-m3-rule-shift-change = Schichtwechsel: Seid ihr am Ende von Runde 16 noch unbemerkt, werdet ihr dann entdeckt, und die Zeit läuft bis Runde 20.
saga-mission-m3-operation-duty = Den Dienstplan ändern
saga-mission-m3-use-the-patient = Mit der kranken Technikerin sprechen
saga-mission-m3-ask-take-her-along = Die kranke Frau mit in den Garten hinunternehmen?
saga-mission-m3-answer-agree = Sie mitnehmen
saga-mission-m3-answer-refuse = Sie hierlassen

saga-mission-m4-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist, alle denselben Ausgang genommen haben, die Bahn oder den Serviceaufzug, und einer von ihnen Reiher bei sich hat.
saga-mission-m4-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind, wenn Runde 16 vorbei ist oder wenn Reiher eine ganze Runde allein bleibt, nachdem ihr Begleiter ausgeschaltet wurde.
saga-mission-m4-rule-orchard = Der Obstgarten sonnt sich: Er tut nichts, bis er eine Wunde hat, ein Söldner seinen Zug im Umkreis von 2 Feldern beendet, eine Scheibe zerbricht oder Runde 11 endet. Steht er ganz im Kühlhaus, wenn sich die breite Tür dort schließt, ist er für immer gefangen.
saga-mission-m4-rule-glass = Glas: Durch eine Scheibe sieht man und wird gesehen, aber man kann weder hindurchschießen noch hindurchgehen, bis sie zerbricht. Söldner können Scheiben angreifen (1 Verteidigungswürfel); der Obstgarten zerbricht sie im Gehen.
saga-mission-m4-rule-spores = Sporenbeete: Wer eine Bewegung darauf beendet, erleidet einen Angriff mit 1 Würfel ohne Deckung; Roboter, Bosse und Infizierte nicht. Techniker oder Wachen, die das verwundet, werden zu Seuchenopfern.
saga-mission-m4-rule-heron = Reiher geht mit dem, der sie mitgenommen hat: Seine Bewegung ist um 1 geringer. Wird er schwer angeschlagen, kann sie verletzt werden; wird er ausgeschaltet, bleibt sie, wo er fiel.
saga-mission-m4-operation-pod = Die Isolierkapsel öffnen
saga-mission-m4-operation-evacuate = Das Personal evakuieren
saga-mission-m4-operation-vent = Die Luft aus dem Garten ablassen
saga-mission-m4-operation-lure = Die Pflanzenlampe einschalten

saga-mission-m5-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist und mindestens einer ihn mit der Bahn verlassen hat. Der Datenkern ist eine Beute, keine Bedingung.
saga-mission-m5-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 18 vorbei ist.
saga-mission-m5-rule-shelves = Regale: Vom Terminal aus rollt ein Regal 1 Feld nach Osten oder zurück. Wer im Weg ist, wird 1 Feld mitgeschoben; ist kein Platz, erleidet er einen Angriff mit 3 Würfeln ohne Deckung, und das Regal bleibt stehen. Auch Schergen können Regale rollen, mit einer Aktion an den Terminals zwischen den Regalen.
saga-mission-m5-rule-rival = Die Rivalin: Am Ende von Runde 5, oder sobald das Büro des Kurators geöffnet wird, werden die übrigen Zonen aufgedeckt, und der Neuntöter holt sich den Kern und will dann zur Bahn. Schlösser halten sie nicht auf. Sie schießt nur, wenn sie nicht näher kommt. Wird sie ausgeschaltet, lässt sie fallen, was sie hat.
saga-mission-m5-rule-price = Ihr Preis: Ein Söldner neben ihr, außerhalb ihres Frontbereichs, kann sie mit einer Aktion für 3 eigene Siegpunkte kaufen, oder umsonst, wenn ihr den versiegelten Koffer hinausgebracht habt. Sie lässt den Kern da und geht.
saga-mission-m5-operation-roll = Ein Regal rollen
saga-mission-m5-operation-ledger = Das Hauptbuch lesen
saga-mission-m5-use-agents-roll = Ein Regal rollen
saga-mission-m5-use-buy = Den Neuntöter kaufen

saga-mission-m6-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist, mindestens einer ihn mit dem Galerieaufzug verlassen hat und einer von diesen das Serum hat.
saga-mission-m6-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 16 vorbei ist.
saga-mission-m6-rule-fields = Kraftfelder halten Bewegung und jeden Angriff auf, der eine Sichtlinie braucht. Solange das Feld des Geheges geschlossen ist, reichen die Kräfte der Alten Flut nur auf Kurze Reichweite; ist es offen, auf Lange, und sie kann heraus. Ein Terminal öffnet und schließt dieses Feld.
saga-mission-m6-rule-serum = Serum: Ein Söldner im Gehege, neben einer Pumpe und in keinem feindlichen Frontbereich, darf sie mit einer Aktion leeren. Wer die zweite leert, hat das Serum. Auch wenn die Alte Flut ausgeschaltet oder vom Halsband befreit wird, ist das Serum da.
saga-mission-m6-rule-collar = Halsband: Es hat 3 Stufen, und jeder Erfolg eines Hackversuchs auf der Galerie nimmt für immer eine weg. Auf Stufe 1 handelt die Alte Flut nur in geraden Runden. Auf 0 ist sie frei und geht, und wer sie befreit hat, findet das Serum vor seinen Füßen.
saga-mission-m6-rule-feeding = Fütterungszeit: Am Ende von Runde 7 öffnet sich das Feld der westlichen Gehege für immer. Vom Dienstraum aus geht es früher: Dann greifen die Infizierten bis zum Ende der nächsten Runde an, wer ihnen am nächsten ist, gleich von welcher Seite.
saga-mission-m6-operation-pen = Das Gehege öffnen oder schließen
saga-mission-m6-operation-feed = Die westlichen Gehege öffnen
saga-mission-m6-operation-collar = Das Halsband der Alten Flut lockern
saga-mission-m6-use-milk = Die Pumpe leeren

saga-mission-m7-win-mercenaries = Söldner: Mit dem Plan „Kühlen“ gewinnt ihr am Ende einer Runde, wenn zwei Ventile offen sind, mindestens zwei lebende Söldner im Kontrollraum stehen und dort mehr Söldner als Schergen sind. Mit dem Plan „Sprengen“ gewinnt ihr, wenn an drei Pylonen Sprengsätze angebracht waren und danach alle, mindestens zwei, durch die Serviceschleuse hinaus sind.
saga-mission-m7-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn die Zeit um ist: nach Runde 17, oder früher, sobald an drei Pylonen Sprengsätze angebracht sind.
saga-mission-m7-rule-pulse = Puls: Ab Runde 2 trifft er zu Beginn der Endphase ein Viertel der Reaktorhalle: Norden, Osten, Süden, Westen und wieder von vorn. Wer dort nicht neben einer Kiste oder einem Pylon steht, erleidet einen Angriff mit 2 Würfeln, ohne Deckung und an Schilden vorbei. Ein Terminal kann den Puls einer Runde dämpfen.
saga-mission-m7-rule-valves = Ventile: Ein Söldner neben einem Ventil öffnet es mit einer Aktion. Jedes offene Ventil nimmt dem Puls 1 Würfel und ruft sofort Verstärkung im Wert von 2.
saga-mission-m7-rule-charges = Sprengsätze: Wer die Sprengsätze hat und bei der Markierung eines Pylons steht, bringt dort mit einer Aktion einen an. Nach dem ersten hat der Puls 3 Würfel. Ein Scherge daneben kann einen Sprengsatz mit einer Aktion wieder abnehmen. Nach dem dritten öffnet sich die Serviceschleuse, und ihr habt 4 Runden, um draußen zu sein.
saga-mission-m7-variant-cool = Das Herz kühlen
    .text = Öffnet zwei der drei Ventile und haltet dann den Kontrollraum. Jedes Ventil schwächt den Puls und ruft Verstärkung.
saga-mission-m7-variant-burn = Das Herz sprengen
    .text = Bringt an drei Pylonen Sprengsätze an und seid dann in 4 Runden draußen. Schergen können Sprengsätze wieder abnehmen.
saga-mission-m7-operation-dampen = Den Puls dieser Runde dämpfen
saga-mission-m7-use-valve = Das Ventil öffnen
saga-mission-m7-use-charge = Einen Sprengsatz anbringen
saga-mission-m7-use-remove-charge = Den Sprengsatz abnehmen

saga-mission-m8-win-mercenaries = Söldner: Ihr gewinnt, wenn Direktorin Hale ausgeschaltet ist oder wenn ihr euch mit ihr einigt.
saga-mission-m8-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind oder wenn Runde 17 vorbei ist.
saga-mission-m8-rule-emitters = Emitter: Solange einer davon läuft, hat Hale für jeden 1 Verteidigung mehr und kann nicht schwer angeschlagen werden. Man schaltet sie an den Terminals der beiden Flügel ab oder zerstört sie (4 Verteidigungswürfel).
saga-mission-m8-rule-terms = Bedingungen: Am Ende der Phase, in der Hale erstmals 3 Wunden hat, oder am Ende von Runde 8, wenn der Sitzungssaal aufgedeckt ist, hat sie etwas zu sagen. Die Spieler der Söldner entscheiden dann gemeinsam; Gleichstand heißt nein.
saga-mission-m8-rule-captive = Reiher sitzt an Hales Tisch. Holt sie neben dem Sessel ab: Ihr gewinnt auch, wenn kein lebender Söldner mehr auf dem Spielplan ist und einer von denen, die mit dem Aufzug weg sind, sie bei sich hat.
saga-mission-m8-operation-emitter-north = Den nördlichen Emitter abschalten
saga-mission-m8-operation-emitter-south = Den südlichen Emitter abschalten
saga-mission-m8-operation-relay = Das Relais für eine Sendung vorbereiten
saga-mission-m8-use-private-file = Hales private Akte lesen
saga-mission-m8-ask-hales-terms = Nehmt ihr die Bedingungen von Direktorin Hale an?
saga-mission-m8-answer-accept = Unterschreiben
saga-mission-m8-answer-refuse = Ablehnen
saga-mission-m8-ask-why = Fragt ihr sie, warum Blaine euch tot sehen will?
saga-mission-m8-answer-ask-why = Nach dem Grund fragen
saga-mission-m8-answer-silent = Schweigen

saga-mission-m9-win-mercenaries = Söldner: Ihr gewinnt, wenn kein lebender Söldner mehr auf dem Spielplan ist und mindestens zwei ihn über die Startplattform ganz oben verlassen haben.
saga-mission-m9-win-nexus = Nexus: Du gewinnst, wenn drei Söldner (bei weniger: alle) zugleich schwer angeschlagen oder ausgeschaltet sind, wenn weniger als zwei leben oder draußen sind oder wenn die Brandlinie die oberste Reihe erreicht.
saga-mission-m9-rule-burn-line = Brandlinie: Ab Runde 2 steigt sie zu Beginn jeder Endphase um eine Reihe, ab Runde 9 (ab Runde 7, wenn der Reaktor brennt) um zwei. Wer in einer brennenden Reihe steht, erleidet einen Angriff mit 2 Würfeln, ohne Deckung und an Schilden vorbei; alles andere dort ist zerstört, und niemand darf hinein, außer um hinauszukommen.
saga-mission-m9-rule-damper = Feuerklappe: Ein einziges Mal kann ein Söldner neben der Klappe auf dem dritten Absatz sie mit einer Aktion schließen. Dann steigt die Linie 2 Runden lang nicht.
saga-mission-m9-rule-broadcast = Sender: Am Terminal auf dem obersten Absatz könnt ihr einmal senden, wenn ein Söldner auf dem Spielplan den Datenkern oder das Serum hat. Von da an hat der Nexus 1 Aktivierung mehr.
saga-mission-m9-rule-debt = Die Schuld der Alten Flut: Wählt einmal, nach dem Zug eines Söldners, eine aufgedeckte Zone. Alle Schergen darin drehen sich nach Norden und setzen bei ihrer nächsten Aktivierung aus.
saga-mission-m9-rule-rifle = Ein gekauftes Gewehr: Sobald Maren Voss da ist, schießt sie einmal je Runde, nach dem Zug eines Söldners, für euch auf den Schergen, der einem von euch am nächsten ist.
saga-mission-m9-rule-wreck = Alte Freunde: Jemand hat das Aufzugswrack zum Jagdrevier gemacht. Die beiden Verstärkungspunkte dort sind außer Betrieb.
saga-mission-m9-rule-victims = Offene Türen: Alle Schlösser sind offen, und niemand steht Wache. Ab Runde 2 kommen am Ende jeder Runde zwei Infizierte am untersten Verstärkungspunkt herauf, den es noch gibt. Vier weitere warten oben, wenn der Mannschaftsabsatz aufgedeckt wird, und der Nexus hat 3 Aktivierungen mehr.
saga-mission-m9-variant-company = Die Firma
    .text = Auf jedem Absatz stehen Schergen der Firma.
saga-mission-m9-variant-old-friends = Alte Freunde
    .text = Ab dem dritten Absatz warten Blaines Leute auf euch. Durch das Aufzugswrack kommt keine Verstärkung mehr.
saga-mission-m9-variant-open-doors = Offene Türen
    .text = Niemand bewacht den Schacht, und keine Tür ist verriegelt, aber in jeder Runde kommen euch zwei Seuchenopfer nach.
saga-mission-m9-operation-broadcast = Senden, was ihr bei euch habt
saga-mission-m9-use-damper = Die Feuerklappe schließen
saga-mission-m9-use-chovars-debt = Die Schuld der Alten Flut einfordern
saga-mission-m9-use-bought-rifle = Den Neuntöter schießen lassen

saga-speaker-blaine = Blaine
saga-speaker-dulinsky = Captain Dulinsky
saga-speaker-heron = Reiher
saga-speaker-okoro = Kommandantin Okoro
saga-speaker-patient = Die kranke Frau
saga-speaker-shrike = Der Neuntöter
saga-speaker-hale = Direktorin Hale
