"""Written by `make fields` from src/starboard/games/nemesis/state/declared.py."""

from typing import ClassVar, Final

from starboard.games.nemesis.state.board import ROOM_COUNT
from starboard.games.nemesis.state.pieces import ALIVE, INACTIVE, NOBODY, contamination_face, item_back, token_kind
from starboard.kernel.decks import Deck
from starboard.kernel.game import State
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import FLAG, INT, WORD, Many, OneOf, Plain, Row
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Face, Known, Tally

CHARACTER_NAME: Final = OneOf("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
INTRUDER_KIND: Final = OneOf("larva", "creeper", "adult", "breeder", "queen")
STATUS: Final = OneOf("alive", "dead", "hibernating", "escaped")
SECTION: Final = OneOf("A", "B")
MODE: Final = OneOf("semi-coop", "coop", "solo")
BOARD_NAME: Final = OneOf("basic", "alternative")


class Held(Piece):
    """A Heavy Item or an Object in a Hand slot."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "item": Field(PUBLIC, WORD, needed=True),
        "ammo": Field(PUBLIC, INT),
        "added": Field(PUBLIC, Many(WORD)),
        "tape": Field(PUBLIC, INT),
    }
    __slots__ = (
        "added",
        "ammo",
        "item",
        "tape",
    )

    def __init__(self, item: str, ammo: int = 0) -> None:
        self.item = item
        self.ammo = ammo
        self.added: list[str] = []  # cards Added to it (NEM-ITEM-23)
        self.tape: int = 0  # things with the same tape (not 0) share a Hand slot (NEM-ITEM-24)

    @staticmethod
    def blank() -> "Held":
        return Held("")

    @classmethod
    def fresh(cls) -> "Held":
        return Held("")

    def clone(self) -> "Held":
        new = Held(self.item, self.ammo)
        new.added = self.added.copy()
        new.tape = self.tape
        return new

    def row(self) -> list[Plain]:
        return [
            self.item,
            self.ammo,
            self.added.copy(),
            self.tape,
        ]


class Pod(Piece):
    """An Escape Pod of one of the two Evacuation Sections (NEM-POD-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "number": Field(PUBLIC, INT, needed=True),
        "section": Field(PUBLIC, SECTION, needed=True),
        "unlocked": Field(PUBLIC, FLAG),
        "gone": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "gone",
        "number",
        "section",
        "unlocked",
    )

    def __init__(self, number: int, section: str) -> None:
        self.number = number
        self.section = section
        self.unlocked: bool = False
        self.gone: bool = False

    @staticmethod
    def blank() -> "Pod":
        return Pod(0, "A")

    @classmethod
    def fresh(cls) -> "Pod":
        return Pod(0, "A")

    def clone(self) -> "Pod":
        new = Pod(self.number, self.section)
        new.unlocked = self.unlocked
        new.gone = self.gone
        return new

    def row(self) -> list[Plain]:
        return [
            self.number,
            self.section,
            self.unlocked,
            self.gone,
        ]


class Intruder(Piece):
    """A miniature on the board, with the token it was placed with, if any (NEM-INTRUDER-07)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "id": Field(PUBLIC, INT, needed=True),
        "kind": Field(PUBLIC, INTRUDER_KIND, needed=True),
        "room": Field(PUBLIC, INT, needed=True),
        "injuries": Field(PUBLIC, INT),
        "token": Field(PUBLIC, WORD, needed=True),
    }
    __slots__ = (
        "id",
        "injuries",
        "kind",
        "room",
        "token",
    )

    def __init__(self, id: int, kind: str, room: int, token: str) -> None:
        self.id = id
        self.kind = kind
        self.room = room
        self.token = token
        self.injuries: int = 0

    @staticmethod
    def blank() -> "Intruder":
        return Intruder(0, "larva", 0, "")

    @classmethod
    def fresh(cls) -> "Intruder":
        return Intruder(0, "larva", 0, "")

    def clone(self) -> "Intruder":
        new = Intruder(self.id, self.kind, self.room, self.token)
        new.injuries = self.injuries
        return new

    def row(self) -> list[Plain]:
        return [
            self.id,
            self.kind,
            self.room,
            self.injuries,
            self.token,
        ]


class Character(Piece):
    """A player's Character with everything on and beside its board."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "number": Field(PUBLIC, INT),
        "name": Field(PUBLIC, OneOf("captain", "pilot", "scientist", "scout", "soldier", "mechanic", "")),
        "status": Field(PUBLIC, STATUS),
        "room": Field(PUBLIC, INT),
        "pod": Field(PUBLIC, INT),
        "passed": Field(PUBLIC, FLAG),
        "hand": Field(OWNER, Many(WORD)),
        "deck": Field(COUNT, Many(WORD)),
        "discard": Field(Face(contamination_face), Many(WORD)),
        "light": Field(PUBLIC, INT),
        "wounds": Field(PUBLIC, Many(WORD)),
        "dressed": Field(PUBLIC, Many(WORD)),
        "slimed": Field(PUBLIC, FLAG),
        "signal": Field(PUBLIC, FLAG),
        "larva": Field(PUBLIC, FLAG),
        "inventory": Field(Known("shown", item_back), Many(WORD)),
        "shown": Field(NEVER, Many(INT)),
        "held": Field(PUBLIC, Many(Held)),
        "quests": Field(PUBLIC, Many(WORD)),
        "objectives": Field(Known("objectives_known"), Many(WORD)),
        "objectives_known": Field(NEVER, Many(INT)),
        "draft": Field(PUBLIC, Many(WORD)),
        "looking": Field(OWNER, Many(WORD)),
        "unbound": Field(PUBLIC, FLAG),
        "left_behind": Field(PUBLIC, FLAG),
        "hunt": Field(OWNER, Many(WORD)),
    }
    __slots__ = (
        "deck",
        "discard",
        "draft",
        "dressed",
        "hand",
        "held",
        "hunt",
        "inventory",
        "larva",
        "left_behind",
        "light",
        "looking",
        "name",
        "number",
        "objectives",
        "objectives_known",
        "passed",
        "pod",
        "quests",
        "room",
        "seat",
        "shown",
        "signal",
        "slimed",
        "status",
        "unbound",
        "wounds",
    )

    def __init__(self, seat: int, blank: bool = False) -> None:
        self.seat = seat
        if blank:  # a copy fills in everything else itself
            return
        self.number: int = 0  # the Help card's number (NEM-SETUP-15)
        self.name: str = ""  # none before the draft
        self.status: str = ALIVE
        self.room: int = 0  # 0 while in a pod or out of the game
        self.pod: int = 0  # 0 for none
        self.passed: bool = False
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.light: int = 0
        self.wounds: list[str] = []  # Serious Wounds not dressed
        self.dressed: list[str] = []
        self.slimed: bool = False
        self.signal: bool = False
        self.larva: bool = False
        self.inventory: list[str] = []  # a name, or its back: "?red"
        self.shown: list[int] = []  # who knows each of them
        self.held: list[Held] = []
        self.quests: list[str] = []  # not yet activated
        self.objectives: list[str] = []
        self.objectives_known: list[int] = []
        self.draft: list[str] = []
        self.looking: list[str] = []  # cards its player is just choosing from
        self.unbound: bool = False  # any number of Actions this round (Adrenaline Injection)
        self.left_behind: bool = False  # its things lie with its Corpse (NEM-COOP-06)
        self.hunt: list[str] = []  # Intruder Action cards (NEM-INTPLAYER-02)

    @staticmethod
    def blank() -> "Character":
        return Character(0, blank=True)

    @classmethod
    def fresh(cls) -> "Character":
        return Character(0)

    def clone(self) -> "Character":
        new = Character(self.seat, True)
        new.number = self.number
        new.name = self.name
        new.status = self.status
        new.room = self.room
        new.pod = self.pod
        new.passed = self.passed
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.light = self.light
        new.wounds = self.wounds.copy()
        new.dressed = self.dressed.copy()
        new.slimed = self.slimed
        new.signal = self.signal
        new.larva = self.larva
        new.inventory = self.inventory.copy()
        new.shown = self.shown.copy()
        new.held = [one.clone() for one in self.held]
        new.quests = self.quests.copy()
        new.objectives = self.objectives.copy()
        new.objectives_known = self.objectives_known.copy()
        new.draft = self.draft.copy()
        new.looking = self.looking.copy()
        new.unbound = self.unbound
        new.left_behind = self.left_behind
        new.hunt = self.hunt.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.number,
            self.name,
            self.status,
            self.room,
            self.pod,
            self.passed,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.light,
            self.wounds.copy(),
            self.dressed.copy(),
            self.slimed,
            self.signal,
            self.larva,
            self.inventory.copy(),
            self.shown.copy(),
            [one.row() for one in self.held],
            self.quests.copy(),
            self.objectives.copy(),
            self.objectives_known.copy(),
            self.draft.copy(),
            self.looking.copy(),
            self.unbound,
            self.left_behind,
            self.hunt.copy(),
        ]


