"""What Action cards and Items both can do."""

from typing import Final

from starboard.games.nemesis.rules.deeds import Deed
from starboard.games.nemesis.rules.doors import changeable_doors, flip_door, stuck_doors
from starboard.games.nemesis.rules.movement import LOUD, arrive
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Ask, Procedure, Refusal

NO_DOOR_HERE = Refusal("NEM-TURN-14", "no-door-here")
NO_DUCT_HERE = Refusal("NEM-TECH-02", "no-duct-here")
RULE = "NEM-ACTION-05"


def flip_one_door(g: Nemesis, who: Character) -> Procedure[None]:
    """Open or close one Door of the Room."""
    doors = changeable_doors(g, who.room)
    corridor: int = yield Ask(who.seat, doors, RULE, "corridor", blocked=lambda: stuck_doors(g, who.room))
    yield from flip_door(g, who, corridor, RULE)


def why_no_door_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if changeable_doors(g, who.room) else NO_DOOR_HERE


FLIP_ONE_DOOR: Final = Deed(flip_one_door, why_no_door_here)


def duct_destinations(g: Nemesis, who: Character) -> list[int]:
    """Other Rooms with an Entrance to the same Technical Corridors (NEM-TECH-02, NEM-ALT-01)."""
    network = g.board.duct[who.room]
    if network < 0:
        return []
    return [room for room in range(1, len(g.tiles)) if g.board.duct[room] == network and room != who.room]


def why_no_duct(g: Nemesis, who: Character) -> Refusal | None:
    return None if duct_destinations(g, who) else NO_DUCT_HERE


def crawl(g: Nemesis, who: Character) -> Procedure[None]:
    """Through the ducts to another Entrance, where one arrives as usual (NEM-TECH-02)."""
    room: int = yield Ask(who.seat, duct_destinations(g, who), "NEM-TECH-02", "room")
    yield from arrive(g, who, room, -1, LOUD)
