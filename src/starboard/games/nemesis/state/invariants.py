"""What cannot be about a table of Nemesis, whatever players and fate do: for logs, imports and the soak.

Nothing here is built from a number that was not checked before, so a hostile state costs no more than reading it.
"""

from collections.abc import Container
from typing import Final

from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.coordinates import COORDINATES, DEEP_SPACE, EARTH, MARS, SPACES, VENUS
from starboard.games.nemesis.content.items import ITEMS, is_heavy, weapon_of
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.tokens import PODS_IN_PLAY, PODS_IN_THE_BOX
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.doors import DOOR_TOKENS
from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.items import capacity, hand_slots, slots_used
from starboard.games.nemesis.rules.knowledge import DAMAGED, WORKING
from starboard.games.nemesis.rules.markers import FIRE_MARKERS, MALFUNCTION_MARKERS, NOISE_MARKERS, UNBREAKABLE
from starboard.games.nemesis.rules.play import STEPS
from starboard.games.nemesis.rules.pods import PLACES
from starboard.games.nemesis.rules.wounds import FATAL, LIGHT_SPACES
from starboard.games.nemesis.state.board import ROOM_COUNT
from starboard.games.nemesis.state.conservation import lost_pieces
from starboard.games.nemesis.state.fields import Character, Held
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import (
    ALIVE,
    CLOSED_DOOR,
    DEAD,
    DESTROYED_DOOR,
    ESCAPED,
    HIBERNATING,
    INACTIVE,
    NOBODY,
    OPEN_DOOR,
    token_kind,
)
from starboard.kernel.decks import Deck
from starboard.kernel.encoding import encode
from starboard.kernel.visibility import EVERYBODY

ROOMS: Final = ROOM_COUNT + 1  # places in lists by Room Number; nothing lies at 0
MOST_ITEMS_IN_A_ROOM: Final = 4
ENDINGS: Final = ("", "jump", "self-destruct", "jump-and-self-destruct", "ninth-fire", "ninth-malfunction", "engines")
PLANETS: Final = ("", EARTH, MARS, VENUS, DEEP_SPACE)
FATES: Final = (*ENDINGS, "intruder", "larva", "airlock", "fire", "bleeding", "melee", "blast", "surgery",
    "escaped", "hibernating", "wrong-planet", "infection")  # fmt: skip
STATUSES: Final = (ALIVE, DEAD, HIBERNATING, ESCAPED)

# Counted up in play without a bound of their own; no game comes near these.
MOST_ACTIONS, MOST_PLACED, MOST_INJURIES, MOST_TAPES = 1_000, 100_000, 1_000, 1_000
MOST_SENTENCES, LONGEST_SENTENCE = 20, 200


def impossible(g: Nemesis, at_rest: bool = False) -> list[str]:
    """What cannot be, as sentences. `at_rest`: between two steps, when every piece must lie in its place."""
    try:
        return [sentence[:LONGEST_SENTENCE] for sentence in _impossible(g, at_rest)[:MOST_SENTENCES]]
    except (TypeError, AttributeError, LookupError, ValueError, AssertionError) as error:
        return [f"a field holds something of another kind: {error}"[:LONGEST_SENTENCE]]


def _impossible(g: Nemesis, at_rest: bool) -> list[str]:
    if not 1 <= len(g.players) <= len(CHARACTERS):
        return [f"{len(g.players)} players"]
    if g.step != "over" and g.step not in STEPS:
        return [f"no step is called {g.step}"]
    if g.step == "setup":
        if encode(g) == encode(Nemesis(len(g.players), g.mode, g.options)):
            return []
        if at_rest:
            return ["the set-up has begun, but there is no checkpoint inside it"]
    found = wrong_lists(g)
    if found:  # the rest looks into them by number
        return found
    wrong_numbers(g, found)
    wrong_rooms(g, found)
    wrong_machinery(g, found)
    wrong_intruders(g, found)
    wrong_pods(g, found)
    settled = at_rest and g.step not in ("checks", "over")
    for who in g.players:
        wrong_character(g, who, found)
        wrong_belongings(g, who, settled, found)
    wrong_seating(g, found)
    found += lost_pieces(g, at_rest)
    return found


def within(what: str, value: int, least: int, most: int, found: list[str]) -> None:
    if not least <= value <= most:
        found.append(f"{what} is {value if abs(value) < 10**9 else 'huge'}, not {least} to {most}")


def among(what: str, value: str, known: Container[str], found: list[str]) -> None:
    if value not in known:
        found.append(f"{what} cannot be {value!r}")


