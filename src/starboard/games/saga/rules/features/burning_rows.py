"""Which rows of the map burn (feature `burn-line`): only the table is looked at, so that any chapter may ask."""

from typing import Final

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.missions.lookups import printed_feature
from starboard.games.saga.rules.places import base_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

BURN_LINE, ROW = "burn-line", "row"
FLAG: Final = f"feature-{BURN_LINE}-{ROW}"


def line_row(g: Saga) -> int:
    """The northernmost row that burns; below the map: none does yet."""
    return int(g.flags.get(FLAG, str(g.height)))


def burning(g: Saga) -> Squares:
    """Every square of the rows that the line has reached."""
    row = line_row(g)
    return ((1 << (g.height - row) * g.width) - 1) << row * g.width


def fireproof(g: Saga, model: Model) -> bool:
    """Whether the mission spares it."""
    printed = printed_feature(g, BURN_LINE)
    return printed is not None and model.kind in printed.texts("spares")


def out_of_the_fire(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as a model walks on it: nobody enters a row that burns, so its squares count as occupied.

    Who stands in the fire may walk on through it, to get out.
    """
    if FLAG not in g.flags or fireproof(g, model):
        return now
    fire = burning(g)
    if model.at is not None and base_of(g, model).mask & fire:
        return now
    return now.with_models(now.models | fire)
