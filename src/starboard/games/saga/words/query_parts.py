"""The parts of a query, each checked: whoever asks may ask anything, and gets an answer or a refusal in English."""

from typing import Any, Final

from starboard.games.saga.geometry.squares import ALL_ROUND, Base
from starboard.games.saga.rules.lookups import all_models, profile
from starboard.games.saga.rules.places import FACING, Place, base_of, base_on, board, facing_of, square_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.shapes import Plain

MOST_STEPS: Final = 20  # no model walks further in one movement
LONGEST_SHOWN: Final = 40  # letters of a wrong word that are repeated

Query = dict[str, Plain]


class Thing:
    """Somebody or something that a query names: a model, a door, a piece of scenery, or a bare square."""

    __slots__ = ("base", "facing", "model", "name")

    def __init__(self, name: str, model: Model | None, base: Base, facing: int) -> None:
        self.name = name  # "" for a square
        self.model = model
        self.base = base
        self.facing = facing  # of what looks; a square looks all round


def a_word(query: Query, name: str, among: list[str]) -> str:
    word = query.get(name)
    if type(word) is str and word in among:
        return word
    raise Unknown(name, _short(word), among)


def a_model(g: Saga, query: Query, name: str) -> Model:
    """Somebody on the board."""
    standing = [model for model in all_models(g) if model.at is not None]
    word = a_word(query, name, [model.name for model in standing])
    return next(model for model in standing if model.name == word)


def a_place(g: Saga, query: Query, name: str) -> Place:
    """A square of the map."""
    place = any_place(query, name)
    if not board(g).holds(*place):
        raise StarboardError(f"{name}: no square of the map")
    return place


def any_place(query: Query, name: str) -> Place:
    """A column and a row, on the map or a little off it."""
    place = query.get(name)
    if isinstance(place, list | tuple) and len(place) == 2 and all([type(one) is int for one in place]):
        column, row = place
        if abs(column) < 1000 and abs(row) < 1000:
            return column, row
    raise StarboardError(f"{name}: a column and a row expected")


def some_steps(query: Query, name: str, otherwise: int) -> int:
    if name not in query:
        return otherwise
    steps = query[name]
    if type(steps) is int and 0 <= steps <= MOST_STEPS:
        return steps
    raise StarboardError(f"{name}: a number from 0 to {MOST_STEPS} expected")


def a_truth(query: Query, name: str) -> bool | None:
    """Yes, no, or nothing said."""
    truth = query.get(name)
    if truth is None or type(truth) is bool:
        return truth
    raise StarboardError(f"{name}: true or false expected")


def a_thing(g: Saga, query: Query, name: str) -> Thing:
    """A model, a door, a piece of scenery, or a square."""
    if not isinstance(query.get(name), str):
        return Thing("", None, base_on(g, [a_place(g, query, name)]), ALL_ROUND)
    standing = [model for model in all_models(g) if model.at is not None]
    pieces = {piece.code: piece.squares for piece in g.scenery}
    pieces.update({door.code: door.squares for door in g.doors})
    word = a_word(query, name, [*[model.name for model in standing], *pieces])
    for model in standing:
        if model.name == word:
            return Thing(word, model, base_of(g, model), facing_of(model))
    return Thing(word, None, base_on(g, pieces[word]), ALL_ROUND)


def as_if_standing(g: Saga, model: Model, query: Query) -> None:
    """Put the model where the query wants it, on `at` and with `facing`: the table is only a copy of a view."""
    if "facing" in query:
        model.facing = a_word(query, "facing", list(FACING))
    if "at" not in query:
        return
    place, map_ = a_place(g, query, "at"), board(g)
    size = profile(model).size
    if place[0] + size > map_.width or place[1] + size > map_.height:
        raise StarboardError(f"at: {model.name} does not fit there")
    if map_.base(square_of(g, place), size, size).mask & ~map_.floor:
        raise StarboardError(f"at: {model.name} cannot stand in a wall")
    model.at = place


def _short(word: Any) -> str:
    return word[:LONGEST_SHOWN] if isinstance(word, str) else type(word).__name__
