"""The End Phase (SAGA-END-01 to SAGA-END-03)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.rules.attacks.shields import recharge_all
from starboard.games.saga.rules.lookups import all_models
from starboard.games.saga.rules.missions.triggers import end_of_round
from starboard.games.saga.rules.nexus.cards_in_play import discard_from_play
from starboard.games.saga.rules.nexus.reinforcements import reactivate
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.state.fields import CardInPlay, Effect
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure

# What cards, abilities and missions do at the start of the Phase, and at its end; by the id of their source.
AT_THE_START: Final[dict[str, Callable[[Saga], Procedure[None]]]] = {}
AT_THE_END: Final[dict[str, Callable[[Saga], Procedure[None]]]] = {}


def end_phase(g: Saga) -> Procedure[None]:
    """What happens at its start, points, shields, what happens at its end; then the next Round (SAGA-END-01)."""
    for deed in AT_THE_START.values():
        yield from deed(g)
    reactivate_points(g)
    recharge_all(g)
    for deed in AT_THE_END.values():
        yield from deed(g)
    yield from end_of_round(g)
    end_effects(g)
    begin_round(g)


def reactivate_points(g: Saga) -> None:
    """Deactivated Reinforcement Points are turned up again, but for those welded shut (SAGA-END-02)."""
    for point in g.points:
        if not point.active and not point.welded:
            reactivate(g, point, "SAGA-END-02")


def end_effects(g: Saga) -> None:
    """What lasts to the end of this Round is over, and so is what was made in the last one for two (SAGA-END-01)."""
    for model in all_models(g):
        if model.effects:
            model.effects = [effect for effect in model.effects if not _over(effect, g.round)]
    g.nexus.effects = [effect for effect in g.nexus.effects if not _over(effect, g.round)]
    for card in [one.card for one in g.nexus.in_play if _over(one, g.round)]:
        discard_from_play(g, card)


def _over(lasting: Effect | CardInPlay, now: int) -> bool:
    return lasting.until == "round" or (lasting.until == "next-round" and lasting.round < now)
