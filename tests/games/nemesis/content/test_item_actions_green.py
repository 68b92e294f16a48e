"""The Actions of the green, medical Items (NEM-ACTION-05). Clothes are tested with the yellow ones."""

import pytest

from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.state.pieces import HIBERNATING
from starboard.testing import NemesisTable


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


# --- Bandages and Medkit ---


@pytest.mark.rule("NEM-WOUND-15")
def test_bandages_heal_all_light_wounds():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["bandages"], light=2, wounds=["leg"])

    table.act(pilot, "item:bandages", alternative="heal-all-light")

    assert (pilot.light, pilot.wounds, pilot.dressed) == (0, ["leg"], [])
    assert (pilot.inventory, table.g.green.discard) == ([], ["bandages"])


@pytest.mark.rule("NEM-ACTION-11")
def test_bandages_dress_a_wound_or_heal_but_not_both():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["bandages"], light=2, wounds=["leg"])

    table.act(pilot, "item:bandages", alternative="dress")

    assert (pilot.light, pilot.wounds, pilot.dressed) == (2, [], ["leg"])
    assert not table.question("alternative").private  # wounds are open to all


@pytest.mark.rule("NEM-ACTION-11", "NEM-TURN-14")
def test_an_alternative_that_is_not_possible_is_refused_with_its_reason():
    table = NemesisTable()
    pilot = table.character("pilot", light=1, wounds=["leg"])
    table.character("scout", status=HIBERNATING, room=0)

    healing = next(ROOM_ACTIONS["emergency"].do(table.g, pilot))
    steering = next(ROOM_ACTIONS["cockpit"].do(table.g, pilot))

    assert (healing.options, steering.options) == (["dress-all", "heal-all-light"], ["check-coordinates"])
    assert [(option, refusal.rule) for option, refusal in healing.blocked()] == [("heal-dressed", "NEM-TURN-14")]
    assert [(option, refusal.rule) for option, refusal in steering.blocked()] == [("set-destination", "NEM-COORD-05")]


@pytest.mark.rule("NEM-WOUND-14", "NEM-WOUND-16")
def test_a_medkit_heals_one_dressed_wound():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit"], light=1, dressed=["leg", "arm"])

    table.act(pilot, "item:medkit", wound="leg")

    assert (pilot.dressed, pilot.wounds, pilot.light) == (["arm"], [], 1)
    assert (table.g.wounds.discard, table.g.green.discard) == (["leg"], ["medkit"])


@pytest.mark.rule("NEM-WOUND-14")
def test_a_medkit_never_heals_what_is_not_dressed():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit"], wounds=["leg"])

    table.act(pilot, "item:medkit")

    assert (pilot.wounds, pilot.dressed) == ([], ["leg"])


@pytest.mark.rule("NEM-TURN-14")
@pytest.mark.parametrize(("item", "wounds"), [("bandages", {"dressed": ["leg"]}), ("medkit", {"light": 2})])
def test_without_a_wound_it_treats_a_remedy_cannot_be_used(item, wounds):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=[item], **wounds)

    assert refused(table, pilot, f"item:{item}") == ("NEM-TURN-14", "no-such-wound")


# --- Food, injections, drink and drugs ---


def test_synthetic_food_draws_two_action_cards():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["synthetic-food"], deck=["search", "piloting", "repairs"])
    table.fate("piloting", "search")

    table.act(pilot, "item:synthetic-food")

    assert (pilot.hand, pilot.deck, pilot.inventory) == (["piloting", "search"], ["repairs"], [])


@pytest.mark.rule("NEM-TURN-12")
def test_synthetic_food_reshuffles_an_empty_deck():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["synthetic-food"], deck=["search"], discard=["piloting"])
    table.fate("piloting")

    table.act(pilot, "item:synthetic-food")

    assert (pilot.hand, pilot.deck, pilot.discard) == (["search", "piloting"], ["rest"], [])


@pytest.mark.rule("NEM-TURN-14")
def test_synthetic_food_is_of_no_use_without_a_card_to_draw():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["synthetic-food"], deck=[])

    assert refused(table, pilot, "item:synthetic-food") == ("NEM-TURN-14", "no-cards-to-draw")


