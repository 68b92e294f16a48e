"""Hacking Terminals: reach, goals, the roll, locks, operations."""

import pytest

from starboard.games.saga.content.mission import MissionOperation
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.hacking.hacking import (
    firewall,
    goals,
    hack,
    hack_terminal,
    refused_goals,
    terminals_in_reach,
    why_no_hack,
)
from starboard.games.saga.rules.hacking.operations import MISSION_OPERATIONS, Operation, UnwrittenOperation
from starboard.games.saga.state.fields import CardInPlay
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.game import tell


def at_terminal(*rows: str, who: str = "dulinsky", lock: int = 2, level: int = 1, campaign=False, **mercenary):
    """Dulinsky (Tech 2) looks north at a Terminal from (1, 1); a door is locked."""
    table = SagaTable(*(rows or ("T..D", "....")), campaign=campaign)
    table.g.firewall = level
    table.door("D1", lock=lock)
    return table, table.mercenary(who, at=(1, 1), **mercenary)


# --- who can, and where ---


@pytest.mark.rule("SAGA-HACK-01")
def test_a_terminal_in_the_front_arc_can_be_hacked_and_no_other():
    table, dulinsky = at_terminal("T.TD", "T...", "T...")

    assert [piece.code for piece in terminals_in_reach(table.g, dulinsky)] == ["T1", "T2", "T3"]
    dulinsky.model.at = (2, 2)
    assert why_no_hack(table.g, dulinsky).rule == "SAGA-HACK-01"


@pytest.mark.rule("SAGA-HACK-01", "SAGA-ACTION-02", "SAGA-ACTION-03")
def test_a_hack_is_the_action_of_a_mercenary_at_a_terminal_and_in_no_front_arc():
    table, dulinsky = at_terminal()
    table.answers({"action": "hack"}).fate(hack=(1, 0, 0))
    table.run(take_action, dulinsky)
    assert table.door("D1").lock == 1

    dulinsky.model.facing = "south"
    assert why_not(table.g, dulinsky, ACTIONS["hack"]).rule == "SAGA-HACK-01"
    dulinsky.model.facing = "north"
    table.agent("guard", at=(2, 1), facing="west")
    assert why_not(table.g, dulinsky, ACTIONS["hack"]).rule == "SAGA-ACTION-03"


@pytest.mark.rule("SAGA-HACK-01")
def test_an_uplink_reaches_a_terminal_in_sight_within_short_range():
    table, curby = at_terminal("T....D", "......", "......", who="curby")
    curby.model.at = (3, 2)
    assert [piece.code for piece in terminals_in_reach(table.g, curby)] == ["T1"]

    curby.model.facing = "south"
    assert why_no_hack(table.g, curby).rule == "SAGA-HACK-01"
    curby.model.facing, curby.model.at = "west", (5, 2)
    assert why_no_hack(table.g, curby).rule == "SAGA-HACK-01"


@pytest.mark.rule("SAGA-HACK-01")
def test_an_uplink_does_not_reach_through_walls():
    table, curby = at_terminal("T#.D", "#...", who="curby")
    curby.model.at = (2, 1)

    assert why_no_hack(table.g, curby).rule == "SAGA-HACK-01"


@pytest.mark.rule("SAGA-HACK-01")
def test_one_of_several_terminals_is_chosen():
    table, dulinsky = at_terminal("T.TD", "....")
    table.answers({"terminal": "T2"}).fate(hack=(0, 0, 0))

    table.run(hack, dulinsky)

    assert table.told("terminal-accessed")[0].args["terminal"] == "T2"


@pytest.mark.rule("SAGA-MODEL-04")
def test_nobody_hacks_without_tech():
    table, dulinsky = at_terminal()
    dulinsky.model.kind = "bs-aberration"  # a card that prints a dash

    assert why_no_hack(table.g, dulinsky).rule == "SAGA-MODEL-04"


@pytest.mark.rule("SAGA-HACK-11")
def test_a_destroyed_terminal_cannot_be_hacked_and_without_any_nothing_can():
    table, dulinsky = at_terminal("T..D", "....", "...T")
    del table.g.scenery[0]
    assert why_no_hack(table.g, dulinsky).rule == "SAGA-HACK-01"
    del table.g.scenery[0]
    assert why_no_hack(table.g, dulinsky).rule == "SAGA-HACK-11"


# --- the goal ---


