# The Lantern Job: the pages between the missions, and how the campaign ends.

saga-page-opening = The Lantern Job
saga-page-opening-1 = “Under the Cinder Flats of Eiras there is a hole,” says Blaine, “and in the hole there is a laboratory. Deepwell. Eight levels, one owner: Mazon Labs. I want two things out of it.”
saga-page-opening-2 = “The first is called Lantern. It stops the Plague, or so they say who have not seen it. The second is the person who made it. Code name Heron. Heron wants to leave, and Mazon does not let people leave. It lets them retire.”
saga-page-opening-3 = He pushes the passes across the table: new names, old photographs. “Land, walk in, walk out. Half now, half later.” Somebody asks what he wants with a cure. Blaine looks almost hurt. “Sell it,” he says. “What else is it for?”

saga-page-m1-lost-m1 = Once More
saga-page-m1-lost-m1-1 = It costs Blaine two favours and a customs officer’s new kitchen, but by evening you are back on the list of expected arrivals, under other names. “They will look more closely now,” he says. “So would I.”

saga-page-m1-won-m2 = Eleven Tons
saga-page-m1-won-m2-1 = The freight lift takes four minutes and does not stop on the way. Somebody has scratched a calendar into the wall of the cage. The last month has only nine days. Then there is a rumble below, and it is not the lift.

saga-page-m1-won-m3 = Four Hundred Steps
saga-page-m1-won-m3-1 = The stairs go down for a long time, past doors without numbers. On the way the lamps turn from white to yellow; according to the station it is night. You take off whatever clinks and go on in your socks, some of you.

saga-page-m2-won-m4 = Warm Rain
saga-page-m2-won-m4-1 = Beyond the spine the ramp winds down to level four. The walls sweat. Heron has gone silent since the gate, in the middle of a sentence. The last word was “garden”.
saga-page-m2-won-m4-case = The sealed case travels with you. It weighs very little for something that four people were ready to shoot for. Nobody has opened it. Everybody has thought about the name on the label.

saga-page-m2-lost-m3 = The Other Way
saga-page-m2-lost-m3-1 = You lose them in the ducts behind the container stacks. Heron reads you the turns, left, left, down, until there is carpet under your boots and somebody is snoring behind a wall. “Staff quarters,” she says. “They are looking for you. Not here, yet.”

saga-page-m2-lost-m2 = The Same Hall
saga-page-m2-lost-m2-1 = There is no third way down. You patch what can be patched, wait until the belts have carried off the traces, and stand at the west end again. Somebody has drawn chalk crosses where you took cover last time.

saga-page-m3-won-m4 = The Staff Lift
saga-page-m3-won-m4-1 = The lift sinks past dripping pipes to level four, and for once nobody is shooting at it. Heron says that she will be easy to find: she is the one behind glass. Then the line goes dead.
saga-page-m3-won-m4-ghost = Nobody has seen you. Behind you the shift wakes up, yawns, and misses a few small things from its lockers. Upstairs the alarm is taken off the board.
saga-page-m3-won-m4-patient = The sick woman from the clinic leans in the corner of the cage and draws a plan on the back of a menu: the pod laboratory, every door of it. She gets out before you do. She says the garden is all right with her.

saga-page-m3-lost-m2 = Out by the Laundry
saga-page-m3-lost-m2-1 = You leave the staff quarters in a laundry cart, under other people’s sheets. It ends where all carts end here, at the cargo spine, in front of two belts that do not stop. So it will be the loud way after all.

saga-page-m3-lost-m3 = Another Night
saga-page-m3-lost-m3-1 = There is only this way left, and only at night. You spend a day above a false ceiling, listening to what they say about you in the canteen. Most of it is true. Then the lamps turn yellow again.

