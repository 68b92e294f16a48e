# Glasgarten: die Seiten der Mission.

saga-page-m4-briefing = Glasgarten
saga-page-m4-briefing-1 = Ebene vier baut an, was das Labor isst und was es testet. Warmer Regen von der Decke, Beete in Reihen, alles hinter Glas. Seit dem „Zwischenfall“, wie die Tür es nennt, arbeiten die meisten Gärtner mit dem Rücken zur Wand.
saga-page-m4-briefing-2 = Reiher ist hier, in einer Isolierkapsel im Labor auf der Ostseite. Der Zwischenfall ist auch hier. Er geht noch immer zwischen den Beeten umher, und die Leute nennen ihn den Obstgarten. Ihr müsst ihn nicht töten. Leichter ist es, ihn irgendwohin zu locken und die Tür zu schließen.
saga-page-m4-briefing-3 = Bringt Reiher auf einem von zwei Wegen hinaus, und zwar alle auf demselben: Die Bahn fährt zum Archiv, der Serviceaufzug zur Menagerie. Die Terminals können für die Gärtner mehr tun, und ihnen mehr antun, als sie wissen.

saga-page-m4-start = Wetter
saga-page-m4-start-1 = Es regnet drinnen, sanft und nach Zeitschaltuhr. Blätter drücken sich ans Glas wie die Hände von Leuten, die hereinsehen wollen. Die Schleuse gibt jedem von euch eine Papiermaske und wünscht einen fruchtbaren Tag.

saga-page-m4-orchard = Etwas atmet
saga-page-m4-orchard-1 = Hinter den alten Bäumen atmet etwas Großes, langsam wie ein Schläfer in einem warmen Zimmer. Es hat Rinde, Blüten und eine Schulter. Es sonnt sich unter den Lampen und hat euch nicht bemerkt, oder ihr seid ihm gleich. Lasst es so, solange ihr könnt.

saga-page-m4-cold-house = Das Kühlhaus
saga-page-m4-cold-house-1 = Haken, Reif, ein Geruch nach Eisen. In der Mitte hängt an einem langen Kabel eine Pflanzenlampe; vom Terminal aus eingeschaltet, muss sie für alles, was wächst, wie Mittag aussehen. Die Tür ist breit. Hier sollte wohl jemand Breites durch.

saga-page-m4-pod = Der gläserne Sarg
saga-page-m4-pod-1 = Am Ende des Labors steht eine Kapsel aus dickem Glas, von innen beleuchtet. Die Frau darin liegt nicht. Sie klopft mit den Knöcheln an den Deckel und zeigt, leicht ungeduldig, auf das Terminal in der Ecke.

saga-page-m4-pod-open = Frische Luft
saga-page-m4-pod-open-1 = Der Deckel hebt sich mit einem Seufzer. Drinnen riecht es nach Pfefferminz und nach jemandem, der seit zwei Tagen nicht geschlafen hat. Sie steigt nicht gleich aus. Erst will sie wissen, wer von euch den Witz über den Kaffee gemacht hat.

saga-page-m4-heron = Von innen
saga-page-m4-heron-1 = „Doktor Solberg“, sagt sie. „Reiher, wenn es sein muss. Nein, ich bin nicht krank. Mich hat niemand da hineingesteckt. Ich habe abgeschlossen. Von innen.“ Sie sieht die Blätter am Glas an. „Es war der einzige Raum hier, den es nicht aufbekommt. Wollen wir?“

saga-page-m4-trapped = Die Tür hält
saga-page-m4-trapped-1 = Die Tür des Kühlhauses fällt zu. Stille. Dann beult sie sich aus, einmal, in ganzer Breite, und vom Rahmen rieselt etwas Reif. Sie hält. Dahinter beginnt etwas sehr langsam einzuschlafen.

saga-page-m4-vent = Der Regen hört auf
saga-page-m4-vent-1 = Die Lüfter drehen um, und der Garten fährt durch die Decke hinaus: Sporen, Blätter, Luft. Scheibe um Scheibe platzt. Der Regen hört auf. Das Geschrei auch. Niemand im Team fragt, wie viele da drin waren; jemand hat gezählt.

saga-page-m4-won-1 = Zwei Tage Schlaf
saga-page-m4-won-1-1 = Hinter euch schließt sich der Garten über den Fußspuren. Reiher geht in der Mitte des Teams, mit kurzen Schritten, wie jemand, der auf einem Quadratmeter üben musste. „Bestellt hatte ich etwas anderes“, sagt sie. „Aber ihr seid da.“

saga-page-m4-lost-1 = Kompost
saga-page-m4-lost-1-1 = Die meisten von euch liegen zwischen den Beeten, es ist warm, und es wäre leicht zu bleiben. Wachen mit Papiermasken tragen Reiher an euch vorbei, auf einem Stuhl, wie eine Braut. Sie sieht zurück, solange die Tür es zulässt.

saga-page-m4-lost-2 = Ernte
saga-page-m4-lost-2-1 = Die Lampen schalten von Mittag auf Abend, alle zugleich. Aus der Transithalle kommen mehr Leute, als der Garten fasst, mit Netzen und einer Liste, auf der Reiher an erster Stelle steht. Sie geht ihnen selbst entgegen, damit das Schießen aufhört.

saga-page-m4-lost-3 = Aufgelesen
saga-page-m4-lost-3-1 = Sie saß neben dem, der gefallen war, und wartete auf euch. Jemand anders war schneller. Man geht behutsam mit ihr um, das muss man ihnen lassen; sie tragen sie wie Glas. Die Tür schließt sich, und für euch geht sie nicht mehr auf.
