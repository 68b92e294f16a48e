"""The Intruder Attack deck: blood values, symbols, and the effect each card names (NEM-ATTACK-12)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.state import Character, Intruder, Nemesis
from starboard.kernel.asks import Procedure

RETREAT: Final = 0  # the arrow instead of a blood value (NEM-INJURY-07)

_EVERYBODY = ("creeper", "adult", "breeder", "queen")
_GROWN = ("adult", "breeder", "queen")


@dataclass(frozen=True)
class AttackCard:
    id: str
    effect: str
    blood: int
    kinds: tuple[str, ...]

    def resolve(self, g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
        going = EFFECTS[self.effect](g, intruder, target)
        if going is not None:
            yield from going


# Filled by `attack_effects`, which needs the rules of attacks themselves.
EFFECTS: Final[dict[str, Callable[[Nemesis, Intruder, Character], Procedure[None] | None]]] = {}

_PRINTED = (
    ("scratch", (2, 3, 5, 6), _EVERYBODY),
    ("claw", (3, 4, 5, RETREAT), _GROWN),
    ("bite", (4, 4, 6, RETREAT), _GROWN),
    ("tail", (2, 5), ("queen",)),
    ("frenzy", (3, 4), ("breeder", "queen")),
    ("transformation", (4, 5), ("creeper",)),
    ("slime", (5,), _EVERYBODY),
    ("summoning", (3,), ("creeper", "queen")),
)

ATTACK_DECK: Final = [f"{effect}-{blood or 'retreat'}" for effect, values, _ in _PRINTED for blood in values]
ATTACKS: Final = {
    f"{effect}-{blood or 'retreat'}": AttackCard(f"{effect}-{blood or 'retreat'}", effect, blood, kinds)
    for effect, values, kinds in _PRINTED
    for blood in values
}
