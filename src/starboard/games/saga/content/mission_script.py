"""What happens in a mission, as its file says it in a few words (docs/decisions/0030, `mission_words`).

A saying is one word with its keys: a condition, an effect, a trigger, an order, or whom something concerns.
"""

from dataclasses import dataclass
from typing import Union

from starboard.games.saga.content.mission_story import NO_STORY, Story

# Sayings hold sayings: conditions in effects, effects in answers.
Value = Union[bool, int, str, tuple[int, int], tuple["Value", ...], "Saying"]


def text_of(value: Value | None) -> str:
    """A value of a fact as the table keeps it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    assert isinstance(value, (int, str)), f"{value} is no value of a fact"
    return str(value)


class Saying:
    """A word and what was said with it. A key that was left out is not there; the getters then give their default."""

    __slots__ = ("_said", "values", "word", "worked_out")

    def __init__(self, word: str, values: tuple[tuple[str, Value], ...]) -> None:
        self.word = word
        self.values = values
        self._said = dict(values)  # rules look up keys all the time
        self.worked_out: object = None  # what the rules have made of it, which is always the same

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and (self.word, self.values) == (other.word, other.values)

    def __hash__(self) -> int:
        return hash((self.word, self.values))

    def __repr__(self) -> str:
        return f"Saying({self.word!r}, {self.values!r})"

    def value(self, key: str) -> Value | None:
        return self._said.get(key)

    def has(self, key: str) -> bool:
        return key in self._said

    def text(self, key: str, default: str = "") -> str:
        value = self._said.get(key)
        return value if isinstance(value, str) else default

    def number(self, key: str, default: int = 0) -> int:
        value = self._said.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else default

    def flag(self, key: str) -> bool:
        return self._said.get(key) is True

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._said.get(key)
        return tuple([each for each in value if isinstance(each, str)]) if isinstance(value, tuple) else ()

    def saying(self, key: str) -> "Saying | None":
        value = self._said.get(key)
        return value if isinstance(value, Saying) else None

    def sayings(self, key: str) -> tuple["Saying", ...]:
        value = self.value(key)
        return tuple([each for each in value if isinstance(each, Saying)]) if isinstance(value, tuple) else ()


Ways = tuple[tuple[Saying, ...], ...]  # one of them is enough; all conditions of one hold together


@dataclass(frozen=True)
class Fact:
    """What the mission remembers, and what it is at the start."""

    name: str
    start: bool | int | str


@dataclass(frozen=True)
class Feature:
    """Something that moves or strikes by itself, with its numbers."""

    name: str
    parameters: Saying


@dataclass(frozen=True)
class When:
    """After the trigger, if the conditions hold, the effects. Without trigger: the first time they hold."""

    trigger: Saying | None
    variant: str
    public: bool
    first: bool
    say: str
    conditions: tuple[Saying, ...]
    effects: tuple[Saying, ...]


@dataclass(frozen=True)
class While:
    """As long as the conditions hold: what is forbidden to whom, and what is changed for them."""

    public: bool
    conditions: tuple[Saying, ...]
    forbid: tuple[str, ...]
    place: Saying
    change: Saying | None


@dataclass(frozen=True)
class May:
    """Something somebody may do."""

    id: str
    variant: str
    who: str
    at: tuple[str, ...]
    cost: str
    moment: str
    times: str
    public: bool
    say: str
    conditions: tuple[Saying, ...]
    choose: Saying | None
    effects: tuple[Saying, ...]


@dataclass(frozen=True)
class Order:
    """What the Artificial Nexus does with some Agents, or which `may` it uses, as long as `during` holds."""

    variant: str
    order: Saying
    conditions: tuple[Saying, ...]
    during: tuple[Saying, ...]


@dataclass(frozen=True)
class After:
    """Once the mission has ended, in the order of the file."""

    conditions: tuple[Saying, ...]
    effects: tuple[Saying, ...]


@dataclass(frozen=True)
class Deed:
    """What an operation of the mission does, and when it is offered."""

    operation: str
    say: str
    conditions: tuple[Saying, ...]
    choose: Saying | None
    effects: tuple[Saying, ...]


@dataclass(frozen=True)
class Script:
    facts: tuple[Fact, ...]
    features: tuple[Feature, ...]
    deeds: tuple[Deed, ...]
    whens: tuple[When, ...]
    whiles: tuple[While, ...]
    mays: tuple[May, ...]
    orders: tuple[Order, ...]
    mercenaries_win: Ways
    nexus_wins: Ways
    afters: tuple[After, ...]
    story: Story = NO_STORY


NO_SCRIPT = Script((), (), (), (), (), (), (), (), (), ())
