"""Where saved games lie unless the player says otherwise."""

import os
from pathlib import Path

from starboard.kernel.saves import SUFFIX


def home() -> Path:
    """STARBOARD_HOME, or the place for data that the system or the user chose."""
    if own := os.environ.get("STARBOARD_HOME"):
        return Path(own).expanduser()
    if shared := os.environ.get("XDG_DATA_HOME"):
        return Path(shared).expanduser() / "starboard"
    return Path.home() / ".local" / "share" / "starboard"


def new_save(game: str) -> Path:
    """The next free name, so that a new game never writes over an old one."""
    folder = home() / "saves"
    number = 1
    while (folder / f"{game}-{number}{SUFFIX}").exists():
        number += 1
    return folder / f"{game}-{number}{SUFFIX}"