saga-page-m4-won-m5 = What Lantern Does
saga-page-m4-won-m5-1 = “You will have heard that it cures,” says Heron in the tram. Outside the window cable after cable goes by. “It does not. It hides the Plague. The fever goes, the cough goes, the test says clean. And then you go home to your family.”
saga-page-m4-won-m5-2 = “The formula is one half. It lies in the archive, in the cold vault. The other half is not made, it is milked, two floors from here, from something that did not ask for it. Whoever has both has a cure. Whoever has one has a business.”
saga-page-m4-won-m5-hurt = She says all this with her eyes shut and one hand pressed to her side. She says it is nothing. She is a doctor; she knows how that sounds.

saga-page-m4-won-m6 = What Lantern Does
saga-page-m4-won-m6-1 = “You will have heard that it cures,” says Heron in the service lift. It goes down slowly and rattles like a jaw. “It does not. It hides the Plague. The fever goes, the test says clean. And then you go home to your family.”
saga-page-m4-won-m6-2 = “The formula is one half; it lies in the archive. The other half is not made, it is milked, one floor below us, from something that did not ask for it. Whoever has both has a cure. Whoever has one has a business. We call the place the menagerie. The cages are very kind.”
saga-page-m4-won-m6-hurt = She says all this with her eyes shut and one hand pressed to her side. She says it is nothing. She is a doctor; she knows how that sounds.

saga-page-m4-lost-m6 = Waking Up
saga-page-m4-lost-m6-1 = You wake in a corridor with soft walls. Somebody has treated your wounds, and well; somebody wants you in good condition. Your weapons lie in a tray with numbers on it. Heron is gone. Through the wall comes a lullaby, much too slow.

saga-page-m5-won-m7 = Mind the Gap
saga-page-m5-won-m7-1 = The tram runs as far as the rails do and stops in front of a door that is too warm to touch. Behind it something beats, about once a second. Everything in Deepwell hangs on that.
saga-page-m5-won-m7-core = The Data Core sits between you on the bench like a well-behaved child. It is the size of a fist and hums when spoken to. Half a cure.
saga-page-m5-won-m7-no-core = The seat that the core should have had is empty. Half a cure has gone up to the surface with somebody who was paid for it. There are other prizes. There is also the matter of getting out.

saga-page-m5-won-m6 = A Detour
saga-page-m5-won-m6-1 = The tram could go on to the reactor. You pull the emergency brake two stops earlier, under a painted sign with a smiling seal. Somewhere behind it somebody milks the other half of Lantern. The house is quiet enough for a detour.
saga-page-m5-won-m6-core = The Data Core hums in its bag. It seems to know the tune that comes through the wall.
saga-page-m5-won-m6-no-core = You have no core. All the more reason not to leave with empty hands.

saga-page-m5-lost-m7 = By the Cable Shaft
saga-page-m5-lost-m7-1 = You get out of the archive through a cable shaft, without the core and with paper dust in every wound. The shaft goes down. After a while the wall is warm, and after a while longer it beats.

saga-page-m6-won-m7 = Below the Menagerie
saga-page-m6-won-m7-1 = The gallery lift is lined with felt, so that the animals are not upset. In a flask in somebody’s jacket the Serum gives off a little light of its own. The floor under the felt is warm, and it beats.
saga-page-m6-won-m7-free = Far away, somewhere in the flooded levels, something very large is swimming, and for a moment all of you know where. It is not a bad feeling.
saga-page-m6-won-m7-dead = Nobody says much. In each of your heads there is a place where something used to be that was never yours. It is surprisingly quiet there.

saga-page-m6-won-m5 = A Detour
saga-page-m6-won-m5-1 = With the Serum in your pocket you are half-way to a cure and two tram stops from the other half. The archive is where it always was: dark, dry, and full of paper that somebody preferred not to burn.
saga-page-m6-won-m5-free = Far away something very large is swimming, and for a moment all of you know where. It is not a bad feeling.
saga-page-m6-won-m5-dead = Nobody says much. In each of your heads there is a place where something used to be that was never yours. It is surprisingly quiet there.

