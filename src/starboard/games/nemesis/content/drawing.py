"""What is printed in the box, in plain facts and numbers, for whoever draws the table; each is read off its owner."""

from collections import Counter
from dataclasses import asdict
from typing import Any, Final

from starboard.games.nemesis.content.attacks import ATTACKS, AttackCard
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS, ActionCard, CharacterSheet
from starboard.games.nemesis.content.coordinates import COORDINATES, SPACES
from starboard.games.nemesis.content.events import EVENTS, EventCard
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS, HunterCard
from starboard.games.nemesis.content.items import ANY, IN, ITEMS, OUT, RECIPES, Item, Weapon
from starboard.games.nemesis.content.objectives import OBJECTIVES, Objective
from starboard.games.nemesis.content.rooms import ADDITIONAL_SET, BASIC_SET, SPECIAL_SET, TILES, Tile
from starboard.games.nemesis.content.tokens import (
    CONTAMINATION_CARDS,
    EGGS,
    EXPLORATION_TOKENS,
    INTRUDER_TOKENS,
    PODS_IN_THE_BOX,
    SERIOUS_WOUNDS,
)
from starboard.games.nemesis.content.weaknesses import SLOTS, WEAKNESSES
from starboard.games.nemesis.rules.combat import COMBAT_DIE
from starboard.games.nemesis.rules.doors import DOOR_TOKENS
from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END
from starboard.games.nemesis.rules.injury import CARCASS_TOKENS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.markers import FIRE_MARKERS, MALFUNCTION_MARKERS, NOISE_MARKERS
from starboard.games.nemesis.rules.noise import NOISE_DIE
from starboard.games.nemesis.rules.pods import PLACES
from starboard.games.nemesis.rules.self_destruct import FIRST_BLUE, FIRST_YELLOW
from starboard.games.nemesis.rules.wounds import FATAL, LIGHT_SPACES
from starboard.games.nemesis.state.board import BOARDS, ROOM_COUNT, Board
from starboard.games.nemesis.state.pieces import CONTAMINATED, token_kind

Facts = dict[str, Any]

ROOM_KINDS: Final = {BASIC_SET: "basic", ADDITIONAL_SET: "additional", SPECIAL_SET: "special"}
WHEN: Final = {ANY: "both", IN: "combat", OUT: "peace"}


def box() -> Facts:
    """Everything there is to draw, by what it is and its id."""
    return {
        "boards": {name: board_facts(board) for name, board in BOARDS.items()},
        "rooms": {id: room_facts(tile) for id, tile in TILES.items()},
        "cards": card_table(),
        "items": {id: item_facts(item) for id, item in ITEMS.items()},
        "recipes": {id: list(components) for id, components in RECIPES.items()},
        "characters": {id: character_facts(sheet) for id, sheet in CHARACTERS.items()},
        "objectives": {id: objective_facts(objective) for id, objective in OBJECTIVES.items()},
        "events": {id: event_facts(card) for id, card in EVENTS.items()},
        "attacks": {id: attack_facts(card) for id, card in ATTACKS.items()},
        "hunt": {id: hunt_facts(card) for id, card in HUNTER_CARDS.items()},
        "weaknesses": {"cards": list(WEAKNESSES), "slots": list(SLOTS)},
        "intruders": {kind: intruder_facts(kind) for kind in MINIATURES},
        "tokens": {"exploration": dict(Counter(EXPLORATION_TOKENS)), "bag": dict(Counter(INTRUDER_TOKENS))},
        "wounds": dict(Counter(SERIOUS_WOUNDS)),
        "tracks": tracks(),
        "coordinates": {str(card): dict(zip(SPACES, planets, strict=True)) for card, planets in COORDINATES.items()},
        "supplies": supplies(),
        "noise_die": list(NOISE_DIE),
        "combat_die": list(COMBAT_DIE),
    }


def board_facts(board: Board) -> Facts:
    """Corridors in the order of their indices: the two Rooms they join and their numbers."""
    basic, additional = board.slots
    return {
        "corridors": [[a, b, list(n)] for (a, b), n in zip(board.corridors, board.numbers, strict=True)],
        "ducts": {str(room): duct_facts(board, room) for room in range(1, ROOM_COUNT + 1) if board.duct[room] != -1},
        "networks": board.networks,
        "special": {str(room): tile for room, tile in board.special.items()},
        "open_sections": {str(room): tile for room, tile in board.open_sections.items()},
        "slots": {"basic": list(basic), "additional": list(additional)},
    }


