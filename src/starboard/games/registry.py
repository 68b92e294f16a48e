"""The games that can be played: every folder of `starboard.games` with a plug-in."""

from starboard.games.folders import folders, part_of
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game
from starboard.kernel.pieces import plan_for


def _playable() -> dict[str, Game]:
    games: dict[str, Game] = {}
    for name in folders():
        plugin = part_of(name, "plugin")
        if plugin is not None:
            games[name] = plugin.GAME
            plan_for(plugin.GAME.state_kind)  # state that codec, projector or mirror could not follow is refused here
    return games


GAMES: dict[str, Game] = _playable()


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Unknown("game", name, sorted(GAMES))
    return GAMES[name]
