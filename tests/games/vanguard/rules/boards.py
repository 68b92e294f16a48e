"""Cards of a planet that tests add to the testbed, as its file has them, and some that many tests use."""

import re
from typing import Any, Final

from starboard.testing import VanguardTable


def poi_with(poi: str, **actions: str) -> str:
    """A POI with these actions, by their ids."""
    cards = [f'[[action]]\nat = "{poi}"\nid = "{id}"\n{lines.strip()}\n' for id, lines in actions.items()]
    return "\n".join(["", f'[[poi]]\nid = "{poi}"\n', *cards])


def brought(effects: str) -> str:
    """A Log that no game comes to: every card of a planet must be brought into play by something."""
    number = re.sub(r"\D", "", effects)
    return f'\n[[log]]\nid = "{number}"\nspeaker = "captain"\nmood = "plain"\non = "turn 99"\ndo = "{effects}"\n'


HATCH: Final = poi_with(
    "P90",
    hatch="""
yellow = "Scout + Tech: success(2) => green"
green = "Scout / red + blue: success(1)"
red = "spend(1,any)"
""",
) + brought("poi(P90,@1)")

TRACKS: Final = poi_with(
    "P91",
    dig="""
danger = ["A"]
effects = ["Accident: track(1,red)", "Gather: track(1,green)"]
green_track = "3: success(1)"
red_track = "2: hurt(wounded)"
""",
) + brought("poi(P91,@1)")


def one_row(green: str) -> str:
    """A POI P90 with the action "try": what is said pays for a Success token, and without it nothing happens."""
    return poi_with("P90", **{"try": f'green = "{green}: success(1)"\nred = "none"'}) + brought("poi(P90,@1)")


def table_with(planet: str = HATCH, poi: str = "P90", **how: Any) -> VanguardTable:
    """A table on the testbed with these cards, one of which lies in the first Sector."""
    table = VanguardTable(planet, **how)
    table.poi(poi, 1)
    return table