saga-page-m6-lost-m7 = Not Your Dream
saga-page-m6-lost-m7-1 = You get out through the keepers’ drain, without the Serum. For an hour everybody dreams the same dream with open eyes: cold water, no floor. When it stops you stand before a door that is too warm to touch.

saga-page-m7-won-m8 = Upstairs
saga-page-m7-won-m8-1 = Behind the reactor there is a lift with a carpet. It has one button, and beside the button a small brass plate: DIRECTOR. It goes up, for a change.
saga-page-m7-won-m8-burn = Below you the charges tick in the dark, and the heart has begun to stumble. Whatever is decided upstairs will not take long.
saga-page-m7-won-m8-cooled = Below you it is quiet. The heart has stopped hammering, half the doors of the lower levels have fallen asleep, and so have the gates the Guards come through. It will take them a while to notice.

saga-page-m7-lost-m8 = Upstairs
saga-page-m7-lost-m8-1 = You do not leave the reactor so much as fall out of it, into a lift with a carpet and one button. The brass plate beside it says DIRECTOR. Somebody up there sends it down for you, which is polite and cannot be good.
saga-page-m7-lost-m8-burn = Behind you the heart runs wild. Nobody is left at the valves, and the floor beats like a fist on a door. Deepwell has begun to burn from below.

saga-page-m8-won-m9 = One Way Out
saga-page-m8-won-m9-1 = Somebody on the surface has decided that Deepwell has become too expensive. Level after level, from the bottom up, the purge begins: a dull thud, a warm wind, one lamp fewer on the board. There is one way out. It was built for rockets.
saga-page-m8-won-m9-deal = The contract is signed and the ink still wet. Your new badges open the door to the shaft without a sound. Nobody guards it. That is what should have made you think.
saga-page-m8-won-m9-down = Director Hale’s chair is empty, and the board on her wall goes on counting lamps without her.

saga-page-m8-lost-m9 = One Way Out
saga-page-m8-lost-m9-1 = You leave the director’s floor through her kitchen. She does not send her people after you; she puts on a coat and comes herself. Below, level after level, the purge begins: a thud, a warm wind, one lamp fewer. There is one way out, straight up.

saga-page-left-below = Left Below
saga-page-left-below-1 = The shaft closes without ceremony. Three weeks later the new director of what is left of Deepwell dictates a note for the file: unauthorised visitors, number uncertain, matter closed. She has nice handwriting and a cough that she puts down to the dust.
saga-page-left-below-core = One line is added by hand: a Data Core was found on the third landing, undamaged. It has been entered in the inventory under “assets”.
saga-page-left-below-serum = One line is added by hand: a flask was found on the third landing, still giving light. It stands on the new director’s desk. It makes a good night lamp.
saga-page-left-below-nothing = Under “recovered property” it says: none.

saga-page-company-man = Company Man
saga-page-company-man-1 = The badges are real this time. So are the flats, with real windows and a view of a painted sea. You sleep well, most of you. On Mondays there is a meeting.
saga-page-company-man-2 = In autumn a shuttle lands with four people on board, good papers, forged. You see them on six screens, from every side, waiting at the ramp of their own ship. The clerk looks at you. It is your button now.

saga-page-lantern-lit = Lantern Lit
saga-page-lantern-lit-1 = It takes eleven minutes until the signal has left the system and one night until everybody has it. By morning Lantern is in every clinic that owns a receiver, and on every wall in the port, in chalk.
saga-page-lantern-lit-whole = Both halves, complete. In the lower town somebody wakes up without a fever and does not know whom to thank. Mazon’s shares fall through the floor they stand on.
saga-page-lantern-lit-core = It is the formula without the serum: half a cure, and a race for the rest. But it is a race now, with a starting pistol, and many can run in it.
saga-page-lantern-lit-serum = It is the serum’s structure without the formula: half a cure, and a race for the rest. But it is a race now, with a starting pistol, and many can run in it.
saga-page-lantern-lit-2 = Blaine puts a price on you. It is a good price. In certain bars you drink for nothing, on account of it.

