"""The words for pieces of Nemesis that state and rules share, and what others see of a hidden piece."""

from typing import Final

from starboard.games.nemesis.content.items import ITEMS
from starboard.kernel.visibility import Mask

ALIVE, DEAD, HIBERNATING, ESCAPED = "alive", "dead", "hibernating", "escaped"
LARVA, CREEPER, ADULT, BREEDER, QUEEN = "larva", "creeper", "adult", "breeder", "queen"
SEMI_COOP, COOP, SOLO = "semi-coop", "coop", "solo"
OPEN_DOOR, CLOSED_DOOR, DESTROYED_DOOR = 0, 1, 2
CONTAMINATION, INFECTED, CLEAN = "contamination", "infected", "clean"
CONTAMINATED: Final = (CONTAMINATION, INFECTED, CLEAN)  # a Contamination card, unscanned or as its owner knows it
INACTIVE: Final = -1  # the Self-Destruct track without a marker
NOBODY: Final = -1
EGG, CARCASS, BLUE_CORPSE, CORPSE = "egg", "carcass", "blue-corpse", "corpse"


def contamination_face(card: str) -> str:
    """What others see of a card: a scanned Contamination card looks like any other (NEM-CONTAM-12)."""
    return CONTAMINATION if card in CONTAMINATED else card


def item_back(item: str) -> str:
    """The back of an Item card shows its colour (NEM-ITEM-02)."""
    return "?" + ITEMS[item].colour


def token_kind(token: str) -> str:
    """The type printed on an Intruder token; its number is for those who draw it (NEM-BAG-16)."""
    return token.partition("-")[0]


def bit(seat: int) -> Mask:
    return Mask(1 << seat)
