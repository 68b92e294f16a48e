"""Who sits where: people at this keyboard and bots, as the command line names them."""

from collections.abc import Sequence
from typing import TypeAlias

from starboard.bots.base import bots_for, good_bot, make_bot
from starboard.bots.people import fitting_player, strengths, tempers
from starboard.cli.errors import Mistake
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game, offer_for
from starboard.kernel.setup import Roles, Setup, filled_roles, first_scenario
from starboard.kernel.shapes import Plain

Sheet: TypeAlias = dict[str, Plain] | None

HUMAN = "human"
BOT = "bot"  # the game's good one
PLAYERS = 4


def default_seats(game: Game, mode: str, scenario: str = "", own: str = "") -> list[str]:
    """Four players, or as many as can play this."""
    offer = offer_for(game, own)
    least, most = offer.counts(mode, scenario or first_scenario(offer, mode))
    return [HUMAN, *[good_bot(game.name)] * (min(max(PLAYERS, least), most) - 1)]


def parse_seats(game: Game, wanted: str) -> list[str]:
    """`human,bot,cautious-easy`: each a person, or a bot by its kind, name, temper or strength."""
    players: list[str] = []
    for word in [part.strip().lower() for part in wanted.split(",")]:
        if word:
            players.append(_player(game, word, players))
    return players


def _player(game: Game, word: str, taken: Sequence[str]) -> str:
    if word == HUMAN or word in bots_for(game.name):
        return word
    if word == BOT:
        return good_bot(game.name)
    player = fitting_player(game.name, word.split("-"), taken)
    if not player:
        raise Unknown("player", word, valid_players(game))
    return player


def valid_players(game: Game) -> list[str]:
    return [HUMAN, BOT, *bots_for(game.name), *strengths(game.name), *tempers(game.name)]


def parse_roles(wanted: str) -> list[Roles]:
    """`captain,cook+diver,`: the roles of each seat; where none is named they are dealt."""
    return [
        tuple([role for role in (word.strip().lower() for word in part.split("+")) if role])
        for part in wanted.split(",")
    ]


def setup_for(
    game: Game,
    players: list[str],
    mode: str,
    options: Sequence[str],
    scenario: str,
    roles: str,
    sheet: Sheet = None,
    own: str = "",
) -> Setup:
    """The set-up for so many, with the roles that are named; the others are dealt."""
    chosen = parse_roles(roles) if roles else []
    if len(chosen) > len(players):
        raise Mistake("cli-error-roles", roles=len(chosen), seats=len(players))
    chosen += [()] * (len(players) - len(chosen))
    offer = offer_for(game, own)
    scenario = scenario or first_scenario(offer, mode, len(players))
    held = filled_roles(offer, mode, chosen, scenario)
    return Setup(mode, held, tuple(sorted(options)), scenario, sheet, own)


def check_player(game: Game, player: str) -> None:
    if player == HUMAN:
        return
    try:
        make_bot(player, game.name, 0)
    except Unknown as error:
        raise Unknown("player", player, valid_players(game)) from error
