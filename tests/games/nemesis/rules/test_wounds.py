"""Light and Serious Wounds (NEM-WOUND)."""

from collections import Counter

import pytest

from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.turn import draw_limit
from starboard.games.nemesis.rules.wounds import dress, heal_light, suffer_light, suffer_serious
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.pieces import ALIVE, DEAD
from starboard.testing import NemesisTable

RULE = "NEM-WOUND-05"


def patient(at: str = "hibernatorium", **status: object) -> tuple[NemesisTable, Character]:
    """A Pilot; the Captain sleeps nowhere near, so that no death ends the game."""
    table = NemesisTable(rooms={3: "emergency"})
    pilot = table.character("pilot", at=at, **status)
    table.character("captain", at="cockpit")
    return table, pilot


# --- Suffering ---


@pytest.mark.rule("NEM-WOUND-01", "NEM-WOUND-02")
def test_the_first_two_light_wounds_are_steps_on_the_track():
    table, pilot = patient()

    table.run(suffer_light, pilot, RULE, "fire")
    assert pilot.light == 1
    table.run(suffer_light, pilot, RULE, "fire")

    assert (pilot.light, pilot.wounds) == (2, [])


@pytest.mark.rule("NEM-WOUND-03", "NEM-WOUND-05")
def test_the_third_light_wound_clears_the_track_and_draws_a_serious_wound():
    table, pilot = patient(light=2)
    table.fate(wound_card="leg")

    table.run(suffer_light, pilot, RULE, "fire")

    assert (pilot.light, pilot.wounds) == (0, ["leg"])


@pytest.mark.rule("NEM-WOUND-04")
def test_after_an_overflow_the_next_light_wound_starts_the_track_again():
    table, pilot = patient(light=2, hand=["rest"])
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="claw-3", wound_card="leg")

    table.step("attacks")

    assert (pilot.light, pilot.wounds) == (1, ["leg"])


@pytest.mark.rule("NEM-WOUND-05")
def test_a_serious_wound_is_a_card_from_the_deck_and_leaves_the_track_alone():
    table, pilot = patient(light=1)
    table.fate(wound_card="bleeding")

    table.run(suffer_serious, pilot, RULE, "melee")

    assert (pilot.light, pilot.wounds) == (1, ["bleeding"])
    assert Counter(table.g.wounds.cards) == {"body": 4, "arm": 3, "hand": 3, "leg": 3, "bleeding": 2}


@pytest.mark.rule("NEM-WOUND-06", "NEM-WOUND-13")
@pytest.mark.parametrize(("dressed", "status"), [(["leg", "leg"], ALIVE), (["leg", "leg", "leg"], DEAD)])
def test_dressed_wounds_count_toward_the_limit_of_three(dressed: list[str], status: str):
    table, pilot = patient(dressed=dressed)
    if status == ALIVE:
        table.fate(wound_card="body")

    table.run(suffer_serious, pilot, RULE, "melee")

    assert pilot.status == status


# --- What they do ---


@pytest.mark.rule("NEM-WOUND-07")
def test_the_same_wound_twice_counts_twice_but_acts_once():
    table, pilot = patient(wounds=["body", "body"], hand=["rest"], items=["bandages"])

    assert draw_limit(table.g, pilot) == 4
    table.act(pilot, "item:bandages")

    assert (pilot.wounds, pilot.dressed) == (["body"], ["body"])
    assert draw_limit(table.g, pilot) == 4


@pytest.mark.rule("NEM-WOUND-07")
def test_two_leg_wounds_make_an_escape_no_dearer_than_one():
    table, pilot = patient(wounds=["leg", "leg"], hand=["rest", "search"])
    table.intruder("adult", at="hibernatorium")

    assert "escape" in table.options(pilot)


@pytest.mark.rule("NEM-WOUND-08")
def test_an_arm_wound_makes_one_of_two_burdens_fall_at_once():
    table, pilot = patient(held=["shotgun", "carcass"])
    table.fate(wound_card="arm")
    table.answers({"NEM-WOUND-08": "carcass"})

    table.run(suffer_serious, pilot, RULE, "melee")

    assert [held.item for held in pilot.held] == ["shotgun"]
    assert (pilot.room, "carcass") in table.g.lying


@pytest.mark.rule("NEM-WOUND-08")
def test_an_arm_wound_takes_nothing_from_somebody_with_one_burden_but_leaves_no_second_slot():
    table, pilot = patient(held=["shotgun"], hand=["rest"])
    table.fate(wound_card="arm")
    table.run(suffer_serious, pilot, RULE, "melee")
    assert [held.item for held in pilot.held] == ["shotgun"]

    table.lying("hibernatorium", "egg")
    table.g.lying.remove((11, "blue-corpse"))
    table.act(pilot, "pick-up")  # the only thing that can fall is the weapon

    assert [held.item for held in pilot.held] == ["egg"]


