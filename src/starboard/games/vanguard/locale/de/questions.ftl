# Was ISS Vanguard fragt. $who, $for, $from und $hurt sind Besatzungsmitglieder, $card ist, woher ein Effekt kommt (eine
# Karte in Anführungszeichen, am Satzanfang), $action eine Sonderaktion, $threat eine Bedrohung.


## Das Team

vanguard-ask-team = { $count ->
    [one] Welche Sektion schickst du auf den Planeten?
   *[other] Welche { $count } Sektionen schickst du auf den Planeten?
 }
vanguard-ask-recruit = { $section }: Wer geht auf den Planeten?
vanguard-ask-carrier = { $card }: Wer trägt die Karte?
vanguard-ask-carrier-does = { $card }: Wer trägt die Karte? { $does }
vanguard-ask-landing-roll = Der Lander ist im Landeanflug. { $left ->
    [one] Noch 1 Landungswurf.
   *[other] Noch { $left } Landungswürfe.
 }
vanguard-ask-rank-up = Welche Beförderungskarte will das Team abschließen?
vanguard-ask-starting-sector = Wo beginnt { $who }?
vanguard-ask-start-token = Wer bekommt das Startplättchen und ist zuerst am Zug?
vanguard-ask-take-over = { $card } hat { $who } gehört. Wer nimmt die Karte?
vanguard-ask-leave-behind = Der Laderaum ist zu klein. Welche Entdeckung bleibt zurück? { $count ->
    [one] 1 muss bleiben.
   *[other] { $count } müssen bleiben.
 }
vanguard-ask-buy-dice = Einen Wilden Würfel für jede Sektion kaufen? Preis in Erfolgsplättchen: { $price }.


## Züge

vanguard-ask-turn = Was tut { $who }? { $actions ->
    [0] Keine Aktion mehr.
    [one] Noch 1 Aktion.
   *[other] Noch { $actions } Aktionen.
 }
vanguard-ask-special = Welche Sonderaktion führt { $who } aus?
vanguard-ask-path = Welche Route nimmt { $who }?
vanguard-ask-path-icon = { $word ->
    [swap] Welches Symbol der Route wird durch das Verbrauchen eines Würfels ersetzt?
   *[skip] Welches Symbol der Route wird übersprungen?
 }
vanguard-ask-step-to = Wohin bewegt sich { $who }? { $left ->
    [one] Noch 1 Route.
   *[other] Noch { $left } Routen.
 }
vanguard-ask-place = { $card }: Wohin kommt { $who }?
vanguard-ask-prepare = Wie bereitet sich { $who } vor?
vanguard-ask-trade = { $who } tauscht Ausrüstung aus. Welche Karte wechselt den Besitzer?
vanguard-ask-accept-help = { $card }: { $from } will { $who } helfen. Annehmen?
vanguard-ask-accept-help-trade = { $card }: { $from } will die Karte mit { $who } austauschen. Einverstanden?
vanguard-ask-accept-help-core = { $from } bittet { $who } um den Kern. Übergeben?
vanguard-ask-lift-off-consent = { $who } will starten. { $count ->
    [0] Alle sind beim Lander.
   *[other] Wer nicht beim Lander ist, stirbt: { $behind }.
 } Einverstanden?
vanguard-ask-step-in = Gerade entscheidet jemand anderes. Du kannst eingreifen.


## Der Würfelwurf

vanguard-ask-dice = Welche Würfel wirft { $who } für „{ $action }“?
vanguard-ask-assist = „{ $action }“: Leiht { $who } einen Würfel an { $for }?
vanguard-ask-assist-more = { $card }: Welche Würfel leiht { $who } an { $for }?
vanguard-ask-modify = { $who } hat gewürfelt. Etwas einsetzen, um die Würfel zu ändern?
vanguard-ask-pick-dice = { $word ->
    [drop] { $card }: Welche Würfel verlassen den Wurf-Pool?
   *[reroll] { $card }: Welche Würfel werden neu geworfen?
 }
