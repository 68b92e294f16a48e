"""Injuries, Injury dice and slots (VAN-INJURY, VAN-INJURYDIE, VAN-SLOT, VAN-EVAC)."""

import pytest

from starboard.games.vanguard.rules.check.dangers import card_struck, injuries_then_dangers
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.injuries import (
    cover,
    coverable,
    gain_injury,
    remove_injury,
    remove_injury_die,
    uncover,
)
from starboard.games.vanguard.state.fields import RolledDanger, RolledInjury
from starboard.games.vanguard.state.invariants import impossible
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH


@pytest.mark.rule("VAN-INJURY-01", "VAN-INJURY-02", "VAN-SLOT-04", "VAN-SLOT-05", "VAN-SLOT-07")
def test_the_rulebooks_example_of_an_injury_die_that_pushes_a_die_off():
    table = VanguardTable()
    who = table.crew("security", rank=2, dice=["red-basic", "red-basic", "red-physical", "red-defend"])
    table.answers({"VAN-INJURY-02": "red", "VAN-SLOT-05": "red-basic"})

    table.run(gain_injury, who, "wounded")

    assert [one.name for one in who.injuries] == ["wounded"] and who.injury_dice == ["red"]
    assert sorted(who.available) == ["red-basic", "red-defend", "red-physical"] and who.spent == ["red-basic"]


@pytest.mark.rule("VAN-SLOT-05")
def test_only_while_it_is_asked_which_die_falls_off_a_column_holds_one_too_many():
    table = VanguardTable()
    dice = ["red-basic", "red-basic", "red-physical", "red-defend"]
    table.crew("security", rank=2, dice=dice, injuries=["wounded"], injury_dice=["red"])

    assert impossible(table.g) == []
    assert impossible(table.g, at_rest=True) == ["security: 5 dice in the red column (VAN-SLOT-02)"]


@pytest.mark.rule("VAN-SLOT-05", "VAN-EXERT-06", "VAN-END-06")
def test_if_the_exploration_ends_while_a_die_is_pushed_off_the_column_holds_no_more_than_it_can():
    table = VanguardTable()
    who = table.crew(
        "recon", rank=1, dice=["red-basic", "red-physical"], spent=["blue-basic"], injuries=["burned", "shaken"]
    )
    table.answers({"VAN-INJURY-02": "red", "VAN-SLOT-05": ("aside", "exert", "recon")})

    table.run(gain_injury, who, "wounded")

    assert table.g.ending == "evacuation" and who.available == ["red-physical"]
    assert impossible(table.g, at_rest=True) == []


@pytest.mark.rule("VAN-SLOT-02")
def test_a_column_with_room_pushes_nothing_off():
    table = VanguardTable()
    who = table.crew("security", rank=2, dice=["red-basic", "red-physical"])
    table.answers({"VAN-INJURY-02": "red"})

    table.run(gain_injury, who, "wounded")

    assert len(who.available) == 2 and who.spent == []


@pytest.mark.rule("VAN-INJURY-04")
def test_a_column_takes_one_injury_die():
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded"], injury_dice=["red"])
    table.answers({"VAN-INJURY-02": "blue"})

    table.run(gain_injury, who, "burned")

    assert table.question("VAN-INJURY-02").options == ["green", "blue"]


@pytest.mark.rule("VAN-INJURY-05")
def test_nobody_owns_more_than_three_injury_dice():
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded"], injury_dice=["red", "green", "blue"])

    table.run(gain_injury, who, "burned")

    assert len(who.injuries) == 2 and len(who.injury_dice) == 3


@pytest.mark.rule("VAN-INJURY-03", "VAN-INJURY-13")
def test_a_card_that_is_used_up_becomes_wounded_and_then_any_that_is_left():
    table = VanguardTable()
    who = table.crew("security")
    table.g.injuries["burned"] = 0
    table.answers({"VAN-INJURY-02": "red"})
    table.run(gain_injury, who, "burned")
    assert who.injuries[0].name == "wounded"

    table.g.injuries["wounded"] = 0
    table.answers({"VAN-INJURY-13": "shaken", "VAN-INJURY-02": "green"})
    table.run(gain_injury, who, "burned")
    assert who.injuries[1].name == "shaken"


