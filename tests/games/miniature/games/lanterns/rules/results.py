"""How a night ended, for everybody: the Vows lie open now (LAN-VOW-02)."""

from typing import Any

from starboard.games.lanterns.content.vows import VOWS
from starboard.games.lanterns.rules.places import burning
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns

Plain = dict[str, Any]


def kept(who: Wanderer) -> bool:
    """Whether a Wanderer has kept its Vow (LAN-VOW-02)."""
    return VOWS[who.vows[0]](who)


def results(g: Lanterns) -> Plain:
    return {
        "winners": list(g.winners),
        "ending": g.ending,
        "rounds": g.round,
        "burning": len(burning(g)),
        "pledges": [pledge_of(g, seat) for seat in range(len(g.seats))],
        "wanderers": [
            {"role": who.role, "seat": who.seat, "flames": who.flames, "vow": who.vows[0], "kept": kept(who)}
            for who in g.wanderers
        ],
    }


def pledge_of(g: Lanterns, seat: int) -> str:
    """What became of a seat's Vows, in a word."""
    own = [kept(who) for who in g.wanderers if who.seat == seat]
    if not own:
        return "none"
    return "kept" if all(own) else "broken"
