# Hales Bedingungen: die Seiten der Mission.

saga-page-m8-briefing = Hales Bedingungen
saga-page-m8-briefing-1 = Direktorin Corvane Hale empfängt euch. So steht es auf einer Karte, die im Aufzug liegt, mit Uhrzeit und, in Klammern, „Waffen freigestellt“. Sie sitzt im Sitzungssaal am anderen Ende ihrer Etage, hinter Glas, das sie sich leisten kann, und Wachen, die sie sich nicht leisten kann.
saga-page-m8-briefing-2 = Zwei Maschinen neben ihrem Sessel lenken ab, was man auf sie schießt. Die Schalter dafür sind in den beiden Flügeln, im Norden und im Süden, mit Leuten davor. Dazwischen liegt ein Atrium mit einem Brunnen und sehr wenig Deckung.
saga-page-m8-briefing-3 = Sie habe euren Vertrag gelesen, steht auf der Rückseite. Den ganzen, auch das Kleingedruckte. Sie würde gern darüber reden. Es wäre ein Fehler, sie deshalb für harmlos zu halten, und ein weiterer zu glauben, dass sie lügt.

saga-page-m8-start = Teppich
saga-page-m8-start-1 = Teppich, knöcheltief. Nach allem, was gegrollt, getropft und geschlagen hat, ist die Stille so dick, dass ihr eure eigene Ausrüstung hört. Jemand hat Pantoffeln bereitgestellt, in euren Größen.

saga-page-m8-atrium = Direktoren
saga-page-m8-atrium-1 = Ein Brunnen, und ringsum die Porträts der Direktoren von Deepwell, jedes mit den Dienstjahren darunter. Die Jahre werden weniger. Der letzte Rahmen ist leer, poliert, und der Nagel für das Schild steckt schon.

saga-page-m8-switch-panel = Das Kabel
saga-page-m8-switch-panel-1 = Ein Schaltkasten mit Bleisiegel, und daraus läuft ein armdickes Kabel in die Wand zum Sitzungssaal. Es summt auf einem einzigen Ton. Wer die Direktorin gern sterblich hätte, finge hier an.
saga-page-m8-switch-panel-2 = Daneben hängt ein Plan: täglich reinigen, wöchentlich prüfen, niemals anfassen, mit vier verschiedenen Unterschriften und einem Kaffeerand. Von der anderen Seite des Atriums kommt derselbe Ton, eine Spur tiefer. Es gibt zwei davon.

saga-page-m8-hale = Sie kommen spät
saga-page-m8-hale-1 = Sie steht nicht auf. Graues Kostüm, graues Haar, neben dem Wasserglas eine kleine Pistole, so wie andere ihre Brille ablegen. „Setzen Sie sich“, sagt Direktorin Hale. „Sie kommen spät.“ Es sind genau genug Stühle da.

saga-page-m8-offer = Das Angebot
saga-page-m8-offer-1 = Sie hebt die Hand, und ihre Leute hören auf zu schießen. Es kommt so plötzlich, dass eure es auch tun. „Amnestie“, sagt Hale, etwas außer Atem. „Anteile. Zimmer mit Fenstern. Sie bewachen, was Sie stehlen wollten, und werden jeden Monat bezahlt, was für Sie neu sein dürfte.“
saga-page-m8-offer-2 = „Dafür: eine Unterschrift. Ihre, unter meiner. Mazon stellt das Heilmittel her und verkauft es zu einem Preis, der nur hoch ist. Ihr Herr Blaine würde es an einen einzigen Käufer verkaufen, ein einziges Mal. Fragen Sie sich, wer von uns beiden das Ungeheuer ist. Lassen Sie sich Zeit. Sie haben etwa eine Minute.“

saga-page-m8-refused = Wie Sie wünschen
saga-page-m8-refused-1 = „Wie Sie wünschen.“ Sie steht zum ersten Mal auf, zupft die Manschetten zurecht und sieht besser aus, als ihr zusteht. „Dann lässt Blaine Sie für nichts umbringen. Ich hätte wenigstens einen Grund gehabt.“ Ihre Leute laden nach.

saga-page-m8-why = Der Grund
saga-page-m8-why-1 = „Warum?“ Sie sieht euch an wie Leute, die unterschrieben haben, ohne zu lesen. „Weil der Erreger von ihm kam. Er hat ihn uns verkauft, lebend, mit Anleitung, und jetzt will er das Heilmittel verkaufen. Wer Laterne hier hinausträgt, kann zwei und zwei zusammenzählen. Das hat er an seinen Leuten noch nie geschätzt.“

saga-page-m8-private-file = Die Akte
saga-page-m8-private-file-1 = Eine dünne Mappe, sorgfältig geführt. Obenauf liegt eine alte Quittung: ein Erreger, lebend, mit Anleitung. Verkäufer: Blaine. Die Unterschrift kennt ihr; sie steht auch unter eurem Vertrag. Am Rand hat jemand in sauberer Schrift vermerkt: „Erst verkauft er uns das Fieber. Dann lässt er das Heilmittel holen.“

saga-page-m8-hale-down = Er hört einfach auf
saga-page-m8-hale-down-1 = Den Alarm schaltet niemand ab. Er hört einfach auf, mittendrin, wie jemand, der merkt, dass keiner zuhört. Direktorin Hale sitzt in ihrem Sessel und sieht an euch vorbei auf den leeren Rahmen.

saga-page-m8-won-1 = Stelle frei
saga-page-m8-won-1-1 = Die Direktionsetage gehört euch, samt Brunnen, Teppich und etlichen Wachen, die den Ausgang suchen. Auf dem Schreibtisch klingelt ein Telefon, zweimal, von sehr weit her. Niemand hebt ab. Unter euren Füßen, tief unten, der erste dumpfe Schlag.

saga-page-m8-won-2 = Kleingedrucktes
saga-page-m8-won-2-1 = Der Füller ist schwer und schreibt wunderschön. Hale löscht jede Unterschrift selbst ab. „Willkommen bei Mazon“, sagt sie und lächelt zum ersten Mal, wenn auch nicht euch an. Dann sieht sie zur Tafel an der Wand, auf der gerade eine Lampe ausgegangen ist, und hört auf zu lächeln.

saga-page-m8-won-3 = In Begleitung
saga-page-m8-won-3-1 = Der Aufzug schließt sich vor einem Sitzungssaal voll Rauch, und Reiher ist bei euch, in der Tasche ein Tintenfass, ohne dass sie sagen könnte, warum. „Sie war recht höflich“, sagt sie. „Sie hat mir den leeren Rahmen angeboten.“ Unter euch schlägt es dumpf.

saga-page-m8-lost-1 = Protokoll der Sitzung
saga-page-m8-lost-1-1 = Die meisten von euch liegen auf dem Teppich, der das gut verträgt; danach wurde er ausgesucht. Hale lässt das Protokoll verlesen, verbessert ein Komma und fragt, ob es Einwände gibt. Wer noch kann, geht durch die Küche.

saga-page-m8-lost-2 = Ende der Sprechzeit
saga-page-m8-lost-2-1 = Ein Gong ertönt, und das Glas vor dem Sitzungssaal wird schwarz. Dahinter schließt jemand eine Mappe. Aus den Flügeln kommen Leute, die ihr noch nicht gesehen habt, in guten Mänteln. Termine werden hier offenbar nicht verlängert.
