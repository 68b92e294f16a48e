# Was `starboard --help` und die Hilfe der Befehle sagen. Die Spalten sind von Hand gesetzt, höchstens 100 Zeichen breit.
# Namen von Befehlen, Optionen und Werten sind in jeder Sprache gleich.
#
# $game ist der Name eines Spiels, für die Beispiele.


## Der Befehl selbst

cli-command =
    .about =
        Starboard ist ein Tisch für Science-Fiction-Brettspiele, der die Regeln kennt. Er fragt dich nur, was du
        entscheiden darfst, sagt dir, warum etwas nicht geht, und spielt auf Wunsch die anderen Plätze.
    .examples =
        Zum Einstieg:
          starboard serve --open                       der Tisch in deinem Browser
          starboard play { $game }                       du und drei Bots in diesem Terminal
          starboard play { $game } --seats human,human   zwei Leute an einer Tastatur
          starboard play { $game } --load DATEI          eine gespeicherte Partie fortsetzen
          starboard rules WÖRTER                       was die Regeln dazu sagen
          starboard rules ID                           eine Regel mit ihrer Nummer
          starboard replay DATEI --step                eine Partie Runde für Runde ansehen
          starboard simulate { $game } --games 100       Bots viele Partien spielen lassen
          starboard check                              ist alles da, in jeder Sprache?

        `starboard BEFEHL --help` sagt mehr über einen Befehl. In einer Partie hilft help.
    .commands = Befehle
    .arg-version = zeigen, welches Starboard das ist, und beenden

# Was in der Übersicht eines Befehls für einen Wert steht.
cli-metavar-command = BEFEHL
cli-metavar-file = DATEI
cli-metavar-url = URL
cli-metavar-words = WÖRTER|ID
cli-metavar-game = SPIEL
cli-metavar-name = NAME


## Spielen

cli-command-play = an dieser Tastatur spielen
    .about =
        Spiele an dieser Tastatur. Der Bildschirm zeigt den Tisch, deine Tafel und deine Karten, was seit deiner
        letzten Entscheidung geschah, und eine Frage mit nummerierten Optionen: Gib eine Nummer ein, mehrere
        (1 3 4) oder none.

        Bei der Eingabe:
          ?  ? 3  ? WÖRTER  ? REGEL    erklärt die Frage oder eine Option, schlägt Regeln nach
          why                          was nicht zur Wahl steht, und warum
          look NAME   hand   map   log was etwas bewirkt, deine Karten, die Karte, was geschah
          undo  save  load  orders  lang  quit  help
        Die Partie wird nach jeder Entscheidung gespeichert; quit, Strg-C oder das Ende der Eingabe kosten nichts.
    .examples =
        Beispiele:
          starboard play { $game } --seats human,bot,bot
          starboard play { $game } --seats human,human,random,bot
          starboard play { $game } --seats list
          starboard play { $game } --lang it
          starboard play { $game } --options list
          starboard play { $game } --seed 7 --save game.starboard
    .arg-game = welches Spiel (Standard: { $game })
    .arg-seats = wer spielt: human, bot, random oder ein Bot nach Stärke, Wesen oder Namen; list zeigt sie (Standard: du und 3 Bots)
    .arg-mode = wie gespielt wird; list zeigt es (Standard: wie beim Spiel üblich)
    .arg-scenario = was gespielt wird; list zeigt es (Standard: das erste, das keine Kampagne braucht)
    .arg-mission = eine eigene Mission aus einer Datei: eine, die nicht in der Schachtel liegt
    .arg-roles = die Rollen jedes Platzes, mehrere mit +: a,b+c; list zeigt sie (Standard: verteilt)
    .arg-seed = gleicher Startwert, gleiche Würfel
    .arg-options = Auslegungen und Varianten; list zeigt sie
    .arg-load = eine gespeicherte Partie fortsetzen
    .arg-save = wohin nach jeder Entscheidung gespeichert wird
    .arg-lang = en, it, de oder cs (Standard: die Sprache der Umgebung)
    .arg-plain = ohne Farben und Zeichnung: für Vorleseprogramme und Skripte

