"""What Nexus cards do, by the name of the card: for a player, and where the rules play the Nexus (SAGA-CARD-01).

One table holds everything about a card's ability: why it cannot be played now, what it does for a Nexus player, what it
does with the Artificial Nexus (its instruction), if it has one of its own. A card that is not in the table stops the
game (`UnwrittenCard`) instead of doing nothing.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure, Refusal

Deed = Callable[[Saga], Procedure[None] | None]
WhyNot = Callable[[Saga], Refusal | None]


class Ability:
    """The ability of one Nexus card that is played in sub-phase 1, or drawn in step 1 of the Artificial Nexus.

    `automaton` is what happens in step 1; `automaton_why_not` says when there is no valid target there (SAGA-AN-04).
    """

    __slots__ = ("automaton", "automaton_why_not", "deed", "why_not")

    def __init__(
        self, why_not: WhyNot, deed: Deed, automaton: Deed | None = None, automaton_why_not: WhyNot | None = None
    ) -> None:
        self.why_not = why_not
        self.deed = deed
        self.automaton = automaton or deed
        self.automaton_why_not = automaton_why_not or why_not


def ability_of(abilities: dict[str, Ability], copy: str) -> Ability:
    """What a card of the deck does."""
    found = abilities.get(CARD_OF_COPY[copy].id)
    if found is None:
        raise UnwrittenCard(copy)
    return found


def carry_out(g: Saga, deed: Deed) -> Procedure[None]:
    """Do what a card says, whether it asks anything or not."""
    going = deed(g)
    if going is not None:
        yield from going


def always(g: Saga) -> Refusal | None:
    """For cards that can be played at any time."""
    return None


NO_TARGET: Final = Refusal("SAGA-CARD-05", "no-target")
