"""Tables for rule tests: arrange a few pieces, script dice and answers, act, assert (docs/testing-rules.md).

The table of a game lies in `games/<game>/testing/table.py`; `from starboard.testing import …Table` finds it there.
"""

from importlib import import_module
from typing import Any

from starboard.games.folders import folders, part_of


def __getattr__(name: str) -> Any:
    """A class of tables, of the kit or of any game, by its name."""
    for module in (import_module("starboard.testing.table"), *(part_of(game, "testing.table") for game in folders())):
        if module is not None and name in vars(module):
            return vars(module)[name]
    raise AttributeError(f"starboard.testing has no {name}, nor has a game's testing/table.py")
