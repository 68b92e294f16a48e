"""The Dice Check, step by step (VAN-ROLL)."""

import pytest

from starboard.games.vanguard.rules.check.dice_check import dice_check
from tests.games.vanguard.rules.boards import TRACKS, table_with

DICE = ["green-scout", "red-basic", "blue-tech"]


@pytest.mark.rule("VAN-ROLL-02", "VAN-ROLL-06", "VAN-ROLL-20", "VAN-RESULT-01")
def test_the_first_row_that_the_dice_pay_is_marked_and_all_rolled_dice_are_spent():
    table = table_with()
    recon = table.crew("recon", dice=[*DICE, "blue-basic"])
    table.answers({"VAN-ROLL-06": tuple(DICE)})
    table.fate(check=("scout", "basic", "accident"))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert table.g.success == 1
    assert sorted(recon.spent) == sorted(DICE) and recon.available == ["blue-basic"]


@pytest.mark.rule("VAN-RESULT-05", "VAN-RESULT-09")
def test_without_another_row_the_red_one_counts_after_the_dice_are_spent():
    table = table_with()
    recon = table.crew("recon", dice=["red-basic", "green-basic"])
    table.answers({"VAN-ROLL-06": ("red-basic",)})
    table.fate(check=("accident",))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert table.g.success == 0 and recon.available == []


@pytest.mark.rule("VAN-LINK-01", "VAN-RESULT-06")
def test_a_linked_result_is_applied_too():
    table = table_with()
    recon = table.crew("recon", dice=["green-scout", "blue-tech"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("tech", "scout"))  # dice lie in the order of their names

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert table.g.success == 3


@pytest.mark.rule("VAN-RESULT-04", "VAN-DICE-06")
def test_a_row_met_only_by_a_vanguard_may_be_passed_over():
    for answer, success in (("yes", 1), ("no", 0)):
        table = table_with()
        recon = table.crew("recon", dice=["green-scout", "green-basic"])
        table.answers({"VAN-ROLL-06": ("green-scout",), "VAN-RESULT-04": answer})
        table.fate(check=("vanguard",))

        table.run(dice_check, recon, table.action("hatch"), 1)

        assert table.g.success == success


@pytest.mark.rule("VAN-ASSIST-02", "VAN-ROLL-05", "VAN-ASSIST-03")
def test_a_helper_adds_one_die_that_goes_to_its_own_spent_pool():
    table = table_with()
    recon = table.crew("recon", dice=["red-basic"])
    science = table.crew("science", dice=["blue-science", "green-biology"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "blue-science"})
    table.fate(check=("basic", "science"))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert table.g.success == 1  # one red and one blue die
    assert science.spent == ["blue-science"] and recon.spent == ["red-basic"]


@pytest.mark.rule("VAN-ASSIST-01")
def test_nobody_helps_from_another_sector():
    table = table_with()
    recon = table.crew("recon", dice=["green-scout"])
    table.crew("science", sector=2, dice=["blue-science"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout",))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert not any(ask.kind == "assist" for ask in table.asked)


@pytest.mark.rule("VAN-EFFECT-01", "VAN-EFFECT-03", "VAN-TRACK-01", "VAN-TRACK-05", "VAN-DANGER-04", "VAN-DANGER-05")
def test_special_effects_take_all_matching_dice_and_tracks_remember():
    table = table_with(TRACKS, "P91")
    recon = table.crew("recon", dice=["red-gather", "red-gather", "green-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("accident", "gather", "gather", "blank"))

    table.run(dice_check, recon, table.action("dig"), 1)

    assert {(track.colour, track.at) for track in table.g.tracks} == {("red", 1), ("green", 2)}
    assert table.g.success == 0 and not recon.injuries


@pytest.mark.rule("VAN-TRACK-02", "VAN-TRACK-06")
def test_a_full_track_gives_its_result_and_is_empty_again():
    table = table_with(TRACKS, "P91")
    recon = table.crew("recon", dice=["red-universal", "red-gather"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("gather", "physical+gather", "blank"))
    table.run(dice_check, recon, table.action("dig"), 1)
    assert [track.at for track in table.g.tracks] == [2]

    recon.available, recon.spent = ["red-gather"], []
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("gather", "blank"))
    table.run(dice_check, recon, table.action("dig"), 1)

    assert table.g.success == 1 and table.g.tracks == []


@pytest.mark.rule("VAN-EFFECT-04", "VAN-EFFECT-05", "VAN-EFFECT-11")
def test_wild_icons_are_added_only_if_the_player_likes():
    for times in (1, 2):
        table = table_with(TRACKS, "P91")
        recon = table.crew("recon", dice=["red-gather", "red-wild"])
        table.answers({"VAN-ROLL-06": "all", "VAN-EFFECT-04": times})
        table.fate(check=("gather", "vanguard", "blank"))

        table.run(dice_check, recon, table.action("dig"), 1)

        assert [(track.colour, track.at) for track in table.g.tracks] == [("green", times)]


@pytest.mark.rule("VAN-CONVERT-01", "VAN-CONVERT-02", "VAN-CONVERT-06")
def test_a_basic_of_the_right_colour_may_count_as_the_icon_of_the_crew_card():
    for answer, success in (("yes", 1), ("no", 0)):
        table = table_with()
        recon = table.crew("recon", dice=["green-basic", "red-basic"], card="c13")  # green Basic as Scout
        table.answers({"VAN-ROLL-06": ("green-basic",), "VAN-RESULT-04": answer})
        table.fate(check=("basic",))

        table.run(dice_check, recon, table.action("hatch"), 1)

        assert table.g.success == success


@pytest.mark.rule("VAN-ROLL-12", "VAN-ROLL-13", "VAN-ROLL-16", "VAN-CARD-07")
def test_a_section_card_can_rescue_a_check():
    table = table_with()
    recon = table.crew("recon", dice=["green-scout"], hand=["re05"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ROLL-12": [("card", "recon", "re05", 0)]})
    table.answers({"VAN-ROLL-16": ("recon", "green-scout", "accident", "scout")})
    table.fate(check=("accident",))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert table.g.success == 1
    assert recon.hand == [] and recon.deck.discard == ["re05"]


@pytest.mark.rule("VAN-COMBO-01", "VAN-COMBO-02", "VAN-COMBO-03", "VAN-COMBO-09")
def test_a_combo_spends_its_dice_and_its_card():
    table = table_with()
    recon = table.crew("recon", dice=["green-basic", "green-scout"], hand=["re03"])  # Basic: move(1)
    table.answers({"VAN-ROLL-06": "all", "VAN-COMBO-01": [("card", "re03", 0)], "VAN-SECTOR-02": 2})
    table.fate(check=("basic", "scout"))

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert recon.sector == 2 and recon.deck.discard == ["re03"]
    assert table.g.success == 1  # the check goes on with the same action (VAN-ROLL-22)


@pytest.mark.rule("VAN-COMBO-07")
@pytest.mark.parametrize("faces, offered", [(("scout", "scout"), True), (("scout", "accident"), False)])
def test_an_accident_pays_no_combo(faces, offered):
    table = table_with()
    recon = table.crew("recon", dice=["green-scout", "green-scout"], hand=["re02"], deck=["re04"])  # a pair: draw
    table.answers({"VAN-ROLL-06": "all", "VAN-ROLL-12": None, **({"VAN-COMBO-01": None} if offered else {})})
    table.fate(check=faces)

    table.run(dice_check, recon, table.action("hatch"), 1)

    assert any(ask.kind == "combo" for ask in table.asked) == offered
