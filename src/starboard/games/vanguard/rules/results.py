"""How an exploration has ended (VAN-END-01): everybody wins or loses together."""

from typing import Any

from starboard.games.vanguard.rules.missions import required_left
from starboard.games.vanguard.state.vanguard import Vanguard


def succeeded(g: Vanguard) -> bool:
    """Home with every required Mission done; an evacuation is a failure even then (VAN-EVAC-03, VAN-MISSION-06)."""
    return g.ending in ("lift-off", "mission") and not required_left(g) and bool(survivors(g))


def survivors(g: Vanguard) -> list[str]:
    """Whoever comes home: after a Lift-Off those at the Lander, else everybody who is alive (VAN-END-05)."""
    return [who.section for who in g.crew if who.status != "dead"]


def results(g: Vanguard) -> dict[str, Any]:
    won = succeeded(g)
    return {
        "ending": g.ending,
        "won": won,
        "winners": list(range(len(g.seats))) if won else [],
        "missions": list(g.completed),
        "failed": required_left(g),
        "success": g.success,
        "discoveries": list(g.discoveries),
        "uniques": list(g.uniques),
        "survivors": survivors(g),
        "dead": list(g.dead),
        "rounds": g.round,
        "ranked_up": g.ranked_up and won,
    }
