"""A table's moves and what they add up to.

`PUBLIC` moves change what the table sees and count as its version. The others happen in private (a reaction inside a
window, standing orders) or beside the game (a vote): counting them would tell somebody that they happened.
"""

from typing import Any, Final

import msgspec

from starboard.server.storage.moves import Move

BEGIN: Final = "begin"  # the game starts, or goes on from an imported or forked position
ANSWER: Final = "answer"
REACT: Final = "react"  # an answer inside a reaction window
CLOSE: Final = "close"  # the window has passed
UNDO: Final = "undo"  # back to a length of the journal
RESTART: Final = "restart"  # the rules have changed; from a checkpoint on
ORDERS: Final = "orders"
PROPOSE: Final = "propose"  # a seat asks the others to go back
CONSENT: Final = "consent"
DECLINE: Final = "decline"

PUBLIC: Final = frozenset((BEGIN, ANSWER, CLOSE, UNDO, RESTART))
PLAYED: Final = frozenset((BEGIN, ANSWER, REACT, CLOSE, RESTART))


class LoggedMove(msgspec.Struct, frozen=True):
    """A move that still counts, with the version it made; an undo stays as a mark that something was taken back."""

    move: Move
    version: int


class MoveLog(msgspec.Struct):
    """What is left of the moves after everything that was taken back, and what is private or beside the game."""

    moves: list[LoggedMove]
    orders: list[Move]
    vote: list[Move]  # the open proposal and the answers to it
    version: int
    undone: int  # how often the past was changed
    seq: int
    length: int = 0  # of the journal


def folded(moves: list[Move]) -> MoveLog:
    log = MoveLog([], [], [], 0, 0, -1)
    for move in moves:
        log.seq = move.seq
        if move.kind == ORDERS:
            log.orders.append(move)
        elif move.kind == PROPOSE:
            log.vote = [move]
        elif move.kind == CONSENT:
            log.vote.append(move)
        elif move.kind == DECLINE:
            log.vote = []
        else:
            _add(log, move)
    return log


def _add(log: MoveLog, move: Move) -> None:
    if move.kind in PUBLIC:
        log.version += 1
        log.vote = []
    if move.kind == UNDO:
        log.undone += 1
        _take_back(log, move.body["to"])
    elif move.kind == RESTART:
        log.undone += 1
        log.moves.clear()
        log.length = 0
    log.moves.append(LoggedMove(move, log.version))
    log.length += journal_length(move)


def _take_back(log: MoveLog, length: int) -> None:
    """Drop what led beyond this length of the journal. What ends exactly there, such as an empty window, stays."""
    while log.length > length:
        log.length -= journal_length(log.moves.pop().move)


def journal_length(move: Move) -> int:
    if move.kind not in PLAYED:
        return 0
    entries: list[Any] = move.body["entries"]
    since: list[Any] = move.body.get("since", [])  # of a restart, what followed its checkpoint
    return len(entries) + len(since)
