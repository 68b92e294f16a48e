"""Every field of a campaign's sheet: what a chapter hands on to the next (docs/state.md)."""

from typing import Literal

from starboard.kernel.declaring import Fields, Piece, field
from starboard.kernel.visibility import OWNER, PUBLIC

WandererRole = Literal["scout", "porter", "seer"]


class Pilgrim(Piece):
    """What a campaign remembers of a Wanderer."""

    seat: int = field(PUBLIC)  # in the last chapter
    role: WandererRole = field(PUBLIC)
    embers: int = field(PUBLIC, given=0)  # one for each Vow it kept
    keepsake: str = field(OWNER, "")  # a card it took along in secret


class SheetFields(Fields):
    """What a campaign goes on from."""

    campaign: str = field(PUBLIC)
    chapters: list[str] = field(PUBLIC, [])  # scenarios that were played
    won: list[bool] = field(PUBLIC, [])  # whether the Wanderers won each
    choices: dict[str, str] = field(PUBLIC, {})  # by scenario: what was chosen on its page
    pilgrims: list[Pilgrim] = field(PUBLIC, [])
