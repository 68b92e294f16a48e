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
