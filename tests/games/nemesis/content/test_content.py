"""What is in the box, written down a second time: every declaration is compared with these tables."""

from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest

from starboard.games.nemesis.content.attacks import ATTACK_DECK, ATTACKS
from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import ANY_NUMBER, HUNTER_CARDS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ITEMS, RECIPES, deck_of
from starboard.games.nemesis.content.objectives import OBJECTIVES
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.tokens import EXPLORATION_TOKENS, SERIOUS_WOUNDS
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.rules.combat import COMBAT_DIE
from starboard.games.nemesis.rules.doors import DOOR_TOKENS
from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END
from starboard.games.nemesis.rules.injury import CARCASS_TOKENS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.markers import FIRE_MARKERS, MALFUNCTION_MARKERS
from starboard.games.nemesis.rules.noise import NOISE_DIE
from starboard.games.nemesis.rules.pods import PLACES
from starboard.games.nemesis.rules.self_destruct import FIRST_BLUE, FIRST_YELLOW
from starboard.games.nemesis.rules.wounds import LIGHT_SPACES
from starboard.games.nemesis.state.board import BASIC
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.testing import NemesisTable

# id: (count, component, use, cost); weapons have no Action and so no cost
YELLOW = {
    "chemicals": (7, "chemical", "out", 1),
    "tools": (6, "tool", "out", 1),
    "duct-tape": (4, "", "out", 1),
    "fire-extinguisher": (4, "", "any", 1),
    "clothes-y": (3, "cloth", "out", 1),
    "energy-charge-y": (3, "electric", "any", 1),
    "technical-plans": (1, "", "out", 1),
    "space-suit": (1, "", "out", 1),
    "nemesis-plans": (1, "", "out", 1),
}
GREEN = {
    "bandages": (7, "cloth", "out", 1),
    "medkit": (7, "medical", "out", 1),
    "synthetic-food": (5, "", "out", 1),
    "adrenaline-injection": (3, "", "any", 1),
    "clothes-g": (3, "cloth", "out", 1),
    "alcohol": (3, "chemical", "out", 1),
    "military-drugs": (2, "", "any", 1),
}
RED = {
    "energy-charge-r": (11, "electric", "any", 1),
    "grenade": (4, "", "any", 1),
    "smoke-grenade": (3, "", "in", 1),
    "recon-drone": (3, "", "out", 1),
    "decoy": (2, "", "any", 1),
    "comms-key": (1, "", "out", 1),
    "evacuation-key": (1, "", "any", 1),
    "self-destruct-key": (1, "", "out", 1),
    "extended-magazine": (1, "", "out", 0),
    "prototype-pistol": (1, "", "in", None),
    "prototype-rifle": (1, "", "in", None),
    "prototype-shotgun": (1, "", "in", None),
}
BLUE = {
    "antidote": (3, "", "out", 1),
    "taser": (3, "", "any", 1),
    "flamethrower": (3, "", "in", None),
    "molotov": (3, "", "any", 1),
}
HEAVY = {
    "fire-extinguisher", "prototype-pistol", "prototype-rifle", "prototype-shotgun", "flamethrower",
    "six-shooter", "shotgun", "sawed-off", "assault-rifle", "rifle", "pistol", "motion-scanner", "holo-computer",
}  # fmt: skip
STAY_AFTER_USE = {"extended-magazine", "plasma-torch", "flashlight"}

# id: (owner, Room, Items, use and cost of its Action or None for a passive card)
QUESTS = {
    "log-key": ("captain", "comms", (), ("out", 1)),
    "intercom": ("captain", "", ("tools", "duct-tape"), None),
    "maneuvering-system": ("pilot", "", ("energy-charge-y", "energy-charge-r"), ("any", 1)),
    "pilot-key": ("pilot", "fire-control", (), ("out", 1)),
    "plasma-torch": ("mechanic", "storage", (), ("out", 1)),
    "flashlight": ("mechanic", "", ("energy-charge-y", "energy-charge-r"), ("out", 2)),
    "autoloader": ("soldier", "armory", (), None),
    "armor": ("soldier", "", ("tools", "duct-tape"), None),
    "motion-scanner": ("scout", "", ("energy-charge-y", "energy-charge-r"), None),
    "security-key": ("scout", "cockpit", (), ("out", 1)),
    "holo-computer": ("scientist", "generator", (), None),
    "lab-equipment": ("scientist", "", ("chemicals",), ("out", 1)),
}

