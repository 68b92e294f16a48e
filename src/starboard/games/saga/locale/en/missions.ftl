# Missions: their names, how they are won, their special rules, and what can be done in them. Their stories are in story-*.ftl.

saga-mission-a-win-mercenaries = Mercenaries: you win the moment Dulinsky opens the service door.
saga-mission-a-win-nexus = Nexus: you win when Dulinsky is eliminated.
saga-mission-a-rule-door = The service door is locked and cannot be destroyed: unlock it at the Terminal, then open it with an Action of its own.
saga-mission-a-rule-late-shift = Late shift: the Reinforcement Point is out of use until Round 3 has ended.

saga-mission-b-win-mercenaries = Mercenaries: you win when the gate beyond gate control is opened.
saga-mission-b-win-nexus = Nexus: you win when one of the two is eliminated, or when both are Crippled at the same time.
saga-mission-b-rule-keys = Keys: turning a key is an operation of Complexity 1 at its Terminal. It stays turned until the end of the next Round. Once both are turned at the same time the gate is unlocked for good; nothing else opens it, and it cannot be destroyed.
saga-mission-b-rule-consoles = Pumps: the two Terminals cannot be attacked. The Reinforcement Point in gate control is used only after a key has been turned for the first time.
saga-mission-b-rule-night-crew = Night crew: the Nexus may call reinforcements in even Rounds only.
saga-mission-b-operation-key-1 = Turn the near key
saga-mission-b-operation-key-2 = Turn the far key
saga-mission-b-hint-two-keys-two-hands = The gate opens once both keys are turned at the same time.

saga-mission-c-win-mercenaries = Mercenaries: you win when two Mercenaries have left by the flue ladder in the furnace hall.
saga-mission-c-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 15 is over.
saga-mission-c-rule-flue = Flue: the ladder can be used only after a Mercenary has pulled the lever in the furnace hall, an Action next to it.
saga-mission-c-rule-key = Foreman’s key: the west door of the furnace hall is Access Denied. Whoever holds the key (the card Officer’s Pass) opens it with one Action.
saga-mission-c-rule-burner = Burner: a Mercenary next to it may light it with an Action: the flame template reaches west or north from it, 3 dice against everybody it touches. From then on the Nexus may do the same once in each Nexus Phase, instead of an Activation, as long as the burner stands.
saga-mission-c-use-burner = Light the burner
saga-mission-c-use-nexus-burner = Light the burner
saga-mission-c-use-flue = Pull the flue lever
saga-mission-c-hint-foremans-key = The west door of the furnace hall opens for whoever holds the foreman’s key.

saga-mission-m1-win-mercenaries = Mercenaries: you win when no living Mercenary is left in the hangar and at least one has left, all by the same exit: the staff stairs or the freight lift.
saga-mission-m1-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or if a Mercenary is still in the hangar when Round 13 is over.
saga-mission-m1-rule-one-exit = One way out: the first Mercenary to leave decides for all; the other exit closes.
saga-mission-m1-rule-lockdown = Lockdown: at the end of Round 4 every lock above 0 rises by 1 (to 4 at the most); at the end of Round 8 two Reinforcement Points of the hangar grow by a space; at the end of Round 11 the Nexus has 1 Activation more; at the end of Round 13 the hangar seals.
saga-mission-m1-rule-tank = Live tank: the fuel tank can be shot at (3 Defence dice). When it is destroyed, everybody within 2 spaces of it suffers an attack of 3 dice without Cover, and the crates within 2 spaces are gone.
saga-mission-m1-operation-wipe = Wipe the customs recording

saga-mission-m2-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board and at least two have left by the gate in the east.
saga-mission-m2-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 15 is over.
saga-mission-m2-rule-belts = Belts: at the start of the End Phase each belt carries everybody and everything on it 2 spaces onward (4 when it runs fast), until something is in the way. Front arcs do not matter, and nobody gets a free attack. A Terminal sets the belts to run, stop, reverse or fast.
saga-mission-m2-rule-riding = Riding: whoever begins a movement on a belt and moves only in its direction has 2 more Movement.
saga-mission-m2-operation-belt = Set the belts
saga-mission-m2-operation-manifest = Read the manifest

saga-mission-m3-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board and at least one has left by the staff lift in the lobby.
saga-mission-m3-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 16 is over and you knew of the Mercenaries before.
saga-mission-m3-rule-unaware = Stealth: the Nexus does not know of you. Until you are detected its Minions walk their rounds, it calls nobody, and its Minions may not end within 2 spaces of the lobby door unless their rounds lead them there.
saga-mission-m3-rule-sleepers = Sleepers: whoever is asleep sees nothing, does nothing and has no front arc. A noisy Action or a Shot within Short Range wakes them; so does being detected. Then the darkness counters are removed, too.
saga-mission-m3-rule-lobby-door = Lobby door: whoever holds the Officer’s Pass unlocks and opens it with one Action. Each lock level you hack off it before you are detected counts as a noisy Action.
saga-mission-m3-rule-shift-change = Shift change: if you are still unnoticed at the end of Round 16 you are detected then, and time runs to Round 20 instead.
saga-mission-m3-operation-duty = Change the duty roster
saga-mission-m3-use-the-patient = Speak with the sick Technician
saga-mission-m3-ask-take-her-along = Take the sick woman down to the garden with you?
saga-mission-m3-answer-agree = Take her along
saga-mission-m3-answer-refuse = Leave her here

