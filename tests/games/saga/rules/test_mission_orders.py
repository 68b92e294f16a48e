"""Orders of the mission to models of the Nexus: who follows which one, and how (SAGA-TABLE-02, docs/decisions/0030)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_script import NO_SCRIPT, Order, Saying, Value, When
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import NOBODY
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.orders import order_of, orders_to_give
from starboard.games.saga.rules.orders.walks import quarry
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

VERSUS = (("nexus",), ("mercenaries",))
fill_moments()


def who(**keys: Value) -> Saying:
    return Saying("who", tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def to_give(order: str, concerned: Saying, **keys: Value) -> Saying:
    return Saying("order", (("order", order), ("who", concerned), *keys.items()))


def written(order: str, concerned: Saying, **keys: Value) -> Order:
    return Order("", Saying(order, (("who", concerned), *keys.items())), (), ())


def mission_with(name: str, *orders: Order, give: tuple[Saying, ...] = ()) -> str:
    """A map with these orders in its file, and others that something gives."""
    when = When(Saying("closed", (("at", "D9"),)), "", False, False, "", (), give)
    return bare_mission(name, replace(NO_SCRIPT, orders=orders, whens=(when,)))


def give(table: MissionTable, number: int = 0) -> None:
    effect = orders_to_give(mission_of(table.g))[number]
    table.run(carry_out, (effect,), NOBODY)


@pytest.mark.rule("SAGA-TABLE-02")
def test_the_last_order_of_the_file_that_means_a_model_counts():
    guards, all_ = who(kind=("ag-guard",)), who(side="agents")
    table = begun(mission_with("m4", written("hunt", all_, target="nearest"), written("walk", guards, to="D4")), "B")
    guard, victim = table.agent("guard", at=(9, 9)), table.agent("victim", at=(9, 8))

    assert order_of(table.g, guard).word == "walk" and order_of(table.g, victim).word == "hunt"


@pytest.mark.rule("SAGA-TABLE-02")
def test_orders_of_the_file_are_for_the_artificial_nexus_alone_and_given_ones_for_everybody():
    orders = written("hunt", who(side="agents"), target="nearest")
    given = to_give("walk", who(kind=("ag-guard",)), to="D4")
    table = begun(mission_with("m4", orders, give=(given,)), "B", seats=VERSUS)
    guard = table.agent("guard", at=(9, 9))

    assert order_of(table.g, guard) is None
    give(table)
    assert order_of(table.g, guard) == given and table.told("ordered")[0].args == {"who": guard.name, "order": "walk"}


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-LARGE-06")
def test_a_walk_for_three_activations_binds_a_nexus_player_too():
    given = to_give("walk", who(boss="bs-aberration"), to="T3", activations=3, fights="in-the-way")
    table = begun(mission_with("m4", give=(given,)), "B", "C", seats=VERSUS)
    table.door("D2", open=True)
    orchard = table.boss("aberration", at=(7, 7), facing="west")
    give(table)

    for _ in range(3):
        table.run(activate, orchard, "SAGA-BOSS-03")

    assert orchard.at[0] >= 15 and table.g.ordered == [] and table.told("order-over")


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-ASSAULT-01")
def test_on_its_way_it_attacks_only_who_stands_in_it():
    given = to_give("walk", who(boss="bs-aberration"), to="T3", activations=3, fights="in-the-way")
    table = begun(mission_with("m4", give=(given,)), "B", "C")
    table.door("D2", open=True)
    orchard = table.boss("aberration", at=(12, 3), facing="west")
    give(table)
    beside, before = model_named(table.g, "curby"), model_named(table.g, "alyse")
    beside.at, beside.facing = (11, 2), "west"  # it has nobody in its front arc
    table.any_fate()
    table.run(activate, orchard, "SAGA-BOSS-06")
    assert not table.told("attacked") and orchard.at[0] > 13

    orchard.at = (12, 3)
    before.at, before.facing = (14, 4), "east"  # in the doorway, with its back to it
    table.any_fate()
    table.run(activate, orchard, "SAGA-BOSS-06")
    assert [event.args["target"] for event in table.told("plans")][-1] == "alyse"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-11")
def test_whoever_has_come_there_stays():
    table = begun(mission_with("m4", written("walk", who(kind=("ag-technician",)), to="D4")), "B", "D")
    technician = table.agent("technician", at=(17, 8), facing="west")

    for _ in range(2):
        table.run(activate, technician, "SAGA-AN-06")
    there = technician.at
    table.run(activate, technician, "SAGA-AN-06")

    assert there == technician.at and abs(there[0] - 17) <= 1 and there[1] == 11


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-END-01")
def test_steps_in_the_end_phase_are_not_taken_in_activations():
    given = to_give("walk", who(kind=("ag-guard",)), to=(3, 9), steps=2, each="end-phase", facing="south")
    table = begun(mission_with("m4", give=(given,)), "B")
    guard = table.agent("guard", at=(7, 9), facing="west")
    give(table)

    table.run(activate, guard, "SAGA-AN-06")
    seen = [guard.at]
    for _ in range(3):
        table.run(end_phase)
        seen.append(guard.at)

    assert seen == [(7, 9), (5, 9), (3, 9), (3, 9)] and guard.facing == "south"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-END-01")
def test_an_order_may_last_to_the_end_of_a_round():
    given = to_give("walk", who(kind=("ag-guard",)), to="D5", until="end-of-next-round")
    table = begun(mission_with("m4", give=(given,)), "B")
    table.agent("guard", at=(7, 9))
    give(table)

    lasting = []
    for _ in range(2):
        table.run(end_phase)
        lasting.append(len(table.g.ordered))
    assert lasting == [1, 0]


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-10")
def test_a_hunter_takes_the_nearest_for_its_target():
    table = begun(mission_with("m4", written("hunt", who(boss="bs-aberration"), target="nearest")), "B")
    orchard, guard = table.boss("aberration", at=(7, 7)), table.agent("guard", at=(12, 9))
    model_named(table.g, "curby").at = (9, 10)
    table.g.nexus.target = "alyse"
    assert (quarry(table.g, orchard), quarry(table.g, guard)) == ("curby", "")

    table.any_fate()
    table.run(activate, orchard, "SAGA-BOSS-06")
    assert [event.args["target"] for event in table.told("plans")] == ["curby"] and table.g.nexus.target == "alyse"


# --- frenzy ---


def fed(*zones: str) -> MissionTable:
    given = to_give("frenzy", who(kind=("ag-victim", "ag-ravager")), until="end-of-next-round")
    return begun(mission_with("m6", give=(given,)), *zones)


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-ASSAULT-01")
def test_in_a_frenzy_it_attacks_the_nearest_whoever_that_is_but_not_its_kind():
    table = fed("B", "E")
    victim, guard = table.agent("victim", at=(5, 4), facing="west"), table.agent("guard", at=(7, 4))
    table.agent("ravager", at=(5, 5))
    model_named(table.g, "curby").at = (12, 4)
    give(table)

    table.fate(attack=(3, 3, 0, 0, 0))
    table.run(activate, victim, "SAGA-AN-06")
    assert [event.args["target"] for event in table.told("plans")] == [guard.name] and guard not in table.g.enemies


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-11")
def test_in_a_frenzy_it_goes_for_a_mercenary_that_is_nearer():
    table = fed("B")
    victim = table.agent("victim", at=(5, 4), facing="west")
    table.agent("guard", at=(12, 11))
    curby = model_named(table.g, "curby")
    curby.at, curby.facing = (8, 4), "east"
    give(table)
    table.any_fate()
    table.run(activate, victim, "SAGA-AN-06")
    assert [event.args["target"] for event in table.told("plans")] == ["curby"] and victim.at == (7, 4)
