"""The one interface through which the rest of the house knows a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from mypy_extensions import mypyc_attr

from starboard.kernel.asks import Ask, Payload, Procedure
from starboard.kernel.fate import Fate
from starboard.kernel.views import Piece

NOTHING_SECRET: Final[dict[str, Payload]] = {}


class Happening:
    """Something that happened, told to everybody, with what only some seats may know of it."""

    __slots__ = ("args", "kind", "rule", "seats", "secret")

    def __init__(self, kind: str, rule: str, args: dict[str, Payload], seats: int, secret: dict[str, Payload]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.seats = seats  # bits of the seats that also see `secret`
        self.secret = secret


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """A game's whole table. `events` is where rules tell what happened; None when nobody listens."""

    __slots__ = ("events", "reveals")

    events: list[Happening] | None
    reveals: int

    def clone(self) -> "State":
        raise NotImplementedError


def tell(
    g: State, what: str, rule: str, seats: int = 0, secret: dict[str, Payload] | None = None, /, **args: Any
) -> None:
    """Tell the table what happened; `secret` is for the given seats only."""
    if g.events is not None:
        g.events.append(Happening(what, rule, args, seats, secret or NOTHING_SECRET))


def ref(message: str) -> dict[str, str]:
    """An argument that is itself a message, such as the name of a Room, said in the reader's language."""
    return {"ref": message}


class Described:
    """What a screen needs to show an option: its text, where it is, what it costs, the rule behind it.

    `text` is the id of a message; `args` its variables: numbers, words, `ref`s to other messages or lists of those.
    """

    __slots__ = ("args", "at", "cost", "rule", "text")

    def __init__(
        self,
        text: str,
        args: Mapping[str, Any] | None = None,
        at: Mapping[str, Payload] | None = None,
        cost: int | None = None,
        rule: str = "",
    ) -> None:
        self.text = text
        self.args = dict(args or {})
        self.at = dict(at or {})
        self.cost = cost
        self.rule = rule

    def plain(self) -> dict[str, Any]:
        return {"text": self.text, "args": self.args, "at": self.at, "cost": self.cost, "rule": self.rule}


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


class Game(Protocol):
    """What a game offers the table. It holds no state of its own."""

    name: str
    rules_version: str
    modes: Sequence[str]
    seats: Mapping[str, tuple[int, int]]
    options: Sequence[str]
    state_kind: Any

    def content_hash(self) -> str: ...

    def box(self) -> dict[str, Any]:
        """What is printed in the box, for whoever draws the table: facts and numbers as JSON can say them."""
        ...

    def new(self, seats: int, mode: str, options: Sequence[str]) -> State: ...

    def play(self, g: Any) -> Procedure[None]:
        """Run the game from a checkpoint to its end."""
        ...

    def over(self, g: Any) -> bool: ...

    def impossible(self, g: Any, at_rest: bool = False) -> list[str]:
        """What cannot be about this table, as English sentences for logs; empty when it is sound.

        Pieces not conserved, numbers out of range, unknown ids, fields that contradict each other. `at_rest` is for
        checkpoints, where every piece lies in its place; while somebody is asked, a card may be on its way. Pure and
        bounded, and it never raises: the state may come from a stranger.
        """
        ...

    def results(self, g: Any) -> dict[str, Any]:
        """Winners and how it ended, once it is over."""
        ...

    def determinize(self, g: Any, seat: int, fate: Fate) -> None:
        """Re-deal in place everything the seat may not know."""
        ...

    def describe(self, g: Any, ask: Ask, option: Payload) -> Described: ...

    def prompt(self, g: Any, ask: Ask) -> Described: ...

    def story(self, g: Any, kind: str, args: Mapping[str, Payload]) -> Described:
        """A happening in words, from what its reader may know of it."""
        ...

    def outcomes(self, g: Any, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        """What in a happening the seat would want to know the odds of before it decides, in words; mostly nothing.

        `args` are what the seat would be told of it.
        """
        ...

    def acting(self, g: Any) -> int:
        """The seat whose turn it is, or FATE when nobody's."""
        ...

    def order_kinds(self) -> Mapping[str, str]:
        """The reactions a seat can give standing orders for: name to rule id."""
        ...

    def order_applies(self, g: Any, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """Whether the condition of a standing order ("only if …") is met for this reaction."""
        ...

    def hardships(self) -> Hardships | None:
        """Prepared boards for the soak, if the game has some."""
        ...
