"""Who comes because the mission says so: Bosses, Agents, reinforcements without a card (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.automaton.automatic_choices import call_by_the_rules, free_point_near
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.happenings import NEXUS_STEPS
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reinforcements import (
    active_points,
    call,
    callable_kinds,
    points_to_wait_at,
    spend,
)
from starboard.games.saga.rules.nexus.targets import target_of_the_last_turn
from starboard.games.saga.rules.places import Place, board, layout, place_of, square_of
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

RULE: Final = "SAGA-MISSION-12"
LOWEST: Final = "lowest-point"


def arrive(g: Saga, effect: Saying, bound: Bound) -> None:
    """A Boss or Agents come, on a square or Waiting at a point; whoever is not in the box any more does not."""
    at = effect.value("at")
    for _ in range(effect.number("count", 1)):
        if effect.has("boss"):
            _boss_arrives(g, effect, at if isinstance(at, tuple) else effect.text("at"))
        else:
            _agent_arrives(g, effect.text("kind"), effect.text("at"))


def point_for(g: Saga, name: str) -> Point | None:
    """The point of that code, unless it is gone or welded shut; or the usable one furthest south, then west."""
    if name == LOWEST:
        usable = sorted(points_to_wait_at(g), key=lambda point: (-point.squares[0][1], point.squares[0][0]))
        return usable[0] if usable else None
    for point in g.points:
        if point.code == name and not point.welded:
            return point
    return None


def _agent_arrives(g: Saga, kind: str, at: str) -> None:
    point = point_for(g, at)
    if point is not None and miniatures_left(g, kind) > 0:
        call(g, kind, point, RULE)


# --- Bosses ---


def _boss_arrives(g: Saga, effect: Saying, at: object) -> None:
    """She comes once: not while she is there, nor after she has been eliminated (SAGA-BOSS-01)."""
    kind = effect.text("boss")
    if any([model.kind == kind for model in g.enemies + g.allies + g.fallen]):
        return
    ally = effect.text("as") == "ally"
    model = Model(kind.removeprefix("bs-"), kind, MERCENARIES if ally else NEXUS, None, _printed_facing(g, kind))
    if isinstance(at, str):
        _waits(g, model, point_for(g, at))
        return
    assert isinstance(at, tuple)
    model.at = free_place(g, model, (at[0], at[1]))
    (g.allies if ally else g.enemies).append(model)
    tell(g, "placed", RULE, who=model.name, kind=kind, at=model.at, facing=model.facing)
    if ally:
        tell(g, "ally", RULE, who=model.name)


def _waits(g: Saga, model: Model, point: Point | None) -> None:
    """She enters when she is activated (SAGA-REINFORCE-07, SAGA-BOSS-03)."""
    if point is not None:
        model.waiting = point.code
        g.enemies.append(model)
        tell(g, "called", RULE, who=model.name, kind=model.kind, point=point.code)


def _printed_facing(g: Saga, kind: str) -> str:
    for boss in mission_of(g).bosses:
        if boss.boss == kind:
            return boss.facing
    raise KeyError(f"the mission {g.mission} has no {kind}")


def free_place(g: Saga, model: Model, wanted: Place) -> Place:
    """Where it was to stand, or, if that is not free, as near as possible (SAGA-ZONE-08, SAGA-LARGE-01)."""
    now, map_, size = layout(g), board(g), PROFILES[model.kind].size
    there = map_.base(square_of(g, wanted), size, size)
    keyed: list[tuple[int, int, int]] = []
    for square in list_of(now.free):
        if map_.xs[square] + size <= map_.width and map_.ys[square] + size <= map_.height:
            base = map_.base(square, size, size)
            if not base.mask & ~now.free:
                keyed.append((distance(now, base, there), straight_line(base, there), square))
    assert keyed, f"there is no room for {model.name}"
    return wanted if not there.mask & ~now.free else place_of(g, min(keyed)[2])


# --- reinforcements ---


def call_value(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """Reinforcements worth so much come at once, without a card: kinds and maximum of the mission (-REINFORCE-04).

    Outside its own Phase the Artificial Nexus has no Target: then they come near whoever took the last Turn.
    """
    value = effect.number("value")
    if not active_points(g) or not callable_kinds(g, value):
        return
    if has_player(g):
        yield from spend(g, value, "SAGA-REINFORCE-04")
    elif g.step in NEXUS_STEPS:
        yield from call_by_the_rules(g, value, "SAGA-AN-12")
    else:
        target: Model | None = yield from target_of_the_last_turn(g)
        point: Point | None = yield from free_point_near(g, target)
        if point is not None:
            yield from call_by_the_rules(g, value, "SAGA-AN-12", point)


def change_kinds(g: Saga, effect: Saying, bound: Bound) -> None:
    """What can be called from now on: further kinds, or only these, up to another cost (SAGA-REINFORCE-05)."""
    nexus = g.nexus
    if effect.has("only"):
        nexus.kinds = list(effect.texts("only"))
    nexus.kinds += [kind for kind in effect.texts("allow") if kind not in nexus.kinds]
    nexus.max_cost = effect.number("max-cost", nexus.max_cost)
    assert all([kind in AGENTS for kind in nexus.kinds]), f"not all of {nexus.kinds} are Agents"
    tell(g, "kinds", "SAGA-REINFORCE-05", kinds=tuple(nexus.kinds), cost=nexus.max_cost)
