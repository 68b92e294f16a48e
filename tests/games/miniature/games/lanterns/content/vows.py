"""The Vows: what a Wanderer secretly wants of the night, and whether it has been kept (LAN-VOW-02)."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.state.fields import Wanderer


def kindler(who: Wanderer) -> bool:
    return who.kindled >= 2


def unhurt(who: Wanderer) -> bool:
    return who.flames > 0 and who.lost == 0


def brave(who: Wanderer) -> bool:
    return who.flames > 0 and who.lost > 0


def spendthrift(who: Wanderer) -> bool:
    return who.pack.oil == 0


def saver(who: Wanderer) -> bool:
    return who.pack.oil >= 2


def silent(who: Wanderer) -> bool:
    return not who.pack.played


VOWS: Final[dict[str, Callable[[Wanderer], bool]]] = {
    "kindler": kindler,
    "unhurt": unhurt,
    "brave": brave,
    "spendthrift": spendthrift,
    "saver": saver,
    "silent": silent,
}
