"""What a Rank-Up card asks for: counters of the exploration and the numbers they have to reach (VAN-RANKUP-02)."""

from typing import Final

from starboard.games.vanguard.content.cards import Need, RankUpCard
from starboard.games.vanguard.words.text_parts import Name, named, yes
from starboard.kernel.game import Described, ref

_BOUNDS: Final = {">=": "vanguard-bound-least", "<=": "vanguard-bound-most", "=": "vanguard-bound-exactly"}


def needs(card: RankUpCard) -> list[Described]:
    """One text for each counter; a card that asks for an action instead has none."""
    return [Described("vanguard-need", {"counter": _counter(one), "bound": _bound(one)}) for one in card.needs]


def _counter(need: Need) -> Name:
    return ref(f"vanguard-counter-{need.counter}")


def _bound(need: Need) -> Name:
    """ "at least 4, and 1 more for each crew member above two" """
    return named(_BOUNDS[need.sign], n=need.number, more=yes(need.more))
