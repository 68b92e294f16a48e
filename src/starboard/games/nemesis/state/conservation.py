"""Every piece of the box is somewhere, and only as often as it exists: part of what `invariants` looks for.

At rest, between two steps, every piece lies in its place. While somebody is asked, a card that is being resolved or an
Item that waits for a free Hand lies in none: a few may be missing then, but never one too many. The same holds once the
game has ended, because reaching the end stops everything at once (NEM-GEN-15).
"""

from typing import Final

from starboard.games.nemesis.content.attacks import ATTACK_DECK, ATTACKS
from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.events import EVENTS, REMOVED
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import BLUE, GREEN, ITEMS, QUEST, RED, STARTING, YELLOW, deck_of
from starboard.games.nemesis.content.objectives import COOP_DECK, CORPORATE_DECK, OBJECTIVES, PERSONAL_DECK
from starboard.games.nemesis.content.rooms import ADDITIONAL_TILES, BASIC_TILES
from starboard.games.nemesis.content.tokens import (
    CONTAMINATION_CARDS,
    EGGS,
    EXPLORATION_TOKENS,
    INFECTED_CARDS,
    INTRUDER_TOKENS,
    SERIOUS_WOUNDS,
)
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.injury import CARCASS_TOKENS
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import (
    BLUE_CORPSE,
    CARCASS,
    CLEAN,
    CONTAMINATED,
    CONTAMINATION,
    COOP,
    CORPSE,
    DEAD,
    EGG,
    INFECTED,
    SEMI_COOP,
    SOLO,
)
from starboard.kernel.decks import Deck

ALL_ITEMS: Final = sorted([*deck_of(RED), *deck_of(YELLOW), *deck_of(GREEN), *deck_of(BLUE)])
OF_COLOUR: Final = {colour: frozenset(deck_of(colour)) for colour in (RED, YELLOW, GREEN, BLUE)}
PERSONAL_ITEMS: Final = {item.id: item.owner for item in ITEMS.values() if item.colour in (STARTING, QUEST)}
ALL_INTRUDER_TOKENS: Final = sorted(INTRUDER_TOKENS)
ALL_ATTACKS: Final = sorted(ATTACK_DECK)
ALL_EVENTS: Final = sorted(EVENTS)
REMOVABLE_EVENTS: Final = frozenset([card.id for card in EVENTS.values() if card.afterwards == REMOVED])
ALL_WOUNDS: Final = sorted(SERIOUS_WOUNDS)
ALL_WEAKNESSES: Final = sorted(WEAKNESSES)
ALL_HUNTER_CARDS: Final = sorted(HUNTER_CARDS)
ALL_EXPLORATION_TOKENS: Final = sorted(EXPLORATION_TOKENS)
ALL_BASIC_TILES: Final = sorted(BASIC_TILES)
ALL_ADDITIONAL_TILES: Final = sorted(ADDITIONAL_TILES)
ACTION_CARDS: Final = {name: sorted(sheet.deck()) for name, sheet in CHARACTERS.items()}
CORPSES: Final = {f"{CORPSE}-{name}": name for name in CHARACTERS}
OBJECTS: Final = frozenset([EGG, CARCASS, BLUE_CORPSE, *CORPSES])
NO_CARDS: Final[frozenset[str]] = frozenset()

IN_THE_AIR: Final = 3  # cards of a kind that may be under way at once while somebody is asked


class Belongings:
    """What all Characters have or look at, sorted by what it is."""

    __slots__ = ("attacks", "events", "items", "objects", "personal", "unknown")

    def __init__(self, g: Nemesis) -> None:
        self.items: list[str] = []
        self.personal: list[str] = []  # starting weapons and Quest Items
        self.objects: list[str] = [thing for _, thing in g.lying]
        self.attacks: list[str] = []
        self.events: list[str] = []
        self.unknown: list[str] = []
        for who in g.players:
            for item in who.inventory + who.quests:
                self.card(item)
            for held in who.held:
                if held.item in OBJECTS:
                    self.objects.append(held.item)
                else:
                    self.card(held.item)
                for item in held.added:
                    self.card(item)
            for item in who.looking:
                self.card(item)

    def card(self, card: str) -> None:
        if card in PERSONAL_ITEMS:
            self.personal.append(card)
        elif card in ITEMS:
            self.items.append(card)
        elif card in ATTACKS:
            self.attacks.append(card)
        elif card in EVENTS:
            self.events.append(card)
        else:
            self.unknown.append(card)


def lost_pieces(g: Nemesis, at_rest: bool) -> list[str]:
    """What is missing from the box or there too often."""
    found: list[str] = []
    settled = at_rest and g.step not in ("checks", "over")
    air = 0 if settled else IN_THE_AIR
    have = Belongings(g)
    if have.unknown:
        found.append(f"cards that do not exist: {named(have.unknown)}")
    count_items(g, have, air, found)
    count_cards(g, have, air, found)
    count_intruders(g, found)
    count_rooms(g, found)
    count_objects(g, have.objects, found)
    count_contamination(g, found)
    count_objectives(g, found)
    for who in g.players:
        count_action_cards(who, found)
    return found


