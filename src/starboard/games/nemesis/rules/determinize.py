"""Possible worlds: everything a seat may not know, dealt again in place.

Each pool below is a set of pieces that are exchangeable for the seat: it sees their number and their backs, and nothing
it was shown tells them apart. The pools follow the visibility declared in `state`.
"""

from starboard.games.nemesis.content.coordinates import COORDINATES
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.objectives import CORPORATE, OBJECTIVES, PERSONAL
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.knowledge import DAMAGED, WORKING
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CONTAMINATED, SEMI_COOP, token_kind
from starboard.kernel.fate import Fate
from starboard.kernel.visibility import knows


def determinize(g: Nemesis, seat: int, fate: Fate) -> None:
    """Deal again all that the seat does not know."""
    for who in g.players:
        if who.seat != seat:
            deal_hand(who, fate)
            deal_contamination(who, fate)
    for colour in ("red", "yellow", "green"):
        deal_items(g, seat, colour, fate)
    deal_rooms(g, seat, fate)
    deal_machinery(g, seat, fate)
    if g.mode == SEMI_COOP:
        deal_objectives(g, seat, fate)
    deal_tokens(g, fate)
    deal_decks(g, seat, fate)
    if g.hunter >= 0 and g.hunter != seat:
        deal_hunt(g, fate)


def deal_hand(who: Character, fate: Fate) -> None:
    """Of another player's hand and deck only the sizes are known."""
    cards = who.hand + who.deck
    fate.shuffle(cards)
    who.hand, who.deck = cards[: len(who.hand)], cards[len(who.hand) :]


def deal_contamination(who: Character, fate: Fate) -> None:
    """Which of another player's Contamination cards were scanned, and with what result, stays with that player."""
    piles = (who.hand, who.deck, who.discard)
    faces = [card for pile in piles for card in pile if card in CONTAMINATED]
    if len(set(faces)) > 1:
        fate.shuffle(faces)
        for pile in piles:
            for at, card in enumerate(pile):
                if card in CONTAMINATED:
                    pile[at] = faces.pop()


def deal_items(g: Nemesis, seat: int, colour: str, fate: Fate) -> None:
    """Unknown Items in Inventories, cards another player is looking at, and the deck share one pool per colour."""
    deck = g.item_deck(colour)
    others = [who for who in g.players if who.seat != seat]
    pool = deck.cards[:]
    for who in others:
        pool += [i for i, m in zip(who.inventory, who.shown, strict=True) if _hidden(i, colour) and not knows(m, seat)]
        pool += [i for i in who.looking if _hidden(i, colour)]
    pool += [i for i, m in zip(deck.bottom, deck.bottom_known, strict=True) if not knows(m, seat)]
    fate.shuffle(pool)
    for who in others:
        for at, item in enumerate(who.inventory):
            if _hidden(item, colour) and not knows(who.shown[at], seat):
                who.inventory[at] = _take_light(pool)
        for at, item in enumerate(who.looking):
            if _hidden(item, colour):
                who.looking[at] = pool.pop()
    for at in range(len(deck.bottom)):
        if not knows(deck.bottom_known[at], seat):
            deck.bottom[at] = pool.pop()
    deck.cards = pool


def _hidden(item: str, colour: str) -> bool:
    return item in ITEMS and ITEMS[item].colour == colour


def _take_light(pool: list[str]) -> str:
    """A Heavy Item would lie open, so what is in an Inventory is not one."""
    for at in range(len(pool) - 1, -1, -1):
        if not ITEMS[pool[at]].heavy:
            return pool.pop(at)
    raise AssertionError("an Inventory holds more Items than there are")


def deal_rooms(g: Nemesis, seat: int, fate: Fate) -> None:
    """Tiles and tokens that only others have looked at."""
    for slots, left in ((g.board.slots[0], g.basic_left), (g.board.slots[1], g.additional_left)):
        unknown = [r for r in slots if g.tiles[r] and not knows(g.tiles_known[r], seat)]
        _redeal(g.tiles, unknown, left, fate)
    pending = [r for r in range(1, len(g.tokens)) if g.tokens[r] not in ("", RESOLVED)]
    _redeal(g.tokens, [r for r in pending if not knows(g.tokens_known[r], seat)], g.tokens_left, fate)


