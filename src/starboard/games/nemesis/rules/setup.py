"""Setting the table (NEM-SETUP)."""

from starboard.games.nemesis.content.attacks import ATTACK_DECK
from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import BLUE, GREEN, ITEMS, RED, YELLOW, deck_of
from starboard.games.nemesis.content.objectives import COOP_DECK, CORPORATE_DECK, OBJECTIVES, PERSONAL_DECK
from starboard.games.nemesis.content.rooms import ADDITIONAL_TILES, BASIC_TILES
from starboard.games.nemesis.content.tokens import (
    ADULT_TOKENS,
    CONTAMINATION_CARDS,
    EGGS,
    EGGS_IN_THE_NEST,
    EXPLORATION_TOKENS,
    INFECTED_CARDS,
    INTRUDER_TOKENS,
    PODS_IN_PLAY,
    PODS_IN_THE_BOX,
    SERIOUS_WOUNDS,
    STARTING_ADULTS,
    STARTING_BAG,
)
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.state.board import HIBERNATORIUM
from starboard.games.nemesis.state.fields import Character, Held, Pod
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import BLUE_CORPSE, COOP, SOLO, bit
from starboard.kernel.decks import Deck
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure
from starboard.kernel.visibility import EVERYBODY


def lay_out(g: Nemesis) -> None:
    """Everything that needs no luck and no choice: board, decks, supplies."""
    for room, tile in [*g.board.special.items(), *g.board.open_sections.items()]:
        g.tiles[room], g.tiles_known[room], g.explored[room] = tile, EVERYBODY, True
    for room in g.board.special:  # no token and no item counter (NEM-SETUP-04)
        g.tokens[room], g.tokens_known[room] = RESOLVED, EVERYBODY
    g.basic_left = [tile for tile in BASIC_TILES if tile not in g.board.open_sections.values()]
    g.additional_left = ADDITIONAL_TILES[:]
    g.tokens_left = EXPLORATION_TOKENS[:]
    g.eggs, g.egg_supply = EGGS_IN_THE_NEST, EGGS - EGGS_IN_THE_NEST
    g.weaknesses_left = list(WEAKNESSES)
    g.events_deck = Deck(list(EVENTS))
    g.attacks = Deck(ATTACK_DECK[:])
    g.wounds = Deck(SERIOUS_WOUNDS[:])
    g.contamination = g.unscanned = CONTAMINATION_CARDS
    g.infected = INFECTED_CARDS
    g.red, g.yellow, g.green = Deck(deck_of(RED)), Deck(deck_of(YELLOW)), Deck(deck_of(GREEN))
    g.crafted = deck_of(BLUE)
    g.hunter_deck = Deck(list(HUNTER_CARDS))
    g.lying = [(HIBERNATORIUM, BLUE_CORPSE)]  # NEM-SETUP-21


def set_up(g: Nemesis) -> Procedure[None]:
    """The parts of the set-up that need luck or a choice, in the order of the rulebook."""
    lay_out(g)
    yield from place_pods(g)
    yield from fill_the_bag(g)
    yield from deal_numbers(g)
    yield from deal_objectives(g)
    yield from draft_characters(g)
    g.first = next(who.seat for who in g.players if who.number == 1)  # NEM-SETUP-20
    g.step = "turn"


def place_pods(g: Nemesis) -> Procedure[None]:
    """Draw pods at random and deal them to the Sections by number, all Locked (NEM-SETUP-07, NEM-SETUP-08)."""
    box = list(range(1, PODS_IN_THE_BOX + 1))
    chosen: list[int] = []
    for _ in range(PODS_IN_PLAY[len(g.players)]):
        number: int = yield Chance(box, "NEM-SETUP-07", "pod")
        box.remove(number)
        chosen.append(number)
    g.pods = [Pod(number, "AB"[at % 2]) for at, number in enumerate(sorted(chosen))]


