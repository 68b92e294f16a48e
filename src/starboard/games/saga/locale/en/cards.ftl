# The cards of Star Saga: the value is the name on the card; .text says what it does, to the player who reads it.
# Prices, values, levels and charges that are shown beside the text are not repeated in it unless the sentence needs them.
# .automaton says how the Artificial Nexus uses it, where it is told more than the text.
# .form-quoted is the name inside a sentence; cards and abilities never inflect.


## Mercenaries

saga-card-mc-dulinsky = Captain Erika Dulinsky
    .text = A leader with a long-range rifle who moves her team and watches over whoever stands next to her.
saga-card-mc-curby = C.U.R. B07153 “Curby”
    .text = A hacker robot behind Energy Shields, who adapts his frame from Turn to Turn.
saga-card-mc-alyse = Alyse
    .text = A healer who drains life from enemies to close her allies’ wounds, and stuns in close combat.
saga-card-mc-devil = Francesco “The Devil” Selvaggio
    .text = A demolition man with a Flamethrower: he burns whole groups and breaks doors and scenery.
saga-card-mc-wrath = Wrath
    .text = A duellist who slips past guards and strikes from behind. Once he is Crippled, one more wound finishes him.
saga-card-mc-ogan = Ogan Helkkare
    .text = An engineer who holds his ground with two turrets: one fires, the other hampers Minions nearby.


## Weapons of Mercenaries, Minions and Bosses

saga-weapon-wp-rifle = Assault Laser Rifle
    .form-quoted = “Assault Laser Rifle”
    .text = Ranged Weapon, Long Range.
saga-weapon-wp-arc = Arc Emitter
    .form-quoted = “Arc Emitter”
    .text = Ranged Weapon, Short Range.
saga-weapon-wp-drain = Life Drain
    .form-quoted = “Life Drain”
    .text = Ranged Weapon, Short Range; needs no Line of Sight and cannot target scenery. If it wounds, remove 1 Wound Counter from Alyse or an ally within her Short Range.
saga-weapon-wp-flamer = Flamethrower
    .form-quoted = “Flamethrower”
    .text = Ranged Weapon, Template Weapon: everything under the Flame Template is attacked, allies included.
saga-weapon-wp-sword = Sword
    .form-quoted = “Sword”
    .text = Weapon for Close Assaults.
saga-weapon-wp-rivet = Rivet Gun
    .form-quoted = “Rivet Gun”
    .text = Ranged Weapon, Short Range.
saga-weapon-wp-carbine = Laser Carbine
    .form-quoted = “Laser Carbine”
    .text = Ranged Weapon, Short Range.
saga-weapon-wp-laser-rifle = Laser Rifle
    .form-quoted = “Laser Rifle”
    .text = Ranged Weapon, Long Range.
saga-weapon-wp-scoped = Scoped Rifle
    .form-quoted = “Scoped Rifle”
    .text = Ranged Weapon, Long Range.
saga-weapon-wp-heavy = Heavy Laser
    .form-quoted = “Heavy Laser”
    .text = Ranged Weapon, Long Range.
saga-weapon-wp-riot = Riot Rifle
    .form-quoted = “Riot Rifle”
    .text = Ranged Weapon, Long Range.
saga-weapon-wp-marksman = Marksman Rifle
    .form-quoted = “Marksman Rifle”
    .text = Ranged Weapon, Long Range, Silent.
saga-weapon-wp-needle = Needle Pistol
    .form-quoted = “Needle Pistol”
    .text = Ranged Weapon, Short Range.


## Abilities of Mercenaries, what changes while they are Crippled, Curby’s modes, and Feats

saga-ability-ab-field-command = Field Command
    .form-quoted = “Field Command”
    .text = At the end of Dulinsky’s Turn, unless it was a Feat, one ally within Long Range that is in no enemy’s Front Arc may move 2 spaces, or 1 space while she is Crippled.
saga-ability-ab-watchful-eye = Watchful Eye
    .form-quoted = “Watchful Eye”
    .text = While Dulinsky sees the shooter, allies adjacent to her roll 1 more Defence die against its shots.
saga-ability-ab-modes = Adaptive Frame
    .form-quoted = “Adaptive Frame”
    .text = At the start of his Turn, unless it is a Feat, choose Curby’s mode until his next Turn: Bulwark, Servo or Targeting. He begins the mission in Bulwark.
saga-ability-ab-uplink = Remote Uplink
    .form-quoted = “Remote Uplink”
    .text = Curby may hack a Terminal within Short Range and Line of Sight instead of one in his Front Arc.
saga-ability-cr-curby = Power Leak
    .form-quoted = “Power Leak”
    .text = While Curby is Crippled, his Energy Shields do not recharge in the End Phase.
saga-ability-ab-stunning-blow = Stunning Blow
    .form-quoted = “Stunning Blow”
    .text = A Minion wounded by Alyse’s Assault can do nothing until the end of the Round. Bosses are not affected.
saga-ability-cr-alyse = Desperate Thirst
    .form-quoted = “Desperate Thirst”
    .text = While Alyse is Crippled, a Life Drain that wounds may remove up to 2 Wound Counters from the chosen model instead of 1.
