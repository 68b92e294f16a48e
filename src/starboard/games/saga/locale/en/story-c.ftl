# Fire Drill: the pages of the mission, each sent to a client when its table has reached it.

saga-page-c-briefing = Fire Drill
saga-page-c-briefing-1 = “Whoever rang that bell has done us a favour,” says Dulinsky. “No clerks in the corridors. Only people with rifles.”
saga-page-c-briefing-2 = The squad is complete at last, and the only way to the landing bay leads through the waste incinerator. Upstairs somebody has called a fire drill: the offices are empty, and the Marines have been told to sweep the rest of the house.
saga-page-c-briefing-3 = The way out is the flue ladder in the furnace hall, shut until somebody pulls the lever there. West of it lies the sorting office, where the foreman keeps his key; south of it the guard post, where the Marines keep everything else. The burner in the hall can be lit by hand. It does not ask whose side you are on.

saga-page-c-flue-open = The Flue
saga-page-c-flue-open-1 = The lever comes down with a year’s worth of soot. Above the ladder a lid tilts, and for the first time since it was built there is a draught of clean air in the furnace hall. The way up is open.

saga-page-c-won-1 = Up the Chimney
saga-page-c-won-1-1 = Two of you climb out of the flue, black as boots and first in line for the landing bay. Below, the drill goes on with great discipline. According to the board at the entrance everybody has left the building. It is nearly true.

saga-page-c-lost-1 = Roll Call
saga-page-c-lost-1-1 = The Marines find you between the bins, most of you past standing. A clerk in an orange vest comes by with a list and asks whether you are staff. The sergeant thinks about it. “Waste,” he says, and signs.

saga-page-c-lost-2 = End of Drill
saga-page-c-lost-2-1 = The bell stops. Doors open all over the house, and four hundred clerks return to their desks with coffee and questions. Nobody gets through such a crowd in armour. You are asked for your papers by everyone at once.
