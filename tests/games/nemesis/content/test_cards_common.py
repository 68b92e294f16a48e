"""The Action cards every Character has: Rest, Demolition, repairs, Interruption (NEM-CHAR-06 to 08).

The Search card is tested in test_search.
"""

import pytest

from starboard.games.nemesis.state.pieces import DESTROYED_DOOR, OPEN_DOOR
from starboard.testing import NemesisTable


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


# --- Rest ---


@pytest.mark.rule("NEM-CHAR-06", "NEM-CONTAM-09")
def test_rest_scans_the_hand_and_removes_what_is_clean():
    table = NemesisTable()
    pilot = table.character(
        "pilot", hand=["rest", "search", "contamination", "contamination"], discard=["contamination"]
    )
    table.fate(scan=["clean", "clean"])

    table.act(pilot, "card:rest")

    assert (pilot.hand, pilot.discard, pilot.larva) == (["search"], ["contamination", "rest"], False)
    assert (table.g.unscanned, table.g.infected) == (25, 7)


@pytest.mark.rule("NEM-CHAR-06", "NEM-CONTAM-07")
def test_rest_finds_a_larva_if_any_card_is_infected():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "contamination", "contamination"])
    table.fate(scan=["infected", "clean"])

    table.act(pilot, "card:rest")

    assert (pilot.hand, pilot.larva, table.g.infected) == (["infected"], True, 6)


@pytest.mark.rule("NEM-CHAR-06", "NEM-CONTAM-08")
def test_rest_kills_whoever_carries_a_larva_already():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "contamination"], larva=True)
    table.character("scout", at="cockpit")
    table.fate(scan="infected")

    table.act(pilot, "card:rest")

    assert pilot.status == "dead"
    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", 11)]


@pytest.mark.rule("NEM-CHAR-06", "NEM-TURN-14", "NEM-ACTION-10")
def test_rest_needs_contamination_in_hand_and_no_combat():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], discard=["contamination"])
    assert refused(table, pilot, "card:rest") == ("NEM-TURN-14", "no-contamination")

    pilot.hand.append("contamination")
    assert "card:rest" in table.options(pilot)
    table.intruder("larva", at="hibernatorium")

    assert refused(table, pilot, "card:rest") == ("NEM-ACTION-10", "in-combat")


# --- Demolition ---


@pytest.mark.rule("NEM-CHAR-07", "NEM-DOOR-12")
@pytest.mark.parametrize("fighting", [True, False])
def test_demolition_destroys_a_closed_door_of_the_room_in_combat_too(fighting):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["demolition"])
    near, far = table.door("comms", 6), table.door(6, 5)
    if fighting:
        table.intruder("adult", at="comms")

    table.act(pilot, "card:demolition", alternative="demolish")

    assert (table.g.doors[near], table.g.doors[far]) == (DESTROYED_DOOR, 1)
    assert not table.g.malfunction[2]


@pytest.mark.rule("NEM-CHAR-07")
def test_with_several_closed_doors_one_chooses_which_to_destroy():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["demolition"])
    one, other = table.door("comms", 6), table.door("comms", 1)

    table.act(pilot, "card:demolition", alternative="demolish", corridor=other)

    assert (table.g.doors[one], table.g.doors[other]) == (1, DESTROYED_DOOR)
    assert table.question("corridor").options == sorted([one, other])


@pytest.mark.rule("NEM-CHAR-07")
def test_demolition_breaks_the_room():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["demolition"])

    table.act(pilot, "card:demolition")

    assert [room for room, broken in enumerate(table.g.malfunction) if broken] == [2]
    assert table.g.doors.count(OPEN_DOOR) == 28


@pytest.mark.rule("NEM-CHAR-07", "NEM-MARKER-13")
@pytest.mark.parametrize("room", ["nest", "slime-room", "comms"])
def test_demolition_needs_a_closed_door_or_a_room_that_can_break(room):
    table = NemesisTable()
    pilot = table.character("pilot", at=room, hand=["demolition"])
    if room == "comms":
        table.malfunction(room)
    for corridor, _ in table.board.exits[pilot.room]:
        table.g.doors[corridor] = DESTROYED_DOOR

    assert refused(table, pilot, "card:demolition") == ("NEM-MARKER-13", "cannot-break-here")


@pytest.mark.rule("NEM-CHAR-07", "NEM-MARKER-15")
def test_a_demolition_too_many_tears_the_hull():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["demolition"])
    for room in (1, 3, 4, 5, 6, 7, 8, 9):
        table.g.malfunction[room] = True

    table.act(pilot, "card:demolition")

    assert (table.ended, table.g.ending) == (True, "ninth-malfunction")


