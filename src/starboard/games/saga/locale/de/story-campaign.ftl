# Der Laternen-Auftrag: die Seiten zwischen den Missionen und die Enden der Kampagne.

saga-page-opening = Der Laternen-Auftrag
saga-page-opening-1 = „Unter der Aschenebene von Eiras ist ein Loch“, sagt Blaine, „und in dem Loch ist ein Labor. Deepwell. Acht Ebenen, ein Besitzer: Mazon Labs. Zwei Dinge daraus will ich haben.“
saga-page-opening-2 = „Das erste heißt Laterne. Es hält die Seuche auf, sagen jedenfalls die, die es nicht gesehen haben. Das zweite ist der Mensch, der es gemacht hat. Deckname Reiher. Reiher will gehen, und Mazon lässt niemanden gehen. Mazon schickt in den Ruhestand.“
saga-page-opening-3 = Er schiebt die Pässe über den Tisch: neue Namen, alte Fotos. „Landen, hineingehen, herauskommen. Die Hälfte jetzt, die Hälfte später.“ Jemand fragt, was er mit einem Heilmittel will. Blaine sieht fast gekränkt aus. „Verkaufen“, sagt er. „Wozu ist es denn sonst da?“

saga-page-m1-lost-m1 = Noch einmal
saga-page-m1-lost-m1-1 = Es kostet Blaine zwei Gefallen und die neue Küche eines Zöllners, aber am Abend steht ihr wieder auf der Liste der erwarteten Ankünfte, unter anderen Namen. „Sie werden jetzt genauer hinsehen“, sagt er. „Täte ich auch.“

saga-page-m1-won-m2 = Elf Tonnen
saga-page-m1-won-m2-1 = Der Lastenaufzug braucht vier Minuten und hält unterwegs nicht. Jemand hat einen Kalender in die Wand des Fahrkorbs geritzt. Der letzte Monat hat nur neun Tage. Dann grollt es von unten, und es ist nicht der Aufzug.

saga-page-m1-won-m3 = Vierhundert Stufen
saga-page-m1-won-m3-1 = Die Treppe führt lange abwärts, vorbei an Türen ohne Nummer. Unterwegs werden die Lampen von Weiß zu Gelb; nach Stationszeit ist es Nacht. Ihr legt ab, was klappert, und manche gehen auf Socken weiter.

saga-page-m2-won-m4 = Warmer Regen
saga-page-m2-won-m4-1 = Hinter dem Rückgrat windet sich die Rampe hinunter zu Ebene vier. Die Wände schwitzen. Seit dem Tor schweigt Reiher, mitten im Satz. Das letzte Wort war „Garten“.
saga-page-m2-won-m4-case = Der versiegelte Koffer reist mit. Er wiegt sehr wenig für etwas, um das so viele zu schießen bereit waren. Geöffnet hat ihn niemand. An den Namen auf dem Etikett haben alle gedacht.

saga-page-m2-lost-m3 = Der andere Weg
saga-page-m2-lost-m3-1 = Ihr hängt sie in den Schächten hinter den Containerstapeln ab. Reiher liest euch die Abzweigungen vor, links, links, runter, bis Teppich unter den Stiefeln liegt und hinter einer Wand jemand schnarcht. „Personalquartiere“, sagt sie. „Man sucht euch. Hier noch nicht.“

saga-page-m2-lost-m2 = Dieselbe Halle
saga-page-m2-lost-m2-1 = Einen dritten Weg nach unten gibt es nicht. Ihr flickt, was sich flicken lässt, wartet, bis die Bänder die Spuren fortgetragen haben, und steht wieder am westlichen Ende. Wo ihr beim letzten Mal in Deckung lagt, hat jemand Kreuze hingemalt.

saga-page-m3-won-m4 = Der Personalaufzug
saga-page-m3-won-m4-1 = Der Aufzug sinkt an tropfenden Rohren vorbei zu Ebene vier, und ausnahmsweise schießt niemand darauf. Reiher sagt, sie sei leicht zu finden: die hinter dem Glas. Dann bricht die Verbindung ab.
saga-page-m3-won-m4-ghost = Niemand hat euch gesehen. Hinter euch wacht die Schicht auf, gähnt und vermisst ein paar Kleinigkeiten aus ihren Spinden. Oben nimmt man den Alarm von der Tafel.
saga-page-m3-won-m4-patient = Die kranke Frau aus der Klinik lehnt in der Ecke der Kabine und zeichnet auf die Rückseite einer Speisekarte einen Plan: das Kapsellabor, Tür für Tür. Sie steigt vor euch aus. Der Garten sei ihr recht, sagt sie.

