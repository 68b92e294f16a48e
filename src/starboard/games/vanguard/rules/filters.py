"""Filters of dice: a colour, what the face shows, whose they are, or several joined by dots ("red.basic")."""

from starboard.games.vanguard.content.icons import COLOURS, icons_of
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie


def matches(die: str, wanted: str) -> bool:
    """Whether a die that has not been rolled matches: only colours can be told."""
    if wanted == "any":
        return True
    if wanted in COLOURS:
        return colour_of(die) == wanted
    return all([part not in COLOURS or colour_of(die) == part for part in wanted.split(".")])


def pool_die_matches(die: CheckDie, wanted: str, owner: str) -> bool:
    """Whether a die of the Roll Pool matches; "own" are those of the user."""
    for part in wanted.split("."):
        if part in COLOURS:
            if colour_of(die.kind) != part:
                return False
        elif part == "own":
            if die.owner != owner:
                return False
        elif part != "any" and part not in icons_of(die.face):
            return False
    return True
