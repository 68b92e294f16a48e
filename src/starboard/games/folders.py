"""The folder of each game, and the modules in it that have fixed names.

A folder with a `plugin.py` is a game that can be played. What else it brings lies in it under fixed names: `bots`,
`terminal`, `testing`, `checks`, `ledger/`, `locale/`. A folder without a plug-in brings only those.
"""

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import starboard.games


@cache
def folders() -> dict[str, Path]:
    """Every folder of a game by its name, in the order of the names."""
    found = {
        path.name: path
        for place in starboard.games.__path__
        for path in Path(place).iterdir()
        if path.is_dir() and path.name.isidentifier() and not path.name.startswith("_")
    }
    return dict(sorted(found.items()))


@cache
def part_of(game: str, part: str) -> ModuleType | None:
    """A module of a game by its fixed name, such as `bots`; None if the game has none."""
    name = f"starboard.games.{game}.{part}"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(f"{error.name}."):
            raise
        return None
    return importlib.import_module(name) if found else None