@pytest.mark.rule("VAN-INJURY-03", "VAN-INJURY-01")
@pytest.mark.parametrize("left, gained", [(4, "just-a-scratch"), (0, "wounded")])
def test_a_softer_injury_whose_card_is_used_up_becomes_wounded_too(left, gained):
    table = VanguardTable()
    who = table.crew("security", gear=["P03"])  # injury[1/mission]: soften(just-a-scratch)
    table.g.injuries["just-a-scratch"] = left
    table.answers({"before-injury": ("gear", "security", "P03", 1), "VAN-INJURY-02": "red"})

    table.run(gain_injury, who, "serious-wound")

    assert [one.name for one in who.injuries] == [gained]


@pytest.mark.rule("VAN-INJURY-03", "VAN-INJURY-01")
@pytest.mark.parametrize("name", ["wounded", "burned"])
def test_nobody_is_asked_to_soften_an_injury_if_it_would_be_the_same_card(name):
    table = VanguardTable()
    who = table.crew("security", gear=["P03"])
    table.g.injuries["just-a-scratch"] = table.g.injuries["burned"] = 0
    table.answers({"VAN-INJURY-02": "red"})

    table.run(gain_injury, who, name)

    assert [one.name for one in who.injuries] == ["wounded"] and not table.g.used


@pytest.mark.rule("VAN-EVAC-01", "VAN-EVAC-03", "VAN-EVAC-04", "VAN-EVAC-06", "VAN-UNIQUE-05", "VAN-END-03")
def test_a_fourth_injury_evacuates_everybody_and_loses_ordinary_discoveries():
    table = VanguardTable()
    who, other = table.crew("security", injuries=["wounded"] * 3), table.crew("recon", sector=3)
    table.g.discoveries, table.g.uniques = ["mi01"], [2]

    table.run(gain_injury, who, "burned")

    assert table.g.ending == "evacuation" and len(who.injuries) == 3
    assert (who.status, other.status) == ("exploring", "exploring")
    assert table.g.discoveries == [] and table.g.uniques == [2]


@pytest.mark.rule("VAN-DEADLY-02")
def test_in_deadly_space_the_fourth_injury_kills_and_exhausted_cannot_be_covered():
    table = VanguardTable(options=["deadly-space"])
    who = table.crew("security", injuries=["wounded", "exhausted", "burned"])
    assert coverable(table.g, who) == ["burned", "wounded"]

    table.run(gain_injury, who, "burned")

    assert who.status == "dead" and table.g.dead == [who.card]


@pytest.mark.rule("VAN-TUTORIAL-10")
def test_in_the_tutorial_there_are_scratches_only_and_one_for_each():
    table = VanguardTable(mode="tutorial")
    who = table.crew("security")
    with table.script():
        table.answers({"VAN-INJURY-02": "red"})
        for name in ("wounded", "just-a-scratch", "just-a-scratch", "exhausted"):
            table.run(gain_injury, who, name)

    assert [one.name for one in who.injuries] == ["just-a-scratch"]


@pytest.mark.rule("VAN-INJURY-08", "VAN-INJURY-09")
def test_cards_and_dice_are_removed_separately_and_a_covered_card_still_counts():
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded", "burned"], injury_dice=["red", "blue"])
    table.answers({"VAN-INJURY-09": "burned"})
    table.run(cover, who)
    assert [one.covered for one in who.injuries] == [False, True] and len(who.injuries) == 2

    before = table.g.injuries["wounded"]
    table.answers({"VAN-INJURY-08": ["wounded"]})
    table.run(remove_injury, who)
    assert table.g.injuries["wounded"] == before + 1 and who.injury_dice == ["red", "blue"]

    table.answers({"VAN-INJURY-08": ["blue"]})
    table.run(remove_injury_die, who)
    assert who.injury_dice == ["red"] and len(who.injuries) == 1


