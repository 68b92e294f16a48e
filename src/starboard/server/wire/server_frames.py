"""Every frame that the server sends over a table's websocket (docs/protocol.md)."""

from typing import TypeAlias

import msgspec

from starboard.server.wire.seat_view import GameEvent, OptionOdds, View
from starboard.server.wire.table_info import Chat, Plain, TableInfo, Vote


class ViewFrame(msgspec.Struct, tag_field="is", tag="view", frozen=True):
    version: int
    view: View | None
    events: list[GameEvent]
    more: int
    table: TableInfo
    vote: Vote | None
    chat: list[Chat]


class UpdateFrame(msgspec.Struct, tag_field="is", tag="update", frozen=True):
    version: int
    diff: list[tuple[list[str | int], Plain]]
    events: list[GameEvent]


class TableFrame(msgspec.Struct, tag_field="is", tag="table", frozen=True):
    table: TableInfo


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


class InspectedFrame(msgspec.Struct, tag_field="is", tag="inspected", frozen=True):
    """What the game answers to a query, from what this seat saw at that version."""

    n: int
    version: int
    answer: Plain


class AdviceFrame(msgspec.Struct, tag_field="is", tag="advice", frozen=True):
    """What a good player would answer to this question, knowing no more than the seat."""

    n: int
    ask: str
    pick: Plain


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
    | InspectedFrame
    | AdviceFrame
    | PongFrame
    | ByeFrame
)
