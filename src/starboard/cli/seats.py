"""Who sits where: people at this keyboard and bots, as the command line names them."""

from starboard.bots import BOTS, make_bot
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game

HUMAN = "human"
BOT = "bot"  # whoever plays best without asking for more: the scripted one
BEST_BOT = "scripted"
DEFAULT = (HUMAN, BEST_BOT, BEST_BOT, BEST_BOT)


def default_seats(game: Game, mode: str) -> list[str]:
    """Four players, or as many as the mode allows."""
    if mode not in game.modes:
        raise Unknown("mode", mode, game.modes)
    return list(DEFAULT[: game.seats[mode][1]])


def parse_seats(game: Game, wanted: str) -> list[str]:
    """`human,bot,bot`, each a person or the name of a bot."""
    players = [BEST_BOT if word == BOT else word for word in (w.strip().lower() for w in wanted.split(",")) if word]
    for player in players:
        check_player(game, player)
    return players


def check_player(game: Game, player: str) -> None:
    if player == HUMAN:
        return
    try:
        make_bot(player, game.name, 0)
    except Unknown as error:
        raise Unknown("player", player, [HUMAN, BOT, *error.valid]) from error


def bot_names(game: Game) -> list[str]:
    return [name for name, games in BOTS.items() if game.name in games or "*" in games]
