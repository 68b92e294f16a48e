# Why something cannot be chosen: what stands against it, and what to do instead where there is something.


## Moving

saga-refusal-square-occupied = This space is occupied. Choose a free one.
saga-refusal-corner-too-narrow = There is no way between these two corners. Go around them.
saga-refusal-no-stop-on-a-point = A Reinforcement Point can be crossed, but no Mercenary may end its movement there.
saga-refusal-no-agent-ends-here = The mission does not let Minions end their movement here.
saga-refusal-only-straight-ahead = In the dark a model can only go straight ahead.
saga-refusal-in-a-front-arc = Not in an enemy’s Front Arc. Assault, or Break Away first.
saga-refusal-cannot-break-away = While Crippled, Wrath cannot Break Away. Stay and fight.
saga-refusal-first-square-in-a-front-arc = The first step of a Break Away cannot lead into an enemy’s Front Arc. Choose another space.
saga-refusal-held-by-pressure = { saga-card-ps-deep-pressure.form-quoted } holds this model: it cannot Break Away.
saga-refusal-nowhere-to-land = There is no free space in sight within Short Range to land on.


## Fighting

saga-refusal-stunned = It is stunned and can do nothing this Round.
saga-refusal-no-shoot-value = It has no Shooting value.
saga-refusal-no-assault-value = It has no Assault value.
saga-refusal-no-ranged-weapon = It has no Ranged Weapon.
saga-refusal-moved-too-far-for-weapon = It has moved too far to fire this weapon.
saga-refusal-nobody-to-shoot = There is no target in sight and range. Turn another way or go closer before the Action.
saga-refusal-nobody-in-front = There is nobody to Assault in the Front Arc. Turn to face an enemy next to you.
saga-refusal-weapon-spares-scenery = This weapon cannot attack scenery.
saga-refusal-target-next-to-friend = An ally stands next to this target. Assault it, or choose another target.
saga-refusal-target-next-to-shooter = At this table you cannot Shoot at an enemy next to you. Assault it.
saga-refusal-out-of-range = The target is out of range.
saga-refusal-out-of-arc = The target is behind the shooter. Face it first.
saga-refusal-too-dark = The target is hidden by darkness. Go closer.
saga-refusal-not-in-sight = Something blocks the Line of Sight to the target.


## Actions

saga-refusal-only-assault-in-a-front-arc = In an enemy’s Front Arc an Assault is the only Action.
saga-refusal-no-door-in-front = There is no door in the Front Arc.
saga-refusal-door-locked = The door is locked. Hack a Terminal, break the lock or destroy the door.
saga-refusal-access-denied = Access denied: this door cannot be unlocked like that. The mission says what opens it.
saga-refusal-door-destroyed = The door is destroyed and cannot be closed any more.
saga-refusal-somebody-in-the-doorway = Something stands in the doorway.
saga-refusal-marker-in-the-doorway = A Downed Mercenary lies in the doorway and holds this door open.
saga-refusal-zone-not-revealed = The Nexus does not open doors to a zone that is not revealed yet.
saga-refusal-never-at-doors = It neither opens nor closes doors.
saga-refusal-no-tech = It has no Tech value and cannot hack.
saga-refusal-no-terminal-left = There is no Terminal on the board.
saga-refusal-no-terminal-in-front = There is no Terminal in the Front Arc. Stand next to one and face it.
saga-refusal-no-doors-from-here = This Terminal does not unlock doors. Look for another one.
saga-refusal-done-already = This has been done, and it works only once.
saga-refusal-no-scenery-in-front = There is nothing to search in the Front Arc.
saga-refusal-searched-already = This has been searched already.
saga-refusal-nobody-adjacent = There is no other Mercenary next to this one.
saga-refusal-nothing-to-trade = Neither of the two has a card to trade.
saga-refusal-nobody-fell-here = No Mercenary fell on this space.
saga-refusal-nothing-left-here = Nothing is left here to pick up.
saga-refusal-nothing-to-deploy = It carries nothing to deploy.
saga-refusal-no-free-square = There is no free space in the Front Arc. Turn another way before the Action.
saga-refusal-no-turret-in-front = None of its turrets is in the Front Arc.
saga-refusal-nothing-to-repair = There is nothing damaged next to it.
saga-refusal-nothing-of-the-mission-in-front = Here the mission offers nothing to do.
saga-refusal-nexus-aware = The Nexus is alert. Distracting works only until it notices you.
saga-refusal-no-agent-on-the-board = There is nobody on the board to distract.


## Cards and Feats

saga-refusal-nothing-to-use = It has no card that is used as an Action.
saga-refusal-no-charges = This card has no charges left.
saga-refusal-used-already = This card has been used. It works again later.
saga-refusal-not-for-robots = This does nothing for a Robot.
saga-refusal-nobody-to-heal = Nobody in reach has wounds that this can heal.
saga-refusal-no-lock-in-front = There is no locked door in the Front Arc.
saga-refusal-nobody-in-reach = Nothing that it could hit is in sight within Short Range.
saga-refusal-feat-used = This Feat has been used in this mission.
saga-refusal-too-sleepy = { saga-card-ev-getting-sleepy.form-quoted } allows no Feat now. If Chovar is near, get away first.
saga-refusal-turn-begun = A Feat takes a whole Turn, and this one has begun already.
saga-refusal-nobody-to-lead = Nobody else is within Long Range: this Feat would do nothing.


## The Nexus

saga-refusal-activated-already = It has been activated in this Phase.
saga-refusal-kept-by-the-mission = The mission keeps it from acting.
saga-refusal-no-activations-left = There are no Activations left.
saga-refusal-point-blocked = It waits at a Reinforcement Point that is deactivated, or where every space is taken.
saga-refusal-had-its-bonus = It has had its Bonus Activation.
saga-refusal-bosses-get-no-bonus = Bosses get no Bonus Activations at this table.
saga-refusal-nexus-unaware = As long as the Nexus has noticed nobody, its models do not attack.
saga-refusal-reaction-only = This card is played only as a Reaction to what a Mercenary does.
saga-refusal-interrupt-only = This card is played only between two Turns of the Mercenaries.
saga-refusal-no-target = This card would do nothing now.
saga-refusal-no-reinforcements-now = The mission allows no Reinforcements now.
saga-refusal-no-active-point = No Reinforcement Point is active.
saga-refusal-no-miniature = All miniatures of this kind are on the board.
saga-refusal-not-permitted = The mission does not allow this kind of Minion as a Reinforcement.
saga-refusal-too-expensive-here = This Minion costs more than the mission allows for one Reinforcement.
saga-refusal-value-too-low = Not enough value is left for this Minion.


## The team

saga-refusal-nobody-hired = Nobody has been hired yet. Hire a Mercenary first.
saga-refusal-seat-without-mercenary = A player would be left without a Mercenary. Hire somebody for every seat first.
saga-refusal-too-dear = There are not enough Credits left.
saga-refusal-not-for-sale = This card is not for sale. It can only be found.
saga-refusal-none-left = All copies of this card are taken.
saga-refusal-brings-what-is-taken = This veteran has a card that the team has already taken.
saga-refusal-skill-does-not-fit = This skill matches none of the Mercenary’s attributes.
saga-refusal-too-few-points = There are not enough Victory Points.
saga-refusal-too-few-tokens = There are not enough Experience Counters.
saga-refusal-no-skill-left = There is no matching skill left to learn.
saga-refusal-no-attribute-left = There is no attribute left to gain.
