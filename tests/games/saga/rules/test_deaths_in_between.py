"""Somebody falls in the middle of something: an Action, an activation, a card, the time between two Turns."""

import pytest

from starboard.games.saga.rules.automaton.artificial_nexus import special_abilities
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.card_play import play_ability
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.nexus_phase import nexus_phase
from starboard.games.saga.rules.turns import act_in_turn, begin_turn, between_turns, end_turn, move_in_turn, start_turn
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.mission_tables import begun, put

HALL = ("..........",) * 3


@pytest.mark.rule("SAGA-REACT-01", "SAGA-DEATH-07", "SAGA-TURN-05")
def test_a_shooter_that_return_fire_kills_does_nothing_more_and_its_turn_was_the_lost_one():
    table = SagaTable(*HALL)
    dulinsky = table.mercenary("dulinsky", at=(0, 1), facing="east", wounds=4, skills=["sk-priority-orders"])
    for at, name in enumerate(("curby", "alyse")):
        table.mercenary(name, at=(0, 2 * at), facing="west")
    table.g.mercenaries[1].ready = False  # she would turn this counter up
    guard = table.agent("guard", at=(4, 1), facing="west")
    nexus = table.nexus_player(["nx-return-fire-a"])
    begin_turn(table.g, dulinsky)
    table.g.step = "action"
    table.answers({"action": "shoot", (nexus.seat, "reaction"): "nx-return-fire-a", "facing": "west"})
    table.fate(attack=[(0, 0, 0, 0, 0), (3, 3, 0)])

    with table.script():
        table.run(act_in_turn)
        table.run(end_turn)

    assert dulinsky.status == "down" and guard.wounds == 0 and not table.told("made-ready")
    assert (table.g.turns, table.g.turns_left, table.g.step) == (3, 3, "between")


@pytest.mark.rule("SAGA-INTERRUPT-01", "SAGA-DEATH-07", "SAGA-INTERRUPT-04")
def test_an_interrupt_that_kills_somebody_who_has_not_acted_costs_a_turn_at_once():
    table = SagaTable(*HALL)
    first, second = table.mercenary("ogan", at=(0, 0)), table.mercenary("devil", at=(3, 1), facing="west", wounds=4)
    for at, name in enumerate(("alyse", "curby")):
        table.mercenary(name, at=(at, 2), facing="west")
    table.agent("marine", at=(6, 1), facing="west")
    nexus = table.nexus_player(["nx-ambush-a", "nx-ambush-b"])
    begin_turn(table.g, first)
    table.run(end_turn)
    answers = {(nexus.seat, "interrupt"): "nx-ambush-a", "move": "stay", "facing": "west", "action": "shoot"}
    table.answers({**answers, "target": "devil"}).any_fate().fate(attack=(3, 3, 3, 0))

    table.run(between_turns)

    assert second.status == "down" and (table.g.turns, table.g.turns_left) == (3, 2)
    assert table.g.nexus.interrupted and table.g.nexus.hand == ["nx-ambush-b"]


@pytest.mark.rule("SAGA-BOSS-07", "SAGA-BREAK-05")
def test_a_boss_that_falls_as_she_withdraws_is_eliminated_and_nobody_holds_the_line():
    table = SagaTable("R.........", *HALL[1:])
    dulinsky = table.mercenary("wrath", at=(4, 1), facing="east")
    okoro = table.boss("okoro", at=(5, 1), facing="west", wounds=7)
    table.agent("guard", at=(6, 2), facing="west")
    table.g.nexus.target = "wrath"
    table.any_fate().answers({"free-attack": "wrath"}).fate(attack=(3, 3, 3, 3, 3) + (0,) * 2)

    table.run(activate, okoro, "SAGA-BOSS-06")

    assert okoro not in table.g.enemies and okoro in table.g.fallen and not table.told("withdrew")
    assert len(table.told("attacked")) == 1 and dulinsky.model.wounds == 0


@pytest.mark.rule("SAGA-DRAW-07", "SAGA-AN-06", "SAGA-TARGET-10")
def test_without_a_single_card_the_artificial_nexus_still_activates_and_calls_nobody():
    table = SagaTable("R.........", *HALL[1:])
    table.mercenary("dulinsky", at=(0, 2), facing="east").acted = 1
    guard = table.agent("guard", at=(9, 2), facing="east")
    table.g.turns_taken, table.g.nexus.activations, table.g.step = 1, 1, "abilities"
    table.g.nexus.kinds, table.g.nexus.max_cost = ["ag-guard"], 2
    lay_deck(table.g, [])

    table.any_fate().run(nexus_phase)

    assert table.told("target")[0].args["who"] == "dulinsky" and guard.facing == "west"
    assert len(table.g.enemies) == 1 and table.g.step == "end"


@pytest.mark.rule("SAGA-AN-04")
def test_a_card_without_target_and_without_an_agent_does_nothing():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(0, 2)).acted = 1
    lay_deck(table.g, [["nx-booby-trap-a"]])

    table.any_fate().run(special_abilities)

    assert [one.args["acts"] for one in table.told("no-valid-target")] == [0] and not table.told("activated")
    assert table.g.nexus.discard == ["nx-booby-trap-a"]


@pytest.mark.rule("SAGA-CARD-01", "SAGA-DEATH-01")
def test_nobody_shoots_on_at_a_fallen_mercenary():
    table = SagaTable(*HALL)
    dulinsky = table.mercenary("dulinsky", at=(0, 1), facing="east", wounds=4)
    table.mercenary("curby", at=(0, 0), facing="west")
    guards = [table.agent("guard", at=(4, y), facing="west").name for y in range(3)]
    nexus = table.nexus_player(["nx-concentrated-fire-a"])
    table.g.step = "abilities"
    table.answers({"victim": "dulinsky", (nexus.seat, "agent-for-card"): guards[1], "facing": "west"})
    table.any_fate().fate(attack=(3, 3, 3, 0))

    table.run(play_ability, "nx-concentrated-fire-a")

    assert dulinsky.status == "down" and len(table.told("attacked")) == 1


@pytest.mark.rule("SAGA-DEATH-01", "SAGA-TURN-04", "SAGA-MISSION-12")
def test_a_tank_blown_up_at_the_start_of_a_turn_may_end_it():
    table = begun("m1")
    devil = put(table, "devil", (10, 8))
    for column, name in enumerate(("dulinsky", "curby", "alyse")):
        put(table, name, (1 + column, 13))
    devil.model.wounds = 4
    charge = Model("charge", "dp-charge", "mercenaries", (11, 10))
    charge.owner = "devil"
    table.g.deployed.append(charge)
    begin_turn(table.g, devil)
    table.answers({"use-ability": "dp-charge"}).fate(attack=[(3,) * 6 + (0,) * 3])
    table.run(start_turn)
    table.any_fate().fate(attack=[(3, 3, 3, 0, 0, 0)])
    table.run(settle)  # the tank's own blast

    assert devil.status == "down" and table.g.step == "move"
    table.run(move_in_turn)
    assert table.g.step == "turn-end"

    table.g.step = "action"
    table.run(act_in_turn)
    assert table.g.step == "turn-end" and not table.told("action")
