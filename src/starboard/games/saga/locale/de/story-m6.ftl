# Sanfte Käfige: die Seiten der Mission.

saga-page-m6-briefing = Sanfte Käfige
saga-page-m6-briefing-1 = Die Menagerie nennt ihre Käfige sanft, weil sie keine Gitter haben. Stattdessen gibt es blaues Licht, und was darin lebt, hat gelernt, wo es endet. In der Mitte, in einem eigenen Gehege, lebt ein Chovar. Die Wärter nennen ihn die Alte Flut.
saga-page-m6-briefing-2 = Was aus den Pumpen in seinem Gehege tropft, ist die andere Hälfte von Laterne. Ihr braucht sie. Ihr könnt sie aus beiden Pumpen abzapfen, neben einem Wesen, das dabei in euch liest. Ihr könnt töten, was sie melken. Oder jemand steigt zur Galerie hinauf und nimmt ihm das Halsband ab.
saga-page-m6-briefing-3 = Es spricht zu jedem, der nah genug kommt, ob er will oder nicht. Haltet euch an die Außenwand. Und seht euch den Futterplan an: Zu fester Stunde öffnet jemand die Gehege im Westen. Was dort lebt, ist niemandes Haustier.

saga-page-m6-start = Schlaflied
saga-page-m6-start-1 = Aus den Lautsprechern kommt ein Schlaflied, viel zu langsam, als hielte jemand die Platte mit dem Finger fest. Auf der Treppe stehen Gummistiefel in allen Größen. Ein Paar ist sehr klein. Ihr beschließt, nicht darüber nachzudenken.

saga-page-m6-the-pen = Es sieht auf
saga-page-m6-the-pen-1 = Blaues Licht in der Mitte der Halle, und im Licht etwas von der Größe eines Lieferwagens, das den Kopf hebt. Augen, die man so nennen könnte, hat es nicht. Trotzdem wisst ihr, alle im selben Moment, dass ihr gesehen, gezählt und ins Gedächtnis aufgenommen worden seid.

saga-page-m6-memory = Nicht eure
saga-page-m6-memory-1 = Einen Atemzug lang erinnert ihr euch daran, sehr alt und sehr nass zu sein, an einen Strand, an Leute mit Haken. Es ist nicht eure Erinnerung. Sie sitzt schlecht, wie ein geliehener Mantel, und sie ist noch warm.

saga-page-m6-feeding-chart = Der Futterplan
saga-page-m6-feeding-chart-1 = Der Dienstraum der Wärter: vier Becher, ein Stuhl, ein Plan an der Wand. Für die Futterzeiten hat jemand kleine lachende Gesichter gemalt. Bei den Gehegen im Westen hat das Gesicht Zähne.

saga-page-m6-bell = Eine Glocke
saga-page-m6-bell-1 = Im Westen läutet eine Glocke, klein und hell wie in der Schule. Hinter dem Feld dort steht etwas auf, und dann noch etwas. In der nächsten Runde werden sie gefüttert.

saga-page-m6-feeding = Fütterungszeit
saga-page-m6-feeding-1 = Das blaue Licht im Westen geht aus. Sie stürzen nicht los. Sie kommen einer nach dem anderen heraus, wie Leute, die auf einen Bus gewartet haben, und sehen sich um, was es heute gibt.

saga-page-m6-collar = Wie ein Vorhang
saga-page-m6-collar-1 = Das Halsband öffnet sich mit dem Geräusch eines Gürtels nach dem Essen. Die Alte Flut greift nicht an. Sie lehnt sich gegen die Nordwand, und die Wand geht auf wie ein Vorhang. Bevor sie verschwindet, gibt sie jedem von euch etwas: ein Gesicht, sehr deutlich, lachend, über einem Glasbecken. Ihr kennt das Gesicht. Es ist das von Blaine.

saga-page-m6-old-tide-dead = Ebbe
saga-page-m6-old-tide-dead-1 = Es braucht lange, bis es liegt, und dann liegt es. In allen Köpfen zugleich geht etwas aus, das dort unbemerkt gebrannt hat. Selbst die Infizierten bleiben stehen und sehen ihre Hände an.

saga-page-m6-won-1 = Auf Filz
saga-page-m6-won-1-1 = Der Aufzug trägt euch an einem Schild vorbei, das für den Besuch dankt. Jemand hält das Fläschchen gegen das Licht. Es hat die Farbe einer Muschel von innen. So sieht also ein halbes Heilmittel aus; die andere Hälfte sieht immer billiger aus.

saga-page-m6-lost-1 = Neuzugänge
saga-page-m6-lost-1-1 = Die Wärter legen euch auf dem Rundgang aus, der Größe nach. Sie haben Decken, warmes Wasser und sanfte Stimmen. „Ist ja gut“, sagt einer und greift nach einem Halsband. Das Schlaflied beginnt von vorn.

saga-page-m6-lost-2 = Nach Besuchsschluss
saga-page-m6-lost-2-1 = Das Schlaflied endet mitten im Takt. Das blaue Licht wird heller, Feld für Feld, bis es mehr Käfig gibt als Boden. Der Besuch ist vorbei. Ihr geht durch den Abfluss der Wärter, mit nassen Füßen und ohne das Fläschchen.
