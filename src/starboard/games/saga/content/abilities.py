"""What the abilities of Mercenaries, Agents and Bosses are: use, moments, limits and plain numbers (SAGA-MODEL-01)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.hooks import PERMANENT
from starboard.games.saga.content.modifiers import ALWAYS, Modifier

DASH: Final = 0  # a characteristic that does not exist (SAGA-MODEL-04)

# Instructions for the Artificial Nexus (SAGA-TABLE-03): none, beside the ability, or nothing else.
NONE, ALSO, ALONE = "", "also", "alone"


@dataclass(frozen=True)
class Ability:
    """One ability printed on a model's card. What it does at its moments is found by its id."""

    id: str
    hooks: tuple[str, ...] = ()  # empty: its modifiers say all
    use: str = PERMANENT
    limit: str = ALWAYS
    modifiers: tuple[Modifier, ...] = ()
    amount: int = 0  # squares, counters or dice of its effect
    crippled_amount: int = 0  # the same while the owner is Crippled, if it differs
    only_crippled: bool = False
    toxin: bool = False  # does nothing to Robots
    automaton: str = NONE
    rule: str = "SAGA-MODEL-01"
