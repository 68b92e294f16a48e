"""The test kit itself: what it refuses, what it puts back, and what it notices."""

import pytest

from starboard.games.nemesis.rules.checks import final_checks
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.kernel.encoding import encode
from starboard.kernel.errors import IllegalAnswer
from starboard.testing import ImpossibleTable, NemesisTable, UnscriptedQuestion, UnusedScript

# --- impossible tables ---


def two_keys(table):
    table.character("pilot", items=["self-destruct-key"])
    table.character("scout", items=["self-destruct-key"])


def held_and_added(table):
    pilot = table.character("pilot", items=["extended-magazine"])
    pilot.held[0].added.append("extended-magazine")
    table.run(lambda g: None)


def same_character(table):
    table.character("pilot")
    table.character("pilot")


def same_objective(table):
    table.character("pilot", objectives=["quarantine"])
    table.character("scout", objectives=["quarantine"])


def two_queens_tokens(table):
    table.intruder("queen", at="armory", token="queen-4")
    table.bag("queen-4")


def three_breeders(table):
    for room in ("armory", "cabins", "canteen"):
        table.intruder("breeder", at=room, token="")


def a_bag_of_adults(table):
    table.bag(*["adult-4"] * 4)


def nine_eggs(table):
    table.lying("armory", *["egg"] * 9)


def nine_fires_by_hand(table):
    table.fire(*range(1, 10))
    table.run(lambda g: None)


def the_same_room_twice(table):
    table.lay_tile(7, "nest")
    table.lay_tile(12, "nest")


def negative_supply(table):
    table.g.egg_supply = -1
    table.run(lambda g: None)


def negative_ammo(table):
    table.character("pilot").held[0].ammo = -1
    table.run(lambda g: None)


def a_weakness_twice(table):
    table.weakness("fire", "egg")
    table.weakness("fire", "carcass")


def a_corpse_twice(table):
    table.dead("pilot", at="armory")
    table.lying("cabins", "corpse-pilot")


def more_infected_than_cards(table):
    table.g.infected = table.g.unscanned + 1
    table.run(lambda g: None)


@pytest.mark.parametrize(
    ("arrange", "said"),
    [
        (two_keys, "self-destruct-key: 2 on the table, 1 in the box"),
        (held_and_added, "extended-magazine: 2"),
        (same_character, "Character pilot: 2"),
        (same_objective, "Objective quarantine: 2"),
        (two_queens_tokens, "Intruder token queen-4: 2"),
        (three_breeders, "miniature breeder: 3 on the table, 2 in the box"),
        (a_bag_of_adults, "Intruder token adult-4: 4 on the table, 3 in the box"),
        (nine_eggs, "eggs is -1"),
        (nine_fires_by_hand, "Fire marker: 9 on the table, 8 in the box"),
        (the_same_room_twice, "nest lies on Room 7 already"),
        (negative_supply, "egg_supply is -1"),
        (negative_ammo, "Ammo of shotgun is -1"),
        (a_weakness_twice, "Weakness fire"),
        (a_corpse_twice, "corpse-pilot: 2"),
        (more_infected_than_cards, "Infected cards among"),
    ],
)
def test_what_the_box_cannot_give_is_refused(arrange, said):
    with pytest.raises(ImpossibleTable, match=said):
        arrange(NemesisTable())


def test_what_is_put_somewhere_comes_from_where_it_was():
    table = NemesisTable()
    pilot = table.character("pilot", held=["egg", "blue-corpse"])
    table.lying("armory", "egg", "egg", "egg")

    assert (table.g.egg_supply, table.g.eggs) == (0, 4)  # three of the supply, then one of the Nest
    assert [thing for _, thing in table.g.lying].count("blue-corpse") == 0
    assert [held.item for held in pilot.held] == ["egg", "blue-corpse"]


# --- refused Actions ---


def test_a_refused_action_leaves_everything_as_it_was():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    scout = table.character("scout", at="cabins")
    pilot = table.character("pilot", at="armory", hand=["rest", "search", "contamination"])
    hand, before, told = pilot.hand, encode(table.g), len(table.g.events)

    with table.refuses("NEM-MOVE-01"):  # paid already, and then there is no such Room
        table.act(pilot, "move", pay="rest", room=21)

    assert encode(table.g) == before
    assert pilot.hand is hand == ["rest", "search", "contamination"]
    assert table.g.active == scout.seat
    assert len(table.g.events) == told
    table.act(pilot, "move", pay="rest", room=table.room("cabins"))
    assert pilot.room == scout.room


def test_a_refused_answer_of_any_procedure_is_taken_back():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    pilot = table.character("pilot", at="armory", hand=["rest"])
    table.answers({"pay": "rest", "room": 99})

    with pytest.raises(IllegalAnswer):
        table.act(pilot, "move")

    assert (pilot.hand, pilot.discard) == (["rest"], [])


