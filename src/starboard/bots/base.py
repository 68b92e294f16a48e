"""The bot interface, the random bot, and the bots of each game by name."""

from collections.abc import Callable
from typing import Any, Protocol

from starboard.games.folders import part_of
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload


class Bot(Protocol):
    """Answers for one seat. `view` is the table as that seat may see it (kernel.pieces.project)."""

    needs_view: bool

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload: ...


class RandomBot:
    """Legal and uniform, and it does not even look at the table."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self._fate = Fate(seed)

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        return random_answer(ask, self._fate)


ANY_GAME: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def bot_kinds(game: str) -> dict[str, Callable[[int], Bot]]:
    """The bots that can play a game by name: its own (`games/<game>/bots`), the best first, then those for any."""
    own = part_of(game, "bots")
    return {**(own.BOTS if own else {}), **ANY_GAME}


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game, the best first."""
    return list(bot_kinds(game))


def good_bot(game: str) -> str:
    """The bot that is seated where people do not ask for another."""
    return bots_for(game)[0]


def make_bot(name: str, game: str, seed: int) -> Bot:
    kinds = bot_kinds(game)
    if name not in kinds:
        raise Unknown("bot", name, list(kinds))
    return kinds[name](seed)
