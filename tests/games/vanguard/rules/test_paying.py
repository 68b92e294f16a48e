"""Spending, sacrificing, exerting, refreshing (VAN-SPEND, VAN-SACRIFICE, VAN-EXERT, VAN-REFRESH)."""

import pytest

from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.rules.actions import options
from starboard.games.vanguard.rules.any_time import step_in
from starboard.games.vanguard.rules.check.combos import trigger
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out, legal_options
from starboard.games.vanguard.rules.exert import exert, may_exert
from starboard.games.vanguard.rules.hands import draw
from starboard.games.vanguard.rules.injuries import gain_injury
from starboard.games.vanguard.rules.paying import can_sacrifice, sacrifice, spend
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.rules.refreshing import refresh, refreshable
from starboard.games.vanguard.state.fields import RolledInjury
from starboard.testing import VanguardTable

HERE = Place("test", "", "")
FIVE = ["red-basic", "red-physical", "red-defend", "green-basic", "blue-basic"]


@pytest.mark.rule("VAN-SPEND-01")
def test_the_player_chooses_which_die_is_spent():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE)
    table.answers({"VAN-SPEND-01": "green-basic"})

    table.run(spend, who, 1)

    assert who.spent == ["green-basic"] and "green-basic" not in who.available


@pytest.mark.rule("VAN-SPEND-01")
def test_a_coloured_spend_takes_a_die_of_that_colour():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE)

    table.run(spend, who, 1, "blue")

    assert who.spent == ["blue-basic"]


@pytest.mark.rule("VAN-SPEND-02", "VAN-SPEND-04", "VAN-SACRIFICE-01")
def test_without_a_die_of_the_colour_any_die_is_sacrificed():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "red-physical", "green-basic"], spent=["red-defend"])
    table.answers({"VAN-SPEND-02": "sacrifice", "VAN-SACRIFICE-01": "green-basic"})

    table.run(spend, who, 1, "blue")

    assert who.sacrificed == ["green-basic"] and who.spent == ["red-defend"]


@pytest.mark.rule("VAN-SPEND-03")
def test_of_several_each_missing_die_asks_for_a_sacrifice_of_its_own():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], spent=["green-basic", "blue-basic", "blue-tech", "red-defend"])
    table.answers({"VAN-SPEND-02": ["sacrifice", "sacrifice"], "VAN-SACRIFICE-01": ["green-basic", "blue-basic"]})

    table.run(spend, who, 3)

    assert "red-basic" in who.spent and who.sacrificed == ["green-basic", "blue-basic"]
    assert [one.name for one in who.injuries] == []


@pytest.mark.rule("VAN-SACRIFICE-03", "VAN-INJURY-12")
def test_with_three_dice_in_play_a_sacrifice_is_replaced_by_exhausted():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "green-basic", "blue-basic"])
    table.answers({"VAN-INJURY-02": "green"})

    table.run(sacrifice, who)

    assert [one.name for one in who.injuries] == ["exhausted"] and who.injury_dice == ["green"]
    assert who.sacrificed == []


@pytest.mark.rule("VAN-SACRIFICE-03")
def test_with_four_dice_in_play_one_is_sacrificed():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "green-basic"], spent=["blue-basic", "blue-tech"])
    table.answers({"VAN-SACRIFICE-01": "blue-tech"})

    table.run(sacrifice, who)

    assert who.sacrificed == ["blue-tech"] and not who.injuries


@pytest.mark.rule("VAN-SACRIFICE-02", "VAN-SPEND-05", "VAN-INJURYDIE-09")
def test_rolled_dice_count_as_in_play_but_cannot_pay():
    table = VanguardTable()
    who = table.crew("security")
    table.pool(who, *[("red-basic", "basic")] * 5)

    assert not can_sacrifice(table.g, who)


@pytest.mark.rule("VAN-SACRIFICE-04")
def test_a_coloured_sacrifice_without_that_colour_is_replaced_by_exhausted():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"] * 3 + ["green-basic"] * 2)
    table.answers({"VAN-INJURY-02": "blue"})

    table.run(sacrifice, who, "blue")

    assert [one.name for one in who.injuries] == ["exhausted"]


