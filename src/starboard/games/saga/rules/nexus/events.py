"""Event cards: resolved when they are drawn, then removed from the game (SAGA-EVENT-01 to SAGA-EVENT-03)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.rules.nexus.cards_in_play import put_in_play
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

EventEffect = Callable[[Saga], Procedure[None] | None]


def nothing_at_once(g: Saga) -> None:
    """For Events that only change numbers while they Remain in Play."""


# What each Event does when it is drawn, by its id.
EVENT_EFFECTS: Final[dict[str, EventEffect]] = {
    "ev-friendly-voice": nothing_at_once,
    "ev-enemies-incoming": nothing_at_once,
}


def event_happens(g: Saga, card: str) -> Procedure[None]:
    """Resolve a drawn Event; it is then removed from the game, or Remains in Play (SAGA-EVENT-01, SAGA-EVENT-02)."""
    effect = EVENT_EFFECTS.get(card)
    if effect is None:
        raise UnwrittenCard(card)
    event = EVENTS[card]
    tell(g, "event", "SAGA-EVENT-01", card=card)
    if event.remains:
        put_in_play(g, card, event.until)
    going = effect(g)
    if going is not None:
        yield from going
    if not event.remains:
        g.nexus.removed.append(card)
        tell(g, "event-removed", "SAGA-EVENT-02", card=card)
