"""Written by `make fields` from src/starboard/games/saga/state/declared.py."""

from typing import ClassVar, Final

from starboard.kernel.decks import Deck
from starboard.kernel.game import State
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.requests import FATE
from starboard.kernel.shapes import FLAG, INT, WORD, Many, Maybe, Named, OneOf, Plain, Row
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Known

MODE: Final = OneOf("versus", "together")
SIDE: Final = OneOf("mercenaries", "nexus")
FACING: Final = OneOf("north", "east", "south", "west")
COLOUR: Final = OneOf("red", "blue", "green", "yellow", "purple", "orange")
STATUS: Final = OneOf("playing", "down", "left")
UNTIL: Final = OneOf("turn", "round", "next-round", "nexus-phase", "mission", "card")
SCENERY_KIND: Final = OneOf("crate", "table", "cabinet", "weapons-locker", "terminal", "tank", "glass", "device")
SIGHT: Final = OneOf("obstacle", "blocking", "clear")
STEP: Final = OneOf(
    "set-up",
    "briefing",
    "mercenaries",
    "turn-start",
    "move",
    "action",
    "turn-end",
    "between",
    "abilities",
    "activations",
    "reinforcements",
    "bonus",
    "cards",
    "end",
    "upkeep",
    "over",
)
ENDING: Final = OneOf("", "mercenaries", "nexus")
BAR_UNTIL: Final = OneOf("mission", "round", "nexus-phase", "activation")


class Effect(Piece):
    """Something that lasts on a model: who or what made it, and until when (SAGA-ATTACK-09)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "source": Field(PUBLIC, WORD, needed=True),
        "until": Field(PUBLIC, UNTIL, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "round",
        "source",
        "until",
    )

    def __init__(self, source: str, until: str, round: int) -> None:
        self.source = source  # the card or ability; the same one does not count twice on a model
        self.until = until
        self.round = round  # in which it was made

    @staticmethod
    def blank() -> "Effect":
        return Effect("", "turn", 0)

    @classmethod
    def fresh(cls) -> "Effect":
        return Effect("", "turn", 0)

    def clone(self) -> "Effect":
        new = Effect(self.source, self.until, self.round)
        return new

    def row(self) -> list[Plain]:
        return [
            self.source,
            self.until,
            self.round,
        ]


class Model(Piece):
    """A miniature, or a deployed piece that can be attacked: where it stands, where it looks, how it fares."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "name": Field(PUBLIC, WORD, needed=True),
        "kind": Field(PUBLIC, WORD, needed=True),
        "side": Field(PUBLIC, SIDE, needed=True),
        "at": Field(PUBLIC, Maybe(Row(INT, INT)), needed=True),
        "facing": Field(PUBLIC, FACING),
        "wounds": Field(PUBLIC, INT),
        "shield_wounds": Field(PUBLIC, INT),
        "waiting": Field(PUBLIC, WORD),
        "activated": Field(PUBLIC, FLAG),
        "bonus": Field(PUBLIC, FLAG),
        "effects": Field(PUBLIC, Many(Effect)),
        "owner": Field(PUBLIC, WORD),
        "home": Field(PUBLIC, Maybe(Row(INT, INT))),
    }
    __slots__ = (
        "activated",
        "at",
        "bonus",
        "effects",
        "facing",
        "home",
        "kind",
        "name",
        "owner",
        "shield_wounds",
        "side",
        "waiting",
        "wounds",
    )

    def __init__(
        self, name: str, kind: str, side: str, at: tuple[int, int] | None, facing: str = "north", blank: bool = False
    ) -> None:
        self.name = name  # "dulinsky", "guard-3": nobody else at the table is called so
        self.kind = kind  # its card
        self.side = side
        self.at = at  # the north-west square of its base; None: it is not on the board
        self.facing = facing
        if blank:  # a copy fills in everything else itself
            return
        self.wounds: int = 0  # counters on green and red boxes, or beside an Agent (SAGA-WOUND-01, SAGA-WOUND-02)
        self.shield_wounds: int = 0  # counters on blue boxes (SAGA-SHIELD-03)
        self.waiting: str = ""  # the Reinforcement Point it waits at (SAGA-REINFORCE-07)
        self.activated: bool = False  # in this sub-phase 2 (SAGA-ACTIVATE-03)
        self.bonus: bool = False  # in this sub-phase 4 (SAGA-BONUS-02)
        self.effects: list[Effect] = []
        self.owner: str = ""  # of a deployed piece: the Mercenary that deployed it (SAGA-XP-08)
        self.home: tuple[int, int] | None = None  # where the map shows it; None: it came later (SAGA-ZONE-02)

    @staticmethod
    def blank() -> "Model":
        return Model("", "", "mercenaries", None, blank=True)

    @classmethod
    def fresh(cls) -> "Model":
        return Model("", "", "mercenaries", None)

    def clone(self) -> "Model":
        new = Model(self.name, self.kind, self.side, self.at, self.facing, True)
        new.wounds = self.wounds
        new.shield_wounds = self.shield_wounds
        new.waiting = self.waiting
        new.activated = self.activated
        new.bonus = self.bonus
        new.effects = [one.clone() for one in self.effects]
        new.owner = self.owner
        new.home = self.home
        return new

    def row(self) -> list[Plain]:
        return [
            self.name,
            self.kind,
            self.side,
            (None if self.at is None else [self.at[0], self.at[1]]),
            self.facing,
            self.wounds,
            self.shield_wounds,
            self.waiting,
            self.activated,
            self.bonus,
            [one.row() for one in self.effects],
            self.owner,
            (None if self.home is None else [self.home[0], self.home[1]]),
        ]


