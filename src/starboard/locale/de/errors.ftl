# Was der Server ablehnt: was passiert ist und was jetzt hilft. Die Namen sind die Codes des Servers.


## Wer du bist

error-not-signed-in = Wir kennen dich noch nicht. Gib einen Namen ein und versuche es dann noch einmal.
error-bad-name = Ein Name braucht 1 bis 40 sichtbare Zeichen. Bitte wähle einen anderen.
error-login-taken = Diesen Anmeldenamen hat schon ein anderes Konto. Wähle einen anderen, oder melde dich an, wenn es deines ist.
error-has-account = Du hast schon ein Konto. Um ein anderes zu verwenden, melde dich zuerst ab.
error-wrong-login = Anmeldename und Passwort passen zu keinem Konto. Prüfe beides und versuche es noch einmal.
error-weak-password = Ein Passwort braucht 8 bis 200 Zeichen. Gut sind drei oder vier Wörter hintereinander.
error-too-many-requests = Das war zu viel auf einmal. Warte ein paar Sekunden und mach dann weiter.
error-too-many-connections = Der Server hat gerade zu viele offene Verbindungen. Schließ andere Fenster oder versuch es gleich noch einmal.
error-table-crowded = Diesem Tisch sehen schon zu viele zu. Versuch es später noch einmal.
error-too-many-windows = Du hast zu viele Fenster mit Tischen offen. Schließ eines und versuch es noch einmal.
error-too-many-tries = Zu viele falsche Passwörter für diesen Namen. Warte zehn Minuten oder melde dich auf einem Gerät an, auf dem du schon angemeldet warst.
error-wrong-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne Starboard unter seiner eigenen Adresse und versuche es noch einmal.
error-webhooks-off = Dieser Server ruft keine Webadressen auf. Benachrichtigungen im Browser sagen dir trotzdem, wann du am Zug bist.
error-bad-webhook = Diese Adresse lässt sich von hier nicht aufrufen. Sie muss mit https:// beginnen und zu einem Host gehören, den dieser Server zulässt.


## Tische und Plätze

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig; lass ihn dir noch einmal schicken.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht. Lade die Seite neu, dann siehst du die vorhandenen.
error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht. Wähle eines aus der Liste.
error-no-such-page = Unter dieser Adresse ist nichts zu finden. Geh zurück zur Startseite.
error-not-a-member = Für diesen Tisch brauchst du eine Einladung. Bitte die Person, die ihn eröffnet hat, um den Link.
error-wrong-invite = Diese Einladung gilt nicht oder nicht mehr. Bitte um einen neuen Link.
error-not-the-host = Das darf nur der Gastgeber dieses Tisches. Frag im Chat nach.
error-not-your-seat = Dieser Platz ist nicht deiner. Setz dich erst auf einen freien.
error-no-spectators = Dieser Tisch lässt keine Zuschauer zu. Bitte den Gastgeber um einen Platz oder darum, Zuschauer zuzulassen.
error-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
error-seen-another-seat = Du hast in dieser Partie schon die Geheimnisse eines anderen Platzes gesehen. Nimm wieder jenen Platz ein oder schau zu.
error-seat-empty = Dieser Platz ist schon frei.
error-already-seated = Du hast schon einen Platz an diesem Tisch. Wenn du einen anderen willst, steh zuerst auf.
error-table-full = Du hast zu viele offene Tische. Archiviere einen, den du nicht mehr brauchst, und versuche es dann noch einmal.
error-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie, wenn alle Plätze besetzt sind.
error-already-started = Die Partie hat schon begonnen. Das lässt sich nur vorher ändern.
error-seats-empty = Erst braucht jeder Platz eine Person oder einen Bot. Lade jemanden ein oder setz Bots auf die leeren Plätze.
error-game-over = Die Partie ist vorbei. Du kannst sie noch einmal ansehen oder einen neuen Tisch eröffnen.
error-not-over = Das gibt es nur für beendete Partien. Spielt diese erst zu Ende.
error-others-played = In dieser Partie hatten auch andere Karten auf der Hand. Die Datei würde sie zeigen; du bekommst sie, wenn die Partie zu Ende ist.
error-paused = Die Partie ist pausiert. Alle am Tisch können sie fortsetzen: Wähle „Fortsetzen“ im Menü.
error-not-paused = Die Partie ist gar nicht pausiert. Spiel einfach weiter.
error-archived = Dieser Tisch liegt im Archiv. Exportiere ihn und importiere die Datei, um weiterzuspielen.
error-table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt und lässt sich nicht spielen. Er wurde beiseitegestellt; sag es dem Betreiber dieses Servers.


