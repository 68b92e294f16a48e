"""Which cards change which numbers, and for whom: it is printed, so each is looked up once (SAGA-MODEL-01)."""

from typing import Final, TypeAlias

from starboard.games.saga.content.card_list import CARDS_WITH_MODIFIERS, modifiers_of
from starboard.games.saga.content.modifiers import (
    ADJACENT_FRIENDS,
    END_OF_MISSION,
    END_OF_NEXT_ROUND,
    END_OF_ROUND,
    END_OF_TURN,
    NEXT_NEXUS_PHASE,
    OWNER,
    WHILE_IN_FORCE,
    Modifier,
)
from starboard.games.saga.rules.profiles import cards_with

Bearing: TypeAlias = dict[str, tuple[Modifier, ...]]  # cards, and what they change of what is asked for
# How long an effect lies on a model, as the modifiers of its card name it.
LASTING: Final = {
    "turn": END_OF_TURN, "round": END_OF_ROUND, "next-round": END_OF_NEXT_ROUND, "nexus-phase": NEXT_NEXUS_PHASE,
    "mission": END_OF_MISSION, "card": WHILE_IN_FORCE,
}  # fmt: skip

_bearings: Final[dict[tuple[str, str, str], Bearing]] = {}


def bearing_of(kind: str, who: str, lasting: str = WHILE_IN_FORCE) -> Bearing:
    """The cards that change something of this kind for those meant by `who`, each with all it changes for them.

    Of an effect only what lasts as long as the effect does. It is printed, so it is looked up once.
    """
    found = _bearings.get((kind, who, lasting))
    if found is None:
        found = _bearings[kind, who, lasting] = _looked_up(kind, who, lasting)
    return found


class Bearers:
    """Who can change numbers of a kind at all: what their cards change for themselves, and who gives it to friends."""

    __slots__ = ("bearing", "givers", "owners")

    def __init__(self, kind: str) -> None:
        self.bearing = bearing_of(kind, OWNER)
        self.owners = cards_with(tuple(self.bearing))
        self.givers = cards_with(tuple(bearing_of(kind, ADJACENT_FRIENDS)))


_bearers: Final[dict[str, Bearers]] = {}


def bearers_of(kind: str) -> Bearers:
    found = _bearers.get(kind)
    if found is None:
        found = _bearers[kind] = Bearers(kind)
    return found


def _looked_up(kind: str, who: str, lasting: str) -> Bearing:
    found: Bearing = {}
    for card in CARDS_WITH_MODIFIERS:
        meant = [one for one in modifiers_of(card) if one.who == who and one.until in (WHILE_IN_FORCE, lasting)]
        if any([one.kind == kind for one in meant]):
            found[card] = tuple(meant)
    return found