cli-command-campaign = an dieser Tastatur eine Kampagne spielen
    .about =
        Spiele eine Kampagne, Kapitel für Kapitel. Alles steht in einer Datei: die Kapitel, was jedes
        weitergegeben hat, und jede Partie. Was gespielt wurde, bleibt: branch beginnt noch einmal vor einem
        Kapitel oder geht nach ihm anders weiter.
    .examples =
        Beispiele:
          starboard campaign new NAME --game SPIEL
          starboard campaign next NAME --seats human,bot   das nächste Kapitel oder das noch offene
          starboard campaign list                          alle Kampagnen
          starboard campaign list NAME                     ihre Kapitel
          starboard campaign branch NAME --from 2          Kapitel 2 noch einmal
          starboard campaign branch NAME --from 2 --at after --scenario S
    .arg-action = new, list, next oder branch
    .arg-name = die Kampagne: ihr Name oder eine Datei
    .arg-kind = welche Kampagne des Spiels (Standard: die erste)
    .arg-from = branch: das Kapitel
    .arg-at = branch: von vor dem Kapitel (Standard) oder von nach ihm

cli-command-replay = eine aufgezeichnete Partie in Worten erzählen
    .about = Spielt eine gespeicherte oder beendete Partie aus ihrer Aufzeichnung nach.
    .examples =
        Beispiele:
          starboard replay game.starboard              die ganze Partie in Worten
          starboard replay game.starboard --seat 2     wie der zweite Platz sie sah
          starboard replay game.starboard --step       Runde für Runde, mit Enter
        Endet mit Code 1, wenn die Datei beschädigt ist oder die Partie ihrer Aufzeichnung nicht mehr folgt.
    .arg-file = eine gespeicherte oder aufgezeichnete Partie
    .arg-seat = mit wessen Augen (Standard: open, alles offen, wenn sie zu Ende ist)
    .arg-step = vor jeder Runde auf Enter warten

cli-command-rules = die Regeln durchsuchen
    .about = Durchsucht die Regeln nach Wörtern oder schlägt eine mit ihrer Nummer nach.
    .examples =
        Beispiele:
          starboard rules                      die Kapitel
          starboard rules WÖRTER               die wahrscheinlichsten Regeln
          starboard rules ABC-KAPITEL          ein Kapitel
          starboard rules ABC-KAPITEL-06       eine Regel und die um sie herum
    .arg-words = ein paar Wörter oder die Nummer einer Regel


## Der Server

cli-command-serve = den Tisch für Browser öffnen
    .about = Betreibt den Tisch: Man öffnet die angezeigte Adresse im Browser, lädt einander ein und spielt.
    .examples =
        Beispiele:
          starboard serve                              nur auf diesem Rechner
          starboard serve --open                       und den Browser öffnen
          starboard serve --host 0.0.0.0               für alle im Netz
          STARBOARD_DATABASE=postgresql://… starboard serve

        Einstellungen aus der Umgebung (Argumente haben Vorrang):
        { $settings }

        docs/operating.md sagt mehr: Sicherungen, Proxys, viele Rechner.
    .arg-host = Adresse, auf der gelauscht wird (Standard 127.0.0.1; 0.0.0.0 öffnet zum Netz)
    .arg-port = Port, auf dem gelauscht wird (Standard 8400; 0 nimmt einen freien)
    .arg-database = sqlite:///DATEI oder postgresql://… (Standard: dein Datenordner)
    .arg-redis = redis://…, wenn mehrere Prozesse dieselben Tische bedienen
    .arg-log-format = Logzeilen für Menschen oder für Maschinen
    .arg-open = auch den Browser öffnen

cli-command-backup = alles, was ein Server weiß, in eine Datei schreiben, während gespielt wird
    .about = Schreibt alles, was ein Server weiß, in eine Datei, während gespielt wird.
    .examples =
        Beispiel:
          starboard backup starboard-2026-11-15.backup
    .arg-file = die Sicherung
    .arg-database = sqlite:///DATEI oder postgresql://… (Standard: wie bei serve)
    .done = { $rows ->
        [one] { $rows } Zeile nach { $file } geschrieben.
       *[other] { $rows } Zeilen nach { $file } geschrieben.
    }

