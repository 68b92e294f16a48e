"""What the contract tests must be told of a game, because its interface does not say it.

A game writes it into `tests/games/<game>/facts.py` as `FACTS`. A game without that file is played with the strictest
facts: nothing is private, nothing ever comes to light.
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from starboard.kernel.requests import Chance, Payload
from starboard.kernel.setup import Setup


def never(*_: Any) -> bool:
    return False


def always(*_: Any) -> bool:
    return True


@dataclass(frozen=True)
class Facts:
    """Beside the game's own tables: what stays with a seat, what may come to light, and what can be asked."""

    setups: tuple[Setup, ...] = ()
    """Tables with roles, options or a sheet that nobody gets without asking for them."""

    whole_tables: bool = True
    """Whether a table for every mode, scenario and number of seats is played too; else `setups` are all."""

    hides: Callable[[Setup], bool] = always
    """Whether such a table holds secrets at all; its game may have some that only other tables know."""

    private_draws: frozenset[str] = frozenset()
    """Kinds of draws that only the player who makes them sees: a twin may draw something else."""

    drawn_for_others: Callable[[Chance, Any, int], bool] = never
    """Whether a draw at this state is for the eyes of others than this seat alone."""

    shown_by: frozenset[str] = frozenset()
    """Rules by which even a private draw is shown."""

    private_answers: frozenset[str] = frozenset()
    """Kinds of questions whose answers stay with whoever gave them."""

    told_by_answering: Callable[[Payload], bool] = never
    """Whether a private answer shows itself all the same."""

    comes_to_light: frozenset[str] = frozenset()
    """Fields that others may suddenly read, when somebody learns something."""

    known_by_counting: frozenset[str] = frozenset()
    """Covered fields that hold no secret: what is left over once everything that lies open is counted off."""

    order_condition: dict[str, Any] = field(default_factory=dict)
    """A condition ("only if …") of a standing order, as the game understands it."""

    queries: tuple[dict[str, Any], ...] = ()
    """What a screen may ask before a choice (`inspect`)."""

    own: str = ""
    """The text of a scenario that somebody wrote, where the game plays such."""

    games: int = 150
    """Random games at each table."""


@cache
def facts_of(game: str) -> Facts:
    name = f"tests.games.{game}.facts"
    found = importlib.util.find_spec(f"tests.games.{game}") and importlib.util.find_spec(name)
    facts: Facts = importlib.import_module(name).FACTS if found else Facts()
    return facts
