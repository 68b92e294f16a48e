"""Sub-phase 1: cards discarded for their abilities, one after the other (SAGA-CARD-01 to SAGA-CARD-05)."""

from functools import partial

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, INTERRUPT, REACTION, REMAINS
from starboard.games.saga.rules.nexus.abilities import ability_of, carry_out
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.cards_in_play import put_in_play
from starboard.games.saga.rules.nexus.hand import ABILITY, discard
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal


def abilities_step(g: Saga) -> Procedure[None]:
    """A Nexus player plays as many cards as it likes; each is resolved before the next is played (SAGA-CARD-01)."""
    nexus = g.nexus
    while nexus.hand:
        playable = [card for card in nexus.hand if why_not_ability(g, card) is None]
        card: str | None = yield Ask(
            nexus.seat, playable, "SAGA-CARD-01", "ability", 0, private=True, blocked=partial(not_playable, g)
        )
        if card is None:
            return
        yield from play_ability(g, card)


def why_not_ability(g: Saga, card: str) -> Refusal | None:
    """Why a card cannot be played for its ability in the Nexus Phase."""
    kind = CARD_OF_COPY[card].type
    if kind == REACTION:
        return Refusal("SAGA-REACT-02", "reaction-only")
    if kind == INTERRUPT:
        return Refusal("SAGA-INTERRUPT-02", "interrupt-only")
    return ability_of(ABILITIES, card).why_not(g)  # SAGA-CARD-05


def not_playable(g: Saga) -> Blocked:
    found: Blocked = []
    for card in g.nexus.hand:
        why_not = why_not_ability(g, card)
        if why_not is not None:
            found.append((card, why_not))
    return found


def play_ability(g: Saga, card: str) -> Procedure[None]:
    """Discard a card and do what it says; one that Remains in Play is laid beside the board (SAGA-CARD-03)."""
    discard(g, card, ABILITY, "SAGA-CARD-01")
    settle(g, card)
    yield from carry_out(g, ability_of(ABILITIES, card).deed)


def settle(g: Saga, card: str) -> None:
    """A card just discarded goes beside the board instead, if it Remains in Play (SAGA-CARD-03)."""
    printed = CARD_OF_COPY[card]
    if printed.type == REMAINS:
        g.nexus.discard.remove(card)
        put_in_play(g, card, printed.until)
