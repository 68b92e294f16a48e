"""The Spine: each of its rules as it happens on its own map (SAGA-MISSION-11, SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.rules.attacks.elimination import eliminate, take_off
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.interaction import take_from_mark
from starboard.games.saga.rules.hacking.hacking import operate
from starboard.games.saga.rules.lookups import mercenary_named, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.feature_numbers import word
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.orders import order_of, written_orders
from starboard.games.saga.testing.bare_missions import begun
from tests.games.saga.rules.mission_tables import goes, printed

GATE = (21, 6)
SQUAD = ("dulinsky", "curby", "alyse", "devil")


# --- operations ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
@pytest.mark.parametrize("state", ["run", "stop", "reverse", "fast"])
def test_who_hacks_the_belts_chooses_how_they_move(state: str):
    table = begun("m2", "B")
    table.g.acting = "curby"
    table.answers({"feature": state})
    table.run(operate, mercenary_named(table.g, "curby"), scenery_coded(table.g, "T1"), "belt", 1)
    assert word(table.g, "belts", "state") == state


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-SUPPLY-03")
def test_the_manifest_gives_a_supply_card_and_the_label_is_read_once():
    table = begun("m2", "B", "E")
    curby = mercenary_named(table.g, "curby")
    before, table.g.acting = len(curby.items), "curby"
    table.any_fate().run(operate, curby, scenery_coded(table.g, "T2"), "manifest", 2)
    table.run(settle)
    assert len(curby.items) == before + 1 and table.pages().count("label") == 1
    table.any_fate().run(take_from_mark, curby, "Q1")
    table.run(settle)
    assert table.pages().count("label") == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_whoever_takes_the_case_reads_the_label():
    table = begun("m2", "B", "E")
    table.g.acting = "devil"
    table.run(take_from_mark, mercenary_named(table.g, "devil"), "Q1")
    assert fact_value(table.g, "label-read") == "false"  # the Action comes to its end first
    table.run(settle)
    assert fact_value(table.g, "label-read") == "true" and table.pages()[-1] == "label"


@pytest.mark.rule("SAGA-ZONE-03", "SAGA-MISSION-02")
def test_what_each_zone_says_and_points_out():
    table = begun("m2", "B", "E", "D")
    assert [page for page in table.pages() if page in ("the-spine", "dispatch", "okoro")] == [
        "the-spine", "dispatch", "okoro",
    ]  # fmt: skip
    assert ("Q1",) in [event.args["pieces"] for event in table.told("pointed-out")]


# --- Okoro ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-01")
def test_okoro_withdraws_alive():
    table = begun("m2", "B", "D", crew=True)
    take_off(table.g, model_named(table.g, "okoro"))
    table.run(settle)
    assert table.pages()[-1] == "okoro-withdraws" and fact_value(table.g, "okoro") != "dead"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_whoever_eliminates_okoro_has_a_point():
    table = begun("m2", "B", "D", crew=True)
    table.g.acting = "devil"
    eliminate(table.g, model_named(table.g, "okoro"))
    table.run(settle)
    assert fact_value(table.g, "okoro") == "dead" and mercenary_named(table.g, "devil").victory_points == 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BREAK-03", "SAGA-BOSS-07")
def test_a_free_attack_that_eliminates_okoro_has_the_point_outside_ones_own_turn():
    table = begun("m2", "B", "D", crew=True)
    okoro, curby = model_named(table.g, "okoro"), model_named(table.g, "curby")
    okoro.at, okoro.wounds, curby.at, curby.facing = (9, 5), 7, (8, 5), "east"
    table.g.step = "activations"
    table.answers({"free-attack": "curby"}).fate(attack=(3, 0, 0))

    table.run(activate, okoro, "SAGA-BOSS-06")

    assert fact_value(table.g, "okoro") == "dead" and mercenary_named(table.g, "curby").victory_points == 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-FEAT-03")
def test_a_friend_that_eliminates_okoro_in_the_captains_feat_has_the_point_itself():
    table = begun("m2", "B", "D", crew=True)
    okoro, curby = model_named(table.g, "okoro"), model_named(table.g, "curby")
    okoro.wounds, table.g.acting = 7, "dulinsky"

    table.run(inflict, okoro, 1, True, curby)
    table.run(settle)

    assert [who.victory_points for who in table.g.mercenaries] == [0, 1, 0, 0]


# --- Agents ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_agents_of_the_gate_hold_it_while_its_door_is_closed_and_marines_avoid_the_belts():
    table = begun("m2", "B", "D", crew=True)
    marine, guard, spine = printed(table, (18, 3)), printed(table, (20, 9)), printed(table, (12, 6))
    assert order_of(table.g, marine).word == order_of(table.g, guard).word == "hold"
    assert order_of(table.g, spine) is None
    avoiding = [["avoid" in [one.word for one in written_orders(table.g, model)]] for model in (marine, guard, spine)]
    assert avoiding == [[True], [False], [True]]
    called = table.agent("guard", at=(19, 5))  # as reinforcements are, when they have entered
    assert order_of(table.g, called).word == "hold"
    table.door("D4", lock=0, open=True)
    assert [order_of(table.g, model) for model in (marine, guard, called)] == [None] * 3


# --- ends ---


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-ROUND-02", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(("number", "team"), [(11, 3), (12, 2)])
def test_all_out_have_won_and_whoever_carries_the_case_has_its_points(number: int, team: int):
    table = begun("m2", "B", "D")
    table.g.round = number
    mercenary_named(table.g, "devil").items.append(new_item("eq-case"))
    with table.script():
        table.answers({"team-point": list(SQUAD[: min(team, 3)])})
        for name in SQUAD:
            goes(table, name, GATE)
    points = [mercenary_named(table.g, name).victory_points for name in SQUAD]
    assert table.g.ending == "mercenaries" and fact_value(table.g, "case") == "yes"
    assert points == [1, 1, int(team == 3), 2]
    assert aftermath(mission_of(table.g).script.afters, outcome_of(table.g)).following == ["m4"]


@pytest.mark.rule("SAGA-MISSION-03")
def test_one_alone_has_not_won_unless_it_was_the_whole_squad():
    table = begun("m2", "B", "D")
    for name in SQUAD[:3]:
        mercenary_named(table.g, name).status = "down"
        model_named(table.g, name).at = None
    table.g.acting, table.g.step = "devil", "move"
    with pytest.raises(MissionOver):
        leave(table.g, model_named(table.g, "devil"))
    assert table.g.ending == "nexus"  # three have fallen

    table = begun("m2", "B", "D")
    table.g.mercenaries = [mercenary_named(table.g, "devil")]
    goes(table, "devil", GATE)
    assert table.g.ending == "mercenaries"


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(("number", "ending"), [(14, ""), (15, "nexus")])
def test_time_is_up_after_round_15(number: int, ending: str):
    table = begun("m2")
    table.g.round, table.g.step, table.g.acting = number, "end", ""
    table.run(end_phase)
    assert table.g.ending == ending
    if ending:
        after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
        assert (after.following, after.flags["alert"]) == (["m3"], "2")