@pytest.mark.rule("VAN-INJURY-08", "VAN-INJURYDIE-07")
@pytest.mark.parametrize(
    "picked, left, columns",
    [("blue", ["damage", "heavy"], []), ("heavy", ["damage"], ["blue"]), ("resolved", ["heavy"], ["blue"])],
)
def test_of_rolled_injury_dice_the_owner_chooses_which_one_is_removed(picked, left, columns):
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded"], injury_dice=["blue"])
    check = step_six(table, who, "damage", "heavy")
    check.injuries[0].done = picked == "resolved"  # it lies on a card and would return
    table.answers({"VAN-INJURY-08": picked})

    table.run(remove_injury_die, who)

    assert [die.face for die in check.injuries] == left and who.injury_dice == columns


# --- step 6 ---


def step_six(table, who, *faces: str, dangers: tuple[tuple[str, str], ...] = ()):
    check = table.pool(who, step=6)
    check.injuries = [RolledInjury(face) for face in faces]
    check.dangers = [RolledDanger(letter, face) for letter, face in dangers]
    return check


@pytest.mark.rule("VAN-INJURYDIE-03", "VAN-INJURYDIE-04", "VAN-INJURY-10", "VAN-INJURY-11")
def test_the_first_open_card_with_the_symbol_takes_the_die():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], injuries=["exhausted", "wounded"])

    assert card_struck(who, "damage").name == "wounded"
    assert card_struck(who, "heavy").name == "exhausted"
    who.injuries[1].covered = True
    assert card_struck(who, "damage") is None


@pytest.mark.rule("VAN-INJURYDIE-03", "VAN-INJURYDIE-06", "VAN-INJURYDIE-07", "VAN-SPEND-05")
def test_each_card_takes_one_die_and_the_dice_return_to_columns_of_choice():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "blue-basic"], injuries=["wounded"])
    step_six(table, who, "damage", "damage")
    table.answers({"VAN-SPEND-01": "blue-basic", "VAN-INJURYDIE-07": ["green", "blue"]})

    table.run(injuries_then_dangers, who)

    assert who.spent == ["blue-basic"]  # the second die passes
    assert sorted(who.injury_dice) == ["blue", "green"] and not who.injuries[0].struck


@pytest.mark.rule("VAN-INJURYDIE-05")
def test_a_card_gained_on_the_way_can_be_struck_in_the_same_step():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "blue-basic"], injuries=["serious-wound"])
    step_six(table, who, "heavy", "damage")
    # Heavy Damage brings Wounded. The Serious Wound has its die, so the other one strikes the new card.
    table.answers({"VAN-INJURYDIE-02": "heavy", "VAN-INJURY-02": "red", "VAN-SPEND-01": "blue-basic"})
    table.answers({"VAN-INJURYDIE-07": "green"})

    table.run(injuries_then_dangers, who)

    assert [one.name for one in who.injuries] == ["serious-wound", "wounded"] and who.spent == ["blue-basic"]


@pytest.mark.rule("VAN-INJURYDIE-02", "VAN-DANGER-05", "VAN-INJURYDIE-08")
def test_danger_dice_come_after_injury_dice_and_before_their_return():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "blue-basic"], injuries=["wounded"])
    step_six(table, who, "damage", dangers=(("A", "rare"),))
    table.answers({"VAN-SPEND-01": "red-basic", "VAN-INJURY-02": "red", "VAN-INJURYDIE-07": "blue"})

    table.run(injuries_then_dangers, who)

    assert [one.kind for one in table.g.events if one.kind in ("injury-strikes", "danger", "injury-die-placed")] == [
        "injury-strikes", "danger", "injury-die-placed", "injury-die-placed",
    ]  # fmt: skip
    assert table.question("VAN-INJURYDIE-07").options == ["green", "blue"]  # the new one has taken its column


