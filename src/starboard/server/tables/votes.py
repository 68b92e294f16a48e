"""A vote about going back further than is free: who asked, who must agree, who has."""

from typing import Any

import msgspec

from starboard.server.storage.moves import Move
from starboard.server.tables.move_log import CONSENT, PROPOSE
from starboard.server.wire.table_info import Vote


class Ballot:
    """The open vote of a table, made from its moves, so that every process and every restart has the same one."""

    def __init__(self, moves: list[Move] | None = None) -> None:
        self.vote: Vote | None = None
        self.length = 0  # of the journal, to go back to
        for move in moves or []:
            self.hear(move)

    def hear(self, move: Move) -> None:
        """Somebody asked, agreed, or declined."""
        if move.kind == PROPOSE:
            self.vote = Vote(move.seat, [], list(move.body["needed"]), move.body.get("since"))
            self.length = move.body["to"]
        elif move.kind == CONSENT and self.vote:
            self.vote = msgspec.structs.replace(self.vote, yes=sorted({*self.vote.yes, move.seat}))
        else:
            self.vote = None

    def plain(self) -> list[Any] | None:
        """The open vote as JSON can say it."""
        return [msgspec.to_builtins(self.vote), self.length] if self.vote is not None else None

    @classmethod
    def restored(cls, plain: list[Any] | None) -> "Ballot":
        ballot = cls()
        if plain is not None:
            ballot.vote, ballot.length = msgspec.convert(plain[0], Vote), plain[1]
        return ballot

    def concerns(self, seat: int) -> bool:
        return self.vote is not None and seat in (self.vote.seat, *self.vote.needed)

    def agreed(self, seat: int) -> bool:
        """Whether the seat has said yes already; who asked has."""
        return self.vote is not None and seat in (self.vote.seat, *self.vote.yes)

    def decides(self, seat: int) -> bool:
        """Whether this seat's yes is the last that was needed."""
        return self.vote is not None and set(self.vote.needed) == {*self.vote.yes, seat}
