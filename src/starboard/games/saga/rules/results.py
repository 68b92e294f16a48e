"""How a mission ended, for everybody: which side won, how each Mercenary fared, what was done."""

from typing import Any

from starboard.games.saga.rules.campaign.team import mercenary_seats
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, crippled
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga


def results(g: Saga) -> dict[str, Any]:
    """`winners` are seats; nobody's where the Artificial Nexus has won (SAGA-AN-01)."""
    return {
        "winners": winners(g),
        "ending": g.ending,
        "rounds": g.round,
        "turns": g.turns_taken,
        "mission": g.mission,
        "variant": g.variant,
        "mercenaries": [mercenary_result(who) for who in g.mercenaries],
        "campaign": {"following": list(g.following), "finale": g.finale} if g.campaign else None,
    }


def winners(g: Saga) -> list[int]:
    if g.ending == MERCENARIES:
        return mercenary_seats(g)
    return [g.nexus.seat] if g.ending == NEXUS and g.nexus.seat >= 0 else []


def mercenary_result(who: Mercenary) -> dict[str, Any]:
    return {
        "name": who.model.name,
        "seat": who.seat,
        "fate": "crippled" if who.status == "playing" and crippled(who.model) else who.status,
        "wounds": who.model.wounds,
        "experience": who.experience,
        "tokens": who.tokens,
        "victory_points": who.victory_points,
    }