class NemesisFields(State):
    """The whole table. Lists by Room have a place 0, which is not a Room."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, MODE, needed=True),
        "options": Field(PUBLIC, Many(WORD), needed=True),
        "map": Field(PUBLIC, BOARD_NAME),
        "step": Field(PUBLIC, WORD),
        "turn": Field(PUBLIC, INT),
        "first": Field(PUBLIC, INT),
        "active": Field(PUBLIC, INT),
        "actions": Field(PUBLIC, INT),
        "doing": Field(PUBLIC, WORD),
        "time": Field(PUBLIC, INT),
        "self_destruct": Field(PUBLIC, INT),
        "hibernation_open": Field(PUBLIC, FLAG),
        "pods_opened": Field(PUBLIC, FLAG),
        "met": Field(PUBLIC, FLAG),
        "first_death": Field(PUBLIC, INT),
        "players": Field(PUBLIC, Many(Character)),
        "intruders": Field(PUBLIC, Many(Intruder)),
        "placed": Field(NEVER, INT),
        "bag": Field(Tally(token_kind), Many(WORD)),
        "pool": Field(Tally(token_kind), Many(WORD)),
        "eggs": Field(PUBLIC, INT),
        "egg_supply": Field(PUBLIC, INT),
        "nest_destroyed": Field(PUBLIC, FLAG),
        "queen_killed": Field(PUBLIC, FLAG),
        "tiles": Field(Known("tiles_known"), Many(WORD)),
        "tiles_known": Field(NEVER, Many(INT)),
        "explored": Field(PUBLIC, Many(FLAG)),
        "basic_left": Field(COUNT, Many(WORD)),
        "additional_left": Field(COUNT, Many(WORD)),
        "tokens": Field(Known("tokens_known"), Many(WORD)),
        "tokens_known": Field(NEVER, Many(INT)),
        "tokens_left": Field(COUNT, Many(WORD)),
        "items": Field(PUBLIC, Many(INT)),
        "fire": Field(PUBLIC, Many(FLAG)),
        "malfunction": Field(PUBLIC, Many(FLAG)),
        "noise": Field(PUBLIC, Many(FLAG)),
        "doors": Field(PUBLIC, Many(INT)),
        "lying": Field(PUBLIC, Many(Row(INT, WORD))),
        "pods": Field(PUBLIC, Many(Pod)),
        "engines": Field(Known("engines_known"), Many(WORD)),
        "engines_known": Field(NEVER, Many(INT)),
        "coordinates": Field(Known("coordinates_known"), INT),
        "coordinates_known": Field(NEVER, INT),
        "destination": Field(PUBLIC, WORD),
        "weaknesses": Field(PUBLIC, Many(WORD)),
        "weaknesses_left": Field(COUNT, Many(WORD)),
        "airlock": Field(PUBLIC, INT),
        "events_deck": Field(PUBLIC, Deck),
        "attacks": Field(PUBLIC, Deck),
        "wounds": Field(PUBLIC, Deck),
        "contamination": Field(PUBLIC, INT),
        "infected": Field(NEVER, INT),
        "unscanned": Field(NEVER, INT),
        "red": Field(PUBLIC, Deck),
        "yellow": Field(PUBLIC, Deck),
        "green": Field(PUBLIC, Deck),
        "crafted": Field(PUBLIC, Many(WORD)),
        "objectives": Field(PUBLIC, Many(WORD)),
        "personal_left": Field(COUNT, Many(WORD)),
        "corporate_left": Field(COUNT, Many(WORD)),
        "quiet_turn": Field(PUBLIC, FLAG),
        "hunter": Field(PUBLIC, INT),
        "hunter_deck": Field(PUBLIC, Deck),
        "ending": Field(PUBLIC, WORD),
        "ship_destroyed": Field(PUBLIC, FLAG),
        "reached": Field(PUBLIC, WORD),
        "winners": Field(PUBLIC, Many(INT)),
        "fates": Field(PUBLIC, Many(WORD)),
    }
    __slots__ = (
        "actions",
        "active",
        "additional_left",
        "airlock",
        "attacks",
        "bag",
        "basic_left",
        "contamination",
        "coordinates",
        "coordinates_known",
        "corporate_left",
        "crafted",
        "destination",
        "doing",
        "doors",
        "egg_supply",
        "eggs",
        "ending",
        "engines",
        "engines_known",
        "events_deck",
        "explored",
        "fates",
        "fire",
        "first",
        "first_death",
        "green",
        "hibernation_open",
        "hunter",
        "hunter_deck",
        "infected",
        "intruders",
        "items",
        "lying",
        "malfunction",
        "map",
        "met",
        "mode",
        "nest_destroyed",
        "noise",
        "objectives",
        "options",
        "personal_left",
        "placed",
        "players",
        "pods",
        "pods_opened",
        "pool",
        "queen_killed",
        "quiet_turn",
        "reached",
        "red",
        "self_destruct",
        "ship_destroyed",
        "step",
        "tiles",
        "tiles_known",
        "time",
        "tokens",
        "tokens_known",
        "tokens_left",
        "turn",
        "unscanned",
        "weaknesses",
        "weaknesses_left",
        "winners",
        "wounds",
        "yellow",
    )

    def __init__(self, mode: str, options: list[str], blank: bool = False) -> None:
        self.events = None
        self.reveals = 0
        self.mode = mode
        self.options = options
        if blank:  # a copy fills in everything else itself
            return
        self.map: str = "basic"
        self.step: str = "setup"
        self.turn: int = 0
        self.first: int = NOBODY
        self.active: int = NOBODY  # the seat whose round it is
        self.actions: int = 0  # performed in the current round
        self.doing: str = ""  # the Action being performed
        self.time: int = 0
        self.self_destruct: int = INACTIVE
        self.hibernation_open: bool = False
        self.pods_opened: bool = False  # by the first yellow Self-Destruct space (NEM-MOMENT-07)
        self.met: bool = False  # whether an Intruder has ever appeared (NEM-MOMENT-01)
        self.first_death: int = NOBODY
        self.players: list[Character] = []  # by seat
        self.intruders: list[Intruder] = []
        self.placed: int = 0
        self.bag: list[str] = []  # tokens by kind
        self.pool: list[str] = []
        self.eggs: int = 0  # on the Intruder board: the Eggs in the Nest (NEM-NEST-01)
        self.egg_supply: int = 0
        self.nest_destroyed: bool = False
        self.queen_killed: bool = False
        self.tiles: list[str] = [""] * (ROOM_COUNT + 1)
        self.tiles_known: list[int] = [0] * (ROOM_COUNT + 1)
        self.explored: list[bool] = [False] * (ROOM_COUNT + 1)
        self.basic_left: list[str] = []
        self.additional_left: list[str] = []
        self.tokens: list[str] = [""] * (ROOM_COUNT + 1)  # "-" once resolved, or "fire-2"
        self.tokens_known: list[int] = [0] * (ROOM_COUNT + 1)
        self.tokens_left: list[str] = []
        self.items: list[int] = [0] * (ROOM_COUNT + 1)
        self.fire: list[bool] = [False] * (ROOM_COUNT + 1)
        self.malfunction: list[bool] = [False] * (ROOM_COUNT + 1)
        self.noise: list[bool] = []  # by place: the Corridors in the board's order, then each network of ducts
        self.doors: list[int] = []  # by Corridor
        self.lying: list[tuple[int, str]] = []  # Objects in Rooms
        self.pods: list[Pod] = []
        self.engines: list[str] = ["", "", "", ""]  # the top token of Engines 1 to 3
        self.engines_known: list[int] = [0, 0, 0, 0]
        self.coordinates: int = 0  # 0, or the card's number
        self.coordinates_known: int = 0
        self.destination: str = "B"  # A to D
        self.weaknesses: list[str] = ["", "", ""]  # revealed ones, by slot: Corpse, Egg, Carcass
        self.weaknesses_left: list[str] = []
        self.airlock: int = 0  # the Room being vented, or 0
        self.events_deck: Deck = Deck([])
        self.attacks: Deck = Deck([])
        self.wounds: Deck = Deck([])
        self.contamination: int = 0  # cards left in the Contamination deck
        self.infected: int = 0  # Infected ones among all cards nobody has scanned
        self.unscanned: int = 0  # cards nobody has scanned, wherever they are
        self.red: Deck = Deck([])
        self.yellow: Deck = Deck([])
        self.green: Deck = Deck([])
        self.crafted: list[str] = []
        self.objectives: list[str] = []  # open to all, in the cooperative mode
        self.personal_left: list[str] = []
        self.corporate_left: list[str] = []
        self.quiet_turn: bool = False  # no Intruder Attack step this turn (Orbital Maneuvering System)
        self.hunter: int = NOBODY  # the Intruder player (NEM-INTPLAYER-01)
        self.hunter_deck: Deck = Deck([])
        self.ending: str = ""
        self.ship_destroyed: bool = False
        self.reached: str = ""  # where the ship arrived, once checked (NEM-CHECK-05)
        self.winners: list[int] = []
        self.fates: list[str] = []  # what became of each Character

    def copy_to(self, new: "NemesisFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.reveals = self.reveals
        new.mode = self.mode
        new.options = self.options.copy()
        new.map = self.map
        new.step = self.step
        new.turn = self.turn
        new.first = self.first
        new.active = self.active
        new.actions = self.actions
        new.doing = self.doing
        new.time = self.time
        new.self_destruct = self.self_destruct
        new.hibernation_open = self.hibernation_open
        new.pods_opened = self.pods_opened
        new.met = self.met
        new.first_death = self.first_death
        new.players = [one.clone() for one in self.players]
        new.intruders = [one.clone() for one in self.intruders]
        new.placed = self.placed
        new.bag = self.bag.copy()
        new.pool = self.pool.copy()
        new.eggs = self.eggs
        new.egg_supply = self.egg_supply
        new.nest_destroyed = self.nest_destroyed
        new.queen_killed = self.queen_killed
        new.tiles = self.tiles.copy()
        new.tiles_known = self.tiles_known.copy()
        new.explored = self.explored.copy()
        new.basic_left = self.basic_left.copy()
        new.additional_left = self.additional_left.copy()
        new.tokens = self.tokens.copy()
        new.tokens_known = self.tokens_known.copy()
        new.tokens_left = self.tokens_left.copy()
        new.items = self.items.copy()
        new.fire = self.fire.copy()
        new.malfunction = self.malfunction.copy()
        new.noise = self.noise.copy()
        new.doors = self.doors.copy()
        new.lying = self.lying.copy()
        new.pods = [one.clone() for one in self.pods]
        new.engines = self.engines.copy()
        new.engines_known = self.engines_known.copy()
        new.coordinates = self.coordinates
        new.coordinates_known = self.coordinates_known
        new.destination = self.destination
        new.weaknesses = self.weaknesses.copy()
        new.weaknesses_left = self.weaknesses_left.copy()
        new.airlock = self.airlock
        new.events_deck = self.events_deck.clone()
        new.attacks = self.attacks.clone()
        new.wounds = self.wounds.clone()
        new.contamination = self.contamination
        new.infected = self.infected
        new.unscanned = self.unscanned
        new.red = self.red.clone()
        new.yellow = self.yellow.clone()
        new.green = self.green.clone()
        new.crafted = self.crafted.copy()
        new.objectives = self.objectives.copy()
        new.personal_left = self.personal_left.copy()
        new.corporate_left = self.corporate_left.copy()
        new.quiet_turn = self.quiet_turn
        new.hunter = self.hunter
        new.hunter_deck = self.hunter_deck.clone()
        new.ending = self.ending
        new.ship_destroyed = self.ship_destroyed
        new.reached = self.reached
        new.winners = self.winners.copy()
        new.fates = self.fates.copy()

    def row(self) -> list[Plain]:
        return [
            self.mode,
            self.options.copy(),
            self.map,
            self.step,
            self.turn,
            self.first,
            self.active,
            self.actions,
            self.doing,
            self.time,
            self.self_destruct,
            self.hibernation_open,
            self.pods_opened,
            self.met,
            self.first_death,
            [one.row() for one in self.players],
            [one.row() for one in self.intruders],
            self.placed,
            self.bag.copy(),
            self.pool.copy(),
            self.eggs,
            self.egg_supply,
            self.nest_destroyed,
            self.queen_killed,
            self.tiles.copy(),
            self.tiles_known.copy(),
            self.explored.copy(),
            self.basic_left.copy(),
            self.additional_left.copy(),
            self.tokens.copy(),
            self.tokens_known.copy(),
            self.tokens_left.copy(),
            self.items.copy(),
            self.fire.copy(),
            self.malfunction.copy(),
            self.noise.copy(),
            self.doors.copy(),
            [[one[0], one[1]] for one in self.lying],
            [one.row() for one in self.pods],
            self.engines.copy(),
            self.engines_known.copy(),
            self.coordinates,
            self.coordinates_known,
            self.destination,
            self.weaknesses.copy(),
            self.weaknesses_left.copy(),
            self.airlock,
            self.events_deck.row(),
            self.attacks.row(),
            self.wounds.row(),
            self.contamination,
            self.infected,
            self.unscanned,
            self.red.row(),
            self.yellow.row(),
            self.green.row(),
            self.crafted.copy(),
            self.objectives.copy(),
            self.personal_left.copy(),
            self.corporate_left.copy(),
            self.quiet_turn,
            self.hunter,
            self.hunter_deck.row(),
            self.ending,
            self.ship_destroyed,
            self.reached,
            self.winners.copy(),
            self.fates.copy(),
        ]
