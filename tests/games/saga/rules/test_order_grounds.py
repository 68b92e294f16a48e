"""Where models of the Nexus go by their orders: they hold a zone, guard a place, keep away (docs/decisions/0030)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_script import NO_SCRIPT, Order, Saying, Value
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.automaton.agent_plans import Plan
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.grounds import FEATURE_SQUARES, kept_out_of
from starboard.games.saga.rules.places import Place, square_of, squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def who(**keys: Value) -> Saying:
    return Saying("who", tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def order(word: str, *during: Saying, **keys: Value) -> Order:
    said = {"who": who(side="agents"), **keys}
    return Order("", Saying(word, tuple(said.items())), (), during)


def ordered(mission: str, *orders: Order, zones: str = "", seats: tuple[tuple[str, ...], ...] = ()) -> MissionTable:
    """A mission with these orders alone and these zones; the squad is out of the way."""
    table = begun(bare_mission(mission, replace(NO_SCRIPT, orders=orders)), *zones, seats=seats)
    for number, one in enumerate(table.g.mercenaries):
        one.model.at = None if number else one.model.at
    return table


def end(agent: Model, plan: Plan) -> Place:
    assert agent.at is not None
    return plan.path[-1] if plan.path else agent.at


def zone(table: MissionTable, place: Place) -> str:
    return table.g.ground[place[1]][place[0]]


FAR_OFF = (Saying("models", (("who", who(side="mercenaries", near="self", within=8)), ("least", 1))),)


@pytest.mark.rule("SAGA-TABLE-02")
@pytest.mark.parametrize(("orders", "left"), [((), True), ((order("hold"),), False)], ids=["free", "held"])
def test_who_holds_does_not_leave_its_zone(orders: tuple[Order, ...], left: bool):
    table = ordered("m1", *orders, zones="C")
    table.door("D2", lock=0, open=True)
    model_named(table.g, "dulinsky").at = (3, 12)
    guard = table.agent("guard", at=(11, 2))

    plan = decide(table.g, guard, 5)

    assert (zone(table, end(guard, plan)) != "C") == left


@pytest.mark.rule("SAGA-TABLE-02")
def test_who_holds_goes_as_near_as_its_zone_allows_and_fights_there():
    table = ordered("m1", order("hold"), zones="C")
    table.door("D2", lock=0, open=True)
    model_named(table.g, "dulinsky").at = (11, 6)
    guard = table.agent("guard", at=(9, 1))
    plan = decide(table.g, guard, 5)
    assert plan.action == "shoot" and zone(table, end(guard, plan)) == "C"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-GEOM-08")
@pytest.mark.parametrize(("at", "left"), [((3, 12), False), ((12, 8), True)])
def test_until_somebody_is_near_itself(at: Place, left: bool):
    table = ordered("m1", order("hold", until=(FAR_OFF,)), zones="C")
    table.door("D2", lock=0, open=True)
    model_named(table.g, "dulinsky").at = at
    technician = table.agent("technician", at=(11, 2))

    assert bool(kept_out_of(table.g, technician)) != left
    assert (zone(table, end(technician, decide(table.g, technician, 5))) != "C") == left


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-AN-01")
def test_orders_of_the_file_do_not_bind_a_player():
    table = ordered("m1", order("hold"), zones="C", seats=(("nexus",), ("mercenaries",)))
    assert kept_out_of(table.g, table.agent("guard", at=(11, 2))) == 0


@pytest.mark.rule("SAGA-STEALTH-08", "SAGA-TABLE-02")
def test_whoever_makes_it_move_is_not_bound_by_its_orders():
    table = ordered("m1", order("hold"), zones="C")
    guard = table.agent("guard", at=(11, 2))
    assert kept_out_of(table.g, guard)
    table.g.acting = "dulinsky"
    assert kept_out_of(table.g, guard) == 0


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-GEOM-08")
def test_a_guard_of_a_place_stays_within_some_steps_of_it():
    table = ordered("m1", order("guard", near="T1", within=3))
    model_named(table.g, "dulinsky").at = (2, 6)
    technician = table.agent("technician", at=(11, 6))

    place = end(technician, decide(table.g, technician, 5))

    assert place in ((9, 4), (9, 5), (9, 6)) and technician.at != place


@pytest.mark.rule("SAGA-TABLE-02")
@pytest.mark.parametrize(("what", "inside"), [("zone:B", "B"), ("near:D1", "")])
def test_what_is_always_avoided_is_never_entered(what: str, inside: str):
    table = ordered("m1", order("avoid", what=what, within=1, how="always"), zones="B")
    table.door("D1", open=True)
    model_named(table.g, "dulinsky").at = (1, 2)
    technician = table.agent("technician", at=(4, 7))
    for _ in range(4):
        table.any_fate().run(activate, technician, "SAGA-AN-06")
        assert technician.at is not None and zone(table, technician.at) == "A"
    assert technician.at != (4, 7) and (what == "zone:B" or technician.at[1] > 4)


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-AN-21")
def test_what_is_avoided_if_possible_is_crossed_but_nobody_ends_there():
    table = ordered("m1", order("avoid", what="near:c4", within=2, how="if-possible"))
    model_named(table.g, "dulinsky").at = (1, 14)
    technician = table.agent("technician", at=(9, 13))
    place = end(technician, decide(table.g, technician, 4))
    assert place != (9, 13) and max(abs(place[0] - 4), abs(place[1] - 12)) > 2

    technician.at = (4, 13)  # nothing else is in reach
    assert end(technician, decide(table.g, technician, 0)) == (4, 13)


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-08")
def test_among_equal_squares_others_are_taken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(FEATURE_SQUARES, "belts", lambda g: squares_of(g, [(6, 13)]))
    ends: list[Place] = []
    for orders in ((), (order("avoid", what="belts", how="among-equals"),)):
        table = ordered("m1", *orders)
        model_named(table.g, "dulinsky").at = (2, 13)
        technician = table.agent("technician", at=(9, 13))
        ends.append(end(technician, decide(table.g, technician, 3)))
    assert ends[0] == (6, 13) and ends[1] != (6, 13) and ends[1][0] == 6


@pytest.mark.rule("SAGA-TABLE-02")
def test_an_order_counts_as_long_as_its_conditions_do():
    table = ordered("m1", order("hold", Saying("round", (("to", 2),))), zones="C")
    guard = table.agent("guard", at=(11, 2))
    assert kept_out_of(table.g, guard) >> square_of(table.g, (5, 5)) & 1
    table.g.round = 3
    assert kept_out_of(table.g, guard) == 0