# character: (weapon, repair card, four cards of its own)
SHEETS = {
    "captain": ("six-shooter", "basic-repairs", ("order", "motivation", "suppressive-fire", "reload")),
    "pilot": ("shotgun", "repairs", ("computer-skills", "piloting", "knowledge-of-the-ship", "old-friend")),
    "scientist": ("pistol", "repairs", ("computer-skills", "risk-assessment", "blocking-access", "intranet")),
    "scout": ("rifle", "basic-repairs", ("suppressive-fire", "scavenging", "reconnaissance", "adrenaline")),
    "soldier": ("assault-rifle", "basic-repairs", ("covering-fire", "taking-aim", "full-auto", "nerves-of-steel")),
    "mechanic": (
        "sawed-off", "fast-repairs", ("computer-skills", "technical-corridors", "pyrotechnics", "ingenuity"),
    ),
}  # fmt: skip
COMMON = ("search", "search", "rest", "demolition", "interruption")

# card: (cost besides the card, use)
ACTION_CARDS = {
    "search": (0, "out"),
    "rest": (0, "out"),
    "demolition": (0, "any"),
    "interruption": (0, "any"),
    "basic-repairs": (2, "out"),
    "repairs": (1, "out"),
    "fast-repairs": (0, "out"),
    "order": (0, "out"),
    "motivation": (0, "any"),
    "suppressive-fire": (0, "in"),
    "reload": (0, "any"),
    "computer-skills": (0, "out"),
    "piloting": (0, "out"),
    "knowledge-of-the-ship": (0, "out"),
    "old-friend": (0, "out"),
    "risk-assessment": (0, "out"),
    "blocking-access": (0, "out"),
    "intranet": (1, "out"),
    "scavenging": (1, "out"),
    "reconnaissance": (1, "out"),
    "adrenaline": (0, "in"),
    "covering-fire": (0, "in"),
    "taking-aim": (0, "in"),
    "full-auto": (0, "in"),
    "nerves-of-steel": (0, "any"),
    "technical-corridors": (1, "out"),
    "pyrotechnics": (1, "out"),
    "ingenuity": (0, "out"),
}
REACTIONS = {"interruption", "nerves-of-steel"}

# room: (set, colour, Computer)
ROOMS = {
    "armory": (1, "red", False),
    "comms": (1, "yellow", True),
    "emergency": (1, "green", False),
    "evac-a": (1, "white", False),
    "evac-b": (1, "white", False),
    "fire-control": (1, "yellow", True),
    "generator": (1, "yellow", True),
    "laboratory": (1, "green", True),
    "nest": (1, "none", False),
    "storage": (1, "red", False),
    "surgery": (1, "green", False),
    "airlock-control": (2, "yellow", False),
    "cabins": (2, "white", False),
    "canteen": (2, "green", False),
    "command-center": (2, "red", True),
    "engine-control": (2, "yellow", True),
    "hatch-control": (2, "white", False),
    "monitoring": (2, "red", True),
    "slime-room": (2, "none", False),
    "shower": (2, "white", False),
    "cockpit": (0, "none", False),
    "hibernatorium": (0, "none", False),
    "engine-1": (0, "none", False),
    "engine-2": (0, "none", False),
    "engine-3": (0, "none", False),
}
WITHOUT_AN_ACTION = {"cabins", "slime-room"}

# attack: (blood values, 0 for the retreat arrow; who can use it)
ATTACK_CARDS = {
    "scratch": ((2, 3, 5, 6), "creeper adult breeder queen"),
    "claw": ((3, 4, 5, 0), "adult breeder queen"),
    "bite": ((4, 4, 6, 0), "adult breeder queen"),
    "tail": ((2, 5), "queen"),
    "frenzy": ((3, 4), "breeder queen"),
    "transformation": ((4, 5), "creeper"),
    "slime": ((5,), "creeper adult breeder queen"),
    "summoning": ((3,), "creeper queen"),
}

