"""Dropping is free at any moment of one's own round, after the last Action and in a pod too (NEM-ITEM-15)."""

import pytest

from starboard.games.nemesis.rules.turn import play_rounds
from starboard.testing import NemesisTable


def second_action(**character) -> tuple:
    """The pilot in the Laboratory with one Action left; the captain elsewhere."""
    table = NemesisTable(rooms={2: "laboratory"})
    pilot = table.character("pilot", **{"at": "laboratory", "hand": ["rest", "search"], "held": [], **character})
    captain = table.character("captain", at="engine-1")
    table.g.actions = 1
    return table, pilot, captain


def asked_to_drop(table: NemesisTable) -> bool:
    return any(ask.kind == "drop" for ask in table.asked)


@pytest.mark.rule("NEM-ROOM-09", "NEM-ITEM-15")
def test_an_object_taken_in_the_laboratory_as_the_second_action_can_be_dropped():
    table, pilot, captain = second_action()
    table.lying("laboratory", "carcass")

    table.answers({"action": "pick-up", "pay": "rest", "drop": "carcass"})
    table.run(play_rounds)

    assert (pilot.held, (2, "carcass") in table.g.lying) == ([], True)
    assert table.g.active == captain.seat


@pytest.mark.rule("NEM-ROOM-09", "NEM-ITEM-15")
def test_an_object_analysed_as_the_second_action_can_be_dropped():
    table, pilot, captain = second_action(held=["egg"])
    table.fate(weakness_card="fire")
    table.answers({"action": "room", "drop": "egg"})

    table.run(play_rounds)

    assert (pilot.held, (2, "egg") in table.g.lying, table.g.active) == ([], True, captain.seat)


@pytest.mark.rule("NEM-ITEM-15", "NEM-ITEM-13")
def test_an_object_carried_into_a_room_as_the_second_action_can_be_dropped_there():
    table, pilot, captain = second_action(held=["corpse-scout"])
    table.fate(noise_die="silence")
    table.answers({"action": "move", "pay": "rest", "room": 1, "drop": "corpse-scout"})

    table.run(play_rounds)

    assert (pilot.held, table.g.lying[-1], table.g.active) == ([], (1, "corpse-scout"), captain.seat)


@pytest.mark.rule("NEM-ITEM-15")
def test_as_many_things_as_one_likes_are_dropped_after_the_last_action():
    table, pilot, _ = second_action(held=["egg"], items=["medkit"])
    table.lying("laboratory", "carcass")
    table.answers({"action": "pick-up", "pay": "rest", "drop": ["egg", "medkit", "none"]})

    table.run(play_rounds)

    assert ([held.item for held in pilot.held], pilot.inventory) == (["carcass"], [])
    assert table.g.green.discard == ["medkit"]


@pytest.mark.rule("NEM-ITEM-15")
@pytest.mark.parametrize(
    ("carried", "action", "at"),
    [
        ({"held": []}, "move", 1),  # nothing but Items could be dropped, and they could before
        ({"held": ["egg"]}, "craft", 2),  # the Egg is where it was
    ],
)
def test_nobody_is_asked_without_need(carried, action, at):
    table, pilot, captain = second_action(items=["chemicals", "medkit"], **carried)
    if action == "move":
        table.fate(noise_die="silence").answers({"room": 1})
    table.answers({"action": action, "pay": "rest"})

    table.run(play_rounds)

    assert (pilot.room, table.g.active) == (at, captain.seat)
    assert not asked_to_drop(table)


@pytest.mark.rule("NEM-ITEM-15")
def test_after_the_first_action_dropping_stands_in_the_menu_as_ever():
    table, pilot, _ = second_action()
    table.g.actions = 0
    table.lying("laboratory", "carcass")
    table.answers({"action": "pick-up", "pay": "rest"})

    table.run(play_rounds)

    assert not asked_to_drop(table)
    assert "drop" in table.options(pilot)


@pytest.mark.rule("NEM-TURN-15", "NEM-ITEM-15")
def test_an_automatic_pass_ends_the_round_at_once():
    table = NemesisTable()
    mechanic = table.character("mechanic", at="hibernatorium", hand=["technical-corridors", "rest"], held=["egg"])
    table.character("captain", at="cockpit")
    ways = [room for room in range(1, 22) if table.board.duct[room] >= 0]
    mechanic.room = ways[0]
    table.lay_tile(ways[0], "armory")
    table.lay_tile(ways[1], "canteen")
    table.g.actions = 1
    table.fate(noise_die="silence").answers({"action": "card:technical-corridors", "room": ways[1]})

    table.run(play_rounds)

    assert (mechanic.room, mechanic.passed, [held.item for held in mechanic.held]) == (ways[1], True, ["egg"])
    assert not asked_to_drop(table)


@pytest.mark.rule("NEM-ITEM-15", "NEM-POD-08", "NEM-DEATH-11")
def test_somebody_who_waits_in_a_pod_drops_things_into_the_section():
    table = NemesisTable(rooms={12: "evac-b"})
    pilot = table.character("pilot", pod=2, held=["egg"], items=["medkit"])
    table.character("captain", at="engine-1")
    table.answers({"in-pod": ["drop", "drop", "wait"], "drop": "medkit"})

    table.run(play_rounds)

    assert (pilot.held, pilot.inventory, pilot.pod, pilot.passed) == ([], [], 2, True)
    assert ((12, "egg") in table.g.lying, table.g.green.discard) == (True, ["medkit"])
    assert "drop" not in table.question("in-pod").options  # no Object is left


@pytest.mark.rule("NEM-ITEM-15", "NEM-POD-07")
def test_whoever_has_just_boarded_a_pod_may_drop_things_before_launching():
    table = NemesisTable(rooms={12: "evac-b"})
    pilot = table.character("pilot", at="evac-b", hand=["rest", "rest"], held=["egg"])
    table.character("captain", at="cockpit")
    table.pod(2).unlocked = True
    table.fate(noise_die="silence").answers({"action": "room", "in-pod": ["drop", "launch"]})

    table.run(play_rounds)

    assert (pilot.status, (12, "egg") in table.g.lying) == ("escaped", True)
