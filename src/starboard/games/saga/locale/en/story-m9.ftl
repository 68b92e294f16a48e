# The Shaft: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m9-briefing = The Shaft
saga-page-m9-briefing-1 = There is one way out: the old launch shaft, four landings, straight up. Below you Deepwell is being purged, floor by floor. The fire does not hurry. It takes a row of the floor in each Round, later two, and what it has taken is gone.
saga-page-m9-briefing-2 = On every landing there are two stairs: a wide door with a lock, and a narrow one without, which a single Guard can plug. On the third landing there is a blast damper, good for one pause. At the top stands a transmitter, for anybody who still has something to say.
saga-page-m9-briefing-3 = Above, somebody is waiting. Who it is depends on what you have done until now, and it is too late to do it differently. Climb.

saga-page-m9-start = Updraught
saga-page-m9-start-1 = A hot wind blows upwards past you and takes along ash, paper, a glove. Somebody drops a coin over the rail, for luck. You listen for a while. It does not land.

saga-page-m9-lift-wreck = The Lift That Fell
saga-page-m9-lift-wreck-1 = In the middle of the landing lies a lift that fell, years ago, with its doors still politely shut. The indicator above them shows the top floor. Guards use it as a wall. Nobody has ever opened it.

saga-page-m9-crew-landing = Happy Birthday
saga-page-m9-crew-landing-1 = Bunks, a table, a banner: HAPPY BIRTHDAY, with a name that has been torn off. On the west wall the lever of the blast damper, under a thick coat of paint. Whoever pulls it will have made two Rounds for everybody.

saga-page-m9-hale-hunts = In Her Coat
saga-page-m9-hale-hunts-1 = Below, between you and the fire, a door opens. Director Hale steps out in a travelling coat, pistol in hand, and does not look back at what is burning; it is only eight levels. “You left,” she says, “without taking your leave.”

saga-page-m9-counted = Counted
saga-page-m9-counted-1 = Sky, a square of it, grey and enormous. Before it stand people in company colours, in two rows. One of them counts you aloud as you come up, with a pencil, like passengers. The sum is evidently wrong; they take aim to correct it.

saga-page-m9-regards = Regards
saga-page-m9-regards-1 = Sky, a square of it. Before it stand people in rescue vests, with blankets over their arms. You are already waving when you notice what is under the blankets. “Blaine sends his regards,” says the first of them. “He says it was never personal. He says you would understand.”

saga-page-m9-empty-posts = Open Gates
saga-page-m9-empty-posts-1 = Sky, a square of it. The gates stand open, the posts are empty, a mug on a rail still steams. Nobody stops you; nobody is there to. Your new badges blink green at nothing. From below, on the stairs, comes a sound like many wet feet.

saga-page-m9-orchard-climbs = It Has Found the Stairs
saga-page-m9-orchard-climbs-1 = Two landings below, something large puts its weight on the rail. You know the breathing. It has blossoms still, some of them on fire, and it does not mind. The Orchard is coming up for the light.

saga-page-m9-broadcast = To Whom It May Concern
saga-page-m9-broadcast-1 = The transmitter warms up with a smell of dust. Then a voice goes out over the flats, over the port, over everything that has an aerial: figures, one line after the other, unhurried, like a recipe read to a child. Upstairs somebody shouts to turn that off.

saga-page-m9-out = Wind
saga-page-m9-out-1 = Wind. Real wind, from one side only, with sand in it. The last of you rolls over the edge of the platform and lies on the ground, and the ground lies still.

saga-page-m9-won-1 = Above
saga-page-m9-won-1-1 = Behind you a column of hot air stands over the shaft, straight as a finger. The sun is small and too bright, and each of you finds it excellent. What you have carried out you have carried out. The rest will stay below.

saga-page-m9-lost-1 = Between Landings
saga-page-m9-lost-1-1 = Most of you sit against a wall, between two landings, and the wall is getting warm. Somebody starts a joke that you all know. It is a long one. He gets as far as the tram.

saga-page-m9-lost-2 = Too Few
saga-page-m9-lost-2-1 = It takes two to give each other a leg up, and there are no longer two. The platform is eleven steps away. It might as well be the moon, which by the way can be seen from here.

saga-page-m9-lost-3 = The Last Row
saga-page-m9-lost-3-1 = The fire reaches the top landing and does what it was sent to do. For a moment there is light enough to read by. Then the shaft is only a hole in the Cinder Flats, and the wind blows sand into it.