class Item(Piece):
    """An equipment card somebody has (SAGA-EQUIP-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "charges": Field(PUBLIC, INT),
        "bought": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "bought",
        "card",
        "charges",
    )

    def __init__(self, card: str, charges: int = 0) -> None:
        self.card = card
        self.charges = charges  # left, on cards that have charges
        self.bought: bool = False  # and not found: its cost is part of its owner's value (SAGA-CREDIT-07)

    @staticmethod
    def blank() -> "Item":
        return Item("")

    @classmethod
    def fresh(cls) -> "Item":
        return Item("")

    def clone(self) -> "Item":
        new = Item(self.card, self.charges)
        new.bought = self.bought
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.charges,
            self.bought,
        ]


class Mercenary(Piece):
    """A Mercenary with its card, its counter and everything beside it."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "model": Field(PUBLIC, Model, needed=True),
        "colour": Field(PUBLIC, COLOUR, needed=True),
        "status": Field(PUBLIC, STATUS),
        "ready": Field(PUBLIC, FLAG),
        "acted": Field(PUBLIC, INT),
        "items": Field(PUBLIC, Many(Item)),
        "skills": Field(PUBLIC, Many(WORD)),
        "attributes": Field(PUBLIC, Many(WORD)),
        "feats_used": Field(PUBLIC, Many(WORD)),
        "used": Field(PUBLIC, Many(WORD)),
        "frame": Field(PUBLIC, WORD),
        "scoped": Field(PUBLIC, WORD),
        "was_crippled": Field(PUBLIC, FLAG),
        "experience": Field(PUBLIC, INT),
        "tokens": Field(PUBLIC, INT),
        "victory_points": Field(PUBLIC, INT),
        "exit": Field(PUBLIC, WORD),
    }
    __slots__ = (
        "acted",
        "attributes",
        "colour",
        "exit",
        "experience",
        "feats_used",
        "frame",
        "items",
        "model",
        "ready",
        "scoped",
        "seat",
        "skills",
        "status",
        "tokens",
        "used",
        "victory_points",
        "was_crippled",
    )

    def __init__(self, seat: int, model: Model, colour: str, blank: bool = False) -> None:
        self.seat = seat
        self.model = model
        self.colour = colour
        if blank:  # a copy fills in everything else itself
            return
        self.status: str = "playing"
        self.ready: bool = True  # its counter lies face up (SAGA-TURN-05)
        self.acted: int = 0  # the number of the last Turn it took; 0: none yet (SAGA-TARGET-10)
        self.items: list[Item] = []
        self.skills: list[str] = []
        self.attributes: list[str] = []  # race and specialities, gained ones too (SAGA-ATTRIBUTE-01)
        self.feats_used: list[str] = []  # in this mission (SAGA-FEAT-02)
        self.used: list[str] = []  # what works once a Turn or once a Round, and has
        self.frame: str = ""  # the mode that Curby's frame is in
        self.scoped: str = ""  # the weapon under its Long Scope, if it has several to choose from
        self.was_crippled: bool = False  # at some time in this mission (SAGA-XP-05)
        self.experience: int = 0  # on the track (SAGA-XP-03)
        self.tokens: int = 0  # Experience tokens
        self.victory_points: int = 0
        self.exit: str = ""  # by which it has left the board

    @staticmethod
    def blank() -> "Mercenary":
        return Mercenary(0, Model.fresh(), "red", blank=True)

    @classmethod
    def fresh(cls) -> "Mercenary":
        return Mercenary(0, Model.fresh(), "red")

    def clone(self) -> "Mercenary":
        new = Mercenary(self.seat, self.model.clone(), self.colour, True)
        new.status = self.status
        new.ready = self.ready
        new.acted = self.acted
        new.items = [one.clone() for one in self.items]
        new.skills = self.skills.copy()
        new.attributes = self.attributes.copy()
        new.feats_used = self.feats_used.copy()
        new.used = self.used.copy()
        new.frame = self.frame
        new.scoped = self.scoped
        new.was_crippled = self.was_crippled
        new.experience = self.experience
        new.tokens = self.tokens
        new.victory_points = self.victory_points
        new.exit = self.exit
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.model.row(),
            self.colour,
            self.status,
            self.ready,
            self.acted,
            [one.row() for one in self.items],
            self.skills.copy(),
            self.attributes.copy(),
            self.feats_used.copy(),
            self.used.copy(),
            self.frame,
            self.scoped,
            self.was_crippled,
            self.experience,
            self.tokens,
            self.victory_points,
            self.exit,
        ]


