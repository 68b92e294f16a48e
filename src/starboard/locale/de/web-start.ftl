# Was der Client sagt, bevor er alle Texte hat oder wenn der Server nicht antwortet.

web-brand = Starboard
web-skip = Zum Inhalt springen
web-start-loading = Wird geladen …
web-start-retry = Erneut versuchen
error-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal; verloren ist nichts.