saga-mission-m4-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board, all left by the same exit, the tram or the service lift, and one of them has Heron.
saga-mission-m4-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, when Round 16 is over, or when Heron has been left alone for a whole Round after whoever led her was eliminated.
saga-mission-m4-rule-orchard = The Orchard basks: it does nothing until it has a wound, a Mercenary ends a Turn within 2 spaces of it, a pane breaks or Round 11 ends. If it stands wholly in the cold house when the broad door there closes, it is trapped for good.
saga-mission-m4-rule-glass = Glass: you see and are seen through a pane, but it cannot be shot through or entered until it breaks. Mercenaries may attack panes (1 Defence die); the Orchard breaks them by walking.
saga-mission-m4-rule-spores = Spore beds: whoever ends a movement on one suffers an attack of 1 die without Cover; robots, Bosses and the infected do not. A Technician or Guard wounded by it becomes a Plague Victim.
saga-mission-m4-rule-heron = Heron walks with whoever has taken her: their Movement is 1 lower. If they are Crippled she may be hurt; if they are eliminated she stays where they fell.
saga-mission-m4-operation-pod = Open the isolation pod
saga-mission-m4-operation-evacuate = Evacuate the staff
saga-mission-m4-operation-vent = Vent the garden
saga-mission-m4-operation-lure = Switch on the feeding lamp

saga-mission-m5-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board and at least one has left by the tram. The Data Core is a prize, not a condition.
saga-mission-m5-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 18 is over.
saga-mission-m5-rule-shelves = Shelves: from a Terminal a shelf rolls 1 space to the east, or back. Whoever is in its way is pushed 1 space along; if there is no room they suffer an attack of 3 dice without Cover, and the shelf stays. Minions may roll shelves too, as an Action at the Terminals of the stacks.
saga-mission-m5-rule-rival = The rival: at the end of Round 5, or when the curator’s office is opened before, the remaining zones are revealed and the Shrike goes for the core, then for the tram. Locks do not stop her. She shoots only when she gets no nearer. Eliminated, she drops what she has.
saga-mission-m5-rule-price = Her price: a Mercenary next to her, outside her front arc, may buy her with an Action for 3 Victory Points of its own, or for nothing if you carried out the sealed case. She leaves the core and goes.
saga-mission-m5-operation-roll = Roll a shelf
saga-mission-m5-operation-ledger = Read the ledger
saga-mission-m5-use-agents-roll = Roll a shelf
saga-mission-m5-use-buy = Buy the Shrike

saga-mission-m6-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board, at least one has left by the gallery lift, and one of those has the Serum.
saga-mission-m6-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 16 is over.
saga-mission-m6-rule-fields = Force fields stop movement and every attack that needs Line of Sight. While the field of the pen is closed Old Tide’s powers reach only Short Range; while it is open they reach Long Range, and it may come out. A Terminal opens and closes that field.
saga-mission-m6-rule-serum = Serum: a Mercenary in the pen, next to a pump and in no enemy’s front arc, may empty it with an Action. Whoever empties the second has the Serum. If Old Tide is eliminated, or freed of its collar, the Serum is there too.
saga-mission-m6-rule-collar = Collar: it has 3 levels, and each success of a Hacking Attempt in the gallery takes one off for good. At level 1 Old Tide acts in even Rounds only. At 0 it is free and leaves, and whoever freed it has the Serum at their feet.
saga-mission-m6-rule-feeding = Feeding time: at the end of Round 7 the field of the western pens opens for good. It can be opened sooner from the duty room: then the infected attack whoever is nearest, of either side, until the end of the next Round.
saga-mission-m6-operation-pen = Open or close the pen
saga-mission-m6-operation-feed = Open the western pens
saga-mission-m6-operation-collar = Loosen Old Tide’s collar
saga-mission-m6-use-milk = Empty the pump

saga-mission-m7-win-mercenaries = Mercenaries: with the plan “Cool” you win at the end of a Round if two valves are open, at least two living Mercenaries stand in the control room, and more Mercenaries than Minions do. With the plan “Burn” you win when three pylons were charged and then all, at least two of you, have left by the service lock.
saga-mission-m7-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when time is up: after Round 17, or sooner once three pylons are charged.
saga-mission-m7-rule-pulse = Pulse: from Round 2 on, at the start of the End Phase, it strikes a quarter of the reactor hall: north, east, south, west, and round again. Everybody there who is not next to a crate or a pylon suffers an attack of 2 dice, without Cover and past shields. A Terminal can dampen the pulse of a Round.
saga-mission-m7-rule-valves = Valves: a Mercenary next to a valve opens it with an Action. Each open valve takes 1 die off the pulse, and at once calls reinforcements of value 2.
saga-mission-m7-rule-charges = Charges: whoever holds the Charges and is at the mark of a pylon sets one there with an Action. After the first the pulse has 3 dice. A Minion next to a charge may take it off again as an Action. After the third the service lock opens, and you have 4 Rounds to be out.
saga-mission-m7-variant-cool = Cool the heart
    .text = Open two of the three valves, then hold the control room. Each valve weakens the pulse and calls reinforcements.
