# Pages of the story that a table reads together.

web-story-page = Příběh
web-story-mood-calm = klid
web-story-mood-tense = napětí
web-story-mood-grim = chmury
web-story-mood-bright = radost
web-story-read = Přečteno
web-story-read-by = Přečteno: { $read } / { $all }
web-story-reads = { $name }: ještě čte
web-story-together = Rozhodne se, až všichni dočtou.
web-story-fold = Podívat se na stůl
web-story-waits = Leží tu otevřená stránka příběhu.
web-story-back = Ke stránce
web-story-change = Dokud všichni nedočtou, můžeš volbu změnit.
web-story-decided = Zvoleno bylo
