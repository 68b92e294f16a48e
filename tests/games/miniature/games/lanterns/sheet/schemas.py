"""What each version has written of the sheet: the fields of every kind of piece, in their order (docs/state.md)."""

from typing import Final

SCHEMAS: Final[dict[int, dict[str, str]]] = {
    1: {
        "Sheet": "campaign chapters won choices pilgrims=[Pilgrim]",
        "Pilgrim": "seat role embers keepsake",
    },
}