# event: (who moves, Corridor, what becomes of the card)
EVENT_CARDS = {
    "regeneration": ("breeder queen", 1, "discarded"),
    "eclosion": ("creeper breeder queen", 1, "discarded"),
    "bulkheads-open": ("adult breeder", 1, "discarded"),
    "damaging-fire": ("creeper adult", 1, "discarded"),
    "coolant-leak": ("adult breeder queen", 1, "removed"),
    "hunt-2": ("creeper breeder queen", 2, "discarded"),
    "damage": ("creeper adult", 2, "discarded"),
    "malfunction": ("adult breeder", 2, "returned"),
    "egg-protection": ("breeder queen", 2, "discarded"),
    "life-support-failure": ("adult breeder queen", 2, "removed"),
    "hunt-3": ("breeder queen", 3, "discarded"),
    "nest": ("creeper breeder queen", 3, "discarded"),
    "hatching": ("adult breeder", 3, "discarded"),
    "scent-of-prey": ("creeper adult", 3, "discarded"),
    "pod-ejection": ("adult breeder queen", 3, "removed"),
    "lurking": ("creeper adult", 4, "discarded"),
    "consuming-fire": ("creeper breeder queen", 4, "discarded"),
    "flammable-compounds": ("breeder queen", 4, "discarded"),
    "short-circuit": ("adult breeder queen", 4, "removed"),
    "noise-in-ducts": ("adult breeder", 4, "discarded"),
}

# objective: (deck, least players, needs a Signal)
OBJECTIVE_CARDS = {
    "salvaging": ("personal", 2, False),
    "quarantine": ("personal", 2, False),
    "great-hunt": ("personal", 2, True),
    "proper-burial": ("personal", 2, True),
    "hoarder": ("personal", 2, False),
    "investigator": ("personal", 2, True),
    "oldest-friend": ("personal", 3, False),
    "best-friends": ("personal", 4, False),
    "aliens": ("personal", 5, True),
    "necroscopy": ("corporate", 2, True),
    "ab-ovo": ("corporate", 2, False),
    "field-biology": ("corporate", 2, False),
    "my-precious": ("corporate", 2, True),
    "strike": ("corporate", 2, False),
    "pastures": ("corporate", 2, False),
    "old-feud": ("corporate", 3, False),
    "takeover": ("corporate", 4, False),
    "enlightenment": ("corporate", 5, False),
    "clean-up": ("cooperative", 1, True),
    "beheading": ("cooperative", 1, True),
    "no-man-left": ("cooperative", 1, True),
    "destination-earth": ("cooperative", 1, False),
    "special-delivery": ("cooperative", 1, False),
    "first-contact": ("cooperative", 1, False),
    "post-mortem": ("cooperative", 1, False),
}

CORRIDORS = """
    1-2:3  1-3:1,2  1-4:4  2-6:4  3-7:3,4  4-8:1  5-6:3  5-10:1,2  6-7:1  6-11:2
    7-8:2  8-9:4  8-11:3  9-12:1,2  10-13:3,4  11-14:4  11-15:1  12-16:3,4  13-14:1  13-19:2
    14-17:2  15-16:2  15-18:3  16-21:1  17-19:1  17-20:3,4  18-20:1,2  18-21:4
"""
ENTRANCES = "2:1,2  4:2,3  5:4  9:3  14:3  15:4  19:3,4  21:2,3"


def numbers(text: str) -> set[int]:
    return {int(number) for number in text.split(",")}


@pytest.mark.parametrize(("colour", "table"), [("yellow", YELLOW), ("green", GREEN), ("red", RED), ("blue", BLUE)])
def test_every_item_card_is_in_its_deck_as_often_and_as_printed_as_in_the_box(
    colour: str, table: dict[str, tuple[int, str, str, int | None]]
) -> None:
    declared = {i.id: (i.count, i.component, i.use, i.cost) for i in ITEMS.values() if i.colour == colour}

    assert declared == table
    assert Counter(deck_of(colour)) == {item: count for item, (count, *_) in table.items()}


@pytest.mark.parametrize(("colour", "size"), [("yellow", 30), ("green", 30), ("red", 30), ("blue", 12)])
def test_the_item_decks_have_their_sizes(colour: str, size: int) -> None:
    assert len(deck_of(colour)) == size


def test_nothing_else_is_an_item() -> None:
    starting = [item for item, _, _ in SHEETS.values()]

    assert set(ITEMS) == {*YELLOW, *GREEN, *RED, *BLUE, *starting, *QUESTS}
    assert all(ITEMS[item].count == 1 for item in (*starting, *QUESTS))


def test_exactly_these_items_are_heavy() -> None:
    assert {item.id for item in ITEMS.values() if item.heavy} == HEAVY


@pytest.mark.rule("NEM-ITEM-16")
def test_every_item_with_an_action_is_single_use_but_for_three() -> None:
    stay = {item.id for item in ITEMS.values() if item.cost is not None and not item.single}

    assert stay == STAY_AFTER_USE


def test_every_item_with_a_cost_has_an_action_and_no_other() -> None:
    assert {item.id for item in ITEMS.values() if item.cost is not None} == set(ITEM_ACTIONS)


