"""Leads and Discoveries (VAN-LEAD-02, VAN-DISCOVERY-02)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import DISCOVERIES
from starboard.games.vanguard.content.leads import LEAD_TOKENS, Bonus
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Drawing
from starboard.games.vanguard.rules.hands import draw
from starboard.games.vanguard.rules.lookups import member, seat_of_section, team
from starboard.games.vanguard.rules.reactions import before_leads
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.state.fields import CrewMember, DiscoveryDeck, LeadPile
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import Deck
from starboard.kernel.decks import draw as draw_from
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure

ENOUGH: Final = 3  # value for a Discovery (VAN-LEAD-04)


def pile_of(g: Vanguard, type: str) -> LeadPile:
    return next(iter([pile for pile in g.leads if pile.type == type]))


def deck_of(g: Vanguard, type: str) -> DiscoveryDeck:
    return next(iter([deck for deck in g.decks if deck.type == type]))


def gain_leads(g: Vanguard, who: CrewMember, number: int, type: str, card: str = "") -> Procedure[None]:
    """Tokens are drawn from the bag, then placed one at a time in the player's order (VAN-LEAD-02, -03)."""
    if is_reduced(g):
        return  # VAN-QUICKSTART-12
    drawing = Drawing(type, number, card)
    yield from before_leads(g, who, drawing)
    drawn: list[str] = []
    for _ in range(min(drawing.number, len(g.lead_bag))):
        token: str = yield Chance(g.lead_bag, "VAN-LEAD-02", "lead")
        g.lead_bag.remove(token)
        drawn.append(token)
    g.reveals += 1
    tell(g, "leads-drawn", "VAN-LEAD-02", who=who.section, type=type, tokens=tuple(drawn))
    yield from _return_some(g, who, drawn, min(drawing.returned, len(drawn) - number))
    while drawn:
        about = {"who": who.section, "type": type}
        placed: str = yield Ask(who.seat, sorted(set(drawn)), "VAN-LEAD-02", "place-lead", about=about)
        drawn.remove(placed)
        yield from _place(g, who, placed, type)


def _return_some(g: Vanguard, who: CrewMember, drawn: list[str], number: int) -> Procedure[None]:
    """As many tokens as were drawn beyond the gain go back into the bag, chosen by the player."""
    for _ in range(number):
        back: str = yield Ask(who.seat, sorted(set(drawn)), "VAN-LEAD-02", "return-lead", about={"who": who.section})
        drawn.remove(back)
        g.lead_bag.append(back)
        tell(g, "lead-returned", "VAN-LEAD-02", who=who.section, token=back)


def _place(g: Vanguard, who: CrewMember, token: str, type: str) -> Procedure[None]:
    """Its bonus comes first, then the total is checked (VAN-LEAD-06, VAN-LEAD-07)."""
    pile = pile_of(g, type)
    pile.tokens.append(token)
    tell(g, "lead-placed", "VAN-LEAD-02", who=who.section, type=type, token=token)
    bonus = LEAD_TOKENS[token].bonus
    if bonus is not None:
        yield from _bonus(g, bonus)
    if total_of(pile) >= ENOUGH:
        yield from find(g, type)


def total_of(pile: LeadPile) -> int:
    """The value of all tokens on a deck."""
    return sum([LEAD_TOKENS[one].value for one in pile.tokens])


def _bonus(g: Vanguard, bonus: Bonus) -> Procedure[None]:
    """A crew member that the Science Section's player chooses draws a card or gains a Charge (VAN-LEAD-06)."""
    section: str = yield from decide(g, partial(_who_profits, g, bonus))
    who = member(g, section)
    if bonus == "card":
        yield from draw(g, who, rule="VAN-LEAD-06")
    else:
        who.charges += 1
        tell(g, "charges-gained", "VAN-LEAD-06", who=section, count=1)


def _who_profits(g: Vanguard, bonus: Bonus) -> Ask:
    sections = [who.section for who in team(g)]
    return Ask(seat_of_section(g, "science"), sections, "VAN-LEAD-06", "lead-bonus", about={"bonus": bonus})


def find(g: Vanguard, type: str) -> Procedure[None]:
    """Lead tokens on the deck are cleared, then its top card comes to the Lander (VAN-LEAD-04, VAN-LEAD-05).

    From an empty deck nothing comes, and only Leads that are enough for a Discovery are cleared (VAN-DISCOVERY-06).
    """
    if is_reduced(g):
        return
    deck = deck_of(g, type).deck
    if len(deck) or total_of(pile_of(g, type)) >= ENOUGH:
        clear_leads(g, type)
    card: str | None = yield from draw_from(deck, "VAN-DISCOVERY-02", "discovery")
    if card is None:
        tell(g, "no-discovery", "VAN-DISCOVERY-06", type=type)
        return
    _bring(g, card, type)


def fetch(g: Vanguard, type: str, rarity: str) -> Procedure[None]:
    """The topmost card of that rarity; then the deck is shuffled. Where there is none, Leads stay (VAN-LEAD-05)."""
    if is_reduced(g):
        return
    deck = deck_of(g, type).deck
    card: str = yield from _topmost(deck, rarity)
    if not card:
        tell(g, "no-discovery", "VAN-DISCOVERY-06", type=type)
        return
    clear_leads(g, type)
    deck.cards += deck.top + deck.bottom
    deck.forget()
    deck.cards.remove(card)
    _bring(g, card, type)


def _topmost(deck: Deck, rarity: str) -> Procedure[str]:
    """Where nobody knows the order it is drawn; known cards lie above and below; "" if there is none."""
    above, unknown, below = [
        [card for card in part if DISCOVERIES[card].rarity == rarity] for part in (deck.top, deck.cards, deck.bottom)
    ]
    if above:
        return above[0]
    if unknown:
        drawn: str = yield Chance(sorted(unknown), "VAN-DISCOVERY-02", "discovery")
        return drawn
    return below[0] if below else ""


def _bring(g: Vanguard, card: str, type: str) -> None:
    g.discoveries.append(card)
    g.reveals += 1
    tell(g, "discovered", "VAN-DISCOVERY-02", card=card, type=type)
    look_at_rank_up(g)


def clear_leads(g: Vanguard, type: str) -> None:
    """Tokens go beside the bag, those with the recycle icon back into it (VAN-LEAD-04)."""
    pile = pile_of(g, type)
    for token in pile.tokens:
        (g.lead_bag if LEAD_TOKENS[token].recycled else g.leads_aside).append(token)
    pile.tokens = []
