"""A view made into a table again looks the same to the seat, and holds nothing that the seat does not see."""

from starboard.games.saga.bots.imagining import imagined
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.kernel.pieces import project


def test_the_imagined_table_looks_the_same_to_its_seat():
    table = MissionTable("c", ["mercenaries"], ["nexus"]).set_up()
    view = project(table.g, 1)

    again = project(imagined(view), 1)

    for name in ("ground", "mercenaries", "enemies", "doors", "scenery", "points", "flags", "round", "exits"):
        assert again[name] == view[name]
    assert again["nexus"]["hand"] == view["nexus"]["hand"] != []


def test_what_the_seat_does_not_see_is_not_there():
    table = MissionTable("c", ["mercenaries"], ["nexus"]).set_up()
    assert table.g.nexus.hand and table.g.nexus.chart

    mine = imagined(project(table.g, 0))

    assert mine.nexus.hand == [] and mine.nexus.chart == [] and mine.nexus.thirds == []
