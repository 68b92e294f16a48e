"""Action cards: drawing, paying, discarding (NEM-ACTION-01, NEM-TURN-12)."""

from starboard.games.nemesis.rules.places import action_cards
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure


def draw_cards(g: Nemesis, who: Character, count: int, rule: str) -> Procedure[int]:
    """Draw from one's own deck, shuffling the discard pile in when it is empty (NEM-TURN-12); how many came."""
    drawn: list[str] = []
    for _ in range(count):
        if not who.deck:
            if not who.discard:
                break
            who.deck, who.discard = who.discard, []
        card: str = yield Chance(who.deck, rule, "action-card")
        who.deck.remove(card)
        who.hand.append(card)
        drawn.append(card)
    if drawn:
        g.reveals += 1
        tell(g, "drew", rule, bit(who.seat), {"cards": tuple(drawn)}, who=who.seat, count=len(drawn))
    return len(drawn)


def discard_card(g: Nemesis, who: Character, card: str) -> None:
    """Face up on one's own pile, so the table learns it."""
    who.hand.remove(card)
    who.discard.append(card)
    g.reveals += 1


def pay(g: Nemesis, who: Character, cost: int, action: str) -> Procedure[None]:
    """Discard exactly that many Action cards of one's choice (NEM-ACTION-01, NEM-ACTION-02)."""
    if cost == 0:
        return
    payable = sorted(action_cards(who))
    paid: tuple[str, ...] = yield Ask(
        who.seat, payable, "NEM-ACTION-01", "pay", cost, cost, True, {"action": action, "cost": cost}, private=True
    )
    for card in paid:
        discard_card(g, who, card)
    tell(g, "paid", "NEM-ACTION-01", who=who.seat, cards=paid)


def discard_some(g: Nemesis, who: Character, rule: str) -> Procedure[int]:
    """Discard any number of cards from hand, Contamination included (NEM-TURN-07); how many."""
    if not who.hand:
        return 0
    hand = sorted(who.hand)
    gone: tuple[str, ...] = yield Ask(who.seat, hand, rule, "discard", 0, len(hand), True)
    for card in gone:
        discard_card(g, who, card)
    if gone:
        tell(g, "discarded", rule, who=who.seat, count=len(gone))
    return len(gone)
