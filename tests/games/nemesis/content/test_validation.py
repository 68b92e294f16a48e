"""Content that contradicts itself is refused on load, naming file, entry and field."""

from dataclasses import replace

import pytest

from starboard.games.nemesis.content.attacks import ATTACKS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import ITEMS, Weapon
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.validation import (
    attack_problems,
    card_problems,
    character_problems,
    content_problems,
    event_problems,
    hunter_problems,
    item_problems,
    recipe_problems,
    tile_problems,
    token_problems,
)  # fmt: skip
from starboard.games.nemesis.state.board import ALTERNATIVE, BASIC, SPECIAL_ROOMS, Board
from starboard.kernel.errors import BrokenContent


def test_the_box_is_without_contradictions():
    assert list(content_problems()) == []


BROKEN = [
    (item_problems, {"medkit": replace(ITEMS["medkit"], colour="pink")}, "items.py: medkit: colour"),
    (item_problems, {"medkit": replace(ITEMS["medkit"], count=0)}, "items.py: medkit: count"),
    (item_problems, {"medkit": replace(ITEMS["medkit"], component="glue")}, "items.py: medkit: component"),
    (item_problems, {"medkit": replace(ITEMS["medkit"], use="never")}, "items.py: medkit: use"),
    (item_problems, {"medkit": replace(ITEMS["medkit"], cost=-1)}, "items.py: medkit: cost"),
    (item_problems, {"medkit": ITEMS["tools"]}, "items.py: medkit: id"),
    (item_problems, {"toy": replace(ITEMS["medkit"], id="toy")}, "items.py: toy: cost"),
    (item_problems, {"rifle": replace(ITEMS["rifle"], heavy=False)}, "items.py: rifle: heavy"),
    (item_problems, {"rifle": replace(ITEMS["rifle"], weapon=Weapon(0))}, "items.py: rifle: capacity"),
    (
        item_problems,
        {"rifle": replace(ITEMS["rifle"], weapon=Weapon(1, counts_as={"hit": "triple"}))},
        "items.py: rifle: counts_as",
    ),
    (item_problems, {"armor": replace(ITEMS["armor"], owner="medic")}, "items.py: armor: owner"),
    (item_problems, {"armor": replace(ITEMS["armor"], activation_items=())}, "items.py: armor: activation"),
    (
        item_problems,
        {"log-key": replace(ITEMS["log-key"], activation_room="bar")},
        "items.py: log-key: activation_room",
    ),
    (item_problems, {**ITEMS, "armor": replace(ITEMS["armor"], activation_items=("gum",))}, "armor: activation_items"),
    (recipe_problems, {"medkit": ("chemical", "tool")}, "items.py: recipe medkit: item"),
    (recipe_problems, {"taser": ("chemical", "glue")}, "items.py: recipe taser: components"),
    (card_problems, {"rest": replace(CARDS["rest"], cost=-1)}, "cards.py: rest: cost"),
    (card_problems, {"rest": replace(CARDS["rest"], use="x")}, "cards.py: rest: use"),
    (card_problems, {"dance": replace(CARDS["rest"], id="dance")}, "cards.py: dance: id"),
    (card_problems, {"rest": replace(CARDS["rest"], reacts_to="rain")}, "cards.py: rest: reacts_to"),
    (character_problems, {"pilot": replace(CHARACTERS["pilot"], repair="tape")}, "cards.py: pilot: specialities"),
    (character_problems, {"pilot": replace(CHARACTERS["pilot"], weapon="medkit")}, "cards.py: pilot: weapon"),
    (character_problems, {"pilot": replace(CHARACTERS["pilot"], quests=("armor", "x"))}, "cards.py: pilot: quests"),
    (
        character_problems,
        {"pilot": replace(CHARACTERS["pilot"], specialities=("piloting",))},
        "cards.py: pilot: specialities",
    ),
    (tile_problems, {"nest": replace(TILES["nest"], colour="blue")}, "rooms.py: nest: colour"),
    (tile_problems, {"nest": replace(TILES["nest"], set=4)}, "rooms.py: nest: set"),
    (tile_problems, {"bar": replace(TILES["nest"], id="bar")}, "rooms.py: bar: id"),
    (event_problems, {"hunt-2": replace(EVENTS["hunt-2"], number=5)}, "events.py: hunt-2: number"),
    (event_problems, {"hunt-2": replace(EVENTS["hunt-2"], kinds=("larva", "adult"))}, "events.py: hunt-2: kinds"),
    (event_problems, {"hunt-2": replace(EVENTS["hunt-2"], kinds=("adult",))}, "events.py: hunt-2: kinds"),
    (event_problems, {"hunt-2": replace(EVENTS["hunt-2"], effect="party")}, "events.py: hunt-2: effect"),
    (event_problems, {"hunt-2": replace(EVENTS["hunt-2"], afterwards="eaten")}, "events.py: hunt-2: afterwards"),
    (attack_problems, {"bite-4": replace(ATTACKS["bite-4"], blood=1)}, "attacks.py: bite-4: blood"),
    (attack_problems, {"bite-4": replace(ATTACKS["bite-4"], blood=7)}, "attacks.py: bite-4: blood"),
    (attack_problems, {"bite-4": replace(ATTACKS["bite-4"], kinds=("larva",))}, "attacks.py: bite-4: kinds"),
    (attack_problems, {"bite-4": replace(ATTACKS["bite-4"], effect="lick")}, "attacks.py: bite-4: effect"),
    (hunter_problems, {"p": replace(HUNTER_CARDS["pursuit-1"], number=5)}, "hunter_cards.py: p: number"),
    (hunter_problems, {"p": replace(HUNTER_CARDS["pursuit-1"], attacks=0)}, "hunter_cards.py: p: attacks"),
    (hunter_problems, {"p": replace(HUNTER_CARDS["pursuit-1"], effect="nap")}, "hunter_cards.py: p: effect"),
    (token_problems, ["glitter-2"], "tokens.py: glitter-2: effect"),
    (token_problems, ["fire-9"], "tokens.py: fire-9: number"),
]


@pytest.mark.parametrize(("check", "table", "named"), BROKEN, ids=[named for _, _, named in BROKEN])
def test_a_broken_entry_is_named(check, table, named):
    problems = [str(problem) for problem in check(table)]
    assert any(named in problem for problem in problems), problems
    assert all(isinstance(problem, BrokenContent) for problem in check(table))


@pytest.mark.parametrize(
    ("corridors", "message"), [(((1, 2, (1, 2, 3)),), "must each lead"), (((1, 2, (1,)), (1, 3, (1,))), "used twice")]
)
def test_a_board_with_missing_or_double_numbers_is_refused(corridors, message):
    with pytest.raises(BrokenContent, match=message):
        Board("wrong", corridors, {2: (0, (4,))}, SPECIAL_ROOMS, (2,), (3,))


@pytest.mark.parametrize("board", [BASIC, ALTERNATIVE], ids=lambda board: board.name)
def test_every_room_of_a_board_can_be_reached(board):
    reached, border = {11}, [11]
    while border:
        for _, room in board.exits[border.pop()]:
            if room not in reached:
                reached.add(room)
                border.append(room)
    assert reached == set(range(1, 22))
