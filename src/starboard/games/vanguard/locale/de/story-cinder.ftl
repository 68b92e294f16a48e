# Aschekai: die Protokolle.

vanguard-page-cinder-start = Logbuch der Vanguard
vanguard-log-cinder-start-1 = Logbuch der Vanguard, Captain Oyelaran. Die Laternen sind eine Reihe alter Leuchtfeuer, und zwischen ihnen liegt ein Korridor ruhigen Raums mitten in der Trübe. Durch ihn sind wir gekommen. Hinter uns gingen die Lichter aus, eins nach dem anderen, während wir noch darin waren. Ein Licht ist noch in Reichweite.
vanguard-log-cinder-start-2 = Zurück können wir nicht, und weiter können wir so nicht. Unter uns liegt ein Schlackenmond mit einer Servicestation, in Stücken; aber eine Station hat ein Lager. Ich schicke Leute hinunter, Ersatzteile holen. Sie haben keine Fragen gestellt. Mir wäre wohler, sie hätten.

vanguard-page-cinder-1 = Zwei Schirme
vanguard-log-cinder-1-1 = Lander, hier Wetherby auf der Brücke, ich hab euch, ich hab euch bestens. Da kommt Schlacke hoch, ziemlich viel, vor einer Minute war da noch nichts. Könnt ihr nach links? Ihr könnt nicht nach links. Gut. Macht nichts.
vanguard-log-cinder-1-2 = Vierzig Sekunden bis zum Feld. Fünfunddreißig. Gerade ist was von euch abgegangen, wahrscheinlich nichts Wichtiges. Dreißig. Fünfundzwanzig. Könnte bitte jemand was sagen, ich hab nämlich die eine Hälfte von euch auf dem einen Schirm und die andere auf dem anderen, und ich glaube nicht, dass das am … Dann nur noch Rauschen.

vanguard-page-cinder-5 = Der Fensterplatz
vanguard-log-cinder-5-1 = Eine Minute vorher war es noch ein gewöhnlicher Flug. Irgendwer prüfte allen die Gurte, irgendwer summte, irgendwer horchte auf das Triebwerk und war mit dem Gehörten nicht einverstanden. Um den einzigen Platz mit Aussicht hatten sie gelost. Gewonnen hat die Wissenschaft, und sie sieht jetzt alles.

vanguard-page-cinder-20 = Gefaltet
vanguard-log-cinder-20-1 = Rotes Licht. Der Rumpf hat sich gefaltet, wie man Papier faltet, und ich liege auf etwas, das einmal eine Wand war. Aus der anderen Hälfte klopft es. Wir klopfen zurück. Das ist kein Code, nur ein Klopfen, und ich habe selten etwas Schöneres gehört.
vanguard-log-cinder-20-2 = Die Anzeigen, die noch gehen, sagen: Luft für Stunden, nicht für Tage. Die Luke klemmt. Drüben ist die Kombüse aufgerissen, samt allen Paketen. Einen Plan gibt es noch nicht, nur eine Reihenfolge: hier raus, dann die anderen, dann ein Plan.

vanguard-page-cinder-227 = Warme Luft
vanguard-log-cinder-227-1 = Ein Servicegraben, schnurgerade durch die Schlacke gezogen, und gerade war er auch, bis wir daneben heruntergekommen sind. Hier haben sich die Wände bis auf einen Spalt genähert. Aus dem engen Ende bläst warme Luft und riecht nach Öl. Tote Stationen atmen nicht. Ich wüsste gern, wer es tut.

vanguard-page-cinder-50 = Kraftausdrücke
vanguard-log-cinder-50-1 = Der erste Atemzug außerhalb des Wracks kommt aus der Flasche und ist trotzdem der beste des Tages. Drüben hat das Klopfen aufgehört. Jetzt wird geflucht. Die Stimme kenne ich, die meisten Wörter auch. Wer so flucht, ist nicht schwer verletzt.