saga-page-m3-lost-m2 = Mit der Wäsche
saga-page-m3-lost-m2-1 = Ihr verlasst die Quartiere in einem Wäschewagen, unter fremden Laken. Er endet, wo hier alle Wagen enden, am Rückgrat, vor zwei Bändern, die nicht anhalten. Also doch der laute Weg.

saga-page-m3-lost-m3 = Noch eine Nacht
saga-page-m3-lost-m3-1 = Es bleibt nur dieser Weg, und der nur bei Nacht. Ihr verbringt einen Tag über einer Zwischendecke und hört, was man in der Kantine über euch sagt. Das meiste stimmt. Dann werden die Lampen wieder gelb.

saga-page-m4-won-m5 = Was Laterne tut
saga-page-m4-won-m5-1 = „Man wird euch gesagt haben, dass es heilt“, sagt Reiher in der Bahn. Draußen zieht ein Kabel nach dem anderen vorbei. „Tut es nicht. Es versteckt die Seuche. Das Fieber geht, der Husten geht, der Test sagt: sauber. Und dann fährt man nach Hause zur Familie.“
saga-page-m4-won-m5-2 = „Die Formel ist die eine Hälfte. Sie liegt im Archiv, im Kältetresor. Die andere wird nicht hergestellt, sie wird gemolken, zwei Stockwerke von hier, an etwas, das nicht darum gebeten hat. Wer beide hat, hat ein Heilmittel. Wer eine hat, hat ein Geschäft.“
saga-page-m4-won-m5-hurt = Sie sagt das alles mit geschlossenen Augen, eine Hand an der Seite. Es sei nichts, sagt sie. Sie ist Ärztin; sie weiß, wie das klingt.

saga-page-m4-won-m6 = Was Laterne tut
saga-page-m4-won-m6-1 = „Man wird euch gesagt haben, dass es heilt“, sagt Reiher im Serviceaufzug. Er fährt langsam und klappert wie ein Gebiss. „Tut es nicht. Es versteckt die Seuche. Das Fieber geht, der Test sagt: sauber. Und dann fährt man nach Hause zur Familie.“
saga-page-m4-won-m6-2 = „Die Formel ist die eine Hälfte; sie liegt im Archiv. Die andere wird nicht hergestellt, sie wird gemolken, ein Stockwerk unter uns, an etwas, das nicht darum gebeten hat. Wer beide hat, hat ein Heilmittel. Wer eine hat, hat ein Geschäft. Wir nennen es die Menagerie. Die Käfige sind sehr sanft.“
saga-page-m4-won-m6-hurt = Sie sagt das alles mit geschlossenen Augen, eine Hand an der Seite. Es sei nichts, sagt sie. Sie ist Ärztin; sie weiß, wie das klingt.

saga-page-m4-lost-m6 = Aufwachen
saga-page-m4-lost-m6-1 = Ihr wacht in einem Gang mit weichen Wänden auf. Jemand hat eure Wunden versorgt, und zwar gut; jemand will euch in brauchbarem Zustand. Eure Waffen liegen nummeriert auf einem Tablett. Reiher ist fort. Durch die Wand kommt ein Schlaflied, viel zu langsam.

saga-page-m5-won-m7 = Vorsicht an der Kante
saga-page-m5-won-m7-1 = Die Bahn fährt, so weit die Schienen reichen, und hält vor einer Tür, die zu heiß zum Anfassen ist. Dahinter schlägt etwas, ungefähr einmal in der Sekunde. Ganz Deepwell hängt daran.
saga-page-m5-won-m7-core = Der Datenkern sitzt zwischen euch auf der Bank wie ein braves Kind. Er ist so groß wie eine Faust und summt, wenn man mit ihm spricht. Ein halbes Heilmittel.
saga-page-m5-won-m7-no-core = Der Platz, der für den Kern gedacht war, ist leer. Ein halbes Heilmittel fährt mit jemandem nach oben, der dafür bezahlt wurde. Es gibt noch andere Beute. Und es bleibt die Frage, wie ihr hier herauskommt.

saga-page-m5-won-m6 = Ein Umweg
saga-page-m5-won-m6-1 = Die Bahn könnte zum Reaktor weiterfahren. Ihr zieht zwei Stationen vorher die Notbremse, unter einem gemalten Schild mit einer lächelnden Robbe. Irgendwo dahinter melkt man die andere Hälfte von Laterne. Für einen Umweg ist es im Haus ruhig genug.
saga-page-m5-won-m6-core = Der Datenkern summt in seiner Tasche. Er scheint das Lied zu kennen, das durch die Wand kommt.
saga-page-m5-won-m6-no-core = Den Kern habt ihr nicht. Umso mehr Grund, nicht mit leeren Händen zu gehen.

