"""Searching Rooms (NEM-ITEM-17 to 21, NEM-ITEM-25)."""

import pytest

from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable


def searcher(room, **more):
    table = NemesisTable(rooms={2: room} if isinstance(room, str) else {})
    return table, table.character("scout", at=2 if isinstance(room, str) else room, hand=["search"], held=[], **more)


@pytest.mark.rule("NEM-ITEM-17")
@pytest.mark.parametrize(
    ("room", "colour", "kept", "other"),
    [
        ("comms", "yellow", "tools", "chemicals"),
        ("surgery", "green", "medkit", "alcohol"),
        ("armory", "red", "grenade", "decoy"),
    ],
)
def test_a_search_draws_two_of_the_rooms_colour_keeps_one_and_buries_the_other(room, colour, kept, other):
    table, scout = searcher(room)
    table.items_in(room, 3)
    table.fate(kept, other).answers({"keep-item": kept})

    table.act(scout, "card:search")

    deck = table.g.item_deck(colour)
    assert (scout.inventory, scout.looking, table.g.items[2]) == ([kept], [], 2)
    assert (deck.bottom, deck.discard, len(deck)) == ([other], [], 29)
    assert table.question("keep-item").options == sorted([kept, other])
    assert table.question("keep-item").private


@pytest.mark.rule("NEM-ITEM-17")
def test_the_buried_card_is_drawn_last():
    table, scout = searcher("comms")
    table.g.yellow.cards = ["tools", "chemicals", "duct-tape"]
    table.fate("tools", "chemicals").answers({"keep-item": "tools"})
    table.act(scout, "card:search")
    scout.hand = ["search"]

    table.act(scout, "card:search", keep_item="duct-tape")

    assert table.question("keep-item").options == ["chemicals", "duct-tape"]


@pytest.mark.rule("NEM-ITEM-21")
def test_only_a_weapon_is_found_with_ammo():
    table, scout = searcher("comms")
    scout.held = []
    table.g.yellow.cards = ["fire-extinguisher"]

    table.act(scout, "card:search")

    assert [(thing.item, thing.ammo) for thing in scout.held] == [("fire-extinguisher", 0)]


@pytest.mark.rule("NEM-ITEM-17", "NEM-ITEM-01")
def test_others_see_neither_the_card_kept_nor_the_one_buried():
    table, scout = searcher("comms")
    pilot = table.character("pilot")
    table.fate("tools", "chemicals").answers({"keep-item": "tools"})

    table.act(scout, "card:search")

    for seat in (pilot.seat, SPECTATOR):
        view = project(table.g, seat)
        assert view["players"][scout.seat]["inventory"] == ["?yellow"]
        assert view["yellow"]["bottom"] == ["?"]
    assert project(table.g, scout.seat)["yellow"]["bottom"] == ["chemicals"]
    found = table.told("found")[0]
    assert (found.seats, found.secret, "item" in found.args) == (1 << scout.seat, {"item": "tools"}, False)


@pytest.mark.rule("NEM-ITEM-18")
@pytest.mark.parametrize("room", ["cabins", "shower", "hatch-control", "evac-a", "evac-b"])
def test_in_a_white_room_one_chooses_the_deck(room):
    table = NemesisTable()
    scout = table.character("scout", at=table.room(room), hand=["search"], held=[])
    table.fate("medkit", "bandages").answers({"deck": "green", "keep-item": "medkit"})

    table.act(scout, "card:search")

    assert table.question("deck").options == ["red", "yellow", "green"]
    assert (scout.inventory, len(table.g.green)) == (["medkit"], 29)


@pytest.mark.rule("NEM-ITEM-19")
def test_an_empty_room_cannot_be_searched():
    table, scout = searcher("comms")
    table.items_in("comms", 1)
    assert "card:search" in table.options(scout)

    table.items_in("comms", 0)

    refusal = table.refusal(scout, "card:search")
    assert (refusal.rule, refusal.key) == ("NEM-ITEM-19", "room-empty")


@pytest.mark.rule("NEM-ITEM-19")
def test_a_card_may_allow_to_search_an_empty_room():
    table, scout = searcher("comms")
    scout.hand = ["scavenging", "rest"]
    table.items_in("comms", 0)
    table.fate("tools", "chemicals").answers({"keep-item": "tools"})

    table.act(scout, "card:scavenging")

    assert (scout.inventory, table.g.items[2]) == (["tools"], 0)


@pytest.mark.rule("NEM-ITEM-20")
@pytest.mark.parametrize("room", ["nest", "slime-room", "cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"])
@pytest.mark.parametrize("card", ["search", "scavenging"])
def test_some_rooms_can_never_be_searched(room, card):
    table = NemesisTable()
    scout = table.character("scout", at=table.room(room), hand=[card, "rest"])
    table.g.items[scout.room] = 2

    refusal = table.refusal(scout, f"card:{card}")

    assert refusal.rule == "NEM-ITEM-20"


@pytest.mark.rule("NEM-ITEM-21", "NEM-ITEM-09")
@pytest.mark.parametrize("weapon", ["prototype-pistol", "prototype-rifle", "prototype-shotgun"])
def test_a_found_weapon_has_one_ammo(weapon):
    table, scout = searcher("armory")
    table.fate(weapon, "grenade").answers({"keep-item": weapon})

    table.act(scout, "card:search")

    assert [(thing.item, thing.ammo) for thing in scout.held] == [(weapon, 1)]
    assert table.told("found-heavy")[0].args["item"] == weapon


@pytest.mark.rule("NEM-ITEM-25")
def test_an_exhausted_deck_is_made_anew_from_its_discard_pile():
    table, scout = searcher("comms")
    table.g.yellow.cards, table.g.yellow.discard = ["tools"], ["chemicals", "duct-tape"]
    table.fate("duct-tape").answers({"keep-item": "duct-tape"})

    table.act(scout, "card:search")

    assert table.question("keep-item").options == ["duct-tape", "tools"]
    assert (table.g.yellow.cards, table.g.yellow.bottom, table.g.yellow.discard) == (["chemicals"], ["tools"], [])


@pytest.mark.rule("NEM-ITEM-25")
def test_the_last_card_of_a_colour_is_kept_without_a_choice():
    table, scout = searcher("comms")
    table.g.yellow.cards = ["tools"]

    table.act(scout, "card:search")

    assert (scout.inventory, len(table.g.yellow)) == (["tools"], 0)


@pytest.mark.rule("NEM-ITEM-25")
def test_without_a_card_left_no_search_is_possible_and_no_empty_deck_can_be_chosen():
    table, scout = searcher("comms")
    table.g.yellow.cards = []
    assert table.refusal(scout, "card:search").rule == "NEM-ITEM-25"

    scout.room = table.room("cabins")
    table.fate("grenade", "decoy").answers({"deck": "red", "keep-item": "decoy"})
    table.act(scout, "card:search")

    assert table.question("deck").options == ["red", "green"]


@pytest.mark.rule("NEM-ACTION-24", "NEM-MARKER-10", "NEM-MARKER-16")
def test_neither_fire_nor_malfunction_hinders_a_search():
    table, scout = searcher("comms")
    table.fire("comms")
    table.malfunction("comms")

    assert "card:search" in table.options(scout)


@pytest.mark.rule("NEM-ACTION-10")
def test_no_search_in_combat():
    table, scout = searcher("comms")
    table.intruder("larva", at="comms")

    refusal = table.refusal(scout, "card:search")

    assert (refusal.rule, refusal.key) == ("NEM-ACTION-10", "in-combat")