def test_a_refusal_by_another_rule_is_not_the_one_that_was_meant():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search"])

    with (
        pytest.raises(AssertionError, match="refused by NEM-ACTION-01, not by NEM-MOVE-01"),
        table.refuses("NEM-MOVE-01"),
    ):
        table.act(pilot, "move", pay="interruption")


# --- one script for several Actions ---


def test_a_script_spans_several_actions():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    pilot = table.character("pilot", at="armory", hand=["rest", "search"])

    with table.script():
        table.fate(noise_die=["silence", "silence"])
        table.answers({"pay": ["rest"], "room": [table.room("cabins"), table.room("armory")]})
        table.act(pilot, "move")
        table.act(pilot, "move")

    assert pilot.room == table.room("armory")
    assert pilot.hand == []


def test_what_a_script_has_left_at_its_end_was_not_asked_for():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"])

    with pytest.raises(UnusedScript, match="noise-die"), table.script():
        table.fate(noise_die="silence")
        table.run(lambda g: None)
        assert pilot.hand == ["rest"]


def test_inside_a_script_what_nobody_scripted_still_fails():
    table = NemesisTable()
    pilot = table.character("pilot")

    with pytest.raises(UnscriptedQuestion, match="noise-die"), table.script():
        table.run(noise_roll, pilot)


def test_a_refusal_inside_a_script_keeps_the_rest_of_it():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    pilot = table.character("pilot", at="armory", hand=["rest", "search"])

    with table.script():
        table.fate(noise_die="silence")
        with table.refuses("NEM-MOVE-01"):
            table.act(pilot, "move", pay="rest", room=99)
        table.act(pilot, "move", pay="rest", room=table.room("cabins"))

    assert pilot.room == table.room("cabins")


def test_a_whole_round_ends_as_rounds_end():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    pilot = table.character("pilot", at="armory", hand=["rest", "search"], held=[])
    table.character("scout", at="cockpit")
    table.fire("armory")
    table.fate(noise_die=["silence", "silence"])

    table.round(pilot, "move", "move", pay=["rest"], room=[table.room("cabins"), table.room("armory")])

    assert pilot.light == 1  # by the Fire in the Room where the round ended
    assert table.g.active == 1


# --- nothing else ---


def test_what_changed_besides_is_named():
    table = NemesisTable()
    pilot = table.character("pilot")
    table.noise(pilot.room, 1)

    with pytest.raises(AssertionError, match=r"also changed: noise, players\[0\]\.slimed"), table.only_changes("time"):
        table.g.time += 1
        pilot.slimed = True
        table.g.noise[table.way(pilot.room, 1)] = False


def test_what_was_named_and_did_not_change_is_named():
    table = NemesisTable()
    pilot = table.character("pilot")

    untouched = pytest.raises(AssertionError, match=r"did not change: players\[0\]\.hand")
    with untouched, table.only_changes((pilot, "hand"), (pilot, "slimed")):
        pilot.slimed = True


def test_a_piece_stands_for_all_that_is_in_it_and_pieces_that_come_for_their_list():
    table = NemesisTable()
    pilot = table.character("pilot")

    with table.only_changes(pilot, "intruders", "pool", "placed"):
        pilot.held[0].ammo -= 1
        pilot.room = 1
        table.intruder("larva", at="cockpit")


# --- sleepers, the escaped and the dead ---


def test_sleepers_escaped_and_dead_are_as_the_rules_leave_them():
    table = NemesisTable()
    asleep = table.sleeper("pilot", items=["medkit"], objectives=["quarantine"])
    gone = table.escaped("scout", pod=2, held=["egg"])
    fallen = table.dead("captain", at="armory", items=["grenade"], held=["carcass"])
    table.character("mechanic")

    assert (asleep.status, asleep.room, asleep.inventory) == ("hibernating", 0, ["medkit"])
    assert (gone.status, gone.room, table.pod(2).gone) == ("escaped", 0, True)
    assert (fallen.status, fallen.room, fallen.inventory, fallen.held) == ("dead", 0, [], [])
    assert set(table.g.lying) >= {(table.room("armory"), "corpse-captain"), (table.room("armory"), "carcass")}
    assert "grenade" in table.g.red.discard
    assert table.g.fates == ["hibernating", "escaped", "wounds", ""]
    assert table.g.first_death == fallen.seat
    assert [pod.unlocked for pod in table.g.pods if not pod.gone] == [True] * 3
    assert table.g.events == []


def test_they_are_judged_at_the_end_like_any_who_got_there_by_playing():
    table = NemesisTable()
    asleep = table.sleeper("pilot", objectives=["quarantine"])
    table.escaped("scout")
    fallen = table.dead("captain", objectives=["great-hunt"])
    table.any_fate(1)
    table.g.ending = "jump"

    table.run(final_checks)

    assert asleep.seat in [told.args["who"] for told in table.told("objective-judged")]
    assert fallen.seat not in [told.args["who"] for told in table.told("objective-judged")]
    assert table.g.fates[fallen.seat] == "wounds"