def wrong_lists(g: Nemesis) -> list[str]:
    """Lists by Room Number, Corridor or seat must have their length, and what belongs together the same."""
    corridors = len(g.board.corridors)
    found: list[str] = []
    for name, pieces, length in (
        ("tiles", g.tiles, ROOMS),
        ("tiles_known", g.tiles_known, ROOMS),
        ("explored", g.explored, ROOMS),
        ("tokens", g.tokens, ROOMS),
        ("tokens_known", g.tokens_known, ROOMS),
        ("items", g.items, ROOMS),
        ("fire", g.fire, ROOMS),
        ("malfunction", g.malfunction, ROOMS),
        ("noise", g.noise, corridors + g.board.networks),
        ("doors", g.doors, corridors),
        ("engines", g.engines, 4),
        ("engines_known", g.engines_known, 4),
        ("weaknesses", g.weaknesses, 3),
        ("fates", g.fates, len(g.players)),
    ):
        if len(pieces) != length:
            found.append(f"{name} has {len(pieces)} entries, not {length}")
    for deck in (g.events_deck, g.attacks, g.wounds, g.red, g.yellow, g.green, g.hunter_deck):
        wrong_deck(g, deck, found)
    for who in g.players:
        wrong_masks(g, f"seat {who.seat}'s Items", who.inventory, who.shown, found)
        wrong_masks(g, f"seat {who.seat}'s Objectives", who.objectives, who.objectives_known, found)
    return found


def wrong_deck(g: Nemesis, deck: Deck, found: list[str]) -> None:
    if deck.top or deck.top_known:
        wrong_masks(g, "the top of a deck", deck.top, deck.top_known, found)
    if deck.bottom or deck.bottom_known:
        wrong_masks(g, "the bottom of a deck", deck.bottom, deck.bottom_known, found)


def wrong_masks(g: Nemesis, what: str, pieces: list[str], masks: list[int], found: list[str]) -> None:
    """Who knows each piece: bits of seats, or everybody."""
    if len(pieces) != len(masks):
        found.append(f"{what}: {len(pieces)} pieces and {len(masks)} notes of who knows them")
    elif masks and not (min(masks) >= EVERYBODY and max(masks) < 1 << len(g.players)):
        found.append(f"{what}: known by seats that do not exist")


def wrong_numbers(g: Nemesis, found: list[str]) -> None:
    """Tracks, counters and single words of the table."""
    last = len(g.players) - 1
    within("the turn", g.turn, 0, TIME_END + 1, found)
    within("the Time track", g.time, 0, TIME_END, found)
    within("the Self-Destruct track", g.self_destruct, INACTIVE, SELF_DESTRUCT_END, found)
    within("the First Player", g.first, NOBODY if g.step == "setup" else 0, last, found)
    within("the active player", g.active, 0 if g.step == "rounds" else NOBODY, last, found)
    within("the Actions of the round", g.actions, 0, MOST_ACTIONS, found)
    within("the Intruders placed", g.placed, 0, MOST_PLACED, found)
    within("the first dead", g.first_death, NOBODY, last, found)
    within("the Coordinates card", g.coordinates, 0, len(COORDINATES), found)
    among("the Destination", g.destination, SPACES, found)
    among("the ending", g.ending, ENDINGS, found)
    among("the planet reached", g.reached, PLANETS, found)
    if g.doing:
        among("the Action", g.doing, ACTIONS, found)
    for what in g.fates:
        among("a Character's fate", what, FATES, found)
    if g.ending and g.step not in ("checks", "over"):
        found.append("the game has ended and goes on")
    if len(set(g.winners)) != len(g.winners) or not set(range(last + 1)).issuperset(g.winners):
        found.append("the winners are no seats, or one of them twice")
    if g.map != ("alternative" if "alternative-board" in g.options else "basic"):
        found.append(f"the board {g.map} was not chosen")


