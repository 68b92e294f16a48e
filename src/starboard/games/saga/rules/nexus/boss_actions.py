"""Actions that only Bosses have, by the ability that gives them (SAGA-BOSS-01, SAGA-MODEL-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.modifiers import CLOSE
from starboard.games.saga.rules.attacks.assault import assault, assault_targets
from starboard.games.saga.rules.automaton.automatic_choices import point_nearest_to
from starboard.games.saga.rules.lookups import door_coded, model_named, point_coded, profile
from starboard.games.saga.rules.movement.door_locks import door_nearest_to, lock_door
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.movement.nexus_doors import can_be_opened
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.psychic_powers import can_use_power, use_power
from starboard.games.saga.rules.nexus.reinforcements import reactivate
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import base_of, engaged, layout
from starboard.games.saga.state.fields import Door, Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Payload, Procedure

PSYCHIC, SWEEP, OVERRIDE = "ba-psychic", "ba-sweep", "ba-override"
INSTEAD_OF_NOTHING: Final = (PSYCHIC, OVERRIDE)  # what a Boss does by the rules if the table has no Action for it


class BossAction:
    """What a Boss may do instead of the Actions of Agents, and whether it can now."""

    __slots__ = ("can", "deed")

    def __init__(self, can: Callable[[Saga, Model], bool], deed: Callable[[Saga, Model], Procedure[None]]) -> None:
        self.can = can
        self.deed = deed


def actions_of(g: Saga, model: Model) -> list[str]:
    """The Actions of its own that it can take where it stands and looks; none while the Nexus is unaware."""
    if not g.nexus.aware:  # SAGA-STEALTH-12
        return []
    return [one for one in profile(model).abilities if one in BOSS_ACTIONS and BOSS_ACTIONS[one].can(g, model)]


# --- Sweep ---


def can_sweep(g: Saga, boss: Model) -> bool:
    return bool(assault_targets(g, boss, layout(g)))


def sweeps(g: Saga, boss: Model) -> bool:
    """By the rules it sweeps instead of one Assault if two or more are in its front arc."""
    return SWEEP in profile(boss).abilities and len(assault_targets(g, boss, layout(g))) > 1


def sweep(g: Saga, boss: Model) -> Procedure[None]:
    """A separate Assault of 3 dice against everybody in its front arc, in an order the Nexus chooses; one Action."""
    now = layout(g)
    waiting = [one.name for one in in_order(g, now, assault_targets(g, boss, now), base_of(g, boss))]
    while waiting and boss.at is not None:
        name: str = yield from choose(g, list(waiting), "SAGA-ASSAULT-01", "target", {"who": boss.name})
        waiting.remove(name)
        target = model_named(g, name)
        if target.at is not None:
            yield from assault(g, boss, target, CLOSE, ABILITIES[SWEEP].amount)


# --- Override ---


def doors_to_override(g: Saga) -> list[Door]:
    """The closed, unlocked doors between revealed zones."""
    return [door for door in g.doors if can_be_opened(g, door)]


def points_to_override(g: Saga) -> list[Point]:
    return [point for point in g.points if not point.active and not point.welded]


def can_override(g: Saga, boss: Model) -> bool:
    """Not from a front arc, like everything but an Assault (SAGA-ACTION-03)."""
    return bool(doors_to_override(g) or points_to_override(g)) and not engaged(g, boss, layout(g))


def override(g: Saga, boss: Model) -> Procedure[None]:
    """A closed, unlocked door gets lock level 2, or a Reinforcement Point is turned up (SAGA-DOOR-02, -REINFORCE-10).

    By the rules it is the door nearest to the Target; only if there is none, the point nearest to it.
    """
    doors, points = doors_to_override(g), points_to_override(g)
    options: list[Payload] = [door.code for door in doors] + [point.code for point in points]
    if has_player(g):
        code: str = yield Ask(g.nexus.seat, options, "SAGA-ACTIVATE-02", "override", about={"who": boss.name})
    else:
        target: Model | None = yield from target_mercenary(g)
        if target is None:
            return
        if doors:
            code = yield from door_nearest_to(g, doors, target)
        else:
            code = yield from point_nearest_to(g, points, target, "SAGA-GEOM-08", {"who": boss.name})
    if any([door.code == code for door in doors]):
        lock_door(g, door_coded(g, code), ABILITIES[OVERRIDE].amount, "SAGA-DOOR-02")
    else:
        reactivate(g, point_coded(g, code), "SAGA-REINFORCE-10")


BOSS_ACTIONS: Final[dict[str, BossAction]] = {
    PSYCHIC: BossAction(can_use_power, use_power),
    SWEEP: BossAction(can_sweep, sweep),
    OVERRIDE: BossAction(can_override, override),
}
