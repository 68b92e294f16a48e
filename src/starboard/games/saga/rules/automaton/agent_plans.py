"""What an Agent of the Artificial Nexus will do, decided before it does it (SAGA-TABLE-01 to SAGA-TABLE-12).

A plan is plain data: the entry of the table, the walk, the facing, the attack and the reason, so that everybody can be
told why. Nothing here changes the table; `activation_table.py` carries a plan out.
"""

from typing import Final

from starboard.games.saga.geometry.arcs import in_front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.rules.attacks.shooting import Marksman, Shot
from starboard.games.saga.rules.automaton.agent_facings import facing_with_in_arc, facings_allowed, facings_towards
from starboard.games.saga.rules.automaton.agent_shots import best_shots, ignores_cover, prey, standing_at
from starboard.games.saga.rules.automaton.in_the_way import Crowd
from starboard.games.saga.rules.lookups import door_coded, enemies_of
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.movement.movement import AnyWalks, walks
from starboard.games.saga.rules.movement.nearness import free_boxes, in_order
from starboard.games.saga.rules.places import FACINGS, Place, base_of, base_on, facing_of, in_front_arc_of_enemy
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

NOTHING, SHOOT, ASSAULT, DOOR, MISSION, TAKE = "", "shoot", "assault", "door", "mission", "take"

# Why this target: it is the nearest in the open; all are in Cover and it is the nearest; it is the nearest; it has the
# Agent in its front arc and is the Target, or the most wounded, of those that do; it can be Assaulted from behind.
OPEN, COVERED, NEAREST, ENGAGING_TARGET, ENGAGING = "open", "covered", "nearest", "engaging-target", "engaging"
FROM_BEHIND: Final = "from-behind"


class Plan:
    """One activation: entry square, walk, facing, then an Action."""

    __slots__ = (
        "action",
        "card",
        "door",
        "entry",
        "facing",
        "leaves",
        "path",
        "reason",
        "rule",
        "shot",
        "target",
        "use",
    )

    def __init__(self, rule: str, facing: str) -> None:
        self.rule = rule  # the entry of the table
        self.entry: Place | None = None  # where a Waiting one enters
        self.path: list[Place] = []
        self.facing = facing
        self.action = NOTHING
        self.target = ""  # whom it attacks or approaches
        self.reason = NEAREST
        self.shot: Shot | None = None  # weapon, viewpoint and Cover
        self.door = ""
        self.card = ""  # what it takes
        self.leaves = False  # it leaves the board at the end of its walk (SAGA-MOVE-14)
        self.use = ("", "")  # what it does because the mission lets it, and at which piece

    @property
    def attacks(self) -> bool:
        return self.action in (SHOOT, ASSAULT)


class Activation:
    """A Nexus model about to act: where its movement begins, and what is left of its Move there."""

    __slots__ = ("_crowd", "_going", "agent", "allowance", "at", "attacks", "now")

    def __init__(self, agent: Model, now: Layout, at: Place, allowance: int, attacks: bool) -> None:
        self.agent = agent
        self.now = now  # with the model at `at`
        self.at = at
        self.allowance = allowance
        self.attacks = attacks  # not while the Nexus is unaware (SAGA-STEALTH-12)
        self._crowd: Crowd | None = None
        self._going: AnyWalks | None = None

    def crowd(self, g: Saga) -> Crowd:
        """The others in whose way it may be."""
        if self._crowd is None:
            self._crowd = Crowd(g, self.agent, self.now, base_of(g, self.agent, self.at))
        return self._crowd

    def going(self, g: Saga) -> AnyWalks:
        """Everywhere it can walk to."""
        if self._going is None:
            self._going = walks(g, self.agent, self.now, self.allowance, first_facings(self), at=self.at)
        return self._going


class Stand:
    """A model somewhere at the end of a walk: what it could do from there."""

    __slots__ = ("agent", "base", "facings", "now", "path", "place")

    def __init__(
        self, agent: Model, now: Layout, base: Base, place: Place, path: list[Place], facings: list[int]
    ) -> None:
        self.agent = agent
        self.now = now  # with the model there
        self.base = base
        self.place = place
        self.path = path
        self.facings = facings  # with which it may end there


def stand_at(g: Saga, agent: Model, now: Layout, at: Place, path: list[Place]) -> Stand:
    """It has gone along a path from `at`, where `now` has it."""
    place = path[-1] if path else at
    base = base_of(g, agent, place)
    there = now.with_moved(base_of(g, agent, at).mask, base.mask) if path else now
    return Stand(agent, there, base, place, path, facings_allowed(g, agent, now, at, path))


def possible_shots(g: Saga, stand: Stand) -> dict[str, tuple[Shot, int]]:
    """By target the legal shot it has after turning, with the facing: towards the target if it may (SAGA-TABLE-10)."""
    marksman = standing_at(g, stand.agent, stand.now, stand.place)
    found: dict[str, tuple[Shot, int]] = {}
    for target in _in_its_sights(g, stand, marksman):
        aimed = _shot_after_turning(g, stand, marksman, target)
        if aimed is not None:
            found[target.name] = aimed
    return found


def _in_its_sights(g: Saga, stand: Stand, marksman: Marksman) -> list[Model]:
    """The targets that nothing but its facing and the lines may keep it from."""
    names = [target.name for _, target in marksman.aims]
    return [one for one in prey(g, stand.agent) if one.name in names] if names else []


