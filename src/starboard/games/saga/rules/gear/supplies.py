"""The Supply deck and what is found in it (SAGA-SUPPLY-01 to SAGA-SUPPLY-06, SAGA-SETUP-08)."""

from starboard.games.saga.content.dice import ATTACK_DIE, SUPPLIES_FOUND
from starboard.games.saga.content.equipment import EQUIPMENT, GREEN
from starboard.games.saga.content.modifiers import SEARCHING
from starboard.games.saga.content.supply_decks import SUPPLY_DECKS
from starboard.games.saga.rules.attacks.rerolls import rerolls, roll_again
from starboard.games.saga.rules.gear.carrying import new_item, receive
from starboard.games.saga.rules.missions.lying_cards import at_the_table
from starboard.games.saga.rules.readings import SUPPLIES_SHUFFLED_AGAIN
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.decks import Deck, draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure, Roll


def build_supply_deck(g: Saga, name: str, bought: list[str]) -> None:
    """The mission's green cards, shuffled (SAGA-SETUP-08); those the team bought are taken out first (-MISSION-16)."""
    cards: list[str] = []
    for card, listed in SUPPLY_DECKS[name].items():
        cards += [card] * min(listed, EQUIPMENT[card].copies - bought.count(card))
    g.supply = Deck(cards)


def search_supplies(g: Saga, who: Mercenary) -> Procedure[None]:
    """Roll one Attack die on the supply table and draw what it gives (SAGA-SUPPLY-01, SAGA-SUPPLY-02)."""
    cards = rerolls(g, who.model, SEARCHING)
    found = None if cards else _found
    roll = Roll([ATTACK_DIE], "SAGA-SUPPLY-02", "supplies", alike=found)
    faces: tuple[int, ...] = yield roll
    tell(g, "searched-supplies", "SAGA-SUPPLY-01", who=who.model.name, dice=roll.shown(faces))
    levels: list[int] = yield from roll_again(g, who.model, cards, ATTACK_DIE, list(faces))
    yield from draw_supplies(g, who, SUPPLIES_FOUND[levels[0]])


def _found(faces: tuple[int, ...]) -> int:
    return SUPPLIES_FOUND[faces[0]]


def draw_supplies(g: Saga, who: Mercenary, cards: int) -> Procedure[None]:
    """So many Supply cards go to a Mercenary (SAGA-SUPPLY-03), as long as there are any (SAGA-SUPPLY-05)."""
    drawn: list[str] = []
    while len(drawn) < cards and _supplies_left(g):
        card: str = yield from draw(g.supply, "SAGA-SUPPLY-03", "supply-card")
        drawn.append(card)
    tell(g, "supplies-found", "SAGA-SUPPLY-03", who=who.model.name, cards=tuple(drawn))
    yield from receive(g, who, [new_item(card) for card in drawn])


def _supplies_left(g: Saga) -> bool:
    """Whether there is a card to draw; at some tables an empty deck is made anew of the supplies used up."""
    if not len(g.supply) and SUPPLIES_SHUFFLED_AGAIN in g.options:
        used_up = [card for card in g.supply.discard if EQUIPMENT[card].colour == GREEN]
        g.supply.cards = used_up
        g.supply.discard = [card for card in g.supply.discard if card not in used_up]
    return len(g.supply) > 0


def find_card(g: Saga, who: Mercenary, card: str) -> Procedure[None]:
    """A card that the mission names (SAGA-SUPPLY-04).

    A green one is taken out of the Supply deck, which is shuffled; if none is left in it nothing is found. Rare cards
    and Mission Items lie ready for their mission, but of one that somebody has brought along there is no other.
    """
    green = EQUIPMENT[card].colour == GREEN
    if (green and not _take_from_deck(g.supply, card)) or (not green and at_the_table(g, card)):
        tell(g, "supplies-found", "SAGA-SUPPLY-05", who=who.model.name, cards=())
        return
    tell(g, "supplies-found", "SAGA-SUPPLY-04", who=who.model.name, cards=(card,))
    yield from receive(g, who, [new_item(card)])


def _take_from_deck(deck: Deck, card: str) -> bool:
    if card not in deck.top + deck.cards + deck.bottom:
        return False
    deck.cards += deck.top + deck.bottom
    deck.forget()
    deck.cards.remove(card)
    return True