def all_of(deck: Deck) -> list[str]:
    return deck.cards + deck.top + deck.bottom + deck.discard


def named(pieces: list[str]) -> str:
    """Some of them, for a sentence."""
    return ", ".join([str(piece)[:40] for piece in pieces[:5]]) + (", …" if len(pieces) > 5 else "")


def compare(
    what: str, have: list[str], box: list[str], missing_allowed: int, found: list[str], gone: frozenset[str] = NO_CARDS
) -> None:
    """The pieces against the sorted box; `gone` may have left the game for good."""
    have.sort()
    if have == box:
        return
    extra, missing = differences(have, box)
    missing = [piece for piece in missing if piece not in gone]
    if extra:
        found.append(f"{what}: not in the box, or too often: {named(extra)}")
    if len(missing) > missing_allowed:
        found.append(f"{what}: missing: {named(missing)}")


def differences(have: list[str], box: list[str]) -> tuple[list[str], list[str]]:
    """What is only in the one and only in the other of two sorted lists."""
    extra: list[str] = []
    missing: list[str] = []
    at = 0
    for piece in have:
        while at < len(box) and box[at] < piece:
            missing.append(box[at])
            at += 1
        if at < len(box) and box[at] == piece:
            at += 1
        else:
            extra.append(piece)
    return extra, missing + box[at:]


def count_items(g: Nemesis, have: Belongings, air: int, found: list[str]) -> None:
    for deck, colour in ((g.red, RED), (g.yellow, YELLOW), (g.green, GREEN)):
        if not OF_COLOUR[colour].issuperset(all_of(deck)):
            found.append(f"the {colour} deck holds other cards than {colour} Items")
    if not OF_COLOUR[BLUE].issuperset(g.crafted):
        found.append("the Crafted Items are not all blue")
    compare("Items", have.items + all_of(g.red) + all_of(g.yellow) + all_of(g.green) + g.crafted, ALL_ITEMS, air, found)
    personal = have.personal
    if len(set(personal)) != len(personal):
        found.append(f"a personal Item is there twice: {named(sorted(personal))}")
    present = [who.name for who in g.players]
    strangers = [item for item in personal if PERSONAL_ITEMS[item] not in present]
    if strangers:
        found.append(f"personal Items of nobody at the table: {named(strangers)}")


def count_cards(g: Nemesis, have: Belongings, air: int, found: list[str]) -> None:
    compare("Attack cards", have.attacks + all_of(g.attacks), ALL_ATTACKS, air, found)
    compare("Event cards", have.events + all_of(g.events_deck), ALL_EVENTS, air, found, REMOVABLE_EVENTS)
    wounds = all_of(g.wounds)
    hunt = all_of(g.hunter_deck)
    for who in g.players:
        wounds += who.wounds + who.dressed
        hunt += who.hunt
    compare("Serious Wounds", wounds, ALL_WOUNDS, 0, found)
    compare("Intruder Action cards", hunt, ALL_HUNTER_CARDS, air, found)
    known = [card for card in g.weaknesses if card]
    compare("Weaknesses", known + g.weaknesses_left, ALL_WEAKNESSES, 0, found)


def count_intruders(g: Nemesis, found: list[str]) -> None:
    """Tokens in the bag, in the pool or under a miniature; those of a lost ship are gone with it (NEM-END-08)."""
    tokens = g.bag + g.pool + [intruder.token for intruder in g.intruders if intruder.token]
    lost = len(INTRUDER_TOKENS) if g.step == "over" and g.ship_destroyed else 0
    compare("Intruder tokens", tokens, ALL_INTRUDER_TOKENS, lost, found)


def count_rooms(g: Nemesis, found: list[str]) -> None:
    """Tiles and Exploration tokens: face down, on the board, or used up."""
    basic, additional = g.board.slots
    compare("basic tiles", [g.tiles[r] for r in basic if g.tiles[r]] + g.basic_left, ALL_BASIC_TILES, 0, found)
    laid = [g.tiles[r] for r in additional if g.tiles[r]]
    compare("additional tiles", laid + g.additional_left, ALL_ADDITIONAL_TILES, 0, found)
    slots = [*basic, *additional]
    resolved = len([room for room in slots if g.tokens[room] == RESOLVED])
    tokens = [g.tokens[room] for room in slots if g.tokens[room] and g.tokens[room] != RESOLVED] + g.tokens_left
    compare("Exploration tokens", tokens, ALL_EXPLORATION_TOKENS, resolved, found)
    if len(tokens) + resolved != len(ALL_EXPLORATION_TOKENS):
        found.append(f"{len(tokens)} Exploration tokens are left although {resolved} were used")