@pytest.mark.rule("SAGA-HACK-02", "SAGA-DENIED-03")
def test_operations_and_hints_are_announced_when_the_hack_is_declared():
    table, dulinsky = at_terminal("T.RD", "...#", "...D")
    table.mission(terminals={"T1": ["isolate", "alarm"]}, hints={"D2": "ask-the-doctor", "D7": "not-yet-revealed"})
    table.door("D2", denied=True)
    table.answers({"goal": ("unlock", "D1")}).fate(hack=(0, 0, 0))

    table.run(hack, dulinsky)

    told = table.told("terminal-accessed")[0].args
    assert told["operations"] == ("isolate",)  # no Alarm is in play
    assert told["hints"] == (("D2", "ask-the-doctor"),)
    assert table.g.reveals == 1


@pytest.mark.rule("SAGA-HACK-02", "SAGA-HACK-03", "SAGA-HACK-06")
def test_one_locked_door_or_one_operation_is_chosen_before_the_dice():
    table, dulinsky = at_terminal("T.RD", "...#", "...D")
    table.mission(terminals={"T1": ["isolate"]})
    table.door("D2", lock=1)
    table.answers({"SAGA-HACK-03": ("unlock", "D2")}).fate(hack=(3, 3, 0))

    table.run(hack, dulinsky)

    asked = table.question("SAGA-HACK-03")
    assert asked.options == [("unlock", "D1"), ("unlock", "D2"), ("operation", "isolate")]
    assert asked.about == {"who": "dulinsky", "terminal": "T1", "firewall": 1}
    assert (table.door("D1").lock, table.door("D2").lock) == (2, 0)  # the surplus is lost


@pytest.mark.rule("SAGA-HACK-06")
def test_the_mission_may_say_that_no_door_is_unlocked_from_a_terminal():
    table, dulinsky = at_terminal()
    table.mission(terminals={"T1": []}, unlocks=False)
    terminal = table.g.scenery[0]

    assert goals(table.g, terminal) == []
    assert [(goal, why.rule) for goal, why in refused_goals(table.g, terminal)] == [(("unlock", "D1"), "SAGA-HACK-06")]
    with table.only_changes():
        table.run(hack, dulinsky)
    assert table.told("nothing-to-hack")


@pytest.mark.rule("SAGA-DENIED-01")
def test_an_access_denied_door_is_no_goal_and_says_why():
    table, _ = at_terminal(lock=0)
    table.door("D1", denied=True)
    terminal = table.g.scenery[0]

    assert goals(table.g, terminal) == []
    assert [(goal, why.rule) for goal, why in refused_goals(table.g, terminal)] == [
        (("unlock", "D1"), "SAGA-DENIED-01")
    ]


@pytest.mark.rule("SAGA-DENIED-02")
def test_an_access_denied_door_cannot_be_attacked():
    table, dulinsky = at_terminal("D..D", "....")
    table.door("D1", denied=True)

    assert scenery_to_attack(table.g, dulinsky.model) == ["D2"]


@pytest.mark.rule("SAGA-HACK-06")
def test_doors_that_are_unlocked_open_or_destroyed_are_no_goals():
    table, _ = at_terminal("T.D.D.D.D", "D........")
    table.door("D2", lock=1)
    table.door("D3", lock=0)
    table.door("D4", lock=1, destroyed=True)
    table.door("D5", lock=1, open=True)

    assert goals(table.g, table.g.scenery[0]) == [("unlock", "D1"), ("unlock", "D2")]


# --- the roll ---


@pytest.mark.rule("SAGA-HACK-04")
@pytest.mark.parametrize(
    ("dice", "left"), [((2, 1, 0), 0), ((2, 1, 1), 1), ((3, 1, 2), 1), ((1, 1, 3), 1), ((0, 0, 0), 2), ((0, 1, 1), 2)]
)
def test_tech_against_firewall_is_resolved_like_an_attack(dice, left):
    table, dulinsky = at_terminal()
    table.fate(hack=dice)

    table.run(hack, dulinsky)

    assert table.door("D1").lock == left


@pytest.mark.rule("SAGA-HACK-05")
def test_neither_wounds_nor_darkness_nor_position_change_the_dice():
    table, dulinsky = at_terminal("T..D", "..K.", wounds=3)
    table.agent("guard", at=(1, 0), facing="north")
    table.fate(hack=(1, 1, 0))

    table.run(hack, dulinsky)

    assert table.told("hacking-roll")[0].args["dice"] == (("attack", 1), ("attack", 1), ("defence", 0))


