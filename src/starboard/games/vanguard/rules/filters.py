"""Filters of dice: a colour, what the face shows, whose they are, or several joined by dots ("red.basic")."""

from functools import lru_cache

from starboard.games.vanguard.content.dice import COLOUR_OF_DIE
from starboard.games.vanguard.content.icons import COLOURS, icons_of
from starboard.games.vanguard.state.fields import CheckDie


@lru_cache(maxsize=1000)
def parts_of(wanted: str) -> tuple[str, ...]:
    """What a filter asks for, all of it."""
    return tuple(wanted.split("."))


def matches(die: str, wanted: str) -> bool:
    """Whether a die that has not been rolled matches: only colours can be told."""
    if wanted == "any":
        return True
    if wanted in COLOURS:
        return COLOUR_OF_DIE[die] == wanted
    return all([part not in COLOURS or COLOUR_OF_DIE[die] == part for part in parts_of(wanted)])


def pool_die_matches(die: CheckDie, wanted: str, owner: str) -> bool:
    """Whether a die of the Roll Pool matches; "own" are those of the user."""
    for part in parts_of(wanted):
        if part in COLOURS:
            if COLOUR_OF_DIE[die.kind] != part:
                return False
        elif part == "own":
            if die.owner != owner:
                return False
        elif part != "any" and part not in icons_of(die.face):
            return False
    return True