# --- Exert ---


@pytest.mark.rule("VAN-EXERT-02", "VAN-EXERT-05")
def test_exert_sacrifices_a_die_and_refreshes_up_to_five_others():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], spent=["red-physical", "red-defend", "green-basic", "blue-basic"])
    table.answers({"VAN-SACRIFICE-01": "red-basic"})

    table.run(exert, who)

    assert who.sacrificed == ["red-basic"] and who.spent == []
    assert sorted(who.available) == ["blue-basic", "green-basic", "red-defend", "red-physical"]


@pytest.mark.rule("VAN-EXERT-03")
def test_with_three_dice_exert_costs_exhausted():
    table = VanguardTable()
    who = table.crew("security", spent=["red-physical", "green-basic", "blue-basic"])
    table.answers({"VAN-INJURY-02": "red"})

    table.run(exert, who)

    assert [one.name for one in who.injuries] == ["exhausted"] and len(who.available) == 3


@pytest.mark.rule("VAN-EXERT-06", "VAN-EVAC-01")
def test_exhausted_as_the_fourth_injury_evacuates_and_refreshes_nothing():
    table = VanguardTable()
    who = table.crew("security", spent=["red-physical"], injuries=["wounded"] * 3, injury_dice=["red", "green", "blue"])

    table.run(exert, who)

    assert table.g.ending == "evacuation" and who.available == []


@pytest.mark.rule("VAN-EXERT-01", "VAN-EXERT-04", "VAN-EXERT-07")
def test_who_must_spend_and_has_nothing_available_may_exert_first():
    table = VanguardTable()
    who = table.crew("security", spent=["red-basic", "red-physical", "green-basic", "blue-basic"])
    table.answers({"VAN-SPEND-02": [("aside", "exert", "security")], "VAN-SACRIFICE-01": "red-basic"})
    table.answers({"VAN-SPEND-01": "blue-basic"})

    table.run(spend, who, 1)

    assert who.sacrificed == ["red-basic"] and who.spent == ["blue-basic"]


@pytest.mark.rule("VAN-EXERT-07")
def test_another_player_may_step_in_while_somebody_decides():
    table = VanguardTable(players=4)
    who = table.crew("security", dice=["red-basic", "green-basic"])
    other = table.crew("recon", spent=["green-scout"] * 2 + ["red-basic"] * 2 + ["blue-basic"])
    table.answers({(1, "step-in"): ("aside", "exert", "recon"), "VAN-SACRIFICE-01": "blue-basic"})
    table.answers({"VAN-SPEND-01": "red-basic"})

    table.run(spend, who, 1)

    assert other.sacrificed == ["blue-basic"] and len(other.available) == 4
    assert who.spent == ["red-basic"]


def befalls(g, who, line: str):
    """The effect of an Event."""
    yield from carry_out(g, outcome(line, Place("test", "", "")), Doing(who, "ev01", "VAN-EVENT-02"))


@pytest.mark.rule("VAN-EXERT-07", "VAN-EXERT-04")
def test_whoever_must_spend_its_only_die_is_given_the_chance_to_exert_first():
    table = VanguardTable()
    who = table.crew("security", dice=["blue-tech"], spent=["red-basic", "red-physical", "green-basic"])
    table.answers({"VAN-SPEND-01": [("aside", "exert", "security"), "red-physical"], "VAN-SACRIFICE-01": "red-basic"})

    table.run(befalls, who, "spend(1)")

    assert sorted(who.available) == ["blue-tech", "green-basic"] and who.spent == ["red-physical"]


@pytest.mark.rule("VAN-EXERT-07")
def test_whoever_could_do_nothing_first_is_not_asked_how_to_pay_with_its_only_die():
    table = VanguardTable()
    who = table.crew("security", dice=["blue-tech"])

    table.run(befalls, who, "spend(1)")

    assert table.asked == [] and who.spent == ["blue-tech"]


@pytest.mark.rule("VAN-EXERT-07")
def test_a_cost_that_was_chosen_is_paid_without_another_question():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], spent=["blue-basic"] * 3, hand=["se19"])  # spend a die > place
    table.crew("recon", sector=2)
    table.run(step_in, ("aside", "card", "security", "se19", 0))

    assert table.asked == [] and who.available == []