@pytest.mark.rule("NEM-WOUND-08", "NEM-WOUND-13")
def test_a_dressed_arm_carries_again():
    table, pilot = patient(held=["shotgun"], dressed=["arm"], hand=["rest"])
    table.g.lying.remove((11, "blue-corpse"))
    table.lying("hibernatorium", "egg")

    table.act(pilot, "pick-up")

    assert [held.item for held in pilot.held] == ["shotgun", "egg"]


@pytest.mark.rule("NEM-WOUND-08", "NEM-DEATH-11")
def test_an_arm_wound_in_a_pod_drops_the_object_into_the_section():
    table = NemesisTable(rooms={12: "evac-a"})
    pilot = table.character("pilot", pod=1, held=["shotgun", "egg"], wounds=["bleeding"], light=2)
    table.fate(wound_card="arm")
    table.answers({"NEM-WOUND-08": "egg"})

    table.run(pass_automatically, pilot)

    assert (12, "egg") in table.g.lying
    assert pilot.pod == 1


@pytest.mark.rule("NEM-WOUND-09", "NEM-WOUND-13")
@pytest.mark.parametrize(("wounds", "dressed", "drawn"), [(["body"], [], 4), ([], ["body"], 5), ([], [], 5)])
def test_a_body_wound_leaves_a_hand_of_four(wounds: list[str], dressed: list[str], drawn: int):
    table, pilot = patient(hand=["rest"], wounds=wounds, dressed=dressed)
    table.any_fate()

    table.step("turn")

    assert len(pilot.hand) == drawn


@pytest.mark.rule("NEM-WOUND-18")
@pytest.mark.parametrize(("wounds", "drawn"), [(["body"], 5), ([], 6)])
def test_the_cabins_add_a_card_to_the_reduced_hand(wounds: list[str], drawn: int):
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="cabins", wounds=wounds)
    table.any_fate()

    table.step("turn")

    assert len(pilot.hand) == drawn


@pytest.mark.rule("NEM-WOUND-10")
def test_a_hand_wound_makes_item_actions_cost_one_more():
    table, pilot = patient(wounds=["hand"], hand=["rest", "search"], items=["bandages", "energy-charge-y"])

    table.act(pilot, "item:bandages")

    assert pilot.hand == []
    assert pilot.dressed == ["hand"]


@pytest.mark.rule("NEM-WOUND-10", "NEM-WOUND-13")
@pytest.mark.parametrize(("wounds", "offered"), [(["hand"], False), (["leg"], True), ([], True)])
def test_one_card_is_not_enough_for_an_item_with_a_hand_wound(wounds: list[str], offered: bool):
    table, pilot = patient(wounds=wounds, light=1, dressed=["hand"], hand=["rest"], items=["bandages"])

    assert ("item:bandages" in table.options(pilot)) == offered
    if not offered:
        assert table.refusal(pilot, "item:bandages").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-WOUND-17")
def test_a_hand_wound_does_not_make_shooting_dearer():
    table, pilot = patient(wounds=["hand"], hand=["rest"])
    table.intruder("larva", at="hibernatorium")
    table.fate(combat_die="hit")

    table.act(pilot, "shoot")

    assert table.g.intruders == []
    assert pilot.discard == ["rest"]


@pytest.mark.rule("NEM-WOUND-11")
@pytest.mark.parametrize(
    ("wounds", "cards", "offered"),
    [(["leg"], 1, False), (["leg"], 2, True), (["hand"], 1, True)],
)
def test_a_leg_wound_makes_an_escape_cost_two(wounds: list[str], cards: int, offered: bool):
    table, pilot = patient(wounds=wounds, hand=["rest", "search"][:cards])
    table.intruder("adult", at="hibernatorium")

    assert ("escape" in table.options(pilot)) == offered


@pytest.mark.rule("NEM-WOUND-11")
def test_a_leg_wound_takes_both_cards_for_the_escape_and_none_for_a_walk():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", wounds=["leg"], hand=["rest", "search", "piloting"])
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="tail-2", noise_die="silence")

    table.act(pilot, "escape", pay=("rest", "search"), room=6)

    assert (pilot.room, pilot.hand) == (6, ["piloting"])
    assert "move" in table.options(pilot)