saga-ability-ab-demolition = Demolition
    .form-quoted = “Demolition”
    .text = Devil rolls 2 more Attack dice against scenery and doors, but not with grenades or explosives.
saga-ability-ab-flush-out = Flush Out
    .form-quoted = “Flush Out”
    .text = A Minion that Devil’s Flamethrower wounds but does not eliminate may be pushed 1 space away from him. Bosses are not affected.
saga-ability-cr-devil = Bad Temper
    .form-quoted = “Bad Temper”
    .text = Being Crippled costs Devil no Attack die in Assaults. His defence still loses 1 die.
saga-ability-ab-slip = Slip Past
    .form-quoted = “Slip Past”
    .text = Once per Turn, when Wrath enters an enemy’s Front Arc during his movement, he may go on. Not on the first space of a Break Away.
saga-ability-ab-quiet-kill = Quiet Kill
    .form-quoted = “Quiet Kill”
    .text = While the Nexus is unaware, Wrath rolls 2 more Attack dice when he Assaults from behind.
saga-ability-cr-wrath = Unstable
    .form-quoted = “Unstable”
    .text = Being Crippled costs Wrath no Attack die in Assaults, but he cannot Break Away.
saga-ability-ab-pack-up = Pack Up
    .form-quoted = “Pack Up”
    .text = Action: Ogan takes back one of his own turrets in his Front Arc. Its damage is removed.
saga-ability-ab-field-repair = Field Repair
    .form-quoted = “Field Repair”
    .text = Action: remove up to 2 counters from one adjacent deployed item of your side or from another adjacent Mercenary that is a Robot.
saga-ability-cr-ogan = Shaky Hands
    .form-quoted = “Shaky Hands”
    .text = While Ogan is Crippled, his turrets roll 1 Attack die fewer, at least 1.
saga-ability-ft-coordinated = Coordinated Assault
    .form-quoted = “Coordinated Assault”
    .text = Every other Mercenary within Long Range, in the order you choose, may either move 3 spaces, or turn and then Shoot or Assault once. Their counters are not flipped.
saga-ability-ft-root = Root Access
    .form-quoted = “Root Access”
    .text = All of Curby’s Energy Shields recharge. Then he may hack any one Terminal on the revealed board, even from an enemy’s Front Arc: no dice are rolled, he scores 3 successes.
saga-ability-ft-energy-drain = Energy Drain
    .form-quoted = “Energy Drain”
    .text = Alyse uses Life Drain once against every enemy within Short Range, even from an enemy’s Front Arc. Each attack that wounds may heal.
saga-ability-ft-hellfire = Hellfire
    .form-quoted = “Hellfire”
    .text = Devil turns, then makes up to 3 Flamethrower attacks one after the other, even from an enemy’s Front Arc. No model or piece of scenery is attacked twice; allies under the template are hit too.
saga-ability-ft-dance = Dance of Blades
    .form-quoted = “Dance of Blades”
    .text = Wrath moves up to 5 spaces; Front Arcs do not stop him. Before, between and after these steps he may turn and Assault, at most 3 times, each time a different enemy.
saga-ability-ft-crossfire = Crossfire
    .form-quoted = “Crossfire”
    .text = Ogan deploys any of the turrets he carries, each on a free space within Short Range and Line of Sight. Then each of his turrets on the board fires once with 1 more Attack die.
saga-ability-md-bulwark = Bulwark
    .form-quoted = “Bulwark”
    .text = Curby rolls 1 more Defence die.
saga-ability-md-servo = Servo
    .form-quoted = “Servo”
    .text = Curby’s Movement is 2 higher.
saga-ability-md-targeting = Targeting
    .form-quoted = “Targeting”
    .text = Curby rolls 1 more Attack die when he Shoots.


## Minions

saga-card-ag-technician = Lab Technician
    .text = Weak and unarmed, but dangerous in a crowd.
saga-card-ag-guard = Security Guard
    .text = Shoots at Short Range, better in pairs, and keeps its eyes open.
saga-card-ag-victim = Plague Victim
    .text = Slow, fights only hand to hand, and infects whoever it wounds.
saga-card-ag-marine = Corporation Marine
    .text = A trained soldier with a long rifle, at its best beside other marines.
saga-card-ag-ranger = Corporation Ranger
    .text = An elite hunter whose shots ignore Cover and who enters where nobody expects it.
saga-card-ag-heavy = Heavy Marine
    .text = A marine with a heavy gun that is best fired standing still.
saga-card-ag-ravager = Plague Ravager
    .text = A fast, tough Plague creature that numbers do not frighten.


## Abilities of Minions

saga-ability-aa-swarm = Swarm
    .form-quoted = “Swarm”
    .text = Rolls 1 more Attack die in an Assault if another Technician has the same Mercenary in its Front Arc.
saga-ability-aa-vigilant = Vigilant
    .form-quoted = “Vigilant”
    .text = Rolls 1 more die in every Stealth test in which it rolls at all.
saga-ability-aa-pair-drill = Pair Drill
    .form-quoted = “Pair Drill”
    .text = Rolls 1 more Attack die when it Shoots while another Guard is within 2 spaces.
