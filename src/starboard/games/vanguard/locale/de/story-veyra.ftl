# Untiefen von Veyra: die Protokolle.

vanguard-page-veyra-801 = Stiefel aus
vanguard-log-veyra-801-1 = „Stiefel aus“, sagt jemand, und keinem fällt ein Grund dagegen ein. Das Wasser ist warm und eine Handbreit tief, und das Licht steht darin in Stäben, als könnte man einen davon aufheben. Nach der Gezeitenuhr an meinem Ärmel müsste mir das Meer bis zur Brust gehen. Es geht mir bis zum Knöchel.
vanguard-log-veyra-801-2 = Drei Riffköpfe ragen aus den Untiefen: die Treppe, der Bogen, die Zähne. Sind alle drei vermessen, weiß das Schiff, wie die Laterne da oben zieht. Dazwischen sieht alles, was krabbelt und glitzert, aus, als hätte es jemand für uns hingelegt. Wir wollen versuchen, uns zu benehmen.

vanguard-page-veyra-802 = Tausende Striche
vanguard-log-veyra-802-1 = Die Treppe führt hinab, bis kein Licht mehr hinkommt; wir haben gelotet, so weit die Leine reicht. Auf jeder Stufe läuft eine Reihe eingeschnittener Striche: Hochwasser, Tag für Tag, Tausende Tage. Hier hat jemand gesessen und die Gezeiten gezählt, lange vor uns, und besser.
vanguard-log-veyra-802-2 = Alle paar Stufen wechselt die Hand, es waren also mehrere, einer nach dem anderen. Auf der letzten bricht die Reihe mitten ab. Der Platz für den nächsten Strich ist schon angerissen, ganz fein, damit man ihn am Morgen gleich findet.

vanguard-page-veyra-803 = Der Bogen
vanguard-log-veyra-803-1 = Ein Bogen aus lebendem Stein, mit Lippen aus Muschelschale. Wasser geht hinein. Nach langer Zeit kommt Wasser heraus. Eine Strömung, die das erklärt, gibt es hier nicht. Wer lange genug davorsteht, sieht irgendwann nach oben, denn dort schwillt das Licht an und ab, in genau demselben Takt.

vanguard-page-veyra-804 = Wachstumsringe
vanguard-log-veyra-804-1 = In den nassen Ringen des Tangs sitzt etwas, das tötet, was uns tötet. Ich habe es auf jedem Objektträger, und der Koffer war noch nie so sauber. Sagt der Krankenstation Bescheid. Nein, sagt es ihnen heute Abend, wenn sie sitzen. Die werden es selbst holen wollen.

vanguard-page-veyra-805 = Das Meer steht auf
vanguard-log-veyra-805-1 = Das Leuchtfeuer lodert auf, seht nach oben, nein, nicht nach oben, seht aufs Wasser. Es bricht nicht, es macht nicht mal ein Geräusch, es steht einfach auf, das ganze Meer. Wenn ihr im Watt seid, seid nicht im Watt. Am Anfang des Satzes war da noch Watt.

vanguard-page-veyra-806 = Was das Wasser dalässt
vanguard-log-veyra-806-1 = Das Wasser geht leise, wie jemand, der sich im Zimmer geirrt hat. Hinter ihm dampft der Sand. Dinge liegen da, die vorher nicht da waren: ein Zopf aus Glas, ein Fächer, der auf- und zugeht, etwas, das sich entrollt, Füße bemerkt und sich wieder einrollt.

vanguard-page-veyra-807 = Die Krankenstation bittet
vanguard-log-veyra-807-1 = Das sind also die Becken. Ich hab eure Bilder hier: Körper wie aus Glas, Hunderte, keiner länger als ein Finger, man sieht die Herzen schlagen. Die Krankenstation hat eure Bilder auch. Die Krankenstation bittet um ein volles Netz.
vanguard-log-veyra-807-2 = Das ist Medizin für Jahre, sagen sie, für alle an Bord, und ich glaube, da haben sie recht. Was ein volles Netz zurücklässt, sagen sie nicht, und ich hab nicht gefragt. Ich lese euch nur den Auftrag vor, so wie er dasteht. Was soll ich ihnen sagen?

vanguard-page-veyra-808 = Ein kleiner Ton
vanguard-log-veyra-808-1 = Das Netz ist schwer, und es macht einen kleinen Ton, alles zusammen, wie ein nasser Finger auf einem Glasrand. Man könnte es heraufholen, wie es ist. Man könnte ein Dutzend behalten und den Rest freilassen. Ich habe schon Verwundete getragen, die leichter waren.

vanguard-page-veyra-809 = Kein Grund
vanguard-log-veyra-809-1 = Der Grund hört auf. Ein Schritt ist grün, der nächste blau, danach kommen keine Schritte mehr; ich habe beide Hände am Fels. Sehr weit unten ist ein Licht. Es antwortet dem am Himmel, Schlag für Schlag, aber zu spät, wie jemand, der den Witz nach allen anderen versteht.

vanguard-page-veyra-810 = Gezeitentafel
vanguard-log-veyra-810-1 = Drei Köpfe, eine Tafel. Sie liegt vor mir. Die Tide folgt der Laterne, die Laterne folgt etwas anderem, und dieses andere wird seit sechzig Jahren langsamer. Es wurde schon langsamer, als ich geboren wurde. Wir hatten nur zu viel zu tun, um es zu merken.
vanguard-log-veyra-810-2 = Das Team hat getan, worum es gebeten wurde, und zwar barfuß, wie ich höre. Es hat meinen Dank. Eine Abschrift der Tafel geht an alle, die auf diesem Schiff einen Kurs berechnen. Die alten Karten dürfen als Packpapier verwendet werden.