cli-command-restore = eine Sicherung in eine neue, leere Datenbank einspielen
    .about = Spielt eine Sicherung in eine neue, leere Datenbank ein.
    .examples =
        Beispiele:
          starboard restore starboard-2026-11-15.backup --database sqlite:///new.db
          starboard restore DATEI --database postgresql://…     auch von SQLite nach PostgreSQL
    .done = { $rows ->
        [one] { $rows } Zeile aus { $file } eingespielt.
       *[other] { $rows } Zeilen aus { $file } eingespielt.
    }

cli-serve-open = Starboard ist offen unter { $address }  (Strg-C schließt es; keine Partie geht verloren)
cli-serve-no-client = Der Browser-Client ist nicht gebaut; `make client` baut ihn.

# Einstellungen des Servers mit ihren Namen in der Umgebung.
cli-setting-host = Adresse, auf der gelauscht wird; 0.0.0.0 öffnet zum Netz
cli-setting-port = Port, auf dem gelauscht wird
cli-setting-database = sqlite:///DATEI oder postgresql://USER:PASSWORD@HOST/NAME (Standard: eine Datei in deinem Datenordner)
cli-setting-redis = redis://HOST:PORT/N, wenn mehrere Prozesse dieselben Tische bedienen
cli-setting-origins = weitere Ursprünge, die mit diesem Server sprechen dürfen, als JSON-Liste
cli-setting-https = ob dieser Server über https erreicht wird (sichere Cookies, HSTS)
cli-setting-proxies = Adressen oder Netze von Proxys, deren X-Forwarded-For gilt, durch Kommas getrennt
cli-setting-connections = wie viele Verbindungen es geben darf (weniger, wenn das System es verlangt)
cli-setting-connections-per-address = wie viele davon von einer Adresse, Proxys ausgenommen
cli-setting-sockets-per-person = wie viele Fenster eine Person an Tischen offen haben darf
cli-setting-viewers-per-table = wie viele Fenster einem Tisch zusehen dürfen; wer mitspielt, darf immer
cli-setting-head-seconds = wie lange der Kopf einer Anfrage brauchen darf
cli-setting-body-seconds = wie lange der Rest einer Anfrage brauchen darf
cli-setting-bot-workers = Prozesse, in denen Bots überlegen; bei 0 überlegen sie im Server
cli-setting-odds-workers = Prozesse, in denen Chancen berechnet werden; bei 0 rechnet der Server
cli-setting-stand-in-seconds = die Pause eines Bots, ehe er für jemanden entscheidet, der fort ist, solange niemand selbst spielt
cli-setting-log-format = Logzeilen für Menschen oder für Maschinen
cli-setting-log-level = wie viel ins Log kommt
cli-setting-webhook-hosts = Hosts, die aufgerufen werden dürfen, wenn jemand am Zug ist, als JSON-Liste
cli-setting-public-url = wie dieser Server zu erreichen ist, für Links in Webhooks
cli-setting-metrics-from = Adressen, die /metrics lesen dürfen, als JSON-Liste
cli-setting-rate-limits = ob gebremst wird, wer zu oft fragt
cli-setting-tables-per-person = wie viele Tische eine Person offen haben darf
cli-setting-campaigns-per-person = wie viele Kampagnen eine Person haben darf (ohne Archiv)
cli-setting-guest-days = nach wie vielen Tagen ein Gast vergessen wird, der an keinem Tisch etwas getan hat
cli-setting-idle-minutes = nach wie vielen Minuten ein Tisch den Speicher verlässt, dem niemand zusieht
cli-setting-seed = vorhersagbare Würfel: nur für Tests


## Für alle, die Spiele machen und erforschen

