"""One kind of Action of a Mercenary, everything about it in one place; its own chapter makes the entry."""

from collections.abc import Callable
from typing import TypeAlias

from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure, Refusal

WhyNot: TypeAlias = Callable[[Saga, Mercenary], Refusal | None]
Deed: TypeAlias = Callable[[Saga, Mercenary], Procedure[None] | None]  # plain when it asks nothing


class Action:
    """Its name as an option, the rule that gives it, why it is not possible now, and what it does.

    An Assault is the only one `in_a_front_arc` (SAGA-ACTION-03), but for weapons and cards that say otherwise; those
    decide by themselves. A `noisy` one is heard by Agents (SAGA-STEALTH-09).
    One that an `ability` gives is only for those who have it.
    """

    __slots__ = ("ability", "deed", "in_a_front_arc", "name", "noisy", "rule", "why_not")

    def __init__(
        self,
        name: str,
        rule: str,
        why_not: WhyNot,
        deed: Deed,
        in_a_front_arc: bool = False,
        noisy: bool = False,
        ability: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.why_not = why_not
        self.deed = deed
        self.in_a_front_arc = in_a_front_arc
        self.noisy = noisy
        self.ability = ability