saga-page-m5-lost-m7 = Durch den Kabelschacht
saga-page-m5-lost-m7-1 = Ihr kommt durch einen Kabelschacht aus dem Archiv, ohne den Kern und mit Papierstaub in jeder Wunde. Der Schacht führt abwärts. Nach einer Weile ist die Wand warm, und nach einer weiteren schlägt sie.

saga-page-m6-won-m7 = Unter der Menagerie
saga-page-m6-won-m7-1 = Der Galerieaufzug ist mit Filz ausgeschlagen, damit die Tiere sich nicht aufregen. In einem Fläschchen in irgendjemandes Jacke gibt das Serum sein eigenes kleines Licht. Der Boden unter dem Filz ist warm, und er schlägt.
saga-page-m6-won-m7-free = Weit weg, irgendwo in den gefluteten Ebenen, schwimmt etwas sehr Großes, und einen Augenblick lang wisst ihr alle, wo. Es ist kein schlechtes Gefühl.
saga-page-m6-won-m7-dead = Niemand redet viel. In jedem eurer Köpfe gibt es eine Stelle, an der vorher etwas war, das euch nie gehört hat. Es ist überraschend still dort.

saga-page-m6-won-m5 = Ein Umweg
saga-page-m6-won-m5-1 = Mit dem Serum in der Tasche habt ihr ein halbes Heilmittel, und die andere Hälfte liegt zwei Stationen weiter. Das Archiv ist, wo es immer war: dunkel, trocken und voller Papier, das jemand lieber nicht verbrannt hat.
saga-page-m6-won-m5-free = Weit weg schwimmt etwas sehr Großes, und einen Augenblick lang wisst ihr alle, wo. Es ist kein schlechtes Gefühl.
saga-page-m6-won-m5-dead = Niemand redet viel. In jedem eurer Köpfe gibt es eine Stelle, an der vorher etwas war, das euch nie gehört hat. Es ist überraschend still dort.

saga-page-m6-lost-m7 = Nicht euer Traum
saga-page-m6-lost-m7-1 = Ihr kommt durch den Abfluss der Wärter hinaus, ohne das Serum. Eine Stunde lang träumt ihr alle mit offenen Augen denselben Traum: kaltes Wasser, kein Grund. Als er aufhört, steht ihr vor einer Tür, die zu heiß zum Anfassen ist.

saga-page-m7-won-m8 = Nach oben
saga-page-m7-won-m8-1 = Hinter dem Reaktor liegt ein Aufzug mit Teppich. Er hat einen einzigen Knopf, und daneben ein kleines Messingschild: DIREKTION. Zur Abwechslung fährt er aufwärts.
saga-page-m7-won-m8-burn = Unter euch ticken die Sprengsätze im Dunkeln, und das Herz hat zu stolpern begonnen. Was auch immer oben entschieden wird, es wird nicht lange dauern.
saga-page-m7-won-m8-cooled = Unter euch ist es still. Das Herz hämmert nicht mehr, die Hälfte der Türen auf den unteren Ebenen ist eingeschlafen und mit ihnen die Tore, durch die sonst die Wachen kommen. Man wird eine Weile brauchen, das zu merken.

saga-page-m7-lost-m8 = Nach oben
saga-page-m7-lost-m8-1 = Aus dem Reaktor geht ihr nicht, ihr fallt hinaus, in einen Aufzug mit Teppich und einem einzigen Knopf. Auf dem Messingschild steht DIREKTION. Jemand da oben schickt ihn euch herunter, was höflich ist und nichts Gutes bedeuten kann.
saga-page-m7-lost-m8-burn = Hinter euch geht das Herz durch. An den Ventilen steht niemand mehr, und der Boden schlägt wie eine Faust gegen eine Tür. Deepwell hat begonnen, von unten zu brennen.

