"""Choices of the Nexus: asked of its player, or made by the tie-breaks where the rules play it (SAGA-SETUP-13)."""

from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.readings import TIES_ASKED
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Payload, Procedure


def last_to_act(g: Saga) -> Mercenary | None:
    """The Mercenary that took the last Turn, whatever has become of it; None: nobody has yet."""
    acted = [who for who in g.mercenaries if who.acted]
    return max(acted, key=lambda who: who.acted) if acted else None


def decider(g: Saga) -> int:
    """The seat that chooses for the Nexus; FATE where nobody is to be asked (SAGA-SETUP-09, SAGA-SETUP-13)."""
    if has_player(g):
        return g.nexus.seat
    last = last_to_act(g)
    if TIES_ASKED not in g.options or last is None:
        return FATE
    return (last.seat + 1) % len(g.seats)


def choose(g: Saga, options: list[Payload], rule: str, kind: str, about: dict[str, Payload]) -> Procedure[Payload]:
    """One of several equals. They come in the order of GEOM-08: where nobody is asked the first is taken, and told."""
    assert options, f"nothing to choose from: {kind}"
    if len(options) == 1:
        return options[0]
    seat = decider(g)
    if seat == FATE:
        tell(g, "nexus-decided", "SAGA-AN-16", decision=kind, chosen=options[0], among=tuple(options), **about)
        return options[0]
    chosen: Payload = yield Ask(seat, options, rule, kind, about=about)
    return chosen
