"""Where saved games lie unless the player says otherwise."""

import os
from pathlib import Path

from starboard.cli.errors import Mistake
from starboard.kernel.saves import SUFFIX


def path_of(words: str) -> Path:
    """The file a person names, `~` for their home included."""
    if "\0" in words:
        raise Mistake("cli-error-file-name")
    try:
        return Path(words).expanduser()
    except RuntimeError as error:  # there is no such user, or none with a home
        raise Mistake("cli-error-no-home", path=words) from error


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