saga-page-m8-won-m9 = Ein einziger Ausgang
saga-page-m8-won-m9-1 = An der Oberfläche hat jemand beschlossen, dass Deepwell zu teuer geworden ist. Ebene für Ebene, von unten nach oben, beginnt die Säuberung: ein dumpfer Schlag, ein warmer Wind, eine Lampe weniger auf der Tafel. Es gibt einen einzigen Ausgang. Er wurde für Raketen gebaut.
saga-page-m8-won-m9-deal = Der Vertrag ist unterschrieben, die Tinte noch feucht. Eure neuen Ausweise öffnen die Tür zum Schacht ohne einen Laut. Niemand bewacht sie. Das hätte euch zu denken geben sollen.
saga-page-m8-won-m9-down = Der Sessel von Direktorin Hale ist leer, und die Tafel an ihrer Wand zählt ohne sie weiter die Lampen.

saga-page-m8-lost-m9 = Ein einziger Ausgang
saga-page-m8-lost-m9-1 = Ihr verlasst die Direktionsetage durch die Küche. Sie schickt euch niemanden nach; sie zieht den Mantel an und kommt selbst. Unten beginnt Ebene für Ebene die Säuberung: ein Schlag, ein warmer Wind, eine Lampe weniger. Es gibt einen einzigen Ausgang, senkrecht nach oben.

saga-page-left-below = Unten geblieben
saga-page-left-below-1 = Der Schacht schließt sich ohne Umstände. Drei Wochen später diktiert die neue Direktorin dessen, was von Deepwell übrig ist, einen Aktenvermerk: unbefugte Besucher, Anzahl ungewiss, Vorgang abgeschlossen. Sie hat eine schöne Handschrift und einen Husten, den sie auf den Staub schiebt.
saga-page-left-below-core = Eine Zeile ist von Hand ergänzt: Auf dem dritten Absatz wurde ein Datenkern gefunden, unbeschädigt. Er steht im Inventar unter „Vermögenswerte“.
saga-page-left-below-serum = Eine Zeile ist von Hand ergänzt: Auf dem dritten Absatz wurde ein Fläschchen gefunden, das noch leuchtet. Es steht auf dem Schreibtisch der neuen Direktorin. Es gibt ein gutes Nachtlicht ab.
saga-page-left-below-nothing = Unter „Fundsachen“ steht: keine.

saga-page-company-man = Leute der Firma
saga-page-company-man-1 = Diesmal sind die Ausweise echt. Die Wohnungen auch, mit echten Fenstern und Blick auf ein gemaltes Meer. Ihr schlaft gut, die meisten von euch. Montags ist Besprechung.
saga-page-company-man-2 = Im Herbst landet ein Shuttle mit vier Leuten an Bord, die Papiere gut, aber gefälscht. Ihr seht sie auf sechs Bildschirmen, von allen Seiten, an der Rampe ihres eigenen Schiffs. Die Beamtin sieht euch an. Jetzt ist es euer Knopf.

saga-page-lantern-lit = Die Laterne brennt
saga-page-lantern-lit-1 = Elf Minuten braucht das Signal, bis es das System verlassen hat, und eine Nacht, bis alle es haben. Am Morgen ist Laterne in jeder Klinik, die einen Empfänger besitzt, und mit Kreide an jeder Wand im Hafen.
saga-page-lantern-lit-whole = Beide Hälften, vollständig. In der Unterstadt wacht jemand ohne Fieber auf und weiß nicht, bei wem er sich bedanken soll. Die Aktien von Mazon fallen durch den Boden, auf dem sie stehen.
saga-page-lantern-lit-core = Es ist die Formel ohne das Serum: ein halbes Heilmittel und ein Wettlauf um den Rest. Aber jetzt ist es ein Wettlauf, mit Startschuss, und viele können mitlaufen.
saga-page-lantern-lit-serum = Es ist der Aufbau des Serums ohne die Formel: ein halbes Heilmittel und ein Wettlauf um den Rest. Aber jetzt ist es ein Wettlauf, mit Startschuss, und viele können mitlaufen.
saga-page-lantern-lit-2 = Blaine setzt ein Kopfgeld auf euch aus. Es ist ein gutes Kopfgeld. In manchen Bars trinkt ihr deswegen umsonst.

saga-page-ash = Asche
saga-page-ash-1 = Die Ebene sinkt um eine Handbreit, langsam, wie jemand, der sich setzt. Keine Sirene heult. Deepwell ist eine warme Stelle im Boden, auf der die Asche nicht liegen bleibt. Niemand hat Laterne. Niemand hat den Erreger.
saga-page-ash-heron = Reiher sitzt auf der Ladeklappe und schreibt Zahlen auf ihren Ärmel, bis der Ärmel voll ist. Sie ist die Letzte, die noch weiß, wie es ging. Ob sie es wissen will, hat sie noch nicht entschieden.
saga-page-ash-2 = Blaine fragt, was da unten war. „Ein Loch“, sagt ihr, und es ist schwer zu sagen, ob er es glaubt. Die zweite Hälfte zahlt er trotzdem. Für das Shuttle, sagt er.

