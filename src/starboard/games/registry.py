"""The games on the shelf."""

from starboard.games.nemesis.game import NEMESIS
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game

GAMES: dict[str, Game] = {NEMESIS.name: NEMESIS}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Unknown("game", name, sorted(GAMES))
    return GAMES[name]
