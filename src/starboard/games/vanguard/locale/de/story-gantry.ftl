# Werftring: die Protokolle.

vanguard-page-gantry-830 = Zu spät
vanguard-log-gantry-830-1 = „Guten Abend“, sagt der Ring, noch bevor jemand etwas angefasst hat. „Sie sind spät dran. Tee ist noch da.“ Die Klammer schließt sich um den Lander wie eine Hand um die andere, fest und nicht zu lange. Alle Lichter brennen. Zu sehen ist niemand.
vanguard-log-gantry-830-2 = Die Stimme wartet. Sie wartet seit gut zweihundert Jahren, und kein Vorwurf liegt darin, nur das Ticken einer Uhr dahinter. Sie hält das Team für eine Schicht, die längst hätte da sein sollen. Offensichtlich würde sie gern etwas hören.

vanguard-page-gantry-831 = Vierzig Gedecke
vanguard-log-gantry-831-1 = Vierzig Gedecke. Vierzig Tassen, vierzig Löffel, die Servietten zu Schiffchen gefaltet. Ich fahre mit dem Handschuh über den Tisch: kein Staub. Über den nächsten: kein Staub. Ein Stuhl ist zurückgeschoben, einer von vierzig. Die neununddreißig gefallen mir nicht. Der eine noch weniger.

vanguard-page-gantry-832 = Bernstein
vanguard-log-gantry-832-1 = Schalter drin, alle. Bernstein summt. Jetzt summt es eine Spur höher, als hätte ihm jemand eine Frage gestellt und es ginge die Antworten durch. Finger weg, alle miteinander. Keiner fasst was an. Und keiner lehnt sich irgendwo an.

vanguard-page-gantry-833 = Blau
vanguard-log-gantry-833-1 = Blau fährt in drei Tönen hoch, einer über dem anderen, ein Akkord mit einer Lücke. Er kommt nicht zur Ruhe. Er steht höflich da und wartet, dass der Rest des Rings zustimmt, und der Rest des Rings scheint sich zu beraten.

vanguard-page-gantry-836 = Weiß
vanguard-log-gantry-836-1 = Die Spulen sitzen, und Weiß nimmt die Last, ohne zu flackern. Kein Funke, kein Geruch, keine Beschwerde. Das kann gut sein. Wenn sich nichts beschwert, ist es meiner Erfahrung nach entweder sehr gut, oder es hat noch nichts gemerkt. Wir stehen da und warten, was von beidem.

vanguard-page-gantry-834 = Noch nicht
vanguard-log-gantry-834-1 = „Noch nicht, Liebes“, sagt die Stimme. Alle Lampen im Ring gehen aus. Dunkel ist es gerade so lange, bis man sich dumm vorkommt; dann kehren die Lampen zurück, sanfter als vorher, und alle Tafeln stehen auf null. „Es hat gar keine Eile.“

vanguard-page-gantry-835 = Der Nächste bitte
vanguard-log-gantry-835-1 = „Danke“, sagt die Stimme, und man hört, dass sie es meint. „Der Nächste bitte.“ Draußen vor den Fenstern schüttelt ein Stück des Rings, das sich seit Menschenaltern nicht bewegt hat, den Reif ab, beginnt sich zu drehen, langsam, und fällt mit dem Rest in Tritt.

vanguard-page-gantry-837 = Ein Anzug an der Leine
vanguard-log-gantry-837-1 = Da draußen, hinter der Reling, hängt ein Anzug an der Leine, die Arme ausgebreitet, der Laterne zugewandt. Ich rufe ihn an. Das macht man eben. Er dreht sich ein wenig, meine Lampe fällt ins Visier, und drinnen ist niemand.
vanguard-log-gantry-837-2 = Er ist von außen geschlossen worden, jede Dichtung, von jemandem, der es konnte, und er war leer, als man ihn schloss. Man hat ihn hier aufgehängt, wie man einen Mantel aufhängt. Am Kragen stecken zwei Marken. In der Messe werden sie wohl vermisst.

vanguard-page-gantry-838 = Zweite Schicht
vanguard-log-gantry-838-1 = Ein Pfiff geht durch den Ring, durch den Boden, durch die Zähne. „Zweite Schicht, bitte“, sagt die Stimme munter. An den Wänden heben sich die Werkzeuge von selbst aus den Haken, strecken sich und sehen sich nach Arbeit um. Wer herumsteht, sieht sehr nach Arbeit aus.

vanguard-page-gantry-839 = Erste Schicht
vanguard-log-gantry-839-1 = Wieder der Pfiff, tiefer. „Erste Schicht, bitte.“ Die Lampen werden warm und schläfrig, und die Maschinen räumen alles dorthin, wohin es gehört: Schlüssel an die Haken, Tassen auf die Untertassen. Wen sie in der Werkstatt finden, den nehmen sie am Kragen, durchaus freundlich, und stellen ihn vor die Tür zurück.

