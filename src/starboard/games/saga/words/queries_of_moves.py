"""Queries about movement: where somebody could go, by which way, and what waits for it there."""

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.arcs import in_front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Square, list_of
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, enemies_of, is_model, on_board
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.facing import enemies_engaging
from starboard.games.saga.rules.movement.movement import AnyWalks, facings_after, facings_at_first, walks
from starboard.games.saga.rules.movement.moving import break_away_squares
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.places import (
    Place,
    base_of,
    facing_of,
    front_arcs_of_enemies,
    layout,
    place_of,
    square_of,
)
from starboard.games.saga.rules.stealth.stealth import agent_dice
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.query_parts import Query, a_model, a_place, some_steps
from starboard.kernel.errors import StarboardError
from starboard.kernel.shapes import Plain


class Reach:
    """Everywhere a model could go, with the way there. In an enemy's front arc every way begins with a Break Away."""

    def __init__(self, g: Saga, model: Model, steps: int) -> None:
        self.g, self.model = g, model
        self.board_now, now = layout(g), walking_layout(g, model)
        self.arcs = front_arcs_of_enemies(g, model, self.board_now)
        self.caught_by = [enemy.name for enemy in enemies_engaging(g, model, self.board_now)]
        self.paths: dict[Square, list[Square]] = {}
        self.ends: set[Square] = set()
        self.first: list[Place] = break_away_squares(g, model, now, steps) if self.caught_by else []
        if not self.caught_by:
            self._add(walks(g, model, now, steps), [])
        for place in self.first:
            self._add(self._onward(now, place, steps - 1), [square_of(g, place)])

    def _onward(self, now: Layout, place: Place, steps: int) -> AnyWalks:
        """What follows the first square of a Break Away."""
        here, there = base_of(self.g, self.model), base_of(self.g, self.model, place)
        bound = facings_after(self.model, now, here, there, facings_at_first(self.g, self.model, now))
        now.move_model(here.mask, there.mask)
        found = walks(self.g, self.model, now, steps, bound, at=place)
        now.move_model(there.mask, here.mask)
        return found

    def _add(self, going: AnyWalks, before: list[Square]) -> None:
        for corner in list_of(going.reached):
            path = before + going.path_to(corner)
            if path and (corner not in self.paths or len(path) < len(self.paths[corner])):
                self.paths[corner] = path
            if path and going.ends >> corner & 1:
                self.ends.add(corner)


def a_walker(g: Saga, query: Query) -> Model:
    model = a_model(g, query, "who")
    if not is_model(model):
        raise StarboardError(f"who: {model.name} does not move")
    return model


def reach(g: Saga, query: Query) -> dict[str, Plain]:
    """The squares it could reach, whoever's turn it is: cost, whether it may end there, whether it would have to stop.

    `steps` says how many squares it has; otherwise its Move. `break_away`: the squares with which a Break Away may
    begin, if somebody has it in a front arc; `attackers` could attack it for that (SAGA-BREAK-03).
    """
    model = a_walker(g, query)
    steps = some_steps(query, "steps", value(g, model, MOVE))
    found = Reach(g, model, steps)
    return {
        "steps": steps,
        "squares": [_square(g, model, found, corner) for corner in sorted(found.paths)],
        "caught_by": found.caught_by,
        "break_away": [list(place) for place in found.first],
        "attackers": [enemy.name for enemy in free_attackers(g, model)] if found.caught_by else [],
    }


def _square(g: Saga, model: Model, found: Reach, corner: Square) -> dict[str, Plain]:
    return {
        "at": list(place_of(g, corner)),
        "cost": len(found.paths[corner]),
        "ends": corner in found.ends,
        "stops": base_of(g, model, place_of(g, corner)).mask & found.arcs != 0,
    }


def _arcs_entered(g: Saga, model: Model, place: Place, now: Layout) -> list[str]:
    """The enemies in whose front arc it would stand there (SAGA-MOVE-07)."""
    there = base_of(g, model, place)
    enemies = [one for one in enemies_of(g, model) if has_front_arc(g, one)]
    return [one.name for one in enemies if in_front_arc(now, there, base_of(g, one), facing_of(one))]


def path(g: Saga, query: Query) -> dict[str, Plain]:
    """The way it would take to a square, and its dangers in the order in which they come.

    free-attack   an enemy attacks it before it Breaks Away
    front-arc     it ends in an enemy's front arc
    stealth       an Agent of an unaware Nexus tests whether it notices something, with so many dice
    dark          the square is Dark, where one only goes straight ahead
    """
    model = a_walker(g, query)
    goal = a_place(g, query, "to")
    steps = some_steps(query, "steps", value(g, model, MOVE))
    found = Reach(g, model, steps)
    corner = square_of(g, goal)
    if corner not in found.paths:
        return {"reachable": False, "ends": False, "path": [], "cost": 0, "dangers": []}
    places = [place_of(g, square) for square in found.paths[corner]]
    return {
        "reachable": True,
        "ends": corner in found.ends,
        "path": [list(place) for place in places],
        "cost": len(places),
        "dangers": _dangers(g, model, found, places),
    }


def _dangers(g: Saga, model: Model, found: Reach, places: list[Place]) -> list[dict[str, Plain]]:
    start, goal = model.at, places[-1]
    assert start is not None
    dangers: list[dict[str, Plain]] = []
    if found.caught_by:
        for enemy in free_attackers(g, model):
            dangers.append({"kind": "free-attack", "who": enemy.name, "at": list(start)})
    now = found.board_now
    for place in places:
        if now.in_the_dark(base_of(g, model, place)):
            dangers.append({"kind": "dark", "who": "", "at": list(place)})
    for name in _arcs_entered(g, model, goal, now):
        dangers.append({"kind": "front-arc", "who": name, "at": list(goal)})
    return dangers + _who_might_notice(g, model, places)


def _who_might_notice(g: Saga, model: Model, places: list[Place]) -> list[dict[str, Plain]]:
    """The stealth tests after this walk (SAGA-STEALTH-02), as if it had been made."""
    if g.nexus.aware or model.side != MERCENARIES:
        return []
    old, model.at = model.at, places[-1]
    now = layout(g)
    found: list[dict[str, Plain]] = []
    for agent in on_board(g, NEXUS):
        dice = agent_dice(g, agent, model, places, now)
        if dice:
            found.append({"kind": "stealth", "who": agent.name, "at": list(places[-1]), "dice": dice})
    model.at = old
    return found
