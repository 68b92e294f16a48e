"""Possible worlds: the cards and Vows that a seat does not know, dealt again in place."""

from starboard.games.lanterns.content.box import all_cards
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.fate import Fate
from starboard.kernel.visibility import knows


def determinize(g: Lanterns, seat: int, fate: Fate) -> None:
    """Deal again all that the seat does not know."""
    deal_cards(g, seat, fate)
    deal_vows(g, seat, fate)
    deal_keepsakes(g, seat, fate)


def deal_cards(g: Lanterns, seat: int, fate: Fate) -> None:
    """Others' hands, the deck, and cards on it or under it that only others have looked at are one pool."""
    deck = g.deck
    others = [who for who in g.wanderers if who.seat != seat]
    zones = [(deck.top, deck.top_known), (deck.bottom, deck.bottom_known)]
    unknown = [(zone, at) for zone, known in zones for at in range(len(zone)) if not knows(known[at], seat)]
    pool = [*deck.cards, *[card for who in others for card in who.hand], *[zone[at] for zone, at in unknown]]
    fate.shuffle(pool)
    for who in others:
        who.hand = [pool.pop() for _ in who.hand]
    for zone, at in unknown:
        zone[at] = pool.pop()
    deck.cards = pool


def deal_vows(g: Lanterns, seat: int, fate: Fate) -> None:
    """Which of their Vows the others kept is as unknown as which they had."""
    others = [who for who in g.wanderers if who.seat != seat]
    secret = [who for who in others if not all([knows(mask, seat) for mask in who.vows_known])]
    pool = [
        *g.vows_left,
        *[vow for who in secret for vow in who.vows],
        *[vow for who in others for vow in who.put_aside],
    ]
    fate.shuffle(pool)
    for who in secret:
        who.vows = [pool.pop() for _ in who.vows]
    for who in others:
        who.put_aside = [pool.pop() for _ in who.put_aside]
    g.vows_left = pool


def deal_keepsakes(g: Lanterns, seat: int, fate: Fate) -> None:
    """What others took along from the last chapter, as long as it is not in their hands."""
    pilgrims = [pilgrim for pilgrim in (g.sheet.pilgrims if g.sheet is not None else []) if pilgrim.keepsake]
    pool = all_cards()
    for pilgrim in pilgrims:
        if pilgrim.seat == seat:
            pool.remove(pilgrim.keepsake)
    fate.shuffle(pool)
    for pilgrim in pilgrims:
        if pilgrim.seat != seat:
            pilgrim.keepsake = pool.pop()
