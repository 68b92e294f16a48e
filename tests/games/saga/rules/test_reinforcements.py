"""Reinforcement Points, calling Agents, Waiting (SAGA-REINFORCE-01 to SAGA-REINFORCE-12, SAGA-MISSION-09)."""

import pytest

from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.nexus.cards_in_play import put_in_play
from starboard.games.saga.rules.nexus.reinforcements import (
    active_points,
    call,
    callable_kinds,
    deactivate,
    entry_squares,
    free_squares,
    points_to_wait_at,
    reactivate,
    reinforcements_step,
    spend,
)
from starboard.games.saga.rules.nexus.setup import lay_point, lay_supply_deck
from starboard.games.saga.testing.table import SagaTable

VALUE_4, VALUE_0, VALUE_2 = "nx-surprise-attack-a", "nx-stealthy-advance-a", "nx-dig-in-a"
ALL = ["ag-technician", "ag-guard", "ag-marine"]


def base_with(*rows: str, hand: tuple[str, ...] = (), kinds: list[str] | None = None, cost: int = 3) -> SagaTable:
    table = SagaTable(*(rows or ("R...R",)))
    table.mercenary("curby", at=(2, 0))
    nexus = table.nexus_player(hand)
    nexus.kinds, nexus.max_cost = kinds or ALL, cost
    return table


def names(table: SagaTable) -> list[tuple[str, str]]:
    return [(one.name, one.waiting) for one in table.g.enemies]


@pytest.mark.rule("SAGA-SETUP-06", "SAGA-REINFORCE-01")
def test_a_point_is_laid_with_its_active_side_up():
    table = SagaTable("...")

    point = lay_point(table.g, "R1", [(1, 0), (2, 0)])

    assert point.active and active_points(table.g) == [point]


@pytest.mark.rule("SAGA-SETUP-08")
def test_the_supply_deck_of_the_mission_is_shuffled_and_whole():
    table = SagaTable("...")

    lay_supply_deck(table.g, "S1")

    assert len(table.g.supply) == 8 and table.g.supply.cards.count("eq-medi-pack") == 3 and not table.g.supply.top


@pytest.mark.rule("SAGA-REINFORCE-03", "SAGA-REINFORCE-04", "SAGA-CARD-02")
@pytest.mark.parametrize(
    "kinds", [["technician"] * 4, ["guard"] * 2, ["marine", "technician"], ["technician", "guard", "technician"]]
)
def test_value_four_pays_any_combination_of_four(kinds: list[str]):
    table = base_with(hand=(VALUE_4, VALUE_0))
    table.answers(
        {"SAGA-REINFORCE-03": VALUE_4, "call": [f"ag-{kind}" for kind in kinds], "point": ["R1"] * len(kinds)}
    )

    table.run(reinforcements_step)

    assert names(table) == [(f"{kind}-{at + 1}", "R1") for at, kind in enumerate(kinds)]
    assert (table.g.nexus.hand, table.g.nexus.discard, table.g.nexus.reinforced) == ([VALUE_0], [VALUE_4], True)
    assert table.g.nexus.played and not table.told("points-lost")


@pytest.mark.rule("SAGA-REINFORCE-04")
def test_nobody_is_offered_whom_the_rest_of_the_value_does_not_pay():
    table = base_with(hand=(VALUE_4,))
    table.answers({"SAGA-REINFORCE-03": VALUE_4, "call": ["ag-marine", "none"], "point": "R1"})

    table.run(reinforcements_step)

    ask = table.question("call")
    assert list(ask.options) == ["ag-technician"] and ask.about == {"left": 1}
    assert dict(ask.blocked())["ag-guard"].rule == "SAGA-REINFORCE-04"
    assert table.told("points-lost")[0].args == {"value": 1}


@pytest.mark.rule("SAGA-REINFORCE-03")
def test_reinforcements_are_called_once_a_phase():
    table = base_with(hand=(VALUE_4, VALUE_2))
    table.g.nexus.reinforced = True

    table.run(reinforcements_step)

    assert not table.asked and table.g.nexus.hand == [VALUE_4, VALUE_2]


@pytest.mark.rule("SAGA-NEXUS-02")
def test_nobody_has_to_call_reinforcements():
    table = base_with(hand=(VALUE_4,))
    table.answers({"SAGA-REINFORCE-03": "none"})

    table.run(reinforcements_step)

    assert table.g.nexus.hand == [VALUE_4] and not table.g.nexus.reinforced and not table.g.nexus.played


@pytest.mark.rule("SAGA-REINFORCE-05", "SAGA-MISSION-09", "SAGA-BOSS-02")
def test_only_permitted_agents_up_to_the_maximum_cost_and_never_a_boss():
    table = base_with(kinds=["ag-guard", "ag-marine", "ag-ranger", "bs-okoro"], cost=3)

    assert callable_kinds(table.g, 8) == ["ag-guard", "ag-marine"]

    table.answers({"call": "none"})
    table.run(spend, 8, "SAGA-REINFORCE-04")
    why_not = dict(table.question("call").blocked())
    assert why_not["ag-ranger"].rule == "SAGA-MISSION-09" and why_not["ag-technician"].rule == "SAGA-REINFORCE-05"


