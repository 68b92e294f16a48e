"""What a campaign goes on from. It is kept for as long as the campaign, so it has versions of its own."""

from typing import ClassVar

from starboard.games.saga.sheet.fields import SheetFields
from starboard.games.saga.sheet.schemas import SCHEMAS


class Sheet(SheetFields):
    """What a campaign goes on from."""

    SCHEMA: ClassVar[int] = 1
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = SCHEMAS
    __slots__ = ()

    @staticmethod
    def blank() -> "Sheet":
        return Sheet("")

    @classmethod
    def fresh(cls) -> "Sheet":
        return Sheet("")

    def clone(self) -> "Sheet":
        new = Sheet(self.campaign)
        self.copy_to(new)
        return new