def wrong_rooms(g: Nemesis, found: list[str]) -> None:
    """Tiles, tokens and markers, Room by Room."""
    everyone = 1 << len(g.players)
    here = (g.tiles, g.tiles_known, g.explored, g.tokens, g.tokens_known, g.items, g.fire, g.malfunction)
    if any([pieces[0] for pieces in here]):
        found.append("something lies in Room 0")
    for room in range(1, ROOMS):
        tile, token, explored = g.tiles[room], g.tokens[room], g.explored[room]
        special = g.board.special.get(room)
        if tile and (tile not in TILES or (special or tile) != tile):
            found.append(f"the tile of Room {room} cannot be {tile!r}")
            continue
        if (special or room in g.board.open_sections) and not explored:
            found.append(f"Room {room} lies open from the start")
        if explored and (not tile or (token != RESOLVED and room not in g.board.open_sections)):
            found.append(f"Room {room} is explored without its tile or with its token")
        if token == RESOLVED and not explored:
            found.append(f"the token of Room {room} is gone, but nobody was there")
        tile_known, token_known = g.tiles_known[room], g.tokens_known[room]
        if not EVERYBODY <= tile_known < everyone or not EVERYBODY <= token_known < everyone:
            found.append(f"Room {room} is known by seats that do not exist")
        if (tile == "") != (tile_known == 0) or (explored and tile_known != EVERYBODY):
            found.append(f"nobody knows the tile of Room {room}, or everybody knows what is not decided")
        if (token == "") != (token_known == 0):
            found.append(f"nobody knows the token of Room {room}, or somebody what is not decided")
        if not 0 <= g.items[room] <= MOST_ITEMS_IN_A_ROOM:
            found.append(f"the item counter of Room {room} is out of range")
        if g.malfunction[room] and (not explored or tile in UNBREAKABLE):
            found.append(f"Room {room} cannot have a Malfunction")


def wrong_machinery(g: Nemesis, found: list[str]) -> None:
    """Markers by number, Doors, Engines, the airlock."""
    for name, markers, most in (
        ("Fires", g.fire, FIRE_MARKERS),
        ("Malfunctions", g.malfunction, MALFUNCTION_MARKERS),
        ("Noises", g.noise, NOISE_MARKERS),
    ):
        count = markers.count(True)
        if count > most or count + markers.count(False) != len(markers):
            found.append(f"{count} {name} of {most}")
    opened = g.doors.count(OPEN_DOOR)
    if opened + g.doors.count(CLOSED_DOOR) + g.doors.count(DESTROYED_DOOR) != len(g.doors):
        found.append("a Door is neither open nor closed nor destroyed")
    if len(g.doors) - opened > DOOR_TOKENS:
        found.append(f"{len(g.doors) - opened} Doors of {DOOR_TOKENS}")
    wrong_masks(g, "the Engines", g.engines, g.engines_known, found)
    for engine in range(4):
        among("an Engine", g.engines[engine], ("", WORKING, DAMAGED) if engine else ("",), found)
        if g.engines_known[engine] and not g.engines[engine]:
            found.append(f"somebody knows Engine {engine}, which is not decided")
    within("who knows the Coordinates", g.coordinates_known, EVERYBODY, (1 << len(g.players)) - 1, found)
    within("the airlock's Room", g.airlock, 0, ROOM_COUNT, found)
    if 0 < g.airlock < ROOMS and not (g.explored[g.airlock] and TILES[g.tiles[g.airlock]].colour == "yellow"):
        found.append(f"Room {g.airlock} has no airlock procedure")


def wrong_intruders(g: Nemesis, found: list[str]) -> None:
    seen: list[int] = []
    counts: dict[str, int] = {}
    for intruder in g.intruders:
        if intruder.kind not in MINIATURES or not 1 <= intruder.room <= ROOM_COUNT:
            found.append(f"Intruder {intruder.id}: a {intruder.kind!r} in Room {intruder.room}")
            continue
        if intruder.id in seen or not 1 <= intruder.id <= g.placed:
            found.append(f"Intruder {intruder.id} is there twice or was never placed")
        if intruder.token and token_kind(intruder.token) != intruder.kind:
            found.append(f"Intruder {intruder.id} has the token {intruder.token}")
        within("the Injuries of an Intruder", intruder.injuries, 0, MOST_INJURIES, found)
        seen.append(intruder.id)
        counts[intruder.kind] = counts.get(intruder.kind, 0) + 1
    for kind, count in counts.items():
        if count > MINIATURES[kind]:
            found.append(f"{count} miniatures of {MINIATURES[kind]}: {kind}")
    if g.placed and not g.met:
        found.append("an Intruder was placed, but nobody has met one")
    for room, _ in g.lying:
        if not 1 <= room <= ROOM_COUNT:
            found.append(f"something lies in Room {room}")