vanguard-page-gantry-840 = Für die ganze Belegschaft
vanguard-log-gantry-840-1 = Drei Töne, ein Akkord, und jetzt hat er keine Lücke mehr. Auf der anderen Seite entriegelt sich die große Trommel, es klingt, als würde ein schweres Buch aufgeschlagen. „Das Archiv steht der ganzen Belegschaft offen“, sagt die Stimme. „Danke, dass Sie länger geblieben sind.“
vanguard-log-gantry-840-2 = Dann verliest sie die Namen. Vierzig, ohne Hast, und nach jedem eine Pause für die Antwort. Niemand antwortet. Nach dem vierzigsten holt sie Luft, was sie nicht nötig hätte, und liest weiter: die Namen des Teams, einen nach dem anderen, alle richtig ausgesprochen.

vanguard-page-gantry-841 = Auf der Lohnliste
vanguard-log-gantry-841-1 = Ich habe die Aufnahme gehört. Sie hat eure Namen, eure Ränge und, wenn ich mich nicht irre, eure Stunden. Ihr steht auf ihrer Lohnliste. In zweihundert Jahren ist dort niemand entlassen und niemand bezahlt worden. Nutzt das, bevor jemand die Bücher prüft.

vanguard-page-gantry-842 = Feierabend
vanguard-log-gantry-842-1 = „Oh“, sagt die Stimme. „Ist es schon so spät? Danke, dass Sie es ihnen gesagt haben.“ Eine nach der anderen kommen die Maschinen von den Wänden und klappen sich zusammen, wo sie stehen, Arme angelegt, Köpfe gesenkt, wie Leute, die sich nach der Arbeit hinsetzen und an die Stiefel noch nicht gedacht haben.

vanguard-page-gantry-843 = Vierzig Namen
vanguard-log-gantry-843-1 = Es ist alles da. Der ganze Korridor, jede Laterne, jeder Ausfall mit Tag und Ursache, soweit sie eine wussten; die Gussstücke, die Legierung, alles. Ein Drittel davon kann ich lesen, vielleicht. Ein Drittel ist mehr, als an Bord je einer gesehen hat.
vanguard-log-gantry-843-2 = Und neben den Zeichnungen vierzig Namen, und neben jedem Namen eine Uhrzeit: gegangen um. Immer eine Minute auseinander. Hier ist also niemand gestorben. Sie haben ausgestempelt, der Reihe nach, einer nach dem anderen, durch die Laterne. Unser Rekorder schafft nicht alles auf einmal. Was zuerst?

vanguard-page-gantry-844 = Vierzig Mäntel
vanguard-log-gantry-844-1 = In der unfertigen Laterne hat das Licht eine Kante. Man kann die Hand hindurchstecken und zusehen, wie sie, einen Moment später, auf der anderen Seite ankommt. Dort drüben läuft eine Stange, und an der Stange hängen, in einer Reihe, alle auf gleicher Höhe, vierzig Mäntel.

vanguard-page-gantry-845 = Das war der Tag
vanguard-log-gantry-845-1 = „Das war der Tag“, sagt die Stimme. „Danke Ihnen allen.“ Abschnitt für Abschnitt geht der Strom für die Nacht heim in die Nabe, bis zum letzten Funken. Die Klammer, fügt sie hinzu, hält bis zu Ihrer Abreise, damit sich niemand sorgt. Vom Rest sagt sie nichts, und der Rest hält nicht.

vanguard-page-gantry-846 = Vorsicht, Stufe
vanguard-log-gantry-846-1 = „Vorsicht, Stufe“, sagt die Stimme. Die Klammer öffnet sich, ein Finger nach dem anderen. Hinter dem Lander dreht der Ring in jedem Gang, den das Team gegangen ist, die Lampen herunter und lässt eine brennen, neben der Tür. „Morgen um die gleiche Zeit?“

vanguard-page-gantry-847 = Durchschneiden
vanguard-log-gantry-847-1 = Schneidet die Klammer durch. Nicht bitten, schneiden. Ja, ich hör sie auch, sie entschuldigt sich für die Unannehmlichkeiten, das geht so, seit ihr gerufen habt. Nicht antworten. Köpfe runter und raus, ich hab euch. Sie redet immer noch. Das Schlimmste ist, ich glaube, sie meint es ehrlich.

vanguard-page-gantry-848 = Die Schale
vanguard-log-gantry-848-1 = Neben der Tür zur Messe steht eine Schale, mit Filz ausgelegt, mit vierzig Mulden. Achtunddreißig Marken liegen darin. Die zwei vom Anzug passen in die beiden, die noch frei sind, mit einem Klicken, das man mehr spürt als hört. Hinten im Gang wird eine Lampe grün, die niemand bemerkt hatte.

vanguard-page-gantry-849 = Sechs, dann fünf
vanguard-log-gantry-849-1 = Einen Atemzug lang sind die anderen Laternen zu hören, den ganzen Korridor entlang, jede mit ihrem eigenen Ton. Sechs. Man möchte mitsummen. Dann, ohne dass man etwas brechen hört, fünf. Im Handschuh liegt eine Linse, nicht größer als eine Münze, und sie ist warm.

vanguard-page-gantry-850 = Zu früh
vanguard-log-gantry-850-1 = „Guten Morgen“, sagt die Stimme. „Sie sind früh dran.“ Im Ring brennen alle Lampen, ganz herum, und das Licht ist das eines schönen Tages irgendwo. Neben der Schleuse, an Haken, die letztes Mal leer waren, hängen Overalls. Es sind die Größen des Teams.
