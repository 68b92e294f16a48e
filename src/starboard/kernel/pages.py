"""Pages of the story: shown to several people at the same time, confirmed by each, and found again in the log."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from starboard.kernel.game import State, tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Together

PAGE: Final = "page"  # the kind of the event and of the questions
CHOSEN: Final = "page-chosen"  # the kind of the event that tells what was chosen
READ: Final = "read"  # the only answer to a page without choices


class Page:
    """A passage: who speaks, in which mood, in which paragraphs, and what may be chosen on it.

    Speaker and mood are words for whoever draws the page; paragraphs are ids of messages; choices are payloads that the
    game describes like any option.
    """

    __slots__ = ("choices", "id", "mood", "paragraphs", "speaker")

    def __init__(
        self,
        id: str,
        paragraphs: Sequence[str],
        speaker: str = "",
        mood: str = "",
        choices: Sequence[Payload] = (),
    ) -> None:
        self.id = id
        self.paragraphs = tuple(paragraphs)
        self.speaker = speaker
        self.mood = mood
        self.choices = tuple(choices)

    def facts(self, readers: Sequence[int]) -> dict[str, Payload]:
        """What the event and the questions of a page carry."""
        return {
            "page": self.id,
            "speaker": self.speaker,
            "mood": self.mood,
            "paragraphs": self.paragraphs,
            "readers": tuple(readers),
        }


def read_page(
    g: State,
    page: Page,
    readers: Sequence[int],
    rule: str,
    choosers: Sequence[int] | None = None,
    blocked: Callable[[], Blocked] | None = None,
    first_decides: bool = False,
) -> Procedure[Payload]:
    """The seats read the page, all at the same time; what was chosen on it, or None if there is nothing to choose.

    A choice counts when all have read. It is that of more than half of the `choosers` (all readers, unless the rules
    name some of them), or else of the first; where the `first_decides`, it is that of the first unless all agree.
    """
    facts = page.facts(readers)
    tell(g, PAGE, rule, **facts)
    choosing = [] if not page.choices else readers if choosers is None else choosers
    asks: list[Ask] = []
    for seat in readers:
        options = page.choices if seat in choosing else (READ,)
        refused = blocked if seat in choosing else None
        asks.append(Ask(seat, options, rule, PAGE, about=facts, blocked=refused, confirm=True))
    picked: dict[int, Payload] = yield Together(asks, facts)
    if not choosing:
        return None
    chosen = picked[choosing[0]] if first_decides else agreed([picked[seat] for seat in choosing])
    tell(g, CHOSEN, rule, page=page.id, choice=chosen)
    return chosen


def agreed(picks: Sequence[Payload]) -> Payload:
    """What more than half have picked, or else the first."""
    choice, votes = Counter(picks).most_common(1)[0]
    return choice if votes * 2 > len(picks) else picks[0]