vanguard-page-cinder-311 = Die gelbe Linie
vanguard-log-cinder-311-1 = „Willkommen am Aschekai“, sagt eine freundliche Stimme in allen Helmen zugleich. „Bitte sammeln Sie sich an der gelben Linie und halten Sie Ihre Papiere bereit.“ Es gibt eine gelbe Linie. Sie läuft quer über den Hof, gerade und gepflegt, und endet in einem Krater.
vanguard-log-cinder-311-2 = Es ist der Kaimeister, vor dreißig Jahren aufgenommen und bester Laune. Suppe, sagt er, gibt es auf Ebene zwei. Ebene zwei gibt es nicht. Am Kraterrand liegt eine Lastdrohne, einen Arm in der Luft, als hätte sie eine Frage.

vanguard-page-cinder-59 = Ein Satz
vanguard-log-cinder-59-1 = „… sehe euch nicht durch den … was ihr auch tut, nicht die …“ Einen Augenblick lang reißt das Rauschen auf, und Captain Oyelaran könnte hier stehen, mit verschränkten Armen: „Findet zuerst zueinander.“ Dann wieder Kies. Sie sagt nichts zweimal.

vanguard-page-cinder-298 = Alle auf den Beinen
vanguard-log-cinder-298-1 = Alle auf den Beinen, keiner fehlt, und kaputt ist nichts, was wir heute brauchen. Vom Hof sieht man über die ganze Anlage: ein Mast, dunkel, und darunter ein Kutter mit angelegten Flügeln. Zwei brauchbare Dinge auf einen Blick. Gerechnet hatte ich mit keinem.
vanguard-log-cinder-298-2 = Jetzt das Kleingedruckte. Der Kutter rührt sich nicht ohne Rufzeichen, Rufzeichen vergibt der Mast, und der Mast hat keinen Strom. Also brauchen wir eine Zelle. Im Tresor an der Werkzeugzeile sollten welche liegen. Die große Pumpe im Kühlwerk läuft mit einer. Sucht euch was aus.

vanguard-page-cinder-352 = Der Spind
vanguard-log-cinder-352-1 = Durch, bis auf etwas Haut, die ich nicht gebraucht habe. Hinter der Engstelle hatte sich jemand vom Kai eine Ecke eingerichtet: ein Hocker, ein Heizgerät, das nie einer ausgeschaltet hat, ein Spind. Darin eine Lampe, das Bild einer Familie unter einem echten Baum und eine Feldflasche.
vanguard-log-cinder-352-2 = Die warme Luft ist das Heizgerät. Seit dreißig Jahren hält es für jemanden den Platz warm. Die Lampe nehmen wir mit, die Flasche geht reihum. Das Bild bleibt, wo es ist, richtig herum.

vanguard-page-cinder-360 = Eine von vierzig
vanguard-log-cinder-360-1 = Na, ihr Schönen. Ein ganzes Regal voller Zellen, jede in Ölpapier, eingelagert von jemandem, der seine Arbeit gern hatte. Ich prüfe sie durch, Reihe für Reihe, vierzig Stück. Neununddreißig sind tot wie Ziegel. Bei der vierzigsten geht das Messgerät an, und ich, zugegeben, auch.

vanguard-page-cinder-335 = Ganz unten
vanguard-log-cinder-335-1 = Der Sumpf ist leer, so leer er eben wird. Unter dreißig Jahren Kühlmittel, ganz unten, wo kein anständiger Mensch sie eingebaut hätte, sitzt die Zelle der Pumpe. Sie hat noch Ladung. Heraus kommt sie nur mit dem ganzen Arm. Das Kühlmittel ist lauwarm. Mehr sage ich dazu nicht.

vanguard-page-cinder-330 = Freigabe
vanguard-log-cinder-330-1 = Der Mast leuchtet auf, vom Fuß bis zur Spitze, und alle anderen Lampen des Mondes bezahlen dafür: Gemeinsam sinken sie auf ein mattes Braun. „Kutter Zwei“, sagt der Kaimeister, langsamer als vorher, wie jemand, der einem Kind vorliest, das gleich schläft, „Sie haben Freigabe.“
vanguard-log-cinder-330-2 = „Kutter Zwei. Sie haben Freigabe.“ Unter den Füßen fangen die Pumpen an zu stottern. Der Kutter weiß jetzt, wie er heißt. Zwischen ihm und dem Himmel sind noch die Klammern, zwischen dem Team und der Dunkelheit ein paar Pakete und der Rest Licht.