def _redeal(places: list[str], unknown: list[int], left: list[str], fate: Fate) -> None:
    pool = left + [places[at] for at in unknown]
    fate.shuffle(pool)
    for at in unknown:
        places[at] = pool.pop()
    left[:] = pool


def deal_machinery(g: Nemesis, seat: int, fate: Fate) -> None:
    """Engines and Coordinates that only others have checked."""
    for engine in (1, 2, 3):
        if g.engines[engine] and not knows(g.engines_known[engine], seat):
            g.engines[engine] = fate.pick((WORKING, DAMAGED))
    if g.coordinates and not knows(g.coordinates_known, seat):
        g.coordinates = fate.pick(list(COORDINATES))


def deal_objectives(g: Nemesis, seat: int, fate: Fate) -> None:
    """The other players' Objectives, from all that could have been dealt; which of its two one kept is unknown too."""
    seen = [c for who in g.players for c, m in zip(who.objectives, who.objectives_known, strict=True) if knows(m, seat)]
    pools = {deck: unseen_objectives(deck, len(g.players), seen) for deck in (PERSONAL, CORPORATE)}
    for who in g.players:
        for at in range(len(who.objectives)):
            if not knows(who.objectives_known[at], seat):
                both = len(who.objectives) == 2
                deck = (PERSONAL, CORPORATE)[at] if both else fate.pick((PERSONAL, CORPORATE))
                who.objectives[at] = pools[deck].pop(fate.below(len(pools[deck])))
    for deck, left in ((PERSONAL, g.personal_left), (CORPORATE, g.corporate_left)):
        fate.shuffle(pools[deck])
        left[:] = pools[deck][: len(left)]  # the others were put away unseen (NEM-MOMENT-01)


def unseen_objectives(deck: str, players: int, seen: list[str]) -> list[str]:
    return [o.id for o in OBJECTIVES.values() if o.deck == deck and o.players <= players and o.id not in seen]


def deal_tokens(g: Nemesis, fate: Fate) -> None:
    """Which numbers lie in the bag and which in the pool, type by type (NEM-BAG-16)."""
    for kind in ("adult", "breeder"):
        places = [(zone, at) for zone in (g.bag, g.pool) for at, t in enumerate(zone) if token_kind(t) == kind]
        tokens = [zone[at] for zone, at in places]
        fate.shuffle(tokens)
        for zone, at in places:
            zone[at] = tokens.pop()


def deal_decks(g: Nemesis, seat: int, fate: Fate) -> None:
    """Cards on top of or under a deck that only others have seen."""
    for deck in (g.events_deck, g.attacks):
        looked = [who for who in g.players if who.seat != seat and who.looking]
        pool = deck.cards[:]
        kinds = set(deck.cards) | set(deck.top) | set(deck.bottom) | set(deck.discard)
        unknown = [
            (zone, at)
            for zone, masks in ((deck.top, deck.top_known), (deck.bottom, deck.bottom_known))
            for at in range(len(zone))
            if not knows(masks[at], seat)
        ]
        unknown += [(who.looking, at) for who in looked for at, card in enumerate(who.looking) if card in kinds]
        pool += [zone[at] for zone, at in unknown]
        fate.shuffle(pool)
        for zone, at in unknown:
            zone[at] = pool.pop()
        deck.cards = pool


def deal_hunt(g: Nemesis, fate: Fate) -> None:
    """The Intruder player's cards."""
    hunter = g.players[g.hunter]
    pool = hunter.hunt + g.hunter_deck.cards
    fate.shuffle(pool)
    count = len(hunter.hunt)
    hunter.hunt, g.hunter_deck.cards = pool[:count], pool[count:]
