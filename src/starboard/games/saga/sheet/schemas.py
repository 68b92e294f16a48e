"""What each version has written of a campaign's sheet: the fields of every kind of piece, in their order.

Frozen. A new version adds its own lines here (a test prints them); docs/state.md tells when there is one.
"""

from typing import Final

_FIRST: Final = {
    "Sheet": "campaign played=[Played] squad=[Veteran] flags following finale",
    "Played": "mission won",
    "Veteran": "card wounds items=[Item] skills attributes experience tokens victory_points",
    "Item": "card charges bought",
}

SCHEMAS: Final[dict[int, dict[str, str]]] = {1: _FIRST}