saga-mission-m7-variant-burn = Burn the heart
    .text = Set the Charges on three pylons, then be out within 4 Rounds. Minions can take charges off again.
saga-mission-m7-operation-dampen = Dampen the pulse of this Round
saga-mission-m7-use-valve = Open the valve
saga-mission-m7-use-charge = Set a charge
saga-mission-m7-use-remove-charge = Take off the charge

saga-mission-m8-win-mercenaries = Mercenaries: you win when Director Hale is eliminated, or when you come to terms with her.
saga-mission-m8-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, or when Round 17 is over.
saga-mission-m8-rule-emitters = Emitters: as long as one of them works Hale has 1 Defence more for each and cannot be Crippled. They are switched off from the Terminals in the two wings, or destroyed (4 Defence dice).
saga-mission-m8-rule-terms = Terms: at the end of the Phase in which Hale first has 3 wounds, or at the end of Round 8 if the boardroom is revealed, she has something to say. The Mercenary players then decide together; a tie means no.
saga-mission-m8-rule-captive = Heron sits at Hale’s table. Take her from beside the chair: you also win when no living Mercenary is left on the board and one who left by the lift has her.
saga-mission-m8-operation-emitter-north = Switch off the north emitter
saga-mission-m8-operation-emitter-south = Switch off the south emitter
saga-mission-m8-operation-relay = Prepare the relay for a broadcast
saga-mission-m8-use-private-file = Read Hale’s private file
saga-mission-m8-ask-hales-terms = Do you accept Director Hale’s terms?
saga-mission-m8-answer-accept = Sign
saga-mission-m8-answer-refuse = Refuse
saga-mission-m8-ask-why = Ask her why Blaine should want you dead?
saga-mission-m8-answer-ask-why = Ask why
saga-mission-m8-answer-silent = Say nothing

saga-mission-m9-win-mercenaries = Mercenaries: you win when no living Mercenary is left on the board and at least two have left by the launch platform at the top.
saga-mission-m9-win-nexus = Nexus: you win when three Mercenaries (all, if they are fewer) are Crippled or eliminated at the same time, when fewer than two are alive or out, or when the burn line reaches the topmost row.
saga-mission-m9-rule-burn-line = Burn line: from Round 2 on it rises by a row at the start of each End Phase, from Round 9 (from Round 7 if the reactor burns) by two. Whoever is in a burning row suffers an attack of 2 dice, without Cover and past shields; everything else there is destroyed, and nobody may enter except to get out.
saga-mission-m9-rule-damper = Damper: once, a Mercenary next to the blast damper on the third landing may close it with an Action. The line then does not rise for 2 Rounds.
saga-mission-m9-rule-broadcast = Transmitter: at the Terminal on the top landing you can broadcast, once, if a Mercenary on the board has the Data Core or the Serum. From then on the Nexus has 1 Activation more.
saga-mission-m9-rule-debt = Old Tide’s debt: once, after a Mercenary’s Turn, choose a revealed zone. All Minions in it turn north and miss their next activation.
saga-mission-m9-rule-rifle = A bought rifle: once she is there, the Shrike shoots for you once in each Round, after a Mercenary’s Turn, at the Minion nearest to one of you.
saga-mission-m9-rule-wreck = Old friends: somebody has made the lift wreck a hunting ground. Its two Reinforcement Points are out of use.
saga-mission-m9-rule-victims = Open doors: all locks are open, and nobody stands guard. From Round 2 on, at the end of each Round, two of the infected come up at the lowest Reinforcement Point that is left. Four more wait above when the crew landing is revealed, and the Nexus has 3 Activations more.
saga-mission-m9-variant-company = The company
    .text = The company’s own Minions hold every landing.
saga-mission-m9-variant-old-friends = Old friends
    .text = From the third landing on Blaine’s people wait for you. No Reinforcements come through the lift wreck any more.
saga-mission-m9-variant-open-doors = Open doors
    .text = Nobody guards the shaft and no Door is locked, but each Round two Plague Victims follow you up.
saga-mission-m9-operation-broadcast = Broadcast what you carry
saga-mission-m9-use-damper = Close the blast damper
saga-mission-m9-use-chovars-debt = Call in Old Tide’s debt
saga-mission-m9-use-bought-rifle = Let the Shrike shoot

saga-speaker-blaine = Blaine
saga-speaker-dulinsky = Captain Dulinsky
saga-speaker-heron = Heron
saga-speaker-okoro = Commander Okoro
saga-speaker-patient = The sick woman
saga-speaker-shrike = The Shrike
saga-speaker-hale = Director Hale
