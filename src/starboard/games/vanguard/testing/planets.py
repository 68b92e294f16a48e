"""Small planets for tests: a board of four Sectors in a ring, and whatever a test adds to it."""

from typing import Final

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_file import keep_planet, load_planet

TESTBED: Final = """
landing = ""
size = [10, 10]
lander = 1
arrive = "1"
lift_off = "2"
evacuation = "3"
unique = [2, 3]
unique_empty = "success(1)"
first = "M90"

[printed]
id = "G90"
travel = "spend(1,any) / danger(1,A)"

[[sector]]
number = 1
at = [1, 1]
biomes = ["desert"]
icons = ["lander"]

[[sector]]
number = 2
at = [9, 1]
biomes = ["caves"]

[[sector]]
number = 3
at = [9, 9]
biomes = ["aquatic"]

[[sector]]
number = 4
at = [1, 9]
biomes = ["rocky"]

[[path]]
from = 1
to = 2
icons = ["travel"]

[[path]]
from = 2
to = 3
icons = ["spend(1,red)", "danger(1,B)"]

[[path]]
from = 3
to = 4
one_way = true
icons = []

[[path]]
from = 4
to = 1
icons = ["spend(1,any)"]

[[mission]]
id = "M90"
required = true

[[log]]
id = "1"
speaker = "captain"
mood = "plain"

[[log]]
id = "2"
speaker = "captain"
mood = "plain"
do = "end"

[[log]]
id = "3"
speaker = "captain"
mood = "plain"
do = "end"
"""


def planet_for_tests(more: str = "", without: str = "") -> Planet:
    """The testbed and what a test adds to it, kept so that a table finds it; `without` leaves a part of it out."""
    text = TESTBED.replace(without, "") + more
    name = f"test-{abs(hash(text)) % 10**12}"
    found = load_planet(f'id = "{name}"\n{text}', "test.toml")
    keep_planet(found)
    return found
