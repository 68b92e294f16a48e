"""A table's moves and what they add up to.

`PUBLIC` moves change what the table sees and count as its version. The others happen in private (a reaction inside a
window, standing orders) or beside the game (a vote): counting them would tell somebody that they happened.
"""

from typing import Any, Final

import msgspec

from starboard.server.storage import Move

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


class Chapter(msgspec.Struct, frozen=True):
    """A move that still counts, with the version it made; an undo stays as a mark that something was taken back."""

    move: Move
    version: int


class Story(msgspec.Struct):
    """What is left of the moves after everything that was taken back, and what is private or beside the game."""

    chapters: list[Chapter]
    orders: list[Move]
    vote: list[Move]  # the open proposal and the answers to it
    version: int
    undone: int  # how often the past was changed
    seq: int
    length: int = 0  # of the journal


def told_by(moves: list[Move]) -> Story:
    story = Story([], [], [], 0, 0, -1)
    for move in moves:
        story.seq = move.seq
        if move.kind == ORDERS:
            story.orders.append(move)
        elif move.kind == PROPOSE:
            story.vote = [move]
        elif move.kind == CONSENT:
            story.vote.append(move)
        elif move.kind == DECLINE:
            story.vote = []
        else:
            _tell(story, move)
    return story


def _tell(story: Story, move: Move) -> None:
    if move.kind in PUBLIC:
        story.version += 1
        story.vote = []
    if move.kind == UNDO:
        story.undone += 1
        _take_back(story, move.body["to"])
    elif move.kind == RESTART:
        story.undone += 1
        story.chapters.clear()
        story.length = 0
    story.chapters.append(Chapter(move, story.version))
    story.length += journal_length(move)


def _take_back(story: Story, length: int) -> None:
    """Drop what led beyond this length of the journal. What ends exactly there, such as an empty window, stays."""
    while story.length > length:
        story.length -= journal_length(story.chapters.pop().move)


def journal_length(move: Move) -> int:
    if move.kind not in PLAYED:
        return 0
    entries: list[Any] = move.body["entries"]
    since: list[Any] = move.body.get("since", [])  # of a restart, what followed its checkpoint
    return len(entries) + len(since)
