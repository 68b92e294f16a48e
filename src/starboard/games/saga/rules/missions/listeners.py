"""Who wants to know which parts of a mission's file are ever used: checks that play it, and nobody in a real game."""

from collections.abc import Callable
from typing import Final

WHEN, MAY, OPERATION, ENDLESS = "when", "may", "operation", "endless"

LISTENERS: Final[list[Callable[[str, str], None]]] = []


def note(what: str, name: str) -> None:
    """A rule of the mission was answered, by its number in the file from 0; something was used, by its id."""
    for listener in LISTENERS:
        listener(what, name)
