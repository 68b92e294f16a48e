"""The fields of the kernel's own pieces; `tools/fields.py` writes fields.py from this."""

from starboard.kernel.declaring import Fields, field
from starboard.kernel.visibility import COUNT, NEVER, PUBLIC, Known


class DeckFields(Fields):
    """The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile."""

    cards: list[str] = field(COUNT)  # in no order
    top: list[str] = field(Known("top_known"), [])
    top_known: list[int] = field(NEVER, [])
    bottom: list[str] = field(Known("bottom_known"), [])
    bottom_known: list[int] = field(NEVER, [])
    discard: list[str] = field(PUBLIC, [])
