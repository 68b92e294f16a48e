# How Star Saga can be begun: modes, roles, missions, options, shown where people choose.

## Modes

saga-mode-together = Against the Artificial Nexus
    .text = One to four players lead the Mercenaries. The rules themselves play the Nexus, and show why it does what it does.
saga-mode-versus = Against a Nexus player
    .text = One of you commands the Nexus: Minions, cards and alarms. Everybody else leads Mercenaries.

## Roles

saga-role-mercenaries = Mercenaries
    .text = One or more of the squad. The Turns of each Round are shared among all of you.
saga-role-nexus = Nexus
    .text = Everything that stands in the Mercenaries’ way. A hand of cards, and reinforcements that never quite end.

## Missions

saga-scenario-a = Lone Wolf
    .text = Captain Dulinsky alone, in the drains below the landing field. For one player’s first steps: moving, shooting, hacking a door.
saga-scenario-b = Two Keys
    .text = Dulinsky and Curby at the old cistern: its gate opens only when two keys are turned in two rooms. Zones, operations and Energy Shields.
saga-scenario-c = Fire Drill
    .text = A whole squad, the waste incinerator, and one ladder up the flue. The first mission with a team of your own.
saga-scenario-m1 = Bad Papers
    .text = Your forged passes did not pass. The hangar is closing around you: through a locked door to the stairs, or across the field to the freight lift?
saga-scenario-m2 = The Spine
    .text = Two belts carry everything through Deepwell’s cargo spine, you included. Loud, fast, and somewhere on it a sealed case.
saga-scenario-m3 = Night Shift
    .text = Three in the morning in the staff quarters. Nobody has noticed you yet; the lift wants an officer’s pass, and the officer is awake.
saga-scenario-m4 = Glass Garden
    .text = Heron is locked into her own isolation pod, behind panes of glass. What got loose is still walking between the planters.
saga-scenario-m5 = The Rolling Stacks
    .text = An archive whose shelves roll, a data core in the vault, and a rival who works in the dark: Maren Voss, the Shrike.
saga-scenario-m6 = Kind Cages
    .text = A menagerie without bars. In its middle lives Old Tide, a Chovar, and it talks to everybody who comes too close.
saga-scenario-m7 = The Heart
    .text = Everything in Deepwell runs on one reactor. Cool it and leave the place standing, or leave three charges on its pylons.
saga-scenario-m8 = Hale’s Terms
    .text = Director Hale receives you behind glass, with guards and an offer. She has read your contract, and she has a better one.
saga-scenario-m9 = The Shaft
    .text = One way out: four landings straight up, while Deepwell is purged floor by floor. Who waits at the top depends on what you did.

## Options

saga-option-ties-asked = Players Break the Nexus’ Ties
    .text = Where the Artificial Nexus could do several things equally well, the player after the last one to act decides instead of the tie-break.
saga-option-counters-turned-up = Fresh Counters Each Round
    .text = At the start of a Round the counters of all Mercenaries are turned face up, so anybody may act first.
saga-option-points-not-crossed = Reinforcement Points Are Barred
    .text = Mercenaries may not even walk across the spaces of Reinforcement Points.
saga-option-no-shots-at-neighbours = No Shots at Neighbours
    .text = Nobody may Shoot at an enemy on an adjacent space. Templates and attacks that need no sight are not affected.
saga-option-leaning-for-a-clear-shot = Leaning for a Clear Shot
    .text = Whoever shelters and sees their target only in Cover may lean out if that gives a shot without Cover.
saga-option-outnumbered-by-each = Every Enemy Counts
    .text = In an Assault an outnumbered fighter loses 1 die for each enemy beyond the first that has it in its front arc.
saga-option-markers-hold-doors = The Downed Hold Doors
    .text = A door cannot be closed while a Downed Mercenary Counter lies in its doorway.
