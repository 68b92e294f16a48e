# Pages of the story that a table reads together.

web-story-page = Story
web-story-mood-calm = calm
web-story-mood-tense = tense
web-story-mood-grim = grim
web-story-mood-bright = bright
web-story-read = I have read it
web-story-read-by = Read by { $read } of { $all }
web-story-reads = { $name }: still reading
web-story-together = It is decided when everybody has read.
web-story-fold = Look at the table
web-story-waits = A page of the story lies open.
web-story-back = To the page
web-story-change = You may choose otherwise until everybody has read.
web-story-decided = This was chosen