class Veteran(Piece):
    """A Mercenary between two missions of a campaign, with all that it keeps (SAGA-CAMPAIGN-01, SAGA-XP-07)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "wounds": Field(PUBLIC, INT),
        "items": Field(PUBLIC, Many(Item)),
        "skills": Field(PUBLIC, Many(WORD)),
        "attributes": Field(PUBLIC, Many(WORD)),
        "experience": Field(PUBLIC, INT),
        "tokens": Field(PUBLIC, INT),
        "victory_points": Field(PUBLIC, INT),
    }
    __slots__ = (
        "attributes",
        "card",
        "experience",
        "items",
        "skills",
        "tokens",
        "victory_points",
        "wounds",
    )

    def __init__(self, card: str, blank: bool = False) -> None:
        self.card = card
        if blank:  # a copy fills in everything else itself
            return
        self.wounds: int = 0  # that Upkeep has left (SAGA-UPKEEP-03)
        self.items: list[Item] = []  # beside those printed on its card
        self.skills: list[str] = []
        self.attributes: list[str] = []  # gained ones (SAGA-ATTRIBUTE-02)
        self.experience: int = 0
        self.tokens: int = 0
        self.victory_points: int = 0

    @staticmethod
    def blank() -> "Veteran":
        return Veteran("", blank=True)

    @classmethod
    def fresh(cls) -> "Veteran":
        return Veteran("")

    def clone(self) -> "Veteran":
        new = Veteran(self.card, True)
        new.wounds = self.wounds
        new.items = [one.clone() for one in self.items]
        new.skills = self.skills.copy()
        new.attributes = self.attributes.copy()
        new.experience = self.experience
        new.tokens = self.tokens
        new.victory_points = self.victory_points
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.wounds,
            [one.row() for one in self.items],
            self.skills.copy(),
            self.attributes.copy(),
            self.experience,
            self.tokens,
            self.victory_points,
        ]


class Played(Piece):
    """A mission of the campaign that has been played, once for each time."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "mission": Field(PUBLIC, WORD, needed=True),
        "won": Field(PUBLIC, FLAG, needed=True),
    }
    __slots__ = (
        "mission",
        "won",
    )

    def __init__(self, mission: str, won: bool) -> None:
        self.mission = mission
        self.won = won  # by the Mercenaries

    @staticmethod
    def blank() -> "Played":
        return Played("", False)

    @classmethod
    def fresh(cls) -> "Played":
        return Played("", False)

    def clone(self) -> "Played":
        new = Played(self.mission, self.won)
        return new

    def row(self) -> list[Plain]:
        return [
            self.mission,
            self.won,
        ]


class Downed(Piece):
    """Where a Mercenary fell, and what lies there (SAGA-DEATH-02, SAGA-DEATH-04)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "who": Field(PUBLIC, WORD, needed=True),
        "at": Field(PUBLIC, Row(INT, INT), needed=True),
        "items": Field(PUBLIC, Many(Item)),
        "round": Field(PUBLIC, INT),
    }
    __slots__ = (
        "at",
        "items",
        "round",
        "who",
    )

    def __init__(self, who: str, at: tuple[int, int]) -> None:
        self.who = who
        self.at = at
        self.items: list[Item] = []
        self.round: int = 0  # in which it fell

    @staticmethod
    def blank() -> "Downed":
        return Downed(
            "",
            (
                0,
                0,
            ),
        )

    @classmethod
    def fresh(cls) -> "Downed":
        return Downed(
            "",
            (
                0,
                0,
            ),
        )

    def clone(self) -> "Downed":
        new = Downed(self.who, self.at)
        new.items = [one.clone() for one in self.items]
        new.round = self.round
        return new

    def row(self) -> list[Plain]:
        return [
            self.who,
            [self.at[0], self.at[1]],
            [one.row() for one in self.items],
            self.round,
        ]


class Lying(Piece):
    """A card of the mission that no Mercenary has: it lies somewhere, or a model of the Nexus has taken it."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "item": Field(PUBLIC, Item, needed=True),
        "at": Field(PUBLIC, Maybe(Row(INT, INT)), needed=True),
        "piece": Field(PUBLIC, WORD, needed=True),
        "holder": Field(PUBLIC, WORD, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "at",
        "holder",
        "item",
        "piece",
        "round",
    )

    def __init__(self, item: Item, at: tuple[int, int] | None, piece: str, holder: str, round: int) -> None:
        self.item = item
        self.at = at  # None: somebody has it
        self.piece = piece  # the mark or device it lies at; "": it lies on the floor
        self.holder = holder  # the Agent or Boss that has it
        self.round = round  # in which it came there

    @staticmethod
    def blank() -> "Lying":
        return Lying(Item.fresh(), None, "", "", 0)

    @classmethod
    def fresh(cls) -> "Lying":
        return Lying(Item.fresh(), None, "", "", 0)

    def clone(self) -> "Lying":
        new = Lying(self.item.clone(), self.at, self.piece, self.holder, self.round)
        return new

    def row(self) -> list[Plain]:
        return [
            self.item.row(),
            (None if self.at is None else [self.at[0], self.at[1]]),
            self.piece,
            self.holder,
            self.round,
        ]


