# Pages of the story that a table reads together.

web-story-page = Storia
web-story-mood-calm = calma
web-story-mood-tense = tensione
web-story-mood-grim = cupezza
web-story-mood-bright = serenità
web-story-read = Ho letto
web-story-read-by = Letta da { $read } su { $all }
web-story-reads = { $name }: sta leggendo
web-story-together = Si decide quando tutti hanno letto.
web-story-fold = Guarda il tavolo
web-story-waits = C’è una pagina della storia aperta.
web-story-back = Alla pagina
web-story-change = Puoi cambiare scelta finché tutti non hanno letto.
web-story-decided = Si è scelto
