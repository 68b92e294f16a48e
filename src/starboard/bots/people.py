"""The people that bots are: each has a name and a face on the screen, and a temper where a game's bots can play it.

A game's `bots` may declare `TEMPERS` (by name) and `STRENGTHS` (the weakest first) with
`bot_of(temper, strength, seed)`. Its bot players are then these people, each at every strength; at a game that
declares none they all play as its good bot does.
"""

from collections.abc import Iterable
from functools import cache
from types import ModuleType
from typing import Final, NamedTuple

from starboard.games.folders import part_of


class BotPlayer(NamedTuple):
    """Somebody who plays, as a seat keeps it by `id`. What the game has no word for is ""."""

    id: str
    who: str
    temper: str
    strength: str


# Who and of which temper, in the order in which they are seated.
PEOPLE: Final = {
    "odile": "cautious", "sefu": "loyal", "brack": "reckless", "noor": "suspicious", "qadir": "greedy",
    "tove": "loyal", "imani": "cautious", "juno": "greedy", "pavle": "suspicious", "wren": "reckless",
}  # fmt: skip


def bot_players(game: str) -> dict[str, BotPlayer]:
    """Everybody a seat of this game can be given to, by the name under which the seat keeps them."""
    return _players(part_of(game, "bots"))


def strengths(game: str) -> tuple[str, ...]:
    """The weakest first; none where the game's bots are all alike."""
    return _strengths(part_of(game, "bots"))


def usual_player(game: str, strength: str, taken: Iterable[str]) -> str:
    """The next who is not at the table yet, as strong as wished or else as strong as can be."""
    return fitting_player(game, [strength] if strength else [], taken)


def fitting_player(game: str, wishes: Iterable[str], taken: Iterable[str]) -> str:
    """The next who is not at the table yet and is all that is wished: a name, a temper, a strength; "" if nobody is.

    Where no strength is wished it is the greatest.
    """
    known, levels, wanted = bot_players(game), strengths(game), set(wishes)
    if levels and wanted.isdisjoint(levels):
        wanted.add(levels[-1])
    fitting = [player for player in known.values() if wanted <= {player.who, player.temper, player.strength}]
    here = {known[bot].who for bot in taken if bot in known}
    return next((player.id for player in fitting if player.who not in here), fitting[0].id if fitting else "")


def tempers(game: str) -> list[str]:
    """Those that some of this game's bot players have."""
    return sorted({player.temper for player in bot_players(game).values() if player.temper})


def seated_bots(game: str, bots: Iterable[tuple[int, str]]) -> dict[int, BotPlayer]:
    """Who sits where. A bot that was seated by its kind alone goes by the name of somebody who is not there."""
    seats, known = dict(bots), bot_players(game)
    here = {known[bot].who for bot in seats.values() if bot in known}
    free = [who for who in PEOPLE if who not in here] or list(PEOPLE)
    found: dict[int, BotPlayer] = {}
    for seat, bot in seats.items():
        player = known.get(bot)
        if player is None:
            player = BotPlayer(bot, free[0], "", "")
            free = [*free[1:], free[0]]
        found[seat] = player
    return found


@cache
def _players(own: ModuleType | None) -> dict[str, BotPlayer]:
    tempers = getattr(own, "TEMPERS", ())
    found: dict[str, BotPlayer] = {}
    for who, temper in PEOPLE.items():
        for strength in _strengths(own) or ("",):
            name = f"{who}-{strength}" if strength else who
            found[name] = BotPlayer(name, who, temper if temper in tempers else "", strength)
    return found


def _strengths(own: ModuleType | None) -> tuple[str, ...]:
    return tuple(getattr(own, "STRENGTHS", ()))
