"""Psychic Powers: a Boss turns the top card of a pile and uses it on somebody within range (SAGA-PSI-01, SAGA-PSI-02).

Neither sight nor front arcs matter. A card without a legal target goes under the pile, and the next one is turned.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.modifiers import CLOSE, FLAT
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.geometry.arcs import front_arc, in_front_arc
from starboard.games.saga.geometry.ranges import in_range
from starboard.games.saga.geometry.squares import FACINGS as SIDES
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.flat_attacks import strike
from starboard.games.saga.rules.attacks.weapons_in_hand import RULERS
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.automaton.agent_facings import facings_towards
from starboard.games.saga.rules.lookups import (
    MERCENARIES,
    enemies_of,
    friends_of,
    mercenary_named,
    model_named,
    on_board,
)
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.whiles import POWERS_RANGE, changed_for
from starboard.games.saga.rules.movement.movement import final_facings, turn, walk, walks
from starboard.games.saga.rules.movement.moving import move_by_effect
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.movement.pushing import moved_by_enemies, push
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.places import FACINGS, Place, base_of, board, facing_of, layout, place_of
from starboard.games.saga.rules.turn_counts import turn_up_counters
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure

COMPEL, HUSH, PRESSURE = "ps-compel", "ps-hush", "ps-deep-pressure"


class Power:
    """One card: whom it could be used on, and what it does to one of them."""

    __slots__ = ("can", "deed")

    def __init__(
        self, can: Callable[[Saga, Model], bool], deed: Callable[[Saga, Model, Model], Procedure[None]]
    ) -> None:
        self.can = can
        self.deed = deed  # with the Boss and the target


def in_reach(g: Saga, boss: Model, power: str) -> list[Model]:
    """The Mercenaries within the range of a power, whoever sees whom."""
    here, ruler = base_of(g, boss), ruler_of(g, boss, PSYCHIC_POWERS[power].reach)
    return [one for one in on_board(g, MERCENARIES) if in_range(board(g), here, base_of(g, one), ruler)]


def ruler_of(g: Saga, boss: Model, reach: str) -> int:
    """How far a power reaches; the mission may make it shorter."""
    rulers = [RULERS[reach], *[RULERS[each] for each in changed_for(g, boss, POWERS_RANGE) if isinstance(each, str)]]
    return min(rulers)


def targets_of_power(g: Saga, boss: Model, power: str) -> list[Model]:
    return [one for one in in_reach(g, boss, power) if POWERS[power].can(g, one)]


def can_use_power(g: Saga, boss: Model) -> bool:
    """Whether any power would find a target: which one comes is not known."""
    return any([targets_of_power(g, boss, power) for power in PSYCHIC_POWERS])


def use_power(g: Saga, boss: Model) -> Procedure[None]:
    """Turn cards until one has a legal target, at most all of them (SAGA-PSI-01)."""
    for _ in range(len(PSYCHIC_POWERS)):
        power: str = yield from turn_power(g)
        targets = targets_of_power(g, boss, power)
        tell(g, "power", "SAGA-PSI-01", who=boss.name, power=power, targets=tuple([one.name for one in targets]))
        if targets:
            target = yield from _target(g, boss, power, targets)
            yield from POWERS[power].deed(g, boss, target)
            happened(g, "power", kind=power, who=boss.name)
        g.nexus.powers_used.append(power)
        if targets:
            return


def turn_power(g: Saga) -> Procedure[str]:
    """The top card: one of those nobody has seen, and after them those that lie under the pile, in their order."""
    nexus = g.nexus
    g.reveals += 1
    if not nexus.powers:
        return nexus.powers_used.pop(0)
    power: str = yield Chance(list(nexus.powers), "SAGA-PSI-01", "psychic-power")
    nexus.powers.remove(power)
    return power


def _target(g: Saga, boss: Model, power: str, targets: list[Model]) -> Procedure[Model]:
    """A Nexus player chooses; by the rules the Target if that is legal, else the nearest (SAGA-TARGET-08)."""
    if power == PRESSURE:
        return targets[0]  # all of them
    if has_player(g):
        names = [one.name for one in targets]
        name: str = yield Ask(g.nexus.seat, names, "SAGA-PSI-01", "victim", about={"card": power, "who": boss.name})
        return model_named(g, name)
    order = in_order(g, layout(g), targets, base_of(g, boss))
    chosen = [one for one in targets if one.name == g.nexus.target] or order
    tell(g, "card-used-for", "SAGA-AN-16", card=power, who=chosen[0].name, reason="target-or-nearest")
    return chosen[0]


def anybody(g: Saga, target: Model) -> bool:
    return True


def mind_storm(g: Saga, boss: Model, target: Model) -> Procedure[None]:
    """2 dice, on shields first (SAGA-SHIELD-03)."""
    yield from strike(g, [target], PSYCHIC_POWERS["ps-mind-storm"].dice, FLAT)


# --- Compel ---


def can_step(g: Saga, target: Model) -> bool:
    if not moved_by_enemies(g, target):
        return False
    going = walks(g, target, layout(g), PSYCHIC_POWERS[COMPEL].amount)
    return going.ends & ~(1 << going.start) != 0


def compel(g: Saga, boss: Model, target: Model) -> Procedure[None]:
    """The Nexus moves it up to 2 squares and sets its facing; no free attacks (SAGA-MOVE-15)."""
    squares = PSYCHIC_POWERS[COMPEL].amount
    if has_player(g):
        yield from move_by_effect(g, target, squares, g.nexus.seat)
        return
    now, others = layout(g), friends_of(g, target)
    engaging = [one for one in enemies_of(g, target) if has_front_arc(g, one)]
    going = walks(g, target, now, squares)

    def key(place: Place) -> tuple[int, int, int, int]:
        base = base_of(g, target, place)
        arcs = len([one for one in engaging if in_front_arc(now, base, base_of(g, one), facing_of(one))])
        apart = min([distance(now, base, base_of(g, one)) for one in others], default=0)
        return -arcs, -apart, place[1], place[0]

    place = min([place_of(g, corner) for corner in list_of(going.ends)], key=key)
    path = [place_of(g, corner) for corner in going.path_to(base_of(g, target, place).squares[0])]
    if path:
        bound = walk(g, target, path)
        allowed = final_facings(g, target, bound)
        if target.facing not in allowed:
            turn(g, target, allowed[0])


# --- Hush ---


def is_ready(g: Saga, target: Model) -> bool:
    return mercenary_named(g, target.name).ready


def hush(g: Saga, boss: Model, target: Model) -> Procedure[None]:
    """Its counter is turned face down; if it was the last one, all are turned up again (SAGA-TURN-05)."""
    mercenary_named(g, target.name).ready = False
    tell(g, "counter-down", "SAGA-PSI-01", who=target.name)
    turn_up_counters(g)
    yield from ()


# --- Borrowed Hands ---


def borrowed_hands(g: Saga, boss: Model, target: Model) -> Procedure[None]:
    """It turns on a Mercenary beside it and Assaults it with 2 dice; with nobody there it turns away from the Boss.

    Its own abilities and weapons do not work, and nobody learns from it.
    """
    now, here = layout(g), base_of(g, target)
    beside = [one for one in friends_of(g, target) if now.adjacent(here, base_of(g, one))]
    if not beside:
        towards = facings_towards(g, target, here, base_of(g, boss))[0]
        turn(g, target, FACINGS[(towards + 2) % len(FACINGS)], "SAGA-PSI-01")
        return
    names = [one.name for one in in_order(g, now, beside, here)]
    name: str = yield from choose(g, names, "SAGA-PSI-01", "victim", {"who": target.name})
    victim = model_named(g, name)
    facings = [FACINGS[side] for side in SIDES if front_arc(now, here, side) & base_of(g, victim).mask]
    facing: str = yield from choose(g, facings, "SAGA-PSI-01", "facing", {"who": target.name})
    turn(g, target, facing, "SAGA-PSI-01")
    dice = PSYCHIC_POWERS["ps-borrowed-hands"].dice
    yield from attack(g, Attack(target, victim, CLOSE, dice=dice, puppet=True))


# --- Deep Pressure ---


def deep_pressure(g: Saga, boss: Model, target: Model) -> Procedure[None]:
    """Everybody within Short is pushed 1 square, the furthest first, and cannot Break Away in its next Turn."""
    here = base_of(g, boss)
    for one in in_order(g, layout(g), in_reach(g, boss, PRESSURE), here, furthest=True):
        yield from push(g, one, boss, PSYCHIC_POWERS[PRESSURE].amount, "SAGA-PSI-01")
        put_effect(g, one, PRESSURE, "card", "SAGA-BREAK-01")


POWERS: Final[dict[str, Power]] = {
    "ps-mind-storm": Power(anybody, mind_storm),
    COMPEL: Power(can_step, compel),
    HUSH: Power(is_ready, hush),
    "ps-borrowed-hands": Power(anybody, borrowed_hands),
    PRESSURE: Power(anybody, deep_pressure),
}
