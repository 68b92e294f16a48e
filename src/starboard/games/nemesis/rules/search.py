"""Searching Rooms for Items (NEM-ITEM-17)."""

from starboard.games.nemesis.content.items import is_heavy, weapon_of
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.items import receive
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import bit
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

CANNOT_SEARCH = Refusal("NEM-ITEM-20", "no-search-here")
NOTHING_LEFT = Refusal("NEM-ITEM-19", "room-empty")
DECKS_EMPTY = Refusal("NEM-ITEM-25", "decks-empty")
COLOURS = ("red", "yellow", "green")


def why_no_search(g: Nemesis, who: Character, empty_allowed: bool = False) -> Refusal | None:
    colour = TILES[g.tiles[who.room]].colour
    if colour == "none":
        return CANNOT_SEARCH
    if g.items[who.room] == 0 and not empty_allowed:
        return NOTHING_LEFT
    return None if searchable_decks(g, colour) else DECKS_EMPTY


def searchable_decks(g: Nemesis, colour: str) -> list[str]:
    """The deck of the Room's colour; in a white Room any of the three (NEM-ITEM-18)."""
    wanted = COLOURS if colour == "white" else (colour,)
    return [c for c in wanted if len(g.item_deck(c)) or g.item_deck(c).discard]


def search(g: Nemesis, who: Character) -> Procedure[None]:
    """Lower the counter, draw 2 cards of the Room's colour, keep 1, the other under the deck (NEM-ITEM-17)."""
    g.items[who.room] = max(0, g.items[who.room] - 1)
    tell(g, "searches", "NEM-ITEM-17", who=who.seat, room=who.room)
    yield from find(g, who, TILES[g.tiles[who.room]].colour)


def find(g: Nemesis, who: Character, colour: str) -> Procedure[None]:
    """Draw 2 cards of a deck, keep 1 and put the other on the bottom of the deck, unseen by the others."""
    chosen: str = yield Ask(who.seat, searchable_decks(g, colour), "NEM-ITEM-18", "deck")
    deck = g.item_deck(chosen)
    for _ in range(2):
        card: str | None = yield from draw(deck, "NEM-ITEM-17", "item-card")
        if card is not None:
            who.looking.append(card)
    g.reveals += 1
    if not who.looking:
        return
    seen = {"items": tuple(who.looking)}
    count = len(who.looking)
    tell(g, "looked-at-items", "NEM-ITEM-17", bit(who.seat), seen, who=who.seat, colour=chosen, count=count)
    kept: str = yield Ask(who.seat, sorted(set(who.looking)), "NEM-ITEM-17", "keep-item", private=True)
    who.looking.remove(kept)
    for other in who.looking:
        deck.put_under(other, bit(who.seat))
    who.looking = []
    shown = {"item": kept}
    if is_heavy(kept):
        tell(g, "found-heavy", "NEM-ITEM-09", who=who.seat, item=kept)
    else:
        tell(g, "found", "NEM-ITEM-17", bit(who.seat), shown, who=who.seat, colour=chosen)
    ammo = 1 if weapon_of(kept) else 0  # NEM-ITEM-21
    yield from receive(g, who, kept, ammo, bit(who.seat))
