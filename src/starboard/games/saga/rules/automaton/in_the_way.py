"""Whether a Nexus model keeps another from seeing or reaching a Mercenary (SAGA-AN-15, SAGA-AN-22)."""

from typing import Final

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Base, Board, Squares
from starboard.games.saga.geometry.walking import squares_covered, squares_within
from starboard.games.saga.rules.attacks.shooting import Marksman
from starboard.games.saga.rules.automaton.agent_routes import corners_next_to
from starboard.games.saga.rules.automaton.agent_shots import prey
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import NEXUS, friends_of, stunned
from starboard.games.saga.rules.missions.whiles import kept_from_acting
from starboard.games.saga.rules.movement.movement import walks
from starboard.games.saga.rules.movement.passing import opened_to
from starboard.games.saga.rules.places import base_of, in_front_arc_of_enemy
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


class Crowd:
    """The others still to be activated: whether a model keeps one of them from a shot or a walk.

    `now` has the model on `base`, wherever it really stands. What each could do without it, and which squares it needs
    for that, is asked once for all the squares on which it might stand.
    """

    __slots__ = ("_g", "_needs", "_others", "_within", "_without")

    def __init__(self, g: Saga, agent: Model, now: Layout, base: Base) -> None:
        self._g = g
        self._without = now.with_moved(base.mask, 0)
        self._others = [one for one in friends_of(g, agent) if _still_to_act(g, one)]
        self._within: dict[str, Squares] = {}  # by name, where the squares are that it could need at all
        self._needs: dict[str, Squares] = {}  # by name, with the model taken off the board

    def hindered(self, base: Base) -> bool:
        """Whether one would gain a shot or a walk if the model, standing on this base, were taken off the board."""
        for other in self._others:
            if self._around(other) & base.mask and self._needed_by(other) & base.mask:
                now = self._without.with_moved(0, base.mask)
                if squares_needed(self._g, other, now) == NOTHING_TO_DO:
                    return True
        return False

    def _around(self, other: Model) -> Squares:
        if other.name not in self._within:
            self._within[other.name] = squares_around(self._g, other, self._without)
        return self._within[other.name]

    def _needed_by(self, other: Model) -> Squares:
        if other.name not in self._needs:
            self._needs[other.name] = squares_needed(self._g, other, self._without)
        return self._needs[other.name]


def _still_to_act(g: Saga, model: Model) -> bool:
    """Whether it may be activated yet: nobody makes way for who sleeps, is caged or stunned."""
    return not (model.activated or stunned(model) or kept_from_acting(g, model))


def squares_around(g: Saga, model: Model, now: Layout) -> Squares:
    """The squares that a Nexus model could need, whatever it can do: those as far as its Move, and those between it and
    whom it attacks. None of `squares_needed` lie elsewhere."""
    if model.side != NEXUS:
        return now.board.every
    here = base_of(g, model)
    found = _between(now.board, here, here, value(g, model, MOVE) + 1)
    for one in prey(g, model):
        found |= _between(now.board, here, base_of(g, one))
    return found


NOTHING_TO_DO: Final = 0


def squares_needed(g: Saga, model: Model, now: Layout) -> Squares:
    """The squares, some too many, that have to stay as they are so that it can do something; its own are among them.

    That is a legal shot from its square, or a legal walk within its Move to a square next to a Mercenary.
    """
    assert model.at is not None
    base = base_of(g, model)
    if in_front_arc_of_enemy(g, model, base, now):
        return base.mask  # it fights where it stands
    marksman = Marksman(g, model, model.at, now, lifted=True)  # no front arc keeps it from shooting
    for weapon, target in marksman.aims:
        if weapon.blind:
            return base.mask
        if marksman.can_turn_and_shoot(target.name):
            return _between(now.board, base, target.base)
    squares = value(g, model, MOVE)
    near = squares_within(opened_to(g, model, now), base, squares)
    walkable = [one for one in prey(g, model) if now.adjacent_squares(base_of(g, one)) & near]
    if not walkable:
        return NOTHING_TO_DO  # too far, whoever stands in between
    going = walks(g, model, now, squares)
    for target_model in walkable:
        if going.ends & corners_next_to(now, base, base_of(g, target_model)):
            covered = squares_covered(now.board, going.reached, base)
            return covered | now.board.touching(covered)
    return NOTHING_TO_DO


def _between(board: Board, one: Base, other: Base, more: int = 1) -> Squares:
    """The rectangle that holds both, and a square more on each side: leaning, nobody looks from further away."""
    left = (one.left if one.left < other.left else other.left) - more
    right = (one.right if one.right > other.right else other.right) + more
    top = (one.top if one.top < other.top else other.top) - more
    bottom = (one.bottom if one.bottom > other.bottom else other.bottom) + more
    if left < 0:
        left = 0
    if top < 0:
        top = 0
    if right >= board.width:
        right = board.width - 1
    if bottom >= board.height:
        bottom = board.height - 1
    return board.from_column[left] & board.up_to_column[right] & board.from_row[top] & board.up_to_row[bottom]
