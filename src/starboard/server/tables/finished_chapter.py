"""What a chapter of a campaign leaves when it is over: its sheet, what may follow, and what is told of it."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.kernel.encoding import encode
from starboard.kernel.faults import fault_of
from starboard.kernel.game import Happening
from starboard.kernel.match import Match
from starboard.kernel.pages import CHOSEN
from starboard.kernel.visibility import SPECTATOR
from starboard.server.storage.chapter_ends import ChapterEnd
from starboard.server.wire.frames import event_line

MOST_SENTENCES: Final = 3  # of a chapter: the last choices on its pages, and its end


def chapter_end(match: Match, events: Sequence[Happening]) -> ChapterEnd:
    """What a finished chapter hands on. A game that cannot say it has a fault in its rules, and the table goes back."""
    try:
        carried = match.game.carry(match.state)
        if carried is None:
            raise ValueError("a chapter hands nothing on")
        return ChapterEnd(encode(carried.sheet), carried.following, told_of(match, events))
    except Exception as error:
        raise fault_of(match.game, len(match.journal), None, error) from error


def told_of(match: Match, events: Sequence[Happening]) -> list[dict[str, Any]]:
    """A finished chapter in the words of its game, for everybody: what was chosen on its pages, and how it ended."""
    chosen = [happening for happening in events[:-1] if happening.kind == CHOSEN]
    lines = [event_line(match, 0, happening, SPECTATOR) for happening in [*chosen, *events[-1:]]]
    return [line["say"] for line in lines[-MOST_SENTENCES:]]
