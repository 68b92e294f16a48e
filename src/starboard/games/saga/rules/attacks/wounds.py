"""Wound counters: placing them, taking them off, and who falls (SAGA-WOUND-01 to SAGA-WOUND-05)."""

from typing import Final

from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.attacks.shields import free_shield_boxes
from starboard.games.saga.rules.experience import credit_wounds
from starboard.games.saga.rules.lookups import mercenary_of, profile
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.whiles import suffers
from starboard.games.saga.rules.readings import SURPLUS_TEACHES_NOTHING
from starboard.games.saga.state.fields import Effect, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

BARRING_HEALING: Final = ("aa-infectious",)  # effects under which no counter may be removed


def inflict(g: Saga, victim: Model, wounds: int, ranged: bool, by: Model | None = None) -> None:
    """Place Wound counters, those of shots on blue boxes first (SAGA-SHIELD-03), and remove who can take no more.

    Counters that find no box are lost, but they were inflicted (SAGA-WOUND-05).
    """
    if not wounds:
        return
    before = suffers(g, victim)
    on_shields = min(wounds, free_shield_boxes(g, victim)) if ranged else 0
    victim.shield_wounds += on_shields
    taken = min(wounds - on_shields, profile(victim).boxes - victim.wounds)
    victim.wounds += taken
    by_name = by.name if by is not None else ""
    tell(g, "wounded", "SAGA-ATTACK-13", who=victim.name, wounds=wounds, shields=on_shields, by=by_name)
    credit_wounds(g, by, victim, on_shields + taken if SURPLUS_TEACHES_NOTHING in g.options else wounds)
    if victim.wounds >= profile(victim).boxes:
        eliminate(g, victim, by)
    elif suffers(g, victim) and not before:
        _become_crippled(g, victim)
    happened(g, "wounded", kind=victim.kind, who=victim.name)


def _become_crippled(g: Saga, victim: Model) -> None:
    """No green box is free any more (SAGA-WOUND-03)."""
    who = mercenary_of(g, victim)
    if who is not None:
        who.was_crippled = True
    tell(g, "crippled", "SAGA-WOUND-03", who=victim.name)


def can_be_healed(model: Model) -> bool:
    """Whether a counter can be taken off its green and red boxes, or from beside it."""
    return model.wounds > 0 and not any([effect.source in BARRING_HEALING for effect in model.effects])


def heal(g: Saga, model: Model, counters: int, rule: str = "SAGA-WOUND-04") -> int:
    """Take off counters, the last placed first; say how many (SAGA-WOUND-04).

    With a green box free again it is no longer Crippled. Counters on shields stay.
    """
    gone = min(counters, model.wounds) if can_be_healed(model) else 0
    if gone:
        model.wounds -= gone
        tell(g, "healed", rule, who=model.name, counters=gone)
    return gone


def put_effect(g: Saga, model: Model, source: str, until: str, rule: str) -> None:
    """Something lasts on a model from now on; the same thing again does not count twice (SAGA-ATTACK-09).

    What comes with the opening hand counts as made in the first Round (SAGA-EVENT-04).
    """
    made = max(1, g.round)
    for effect in model.effects:
        if effect.source == source and effect.until == until:
            effect.round = made
            return
    model.effects.append(Effect(source, until, made))
    tell(g, "effect", rule, who=model.name, source=source, until=until)
