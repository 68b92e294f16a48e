"""Written by `make fields` from tests/games/miniature/games/lanterns/sheet/declared.py."""

from typing import ClassVar, Final

from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import FLAG, INT, WORD, Many, Named, OneOf, Plain
from starboard.kernel.visibility import OWNER, PUBLIC

WANDERER_ROLE: Final = OneOf("scout", "porter", "seer")


class Pilgrim(Piece):
    """What a campaign remembers of a Wanderer."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "role": Field(PUBLIC, WANDERER_ROLE, needed=True),
        "embers": Field(PUBLIC, INT),
        "keepsake": Field(OWNER, WORD),
    }
    __slots__ = (
        "embers",
        "keepsake",
        "role",
        "seat",
    )

    def __init__(self, seat: int, role: str, embers: int = 0) -> None:
        self.seat = seat  # in the last chapter
        self.role = role
        self.embers = embers  # one for each Vow it kept
        self.keepsake: str = ""  # a card it took along in secret

    @staticmethod
    def blank() -> "Pilgrim":
        return Pilgrim(0, "scout")

    @classmethod
    def fresh(cls) -> "Pilgrim":
        return Pilgrim(0, "scout")

    def clone(self) -> "Pilgrim":
        new = Pilgrim(self.seat, self.role, self.embers)
        new.keepsake = self.keepsake
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.role,
            self.embers,
            self.keepsake,
        ]


class SheetFields(Piece):
    """What a campaign goes on from."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "campaign": Field(PUBLIC, WORD, needed=True),
        "chapters": Field(PUBLIC, Many(WORD)),
        "won": Field(PUBLIC, Many(FLAG)),
        "choices": Field(PUBLIC, Named(WORD)),
        "pilgrims": Field(PUBLIC, Many(Pilgrim)),
    }
    __slots__ = (
        "campaign",
        "chapters",
        "choices",
        "pilgrims",
        "won",
    )

    def __init__(self, campaign: str) -> None:
        self.campaign = campaign
        self.chapters: list[str] = []  # scenarios that were played
        self.won: list[bool] = []  # whether the Wanderers won each
        self.choices: dict[str, str] = {}  # by scenario: what was chosen on its page
        self.pilgrims: list[Pilgrim] = []

    def copy_to(self, new: "SheetFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.campaign = self.campaign
        new.chapters = self.chapters.copy()
        new.won = self.won.copy()
        new.choices = self.choices.copy()
        new.pilgrims = [one.clone() for one in self.pilgrims]

    def row(self) -> list[Plain]:
        return [
            self.campaign,
            self.chapters.copy(),
            self.won.copy(),
            self.choices.copy(),
            [one.row() for one in self.pilgrims],
        ]
