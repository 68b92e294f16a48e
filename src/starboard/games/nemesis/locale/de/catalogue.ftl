# Wie Nemesis begonnen werden kann: Modi und Optionen, gezeigt, wo man wählt.

## Spielmodi

nemesis-mode-semi-coop = Semikooperativ
    .text = 2 bis 5 Spieler, jeder mit einem geheimen Ziel. Du gewinnst, wenn du überlebst und dein Ziel erfüllst, was auch immer aus den anderen wird.
nemesis-mode-coop = Kooperativ
    .text = Alle Ziele liegen offen und gelten für alle, eines je Spieler. Ihr gewinnt gemeinsam, wenn sie alle erfüllt sind und mindestens ein Charakter überlebt.
nemesis-mode-solo = Solo
    .text = Ein Spieler. Du ziehst 2 Ziele, behältst 1 davon, wenn der erste Xeno erscheint, und gewinnst, indem du überlebst und es erfüllst. Jeder Raum enthält halb so viele Gegenstände, wie sein Plättchen zeigt, aufgerundet.


## Optionen: was sich ändert, wenn sie gewählt sind

nemesis-option-doors-block-crew-only = Geschlossene Türen halten nur die Crew auf
    .text = Eine geschlossene Tür hebt die Nachbarschaft nur für die Bewegung von Charakteren auf. Ein Xeno, den Gefahr, eine Jagd oder ein Köder durch sie hindurchlockt, bleibt, wo er ist, und zerstört die Tür; ersatzweise Geräuschmarker gibt es dann nicht.
nemesis-option-hatching-needs-an-egg = Schlüpfen braucht ein Ei
    .text = Das Ereignis „Schlüpfen“ bewirkt nichts, wenn auf der Xeno-Tafel kein Ei mehr liegt: Niemand wird befallen, und kein Larvenplättchen kommt in den Beutel.
nemesis-option-fire-only-in-own-round = Feuer nur im eigenen Zug
    .text = Ein Charakter, der im Zug eines anderen automatisch passen muss, erleidet keine leichte Wunde durch Feuer.
nemesis-option-next-intact-room = Fehlfunktion trifft einen intakten Raum
    .text = Das Ereignis „Fehlfunktion“ trifft den erkundeten Raum mit der niedrigsten Raumnummer, der einen Marker bekommen kann und noch keinen hat, also nicht immer das Cockpit.
nemesis-option-queen-token-returns = Plättchen der Königin kehrt zurück
    .text = Wenn die Königin beim Entwickeln des Xeno-Beutels ins Nest kommt, wandert ihr Plättchen zurück in den Beutel, statt daraus entfernt zu werden.
nemesis-option-no-eggs-in-dead-nest = Keine Eier in einem toten Nest
    .text = Sobald das Nest zerstört ist, kommen keine Eier mehr auf die Xeno-Tafel.
nemesis-option-sleepers-keep-both = Schläfer behalten beide Ziele
    .text = Wenn der erste Xeno erscheint, legen Spieler, deren Charakter im Kälteschlaf liegt oder entkommen ist, kein Ziel ab; es genügt, eines davon zu erfüllen.
nemesis-option-target-by-action-cards = Opferwahl nach Aktionskarten
    .text = In der Ereignisphase wählt ein Xeno den Charakter mit den wenigsten Aktionskarten; Kontaminationskarten auf der Hand zählen nicht.
nemesis-option-summoning-is-encounter = Herbeirufung ist eine Begegnung
    .text = Die Herbeirufung wird als Begegnung des angegriffenen Charakters ohne Überraschungsangriff ausgeführt: Geräuschmarker rings um den Raum werden entfernt, und ein leeres Plättchen füllt seine Korridore mit Geräuschmarkern.
nemesis-option-leaving-a-pod-passes = Rettungskapsel verlassen heißt passen
    .text = Ein Charakter, der zu Beginn einer späteren Runde in einer Rettungskapsel wartet und sie nicht startet, passt für diese Runde, auch wenn er aussteigt.
nemesis-option-ejection-saves-occupants = Abwurf rettet die Insassen
    .text = Eine Rettungskapsel, die durch das Ereignis „Abwurf einer Rettungskapsel“ verloren geht, gilt als gestartet, und wer darin ist, entkommt.
nemesis-option-attached-cards-count = Hinzugefügte Karten zählen
    .text = Eine Karte, die einer anderen hinzugefügt ist, zählt bei Zielen als eigener Gegenstand.
nemesis-option-two-coop-objectives = Zwei Ziele je Spieler
    .text = Zieht im kooperativen Modus zwei Ziele je Spieler, soweit die 7 Karten reichen.
nemesis-option-intruder-player = Xeno-Spieler
    .text = Der Spieler, dessen Charakter als Erster stirbt, spielt ab der nächsten Runde die Xenos. Die Ereignisphase besteht dann nur aus Zeitleiste und Feuerschaden. Der Xeno-Spieler kann nicht gewinnen und will, dass es auch kein anderer tut.
nemesis-option-alternative-board = Alternativer Spielplan
    .text = Ein schwierigeres Schiff: zwei getrennte Netze technischer Korridore, manche Räume durch zwei unabhängige Korridore verbunden, und beide Evakuierungssektionen von Anfang an offen zu sehen.

## Arten von Bots

nemesis-bot-scripted = mit Plan