def count_objects(g: Nemesis, objects: list[str], found: list[str]) -> None:
    """Eggs return to the supply, Carcasses are limited, everybody leaves one Corpse (NEM-BAG-18, NEM-INJURY-13)."""
    unknown = [thing for thing in objects if thing not in OBJECTS]
    if unknown:
        found.append(f"Objects that do not exist: {named(unknown)}")
    eggs = objects.count(EGG)
    if g.eggs < 0 or g.egg_supply < 0 or g.eggs + g.egg_supply + eggs != EGGS:
        found.append(f"{g.eggs} + {g.egg_supply} + {eggs} Eggs in Nest, supply and elsewhere are not {EGGS}")
    if objects.count(CARCASS) > CARCASS_TOKENS:
        found.append(f"{objects.count(CARCASS)} Carcasses of {CARCASS_TOKENS}")
    if objects.count(BLUE_CORPSE) != 1:
        found.append(f"the blue Corpse is there {objects.count(BLUE_CORPSE)} times")
    count_corpses(g, objects, found)


def count_corpses(g: Nemesis, objects: list[str], found: list[str]) -> None:
    dead = {who.name: who.status == DEAD for who in g.players}
    for corpse, name in CORPSES.items():
        count = objects.count(corpse)
        at_the_end = g.step == "over" and not count  # the dead of a lost ship leave none
        if count > 1 or ((count == 1) != dead.get(name, False) and not at_the_end):
            found.append(f"{count} Corpses of the {name}, who is {'dead' if dead.get(name) else 'not dead'}")


def count_contamination(g: Nemesis, found: list[str]) -> None:
    """Cards in the deck or in piles; what was scanned is Infected or clean, of as many as there are (NEM-CONTAM)."""
    hidden = infected = clean = 0
    for who in g.players:
        for pile in (who.hand, who.deck, who.discard):
            hidden += pile.count(CONTAMINATION)
            infected += pile.count(INFECTED)
            clean += pile.count(CLEAN)
    if not 0 <= g.contamination <= CONTAMINATION_CARDS:
        found.append(f"{g.contamination} cards in the Contamination deck of {CONTAMINATION_CARDS}")
    if g.unscanned != g.contamination + hidden:
        found.append(f"{g.unscanned} unscanned cards, but {g.contamination} in the deck and {hidden} in piles")
    if not 0 <= g.infected <= min(INFECTED_CARDS - infected, g.unscanned):
        found.append(f"{g.infected} Infected cards of {g.unscanned} unscanned, {infected} of {INFECTED_CARDS} scanned")
    if g.unscanned - g.infected + clean > CONTAMINATION_CARDS - INFECTED_CARDS:
        found.append(f"{g.unscanned - g.infected} + {clean} clean Contamination cards")


def count_objectives(g: Nemesis, found: list[str]) -> None:
    """Each Objective once: dealt, in the box, or put away unseen by whoever kept another (NEM-MOMENT-01)."""
    dealt = [card for who in g.players for card in who.objectives] + g.objectives
    cards = dealt + g.personal_left + g.corporate_left
    box = [*PERSONAL_DECK, *CORPORATE_DECK] if g.mode == SEMI_COOP else COOP_DECK
    if len(set(cards)) != len(cards) or not set(box).issuperset(cards):
        found.append(f"Objectives twice or of another mode: {named(sorted(cards))}")
    if (len(g.objectives), len(g.personal_left), len(g.corporate_left)) != objectives_left(g):
        found.append("more or fewer Objectives were dealt than this mode and number of players say")
    most = 0 if g.mode == COOP else 2
    for who in g.players:
        if not min(1, most) <= len(who.objectives) <= most:
            found.append(f"seat {who.seat} has {len(who.objectives)} Objectives")


def objectives_left(g: Nemesis) -> tuple[int, int, int]:
    """How many are open to all, and how many Personal and Corporate ones remain (NEM-SETUP-16, NEM-COOP-01)."""
    count = len(g.players)
    if g.mode == COOP:
        return min(count * (2 if "two-coop-objectives" in g.options else 1), len(COOP_DECK)), 0, 0
    if g.mode == SOLO:
        return 0, len(COOP_DECK) - 2, 0
    personal = [card for card in PERSONAL_DECK if OBJECTIVES[card].players <= count]
    corporate = [card for card in CORPORATE_DECK if OBJECTIVES[card].players <= count]
    return 0, len(personal) - count, len(corporate) - count


def count_action_cards(who: Character, found: list[str]) -> None:
    """A Character's own ten cards never leave it; everything else in its piles is Contamination."""
    cards = who.hand + who.deck + who.discard
    own = [card for card in cards if card not in CONTAMINATED]
    compare(f"Action cards of seat {who.seat}", own, ACTION_CARDS.get(who.name, []), 0, found)