def test_an_adrenaline_injection_draws_a_card_and_lifts_the_limit_of_two_actions():
    table = NemesisTable(rooms={2: "comms"})
    hand = ["rest", "demolition", "search", "search"]
    pilot = table.character("pilot", at="comms", hand=hand, items=["adrenaline-injection"], deck=["repairs"])
    table.items_in("comms", 4)
    table.g.actions = 1

    table.answers({"action": "item:adrenaline-injection", "pay": "rest"}).step("rounds")
    for actions in (3, 4):
        table.answers({"action": "card:search", "keep-item": "tools"}).fate("tools", "chemicals").step("rounds")
        assert (table.g.active, table.g.actions, pilot.passed) == (pilot.seat, actions, False)
    table.answers({"action": "pass", "discard": "none"}).step("rounds")

    assert (pilot.hand, pilot.inventory, pilot.passed) == (["demolition", "repairs"], ["tools", "tools"], True)


def test_the_adrenaline_wears_off_with_the_round():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["adrenaline-injection"], deck=["repairs"], discard=[])
    table.answers({"action": "item:adrenaline-injection"}).step("rounds")
    assert pilot.unbound

    table.answers({"action": "pass", "discard": "none"}).step("rounds")
    table.step("turn")

    assert not pilot.unbound


@pytest.mark.rule("NEM-CONTAM-04", "NEM-CONTAM-05")
def test_alcohol_removes_one_contamination_card_from_the_hand():
    table = NemesisTable()
    hand = ["rest", "contamination", "contamination"]
    pilot = table.character("pilot", hand=hand, items=["alcohol"], larva=True)
    table.fate(scan="clean")

    table.act(pilot, "item:alcohol")

    assert (pilot.hand, pilot.discard, pilot.larva) == (["contamination"], ["rest"], True)
    assert (table.g.unscanned, table.g.infected, table.g.contamination) == (26, 7, 27)


def test_alcohol_replaces_an_infected_card_by_a_new_one_and_brings_no_larva():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "contamination"], items=["alcohol"])
    table.fate(scan="infected")

    table.act(pilot, "item:alcohol")

    assert (pilot.hand, pilot.discard, pilot.larva) == ([], ["rest", "contamination"], False)
    assert (table.g.infected, table.g.contamination) == (6, 26)
    assert table.told("scanned")[0].secret == {"infected": 1}


@pytest.mark.rule("NEM-CONTAM-12")
def test_with_alcohol_one_chooses_among_the_cards_one_has_learned_of_in_private():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "contamination", "infected"], items=["alcohol"])

    table.act(pilot, "item:alcohol", contamination="infected")

    assert pilot.hand == ["contamination"]
    assert table.question("contamination").private


@pytest.mark.rule("NEM-TURN-14")
def test_alcohol_needs_contamination_in_hand():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], discard=["contamination"], items=["alcohol"])

    assert refused(table, pilot, "item:alcohol") == ("NEM-TURN-14", "no-contamination")


def test_military_drugs_exchange_cards_contamination_too_and_add_one():
    table = NemesisTable()
    hand = ["rest", "search", "contamination", "piloting"]
    pilot = table.character("pilot", hand=hand, items=["military-drugs"], deck=["repairs", "old-friend", "demolition"])
    table.intruder("adult", at="hibernatorium")
    table.fate("repairs", "old-friend")

    table.act(pilot, "item:military-drugs", pay="rest", discard=("contamination", "search"))

    assert pilot.hand == ["piloting", "repairs", "old-friend", "demolition"]
    assert pilot.discard == ["rest", "contamination", "search"]


def test_military_drugs_draw_one_card_for_none():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search"], items=["military-drugs"], deck=["repairs", "repairs"])

    table.act(pilot, "item:military-drugs", pay="rest", discard="none")

    assert (pilot.hand, pilot.deck) == (["search", "repairs"], ["repairs"])


def test_military_drugs_draw_one_card_for_an_empty_hand():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["military-drugs"], deck=["repairs"] * 3)

    table.act(pilot, "item:military-drugs")

    assert (pilot.hand, pilot.deck) == (["repairs"], ["repairs"] * 2)
