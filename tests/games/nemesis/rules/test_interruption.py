"""Interruption: cancelling somebody's Action, and cancelling that (NEM-ACTION-21, NEM-ACTION-22)."""

import pytest

from starboard.games.nemesis.rules.actions import one_action
from starboard.games.nemesis.rules.reactions import interrupted
from starboard.games.nemesis.rules.turn import play_rounds
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Procedure
from starboard.testing import NemesisTable

ROOM = 3


def at_the_armory() -> NemesisTable:
    return NemesisTable(rooms={ROOM: "armory", 7: "canteen"})


def a_round(g: Nemesis) -> Procedure[None]:
    """The first player's round."""
    while g.active == 0:
        yield from play_rounds(g)


def player_phase(g: Nemesis) -> Procedure[None]:
    while g.step == "rounds":
        yield from play_rounds(g)


@pytest.mark.rule("NEM-ACTION-21", "NEM-ACTION-22")
def test_an_interrupted_action_has_no_effect_but_is_paid_and_spent():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "search", "search"])
    captain = table.character("captain", at=ROOM, hand=["interruption", "rest"])

    table.act(pilot, "move", pay="rest", react="interruption")

    assert (pilot.room, pilot.hand, pilot.discard, table.g.actions) == (ROOM, ["search", "search"], ["rest"], 1)
    assert (captain.hand, captain.discard) == (["rest"], ["interruption"])
    assert table.question("react").about == {"trigger": "interrupts", "actor": 0, "action": "move"}
    assert [happening.args for happening in table.told("action-cancelled")] == [{"who": 0, "action": "move"}]
    assert table.g.reveals == 2  # the paid card and the Interruption


@pytest.mark.rule("NEM-ACTION-21")
def test_who_holds_the_card_may_let_the_action_pass():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    table.fate(noise_die="silence")

    table.act(pilot, "move", react="none", room=1)

    assert (pilot.room, captain.hand) == (1, ["interruption"])


@pytest.mark.rule("NEM-ACTION-21")
@pytest.mark.parametrize("where", ["another Room", "a pod"])
def test_only_somebody_in_the_same_room_interrupts_an_action(where):
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"], held=[])
    table.character("scout", at=ROOM)
    captain = table.character("captain", at=7, hand=["interruption"])
    if where == "a pod":
        captain.room, captain.pod = 0, 1
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=1)  # nobody is asked

    assert (pilot.room, captain.hand) == (1, ["interruption"])


@pytest.mark.rule("NEM-ACTION-21")
def test_only_the_interruption_card_interrupts_and_not_ones_own_action():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["interruption", "rest"])
    table.character("soldier", at=ROOM, hand=["nerves-of-steel", "demolition", "rest"])
    table.fate(noise_die="silence")

    table.act(pilot, "move", pay="rest", room=1)

    assert pilot.room == 1
    assert [ask.kind for ask in table.asked] == ["pay", "room"]


@pytest.mark.rule("NEM-ACTION-21")
def test_interruption_is_never_an_action_of_its_own():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["interruption", "rest", "contamination"])

    assert "card:interruption" not in table.options(pilot)
    assert "card:rest" in table.options(pilot)


@pytest.mark.rule("NEM-ACTION-21")
def test_of_several_who_interrupt_the_next_one_clockwise_spends_the_card():
    table = at_the_armory()
    scout = table.character("scout", at=ROOM, hand=["interruption"])
    pilot = table.character("pilot", at=ROOM, hand=["rest"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    table.answers({(0, "react"): ["interruption", "none"], (2, "react"): "interruption"})

    table.act(pilot, "move")

    assert (captain.hand, captain.discard) == ([], ["interruption"])
    assert (scout.hand, scout.discard) == (["interruption"], [])
    assert pilot.room == ROOM


@pytest.mark.rule("NEM-ACTION-21")
@pytest.mark.parametrize("where", ["the same Room", "another Room", "a pod"])
def test_an_interruption_is_cancelled_by_another_from_anywhere_on_board(where):
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    scout = table.character("scout", at=ROOM if where == "the same Room" else 7, hand=["interruption"])
    if where == "a pod":
        scout.room, scout.pod = 0, 1
    table.answers({(1, "react"): "interruption"})
    table.answers({(2, "react"): ["none", "interruption"] if where == "the same Room" else "interruption"})
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=1)

    assert (pilot.room, captain.discard, scout.discard) == (1, ["interruption"], ["interruption"])
    assert table.question("react").about["action"] == "interruption"


@pytest.mark.rule("NEM-ACTION-21")
def test_the_acting_player_may_cancel_the_interruption_and_be_interrupted_in_turn():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "interruption"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    scout = table.character("scout", at=7, hand=["interruption"])
    table.answers({"pay": "rest", (1, "react"): "interruption", (0, "react"): "interruption"})
    table.answers({(2, "react"): ["none", "interruption"]})

    table.act(pilot, "move")  # cancelled, uncancelled, cancelled after all

    assert pilot.room == ROOM
    assert [who.discard[-1] for who in (pilot, captain, scout)] == ["interruption"] * 3


@pytest.mark.rule("NEM-ACTION-21")
def test_nobody_who_is_out_of_the_game_interrupts():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"])
    captain = table.character("captain", at=ROOM, hand=["interruption"], status="dead")
    table.character("scout", at=ROOM)
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=1)

    assert (pilot.room, captain.hand) == (1, ["interruption"])


