"""Icons and colours of dice (VAN-DICE-02, VAN-DICE-10). A face is named by its icons: "scout", "gather+defend"."""

from typing import Final, Literal, get_args

Colour = Literal["red", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

BASIC: Final = "basic"
VANGUARD: Final = "vanguard"  # any icon (VAN-DICE-06)
ACCIDENT: Final = "accident"

SPECIALISED: Final[dict[Colour, tuple[str, str, str]]] = {
    "red": ("physical", "gather", "defend"),
    "green": ("scout", "biology", "xenology"),
    "blue": ("construct", "science", "tech"),
}
ICONS: Final = tuple([icon for colour in COLOURS for icon in SPECIALISED[colour]])  # the nine specialised ones
COLOUR_OF_ICON: Final[dict[str, Colour]] = {icon: colour for colour in COLOURS for icon in SPECIALISED[colour]}
FACE_ICONS: Final = (*ICONS, BASIC, VANGUARD, ACCIDENT)  # whatever a Section die can show

# Symbols of the Injury die (VAN-INJURY-07) and of the Danger die (VAN-DANGER-03).
DAMAGE: Final = "damage"
HEAVY: Final = "heavy"
MENTAL: Final = "mental"
SPECIAL: Final = "special"
SYMBOLS: Final = (DAMAGE, HEAVY, MENTAL, SPECIAL)
COMMON: Final = "common"
UNCOMMON: Final = "uncommon"
RARE: Final = "rare"
BLANK: Final = "blank"
DANGERS: Final = (COMMON, UNCOMMON, RARE, SPECIAL)
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "T")  # of the Danger reference; T is the Tutorial's

_icons_of: dict[str, tuple[str, ...]] = {}


def icons_of(face: str) -> tuple[str, ...]:
    """The icons on a face, one or two."""
    found = _icons_of.get(face)
    if found is None:
        found = tuple(face.split("+"))
        _icons_of[face] = found
    return found