saga-option-supplies-shuffled-again = Supplies Come Round Again
    .text = When the Supply deck is empty, the supplies used up so far are shuffled into a new one.
saga-option-surplus-teaches-nothing = Surplus Wounds Teach Nothing
    .text = In a campaign only wounds for which the victim had a box left give Experience.
saga-option-shields-stop-hazards = Shields Stop Traps
    .text = Energy Shields also take the wounds of traps, gas and Events that are neither a shot nor an Assault.
saga-option-unaware-let-go = The Unaware Let You Go
    .text = While the Nexus is unaware, its Minions make no free attacks on Mercenaries who Break Away.
saga-option-bosses-without-bonus = No Bonus for Bosses
    .text = Bosses cannot be chosen for Bonus Activations.
saga-option-generic-skills-double = Generic Skills at Double Cost
    .text = In a campaign a Generic skill bought with credits costs double its printed cost, not triple.
saga-option-unhurt-at-the-end = Healed in Time
    .text = In a campaign the Experience for coming through unhurt goes to everybody who is not Crippled when the mission is won.

## Campaigns

saga-campaign-lantern-job = The Lantern Job
    .text = Up to nine missions, ever deeper into a shaft laboratory. What the squad finds, loses and spares decides where it goes next.

## Endings

saga-ending-mercenaries = The Mercenaries have won
saga-ending-nexus = The Nexus has won
# What decided it. $who: Mercenaries, or models of the Nexus; $count: how many of them
saga-ended-all-fallen = Every Mercenary has been eliminated.
# $all: whether the whole squad, for it was small
saga-ended-standard-defeat = { $all ->
    [yes] The whole squad was Crippled or eliminated.
   *[no] Three Mercenaries were Crippled or eliminated at the same time.
}
saga-ended-clock = Time had run out.
# $exit: one or several
saga-ended-out = { $count ->
    [one] { FORM($who, "The") } has got out by { FORM($exit, "the") }.
   *[other] { FORM($who, "The") } have got out by { FORM($exit, "the") }.
}
# $state: open, closed, standing, on or off
saga-ended-piece = { $state ->
    [open] { FORM($piece, "The") } is open.
    [closed] { FORM($piece, "The") } is closed.
    [on] { FORM($piece, "The") } is on.
    [off] { FORM($piece, "The") } is off.
   *[standing] { FORM($piece, "The") } still stands.
}
saga-ended-eliminated = { FORM($who, "The") } { $count ->
    [one] was
   *[other] were
} eliminated.
saga-ended-crippled = { $count ->
    [one] { FORM($who, "The") } was Crippled.
   *[other] { FORM($who, "The") } were Crippled at the same time.
}
saga-ended-held = { $count ->
    [one] { FORM($who, "The") } was holding { FORM($zone, "the") }.
   *[other] { FORM($who, "The") } were holding { FORM($zone, "the") }.
}
saga-ended-too-few = { $count ->
    [0] No Mercenary was alive or out any more.
    [one] Only { FORM($who, "the") } was still alive or out.
   *[other] Only { FORM($who, "the") } were still alive or out.
}
saga-ended-had = They had { FORM($card, "quoted") } with them.
saga-ended-lying = { $rounds ->
    [one] For a whole Round nobody came for { FORM($card, "quoted") }.
   *[other] For { $rounds } whole Rounds nobody came for { FORM($card, "quoted") }.
}
saga-ended-burn-line = The fire had reached row { $row }.
saga-ended-revealed = They found { FORM($zone, "the") }.
saga-ended-aware = { $aware ->
    [yes] The Nexus knew of the Mercenaries.
   *[no] The Nexus never knew where the Mercenaries were.
}
# $how: a sentence of the mission, or one of the next two
saga-ended-as-told = { $how }
saga-ended-goal-mercenaries = The Mercenaries have done what they came for.
saga-ended-goal-nexus = The Nexus has what it wanted.

saga-bot-scripted = with a plan