def duct_facts(board: Board, room: int) -> list[Any]:
    """The network a Room's entrance belongs to, and the numbers that lead into it."""
    place = board.duct[room]
    return [place - len(board.corridors), [number for number in range(1, 5) if board.way[room][number] == place]]


def room_facts(tile: Tile) -> Facts:
    colour = "" if tile.colour == "none" else tile.colour
    return {"kind": ROOM_KINDS[tile.set], "colour": colour, "computer": tile.computer}


def card_table() -> dict[str, Facts]:
    """Action cards, and Contamination cards as far as their owner knows them."""
    contamination = {id: {"kind": "contamination"} for id in CONTAMINATED}
    return {id: card_facts(card) for id, card in CARDS.items()} | contamination


def card_facts(card: ActionCard) -> Facts:
    """`owner` is the only Character whose deck has the card; `reacts` is for cards with a trigger."""
    facts: Facts = {"kind": "action", "cost": card.cost, "when": WHEN[card.use], "reacts": bool(card.reacts_to)}
    owners = [sheet.id for sheet in CHARACTERS.values() if card.id in sheet.deck()]
    if len(owners) == 1:
        facts["owner"] = owners[0]
    return facts


def item_facts(item: Item) -> Facts:
    """A Heavy Item takes a Hand; an Item without an Action of its own has no cost and is never used up by one.

    `extends` is the capacity a card gives to the weapon it is Added to.
    """
    facts: Facts = {
        "colour": item.colour,
        "count": item.count,
        "component": item.component,
        "cost": item.cost,
        "when": WHEN[item.use],
        "one_use": item.cost is not None and item.single,
        "heavy": item.heavy,
        "weapon": weapon_facts(item.weapon) if item.weapon else None,
    }
    if item.owner:
        facts["owner"] = item.owner
    if item.extends:
        facts["extends"] = item.extends
    if item.activation_room or item.activation_items:
        facts["quest"] = {"room": item.activation_room, "items": list(item.activation_items)}
    return facts


def weapon_facts(weapon: Weapon) -> Facts:
    return {**asdict(weapon), "kind": "energy" if weapon.energy else "classic"}


def character_facts(sheet: CharacterSheet) -> Facts:
    return {"deck": sheet.deck(), "items": [sheet.weapon], "quests": list(sheet.quests)}


def objective_facts(objective: Objective) -> Facts:
    return {"deck": objective.deck, "players": objective.players, "signal": objective.signal}


def event_facts(card: EventCard) -> Facts:
    return {
        "kinds": list(card.kinds),
        "number": card.number,
        "effect": card.effect,
        "afterwards": card.afterwards,
    }


def attack_facts(card: AttackCard) -> Facts:
    """No blood is an arrow: the Intruder retreats."""
    return {"effect": card.effect, "blood": card.blood, "kinds": list(card.kinds)}


def hunt_facts(card: HunterCard) -> Facts:
    """Number 0 is any."""
    return {"number": card.number, "attacks": card.attacks, "effect": card.effect}


def intruder_facts(kind: str) -> Facts:
    """How many miniatures there are, and the numbers on the tokens of its kind."""
    numbers = [int(token.partition("-")[2]) for token in INTRUDER_TOKENS if token_kind(token) == kind]
    return {"miniatures": MINIATURES[kind], "tokens": numbers}


def tracks() -> Facts:
    """Spaces are counted from the start space, which is 0 (NEM-HIB-08, NEM-SELFD-08)."""
    return {
        "time": {"start": 0, "blue": list(range(FIRST_BLUE, TIME_END)), "jump": TIME_END},
        "self_destruct": {
            "start": 0,
            "yellow": list(range(FIRST_YELLOW, SELF_DESTRUCT_END)),
            "skull": SELF_DESTRUCT_END,
        },
        "destination": list(SPACES),
        "light_wounds": LIGHT_SPACES,
        "serious_wounds": FATAL,
    }


def supplies() -> dict[str, int]:
    """How many of each counted piece are in the box."""
    return {
        "fire": FIRE_MARKERS,
        "malfunction": MALFUNCTION_MARKERS,
        "noise": NOISE_MARKERS,
        "doors": DOOR_TOKENS,
        "carcasses": CARCASS_TOKENS,
        "eggs": EGGS,
        "pods": PODS_IN_THE_BOX,
        "places_in_a_pod": PLACES,
        "contamination": CONTAMINATION_CARDS,
    }
