# The Heart: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m7-briefing = The Heart
saga-page-m7-briefing-1 = Everything in Deepwell hangs on one reactor, and the only way to the director’s floor leads around it. It beats. Once in a Round it strikes a quarter of the hall, like the hand of a clock, and does not ask whom.
saga-page-m7-briefing-2 = There are two things one can do to a heart. Open two of the three coolant valves and hold the control room: then it calms down, and half the doors below fall asleep with it. Or leave charges on three of the four pylons and go back out the way you came, quickly.
saga-page-m7-briefing-3 = The first leaves the place standing. The second does not. Whichever you chose, learn to read the clock: behind a crate or against a pylon you are safe, and you always know where it strikes next.

saga-page-m7-start = Heartbeat
saga-page-m7-start-1 = Heat comes through the soles of your boots, and with it a beat, slow and even, that your own heart tries to follow. Somebody has written the date of the last inspection on the door. It was a different century.

saga-page-m7-core = The Core
saga-page-m7-core-1 = The core stands in the middle of the hall like a building that has been brought indoors. Four pylons hold it, and their shadows lie on the floor like the figures of a dial. The hand is not to be seen. You will notice it when it passes.

saga-page-m7-first-pulse = One O’Clock
saga-page-m7-first-pulse-1 = For a moment all shadows point the same way. Then there is a smell of hot metal, and a quarter of the hall is a different colour. Where a crate stood, there is a clean patch behind it. Remember the patch.

saga-page-m7-control-room = The Control Room
saga-page-m7-control-room-1 = Dials, from wall to wall, and all of them look offended. Beside the valve stands a weapon on a tripod, and behind the weapon somebody who has been waiting for a reason to use it.

saga-page-m7-frost = Frost
saga-page-m7-frost-1 = In here it is winter. Frost grows on the pipes as thick as fur, and the wheel of the coolant valve is painted red, with a word in a language nobody in the squad can read. It is probably “no”.
saga-page-m7-frost-2 = All the same the beat comes through, slow and muffled, as if somebody were holding the heart back with two fingers. Lay an ear to the pipe, and you hear where it strikes next. Then take the ear away, carefully; the pipe likes to keep it.

saga-page-m7-second-valve = The Floor Stops
saga-page-m7-second-valve-1 = The second valve is the loud one. It screams through every pipe in the house, and then, for the first time, the floor does not beat. In the silence a wall opens behind you, and it is not one of yours who comes through.

saga-page-m7-third-charge = Faster
saga-page-m7-third-charge-1 = The third charge clicks into place, and the heart answers. It beats faster, like somebody who has understood. The service lock springs open. You have four Rounds; nobody here will give you a fifth.

saga-page-m7-won-1 = Bedside Manner
saga-page-m7-won-1-1 = The dials sink, one after the other, into the green. The hall ticks as it cools, like an oven after Sunday dinner. Somebody pats the wall. It has been a while since anybody here was kind to a machine.

saga-page-m7-won-2 = A Long Fuse
saga-page-m7-won-2-1 = The lock shuts behind the last of you, and the wall goes on beating, quick and shallow. It will not be today, and not all at once. But what was set down there cannot be taken back any more, and Deepwell has begun to count.

saga-page-m7-lost-1 = Cardiac Arrest
saga-page-m7-lost-1-1 = Most of you lie where the hand has passed. Those who can still walk drag the others by the collar, from patch to patch, until there is a carpet. The heart takes no notice. It has never lost anybody, in its own view.

saga-page-m7-lost-2 = Time of Death
saga-page-m7-lost-2-1 = The clock has gone round once too often. The lights turn red, and the hall shuts its doors on whatever is inside, as it was built to do. You fall into the last lift with your coats smoking. Nobody had time to finish anything.