class Scenery(Piece):
    """A piece of scenery that stands on its squares; a destroyed one is gone (SAGA-DESTROY-10)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "code": Field(PUBLIC, WORD, needed=True),
        "kind": Field(PUBLIC, SCENERY_KIND, needed=True),
        "squares": Field(PUBLIC, Many(Row(INT, INT)), needed=True),
        "sight": Field(PUBLIC, SIGHT, needed=True),
        "defence": Field(PUBLIC, INT, needed=True),
        "searched": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "code",
        "defence",
        "kind",
        "searched",
        "sight",
        "squares",
    )

    def __init__(
        self, code: str, kind: str, squares: list[tuple[int, int]], sight: str, defence: int, blank: bool = False
    ) -> None:
        self.code = code  # on the map: "c1"
        self.kind = kind
        self.squares = squares
        self.sight = sight  # SAGA-COVER-08
        self.defence = defence  # dice against attacks on it; 0: it cannot be attacked (SAGA-DESTROY-05)
        if blank:  # a copy fills in everything else itself
            return
        self.searched: bool = False  # nobody can interact with it again (SAGA-INTERACT-04)

    @staticmethod
    def blank() -> "Scenery":
        return Scenery("", "crate", [], "obstacle", 0, blank=True)

    @classmethod
    def fresh(cls) -> "Scenery":
        return Scenery("", "crate", [], "obstacle", 0)

    def clone(self) -> "Scenery":
        new = Scenery(self.code, self.kind, self.squares.copy(), self.sight, self.defence, True)
        new.searched = self.searched
        return new

    def row(self) -> list[Plain]:
        return [
            self.code,
            self.kind,
            [[one[0], one[1]] for one in self.squares],
            self.sight,
            self.defence,
            self.searched,
        ]


class Door(Piece):
    """A door or a force field of the revealed board (SAGA-DOOR-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "code": Field(PUBLIC, WORD, needed=True),
        "squares": Field(PUBLIC, Many(Row(INT, INT)), needed=True),
        "lock": Field(PUBLIC, INT),
        "denied": Field(PUBLIC, FLAG),
        "open": Field(PUBLIC, FLAG),
        "destroyed": Field(PUBLIC, FLAG),
        "defence": Field(PUBLIC, INT),
    }
    __slots__ = (
        "code",
        "defence",
        "denied",
        "destroyed",
        "lock",
        "open",
        "squares",
    )

    def __init__(self, code: str, squares: list[tuple[int, int]], lock: int = 0, blank: bool = False) -> None:
        self.code = code  # on the map: "D1", "F1"
        self.squares = squares
        self.lock = lock  # its level; 0: unlocked (SAGA-DOOR-02)
        if blank:  # a copy fills in everything else itself
            return
        self.denied: bool = False  # it bears the Access Denied counter (SAGA-DENIED-01)
        self.open: bool = False
        self.destroyed: bool = False
        self.defence: int = 5  # dice against attacks on it; 0: it cannot be destroyed (SAGA-MISSION-17)

    @staticmethod
    def blank() -> "Door":
        return Door("", [], blank=True)

    @classmethod
    def fresh(cls) -> "Door":
        return Door("", [])

    def clone(self) -> "Door":
        new = Door(self.code, self.squares.copy(), self.lock, True)
        new.denied = self.denied
        new.open = self.open
        new.destroyed = self.destroyed
        new.defence = self.defence
        return new

    def row(self) -> list[Plain]:
        return [
            self.code,
            [[one[0], one[1]] for one in self.squares],
            self.lock,
            self.denied,
            self.open,
            self.destroyed,
            self.defence,
        ]


class Point(Piece):
    """A Reinforcement Point (SAGA-REINFORCE-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "code": Field(PUBLIC, WORD, needed=True),
        "squares": Field(PUBLIC, Many(Row(INT, INT)), needed=True),
        "active": Field(PUBLIC, FLAG),
        "welded": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "active",
        "code",
        "squares",
        "welded",
    )

    def __init__(self, code: str, squares: list[tuple[int, int]]) -> None:
        self.code = code
        self.squares = squares
        self.active: bool = True
        self.welded: bool = False  # deactivated for the rest of the mission

    @staticmethod
    def blank() -> "Point":
        return Point("", [])

    @classmethod
    def fresh(cls) -> "Point":
        return Point("", [])

    def clone(self) -> "Point":
        new = Point(self.code, self.squares.copy())
        new.active = self.active
        new.welded = self.welded
        return new

    def row(self) -> list[Plain]:
        return [
            self.code,
            [[one[0], one[1]] for one in self.squares],
            self.active,
            self.welded,
        ]


class Darkness(Piece):
    """A darkness counter (SAGA-DARK-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "code": Field(PUBLIC, WORD, needed=True),
        "at": Field(PUBLIC, Row(INT, INT), needed=True),
    }
    __slots__ = (
        "at",
        "code",
    )

    def __init__(self, code: str, at: tuple[int, int]) -> None:
        self.code = code
        self.at = at

    @staticmethod
    def blank() -> "Darkness":
        return Darkness(
            "",
            (
                0,
                0,
            ),
        )

    @classmethod
    def fresh(cls) -> "Darkness":
        return Darkness(
            "",
            (
                0,
                0,
            ),
        )

    def clone(self) -> "Darkness":
        new = Darkness(self.code, self.at)
        return new

    def row(self) -> list[Plain]:
        return [
            self.code,
            [self.at[0], self.at[1]],
        ]


class CardInPlay(Piece):
    """A card that Remains in Play (SAGA-CARD-03)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "until": Field(PUBLIC, UNTIL, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "card",
        "round",
        "until",
    )

    def __init__(self, card: str, until: str, round: int) -> None:
        self.card = card
        self.until = until
        self.round = round  # in which it came

    @staticmethod
    def blank() -> "CardInPlay":
        return CardInPlay("", "turn", 0)

    @classmethod
    def fresh(cls) -> "CardInPlay":
        return CardInPlay("", "turn", 0)

    def clone(self) -> "CardInPlay":
        new = CardInPlay(self.card, self.until, self.round)
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.until,
            self.round,
        ]


class Moment(Piece):
    """Something that has happened and that the mission has not answered yet (SAGA-MISSION-12)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "word": Field(PUBLIC, WORD, needed=True),
        "at": Field(PUBLIC, WORD, needed=True),
        "kind": Field(PUBLIC, WORD, needed=True),
        "who": Field(PUBLIC, WORD, needed=True),
        "actor": Field(PUBLIC, WORD, needed=True),
        "place": Field(PUBLIC, Maybe(Row(INT, INT))),
    }
    __slots__ = (
        "actor",
        "at",
        "kind",
        "place",
        "who",
        "word",
    )

    def __init__(self, word: str, at: str, kind: str, who: str, actor: str, blank: bool = False) -> None:
        self.word = word  # of the triggers of content/mission_words.py
        self.at = at  # the piece, zone or exit
        self.kind = kind  # of the scenery, or the card of the model
        self.who = who  # the model that it happened to
        self.actor = actor  # the Mercenary that did it; nobody: the Nexus or the board
        if blank:  # a copy fills in everything else itself
            return
        self.place: tuple[int, int] | None = None  # where it happened, if the model is gone

    @staticmethod
    def blank() -> "Moment":
        return Moment("", "", "", "", "", blank=True)

    @classmethod
    def fresh(cls) -> "Moment":
        return Moment("", "", "", "", "")

    def clone(self) -> "Moment":
        new = Moment(self.word, self.at, self.kind, self.who, self.actor, True)
        new.place = self.place
        return new

    def row(self) -> list[Plain]:
        return [
            self.word,
            self.at,
            self.kind,
            self.who,
            self.actor,
            (None if self.place is None else [self.place[0], self.place[1]]),
        ]


