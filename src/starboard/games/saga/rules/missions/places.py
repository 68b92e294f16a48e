"""Where something of a mission is: the squares of what its file names (docs/decisions/0030, `near`)."""

from typing import Final

from starboard.games.saga.content.mission import Square
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, on_board
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import drawn_on, squares_coded
from starboard.games.saga.rules.missions.tokens import pieces_with
from starboard.games.saga.rules.places import base_of, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

TOKEN: Final = "token:"


def squares_named(g: Saga, near: str) -> list[Square]:
    """The squares of a piece, a zone, all Mercenaries, or the pieces with a marker; none: it is nowhere.

    A Boss is where it stands now.
    """
    if near == MERCENARIES:
        return _under(g, on_board(g, MERCENARIES))
    mission = mission_of(g)
    bosses = [boss.boss for boss in mission.bosses if boss.code == near]
    if bosses:
        return _under(g, [model for model in on_board(g, NEXUS) if model.kind in bosses])
    if near.startswith(TOKEN):
        return [place for code in pieces_with(g, near.removeprefix(TOKEN)) for place in squares_coded(mission, code)]
    return drawn_on(mission).named(near)


def _under(g: Saga, models: list[Model]) -> list[Square]:
    return [place_of(g, square) for model in models for square in list_of(base_of(g, model).mask)]
