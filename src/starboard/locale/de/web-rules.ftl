# Das Regelwerk zum Nachschlagen: der Rahmen und die Namen der Kapitel.


## Nachschlagen

web-rules-title = Regeln: { $game }
web-rules-lead = Alle Regeln, nach denen dieser Tisch spielt, einzeln und in unseren eigenen Worten.
web-rules-search = Regeln durchsuchen
web-rules-search-hint = Ein paar Wörter oder die Nummer einer Regel.
web-rules-chapters = Kapitel
web-rules-found = { $count ->
        [0] Keine Regel gefunden
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-rules-nothing = Keine Regel spricht von „{ $words }“. Versuche es mit weniger oder anderen Wörtern.
web-rules-no-such = Eine Regel { $rule } gibt es nicht. Suche danach, oder wähle ein Kapitel.
web-rules-see = Siehe auch
web-rules-neighbours = Die Regeln davor und danach
web-rules-decided = Die gedruckten Regeln lassen das offen; so entscheidet es dieser Tisch.
web-rules-rulings = Zwei Lesarten
web-rules-rulings-about = Hier lassen die gedruckten Regeln zwei Lesarten zu. Ein Tisch spielt die erste, wenn der Gastgeber nicht die andere gewählt hat.
web-rules-usual = Wie üblich
web-rules-option = Mit der Option „{ $option }“


## Kapitel von Nemesis

web-chapter-gen = Grundlagen
web-chapter-setup = Spielaufbau
web-chapter-turn = Runden und Züge
web-chapter-event = Ereignisphase
web-chapter-bag = Xeno-Beutel
web-chapter-moment = Kritische Momente
web-chapter-explore = Erkundung
web-chapter-token = Erkundungsplättchen
web-chapter-item = Gegenstände und Objekte
web-chapter-action = Aktionen
web-chapter-craft = Herstellen
web-chapter-move = Bewegung
web-chapter-noise = Geräusche
web-chapter-encounter = Begegnungen
web-chapter-combat = Kampf
web-chapter-die = Kampfwürfel
web-chapter-injury = Schaden an Xenos
web-chapter-escape = Fliehen
web-chapter-attack = Xeno-Angriffe
web-chapter-wound = Wunden
web-chapter-death = Tod eines Charakters
web-chapter-marker = Feuer und Fehlfunktion
web-chapter-intruder = Xenos
web-chapter-tech = Technische Korridore
web-chapter-door = Türen
web-chapter-contam = Kontamination
web-chapter-signal = Signal
web-chapter-computer = Computer
web-chapter-room = Räume
web-chapter-selfd = Selbstzerstörung
web-chapter-airlock = Luftschleusen-Prozedur
web-chapter-nest = Nest und Eier
web-chapter-pod = Rettungskapseln
web-chapter-hib = Kälteschlaf
web-chapter-engine = Triebwerke
web-chapter-coord = Koordinaten und Flugziel
web-chapter-win = Sieg
web-chapter-end = Spielende
web-chapter-check = Siegüberprüfung
web-chapter-obj = Ziele
web-chapter-weak = Xeno-Schwächen
web-chapter-char = Charaktere
web-chapter-solo = Solomodus
web-chapter-coop = Kooperativer Modus
web-chapter-intplayer = Xeno-Spieler
web-chapter-alt = Alternativer Spielplan
