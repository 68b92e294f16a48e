"""Section dice, crew boards and Section cards: where they are and where they go (VAN-DICE, VAN-SLOT, VAN-CARD)."""

import pytest

from starboard.games.vanguard.content.cards import SECTION_CARDS
from starboard.games.vanguard.content.dice import EXPERT, SECTION_DICE, SECTIONS, SLOTS, UNIVERSAL, WILD, slots
from starboard.games.vanguard.content.icons import BASIC, COLOURS, VANGUARD, icons_of
from starboard.games.vanguard.content.vocabulary import MOMENTS
from starboard.games.vanguard.rules.abilities import uses_at
from starboard.games.vanguard.rules.actions import options
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.hands import discard
from starboard.games.vanguard.rules.injuries import remove_injury_die
from starboard.games.vanguard.rules.refreshing import refresh, refreshable
from starboard.games.vanguard.rules.resting import rest
from starboard.games.vanguard.rules.slots import gain_injury_die
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.invariants import impossible
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH
from tests.games.vanguard.rules.playing import new_table, requests_of

# --- dice ---


def dice_of(g: Vanguard, who: CrewMember) -> list[str]:
    """Every Section die of a crew member, wherever it is."""
    rolled = [die.kind for die in g.check.dice if die.owner == who.section] if g.check is not None else []
    return sorted([*who.available, *who.spent, *who.sacrificed, *rolled])


@pytest.mark.rule("VAN-DICE-01", "VAN-DICE-03", "VAN-SLOT-02")
@pytest.mark.parametrize("planet, players, seed", [("veyra", 4, 1), ("gantry", 2, 2), ("cinder", 3, 3)])
def test_in_a_whole_game_every_die_is_in_one_place(planet, players, seed):
    g = new_table(planet, players)
    owned: dict[str, list[str]] = {}
    for _ in requests_of(g, seed):
        for who in g.crew:
            assert owned.setdefault(who.section, dice_of(g, who)) == dice_of(g, who)
            for colour in COLOURS:
                held = [die for die in who.available if SECTION_DICE[die].colour == colour]
                assert len(held) + who.injury_dice.count(colour) <= slots(who.section, colour, who.rank)


@pytest.mark.rule("VAN-DICE-01", "VAN-ROLL-05", "VAN-ROLL-20")
def test_a_die_goes_from_its_slot_into_the_hand_the_pool_and_the_spent_pool():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who = table.crew("recon", dice=["green-scout", "red-basic"])
    going = dice_check(table.g, who, table.action("hatch"), 1)
    places = []
    answer = None
    for reply in (("green-scout",), ("scout",)):
        going.send(answer)
        check = table.g.check
        places.append((list(who.available), [(die.kind, die.face) for die in check.dice], list(who.spent)))
        answer = reply
    with pytest.raises(StopIteration):
        going.send(answer)

    assert places == [
        (["green-scout", "red-basic"], [], []),
        (["red-basic"], [("green-scout", "")], []),  # in the hand: it shows nothing yet
    ]
    assert (who.available, who.spent, table.g.check) == (["red-basic"], ["green-scout"], None)


@pytest.mark.rule("VAN-DICE-02")
def test_section_dice_are_red_green_or_blue_and_have_six_faces():
    assert {die.colour for die in SECTION_DICE.values()} == set(COLOURS) == {"red", "green", "blue"}
    assert all(len(die.faces) == 6 for die in SECTION_DICE.values())


@pytest.mark.rule("VAN-DICE-05")
@pytest.mark.parametrize("die", SECTION_DICE.values(), ids=lambda die: die.id)
def test_at_least_two_faces_of_a_die_show_what_it_is_for(die):
    if die.kind in (UNIVERSAL, EXPERT):
        own = [face for face in die.faces if len(icons_of(face)) == 2]
    else:
        own = [face for face in die.faces if face == (VANGUARD if die.kind == WILD else die.kind)]
    others = [face for face in set(die.faces) - set(own) if die.kind not in (UNIVERSAL, EXPERT)]
    assert len(own) >= 2 and all(die.faces.count(face) <= len(own) for face in others)


@pytest.mark.rule("VAN-DICE-05")
def test_how_a_die_lies_in_its_slot_says_nothing():
    table = VanguardTable()
    who = table.crew("recon", dice=["green-scout"])
    assert who.available == ["green-scout"]  # its kind alone: a face is shown only in the Roll Pool


@pytest.mark.rule("VAN-DICE-03", "VAN-REFRESH-02")
def test_a_die_comes_back_only_to_the_column_of_its_colour():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["red-basic", "red-physical"], injury_dice=["red"])
    who.spent = ["red-defend", "blue-basic"]
    assert refreshable(who) == ["blue-basic"]  # the red column is full, two others are empty

    table.run(refresh, who, 5)
    assert who.spent == ["red-defend"]
    who.injury_dice = []
    table.run(refresh, who, 5)
    assert who.spent == [] and len(who.available) == 4


# --- slots ---


