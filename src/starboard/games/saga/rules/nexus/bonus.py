"""Sub-phase 4: a Bonus Activation for each card discarded from the hand (SAGA-BONUS-01 to SAGA-BONUS-03)."""

from starboard.games.saga.rules.lookups import is_boss, model_named
from starboard.games.saga.rules.nexus.activations import activate, why_not_activate
from starboard.games.saga.rules.nexus.hand import BONUS, discard
from starboard.games.saga.rules.readings import BOSSES_WITHOUT_BONUS
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import CHECKPOINT, Ask, Blocked, Procedure, Refusal


def why_no_bonus(g: Saga, model: Model) -> Refusal | None:
    """Why a model cannot get a Bonus Activation: it has had one in this sub-phase (SAGA-BONUS-02).

    Bosses can (SAGA-BOSS-05), unless the table has it otherwise.
    """
    if is_boss(model) and BOSSES_WITHOUT_BONUS in g.options:
        return Refusal("SAGA-BOSS-05", "bosses-get-no-bonus")
    if model.bonus:
        return Refusal("SAGA-BONUS-02", "had-its-bonus")
    return why_not_activate(g, model)


def bonus_step(g: Saga) -> Procedure[None]:
    """One card, one Agent, as long as the Nexus player has cards and wants to (SAGA-BONUS-01, SAGA-BONUS-03)."""
    nexus = g.nexus
    while nexus.hand:
        able = [model.name for model in g.enemies if why_no_bonus(g, model) is None]
        if not able:
            return
        card: str | None = yield Ask(nexus.seat, list(nexus.hand), "SAGA-BONUS-01", "bonus", 0, private=True)
        if card is None:
            return
        discard(g, card, BONUS, "SAGA-BONUS-01")
        nexus.bonus_used = True
        name: str = yield Ask(nexus.seat, able, "SAGA-BONUS-02", "activate", blocked=lambda: _not_these(g))
        model = model_named(g, name)
        model.bonus = True
        yield from activate(g, model, "SAGA-BONUS-01", bonus=True)
        yield CHECKPOINT


def _not_these(g: Saga) -> Blocked:
    found: Blocked = []
    for model in g.enemies:
        why_not = why_no_bonus(g, model)
        if why_not is not None:
            found.append((model.name, why_not))
    return found