@pytest.mark.rule("SAGA-HACK-04")
def test_skills_and_gear_change_tech_and_a_card_in_play_the_firewall():
    table, dulinsky = at_terminal(items=["eq-rig"], skills=["sk-plus-tech"], level=0)
    table.g.nexus.in_play = [CardInPlay("nx-firewall-update-a", "card", 1)]
    table.fate(hack=(1, 1, 1, 1, 3))

    table.run(hack, dulinsky)

    assert (firewall(table.g), table.door("D1").lock) == (0, 0)
    assert table.g.nexus.discard == ["nx-firewall-update-a"]  # after the first Hack with a success


@pytest.mark.rule("SAGA-HACK-04")
def test_a_failed_hack_leaves_the_firewall_update_in_play():
    table, dulinsky = at_terminal()
    table.g.nexus.in_play = [CardInPlay("nx-firewall-update-a", "card", 1)]
    table.fate(hack=(1, 1, 1, 1))

    with table.only_changes():
        table.run(hack, dulinsky)

    assert firewall(table.g) == 2


@pytest.mark.rule("SAGA-HACK-04")
def test_hacking_dice_are_rolled_again_by_cards_that_say_so():
    table, dulinsky = at_terminal(skills=["sk-code-breaker"])
    table.fate(hack=(0, 1, 1), reroll=(3,)).answers({"reroll": (0,)})

    table.run(hack, dulinsky)

    assert table.door("D1").lock == 1


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-HACK-03")
def test_a_data_spike_is_declared_after_the_goal_and_adds_two_dice():
    table, dulinsky = at_terminal(items=["eq-data-spike", "eq-data-spike"], lock=4)
    table.answers({"use-free": "eq-data-spike"}).fate(hack=(1, 1, 1, 1, 0))

    table.run(hack, dulinsky)

    assert table.door("D1").lock == 0
    assert [item.card for item in dulinsky.items] == ["eq-data-spike"]
    assert table.g.supply.discard == ["eq-data-spike"]


@pytest.mark.rule("SAGA-EQUIP-04")
def test_a_data_spike_can_be_kept():
    table, dulinsky = at_terminal(items=["eq-data-spike"])
    table.answers({"use-free": "none"}).fate(hack=(1, 0, 0))

    table.run(hack, dulinsky)

    assert (len(dulinsky.items), table.door("D1").lock) == (1, 1)


@pytest.mark.rule("SAGA-HACK-12")
def test_a_card_may_score_successes_without_dice_at_any_terminal():
    table, dulinsky = at_terminal(lock=4)

    table.run(hack_terminal, dulinsky, "T1", 3)

    assert table.door("D1").lock == 1


# --- locks ---


@pytest.mark.rule("SAGA-HACK-07", "SAGA-HACK-10")
def test_a_lowered_lock_stays_lowered_for_whoever_comes_next():
    table, dulinsky = at_terminal(lock=3)
    curby = table.mercenary("curby", at=(0, 1))
    table.fate(hack=[(1, 0, 0), (1, 0, 0, 0, 0, 0)])

    with table.script():
        table.run(hack, dulinsky)
        table.run(hack, curby)

    assert table.door("D1").lock == 1


@pytest.mark.rule("SAGA-HACK-08")
def test_at_zero_the_door_is_unlocked_and_stays_closed():
    table, dulinsky = at_terminal(lock=1)
    table.fate(hack=(2, 0, 1))

    table.run(hack, dulinsky)

    door = table.door("D1")
    assert (door.lock, door.open, door.destroyed) == (0, False, False)
    assert table.told("unlocked")[0].args == {"door": "D1"}
    assert table.told("lock-lowered")[0].args == {"who": "dulinsky", "door": "D1", "levels": 1, "left": 0}


@pytest.mark.rule("SAGA-XP-02", "SAGA-HACK-12")
@pytest.mark.parametrize(("dice", "points"), [((1, 0, 0), 1), ((1, 1, 0), 1), ((0, 0, 0), 0)])
def test_each_lock_level_removed_is_worth_a_point_and_surplus_nothing(dice, points):
    table, dulinsky = at_terminal(lock=1, campaign=True)
    table.fate(hack=dice)

    table.run(hack, dulinsky)

    assert dulinsky.experience == points


# --- operations ---


def with_operation(operation: MissionOperation, monkeypatch, **more):
    table, dulinsky = at_terminal(lock=0, campaign=True, **more)
    table.mission(terminals={"T1": [operation.id]}, operations=[operation])

    def deed(g, target):
        tell(g, "done", "SAGA-HACK-09", target=target)
        yield from ()

    monkeypatch.setitem(MISSION_OPERATIONS, operation.id, Operation(lambda g, terminal: ["it"], deed))
    return table, dulinsky


