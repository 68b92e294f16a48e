"""What rules yield: a seat's choice (`Ask`), fate's (`Chance`, `Roll`), or a place to come back to (`Checkpoint`).

Whatever the rules do not decide is yielded. A procedure is a generator that yields requests and receives answers; a
driver (see `match`) supplies them from people, bots, a journal, a test script or a sampler.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Asides:
    """What a seat may do instead of answering, where it is dear to look for: as long as the question is open."""

    __slots__ = ()

    def there_are(self) -> bool:
        """Whether there are any; that may be known without listing them."""
        return bool(self.found())

    def found(self) -> Sequence[Payload]:
        raise NotImplementedError


class Ask:
    """A seat chooses from the options, which are exactly what is legal.

    One option is picked unless `most` says otherwise. With `most` above one, or `many`, the answer is a tuple of
    options (each as often as it is listed at the most); with `least` zero and a single pick, it is an option or None.
    `private` says that the options follow from what others may not see: then even a single one is asked about, or the
    table would learn from the missing question that there was no choice. `find` lists the options only when somebody
    looks at them: a replay knows the answer already. With `confirm` the seat says that it has read something: it is
    asked even where there is a single answer.

    `asides` are what the seat may do instead of answering, such as what can be done at any time; rules that offer some
    do what was chosen and ask again. A question on `standby` has asides alone and waits for nobody: by it a seat may
    step in while another decides (`Anyone`).
    """

    __slots__ = (
        "_asides", "_find", "_looked_for", "_options", "about", "blocked", "confirm", "kind", "least", "many", "most",
        "private", "rule", "seat", "standby",
    )  # fmt: skip

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
        confirm: bool = False,
        asides: Sequence[Payload] = (),
        standby: bool = False,
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
        self.confirm = confirm
        self._asides = asides
        self._looked_for: Asides | None = None
        self.standby = standby

    @property
    def options(self) -> Sequence[Payload]:
        if self._find is not None:
            self._options = self._find()
            self._find = None
        return self._options

    @property
    def asides(self) -> Sequence[Payload]:
        if self._looked_for is not None:
            self._asides = self._looked_for.found()
            self._looked_for = None
        return self._asides

    @asides.setter
    def asides(self, asides: Sequence[Payload]) -> None:
        self._asides = asides
        self._looked_for = None

    def look_for(self, asides: "Asides") -> None:
        """From now on these are the asides, if there are any: both is found when somebody wants to know."""
        self._looked_for = asides

    def has_asides(self) -> bool:
        """Whether there is something the seat may do instead of answering; nothing is listed for that."""
        return bool(self._asides) if self._looked_for is None else self._looked_for.there_are()

    def forced(self, confirmed: bool = False) -> bool:
        """Whether nobody needs to be asked, for only one answer is possible; `confirmed`, whatever is to be read."""
        if self.confirm and not confirmed:
            return False
        options = self._options if self._find is None else self.options
        if self.many:
            return self.least >= len(options)
        return not options or (len(options) == 1 and self.least == 1)

    def only_confirms(self) -> bool:
        """Whether the answer says nothing but that something was read; with an aside there is something to decide."""
        return self.confirm and not self.has_asides() and self.forced(confirmed=True)

    def only_answer(self) -> Payload:
        if self.many:
            return tuple(self.options)
        return self.options[0] if self.options and self.least else None

    def allows(self, answer: Payload) -> bool:
        """Whether the answer picks from the options as often as it may, or is one of the asides."""
        return self._picks(answer) or (self.has_asides() and self.is_aside(answer))

    def _picks(self, answer: Payload) -> bool:
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

    def is_aside(self, answer: Payload) -> bool:
        return _plain(answer) and _among(answer, self.asides)


def _plain(answer: Payload) -> bool:
    if isinstance(answer, tuple):
        return all([_plain(part) for part in answer])
    return type(answer) is int or type(answer) is str


def _among(answer: Payload, options: Sequence[Payload]) -> bool:
    return any(option == answer for option in options)


class Together:
    """Several seats choose in private at the same time; the answer maps each seat to its choice.

    `page` is the page of the story that they read, if they do; everybody may know what is on it (`pages.read_page`).
    """

    __slots__ = ("asks", "page")

    def __init__(self, asks: list[Ask], page: dict[str, Payload] | None = None) -> None:
        self.asks = asks
        self.page = page


class Anyone:
    """Several seats are asked at the same time, and whoever answers first decides for all.

    The rules get (seat, choice). `turn` is a public number of the table that is another one each time: by it an answer
    that comes too late is told from one to the next question. Seats on standby need not answer; the others come first.
    `standing_by` finds the questions of those on standby when somebody looks at them: there is at least one, and none
    among the questions that are given.
    """

    __slots__ = ("_asks", "_standing_by", "turn")

    def __init__(self, asks: list[Ask], turn: int, standing_by: Callable[[], list[Ask]] | None = None) -> None:
        self._asks = asks
        self._standing_by = standing_by
        self.turn = turn

    @property
    def asks(self) -> list[Ask]:
        if self._standing_by is not None:
            self._asks = self._asks + self._standing_by()
            self._standing_by = None
        return self._asks

    def forced(self) -> bool:
        """Whether nobody needs to be asked: there is one answer, whoever gives it."""
        first = self._asks[0]
        if not first.forced():
            return False
        return all([ask.forced() and ask.only_answer() == first.only_answer() for ask in self.deciding()])

    def deciding(self) -> list[Ask]:
        """The questions that somebody has to answer."""
        return self._asks if self._standing_by is not None else [ask for ask in self._asks if not ask.standby]

    def has_standby(self) -> bool:
        """Whether anybody is asked who need not answer; nobody's question is looked at for that."""
        return self._standing_by is not None or any([ask.standby for ask in self._asks])


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

    def allows(self, outcome: Payload) -> bool:
        """Whether this can come up."""
        return outcome in self.outcomes


