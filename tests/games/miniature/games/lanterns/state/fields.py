"""Written by `make fields` from tests/games/miniature/games/lanterns/state/declared.py."""

from typing import ClassVar, Final

from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.kernel.decks import Deck
from starboard.kernel.game import State
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import FLAG, INT, WORD, Many, Maybe, Named, OneOf, Plain, Row
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Known

MODE: Final = OneOf("hunt", "vigil")
SCENARIO: Final = OneOf("crossing", "cellar", "tower")
WANDERER_ROLE: Final = OneOf("scout", "porter", "seer")
GROUND: Final = OneOf("floor", "wall", "lantern")
STEP: Final = OneOf("deal", "vows", "tale", "wanderer", "keeper", "dusk", "over")
ENDING: Final = OneOf("", "lit", "dark", "out")


class Pack(Piece):
    """What a Wanderer carries, and what has been used up."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "oil": Field(PUBLIC, INT),
        "played": Field(PUBLIC, Many(WORD)),
    }
    __slots__ = (
        "oil",
        "played",
    )

    def __init__(self, oil: int = 0) -> None:
        self.oil = oil
        self.played: list[str] = []  # cards, in the order in which they were played

    @staticmethod
    def blank() -> "Pack":
        return Pack()

    @classmethod
    def fresh(cls) -> "Pack":
        return Pack()

    def clone(self) -> "Pack":
        new = Pack(self.oil)
        new.played = self.played.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.oil,
            self.played.copy(),
        ]


class Wanderer(Piece):
    """A figure on the grid; one seat may have several."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "role": Field(PUBLIC, WANDERER_ROLE, needed=True),
        "at": Field(PUBLIC, Row(INT, INT), needed=True),
        "flames": Field(PUBLIC, INT),
        "lost": Field(PUBLIC, INT),
        "kindled": Field(PUBLIC, INT),
        "pack": Field(PUBLIC, Pack),
        "hand": Field(OWNER, Many(WORD)),
        "vows": Field(Known("vows_known"), Many(WORD)),
        "vows_known": Field(NEVER, Many(INT)),
        "put_aside": Field(OWNER, Many(WORD)),
    }
    __slots__ = (
        "at",
        "flames",
        "hand",
        "kindled",
        "lost",
        "pack",
        "put_aside",
        "role",
        "seat",
        "vows",
        "vows_known",
    )

    def __init__(self, seat: int, role: str, at: tuple[int, int], blank: bool = False) -> None:
        self.seat = seat
        self.role = role
        self.at = at
        if blank:  # a copy fills in everything else itself
            return
        self.flames: int = 3  # none left: it is out
        self.lost: int = 0  # flames, to the Keeper
        self.kindled: int = 0  # Lanterns
        self.pack: Pack = Pack()
        self.hand: list[str] = []
        self.vows: list[str] = []  # the two to choose from, then the one that was kept
        self.vows_known: list[int] = []  # by whom: at the end by everybody
        self.put_aside: list[str] = []  # the Vow that was not

    @staticmethod
    def blank() -> "Wanderer":
        return Wanderer(
            0,
            "scout",
            (
                0,
                0,
            ),
            blank=True,
        )

    @classmethod
    def fresh(cls) -> "Wanderer":
        return Wanderer(
            0,
            "scout",
            (
                0,
                0,
            ),
        )

    def clone(self) -> "Wanderer":
        new = Wanderer(self.seat, self.role, self.at, True)
        new.flames = self.flames
        new.lost = self.lost
        new.kindled = self.kindled
        new.pack = self.pack.clone()
        new.hand = self.hand.copy()
        new.vows = self.vows.copy()
        new.vows_known = self.vows_known.copy()
        new.put_aside = self.put_aside.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.role,
            [self.at[0], self.at[1]],
            self.flames,
            self.lost,
            self.kindled,
            self.pack.row(),
            self.hand.copy(),
            self.vows.copy(),
            self.vows_known.copy(),
            self.put_aside.copy(),
        ]


