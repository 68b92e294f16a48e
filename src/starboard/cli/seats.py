"""Who sits where: people at this keyboard and bots, as the command line names them."""

from collections.abc import Sequence
from typing import TypeAlias

from starboard.bots.base import good_bot, make_bot
from starboard.cli.errors import Mistake
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game
from starboard.kernel.setup import Roles, Setup, filled_roles, first_scenario
from starboard.kernel.shapes import Plain

Sheet: TypeAlias = dict[str, Plain] | None

HUMAN = "human"
BOT = "bot"  # the game's good one
PLAYERS = 4


def default_seats(game: Game, mode: str, scenario: str = "") -> list[str]:
    """Four players, or as many as can play this."""
    least, most = game.offer.counts(mode, scenario)
    return [HUMAN, *[good_bot(game.name)] * (min(max(PLAYERS, least), most) - 1)]


def parse_seats(game: Game, wanted: str) -> list[str]:
    """`human,bot,bot`, each a person or the name of a bot."""
    words = [word for word in (part.strip().lower() for part in wanted.split(",")) if word]
    players = [good_bot(game.name) if word == BOT else word for word in words]
    for player in players:
        check_player(game, player)
    return players


def parse_roles(wanted: str) -> list[Roles]:
    """`captain,cook+diver,`: the roles of each seat; where none is named they are dealt."""
    return [
        tuple([role for role in (word.strip().lower() for word in part.split("+")) if role])
        for part in wanted.split(",")
    ]


def setup_for(
    game: Game, players: list[str], mode: str, options: Sequence[str], scenario: str, roles: str, sheet: Sheet = None
) -> Setup:
    """The set-up for so many, with the roles that are named; the others are dealt."""
    chosen = parse_roles(roles) if roles else []
    if len(chosen) > len(players):
        raise Mistake("cli-error-roles", roles=len(chosen), seats=len(players))
    chosen += [()] * (len(players) - len(chosen))
    scenario = scenario or first_scenario(game.offer, mode)
    held = filled_roles(game.offer, mode, chosen, scenario)
    return Setup(mode, held, tuple(sorted(options)), scenario, sheet)


def check_player(game: Game, player: str) -> None:
    if player == HUMAN:
        return
    try:
        make_bot(player, game.name, 0)
    except Unknown as error:
        raise Unknown("player", player, [HUMAN, BOT, *error.valid]) from error