saga-page-paid-in-full = Voll bezahlt
saga-page-paid-in-full-1 = Blaine holt euch persönlich ab, was er nie tut, mit einem Regenschirm, obwohl es auf Eiras nicht regnet. „Alles da?“, fragt er und zählt. Am Ende zählt er auch euch.
saga-page-paid-in-full-core = Den Datenkern bezahlt er sofort und wortlos, wie jemand, der die Summe schon lange bereitliegen hat.
saga-page-paid-in-full-serum = Das Serum bezahlt er zweimal: einmal für das Fläschchen und einmal dafür, dass ihr die Farbe vergesst.
saga-page-paid-in-full-heron = Für Reiher steht ein Wagen mit Vorhängen bereit. Sie gibt jedem von euch die Hand, was eine Weile dauert. „Behaltet die Quittung“, sagt sie.
saga-page-paid-in-full-truth = Am Abend seht ihr die Kiste mit eurer Ware auf einem anderen Schiff, unter einem anderen Etikett. Den Empfänger kennt ihr. Es ist die Art Käufer, der es nicht recht ist, wenn Kranke zu schnell gesund werden.
saga-page-paid-in-full-2 = Das Geld ist gut. Es ist alles da, in kleinen Scheinen, und es hat noch nie so sehr nach nichts gerochen.

saga-page-epilogue-okoro-alive = Kommandantin Okoro gab einen Bericht von vierzig Seiten ab, ohne ein einziges Adjektiv, und wurde befördert.
saga-page-epilogue-okoro-dead = Für Kommandantin Okoro hängt am Tor des Rückgrats eine Tafel. Jeden Freitag polieren sie Leute, die nicht dabei waren.
saga-page-epilogue-shrike-loose = Der Neuntöter schickt eine Karte. Es ist nichts darauf als das Bild einer Straßenbahn.
saga-page-epilogue-shrike-dead = Maren Voss hatte ihre Miete im Voraus bezahlt. Der Vermieter lüftet das Zimmer noch immer.
saga-page-epilogue-shrike-bought = Der Neuntöter hält sich an das, wofür bezahlt wurde, was alle überrascht, Maren Voss am meisten.
saga-page-epilogue-chovar-caged = Die Alte Flut sieht noch immer auf, wenn jemand an ihrem Feld vorbeigeht. Es geht nicht mehr oft jemand vorbei.
saga-page-epilogue-chovar-free = Fischer an der anderen Küste erzählen von einem Schatten, der summt. Sie haben aufgehört, sich zu fürchten.
saga-page-epilogue-chovar-dead = Wo die Alte Flut war, tropft es noch eine Weile weiter, aus Gewohnheit.
saga-page-epilogue-orchard-loose = Im Garten liegen die Beete in Trümmern, und etwas ist über die Treppe gegangen.
saga-page-epilogue-orchard-trapped = Das Kühlhaus ist noch immer zu. Ab und zu beult sich die Tür aus, einmal, wie eine Frage.
saga-page-epilogue-orchard-dead = Vom Obstgarten blieb eine Kiste kleiner, harter Früchte. Den Empfang will niemand quittieren.
saga-page-epilogue-fallen-dulinsky = Captain Dulinsky ist im Schacht gefallen. Am langen Tisch neben dem Landefeld halten sie ihr den Platz frei, für alle Fälle.
saga-page-epilogue-fallen-curby = Von Curby gibt es eine Ersatzteilliste, elf Seiten lang. Jemand hat angefangen, sie abzuhaken.
saga-page-epilogue-fallen-alyse = Alyse ist auf dem Weg nach oben gefallen. Wer in ihrer Nähe war, schwört, dass einen Augenblick lang nichts mehr wehtat.
saga-page-epilogue-fallen-devil = Devils Flammenwerfer war noch warm, als sie ihn fanden. In drei Häfen trinkt man auf ihn; in zweien hatte er noch nicht bezahlt.
saga-page-epilogue-fallen-wrath = Wraths Schwert steckt in einer Stufe des Schachts und lässt sich nicht herausziehen. Es wurde versucht.
saga-page-epilogue-fallen-ogan = Ogan Helkkares letzter Geschützturm dreht noch immer den Kopf, links, rechts, links, als wäre er nur ein Werkzeug holen gegangen.
