"""Hale's Terms (m8): emitters, the offer, the private file, how it ends (SAGA-MISSION-12)."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.modifiers import SHOT
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.dice_pools import attack_pool
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import has_card, new_item
from starboard.games.saga.rules.hacking.hacking import operate
from starboard.games.saga.rules.hacking.operations import operation_of
from starboard.games.saga.rules.lookups import door_coded, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.uses import usable_by
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.doors import open_door
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.movement.nearness import steps_between
from starboard.games.saga.rules.nexus.nexus_phase import end as end_nexus_phase
from starboard.games.saga.rules.nexus.reinforcements import active_points
from starboard.games.saga.rules.orders.orders import order_of
from starboard.games.saga.rules.places import base_on, layout
from starboard.games.saga.rules.turns import end_turn
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.words.queries_of_odds import odds
from starboard.kernel.requests import Procedure
from tests.games.saga.rules.mission_tables import begun, put, told_texts, who

ALL = ("B", "C", "D", "E")


def boardroom(**rest) -> tuple[MissionTable, Model]:
    table = begun("m8", *ALL, agents=True, **rest)
    hale = model_named(table.g, "hale")
    table.g.enemies = [hale]
    return table, hale


def operate_at(table: MissionTable, name: str, operation: str, terminal: str) -> None:
    table.g.acting = name
    table.run(operate, who(table, name), scenery_coded(table.g, terminal), operation, 5)
    table.run(settle)


def curby_shoots_at(g: Saga, code: str) -> Procedure[int]:
    return (yield from attack(g, Attack(model_named(g, "curby"), None, SHOT, "wp-arc", scenery=code)))


# --- emitters ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-ATTACK-03")
def test_each_emitter_that_works_gives_hale_a_defence():
    table, hale = boardroom()
    assert value(table.g, hale, "defence") == 5
    operate_at(table, "curby", "emitter-north", "T2")
    assert value(table.g, hale, "defence") == 4
    destroy(table.g, "V2")
    assert value(table.g, hale, "defence") == 3


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-WOUND-03", "SAGA-ATTACK-05")
def test_while_an_emitter_works_hale_cannot_be_crippled():
    table, hale = boardroom()
    destroy(table.g, "V2")
    inflict(table.g, hale, 5, False)
    deed = Attack(hale, model_named(table.g, "curby"), SHOT)
    before = attack_pool(table.g, deed, layout(table.g)).dice
    assert table.told("crippled") == []

    hale.wounds = 4
    query = {"kind": "odds", "attacker": "curby", "target": hale.name, "way": SHOT, "cover": False}
    assert odds(table.g, query)["crippled"] == 0
    destroy(table.g, "V1")
    assert odds(table.g, query)["crippled"] > 0
    hale.wounds = 5
    assert attack_pool(table.g, deed, layout(table.g)).dice == before - 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
def test_the_second_emitter_is_worth_a_point_to_whoever_put_it_out():
    table, _ = boardroom()
    destroy(table.g, "V1")
    table.run(settle)
    assert operation_of("emitter-north").targets(table.g, scenery_coded(table.g, "T2")) == []
    operate_at(table, "curby", "emitter-south", "T3")
    assert who(table, "curby").victory_points == 1 and fact_value(table.g, "emitters-off") == "2"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DEPLOY-03")
def test_who_shoots_the_second_emitter_with_a_turret_when_its_turn_ends_has_the_point():
    table, _ = boardroom()
    destroy(table.g, "V1")
    table.run(settle)
    put(table, "curby", (14, 11))
    table.deployed("sentry", at=(15, 11), owner="curby")
    table.g.acting, table.g.step = "curby", "turn-end"
    table.answers({"use-ability": "dp-sentry", "turret-target": "V2"})
    table.fate(attack=(3, 3, 3, 0, 0, 0, 0))
    table.run(end_turn)
    table.run(settle)
    assert who(table, "curby").victory_points == 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-FEAT-03")
def test_who_destroys_the_second_emitter_in_somebody_elses_turn_has_the_point():
    table, _ = boardroom()
    destroy(table.g, "V1")
    table.run(settle)
    put(table, "curby", (15, 11))
    table.g.acting = "dulinsky"
    table.fate(attack=(3, 3, 3, 0, 0, 0, 0))
    table.run(curby_shoots_at, "V2")
    table.run(settle)
    assert who(table, "curby").victory_points == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_an_emitter_that_is_off_is_not_put_out_again_by_destroying_it():
    table, _ = boardroom()
    operate_at(table, "curby", "emitter-north", "T2")
    destroy(table.g, "V1")
    table.run(settle)
    assert fact_value(table.g, "emitters-off") == "1"


@pytest.mark.rule("SAGA-MISSION-12")
def test_emitters_can_be_switched_off_before_anybody_has_seen_them():
    table = begun("m8", "B", "C")
    operate_at(table, "curby", "emitter-north", "T2")
    assert fact_value(table.g, "emitters-off") == "1"
    table = begun("m8", "B", "C")
    assert operation_of("emitter-north").targets(table.g, scenery_coded(table.g, "T2"))


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
def test_the_relay_is_remembered():
    table, _ = boardroom()
    operate_at(table, "alyse", "relay", "T2")
    assert table.g.flags["relay"] == "yes" and who(table, "alyse").victory_points == 1


@pytest.mark.rule("SAGA-TABLE-03")
def test_hale_stays_at_her_desk_while_an_emitter_works():
    table, hale = boardroom()
    put(table, "curby", (6, 2))
    table.g.acting = ""
    chair = base_on(table.g, [(18, 8)])
    plan = decide(table.g, hale, value(table.g, hale, "move"))
    where = plan.path[-1] if plan.path else hale.at
    hale.at = where
    assert steps_between(table.g, layout(table.g), hale, chair) <= 2
    destroy(table.g, "V1")
    destroy(table.g, "V2")
    assert decide(table.g, hale, value(table.g, hale, "move")).rule != "SAGA-TABLE-03"


# --- at the start ---


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("has_pass", "lock"), [("yes", 0), ("no", 1)])
def test_with_the_pass_the_first_door_is_unlocked(has_pass: str, lock: int):
    assert begun("m8", flags={"pass": has_pass}).door("D1").lock == lock


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-02")
def test_after_the_cooling_all_points_sleep_until_the_end_of_round_two():
    table = begun("m8", "B", "C", "D", "E", flags={"cooled": "yes"})
    seen = [len(active_points(table.g))]
    for _ in range(2):
        table.g.step = "end"
        table.any_fate().run(end_phase)
        seen.append(len(active_points(table.g)))
    assert seen == [0, 0, 4]


@pytest.mark.rule("SAGA-INTERACT-01", "SAGA-MISSION-12")
def test_a_captive_heron_sits_at_the_table():
    table, _ = boardroom(flags={"heron": "captive"})
    put(table, "curby", (18, 8))
    table.answers({"action": "interact", "scenery": "Q1"}).any_fate()
    table.run(take_action, who(table, "curby"))
    assert has_card(who(table, "curby"), "eq-heron")
    assert not has_card(who(boardroom()[0], "curby"), "eq-heron")


# --- the private file ---


@pytest.mark.rule("SAGA-MISSION-11")
@pytest.mark.parametrize(("truth", "points"), [("yes", 1), ("no", 0)])
def test_the_private_file_tells_the_truth_or_is_worth_a_point(truth: str, points: int):
    table, _ = boardroom(flags={"truth": truth})
    curby = put(table, "curby", (18, 9), "north")
    table.answers({"action": "mission"}).any_fate()
    table.run(take_action, curby)
    assert curby.victory_points == points and table.g.flags["truth"] == "yes"
    assert told_texts(table)[-1] == "private-file"
    assert usable_by(table.g, curby) == []


# --- the offer ---


def offered(table: MissionTable, hale: Model, wounds: int = 3) -> None:
    inflict(table.g, hale, wounds, False)
    table.g.step, table.g.acting = "reinforcements", ""
    end_nexus_phase(table.g)
    table.run(settle)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MISSION-03")
def test_accepting_the_offer_ends_the_mission_at_once():
    table, hale = boardroom()
    table.answers({"mission-question": "accept"})
    offered(table, hale)
    assert (table.g.ending, table.g.flags["deal"]) == ("mercenaries", "yes")
    table.answers({"team-point": ["curby", "alyse", "wrath"]}).run(write_down)
    assert sum([one.victory_points for one in table.g.mercenaries]) == 3


@pytest.mark.rule("SAGA-MISSION-12")
def test_refusing_heals_hale_and_angers_her():
    table, hale = boardroom()
    table.answers({"mission-question": "refuse"})
    offered(table, hale, 4)
    angry = mission("m8").nexus.activations + 1
    assert (hale.wounds, table.g.nexus.activations, table.g.ending) == (2, angry, "")
    assert told_texts(table)[-2:] == ["offer", "refused"]
    offered(table, hale, 2)  # she does not ask again
    assert table.g.nexus.activations == angry


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("answer", "truth"), [("ask-why", "yes"), ("silent", "no")])
def test_who_does_not_know_the_truth_may_ask_why(answer: str, truth: str):
    table, hale = boardroom(flags={"truth": "no"})
    table.answers({"mission-question": ["refuse", answer]})
    offered(table, hale)
    assert table.g.flags["truth"] == truth and ("why" in told_texts(table)) == (truth == "yes")


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("number", "zones", "asked"), [(8, ALL, True), (7, ALL, False), (8, ("B", "C"), False)])
def test_at_the_end_of_round_eight_she_offers_to_whoever_has_found_her(number: int, zones, asked: bool):
    table = begun("m8", *zones, agents=True)
    table.g.round, table.g.step = number, "end"
    if asked:
        table.answers({"mission-question": "refuse"})
    table.any_fate().run(end_phase)
    assert ("offer" in told_texts(table)) == asked


@pytest.mark.rule("SAGA-MISSION-12")
def test_fewer_than_three_wounds_do_not_move_her():
    table, hale = boardroom()
    offered(table, hale, 2)
    assert "offer" not in told_texts(table)


# --- orders ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_the_wings_are_held_until_a_door_opens_and_the_bodyguards_stay():
    table = begun("m8", *ALL, agents=True)
    g = table.g
    north = [model for model in g.enemies if model.home in ((15, 2), (16, 2))]
    south = [model for model in g.enemies if model.home in ((15, 13), (16, 13))]
    guards = [model for model in g.enemies if model.home in ((14, 6), (15, 8))]
    assert [len(group) for group in (north, south, guards)] == [2, 2, 2]
    words = [[order_of(g, model).word for model in group] for group in (north, south, guards)]
    assert words == [["hold"] * 2, ["hold"] * 2, ["guard"] * 2]

    open_door(g, door_coded(g, "D5"))
    open_door(g, door_coded(g, "D4"))
    assert [order_of(g, model) for model in north + south] == [None] * 4
    assert [order_of(g, model).word for model in guards] == ["guard"] * 2


# --- how it ends ---


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-BOSS-07")
def test_hales_fall_wins_and_is_remembered():
    table, hale = boardroom(flags={"case": "yes"})
    table.g.acting, table.g.step = "curby", "action"
    table.answers({"team-point": ["curby", "alyse", "wrath"]}).run(fall, hale.name)
    assert (table.g.ending, table.g.flags["hale"]) == ("mercenaries", "down")
    assert sum([one.victory_points for one in table.g.mercenaries]) == 3


def fall(g: Saga, name: str) -> Procedure[None]:
    """She takes all she can, in somebody's Turn; then the mission is closed."""
    with contextlib.suppress(MissionOver):
        inflict(g, model_named(g, name), 9, False)
    yield from write_down(g)


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-MOVE-14")
@pytest.mark.parametrize(("heron", "ending"), [("captive", "mercenaries"), ("free", "")])
def test_a_captive_heron_brought_out_wins(heron: str, ending: str):
    table, _ = boardroom(flags={"heron": heron})
    who(table, "curby").items.append(new_item("eq-heron"))
    with contextlib.suppress(MissionOver):
        for one in table.g.mercenaries:
            one.model.at = (1, 10)
            leave(table.g, one.model)
    assert table.g.ending == ending


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(("out", "ending", "heron"), [(4, "mercenaries", "hurt"), (3, "", "captive")])
def test_a_captive_heron_who_is_hurt_on_the_way_still_counts_and_is_captive_if_she_stays(out, ending, heron):
    table, _ = boardroom(flags={"heron": "captive"})
    who(table, "wrath").items.append(new_item("eq-heron"))
    table.g.flags["heron"] = "hurt"
    with contextlib.suppress(MissionOver):
        for one in table.g.mercenaries[:out]:
            one.model.at = (1, 10)
            leave(table.g, one.model)
    assert table.g.ending == ending
    table.g.ending = ending or "nexus"
    assert aftermath(mission("m8").script.afters, outcome_of(table.g)).flags["heron"] == heron


@pytest.mark.rule("SAGA-MISSION-03")
def test_time_is_up_after_round_seventeen():
    table, _ = boardroom()
    table.g.round, table.g.step = 17, "end"
    table.any_fate().run(end_phase)
    assert table.g.ending == "nexus"


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m8")) == []
