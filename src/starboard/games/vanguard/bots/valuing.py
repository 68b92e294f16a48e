"""What dice are worth as such: the more they can show, the more."""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.dice import EXPERT, SECTION_DICE, UNIVERSAL, WILD
from starboard.games.vanguard.content.icons import BASIC
from starboard.kernel.requests import Payload

RANKS: Final = {BASIC: 0, WILD: 1, UNIVERSAL: 3, EXPERT: 4}  # Specialised dice between
SPECIALISED: Final = 2


def value(die: str) -> int:
    """Whatever is no die is dearer than any: an Injury, a sacrifice."""
    return RANKS.get(SECTION_DICE[die].kind, SPECIALISED) if die in SECTION_DICE else 9


def cheap_first(dice: Sequence[Payload]) -> list[Payload]:
    return sorted(dice, key=lambda die: value(str(die)))


def precious_first(dice: Sequence[Payload]) -> list[Payload]:
    return sorted(dice, key=lambda die: -value(str(die)))
