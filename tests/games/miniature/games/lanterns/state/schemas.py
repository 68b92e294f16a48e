"""What each version has written of the table: the fields of every kind of piece, in their order (docs/state.md)."""

from typing import Final

SCHEMAS: Final[dict[int, dict[str, str]]] = {
    1: {
        "Lanterns": (
            "mode options scenario seats step round turn actions choice ground lanterns={Lantern} "
            "wanderers=[Wanderer] keeper=Keeper deck=Deck vows_left sheet=?Sheet ending winners"
        ),
        "Lantern": "at lit by",
        "Wanderer": "seat role at flames lost kindled pack=Pack hand vows vows_known put_aside",
        "Pack": "oil played",
        "Keeper": "seat at dazzled",
        "Deck": "cards top top_known bottom bottom_known discard",
        "Sheet": "campaign chapters won choices pilgrims=[Pilgrim]",
        "Pilgrim": "seat role embers keepsake",
    },
}
