"""Section cards: drawing, the hand limit, discarding, taking back (VAN-CARD-03, VAN-CARD-05)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import GEAR, GearCard
from starboard.games.vanguard.content.dice import HAND_LIMITS
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import draw as draw_from
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure
from starboard.kernel.visibility import EVERYBODY

DISCARD: Final = "discard"
TOP, BOTTOM = "top", "bottom"


def hand_limit(who: CrewMember) -> int:
    """2, 3 or 4 by Rank, and what carried equipment adds (VAN-CARD-03)."""
    limit = HAND_LIMITS[who.rank]
    for gear in who.gear:
        limit += _HAND_WITH[gear.card]
    return limit


def _added_by(gear: GearCard) -> int:
    """How many cards more whoever carries it may hold."""
    always = [ability.outcome[0] for ability in gear.abilities if ability.moment == "always"]
    return sum([effect.number(0) for effects in always for effect in effects if effect.word == "hand"])


_HAND_WITH: Final = {card: _added_by(gear) for card, gear in GEAR.items()}


def draw(g: Vanguard, who: CrewMember, number: int = 1, rule: str = "VAN-CARD-05") -> Procedure[None]:
    """Cards one by one, each followed by the hand limit (VAN-CARD-04)."""
    for _ in range(number):
        card: str | None = yield from draw_from(who.deck, "VAN-CARD-06", "section-card")
        if card is None:
            return  # VAN-CARD-09
        who.hand.append(card)
        g.reveals += 1
        tell(g, "drew", rule, who=who.section, card=card)
        yield from keep_the_limit(g, who)


def keep_the_limit(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Whatever is too much is discarded at once, the new card included (VAN-CARD-04)."""
    while len(who.hand) > hand_limit(who):
        yield from discard(g, who, "VAN-CARD-04")


def discard(g: Vanguard, who: CrewMember, rule: str = "VAN-CARD-08", must: bool = False) -> Procedure[None]:
    """A card of the owner's choice; with an empty hand nothing happens (VAN-CHOICE-04).

    Whoever must lose one may step in before (VAN-EXERT-07), but not while it has too many (VAN-CARD-04).
    """
    if not who.hand:
        return
    make = partial(_which_to_discard, who, rule)
    card: str | None = (yield from decide(g, make, who)) if must else (yield make())
    if card is not None:
        lay_off(g, who, card, rule)


def _which_to_discard(who: CrewMember, rule: str) -> Ask:
    return Ask(who.seat, sorted(who.hand), rule, DISCARD, about={"who": who.section})


def lay_off(g: Vanguard, who: CrewMember, card: str, rule: str = "VAN-CARD-08") -> None:
    """From the hand face up onto the owner's discard pile."""
    who.hand.remove(card)
    who.deck.discard.append(card)
    tell(g, "discarded", rule, who=who.section, card=card)


def recover(g: Vanguard, who: CrewMember, number: int) -> Procedure[None]:
    """Up to so many cards of the own discard pile to the hand, then the hand limit."""
    taken: tuple[str, ...] = yield from decide(g, partial(_which_to_recover, who, number))
    for card in taken:
        who.deck.discard.remove(card)
        who.hand.append(card)
        tell(g, "recovered", "VAN-CARD-04", who=who.section, card=card)
    yield from keep_the_limit(g, who)


def _which_to_recover(who: CrewMember, number: int) -> Ask:
    """None, for somebody who has left play meanwhile."""
    cards = sorted(who.deck.discard) if who.status == "exploring" else []
    most = min(number, len(cards))
    return Ask(who.seat, cards, "VAN-CARD-04", "recover", 0, most, many=True, about={"who": who.section})


def peek(g: Vanguard, who: CrewMember, number: int) -> Procedure[None]:
    """The next cards of the own deck are seen, and each is put back on top or underneath."""
    seen: list[str] = []
    for _ in range(min(number, len(who.deck))):
        card: str = yield from draw_from(who.deck, "VAN-CARD-05", "section-card")
        seen.append(card)
    g.reveals += 1
    tell(g, "peeked", "VAN-CARD-05", who=who.section, cards=tuple(seen))
    yield from put_back(g, who.deck, seen, who, "VAN-CARD-05")


def put_back(g: Vanguard, deck: Payload, cards: list[str], who: CrewMember, rule: str) -> Procedure[None]:
    """One after another, on top or underneath, while all look on; the last one on top is drawn first."""
    left = list(cards)
    while left:
        options = sorted({(card, place) for card in left for place in (TOP, BOTTOM)})
        pick: tuple[str, str] = yield Ask(who.seat, options, rule, "put-back", about={"who": who.section})
        left.remove(pick[0])
        if pick[1] == TOP:
            deck.put_on_top(pick[0], EVERYBODY)
        else:
            deck.put_under(pick[0], EVERYBODY)
