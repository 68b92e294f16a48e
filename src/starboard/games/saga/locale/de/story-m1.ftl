# Falsche Papiere: die Seiten der Mission.

saga-page-m1-briefing = Falsche Papiere
saga-page-m1-briefing-1 = Die gefälschten Pässe waren gut. Die Zollbeamtin war besser. Sie sah sie sich lange an, lächelte, wünschte einen angenehmen Aufenthalt auf Eiras und drückte etwas unter ihrem Schreibtisch.
saga-page-m1-briefing-2 = Jetzt steht ihr an der Rampe eures eigenen Shuttles, in einem Hangar, der begonnen hat, sich zu verriegeln, Stück für Stück und in alphabetischer Reihenfolge. Die Wachen kommen von drei Seiten. Noch hat niemand geschossen; jemand liest euch noch eure Rechte vor.
saga-page-m1-briefing-3 = Dann meldet sich auf einem Servicekanal eine Stimme, eine Frau, ohne Eile. „Nennt mich Reiher. Nach unten gibt es zwei Wege. Die Personaltreppe hinter dem Zoll: nah, aber gut verschlossen. Der Lastenaufzug auf der anderen Seite des Felds: weit weg und gut bewacht. Sucht euch einen aus. Beide bekommt ihr nicht.“

saga-page-m1-start = Bitte bleiben Sie ruhig
saga-page-m1-start-1 = Die Sirene hat drei Töne und benutzt sie alle. Dazwischen die Stimme der Beamtin, freundlich wie zuvor: „Bitte bleiben Sie bei Ihrem Fahrzeug. Es kümmert sich gleich jemand um Sie.“ An der Wand leuchtet ein Zeitplan auf. Euer Name steht nicht darin, aber gemeint seid ihr.

saga-page-m1-recording = Noch etwas
saga-page-m1-recording-1 = „Noch etwas“, sagt Reiher. „Das Zollbüro zeichnet alles auf. Auf dem Terminal dort sind eure Gesichter, eure Stimmen und der schlechte Witz, den jemand von euch über den Kaffee gemacht hat. Löscht das, und hier unten weiß niemand, wen er sucht.“

saga-page-m1-lockdown-locks = Abriegelung, erster Teil
saga-page-m1-lockdown-locks-1 = Riegel laufen durch die Wände wie ein Schauer. Jedes Schloss, das noch zu war, ist es jetzt ein wenig mehr. Der Zeitplan setzt einen sauberen Haken hinter seine erste Zeile.

saga-page-m1-lockdown-points = Abriegelung, zweiter Teil
saga-page-m1-lockdown-points-1 = Die Seitentore des Hangars öffnen sich auf volle Breite. Wer jetzt kommt, kommt zu zweit nebeneinander. Zweite Zeile, zweiter Haken.

saga-page-m1-lockdown-guard = Abriegelung, dritter Teil
saga-page-m1-lockdown-guard-1 = Aller Urlaub ist gestrichen, sagt der Lautsprecher, und von unten hört man, wie viele Leute gleichzeitig ihr Besteck weglegen. In der letzten Zeile des Zeitplans steht nur noch: VERSIEGELN.

saga-page-m1-tank = Rauchen verboten
saga-page-m1-tank-1 = Auf dem Schild am Tank stand RAUCHEN VERBOTEN, in vier Sprachen. Was davon übrig ist, kommt erheblich später wieder herunter, in kleinerer Schrift.

saga-page-m1-your-faces = Sechs Bildschirme
saga-page-m1-your-faces-1 = Der Kaffee ist noch warm. Sechs Bildschirme zeigen sechsmal dieselbe Rampe und auf der Rampe, von allen Seiten, euch. Vorteilhaft ist keines der Bilder. Jemand hat schon einen roten Kreis gezeichnet.

saga-page-m1-stairwell = Die Personaltreppe
saga-page-m1-stairwell-1 = Ein Vorraum mit einer toten Pflanze, dahinter ein Treppenhaus, das von unten beleuchtet ist. Jemand hat die Nummern der Ebenen übermalt, zweimal. Es geht abwärts, so viel kann man noch lesen.

saga-page-m1-lift-cage = Der Lastenaufzug
saga-page-m1-lift-cage-1 = Der Fahrkorb summt vor sich hin, Türen offen, Tragkraft elf Tonnen. Ein Schild verbietet den Transport von Personen. Es sind Wachen da, die das Schild erläutern.

saga-page-m1-undecided = Nicht meine Schicht
saga-page-m1-undecided-1 = Hinter der Tür steht ein Techniker mit einem Brot, allein, der sich für keine Seite entschieden hat. Er sieht eure Waffen an. Er sieht den Waffenschrank an. „Nicht meine Schicht“, sagt er zu niemand Bestimmtem und geht los.

saga-page-m1-won-1 = Abwärts
saga-page-m1-won-1-1 = Hinter euch versiegelt sich der Hangar um ein leeres Shuttle. Irgendwo oben schließt eine Beamtin eure Akte mit einem Datum und einem Fragezeichen. Von hier gibt es nur eine Richtung, und sie riecht nach Desinfektionsmittel.

saga-page-m1-lost-1 = Bleiben Sie, wo Sie sind
saga-page-m1-lost-1-1 = Die meisten von euch stehen nicht mehr, und die anderen halten die Hände so, dass man sie sieht. Die Beamtin kommt selbst aufs Feld herunter, mit einem Formular in dreifacher Ausfertigung. „Zweck Ihres Besuchs?“, fragt sie, und diesmal wartet sie auf die Antwort.

saga-page-m1-lost-2 = Versiegelt
saga-page-m1-lost-2-1 = Die letzte Zeile des Zeitplans bekommt ihren Haken. Türen, Aufzug, Treppe, Schächte: zu, und ihr auf der falschen Seite. Die Sirene bricht mitten im Ton ab. In die Stille sagt der Lautsprecher: „Jetzt kümmert sich jemand um Sie.“