## Am Tisch

error-already-decided = Das ist schon entschieden. Der Tisch zeigt jetzt, wie es steht.
error-not-asked = Gerade hast du nichts zu entscheiden. Warte auf deine nächste Frage.
error-illegal-answer = Das ist keine der Optionen. Wähle eine aus der Liste.
error-rule-fault = Eine Regel des Spiels versagt bei dieser Entscheidung. Geändert wurde nichts: Entscheide anders oder bitte darum, zurückzugehen.
error-cannot-undo = Es gibt nichts, was du zurücknehmen könntest.
error-no-vote = Die Abstimmung ist schon vorbei.
error-vote-open = Am Tisch wird schon abgestimmt. Warte, bis alle geantwortet haben.
error-no-window = Der Moment zum Reagieren ist vorbei.
error-odds-off = An diesem Tisch werden keine Chancen angezeigt. Der Gastgeber kann sie im Tischmenü einschalten.
error-odds-dropped = Die Chancen wurden nicht ausgerechnet, weil etwas anderes dazwischenkam. Sieh dir die Frage noch einmal an.
error-advice-off = An diesem Tisch gibt es keinen Coach, den man fragen kann.


## Einen Tisch vorbereiten

error-setup-players = { $least ->
    [one] { $most ->
        [one] Dieser Tisch ist für eine Person, nicht für { $seats }. Nimm Plätze weg oder wähle einen anderen Modus.
       *[other] Dieser Tisch ist für 1 bis { $most } Personen, nicht für { $seats }. Stell Plätze dazu, nimm welche weg oder wähle einen anderen Modus.
    }
   *[other] Dieser Tisch ist für { $least } bis { $most } Personen, nicht für { $seats }. Stell Plätze dazu, nimm welche weg oder wähle einen anderen Modus.
}
error-setup-scenario-mode = Das Szenario „{ $scenario }“ wird in diesem Modus nicht gespielt. Wähle ein anderes Szenario oder einen anderen Modus.
error-setup-campaign-only = Das Szenario „{ $scenario }“ wird nur in einer Kampagne gespielt. Eröffne eine Kampagne oder wähle ein anderes Szenario.
error-setup-no-campaign = Dieses Szenario gehört zu keiner Kampagne. Wähle ein anderes.
error-setup-campaign-mode = Die Kampagne „{ $campaign }“ wird in diesem Modus nicht gespielt. Wähle einen anderen Modus.
error-setup-option-mode = Die Option „{ $option }“ wird in diesem Modus nicht gespielt. Schalte sie aus oder wähle einen anderen Modus.
error-setup-no-role = Platz { $seat } hat noch keine Rolle. Gib ihm eine oder nimm den Platz weg.
error-setup-role-alone = Wer „{ $role }“ spielt, kann nichts anderes spielen. Gib die anderen Rollen einem anderen Platz.
error-setup-role-count = { $most ->
    [one] { $count ->
        [0] Jemand muss „{ $role }“ spielen. Gib die Rolle einem Platz.
       *[other] Nur ein Platz kann „{ $role }“ spielen. Gib den übrigen eine andere Rolle.
    }
   *[other] „{ $role }“ spielen { $least } bis { $most } Plätze, nicht { $count }. Ändere, wer was spielt.
}


## Kampagnen

