"""Actions that many tests use, as a planet's file has them."""

from typing import Final

HATCH: Final = """
[[poi]]
id = "P90"

[[action]]
at = "P90"
id = "hatch"
yellow = "Scout + Tech: success(2) => green"
green = "Scout / red + blue: success(1)"
red = "spend(1,any)"

[[log]]
id = "9"
speaker = "captain"
mood = "plain"
on = "turn 99"
do = "poi(P90,@1)"
"""

TRACKS: Final = """
[[poi]]
id = "P91"

[[action]]
at = "P91"
id = "dig"
danger = ["A"]
effects = ["Accident: track(1,red)", "Gather: track(1,green)"]
green_track = "3: success(1)"
red_track = "2: hurt(wounded)"

[[log]]
id = "8"
speaker = "captain"
mood = "plain"
on = "turn 98"
do = "poi(P91,@1)"
"""


def one_row(green: str) -> str:
    """A POI P90 with the action "try": what is said pays for a Success token, and without it nothing happens."""
    return f"""
[[poi]]
id = "P90"

[[action]]
at = "P90"
id = "try"
green = "{green}: success(1)"
red = "none"

[[log]]
id = "9"
speaker = "captain"
mood = "plain"
on = "turn 99"
do = "poi(P90,@1)"
"""