vanguard-page-veyra-811 = Der richtige Ton
vanguard-log-veyra-811-1 = Am Ende des Seils, wo die Kälte einen Geschmack hat, hängt im Blau eine Muschel, groß wie eine Tür. Ihr Rand ist befeilt, hier ein wenig, dort ein wenig, so wie man eine Glocke stimmt. Mit der Faust angeschlagen, gibt sie einen einzigen Ton und lässt sich Zeit damit.
vanguard-log-veyra-811-2 = Das Summen des Leuchtfeuers ist seit Wochen in jedem Funkgerät, und es war immer ein wenig schief; keiner hätte sagen können, wie. Jetzt können es alle. Für diesen Ton ist es gebaut.

vanguard-page-veyra-812 = Springflut
vanguard-log-veyra-812-1 = Springflut. Die Köpfe liegen jetzt einen Monat lang unter Wasser. Ich habe nach einer Art gesucht, es so zu sagen, dass es wie eure eigene Entscheidung klingt. Es gibt keine. Lasst die Instrumente da. Bringt die Leute mit.

vanguard-page-veyra-813 = Eine gute Leine
vanguard-log-veyra-813-1 = Zähne ist schon richtig. Stein, doppelt so hoch wie wir, und die Brandung geht durch die Lücken wie eine Säge durch Bretter. Eine gute Leine ließe sich spannen, vom dritten zum letzten, wenn sich jemand überreden lässt, sie zu werfen. Ich sehe mich um. Auf einmal haben alle an einer Schnalle zu tun.

vanguard-page-veyra-814 = Sie biegt sich
vanguard-log-veyra-814-1 = Sie hält. Sie hält, und an uns ist kein Faden mehr trocken, und für die Aussicht würde ich es wieder machen. Vom letzten Zahn sieht man die Tide kommen, eine Linie, quer übers Meer gezogen. Nur gerade ist sie nicht. Sie biegt sich zum Leuchtfeuer hin, wie Gras zu einem Fenster.

vanguard-page-veyra-815 = Vierhundert
vanguard-log-veyra-815-1 = Er atmet einmal in vierhundert Herzschlägen; es sind meine, dreimal gezählt. Aber die älteren Schalenschichten im Bogen erzählen es anders. Dort sind es dreihundert. Was diesem Meer den Takt schlägt, wird müde, und der Stein hat Protokoll geführt.

vanguard-page-veyra-816 = Der Kreis geht zu
vanguard-log-veyra-816-1 = Und hoch. Überall ist Salz, ich hab Salz im Kaffee, und ich bin im Orbit. Wer ein Fenster hat, schaut nach unten: Ihr habt ein Loch im Wasser gelassen, kreisrund, genau eure Größe. Jetzt zieht das Meer den Kreis noch einmal nach und macht ihn zu. Eigentlich nett.

vanguard-page-veyra-817 = Winde
vanguard-log-veyra-817-1 = Winde runter, Winde runter, wer am nächsten dran ist, hakt den ein, dem es am schlechtesten geht, keine Diskussion. Hoch. Zählt durch. Noch mal, lauter, ich hör euch nicht bei dem Triebwerk. Gut. Euer Netz dreht sich da unten noch in der Brandung, da bleibt es auch, und keiner schaut es so an.

vanguard-page-veyra-818 = Wie ein einziges Blatt
vanguard-log-veyra-818-1 = Sie wenden, alle zugleich, wie ein einziges Blatt. Und so bleiben sie stehen, eine bleiche Wand im Wasser, und keiner kommt näher. Sie haben uns nie gejagt. Sie haben uns getrieben, so sanft sie es verstehen, fort von dem Grund, auf dem sie laichen. Wir haben einen Schubs für einen Biss gehalten.

vanguard-page-veyra-819 = Klares Wasser
vanguard-log-veyra-819-1 = Das Wasser ist klarer als beim ersten Mal. Man sieht überall bis auf den Sand, weil dazwischen nichts mehr lebt. Keine Brut, kein Glas, keine Ringe an der Oberfläche. Die Stiefel behalten wir an. Weit draußen bewegt sich etwas Bleiches, viele, im Gleichschritt.

vanguard-page-veyra-820 = Das Ufer ist gewandert
vanguard-log-veyra-820-1 = Das ganze Ufer ist spazieren gegangen. Wo offenes Wasser war, treibt ein Garten auf den eigenen Wurzeln: Stängel, Kelche, ein Geruch nach Regen und Pfeffer. Wir umrunden ihn zweimal, der Höflichkeit halber. Dann rückt er, das kann ich beschwören, ein Stück und macht uns Platz zum Landen.

vanguard-page-veyra-821 = Braune Ringe
vanguard-log-veyra-821-1 = Aus der Luft sind die Becken einfach braune Ringe, wie sie Tassen auf einem Tisch hinterlassen. Wir wissen, was einmal darin war, wer den Auftrag geschrieben und wer ihn ausgeführt hat. Lange sieht keiner hin. Auf der anderen Seite der Kabine gibt es immer etwas zu tun.
