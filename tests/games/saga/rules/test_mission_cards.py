"""Cards of the mission that lie about, and models that it takes off the board (SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.lookups import door_coded, mercenary_named, model_named
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.state.fields import Item, Lying
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def do(table: MissionTable, word: str, actor: str = "", place: tuple[int, int] | None = None, **keys: Value) -> None:
    bound = Bound(actor)
    bound.place = place
    table.run(carry_out, (Saying(word, tuple(keys.items())),), bound)


def cards_of(table: MissionTable, name: str) -> list[str]:
    return [item.card for item in mercenary_named(table.g, name).items]


def where_they_lie(table: MissionTable) -> list[tuple[str, object, str]]:
    return [(one.item.card, one.at, one.piece) for one in table.g.lying]


def stand(table: MissionTable, name: str, at: tuple[int, int], facing: str) -> None:
    model = model_named(table.g, name)
    model.at, model.facing = at, facing
    table.g.acting = name


def boss(name: str) -> Saying:
    return Saying("who", (("boss", name),))


@pytest.mark.rule("SAGA-INTERACT-01", "SAGA-MISSION-12")
def test_a_card_at_a_device_is_taken_from_next_to_it():
    table = begun(bare_mission("m4"), "B", "D")
    stand(table, "curby", (17, 9), "south")  # it stands beside, whatever it looks at
    curby = mercenary_named(table.g, "curby")
    assert why_not(table.g, curby, ACTIONS["interact"]) is not None

    do(table, "card", card="eq-heron", at="V1")
    assert where_they_lie(table) == [("eq-heron", (18, 9), "V1")]
    table.answers({"action": "interact"})
    table.run(take_action, curby)

    assert "eq-heron" in cards_of(table, "curby") and table.g.lying == []


@pytest.mark.rule("SAGA-INTERACT-01", "SAGA-MISSION-12")
def test_a_card_on_the_floor_lies_where_the_actor_stood_and_out_of_reach_of_others():
    table = begun(bare_mission("m6"), "B", "C")
    stand(table, "curby", (8, 0), "west")
    do(table, "card", "curby", card="eq-serum", at="actor")
    assert where_they_lie(table) == [("eq-serum", (8, 0), "")]
    stand(table, "alyse", (10, 0), "west")
    assert why_not(table.g, mercenary_named(table.g, "alyse"), ACTIONS["interact"]) is not None
    stand(table, "alyse", (9, 0), "north")

    table.answers({"action": "interact"})
    table.run(take_action, mercenary_named(table.g, "alyse"))
    assert "eq-serum" in cards_of(table, "alyse")


@pytest.mark.rule("SAGA-DOOR-08", "SAGA-INTERACT-01")
def test_a_card_in_a_doorway_is_out_of_reach_while_the_door_is_closed():
    table = begun(bare_mission("m6"), "B", "F")
    stand(table, "curby", (9, 10), "north")
    curby, field = mercenary_named(table.g, "curby"), door_coded(table.g, "F1")
    do(table, "card", place=(9, 9), card="eq-serum", at="here")

    field.open = True
    assert why_not(table.g, curby, ACTIONS["interact"]) is None
    field.open = False
    assert why_not(table.g, curby, ACTIONS["interact"]).rule == "SAGA-INTERACT-01"


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_card_comes_to_the_actor_and_there_is_only_one():
    table = begun(bare_mission("m6"), "B")
    do(table, "card", card="eq-serum", to="actor")  # nobody did it
    assert all(["eq-serum" not in cards_of(table, who.model.name) for who in table.g.mercenaries])
    do(table, "card", "curby", card="eq-serum", to="actor")
    do(table, "card", "alyse", card="eq-serum", to="actor")
    do(table, "card", place=(5, 5), card="eq-serum", at="here")
    assert "eq-serum" in cards_of(table, "curby") and "eq-serum" not in cards_of(table, "alyse")
    assert table.g.lying == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_what_a_boss_has_taken_falls_where_it_stood():
    table = begun(bare_mission("m5"), "B")
    for fate in ("drop", "remove", "eliminated"):
        shrike = table.boss("shrike", at=(10, 7))
        table.g.lying = [Lying(Item("eq-data-core", 0), None, "", shrike.name, 1)]
        if fate == "drop":
            do(table, "card", card="eq-data-core", drop=boss("bs-shrike"))
        elif fate == "remove":
            do(table, "remove", who=boss("bs-shrike"))
        else:
            eliminate(table.g, shrike)
        assert where_they_lie(table) == [("eq-data-core", (10, 7), "")]
        assert (shrike in table.g.enemies) == (fate == "drop")
        table.g.enemies = []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-WOUND-01")
def test_removed_is_not_eliminated():
    table = begun(bare_mission("m4"), "B")
    technician, guard = table.agent("technician", at=(9, 9)), table.agent("guard", at=(9, 8))
    do(table, "remove", who=Saying("who", (("kind", ("ag-technician",)),)))
    assert table.g.enemies == [guard] and technician.at is None
    assert table.told("removed") and not table.told("eliminated")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DEATH-04")
@pytest.mark.parametrize(
    ("number", "over", "lost"), [(3, False, False), (3, True, False), (4, False, False), (4, True, True)]
)
def test_whoever_was_dropped_is_lost_when_a_whole_round_is_over(number: int, over: bool, lost: bool):
    table = begun(bare_mission("m4"), "B")
    table.g.round = 3
    mercenary_named(table.g, "curby").items.append(Item("eq-heron", 0))
    eliminate(table.g, model_named(table.g, "curby"))
    table.g.round = number
    lying = Saying("lying", (("card", "eq-heron"), ("whole-rounds", 1)))
    assert all_hold(table.g, (lying,), Bound(round_over=over)) == lost


@pytest.mark.rule("SAGA-MISSION-12")
def test_what_waits_in_its_place_is_not_lost():
    table = begun(bare_mission("m4"), "B", "D")
    do(table, "card", card="eq-heron", at="V1")
    table.g.round = 9
    assert not all_hold(table.g, (Saying("lying", (("card", "eq-heron"), ("whole-rounds", 1))),), Bound())
