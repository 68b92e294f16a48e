"""Possible worlds: everything a seat may not know, dealt again in place.

Hidden is what the Nexus holds and what its deck will bring. Which cards of a level the mission's deck was dealt is as
unknown as their order; the Events in it and their thirds follow from the mission (SAGA-MISSION-07).
"""

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, STARTER_DECK
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.nexus.deck import cards_left
from starboard.games.saga.rules.nexus.setup import deck_plan, unmet_needs
from starboard.games.saga.state.fields import NexusSide
from starboard.games.saga.state.saga import Saga
from starboard.kernel.fate import Fate
from starboard.kernel.visibility import knows

LEVELS = (1, 2, 3)


def determinize(g: Saga, seat: int, fate: Fate) -> None:
    """Deal again all that the seat does not know."""
    if cards_left(g.nexus) or g.nexus.hand or g.nexus.unused:
        deal_nexus_cards(g, seat, fate)


def deal_nexus_cards(g: Saga, seat: int, fate: Fate) -> None:
    """The hand of another, the deck, and what was left in the box are one pool, level by level."""
    nexus = g.nexus
    hand = nexus.hand if nexus.seat != seat else []
    looked_at = _looked_at_by_others(nexus, seat)
    hidden = [*hand, *[card for third in nexus.thirds for card in third], *[pile[at] for pile, at in looked_at]]
    cards = _dealt_anew(g, [card for card in hidden if card not in EVENTS], fate)
    nexus.hand = [cards.pop() for _ in hand] if nexus.seat != seat else nexus.hand
    if looked_at:  # what somebody laid back may be anything of the deck, an Event too
        cards += sorted([card for card in hidden if card in EVENTS])
        fate.shuffle(cards)
        for pile, at in looked_at:
            pile[at] = cards.pop()
        nexus.thirds = [[cards.pop() for _ in third] for third in nexus.thirds]
    else:
        nexus.thirds = [[card if card in EVENTS else cards.pop() for card in third] for third in nexus.thirds]


def _looked_at_by_others(nexus: NexusSide, seat: int) -> list[tuple[list[str], int]]:
    """Cards on top of the deck or under it that others have looked at: the pile and the place in it."""
    piles = ((nexus.top, nexus.top_known), (nexus.bottom, nexus.bottom_known))
    return [(pile, at) for pile, known in piles for at in range(len(pile)) if not knows(known[at], seat)]


def _dealt_anew(g: Saga, hidden: list[str], fate: Fate) -> list[str]:
    """As many cards of each level as are hidden in the game now, in any order; the others stay in the box.

    Cards that the mission's deck must hold are never in the box (SAGA-MISSION-07).
    """
    plan = deck_plan(mission_of(g).nexus, unmet_needs(mission_of(g)))
    certain = [*plan.must, *(STARTER_DECK if plan.starter else ())]
    dealt: list[str] = []
    left = [card for card in g.nexus.unused if CARD_OF_COPY[card].needs in plan.without]  # set aside, as all know
    in_box = [card for card in g.nexus.unused if card not in left]
    for level in LEVELS:
        here = [card for card in hidden if CARD_OF_COPY[card].level == level]
        kept = [card for card in here if card in certain]
        unknown = [card for card in [*here, *in_box] if card not in kept]
        pool = sorted([card for card in unknown if CARD_OF_COPY[card].level == level])
        fate.shuffle(pool)
        count = len(here) - len(kept)
        dealt += [*kept, *pool[:count]]
        left += pool[count:]
    g.nexus.unused = sorted(left)
    fate.shuffle(dealt)
    return dealt
