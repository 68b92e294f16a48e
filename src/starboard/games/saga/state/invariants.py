"""What cannot be about a table of Star Saga, whatever players and fate do: for logs, imports and the soak.

Nothing here is built from a number that was not checked before, so a hostile state costs no more than reading it.
"""

from collections.abc import Sequence
from typing import Final

from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.mercenaries import COLOURS
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.lookups import all_models, on_board
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.encoding import encode
from starboard.kernel.errors import StarboardError
from starboard.kernel.requests import FATE

MOST_SENTENCES, LONGEST_SENTENCE = 20, 200
MOST_SQUARES: Final = 60  # of a side of a map
MOST_ROUNDS: Final = 10_000
MOST_TURNS: Final = 8
SET_UP: Final = "set-up"  # from an untouched table on; its map and its team are there before any other checkpoint

Place = tuple[int, int]


def impossible(g: Saga, at_rest: bool = False) -> list[str]:
    """What cannot be, as sentences. `at_rest`: between two steps, when every piece must lie in its place."""
    try:
        return [sentence[:LONGEST_SENTENCE] for sentence in _impossible(g, at_rest)[:MOST_SENTENCES]]
    except (TypeError, AttributeError, LookupError, ValueError, AssertionError) as error:
        return [f"a field holds something of another kind: {error}"[:LONGEST_SENTENCE]]


def _impossible(g: Saga, at_rest: bool) -> list[str]:
    try:
        printed = mission(g.mission)
    except StarboardError as error:
        return [str(error)]
    if g.step == SET_UP and (not at_rest or _untouched(g)):
        return []
    found = wrong_map(g, printed) or wrong_names(g)
    if found:  # the rest looks things up by them
        return found
    return [*wrong_numbers(g), *wrong_places(g, at_rest), *wrong_models(g), *wrong_cards(g, at_rest), *wrong_seats(g)]


def _untouched(g: Saga) -> bool:
    fresh = Saga(g.mode, g.options, g.mission, g.seats)
    fresh.campaign, fresh.played, fresh.veterans, fresh.flags = g.campaign, g.played, g.veterans, g.flags
    fresh.written = g.written
    return encode(fresh) == encode(g)


# --- the map ---


def wrong_map(g: Saga, printed: Mission) -> list[str]:
    """The board is the mission's, as far as its zones are revealed (SAGA-ZONE-01)."""
    board = printed.board
    if (g.width, g.height) != (board.width, board.height) or len(g.ground) != g.height:
        return ["the map is not that of the mission"]
    if not 0 < g.width <= MOST_SQUARES or any([len(row) != g.width for row in g.ground]):
        return ["a row of the map is not as long as the others"]
    zones = [letter for letter, _ in printed.zones]
    if any([letter not in zones for letter in g.zones]) or len(set(g.zones)) < len(g.zones):
        return ["a zone is revealed that the map does not have, or twice"]
    if any([letter != "#" and letter not in g.zones for row in g.ground for letter in row]):
        return ["a square lies open whose zone is not revealed"]
    return []


def wrong_names(g: Saga) -> list[str]:
    models = all_models(g)
    names = [model.name for model in models]
    found = [f"there is no {model.kind}" for model in models if model.kind not in PROFILES]
    if len(set(names)) < len(names):
        found.append("two models have the same name")
    pieces = ([one.code for one in g.scenery], [one.code for one in g.doors], [one.code for one in g.points])
    found += ["two pieces of the map have the same code" for codes in pieces if len(set(codes)) < len(codes)]
    return found


# --- numbers ---


def wrong_numbers(g: Saga) -> list[str]:
    counts = (
        ("round", g.round, 0, MOST_ROUNDS),
        ("turns", g.turns, 0, MOST_TURNS),
        ("turns_left", g.turns_left, 0, MOST_TURNS),
        ("turns_begun", g.turns_begun, 0, MOST_TURNS),
        ("clock", g.clock, 0, MOST_ROUNDS),
        ("activations", g.nexus.activations, 0, MOST_TURNS * 2),
        ("made", g.nexus.made, 0, MOST_TURNS * 8),
    )
    found = [f"{name} cannot be {number}" for name, number, least, most in counts if not least <= number <= most]
    if g.nexus.deck_size != _deck_size(g):
        found.append(f"the Nexus deck has {_deck_size(g)} cards, not {g.nexus.deck_size}")
    if (g.step in ("over", "upkeep")) != bool(g.ending):
        found.append(f"in step {g.step} it cannot have ended with {g.ending or 'nobody'}")
    return found


def _deck_size(g: Saga) -> int:
    nexus = g.nexus
    return len(nexus.top) + sum([len(third) for third in nexus.thirds]) + len(nexus.bottom)


# --- places ---


