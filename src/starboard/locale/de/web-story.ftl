# Pages of the story that a table reads together.

web-story-page = Geschichte
web-story-mood-calm = ruhig
web-story-mood-tense = angespannt
web-story-mood-grim = düster
web-story-mood-bright = heiter
web-story-read = Gelesen
web-story-read-by = Gelesen von { $read } von { $all }
web-story-reads = { $name }: liest noch
web-story-together = Entschieden wird, wenn alle gelesen haben.
web-story-fold = Auf den Tisch sehen
web-story-waits = Eine Seite der Geschichte liegt offen.
web-story-back = Zur Seite
web-story-change = Du kannst anders wählen, bis alle gelesen haben.
web-story-decided = So wurde gewählt
