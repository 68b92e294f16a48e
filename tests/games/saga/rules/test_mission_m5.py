"""The Rolling Stacks: shelves, the Shrike's errand and her price, the ledger, the core (SAGA-MISSION-12)."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.automaton.artificial_nexus import activations
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import has_card, new_item
from starboard.games.saga.rules.gear.interaction import search
from starboard.games.saga.rules.hacking.hacking import offered_operations, operate
from starboard.games.saga.rules.lookups import door_coded, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.errand_cards import take_card
from starboard.games.saga.rules.orders.orders import given_order, order_of
from starboard.games.saga.state.fields import Model, Played
from starboard.games.saga.testing.mission_table import MissionTable
from tests.games.saga.rules.mission_tables import VERSUS, begun, put, told_texts, who

CORE, TRAM = "eq-data-core", (18, 7)


def archive(*zones: str, seats=(("mercenaries",),)) -> MissionTable:
    """With the Shrike alone on the board, if her office is revealed; and with light everywhere."""
    table = begun("m5", *zones, seats=seats, agents=True)
    table.g.enemies = [model for model in table.g.enemies if model.kind == "bs-shrike"]
    table.g.darkness = []
    return table


def shrike(table: MissionTable) -> Model:
    return model_named(table.g, "shrike")


def end_of_round(table: MissionTable, number: int) -> None:
    table.g.round, table.g.step, table.g.acting = number, "end", ""
    table.any_fate().run(end_phase)


def hack(table: MissionTable, name: str, operation: str, terminal: str, successes: int = 2) -> None:
    table.g.acting = name
    table.run(operate, who(table, name), scenery_coded(table.g, terminal), operation, successes)
    table.run(settle)


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m5")) == []


# --- shelves and the ledger ---


@pytest.mark.rule("SAGA-HACK-02", "SAGA-HACK-10", "SAGA-MISSION-10")
def test_shelves_are_rolled_again_and_again_once_somebody_has_seen_them():
    table = archive()
    terminal = scenery_coded(table.g, "T1")
    assert "roll" not in offered_operations(table.g, terminal)
    table = archive("B")
    terminal = scenery_coded(table.g, "T1")
    for squares in ((8, 3), (7, 3)):
        assert "roll" in offered_operations(table.g, terminal)
        table.answers({"slide": "V1"})
        hack(table, "curby", "roll", "T1")
        assert scenery_coded(table.g, "V1").squares[0] == squares
    assert told_texts(table) == ["start", "stacks"]


@pytest.mark.rule("SAGA-ACTION-04", "SAGA-INTERACT-05", "SAGA-MISSION-11")
def test_an_agent_next_to_a_terminal_rolls_a_shelf_without_a_roll():
    table = archive("B", seats=VERSUS)
    guard = table.agent("guard", at=(13, 1), facing="east")
    action = ("mission", "agents-roll", "T2")
    table.answers({"move": "stay", "facing": "east", "action": action, "slide": "V3"})

    table.run(activate, guard, "SAGA-ACTIVATE-01")

    assert scenery_coded(table.g, "V3").squares[0] == (8, 9) and table.rolled == []


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-AN-06")
@pytest.mark.parametrize(("at", "rolls"), [((8, 3), True), ((11, 3), False)])
def test_by_the_rules_the_last_activation_rolls_a_shelf_onto_a_mercenary(at: tuple[int, int], rolls: bool):
    table = archive("B")
    table.agent("technician", at=(12, 1), facing="east")
    put(table, "curby", at, "south")
    table.g.acting, table.g.step, table.g.nexus.activations = "", "activations", 1
    table.any_fate().run(activations)

    used = [event.args["use"] for event in table.told("mission-use")]
    struck = [event.args["target"] for event in table.told("attacked")]
    assert (used, struck) == ((["agents-roll"], ["curby"]) if rolls else ([], struck))


@pytest.mark.rule("SAGA-HACK-09", "SAGA-MISSION-12")
def test_the_ledger_tells_the_truth_once_and_needs_two_successes():
    table = archive("B", "E")
    hack(table, "curby", "ledger", "T4", successes=1)
    assert fact_value(table.g, "truth") == "yes"  # single play begins so
    table.g.flags["truth"] = "no"
    hack(table, "curby", "ledger", "T3", successes=1)
    assert fact_value(table.g, "truth") == "no" and who(table, "curby").victory_points == 0
    hack(table, "curby", "ledger", "T3")
    assert fact_value(table.g, "truth") == "yes" and who(table, "curby").victory_points == 1
    assert told_texts(table)[-1] == "ledger"
    assert all(["ledger" not in offered_operations(table.g, scenery_coded(table.g, code)) for code in ("T3", "T4")])


# --- the errand ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-01", "SAGA-ZONE-02")
@pytest.mark.parametrize(("number", "begun_it"), [(4, False), (5, True)])
def test_the_shrike_sets_out_after_round_5(number: int, begun_it: bool):
    table = archive("B")
    end_of_round(table, number)
    assert (set(table.g.zones) == {"A", "B", "C", "D", "E"}) == begun_it and ("shrike" in told_texts(table)) == begun_it
    bosses = [model for model in table.g.enemies if model.kind == "bs-shrike"]
    assert len(bosses) == int(begun_it) and all([given_order(table.g, one) is not None for one in bosses])


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DOOR-06")
def test_or_when_somebody_opens_her_office_and_only_once():
    table = archive("B")
    curby = put(table, "curby", (14, 13), "east")
    table.answers({"action": "door"}).any_fate()
    table.run(take_action, curby)
    table.run(settle)
    assert set(table.g.zones) == {"A", "B", "C", "D", "E"} and given_order(table.g, shrike(table)) is not None
    assert not door_coded(table.g, "D5").open and not door_coded(table.g, "D6").open

    end_of_round(table, 5)
    assert told_texts(table).count("shrike") == 1


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-MISSION-12", "SAGA-MOVE-14")
@pytest.mark.parametrize("seats", [(("mercenaries",),), VERSUS], ids=["together", "versus"])
def test_she_leaves_with_the_core_and_the_tram_is_gone_for_two_rounds(seats: tuple[tuple[str, ...], ...]):
    table = archive("B", "E", seats=seats)
    table.g.round = 6
    for _ in range(4):
        table.any_fate().run(activate, shrike(table), "SAGA-BOSS-06")
    assert "shrike" not in [model.name for model in table.g.enemies] and told_texts(table)[-1] == "tram-gone"
    assert fact_value(table.g, "core") == "no" and fact_value(table.g, "shrike") == "loose"
    assert "tram-bell" not in told_texts(table)
    closed = []
    for number in (6, 7, 8):
        closed.append(TRAM not in table.g.exits)
        end_of_round(table, number)
    assert closed == [True, True, True] and TRAM in table.g.exits


# --- her price ---


def beside_her(table: MissionTable, points: int, facing: str = "west") -> MissionTable:
    shrike(table).at, shrike(table).facing = (17, 8), facing
    curby = put(table, "curby", (18, 8), "west")
    curby.victory_points = points
    return table


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-ACTION-03")
@pytest.mark.parametrize(
    ("points", "facing", "case", "offered"),
    [(3, "west", "no", True), (2, "west", "no", False), (0, "west", "yes", True), (9, "east", "no", False)],
)
def test_she_is_bought_for_three_points_or_the_case_but_not_from_her_front_arc(
    points: int, facing: str, case: str, offered: bool
):
    table = beside_her(archive("B", "E"), points, facing)
    table.g.flags["case"] = case
    assert (why_not(table.g, who(table, "curby"), ACTIONS["mission"]) is None) == offered


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("case", "left"), [("no", 2), ("yes", 5)])
@pytest.mark.parametrize("holds", [True, False])
def test_bought_she_drops_the_core_and_goes(case: str, left: int, holds: bool):
    table = beside_her(archive("B", "C", "E"), 4)
    table.g.flags["case"] = case
    if holds:
        take_card(table.g, shrike(table), CORE)
    table.answers({"action": "mission"})
    table.run(take_action, who(table, "curby"))
    table.run(settle)
    assert table.g.enemies == [] and table.told("eliminated") == [] and fact_value(table.g, "shrike") == "bought"
    assert who(table, "curby").victory_points == left
    assert [(one.item.card, one.at) for one in table.g.lying] == ([(CORE, (17, 8))] if holds else [])
    assert TRAM in table.g.exits and "tram-gone" not in told_texts(table)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_eliminated_she_is_dead_and_drops_the_core_where_she_stood():
    table = archive("B", "C", "E")
    take_card(table.g, shrike(table), CORE)
    place = shrike(table).at
    table.g.acting = "alyse"
    eliminate(table.g, shrike(table))
    table.run(settle)
    assert fact_value(table.g, "shrike") == "dead" and who(table, "alyse").victory_points == 1
    assert [(one.item.card, one.at) for one in table.g.lying] == [(CORE, place)]


# --- the core ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MISSION-02", "SAGA-INTERACT-01")
def test_the_core_is_taken_from_next_to_its_cradle_and_the_bell_rings():
    table = archive("B", "C")
    curby = put(table, "curby", (17, 3), "east")
    table.answers({"action": "interact"})
    table.run(take_action, curby)
    table.run(settle)
    assert has_card(curby, CORE) and told_texts(table)[-1] == "tram-bell"
    assert table.told("pointed-out")[-1].args["pieces"] == ("X1",)


@pytest.mark.rule("SAGA-SUPPLY-04")
def test_the_charges_lie_in_the_curators_cabinet():
    table = archive("B", "E")
    table.run(search, who(table, "curby"), "k2")
    assert has_card(who(table, "curby"), "eq-charges")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MOVE-14")
@pytest.mark.parametrize(("holds", "core", "points"), [(True, "yes", 2), (False, "no", 0)])
def test_who_leaves_with_the_core_has_won_the_prize(holds: bool, core: str, points: int):
    table = archive("B", "D")
    curby = put(table, "curby", TRAM)
    curby.items += [new_item(CORE)] if holds else []
    table.g.step = "move"
    leave(table.g, curby.model)
    table.run(settle)
    assert (fact_value(table.g, "core"), curby.victory_points, table.g.ending) == (core, points, "")


# --- Agents ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_the_aisle_guards_hold_until_somebody_is_among_the_shelves():
    table = begun("m5", "B", agents=True)
    guards = [model for model in table.g.enemies if model.home in ((6, 6), (6, 11))]
    others = [model for model in table.g.enemies if model not in guards]
    assert [order_of(table.g, model).word for model in guards] == ["hold", "hold"]
    assert [order_of(table.g, model) for model in others] == [None] * len(others)
    put(table, "curby", (5, 8))
    assert [order_of(table.g, model) for model in guards] == [None, None]


# --- the end ---


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(("number", "ending"), [(17, ""), (18, "nexus")])
def test_time_is_up_after_round_18(number: int, ending: str):
    table = archive("B", "E")
    table.g.enemies = []
    end_of_round(table, number)
    assert table.g.ending == ending


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(
    ("alert", "played", "following"), [("2", [], ["m7", "m6"]), ("3", [], ["m7"]), ("1", [Played("m6", True)], ["m7"])]
)
def test_all_out_have_won_and_may_turn_aside(alert: str, played: list[Played], following: list[str]):
    table = archive("B", "D")
    table.g.played, table.g.flags["alert"] = played, alert
    with contextlib.suppress(MissionOver):
        for one in table.g.mercenaries:
            put(table, one.model.name, TRAM)
            table.g.step = "move"
            leave(table.g, one.model)
    table.answers({"team-point": "alyse"}).run(write_down)
    assert table.g.ending == "mercenaries" and [one.victory_points for one in table.g.mercenaries] == [0, 0, 1, 0]
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["alert"]) == (following, alert)


@pytest.mark.rule("SAGA-CAMPAIGN-03", "SAGA-UPKEEP-07")
def test_a_loss_leads_on_with_more_alarm():
    table = archive("B")
    table.g.ending, table.g.flags["alert"] = "nexus", "2"
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["alert"], after.flags["core"]) == (["m7"], "3", "no")
