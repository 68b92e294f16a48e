"""The Heart (m7): valves and charges, who comes, what Agents do about it, how it ends (SAGA-MISSION-12)."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.features.pulse import squares_to_avoid
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.hacking.hacking import operate
from starboard.games.saga.rules.lookups import model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.feature_numbers import number
from starboard.games.saga.rules.missions.tokens import add_tokens, tokens_on
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.uses import usable_by, uses_of
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.grounds import AMONG_EQUALS, avoided
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.kernel.requests import Procedure
from tests.games.saga.rules.mission_tables import VERSUS, begun, put, told_texts, who

ALL = ("B", "C", "D", "E")
MARKS = {"Q1": (5, 6), "Q2": (12, 6), "Q3": (12, 11), "Q4": (5, 11)}


def act(table: MissionTable, name: str, at: tuple[int, int], facing: str = "north") -> None:
    """It does what the mission lets it do there."""
    one = put(table, name, at, facing)
    table.g.step = "action"
    table.answers({"action": "mission"}).any_fate()
    table.run(take_action, one)
    table.run(settle)


def kinds(table: MissionTable) -> list[str]:
    return [model.kind for model in table.g.enemies]


# --- both variants ---


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m7")) == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-03")
def test_rooms_have_their_texts_and_valves_are_pointed_out():
    table = begun("m7", *ALL, variant="cool")
    assert told_texts(table) == ["start", "core", "control-room", "frost", "frost"]
    assert [event.args["pieces"] for event in table.told("pointed-out")] == [("X1",), ("V1",), ("V2",)]


@pytest.mark.rule("SAGA-HACK-09")
def test_a_hacker_dampens_the_pulse_of_this_round():
    table = begun("m7", *ALL, variant="cool")
    table.g.acting = "curby"
    table.run(operate, who(table, "curby"), scenery_coded(table.g, "T1"), "dampen", 2)
    assert number(table.g, "pulse", "skip") == 1


@pytest.mark.rule("SAGA-TABLE-02")
def test_agents_would_rather_not_stand_where_the_pulse_strikes():
    table = begun("m7", "B", variant="cool")
    guard = table.agent("guard", at=(9, 4))
    table.g.round = 2
    assert avoided(table.g, guard, AMONG_EQUALS) == squares_to_avoid(table.g) != 0
    assert avoided(begun("m7", "B", variant="cool", seats=VERSUS).g, guard, AMONG_EQUALS) == 0


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_okoros_fall_is_remembered_and_worth_a_point():
    table = begun("m7", "B", variant="cool")
    table.boss("okoro", at=(8, 5))
    table.g.acting = "curby"
    eliminate(table.g, model_named(table.g, "okoro"))
    table.run(settle)
    assert table.g.flags["okoro"] == "dead" and who(table, "curby").victory_points == 1


# --- cool ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-REINFORCE-04")
def test_a_valve_lowers_the_pulse_and_calls_reinforcements_once_each():
    table = begun("m7", *ALL, variant="cool")
    act(table, "curby", (1, 6), "west")

    assert (fact_value(table.g, "valves"), number(table.g, "pulse", "dice")) == ("1", 1)
    assert kinds(table) == ["ag-guard"] and who(table, "curby").victory_points == 1
    assert usable_by(table.g, who(table, "curby")) == []
    assert usable_by(table.g, put(table, "alyse", (16, 11), "east")) == ["valve"]


@pytest.mark.rule("SAGA-AN-14", "SAGA-AN-17", "SAGA-TARGET-10")
def test_what_a_valve_calls_comes_near_whoever_opened_it_and_not_near_the_target_of_the_last_phase():
    table = begun("m7", *ALL, variant="cool")
    table.g.nexus.card = "nx-scrambler-a"  # of the last Phase; its symbol is the most wounded
    dulinsky, curby = who(table, "dulinsky"), who(table, "curby")
    dulinsky.model.at, dulinsky.model.wounds, dulinsky.acted, curby.acted = (13, 13), 2, 1, 2

    act(table, "curby", (1, 6), "west")

    assert [model.waiting for model in table.g.enemies] == ["R1"]
    assert table.g.nexus.target == "" and not table.told("target")


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("okoro", "kind"), [("alive", "bs-okoro"), ("dead", "ag-heavy")])
def test_the_second_valve_brings_okoro_or_a_heavy_marine(okoro: str, kind: str):
    table = begun("m7", *ALL, variant="cool", flags={"okoro": okoro})
    act(table, "curby", (1, 6), "west")
    act(table, "alyse", (16, 11), "east")

    assert (kind, "R3") in [(model.kind, model.waiting) for model in table.g.enemies]
    assert told_texts(table)[-1] == "second-valve" and who(table, "alyse").victory_points == 1
    act(table, "dulinsky", (11, 1), "north")
    assert number(table.g, "pulse", "dice") == 0 and who(table, "dulinsky").victory_points == 0


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-END-01")
@pytest.mark.parametrize(
    ("valves", "inside", "agents", "ending"),
    [("2", 2, 1, "mercenaries"), ("2", 2, 2, ""), ("2", 1, 0, ""), ("1", 4, 0, "")],
)
def test_two_valves_and_more_mercenaries_than_agents_in_the_control_room_win(valves, inside, agents, ending):
    table = begun("m7", *ALL, variant="cool")
    table.g.flags["fact-valves"] = valves
    for column, one in enumerate(table.g.mercenaries[:inside]):
        one.model.at = (6 + column, 1)
    for column in range(agents):
        table.agent("guard", at=(7 + column, 0) if column == 0 else (10, 0))
    table.run(settle)
    assert table.g.ending == ""  # not before the Round is over
    table.g.step, table.g.round, table.g.acting = "end", 1, ""
    table.any_fate().run(end_phase)
    assert table.g.ending == ending


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-SETUP-10")
def test_somebody_alone_cools_the_heart_if_it_is_the_whole_squad():
    table = begun("m7", *ALL, variant="cool")
    table.g.mercenaries, table.g.flags["fact-valves"] = table.g.mercenaries[:1], "2"
    table.g.mercenaries[0].model.at = (6, 1)
    table.g.step, table.g.round, table.g.acting = "end", 1, ""
    table.any_fate().run(end_phase)
    assert table.g.ending == "mercenaries"


# --- burn ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-EQUIP-04")
def test_a_charge_is_laid_on_or_beside_a_mark_by_whoever_has_one():
    table = begun("m7", "B", variant="burn")
    curby = put(table, "curby", (5, 7), "north")
    assert why_not(table.g, curby, ACTIONS["mission"]) is not None
    curby.items.append(new_item("eq-charges"))
    act(table, "curby", (5, 7), "north")

    assert tokens_on(table.g, "charge", "Q1") == 1 and fact_value(table.g, "charges") == "1"
    assert [item.charges for item in curby.items if item.card == "eq-charges"] == [2]
    assert number(table.g, "pulse", "dice") == 3 and curby.victory_points == 1
    assert usable_by(table.g, curby) == []  # it is charged already
    assert usable_by(table.g, put(table, "curby", MARKS["Q2"])) == ["charge"]


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("okoro", "kind"), [("alive", "bs-okoro"), ("dead", "ag-heavy")])
def test_the_first_charge_brings_okoro_or_a_heavy_marine(okoro: str, kind: str):
    table = begun("m7", "B", variant="burn", flags={"okoro": okoro})
    who(table, "curby").items.append(new_item("eq-charges"))
    act(table, "curby", MARKS["Q1"])
    assert (kind, "R1") in [(model.kind, model.waiting) for model in table.g.enemies]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MOVE-14", "SAGA-MISSION-03")
def test_the_third_charge_opens_the_lock_and_starts_the_countdown():
    table = begun("m7", "B", variant="burn")
    who(table, "curby").items.append(new_item("eq-charges"))
    table.g.round = 6
    for code in ("Q1", "Q2", "Q3"):
        assert table.g.exits == []
        act(table, "curby", MARKS[code])
    assert (table.g.clock, table.g.exits, told_texts(table)[-1]) == (10, [(7, 17)], "third-charge")
    assert who(table, "curby").victory_points == 2

    with contextlib.suppress(MissionOver):
        for one in table.g.mercenaries:
            one.model.at = (7, 17)
            leave(table.g, one.model)
    assert table.g.ending == "mercenaries"


@pytest.mark.rule("SAGA-MISSION-03")
def test_the_countdown_runs_out():
    table = begun("m7", "B", variant="burn")
    table.g.clock = table.g.round = 10
    table.g.step = "end"
    for one in table.g.mercenaries[:2]:
        one.status, one.exit, one.model.at = "left", "X1", None
    table.any_fate().run(end_phase)
    assert table.g.ending == "nexus"


def charged(seats=(("mercenaries",),)) -> MissionTable:
    """A charge lies on the mark in the north-west; the squad is far away."""
    table = begun("m7", "B", variant="burn", seats=seats)
    add_tokens(table.g, "charge", "Q1", 1)
    table.g.flags["fact-charges"], table.g.step = "1", "activations"
    table.run(settle)
    table.g.enemies = []
    for column, one in enumerate(table.g.mercenaries):
        one.model.at = (7 + column, 16)
    return table


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-MISSION-11")
def test_the_nearest_agent_removes_a_charge_that_nobody_watches():
    table = charged()
    near, far = table.agent("guard", at=(7, 4)), table.agent("guard", at=(12, 13))
    assert decide(table.g, far, 5).action != "mission"
    plan = decide(table.g, near, 5)
    assert (plan.action, plan.use) == ("mission", ("remove-charge", "Q1"))

    table.any_fate().run(activate, near, "SAGA-AN-06")
    assert tokens_on(table.g, "charge", "Q1") == 0 and tokens_on(table.g, "loose-charge", "Q1") == 1
    assert fact_value(table.g, "charges") == "0"


@pytest.mark.rule("SAGA-TABLE-02")
def test_an_agent_goes_towards_a_charge_that_is_too_far_and_leaves_a_watched_one():
    table = charged()
    guard = table.agent("guard", at=(12, 13))
    plan = decide(table.g, guard, 3)
    assert (plan.rule, plan.action, len(plan.path)) == ("SAGA-TABLE-02", "", 3)
    put(table, "curby", (6, 10))
    assert decide(table.g, guard, 3).rule != "SAGA-TABLE-02"


@pytest.mark.rule("SAGA-ACTIVATE-02", "SAGA-ACTION-03")
def test_a_nexus_player_may_have_an_agent_remove_a_charge():
    table = charged(VERSUS)
    guard = table.agent("guard", at=(6, 6), facing="west")
    assert uses_of(table.g, guard) == [("remove-charge", "Q1")]
    curby = put(table, "curby", (6, 7), "north")
    assert uses_of(table.g, guard) == []  # in a front arc
    curby.model.facing = "south"
    table.g.acting = ""

    table.answers({"move": "stay", "facing": "west", "action": ("mission", "remove-charge", "Q1")}).any_fate()
    table.run(activate, guard, "SAGA-ACTIVATE-01")
    assert tokens_on(table.g, "loose-charge", "Q1") == 1


@pytest.mark.rule("SAGA-MISSION-11")
def test_a_loose_charge_is_set_again_without_a_new_one():
    table = charged()
    add_tokens(table.g, "charge", "Q1", -1)
    add_tokens(table.g, "loose-charge", "Q1", 1)
    act(table, "curby", MARKS["Q1"])
    assert [tokens_on(table.g, token, "Q1") for token in ("charge", "loose-charge")] == [1, 0]


# --- points for the team ---


def win_now(g: Saga) -> Procedure[None]:
    g.ending, g.step = "mercenaries", "over"
    yield from write_down(g)


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("struck", "points"), [("true", 2), ("false", 3)])
def test_winning_without_being_struck_is_worth_a_point_more(struck: str, points: int):
    table = begun("m7", "B", variant="cool")
    table.g.flags["fact-struck"] = struck
    names = [one.model.name for one in table.g.mercenaries]
    table.answers({"team-point": names[:points]}).run(win_now)
    assert sum([one.victory_points for one in table.g.mercenaries]) == points


@pytest.mark.rule("SAGA-TABLE-05")
def test_without_a_charge_agents_act_by_the_table():
    table = begun("m7", "B", variant="burn")
    guard = table.agent("guard", at=(7, 4))
    assert decide(table.g, guard, value(table.g, guard, "move")).rule != "SAGA-TABLE-02"