@pytest.mark.rule("NEM-CRAFT-04")
def test_the_four_recipes() -> None:
    assert {made: set(parts) for made, parts in RECIPES.items()} == {
        "antidote": {"chemical", "medical"},
        "taser": {"electric", "tool"},
        "flamethrower": {"chemical", "tool"},
        "molotov": {"chemical", "cloth"},
    }


@pytest.mark.rule("NEM-CHAR-03", "NEM-ACTION-20")
def test_every_character_has_two_quests_with_their_requirements() -> None:
    declared: dict[str, Any] = {}
    for name, sheet in CHARACTERS.items():
        for quest in sheet.quests:
            card = ITEMS[quest]
            action = None if card.cost is None else (card.use, card.cost)
            assert card.owner == name
            declared[quest] = (name, card.activation_room, card.activation_items, action)

    assert declared == QUESTS
    assert Counter(owner for owner, *_ in QUESTS.values()) == dict.fromkeys(SHEETS, 2)


@pytest.mark.rule("NEM-CHAR-01", "NEM-CHAR-05", "NEM-CHAR-08")
def test_six_characters_with_ten_cards_each_and_a_weapon_of_their_own() -> None:
    assert set(CHARACTERS) == {"captain", "pilot", "scientist", "scout", "soldier", "mechanic"}
    for name, (weapon, repair, own) in SHEETS.items():
        deck = CHARACTERS[name].deck()
        assert Counter(deck) == Counter((*COMMON, repair, *own)), name
        assert (len(deck), CHARACTERS[name].weapon) == (10, weapon)


def test_every_action_card_has_its_cost_and_combat_icon() -> None:
    assert {card.id: (card.cost, card.use) for card in CARDS.values()} == ACTION_CARDS


def test_every_action_card_does_something_or_is_a_reaction() -> None:
    assert {card.id for card in CARDS.values() if card.reacts_to} == REACTIONS
    assert set(CARD_ACTIONS) == set(ACTION_CARDS) - REACTIONS


@pytest.mark.rule("NEM-COMPUTER-03")
def test_every_room_has_its_set_its_colour_and_its_computer() -> None:
    assert {tile.id: (tile.set, tile.colour, tile.computer) for tile in TILES.values()} == ROOMS
    assert set(ROOM_ACTIONS) == set(ROOMS) - WITHOUT_AN_ACTION


def test_twenty_attack_cards_with_their_blood_and_symbols() -> None:
    declared = Counter((ATTACKS[card].effect, ATTACKS[card].blood, ATTACKS[card].kinds) for card in ATTACK_DECK)
    printed = [(effect, b, tuple(kinds.split())) for effect, (blood, kinds) in ATTACK_CARDS.items() for b in blood]

    assert declared == Counter(printed)
    assert len(ATTACK_DECK) == 20


@pytest.mark.parametrize(("kind", "cards"), [("creeper", 8), ("adult", 13), ("breeder", 15), ("queen", 18)])
def test_so_many_of_the_attack_cards_show_the_symbol(kind: str, cards: int) -> None:
    assert len([card for card in ATTACK_DECK if kind in ATTACKS[card].kinds]) == cards


def test_twenty_event_cards_five_for_each_corridor_number() -> None:
    declared = {card.id: (" ".join(card.kinds), card.number, card.afterwards) for card in EVENTS.values()}

    assert declared == EVENT_CARDS
    assert Counter(card.number for card in EVENTS.values()) == {1: 5, 2: 5, 3: 5, 4: 5}


def test_every_objective_has_its_deck_its_least_players_and_its_signal() -> None:
    declared = {card.id: (card.deck, card.players, card.signal) for card in OBJECTIVES.values()}

    assert declared == OBJECTIVE_CARDS
    assert Counter(deck for deck, *_ in declared.values()) == {"personal": 9, "corporate": 9, "cooperative": 7}


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_so_many_objectives_are_in_play(players: int, cards: int) -> None:
    for deck in ("personal", "corporate"):
        assert len([o for o in OBJECTIVES.values() if o.deck == deck and o.players <= players]) == cards


