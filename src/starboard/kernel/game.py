"""The one interface through which everything else knows a game, in three parts: its rules, its words, its catalogue."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from starboard.kernel.fate import Fate
from starboard.kernel.own_scenarios import OwnScenarios, offer_with
from starboard.kernel.pieces import Piece
from starboard.kernel.requests import Ask, Payload, Procedure
from starboard.kernel.setup import Offer, Setup, set_up
from starboard.kernel.shapes import Plain
from starboard.kernel.visibility import NO_SEATS, Mask

NOTHING_SECRET: Final[dict[str, Payload]] = {}


class Happening:
    """Something that happened, told to everybody, with what only some seats may know of it."""

    __slots__ = ("args", "kind", "rule", "seats", "secret")

    def __init__(self, kind: str, rule: str, args: dict[str, Payload], seats: Mask, secret: dict[str, Payload]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.seats = seats  # who also sees `secret`
        self.secret = secret


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """A game's whole table. `events` is where rules tell what happened; None when nobody listens.

    `watcher`, if there is one, looks at the table whenever something is told; `listen` sets both.
    """

    __slots__ = ("events", "reveals", "watcher")

    events: list[Happening] | None
    reveals: int
    watcher: Callable[[Any], None] | None

    def clone(self) -> "State":
        raise NotImplementedError


def listen(g: State, watcher: Callable[[Any], None] | None = None) -> None:
    """From now on what the rules tell is heard, and the watcher looks at the table each time."""
    g.events = []
    g.watcher = watcher


def tell(
    _g: State,
    _kind: str,
    _rule: str,
    _seats: Mask = NO_SEATS,
    _secret: dict[str, Payload] | None = None,
    /,
    **args: Any,
) -> None:
    """Tell the table what happened, after it has; `_secret` is for the given seats only.

    The names are not those of arguments: compiled, an argument called like one of them would be lost.
    """
    if _g.events is not None:
        _g.events.append(Happening(_kind, _rule, args, _seats, _secret or NOTHING_SECRET))
        if _g.watcher is not None:
            _g.watcher(_g)


def ref(message: str) -> dict[str, str]:
    """An argument that is itself a message, such as the name of a Room, said in the reader's language."""
    return {"ref": message}


class Described:
    """What a screen needs to show an option: its text, where it is, what it costs, the rule behind it.

    `text` is the id of a message; `args` its variables: numbers, words, `ref`s to other messages or lists of those.
    `target` is the place on the board that stands for the option; where every option of a question has one, it can be
    answered on the board alone. A place of a grid is (column, row), counted from the top left; any other is named by
    the game. `line` are the places between here and there, `area` those that the choice would touch.
    """

    __slots__ = ("area", "args", "at", "cost", "line", "rule", "target", "text")

    def __init__(
        self,
        text: str,
        args: Mapping[str, Any] | None = None,
        at: Mapping[str, Payload] | None = None,
        cost: int | None = None,
        rule: str = "",
        target: Payload = None,
        line: Sequence[Payload] = (),
        area: Sequence[Payload] = (),
    ) -> None:
        self.text = text
        self.args = dict(args or {})
        self.at = dict(at or {})
        self.cost = cost
        self.rule = rule
        self.target = target
        self.line = line
        self.area = area

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {
            "text": self.text,
            "args": self.args,
            "at": self.at,
            "cost": self.cost,
            "rule": self.rule,
        }
        if self.target is not None:
            plain["target"] = _place(self.target)
        if self.line:
            plain["line"] = [_place(place) for place in self.line]
        if self.area:
            plain["area"] = [_place(place) for place in self.area]
        return plain


def _place(place: Payload) -> Any:
    """As JSON will have it."""
    return list(place) if isinstance(place, tuple) else place


class Carried:
    """What a chapter hands on: the sheet its campaign goes on from, and the scenarios that may follow.

    Where no scenario may follow the campaign has ended.
    """

    __slots__ = ("following", "sheet")

    def __init__(self, sheet: Piece, following: Sequence[str]) -> None:
        self.sheet = sheet
        self.following = list(following)