def _shot_after_turning(g: Saga, stand: Stand, marksman: Marksman, target: Model) -> tuple[Shot, int] | None:
    for facing in facings_towards(g, stand.agent, stand.base, base_of(g, target)):
        if facing in stand.facings:
            shots = best_shots(marksman, facing, target.name)
            if shots:
                return shots[0], facing
    return None


def plan_to_shoot(g: Saga, stand: Stand, rule: str) -> Plan | None:
    """Shoot the nearest that is not in Cover; if all are, the nearest (SAGA-TABLE-04)."""
    marksman = standing_at(g, stand.agent, stand.now, stand.place)
    targets = _in_its_sights(g, stand, marksman)
    if not targets:
        return None
    nearest: tuple[Shot, int] | None = None  # in Cover
    for target in in_order(g, stand.now, targets, stand.base):
        aimed = _shot_after_turning(g, stand, marksman, target)
        if aimed is None:
            continue
        if nearest is None and ignores_cover(g, stand.agent):
            return shooting(stand, aimed, rule, NEAREST)
        if not aimed[0].cover:
            return shooting(stand, aimed, rule, OPEN)
        nearest = nearest or aimed
    return shooting(stand, nearest, rule, COVERED) if nearest is not None else None


def shooting(stand: Stand, aimed: tuple[Shot, int], rule: str, reason: str) -> Plan:
    shot, facing = aimed
    plan = Plan(rule, FACINGS[facing])
    plan.path, plan.action, plan.target, plan.reason, plan.shot = stand.path, SHOOT, shot.target, reason, shot
    return plan


def plan_to_assault(g: Saga, stand: Stand, targets: list[Model], rule: str, reason: str) -> Plan | None:
    """Turn to the first of these that it can have in its front arc, and Assault it (SAGA-ASSAULT-01)."""
    for target in targets:
        there = base_of(g, target)
        order = [facing for facing in facings_towards(g, stand.agent, stand.base, there) if facing in stand.facings]
        facing = facing_with_in_arc(stand.now, stand.base, there, order)
        if facing is not None:
            plan = Plan(rule, FACINGS[facing])
            plan.path, plan.action, plan.target, plan.reason = stand.path, ASSAULT, target.name, reason
            return plan
    return None


def plan_to_approach(g: Saga, stand: Stand, target: Model, rule: str) -> Plan:
    """Go there and look towards somebody (SAGA-TABLE-08)."""
    order = [
        facing for facing in facings_towards(g, stand.agent, stand.base, base_of(g, target)) if facing in stand.facings
    ]
    plan = Plan(rule, FACINGS[order[0]])
    plan.path, plan.target = stand.path, target.name
    return plan


def open_on_the_way(g: Saga, stand: Stand, plan: Plan, code: str) -> None:
    """With no attack to make it opens the door on its way, if that is in its front arc (SAGA-TABLE-11)."""
    door = base_on(g, door_coded(g, code).squares)
    order = [FACINGS.index(plan.facing)]
    order += [facing for facing in facings_towards(g, stand.agent, stand.base, door) if facing in stand.facings]
    facing = facing_with_in_arc(stand.now, stand.base, door, order)
    if facing is not None:
        plan.facing, plan.action, plan.door = FACINGS[facing], DOOR, code


# --- in a front arc ---


def engaging(g: Saga, stand: Stand) -> list[Model]:
    """The Mercenaries that have it in their front arc: the Target first, then the most wounded (SAGA-TABLE-10)."""
    found = [
        one
        for one in enemies_of(g, stand.agent)
        if has_front_arc(g, one) and in_front_arc(stand.now, stand.base, base_of(g, one), facing_of(one))
    ]

    def key(model: Model) -> tuple[bool, int, int, int, int]:
        assert model.at is not None
        counters = model.wounds + model.shield_wounds
        return model.name != g.nexus.target, -counters, free_boxes(model), model.at[1], model.at[0]

    return sorted(found, key=key)


def plan_in_a_front_arc(g: Saga, about: Activation, stand: Stand) -> Plan:
    """It does not Break Away: it turns to a Mercenary that engages it and Assaults it (SAGA-TABLE-10, -07)."""
    enemies = engaging(g, stand)
    rule = "SAGA-TABLE-10" if about.agent.at is not None and not stand.path else "SAGA-TABLE-07"
    plan = plan_to_assault(g, stand, enemies, rule, ENGAGING) if about.attacks else None
    if plan is not None and plan.target == g.nexus.target:
        plan.reason = ENGAGING_TARGET
    return plan or plan_to_approach(g, stand, enemies[0], rule)


def plan_attack_from(g: Saga, about: Activation, stand: Stand, nearest: Model, rule: str) -> Plan | None:
    """What it does at the end of its walk: in a front arc it Assaults (SAGA-TABLE-07), else it Assaults if it can."""
    if not about.attacks:
        return None
    if in_front_arc_of_enemy(g, stand.agent, stand.base, stand.now):
        enemies = engaging(g, stand)
        first = [one for one in enemies if one is nearest] + [one for one in enemies if one is not nearest]
        fight = plan_to_assault(g, stand, first, "SAGA-TABLE-07", ENGAGING)
        if fight is not None and fight.target == nearest.name:
            fight.reason = NEAREST
        return fight
    plan = plan_to_assault(g, stand, [nearest], rule, NEAREST)
    return plan if plan is not None else plan_to_shoot(g, stand, rule)


def first_facings(about: Activation) -> list[int] | None:
    """Who enters the board on a Dark square chooses its facing first (SAGA-DARK-08)."""
    return None if about.agent.at is not None else list(range(len(FACINGS)))
