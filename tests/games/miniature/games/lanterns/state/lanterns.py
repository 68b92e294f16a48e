"""The whole table of Lanterns, plain data. Who holds which role stands in `seats`; the figures say whose they are."""

from typing import ClassVar

from starboard.games.lanterns.content.halls import HALLS, name_of
from starboard.games.lanterns.state.fields import Keeper, Lantern, LanternsFields, Wanderer
from starboard.games.lanterns.state.schemas import SCHEMAS
from starboard.kernel.requests import FATE


class Lanterns(LanternsFields):
    """The whole table."""

    SCHEMA: ClassVar[int] = 1
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = SCHEMAS
    __slots__ = ()

    @staticmethod
    def blank() -> "Lanterns":
        return Lanterns("vigil", [], "crossing", [], True)

    @classmethod
    def fresh(cls) -> "Lanterns":
        return Lanterns("vigil", [], "crossing", [])

    def clone(self) -> "Lanterns":
        new = Lanterns(self.mode, self.options, self.scenario, self.seats, True)
        self.copy_to(new)
        return new


def lay_out(g: Lanterns) -> None:
    """The hall with its Lanterns, everybody where they begin, the Keeper in its corner (LAN-SETUP-01, LAN-SETUP-02)."""
    hall = HALLS[g.scenario]
    g.ground = [row[:] for row in hall.ground]
    g.lanterns = {name_of(square): Lantern(square) for square in hall.lanterns}
    held = [(role, seat) for seat, roles in enumerate(g.seats) for role in roles]
    keepers = [seat for role, seat in held if role == "keeper"]
    g.keeper = Keeper(keepers[0] if keepers else FATE, hall.keeper)
    for role in ("scout", "porter", "seer"):
        for name, seat in held:
            if name == role:
                g.wanderers.append(Wanderer(seat, role, hall.starts[len(g.wanderers)]))