saga-ability-aa-infectious = Infectious
    .form-quoted = “Infectious”
    .text = A Mercenary wounded by its Assault cannot be healed until the end of the Round. Robots are immune.
    .automaton = Of Mercenaries equally near it prefers one that is not a Robot.
saga-ability-aa-mindless = Mindless
    .form-quoted = “Mindless”
    .text = Never opens or closes doors, and cannot be distracted.
saga-ability-aa-fire-team = Fire Team
    .form-quoted = “Fire Team”
    .text = May reroll 1 blank Attack die when it Shoots while another Marine or Heavy Marine is within 2 spaces.
saga-ability-aa-pathfinder = Pathfinder
    .form-quoted = “Pathfinder”
    .text = While Waiting, it may enter from any active, free Reinforcement Point of a revealed zone.
    .automaton = It enters at the usable Reinforcement Point nearest to the Target Mercenary.
saga-ability-aa-marksman = Marksman
    .form-quoted = “Marksman”
    .text = Cover does not help against its shots.
    .automaton = If it can get behind a Mercenary without entering a Front Arc, it goes there and Assaults.
saga-ability-aa-braced = Braced Weapon
    .form-quoted = “Braced Weapon”
    .text = Rolls 1 Attack die fewer when it Shoots in an activation in which it moved.
    .automaton = If it can shoot after turning on the spot, it does not move first.
saga-ability-aa-savage = Savage
    .form-quoted = “Savage”
    .text = Being outnumbered costs it no dice.


## Bosses

saga-card-bs-okoro = Commander Tamsin Okoro
    .text = Head of site security. She commands fire and leaves when she is hurt.
saga-card-bs-shrike = Maren Voss “the Shrike”
    .text = A bounty hunter who sees in the dark, shoots silently and disappears.
saga-card-bs-aberration = Aberration
    .text = A huge Plague creature that the staff call the Orchard. It is easier to lock up than to kill.
saga-card-bs-chovar = Chovar
    .text = A psychic creature called Old Tide. It attacks minds through walls.
saga-card-bs-hale = Director Corvane Hale
    .text = The laboratory’s director. Her emitters guard her, and the doors obey her.


## Abilities of Bosses

saga-ability-ba-hold-line = Hold the Line
    .form-quoted = “Hold the Line”
    .text = At the end of her activation one Guard, Marine or Heavy Marine within her Short Range may turn and Shoot.
    .automaton = The one with the most dice that can shoot the Target Mercenary does so, else one with any shot.
saga-ability-ba-withdraw = Withdraw
    .form-quoted = “Withdraw”
    .text = If she is Crippled when her activation begins, she only walks to the nearest active Reinforcement Point. Reaching it she leaves, and is not eliminated.
saga-ability-ba-distance = Keep Your Distance
    .form-quoted = “Keep Your Distance”
    .text = With the Artificial Nexus she shoots from spaces at least 3 away from every Mercenary, if she can.
saga-ability-ba-night-eyes = Night Eyes
    .form-quoted = “Night Eyes”
    .text = Darkness does not hinder her when she attacks, looks or moves. Attacks on her in the dark still suffer from it.
saga-ability-ba-vanish = Vanish
    .form-quoted = “Vanish”
    .text = If no Mercenary sees her at the end of her activation, she cannot be chosen as a target until she next attacks. Templates and blasts still hit her.
saga-ability-ba-shoot-and-go = Shoot and Go
    .form-quoted = “Shoot and Go”
    .text = With the Artificial Nexus she shoots the most wounded Mercenary she can, then may walk up to 2 spaces with the Movement she has left, out of everybody’s sight.
saga-ability-ba-sweep = Sweep
    .form-quoted = “Sweep”
    .text = Instead of one Assault it may Assault every Mercenary in its Front Arc, with 3 Attack dice each.
    .automaton = It sweeps if 2 or more Mercenaries are in its Front Arc after it has moved towards the Target Mercenary.
saga-ability-ba-regrowth = Regrowth
    .form-quoted = “Regrowth”
    .text = In the End Phase it loses 1 Wound Counter, unless a template or a blast wounded it this Round.
saga-ability-ba-psychic = Psychic Mind
    .form-quoted = “Psychic Mind”
    .text = Instead of an Assault it may use the top Psychic Power of the pile, even from a Front Arc. It needs no Line of Sight.
    .automaton = It uses a power in every activation and moves only if no Mercenary is within Long Range. It Assaults instead only a Mercenary in its Front Arc that wounded it this Round.
saga-ability-ba-emitters = Emitters
    .form-quoted = “Emitters”
    .text = Her Defence is 1 higher for each of her emitters that works.
saga-ability-ba-override = Override
    .form-quoted = “Override”
    .text = As her Action, one closed, unlocked door between revealed zones gets Lock Strength 2, or one deactivated Reinforcement Point of a revealed zone becomes active.
    .automaton = Only if she cannot shoot after turning: the door nearest to the Target Mercenary, else the Reinforcement Point nearest to it.