class Token(Piece):
    """Markers of one name on a piece of the mission's map."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "name": Field(PUBLIC, WORD, needed=True),
        "at": Field(PUBLIC, WORD, needed=True),
        "count": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "at",
        "count",
        "name",
    )

    def __init__(self, name: str, at: str, count: int) -> None:
        self.name = name
        self.at = at  # the code of the piece
        self.count = count

    @staticmethod
    def blank() -> "Token":
        return Token("", "", 0)

    @classmethod
    def fresh(cls) -> "Token":
        return Token("", "", 0)

    def clone(self) -> "Token":
        new = Token(self.name, self.at, self.count)
        return new

    def row(self) -> list[Plain]:
        return [
            self.name,
            self.at,
            self.count,
        ]


class TurnsBack(Piece):
    """A fact of the mission that is over at the end of a Round, or a piece of its map that is turned back then."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "fact": Field(PUBLIC, WORD, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
        "piece": Field(PUBLIC, WORD),
        "to": Field(PUBLIC, WORD),
    }
    __slots__ = (
        "fact",
        "piece",
        "round",
        "to",
    )

    def __init__(self, fact: str, round: int) -> None:
        self.fact = fact  # "": it is a piece
        self.round = round
        self.piece: str = ""
        self.to: str = ""  # what the piece is turned to

    @staticmethod
    def blank() -> "TurnsBack":
        return TurnsBack("", 0)

    @classmethod
    def fresh(cls) -> "TurnsBack":
        return TurnsBack("", 0)

    def clone(self) -> "TurnsBack":
        new = TurnsBack(self.fact, self.round)
        new.piece = self.piece
        new.to = self.to
        return new

    def row(self) -> list[Plain]:
        return [
            self.fact,
            self.round,
            self.piece,
            self.to,
        ]


class Ordered(Piece):
    """An order that the mission has given to a model of the Nexus: it is followed whoever plays the Nexus."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "who": Field(PUBLIC, WORD, needed=True),
        "order": Field(PUBLIC, INT, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
        "done": Field(PUBLIC, INT),
    }
    __slots__ = (
        "done",
        "order",
        "round",
        "who",
    )

    def __init__(self, who: str, order: int, round: int) -> None:
        self.who = who
        self.order = order  # which order of the mission's file, counted from 0
        self.round = round  # the Round to whose end it lasts; 0: until it is done
        self.done: int = 0  # activations that have followed it

    @staticmethod
    def blank() -> "Ordered":
        return Ordered("", 0, 0)

    @classmethod
    def fresh(cls) -> "Ordered":
        return Ordered("", 0, 0)

    def clone(self) -> "Ordered":
        new = Ordered(self.who, self.order, self.round)
        new.done = self.done
        return new

    def row(self) -> list[Plain]:
        return [
            self.who,
            self.order,
            self.round,
            self.done,
        ]


class Bar(Piece):
    """What the mission keeps a model from doing, under a name by which it can be lifted again."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "name": Field(PUBLIC, WORD, needed=True),
        "who": Field(PUBLIC, WORD, needed=True),
        "cannot": Field(PUBLIC, Many(WORD), needed=True),
        "until": Field(PUBLIC, BAR_UNTIL, needed=True),
        "round": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "cannot",
        "name",
        "round",
        "until",
        "who",
    )

    def __init__(self, name: str, who: str, cannot: list[str], until: str, round: int) -> None:
        self.name = name
        self.who = who
        self.cannot = cannot  # words of content/mission_words.py: BARS
        self.until = until
        self.round = round  # the last one, where it lasts to the end of a Round or a Nexus Phase

    @staticmethod
    def blank() -> "Bar":
        return Bar("", "", [], "mission", 0)

    @classmethod
    def fresh(cls) -> "Bar":
        return Bar("", "", [], "mission", 0)

    def clone(self) -> "Bar":
        new = Bar(self.name, self.who, self.cannot.copy(), self.until, self.round)
        return new

    def row(self) -> list[Plain]:
        return [
            self.name,
            self.who,
            self.cannot.copy(),
            self.until,
            self.round,
        ]