@pytest.mark.rule("VAN-SLOT-01")
@pytest.mark.parametrize("rank, back", [(1, 0), (2, 1), (3, 3)])
def test_slots_of_a_higher_rank_cannot_be_used(rank, back):
    table = VanguardTable()
    who = table.crew("security", rank=rank, dice=["red-basic"] * 3)
    who.spent = ["red-defend"] * 3

    table.run(refresh, who, 5)

    assert len(who.available) == 3 + back


@pytest.mark.rule("VAN-SLOT-01", "VAN-TEAM-05")
def test_a_board_has_three_columns_that_grow_with_the_rank():
    for section in SECTIONS:
        assert list(SLOTS[section]) == ["red", "green", "blue"]
        for colour in COLOURS:
            assert slots(section, colour, 1) < slots(section, colour, 2) < slots(section, colour, 3)


@pytest.mark.rule("VAN-TEAM-05")
@pytest.mark.parametrize(
    "field, value, wrong",
    [
        ("available", ["red-basic"] * 4, "security: 4 dice in the red column (VAN-SLOT-02)"),
        ("injury_dice", ["red", "red"], "security: two Injury dice in a column (VAN-SLOT-04)"),
        ("hand", ["re01"], "security: a card of another Section"),
        ("charges", -1, "security: -1 Charges"),
        ("rank", 4, "security: Rank 4"),
    ],
)
def test_a_board_has_room_for_its_own_things_and_no_more(field, value, wrong):
    table = VanguardTable()
    who = table.crew("security", rank=1)
    assert impossible(table.g) == []

    setattr(who, field, value)

    assert impossible(table.g) == [wrong]


@pytest.mark.rule("VAN-SLOT-06")
def test_when_an_injury_die_leaves_the_die_it_pushed_off_stays_spent_until_it_is_refreshed():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["red-basic", "red-physical", "red-defend"])
    table.answers({"VAN-INJURY-02": "red", "VAN-SLOT-05": "red-basic"})
    table.run(gain_injury_die, who, "VAN-INJURY-02")
    assert who.spent == ["red-basic"]

    table.run(remove_injury_die, who)
    assert who.spent == ["red-basic"] and sorted(who.available) == ["red-defend", "red-physical"]

    table.run(refresh, who, 1)  # the two have moved up: the third slot is free
    assert who.spent == [] and len(who.available) == 3


@pytest.mark.rule("VAN-SETUP-05", "VAN-SACRIFICE-01", "VAN-CARD-12")
def test_what_was_sacrificed_lies_in_the_compartment_and_does_not_come_back():
    table = VanguardTable()
    who = table.crew("security", rank=3, spent=["red-basic", "blue-basic"])
    who.sacrificed, who.removed = ["red-defend", "red-physical"], ["se28"]
    who.deck.discard = ["se01"]
    table.answers({"VAN-REST-03": "red-basic"})

    table.run(rest, who)  # half of two dice, and a card from the discard pile

    assert len(who.available) + len(who.spent) == 2 and who.sacrificed == ["red-defend", "red-physical"]
    assert who.hand == ["se01"] and who.removed == ["se28"]


# --- cards ---


@pytest.mark.rule("VAN-CARD-02")
@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_card_has_a_moment_a_top_effect_a_combo_a_section_and_a_rank(section):
    cards = [card for card in SECTION_CARDS.values() if card.section == section]
    assert len(cards) == 30
    for card in cards:
        assert card.rank in (1, 2, 3) and card.top.moment in MOMENTS and card.top.outcome[0]
        assert card.combo.requirement is not None and card.combo.outcome[0]


@pytest.mark.rule("VAN-CARD-02", "VAN-CARD-07")
def test_the_top_of_a_card_is_played_at_its_moment_and_at_no_other():
    table = VanguardTable(HATCH)
    who = table.crew("engineering", spent=["blue-tech"] * 2, hand=["en01", "en03"], deck=["en05"])
    own = [use[2] for use in uses_at(table.g, who, "own", Doing(who, "", "VAN-CARD-07"))]
    assert own == ["en03"]
    assert [option[3] for option in options(table.g, who) if option[0] == "use"] == ["en03"]

    table.pool(who, ("blue-basic", BASIC))
    assert [use[2] for use in uses_at(table.g, who, "check", Doing(who, "", "VAN-CARD-07"))] == ["en01"]


@pytest.mark.rule("VAN-CARD-08", "VAN-PLAYERS-04")
def test_played_cards_combos_and_discards_go_to_their_owners_pile():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who = table.crew("recon", dice=["green-basic", "green-scout"], hand=["re03", "re05"])
    helper = table.crew("science", hand=["sc05"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ROLL-12": [("card", "science", "sc05", 0), None]})
    table.answers({"VAN-ROLL-16": ("recon", "green-scout", "accident", "scout"), "VAN-COMBO-01": ("card", "re03", 0)})
    table.answers({"VAN-SECTOR-02": None})
    table.fate(check=("basic", "accident"))

    table.run(dice_check, who, table.action("hatch"), 1)
    assert who.deck.discard == ["re03"] and helper.deck.discard == ["sc05"] and who.hand == ["re05"]

    table.run(discard, who)
    assert who.deck.discard == ["re03", "re05"] and who.hand == []