class Keeper(Piece):
    """The figure of the dark. Without a seat the rules move it (LAN-KEEPER-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "at": Field(PUBLIC, Row(INT, INT), needed=True),
        "dazzled": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "at",
        "dazzled",
        "seat",
    )

    def __init__(self, seat: int, at: tuple[int, int]) -> None:
        self.seat = seat
        self.at = at
        self.dazzled: bool = False

    @staticmethod
    def blank() -> "Keeper":
        return Keeper(
            0,
            (
                0,
                0,
            ),
        )

    @classmethod
    def fresh(cls) -> "Keeper":
        return Keeper(
            0,
            (
                0,
                0,
            ),
        )

    def clone(self) -> "Keeper":
        new = Keeper(self.seat, self.at)
        new.dazzled = self.dazzled
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            [self.at[0], self.at[1]],
            self.dazzled,
        ]


class Lantern(Piece):
    """A Lantern of the hall."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "at": Field(PUBLIC, Row(INT, INT), needed=True),
        "lit": Field(PUBLIC, FLAG),
        "by": Field(PUBLIC, OneOf("scout", "porter", "seer", "")),
    }
    __slots__ = (
        "at",
        "by",
        "lit",
    )

    def __init__(self, at: tuple[int, int]) -> None:
        self.at = at
        self.lit: bool = False
        self.by: str = ""  # who kindled it last

    @staticmethod
    def blank() -> "Lantern":
        return Lantern(
            (
                0,
                0,
            )
        )

    @classmethod
    def fresh(cls) -> "Lantern":
        return Lantern(
            (
                0,
                0,
            )
        )

    def clone(self) -> "Lantern":
        new = Lantern(self.at)
        new.lit = self.lit
        new.by = self.by
        return new

    def row(self) -> list[Plain]:
        return [
            [self.at[0], self.at[1]],
            self.lit,
            self.by,
        ]


class LanternsFields(State):
    """The whole table."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, MODE, needed=True),
        "options": Field(PUBLIC, Many(WORD), needed=True),
        "scenario": Field(PUBLIC, SCENARIO, needed=True),
        "seats": Field(PUBLIC, Many(Many(WORD)), needed=True),
        "step": Field(PUBLIC, STEP),
        "round": Field(PUBLIC, INT),
        "turn": Field(PUBLIC, INT),
        "actions": Field(PUBLIC, INT),
        "choice": Field(PUBLIC, WORD),
        "ground": Field(PUBLIC, Many(Many(GROUND))),
        "lanterns": Field(PUBLIC, Named(Lantern)),
        "wanderers": Field(PUBLIC, Many(Wanderer)),
        "keeper": Field(PUBLIC, Keeper),
        "deck": Field(PUBLIC, Deck),
        "vows_left": Field(COUNT, Many(WORD)),
        "sheet": Field(PUBLIC, Maybe(Sheet)),
        "ending": Field(PUBLIC, ENDING),
        "winners": Field(PUBLIC, Many(INT)),
    }
    __slots__ = (
        "actions",
        "choice",
        "deck",
        "ending",
        "ground",
        "keeper",
        "lanterns",
        "mode",
        "options",
        "round",
        "scenario",
        "seats",
        "sheet",
        "step",
        "turn",
        "vows_left",
        "wanderers",
        "winners",
    )

    def __init__(
        self, mode: str, options: list[str], scenario: str, seats: list[list[str]], blank: bool = False
    ) -> None:
        self.events = None
        self.reveals = 0
        self.mode = mode
        self.options = options
        self.scenario = scenario
        self.seats = seats  # the roles that each seat holds
        if blank:  # a copy fills in everything else itself
            return
        self.step: str = "deal"
        self.round: int = 0
        self.turn: int = 0  # which Wanderer's turn it is
        self.actions: int = 0  # left in this turn
        self.choice: str = ""  # what was chosen on the scenario's page
        self.ground: list[list[str]] = []  # rows of squares
        self.lanterns: dict[str, Lantern] = {}  # by the names of their squares
        self.wanderers: list[Wanderer] = []
        self.keeper: Keeper = Keeper(-1, (0, 0))
        self.deck: Deck = Deck([])
        self.vows_left: list[str] = []
        self.sheet: Sheet | None = None  # in a campaign: how things stood before this chapter
        self.ending: str = ""
        self.winners: list[int] = []

    def copy_to(self, new: "LanternsFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.reveals = self.reveals
        new.mode = self.mode
        new.options = self.options.copy()
        new.scenario = self.scenario
        new.seats = [one.copy() for one in self.seats]
        new.step = self.step
        new.round = self.round
        new.turn = self.turn
        new.actions = self.actions
        new.choice = self.choice
        new.ground = [one.copy() for one in self.ground]
        new.lanterns = {name: one.clone() for name, one in self.lanterns.items()}
        new.wanderers = [one.clone() for one in self.wanderers]
        new.keeper = self.keeper.clone()
        new.deck = self.deck.clone()
        new.vows_left = self.vows_left.copy()
        new.sheet = None if self.sheet is None else self.sheet.clone()
        new.ending = self.ending
        new.winners = self.winners.copy()

    def row(self) -> list[Plain]:
        return [
            self.mode,
            self.options.copy(),
            self.scenario,
            [one.copy() for one in self.seats],
            self.step,
            self.round,
            self.turn,
            self.actions,
            self.choice,
            [one.copy() for one in self.ground],
            {name: one.row() for name, one in self.lanterns.items()},
            [one.row() for one in self.wanderers],
            self.keeper.row(),
            self.deck.row(),
            self.vows_left.copy(),
            (None if self.sheet is None else self.sheet.row()),
            self.ending,
            self.winners.copy(),
        ]
