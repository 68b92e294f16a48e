"""Nexus cards that look into the deck, draw from it or stay beside the board as an Alarm."""

from typing import Final

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, NEXUS_CARDS
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability, always
from starboard.games.saga.rules.nexus.cards_in_play import activations_left, discard_from_play
from starboard.games.saga.rules.nexus.deck import cards_left, lay_on_top, look_at_top
from starboard.games.saga.rules.nexus.hand import draw_to_hand
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal
from starboard.kernel.visibility import only


def preparations(g: Saga) -> Procedure[None]:
    """Draw 2 cards; the hand may be larger than 3 until sub-phase 5 (SAGA-DRAW-04)."""
    yield from draw_to_hand(g, NEXUS_CARDS["nx-preparations"].amount, "SAGA-CARD-01")


def automaton_preparations(g: Saga) -> None:
    """One Activation more in this Phase."""
    g.nexus.extra += 1


def planning(g: Saga) -> Procedure[None]:
    """Look at the top 5 cards and lay them back in any order; that costs 1 Activation of this Phase."""
    nexus = g.nexus
    nexus.extra -= 1
    eyes = only(nexus.seat)
    seen: list[str] = yield from look_at_top(g, NEXUS_CARDS["nx-planning"].amount, eyes, "SAGA-CARD-01")
    order: list[str] = []
    while len(seen) > 1:
        card: str = yield Ask(nexus.seat, list(seen), "SAGA-CARD-01", "next-card", about={"place": len(order) + 1})
        seen.remove(card)
        order.append(card)
    lay_on_top(g, order + seen, eyes)


def why_no_planning(g: Saga) -> Refusal | None:
    """It needs an Activation to spend and a deck to look into."""
    return None if activations_left(g) > 0 and cards_left(g.nexus) else NO_TARGET


def never(g: Saga) -> Refusal | None:
    """With the Artificial Nexus it has no target (SAGA-AN-04)."""
    return NO_TARGET


DECK_CARDS: Final[dict[str, Ability]] = {
    "nx-preparations": Ability(always, preparations, automaton_preparations),
    "nx-planning": Ability(why_no_planning, planning, automaton_why_not=never),
}


def alarms_in_play(g: Saga) -> list[str]:
    """At most one, but for the moment in which one takes the place of another."""
    return [one.card for one in g.nexus.in_play if one.card in CARD_OF_COPY and CARD_OF_COPY[one.card].alarm]


def alarm(level: int) -> Ability:
    """An Alarm takes the place of a lower one; what it changes are its modifiers while it Remains in Play."""

    def why_not(g: Saga) -> Refusal | None:
        higher = [card for card in alarms_in_play(g) if CARD_OF_COPY[card].level >= level]
        return NO_TARGET if higher else None

    def deed(g: Saga) -> None:
        for card in alarms_in_play(g):
            if CARD_OF_COPY[card].level < level:
                discard_from_play(g, card)

    return Ability(why_not, deed)


ALARMS: Final[dict[str, Ability]] = {
    "nx-yellow-alarm": alarm(1),
    "nx-orange-alarm": alarm(2),
    "nx-red-alarm": alarm(3),
}
