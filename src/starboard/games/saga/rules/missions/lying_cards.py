"""Cards of the mission that no Mercenary has: at a mark, at a device, on the floor, or with a model of the Nexus.

What lies somewhere is taken with an Interact Action on the spot or next to it (docs/decisions/0030).
"""

from typing import Final

from starboard.games.saga.rules.places import Place, base_of, base_on, layout
from starboard.games.saga.state.fields import Item, Lying, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Payload

FLOOR: Final = "floor"  # what lies on the floor is chosen as ("floor", x, y)


def lay(g: Saga, item: Item, at: Place, piece: str = "") -> None:
    """A card lies there from now on, for everybody to see."""
    g.lying.append(Lying(item, at, piece, "", g.round))
    g.reveals += 1
    tell(g, "card-lies", "SAGA-MISSION-12", card=item.card, at=at, piece=piece)


def at_the_table(g: Saga, card: str) -> bool:
    """Whether the card is in play: with somebody, or lying about."""
    items = [item for who in g.mercenaries for item in who.items]
    items += [item for fallen in g.downed for item in fallen.items] + [one.item for one in g.lying]
    return any([item.card == card for item in items])


def cards_in_reach(g: Saga, who: Mercenary) -> list[Lying]:
    """Those that lie under it or next to it, but none under a closed door (SAGA-DOOR-08)."""
    now, here = layout(g), base_of(g, who.model)
    near = (now.adjacent_squares(here) | here.mask) & ~now.closed_doors
    return [one for one in g.lying if one.at is not None and base_on(g, _squares(g, one)).mask & near]


def _squares(g: Saga, one: Lying) -> list[Place]:
    """Where it lies: all squares of a device."""
    for piece in g.scenery:
        if piece.code == one.piece:
            return piece.squares
    assert one.at is not None
    return [one.at]


def choice_of(one: Lying) -> Payload:
    """How it is named among the things to interact with."""
    assert one.at is not None
    return one.piece or (FLOOR, *one.at)