saga-ability-ba-desk = Behind the Desk
    .form-quoted = “Behind the Desk”
    .text = With the Artificial Nexus she stays within 2 spaces of her desk while an emitter works, and shoots the nearest Mercenary.


## Psychic Powers

saga-card-ps-mind-storm = Mind Storm
    .form-quoted = “Mind Storm”
    .text = One Mercenary within Long Range suffers an attack of 2 Attack dice without modifiers. Wounds go to Energy Shields first.
saga-card-ps-compel = Compel
    .form-quoted = “Compel”
    .text = The Nexus moves one Mercenary within Long Range up to 2 spaces and sets its facing. It provokes no Free Attacks.
saga-card-ps-hush = Hush
    .form-quoted = “Hush”
    .text = Turn the counter of one Mercenary within Long Range face down, as if it had taken its Turn.
saga-card-ps-borrowed-hands = Borrowed Hands
    .form-quoted = “Borrowed Hands”
    .text = One Mercenary within Long Range is turned towards an adjacent Mercenary and Assaults it with 2 Attack dice. If nobody is adjacent, it is turned away from Chovar.
saga-card-ps-deep-pressure = Deep Pressure
    .form-quoted = “Deep Pressure”
    .text = Every Mercenary within Short Range of Chovar is pushed 1 space away and cannot Break Away in its next Turn.


## Nexus Cards

saga-card-nx-patch-up = Patch Up
    .form-quoted = “Patch Up”
    .text = Remove 1 Wound Counter from one Minion.
    .automaton = It heals the wounded Minion with the fewest Health Points left, then the one nearest to the Target Mercenary.
saga-card-nx-preparations = Preparations
    .form-quoted = “Preparations”
    .text = Draw 2 Nexus Cards; you may use them at once. The Artificial Nexus has 1 more Activation in this Phase instead.
    .automaton = It gives 1 more Activation in this Phase.
saga-card-nx-stealthy-advance = Stealthy Advance
    .form-quoted = “Stealthy Advance”
    .text = One Minion that is in no Mercenary’s Front Arc may move its Movement; Front Arcs do not stop it. It may still be activated in this Phase.
    .automaton = The Minion in no Front Arc that is nearest to the Target Mercenary goes behind it, else next to it, else as near as it can.
saga-card-nx-planning = Planning
    .form-quoted = “Planning”
    .text = Look at the top 5 cards of the Nexus Deck and put them back in any order. This costs 1 Activation of this Phase.
    .automaton = It finds no valid target: the Minion nearest to the Target Mercenary makes a Bonus Activation instead.
saga-card-nx-target-acquired = Target Acquired
    .form-quoted = “Target Acquired”
    .text = One Minion may turn and Shoot, with 1 more Attack die if its target is not in Cover. It may still be activated in this Phase.
    .automaton = The Minion with the most dice that can shoot the Target Mercenary does so; if none can, any other Mercenary is shot.
saga-card-nx-adrenaline = Adrenaline
    .form-quoted = “Adrenaline”
    .text = Until the end of the Round one Minion has 2 more Movement and rolls 1 more Attack die in Assaults.
    .automaton = It goes to the Minion without a Ranged Weapon nearest to the Target Mercenary, else to the nearest one.
saga-card-nx-dig-in = Dig In
    .form-quoted = “Dig In”
    .text = Up to 2 Minions roll 1 more Defence die until the next Nexus Phase.
    .automaton = It goes to the 2 Minions nearest to the Target Mercenary.
saga-card-nx-call-backup = Call for Backup
    .form-quoted = “Call for Backup”
    .text = Call Reinforcements worth 2. They may be activated in this Phase.
    .automaton = It calls one Minion of each permitted cost, from the highest down and over again while the value lasts. They Wait at the free Reinforcement Point nearest to the Target Mercenary.
saga-card-nx-booby-trap = Booby Trap
    .form-quoted = “Booby Trap”
    .text = Reaction, when a Mercenary interacts with scenery: it suffers an attack of 2 Attack dice without modifiers, past its Energy Shields, and so does every Mercenary adjacent to that piece. If it survives, the interaction goes on.
    .automaton = It finds no valid target: the Minion nearest to the Target Mercenary makes a Bonus Activation instead.
saga-card-nx-yellow-alarm = Yellow Alarm
    .form-quoted = “Yellow Alarm”
    .text = Alarm, Remains in Play: 1 more Activation in every Nexus Phase. Only if no Alarm is in play.
    .automaton = It is put into play if its condition allows.
saga-card-nx-surprise-attack = Surprise Attack
    .form-quoted = “Surprise Attack”
    .text = Make one deactivated Reinforcement Point of a revealed zone active and call Reinforcements worth 2 there. Then activate one Minion Waiting there.
    .automaton = It uses the deactivated Reinforcement Point nearest to the Target Mercenary and activates the most expensive Minion Waiting there.
saga-card-nx-ambush = Ambush
    .form-quoted = “Ambush”
    .text = Interrupt, between two Turns: activate one Minion, Waiting or on the board. With the Artificial Nexus it rolls 1 more Attack die.
    .automaton = It activates the Minion nearest to the Target Mercenary, Waiting ones included, with 1 more Attack die on its Action.
