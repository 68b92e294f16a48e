# Kind Cages: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m6-briefing = Kind Cages
saga-page-m6-briefing-1 = The menagerie calls its cages kind because they have no bars. There is blue light instead, and whatever is inside has learned where it ends. In the middle, in a pen of its own, lives a Chovar. The keepers call it Old Tide.
saga-page-m6-briefing-2 = What drips from the pumps in its pen is the other half of Lantern. You need it. You can draw it from both pumps, next to a thing that reads you while you do. You can kill what they milk. Or somebody goes up to the gallery and takes off its collar.
saga-page-m6-briefing-3 = It speaks to anybody who comes close enough, whether they want it or not. Keep to the outer wall. And look at the feeding chart: at a fixed hour somebody opens the pens on the west side. What lives there is nobody’s pet.

saga-page-m6-start = Lullaby
saga-page-m6-start-1 = From the loudspeakers comes a lullaby, much too slow, as if somebody were holding the record with one finger. On the stair stand rubber boots in all sizes. One pair is very small. You decide not to think about it.

saga-page-m6-the-pen = It Looks Up
saga-page-m6-the-pen-1 = Blue light in the middle of the hall, and in the light something the size of a van that lifts its head. It has no eyes you could name. All the same you know, each of you at the same moment, that you have been seen, counted and remembered.

saga-page-m6-memory = Not Yours
saga-page-m6-memory-1 = For the length of a breath you remember being very old and very wet, and a beach, and people with hooks. It is not your memory. It fits badly, like a borrowed coat, and it is still warm.

saga-page-m6-feeding-chart = The Chart
saga-page-m6-feeding-chart-1 = The keepers’ duty room: four mugs, one chair, a chart on the wall. Somebody has drawn little smiling faces for the feeding hours. Beside the western pens the face has teeth.

saga-page-m6-bell = A Bell
saga-page-m6-bell-1 = A bell rings in the west, small and clear, like in a school. Behind the field over there something gets up, and then something else. Next Round they are fed.

saga-page-m6-feeding = Feeding Time
saga-page-m6-feeding-1 = The blue light in the west goes out. They do not rush. They come out one after the other, like people who have waited for a bus, and look about for what there is today.

saga-page-m6-collar = Like a Curtain
saga-page-m6-collar-1 = The collar opens with the sound of a belt after dinner. Old Tide does not attack. It leans against the north wall, and the wall opens like a curtain. Before it goes it gives each of you something: a face, very clear, laughing, over a glass tank. You know the face. It is Blaine’s.

saga-page-m6-old-tide-dead = Ebb
saga-page-m6-old-tide-dead-1 = It takes a long time to lie down, and then it lies. In every head at once something goes out that had been burning there unnoticed. Even the infected stand still and look at their hands.

saga-page-m6-won-1 = On Felt
saga-page-m6-won-1-1 = The lift carries you past a sign that thanks you for your visit. Somebody holds the flask against the light. It is the colour of the inside of a shell. So this is what half a cure looks like; the other half always looks cheaper.

saga-page-m6-lost-1 = New Arrivals
saga-page-m6-lost-1-1 = The keepers lay you out on the ring walk in order of size. They have blankets, warm water and soft voices. “There, there,” says one, and reaches for a collar. The lullaby starts again from the beginning.

saga-page-m6-lost-2 = After Hours
saga-page-m6-lost-2-1 = The lullaby ends in the middle of a bar. The blue light brightens, field by field, until there is more cage than floor. The visit is over. You leave by the keepers’ drain, with wet feet and without the flask.
