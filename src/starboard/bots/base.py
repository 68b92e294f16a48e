"""The bot interface, the random bot, and the list of bots by name."""

from collections.abc import Callable
from typing import Any, Protocol

from starboard.bots.nemesis_crew import CrewBot
from starboard.kernel.asks import Ask, Payload
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer


class Bot(Protocol):
    """Answers for one seat. `view` is the table as that seat may see it (kernel.views.project)."""

    needs_view: bool

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload: ...


class RandomBot:
    """Legal and uniform, and it does not even look at the table."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self._fate = Fate(seed)

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        return random_answer(ask, self._fate)


# By name and game; "*" is for every game. The better player stands first.
BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "scripted": {"nemesis": CrewBot},
    "random": {"*": RandomBot},
}


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the best first."""
    return [name for name, games in BOTS.items() if game in games or "*" in games]


def good_bot(game: str) -> str:
    """The bot that is seated where people do not ask for another."""
    return bots_for(game)[0]


def make_bot(name: str, game: str, seed: int) -> Bot:
    by_game = BOTS.get(name, {})
    kind = by_game.get(game) or by_game.get("*")
    if kind is None:
        raise Unknown("bot", name, bots_for(game))
    return kind(seed)