saga-card-nx-suppressing-fire = Suppressing Fire
    .form-quoted = “Suppressing Fire”
    .text = One Mercenary that a Minion could Shoot has 2 less Movement and rolls 1 Attack die fewer when it Shoots, until the next Nexus Phase. No shot is made.
    .automaton = It strikes the Target Mercenary, if a Minion could shoot it.
saga-card-nx-return-fire = Return Fire
    .form-quoted = “Return Fire”
    .text = Reaction, after a Mercenary’s shot: one surviving Minion it attacked may turn and Shoot that Mercenary.
    .automaton = It finds no valid target: the Minion nearest to the Target Mercenary makes a Bonus Activation instead.
saga-card-nx-orange-alarm = Orange Alarm
    .form-quoted = “Orange Alarm”
    .text = Alarm, Remains in Play: 1 more Activation in every Nexus Phase, and the card discarded for Reinforcements is worth 1 more. It replaces a Yellow Alarm. Not while a Red Alarm is in play.
    .automaton = It is put into play if its condition allows.
saga-card-nx-lockdown = Lockdown
    .form-quoted = “Lockdown”
    .text = Close one door between revealed zones whose doorway is empty; its Lock Strength becomes 2 if it was lower. Not a door with Access Denied.
    .automaton = It takes the door nearest to the Target Mercenary that can be closed or locked.
saga-card-nx-firewall-update = Firewall Update
    .form-quoted = “Firewall Update”
    .text = Remains in Play: the Firewall Level of all Terminals is 1 higher. Discard it after the first Hacking Attempt with a success.
    .automaton = It is put into play if its condition allows.
saga-card-nx-lights-out = Lights Out
    .form-quoted = “Lights Out”
    .text = Remains in Play until the end of the next Round: put a Darkness Counter on a space of a revealed zone.
    .automaton = The counter is put on the space of the Target Mercenary.
saga-card-nx-frag-toss = Frag Toss
    .form-quoted = “Frag Toss”
    .text = One Human Minion in no Front Arc throws a grenade at a space within Short Range and Line of Sight: every model on or adjacent to it suffers an attack of 3 Attack dice without Cover. At least one Mercenary must be hit.
    .automaton = The thrower is the Minion that hits the most Mercenaries and the fewest Minions, the Target Mercenary among them if possible.
saga-card-nx-scrambler = Shield Scrambler
    .form-quoted = “Shield Scrambler”
    .text = The Energy Shields of one Mercenary are deactivated until the end of the next Round.
    .automaton = It strikes the Target Mercenary, or else the one with the most free Energy Shield boxes.
saga-card-nx-red-alarm = Red Alarm
    .form-quoted = “Red Alarm”
    .text = Alarm, Remains in Play: 2 more Activations in every Nexus Phase, and the card discarded for Reinforcements is worth 2 more. It replaces any other Alarm.
    .automaton = It is put into play if its condition allows.
saga-card-nx-strike-team = Strike Team
    .form-quoted = “Strike Team”
    .text = Call Reinforcements worth 4, then activate one of the Minions just called.
    .automaton = It calls one Minion of each permitted cost, from the highest down and over again while the value lasts. They Wait at the free Reinforcement Point nearest to the Target Mercenary. The most expensive of them that can enter is activated.
saga-card-nx-concentrated-fire = Concentrated Fire
    .form-quoted = “Concentrated Fire”
    .text = Choose one Mercenary: up to 3 Minions may each turn and Shoot it.
    .automaton = The Target Mercenary is shot, or else the Mercenary with the most shooters; those with the most dice shoot first.
saga-card-nx-gas-vents = Gas Vents
    .form-quoted = “Gas Vents”
    .text = Choose an active Reinforcement Point: every Mercenary within 3 spaces of it suffers an attack of 3 Attack dice without modifiers, past its Energy Shields. Robots are immune.
    .automaton = It uses the Reinforcement Point nearest to the Target Mercenary that has a victim.
saga-card-nx-no-way-out = No Way Out
    .form-quoted = “No Way Out”
    .text = Reaction, when a Mercenary Breaks Away, before the Free Attacks: it stays where it is. It may turn and take its Action, and nobody attacks it for free.
    .automaton = It finds no valid target: the Minion nearest to the Target Mercenary makes a Bonus Activation instead.
saga-card-nx-blood-frenzy = Blood Frenzy
    .form-quoted = “Blood Frenzy”
    .text = Until the end of the next Round all Minions have 1 more Movement and roll 1 more Attack die in Assaults.
    .automaton = It always takes effect.
saga-card-nx-overdrive = Overdrive
    .form-quoted = “Overdrive”
    .text = Activate up to 2 different Minions, each with 1 more Attack die on its Action. They may be activated again in this Phase.
    .automaton = It activates the Minion nearest to the Target Mercenary, then the nearest of the others.
saga-card-nx-hidden-passage = Hidden Passage
    .form-quoted = “Hidden Passage”
    .text = Interrupt, between two Turns: put a Reinforcement Point on a free space next to a wall of a revealed zone, at least 3 spaces from every Mercenary, until the end of the Round. Call Reinforcements worth 3 there and activate one of them. The Artificial Nexus uses the free point nearest to its target.
    .automaton = No new Reinforcement Point is placed: it calls Minions worth 3 to the free one nearest to the Target Mercenary and activates the most expensive that can enter.