vanguard-page-cinder-322 = Kleiner als erhofft
vanguard-log-cinder-322-1 = Der Kutter ist kleiner, als alle gehofft hatten, und er ist ganz. Reif liegt auf den angelegten Flügeln wie Kreide. Sechs Klammern halten ihn in der Wiege, jede so groß wie eine Tür. Sie sollten ihn bei jedem Sturm hier festhalten, und sie haben ihn festgehalten.

vanguard-page-cinder-505 = Helmlampen
vanguard-log-cinder-505-1 = Dunkel. Nur Helmlampen. Stehen bleiben und Namen sagen. Ich zähle. Jetzt zähle ich noch mal, beim ersten Mal hat jemand zweimal geantwortet. Alle da. Eine Hand auf die Schulter vor euch, und niemand geht schneller als der Langsamste.

vanguard-page-cinder-341 = Die letzte Klammer
vanguard-log-cinder-341-1 = Das war die letzte. Sie lässt los, die ganze Wiege summt wie eine angeschlagene Pfanne, und der Kutter wippt auf den Federn, als hätte er nur darauf gewartet, dass ihn einer fragt. Ich hab keine Stimme mehr, also hört gut zu. Plätze. Jetzt. Die Langsamen zuerst.

vanguard-page-cinder-204 = Namen und Antworten
vanguard-log-cinder-204-1 = Der Kutter steigt aus dem Schlackenlicht, mit unseren Leuten darin. Ich habe die Zahl. Dann habe ich die Namen, und zu jedem Namen eine Antwort. Ich lasse sie ein zweites Mal verlesen. Fürs Protokoll: Das zweite Mal war für mich.
vanguard-log-cinder-204-2 = Sie tragen mir Asche in den Hangar, blaue Flecken und die Pläne einer Station, die ihre Gäste noch immer willkommen heißt. Es gibt Suppe. Ich habe angeordnet, dass sie vor morgen früh niemand etwas fragt.
vanguard-log-cinder-204-3 = Während sie essen, erlischt auf dem Navigationsschirm eines der fernen Leuchtfeuer. Auf der Brücke haben es alle gesehen. Niemand spricht es aus. Wetherby dreht den Schirm ein wenig, weg von der Tür.

vanguard-page-cinder-211 = Willkommen zurück
vanguard-log-cinder-211-1 = „Willkommen zurück am Aschekai“, sagt der Hof. „Sie haben uns gefehlt.“ Das stimmt, und er kann es belegen: An der Wand hängt ein Zähler für die Besucher seit eurem letzten Aufenthalt, und er steht auf 0. Der Lautsprecher knackt und wartet, als wäre jetzt jemand anders mit Reden dran.

vanguard-page-cinder-214 = Daten
vanguard-log-cinder-214-1 = Das Büro an der Wiege hat eine Liste geführt, von Hand, mit guter Tinte. Links jedes Schiff, das durch den Korridor kam. Rechts der Tag, an dem das Leuchtfeuer dahinter ausfiel. Erst hält man es für Pech. Dann liest man nur noch die Daten. Sie rücken zusammen.

vanguard-page-cinder-216 = Schlackenfall
vanguard-log-cinder-216-1 = Schlackenfall, über der ganzen Station, alle unter irgendwas, Hauptsache Dach, schnell. Ich höre es hier oben in euren Mikrofonen, das prasselt wie Kies auf einen Sarg. Entschuldigung. Entschuldigung, ich weiß nicht, warum ich das gesagt habe. Seid ihr unter irgendwas?

vanguard-page-cinder-212 = Nur Metall
vanguard-log-cinder-212-1 = Triebwerke, Asche, hoch. Was wir brauchen konnten, ist an Bord; was vom Aschekai bleibt, ist nur Metall. Beim Abheben hat uns der Kaimeister eine angenehme Weiterreise gewünscht. Ich habe es abheften lassen, unter Korrespondenz.

vanguard-page-cinder-213 = Ein Schirm
vanguard-log-cinder-213-1 = Der zweite Lander ist unten, die Trage ist draußen, lasst die Kisten fallen, fallen lassen, keine Bergung ist das wert. Wer trägt, redet mit mir. Linker Fuß, rechter Fuß, genau so, das reicht völlig. Ich hab euch auf einem Schirm. Alle. Auf einem.