# --- Repairs ---

REPAIR_CARDS = [("captain", "basic-repairs", 2), ("pilot", "repairs", 1), ("mechanic", "fast-repairs", 0)]


@pytest.mark.rule("NEM-CHAR-08", "NEM-ACTION-04")
@pytest.mark.parametrize(("name", "card", "cost"), REPAIR_CARDS)
def test_a_repair_card_costs_what_it_says_and_mends_the_room(name, card, cost):
    table = NemesisTable(rooms={2: "comms"})
    who = table.character(name, at="comms", hand=[card, *["search"] * cost, *["rest"] * (cost > 0)])
    table.malfunction("comms", "cockpit")

    table.act(who, f"card:{card}", **({"pay": ("search",) * cost} if cost else {}))

    assert (table.g.malfunction[2], table.g.malfunction[1]) == (False, True)
    assert who.discard == [card, *["search"] * cost]


@pytest.mark.rule("NEM-CHAR-08", "NEM-ACTION-01")
@pytest.mark.parametrize(("name", "card", "cost"), [entry for entry in REPAIR_CARDS if entry[2]])
def test_a_repair_card_that_cannot_be_paid_is_not_on_offer(name, card, cost):
    table = NemesisTable(rooms={2: "comms"})
    who = table.character(name, at="comms", hand=[card, *["search"] * (cost - 1), "contamination"])
    table.malfunction("comms")

    assert refused(table, who, f"card:{card}") == ("NEM-ACTION-01", "cannot-pay")


@pytest.mark.rule("NEM-CHAR-08", "NEM-ENGINE-03", "NEM-ENGINE-04")
@pytest.mark.parametrize(("chosen", "changed"), [("working", False), ("damaged", True)])
def test_in_an_engine_room_a_repair_card_repairs_or_breaks_the_engine(chosen, changed):
    table = NemesisTable()
    mechanic = table.character("mechanic", at="engine-1", hand=["fast-repairs"])
    table.malfunction("engine-1")
    table.fate(engine_token="working")

    table.act(mechanic, "card:fast-repairs", alternative="engine", engine=chosen)

    assert (table.g.engines[1:], table.g.engines_known[1]) == ([chosen, "", ""], 1 << mechanic.seat)
    told = table.told("worked-on-engine")[0]
    assert (told.args["changed"], "state" in told.args) == (changed, False)
    assert table.g.malfunction[21]


@pytest.mark.rule("NEM-CHAR-08", "NEM-ENGINE-03")
def test_where_nothing_is_broken_and_no_engine_stands_there_is_nothing_to_repair():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["fast-repairs"])
    assert refused(table, mechanic, "card:fast-repairs") == ("NEM-ENGINE-03", "no-engine-here")

    table.malfunction("comms")
    table.intruder("adult", at="comms")

    assert refused(table, mechanic, "card:fast-repairs") == ("NEM-ACTION-10", "in-combat")


# --- Interruption ---


@pytest.mark.rule("NEM-ACTION-21")
def test_an_interruption_is_never_played_as_an_action_of_its_own():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["interruption", "rest"])

    assert "card:interruption" not in table.options(pilot)


@pytest.mark.rule("NEM-ACTION-21", "NEM-ACTION-22")
@pytest.mark.parametrize("passed", [True, False])
def test_an_interruption_cancels_the_action_of_somebody_in_the_same_room(passed):
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["fast-repairs"])
    scout = table.character("scout", at="comms", hand=["interruption"], passed=passed)
    table.malfunction("comms")

    table.act(mechanic, "card:fast-repairs", react="interruption")

    assert (table.g.malfunction[2], table.g.actions) == (True, 1)
    assert (mechanic.discard, scout.discard) == (["fast-repairs"], ["interruption"])


@pytest.mark.rule("NEM-ACTION-21")
def test_nobody_interrupts_from_another_room_but_an_interruption_is_cancelled_from_anywhere():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["fast-repairs"])
    scout = table.character("scout", at="comms", hand=["interruption"])
    captain = table.character("captain", at="cockpit", hand=["interruption"])
    table.malfunction("comms")
    table.answers({(1, "react"): "interruption", (2, "react"): "interruption"})

    table.act(mechanic, "card:fast-repairs")

    assert [(ask.seat, ask.about["action"]) for ask in table.asked] == [(1, "card:fast-repairs"), (2, "interruption")]
    assert (table.g.malfunction[2], scout.hand, captain.hand) == (False, [], [])