## Events

saga-card-ev-bulkheads = Bulkheads
    .form-quoted = “Bulkheads”
    .text = Every closed, unlocked door between two revealed zones gets Lock Strength 1.
saga-card-ev-second-shift = Second Shift
    .form-quoted = “Second Shift”
    .text = The Nexus calls Reinforcements worth 3 at once; no card is spent.
saga-card-ev-brown-out = Brown-out
    .form-quoted = “Brown-out”
    .text = Put a Darkness Counter on the space of the Target Mercenary. It stays until the end of the next Round, also when the Mercenary leaves.
saga-card-ev-daylight = Full Daylight
    .form-quoted = “Full Daylight”
    .text = All Darkness Counters are ignored until the end of the next Round.
saga-card-ev-pressure-drop = Pressure Drop
    .form-quoted = “Pressure Drop”
    .text = Every open, undestroyed door of the revealed board whose doorway is empty closes, unlocked.
saga-card-ev-nerves-fail = Nerves Fail
    .form-quoted = “Nerves Fail”
    .text = Every Lab Technician on the board moves up to 5 spaces towards the nearest Reinforcement Point. Those that end on it or next to it are removed.
saga-card-ev-first-symptoms = First Symptoms
    .form-quoted = “First Symptoms”
    .text = The Lab Technician nearest to the Target Mercenary, or else the nearest Security Guard, becomes a Plague Victim where it stands and keeps its Wound Counters.
saga-card-ev-outbreak = Outbreak
    .form-quoted = “Outbreak”
    .text = Remains in Play: once per Phase, when a Lab Technician or Security Guard is removed from the board, a free Plague Victim is placed Waiting at the nearest active Reinforcement Point.
saga-card-ev-friendly-voice = A Friendly Voice
    .form-quoted = “A Friendly Voice”
    .text = Remains in Play until the end of the next Round: the Complexity of every operation is 1 lower, at least 1.
saga-card-ev-surge = Surge
    .form-quoted = “Surge”
    .text = The Target Mercenary suffers an attack of 2 Attack dice without modifiers; wounds go to Energy Shields first. In the reactor the pulse strikes the next sector as well this Round instead.
saga-card-ev-enemies-incoming = Enemies Incoming!
    .form-quoted = “Enemies Incoming!”
    .text = Remains in Play until the end of the next Round: the Nexus has 1 more Activation.
saga-card-ev-left-behind-kit = Left-behind Kit
    .form-quoted = “Left-behind Kit”
    .text = The Mercenary with the most Wound Counters draws 1 Supply Card. If several or none qualify, the players choose.
saga-card-ev-getting-sleepy = Getting Sleepy
    .form-quoted = “Getting Sleepy”
    .text = Every Mercenary within Long Range of Chovar suffers an attack of 1 Attack die without modifiers and may use no Feat there until the end of the next Round. If Chovar is not on the board, only the Target Mercenary may use no Feat.
saga-card-ev-floor-gives = The Floor Gives
    .form-quoted = “The Floor Gives”
    .text = One Obstacle adjacent to the Target Mercenary, chosen by the Nexus, is destroyed; never a Terminal. In the burning shaft the fire rises one more row instead.


## Skills

saga-card-sk-aimed-fire = Aimed Fire
    .form-quoted = “Aimed Fire”
    .text = If you entered no space this Turn, you may reroll up to 2 Attack dice when you Shoot.
saga-card-sk-expert-shooter = Expert Shooter
    .form-quoted = “Expert Shooter”
    .text = Whenever you Shoot, 1 Hit counts one step stronger. Not with templates, grenades or turrets.
saga-card-sk-follow-through = Follow Through
    .form-quoted = “Follow Through”
    .text = Once per Turn, when your Assault eliminates an enemy, you may Assault another enemy in your Front Arc.
saga-card-sk-parry = Parry
    .form-quoted = “Parry”
    .text = You roll 1 more Defence die against Assaults from any side, Free Attacks included.
saga-card-sk-code-breaker = Code Breaker
    .form-quoted = “Code Breaker”
    .text = You may reroll up to 2 Attack dice in your Hacking Attempts.
saga-card-sk-backdoor = Backdoor
    .form-quoted = “Backdoor”
    .text = After your Hacking Attempt with a success you may deactivate one active Reinforcement Point of a revealed zone.
saga-card-sk-priority-orders = Priority Orders
    .form-quoted = “Priority Orders”
    .text = Once per Round, at the end of your Turn, turn the counter of one ally within Long Range face up again. The number of Turns stays the same.
saga-card-sk-foresight = Foresight
    .form-quoted = “Foresight”
    .text = Once per Round, at the start of your Turn, look at the top card of the Nexus Deck; you may put it on the bottom. Not while the Nexus is unaware.
saga-card-sk-hit-and-run = Hit and Run
    .form-quoted = “Hit and Run”
    .text = After your Action you may move 2 spaces, unless you are in an enemy’s Front Arc then. Not after a Feat.
