"""The whole table of Nemesis, plain data, and who may see each part of it (NEM-GEN-11).

Nothing is decided before somebody could know it: a face-down tile nobody looked at has no value yet, and a deck has no
order. What was looked at has a value and, beside it, the bits of the seats that know it.
"""

from typing import ClassVar

from starboard.games.nemesis.board import BOARDS, ROOM_COUNT, Board
from starboard.games.nemesis.pieces import (
    ADULT,
    ALIVE,
    BLUE_CORPSE,
    BREEDER,
    CARCASS,
    CLEAN,
    CLOSED_DOOR,
    CONTAMINATED,
    CONTAMINATION,
    COOP,
    CORPSE,
    CREEPER,
    DEAD,
    DESTROYED_DOOR,
    EGG,
    ESCAPED,
    HIBERNATING,
    INACTIVE,
    INFECTED,
    LARVA,
    NOBODY,
    OPEN_DOOR,
    QUEEN,
    SEMI_COOP,
    SOLO,
    Character,
    Held,
    Intruder,
    Pod,
    bit,
    contamination_face,
    item_back,
    token_kind,
)
from starboard.kernel.decks import Deck
from starboard.kernel.game import Happening, State
from starboard.kernel.views import COUNT, NEVER, PUBLIC, Known, Show, Tally

__all__ = [
    "ADULT",
    "ALIVE",
    "BLUE_CORPSE",
    "BREEDER",
    "CARCASS",
    "CLEAN",
    "CLOSED_DOOR",
    "CONTAMINATED",
    "CONTAMINATION",
    "COOP",
    "CORPSE",
    "CREEPER",
    "DEAD",
    "DESTROYED_DOOR",
    "EGG",
    "ESCAPED",
    "HIBERNATING",
    "INACTIVE",
    "INFECTED",
    "LARVA",
    "NOBODY",
    "OPEN_DOOR",
    "QUEEN",
    "SEMI_COOP",
    "SOLO",
    "Character",
    "Held",
    "Intruder",
    "Nemesis",
    "Pod",
    "bit",
    "contamination_face",
    "item_back",
    "token_kind",
]


