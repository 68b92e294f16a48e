"""Written by `make fields` from src/starboard/games/saga/sheet/declared.py."""

from typing import ClassVar

from starboard.games.saga.state.fields import Played, Veteran
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import WORD, Many, Named, Plain
from starboard.kernel.visibility import PUBLIC


class SheetFields(Piece):
    """What a campaign goes on from."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "campaign": Field(PUBLIC, WORD, needed=True),
        "played": Field(PUBLIC, Many(Played)),
        "squad": Field(PUBLIC, Many(Veteran)),
        "flags": Field(PUBLIC, Named(WORD)),
        "following": Field(PUBLIC, Many(WORD)),
        "finale": Field(PUBLIC, WORD),
    }
    __slots__ = (
        "campaign",
        "finale",
        "flags",
        "following",
        "played",
        "squad",
    )

    def __init__(self, campaign: str, blank: bool = False) -> None:
        self.campaign = campaign
        if blank:  # a copy fills in everything else itself
            return
        self.played: list[Played] = []  # missions with their results, in their order
        self.squad: list[Veteran] = []  # before the first mission: veterans that may be hired (SAGA-CAMPAIGN-02)
        self.flags: dict[str, str] = {}
        self.following: list[str] = []  # missions of which the next one is chosen
        self.finale: str = ""  # how the campaign has ended, if it has

    def copy_to(self, new: "SheetFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.campaign = self.campaign
        new.played = [one.clone() for one in self.played]
        new.squad = [one.clone() for one in self.squad]
        new.flags = self.flags.copy()
        new.following = self.following.copy()
        new.finale = self.finale

    def row(self) -> list[Plain]:
        return [
            self.campaign,
            [one.row() for one in self.played],
            [one.row() for one in self.squad],
            self.flags.copy(),
            self.following.copy(),
            self.finale,
        ]
