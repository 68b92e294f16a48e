"""The six Mercenaries: what is printed on their cards, with their abilities and Feats (SAGA-MODEL-01)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.abilities import Ability
from starboard.games.saga.content.hooks import ACTION, END, FEAT, FREE, HACK, STEP, TURN_END, TURN_START, WOUNDED
from starboard.games.saga.content.hooks import BREAK as AT_BREAK_AWAY
from starboard.games.saga.content.modifiers import (
    ADJACENT_FRIENDS,
    ASSAULTS,
    ATTACK_DICE,
    ATTACKING,
    CLOSE,
    CRIPPLED,
    DEFENCE_DICE,
    MOVE,
    SCENERY,
    SHOT,
    SHOTS,
    TEMPLATE,
    TURN,
    TURRET,
    Modifier,
    ignoring,
)
from starboard.games.saga.content.modifiers import MISSION as ONCE_PER_MISSION

# The colours of the Mercenary counters (SAGA-TARGET-02).
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "orange")

# Keywords: races and specialities (SAGA-ATTRIBUTE-01). Agents and Bosses have others beside them.
HUMAN, ROBOT, KAYOWANA, JUDWAN, DWARF = "human", "robot", "kayowana", "judwan", "dwarf"
SHOOTING, ASSAULTING, TECHNICAL = "shooting", "assault", "tech"
TACTICS, SPEED, RESILIENCE = "tactics", "speed", "resilience"
RACES: Final = (HUMAN, ROBOT, KAYOWANA, JUDWAN, DWARF)
SPECIALITIES: Final = (SHOOTING, ASSAULTING, TECHNICAL, TACTICS, SPEED, RESILIENCE)


@dataclass(frozen=True)
class Mercenary:
    """One Mercenary card. Boxes are filled from green to red; blue ones are energy shields (SAGA-SHIELD-01)."""

    id: str
    colour: str  # of its counter, outside campaigns
    keywords: tuple[str, ...]
    cost: int
    move: int
    shoot: int
    assault: int
    defence: int
    tech: int
    green: int
    red: int
    blue: int = 0
    weapons: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()  # Deployables that belong to the card (SAGA-EQUIP-05)
    abilities: tuple[str, ...] = ()
    feats: tuple[str, ...] = ()


_MERCENARIES = (
    Mercenary(
        "mc-dulinsky", "red", (HUMAN, SHOOTING, TACTICS), 110, 5, 4, 2, 2, 2, 3, 2, weapons=("wp-rifle",),
        abilities=("ab-field-command", "ab-watchful-eye"), feats=("ft-coordinated",),
    ),
    Mercenary(
        "mc-curby", "blue", (ROBOT, TECHNICAL), 125, 4, 3, 2, 2, 5, 2, 3, blue=2, weapons=("wp-arc",),
        abilities=("ab-modes", "ab-uplink", "cr-curby"), feats=("ft-root",),
    ),
    Mercenary(
        "mc-alyse", "green", (KAYOWANA, ASSAULTING, RESILIENCE), 110, 5, 2, 4, 3, 2, 2, 3, weapons=("wp-drain",),
        abilities=("ab-stunning-blow", "cr-alyse"), feats=("ft-energy-drain",),
    ),
    Mercenary(
        "mc-devil", "orange", (HUMAN, ASSAULTING, RESILIENCE), 110, 5, 3, 3, 3, 1, 3, 2, weapons=("wp-flamer",),
        abilities=("ab-demolition", "ab-flush-out", "cr-devil"), feats=("ft-hellfire",),
    ),
    Mercenary(
        "mc-wrath", "purple", (JUDWAN, ASSAULTING, SPEED), 110, 5, 1, 5, 2, 1, 4, 1, weapons=("wp-sword",),
        abilities=("ab-slip", "ab-quiet-kill", "cr-wrath"), feats=("ft-dance",),
    ),
    Mercenary(
        "mc-ogan", "yellow", (DWARF, SHOOTING, TECHNICAL), 125, 4, 4, 3, 3, 3, 3, 2, weapons=("wp-rivet",),
        gear=("dp-sentry", "dp-damper"), abilities=("ab-pack-up", "ab-field-repair", "cr-ogan"),
        feats=("ft-crossfire",),
    ),
)  # fmt: skip

MERCENARIES: Final = {card.id: card for card in _MERCENARIES}


@dataclass(frozen=True)
class Mode:
    """A mode of Curby's frame, kept from one of his Turns to the next."""

    id: str
    modifiers: tuple[Modifier, ...]


