# Lone Wolf: the pages of the mission, each sent to a client when its table has reached it.

saga-page-a-briefing = Lone Wolf
saga-page-a-briefing-1 = “The field is closed to people without papers,” says Blaine. “You have no papers. What you have is Captain Dulinsky, and a drain.”
saga-page-a-briefing-2 = Three hours later Erika Dulinsky lies on her elbows below the landing field of Eiras, in a pump gallery that smells of rust and of somebody’s soup. The rest of the squad waits behind the service door at the far end. It opens from this side only.
saga-page-a-briefing-3 = Two people stand between her and the lock: a Technician who is bored, and a Guard who is not. The lock answers to the Terminal in the far corner.

saga-page-a-start = Under the Field
saga-page-a-start-1 = Something drips, without hurry. At the far end of the gallery a line of light lies under the service door, and in the light stand two pairs of boots and a set of tracks. They have been told to wait quietly. They are trying.

saga-page-a-knocks = Three Knocks
saga-page-a-knocks-1 = The bolt lets go with a clack that they must have heard upstairs. From the other side come three knocks: short, short, impatient. Unlocked is not open, and somewhere behind you the pumps have gone quiet to listen.

saga-page-a-won-1 = Took Your Time
saga-page-a-won-1-1 = The door swings in. “Took your time,” says Devil, and steps over the sill as if somebody were holding it for him. Behind him Alyse counts the holes in the wall, and Curby wipes his tracks on a mat that is not his. The squad is inside.

saga-page-a-lost-1 = Low Water
saga-page-a-lost-1-1 = The pumps start again, as they do every hour. Behind the service door three people wait for a knock that does not come. After twenty minutes Blaine says on the radio what he always says: that it was a good plan.