class Nemesis(State):
    """The whole table."""

    FIELDS: ClassVar[dict[str, Show]] = {
        "mode": PUBLIC,
        "options": PUBLIC,
        "map": PUBLIC,
        "step": PUBLIC,
        "turn": PUBLIC,
        "first": PUBLIC,
        "active": PUBLIC,
        "actions": PUBLIC,
        "doing": PUBLIC,
        "time": PUBLIC,
        "self_destruct": PUBLIC,
        "hibernation_open": PUBLIC,
        "pods_opened": PUBLIC,
        "met": PUBLIC,
        "first_death": PUBLIC,
        "players": PUBLIC,
        "intruders": PUBLIC,
        "placed": NEVER,
        "bag": Tally(token_kind),
        "pool": Tally(token_kind),
        "eggs": PUBLIC,
        "egg_supply": PUBLIC,
        "nest_destroyed": PUBLIC,
        "queen_killed": PUBLIC,
        "tiles": Known("tiles_known"),
        "tiles_known": NEVER,
        "explored": PUBLIC,
        "basic_left": COUNT,
        "additional_left": COUNT,
        "tokens": Known("tokens_known"),
        "tokens_known": NEVER,
        "tokens_left": COUNT,
        "items": PUBLIC,
        "fire": PUBLIC,
        "malfunction": PUBLIC,
        "noise": PUBLIC,
        "doors": PUBLIC,
        "lying": PUBLIC,
        "pods": PUBLIC,
        "engines": Known("engines_known"),
        "engines_known": NEVER,
        "coordinates": Known("coordinates_known"),
        "coordinates_known": NEVER,
        "destination": PUBLIC,
        "weaknesses": PUBLIC,
        "weaknesses_left": COUNT,
        "airlock": PUBLIC,
        "events_deck": PUBLIC,
        "attacks": PUBLIC,
        "wounds": PUBLIC,
        "contamination": PUBLIC,
        "infected": NEVER,
        "unscanned": NEVER,
        "red": PUBLIC,
        "yellow": PUBLIC,
        "green": PUBLIC,
        "crafted": PUBLIC,
        "objectives": PUBLIC,
        "personal_left": COUNT,
        "corporate_left": COUNT,
        "quiet_turn": PUBLIC,
        "hunter": PUBLIC,
        "hunter_deck": PUBLIC,
        "ending": PUBLIC,
        "ship_destroyed": PUBLIC,
        "reached": PUBLIC,
        "winners": PUBLIC,
        "fates": PUBLIC,
    }
    PARTS: ClassVar[dict[str, object]] = {
        "players": [Character],
        "intruders": [Intruder],
        "pods": [Pod],
        "events_deck": Deck,
        "attacks": Deck,
        "wounds": Deck,
        "red": Deck,
        "yellow": Deck,
        "green": Deck,
        "hunter_deck": Deck,
    }
    __slots__ = (*FIELDS, "board")

    board: Board

    def __init__(self, seats: int, mode: str, options: list[str], blank: bool = False) -> None:
        self.mode = mode
        self.options = options
        self.events: list[Happening] | None = None
        self.reveals = 0
        if blank:  # a copy fills in everything else itself
            return
        self.map = "alternative" if "alternative-board" in options else "basic"
        self.board = BOARDS[self.map]
        places = len(self.board.corridors) + self.board.networks
        self.step = "setup"
        self.turn = 0
        self.first = NOBODY
        self.active = NOBODY
        self.actions = 0  # Actions performed in the current round
        self.doing = ""  # the Action being performed
        self.time = 0
        self.self_destruct = INACTIVE
        self.hibernation_open = False
        self.pods_opened = False  # by the first yellow Self-Destruct space (NEM-MOMENT-07)
        self.met = False  # whether an Intruder has ever appeared (NEM-MOMENT-01)
        self.first_death = NOBODY
        self.players: list[Character] = [Character(seat) for seat in range(seats)]
        self.intruders: list[Intruder] = []
        self.placed = 0
        self.bag: list[str] = []
        self.pool: list[str] = []
        self.eggs = 0  # on the Intruder board: the Eggs in the Nest (NEM-NEST-01)
        self.egg_supply = 0
        self.nest_destroyed = False
        self.queen_killed = False
        self.tiles: list[str] = [""] * (ROOM_COUNT + 1)
        self.tiles_known: list[int] = [0] * (ROOM_COUNT + 1)
        self.explored: list[bool] = [False] * (ROOM_COUNT + 1)
        self.basic_left: list[str] = []
        self.additional_left: list[str] = []
        self.tokens: list[str] = [""] * (ROOM_COUNT + 1)
        self.tokens_known: list[int] = [0] * (ROOM_COUNT + 1)
        self.tokens_left: list[str] = []
        self.items: list[int] = [0] * (ROOM_COUNT + 1)
        self.fire: list[bool] = [False] * (ROOM_COUNT + 1)
        self.malfunction: list[bool] = [False] * (ROOM_COUNT + 1)
        self.noise: list[bool] = [False] * places
        self.doors: list[int] = [OPEN_DOOR] * len(self.board.corridors)
        self.lying: list[tuple[int, str]] = []  # Objects in Rooms
        self.pods: list[Pod] = []
        self.engines: list[str] = ["", "", "", ""]  # the top token of Engines 1 to 3
        self.engines_known: list[int] = [0, 0, 0, 0]
        self.coordinates = 0
        self.coordinates_known = 0
        self.destination = "B"
        self.weaknesses: list[str] = ["", "", ""]  # revealed ones, by slot: Corpse, Egg, Carcass
        self.weaknesses_left: list[str] = []
        self.airlock = 0
        self.events_deck = Deck([])
        self.attacks = Deck([])
        self.wounds = Deck([])
        self.contamination = 0  # cards left in the Contamination deck
        self.infected = 0  # Infected ones among all cards nobody has scanned
        self.unscanned = 0  # cards nobody has scanned, wherever they are
        self.red = Deck([])
        self.yellow = Deck([])
        self.green = Deck([])
        self.crafted: list[str] = []
        self.objectives: list[str] = []  # open to all, in the cooperative mode
        self.personal_left: list[str] = []
        self.corporate_left: list[str] = []
        self.quiet_turn = False  # no Intruder Attack step this turn (Orbital Maneuvering System)
        self.hunter = NOBODY  # the Intruder player (NEM-INTPLAYER-01)
        self.hunter_deck = Deck([])
        self.ending = ""
        self.ship_destroyed = False
        self.reached = ""  # where the ship arrived, once checked (NEM-CHECK-05)
        self.winners: list[int] = []
        self.fates: list[str] = [""] * seats  # what became of each Character

    @staticmethod
    def blank() -> "Nemesis":
        return Nemesis(0, "", [], True)

    def filled(self) -> None:
        self.board = BOARDS[self.map]

    def clone(self) -> "Nemesis":
        new = Nemesis(0, self.mode, self.options, True)
        new.map = self.map
        new.board = self.board
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
        new.players = [player.clone() for player in self.players]
        new.intruders = [intruder.clone() for intruder in self.intruders]
        new.placed = self.placed
        new.bag = self.bag[:]
        new.pool = self.pool[:]
        new.eggs = self.eggs
        new.egg_supply = self.egg_supply
        new.nest_destroyed = self.nest_destroyed
        new.queen_killed = self.queen_killed
        new.tiles = self.tiles[:]
        new.tiles_known = self.tiles_known[:]
        new.explored = self.explored[:]
        new.basic_left = self.basic_left[:]
        new.additional_left = self.additional_left[:]
        new.tokens = self.tokens[:]
        new.tokens_known = self.tokens_known[:]
        new.tokens_left = self.tokens_left[:]
        new.items = self.items[:]
        new.fire = self.fire[:]
        new.malfunction = self.malfunction[:]
        new.noise = self.noise[:]
        new.doors = self.doors[:]
        new.lying = self.lying[:]
        new.pods = [pod.clone() for pod in self.pods]
        new.engines = self.engines[:]
        new.engines_known = self.engines_known[:]
        new.coordinates = self.coordinates
        new.coordinates_known = self.coordinates_known
        new.destination = self.destination
        new.weaknesses = self.weaknesses[:]
        new.weaknesses_left = self.weaknesses_left[:]
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
        new.crafted = self.crafted[:]
        new.objectives = self.objectives[:]
        new.personal_left = self.personal_left[:]
        new.corporate_left = self.corporate_left[:]
        new.quiet_turn = self.quiet_turn
        new.hunter = self.hunter
        new.hunter_deck = self.hunter_deck.clone()
        new.ending = self.ending
        new.ship_destroyed = self.ship_destroyed
        new.reached = self.reached
        new.winners = self.winners[:]
        new.fates = self.fates[:]
        new.reveals = self.reveals
        return new

    def item_deck(self, colour: str) -> Deck:
        return self.red if colour == "red" else self.yellow if colour == "yellow" else self.green
