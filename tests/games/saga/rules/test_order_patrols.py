"""Orders to walk up and down, to turn on the spot, to run away; where no Agent may end; darkness that is taken away."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_script import NO_SCRIPT, May, Order, Saying, Value, When, While
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.hacking.operations import STANDARD
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.forbidden_ends import forbidden_ends
from starboard.games.saga.rules.missions.selectors import NOBODY
from starboard.games.saga.rules.movement.move_choices import Course, next_moves, why_not_next_to_it
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.orders import given_order
from starboard.games.saga.rules.places import Place, square_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

VERSUS = (("nexus",), ("mercenaries",))


def said(word: str, **keys: Value) -> Saying:
    return Saying(word, tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


AGENTS = said("who", side="agents")
GUARDS = said("who", kind=("ag-guard",))


def ordered(mission: str, *orders: Saying, unaware: bool = True) -> MissionTable:
    """A mission with these orders; one Mercenary is on the board, at its start."""
    written = tuple([Order("", one, (), ()) for one in orders])
    table = begun(bare_mission(mission, replace(NO_SCRIPT, orders=written)))
    for who in table.g.mercenaries[1:]:
        who.model.at = None
    table.g.nexus.aware = not unaware
    table.g.darkness = []
    return table


def walked(table: MissionTable, agent: Model, times: int) -> list[Place]:
    found: list[Place] = []
    for _ in range(times):
        table.any_fate().run(activate, agent, "SAGA-AN-06")
        assert agent.at is not None
        found.append(agent.at)
    return found


# --- patrols ---

UP_AND_DOWN = said("patrol", who=AGENTS, path=((13, 7), (13, 10)))


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-STEALTH-11")
def test_a_patrol_walks_to_each_end_in_turn_and_turns_there():
    table = ordered("m3", UP_AND_DOWN)
    guard = table.agent("guard", at=(13, 9), facing="south")

    assert walked(table, guard, 1) == [(13, 10)] and guard.facing == "north"
    assert walked(table, guard, 3) == [(13, 9), (13, 8), (13, 7)] and guard.facing == "south"
    assert walked(table, guard, 1) == [(13, 8)] and guard.facing == "south"


@pytest.mark.rule("SAGA-TABLE-02")
@pytest.mark.parametrize(("at", "facing", "first"), [((12, 10), "west", (13, 10)), ((12, 6), "west", (13, 7))])
def test_who_was_led_off_its_path_goes_to_the_nearer_end(at: Place, facing: str, first: Place):
    table = ordered("m3", UP_AND_DOWN)
    guard = table.agent("guard", at=at, facing=facing)
    assert walked(table, guard, 1) == [first]


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-11")
def test_a_patrol_waits_for_whoever_stands_in_its_way():
    table = ordered("m3", said("patrol", who=GUARDS, path=((4, 6), (4, 10))))
    guard, other = table.agent("guard", at=(4, 7), facing="south"), table.agent("marine", at=(4, 8))
    assert walked(table, guard, 2) == [(4, 7), (4, 7)]
    other.at = (7, 4)
    assert walked(table, guard, 1) == [(4, 8)]


@pytest.mark.rule("SAGA-TABLE-02")
def test_who_turns_on_the_spot_turns_clockwise():
    table = ordered("m3", said("turn-clockwise", who=AGENTS))
    marine = table.agent("marine", at=(4, 7), facing="west")
    seen: list[str] = []
    for _ in range(5):
        assert walked(table, marine, 1) == [(4, 7)]
        seen.append(marine.facing)
    assert seen == ["north", "east", "south", "west", "north"]


# --- running away ---


def fleeing(*, versus: bool = False) -> tuple[MissionTable, Model, Saying]:
    order = said("order", order="flee", who=said("who", kind=("ag-technician",)), to="R1", until="attacked")
    when = When(said("revealed", at="E"), "", False, False, "", (), (order,))
    removed = When(said("removed", who=AGENTS), "", False, False, "", (), (said("set", name="patient", to="yes"),))
    mission = bare_mission("m1", replace(NO_SCRIPT, whens=(when, removed)))
    table = begun(mission, "E", seats=VERSUS if versus else ())
    table.door("D4", open=True)
    technician = table.agent("technician", at=(17, 13), facing="west")
    table.run(carry_out, (order,), NOBODY)
    return table, technician, order


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-MISSION-12")
@pytest.mark.parametrize("versus", [False, True])
def test_who_flees_runs_to_the_point_and_is_gone_whoever_plays_the_nexus(versus: bool):
    table, technician, _ = fleeing(versus=versus)
    for _ in range(3):
        if technician in table.g.enemies:
            table.run(activate, technician, "SAGA-AN-06")
    assert technician not in table.g.enemies and table.told("eliminated") == []
    assert len(table.told("removed")) == 1 and fact_value(table.g, "patient") == "yes"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-ATTACK-01")
def test_an_attack_frees_it_of_the_order():
    table, technician, _ = fleeing()
    assert given_order(table.g, technician) is not None
    table.any_fate().run(attack, Attack(None, technician, "flat", dice=0))
    assert given_order(table.g, technician) is None
    assert [event.args["who"] for event in table.told("order-over")] == [technician.name]


@pytest.mark.rule("SAGA-TABLE-02")
def test_who_stands_next_to_the_point_needs_no_step():
    table, technician, _ = fleeing()
    technician.at = (13, 13)
    table.run(activate, technician, "SAGA-AN-06")
    assert technician not in table.g.enemies and table.told("moved") == []


# --- where no Agent may end ---


def kept_away(seats: tuple[tuple[str, ...], ...] = VERSUS, orders: tuple[Saying, ...] = ()) -> MissionTable:
    place = said("place", who=said("who", side="agents", not_ordered=True), near="D6", within=2)
    one = While(True, (said("aware", equals=False),), ("end-near",), place, None)
    written = tuple([Order("", order, (), ()) for order in orders])
    table = begun(bare_mission("m3", replace(NO_SCRIPT, whiles=(one,), orders=written)), seats=seats)
    table.g.nexus.aware = False
    table.g.darkness = []
    return table


def ends(table: MissionTable, agent: Model, squares: int) -> list[Place]:
    table.g.acting = agent.name
    options = next_moves(table.g, agent, walking_layout(table.g, agent), Course(squares))
    return [(option[1], option[2]) for option in options if option[0] == "to"]


@pytest.mark.rule("SAGA-MISSION-11")
def test_no_agent_ends_near_the_lobby_before_detection_but_it_may_pass():
    table = kept_away()
    guard = table.agent("guard", at=(11, 11), facing="west")
    assert ends(table, guard, 1) == [(12, 10), (12, 11)]
    blocked = dict(why_not_next_to_it(table.g, guard, walking_layout(table.g, guard), Course(1)))
    assert blocked["to", 10, 11].rule == "SAGA-MISSION-11"
    assert (5, 11) in ends(table, guard, 6) and (7, 11) not in ends(table, guard, 6)

    table.g.nexus.aware = True
    assert (10, 11) in ends(table, guard, 1)


@pytest.mark.rule("SAGA-MISSION-11")
def test_who_stands_there_already_may_stay_and_who_is_led_there_goes():
    table = kept_away()
    guard = table.agent("guard", at=(8, 11), facing="west")
    table.g.acting = guard.name
    assert next_moves(table.g, guard, walking_layout(table.g, guard), Course(1)) == ["stay"]
    table.g.acting = "curby"  # who distracts it
    assert forbidden_ends(table.g, guard) == 0


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-TABLE-02")
def test_the_artificial_nexus_is_bound_too_but_for_those_with_orders():
    table = kept_away(seats=())
    curby = model_named(table.g, "curby")
    curby.at = (6, 11)
    guard = table.agent("guard", at=(11, 11), facing="west")
    table.g.acting = guard.name
    assert decide(table.g, guard, 1).path in ([], [(12, 10)], [(12, 11)])
    assert forbidden_ends(table.g, guard) >> square_of(table.g, (8, 11)) & 1

    table = kept_away(seats=(), orders=(said("patrol", who=AGENTS, path=((4, 11), (13, 11))),))
    guard = table.agent("guard", at=(11, 11), facing="west")
    table.g.acting = guard.name
    assert decide(table.g, guard, 1).path == [(10, 11)]


# --- darkness ---


@pytest.mark.rule("SAGA-DARK-01", "SAGA-MISSION-12")
def test_counters_are_taken_away_also_in_zones_nobody_has_seen():
    table = begun(bare_mission("m3"))
    assert [counter.code for counter in table.g.darkness] == ["K1"]
    table.run(carry_out, (said("piece", at=("K1", "K2"), to="off"),), NOBODY)
    assert table.g.darkness == []
    table.run(reveal, chart_of(table.g).zones["E"])
    assert table.g.darkness == []

    table.run(carry_out, (said("piece", at=("K1", "K3"), to="on"),), NOBODY)
    assert [(counter.code, counter.at) for counter in table.g.darkness] == [("K1", (4, 8))]  # K3 is not revealed
    table.run(STANDARD["light"].deed, ("back", 8, 9))
    table.run(reveal, chart_of(table.g).zones["F"])
    assert sorted([counter.code for counter in table.g.darkness]) == ["K1", "K2", "K3"]


# --- what may be done with somebody ---


@pytest.mark.rule("SAGA-MISSION-11")
def test_a_mercenary_may_do_something_with_a_model_in_front_of_it():
    may = May(
        "the-patient", "", "mercenary", ("group:sick-technician",), "action", "", "once", False, "", (), None,
        (said("remove", who=said("who", group="sick-technician")),),
    )  # fmt: skip
    table = begun(bare_mission("m3", replace(NO_SCRIPT, mays=(may,))), "B", crew=True)
    curby = table.g.mercenaries[1]
    [patient] = [model for model in table.g.enemies if model.home == (10, 1)]
    curby.model.at, curby.model.facing, table.g.acting = (9, 0), "north", curby.model.name
    assert why_not(table.g, curby, ACTIONS["mission"]) is not None  # behind its back
    curby.model.facing = "south"
    table.g.nexus.aware = True

    table.answers({"action": "mission"})
    table.run(take_action, curby)

    assert patient not in table.g.enemies and why_not(table.g, curby, ACTIONS["mission"]) is not None