@pytest.mark.rule("SAGA-HACK-09", "SAGA-XP-02", "SAGA-HACK-12")
@pytest.mark.parametrize(("dice", "done", "points"), [((1, 1, 0), 1, 2), ((1, 0, 0), 0, 0), ((0, 0, 0), 0, 0)])
def test_an_operation_needs_its_complexity_in_one_roll(monkeypatch, dice, done, points):
    table, dulinsky = with_operation(MissionOperation("wipe", 2, 0, False), monkeypatch)
    table.fate(hack=dice)

    table.run(hack, dulinsky)

    assert (len(table.told("done")), dulinsky.experience) == (done, points)


@pytest.mark.rule("SAGA-HACK-09")
def test_no_progress_is_kept(monkeypatch):
    table, dulinsky = with_operation(MissionOperation("wipe", 2, 0, False), monkeypatch)
    table.fate(hack=[(1, 0, 0), (1, 0, 0)])

    with table.script(), table.only_changes():
        table.run(hack, dulinsky)
        table.run(hack, dulinsky)


@pytest.mark.rule("SAGA-HACK-09", "SAGA-XP-02")
def test_a_card_in_play_lowers_complexity_to_one_at_least(monkeypatch):
    table, dulinsky = with_operation(MissionOperation("belt", 1, 0, False), monkeypatch)
    table.g.nexus.in_play = [CardInPlay("ev-friendly-voice", "next-round", 1)]
    table.fate(hack=(0, 0, 0))

    table.run(hack, dulinsky)
    assert not table.told("done")

    table, dulinsky = with_operation(MissionOperation("wipe", 2, 0, False), monkeypatch)
    table.g.nexus.in_play = [CardInPlay("ev-friendly-voice", "next-round", 1)]
    table.fate(hack=(1, 0, 0))

    table.run(hack, dulinsky)
    assert table.told("done") and dulinsky.experience == 1


@pytest.mark.rule("SAGA-HACK-10")
def test_an_operation_can_be_repeated_unless_the_mission_says_once(monkeypatch):
    table, dulinsky = with_operation(MissionOperation("belt", 1, 0, False), monkeypatch)
    table.fate(hack=[(1, 0, 0), (1, 0, 0)])
    with table.script():
        table.run(hack, dulinsky)
        table.run(hack, dulinsky)
    assert len(table.told("done")) == 2

    table, dulinsky = with_operation(MissionOperation("wipe", 1, 0, True), monkeypatch)
    table.fate(hack=[(0, 0, 0), (1, 0, 0)])
    with table.script():
        table.run(hack, dulinsky)
        table.run(hack, dulinsky)  # a failure may be repeated
    terminal = table.g.scenery[0]
    assert goals(table.g, terminal) == []
    assert [(goal, why.rule) for goal, why in refused_goals(table.g, terminal)] == [
        (("operation", "wipe"), "SAGA-HACK-10")
    ]


@pytest.mark.rule("SAGA-HACK-09", "SAGA-XP-02")
def test_an_operation_with_levels_is_worn_down_over_several_hacks(monkeypatch):
    table, dulinsky = with_operation(MissionOperation("collar", 0, 3, False), monkeypatch)
    table.fate(hack=[(1, 1, 0), (1, 1, 0)])

    with table.script():
        table.run(hack, dulinsky)
        assert not table.told("done") and dulinsky.experience == 2
        table.run(hack, dulinsky)

    assert len(table.told("done")) == 1 and dulinsky.experience == 3
    assert goals(table.g, table.g.scenery[0]) == []


@pytest.mark.rule("SAGA-HACK-02")
def test_an_operation_nobody_has_written_stops_the_game():
    table, dulinsky = at_terminal()
    table.mission(terminals={"T1": ["unheard-of"]}, operations=[MissionOperation("unheard-of", 1, 0, False)])

    with pytest.raises(UnwrittenOperation, match="unheard-of"):
        table.run(hack, dulinsky)


@pytest.mark.rule("SAGA-REINFORCE-10")
def test_a_backdoor_may_turn_off_a_point_after_a_success():
    table, dulinsky = at_terminal("T.RD", "..R.", skills=["sk-backdoor"])
    table.fate(hack=[(0, 0, 0), (1, 0, 0)]).answers({"point": "R2"})

    with table.script():
        table.run(hack, dulinsky)
        assert all(point.active for point in table.g.points)
        table.run(hack, dulinsky)

    assert [point.active for point in table.g.points] == [True, False]
