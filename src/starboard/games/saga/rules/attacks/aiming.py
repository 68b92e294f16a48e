"""Whom a shooter may aim at, and why not at others (SAGA-SHOOT-04 to SAGA-SHOOT-08, SAGA-LOS-01, SAGA-DARK-04).

Whether a shot is legal is asked in the order in which a player would: the shooter, its weapon, the target, the range,
the arc and the line of sight. The first thing that forbids it is the answer.
"""

from typing import Final

from starboard.games.saga.content.modifiers import ATTACKING, DARKNESS, IGNORE
from starboard.games.saga.content.weapons import Weapon
from starboard.games.saga.geometry.arcs import in_arc_of_sight
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.leaning import View, views
from starboard.games.saga.geometry.ranges import squares_in_range
from starboard.games.saga.geometry.sight import (
    MODEL,
    SCENERY,
    hidden_by_darkness,
)
from starboard.games.saga.geometry.squares import Base, Squares
from starboard.games.saga.rules.attacks.targets_of_attacks import bases_to_attack, pieces_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import (
    IN_A_FRONT_ARC,
    ruler_of,
)
from starboard.games.saga.rules.characteristics import in_force
from starboard.games.saga.rules.lookups import enemies_of, friends_of, hidden
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import base_of, bases_of, board, engaged, facing_of
from starboard.games.saga.rules.readings import NO_SHOTS_AT_NEIGHBOURS
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Refusal

GLASS_STOPS_SHOTS: Final = True  # one sees through a pane, but does not shoot through it
NOT_SCENERY = Refusal("SAGA-MODEL-05", "weapon-spares-scenery")
NEXT_TO_A_FRIEND = Refusal("SAGA-SHOOT-04", "target-next-to-friend")
NEXT_TO_THE_SHOOTER = Refusal("SAGA-SHOOT-08", "target-next-to-shooter")
OUT_OF_RANGE = Refusal("SAGA-RANGE-01", "out-of-range")
BEHIND_THE_SHOOTER = Refusal("SAGA-LOS-01", "out-of-arc")
TOO_DARK = Refusal("SAGA-DARK-04", "too-dark")
NOT_SEEN = Refusal("SAGA-LOS-02", "not-in-sight")


class Aimed:
    """Somebody or something that could be a target, before range and sight are looked at."""

    __slots__ = ("base", "model", "name")

    def __init__(self, name: str, model: Model | None, base: Base) -> None:
        self.name, self.model, self.base = name, model, base  # no model: a door or piece of scenery


def possible_targets(g: Saga, model: Model) -> list[Aimed]:
    """Enemies; for Mercenaries scenery and closed doors too, for Agents what Mercenaries deployed (SAGA-SHOOT-06)."""
    everywhere = board(g).every
    return models_to_aim_at(g, model, everywhere) + scenery_to_aim_at(g, model, everywhere)


def models_to_aim_at(g: Saga, model: Model, within: Squares) -> list[Aimed]:
    found: list[Aimed] = []
    models = enemies_of(g, model) + pieces_to_attack(g, model) if g.deployed else enemies_of(g, model)
    for one, base in zip(models, bases_of(g, models), strict=True):
        if base.mask & within and not hidden(one):
            found.append(Aimed(one.name, one, base))
    return found


def scenery_to_aim_at(g: Saga, model: Model, within: Squares) -> list[Aimed]:
    return [Aimed(code, None, base) for code, base in bases_to_attack(g, model) if base.mask & within]


def why_not_at(g: Saga, model: Model, weapon: Weapon, target: Aimed, now: Layout) -> Refusal | None:
    """Why this weapon cannot be fired at this target (SAGA-SHOOT-04, SAGA-SHOOT-05)."""
    reach = squares_in_reach(g, model, weapon, now)
    refused = refused_before_looking(g, model, weapon, target, now, reach, beside_friends(g, model, now))
    if refused is not None or weapon.blind:
        return refused
    if not in_arc_of_sight(board(g), base_of(g, model), facing_of(model), target.base):
        return BEHIND_THE_SHOOTER
    if views_of(g, model, target, now):
        return None
    dark = target.model is not None and hidden_by_darkness(now, base_of(g, model), target.base)
    return TOO_DARK if dark and not _sees_in_the_dark(g, model) else NOT_SEEN


def squares_in_reach(g: Saga, model: Model, weapon: Weapon, now: Layout) -> Squares:
    """The squares that a weapon reaches from where the shooter stands (SAGA-RANGE-01)."""
    return squares_in_range(now.board, base_of(g, model), ruler_of(g, model, weapon))


def refused_before_looking(
    g: Saga, model: Model, weapon: Weapon, target: Aimed, now: Layout, reach: Squares, crowded: Squares
) -> Refusal | None:
    """What forbids a shot whichever way the shooter looks.

    `reach` are the squares in range of the weapon, `crowded` those beside friends of the shooter.
    """
    if target.model is None and not weapon.hits_scenery:
        return NOT_SCENERY
    if target.model is None and weapon.in_front_arc and engaged(g, model, now):
        return IN_A_FRONT_ARC  # there it is for enemies alone (SAGA-DESTROY-04)
    if not target.base.mask & reach:
        return OUT_OF_RANGE
    if weapon.blind:
        return None  # neither sight nor friends matter (SAGA-PSI-01, SAGA-PSI-02)
    if target.model is None:
        return None
    if target.base.mask & crowded:
        return NEXT_TO_A_FRIEND
    return NEXT_TO_THE_SHOOTER if too_near(g, base_of(g, model), target.base, now) else None


def beside_friends(g: Saga, model: Model, now: Layout) -> Squares:
    """Beside friends of the shooter, whatever the arcs; the shooter is none of its own friends (SAGA-SHOOT-08).

    An ally of the squad is a friend of all its models.
    """
    found = 0
    for base in bases_of(g, friends_of(g, model)):
        found |= now.adjacent_squares(base)
    for ally in g.allies:
        if ally.side == model.side and ally is not model:
            found |= now.adjacent_squares(base_of(g, ally))
    return found


def too_near(g: Saga, here: Base, there: Base, now: Layout) -> bool:
    """Whether the table has it that nobody shoots at an enemy beside itself (SAGA-SHOOT-08)."""
    return NO_SHOTS_AT_NEIGHBOURS in g.options and now.adjacent(here, there)


def views_of(g: Saga, model: Model, target: Aimed, now: Layout) -> list[View]:
    """The squares from which a shot at the target may be drawn: its own, or those it can lean to (SAGA-LEAN-01)."""
    kind = SCENERY if target.model is None else MODEL
    return views(as_it_looks(g, model, now), base_of(g, model), facing_of(model), target.base, kind, GLASS_STOPS_SHOTS)


def as_it_looks(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as a shooter sees it: through what friends see through, and for some without darkness."""
    now = seen_by(g, model, now)
    if now.darkness and _sees_in_the_dark(g, model):
        now = now.copy()
        now.set_darkness([])
    return now


def _sees_in_the_dark(g: Saga, model: Model) -> bool:
    found = in_force(g, model, IGNORE, ATTACKING)
    return any([modifier.ignored == DARKNESS for _, modifier in found])