@pytest.mark.rule("VAN-EXERT-07", "VAN-SACRIFICE-03", "VAN-SKILL-02")
def test_a_skill_may_heal_before_a_sacrifice_becomes_the_fourth_injury():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], injuries=["wounded"] * 3, card="c20", charges=1)  # cure
    table.answers({"VAN-SACRIFICE-03": [("aside", "skill", "security", "c20", 0)], "VAN-INJURY-02": "red"})

    table.run(befalls, who, "sac(1)")

    assert table.g.ending == "" and sorted(one.name for one in who.injuries) == ["exhausted", "wounded", "wounded"]


@pytest.mark.rule("VAN-EXERT-07", "VAN-CARD-07")
def test_a_card_that_must_be_lost_may_be_played_first():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], hand=["se19"])
    other = table.crew("recon", sector=2)
    table.answers({"VAN-CARD-08": [("aside", "card", "security", "se19", 0)]})

    table.run(befalls, who, "discard(1)")

    assert other.sector == 1 and who.deck.discard == ["se19"] and who.hand == []


@pytest.mark.rule("VAN-CARD-04")
def test_with_too_many_cards_nothing_is_played_before_the_excess_is_discarded():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["red-basic"], hand=["se01", "se02"], deck=["se19"])
    table.crew("recon", sector=2)
    table.answers({"VAN-CARD-04": "se01"})

    table.run(draw, who)

    assert list(table.question("VAN-CARD-04").asides) == []


@pytest.mark.rule("VAN-EXERT-07", "VAN-CHARGE-01")
@pytest.mark.parametrize("first, refreshed", [(True, 2), (False, 0)])
def test_a_charge_that_must_be_lost_may_be_used_first(first, refreshed):
    table = VanguardTable()
    who = table.crew("security", card="c07", charges=1)  # another one Refreshes two dice
    other = table.crew("recon", spent=["green-scout", "green-scout"])
    table.answers({"lose-charge": ("aside", "skill", "security", "c07", 0) if first else "lose"})

    table.run(befalls, who, "losecharge(1)")

    assert who.charges == 0 and len(other.available) == refreshed
    assert len(table.told("charges-lost")) == (0 if first else 1)


@pytest.mark.rule("VAN-EXERT-01", "VAN-EXERT-02")
def test_one_may_exert_to_make_room_for_a_die_whose_column_is_full():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["green-basic", "green-scout", "red-basic"], spent=["green-biology"])
    assert refreshable(who) == [] and may_exert(table.g, who)
    table.answers({"VAN-SACRIFICE-01": "green-basic"})

    table.run(exert, who)

    assert sorted(who.available) == ["green-biology", "green-scout", "red-basic"] and who.spent == []


@pytest.mark.rule("VAN-EXERT-01")
def test_with_nothing_spent_there_is_nothing_to_exert_for():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE)

    assert not may_exert(table.g, who)


@pytest.mark.rule("VAN-TUTORIAL-17")
def test_in_the_tutorial_nobody_exerts_into_exhaustion():
    table = VanguardTable(mode="tutorial")
    few = table.crew("security", spent=["red-basic"])
    many = table.crew("science", spent=["red-basic", "blue-basic", "green-biology", "blue-science"])

    assert not may_exert(table.g, few) and may_exert(table.g, many)


@pytest.mark.rule("VAN-EXERT-07", "VAN-EXERT-01")
def test_while_somebody_chooses_which_dice_pay_another_player_may_step_in():
    table = VanguardTable(players=4)
    who = table.crew("security", hand=["se02"], deck=["se05"])  # a Basic: draw a card
    other = table.crew("recon", sector=2, spent=["green-scout"] * 2 + ["red-basic"] * 2)
    table.pool(who, ("red-basic", "basic"), ("blue-basic", "basic"), step=5)
    table.answers({(1, "step-in"): ("aside", "exert", "recon"), "VAN-SACRIFICE-01": "red-basic"})
    table.answers({"VAN-COMBO-02": [(("security", "blue-basic", "basic"),)]})

    table.run(trigger, who, ("card", "se02", 0))

    assert other.sacrificed == ["red-basic"] and len(other.available) == 3
    assert who.spent == ["blue-basic"] and who.hand == ["se05"]


