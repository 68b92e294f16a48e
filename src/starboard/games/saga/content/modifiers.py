"""Modifiers: what cards change as plain numbers, in words that the rules ask for without knowing any card.

A modifier is in force while its source is: an ability its model has, a skill or piece of equipment it owns, the weapon
of the attack, a card whose effect lies on it. Modifiers of different sources add up, two of the same source do not
(SAGA-ATTACK-09); no pool falls below 1 die (SAGA-ATTACK-04).
"""

from dataclasses import dataclass
from typing import Final

# --- What is changed ---

# A characteristic itself. The dice of a flat attack follow it, and so does everything else that looks at the card.
MOVE, SHOOT, ASSAULT, DEFENCE, TECH = "move", "shoot", "assault", "defence", "tech"
# Dice of one roll.
ATTACK_DICE, DEFENCE_DICE = "attack-dice", "defence-dice"  # the owner's own
ENEMY_ATTACK_DICE = "enemy-attack-dice"  # of attacks against the owner
REROLL = "reroll"  # so many of the owner's dice may be rolled again (SAGA-REROLL-01)
RAISE = "raise"  # so many explosions count one level higher, at most 3 (SAGA-ATTACK-12)
SOAK = "soak"  # so many unblocked explosions may be cancelled (SAGA-ATTACK-13)
IGNORE = "ignore"  # one standard modifier does not count, see `ignored`
SHIELD_BOXES = "shield-boxes"  # blue boxes more (SAGA-SHIELD-02)
# Numbers of the whole table.
ACTIVATIONS = "activations"  # of sub-phase 2 and of step 2 of the Artificial Nexus (SAGA-ACTIVATE-01)
REINFORCEMENT = "reinforcement"  # value of the card of sub-phase 3 or step 3 (SAGA-REINFORCE-08)
FIREWALL = "firewall"  # Firewall Level of all Terminals (SAGA-HACK-04)
COMPLEXITY = "complexity"  # of every operation, never below 1 (SAGA-HACK-09)

KINDS: Final = (
    MOVE, SHOOT, ASSAULT, DEFENCE, TECH, ATTACK_DICE, DEFENCE_DICE, ENEMY_ATTACK_DICE, REROLL, RAISE, SOAK, IGNORE,
    SHIELD_BOXES, ACTIVATIONS, REINFORCEMENT, FIREWALL, COMPLEXITY,
)  # fmt: skip

# --- Ways of attacking: every attack is made in exactly one ---

SHOT, TEMPLATE, BLAST, TURRET = "shot", "template", "blast", "turret"
CLOSE, FREE_ATTACK = "close", "free-attack"  # an Assault as an Action or granted, and one at a Break Away
FLAT, HAZARD = "flat", "hazard"  # dice without modifiers: a ranged attack, and anything else

WEAPON_SHOTS: Final = (SHOT, TEMPLATE)
SHOTS: Final = (SHOT, TEMPLATE, BLAST, TURRET)
ASSAULTS: Final = (CLOSE, FREE_ATTACK)
MODIFIED: Final = (*SHOTS, *ASSAULTS)  # the attacks that take modifiers of dice
WAYS: Final = (*MODIFIED, FLAT, HAZARD)

# --- Rolls of the owner ---

ATTACKING, DEFENDING, HACKING = "attacking", "defending", "hacking"
STEALTH, SEARCHING, UPKEEP = "stealth", "searching", "upkeep"
ROLLS: Final = (ATTACKING, DEFENDING, HACKING, STEALTH, SEARCHING, UPKEEP)

# --- What IGNORE disregards ---

CRIPPLED, BEHIND, COVER, OUTNUMBERED, DARKNESS = "crippled", "behind", "cover", "outnumbered", "darkness"
IGNORED: Final = (CRIPPLED, BEHIND, COVER, OUTNUMBERED, DARKNESS)  # SAGA-ATTACK-05 to 08, SAGA-DARK-03

# --- Whom it concerns, what it is used against, which dice, how often, how long ---

OWNER, ADJACENT_FRIENDS, AGENTS_NEAR = "owner", "adjacent-friends", "agents-near"  # near: within Short and seen
ANYTHING, SCENERY = "", "scenery"  # scenery: doors too
ANY_DICE, BLANKS = "any", "blanks"
ALWAYS, TURN, ROUND, MISSION = "", "turn", "round", "mission"

# An effect lasts to the end of the Turn or activation, of the Round, of the next Round, to the next Nexus Phase.
END_OF_TURN, END_OF_ROUND, END_OF_NEXT_ROUND, NEXT_NEXUS_PHASE = (
    "turn-end",
    "round-end",
    "next-round-end",
    "nexus-phase",
)
WHILE_IN_FORCE, END_OF_MISSION = "", "mission-end"
DURATIONS: Final = (
    WHILE_IN_FORCE, END_OF_TURN, END_OF_ROUND, END_OF_NEXT_ROUND, NEXT_NEXUS_PHASE, END_OF_MISSION,
)  # fmt: skip

# --- Conditions that need the board: one table of the rules answers each of these names ---

CONDITIONS: Final = {
    "": "always",
    "another-technician-engages": "another Technician on the board has the defender in its front arc",
    "another-guard-near": "another Guard is within 2 squares of the owner",
    "another-marine-near": "another Marine or Heavy Marine is within 2 squares of the owner",
    "moved-this-activation": "the owner entered at least 1 square in this activation",
    "entered-no-square": "the owner entered no square in this Turn",
    "unaware-from-behind": "the Nexus is unaware and the owner attacks from behind",
    "owner-sees-attacker": "the attacker is in the owner's arc and line of sight",
    "beyond-short-in-cover": "the attacker is beyond Short and the owner is in Cover",
    "target-not-in-cover": "the defender is not in Cover",
    "in-front-arc": "the owner is in an enemy's front arc",
    "rolls-already": "the owner rolls at least 1 die in this test anyway",
    "owner-crippled": "the Mercenary that deployed the piece is Crippled",
    "on-its-action": "in the Action of the activation that the card gives",
    "automaton-action": "the same, if the Artificial Nexus used the card",
}


@dataclass(frozen=True)
class Modifier:
    """One plain number of a card with the filters under which it counts.

    `ways` and `rolls` left empty mean those that the kind belongs to by itself: attacks with modifiers, and attacking
    or defending. A flat attack or a hazard is concerned only where `ways` names it.
    """

    kind: str
    amount: int = 0
    ways: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()
    against: str = ANYTHING
    condition: str = ""
    ignored: str = ""  # of IGNORE
    dice: str = ANY_DICE  # of REROLL
    limit: str = ALWAYS
    who: str = OWNER
    until: str = WHILE_IN_FORCE

    def concerns(self, way: str) -> bool:
        """Whether it counts in attacks made in this way."""
        return way in (self.ways or MODIFIED)


def ignoring(
    what: str, rolls: tuple[str, ...] = (ATTACKING, DEFENDING), ways: tuple[str, ...] = (), until: str = ""
) -> Modifier:
    """A standard modifier that the owner disregards in these rolls."""
    return Modifier(IGNORE, ignored=what, rolls=rolls, ways=ways, until=until)


def rerolling(
    count: int, dice: str = ANY_DICE, rolls: tuple[str, ...] = (ATTACKING,), ways: tuple[str, ...] = (),
    condition: str = "", limit: str = ALWAYS,
) -> Modifier:  # fmt: skip
    """So many dice of the owner's rolls that may be rolled again."""
    return Modifier(REROLL, count, rolls=rolls, ways=ways, dice=dice, condition=condition, limit=limit)
