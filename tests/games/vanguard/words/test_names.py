"""What things are called at the table, where two might be called alike."""

from starboard.games.vanguard.testing.table import VanguardTable
from starboard.games.vanguard.words.names import card

LIKE_EQUIPMENT = """
[[condition]]
id = "G01"
travel = "none"

[[log]]
id = "5"
speaker = "narr"
mood = "plain"
on = "turn 1"
do = "condition(G01)"
"""


def test_a_global_condition_numbered_like_equipment_is_told_from_it():
    table = VanguardTable(LIKE_EQUIPMENT)
    somebody = table.crew("security")
    assert card(table.g, "G01") == {"ref": "vanguard-condition-g01"}
    assert card(table.g, "G02") == {"ref": "vanguard-gear-g02"}
    somebody.gear += table.crew("science", gear=["G01"]).gear
    assert card(table.g, "G01") == {"ref": "vanguard-gear-g01"}
