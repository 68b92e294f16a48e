"""Weapons: printed on a model's card or on an equipment card (SAGA-EQUIP-01, SAGA-SHOOT-02)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.modifiers import (
    ASSAULTS,
    ATTACK_DICE,
    ATTACKING,
    BLANKS,
    RAISE,
    SCENERY,
    Modifier,
    rerolling,
)

# How far it reaches (SAGA-RANGE-02, SAGA-TEMPLATE-01). A blade reaches what stands in the front arc.
SHORT, LONG, UNLIMITED, FLAME, BLADE = "short", "long", "unlimited", "template", "blade"
REACHES: Final = (SHORT, LONG, UNLIMITED, FLAME, BLADE)


@dataclass(frozen=True)
class Weapon:
    """What an attack is made with. Everybody may Assault without one."""

    id: str
    reach: str
    silent: bool = False  # not heard as a shot (SAGA-SHOOT-07)
    blind: bool = False  # needs no line of sight (SAGA-PSI-01)
    hits_scenery: bool = True
    in_front_arc: bool = (
        False  # may be fired from an enemy's front arc, at an enemy in its arc of sight (SAGA-SHOOT-03)
    )
    most_entered: int | None = None  # not in a Turn in which the owner entered more squares
    modifiers: tuple[Modifier, ...] = ()

    @property
    def ranged(self) -> bool:
        """Whether it is a Ranged Weapon: its attacks are shots."""
        return self.reach != BLADE


_ALL = (
    # The Mercenaries' base weapons (SAGA-EQUIP-05)
    Weapon("wp-rifle", LONG),
    Weapon("wp-arc", SHORT),
    Weapon("wp-drain", SHORT, blind=True, hits_scenery=False),  # SAGA-MODEL-05
    Weapon("wp-flamer", FLAME),
    Weapon("wp-sword", BLADE),
    Weapon("wp-rivet", SHORT),
    # Agents
    Weapon("wp-carbine", SHORT),
    Weapon("wp-laser-rifle", LONG),
    Weapon("wp-scoped", LONG),
    Weapon("wp-heavy", LONG),
    # Bosses
    Weapon("wp-riot", LONG),
    Weapon("wp-marksman", LONG, silent=True),
    Weapon("wp-needle", SHORT),
    # Equipment: the weapon has the id of its card
    Weapon("eq-blade", BLADE, modifiers=(rerolling(1, BLANKS, ways=ASSAULTS),)),
    Weapon(
        "eq-silent-pistol", SHORT, silent=True, in_front_arc=True,
        modifiers=(Modifier(ATTACK_DICE, -1, rolls=(ATTACKING,), condition="in-front-arc"),),
    ),
    Weapon("eq-autocannon", LONG, most_entered=2, modifiers=(Modifier(ATTACK_DICE, 1),)),
    Weapon(
        "eq-cutter", BLADE,
        modifiers=(Modifier(RAISE, 1, ways=ASSAULTS), Modifier(ATTACK_DICE, 2, ways=ASSAULTS, against=SCENERY)),
    ),
)  # fmt: skip

WEAPONS: Final = {weapon.id: weapon for weapon in _ALL}
