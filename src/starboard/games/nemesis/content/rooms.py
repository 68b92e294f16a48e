"""The Room tiles and the Special Rooms: what is printed on them (NEM-ROOM). Their Actions stand in `room_actions`."""

from dataclasses import dataclass
from typing import Final

BASIC_SET, ADDITIONAL_SET, SPECIAL_SET = 1, 2, 0


@dataclass(frozen=True)
class Tile:
    id: str
    set: int
    colour: str = "none"
    computer: bool = False


_ALL = (
    Tile("armory", BASIC_SET, "red"),
    Tile("comms", BASIC_SET, "yellow", computer=True),
    Tile("emergency", BASIC_SET, "green"),
    Tile("evac-a", BASIC_SET, "white"),
    Tile("evac-b", BASIC_SET, "white"),
    Tile("fire-control", BASIC_SET, "yellow", computer=True),
    Tile("generator", BASIC_SET, "yellow", computer=True),
    Tile("laboratory", BASIC_SET, "green", computer=True),
    Tile("nest", BASIC_SET),
    Tile("storage", BASIC_SET, "red"),
    Tile("surgery", BASIC_SET, "green"),
    Tile("airlock-control", ADDITIONAL_SET, "yellow"),
    Tile("cabins", ADDITIONAL_SET, "white"),
    Tile("canteen", ADDITIONAL_SET, "green"),
    Tile("command-center", ADDITIONAL_SET, "red", computer=True),
    Tile("engine-control", ADDITIONAL_SET, "yellow", computer=True),
    Tile("hatch-control", ADDITIONAL_SET, "white"),
    Tile("monitoring", ADDITIONAL_SET, "red", computer=True),
    Tile("slime-room", ADDITIONAL_SET),
    Tile("shower", ADDITIONAL_SET, "white"),
    Tile("cockpit", SPECIAL_SET),
    Tile("hibernatorium", SPECIAL_SET),
    Tile("engine-1", SPECIAL_SET),
    Tile("engine-2", SPECIAL_SET),
    Tile("engine-3", SPECIAL_SET),
)

TILES: Final = {tile.id: tile for tile in _ALL}
BASIC_TILES: Final = [tile.id for tile in _ALL if tile.set == BASIC_SET]
ADDITIONAL_TILES: Final = [tile.id for tile in _ALL if tile.set == ADDITIONAL_SET]
ENGINE_ROOMS: Final = {"engine-1": 1, "engine-2": 2, "engine-3": 3}
