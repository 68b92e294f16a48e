"""Events that concern Technicians and Guards: some run, some turn, some come back (SAGA-REINFORCE-06)."""

from typing import Final

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Base, list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.elimination import drop_cards
from starboard.games.saga.rules.automaton.agent_facings import facings_towards
from starboard.games.saga.rules.automaton.automatic_choices import nearest_or_furthest
from starboard.games.saga.rules.lookups import NEXUS, on_board
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.movement.movement import final_facings, turn, walk, walks
from starboard.games.saga.rules.nexus.agent_changes import can_turn_into, turn_into
from starboard.games.saga.rules.nexus.event_targets import target_of_event
from starboard.games.saga.rules.nexus.reinforcements import active_points, call
from starboard.games.saga.rules.places import FACINGS, Place, base_of, base_on, layout, place_of
from starboard.games.saga.rules.turn_counts import MERCENARY_PHASE
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

TECHNICIAN, GUARD, VICTIM = "ag-technician", "ag-guard", "ag-victim"
OUTBREAK: Final = "ev-outbreak"


# --- Nerves Fail ---


def steps_to_a_point(g: Saga, base: Base) -> int:
    """How far it is to the nearest Reinforcement Point, active or not."""
    now = layout(g)
    return min([distance(now, base, base_on(g, point.squares)) for point in g.points])


def nerves_fail(g: Saga) -> None:
    """Every Technician runs for the nearest Reinforcement Point, and is gone if it comes next to one."""
    if not g.points:
        return
    runners = [one for one in on_board(g, NEXUS) if one.kind == TECHNICIAN]
    runners.sort(key=lambda one: (steps_to_a_point(g, base_of(g, one)), base_of(g, one).squares[0]))
    for runner in runners:
        _run(g, runner, EVENTS["ev-nerves-fail"].amount)
        near = layout(g).adjacent_squares(base_of(g, runner)) | base_of(g, runner).mask
        if any([base_on(g, point.squares).mask & near for point in g.points]):
            back_to_supply(g, runner, "SAGA-EVENT-01")


def _run(g: Saga, runner: Model, squares: int) -> None:
    """The shortest walk towards the nearest point; front arcs stop it, and nobody has a free attack (SAGA-MOVE-15)."""
    here = base_of(g, runner)
    going = walks(g, runner, layout(g), squares)

    def key(place: Place) -> tuple[int, int, int, int]:
        base = base_of(g, runner, place)
        return steps_to_a_point(g, base), len(going.path_to(base.squares[0])), place[1], place[0]

    best = min([place_of(g, corner) for corner in list_of(going.ends)], key=key)
    path = [place_of(g, corner) for corner in going.path_to(base_of(g, runner, best).squares[0])]
    if not path:
        return
    bound = walk(g, runner, path)
    goal = base_on(g, min(g.points, key=lambda point: straight_line(here, base_on(g, point.squares))).squares)
    allowed = final_facings(g, runner, bound)
    towards = [FACINGS[side] for side in facings_towards(g, runner, base_of(g, runner), goal)]
    turn(g, runner, next(facing for facing in towards if facing in allowed))


def back_to_supply(g: Saga, agent: Model, rule: str) -> None:
    """It is removed without being eliminated: nobody gains anything by it. What it has taken falls to the floor."""
    place = agent.at
    assert place is not None, f"{agent.name} is not on the board"
    g.enemies.remove(agent)
    agent.at, agent.effects = None, []
    tell(g, "back-to-supply", rule, who=agent.name)
    drop_cards(g, agent, place)
    happened(g, "removed", kind=agent.kind, who=agent.name, place=place)


# --- First Symptoms ---


def first_symptoms(g: Saga) -> Procedure[None]:
    """The Technician nearest to the Target, or else the Guard, becomes a Plague Victim where it stands."""
    if not can_turn_into(g, VICTIM):
        return
    sick = [one for one in on_board(g, NEXUS) if one.kind == TECHNICIAN]
    sick = sick or [one for one in on_board(g, NEXUS) if one.kind == GUARD]
    if not sick:
        return
    target: Model | None = yield from target_of_event(g, "ev-first-symptoms")
    if target is None:
        return
    agent: Model | None = yield from nearest_or_furthest(g, sick, target, False, "SAGA-GEOM-08")
    assert agent is not None
    turn_into(g, agent, VICTIM, "SAGA-EVENT-01")


# --- Outbreak ---


def outbreak(g: Saga, fallen: Model, place: Place) -> None:
    """When a Technician or Guard is removed a Plague Victim waits at the nearest active point; once a Phase."""
    if fallen.kind not in (TECHNICIAN, GUARD) or not any([one.card == OUTBREAK for one in g.nexus.in_play]):
        return
    phase = f"{g.round}-{'mercenaries' if g.step in MERCENARY_PHASE else 'nexus' if g.step != 'end' else 'end'}"
    if g.flags.get(OUTBREAK) == phase or not active_points(g) or miniatures_left(g, VICTIM) <= 0:
        return
    g.flags[OUTBREAK] = phase
    now, here = layout(g), base_on(g, [place])

    def key(point: Point) -> tuple[int, int, int]:
        there = base_on(g, point.squares)
        return distance(now, here, there), straight_line(here, there), there.squares[0]

    call(g, VICTIM, min(active_points(g), key=key), "SAGA-EVENT-01")
