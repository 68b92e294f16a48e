"""A prepared table put before a bot: what it answers to one question."""

from typing import Any

from starboard.games.saga.bots import SagaBot
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.tempers import EVEN
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement.move_choices import Course, next_moves
from starboard.games.saga.rules.places import layout
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.pieces import project
from starboard.kernel.requests import Ask, Payload


def seen_by(table: SagaTable, seat: int = 0) -> dict[str, Any]:
    return project(table.g, seat)


def outlook(table: SagaTable, seat: int = 0) -> Outlook:
    return Outlook(seen_by(table, seat), seat, EVEN)


def answer(
    table: SagaTable, question: str, options: list[Payload], seat: int = 0, least: int = 1, **about: Any
) -> Payload:
    """What the bot of a seat says to a question like this."""
    ask = Ask(seat, options, "SAGA-TURN-04", question, least, about=about)
    given = SagaBot(1).answer(seen_by(table, seat), ask)
    assert ask.allows(given)
    return given


def move(table: SagaTable, name: str, squares: int, seat: int = 0) -> Payload:
    """Where the bot goes with a model whose Turn or activation it is."""
    table.g.acting = name
    model = model_named(table.g, name)
    options = next_moves(table.g, model, layout(table.g), Course(squares, table.g.exits))
    return answer(table, "move", options, seat, who=name, left=squares)