cli-command-check = Inhalte und Texte prüfen
    .about =
        Liest alle Regeln, Auslegungen, Inhalte und Texte und nennt, was fehlt oder nicht stimmt.
        Mit einem Spiel oder einer Datei: sieht Missionen an, zeichnet ihre Karten und lässt Bots sie spielen.
    .arg-game = das Spiel, dessen Missionen angesehen werden (sonst: alles außer Missionen)
    .arg-mission = eine Mission aus einer Datei oder eine der Schachtel mit ihrem Namen
    .arg-games = so oft spielen Bots sie, dann wird aufgelistet, was nie geschah (sonst 0)
    .arg-picture = die Karte in diese Datei zeichnen (SVG) statt sie auszugeben
    .arg-all = alle Probleme zeigen, nicht nur die ersten

cli-command-simulate = Bots viele Partien spielen lassen
    .about = Lässt Bots viele Partien spielen und fasst zusammen, wie sie endeten.
    .arg-game = welches Spiel, zum Beispiel { $game }
    .arg-games = wie viele Partien (Standard 200)
    .arg-players = Spieler je Partie (Standard 4)
    .arg-bots = die Bots der Reihe nach um den Tisch: bot,random; oder für eine Rolle: ROLLE:bot (Standard random, der schnellste)
    .arg-mode = wie gespielt wird (Standard: der erste Modus des Spiels für so viele)
    .arg-options = Auslegungen und Varianten, durch Kommas getrennt
    .arg-seed = gleicher Startwert, gleiche Partien (Standard 1)
    .arg-jobs = Prozesse (Standard: alle Kerne)
    .arg-json = die Zusammenfassung als JSON ausgeben, für Maschinen

cli-command-soak = nach Fehlern der Regeln suchen
    .about = Spielt zufällige und gemeine Partien, solange du willst, sucht nach Fehlern der Regeln und bewahrt sie auf.
    .examples =
        Beispiele:
          starboard soak --minutes 5                   alle Spiele, auf allen Kernen
          starboard soak --games 2000 --seed 7         jedes Mal dieselben Partien
          starboard soak --minutes 60 --tally DATEI    zählt frühere Läufe mit und macht dort weiter
          starboard soak --replay DATEI                ein Fehler noch einmal, mit Traceback
        Endet mit Code 1, wenn ein Fehler gefunden wurde oder der wiederholte noch auftritt.
    .arg-game = welche Spiele (Standard: alle)
    .arg-minutes = nach so vielen Minuten aufhören (Standard 10, mit --games ohne Grenze)
    .arg-games = nach so vielen Partien aufhören
    .arg-seed = gleicher Startwert und gleiche Nummer sind dieselbe Partie (Standard 1)
    .arg-first = die Nummer der ersten Partie (Standard: wo die Zählung steht)
    .arg-jobs = Prozesse; bei 0 wird in diesem gespielt
    .arg-into = Ordner für Fehler (Standard build/soak)
    .arg-tally = Datei, die mehrere Läufe zusammenzählt und weiß, wo es weitergeht
    .arg-replay = einen Fehler noch einmal spielen und zeigen, wo er auftritt


## Was zu Argumenten gesagt wird, die nicht passen

cli-parse-usage = Aufruf:
cli-parse-positional = Argumente
cli-parse-options = Optionen
cli-parse-help = diese Hilfe zeigen und beenden
cli-parse-error = { $program }: { $problem }
cli-parse-argument = { $name }: { $problem }
cli-parse-unrecognized = nicht verstanden: { $what }
cli-parse-choice = { $value } gehört nicht zu: { $choices }
cli-parse-value = { $value } passt nicht
cli-parse-one = ein Wert ist nötig
cli-parse-one-at-most = höchstens ein Wert
cli-parse-one-at-least = mindestens ein Wert ist nötig
cli-parse-several = { $count ->
    [one] { $count } Wert ist nötig
   *[other] { $count } Werte sind nötig
}
cli-parse-required = es fehlt: { $what }
cli-parse-one-required = eines davon ist nötig: { $what }
cli-parse-not-with = nicht zusammen mit { $what }
cli-parse-ambiguous = { $option } könnte sein: { $matches }
cli-parse-no-value = hierher gehört kein Wert: { $value }