class NexusSide(Piece):
    """The Nexus: its hand, its deck, what it still may do. Without a seat the rules play it (SAGA-AN-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT),
        "aware": Field(PUBLIC, FLAG),
        "hand": Field(OWNER, Many(WORD)),
        "top": Field(Known("top_known"), Many(WORD)),
        "top_known": Field(NEVER, Many(INT)),
        "thirds": Field(NEVER, Many(Many(WORD))),
        "bottom": Field(Known("bottom_known"), Many(WORD)),
        "bottom_known": Field(NEVER, Many(INT)),
        "deck_size": Field(PUBLIC, INT),
        "discard": Field(PUBLIC, Many(WORD)),
        "removed": Field(PUBLIC, Many(WORD)),
        "unused": Field(NEVER, Many(WORD)),
        "in_play": Field(PUBLIC, Many(CardInPlay)),
        "effects": Field(PUBLIC, Many(Effect)),
        "activations": Field(PUBLIC, INT),
        "extra": Field(PUBLIC, INT),
        "made": Field(PUBLIC, INT),
        "kinds": Field(PUBLIC, Many(WORD)),
        "max_cost": Field(PUBLIC, INT),
        "reinforced": Field(PUBLIC, FLAG),
        "bonus_used": Field(PUBLIC, FLAG),
        "played": Field(PUBLIC, FLAG),
        "interrupted": Field(PUBLIC, FLAG),
        "card": Field(PUBLIC, WORD),
        "target": Field(PUBLIC, WORD),
        "powers": Field(COUNT, Many(WORD)),
        "powers_used": Field(PUBLIC, Many(WORD)),
        "chart": Field(OWNER, Many(WORD)),
    }
    __slots__ = (
        "activations",
        "aware",
        "bonus_used",
        "bottom",
        "bottom_known",
        "card",
        "chart",
        "deck_size",
        "discard",
        "effects",
        "extra",
        "hand",
        "in_play",
        "interrupted",
        "kinds",
        "made",
        "max_cost",
        "played",
        "powers",
        "powers_used",
        "reinforced",
        "removed",
        "seat",
        "target",
        "thirds",
        "top",
        "top_known",
        "unused",
    )

    def __init__(self, seat: int = FATE, blank: bool = False) -> None:
        self.seat = seat
        if blank:  # a copy fills in everything else itself
            return
        self.aware: bool = True  # of the Mercenaries (SAGA-STEALTH-01)
        self.hand: list[str] = []
        self.top: list[str] = []  # cards on top of the deck that somebody has looked at
        self.top_known: list[int] = []
        self.thirds: list[list[str]] = []  # the deck, third by third; within one nobody knows the order
        self.bottom: list[str] = []
        self.bottom_known: list[int] = []
        self.deck_size: int = 0  # cards left in the deck, all told
        self.discard: list[str] = []
        self.removed: list[str] = []  # Events that are out of the game (SAGA-EVENT-02)
        self.unused: list[str] = []  # cards of the box that this mission's deck was not dealt
        self.in_play: list[CardInPlay] = []
        self.effects: list[Effect] = []  # on all Agents, those that come later too
        self.activations: int = 0  # that the mission gives in each Phase (SAGA-ACTIVATE-01)
        self.extra: int = 0  # Activations that cards have given or taken in this Phase
        self.made: int = 0  # Activations used in this Phase
        self.kinds: list[str] = []  # Agents that the mission permits as reinforcements (SAGA-REINFORCE-05)
        self.max_cost: int = 0  # of a reinforcement (SAGA-MISSION-09)
        self.reinforced: bool = False  # sub-phase 3 has been used
        self.bonus_used: bool = False  # a Bonus Activation in this Phase (SAGA-DRAW-03)
        self.played: bool = False  # any card in this Round (SAGA-DRAW-01)
        self.interrupted: bool = False  # since the last Mercenary Turn (SAGA-INTERRUPT-04)
        self.card: str = ""  # of step 1, where the rules play the Nexus (SAGA-AN-03)
        self.target: str = ""  # the Target Mercenary of this Phase (SAGA-AN-17)
        self.powers: list[str] = []  # Psychic Powers, in an order nobody knows
        self.powers_used: list[str] = []  # under the pile, in the order in which they were used
        self.chart: list[str] = []  # the whole map, as the mission draws it (SAGA-ZONE-01)

    @staticmethod
    def blank() -> "NexusSide":
        return NexusSide(blank=True)

    @classmethod
    def fresh(cls) -> "NexusSide":
        return NexusSide()

    def clone(self) -> "NexusSide":
        new = NexusSide(self.seat, True)
        new.aware = self.aware
        new.hand = self.hand.copy()
        new.top = self.top.copy()
        new.top_known = self.top_known.copy()
        new.thirds = [one.copy() for one in self.thirds]
        new.bottom = self.bottom.copy()
        new.bottom_known = self.bottom_known.copy()
        new.deck_size = self.deck_size
        new.discard = self.discard.copy()
        new.removed = self.removed.copy()
        new.unused = self.unused.copy()
        new.in_play = [one.clone() for one in self.in_play]
        new.effects = [one.clone() for one in self.effects]
        new.activations = self.activations
        new.extra = self.extra
        new.made = self.made
        new.kinds = self.kinds.copy()
        new.max_cost = self.max_cost
        new.reinforced = self.reinforced
        new.bonus_used = self.bonus_used
        new.played = self.played
        new.interrupted = self.interrupted
        new.card = self.card
        new.target = self.target
        new.powers = self.powers.copy()
        new.powers_used = self.powers_used.copy()
        new.chart = self.chart.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.aware,
            self.hand.copy(),
            self.top.copy(),
            self.top_known.copy(),
            [one.copy() for one in self.thirds],
            self.bottom.copy(),
            self.bottom_known.copy(),
            self.deck_size,
            self.discard.copy(),
            self.removed.copy(),
            self.unused.copy(),
            [one.row() for one in self.in_play],
            [one.row() for one in self.effects],
            self.activations,
            self.extra,
            self.made,
            self.kinds.copy(),
            self.max_cost,
            self.reinforced,
            self.bonus_used,
            self.played,
            self.interrupted,
            self.card,
            self.target,
            self.powers.copy(),
            self.powers_used.copy(),
            self.chart.copy(),
        ]


class SagaFields(State):
    """The whole table."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, MODE, needed=True),
        "options": Field(PUBLIC, Many(WORD), needed=True),
        "mission": Field(PUBLIC, WORD, needed=True),
        "seats": Field(PUBLIC, Many(Many(WORD)), needed=True),
        "variant": Field(PUBLIC, WORD),
        "step": Field(PUBLIC, STEP),
        "round": Field(PUBLIC, INT),
        "turns": Field(PUBLIC, INT),
        "turns_left": Field(PUBLIC, INT),
        "turns_begun": Field(PUBLIC, INT),
        "turns_taken": Field(PUBLIC, INT),
        "acting": Field(PUBLIC, WORD),
        "moved": Field(PUBLIC, INT),
        "path": Field(PUBLIC, Many(Row(INT, INT))),
        "broke_away": Field(PUBLIC, FLAG),
        "heard": Field(PUBLIC, Many(WORD)),
        "attacked": Field(PUBLIC, Many(WORD)),
        "width": Field(PUBLIC, INT),
        "height": Field(PUBLIC, INT),
        "ground": Field(PUBLIC, Many(WORD)),
        "zones": Field(PUBLIC, Many(WORD)),
        "start": Field(PUBLIC, Row(INT, INT)),
        "exits": Field(PUBLIC, Many(Row(INT, INT))),
        "mercenaries": Field(PUBLIC, Many(Mercenary)),
        "enemies": Field(PUBLIC, Many(Model)),
        "allies": Field(PUBLIC, Many(Model)),
        "fallen": Field(PUBLIC, Many(Model)),
        "deployed": Field(PUBLIC, Many(Model)),
        "downed": Field(PUBLIC, Many(Downed)),
        "lying": Field(PUBLIC, Many(Lying)),
        "scenery": Field(PUBLIC, Many(Scenery)),
        "doors": Field(PUBLIC, Many(Door)),
        "points": Field(PUBLIC, Many(Point)),
        "darkness": Field(PUBLIC, Many(Darkness)),
        "tokens": Field(PUBLIC, Many(Token)),
        "firewall": Field(PUBLIC, INT),
        "clock": Field(PUBLIC, INT),
        "nexus": Field(PUBLIC, NexusSide),
        "supply": Field(PUBLIC, Deck),
        "skills": Field(PUBLIC, Many(WORD)),
        "named": Field(NEVER, INT),
        "flags": Field(PUBLIC, Named(WORD)),
        "campaign": Field(PUBLIC, WORD),
        "played": Field(PUBLIC, Many(Played)),
        "veterans": Field(PUBLIC, Many(Veteran)),
        "following": Field(PUBLIC, Many(WORD)),
        "finale": Field(PUBLIC, WORD),
        "written": Field(NEVER, Many(WORD)),
        "moments": Field(NEVER, Many(Moment)),
        "answered": Field(NEVER, Many(WORD)),
        "turning_back": Field(NEVER, Many(TurnsBack)),
        "ordered": Field(PUBLIC, Many(Ordered)),
        "bars": Field(PUBLIC, Many(Bar)),
        "ending": Field(PUBLIC, ENDING),
        "won_way": Field(PUBLIC, INT),
    }
    __slots__ = (
        "acting",
        "allies",
        "answered",
        "attacked",
        "bars",
        "broke_away",
        "campaign",
        "clock",
        "darkness",
        "deployed",
        "doors",
        "downed",
        "ending",
        "enemies",
        "exits",
        "fallen",
        "finale",
        "firewall",
        "flags",
        "following",
        "ground",
        "heard",
        "height",
        "lying",
        "mercenaries",
        "mission",
        "mode",
        "moments",
        "moved",
        "named",
        "nexus",
        "options",
        "ordered",
        "path",
        "played",
        "points",
        "round",
        "scenery",
        "seats",
        "skills",
        "start",
        "step",
        "supply",
        "tokens",
        "turning_back",
        "turns",
        "turns_begun",
        "turns_left",
        "turns_taken",
        "variant",
        "veterans",
        "width",
        "won_way",
        "written",
        "zones",
    )

    def __init__(
        self, mode: str, options: list[str], mission: str, seats: list[list[str]], blank: bool = False
    ) -> None:
        self.events = None
        self.reveals = 0
        self.mode = mode
        self.options = options
        self.mission = mission
        self.seats = seats  # the roles that each seat holds
        if blank:  # a copy fills in everything else itself
            return
        self.variant: str = ""  # of the mission; "": it has none
        self.step: str = "set-up"
        self.round: int = 0
        self.turns: int = 0  # in each Mercenary Phase (SAGA-TURN-01, SAGA-DEATH-06)
        self.turns_left: int = 0  # in this one
        self.turns_begun: int = 0  # in this one
        self.turns_taken: int = 0  # in the whole mission
        self.acting: str = ""  # the model whose Turn or activation it is
        self.moved: int = 0  # squares it has entered in it
        self.path: list[tuple[int, int]] = []  # those squares (SAGA-STEALTH-04)
        self.broke_away: bool = False
        self.heard: list[str] = []  # the Mercenaries that Shot in it with a loud weapon (SAGA-DETECT-03)
        self.attacked: list[str] = []  # the Agents and Bosses attacked in it (SAGA-DETECT-04)
        self.width: int = 0
        self.height: int = 0
        self.ground: list[str] = []  # rows of the map, a letter for each square: its zone, "#" wall or unrevealed
        self.zones: list[str] = []  # the revealed ones, in the order in which they were
        self.start: tuple[int, int] = (0, 0)  # the start position (SAGA-SETUP-05)
        self.exits: list[tuple[int, int]] = []  # where Mercenaries may leave the board now (SAGA-MOVE-14)
        self.mercenaries: list[Mercenary] = []
        self.enemies: list[Model] = []  # Agents and Bosses, Waiting ones too
        self.allies: list[Model] = []  # Bosses that help the Mercenaries; nobody attacks them
        self.fallen: list[Model] = []  # Bosses that have been eliminated
        self.deployed: list[Model] = []  # turrets and the like (SAGA-DEPLOY-03)
        self.downed: list[Downed] = []
        self.lying: list[Lying] = []
        self.scenery: list[Scenery] = []
        self.doors: list[Door] = []
        self.points: list[Point] = []
        self.darkness: list[Darkness] = []
        self.tokens: list[Token] = []
        self.firewall: int = 0
        self.clock: int = 0  # the Round after whose End Phase time is up; 0: never
        self.nexus: NexusSide = NexusSide()
        self.supply: Deck = Deck([])
        self.skills: list[str] = []  # that nobody has (SAGA-CREDIT-06)
        self.named: int = 0  # how many Agents have had a name
        self.flags: dict[str, str] = {}  # what the mission and the campaign remember
        self.campaign: str = ""  # that this mission is a chapter of; "": it is played for itself
        self.played: list[Played] = []  # earlier missions of the campaign, in their order
        self.veterans: list[Veteran] = []  # of earlier missions, until they join this one
        self.following: list[str] = []  # missions that may come next, known in Upkeep
        self.finale: str = ""  # how the campaign has ended, if it has
        self.written: list[str] = []  # the lines of a mission that is not of the box: what somebody wrote
        self.moments: list[Moment] = []  # not answered yet, in the order in which they happened
        self.answered: list[str] = []  # what the mission does once and has done; what was used once
        self.turning_back: list[TurnsBack] = []
        self.ordered: list[Ordered] = []  # in the order in which the mission gave them
        self.bars: list[Bar] = []
        self.ending: str = ""  # the side that has won
        self.won_way: int = 0  # which of its ways to win came true; 0: none had to, or nobody has won

    def copy_to(self, new: "SagaFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.reveals = self.reveals
        new.mode = self.mode
        new.options = self.options.copy()
        new.mission = self.mission
        new.seats = [one.copy() for one in self.seats]
        new.variant = self.variant
        new.step = self.step
        new.round = self.round
        new.turns = self.turns
        new.turns_left = self.turns_left
        new.turns_begun = self.turns_begun
        new.turns_taken = self.turns_taken
        new.acting = self.acting
        new.moved = self.moved
        new.path = self.path.copy()
        new.broke_away = self.broke_away
        new.heard = self.heard.copy()
        new.attacked = self.attacked.copy()
        new.width = self.width
        new.height = self.height
        new.ground = self.ground.copy()
        new.zones = self.zones.copy()
        new.start = self.start
        new.exits = self.exits.copy()
        new.mercenaries = [one.clone() for one in self.mercenaries]
        new.enemies = [one.clone() for one in self.enemies]
        new.allies = [one.clone() for one in self.allies]
        new.fallen = [one.clone() for one in self.fallen]
        new.deployed = [one.clone() for one in self.deployed]
        new.downed = [one.clone() for one in self.downed]
        new.lying = [one.clone() for one in self.lying]
        new.scenery = [one.clone() for one in self.scenery]
        new.doors = [one.clone() for one in self.doors]
        new.points = [one.clone() for one in self.points]
        new.darkness = [one.clone() for one in self.darkness]
        new.tokens = [one.clone() for one in self.tokens]
        new.firewall = self.firewall
        new.clock = self.clock
        new.nexus = self.nexus.clone()
        new.supply = self.supply.clone()
        new.skills = self.skills.copy()
        new.named = self.named
        new.flags = self.flags.copy()
        new.campaign = self.campaign
        new.played = [one.clone() for one in self.played]
        new.veterans = [one.clone() for one in self.veterans]
        new.following = self.following.copy()
        new.finale = self.finale
        new.written = self.written.copy()
        new.moments = [one.clone() for one in self.moments]
        new.answered = self.answered.copy()
        new.turning_back = [one.clone() for one in self.turning_back]
        new.ordered = [one.clone() for one in self.ordered]
        new.bars = [one.clone() for one in self.bars]
        new.ending = self.ending
        new.won_way = self.won_way

    def row(self) -> list[Plain]:
        return [
            self.mode,
            self.options.copy(),
            self.mission,
            [one.copy() for one in self.seats],
            self.variant,
            self.step,
            self.round,
            self.turns,
            self.turns_left,
            self.turns_begun,
            self.turns_taken,
            self.acting,
            self.moved,
            [[one[0], one[1]] for one in self.path],
            self.broke_away,
            self.heard.copy(),
            self.attacked.copy(),
            self.width,
            self.height,
            self.ground.copy(),
            self.zones.copy(),
            [self.start[0], self.start[1]],
            [[one[0], one[1]] for one in self.exits],
            [one.row() for one in self.mercenaries],
            [one.row() for one in self.enemies],
            [one.row() for one in self.allies],
            [one.row() for one in self.fallen],
            [one.row() for one in self.deployed],
            [one.row() for one in self.downed],
            [one.row() for one in self.lying],
            [one.row() for one in self.scenery],
            [one.row() for one in self.doors],
            [one.row() for one in self.points],
            [one.row() for one in self.darkness],
            [one.row() for one in self.tokens],
            self.firewall,
            self.clock,
            self.nexus.row(),
            self.supply.row(),
            self.skills.copy(),
            self.named,
            self.flags.copy(),
            self.campaign,
            [one.row() for one in self.played],
            [one.row() for one in self.veterans],
            self.following.copy(),
            self.finale,
            self.written.copy(),
            [one.row() for one in self.moments],
            self.answered.copy(),
            [one.row() for one in self.turning_back],
            [one.row() for one in self.ordered],
            [one.row() for one in self.bars],
            self.ending,
            self.won_way,
        ]
