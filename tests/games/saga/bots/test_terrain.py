"""How far it is over the map: walls stop, closed doors cost, and the first of them on the way is known."""

from starboard.games.saga.bots.terrain import DOOR_COST, ENEMY_COST, FAR, Terrain
from starboard.games.saga.rules.lookups import door_coded
from starboard.games.saga.testing.mission_table import MissionTable


def test_a_closed_door_costs_more_than_an_open_one():
    table = MissionTable("b", ["mercenaries"]).set_up()
    goal = ((6, 7),)  # beyond D1
    before = Terrain(table.g).at(Terrain(table.g).field(goal), (3, 7))

    door_coded(table.g, "D1").open = True

    after = Terrain(table.g).at(Terrain(table.g).field(goal), (3, 7))
    assert before - after == DOOR_COST


def test_the_first_closed_door_on_the_way_is_found():
    table = MissionTable("b", ["mercenaries"]).set_up()
    terrain = Terrain(table.g)

    door = terrain.first_door(terrain.field(((6, 7),)), (3, 7), table.g.doors)

    assert door is not None and door.code == "D1"


def test_there_is_no_way_through_walls():
    table = MissionTable("a", ["mercenaries"]).set_up()
    terrain = Terrain(table.g)

    assert terrain.at(terrain.field(((1, 8),)), (0, 0)) == FAR


def test_a_way_past_somebody_is_longer():
    table = MissionTable("a", ["mercenaries"]).set_up()
    goal = ((9, 8),)
    table.g.enemies = []
    before = Terrain(table.g).at(Terrain(table.g).field(goal), (3, 8))

    table.agent("guard", at=(4, 8))  # the only way out of the pump gallery's west end

    assert Terrain(table.g).at(Terrain(table.g).field(goal), (3, 8)) == before + ENEMY_COST
