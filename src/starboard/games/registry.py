"""The games on the shelf."""

from starboard.games.nemesis.game import NEMESIS
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game
from starboard.kernel.views import plan_for

GAMES: dict[str, Game] = {NEMESIS.name: NEMESIS}

for _game in GAMES.values():
    plan_for(_game.state_kind)  # state that codec, projector or mirror could not follow is refused at the start


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Unknown("game", name, sorted(GAMES))
    return GAMES[name]