vanguard-ask-turn-die = { $card }: Welcher Würfel wird auf welche Seite gedreht?
vanguard-ask-join = { $word ->
    [pull] { $card }: Welche verbrauchten Würfel von { $who } kommen dazu?
   *[add] { $card }: Welche verfügbaren Würfel von { $who } kommen dazu?
 }
vanguard-ask-which-injury-die = { $card }: Welcher Verletzungswürfel?
vanguard-ask-which-danger-die = { $card }: Welcher Gefahrenwürfel?
vanguard-ask-combo = Welche Würfelkombination löst { $who } aus?
vanguard-ask-pay-combo = { $card }: Mit welchen Würfeln bezahlt { $who }?
vanguard-ask-pay-effect = Sondereffekt von „{ $action }“: Welche Würfel bezahlen ihn?
vanguard-ask-pay-row = { $row ->
    [yellow] Gelbes Ergebnis von „{ $action }“: Welche Würfel bezahlen es?
   *[green] Grünes Ergebnis von „{ $action }“: Welche Würfel bezahlen es?
 }
vanguard-ask-next-injury-die = Welchen Verletzungswürfel wendet { $who } als Nächstes an?
vanguard-ask-next-danger-die = Welchen Gefahrenwürfel wendet { $who } als Nächstes an?
vanguard-ask-treat-as = { $absent ->
    [yes] { $who }: Ein Vanguard könnte als { $icon } zählen. Zählen lassen?
   *[no] { $who }: Ein Vanguard oder eine Wandlung könnte als { $icon } zählen. Zählen lassen?
 }
vanguard-ask-times = Sondereffekt: { $does } Wie oft nutzt { $who } ihn?
vanguard-ask-mark-row = { $row ->
    [yellow] Mit Vanguard-Symbolen oder Wandlungen erreicht { $who } das gelbe Ergebnis von „{ $action }“. Nehmen?
   *[green] Mit Vanguard-Symbolen oder Wandlungen erreicht { $who } das grüne Ergebnis von „{ $action }“. Nehmen?
 }
vanguard-ask-after-failing = Der Würfelwurf ist misslungen. Setzt { $who } etwas ein?
vanguard-ask-keep = Welchen ungenutzten Würfel behält { $who }? { $left ->
    [one] 1 darf bleiben.
   *[other] { $left } dürfen bleiben.
 }


## Karten und Ausrüstung

vanguard-ask-option = { $card }: Was wählt { $who }?
vanguard-ask-whom = { $card }: Wer ist gemeint?
vanguard-ask-discard = Welche Karte legt { $who } ab?
vanguard-ask-discard-limit = { $limit ->
    [one] { $who } darf nur eine Karte auf der Hand haben.
   *[other] { $who } darf nur { $limit } Karten auf der Hand haben.
 } Welche wird abgelegt?
vanguard-ask-lose-charge = { $count ->
    [one] { $who } verliert gleich eine Ladung.
   *[other] { $who } verliert gleich { $count } Ladungen.
 }
vanguard-ask-recover = Welche abgelegten Karten nimmt { $who } zurück?
vanguard-ask-put-back = Welche Karte kommt als Nächstes zurück, obenauf oder nach unten?
vanguard-ask-before-danger = Gefahr { $letter } zeigt { $face }. Setzt { $who } etwas dagegen ein?
vanguard-ask-before-danger-does = Gefahr { $letter } zeigt { $face }. { $does } Setzt { $who } etwas dagegen ein?
vanguard-ask-before-injury = { $own ->
    [yes] { $who } soll { $injury } erhalten. Etwas dagegen einsetzen?
   *[no] { $hurt } soll { $injury } erhalten. Setzt { $who } etwas dagegen ein?
 }
