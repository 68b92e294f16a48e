"""What is in the box, counted against the component list (facts of the core set)."""

from collections import Counter

import pytest

from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.card_list import ABILITIES, COPIES
from starboard.games.saga.content.deployables import DEPLOYABLES, PIECES
from starboard.games.saga.content.equipment import BLACK, BLUE, EQUIPMENT, GREEN, copies_of
from starboard.games.saga.content.events import EVENT_OF_CODE, EVENTS
from starboard.games.saga.content.mercenaries import COLOURS, MERCENARIES, MODES, RACES, SPECIALITIES
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.content.skills import GENERIC, SKILLS
from starboard.games.saga.content.supply_decks import SUPPLY_DECKS, supply_deck
from starboard.games.saga.content.weapons import WEAPONS


def cards_of(kind):
    return sum(COPIES[kind].values())


def test_the_box_holds_133_cards_of_114_names():
    assert {kind: cards_of(kind) for kind in COPIES} == {
        "mercenary": 6, "agent": 7, "boss": 5, "psychic-power": 5, "nexus": 36, "event": 14, "skill": 22,
        "equipment": 34, "deployable": 4,
    }  # fmt: skip
    assert sum(cards_of(kind) for kind in COPIES) == 133
    assert sum(len(names) for names in COPIES.values()) == 114


def test_every_id_is_given_once():
    ids = [card for names in COPIES.values() for card in names] + [*ABILITIES, *MODES]
    ids += [weapon for weapon in WEAPONS if weapon not in EQUIPMENT]

    assert [name for name, count in Counter(ids).items() if count > 1] == []


@pytest.mark.parametrize(
    ("prefix", "names"),
    [("mc", MERCENARIES), ("ag", AGENTS), ("bs", BOSSES), ("ev", EVENTS), ("sk", SKILLS), ("dp", DEPLOYABLES)],
)
def test_an_id_begins_with_its_kind(prefix, names):
    assert [name for name in names if not name.startswith(f"{prefix}-")] == []


def test_the_kinds_of_agent_share_24_miniatures_of_five_kinds():
    assert MINIATURES == {"technician": 4, "guard": 6, "victim": 4, "marine": 6, "ranger": 4}
    assert sum(MINIATURES.values()) == 24
    shared = Counter(agent.miniature for agent in AGENTS.values())
    assert shared == {"technician": 1, "guard": 1, "victim": 2, "marine": 2, "ranger": 1}


@pytest.mark.rule("SAGA-EQUIP-03")
def test_green_is_common_blue_is_rare_and_black_a_mission_item():
    assert [len(copies_of(colour)) for colour in (GREEN, BLUE, BLACK)] == [20, 8, 6]
    assert {card.id for card in EQUIPMENT.values() if card.credits is None} == set(copies_of(BLACK))
    assert EQUIPMENT["eq-medi-pack"].colour == GREEN


def test_mission_items_and_base_deployables_have_no_price():
    priced = {card.id for card in DEPLOYABLES.values() if card.credits is not None}
    base = {gear for mercenary in MERCENARIES.values() for gear in mercenary.gear}

    assert priced == {"dp-force-field", "dp-charge"}
    assert base == DEPLOYABLES.keys() - priced
    assert EQUIPMENT["eq-medi-pack"].credits == 5


def test_the_deployables_use_the_pieces_of_the_box():
    used = Counter()
    for card in DEPLOYABLES.values():
        used[card.piece] += card.pieces

    assert used == PIECES == {"turret": 2, "force-field": 2, "explosives": 1}


@pytest.mark.rule("SAGA-ATTRIBUTE-01")
def test_skills_are_two_of_each_speciality_one_of_each_race_and_five_generic():
    keywords = Counter(skill.keyword for skill in SKILLS.values())

    assert keywords == {**dict.fromkeys(SPECIALITIES, 2), **dict.fromkeys(RACES, 1), GENERIC: 5}
    assert {skill.credits for skill in SKILLS.values()} <= set(range(5, 21))


def test_every_mercenary_draws_its_first_skill_from_at_least_eight():
    fitting = {
        who.id: [skill.id for skill in SKILLS.values() if skill.keyword in (*who.keywords, GENERIC)]
        for who in MERCENARIES.values()
    }

    assert min(map(len, fitting.values())) == len(fitting["mc-curby"]) == 8


def test_events_are_numbered_from_1_to_14():
    assert list(EVENT_OF_CODE) == [f"E{number:02}" for number in range(1, 15)]


def test_each_mercenary_has_a_colour_of_its_own():
    assert sorted(who.colour for who in MERCENARIES.values()) == sorted(COLOURS)


@pytest.mark.parametrize(("name", "size"), [("S1", 8), ("S2", 10), ("S3", 12)])
def test_the_box_has_the_green_cards_of_every_supply_deck(name, size):
    assert len(supply_deck(name)) == size
    assert not Counter(supply_deck(name)) - Counter(copies_of(GREEN))
    assert set(SUPPLY_DECKS) == {"S1", "S2", "S3"}


@pytest.mark.rule("SAGA-COVER-08")
def test_low_scenery_is_an_obstacle_and_tall_scenery_blocks():
    kinds = {kind: [piece.id for piece in SCENERY.values() if piece.sight == kind] for kind in ("obstacle", "blocking")}

    assert kinds == {
        "obstacle": ["crate", "table", "terminal"],
        "blocking": ["cabinet", "weapons-locker", "tank", "door", "double-door"],
    }


@pytest.mark.rule("SAGA-DESTROY-05")
def test_crates_defend_with_2_dice_doors_with_5_and_the_rest_with_3():
    dice = {piece.id: piece.defence for piece in SCENERY.values() if piece.pieces}

    assert (dice.pop("crate"), dice.pop("door"), dice.pop("double-door")) == (2, 5, 5)
    assert set(dice.values()) == {3}


def test_the_box_holds_36_pieces_of_scenery():
    assert sum(piece.pieces for piece in SCENERY.values()) == 36


def test_scenery_covers_one_square_except_tables_tanks_and_double_doors():
    sizes = {piece.id: (piece.width, piece.depth) for piece in SCENERY.values() if (piece.width, piece.depth) != (1, 1)}

    assert sizes == {"table": (2, 1), "tank": (2, 2), "double-door": (2, 1)}
