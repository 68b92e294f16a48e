"""Who sits where: people at this keyboard and bots, as the command line names them."""

from starboard.bots.base import good_bot, make_bot
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game

HUMAN = "human"
BOT = "bot"  # the game's good one
PLAYERS = 4


def default_seats(game: Game, mode: str) -> list[str]:
    """Four players, or as many as the mode allows."""
    bots = min(PLAYERS, game.offer.mode(mode).most) - 1
    return [HUMAN, *[good_bot(game.name)] * bots]


def parse_seats(game: Game, wanted: str) -> list[str]:
    """`human,bot,bot`, each a person or the name of a bot."""
    words = [word for word in (part.strip().lower() for part in wanted.split(",")) if word]
    players = [good_bot(game.name) if word == BOT else word for word in words]
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
