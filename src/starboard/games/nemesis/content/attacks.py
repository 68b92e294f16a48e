"""The Intruder Attack deck: blood values, symbols, and the effect each card names (NEM-ATTACK-12)."""

from dataclasses import dataclass
from typing import Final

RETREAT: Final = 0  # the arrow instead of a blood value (NEM-INJURY-07)

_EVERYBODY = ("creeper", "adult", "breeder", "queen")
_GROWN = ("adult", "breeder", "queen")


@dataclass(frozen=True)
class AttackCard:
    id: str
    effect: str
    blood: int
    kinds: tuple[str, ...]


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
