"""The dice: faces of every kind, what the Sections begin with, and how many fit on a crew board.

Faces, slots and starting sets are printed only as pictures; they are data and may be corrected here (VAN-DICE-12).
"""

from typing import Final, Literal, get_args

from starboard.games.vanguard.content.icons import (
    ACCIDENT,
    BASIC,
    BLANK,
    COLOUR_OF_ICON,
    COLOURS,
    COMMON,
    DAMAGE,
    HEAVY,
    MENTAL,
    RARE,
    SPECIAL,
    SPECIALISED,
    UNCOMMON,
    VANGUARD,
    Colour,
)
from starboard.kernel.requests import Die

Section = Literal["security", "recon", "science", "engineering"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)

UNIVERSAL: Final = "universal"
EXPERT: Final = "expert"
WILD: Final = "wild"


class SectionDie:
    """A kind of Section die: "red-basic", "green-scout", "blue-wild" (VAN-DICE-04)."""

    __slots__ = ("colour", "die", "faces", "id", "kind", "sides")

    def __init__(self, colour: Colour, kind: str, faces: tuple[str, ...]) -> None:
        self.id = f"{colour}-{kind}"
        self.colour = colour
        self.kind = kind
        self.faces = faces
        self.sides = tuple(sorted(set(faces)))  # each face once
        self.die = Die(faces, self.id)


def _basic(colour: Colour) -> SectionDie:
    return SectionDie(colour, BASIC, (BASIC, BASIC, BASIC, BASIC, VANGUARD, ACCIDENT))


def _specialised(icon: str) -> SectionDie:
    return SectionDie(COLOUR_OF_ICON[icon], icon, (icon, icon, icon, BASIC, VANGUARD, ACCIDENT))


def _universal(colour: Colour) -> SectionDie:
    x, y, z = SPECIALISED[colour]
    return SectionDie(colour, UNIVERSAL, (f"{x}+{y}", f"{y}+{z}", f"{z}+{x}", BASIC, BASIC, VANGUARD))


def _expert(colour: Colour) -> SectionDie:
    x, y, z = SPECIALISED[colour]
    return SectionDie(colour, EXPERT, (f"{x}+{x}", f"{y}+{y}", f"{z}+{z}", BASIC, VANGUARD, VANGUARD))


def _wild(colour: Colour) -> SectionDie:
    return SectionDie(colour, WILD, (VANGUARD, VANGUARD, VANGUARD, ACCIDENT, ACCIDENT, ACCIDENT))


def _of_colour(colour: Colour) -> list[SectionDie]:
    specialised = [_specialised(icon) for icon in SPECIALISED[colour]]
    return [_basic(colour), *specialised, _universal(colour), _expert(colour), _wild(colour)]


SECTION_DICE: Final[dict[str, SectionDie]] = {die.id: die for colour in COLOURS for die in _of_colour(colour)}
COLOUR_OF_DIE: Final[dict[str, Colour]] = {die.id: die.colour for die in SECTION_DICE.values()}

INJURY_DIE: Final = Die((DAMAGE, DAMAGE, HEAVY, MENTAL, SPECIAL, BLANK), "injury")
DANGER_DIE: Final = Die((COMMON, COMMON, COMMON, UNCOMMON, UNCOMMON, RARE, SPECIAL, BLANK), "danger")  # VAN-DANGER-03
D10: Final = Die(tuple(range(1, 11)), "d10")  # VAN-RANDOM-01

# The five dice every Section begins the campaign with (VAN-TUTORIAL-05, VAN-DICE-11).
STARTING_DICE: Final[dict[Section, tuple[str, ...]]] = {
    "security": ("red-basic", "red-physical", "red-defend", "green-basic", "blue-basic"),
    "recon": ("red-basic", "green-basic", "green-scout", "green-scout", "blue-basic"),
    "science": ("red-basic", "green-biology", "green-xenology", "blue-basic", "blue-science"),
    "engineering": ("red-basic", "green-basic", "blue-basic", "blue-construct", "blue-tech"),
}
FIRST_PURCHASE: Final[dict[Section, str]] = {
    "security": "blue-wild",
    "recon": "green-wild",
    "science": "green-wild",
    "engineering": "blue-wild",
}  # VAN-BUYDICE-03

HAND_LIMITS: Final = {1: 2, 2: 3, 3: 4}  # VAN-CARD-03

# Usable slots at Rank 1, 2, 3 (VAN-SLOT-03).
SLOTS: Final[dict[str, dict[str, tuple[int, int, int]]]] = {
    "security": {"red": (3, 4, 6), "green": (2, 3, 4), "blue": (3, 4, 5)},
    "recon": {"red": (2, 3, 5), "green": (4, 5, 6), "blue": (2, 3, 4)},
    "science": {"red": (2, 3, 4), "green": (3, 4, 6), "blue": (3, 4, 5)},
    "engineering": {"red": (2, 3, 5), "green": (2, 3, 4), "blue": (4, 5, 6)},
}


def slots(section: str, colour: str, rank: int) -> int:
    """How many dice the column holds at this Rank, Injury dice included (VAN-SLOT-02)."""
    return SLOTS[section][colour][rank - 1]