@pytest.mark.rule("VAN-EXERT-07", "VAN-REFRESH-01")
def test_after_stepping_in_there_may_be_nothing_left_to_refresh():
    table = VanguardTable()
    who = table.crew("security", spent=["red-basic", "red-physical", "green-basic", "blue-basic"])
    table.answers({"VAN-REFRESH-01": ("aside", "exert", "security"), "VAN-SACRIFICE-01": "blue-basic"})

    table.run(refresh, who, 1)

    assert sorted(who.available) == ["green-basic", "red-basic", "red-physical"] and who.spent == []


@pytest.mark.rule("VAN-EXERT-07", "VAN-INJURY-05", "VAN-INJURY-02")
@pytest.mark.parametrize("rolled, board", [(0, ["blue", "green", "red"]), (1, ["blue", "red"])])
def test_whoever_exerts_while_a_column_is_chosen_still_owns_no_more_than_three_injury_dice(rolled, board):
    table = VanguardTable()
    who = table.crew("security", spent=["green-basic"] * 2, injuries=["wounded"], injury_dice=["red"])
    table.pool(who, step=6).injuries = [RolledInjury("damage")] * rolled
    # Exhausted brings a die of its own, which is placed before the first one.
    table.answers({"VAN-INJURY-02": [("aside", "exert", "security"), "blue"]})

    table.run(gain_injury, who, "burned")

    assert sorted(who.injury_dice) == board and len(who.injuries) == 3


@pytest.mark.rule("VAN-EXERT-07", "VAN-SLOT-05")
def test_if_a_die_of_a_full_column_is_sacrificed_meanwhile_none_is_pushed_off():
    table = VanguardTable()
    dice = ["red-basic", "red-basic", "red-physical", "red-defend"]
    who = table.crew("security", rank=2, dice=dice, spent=["blue-basic"])
    table.answers({"VAN-INJURY-02": "red", "VAN-SLOT-05": ("aside", "exert", "security")})
    table.answers({"VAN-SACRIFICE-01": "red-basic"})

    table.run(gain_injury, who, "wounded")

    assert sorted(who.available) == ["blue-basic", "red-basic", "red-defend", "red-physical"] and who.spent == []


@pytest.mark.rule("VAN-EXERT-07", "VAN-EXERT-05", "VAN-ROLL-19")
def test_dice_that_are_refreshed_meanwhile_are_no_longer_pulled_into_the_roll():
    table = VanguardTable()
    who = table.crew(
        "security", rank=3, dice=["red-basic"], spent=["red-physical", "green-basic", "blue-basic"], hand=["se25"]
    )
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "none"})
    table.answers({"VAN-ROLL-12": ("card", "security", "se25", 0), "VAN-ROLL-19": ("aside", "exert", "security")})
    table.answers({"VAN-SACRIFICE-01": "blue-basic"})

    table.run(prepare, who)

    assert sorted(who.available) == ["green-basic", "red-basic", "red-physical"] and who.spent == []


@pytest.mark.rule("VAN-EXERT-07")
def test_between_picking_up_dice_and_rolling_them_nobody_steps_in():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], spent=["red-basic"] * 3)
    table.crew("recon", dice=["green-scout"], spent=["green-scout"] * 3)
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", "VAN-ASSIST-02": None})
    table.fate(check=("accident",))

    table.run(prepare, who)

    assert list(table.question("VAN-ROLL-06").asides) and not list(table.question("VAN-ASSIST-02").asides)


