"""A table as it stands, to be kept on disk and resumed without playing its past.

It holds the last checkpoint, the journal, what was told, and whatever else the moves up to one number add up to; the
moves after it are then played on top. It is used only with the rules and the content it was made with, and only whole:
otherwise the table is played from its first move, and this is where it goes on from if the rules no longer fit.
"""

import hashlib
from typing import Any

import msgspec

from starboard.kernel.encoding import decode, encode
from starboard.kernel.game import Happening
from starboard.kernel.history import Kept, Position
from starboard.kernel.saves import with_tuples
from starboard.kernel.visibility import Mask
from starboard.server.tables.table_history import Step, TableHistory, entries_of
from starboard.server.tables.votes import Ballot

FORMAT = 2  # the first had only a checkpoint and what led to it


class Snapshot(msgspec.Struct):
    """Everything about a table after the move with number `seq`. Lists of journal entries are as JSON has them."""

    rules_version: str
    content: str
    checkpoint: Any
    mark: int
    windows: int
    journal: list[Any]
    past: int
    passed: list[int]
    barriers: list[tuple[int, str, str]]
    reacted: list[int]
    epoch: int
    orders: list[list[Any]]
    seq: int
    version: int
    at: float
    told: list[tuple[str, str, dict[str, Any], Mask, dict[str, Any]]]
    steps: list[Step]
    after: list[int]
    low: list[int]
    vote: list[Any] | None


def taken(history: TableHistory, ballot: Ballot) -> dict[str, Any]:
    """The table as it stands now, as JSON can say it, with a checksum."""
    position = history.live.position()
    told = [(t.kind, t.rule, t.args, t.seats, t.secret) for t in history.events]
    snapshot = Snapshot(
        rules_version=history.game.rules_version,
        content=history.game.content_hash(),
        checkpoint=encode(position.kept.state),
        mark=position.kept.mark,
        windows=position.kept.windows,
        journal=position.journal,
        past=position.past,
        passed=position.passed,
        barriers=position.barriers,
        reacted=sorted(position.reacted),
        epoch=position.epoch,
        orders=history.live.orders.plain(),
        seq=history.seq,
        version=history.version,
        at=history.at,
        told=told,
        steps=history.steps,
        after=history.after,
        low=history.low,
        vote=ballot.plain(),
    )
    body = msgspec.json.encode(snapshot)
    return {"format": FORMAT, "sha256": hashlib.sha256(body).hexdigest(), "table": msgspec.Raw(body)}


def resume(history: TableHistory, kept: dict[str, Any]) -> Ballot | None:
    """Bring a new history to where the table stood; its open vote. None if it is not of these rules, or not whole."""
    if kept.get("format") != FORMAT:
        return None
    body = msgspec.json.encode(kept["table"])
    if hashlib.sha256(body).hexdigest() != kept["sha256"]:
        raise ValueError("its checksum does not match")
    snapshot = msgspec.convert(kept["table"], Snapshot)
    game = history.game
    if (snapshot.rules_version, snapshot.content) != (game.rules_version, game.content_hash()):
        return None
    history.go_on_from(_position(history, snapshot), snapshot.orders)
    history.seq, history.version, history.at = snapshot.seq, snapshot.version, snapshot.at
    history.events = [
        Happening(kind, rule, with_arguments(args), seats, with_arguments(secret))
        for kind, rule, args, seats, secret in snapshot.told
    ]
    history.steps = snapshot.steps
    history.after, history.low = snapshot.after, snapshot.low
    return Ballot.restored(snapshot.vote)


def _position(history: TableHistory, snapshot: Snapshot) -> Position:
    state = decode(history.game.state_kind, snapshot.checkpoint)
    return Position(
        Kept(snapshot.mark, snapshot.windows, state),
        entries_of(snapshot.journal),
        snapshot.past,
        snapshot.passed,
        snapshot.barriers,
        set(snapshot.reacted),
        snapshot.epoch,
    )


def with_arguments(args: dict[str, Any]) -> dict[str, Any]:
    return {name: with_tuples(value) for name, value in args.items()}


def mark_of(kept: dict[str, Any]) -> int:
    """How much had been played at its checkpoint."""
    if kept.get("format") == FORMAT:
        mark: int = kept["table"]["mark"]
        return mark
    return len(kept["entries"])


def checkpoint_in(kept: dict[str, Any]) -> dict[str, Any] | None:
    """Only the checkpoint and what had been played when it was taken: where to go on when the rules have changed.

    None if it is damaged.
    """
    try:
        if kept.get("format") == FORMAT:
            table = kept["table"]
            return {"entries": table["journal"][: table["mark"]], "checkpoint": table["checkpoint"]}
        return {"entries": kept["entries"], "checkpoint": kept["checkpoint"]}
    except (LookupError, TypeError, AttributeError):
        return None
