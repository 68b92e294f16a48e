"""The whole table of Star Saga, plain data. Who holds which role stands in `seats`; the pieces say whose they are."""

from typing import ClassVar

from starboard.games.saga.state.fields import SagaFields
from starboard.games.saga.state.schemas import SCHEMAS


class Saga(SagaFields):
    """The whole table."""

    SCHEMA: ClassVar[int] = 2
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = SCHEMAS
    __slots__ = ()

    @staticmethod
    def blank() -> "Saga":
        return Saga("together", [], "", [], True)

    @classmethod
    def fresh(cls) -> "Saga":
        return Saga("together", [], "", [])

    def clone(self) -> "Saga":
        new = Saga(self.mode, self.options, self.mission, self.seats, True)
        self.copy_to(new)
        return new
