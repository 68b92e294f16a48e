"""Where saved games lie unless the player says otherwise."""

import os
from pathlib import Path

from starboard.kernel.errors import StarboardError
from starboard.kernel.saves import SUFFIX


def path_of(words: str) -> Path:
    """The file a person names, `~` for their home included."""
    if "\0" in words:
        raise StarboardError("a file's name has no character of number 0")
    try:
        return Path(words).expanduser()
    except RuntimeError as error:  # there is no such user, or none with a home
        raise StarboardError(f"{words} lies in nobody's home") from error


def home() -> Path:
    """STARBOARD_HOME, or the place for data that the system or the user chose."""
    if own := os.environ.get("STARBOARD_HOME"):
        return path_of(own)
    if shared := os.environ.get("XDG_DATA_HOME"):
        return path_of(shared) / "starboard"
    return path_of("~") / ".local" / "share" / "starboard"


def new_save(game: str) -> Path:
    """The next free name, so that a new game never writes over an old one."""
    folder = home() / "saves"
    number = 1
    while (folder / f"{game}-{number}{SUFFIX}").exists():
        number += 1
    return folder / f"{game}-{number}{SUFFIX}"
