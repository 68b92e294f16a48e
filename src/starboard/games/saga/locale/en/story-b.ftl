# Two Keys: the pages of the mission, each sent to a client when its table has reached it.

saga-page-b-briefing = Two Keys
saga-page-b-briefing-1 = “Two keys, two rooms, one gate,” says Dulinsky. “Whoever built this trusted nobody. Sensible people.”
saga-page-b-briefing-2 = The service stair ends at the old cistern, which nobody has cleaned and nobody has forgotten. The gate on its far side opens when both keys are turned at once, in two rooms with the water between them. That takes two pairs of hands. Dulinsky has one. Curby, the robot, has the other and is rather proud of it.
saga-page-b-briefing-3 = The near key is in the cistern hall, the far one in gate control, behind a locked double door. A night crew is about: Technicians mostly, a Guard or two. By now they expect somebody.

saga-page-b-cistern = Black Water
saga-page-b-cistern-1 = The door opens on a hall with more water than floor. The cistern lies in the middle, flat and black and, by the look of the rail, deep. On its far bank a double door; on this one, people who look up from their work.

saga-page-b-both-keys = Both at Once
saga-page-b-both-keys-1 = Both keys are turned. Somewhere in the wall a weight falls the way it was meant to, and over the gate a green lamp comes on that has not been lit in years. The gate is unlocked and stays so. Somebody only has to go and open it.

saga-page-b-won-1 = Through the Gate
saga-page-b-won-1-1 = The gate grinds aside, and the air behind it is dry for the first time tonight. Curby leaves a wet track across somebody’s clean floor. On his little screen stands, for everybody to see: TWO PAIRS.

saga-page-b-lost-1 = One Key Short
saga-page-b-lost-1-1 = One key could still be turned, but nobody is left to turn the other. The cistern takes what fell into it and closes again. In gate control a Technician fills in a form. Under “visitors” the form says: none.

saga-page-b-lost-2 = Out of Hands
saga-page-b-lost-2-1 = Neither of the two can stand without the other, and there is water between them. The night crew takes its time now. It has handcuffs for the captain and, after some discussion, a trolley for the robot.
