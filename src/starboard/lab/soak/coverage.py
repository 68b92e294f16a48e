"""Which rules, events and choices the games have reached, and which the source names that none did.

What a soak never reaches it says nothing about: the list shows where it is blind.
"""

import inspect
import re
from collections.abc import Iterable
from pathlib import Path

from starboard.kernel.game import Game, Happening
from starboard.kernel.requests import Ask, Payload
from starboard.lab.soak.tempers import label

RULE_ID = re.compile(r'"([A-Z]{2,}-[A-Z]+-\d+)"')
ASKS = re.compile(r"\b(yield|tell\()")
TOLD = re.compile(r'\btell\(\s*\w+,\s*"([a-z-]+)"')
REFUSED = re.compile(r'Refusal\(\s*"[A-Z]{2,}-[A-Z]+-\d+"')


class Coverage:
    """What was reached: rules asked, rolled or told, kinds of events, choices by name."""

    def __init__(self) -> None:
        self.reached: set[str] = set()
        self.news: set[str] = set()  # since somebody asked last

    def note(self, name: str) -> None:
        if name not in self.reached:
            self.reached.add(name)
            self.news.add(name)

    def asked(self, ask: Ask, answer: Payload) -> None:
        self.note(ask.rule)
        if isinstance(answer, str):
            self.note(label(ask, answer))

    def told(self, events: Iterable[Happening]) -> None:
        for event in events:
            self.note(event.rule)
            self.note(f"event {event.kind}")

    def take_news(self) -> set[str]:
        news, self.news = self.news, set()
        return news


def named_in_source(game: Game) -> set[str]:
    """Rules that code asks, rolls or tells by, events it tells, and the choices the game lists itself."""
    folder = Path(inspect.getfile(type(game))).parent
    names: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if not ASKS.search(text):  # words about rules, not rules
            continue
        names |= set(RULE_ID.findall(REFUSED.sub("", text)))
        names |= {f"event {kind}" for kind in TOLD.findall(text)}
    hardships = game.hardships()
    return names | set(hardships.choices() if hardships else ())


def never_reached(game: Game, reached: Iterable[str]) -> list[str]:
    return sorted(named_in_source(game) - set(reached))