def fill_the_bag(g: Nemesis) -> Procedure[None]:
    """Fixed tokens and random Adults, one more for every player; the rest is the pool (NEM-SETUP-11)."""
    g.bag = STARTING_BAG[:]
    g.pool = [token for token in INTRUDER_TOKENS if token not in ADULT_TOKENS]
    for token in STARTING_BAG:
        g.pool.remove(token)
    adults = ADULT_TOKENS[:]
    for _ in range(STARTING_ADULTS + len(g.players)):
        adult: str = yield Chance(adults, "NEM-SETUP-11", "token")
        adults.remove(adult)
        g.bag.append(adult)
    g.pool += adults


def deal_numbers(g: Nemesis) -> Procedure[None]:
    """The Help cards: a permanent number for every player (NEM-SETUP-15)."""
    numbers = list(range(1, len(g.players) + 1))
    for who in g.players:
        who.number = yield Chance(numbers, "NEM-SETUP-15", "number")
        numbers.remove(who.number)
        tell(g, "player-number", "NEM-SETUP-15", who=who.seat, number=who.number)


def deal_objectives(g: Nemesis) -> Procedure[None]:
    """One Personal and one Corporate each, of those for this many players; other modes differ (NEM-SETUP-16)."""
    count = len(g.players)
    if g.mode == COOP:
        per_player = 2 if "two-coop-objectives" in g.options else 1
        yield from open_objectives(g, min(count * per_player, len(COOP_DECK)))
        return
    if g.mode == SOLO:
        g.personal_left = COOP_DECK[:]
        for _ in range(2):
            yield from deal_objective(g, g.players[0], g.personal_left, "NEM-SOLO-01")
        return
    g.personal_left = [card for card in PERSONAL_DECK if OBJECTIVES[card].players <= count]
    g.corporate_left = [card for card in CORPORATE_DECK if OBJECTIVES[card].players <= count]
    for who in g.players:
        yield from deal_objective(g, who, g.personal_left, "NEM-SETUP-16")
        yield from deal_objective(g, who, g.corporate_left, "NEM-SETUP-16")


def deal_objective(g: Nemesis, who: Character, deck: list[str], rule: str) -> Procedure[None]:
    card: str = yield Chance(deck, rule, "objective")
    deck.remove(card)
    who.objectives.append(card)
    who.objectives_known.append(bit(who.seat))
    tell(g, "objective-dealt", rule, bit(who.seat), {"objective": card}, who=who.seat)


def open_objectives(g: Nemesis, count: int) -> Procedure[None]:
    """The whole group's, open to all (NEM-COOP-01)."""
    deck = COOP_DECK[:]
    for _ in range(count):
        card: str = yield Chance(deck, "NEM-COOP-01", "objective")
        deck.remove(card)
        g.objectives.append(card)
        tell(g, "objective-open", "NEM-COOP-01", objective=card)


def draft_characters(g: Nemesis) -> Procedure[None]:
    """In number order: draw two, reveal, keep one, shuffle the other back (NEM-SETUP-17)."""
    cards = list(CHARACTERS)
    for number in range(1, len(g.players) + 1):
        who = next(player for player in g.players if player.number == number)
        for _ in range(2):
            card: str = yield Chance([c for c in cards if c not in who.draft], "NEM-SETUP-17", "character")
            who.draft.append(card)
        tell(g, "drafted", "NEM-SETUP-17", who=who.seat, characters=tuple(who.draft))
        chosen: str = yield Ask(who.seat, who.draft[:], "NEM-SETUP-17", "draft")
        cards.remove(chosen)
        who.draft = []
        equip(who, chosen)
        tell(g, "joined", "NEM-SETUP-17", who=who.seat, character=chosen)


def equip(who: Character, name: str) -> None:
    """The Character's deck, loaded weapon and quests, in the Hibernatorium (NEM-SETUP-18, NEM-SETUP-19)."""
    sheet = CHARACTERS[name]
    weapon = ITEMS[sheet.weapon].weapon
    assert weapon is not None
    who.name = name
    who.room = HIBERNATORIUM
    who.deck = sheet.deck()
    who.held = [Held(sheet.weapon, weapon.capacity)]
    who.quests = list(sheet.quests)
