"""Whether the condition of a modifier holds: one table answers every name of content/modifiers.py.

Each answer is how often the modifier counts: 0 not at all, 1 once, more for something that is counted.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.modifiers import FREE_ATTACK
from starboard.games.saga.geometry.arcs import in_front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.geometry.sight import can_see
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.lookups import crippled, friends_of, mercenary_named, profile
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.movement.facing import from_behind
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import base_of, board, engaged, facing_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import FATE

NEAR: Final = 2  # squares between comrades that help each other


class Circumstances:
    """What a condition may look at: whose modifier it is, in which attack if any, on which board."""

    __slots__ = ("deed", "g", "now", "owner")

    def __init__(self, g: Saga, owner: Model, deed: Attack | None, now: Layout) -> None:
        self.g, self.owner, self.deed, self.now = g, owner, deed, now


def times(condition: str, case: Circumstances) -> int:
    """How often a modifier with this condition counts now."""
    return CONDITIONS[condition](case)


def entered(g: Saga, model: Model) -> int:
    """The squares it has entered in its Turn or activation, if one is going on."""
    return g.moved if g.acting == model.name else 0


def _always(case: Circumstances) -> int:
    return 1


def _comrades(case: Circumstances) -> list[Model]:
    """Friends on the board that use the same miniature: a Heavy Marine is a Marine here."""
    miniature = profile(case.owner).miniature
    return [one for one in friends_of(case.g, case.owner) if profile(one).miniature == miniature]


def _a_comrade_engages(case: Circumstances) -> int:
    target = case.deed.target if case.deed is not None else None
    if target is None or target.at is None:
        return 0
    there = base_of(case.g, target)
    for comrade in _comrades(case):
        if not has_front_arc(case.g, comrade):
            continue
        if in_front_arc(case.now, there, base_of(case.g, comrade), facing_of(comrade)):
            return 1
    return 0


def _a_comrade_is_near(case: Circumstances) -> int:
    here = base_of(case.g, case.owner)
    for comrade in _comrades(case):
        if distance(case.now, here, base_of(case.g, comrade)) <= NEAR:
            return 1
    return 0


def _moved(case: Circumstances) -> int:
    return int(entered(case.g, case.owner) > 0)


def _entered_no_square(case: Circumstances) -> int:
    return int(entered(case.g, case.owner) == 0)


def _unaware_from_behind(case: Circumstances) -> int:
    deed = case.deed
    return int(not case.g.nexus.aware and deed is not None and from_behind(case.g, deed.attacker, deed.target))


def _sees_the_attacker(case: Circumstances) -> int:
    attacker = case.deed.attacker if case.deed is not None else None
    if attacker is None or attacker.at is None or attacker.side == case.owner.side:
        return 0  # it watches enemies
    here = base_of(case.g, case.owner)
    now = seen_by(case.g, case.owner, case.now)
    return int(can_see(now, here, facing_of(case.owner), base_of(case.g, attacker)))


def _far_and_in_cover(case: Circumstances) -> int:
    deed = case.deed
    if deed is None or deed.attacker is None or not deed.in_cover:
        return 0
    return int(not in_range(board(case.g), base_of(case.g, deed.attacker), base_of(case.g, case.owner), SHORT))


def _target_in_the_open(case: Circumstances) -> int:
    return int(case.deed is not None and not case.deed.in_cover)


def _engaged(case: Circumstances) -> int:
    return int(engaged(case.g, case.owner, case.now))


def _deployer_is_crippled(case: Circumstances) -> int:
    piece = case.deed.attacker if case.deed is not None else None
    return int(piece is not None and bool(piece.owner) and crippled(mercenary_named(case.g, piece.owner).model))


def _on_its_action(case: Circumstances) -> int:
    return int(case.g.acting == case.owner.name and case.deed is not None and case.deed.way != FREE_ATTACK)


def _on_its_action_by_the_automaton(case: Circumstances) -> int:
    return _on_its_action(case) if case.g.nexus.seat == FATE else 0


CONDITIONS: Final[dict[str, Callable[[Circumstances], int]]] = {
    "": _always,
    "another-technician-engages": _a_comrade_engages,
    "another-guard-near": _a_comrade_is_near,
    "another-marine-near": _a_comrade_is_near,
    "moved-this-activation": _moved,
    "entered-no-square": _entered_no_square,
    "unaware-from-behind": _unaware_from_behind,
    "owner-sees-attacker": _sees_the_attacker,
    "beyond-short-in-cover": _far_and_in_cover,
    "target-not-in-cover": _target_in_the_open,
    "in-front-arc": _engaged,
    "rolls-already": _always,  # the stealth test asks only where an Agent rolls
    "owner-crippled": _deployer_is_crippled,
    "on-its-action": _on_its_action,
    "automaton-action": _on_its_action_by_the_automaton,
}