@pytest.mark.rule("SAGA-REINFORCE-06")
def test_miniatures_on_the_board_or_waiting_are_not_there_to_be_called():
    table = base_with(kinds=["ag-victim", "ag-ravager"], cost=4)
    table.agent("victim", at=(1, 0))
    for kind in ("ravager", "victim"):
        table.agent(kind, waiting="R1")
    assert miniatures_left(table.g, "ag-victim") == 1

    table.answers({"call": "ag-ravager", "point": "R2"})
    table.run(spend, 8, "SAGA-REINFORCE-04")

    assert callable_kinds(table.g, 8) == [] and miniatures_left(table.g, "ag-ravager") == 0
    assert table.told("points-lost")[0].args == {"value": 4}
    table.g.enemies.pop(0)  # a killed one returns to the supply
    assert callable_kinds(table.g, 8) == ["ag-victim", "ag-ravager"]


@pytest.mark.rule("SAGA-REINFORCE-07", "SAGA-REINFORCE-11", "SAGA-REINFORCE-12")
def test_any_number_wait_off_the_board_at_the_points_the_player_chooses():
    table = base_with(hand=(VALUE_4,))
    table.answers(
        {"SAGA-REINFORCE-03": VALUE_4, "call": ["ag-technician"] * 4, "SAGA-REINFORCE-12": ["R1", "R2", "R1", "R1"]}
    )

    table.run(reinforcements_step)

    assert [one.waiting for one in table.g.enemies] == ["R1", "R2", "R1", "R1"]
    assert all(one.at is None for one in table.g.enemies)


@pytest.mark.rule("SAGA-REINFORCE-08")
@pytest.mark.parametrize(("alarm", "value"), [("", 0), ("nx-orange-alarm-a", 1), ("nx-red-alarm-a", 2)])
def test_bonuses_add_to_the_value_of_the_card_even_to_none(alarm: str, value: int):
    table = base_with(hand=(VALUE_0,), kinds=["ag-technician"])
    if alarm:
        put_in_play(table.g, alarm, "")
    table.answers({"SAGA-REINFORCE-03": VALUE_0, "call": ["ag-technician"] * value, "point": ["R1"] * value})

    table.run(reinforcements_step)

    assert len(table.g.enemies) == value and table.g.nexus.discard == [VALUE_0]


@pytest.mark.rule("SAGA-REINFORCE-08")
def test_without_a_card_nobody_is_called_whatever_the_bonus():
    table = base_with()
    put_in_play(table.g, "nx-red-alarm-a", "")

    table.run(reinforcements_step)

    assert not table.asked and not table.g.enemies


@pytest.mark.rule("SAGA-REINFORCE-09", "SAGA-MOVE-13")
def test_a_waiting_agent_enters_only_on_a_free_square_of_an_active_point():
    table = base_with("RR.", ".R.")
    point = table.g.points[0]
    point.squares = [(0, 0), (1, 0)]
    guard = call(table.g, "ag-guard", point, "SAGA-REINFORCE-07")
    assert entry_squares(table.g, guard) == [(0, 0), (1, 0)]

    table.g.mercenaries[0].model.at = (0, 0)
    assert entry_squares(table.g, guard) == [(1, 0)]

    table.agent("guard", at=(1, 0))
    assert entry_squares(table.g, guard) == []

    table.g.enemies.pop()
    deactivate(table.g, point)
    assert entry_squares(table.g, guard) == []

    reactivate(table.g, point, "SAGA-END-02")
    assert entry_squares(table.g, guard) == [(1, 0)]


@pytest.mark.rule("SAGA-REINFORCE-02", "SAGA-REINFORCE-12")
def test_a_point_of_several_squares_is_blocked_only_when_all_are_occupied():
    table = base_with("R...", "....")
    point = table.g.points[0]
    point.squares = [(0, 0), (0, 1)]
    table.agent("guard", at=(0, 0))

    assert free_squares(table.g, point) == [(0, 1)]
    table.agent("guard", at=(0, 1))
    assert free_squares(table.g, point) == []


@pytest.mark.rule("SAGA-REINFORCE-12")
def test_an_occupied_point_is_used_only_if_every_active_one_is():
    table = base_with()
    one, other = table.g.points
    table.agent("guard", at=(0, 0))
    assert points_to_wait_at(table.g) == [other]

    table.agent("guard", at=(4, 0))
    assert points_to_wait_at(table.g) == [one, other]

    deactivate(table.g, other)
    assert points_to_wait_at(table.g) == [one]


@pytest.mark.rule("SAGA-REINFORCE-10", "SAGA-REINFORCE-12", "SAGA-REINFORCE-01")
def test_while_no_point_is_active_nobody_is_called():
    table = base_with(hand=(VALUE_4,))
    for point in table.g.points:
        deactivate(table.g, point)

    table.run(reinforcements_step)

    assert not table.asked and [one.args for one in table.told("point-deactivated")] == [
        {"point": "R1"},
        {"point": "R2"},
    ]


@pytest.mark.rule("SAGA-ZONE-04")
def test_a_point_of_an_unrevealed_zone_is_not_there():
    table = base_with("....")

    assert active_points(table.g) == [] and points_to_wait_at(table.g) == []
