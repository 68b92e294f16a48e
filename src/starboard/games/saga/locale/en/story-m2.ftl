# The Spine: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m2-briefing = The Spine
saga-page-m2-briefing-1 = The freight lift ends where the freight does: at the cargo spine of Deepwell, a hall with two belts that have not stood still since the place was dug. One brings in everything the laboratory eats. The other takes out everything it is done with.
saga-page-m2-briefing-2 = The gate at the east end leads on, down to level four and Heron’s garden. Riding the north belt is quick and leaves you without cover. Walking against the south belt is slow and leaves you tired. Terminals along the hall can stop the belts, turn them or let them run.
saga-page-m2-briefing-3 = Heron’s whisper in your ear: “There is a sealed case on today’s manifest, with a courier’s mark. Dispatch office, south side. I would want to know what is in it. And hurry: Commander Okoro has heard of you, and she takes her stairs two at a time.”

saga-page-m2-start = Everything Moves
saga-page-m2-start-1 = Wind comes out of the hall, and a rumble you feel in your teeth. A crate rides past, then a second, then a garden chair with somebody’s jacket on it. Nobody has time to ask.

saga-page-m2-the-spine = The Length of It
saga-page-m2-the-spine-1 = The hall is longer than the light. Two belts, one going away, one coming towards you; gearboxes and container stacks between them. Far down, where the rails meet, there are small bright flashes. The sound arrives later.

saga-page-m2-dispatch = Half a Lunch
saga-page-m2-dispatch-1 = A clerk has left in the middle of a meal; the fork is still standing in it. Beside the desk, on a trolley, sits a case the size of a shoebox, with seals on all four sides and a handle that invites a hand.

saga-page-m2-label = The Label
saga-page-m2-label-1 = The label is small and correct. Contents: samples. Recipient: Mazon Labs, Deepwell. Sender: a forwarder at the port that you know quite well. He rents his desk from Blaine. There may be an innocent explanation. Nobody can think of one just now.

saga-page-m2-okoro = Papers, Please
saga-page-m2-okoro-1 = Before the gate stands a woman in a pressed uniform, with a rifle she holds like a clipboard. “Commander Okoro, site security,” she says, loud enough for the whole hall. “Papers, please.” Her people have taken cover already. She has not.

saga-page-m2-okoro-withdraws = Properly
saga-page-m2-okoro-withdraws-1 = Okoro looks at the blood on her sleeve as if it were a typing error. “We will do this properly,” she says. “Downstairs.” Then she goes, at a walk, and her people make room for her.

saga-page-m2-won-1 = End of the Line
saga-page-m2-won-1-1 = The spine gate falls shut behind you, and the rumble stays on its far side. It takes a while until the floor feels like a floor again. Ahead there is a ramp, warm air, and something that smells, of all things, like rain.

saga-page-m2-lost-1 = Outgoing Goods
saga-page-m2-lost-1-1 = The south belt carries everything away that the laboratory is done with. For a while it carries your rifles, a boot and a good part of the plan. Okoro’s people walk alongside and tick things off.

saga-page-m2-lost-2 = Closing Time
saga-page-m2-lost-2-1 = At both ends of the spine the shutters come down, and for the first time since the place was dug the belts stand still. In the quiet you can hear how many boots there are. You fall back the way the crates come.