error-no-such-campaign = Diese Kampagne gibt es nicht. Vielleicht ist der Link unvollständig; sieh unter deinen Kampagnen nach.
error-no-such-chapter = Dieses Kapitel hat die Kampagne nicht. Lade die Seite neu, um ihre Kapitel zu sehen.
error-chapter-not-over = Das Kapitel, von dem aus es weitergehen soll, ist noch nicht zu Ende. Spielt es erst zu Ende.
error-chapter-goes-on = Das nächste Kapitel hat schon begonnen, deshalb bleibt das Ende dieses Kapitels, wie es ist. Ihr könnt aber vor diesem Kapitel abzweigen.
error-chapter-fixed = Modus und Optionen gelten für die ganze Kampagne und lassen sich nicht für ein einzelnes Kapitel ändern.
error-campaign-over = Hier ist die Kampagne zu Ende. Du kannst von einem früheren Kapitel aus abzweigen.
error-campaign-archived = Diese Kampagne ist im Archiv. Hol sie erst heraus, dann könnt ihr weiterspielen.
error-campaign-secret = Diese Kampagne trägt Geheimnisse von Kapitel zu Kapitel. Bis sie zu Ende ist, siehst du ihre Kapitel mit deinen eigenen Augen, und niemand bekommt ihre Datei.
error-campaign-full = Diese Kampagne hat so viele Kapitel, wie eine haben kann. Beginne eine neue.
error-campaigns-full = Du hast zu viele Kampagnen. Archiviere eine, die du nicht mehr brauchst, und versuche es dann noch einmal.
error-setup-not-own = Dieses Spiel kann diese Mission nicht aus ihrem Text spielen.
error-own-broken = Diese Mission lässt sich nicht spielen.
error-own-too-large = Diese Mission ist zu groß: höchstens { $most } KiB.
error-wrong-scenario = Mit diesem Szenario geht es dort nicht weiter. Wähle eines, das folgen kann.


## Dateien, Anfragen, der Server

error-bad-file = Diese Datei enthält keine Partie von Starboard, oder sie ist beschädigt. Wähle eine Datei, die hier exportiert wurde.
error-file-newer = Diese Datei stammt von einem neueren Starboard. Importiere sie auf einem aktuellen Server.
error-file-other-game = Diese Datei gehört zu einem Spiel, das dieser Server nicht hat.
error-file-too-long = Diese Datei ist länger als jede Partie. Wähle eine Datei, die hier exportiert wurde.
error-file-unplayable = Was in dieser Datei entschieden wurde, folgt nicht den Regeln und lässt sich nicht nachspielen. Wähle eine Datei, die nicht verändert wurde.
error-file-impossible = Den Tisch in dieser Datei kann es nicht geben: Teile fehlen, sind doppelt oder liegen am falschen Ort. Wähle eine Datei, die nicht verändert wurde.
error-too-much-work = Das hat mehr Zeit oder Speicher gebraucht, als dieser Server dafür gibt. Es wurde abgebrochen, und nichts hat sich geändert.
error-too-large = Das ist größer als alles, was ein Tisch braucht. Schick etwas Kürzeres.
error-bad-request = Das hat der Server nicht verstanden. Prüfe deine Eingaben; stimmt alles, lade die Seite neu.
error-bad-frame = Diese Nachricht hat der Tisch nicht verstanden. Lade die Seite neu; verloren ist nichts.
error-unexpected = Etwas Unerwartetes ist passiert. Lade die Seite neu; hilft das nicht, sag der Person Bescheid, die diesen Server betreibt.
error-busy = Der Server hat davon gerade schon einiges zu tun. Versuche es gleich noch einmal.
error-storage-trouble = { $kind ->
    [full] Die Festplatte dieses Servers ist voll. Geändert wurde nichts; sag denen Bescheid, die den Server betreiben, und versuche es später noch einmal.
    [locked] Ein anderes Programm hält die Datenbank des Servers besetzt. Geändert wurde nichts; versuche es gleich noch einmal.
    [read-only] Dieser Server kann gerade nur lesen, nicht speichern. Geändert wurde nichts; sag denen Bescheid, die den Server betreiben.
    [broken] Die Festplatte dieses Servers versagt. Geändert wurde nichts; sag denen Bescheid, die den Server betreiben.
    [away] Der Server erreicht seine Datenbank nicht. Bleib hier: Sobald sie wieder da ist, zeigt der Tisch, ob dein letzter Schritt zählt.
    [slow] Die Datenbank des Servers antwortet nicht. Bleib hier: Sobald sie antwortet, zeigt der Tisch, ob dein letzter Schritt zählt.
   *[other] Der Tisch lässt sich gerade nicht speichern. Geändert wurde nichts; versuche es gleich noch einmal.
}
error-shutting-down = Der Server startet gerade neu. Bleib hier: Der Tisch kommt gleich von selbst wieder.
