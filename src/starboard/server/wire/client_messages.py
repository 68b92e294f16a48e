"""Everything a client may say over a table's websocket (docs/protocol.md). What is not exactly this is refused."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from starboard.server.wire.table_info import Plain

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
LongText = Annotated[str, msgspec.Meta(max_length=1000)]
MOST_PLANNED = 8  # answers of a plan
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


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


# When a standing order applies: names that the game declares (`order_conditions`), each with some of its values.
Condition = Annotated[
    dict[ShortText, Annotated[list[int | ShortText], msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=10)
]


class GiveOrders(msgspec.Struct, tag_field="do", tag="orders", frozen=True, forbid_unknown_fields=True):
    n: Number
    reaction: ShortText
    order: Literal["ask", "never", "if"]
    condition: Condition = {}


class SwitchReactions(msgspec.Struct, tag_field="do", tag="reactions", frozen=True, forbid_unknown_fields=True):
    n: Number
    on: bool


class PlannedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one means to answer to a question of this kind."""

    kind: ShortText
    pick: Plain


class AskOdds(msgspec.Struct, tag_field="do", tag="odds", frozen=True, forbid_unknown_fields=True):
    """For every option of a question; or for one answer to it, such as the cards picked so far to pay with.

    `then` are the answers planned to the questions that follow it, such as how to pay and where to go. `quick` is for
    one answer of many that are asked about: fewer tries, so a wider interval where the odds are not exact.
    """

    n: Number
    ask: ShortText
    pick: Plain | msgspec.UnsetType = msgspec.UNSET
    then: Annotated[list[PlannedAnswer], msgspec.Meta(max_length=MOST_PLANNED)] = []
    quick: bool = False


# What a screen wants to know: what kind of thing, and the words, numbers and lists of them that the game then expects.
Query = Annotated[dict[ShortText, Plain], msgspec.Meta(max_length=10)]


class Inspect(msgspec.Struct, tag_field="do", tag="inspect", frozen=True, forbid_unknown_fields=True):
    """What a choice would mean, before it is made: the line of sight to a square, what a card would change."""

    n: Number
    query: Query


class AskAdvice(msgspec.Struct, tag_field="do", tag="advise", frozen=True, forbid_unknown_fields=True):
    """What would a good player answer in one's place?"""

    n: Number
    ask: ShortText


class Say(msgspec.Struct, tag_field="do", tag="chat", frozen=True, forbid_unknown_fields=True):
    n: Number
    text: LongText


class Resync(msgspec.Struct, tag_field="do", tag="resync", frozen=True, forbid_unknown_fields=True):
    n: Number = 0


class Ping(msgspec.Struct, tag_field="do", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Does the line still stand?"""

    n: Number = 0


FromClient: TypeAlias = (
    Answer
    | LetPass
    | Undo
    | CastVote
    | GiveOrders
    | SwitchReactions
    | AskOdds
    | Inspect
    | AskAdvice
    | Say
    | Resync
    | Ping
)
read = msgspec.json.Decoder(FromClient).decode


class _Numbered(msgspec.Struct):
    n: Number = 0


def number_of(text: str) -> int:
    """The number of a message that is otherwise not understood, as far as it has one."""
    try:
        return msgspec.json.decode(text, type=_Numbered).n
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
