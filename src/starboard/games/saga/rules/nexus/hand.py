"""The hand of a Nexus player: drawn, secret, discarded (SAGA-SETUP-03, SAGA-CARD-06, SAGA-DRAW-01 to SAGA-DRAW-05)."""

from typing import Final

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.rules.nexus.deck import draw_card, turn_card
from starboard.games.saga.rules.nexus.events import event_happens
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Procedure
from starboard.kernel.visibility import only

HAND_SIZE: Final = 3
HAND_AFTER_BONUS: Final = 2  # SAGA-DRAW-03


def has_player(g: Saga) -> bool:
    """Whether a seat plays the Nexus; otherwise the rules do, and there is no hand (SAGA-AN-01)."""
    return g.nexus.seat != FATE


def opening_hand(g: Saga, size: int = HAND_SIZE) -> Procedure[None]:
    """The last step of the set-up: a Nexus player draws its hand (SAGA-SETUP-03); without one nobody does (-04).

    Events among them wait until all is drawn; then they are resolved and replaced (SAGA-EVENT-04).
    """
    if not has_player(g):
        return
    events: list[str] = []
    for _ in range(size):
        card: str | None = yield from turn_card(g, "SAGA-SETUP-03")
        if card in EVENTS:
            events.append(card)
        elif card is not None:
            take_in_hand(g, card, "SAGA-SETUP-03")
    for event in events:
        yield from event_happens(g, event)
        yield from draw_to_hand(g, 1, "SAGA-EVENT-04")


def take_in_hand(g: Saga, card: str, rule: str) -> None:
    """Only the Nexus player sees which card it is (SAGA-CARD-06)."""
    g.nexus.hand.append(card)
    tell(g, "nexus-drew", rule, only(g.nexus.seat), {"card": card}, hand=len(g.nexus.hand))


def draw_to_hand(g: Saga, count: int, rule: str) -> Procedure[None]:
    """Draw so many cards, as far as there are any (SAGA-DRAW-07)."""
    for _ in range(count):
        card: str | None = yield from draw_card(g, rule)
        if card is None:
            return
        take_in_hand(g, card, rule)


def discard(g: Saga, card: str, use: str, rule: str) -> None:
    """A card leaves the hand for one of its uses, and everybody sees it (SAGA-CARD-02, SAGA-CARD-06)."""
    nexus = g.nexus
    nexus.hand.remove(card)
    nexus.discard.append(card)
    nexus.played = nexus.played or use != UNUSED
    g.reveals += 1
    tell(g, "nexus-played", rule, card=card, use=use)


# The uses of a card: three in the Nexus Phase, two in the Mercenary Phase; and none, when one must be discarded.
ABILITY, REINFORCE, BONUS = "ability", "reinforcements", "bonus"
REACTION, INTERRUPT, UNUSED = "reaction", "interrupt", "unused"


def forced_discard(g: Saga) -> Procedure[None]:
    """A Nexus player that has played no card in this Round discards one without effect (SAGA-DRAW-01)."""
    nexus = g.nexus
    if nexus.played or not nexus.hand:
        return
    card: str = yield Ask(nexus.seat, list(nexus.hand), "SAGA-DRAW-01", "discard", private=True)
    discard(g, card, UNUSED, "SAGA-DRAW-01")


def draw_up(g: Saga) -> Procedure[None]:
    """Draw until the hand is full; what is above the limit stays (SAGA-DRAW-02 to SAGA-DRAW-04)."""
    limit = HAND_AFTER_BONUS if g.nexus.bonus_used else HAND_SIZE
    rule = "SAGA-DRAW-03" if g.nexus.bonus_used else "SAGA-DRAW-02"
    while len(g.nexus.hand) < limit:
        before = len(g.nexus.hand)
        yield from draw_to_hand(g, 1, rule)
        if len(g.nexus.hand) == before:
            return
