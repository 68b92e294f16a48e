"""Bad Papers: each of its rules as it happens on its own map (SAGA-MISSION-11, SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.hacking.hacking import offered_operations, operate
from starboard.games.saga.rules.lookups import mercenary_named, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.orders.orders import given_order, order_of
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.testing.bare_missions import begun
from starboard.games.saga.testing.mission_table import MissionTable
from tests.games.saga.rules.mission_tables import goes, printed

STAIRS, LIFT = (13, 1), (18, 8)
SQUAD = ("dulinsky", "curby", "alyse", "devil")


def end_of_round(table: MissionTable, number: int) -> None:
    """The End Phase of that Round."""
    table.g.round, table.g.step, table.g.acting = number, "end", ""
    table.run(end_phase)


# --- the recording ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-02")
def test_from_round_3_the_recording_can_be_wiped_once_and_gives_a_point():
    table = begun("m1", "B")
    terminal = scenery_coded(table.g, "T2")
    assert "wipe" not in offered_operations(table.g, terminal)
    table.g.round = 2
    begin_round(table.g)
    table.run(settle)
    assert table.pages()[-1] == "recording" and table.told("pointed-out")[-1].args["pieces"] == ("T2",)
    assert "wipe" in offered_operations(table.g, terminal)

    table.g.acting, curby = "curby", mercenary_named(table.g, "curby")
    table.run(operate, curby, terminal, "wipe", 2)
    assert fact_value(table.g, "wiped") == "true" and curby.victory_points == 1
    assert "wipe" not in offered_operations(table.g, terminal)


# --- the lockdown ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MISSION-12")
def test_locks_rise_after_round_4_but_not_those_that_are_open():
    table = begun("m1", "C")
    table.door("D3", lock=0)
    end_of_round(table, 3)
    assert table.door("D2").lock == 3
    end_of_round(table, 4)
    assert (table.door("D2").lock, table.door("D3").lock) == (4, 0) and table.pages()[-1] == "lockdown-locks"
    end_of_round(table, 4)
    assert table.door("D2").lock == 4  # never more


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-01")
def test_points_grow_after_round_8():
    table = begun("m1")
    end_of_round(table, 8)
    grown = {point.code: point.squares for point in table.g.points}
    assert grown["R1"] == [(14, 14), (13, 14)] and grown["R2"] == [(1, 14), (2, 14)] and grown["R3"] == [(14, 4)]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ACTIVATE-01")
def test_one_more_activation_after_round_11():
    table = begun("m1")
    end_of_round(table, 11)
    assert table.g.nexus.activations == 4 and table.pages()[-1] == "lockdown-guard"


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(("number", "ending"), [(12, ""), (13, "nexus")])
def test_the_hangar_seals_after_round_13(number: int, ending: str):
    table = begun("m1")
    end_of_round(table, number)
    assert table.g.ending == ending


# --- the tank ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-GEOM-08")
def test_the_live_tank_tears_at_everybody_and_every_crate_within_two_squares():
    table = begun("m1")
    near, far = table.agent("guard", at=(11, 7)), table.agent("guard", at=(9, 12))
    devil = model_named(table.g, "devil")
    devil.at = (13, 12)
    table.g.acting = "devil"

    destroy(table.g, "o1")
    table.any_fate().run(settle)

    assert far in table.g.enemies and table.pages()[-1] == "tank"
    assert [event.args["target"] for event in table.told("attacked")] == ["devil", near.name]
    left = [piece.code for piece in table.g.scenery if piece.kind == "crate"]
    assert "c3" not in left and {"c1", "c2", "c4", "c5", "c6"} <= set(left)


# --- the way out ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MOVE-14")
@pytest.mark.parametrize(("by", "way", "closed"), [(STAIRS, "stairs", "X2"), (LIFT, "lift", "X1")])
def test_the_first_to_leave_fixes_the_exit(by: tuple[int, int], way: str, closed: str):
    table = begun("m1", "C", "D")
    assert set(table.g.exits) == {(13, 1), (18, 8), (18, 9)}
    table.answers({"team-point": "curby"})
    goes(table, "curby", by)
    assert fact_value(table.g, "way") == way and by in table.g.exits
    assert closed == "X2" or table.g.exits == [(18, 8), (18, 9)]
    assert table.g.ending == "" and mercenary_named(table.g, "curby").victory_points == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_crippled_one_that_leaves_gives_no_point():
    table = begun("m1", "D")
    curby = mercenary_named(table.g, "curby")
    inflict(table.g, curby.model, 3, False)
    assert table.told("crippled")
    goes(table, "curby", LIFT)
    assert curby.victory_points == 0 and curby.status == "left"


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-ROUND-02", "SAGA-UPKEEP-07")
def test_all_out_by_one_exit_have_won_and_the_last_one_has_a_point_more():
    table = begun("m1", "C")
    with table.script():
        table.answers({"team-point": ["dulinsky", "curby", "alyse"]})
        for name in SQUAD:
            goes(table, name, STAIRS)
    points = [mercenary_named(table.g, name).victory_points for name in SQUAD]
    assert table.g.ending == "mercenaries" and points == [1, 1, 1, 2]
    assert len(table.told("exit-turned")) == len(table.told("fact")) == 1, "what is so already is no news"

    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert after.following == ["m3"] and after.flags["alert"] == "2"  # single play begins with 1; nothing was wiped


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_smaller_squads_win_and_lose_in_the_same_way(size: int):
    table = begun("m1", "D")
    table.g.mercenaries = table.g.mercenaries[:size]
    for who in table.g.mercenaries[:-1]:
        who.model.at, who.status, who.exit = None, "left", "X2"
    table.g.flags["fact-wiped"] = "true"
    table.answers({"team-point": [table.g.mercenaries[0].model.name]} if size > 1 else {})
    goes(table, table.g.mercenaries[-1].model.name, LIFT)
    assert table.g.ending == "mercenaries"
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert after.flags["alert"] == "1"


@pytest.mark.rule("SAGA-MISSION-14", "SAGA-UPKEEP-07")
def test_three_hurt_lose_and_the_mission_is_played_again():
    table = begun("m1")
    with pytest.raises(MissionOver):
        for name in ("alyse", "curby", "devil"):
            inflict(table.g, model_named(table.g, name), 3, False)
    assert table.g.ending == "nexus"
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["alert"]) == (["m1"], "2")


# --- what is found, and what Agents do ---


@pytest.mark.rule("SAGA-ZONE-03", "SAGA-MISSION-02")
def test_what_each_zone_says_and_points_out():
    table = begun("m1", "B", "C", "D")
    assert table.pages()[-3:] == ["your-faces", "stairwell", "lift-cage"]
    shown = [event.args["pieces"] for event in table.told("pointed-out")]
    assert ("X1",) in shown and ("X2",) in shown


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-TABLE-02")
@pytest.mark.parametrize("seats", [(), (("nexus",), ("mercenaries",))])
def test_the_undecided_technician_runs_until_it_is_attacked(seats: tuple[tuple[str, ...], ...]):
    table = begun("m1", "E", seats=seats, crew=True)
    technician = printed(table, (17, 13))
    given = given_order(table.g, technician)
    assert given is not None and order_of(table.g, technician).text("order") == "flee"
    assert table.pages()[-1] == "undecided"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-GEOM-08")
def test_agents_of_lobby_and_lift_hold_until_somebody_is_near_or_round_5():
    table = begun("m1", "C", "D", crew=True)
    for name in SQUAD:
        model_named(table.g, name).at = None
    model_named(table.g, "devil").at = (3, 12)
    lobby, lift, hangar = printed(table, (12, 2)), printed(table, (17, 7)), printed(table, (8, 6))
    assert [order_of(table.g, one) is not None for one in (lobby, lift, hangar)] == [True, True, False]

    table.door("D2", open=True, lock=0)
    model_named(table.g, "devil").at = (12, 6)
    assert [order_of(table.g, one) is not None for one in (lobby, lift)] == [False, True]
    table.g.round = 5
    assert order_of(table.g, lift) is None