def wrong_places(g: Saga, at_rest: bool = True) -> list[str]:
    """Models stand on the revealed floor, each on squares of its own (SAGA-GEOM-03).

    Who walks through a friendly Force Field, also in a Feat, is on its square for a moment (SAGA-DEPLOY-05).
    """
    found: list[str] = []
    taken: set[Place] = set()
    crossed = [piece for piece in g.deployed if DEPLOYABLES[piece.kind].friends_pass and not at_rest]
    pieces = [piece for piece in g.deployed if piece.at is not None and piece not in crossed]
    for model in [*on_board(g), *g.allies, *pieces]:
        for place in squares_under(model):
            if not _open(g, place):
                found.append(f"{model.name} stands at {place}, where no floor is")
            elif place in taken:
                found.append(f"{model.name} shares {place} with somebody")
            taken.add(place)
    lying = [place for one in g.scenery for place in one.squares] + [place for one in g.doors for place in one.squares]
    lying += [place for one in g.points for place in one.squares] + [one.at for one in g.darkness]
    return found + [f"something lies at {place}, where no floor is" for place in lying if not _open(g, place)]


def squares_under(model: Model) -> list[Place]:
    size = PROFILES[model.kind].size
    x, y = model.at if model.at is not None else (-1, -1)
    return [(x + right, y + down) for down in range(size) for right in range(size)]


def _open(g: Saga, place: Place) -> bool:
    x, y = place
    return 0 <= x < g.width and 0 <= y < g.height and g.ground[y][x] != "#"


# --- models ---


def wrong_models(g: Saga) -> list[str]:
    found: list[str] = []
    for model in all_models(g):
        card = PROFILES[model.kind]
        if not 0 <= model.wounds <= card.boxes + 1 or not 0 <= model.shield_wounds <= card.blue + 4:
            found.append(f"{model.name} cannot have {model.wounds} and {model.shield_wounds} wounds")
        if model.waiting and model.at is not None:
            found.append(f"{model.name} stands on the board and waits at {model.waiting}")
    for who in g.mercenaries:
        found += _wrong_mercenary(who, g.step == SET_UP)
    if g.step == SET_UP and not g.mercenaries:
        found.append("the map is laid out, and nobody goes on the mission")
    taken = [AGENTS[model.kind].miniature for model in g.enemies if model.kind in AGENTS]
    for miniature, count in MINIATURES.items():
        if taken.count(miniature) > count:
            found.append(f"{taken.count(miniature)} miniatures of {miniature}, of {count} in the box")
    names = [model.name for model in all_models(g)]
    if g.acting and g.acting not in names and g.acting not in [door.code for door in g.doors]:
        found.append(f"{g.acting} acts and is not there")
    return found


def _wrong_mercenary(who: Mercenary, placing: bool) -> list[str]:
    name = who.model.name
    found: list[str] = []
    if who.colour not in COLOURS:
        found.append(f"there is no counter in {who.colour}")
    if (who.status == "playing") != (who.model.at is not None) and not (placing and who.status == "playing"):
        found.append(f"{name} is {who.status} and at {who.model.at}")
    if min(who.experience, who.tokens, who.victory_points) < 0:
        found.append(f"{name} has less than no experience or points")
    return found + [f"{name} has a card {item.card}" for item in who.items if not _is_card(item.card)]


def _is_card(card: str) -> bool:
    return card in EQUIPMENT or card in PROFILES or bool(modifiers_of(card)) or card in SKILLS


# --- cards ---


def wrong_cards(g: Saga, at_rest: bool) -> list[str]:
    """Every Nexus card is in one place (SAGA-DRAW-06); skills and Psychic Powers exist once."""
    nexus = g.nexus
    deck = [card for third in nexus.thirds for card in third] + nexus.top + nexus.bottom
    cards = nexus.hand + deck + nexus.discard + nexus.removed + nexus.unused + [one.card for one in nexus.in_play]
    regular = [card for card in cards if card not in EVENTS]
    found = [f"there is no Nexus card {card}" for card in regular if card not in CARD_OF_COPY]
    found += _twice("the Nexus card", cards)
    if (
        at_rest
        and nexus.deck_size + len(nexus.unused)
        and not nexus.card
        and not found
        and len(regular) < len(CARD_OF_COPY)
    ):
        found.append(f"{len(CARD_OF_COPY) - len(regular)} Nexus cards are nowhere")
    skills = g.skills + [skill for who in g.mercenaries for skill in who.skills]
    found += [f"there is no skill {skill}" for skill in skills if skill not in SKILLS] + _twice("the skill", skills)
    powers = nexus.powers + nexus.powers_used
    found += [f"there is no power {power}" for power in powers if power not in PSYCHIC_POWERS]
    return found + _twice("the power", powers)


def _twice(what: str, names: Sequence[str]) -> list[str]:
    return [f"{what} {name} is there twice" for name in sorted(set(names)) if names.count(name) > 1]


# --- seats ---


def wrong_seats(g: Saga) -> list[str]:
    held = [who.seat for who in g.mercenaries] + ([g.nexus.seat] if g.nexus.seat != FATE else [])
    found = [f"nobody sits on seat {seat}" for seat in held if not 0 <= seat < len(g.seats)]
    roles = [seat for seat, own in enumerate(g.seats) if "nexus" in own]
    if (roles or [FATE])[0] != g.nexus.seat:
        found.append(f"seat {g.nexus.seat} does not hold the Nexus")
    return found
