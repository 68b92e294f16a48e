"""What rules yield: a seat's choice (`Ask`), fate's (`Chance`), or a place to come back to (`Checkpoint`).

Whatever the rules do not decide is yielded. A procedure is a generator that yields requests and receives answers; a
driver (see `match`) supplies them from people, bots, a journal, a test script or a sampler.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

# An answer as the journal keeps it: a number, a word, nothing, or a tuple of those. Never a position in a list.
Payload: TypeAlias = Any
Procedure: TypeAlias = Generator[Any, Any, T]

FATE: Final = -1
NO_CONTEXT: Final[dict[str, Payload]] = {}


class Refusal:
    """Why something is not on offer: the rule that forbids it and the text that says so."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key})"


Blocked: TypeAlias = list[tuple[Payload, Refusal]]


class Ask:
    """A seat chooses from the options, which are exactly what is legal.

    One option is picked unless `most` says otherwise. With `most` above one, or `many`, the answer is a tuple of
    options (each as often as it is listed at the most); with `least` zero and a single pick, it is an option or None.
    `private` says that the options follow from what others may not see: then even a single one is asked about, or the
    table would learn from the missing question that there was no choice. `find` lists the options only when somebody
    looks at them: a replay knows the answer already.
    """

    __slots__ = ("_find", "_options", "about", "blocked", "kind", "least", "many", "most", "private", "rule", "seat")

    def __init__(
        self,
        seat: int,
        options: Sequence[Payload],
        rule: str,
        kind: str = "choice",
        least: int = 1,
        most: int = 1,
        many: bool = False,
        about: dict[str, Payload] = NO_CONTEXT,
        blocked: Callable[[], Blocked] | None = None,
        private: bool = False,
        find: Callable[[], Sequence[Payload]] | None = None,
    ) -> None:
        self.seat = seat
        self._options = options
        self._find = find
        self.rule = rule
        self.kind = kind
        self.least = least
        self.most = most
        self.many = many or most > 1
        self.about = about
        self.blocked = blocked
        self.private = private

    @property
    def options(self) -> Sequence[Payload]:
        if self._find is not None:
            self._options = self._find()
            self._find = None
        return self._options

    def forced(self) -> bool:
        """Whether only one answer is possible."""
        count = len(self.options)
        return self.least >= count if self.many else (count == 0 or (count == 1 and self.least == 1))

    def only_answer(self) -> Payload:
        if self.many:
            return tuple(self.options)
        return self.options[0] if self.options and self.least else None

    def allows(self, answer: Payload) -> bool:
        """Whether the answer picks from the options as often as it may."""
        if not self.many:
            if answer is None:
                return self.least == 0
            return _plain(answer) and _among(answer, self.options)
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        left = list(self.options)
        for pick in answer:
            if not _plain(pick) or not _among(pick, left):
                return False
            left.remove(pick)
        return True


def _plain(answer: Payload) -> bool:
    if isinstance(answer, tuple):
        return all([_plain(part) for part in answer])
    return type(answer) is int or type(answer) is str


def _among(answer: Payload, options: Sequence[Payload]) -> bool:
    return any(option == answer for option in options)


class Together:
    """Several seats choose in private at the same time; the answer maps each seat to its choice."""

    __slots__ = ("asks",)

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks


class Window:
    """A moment in which other seats may react from hidden cards.

    `seats` are those who publicly might; `asks` go only to those who really can. A table shows the same anonymous
    window in either case, so that waiting betrays nothing. The answer maps each asked seat to its choice or None.
    """

    __slots__ = ("asks", "rule", "seats")

    def __init__(self, seats: list[int], asks: list[Ask], rule: str) -> None:
        self.seats = seats
        self.asks = asks
        self.rule = rule


class Chance:
    """Fate picks one of the outcomes, each as likely as the others; repeat an outcome to make it likelier."""

    __slots__ = ("kind", "outcomes", "rule")

    def __init__(self, outcomes: Sequence[Payload], rule: str, kind: str = "draw") -> None:
        self.outcomes = outcomes
        self.rule = rule
        self.kind = kind


class Checkpoint:
    """Between two steps: from a state taken here, `play(state)` can be entered again."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()