saga-card-sk-slippery = Slippery
    .form-quoted = “Slippery”
    .text = Free Attacks against you when you Break Away roll 2 dice fewer, at least 1.
saga-card-sk-thick-skin = Thick Skin
    .form-quoted = “Thick Skin”
    .text = Once per Round, when wounds would land, you may cancel 1 unblocked Hit against you.
saga-card-sk-unbroken = Unbroken
    .form-quoted = “Unbroken”
    .text = Being Crippled costs you no dice in attack or defence.
saga-card-sk-resourceful = Resourceful
    .form-quoted = “Resourceful”
    .text = Once per Round you may reroll 1 die in any roll of your own, also when hacking, searching, sneaking or healing in Upkeep.
saga-card-sk-long-limbs = Long Limbs
    .form-quoted = “Long Limbs”
    .text = You may cross spaces of Obstacles at 1 Movement each, but not end there.
saga-card-sk-capacitors = Extra Capacitors
    .form-quoted = “Extra Capacitors”
    .text = You have 1 more Energy Shield box.
saga-card-sk-stone-born = Stone-Born
    .form-quoted = “Stone-Born”
    .text = Attacks from behind cost you no Defence die. Enemies cannot move or push you by their effects.
saga-card-sk-empathy = Empathy
    .form-quoted = “Empathy”
    .text = Once per Round, when a card or ability removes a Wound Counter from you or an ally within Short Range, 1 more may be removed from the same model.
saga-card-sk-plus-shoot = +1 Shooting
    .form-quoted = “+1 Shooting”
    .text = Your Shooting is 1 higher, at most 6.
saga-card-sk-plus-assault = +1 Assault
    .form-quoted = “+1 Assault”
    .text = Your Assault is 1 higher, at most 6.
saga-card-sk-plus-defence = +1 Defence
    .form-quoted = “+1 Defence”
    .text = Your Defence is 1 higher.
saga-card-sk-plus-tech = +1 Tech
    .form-quoted = “+1 Tech”
    .text = Your Tech is 1 higher.
saga-card-sk-plus-move = +1 Movement
    .form-quoted = “+1 Movement”
    .text = Your Movement is 1 higher.


## Equipment

saga-card-eq-medi-pack = Medi-Pack
    .form-quoted = “Medi-Pack”
    .text = Action: remove up to 2 Wound Counters from yourself or an adjacent Mercenary. Then discard this card.
saga-card-eq-stim = Stim Shot
    .form-quoted = “Stim Shot”
    .text = Free, at the start of your Turn: 2 more Movement this Turn, and being Crippled costs you no dice until the end of the Round. Then discard this card. Of no use to Robots.
saga-card-eq-grenade = Frag Grenade
    .form-quoted = “Frag Grenade”
    .text = Action: every model, piece of scenery and closed door on or adjacent to a space within Short Range and Line of Sight suffers an attack of 3 Attack dice without Cover, allies too. It is a shot. Then discard this card.
saga-card-eq-flash = Flash Charge
    .form-quoted = “Flash Charge”
    .text = Action, even in an enemy’s Front Arc: roll 1 Attack die for each Minion on or adjacent to a space within Short Range and Line of Sight. On a Hit it can do nothing until the end of the Round. It is no attack, but it is heard like a shot. Then discard this card.
saga-card-eq-lock-breaker = Lock Breaker
    .form-quoted = “Lock Breaker”
    .text = Action: the Lock Strength of a locked door in your Front Arc drops by 2. Not a door with Access Denied. Then discard this card.
saga-card-eq-vest = Plated Vest
    .form-quoted = “Plated Vest”
    .text = You roll 1 more Defence die against shots, templates and blasts included.
saga-card-eq-blade = Combat Blade
    .form-quoted = “Combat Blade”
    .text = When you Assault with it you may reroll 1 blank Attack die.
saga-card-eq-scope = Long Scope
    .form-quoted = “Long Scope”
    .text = At the start of your Turn name one of your Short Range weapons that needs Line of Sight: it has Long Range.
saga-card-eq-data-spike = Data Spike
    .form-quoted = “Data Spike”
    .text = Free, in a Hacking Attempt, before the roll: your Tech is 2 higher for it. Then discard this card.
saga-card-eq-shield-gen = Shield Generator
    .form-quoted = “Shield Generator”
    .text = You have 2 more Energy Shield boxes.
saga-card-eq-silent-pistol = Silent Pistol
    .form-quoted = “Silent Pistol”
    .text = Ranged Weapon, Short Range, Silent. You may also fire it from an enemy’s Front Arc with 1 Attack die fewer.
saga-card-eq-autocannon = Autocannon
    .form-quoted = “Autocannon”
    .text = Ranged Weapon, Long Range, 1 more Attack die. Not in a Turn in which you entered more than 2 spaces.
saga-card-eq-cutter = Plasma Cutter
    .form-quoted = “Plasma Cutter”
    .text = When you Assault with it, 1 Hit counts one step stronger, and you roll 2 more Attack dice against scenery and doors.
