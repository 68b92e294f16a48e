"""Breaking Away from the front arcs of enemies (SAGA-BREAK-01 to SAGA-BREAK-09)."""

from starboard.games.saga.content.modifiers import ASSAULT, FREE_ATTACK
from starboard.games.saga.geometry.arcs import in_front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import steps
from starboard.games.saga.rules.attacks.assault import assault
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import MERCENARIES, enemies_of, hidden, is_there, model_named, seat_of, stunned
from starboard.games.saga.rules.missions.bars import FREE_ATTACK as FREE_ATTACK_BARRED
from starboard.games.saga.rules.missions.bars import FRONT_ARC, barred
from starboard.games.saga.rules.movement.movement import facings_after, facings_at_first, no_stopping, walks
from starboard.games.saga.rules.places import Place, base_of, facing_of, front_arcs_of_enemies, layout, place_of
from starboard.games.saga.rules.readings import UNAWARE_LET_GO
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Procedure

REFRAIN = "refrain"


HOLDING = ("ps-deep-pressure",)


def held(model: Model) -> bool:
    """Something keeps it from Breaking Away in its next Turn."""
    return any([effect.source in HOLDING for effect in model.effects])


def let_go(model: Model) -> None:
    """Its Turn is over, Feat or not."""
    model.effects = [effect for effect in model.effects if effect.source not in HOLDING]


def first_squares(g: Saga, model: Model, now: Layout, allowance: int) -> list[Place]:
    """Where a Break Away may begin: a step with no square of the base in any front arc after it (SAGA-BREAK-02).

    From a Dark square it goes straight ahead (SAGA-DARK-11). A Large model has to leave all arcs (SAGA-LARGE-09).
    """
    if not allowance or held(model):
        return []
    base, arcs = base_of(g, model), front_arcs_of_enemies(g, model, now)
    facings = facings_at_first(g, model, now)
    found: list[Place] = []
    for corner in list_of(steps(now, base)):
        place = place_of(g, corner)
        there = base_of(g, model, place)
        bound = facings_after(model, now, base, there, facings)
        if not bound or there.mask & arcs:
            continue
        if there.mask & no_stopping(g, model) and not _leads_on(g, model, now, allowance - 1, place, bound):
            continue
        found.append(place)
    return found


def _leads_on(g: Saga, model: Model, now: Layout, left: int, place: Place, bound: list[int]) -> bool:
    """Whether a Mercenary could go on from a Reinforcement Point (SAGA-MOVE-10)."""
    here, there = base_of(g, model).mask, base_of(g, model, place).mask
    now.move_model(here, there)
    onward = walks(g, model, now, left, bound, at=place)
    now.move_model(there, here)
    return onward.ends & ~(1 << onward.start) != 0


def free_attackers(g: Saga, model: Model) -> list[Model]:
    """The enemies that have it in their front arc and can Assault it (SAGA-BREAK-08, SAGA-BREAK-09, SAGA-MODEL-04).

    Those of an unaware Nexus too (SAGA-STEALTH-12), unless the table has it otherwise. Who has vanished is no target.
    """
    if hidden(model):
        return []
    if model.side == MERCENARIES and not g.nexus.aware and UNAWARE_LET_GO in g.options:
        return []
    now, here = layout(g), base_of(g, model)
    return [
        enemy
        for enemy in enemies_of(g, model)
        if not stunned(enemy)
        and value(g, enemy, ASSAULT, now)
        and not (barred(g, enemy, FREE_ATTACK_BARRED) or barred(g, enemy, FRONT_ARC))
        and in_front_arc(now, here, base_of(g, enemy), facing_of(enemy))
    ]


def free_attacks(g: Saga, model: Model, first: Place) -> Procedure[bool]:
    """It declares its first square, and each enemy may attack it before it moves. Whether it lives (SAGA-BREAK-03).

    Each player orders the attacks of its own models, players in the order of the table; they stop when it is
    eliminated (SAGA-BREAK-05). Where nobody plays the Nexus all its models attack.
    """
    tell(g, "break-away", "SAGA-BREAK-07", who=model.name, to=first)
    if model.name == g.acting:
        g.broke_away = True
    waiting = [enemy.name for enemy in free_attackers(g, model)]
    while waiting and is_there(model):
        seat = seat_of(g, model_named(g, waiting[0]))
        own = [name for name in waiting if seat_of(g, model_named(g, name)) == seat]
        chosen = own[0]
        if seat != FATE:
            chosen = yield Ask(seat, [*own, REFRAIN], "SAGA-BREAK-03", "free-attack", about={"who": model.name})
        if chosen == REFRAIN:
            waiting = [name for name in waiting if name not in own]
            continue
        waiting.remove(chosen)
        yield from assault(g, model_named(g, chosen), model, FREE_ATTACK)
    return is_there(model)