_MODES = (
    Mode("md-bulwark", (Modifier(DEFENCE_DICE, 1),)),
    Mode("md-servo", (Modifier(MOVE, 2),)),
    Mode("md-targeting", (Modifier(ATTACK_DICE, 1, ways=SHOTS),)),
)
MODES: Final = {mode.id: mode for mode in _MODES}
FIRST_MODE: Final = "md-bulwark"

_ABILITIES = (
    # Dulinsky
    Ability(
        "ab-field-command", (TURN_END,), FREE, TURN, amount=2, crippled_amount=1, rule="SAGA-MOVE-15",
    ),
    Ability(
        "ab-watchful-eye", rule="SAGA-ATTACK-09",
        modifiers=(
            Modifier(DEFENCE_DICE, 1, ways=SHOTS, condition="owner-sees-attacker", who=ADJACENT_FRIENDS),
        ),
    ),
    # Curby: what the modes change is on the modes
    Ability("ab-modes", (TURN_START,), limit=TURN, rule="SAGA-ATTACK-09"),
    Ability("ab-uplink", (HACK,), rule="SAGA-HACK-01"),
    Ability("cr-curby", (END,), only_crippled=True, rule="SAGA-SHIELD-07"),
    # Alyse
    Ability("ab-stunning-blow", (WOUNDED,), rule="SAGA-MODEL-06"),
    Ability("cr-alyse", (WOUNDED,), amount=2, only_crippled=True, rule="SAGA-MODEL-05"),
    # Devil
    Ability(
        "ab-demolition", rule="SAGA-DESTROY-05",
        modifiers=(Modifier(ATTACK_DICE, 2, ways=(SHOT, TEMPLATE, CLOSE), against=SCENERY),),
    ),
    Ability("ab-flush-out", (WOUNDED,), amount=1, rule="SAGA-TEMPLATE-09"),
    Ability(
        "cr-devil", modifiers=(ignoring(CRIPPLED, (ATTACKING,), ASSAULTS),), only_crippled=True, rule="SAGA-ATTACK-05",
    ),
    # Wrath
    Ability("ab-slip", (STEP,), FREE, TURN, rule="SAGA-MOVE-07"),
    Ability(
        "ab-quiet-kill", modifiers=(Modifier(ATTACK_DICE, 2, ways=ASSAULTS, condition="unaware-from-behind"),),
        rule="SAGA-ATTACK-06",
    ),
    Ability(
        "cr-wrath", (AT_BREAK_AWAY,), modifiers=(ignoring(CRIPPLED, (ATTACKING,), ASSAULTS),), only_crippled=True,
        rule="SAGA-BREAK-01",
    ),
    # Ogan: his shaky hands are those of the turrets he deployed
    Ability("ab-pack-up", use=ACTION, rule="SAGA-DEPLOY-06"),
    Ability("ab-field-repair", use=ACTION, amount=2, rule="SAGA-WOUND-04"),
    Ability(
        "cr-ogan", modifiers=(Modifier(ATTACK_DICE, -1, ways=(TURRET,), condition="owner-crippled"),),
        only_crippled=True, rule="SAGA-ATTACK-04",
    ),
    # Feats (SAGA-FEAT-01)
    Ability("ft-coordinated", use=FEAT, limit=ONCE_PER_MISSION, amount=3, rule="SAGA-FEAT-01"),
    Ability("ft-root", use=FEAT, limit=ONCE_PER_MISSION, amount=3, rule="SAGA-FEAT-01"),
    Ability("ft-energy-drain", use=FEAT, limit=ONCE_PER_MISSION, rule="SAGA-MODEL-07"),
    Ability("ft-hellfire", use=FEAT, limit=ONCE_PER_MISSION, amount=3, rule="SAGA-FEAT-01"),
    Ability("ft-dance", use=FEAT, limit=ONCE_PER_MISSION, amount=5, rule="SAGA-FEAT-01"),
    Ability(
        "ft-crossfire", use=FEAT, limit=ONCE_PER_MISSION, modifiers=(Modifier(ATTACK_DICE, 1, ways=(TURRET,)),),
        rule="SAGA-FEAT-01",
    ),
)  # fmt: skip

MERCENARY_ABILITIES: Final = {ability.id: ability for ability in _ABILITIES}
