# Glass Garden: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m4-briefing = Glass Garden
saga-page-m4-briefing-1 = Level four grows what the laboratory eats, and what it tests. Warm rain from the ceiling, planters in rows, everything behind glass. Since the “containment incident”, as the door calls it, most of the gardeners work with their backs to a wall.
saga-page-m4-briefing-2 = Heron is here, in an isolation pod in the laboratory on the east side. The incident is here too. It still walks between the planters, and the staff call it the Orchard. You need not kill it. It is easier to lead it somewhere and shut the door.
saga-page-m4-briefing-3 = Bring Heron out by one of two ways, and all of you by the same: the tram leads to the archive, the service lift to the menagerie. The gardeners’ Terminals can do more for them, and to them, than they know.

saga-page-m4-start = Weather
saga-page-m4-start-1 = It rains indoors, gently, on a timer. Leaves press against the glass like the hands of people who want to see in. The airlock gives each of you a paper mask and wishes you a fruitful day.

saga-page-m4-orchard = Something Breathes
saga-page-m4-orchard-1 = Behind the old trees something large breathes, slowly, like a sleeper in a warm room. It has bark, and blossoms, and a shoulder. It basks under the lamps and has not noticed you, or does not mind. Leave it that way as long as you can.

saga-page-m4-cold-house = The Cold House
saga-page-m4-cold-house-1 = Hooks, frost, a smell of iron. In the middle hangs a feeding lamp on a long cable; switched on from the Terminal, it must look like noon to anything that grows. The door is broad. Somebody broad must have been meant to come through it.

saga-page-m4-pod = The Glass Coffin
saga-page-m4-pod-1 = At the end of the laboratory stands a pod of thick glass, lit from within. The woman in it is not lying down. She raps on the lid with her knuckles and points, with some impatience, at the Terminal in the corner.

saga-page-m4-pod-open = Fresh Air
saga-page-m4-pod-open-1 = The lid lifts with a sigh. Inside it smells of peppermint and of a person who has not slept for two days. She does not climb out at once. First she wants to know which of you made the joke about the coffee.

saga-page-m4-heron = From the Inside
saga-page-m4-heron-1 = “Dr Solberg,” she says. “Heron, if you must. No, I am not ill. Nobody put me in there. I locked the door. From inside.” She looks at the leaves on the glass. “It was the only room here that it could not open. Shall we?”

saga-page-m4-trapped = The Door Holds
saga-page-m4-trapped-1 = The door of the cold house falls shut. Silence. Then it bulges, once, the whole width of it, and a little frost comes down from the frame. It holds. Behind it something begins, very slowly, to fall asleep.

saga-page-m4-vent = The Rain Stops
saga-page-m4-vent-1 = The fans reverse, and the garden goes out of the ceiling: spores, leaves, air. Panes burst one after the other. The rain stops. So does the shouting. Nobody in the squad asks how many were in there; somebody has counted.

saga-page-m4-won-1 = Two Days’ Sleep
saga-page-m4-won-1-1 = Behind you the garden closes over your footprints. Heron walks in the middle of the squad, with short steps, like somebody who has had nine square feet to practise in. “You are not what I ordered,” she says. “But you are here.”

saga-page-m4-lost-1 = Compost
saga-page-m4-lost-1-1 = Most of you lie between the planters, and it is warm, and it would be easy to stay. Guards with paper masks carry Heron past you, in a chair, like a bride. She looks back for as long as the door allows.

saga-page-m4-lost-2 = Harvest
saga-page-m4-lost-2-1 = The lamps go from noon to evening, all at once. From the transit hall come more people than the garden has room for, with nets, and with a list that has Heron at the top. She walks towards them herself, so that they stop shooting.

saga-page-m4-lost-3 = Picked Up
saga-page-m4-lost-3-1 = She sat beside the one who fell and waited for you to come back. Somebody else was quicker. They are careful with her, you have to give them that; they carry her like glass. The door shuts, and it does not open for you.
