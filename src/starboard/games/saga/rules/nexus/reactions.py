"""Cards that a Nexus player plays in the Mercenary Phase: Reactions, and Interrupts between two Turns.

A window opens by public facts (a hand, an act that a card could answer), so nobody learns whether the Nexus could have
played something (SAGA-CARD-06).
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.hooks import ACTION_END, BETWEEN
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, REACTION
from starboard.games.saga.rules.nexus.hand import INTERRUPT as AS_INTERRUPT
from starboard.games.saga.rules.nexus.hand import REACTION as AS_REACTION
from starboard.games.saga.rules.nexus.hand import discard, has_player
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Payload, Procedure, Window

Context = dict[str, Payload]


class Reaction:
    """What a Reaction card or an Interrupt does. The deed says whether the act that it answers is called off."""

    __slots__ = ("can", "deed")

    def __init__(self, can: Callable[[Saga, Context], bool], deed: Callable[[Saga, Context], Procedure[bool]]) -> None:
        self.can = can
        self.deed = deed


# By the name of the card. The modules of the cards fill it: the chapters that open windows come before them.
REACTIONS: Final[dict[str, Reaction]] = {}


def reaction_of(card: str) -> Reaction:
    found = REACTIONS.get(CARD_OF_COPY[card].id)
    if found is None:
        raise UnwrittenCard(card)
    return found


def could_be_held(g: Saga, moment: str) -> bool:
    """Whether, as far as everybody knows, the Nexus may hold a card for this moment."""
    nexus = g.nexus
    if not has_player(g) or not nexus.hand or not nexus.aware:  # SAGA-STEALTH-15
        return False
    open_to_all = [*nexus.discard, *[one.card for one in nexus.in_play]]
    return any([card.hook == moment and copy not in open_to_all for copy, card in CARD_OF_COPY.items()])


def react(g: Saga, moment: str, about: Context) -> Procedure[bool]:
    """A Nexus player may answer a Mercenary's act with a Reaction card; whether that calls it off (SAGA-REACT-01)."""
    called_off: bool = yield from _window(g, moment, about, AS_REACTION, "SAGA-REACT-01")
    return called_off


def answer_to_a_shot(g: Saga, who: Mercenary, attacked: list[str]) -> Procedure[None]:
    """The Nexus may react to a Shoot Action while somebody attacked by it lives (SAGA-REACT-01)."""
    alive = tuple([one.name for one in g.enemies if one.name in attacked])
    if alive and who.model.at is not None:
        yield from react(g, ACTION_END, {"who": who.model.name, "attacked": alive})


def shoot_in_a_feat(g: Saga, who: Mercenary, going: Procedure[int | None]) -> Procedure[None]:
    """Shots in a Feat are answered like any others, once they are all made (SAGA-FEAT-03)."""
    earlier, g.attacked = g.attacked, []
    yield from going
    attacked, g.attacked = g.attacked, earlier + [one for one in g.attacked if one not in earlier]
    yield from answer_to_a_shot(g, who, attacked)


def offer_interrupt(g: Saga) -> Procedure[None]:
    """One Interrupt may be played between two Mercenary Turns (SAGA-INTERRUPT-01, SAGA-INTERRUPT-05).

    Never after the last Turn of the Phase (-03), as the Turns still available say, and never two in a row (-04).
    """
    if g.turns_left <= 0 or g.nexus.interrupted:
        return
    yield from _window(g, BETWEEN, {"turns": g.turns_left}, AS_INTERRUPT, "SAGA-INTERRUPT-05")


def _window(g: Saga, moment: str, about: Context, use: str, rule: str) -> Procedure[bool]:
    nexus = g.nexus
    if not could_be_held(g, moment):
        return False
    able = [card for card in nexus.hand if CARD_OF_COPY[card].hook == moment and reaction_of(card).can(g, about)]
    asks = [Ask(nexus.seat, able, rule, use, 0, about=about)] if able else []
    answers: dict[int, str | None] = yield Window([nexus.seat], asks, rule)
    card = answers.get(nexus.seat)
    if card is None:
        return False
    discard(g, card, use, rule)
    nexus.interrupted = nexus.interrupted or CARD_OF_COPY[card].type != REACTION
    called_off: bool = yield from reaction_of(card).deed(g, about)
    return called_off
