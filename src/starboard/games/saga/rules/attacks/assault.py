"""Assaults: hand to hand with somebody in the own front arc (SAGA-ASSAULT-01 to SAGA-ASSAULT-04)."""

from collections.abc import Callable, Sequence
from typing import Final

from starboard.games.saga.content.modifiers import ASSAULT, CLOSE
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.targets_of_attacks import bases_to_attack, pieces_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import STUNNED, blades
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import enemies_of, hidden, mercenary_of, model_named, seat_of, stunned
from starboard.games.saga.rules.places import base_of, engaged, facing_of, layout
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import FATE, Ask, Procedure, Refusal

NO_ASSAULT_VALUE = Refusal("SAGA-MODEL-04", "no-assault-value")
NOBODY_IN_FRONT = Refusal("SAGA-ASSAULT-01", "nobody-in-front")


def why_no_assault(g: Saga, model: Model, now: Layout) -> Refusal | None:
    """Why the model cannot Assault from where it stands and looks."""
    if not value(g, model, ASSAULT, now):
        return NO_ASSAULT_VALUE
    if stunned(model):
        return STUNNED
    if model.at is None or not (_models_in_front(g, model, now) or _scenery_in_front(g, model, now)):
        return NOBODY_IN_FRONT
    return None


def assault_targets(g: Saga, model: Model, now: Layout) -> list[Model]:
    """The enemies in its own front arc, and for the Nexus deployed pieces there (SAGA-ASSAULT-01, SAGA-DEPLOY-04).

    Whether it stands in their front arcs does not matter, nor who is beside them (SAGA-ASSAULT-02).
    """
    if model.at is None or stunned(model) or not value(g, model, ASSAULT, now):
        return []
    return _models_in_front(g, model, now)


def _models_in_front(g: Saga, model: Model, now: Layout) -> list[Model]:
    arc = front_arc(now, base_of(g, model), facing_of(model))
    possible = [one for one in enemies_of(g, model) + pieces_to_attack(g, model) if not hidden(one)]
    return [one for one in possible if base_of(g, one).mask & arc]


def assault_scenery_targets(g: Saga, model: Model, now: Layout) -> list[str]:
    """The doors and scenery in a Mercenary's front arc (SAGA-DESTROY-01), unless it is in an enemy's (-04)."""
    return _scenery_in_front(g, model, now) if model.at is not None and value(g, model, ASSAULT, now) else []


def _scenery_in_front(g: Saga, model: Model, now: Layout) -> list[str]:
    arc = front_arc(now, base_of(g, model), facing_of(model))
    found = [code for code, base in bases_to_attack(g, model) if base.mask & arc]
    return [] if found and engaged(g, model, now) else found


def choose_assault(g: Saga, model: Model, among: Sequence[str] = ()) -> Procedure[int]:
    """The model's player chooses whom or what to Assault, and it is resolved; how many wounds.

    `among`: only these. Somebody has seen to it that there is a target, and that a player decides.
    """
    now, seat = layout(g), seat_of(g, model)
    assert seat != FATE, f"nobody chooses for {model.name}"
    scenery = assault_scenery_targets(g, model, now)
    targets = [one.name for one in assault_targets(g, model, now)] + scenery
    options = [name for name in targets if not among or name in among]
    target: str = yield Ask(seat, options, "SAGA-ASSAULT-01", "target", about={"who": model.name})
    if target in scenery:
        return (yield from assault_scenery(g, model, target))
    return (yield from assault(g, model, model_named(g, target)))


def assault(
    g: Saga, attacker: Model, target: Model, way: str = CLOSE, dice: int | None = None, sources: tuple[str, ...] = ()
) -> Procedure[int]:
    """Attack a model with the Assault value; how many wounds. Shields do not help (SAGA-ASSAULT-02, -04)."""
    weapon = yield from _choose_blade(g, attacker)
    wounds = yield from attack(g, Attack(attacker, target, way, weapon, dice=dice, sources=sources))
    if target.at is None:
        yield from when_killed(g, attacker)
    return wounds


def assault_scenery(g: Saga, attacker: Model, code: str) -> Procedure[int]:
    """Attack a door or a piece of scenery as if it were an enemy (SAGA-DESTROY-01)."""
    weapon = yield from _choose_blade(g, attacker)
    return (yield from attack(g, Attack(attacker, None, CLOSE, weapon, scenery=code)))


def _choose_blade(g: Saga, model: Model) -> Procedure[str]:
    """One weapon for the attack (SAGA-SHOOT-02). Nobody is asked about a blade that changes nothing."""
    owned = blades(g, model)
    telling = [blade.id for blade in owned if blade.modifiers]
    if len(telling) < 2 or seat_of(g, model) == FATE:
        return (telling or [blade.id for blade in owned] or [""])[0]
    blade: str = yield Ask(seat_of(g, model), telling, "SAGA-SHOOT-02", "weapon", about={"who": model.name})
    return blade


# --- what skills do when an Assault has eliminated somebody ---


def when_killed(g: Saga, attacker: Model) -> Procedure[None]:
    """In its own Turn, Feats too."""
    who = mercenary_of(g, attacker)
    if who is None or g.acting != attacker.name:
        return
    for skill in list(who.skills):
        if skill in WHEN_KILLED and skill not in who.used:
            yield from WHEN_KILLED[skill](g, who)


def _follow_through(g: Saga, who: Mercenary) -> Procedure[None]:
    """Once a Turn it may Assault another enemy in its front arc, without turning."""
    names = [one.name for one in assault_targets(g, who.model, layout(g))]
    about = {"who": who.model.name, "card": "sk-follow-through"}
    name: str | None = yield Ask(who.seat, names, "SAGA-ASSAULT-01", "follow-through", 0, about=about)
    if name is not None:
        who.used.append("sk-follow-through")
        yield from assault(g, who.model, model_named(g, name))


WHEN_KILLED: Final[dict[str, Callable[[Saga, Mercenary], Procedure[None]]]] = {"sk-follow-through": _follow_through}