saga-page-ash = Ash
saga-page-ash-1 = The flats sink by a hand’s breadth, slowly, like somebody sitting down. No siren goes off. Deepwell is a warm place in the ground where the ash does not settle. Nobody has Lantern. Nobody has the strain.
saga-page-ash-heron = Heron sits on the tailgate and writes figures on her sleeve until the sleeve is full. She is the last who remembers how it went. She has not yet decided whether to.
saga-page-ash-2 = Blaine asks what there was down there. “A hole,” you tell him, and it is hard to say whether he believes it. He pays the second half anyway. He says it is for the shuttle.

saga-page-paid-in-full = Paid in Full
saga-page-paid-in-full-1 = Blaine meets you on the field in person, which he never does, with an umbrella, though it does not rain on Eiras. “All there?” he asks, and counts. He counts you too, at the end.
saga-page-paid-in-full-core = For the Data Core he pays at once and without a word, like somebody who has had the sum ready for a long time.
saga-page-paid-in-full-serum = For the Serum he pays twice: once for the flask and once so that you forget the colour.
saga-page-paid-in-full-heron = For Heron he has a car with curtains. She shakes hands with each of you, which takes a while. “Keep the receipt,” she says.
saga-page-paid-in-full-truth = In the evening you see the crate with your goods on another ship, under another label. You know the recipient. It is the sort of buyer who does not want sick people to get well too quickly.
saga-page-paid-in-full-2 = The money is good. It is all there, in small notes, and it has never smelled so much of nothing.

saga-page-epilogue-okoro-alive = Commander Okoro handed in a report of forty pages, without a single adjective, and was promoted.
saga-page-epilogue-okoro-dead = Commander Okoro has a plaque at the spine gate. It is polished every Friday by people who were not there.
saga-page-epilogue-shrike-loose = The Shrike sends a card. There is nothing on it but a picture of a tram.
saga-page-epilogue-shrike-dead = Maren Voss had paid her rent in advance. Her landlord still airs the room.
saga-page-epilogue-shrike-bought = The Shrike keeps to what she was bought for, which surprises everybody, most of all the Shrike.
saga-page-epilogue-chovar-caged = Old Tide still looks up when somebody passes its field. Nobody passes very often now.
saga-page-epilogue-chovar-free = Fishermen on the far coast tell of a shadow that hums. They have stopped being afraid of it.
saga-page-epilogue-chovar-dead = Where Old Tide was, the drip goes on for a while, out of habit.
saga-page-epilogue-orchard-loose = In the garden the planters stand broken, and something has left by the stairs.
saga-page-epilogue-orchard-trapped = The cold house is still shut. Now and then the door bulges, once, as if to ask.
saga-page-epilogue-orchard-dead = A crate of small hard fruit is all that was saved of the Orchard. Nobody wants to sign for it.
saga-page-epilogue-fallen-dulinsky = Captain Dulinsky went down in the shaft. At the long table by the landing field they keep her place free, just in case.
saga-page-epilogue-fallen-curby = Of Curby there is a list of spare parts, eleven pages long. Somebody has begun to tick them off.
saga-page-epilogue-fallen-alyse = Alyse fell on the way up. Whoever was close to her swears that for a moment nothing hurt any more.
saga-page-epilogue-fallen-devil = The Devil’s flamethrower was still warm when they found it. In three ports people drink to him; in two of them he had not paid yet.
saga-page-epilogue-fallen-wrath = Wrath’s sword sits in a stair of the shaft and cannot be pulled out. It has been tried.
saga-page-epilogue-fallen-ogan = Ogan Helkkare’s last turret still turns its head, left, right, left, as if he had only gone to fetch a tool.