@pytest.mark.rule("VAN-TUTORIAL-17", "VAN-CHOICE-01", "VAN-CHOICE-02")
@pytest.mark.parametrize(
    "mode, dice, spent, line, legal",
    [
        ("tutorial", 0, 3, "spend(1) / danger(1,T)", [1]),  # Exhausted would pay, and it is ignored
        ("tutorial", 1, 2, "spend(1) / danger(1,T)", [0, 1]),
        ("tutorial", 1, 2, "spend(2) / danger(1,T)", [1]),
        ("tutorial", 0, 4, "spend(1) / danger(1,T)", [0, 1]),  # one can be sacrificed
        ("tutorial", 0, 4, "sac(2) / danger(1,T)", [1]),
        ("tutorial", 0, 5, "sac(2) / danger(1,T)", [0, 1]),
        ("tutorial", 0, 5, "sac(1,green) / danger(1,T)", [1]),
        ("expedition", 0, 3, "spend(1) / danger(1,A)", [0, 1]),
    ],
)
def test_in_the_tutorial_exhaustion_pays_for_no_choice(mode, dice, spent, line, legal):
    table = VanguardTable(mode=mode)
    who = table.crew("security", dice=["red-basic"] * dice, spent=["red-basic"] * spent)

    assert legal_options(table.g, outcome(line, HERE), Doing(who, "ev01", "VAN-EVENT-02")) == legal


@pytest.mark.rule("VAN-TUTORIAL-17")
def test_in_the_tutorial_a_card_that_only_exhaustion_could_pay_for_is_not_offered():
    table = VanguardTable(mode="tutorial")
    who = table.crew("recon", spent=["red-basic"] * 3, hand=["re03"])  # spend a green die: move
    assert ("use", "card", "recon", "re03", 0) not in options(table.g, who)

    who.spent.append("red-basic")
    assert ("use", "card", "recon", "re03", 0) in options(table.g, who)


@pytest.mark.rule("VAN-TUTORIAL-17")
def test_in_the_tutorial_a_compulsory_payment_that_nobody_can_make_does_nothing():
    table = VanguardTable(mode="tutorial")
    who = table.crew("security", spent=["red-basic"] * 3)

    table.run(befalls, who, "spend(1)")

    assert who.injuries == [] and who.spent == ["red-basic"] * 3


# --- Refresh ---


@pytest.mark.rule("VAN-REFRESH-01", "VAN-REFRESH-02")
def test_a_die_without_a_free_slot_stays_spent():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["green-basic", "green-scout"], spent=["green-biology", "red-basic"])

    assert refreshable(who) == ["red-basic"]
    table.run(refresh, who, 2)

    assert who.spent == ["green-biology"] and "red-basic" in who.available


@pytest.mark.rule("VAN-REFRESH-01")
def test_the_player_chooses_what_comes_back():
    table = VanguardTable()
    who = table.crew("security", spent=["red-basic", "blue-basic", "blue-tech"])
    table.answers({"VAN-REFRESH-01": "blue-tech"})

    table.run(refresh, who, 1)

    assert who.available == ["blue-tech"]


@pytest.mark.rule("VAN-SACRIFICE-01", "VAN-EXERT-02", "VAN-REFRESH-02")
def test_of_two_dice_alike_the_available_one_may_go_to_make_room_in_a_full_column():
    table = VanguardTable()
    who = table.crew("recon", rank=1, dice=["red-basic", "red-defend"], spent=["red-basic", "red-wild"])  # two slots
    table.answers({"VAN-SACRIFICE-01": "red-basic@board", "VAN-EXERT-02": "red-wild"})

    table.run(exert, who)

    assert table.question("VAN-SACRIFICE-01").options == ["red-basic", "red-basic@board", "red-defend", "red-wild"]
    assert sorted(who.available) == ["red-defend", "red-wild"] and who.spent == ["red-basic"]
    assert who.sacrificed == ["red-basic"]


@pytest.mark.rule("VAN-SACRIFICE-01")
def test_with_room_in_its_column_of_two_dice_alike_the_spent_one_goes():
    table = VanguardTable()
    who = table.crew("recon", rank=1, dice=["red-basic", "blue-basic"], spent=["red-basic", "red-wild"])
    table.answers({"VAN-SACRIFICE-01": "red-basic"})

    table.run(sacrifice, who)

    assert table.question("VAN-SACRIFICE-01").options == ["blue-basic", "red-basic", "red-wild"]
    assert (who.available, who.spent) == (["red-basic", "blue-basic"], ["red-wild"])