class Hardships(Protocol):
    """How to be hard on a game's rules, for the soak: boards and ways of playing that random games seldom reach."""

    def prepare(self, g: Any, fate: Fate) -> None:
        """Change the table of a first checkpoint into a hard one that is still possible."""
        ...

    def answer(self, g: Any, ask: Ask, fate: Fate) -> Payload:
        """What a seat that looks for trouble picks from a question with a single pick; None: it does not care."""
        ...

    def choices(self) -> Sequence[str]:
        """Choices that a soak should have seen, as "kind option": what it never chose it says nothing about."""
        ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Rules(Protocol[S]):
    """How a game is played. It holds no state of its own; `S` is the class of its tables."""

    rules_version: str
    state_kind: type[S]

    def new(self, setup: Setup) -> S:
        """A table before its first step; `StarboardError` says what is wrong with a set-up nobody can play."""
        ...

    def setup_of(self, g: S) -> Setup:
        """The set-up the table was opened with, but for the sheet."""
        ...

    def play(self, g: S) -> Procedure[None]:
        """Run the game from a checkpoint to its end."""
        ...

    def over(self, g: S) -> bool: ...

    def results(self, g: S) -> dict[str, Any]:
        """Winners and how it ended, once it is over."""
        ...

    def carry(self, g: S) -> Carried | None:
        """What a finished chapter hands on to its campaign; None where the set-up had no sheet."""
        ...

    def acting(self, g: S) -> int:
        """The seat whose turn it is, or FATE when nobody's."""
        ...

    def determinize(self, g: S, seat: int, fate: Fate) -> None:
        """Re-deal in place everything the seat may not know."""
        ...

    def impossible(self, g: S, at_rest: bool = False) -> list[str]:
        """What cannot be about this table, as English sentences for logs; empty when it is sound.

        Pieces not conserved, numbers out of range, unknown ids, fields that contradict each other. `at_rest` is for
        checkpoints, where every piece lies in its place; while somebody is asked, a card may be on its way. Pure and
        bounded, and it never raises: the state may come from a stranger.
        """
        ...

    def order_applies(self, g: S, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """Whether the condition of a standing order ("only if …") is met for this reaction."""
        ...

    def hardships(self) -> Hardships | None:
        """Prepared boards for the soak, if the game has some."""
        ...


class Words(Protocol[S_contra]):
    """How a game speaks: message ids and arguments, which each reader's language turns into sentences."""

    def prompt(self, g: S_contra, ask: Ask) -> Described: ...

    def describe(self, g: S_contra, ask: Ask, option: Payload) -> Described: ...

    def story(self, g: S_contra, kind: str, args: Mapping[str, Payload]) -> Described:
        """A happening in words, from what its reader may know of it."""
        ...

    def outcomes(self, g: S_contra, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        """What in a happening the seat would want to know the odds of before it decides, in words; mostly nothing.

        `args` are what the seat would be told of it.
        """
        ...

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        """What a screen wants to know before a choice: the line of sight to a square, what a card would change.

        A pure function of the seat's view of the state. `Unknown` refuses a query that the game does not answer.
        {"kind": "replay"} is asked at each step of a replay: its answer has those that a screen shows there, by kind.
        """
        ...


class Catalogue(Protocol):
    """What a game brings along: what it can be begun with, what is printed in its box, what it can be ordered."""

    name: str
    title: str
    """As printed on the box; the same in every language."""
    offer: Offer
    sheet_kind: type[Piece] | None
    """The class of a campaign's sheet, for games that have campaigns."""
    own_scenarios: OwnScenarios | None
    """Scenarios that people write themselves, for games that can play such."""

    def content_hash(self) -> str: ...

    def box(self) -> dict[str, Any]:
        """What is printed in the box, for whoever draws the table: facts and numbers as JSON can say them."""
        ...

    def new_sheet(self, campaign: str) -> Piece:
        """The sheet a campaign begins with."""
        ...

    def order_kinds(self) -> Mapping[str, str]:
        """The reactions a seat can give standing orders for: name to rule id."""
        ...

    def order_conditions(self, seats: int) -> Mapping[str, Sequence[Payload]]:
        """What "only if …" in a standing order may speak of, by name: words, or seats as numbers.

        A condition gives some of these names, each with a list of its values; `order_applies` says what they mean.
        """
        ...


class GameOf(Rules[S], Words[S], Catalogue, Protocol[S]):
    """The three parts as one thing, for tables of the class `S`. Whoever needs only one of the parts says so."""


Game: TypeAlias = GameOf[Any]  # for whoever takes any game


def offer_for(game: GameOf[S], own: str) -> Offer:
    """What the game can be begun with at a table that may have a scenario of its own, given as its text."""
    return offer_with(game.offer, game.own_scenarios, own, game.title) if own else game.offer


def make_known(game: GameOf[S], own: str) -> None:
    """From now on this process knows the scenario that a view or a question of such a table speaks of."""
    if own and game.own_scenarios is not None:
        game.own_scenarios.read(own)


def new_table(
    game: GameOf[S], seats: int, mode: str = "", options: Iterable[str] = (), scenario: str = "", own: str = ""
) -> S:
    """A table for so many where nobody chooses roles: simulations and tests. Without a scenario it is the first."""
    offer = offer_for(game, own)
    return game.new(set_up(offer, mode or offer.default_mode(seats), seats, options, scenario, own=own))
