"""Cards that Remain in Play: beside the board, open to all, in force until they are discarded (SAGA-CARD-03)."""

from typing import Final

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.modifiers import (
    ACTIVATIONS,
    END_OF_MISSION,
    END_OF_NEXT_ROUND,
    END_OF_ROUND,
    NEXT_NEXUS_PHASE,
    REINFORCEMENT,
    WHILE_IN_FORCE,
)
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.state.fields import CardInPlay
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

# How long a card stays, in the words of the table; "card": until it is discarded by its own text or another effect.
UNTIL: Final[dict[str, str]] = {
    WHILE_IN_FORCE: "card",
    END_OF_ROUND: "round",
    END_OF_NEXT_ROUND: "next-round",
    NEXT_NEXUS_PHASE: "nexus-phase",
    END_OF_MISSION: "mission",
}


def name_of(card: str) -> str:
    """The name that copies of a Nexus card share; an Event is its own."""
    return card if card in EVENTS else CARD_OF_COPY[card].id


def put_in_play(g: Saga, card: str, until: str) -> None:
    """Lay a card beside the board: it is neither in the hand nor in the discard pile (SAGA-CARD-03).

    What comes with the opening hand counts as made in the first Round (SAGA-EVENT-04).
    """
    g.nexus.in_play.append(CardInPlay(card, UNTIL[until], max(1, g.round)))
    tell(g, "remains-in-play", "SAGA-CARD-03", card=card)


def discard_from_play(g: Saga, card: str, rule: str = "SAGA-CARD-03") -> None:
    """A card leaves play: a Nexus card is discarded, an Event removed from the game (SAGA-EVENT-02)."""
    nexus = g.nexus
    nexus.in_play = [one for one in nexus.in_play if one.card != card]
    g.darkness = [counter for counter in g.darkness if counter.code != card]  # a counter that the card has brought
    if card in EVENTS:
        nexus.removed.append(card)
    else:
        nexus.discard.append(card)
    tell(g, "left-play", rule, card=card)


def changed_by_cards(g: Saga, kind: str) -> int:
    """What the cards in play change in a number of the whole table, all told."""
    total = 0
    for one in g.nexus.in_play:
        for modifier in modifiers_of(name_of(one.card)):
            if modifier.kind == kind:
                total += modifier.amount
    return total


def activations_left(g: Saga) -> int:
    """The mission's number with what cards change, less those made (SAGA-ACTIVATE-01)."""
    nexus = g.nexus
    return max(0, nexus.activations + changed_by_cards(g, ACTIVATIONS) + nexus.extra - nexus.made)


def reinforcement_value(g: Saga, card: str) -> int:
    """The value printed on a card with what cards in play add to it (SAGA-REINFORCE-08)."""
    return CARD_OF_COPY[card].value + changed_by_cards(g, REINFORCEMENT)