def test_exploration_tokens_and_their_item_numbers() -> None:
    by_effect: dict[str, list[int]] = {}
    for token in EXPLORATION_TOKENS:
        effect, _, number = token.partition("-")
        by_effect.setdefault(effect, []).append(int(number))

    assert {effect: sorted(found) for effect, found in by_effect.items()} == {
        "malfunction": [1, 1, 2, 2, 2, 2, 3, 4],
        "doors": [1, 2, 3, 4],
        "fire": [1, 2],
        "slime": [3, 4],
        "danger": [2, 3],
        "silence": [1, 1],
    }
    assert (len(EXPLORATION_TOKENS), sum(map(sum, by_effect.values()))) == (20, 44)


def test_sixteen_serious_wounds_of_five_kinds() -> None:
    assert Counter(SERIOUS_WOUNDS) == {"body": 4, "arm": 3, "hand": 3, "leg": 3, "bleeding": 3}


def test_eight_weaknesses_each_bending_one_rule() -> None:
    bends = {
        card.id: {name: value for name, value in asdict(card).items() if name != "id" and value}
        for card in WEAKNESSES.values()
    }

    assert bends == {
        "vital-places": {"blanks_hit_adults": 1},
        "fire": {"fire": 1},
        "energy": {"energy": 1},
        "danger": {"surprise": -1},
        "moving": {"doors_hold": 1},
        "phosphates": {"phosphates": 1},
        "fighting": {"soft_bite": 1},
        "extinction": {"blood": -1},
    }


def test_the_intruder_players_ten_cards() -> None:
    assert {card.id: (card.number, card.attacks, card.effect) for card in HUNTER_CARDS.values()} == {
        "pursuit-1": (1, 2, "pursuit"),
        "pursuit-2": (2, 2, "pursuit"),
        "pursuit-3": (3, 2, "pursuit"),
        "pursuit-any": (ANY_NUMBER, 3, "pursuit"),
        "coordinated-hunt-3": (3, 1, "hunt"),
        "coordinated-hunt-4": (4, 1, "hunt"),
        "planning-4": (4, 1, "planning"),
        "planning-any": (ANY_NUMBER, 1, "planning"),
        "metamorphosis": (1, 1, "eclosion"),
        "self-healing": (2, 1, "healing"),
    }


@pytest.mark.rule("NEM-DIE-01", "NEM-NOISE-08")
def test_the_faces_of_both_dice() -> None:
    assert Counter(COMBAT_DIE) == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    assert Counter(NOISE_DIE) == {1: 2, 2: 2, 3: 2, 4: 2, "silence": 1, "danger": 1}


def test_supplies_and_tracks() -> None:
    assert MINIATURES == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    assert (FIRE_MARKERS, MALFUNCTION_MARKERS, DOOR_TOKENS, CARCASS_TOKENS) == (8, 8, 12, 8)
    assert (TIME_END, FIRST_BLUE) == (15, 7)
    assert (SELF_DESTRUCT_END, FIRST_YELLOW) == (6, 3)
    assert (PLACES, LIGHT_SPACES) == (2, 2)


def test_the_table_is_laid_with_all_of_it() -> None:
    g: Nemesis = NemesisTable().g

    assert (len(g.red), len(g.yellow), len(g.green), len(g.crafted)) == (30, 30, 30, 12)
    assert (len(g.events_deck), len(g.attacks), len(g.wounds)) == (20, 20, 16)
    assert (g.contamination, g.unscanned, g.infected) == (27, 27, 7)
    assert (g.eggs, g.egg_supply, len(g.weaknesses_left), len(g.tokens_left)) == (5, 3, 8, 20)
    assert (len(g.basic_left), len(g.additional_left)) == (11, 9)
    assert (g.destination, g.lying) == ("B", [(11, "blue-corpse")])


def test_the_basic_side_of_the_board() -> None:
    drawn = set()
    for corridor in CORRIDORS.split():
        ends, _, on_it = corridor.partition(":")
        first, _, second = ends.partition("-")
        drawn.add((int(first), int(second), frozenset(numbers(on_it))))

    declared = {(*ends, frozenset(on_it)) for ends, on_it in zip(BASIC.corridors, BASIC.numbers, strict=True)}

    assert declared == drawn
    assert len(BASIC.corridors) == 28
    assert BASIC.special == {1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1"}
    assert BASIC.slots == ((2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18), (6, 7, 8, 14, 15))


def test_the_entrances_to_the_technical_corridors() -> None:
    drawn = {int(room): numbers(on_it) for room, _, on_it in [entry.partition(":") for entry in ENTRANCES.split()]}

    for room in range(1, 22):
        into_the_ducts = {n for n in (1, 2, 3, 4) if not BASIC.is_corridor(BASIC.way[room][n])}
        assert into_the_ducts == drawn.get(room, set()), room