@pytest.mark.rule("VAN-INJURYDIE-01", "VAN-ROLL-08", "VAN-ASSIST-05", "VAN-DICE-09")
def test_all_own_injury_dice_are_rolled_and_none_of_a_helper():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who = table.crew("security", dice=["green-scout"], injuries=["shaken"], injury_dice=["red"])
    table.crew("recon", injuries=["wounded"], injury_dice=["blue"])
    table.answers({"VAN-ROLL-06": "all", "VAN-INJURYDIE-07": "red"})
    table.fate(check=("scout", "damage"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and who.injury_dice == ["red"]
    assert table.member("recon").injury_dice == ["blue"]


@pytest.mark.rule("VAN-INJURY-01", "VAN-INJURYDIE-03")
def test_a_slot_that_was_emptied_is_filled_first_and_its_card_is_struck_first():
    table = VanguardTable()
    who = table.crew("security", injuries=["burned", "exhausted", "wounded"])
    table.answers({"remove-injury": "burned", "VAN-INJURY-02": "red"})

    with table.script():
        table.run(remove_injury, who)
        table.run(gain_injury, who, "serious-wound")

    assert [one.name for one in who.injuries] == ["serious-wound", "exhausted", "wounded"]
    assert card_struck(who, "damage").name == "serious-wound"


@pytest.mark.rule("VAN-INJURY-09", "VAN-INJURYDIE-03")
def test_of_several_copies_the_owner_chooses_which_is_turned_face_down():
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded", "serious-wound", "wounded"])
    table.answers({"cover": "wounded@3"})

    table.run(cover, who)

    assert [one.covered for one in who.injuries] == [False, False, True]
    assert card_struck(who, "damage") is who.injuries[0]  # Spend 1 die, and Sacrifice none


@pytest.mark.rule("VAN-INJURY-09", "VAN-INJURY-10")
def test_of_several_copies_the_owner_chooses_which_becomes_active_again_and_which_is_removed():
    table = VanguardTable()
    who = table.crew("security", injuries=["wounded", "serious-wound", "wounded"])
    for one in who.injuries:
        one.covered = one.name == "wounded"
    table.answers({"uncover": "wounded@1", "remove-injury": "wounded@3"})

    with table.script():
        table.run(uncover, who)
        table.run(remove_injury, who)

    assert [(one.name, one.covered) for one in who.injuries] == [("wounded", False), ("serious-wound", False)]


@pytest.mark.rule("VAN-INJURY-09")
@pytest.mark.parametrize(
    "injuries, struck, options",
    [
        (["wounded", "wounded", "burned"], [], ["burned", "wounded"]),
        (["wounded", "burned", "wounded"], [], ["burned", "wounded@1", "wounded@3"]),
        (["wounded", "wounded"], [0], ["wounded@1", "wounded@2"]),
    ],
)
def test_copies_side_by_side_need_not_be_told_apart_but_for_one_that_has_been_struck(injuries, struck, options):
    table = VanguardTable()
    who = table.crew("security", injuries=injuries)
    for at in struck:
        who.injuries[at].struck = True

    assert coverable(table.g, who) == options


@pytest.mark.rule("VAN-INJURY-13", "VAN-EVAC-01")
def test_an_injury_that_has_become_the_fourth_while_its_card_was_chosen_evacuates():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], spent=["blue-basic"], injuries=["shaken", "burned"])
    table.g.injuries = {"exhausted": 2, "disoriented": 1}
    table.answers({"injury-card": ("aside", "exert", "security"), "column": "red"})
    table.answers({"injury-card": "disoriented"})

    table.run(gain_injury, who, "wounded")

    assert table.g.ending == "evacuation" and [one.name for one in who.injuries] == ["shaken", "burned", "exhausted"]
