# Campaigns: how one begins, its page with the tree of chapters, its chronicle.


## In lists, and new ones

web-campaigns = Kampagnen
web-campaign-in-list = { $chapters ->
        [0] noch nicht begonnen
        [one] { $chapters } Kapitel
       *[other] { $chapters } Kapitel
    }
web-campaign-open = Kampagne öffnen
web-campaign-onward = Weiter mit der Kampagne
web-campaign-finale = Wie die Kampagne ausgeht
web-campaign-older = Ältere Kampagnen zeigen
web-campaign-of = Kampagne von { $name }
web-campaign-once = Eine einzelne Partie
web-campaign-once-hint = Aufbauen, spielen, fertig.
web-campaign-or-once = Ein Abend oder viele?
web-campaign-taken = Die Kampagne ist wieder da, mit allem, was dazugehört.


## The tree

web-campaign-tree = Die Kapitel bisher
web-campaign-tree-hint = Tippe eines an: lies es nach oder spiel von dort weiter
web-campaign-chapter = Kapitel { $number }
web-campaign-count = { $count ->
        [0] vor dem ersten Kapitel
        [one] { $count } Kapitel
       *[other] { $count } Kapitel
    }
web-campaign-here = Hier geht es weiter
web-campaign-is-won = gewonnen
web-campaign-is-lost = verloren
web-campaign-is-over = beendet
web-campaign-is-playing = wird gespielt
web-campaign-is-lobby = beginnt gleich
web-campaign-first-try = erster Versuch, { $date }; bleibt
web-campaign-branched = abgezweigt vor „{ $chapter }“


## The chapter that was chosen

web-campaign-next = Als Nächstes · Kapitel { $number }
web-campaign-which = Was kommt als Nächstes?
web-campaign-continue = Weiter
web-campaign-to-lobby = Zum Tisch
web-campaign-to-table = Zum Tisch
web-campaign-read = Nachlesen
web-campaign-read-so-far = Bisheriges nachlesen
web-campaign-replay = Noch einmal ansehen
web-campaign-go-on = Von hier weiterspielen
web-campaign-branch = Von seinem Ende abzweigen
web-campaign-again = Noch einmal spielen
web-campaign-ended-eyebrow = Das Ende
web-campaign-ended = Die Kampagne ist vorbei
web-campaign-ended-hint = Alles Gespielte bleibt. Wähle im Baum ein Kapitel, um es nachzulesen oder von dort einen anderen Weg zu versuchen.


## Who plays whom

web-campaign-cast = Ändern, wer wen spielt
web-campaign-cast-hint = In jedem Kapitel kann jeder eine andere Rolle spielen, und eine Person auch mehrere. Wer zur Kampagne gehört, kann einen freien Platz einnehmen.
web-campaign-begin = Kapitel beginnen


## The chronicle

web-campaign-chronicle = Chronik
web-campaign-nothing = Noch ist nichts geschehen.
web-campaign-told-won = Gewonnen am { $date }. { $count ->
        [0] Niemand, den du kennst, war dabei.
       *[other] Gespielt von { $names }.
    }
web-campaign-told-lost = Verloren am { $date }. { $count ->
        [0] Niemand, den du kennst, war dabei.
       *[other] Gespielt von { $names }.
    }
web-campaign-told-over = Beendet am { $date }. { $count ->
        [0] Niemand weiß mehr, wer gespielt hat.
       *[other] Gespielt von { $names }.
    }
web-campaign-told-playing = Wird seit dem { $date } gespielt.
web-campaign-told-lobby = Der Tisch ist bereit.
web-campaign-back = Zurück zur Kampagne
web-campaign-who = Wer gespielt hat
web-campaign-what = Was zuletzt geschah
web-campaign-brought = Dieses Kapitel kam als Datei. Was darin geschah, ist hier nicht bekannt, nur was es hinterlassen hat.
web-campaign-sheet = Wie es steht
web-campaign-sheet-first = Am Anfang
web-campaign-sheet-after = Nach Kapitel { $number }
web-campaign-sheet-then = Was es hinterlassen hat
web-campaign-sheet-changes = Verglichen mit vorher
web-campaign-sheet-now = Womit es begann
web-campaign-no-sheet = Darüber ist nichts bekannt.


## The whole campaign

web-campaign-people = Wer zu dieser Kampagne gehört
web-campaign-rename = Umbenennen
web-campaign-name = Name der Kampagne
web-campaign-renamed = So heißt sie von jetzt an.
web-campaign-archive-why = Dann kann dort niemand mehr ein Kapitel beginnen. Alles bleibt erhalten, und du kannst sie jederzeit wieder herausholen.
web-campaign-take-out = Aus dem Archiv holen
web-campaign-taken-out = Die Kampagne geht weiter.


## Unlike roles: who plays whom at any table

web-new-scenario = Szenario
web-roles-change = Wer wen spielt
web-roles-seat-more = Noch ein Platz
web-roles-seat-away = Platz { $number } wegnehmen
web-roles-needed = Fehlt noch: { $roles }
web-roles-played = Das spielen die Regeln selbst: { $roles }
web-roles-left = Bleibt in der Schachtel: { $roles }

## A scenario of one's own

web-own-choose = Eigene Mission …
web-own-hint = Eine Missionsdatei (TOML), von dir oder jemand anderem. Sie wird zuerst geprüft.
web-own-busy = Wird geprüft …
web-own-chosen = Deine eigene Mission
web-own-map = Karte von { $title }
