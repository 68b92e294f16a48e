"""The story of a mission: the pages that its file knows of, and what is on them.

A page has a name within its mission: `briefing`, each key of a `say`, and `won-1`, `lost-2` for the first way in which
the Mercenaries win, the second in which the Nexus does. Its texts are messages (`paragraphs_of`).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starboard.games.saga.content.mission_script import Saying, Script, Value

BRIEFING: Final = "briefing"
WON, LOST = "won", "lost"


@dataclass(frozen=True)
class Passage:
    """How long a page is, who speaks on it and in which mood; a page that the file does not describe is `PLAIN`."""

    name: str
    paragraphs: int
    speaker: str
    mood: str


@dataclass(frozen=True)
class RuleText:
    """A special rule that is read out with the briefing (SAGA-MISSION-11), if its variant and conditions fit."""

    name: str
    variant: str
    conditions: tuple["Saying", ...]


@dataclass(frozen=True)
class Story:
    passages: tuple[Passage, ...]
    rules: tuple[RuleText, ...]

    def passage(self, name: str) -> Passage:
        for one in self.passages:
            if one.name == name:
                return one
        return Passage(name, 1, "", "")


NO_STORY: Final = Story((), ())


def pages_of(script: "Script") -> list[str]:
    """Every page of a mission, each once: the briefing, what is read on the way, and the endings."""
    found = [BRIEFING]
    for when in script.whens:
        found += [when.say, *_said_in(when.effects)]
    for may in script.mays:
        found += [may.say, *_said_in(may.effects)]
    for deed in script.deeds:
        found += [deed.say, *_said_in(deed.effects)]
    found += endings_of(script)
    return [name for place, name in enumerate(found) if name and name not in found[:place]]


def endings_of(script: "Script") -> list[str]:
    """The names of its endings: one for each way in which a side wins."""
    won = [f"{WON}-{number}" for number in range(1, len(script.mercenaries_win) + 1)]
    return won + [f"{LOST}-{number}" for number in range(1, len(script.nexus_wins) + 1)]


def _said_in(value: "Value") -> list[str]:
    """The texts of answers within effects, however deep."""
    if isinstance(value, tuple):
        return [name for each in value for name in _said_in(each)]
    if isinstance(value, (bool, int, str)):
        return []
    own = [value.text("say")] if value.word == "answer" and value.has("say") else []
    return own + [name for _, inner in value.values for name in _said_in(inner)]


def paragraphs_of(mission: str, story: Story, name: str) -> list[str]:
    """The messages of a page. A mission that brings its own texts would name them here."""
    return [f"saga-page-{mission}-{name}-{number}" for number in range(1, story.passage(name).paragraphs + 1)]
