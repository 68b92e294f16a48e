"""The shots of a Nexus model from where it would stand (SAGA-SHOOT-05, SAGA-TABLE-10).

The Artificial Nexus has to know before an Agent walks what it could shoot at from where. For the time of a question the
model is put there; the table is as before when the answer is given.
"""

from starboard.games.saga.content.card_list import weapon_modifiers
from starboard.games.saga.content.modifiers import ATTACK_DICE, ATTACKING, COVER, IGNORE
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.aiming import (
    NEXT_TO_A_FRIEND,
    possible_targets,
    squares_in_reach,
    views_of,
    why_not_at,
)
from starboard.games.saga.rules.attacks.shooting import Marksman, Shot
from starboard.games.saga.rules.attacks.targets_of_attacks import pieces_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import RULERS, ranged_weapons
from starboard.games.saga.rules.characteristics import in_force
from starboard.games.saga.rules.lookups import enemies_of
from starboard.games.saga.rules.places import FACINGS, Place, engaged
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def prey(g: Saga, agent: Model) -> list[Model]:
    """Whom it attacks: Mercenaries and deployed equipment (SAGA-TABLE-09)."""
    found = enemies_of(g, agent)
    return found + pieces_to_attack(g, agent) if g.deployed else found


def shots_from(g: Saga, agent: Model, now: Layout, place: Place, facing: int) -> list[Shot]:
    """Its best legal shot at each target, if it stood there and looked so; `now` has it there (SAGA-TABLE-12)."""
    return best_shots(standing_at(g, agent, now, place), facing)


def standing_at(g: Saga, agent: Model, now: Layout, place: Place) -> Marksman:
    """What it could shoot at, if it stood there; `now` has it there."""
    at = agent.at
    agent.at = place
    try:
        return Marksman(g, agent, place, now)
    finally:
        agent.at = at


def best_shots(marksman: Marksman, facing: int, target: str = "") -> list[Shot]:
    """Its best legal shot at each target while it looks so, or at one alone (SAGA-TABLE-12)."""
    found = marksman.shots(facing, target)
    if not found:
        return found
    best: dict[str, Shot] = {}
    for shot in sorted(found, key=_strength):  # a stable order: the views without Cover stay first
        best.setdefault(shot.target, shot)
    return list(best.values())


def _strength(shot: Shot) -> tuple[int, int]:
    """Most Attack dice first, then the longest range (SAGA-TABLE-12)."""
    dice = sum([one.amount for one in weapon_modifiers(shot.weapon) if one.kind == ATTACK_DICE])
    ruler = RULERS[WEAPONS[shot.weapon].reach]
    return -dice, -(ruler or 1000)


def only_friends_forbid(g: Saga, agent: Model, now: Layout, place: Place, facings: list[int]) -> bool:
    """Whether it would have a shot there in one of these facings, were it not for friends beside its targets
    (SAGA-SHOOT-04)."""
    at, looking = agent.at, agent.facing
    agent.at = place
    try:
        if engaged(g, agent, now):
            return False
        for weapon in ranged_weapons(g, agent):
            reach = squares_in_reach(g, agent, weapon, now)
            for target in possible_targets(g, agent):
                if target.base.mask & reach and why_not_at(g, agent, weapon, target, now) is NEXT_TO_A_FRIEND:
                    for facing in facings:
                        agent.facing = FACINGS[facing]
                        if views_of(g, agent, target, now):
                            return True
        return False
    finally:
        agent.at, agent.facing = at, looking


def shoots(g: Saga, agent: Model) -> bool:
    """Whether it has a Ranged Weapon at all."""
    return bool(ranged_weapons(g, agent))


def ignores_cover(g: Saga, agent: Model) -> bool:
    """Whether Cover means nothing to its shots: then it shoots the nearest."""
    return any([modifier.ignored == COVER for _, modifier in in_force(g, agent, IGNORE, ATTACKING)])
