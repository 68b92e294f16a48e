"""What the table is drawn from: complete, plain, and the same as the content it is read off."""

import json

import pytest

from starboard.games.nemesis.content.attacks import ATTACKS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import ITEMS, RECIPES
from starboard.games.nemesis.content.objectives import OBJECTIVES
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.items import capacity
from starboard.games.nemesis.state.board import BOARDS, ROOM_COUNT, Board
from starboard.games.nemesis.state.fields import Held

BOX = NEMESIS.box()


def test_the_box_is_plain():
    assert json.loads(json.dumps(BOX)) == BOX


@pytest.mark.parametrize(
    ("table", "content"),
    [
        ("boards", BOARDS),
        ("rooms", TILES),
        ("items", ITEMS),
        ("recipes", RECIPES),
        ("characters", CHARACTERS),
        ("objectives", OBJECTIVES),
        ("events", EVENTS),
        ("attacks", ATTACKS),
        ("hunt", HUNTER_CARDS),
        ("intruders", MINIATURES),
        ("cards", [*CARDS, "contamination", "infected", "clean"]),
    ],
)
def test_nothing_is_missing_or_made_up(table, content):
    assert set(BOX[table]) == set(content)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_can_be_built_again_from_its_drawing(name):
    drawn, board = BOX["boards"][name], BOARDS[name]
    again = Board(
        name,
        tuple((a, b, tuple(numbers)) for a, b, numbers in drawn["corridors"]),
        {int(room): (network, tuple(numbers)) for room, (network, numbers) in drawn["ducts"].items()},
        {int(room): tile for room, tile in drawn["special"].items()},
        tuple(drawn["slots"]["basic"]),
        tuple(drawn["slots"]["additional"]),
        {int(room): tile for room, tile in drawn["open_sections"].items()},
    )
    for fact in ("corridors", "numbers", "duct", "networks", "exits", "places", "way", "special", "slots"):
        assert getattr(again, fact) == getattr(board, fact)
    assert again.open_sections == board.open_sections


def test_every_room_of_a_board_has_its_place():
    for drawn in BOX["boards"].values():
        rooms = [*map(int, drawn["special"]), *drawn["slots"]["basic"], *drawn["slots"]["additional"]]
        assert sorted(rooms) == list(range(1, ROOM_COUNT + 1))


def test_what_stands_on_tiles_cards_and_items():
    armory = {"kind": "basic", "colour": "red", "computer": False, "rule": "NEM-ROOM-03"}
    assert BOX["rooms"]["armory"] == armory
    assert BOX["rooms"]["nest"]["colour"] == ""
    assert BOX["rooms"]["cockpit"]["kind"] == "special"
    assert BOX["cards"]["adrenaline"] == {
        "kind": "action", "cost": 0, "when": "combat", "reacts": False, "owner": "scout",
    }  # fmt: skip
    assert BOX["cards"]["interruption"]["reacts"]
    assert "owner" not in BOX["cards"]["computer-skills"]
    assert BOX["cards"]["infected"] == {"kind": "contamination"}
    assert BOX["items"]["flamethrower"]["weapon"]["capacity"] == 4
    assert BOX["items"]["medkit"]["one_use"] and not BOX["items"]["plasma-torch"]["one_use"]
    assert not BOX["items"]["rifle"]["one_use"]
    assert BOX["items"]["log-key"]["quest"] == {"room": "comms", "items": []}


def test_a_weapon_and_its_added_cards_tell_how_much_it_holds():
    for added in ([], ["extended-magazine"], ["autoloader"], ["autoloader", "extended-magazine"]):
        held = Held("assault-rifle")
        held.added = added
        items = BOX["items"]
        told = items["assault-rifle"]["weapon"]["capacity"] + sum(items[card].get("extends", 0) for card in added)
        assert told == capacity(held)


def test_tracks_are_as_long_as_the_rules_say():
    assert BOX["tracks"]["time"] == {"start": 0, "blue": [7, 8, 9, 10, 11, 12, 13, 14], "jump": 15}
    assert BOX["tracks"]["self_destruct"] == {"start": 0, "yellow": [3, 4, 5], "skull": 6}
    assert BOX["intruders"]["breeder"] == {"miniatures": 2, "tokens": [3, 4]}


def test_characters_hold_what_exists():
    for sheet in BOX["characters"].values():
        assert set(sheet["deck"]) <= set(BOX["cards"])
        assert {*sheet["items"], *sheet["quests"]} <= set(BOX["items"])
