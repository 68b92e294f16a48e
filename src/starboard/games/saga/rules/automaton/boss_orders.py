"""How Bosses act by the rules, where their cards say so (SAGA-TABLE-03). An order that does not apply gives no plan."""

from typing import Final

from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.weapons import LONG
from starboard.games.saga.geometry.ranges import in_range
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.assault import assault_targets
from starboard.games.saga.rules.automaton.agent_plans import (
    NEAREST,
    Activation,
    Plan,
    Stand,
    plan_to_approach,
    plan_to_assault,
    plan_to_shoot,
    possible_shots,
    shooting,
    stand_at,
)
from starboard.games.saga.rules.automaton.agent_shots import prey
from starboard.games.saga.rules.lookups import MERCENARIES, on_board
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.whiles import added_defence
from starboard.games.saga.rules.movement.movement import walks
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.nexus.psychic_powers import ruler_of
from starboard.games.saga.rules.places import Place, base_of, base_on, board, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

RULE: Final = "SAGA-TABLE-03"
PSYCHIC, DISTANCE, SHOOT_AND_GO, DESK = "ba-psychic", "ba-distance", "ba-shoot-and-go", "ba-desk"
MOST_WOUNDED, REVENGE = "most-wounded", "revenge"  # why this target
CHAIR: Final = "hales-chair"  # the mark of her desk


def stands(g: Saga, about: Activation) -> list[Stand]:
    """Everywhere the Boss can be after its Move, where it stands first, then by the length of the walk.

    Reinforcement Points come last: it does not end there (SAGA-AN-21).
    """
    going = walks(g, about.agent, about.now, about.allowance, at=about.at)
    points = point_squares(g)
    found: list[tuple[bool, int, int, list[Place]]] = []
    for corner in list_of(going.ends):
        path = [place_of(g, square) for square in going.path_to(corner)]
        on_point = base_of(g, about.agent, place_of(g, corner)).mask & points != 0
        found.append((on_point, len(path), corner, path))
    found.sort(key=lambda one: (one[0], one[1], one[2]))
    return [stand_at(g, about.agent, about.now, about.at, path) for _, _, _, path in found]


def use_powers(g: Saga, about: Activation) -> Plan | None:
    """A power in every activation; it moves only if nobody is within its reach, and Assaults only for revenge."""
    if not about.attacks:
        return None
    boss, here = about.agent, base_of(g, about.agent, about.at)
    guilty = [one for one in assault_targets(g, boss, about.now) if _wounded_it(one)]
    plan = plan_to_assault(g, stand_at(g, boss, about.now, about.at, []), guilty, RULE, REVENGE)
    if plan is not None:
        return plan
    ruler = ruler_of(g, boss, LONG)
    if not any([in_range(board(g), here, base_of(g, one), ruler) for one in on_board(g, MERCENARIES)]):
        return None
    plan = Plan(RULE, boss.facing)
    plan.action = PSYCHIC
    return plan


def _wounded_it(model: Model) -> bool:
    """Whether it has wounded the psychic Boss in this Round."""
    return any([effect.source == PSYCHIC for effect in model.effects])


def keep_distance(g: Saga, about: Activation) -> Plan | None:
    """She Shoots from where she stands, else as soon as she can; at least 3 squares from everybody, if possible."""
    if not about.attacks:
        return None
    nearer: Plan | None = None
    for stand in stands(g, about):
        plan = plan_to_shoot(g, stand, RULE)
        if plan is None:
            continue
        apart = [distance(stand.now, stand.base, base_of(g, one)) for one in on_board(g, MERCENARIES)]
        if min(apart, default=ABILITIES[DISTANCE].amount) >= ABILITIES[DISTANCE].amount:
            return plan
        nearer = nearer or plan
    return nearer


def shoot_most_wounded(g: Saga, about: Activation) -> Plan | None:
    """She Shoots the most wounded that she can, if need be after moving as far as that takes."""
    if not about.attacks:
        return None
    for stand in stands(g, about):
        possible = possible_shots(g, stand)
        if possible:
            targets = [one for one in prey(g, about.agent) if one.name in possible]
            order = in_order(g, stand.now, targets, stand.base)
            worst = max(order, key=lambda one: one.wounds + one.shield_wounds)
            return shooting(stand, possible[worst.name], RULE, MOST_WOUNDED)
    return None


def stay_at_the_desk(g: Saga, about: Activation) -> Plan | None:
    """While an emitter works she ends within 2 squares of her desk and Shoots the nearest Mercenary, if she can."""
    desk = [list(mark.squares) for mark in mission_of(g).marks if mark.name == CHAIR]
    if not desk or not added_defence(g, about.agent):
        return None
    chair = base_on(g, desk[0])
    everywhere = stands(g, about)
    there = [one for one in everywhere if distance(one.now, one.base, chair) <= ABILITIES[DESK].amount]
    if not there:
        there = [min(everywhere, key=lambda one: distance(one.now, one.base, chair))]
    for stand in there if about.attacks else []:
        possible = possible_shots(g, stand)
        if possible:
            targets = [one for one in prey(g, about.agent) if one.name in possible]
            return shooting(stand, possible[in_order(g, stand.now, targets, stand.base)[0].name], RULE, NEAREST)
    nearest = in_order(g, there[0].now, prey(g, about.agent), there[0].base)[0]
    return plan_to_approach(g, there[0], nearest, RULE)
