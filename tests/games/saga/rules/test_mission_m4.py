"""Glass Garden: the Orchard basks, is lured, trapped or killed; Heron is fetched from her pod (SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.hacking.hacking import offered_operations, operate
from starboard.games.saga.rules.hacking.operations import STANDARD
from starboard.games.saga.rules.lookups import door_coded, model_named, point_coded, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.doors import close_door
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.nexus.activations import activate, why_not_activate
from starboard.games.saga.rules.orders.orders import order_of
from starboard.games.saga.rules.orders.walks import quarry
from starboard.games.saga.rules.turns import end_turn
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.mission_table import MissionTable
from tests.games.saga.rules.mission_tables import VERSUS, begun, put, told_texts, who


def hack(table: MissionTable, name: str, operation: str, terminal: str, successes: int = 3) -> None:
    """A Hack with so many successes, wherever the Mercenary stands."""
    table.g.acting = name
    table.run(operate, who(table, name), scenery_coded(table.g, terminal), operation, successes)
    table.run(settle)


def orchard(table: MissionTable) -> Model:
    return model_named(table.g, "aberration")


def garden(*zones: str, seats: tuple[tuple[str, ...], ...] = (("mercenaries",),)) -> MissionTable:
    """With the Orchard alone on the board."""
    table = begun("m4", *(zones or ("B",)), seats=seats, agents=True)
    table.g.enemies = [model for model in table.g.enemies if model.kind == "bs-aberration"]
    return table


def awake(table: MissionTable) -> bool:
    return why_not_activate(table.g, orchard(table)) is None


# --- set-up ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-STEALTH-01")
def test_flags_of_the_campaign_change_the_set_up():
    assert begun("m4").g.nexus.aware and not begun("m4", flags={"ghost": "yes"}).g.nexus.aware
    locks = [door_coded(begun("m4", "B", flags={"pass": word}).g, "D5").lock for word in ("no", "yes")]
    assert locks == [2, 0]
    looked = [
        [event.args["zone"] for event in begun("m4", flags={"patient": one}).told("camera")] for one in ("no", "yes")
    ]
    assert looked == [[], ["D"]]


# --- basking ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-BREAK-08")
def test_the_orchard_basks_and_neither_acts_nor_attacks_freely():
    table = garden()
    curby = put(table, "curby", (6, 7), "east")
    assert not awake(table) and orchard(table) not in free_attackers(table.g, curby.model)
    assert told_texts(table)[-1] == "orchard"


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_wound_wakes_it():
    table = garden()
    inflict(table.g, orchard(table), 1, False)
    table.run(settle)
    assert awake(table)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-GEOM-08")
@pytest.mark.parametrize(("at", "wakes"), [((5, 7), True), ((4, 7), False)])
def test_whoever_ends_a_turn_within_two_squares_wakes_it(at: tuple[int, int], wakes: bool):
    table = garden()
    put(table, "curby", at)
    table.g.step = "turn-end"
    table.run(end_turn)
    table.run(settle)
    assert awake(table) == wakes


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_broken_pane_wakes_it():
    table = garden()
    destroy(table.g, next(piece.code for piece in table.g.scenery if piece.kind == "glass"))
    table.run(settle)
    assert awake(table)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-01")
@pytest.mark.parametrize(("number", "wakes"), [(10, False), (11, True)])
def test_it_wakes_at_the_end_of_round_eleven(number: int, wakes: bool):
    table = garden()
    table.g.round, table.g.step = number, "end"
    table.run(end_phase)
    assert awake(table) == wakes


# --- luring and trapping ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-TABLE-02")
@pytest.mark.parametrize("seats", [(("mercenaries",),), VERSUS], ids=["together", "versus"])
def test_it_is_lured_into_the_cold_house_and_locked_in(seats: tuple[tuple[str, ...], ...]):
    table = garden("B", "C", seats=seats)
    table.door("D2", open=True)
    put(table, "curby", (17, 1), "east")
    hack(table, "curby", "lure", "T3")
    assert awake(table)
    for _ in range(3):
        table.any_fate()
        table.run(activate, orchard(table), "SAGA-BOSS-06")
    assert orchard(table).at[0] >= 15 and table.g.ordered == []

    put(table, "alyse", (13, 3), "east")
    close_door(table.g, door_coded(table.g, "D2"), "alyse")
    table.run(settle)

    assert not awake(table) and fact_value(table.g, "orchard") == "trapped" and who(table, "alyse").victory_points == 2
    assert door_coded(table.g, "D2").denied and told_texts(table)[-1] == "trapped"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
def test_a_terminal_may_shut_the_trap():
    table = garden("B", "C")
    table.door("D2", open=True)
    orchard(table).at = (16, 3)
    table.g.acting = "curby"
    table.run(STANDARD["shut"].deed, "D2")
    table.run(settle)
    assert fact_value(table.g, "orchard") == "trapped" and who(table, "curby").victory_points == 2


@pytest.mark.rule("SAGA-MISSION-12")
def test_half_inside_it_is_not_trapped():
    table = garden("B", "C")
    table.door("D2", open=True)
    orchard(table).at = (12, 3)
    table.g.acting = "alyse"
    close_door(table.g, door_coded(table.g, "D2"), "alyse")
    table.run(settle)
    assert fact_value(table.g, "orchard") == "loose"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_whoever_eliminates_it_has_two_points():
    table = garden()
    table.g.acting = "alyse"
    eliminate(table.g, orchard(table))
    table.run(settle)
    assert (fact_value(table.g, "orchard"), who(table, "alyse").victory_points) == ("dead", 2)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_whoever_eliminates_it_in_its_trap_has_no_points_besides_those_for_the_trap():
    table = garden("B", "C")
    table.door("D2", open=True)
    orchard(table).at = (16, 3)
    table.g.acting = "alyse"
    close_door(table.g, door_coded(table.g, "D2"), "alyse")
    table.run(settle)
    eliminate(table.g, orchard(table))
    table.run(settle)
    assert (fact_value(table.g, "orchard"), who(table, "alyse").victory_points) == ("dead", 2)


# --- operations of the pod laboratory ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-INTERACT-01")
def test_the_pod_is_opened_and_heron_taken():
    table = garden("B", "D")
    assert told_texts(table)[-1] == "pod" and table.told("pointed-out")[-1].args["pieces"] == ("V1",)
    hack(table, "curby", "pod", "T2")
    assert who(table, "curby").victory_points == 1 and "pod" not in offered_operations(
        table.g, scenery_coded(table.g, "T2")
    )

    alyse = put(table, "alyse", (17, 9), "east")
    table.answers({"action": "interact"})
    table.run(take_action, alyse)
    table.run(settle)
    assert "eq-heron" in [item.card for item in alyse.items] and told_texts(table)[-1] == "heron"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-02")
def test_the_staff_is_evacuated():
    table = begun("m4", "B", "D", agents=True)
    table.answers({"team-point": "curby"})
    hack(table, "curby", "evacuate", "T2")
    kinds = [model.kind for model in table.g.enemies]
    assert "ag-technician" not in kinds and "ag-guard" in kinds
    assert point_coded(table.g, "R2").welded and fact_value(table.g, "alert") == "2"
    assert sum([one.victory_points for one in table.g.mercenaries]) == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_venting_the_garden_hurts_everybody_breaks_the_glass_and_ends_the_spores():
    table = begun("m4", "B", "D", agents=True)
    put(table, "dulinsky", (9, 9))
    garden_before = [model.name for model in table.g.enemies if table.g.ground[model.at[1]][model.at[0]] == "B"]
    table.any_fate()
    hack(table, "curby", "vent", "T2")
    attacked = {event.args["target"] for event in table.told("attacked")}
    assert attacked >= {*garden_before, "dulinsky"} and "alyse" not in attacked
    assert [piece.squares[0] for piece in table.g.scenery if piece.kind == "glass"] == [(14, 7), (14, 11)]  # corners
    assert fact_value(table.g, "vented") == "true" and table.g.flags["feature-spore-beds-state"] == "off"
    assert "evacuate" not in offered_operations(table.g, scenery_coded(table.g, "T2"))


# --- orders ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_who_has_which_order():
    table = begun("m4", "B", "C", "D", "E", agents=True)
    assert quarry(table.g, orchard(table)) != ""
    orders = {model.name: order_of(table.g, model) for model in table.g.enemies}
    guards = [order.word for name, order in orders.items() if name.startswith("guard") and order is not None]
    walking = [name for name, order in orders.items() if order is not None and order.word == "walk"]
    assert guards == ["hold", "hold"] and len(walking) == 2
    for model in sorted([model_named(table.g, name) for name in walking], key=lambda one: -one.at[1]):
        for _ in range(3):
            table.any_fate()
            table.run(activate, model, "SAGA-AN-06")
        assert model.at is None or model.at[1] >= 10
    assert all([order is None for name, order in orders.items() if name.startswith("victim")])


# --- the end ---


@pytest.mark.rule("SAGA-MISSION-03")
def test_all_out_by_one_exit_with_heron_is_victory():
    table = garden("B", "E")
    alyse = who(table, "alyse")
    alyse.items.append(new_item("eq-heron"))
    names = [one.model.name for one in table.g.mercenaries]
    for name in names[:-1]:
        put(table, name, (18, 13))
        leave(table.g, model_named(table.g, name))
    put(table, names[-1], (18, 13))
    with pytest.raises(MissionOver):
        leave(table.g, model_named(table.g, names[-1]))
    table.answers({"team-point": ["alyse", "curby"]}).run(write_down)
    assert table.g.ending == "mercenaries"
    assert [one.victory_points for one in table.g.mercenaries] == [int(name in ("alyse", "curby")) for name in names]


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(("last_exit", "heron"), [((15, 15), True), ((18, 13), False)])
def test_two_exits_or_no_heron_are_none(last_exit: tuple[int, int], heron: bool):
    table = garden("B", "E")
    if heron:
        who(table, "alyse").items.append(new_item("eq-heron"))
    names = [one.model.name for one in table.g.mercenaries]
    for name in names:
        put(table, name, last_exit if name == names[-1] else (18, 13))
        leave(table.g, model_named(table.g, name))
    assert table.g.ending == ""


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-DEATH-04")
@pytest.mark.parametrize(("number", "ending"), [(4, ""), (5, "nexus")])
def test_heron_left_lying_for_a_whole_round_is_lost(number: int, ending: str):
    table = garden("B")
    table.g.round, table.g.step = 4, "end"
    who(table, "alyse").items.append(new_item("eq-heron"))
    eliminate(table.g, model_named(table.g, "alyse"))
    table.g.round = number
    table.run(end_phase)
    assert table.g.ending == ending
