# Die Rollregale: die Seiten der Mission.

saga-page-m5-briefing = Die Rollregale
saga-page-m5-briefing-1 = Mazon bewahrt sein papierenes Gedächtnis in Rollregalen auf und sein wirkliches auf einem einzigen Kern, im Kältetresor dahinter. Die Regale laufen auf Schienen. Verschiebt man eins vom Terminal aus, öffnet sich ein Gang; wer im alten steht, hat kurz Zeit, darüber nachzudenken.
saga-page-m5-briefing-2 = Der Kern ist die Formel von Laterne. Holt ihn, wenn ihr könnt, und nehmt die Bahn. Das Archiv hat auch ein Hauptbuch: wer wem was verkauft hat, und wann. Wer beides kennt, sagt, das Hauptbuch sei die spannendere Lektüre. Warum, sagt keiner.
saga-page-m5-briefing-3 = Noch jemand wird dafür bezahlt, den Kern zu holen. Maren Voss, in der Branche der Neuntöter genannt, arbeitet allein und hat es gern dunkel. Die meisten Lampen zwischen den Regalen sind schon aus. Der Hausmeister war das nicht.

saga-page-m5-start = Ruhe, bitte
saga-page-m5-start-1 = Grüne Lampen auf langen Tischen, ein Geruch nach Staub und Ozon. Ein Schild bittet um Ruhe. Wie zur Vorführung gleitet das nächste Regal einen Schritt nach Osten und wieder zurück, lautlos, und steht da, als wäre nichts gewesen.

saga-page-m5-stacks = Die Regale
saga-page-m5-stacks-1 = Regale vom Boden bis zur Decke, und dahinter noch mehr Regale. Zwei Lichter bewegen sich dort, in Handhöhe. Irgendwo löst sich ein Blatt und segelt ohne jede Eile herunter. Die Gänge sind so breit wie ein Mensch. Merkt euch das.

saga-page-m5-shrike = Nichts Persönliches
saga-page-m5-shrike-1 = Im Dunkeln rastet ein Gewehrverschluss ein, gut geölt. „Nichts Persönliches“, sagt eine Frauenstimme, aus keiner bestimmten Richtung. „Es gibt einen Kern, und wir sind sozusagen zu zweit. Ich nehme ihn und gehe. Bleibt stehen, dann passiert keinem etwas, für den ich nicht bezahlt werde.“

saga-page-m5-ledger = Seite 212
saga-page-m5-ledger-1 = Das Hauptbuch wird von Hand geführt, in schöner Schrift. Seite 212: ein Erreger, lebend, mit Anleitung. Käufer: Mazon Labs. Verkäufer: B. Die Kontonummer darunter kennt jeder von euch auswendig. Von dort kommt euer Lohn.

saga-page-m5-tram-bell = Die Glocke
saga-page-m5-tram-bell-1 = Der Kern löst sich mit einem kleinen kalten Klicken aus seiner Halterung, wie ein Eiswürfel. Irgendwo im Süden läutet eine Straßenbahn. Es kann Zufall sein. Es klingt wie ein Vorschlag.

saga-page-m5-tram-gone = Ohne euch
saga-page-m5-tram-gone-1 = Die Bahn fährt mit einem einzigen Fahrgast ab. Die Frau steht, eine Tasche unter dem Arm, das Gewehr zwischen den Knien, und tippt mit zwei Fingern an die Mütze. Auf der Tafel über dem Bahnsteig steht: nächste Abfahrt in zwei Runden.

saga-page-m5-won-1 = Vorletzte Haltestelle
saga-page-m5-won-1-1 = Die Bahn riecht nach nasser Wolle und hat genau genug Plätze. Hinter euch schließen sich die Regale, eins nach dem anderen, bis das Archiv ein einziger Block Papier ist, mit ein paar Leuten darin. Bezahlt hat niemand. Jemand legt eine Münze hin.

saga-page-m5-lost-1 = Abgelegt
saga-page-m5-lost-1-1 = Man findet euch anhand der Geräusche, die ihr nicht mehr macht. Ein Techniker mit Ärmelschonern schreibt für jeden von euch ein Etikett, in schöner Schrift, und fragt, wie man den Namen schreibt. Das Regal steht schon bereit.

saga-page-m5-lost-2 = Die Schlussglocke
saga-page-m5-lost-2-1 = Eine Glocke, dreimal: Das Archiv schließt. Alle Regale rollen aufeinander zu, sanft und von beiden Enden, wie jeden Abend. Ihr kommt zwischen zweien heraus, seitwärts, mit leeren Händen und flachen Taschen.
