"""The pieces of Nemesis on their own: Characters and what they hold, Intruders, pods; and who may see what of them."""

from typing import ClassVar, Final

from starboard.games.nemesis.content.items import ITEMS
from starboard.kernel.views import COUNT, NEVER, OWNER, PUBLIC, Face, Known, Piece, Show

ALIVE, DEAD, HIBERNATING, ESCAPED = "alive", "dead", "hibernating", "escaped"
LARVA, CREEPER, ADULT, BREEDER, QUEEN = "larva", "creeper", "adult", "breeder", "queen"
SEMI_COOP, COOP, SOLO = "semi-coop", "coop", "solo"
OPEN_DOOR, CLOSED_DOOR, DESTROYED_DOOR = 0, 1, 2
CONTAMINATION, INFECTED, CLEAN = "contamination", "infected", "clean"
CONTAMINATED: Final = (CONTAMINATION, INFECTED, CLEAN)  # a Contamination card, unscanned or as its owner knows it
INACTIVE: Final = -1  # the Self-Destruct track without a marker
NOBODY: Final = -1
EGG, CARCASS, BLUE_CORPSE, CORPSE = "egg", "carcass", "blue-corpse", "corpse"


def contamination_face(card: str) -> str:
    """What others see of a card: a scanned Contamination card looks like any other (NEM-CONTAM-12)."""
    return CONTAMINATION if card in CONTAMINATED else card


def item_back(item: str) -> str:
    """The back of an Item card shows its colour (NEM-ITEM-02)."""
    return "?" + ITEMS[item].colour


def token_kind(token: str) -> str:
    """The type printed on an Intruder token; its number is for those who draw it (NEM-BAG-16)."""
    return token.partition("-")[0]


def bit(seat: int) -> int:
    return 1 << seat


class Held(Piece):
    """A Heavy Item or an Object in a Hand slot."""

    FIELDS: ClassVar[dict[str, Show]] = {
        "item": PUBLIC,
        "ammo": PUBLIC,
        "added": PUBLIC,
        "tape": PUBLIC,
    }
    __slots__ = ("added", "ammo", "item", "tape")

    def __init__(self, item: str, ammo: int = 0) -> None:
        self.item = item
        self.ammo = ammo
        self.added: list[str] = []  # cards Added to it (NEM-ITEM-23)
        self.tape = 0  # things with the same tape share a Hand slot (NEM-ITEM-24)

    @staticmethod
    def blank() -> "Held":
        return Held("")

    def clone(self) -> "Held":
        new = Held(self.item, self.ammo)
        if self.added:
            new.added = self.added[:]
        new.tape = self.tape
        return new


class Pod(Piece):
    """An Escape Pod of one of the two Evacuation Sections (NEM-POD-01)."""

    FIELDS: ClassVar[dict[str, Show]] = {"number": PUBLIC, "section": PUBLIC, "unlocked": PUBLIC, "gone": PUBLIC}
    __slots__ = ("gone", "number", "section", "unlocked")

    def __init__(self, number: int, section: str) -> None:
        self.number = number
        self.section = section
        self.unlocked = False
        self.gone = False

    @staticmethod
    def blank() -> "Pod":
        return Pod(0, "")

    def clone(self) -> "Pod":
        new = Pod(self.number, self.section)
        new.unlocked = self.unlocked
        new.gone = self.gone
        return new


class Intruder(Piece):
    """A miniature on the board, with the token it was placed with, if any (NEM-INTRUDER-07)."""

    FIELDS: ClassVar[dict[str, Show]] = {
        "id": PUBLIC,
        "kind": PUBLIC,
        "room": PUBLIC,
        "injuries": PUBLIC,
        "token": PUBLIC,
    }
    __slots__ = ("id", "injuries", "kind", "room", "token")

    def __init__(self, id: int, kind: str, room: int, token: str) -> None:
        self.id = id
        self.kind = kind
        self.room = room
        self.injuries = 0
        self.token = token

    @staticmethod
    def blank() -> "Intruder":
        return Intruder(0, "", 0, "")

    def clone(self) -> "Intruder":
        new = Intruder(self.id, self.kind, self.room, self.token)
        new.injuries = self.injuries
        return new


class Character(Piece):
    """A player's Character with everything on and beside its board."""

    FIELDS: ClassVar[dict[str, Show]] = {
        "seat": PUBLIC,
        "number": PUBLIC,
        "name": PUBLIC,
        "status": PUBLIC,
        "room": PUBLIC,
        "pod": PUBLIC,
        "passed": PUBLIC,
        "hand": OWNER,
        "deck": COUNT,
        "discard": Face(contamination_face),
        "light": PUBLIC,
        "wounds": PUBLIC,
        "dressed": PUBLIC,
        "slimed": PUBLIC,
        "signal": PUBLIC,
        "larva": PUBLIC,
        "inventory": Known("shown", item_back),
        "shown": NEVER,
        "held": PUBLIC,
        "quests": PUBLIC,
        "objectives": Known("objectives_known"),
        "objectives_known": NEVER,
        "draft": PUBLIC,
        "looking": OWNER,
        "unbound": PUBLIC,
        "left_behind": PUBLIC,
        "hunt": OWNER,
    }
    PARTS: ClassVar[dict[str, object]] = {"held": [Held]}
    __slots__ = tuple(FIELDS)

    def __init__(self, seat: int, blank: bool = False) -> None:
        self.seat = seat
        if blank:  # a copy fills in everything itself
            return
        self.number = 0  # the Help card's number (NEM-SETUP-15)
        self.name = ""
        self.status = ALIVE
        self.room = 0  # 0 while in a pod or out of the game
        self.pod = 0
        self.passed = False
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.light = 0
        self.wounds: list[str] = []  # Serious Wounds not dressed
        self.dressed: list[str] = []
        self.slimed = False
        self.signal = False
        self.larva = False
        self.inventory: list[str] = []
        self.shown: list[int] = []  # who knows each of them
        self.held: list[Held] = []
        self.quests: list[str] = []  # not yet activated
        self.objectives: list[str] = []
        self.objectives_known: list[int] = []
        self.draft: list[str] = []
        self.looking: list[str] = []  # cards its player is just choosing from
        self.unbound = False  # any number of Actions this round (Adrenaline Injection)
        self.left_behind = False  # its things lie with its Corpse (NEM-COOP-06)
        self.hunt: list[str] = []  # Intruder Action cards (NEM-INTPLAYER-02)

    @staticmethod
    def blank() -> "Character":
        return Character(NOBODY, True)

    def clone(self) -> "Character":
        new = Character(self.seat, True)
        new.number = self.number
        new.name = self.name
        new.status = self.status
        new.room = self.room
        new.pod = self.pod
        new.passed = self.passed
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.light = self.light
        new.wounds = self.wounds[:]
        new.dressed = self.dressed[:]
        new.slimed = self.slimed
        new.signal = self.signal
        new.larva = self.larva
        new.inventory = self.inventory[:]
        new.shown = self.shown[:]
        new.held = [held.clone() for held in self.held]
        new.quests = self.quests[:]
        new.objectives = self.objectives[:]
        new.objectives_known = self.objectives_known[:]
        new.draft = self.draft[:]
        new.looking = self.looking[:]
        new.unbound = self.unbound
        new.left_behind = self.left_behind
        new.hunt = self.hunt[:]
        return new
