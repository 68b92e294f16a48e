"""What was possible when it was chosen may not be any more: costs stay paid, the rest is skipped (NEM-GEN-14)."""

import pytest

from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.rules.attack import intruder_attack
from starboard.games.nemesis.rules.hunter import hunter_round
from starboard.games.nemesis.rules.movement import LOUD, go
from starboard.games.nemesis.rules.wounds import suffer_serious
from starboard.kernel.decks import Deck
from starboard.testing import NemesisTable

COMMS, BEHIND = 2, 6


def under_covering_fire() -> tuple:
    """Soldier and pilot with an Adult in the Communications Room; the Room next door is unexplored."""
    table = NemesisTable(rooms={COMMS: "comms"})
    soldier = table.character("soldier", at="comms", hand=["covering-fire"])
    pilot = table.character("pilot", at="comms")
    table.intruder("adult", at="comms")
    table.answers({"leavers": "all", "consent": "agree", "room": BEHIND})
    return table, soldier, pilot


@pytest.mark.rule("NEM-GEN-14", "NEM-TOKEN-09")
def test_a_door_that_closes_behind_the_first_leaves_the_second_where_it_is():
    table, soldier, pilot = under_covering_fire()
    table.fate(tile="canteen", exploration_token="doors-2", noise_die="silence")

    table.act(soldier, "card:covering-fire")

    assert (soldier.room, pilot.room, soldier.held[0].ammo) == (BEHIND, COMMS, 4)
    assert [told.args for told in table.told("way-closed")] == [{"who": pilot.seat, "room": BEHIND}]


@pytest.mark.rule("NEM-GEN-14")
def test_nobody_walks_through_a_door_that_was_closed_meanwhile():
    table = NemesisTable(rooms={COMMS: "comms"})
    pilot = table.character("pilot", at="comms")
    table.door("comms", 1)

    table.run(go, pilot, 1, LOUD)

    assert pilot.room == COMMS
    assert table.told("moved") == []


def armed_with_a_taser() -> tuple:
    """The pilot could shock only the captain, who holds nothing but an Interruption."""
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search"], items=["taser"])
    captain = table.character("captain", hand=["interruption"])
    table.character("scout", at="cockpit", hand=["interruption", "rest"])
    return table, pilot, captain


@pytest.mark.rule("NEM-GEN-14", "NEM-ACTION-11", "NEM-ITEM-16")
def test_a_taser_does_nothing_to_whoever_spent_the_last_card_on_a_countered_interruption():
    table, pilot, captain = armed_with_a_taser()
    table.answers({(1, "react"): "interruption", (2, "react"): "interruption"})

    table.act(pilot, "item:taser", pay="rest")

    assert (captain.hand, captain.discard) == ([], ["interruption"])
    assert (pilot.hand, pilot.inventory, table.g.actions) == (["search"], [], 1)  # performed, paid and used up
    assert [told.args for told in table.told("action-idle")] == [{"who": 0, "action": "item:taser"}]


@pytest.mark.rule("NEM-ACTION-11")
def test_a_taser_still_finds_an_intruder_when_the_other_alternative_is_gone():
    table, pilot, _ = armed_with_a_taser()
    adult = table.intruder("adult", at="hibernatorium")
    table.answers({(1, "react"): "interruption", (2, "react"): "interruption"})
    table.fate(attack_card="scratch-2", event_card="hunt-3")

    table.act(pilot, "item:taser", pay="rest")

    assert adult.injuries == 1
    assert table.told("action-idle") == []


@pytest.mark.rule("NEM-GEN-14", "NEM-ACTION-11")
def test_a_choice_without_any_alternative_left_asks_nothing_and_does_nothing():
    table = NemesisTable()
    pilot = table.character("pilot")

    table.run(ITEM_ACTIONS["taser"].do, pilot)

    assert table.asked == []


@pytest.mark.rule("NEM-GEN-14")
def test_an_attack_without_a_card_to_draw_does_nothing():
    table = NemesisTable()
    pilot = table.character("pilot")
    adult = table.intruder("adult", at="hibernatorium")
    table.g.attacks = Deck([])

    table.run(intruder_attack, adult, pilot)

    assert (pilot.light, pilot.wounds, table.g.attacks.discard) == (0, [], [])


@pytest.mark.rule("NEM-GEN-14")
def test_without_a_card_left_there_is_no_serious_wound():
    table = NemesisTable()
    pilot = table.character("pilot")
    table.g.wounds = Deck([])

    table.run(suffer_serious, pilot, "NEM-ATTACK-14", "intruder")

    assert (pilot.status, pilot.wounds) == ("alive", [])


@pytest.mark.rule("NEM-GEN-14", "NEM-INTPLAYER-04")
def test_the_intruder_player_attacks_in_vain_without_attack_cards():
    table = NemesisTable(options=["intruder-player"])
    pilot = table.character("pilot")
    hunter = table.character("captain", status="dead", room=0, hunt=["pursuit-1"])
    table.intruder("adult", at="hibernatorium")
    table.g.hunter = hunter.seat
    table.g.attacks = Deck([])
    table.answers({"hunt": "pursuit-1", "hunt-use": "attack"})

    table.run(hunter_round, hunter)

    assert (pilot.light, hunter.looking, table.g.hunter_deck.discard) == (0, [], ["pursuit-1"])


@pytest.mark.rule("NEM-HIB-08", "NEM-END-02")
@pytest.mark.parametrize(("time", "self_destruct", "ending"), [(15, -1, "jump"), (3, 6, "self-destruct")])
def test_a_marker_past_its_last_space_ends_the_game_too(time, self_destruct, ending):
    table = NemesisTable()
    table.character("pilot")
    table.g.time, table.g.self_destruct = time, self_destruct

    table.step("time")

    assert (table.ended, table.g.ending) == (True, ending)