class Die:
    """A die: its faces, each as likely as the others; a face it has several times is repeated.

    `name` is the kind of die, such as its colour: by it a screen knows how to draw the die, and rules can tell dice
    with the same faces apart.
    """

    __slots__ = ("faces", "name")

    def __init__(self, faces: Sequence[Payload], name: str = "") -> None:
        if not faces:
            raise ValueError(f"a die has at least one face: {name!r}")
        self.faces: tuple[Payload, ...] = tuple(faces)
        self.name = name

    def has(self, face: Payload) -> bool:
        """Whether this is one of its faces; a truth is no number here, as a journal from outside might have it."""
        return any([one == face and type(one) is type(face) for one in self.faces])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Die) and self.name == other.name and self.faces == other.faces

    def __hash__(self) -> int:
        return hash((self.name, self.faces))

    def __repr__(self) -> str:
        return f"Die({self.faces!r}, {self.name!r})"


class Roll:
    """Fate rolls a pool of dice; the answer is a tuple with the face of each die, in the order of the dice.

    A die may be given as a `Die` or as its faces alone. Unless the roll is `ordered`, rules must treat equal dice (same
    name, same faces) alike, whichever of them shows what: then odds look at each combination of faces once. `alike`
    makes odds cheaper still: rolls for which it gives the same value lead to the same thing (such as a number of hits).
    """

    __slots__ = ("alike", "dice", "kind", "ordered", "rule")

    def __init__(
        self,
        dice: Sequence[Die | Sequence[Payload]],
        rule: str,
        kind: str = "roll",
        ordered: bool = False,
        alike: Callable[[tuple[Payload, ...]], Payload] | None = None,
    ) -> None:
        self.dice: list[Die] = [die if isinstance(die, Die) else Die(die) for die in dice]
        self.rule = rule
        self.kind = kind
        self.ordered = ordered
        self.alike = alike

    def allows(self, faces: Payload) -> bool:
        """Whether the dice can fall like this."""
        if not isinstance(faces, tuple) or len(faces) != len(self.dice):
            return False
        return all([die.has(face) for die, face in zip(self.dice, faces, strict=True)])

    def shown(self, faces: tuple[Payload, ...]) -> tuple[tuple[str, Payload], ...]:
        """The dice as an event tells them, for whoever draws them: the name and the face of each."""
        return tuple([(die.name, face) for die, face in zip(self.dice, faces, strict=True)])


class Checkpoint:
    """Between two steps: from a state taken here, `play(state)` can be entered again."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()