@pytest.mark.rule("NEM-TURN-11", "NEM-TURN-09")
def test_a_passed_player_may_still_interrupt_but_takes_no_round():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "rest"], held=[])
    captain = table.character("captain", at=ROOM, hand=["interruption", "rest", "rest"], passed=True)

    table.answers({"action": ["move", "pass"], "pay": "rest", "react": "interruption", "discard": "none"})
    table.run(player_phase)

    assert (pilot.room, captain.hand) == (ROOM, ["rest", "rest"])
    assert {ask.seat for ask in table.asked if ask.kind == "action"} == {0}


@pytest.mark.rule("NEM-ACTION-21", "NEM-ACTION-23")
@pytest.mark.parametrize("thing", ["pass", "drop"])
def test_passing_and_dropping_are_no_actions_and_cannot_be_interrupted(thing):
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"], held=["carcass"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    table.answers({"action": thing})
    table.answers({"discard": "none"} if thing == "pass" else {})

    table.run(one_action, pilot)

    assert (captain.hand, table.g.actions) == (["interruption"], 0)
    assert (pilot.passed, pilot.held == []) == (thing == "pass", thing == "drop")


@pytest.mark.rule("NEM-ACTION-23")
def test_to_react_does_not_count_towards_ones_own_two_actions():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "rest", "interruption"], held=[])
    table.character("captain", at=ROOM, hand=["interruption"])
    table.answers({(0, "action"): ["move", "move"], (0, "pay"): "rest", "room": [1, 3]})
    table.answers({(1, "react"): "interruption", (0, "react"): "interruption"}).fate(noise_die="silence")

    table.run(a_round)

    assert (pilot.room, pilot.hand, table.g.active) == (ROOM, [], 1)


@pytest.mark.rule("NEM-ACTION-22")
def test_a_cancelled_action_card_is_gone_with_its_cost():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["repairs", "rest", "search"])
    table.character("captain", at=ROOM, hand=["interruption"])
    table.malfunction(ROOM)

    table.act(pilot, "card:repairs", pay="rest", react="interruption")

    assert (pilot.hand, pilot.discard) == (["search"], ["repairs", "rest"])
    assert table.g.malfunction[ROOM]


@pytest.mark.rule("NEM-ACTION-22")
def test_a_cancelled_action_spends_neither_item_nor_ammo_nor_blood():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "rest", "rest"], items=["medkit"], dressed=["leg"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])

    table.act(pilot, "item:medkit", pay="rest", react="interruption")
    assert (pilot.inventory, pilot.dressed) == (["medkit"], ["leg"])
    table.intruder("larva", at=ROOM)
    for option in ("shoot", "melee"):
        captain.hand, captain.discard = ["interruption"], []
        table.act(pilot, option, react="interruption", **({"pay": "rest"} if option == "shoot" else {}))

    assert (pilot.held[0].ammo, pilot.discard, table.rolled) == (2, ["rest"] * 3, [])
    assert len(table.g.intruders) == 1


@pytest.mark.rule("NEM-ACTION-22", "NEM-TURN-06")
def test_a_cancelled_action_is_one_of_the_two():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest"] * 5, held=[])
    table.character("captain", at=ROOM, hand=["interruption"])
    table.answers({"action": ["move", "move"], "pay": ["rest", "rest"], "react": "interruption", "room": 1})
    table.fate(noise_die="silence")

    table.run(a_round)

    assert (pilot.room, len(pilot.hand), pilot.passed, table.g.active) == (1, 3, False, 1)


@pytest.mark.rule("NEM-ACTION-21", "NEM-GEN-11")
def test_the_window_opens_for_whoever_might_hold_the_card_by_what_everybody_sees():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM)
    might, holds = table.character("captain", at=ROOM, hand=["rest"]), table.character("scout", at=ROOM)
    holds.hand = ["interruption"]
    table.character("soldier", at=ROOM, hand=["rest"], discard=["interruption"])  # has played it
    table.character("mechanic", at=ROOM)  # has no cards in hand

    window = next(interrupted(table.g, pilot, "move"))

    assert window.seats == [might.seat, holds.seat]
    assert [ask.seat for ask in window.asks] == [holds.seat]


@pytest.mark.rule("NEM-ACTION-21", "NEM-GEN-11")
def test_no_window_opens_for_characters_whose_deck_has_no_such_card_left():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM)
    table.character("captain", at=ROOM, hand=["rest"], discard=["interruption"])

    with pytest.raises(StopIteration) as nobody:
        next(interrupted(table.g, pilot, "move"))

    assert nobody.value.value is False


@pytest.mark.rule("NEM-ACTION-21", "NEM-ACTION-22")
def test_whoever_may_cancel_an_interruption_knows_whose_it_is():
    table = at_the_armory()
    pilot = table.character("pilot", at=ROOM, hand=["rest", "interruption"])
    captain = table.character("captain", at=ROOM, hand=["interruption"])
    table.answers({(captain.seat, "react"): "interruption", (pilot.seat, "react"): "none"})

    table.act(pilot, "move", pay="rest")

    assert table.question("react").about == {"trigger": "interrupts", "actor": captain.seat, "action": "interruption"}
