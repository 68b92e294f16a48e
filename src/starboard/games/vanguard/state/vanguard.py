"""The whole table of ISS Vanguard, plain data."""

from typing import ClassVar

from starboard.games.vanguard.state.fields import VanguardFields
from starboard.games.vanguard.state.schemas import SCHEMAS


class Vanguard(VanguardFields):
    """The whole table."""

    SCHEMA: ClassVar[int] = 1
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = SCHEMAS
    __slots__ = ()

    @staticmethod
    def blank() -> "Vanguard":
        return Vanguard("expedition", [], "", [], True)

    @classmethod
    def fresh(cls) -> "Vanguard":
        return Vanguard("expedition", [], "", [])

    def clone(self) -> "Vanguard":
        new = Vanguard(self.mode, self.options, self.planet, self.seats, True)
        self.copy_to(new)
        return new
