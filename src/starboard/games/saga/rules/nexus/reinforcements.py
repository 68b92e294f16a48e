"""Reinforcements: points, what may be called, Waiting (SAGA-REINFORCE-01 to SAGA-REINFORCE-12)."""

from functools import partial
from typing import Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.lookups import NEXUS, point_coded
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.conditions import forbidden
from starboard.games.saga.rules.nexus.cards_in_play import reinforcement_value
from starboard.games.saga.rules.nexus.hand import REINFORCE, discard
from starboard.games.saga.rules.places import Place, layout, place_of, squares_of
from starboard.games.saga.rules.profiles import cards_with
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

# --- points ---


def active_points(g: Saga) -> list[Point]:
    """Those that can be used; a point comes to the board with its zone (SAGA-REINFORCE-01, SAGA-ZONE-04)."""
    return [point for point in g.points if point.active]


def free_squares(g: Saga, point: Point, now: Layout | None = None) -> list[Place]:
    """The squares of a point that nothing stands on; without any it is blocked (SAGA-REINFORCE-02, -12)."""
    free = (now or layout(g)).free & squares_of(g, point.squares)
    return [place_of(g, square) for square in list_of(free)]


def points_to_wait_at(g: Saga) -> list[Point]:
    """Active points with a free square; occupied ones only if all are (SAGA-REINFORCE-12)."""
    active = active_points(g)
    return [point for point in active if free_squares(g, point)] or active


def entry_squares(g: Saga, agent: Model, now: Layout | None = None) -> list[Place]:
    """Where a Waiting Agent may enter now: none while its point is occupied or deactivated (SAGA-REINFORCE-09)."""
    if enters_anywhere(agent):
        return [place for point in active_points(g) for place in free_squares(g, point, now)]
    point = point_coded(g, agent.waiting)
    return free_squares(g, point, now) if point.active else []


ENTERING_ANYWHERE: Final = ("aa-pathfinder",)  # abilities whose owners enter from any active point


def can_enter(g: Saga, agent: Model, now: Layout | None = None) -> bool:
    """Whether there is such a square."""
    points = g.points if enters_anywhere(agent) else [point_coded(g, agent.waiting)]
    free = (now or layout(g)).free
    return any([point.active and free & squares_of(g, point.squares) != 0 for point in points])


_ENTERING_ANYWHERE: Final = cards_with(ENTERING_ANYWHERE)


def enters_anywhere(agent: Model) -> bool:
    return agent.kind in _ENTERING_ANYWHERE


def deactivate(g: Saga, point: Point, rule: str = "SAGA-REINFORCE-10") -> None:
    """Its counter is turned face down."""
    point.active = False
    tell(g, "point-deactivated", rule, point=point.code)


def reactivate(g: Saga, point: Point, rule: str) -> None:
    point.active = True
    tell(g, "point-active", rule, point=point.code)


# --- who can be called ---


def permitted(g: Saga) -> list[str]:
    """The kinds that the mission permits, with a cost not above its maximum; never a Boss (SAGA-REINFORCE-05)."""
    if forbidden(g, "reinforcements"):
        return []
    return [kind for kind in g.nexus.kinds if kind in AGENTS and AGENTS[kind].cost <= g.nexus.max_cost]


def callable_kinds(g: Saga, value: int) -> list[str]:
    """The permitted kinds that can be paid with so many points and of which a miniature is left (SAGA-REINFORCE-04)."""
    return [kind for kind in permitted(g) if AGENTS[kind].cost <= value and miniatures_left(g, kind) > 0]


def why_no_call(g: Saga) -> Refusal | None:
    """Why nobody at all can be called now, whatever the value."""
    if forbidden(g, "reinforcements"):
        return Refusal("SAGA-MISSION-11", "no-reinforcements-now")
    if not active_points(g):
        return Refusal("SAGA-REINFORCE-12", "no-active-point")
    if not any([miniatures_left(g, kind) > 0 for kind in permitted(g)]):
        return Refusal("SAGA-REINFORCE-06", "no-miniature")
    return None


def call(g: Saga, kind: str, point: Point, rule: str) -> Model:
    """An Agent comes beside the board, Waiting at a point (SAGA-REINFORCE-07)."""
    g.named += 1
    agent = Model(f"{kind.removeprefix('ag-')}-{g.named}", kind, NEXUS, None, "north")
    agent.waiting = point.code
    g.enemies.append(agent)
    tell(g, "called", rule, who=agent.name, kind=kind, point=point.code)
    return agent


# --- a Nexus player calls ---


def reinforcements_step(g: Saga) -> Procedure[None]:
    """Sub-phase 3: one card may be discarded for its Reinforcement value, once a Phase (SAGA-REINFORCE-03)."""
    nexus = g.nexus
    if nexus.reinforced or not nexus.hand or why_no_call(g) is not None:
        return
    card: str | None = yield Ask(
        nexus.seat, list(nexus.hand), "SAGA-REINFORCE-03", "reinforce", 0, private=True,
        about={"bonus": reinforcement_bonus(g)},
    )  # fmt: skip
    if card is None:
        return
    nexus.reinforced = True
    discard(g, card, REINFORCE, "SAGA-REINFORCE-03")
    yield from spend(g, reinforcement_value(g, card), "SAGA-REINFORCE-04")


def reinforcement_bonus(g: Saga) -> int:
    """What cards in play add to the value of the card that is discarded (SAGA-REINFORCE-08)."""
    card = next(iter(CARD_OF_COPY))
    return reinforcement_value(g, card) - CARD_OF_COPY[card].value


def spend(g: Saga, value: int, rule: str, only_at: Point | None = None) -> Procedure[list[Model]]:
    """A Nexus player calls any Agents the value pays for, each to a point of its choice (SAGA-REINFORCE-04, -12).

    `only_at`: all of them come to this point.
    """
    called: list[Model] = []
    while kinds := callable_kinds(g, value):
        kind: str | None = yield Ask(
            g.nexus.seat, kinds, rule, "call", 0, about={"left": value}, blocked=partial(out_of_reach, g, value)
        )
        if kind is None:
            break
        codes = [point.code for point in ([only_at] if only_at is not None else points_to_wait_at(g))]
        code: str = yield Ask(g.nexus.seat, codes, "SAGA-REINFORCE-12", "point", about={"kind": kind})
        called.append(call(g, kind, point_coded(g, code), rule))
        value -= AGENTS[kind].cost
    if value:
        tell(g, "points-lost", "SAGA-REINFORCE-06", value=value)
    return called


def out_of_reach(g: Saga, value: int) -> Blocked:
    """Why the other Agents of the box cannot be called."""
    found: Blocked = []
    for kind, card in AGENTS.items():
        if kind not in g.nexus.kinds:
            found.append((kind, Refusal("SAGA-REINFORCE-05", "not-permitted")))
        elif card.cost > g.nexus.max_cost:
            found.append((kind, Refusal("SAGA-MISSION-09", "too-expensive-here")))
        elif miniatures_left(g, kind) <= 0:
            found.append((kind, Refusal("SAGA-REINFORCE-06", "no-miniature")))
        elif card.cost > value:
            found.append((kind, Refusal("SAGA-REINFORCE-04", "value-too-low")))
    return found
