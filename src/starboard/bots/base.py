"""The bot interface, the random bot, and the bots of each game by name."""

from collections.abc import Callable
from typing import Any, Protocol

from starboard.bots.people import BotPlayer, bot_players
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
    """A bot by its kind, or one of the people that bots are."""
    kinds = bot_kinds(game)
    if player := bot_players(game).get(name):
        return _made(player, game, seed)
    if name not in kinds:
        raise Unknown("bot", name, list(kinds))
    return kinds[name](seed)


def _made(player: BotPlayer, game: str, seed: int) -> Bot:
    """As the player's temper and strength want it; the good bot where the game knows neither."""
    own = part_of(game, "bots")
    if own is None or not player.strength:
        return bot_kinds(game)[good_bot(game)](seed)
    bot: Bot = own.bot_of(player.temper, player.strength, seed)
    return bot
