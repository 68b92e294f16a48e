# Bad Papers: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m1-briefing = Bad Papers
saga-page-m1-briefing-1 = The forged passes were good. The customs clerk was better. She looked at them for a long time, smiled, wished you a pleasant stay on Eiras, and pressed something under her desk.
saga-page-m1-briefing-2 = Now you stand at the ramp of your own shuttle, in a hangar that has begun to lock itself, piece by piece and in alphabetical order. The Guards come from three sides. Nobody has fired yet; somebody is still reading you your rights.
saga-page-m1-briefing-3 = Then there is a voice on a service channel, a woman’s, not in a hurry. “Call me Heron. There are two ways down. The staff stairs behind customs: near, but well locked. The freight lift across the field: far, and well guarded. Pick one. You will not get both.”

saga-page-m1-start = Please Remain Calm
saga-page-m1-start-1 = The klaxon has three tones and uses all of them. In between, the clerk’s voice, as friendly as before: “Please remain with your vehicle. An officer will be with you shortly.” On the wall a timetable lights up. You are not mentioned in it by name.

saga-page-m1-recording = One More Thing
saga-page-m1-recording-1 = “One more thing,” says Heron. “The customs office records everything. On the Terminal in there are your faces, your voices and the bad joke one of you made about the coffee. Wipe it, and nobody down here will know who they are looking for.”

saga-page-m1-lockdown-locks = Lockdown, Part One
saga-page-m1-lockdown-locks-1 = Bolts run through the walls like a shiver. Every lock that was still locked is now a little more so. The timetable puts a neat tick behind its first line.

saga-page-m1-lockdown-points = Lockdown, Part Two
saga-page-m1-lockdown-points-1 = The side gates of the hangar open to their full width. Whoever comes now comes two abreast. Second line, second tick.

saga-page-m1-lockdown-guard = Lockdown, Part Three
saga-page-m1-lockdown-guard-1 = All leave is cancelled, says the loudspeaker, and from somewhere below comes the sound of many people putting down their cutlery. The last line on the timetable says only: SEAL.

saga-page-m1-tank = No Smoking
saga-page-m1-tank-1 = The sign on the tank said NO SMOKING in four languages. What is left of it comes down again a good deal later, in smaller print.

saga-page-m1-your-faces = Six Screens
saga-page-m1-your-faces-1 = The coffee is still warm. Six screens show six pictures of the same ramp, and on the ramp, from every side, you. None of them is flattering. Somebody has already drawn a red circle.

saga-page-m1-stairwell = The Staff Stairs
saga-page-m1-stairwell-1 = A lobby with a dead plant, and behind it a stairwell lit from below. Somebody has painted over the level numbers, twice. The stairs go down, that much can still be read.

saga-page-m1-lift-cage = The Freight Lift
saga-page-m1-lift-cage-1 = The lift cage hums to itself, doors open, capacity eleven tons. A notice forbids carrying passengers. There are Guards to explain the notice.

saga-page-m1-undecided = Not My Shift
saga-page-m1-undecided-1 = Behind the door stands a Technician with a sandwich, alone, who has not chosen a side. He looks at your weapons. He looks at the locker. “Not my shift,” he says to nobody, and starts to walk.

saga-page-m1-won-1 = Going Down
saga-page-m1-won-1-1 = Behind you the hangar seals itself around an empty shuttle. Somewhere above, a clerk closes your file with a date and a question mark. From here there is only one direction, and it smells of disinfectant.

saga-page-m1-lost-1 = Please Stay Where You Are
saga-page-m1-lost-1-1 = Most of you no longer stand, and the rest put their hands where they can be seen. The clerk comes down to the field herself, with a form in three copies. “Purpose of your visit?” she asks, and this time she waits for the answer.

saga-page-m1-lost-2 = Sealed
saga-page-m1-lost-2-1 = The last line of the timetable gets its tick. Doors, lift, stairs, vents: shut, with you on the wrong side. The klaxon stops in the middle of a tone. In the silence somebody says over the loudspeaker that an officer is with you now.
