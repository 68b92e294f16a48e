# Was der Server ablehnt: was passiert ist und was jetzt hilft. Die Namen sind die Codes des Servers.


## Wer du bist

error-not-signed-in = Wir kennen dich noch nicht. Gib einen Namen ein und versuche es dann noch einmal.
error-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen. Bitte wähle einen anderen.
error-login-taken = Diesen Anmeldenamen hat schon ein anderes Konto. Wähle einen anderen, oder melde dich an, wenn es deines ist.
error-has-account = Du hast schon ein Konto. Melde dich erst ab, wenn du ein anderes verwenden willst.
error-wrong-login = Kein Konto hat diesen Anmeldenamen mit diesem Passwort. Prüfe beides und versuche es noch einmal.
error-weak-password = Ein Passwort hat 8 bis 200 Zeichen. Drei oder vier Wörter hintereinander sind ein gutes.
error-too-many-requests = Das war zu viel auf einmal. Warte ein paar Sekunden und mach dann weiter.
error-wrong-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne Starboard unter seiner eigenen Adresse und versuche es noch einmal.
error-webhooks-off = Dieser Server ruft keine Webadressen auf. Benachrichtigungen im Browser sagen dir trotzdem, wann du dran bist.
error-bad-webhook = Diese Adresse lässt sich von hier nicht aufrufen. Sie muss mit https:// beginnen und zu einem Host gehören, den dieser Server zulässt.


## Tische und Plätze

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig; lass ihn dir noch einmal schicken.
error-no-such-seat = Diesen Platz hat der Tisch nicht. Lade die Seite neu, um die vorhandenen Plätze zu sehen.
error-no-such-game = Dieses Spiel hat der Server nicht. Wähle eines aus der Liste.
error-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
error-not-a-member = Für diesen Tisch brauchst du eine Einladung. Bitte die Person, die ihn eröffnet hat, um den Link.
error-wrong-invite = Diese Einladung gilt nicht oder nicht mehr. Bitte um einen neuen Link.
error-not-the-host = Das darf nur, wer Gastgeber dieses Tisches ist. Frag im Chat danach.
error-not-your-seat = Dieser Platz ist nicht deiner. Setz dich erst auf einen freien.
error-no-spectators = Dieser Tisch lässt keine Zuschauer zu. Bitte den Gastgeber um einen Platz oder darum, Zuschauer zuzulassen.
error-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz.
error-seat-empty = Dort sitzt niemand. Es war nichts zu tun.
error-already-seated = Du hast schon einen Platz an diesem Tisch. Steh erst auf, wenn du einen anderen willst.
error-table-full = Du hast zu viele offene Tische. Lege einen ins Archiv, den du nicht mehr brauchst, und versuche es dann noch einmal.
error-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie, wenn alle Plätze besetzt sind.
error-already-started = Die Partie hat schon begonnen. Das lässt sich nur vorher ändern.
error-seats-empty = Erst braucht jeder Platz eine Person oder einen Bot. Lade jemanden ein oder setz Bots auf die leeren Plätze.
error-game-over = Die Partie ist vorbei. Du kannst sie noch einmal ansehen oder einen neuen Tisch eröffnen.
error-not-over = Das gibt es nur für beendete Partien. Spielt diese erst zu Ende.
error-paused = Der Tisch macht Pause. Jeder Mitspieler kann weitermachen: Wähle „Fortsetzen“ im Menü.
error-not-paused = Der Tisch macht keine Pause. Spiel einfach weiter.
error-archived = Dieser Tisch liegt im Archiv. Exportiere ihn und importiere die Datei, um weiterzuspielen.


## Am Tisch

error-already-decided = Das war schon entschieden. Der Tisch zeigt jetzt, wie es steht.
error-not-asked = Du wirst gerade nichts gefragt. Warte auf deine nächste Frage.
error-illegal-answer = Das ist keine der Möglichkeiten. Wähle eine aus der Liste.
error-cannot-undo = Von dir gibt es nichts zurückzunehmen.
error-no-vote = Es wird über nichts mehr abgestimmt.
error-vote-open = Am Tisch wird schon abgestimmt. Warte, bis alle geantwortet haben.
error-no-window = Der Moment zum Reagieren ist vorbei.
error-odds-off = Dieser Tisch zeigt keine Chancen. Der Gastgeber kann sie im Menü des Tisches einschalten.


## Dateien, Anfragen, der Server

error-bad-file = Diese Datei ist keine Partie von Starboard, oder sie ist beschädigt. Wähle eine Datei, die hier exportiert wurde.
error-too-large = Das ist größer als alles, was ein Tisch braucht. Schick etwas Kürzeres.
error-bad-request = Das hat der Server nicht verstanden. Prüfe deine Eingaben; stimmt alles, lade die Seite neu.
error-bad-frame = Diese Nachricht hat der Tisch nicht verstanden. Lade die Seite neu; verloren ist nichts.
error-unexpected = Etwas Unerwartetes ist passiert. Lade die Seite neu; hilft das nicht, sag der Person Bescheid, die diesen Server betreibt.
error-storage-trouble = Der Tisch lässt sich gerade nicht speichern. Geändert wurde nichts; versuche es gleich noch einmal.
error-shutting-down = Der Server startet neu. Bleib hier: Der Tisch kommt gleich von selbst wieder.
