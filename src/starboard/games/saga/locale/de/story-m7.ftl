# Das Herz: die Seiten der Mission.

saga-page-m7-briefing = Das Herz
saga-page-m7-briefing-1 = Ganz Deepwell hängt an einem einzigen Reaktor, und der einzige Weg zur Direktionsetage führt um ihn herum. Er schlägt. Einmal je Runde trifft er ein Viertel der Halle, wie ein Uhrzeiger, und fragt nicht, wen.
saga-page-m7-briefing-2 = Mit einem Herzen kann man zweierlei tun. Zwei der drei Kühlventile öffnen und den Kontrollraum halten: Dann beruhigt es sich, und die Hälfte der Türen darunter schläft mit ein. Oder an drei der vier Pylone Sprengsätze anbringen und hinaus, wie ihr hereingekommen seid, und zwar schnell.
saga-page-m7-briefing-3 = Das Erste lässt alles stehen. Das Zweite nicht. Was auch immer ihr gewählt habt, lernt, die Uhr zu lesen: Hinter einer Kiste oder an einem Pylon seid ihr sicher, und wo es als Nächstes einschlägt, wisst ihr immer.

saga-page-m7-start = Herzschlag
saga-page-m7-start-1 = Durch die Sohlen kommt Hitze und mit ihr ein Schlag, langsam und gleichmäßig, dem das eigene Herz zu folgen versucht. Jemand hat das Datum der letzten Prüfung an die Tür geschrieben. Es war ein anderes Jahrhundert.

saga-page-m7-core = Der Reaktorkern
saga-page-m7-core-1 = Der Reaktor steht in der Halle wie ein Haus, das man hereingetragen hat. Vier Pylone halten ihn, und ihre Schatten liegen auf dem Boden wie die Ziffern eines Zifferblatts. Der Zeiger ist nicht zu sehen. Ihr merkt es, wenn er vorbeikommt.

saga-page-m7-first-pulse = Ein Uhr
saga-page-m7-first-pulse-1 = Einen Moment lang zeigen alle Schatten in dieselbe Richtung. Dann riecht es nach heißem Metall, und ein Viertel der Halle hat eine andere Farbe. Hinter jeder Kiste ist ein sauberer Fleck geblieben. Merkt euch den Fleck.

saga-page-m7-control-room = Der Kontrollraum
saga-page-m7-control-room-1 = Skalen von Wand zu Wand, und alle wirken beleidigt. Neben dem Ventil steht eine Waffe auf einem Dreibein, und hinter der Waffe jemand, der auf einen Grund gewartet hat.

saga-page-m7-frost = Reif
saga-page-m7-frost-1 = Hier drin ist Winter. Auf den Rohren wächst Reif, dick wie Fell, und das Rad des Kühlventils ist rot gestrichen, mit einem Wort in einer Sprache, die im Team niemand liest. Wahrscheinlich heißt es „nein“.
saga-page-m7-frost-2 = Trotzdem kommt der Schlag auch hier an, langsam und gedämpft, als hielte jemand das Herz mit zwei Fingern zurück. Wer das Ohr ans Rohr legt, hört, wo es als Nächstes einschlägt. Danach löst man das Ohr besser vorsichtig wieder ab; das Rohr behält es gern.

saga-page-m7-second-valve = Der Boden hält inne
saga-page-m7-second-valve-1 = Das zweite Ventil ist das laute. Es schreit durch jedes Rohr im Haus, und dann schlägt der Boden zum ersten Mal nicht. In die Stille öffnet sich hinter euch eine Wand, und wer da kommt, gehört nicht zu euch.

saga-page-m7-third-charge = Schneller
saga-page-m7-third-charge-1 = Der dritte Sprengsatz rastet ein, und das Herz antwortet. Es schlägt schneller, wie jemand, der begriffen hat. Die Serviceschleuse springt auf. Ihr habt vier Runden; eine fünfte gibt euch hier niemand.

saga-page-m7-won-1 = Am Krankenbett
saga-page-m7-won-1-1 = Die Zeiger sinken, einer nach dem anderen, ins Grüne. Die Halle tickt beim Abkühlen wie ein Ofen nach dem Sonntagsbraten. Jemand klopft der Wand auf die Schulter. Es ist lange her, dass hier jemand nett zu einer Maschine war.

saga-page-m7-won-2 = Eine lange Lunte
saga-page-m7-won-2-1 = Die Schleuse schließt sich hinter dem Letzten, und die Wand schlägt weiter, schnell und flach. Es wird nicht heute sein und nicht auf einmal. Aber was dort angebracht ist, lässt sich nicht mehr zurücknehmen, und Deepwell hat angefangen zu zählen.

saga-page-m7-lost-1 = Herzstillstand
saga-page-m7-lost-1-1 = Die meisten von euch liegen, wo der Zeiger vorbeikam. Wer noch gehen kann, zieht die anderen am Kragen, von Fleck zu Fleck, bis sie Teppich unter sich haben. Das Herz nimmt keine Notiz davon. Es hat, aus seiner Sicht, noch nie jemanden verloren.

saga-page-m7-lost-2 = Todeszeitpunkt
saga-page-m7-lost-2-1 = Die Uhr ist einmal zu oft herumgegangen. Das Licht wird rot, und die Halle schließt ihre Türen um alles, was darin ist, wie es vorgesehen ist. Ihr fallt mit rauchenden Mänteln in den letzten Aufzug. Zu Ende gebracht hat niemand etwas.