def wrong_pods(g: Nemesis, found: list[str]) -> None:
    """As many as players need, sorted into the Sections by number, two places each (NEM-SETUP-07, NEM-SETUP-08)."""
    numbers = [pod.number for pod in g.pods]
    if len(numbers) != PODS_IN_PLAY.get(len(g.players)) or sorted(set(numbers)) != numbers:
        found.append(f"{len(numbers)} pods, or not in order")
    for at, pod in enumerate(g.pods):
        within("the number of a pod", pod.number, 1, PODS_IN_THE_BOX, found)
        if pod.section != "AB"[at % 2]:
            found.append(f"pod {pod.number} is in the wrong Section")
        inside = len([who for who in g.players if who.pod == pod.number])
        if inside > (0 if pod.gone else PLACES):
            found.append(f"{inside} Characters in pod {pod.number}")


def wrong_character(g: Nemesis, who: Character, found: list[str]) -> None:
    """Where somebody is, and how they are."""
    name = f"seat {who.seat}"
    among(f"the status of {name}", who.status, STATUSES, found)
    if who.name not in CHARACTERS and (who.name or g.step != "setup"):
        found.append(f"{name} plays {who.name!r}")
    in_room, in_pod = 1 <= who.room <= ROOM_COUNT, who.pod in [pod.number for pod in g.pods]
    present = who.status == ALIVE and bool(who.name)
    if (who.room and not in_room) or (who.pod and not in_pod) or in_room + in_pod != (1 if present else 0):
        found.append(f"{name} is {who.status} in Room {who.room} and pod {who.pod}")
    within(f"the Light Wounds of {name}", who.light, 0, LIGHT_SPACES, found)
    within(f"the Serious Wounds of {name}", len(who.wounds) + len(who.dressed), 0, FATAL, found)
    if who.draft and g.step != "setup":
        found.append(f"{name} is still choosing a Character")
    if who.hunt and who.seat != g.hunter:
        found.append(f"{name} hunts, but is not the Intruder player")
    if who.status == DEAD and g.step not in ("checks", "over") and g.first_death == NOBODY:
        found.append(f"{name} is dead, but nobody was the first")
    if who.left_behind and who.status != DEAD:
        found.append(f"{name} has left everything behind and is {who.status}")


def wrong_belongings(g: Nemesis, who: Character, settled: bool, found: list[str]) -> None:
    """Light Items in the Inventory, Heavy ones and Objects in the Hands, Ammo in weapons."""
    name = f"seat {who.seat}"
    if any([item in ITEMS and is_heavy(item) for item in who.inventory]):
        found.append(f"{name} has a Heavy Item in the Inventory")
    sheet = CHARACTERS.get(who.name)
    if who.quests and not (sheet and set(sheet.quests).issuperset(who.quests)):
        found.append(f"{name} has quests of somebody else")
    for held in who.held:
        wrong_held(name, held, found)
    taped = [held.tape for held in who.held if held.tape]
    if any([taped.count(tape) != 2 for tape in taped]):
        found.append(f"{name}: tape holds two things together, not {len(taped)}")
    if settled:
        if slots_used(who.held) > hand_slots(who):
            found.append(f"{name} holds {slots_used(who.held)} things in {hand_slots(who)} Hands")
        if who.looking:
            found.append(f"{name} is still looking at cards")
        if who.status == DEAD and not who.left_behind and (who.inventory or who.held):
            found.append(f"{name} is dead and still has Items")


def wrong_held(name: str, held: Held, found: list[str]) -> None:
    weapon = weapon_of(held.item)
    if not is_heavy(held.item):
        found.append(f"{name} has {held.item} in a Hand")
    if any([card not in ITEMS or not ITEMS[card].extends for card in held.added]) or (held.added and not weapon):
        found.append(f"{name}: cards that cannot be Added to {held.item}")
    else:
        within(f"the Ammo of {name}", held.ammo, 0, capacity(held) if weapon else 0, found)
    within(f"a tape of {name}", held.tape, 0, MOST_TAPES if held.item in ITEMS else 0, found)


def wrong_seating(g: Nemesis, found: list[str]) -> None:
    """Seats, numbers and Characters, each once; who hunts."""
    if [who.seat for who in g.players] != list(range(len(g.players))):
        found.append("the seats are not in order")
    if sorted([who.number for who in g.players]) != list(range(1, len(g.players) + 1)):
        found.append("the player numbers are not 1 to the number of players")
    names = [who.name for who in g.players if who.name]
    if len(set(names)) != len(names):
        found.append("two players have the same Character")
    if g.hunter != NOBODY and (g.hunter != g.first_death or "intruder-player" not in g.options):
        found.append(f"seat {g.hunter} cannot be the Intruder player")
