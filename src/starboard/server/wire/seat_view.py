"""A game as a seat sees it. The kernel makes these as plain dicts; here they have types for whoever reads them."""

from typing import Literal

import msgspec

from starboard.server.wire.table_info import Plain, TableInfo


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence as a message id with arguments, where it points to, and the rule behind it."""

    text: str
    args: dict[str, Plain] = {}
    at: dict[str, Plain] = {}
    rule: str = ""


class Option(Said, frozen=True, omit_defaults=True, kw_only=True):
    value: Plain
    cost: int | msgspec.UnsetType = msgspec.UNSET


class Blocked(Option, frozen=True, omit_defaults=True, kw_only=True):
    """Something not on offer, and the message that says why."""

    why: str


class Ask(msgspec.Struct, frozen=True):
    id: str
    rule: str
    kind: str
    prompt: Said
    least: int
    most: int
    many: bool
    about: dict[str, Plain]
    options: list[Option]
    blocked: list[Blocked]
    confirm: bool = False
    anyone: bool = False  # others are asked the same, and whoever is first decides
    asides: list[Option] = []  # what the seat may do instead of answering; the question comes again
    standby: bool = False  # nobody waits for an answer: the seat may step in with an aside while another decides


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether the seat may take back its last decision freely, or why it stops."""

    free: bool
    reason: str
    rule: str


class StandingOrder(msgspec.Struct, frozen=True):
    order: Literal["ask", "never", "if"]
    condition: dict[str, Plain]


class StoryPage(msgspec.Struct, frozen=True):
    """The page of the story that the table reads now: its id, what is on it, whose eyes it is for, who has read it."""

    page: str
    speaker: str
    mood: str
    paragraphs: list[str]
    readers: list[int]
    read: list[int]


class Chosen(msgspec.Struct, frozen=True):
    """What the seat has chosen on a page that others still read; until all have read it may answer anew."""

    ask: Ask
    value: Plain


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int
    state: dict[str, Plain]
    waiting: list[int]
    window: bool
    reactions: list[str]
    ask: Ask | None
    undo: UndoInfo | None
    orders: dict[str, StandingOrder] | None
    over: bool
    results: dict[str, Plain] | None
    page: StoryPage | None = None
    chosen: Chosen | None = None


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened; `n` is its place in the table's log and replaces everything from there on.

    `diff` is what had changed in the view when it was told, since the event before it. It comes only with what happens
    now, and with the steps of a replay.
    """

    n: int
    kind: str
    rule: str
    say: Said
    args: dict[str, Plain] = {}
    private: bool = False
    diff: list[tuple[list[str | int], Plain]] = []


class ReplayStep(msgspec.Struct, frozen=True):
    """`looks`: what has changed in the answers that a live table would have got to its queries, by their kinds."""

    diff: list[tuple[list[str | int], Plain]]
    events: list[GameEvent]
    journal: int
    looks: list[tuple[list[str | int], Plain]] = []


class Replay(msgspec.Struct, frozen=True):
    table: TableInfo
    first: View
    steps: list[ReplayStep]


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that mattered in a finished game, with its step of the replay and what it meant."""

    step: int
    event: GameEvent
    outcomes: list[Said]


class TurningPoints(msgspec.Struct, frozen=True):
    points: list[TurningPoint]


class OutcomeOdds(msgspec.Struct, frozen=True):
    """How likely something is; sampled odds say between which chances it lies (95 %), exact ones have no interval."""

    text: str
    chance: float
    args: dict[str, Plain] = {}
    between: tuple[float, float] | msgspec.UnsetType = msgspec.UNSET


class OptionOdds(msgspec.Struct, frozen=True):
    pick: Plain
    exact: bool
    outcomes: list[OutcomeOdds]
    until: Literal["own", "others", "reaction", "unknown", ""] = ""
    """How far they reach, where that is sure: to a question to oneself, to others, to a moment to react."""
