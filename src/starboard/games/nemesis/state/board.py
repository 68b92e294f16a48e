"""The ship's geometry: Rooms by their printed number, Corridors, and the Technical Corridors (NEM-GEN-17).

A Room is its Room Number. A Corridor is its index; the places where Noise can lie are the Corridors and, behind them,
one shared space for each network of Technical Corridors (NEM-TECH-03).
"""

from starboard.kernel.errors import BrokenContent

ROOM_COUNT = 21
COCKPIT, HIBERNATORIUM = 1, 11


class Board:
    """One side of the board. Built once, never changed, shared by every game played on it."""

    __slots__ = (
        "corridors", "duct", "exits", "name", "networks", "numbers", "open_sections", "places", "slots", "special",
        "way",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        corridors: tuple[tuple[int, int, tuple[int, ...]], ...],
        ducts: dict[int, tuple[int, tuple[int, ...]]],
        special: dict[int, str],
        basic_slots: tuple[int, ...],
        additional_slots: tuple[int, ...],
        open_sections: dict[int, str] | None = None,
    ) -> None:
        self.name = name
        self.corridors: list[tuple[int, int]] = [(a, b) for a, b, _ in corridors]
        self.numbers: list[tuple[int, ...]] = [numbers for _, _, numbers in corridors]
        self.special = special
        self.slots: tuple[tuple[int, ...], tuple[int, ...]] = (basic_slots, additional_slots)
        self.open_sections: dict[int, str] = open_sections or {}
        self.networks: int = max([network for network, _ in ducts.values()]) + 1
        self.duct: list[int] = [-1] * (ROOM_COUNT + 1)  # the Room's network space among the places, or -1
        self.exits: list[list[tuple[int, int]]] = [[] for _ in range(ROOM_COUNT + 1)]  # (Corridor, Room behind it)
        self.places: list[list[int]] = [[] for _ in range(ROOM_COUNT + 1)]  # where Noise around the Room can lie
        self.way: list[list[int]] = [[-1] * 5 for _ in range(ROOM_COUNT + 1)]  # the place behind each number 1 to 4
        for index, (a, b, numbers) in enumerate(corridors):
            for room, other in ((a, b), (b, a)):
                self.exits[room].append((index, other))
                self.places[room].append(index)
                self._number(room, numbers, index)
        for room, (network, numbers) in ducts.items():
            self.duct[room] = len(corridors) + network
            self.places[room].append(self.duct[room])
            self._number(room, numbers, self.duct[room])
        for room in range(1, ROOM_COUNT + 1):
            self.exits[room].sort(key=_room_behind)
            if -1 in self.way[room][1:]:
                raise BrokenContent("board.py", name, f"room {room}", "the numbers 1 to 4 must each lead somewhere")

    def _number(self, room: int, numbers: tuple[int, ...], place: int) -> None:
        for number in numbers:
            if self.way[room][number] != -1:
                raise BrokenContent("board.py", self.name, f"room {room}", f"number {number} is used twice")
            self.way[room][number] = place

    def is_corridor(self, place: int) -> bool:
        return place < len(self.corridors)

    def beyond(self, room: int, corridor: int) -> int:
        """The Room at the other end of a Corridor."""
        a, b = self.corridors[corridor]
        return b if a == room else a


def _room_behind(way_out: tuple[int, int]) -> tuple[int, int]:
    corridor, room = way_out
    return room, corridor


SPECIAL_ROOMS = {1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1"}

BASIC = Board(
    "basic",
    corridors=(
        (1, 2, (3,)), (1, 3, (1, 2)), (1, 4, (4,)), (2, 6, (4,)), (3, 7, (3, 4)), (4, 8, (1,)), (5, 6, (3,)),
        (5, 10, (1, 2)), (6, 7, (1,)), (6, 11, (2,)), (7, 8, (2,)), (8, 9, (4,)), (8, 11, (3,)), (9, 12, (1, 2)),
        (10, 13, (3, 4)), (11, 14, (4,)), (11, 15, (1,)), (12, 16, (3, 4)), (13, 14, (1,)), (13, 19, (2,)),
        (14, 17, (2,)), (15, 16, (2,)), (15, 18, (3,)), (16, 21, (1,)), (17, 19, (1,)), (17, 20, (3, 4)),
        (18, 20, (1, 2)), (18, 21, (4,)),
    ),
    ducts={
        2: (0, (1, 2)), 4: (0, (2, 3)), 5: (0, (4,)), 9: (0, (3,)),
        14: (0, (3,)), 15: (0, (4,)), 19: (0, (3, 4)), 21: (0, (2, 3)),
    },
    special=SPECIAL_ROOMS,
    basic_slots=(2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18),
    additional_slots=(6, 7, 8, 14, 15),
)  # fmt: skip

# The harder side: two separate networks of ducts, some Rooms joined twice, the Evacuation Sections known from the
# start (NEM-ALT-01 to NEM-ALT-03). The map is our own.
ALTERNATIVE = Board(
    "alternative",
    corridors=(
        (1, 2, (1,)), (1, 3, (2,)), (1, 3, (3,)), (1, 4, (4,)), (2, 5, (2, 3)), (3, 7, (4,)), (4, 9, (1, 2)),
        (5, 6, (1,)), (5, 10, (4,)), (6, 7, (2,)), (6, 11, (3,)), (6, 11, (4,)), (7, 8, (1,)), (8, 11, (2,)),
        (8, 9, (3,)), (9, 12, (4,)), (10, 13, (1, 2)), (11, 15, (1,)), (12, 16, (1,)), (12, 16, (3,)),
        (13, 14, (3,)), (13, 19, (4,)), (14, 17, (1,)), (14, 17, (2,)), (15, 18, (2,)), (15, 16, (4,)),
        (16, 21, (2,)), (17, 20, (3,)), (18, 20, (1,)), (18, 20, (4,)), (18, 21, (3,)), (19, 20, (2,)),
    ),
    ducts={
        2: (0, (4,)), 3: (0, (1,)), 7: (0, (3,)), 10: (0, (3,)), 14: (0, (4,)), 17: (0, (4,)), 19: (0, (1, 3)),
        4: (1, (3,)), 8: (1, (4,)), 12: (1, (2,)), 15: (1, (3,)), 21: (1, (1, 4)),
    },
    special=SPECIAL_ROOMS,
    basic_slots=(2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18),
    additional_slots=(6, 7, 8, 14, 15),
    open_sections={10: "evac-a", 12: "evac-b"},
)  # fmt: skip

BOARDS = {board.name: board for board in (BASIC, ALTERNATIVE)}
