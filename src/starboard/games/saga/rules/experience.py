"""Experience for wounds (SAGA-XP-01, SAGA-XP-03, SAGA-XP-08). It is counted only in a campaign."""

from typing import Final

from starboard.games.saga.rules.lookups import is_agent, is_boss, mercenary_named, mercenary_of
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

TOP: Final = 15  # points for a token (SAGA-XP-03)
FOR_AGENTS: Final = 1  # a wound
FOR_BOSSES: Final = 2


def gain_experience(g: Saga, who: Mercenary, points: int, rule: str) -> None:
    """Points on the track; at its top they become a token and the rest goes on from 0 (SAGA-XP-03)."""
    if points and g.campaign:
        who.experience += points
        who.tokens += who.experience // TOP
        who.experience %= TOP
        tell(g, "experience", rule, who=who.model.name, points=points)


def credit_wounds(g: Saga, by: Model | None, victim: Model, wounds: int) -> None:
    """What a Mercenary learns from wounds that it or its equipment inflicted, as many as count (SAGA-WOUND-05).

    Wounds on friends teach nothing (SAGA-XP-08).
    """
    if by is None or by.side == victim.side:
        return
    who = mercenary_named(g, by.owner) if by.owner else mercenary_of(g, by)
    if who is not None and (is_agent(victim) or is_boss(victim)):
        gain_experience(g, who, wounds * (FOR_BOSSES if is_boss(victim) else FOR_AGENTS), "SAGA-XP-01")
