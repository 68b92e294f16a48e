"""Cards of the Wanderers: drawn to a hand that only its player sees, played as an Action (LAN-CARD-01)."""

from starboard.games.lanterns.content.box import LEAP, OIL, WHISPER
from starboard.games.lanterns.content.halls import FLOOR, Square
from starboard.games.lanterns.rules.grid import at
from starboard.games.lanterns.rules.places import in_sight, taken
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

LEAP_REACH = 3
KEEP, BURY = "keep", "bury"


def draw_card(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """The next card goes to the hand; where there is none left, nothing happens (LAN-CARD-01)."""
    card: str | None = yield from draw(g.deck, "LAN-CARD-01", "card")
    if card is not None:
        who.hand.append(card)
        g.reveals += 1
        tell(g, "drew", "LAN-CARD-01", 1 << who.seat, {"card": card}, who=who.role)


def discard(g: Lanterns, who: Wanderer, card: str) -> None:
    """The card is laid open on the discard pile."""
    who.hand.remove(card)
    who.pack.played.append(card)
    g.deck.discard.append(card)
    g.reveals += 1


def play_oil(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Two more Oil (LAN-CARD-02)."""
    discard(g, who, OIL)
    who.pack.oil += 2
    tell(g, "played-oil", "LAN-CARD-02", who=who.role)
    return
    yield


def leaps(g: Lanterns, who: Wanderer) -> list[Square]:
    """Free squares in sight, near enough (LAN-CARD-03)."""
    return [s for s in in_sight(g, who.at, LEAP_REACH) if at(g.ground, s) == FLOOR and s not in taken(g)]


def play_leap(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """To a free square in sight, over whatever lies between (LAN-CARD-03)."""
    to: Square = yield Ask(who.seat, leaps(g, who), "LAN-CARD-03", "leap-to", about={"who": who.role})
    discard(g, who, LEAP)
    who.at = to
    tell(g, "leapt", "LAN-CARD-03", who=who.role, to=to)


def play_whisper(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Look at the next card in secret; it stays there or goes under the deck (LAN-CARD-04)."""
    discard(g, who, WHISPER)
    deck = g.deck
    known = deck.top_known[0] if deck.top else deck.bottom_known[0] if deck.bottom and not deck.cards else 0
    card: str = yield from draw(deck, "LAN-CARD-04", "look")
    known |= 1 << who.seat
    deck.put_on_top(card, known)
    g.reveals += 1
    tell(g, "looked", "LAN-CARD-04", 1 << who.seat, {"card": card}, who=who.role)
    where: str = yield Ask(who.seat, [KEEP, BURY], "LAN-CARD-04", "bury", about={"who": who.role})
    if where == BURY:
        deck.top_known.pop(0)
        deck.put_under(deck.top.pop(0), known)
        tell(g, "buried", "LAN-CARD-04", who=who.role)