saga-card-eq-rig = Hacking Rig
    .form-quoted = “Hacking Rig”
    .text = Your Tech is 1 higher, and you may reroll 1 blank Attack die in your Hacking Attempts.
saga-card-eq-cloak = Stealth Cloak
    .form-quoted = “Stealth Cloak”
    .text = You roll 2 more Defence dice in Stealth tests, and 1 more against shots from beyond Short Range while you are in Cover.
saga-card-eq-jump-pack = Jump Pack
    .form-quoted = “Jump Pack”
    .text = 2 charges. Free, instead of moving in your Turn: land on a free space within Short Range and Line of Sight, facing as you like. Front Arcs neither stop you nor provoke Free Attacks.
saga-card-eq-auto-medic = Auto-Medic
    .form-quoted = “Auto-Medic”
    .text = 3 charges. Free, once per Turn, at its start: remove 1 Wound Counter from yourself.
saga-card-eq-pass = Officer’s Pass
    .form-quoted = “Officer’s Pass”
    .text = Mission Item. With the door named by the mission in your Front Arc you may open it although Access is Denied; from then on everybody may.
saga-card-eq-case = Sealed Case
    .form-quoted = “Sealed Case”
    .text = Mission Item: carry it out. It cannot be opened.
saga-card-eq-heron = Heron
    .form-quoted = “Heron”
    .text = Mission Item: Heron walks with the holder, whose Movement is 1 lower. When the holder becomes Crippled, roll 1 Attack die: on a Critical Hit Heron is hurt.
saga-card-eq-data-core = Data Core
    .form-quoted = “Data Core”
    .text = Mission Item: what you came for. The mission says what to do with it.
saga-card-eq-serum = Serum
    .form-quoted = “Serum”
    .text = Mission Item: what you came for. The mission says what to do with it.
saga-card-eq-charges = Charges
    .form-quoted = “Charges”
    .text = Mission Item with 3 charges, placed where the mission says. They are never refilled.


## Deployable Equipment

saga-card-dp-sentry = Sentry Turret
    .form-quoted = “Sentry Turret”
    .text = Turret, Defence 2, 2 Health Points. At the end of its owner’s Turn it may fire in any direction at Short Range with 3 Attack dice, but not in the Turn in which it was deployed as an Action.
saga-card-dp-damper = Dampening Turret
    .form-quoted = “Dampening Turret”
    .text = Turret, Defence 3, 2 Health Points. Minions within its Short Range and Line of Sight have 2 less Movement and roll 1 Attack die fewer when they Shoot. It fires only by the Feat Crossfire, with 2 Attack dice.
saga-card-dp-force-field = Force Field
    .form-quoted = “Force Field”
    .text = Two pieces on adjacent free spaces, Defence 4, 2 Health Points each. Enemies can neither pass nor see through; allies see through and may cross, but not stop there.
saga-card-dp-charge = Demolition Charge
    .form-quoted = “Demolition Charge”
    .text = Explosives, Defence 2, 1 Health Point. At the start or end of any later Turn of yours you may detonate it: everything on or adjacent to its space suffers an attack of 4 Attack dice, scenery and doors 6. It is heard like a shot. Then discard this card.


## Standard operations of Terminals

saga-operation-isolate = Isolation
    .form-quoted = “Isolation”
    .text = Choose a revealed zone: all its Reinforcement Points are deactivated until the End Phase.
saga-operation-weld = Weld Shut
    .form-quoted = “Weld Shut”
    .text = One Reinforcement Point in this Terminal’s zone is deactivated for the rest of the mission.
saga-operation-alarm = Switch Off the Alarm
    .form-quoted = “Switch Off the Alarm”
    .text = Discard the Alarm in play.
saga-operation-light = Light Control
    .form-quoted = “Light Control”
    .text = Choose a revealed Darkness Counter: it is taken away, or one that was taken away is put back.
saga-operation-camera = Camera
    .form-quoted = “Camera”
    .text = Look into one unrevealed zone that shares a door with a revealed one: you see its plan and its Minions as they stand now.
saga-operation-shut = Shut a Door
    .form-quoted = “Shut a Door”
    .text = Close one open door of a revealed zone whose doorway is empty; its Lock Strength becomes 1.


## Keywords

saga-keyword-human = Human
saga-keyword-robot = Robot
saga-keyword-kayowana = Kayowana
saga-keyword-judwan = Judwan
saga-keyword-dwarf = Dwarf
saga-keyword-shooting = Shooting
saga-keyword-assault = Assault
saga-keyword-tech = Tech
saga-keyword-tactics = Tactics
saga-keyword-speed = Speed
saga-keyword-resilience = Resilience
saga-keyword-generic = Generic
saga-keyword-plague = Plague
saga-keyword-alien = Alien
saga-keyword-psychic = Psychic


## Scenery

saga-scenery-crate = Crate
saga-scenery-table = Table
saga-scenery-cabinet = Cabinet
saga-scenery-weapons-locker = Weapons Locker
saga-scenery-terminal = Terminal
saga-scenery-tank = Tank
saga-scenery-door = Door
saga-scenery-double-door = Double Door
saga-scenery-glass = Glass Pane
