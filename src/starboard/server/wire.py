"""Everything that travels over a table's websocket, typed (docs/protocol.md).

The client's types are generated from these (`openapi.py` puts them beside the HTTP ones).
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from starboard.server.storage.records import Pace, Playing, Status

Plain: TypeAlias = Any

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
LongText = Annotated[str, msgspec.Meta(max_length=1000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


# --- shared ---


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class Seat(msgspec.Struct, frozen=True):
    seat: int
    person: Person | None
    bot: str | None
    playing: Playing
    here: bool
    reactions: bool


Trouble: TypeAlias = Literal["rule-fault", "storage-trouble"]


class You(msgspec.Struct, frozen=True):
    """The table as it concerns the reader."""

    seat: int | None
    host: bool
    member: bool
    turn: bool
    may_sit: list[int]  # seats that are empty, or held by a bot for nobody, and not closed to the reader


class Table(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    mode: str
    options: list[str]
    status: Status
    pace: Pace
    open: bool
    odds: bool
    spectators: bool
    reaction_seconds: float
    tutorial: bool
    invite: str | None
    host: Person
    created: float
    updated: float
    version: int
    waiting: list[int]
    over: bool
    results: dict[str, Plain] | None
    forked_from: str | None
    seats: list[Seat]
    you: You
    know_everything: list[Person]
    """Who has seen every hand of this game: they took it home as a file, brought it as one, or forked it."""
    trouble: Trouble | None = None  # why it waits though nobody is asked to wait
    other_rules: bool = False  # it was begun by rules of another version, and plays on by those of today


class Vote(msgspec.Struct, frozen=True):
    """Somebody asks the table to take back a decision: from event `since` on, which may be the next one.

    A vote that was asked for before this was written down has no `since`.
    """

    seat: int
    yes: list[int]
    needed: list[int]
    since: int | None


class Chat(msgspec.Struct, frozen=True):
    at: float
    who: Person
    seat: int | None
    text: str


class Outcome(msgspec.Struct, frozen=True):
    text: str
    chance: float
    args: dict[str, Plain] = {}


class OptionOdds(msgspec.Struct, frozen=True):
    pick: Plain
    exact: bool
    outcomes: list[Outcome]


# --- a game as a seat sees it. The kernel makes these as plain dicts; here they have types for whoever reads them. ---


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


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether the seat may take back its last decision freely, or why it stops."""

    free: bool
    reason: str
    rule: str


class StandingOrder(msgspec.Struct, frozen=True):
    order: Literal["ask", "never", "if"]
    condition: dict[str, Plain]


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


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened; `n` is its place in the table's log and replaces everything from there on."""

    n: int
    kind: str
    rule: str
    say: Said
    args: dict[str, Plain] = {}
    private: bool = False


class ReplayStep(msgspec.Struct, frozen=True):
    diff: list[tuple[list[str | int], Plain]]
    events: list[Happening]
    journal: int


class Replay(msgspec.Struct, frozen=True):
    table: Table
    first: View
    steps: list[ReplayStep]


# --- from the server ---


class ViewFrame(msgspec.Struct, tag_field="is", tag="view", frozen=True):
    version: int
    view: View | None
    events: list[Happening]
    more: int
    table: Table
    vote: Vote | None
    chat: list[Chat]


class UpdateFrame(msgspec.Struct, tag_field="is", tag="update", frozen=True):
    version: int
    diff: list[tuple[list[str | int], Plain]]
    events: list[Happening]


class TableFrame(msgspec.Struct, tag_field="is", tag="table", frozen=True):
    table: Table


class WindowFrame(msgspec.Struct, tag_field="is", tag="window", frozen=True):
    id: str
    left: float
    lasts: float
    open: bool
    yours: bool


class VoteFrame(msgspec.Struct, tag_field="is", tag="vote", frozen=True):
    vote: Vote | None


class ChatFrame(msgspec.Struct, tag_field="is", tag="chat", frozen=True):
    chat: Chat


class FaultFrame(msgspec.Struct, tag_field="is", tag="fault", frozen=True):
    """A rule of the game failed and nothing happened: at a decision of this seat, or of nobody's (-1)."""

    seat: int


class DoneFrame(msgspec.Struct, tag_field="is", tag="done", frozen=True):
    n: int


class RefusedFrame(msgspec.Struct, tag_field="is", tag="refused", frozen=True):
    n: int
    code: str
    message: str
    args: dict[str, Plain]
    rule: str


class OddsFrame(msgspec.Struct, tag_field="is", tag="odds", frozen=True):
    n: int
    ask: str
    odds: list[OptionOdds]


class PongFrame(msgspec.Struct, tag_field="is", tag="pong", frozen=True):
    """The line stands, and this is the table's version: who has another has missed something."""

    version: int


class ByeFrame(msgspec.Struct, tag_field="is", tag="bye", frozen=True):
    code: str


FromServer: TypeAlias = (
    ViewFrame
    | UpdateFrame
    | TableFrame
    | WindowFrame
    | VoteFrame
    | ChatFrame
    | FaultFrame
    | DoneFrame
    | RefusedFrame
    | OddsFrame
    | PongFrame
    | ByeFrame
)


# --- from the client ---


class Answer(msgspec.Struct, tag_field="do", tag="answer", frozen=True, forbid_unknown_fields=True):
    n: Number
    ask: ShortText
    pick: Plain


class LetPass(msgspec.Struct, tag_field="do", tag="let-pass", frozen=True, forbid_unknown_fields=True):
    n: Number
    window: ShortText


class Undo(msgspec.Struct, tag_field="do", tag="undo", frozen=True, forbid_unknown_fields=True):
    n: Number


class CastVote(msgspec.Struct, tag_field="do", tag="vote", frozen=True, forbid_unknown_fields=True):
    n: Number
    yes: bool


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a standing order applies: which seats and kinds of action are worth reacting to."""

    seats: Annotated[list[int], msgspec.Meta(max_length=10)] | None = None
    actions: Annotated[list[ShortText], msgspec.Meta(max_length=50)] | None = None


class GiveOrders(msgspec.Struct, tag_field="do", tag="orders", frozen=True, forbid_unknown_fields=True):
    n: Number
    reaction: ShortText
    order: Literal["ask", "never", "if"]
    condition: Condition = Condition()


class SwitchReactions(msgspec.Struct, tag_field="do", tag="reactions", frozen=True, forbid_unknown_fields=True):
    n: Number
    on: bool


class AskOdds(msgspec.Struct, tag_field="do", tag="odds", frozen=True, forbid_unknown_fields=True):
    """For every option of a question; or for one answer to it, such as the cards picked so far to pay with."""

    n: Number
    ask: ShortText
    pick: Plain | msgspec.UnsetType = msgspec.UNSET


class Say(msgspec.Struct, tag_field="do", tag="chat", frozen=True, forbid_unknown_fields=True):
    n: Number
    text: LongText


class Resync(msgspec.Struct, tag_field="do", tag="resync", frozen=True, forbid_unknown_fields=True):
    n: Number = 0


class Ping(msgspec.Struct, tag_field="do", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Does the line still stand?"""

    n: Number = 0


FromClient: TypeAlias = (
    Answer | LetPass | Undo | CastVote | GiveOrders | SwitchReactions | AskOdds | Say | Resync | Ping
)

encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(FromClient).decode


class _Numbered(msgspec.Struct):
    n: Number = 0


def number_of(text: str) -> int:
    """The number of a message that is otherwise not understood, as far as it has one."""
    try:
        return msgspec.json.decode(text, type=_Numbered).n
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
