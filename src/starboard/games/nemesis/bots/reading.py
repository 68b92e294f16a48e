"""What a crew member reads off its view: facts about itself, the Rooms, the Intruders, the ways off. No decisions."""

from typing import Any, Final

from starboard.games.nemesis.bots.tempers import EVEN, Temper
from starboard.games.nemesis.content.items import ITEMS, Weapon, weapon_of
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.state.board import BOARDS, Board

View = dict[str, Any]

CONTAMINATED: Final = ("contamination", "infected", "clean")
OWN_CARDS: Final = 10  # every Character's deck; whatever is more is Contamination
LAST_TURN: Final = 15
EXPLOSION: Final = 6  # the space of the Self-Destruct track
CLOSED: Final = 1
REPAIR_CARDS: Final = ("fast-repairs", "ingenuity", "repairs", "basic-repairs")
REPAIR_ITEMS: Final = ("tools", "duct-tape")


class Reading:
    """One seat's view, with what is asked for all the time looked up once."""

    __slots__ = (
        "board", "cards", "contamination", "explored", "fire", "hand", "intruders", "inventory", "malfunction", "me",
        "noise", "others", "room", "seat", "serious", "temper", "tiles", "view",
    )  # fmt: skip

    def __init__(self, view: View, seat: int, temper: Temper = EVEN) -> None:
        self.view = view
        self.seat = seat
        self.temper = temper
        self.board: Board = BOARDS[view["map"]]
        self.me: View = view["players"][seat]
        self.others: list[View] = [who for who in view["players"] if who["seat"] != seat]
        self.room: int = self.me["room"]
        self.hand: list[str] = self.me["hand"]
        self.cards: list[str] = [card for card in self.hand if card not in CONTAMINATED]
        self.contamination: int = len(self.hand) + len(self.me["discard"]) + self.me["deck"] - OWN_CARDS
        self.serious: int = len(self.me["wounds"]) + len(self.me["dressed"])
        self.inventory: list[str] = self.me["inventory"]
        self.tiles: list[str] = view["tiles"]
        self.explored: list[bool] = view["explored"]
        self.fire: list[bool] = view["fire"]
        self.malfunction: list[bool] = view["malfunction"]
        self.noise: list[bool] = view["noise"]
        self.intruders: list[View] = view["intruders"]


# --- Rooms ---


def rooms_of(r: Reading, *tiles: str) -> list[int]:
    """Where tiles lie, as far as this seat knows."""
    return [room for room in range(1, len(r.tiles)) if r.tiles[room] in tiles]


def unexplored(r: Reading) -> list[int]:
    return [room for room in range(1, len(r.explored)) if not r.explored[room]]


def intruders_in(r: Reading, room: int) -> list[View]:
    return [intruder for intruder in r.intruders if intruder["room"] == room]


def people_in(r: Reading, room: int) -> list[View]:
    """The other living Characters in a Room."""
    return [who for who in r.others if who["room"] == room and who["status"] == "alive"]


def neighbours(r: Reading, room: int) -> list[int]:
    """Rooms one can walk to: no Closed Door in between."""
    doors = r.view["doors"]
    found: list[int] = []
    for corridor, other in r.board.exits[room]:
        if doors[corridor] != CLOSED and other not in found:
            found.append(other)
    return found


def quiet_places(r: Reading, room: int) -> list[int]:
    return [place for place in r.board.places[room] if not r.noise[place]]


def lying(r: Reading, thing: str) -> list[int]:
    """Rooms in which an Object lies; "corpse" is any Character's."""
    return [room for room, what in r.view["lying"] if what == thing or (thing == "corpse" and "corpse" in what)]


def at_a_computer(r: Reading) -> bool:
    tile = r.tiles[r.room]
    return tile in TILES and TILES[tile].computer and not r.malfunction[r.room]


# --- Oneself ---


def holds(r: Reading, thing: str) -> bool:
    """Whether an Object is in one's hands; "corpse" is any Character's."""
    return any(h["item"] == thing or (thing == "corpse" and "corpse" in h["item"]) for h in r.me["held"])


def loaded(r: Reading) -> list[tuple[Weapon, int]]:
    """Weapons with Ammo in them."""
    found: list[tuple[Weapon, int]] = []
    for held in r.me["held"]:
        weapon = weapon_of(held["item"])
        if weapon is not None and held["ammo"] > 0:
            found.append((weapon, held["ammo"]))
    return found


def ammo(r: Reading) -> int:
    return sum([count for _, count in loaded(r)])


def items_owned(r: Reading) -> int:
    """What counts as an Item at the end: cards in the Inventory and Heavy ones in hand, not Objects."""
    return len(r.inventory) + len([held for held in r.me["held"] if held["item"] in ITEMS])


def can_repair(r: Reading) -> bool:
    """Whether something at hand mends a Room or an Engine."""
    return any(card in REPAIR_CARDS for card in r.cards) or any(item in REPAIR_ITEMS for item in r.inventory)


# --- Time ---


def turns_left(r: Reading) -> int:
    """Player Phases to come before the ship is gone, this one included."""
    left = LAST_TURN - int(r.view["time"])
    track = int(r.view["self_destruct"])
    return left if track < 0 else min(left, EXPLOSION - track)


def self_destructing(r: Reading) -> bool:
    return int(r.view["self_destruct"]) >= 0


def somebody_sleeps(r: Reading) -> bool:
    return any(who["status"] == "hibernating" for who in r.others)


# --- Escape Pods ---


def free_pods(r: Reading, unlocked: bool = True) -> list[View]:
    """Pods with a free place; only Unlocked ones unless told otherwise."""
    return [
        pod
        for pod in r.view["pods"]
        if not pod["gone"]
        and (pod["unlocked"] or not unlocked)
        and len([who for who in r.others if who["pod"] == pod["number"]]) < 2
    ]


def section_rooms(r: Reading, pods: list[View]) -> list[int]:
    """The Rooms, as far as known, whose Section has one of these pods."""
    letters = {pod["section"].lower() for pod in pods}
    return [room for room in rooms_of(r, "evac-a", "evac-b") if r.tiles[room][-1] in letters]