@pytest.mark.rule("NEM-WOUND-19")
def test_a_card_that_escapes_costs_what_it_says_whatever_the_leg():
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout", wounds=["leg"], hand=["adrenaline"], held=[("rifle", 0)])
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="tail-2", noise_die="silence", action_card="rest")

    assert "escape" not in table.options(scout)
    table.act(scout, "card:adrenaline", room=6)

    assert (scout.room, scout.hand) == (6, ["rest"])


@pytest.mark.rule("NEM-WOUND-12")
def test_bleeding_wounds_whoever_passes():
    table, pilot = patient(wounds=["bleeding", "bleeding"], hand=["rest"])
    table.g.active = pilot.seat
    table.answers({"action": "pass", "discard": "none"})

    table.step("rounds")

    assert (pilot.passed, pilot.light) == (True, 1)


@pytest.mark.rule("NEM-WOUND-12", "NEM-WOUND-13")
@pytest.mark.parametrize(("wounds", "light"), [(["bleeding"], 1), (["leg"], 0)])
def test_an_automatic_pass_bleeds_too_but_not_through_a_dressing(wounds: list[str], light: int):
    table, pilot = patient(wounds=wounds, dressed=["bleeding"])

    table.run(pass_automatically, pilot)

    assert pilot.light == light


@pytest.mark.rule("NEM-WOUND-12")
def test_an_action_that_is_not_a_pass_does_not_bleed():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", wounds=["bleeding"], hand=["rest"])
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=6)

    assert pilot.light == 0


# --- Treating ---


@pytest.mark.rule("NEM-WOUND-13")
def test_dressing_turns_the_card_and_keeps_it():
    table, pilot = patient(wounds=["arm", "leg"])

    table.run(dress, pilot, "arm", "NEM-WOUND-13")

    assert (pilot.wounds, pilot.dressed) == (["leg"], ["arm"])
    assert table.g.wounds.discard == []


@pytest.mark.rule("NEM-WOUND-14", "NEM-WOUND-16")
def test_only_a_dressed_wound_can_be_healed_and_its_card_is_discarded():
    table, pilot = patient(at="emergency", wounds=["leg"], dressed=["arm", "hand"], hand=["rest", "search"])

    table.act(pilot, "room", alternative="heal-dressed", wound="arm")

    assert table.question("wound").options == ["arm", "hand"]
    assert (pilot.wounds, pilot.dressed) == (["leg"], ["hand"])
    assert table.g.wounds.discard == ["arm"]


@pytest.mark.rule("NEM-WOUND-14")
def test_a_medkit_cannot_heal_what_is_not_dressed():
    table, pilot = patient(wounds=["leg"], hand=["rest"], items=["medkit"])

    table.act(pilot, "item:medkit")  # dressing is all that is left

    assert (pilot.wounds, pilot.dressed) == ([], ["leg"])
    assert table.g.wounds.discard == []


@pytest.mark.rule("NEM-WOUND-15")
@pytest.mark.parametrize(("light", "steps", "left"), [(2, 1, 1), (1, 1, 0), (2, 2, 0), (0, 1, 0)])
def test_healing_takes_steps_off_the_track(light: int, steps: int, left: int):
    table, pilot = patient(light=light, wounds=["leg"])

    table.run(heal_light, pilot, steps, "NEM-WOUND-15")

    assert (pilot.light, pilot.wounds) == (left, ["leg"])


@pytest.mark.rule("NEM-WOUND-15")
def test_bandages_clear_the_track():
    table, pilot = patient(light=2, hand=["rest"], items=["bandages"])

    table.act(pilot, "item:bandages")

    assert pilot.light == 0


@pytest.mark.rule("NEM-WOUND-16")
def test_an_empty_wound_deck_is_made_of_its_discard_pile():
    table, pilot = patient()
    table.g.wounds.cards = []
    table.g.wounds.discard = ["hand", "leg"]
    table.fate(wound_card="leg")

    table.run(suffer_serious, pilot, RULE, "melee")

    assert pilot.wounds == ["leg"]
    assert (table.g.wounds.cards, table.g.wounds.discard) == (["hand"], [])


@pytest.mark.rule("NEM-WOUND-03", "NEM-DIE-02")
def test_a_serious_wound_has_the_cause_of_the_light_one_it_came_from():
    table = NemesisTable()
    pilot = table.character("pilot", light=2)
    table.fate(wound_card="leg")

    table.run(suffer_light, pilot, "NEM-TURN-13", "fire")

    assert [happening.args["cause"] for happening in table.told("serious-wound")] == ["fire"]