vanguard-ask-before-event = { $event } ist aufgedeckt. { $does } Setzt { $who } etwas dagegen ein?
vanguard-ask-before-event-nothing = { $event } ist aufgedeckt. { $does }
vanguard-ask-before-travel = { $who } bricht auf. Etwas für den Weg einsetzen?
vanguard-ask-before-rest = { $who } rastet. Etwas einsetzen?
vanguard-ask-before-lead = { $who } zieht gleich Hinweise. Etwas einsetzen?
vanguard-ask-other-end = { $card }: Wo ist das andere Ende?
vanguard-ask-upgrades = { $card }: Welche Ausbauten kommen dazu?
vanguard-ask-drive = { $card }: Wohin bewegt sich das Plättchen?


## Würfel und Verletzungen

vanguard-ask-spend = { $colour ->
    [red] Welchen roten Würfel verbraucht { $who }?
    [green] Welchen grünen Würfel verbraucht { $who }?
    [blue] Welchen blauen Würfel verbraucht { $who }?
   *[any] Welchen Würfel verbraucht { $who }?
 }
vanguard-ask-spend-sacrifice = { $colour ->
    [red] { $who } hat keinen verfügbaren roten Würfel zum Verbrauchen.
    [green] { $who } hat keinen verfügbaren grünen Würfel zum Verbrauchen.
    [blue] { $who } hat keinen verfügbaren blauen Würfel zum Verbrauchen.
   *[any] { $who } hat keinen verfügbaren Würfel zum Verbrauchen.
 } Stattdessen ist ein Opfer fällig.
# $colour
vanguard-ask-sacrifice-none = { $who } darf keinen Würfel opfern.
vanguard-ask-sacrifice = { $colour ->
    [red] Welchen roten Würfel opfert { $who }?
    [green] Welchen grünen Würfel opfert { $who }?
    [blue] Welchen blauen Würfel opfert { $who }?
   *[any] Welchen Würfel opfert { $who }?
 }
vanguard-ask-refresh = Welchen Würfel erneuert { $who }? { $left ->
    [one] Noch 1.
   *[other] Noch { $left }.
 }
vanguard-ask-column = { $who } bekommt einen Verletzungswürfel, der bei jedem Würfelwurf mitgewürfelt wird. Wohin kommt er?
vanguard-ask-pushed = Die Spalte ist voll. Welcher Würfel von { $who } wird hinausgeschoben und verbraucht?
vanguard-ask-injury-card = { $who } erhält eine Verletzung. Welche Karte?
vanguard-ask-cover = Welche Verletzung von { $who } wird verdeckt?
vanguard-ask-uncover = Welche Verletzung von { $who } wird wieder aktiv?
vanguard-ask-remove-injury = Welche Verletzung von { $who } wird entfernt?
vanguard-ask-remove-injury-die = Welcher Verletzungswürfel von { $who } wird entfernt?


## Der Planet

vanguard-ask-which-clock = Die Zeit läuft. Welcher Zeit-Track ist als Nächstes dran?
vanguard-ask-which-clock-card = { $card }: Welcher Zeit-Track?
vanguard-ask-which-threat = Welche Bedrohung kommt auf { $who } zu?
vanguard-ask-which-threat-card = { $card }: Welche Bedrohung?
vanguard-ask-threat-way = { $threat }: In welchen Sektor?
vanguard-ask-spread = { $threat }: Wohin die Ausbreitung?
vanguard-ask-which-type = { $card }: Welche Art von Entdeckung?
vanguard-ask-place-lead = { $type }: Welchen Hinweis legt { $who } als Nächstes?
vanguard-ask-return-lead = Welchen Hinweis legt { $who } in den Beutel zurück?
vanguard-ask-lead-bonus = { $bonus ->
    [card] Der Hinweis bringt eine Karte. Wer zieht sie?
   *[charge] Der Hinweis bringt eine Ladung. Wer erhält sie?
 }
vanguard-ask-page = Eine Seite der Geschichte.
vanguard-ask-page-choice = Wie entscheidet ihr?
