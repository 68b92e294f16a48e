"""What a simulation found: ends, survivors, length, causes of death, and who won how often."""

import math
from collections import Counter
from typing import Any

from starboard.lab.games import Outcome


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if played == 0:
        return 0.0, 1.0
    z = 1.96
    share = won / played
    centre = share + z * z / (2 * played)
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    scale = 1 + z * z / played
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def summarise(outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """The figures, ready for JSON."""
    seats = [(kind, seat, o.results) for o in outcomes for seat, kind in enumerate(o.bots)]
    decisions = sum(o.decisions for o in outcomes)
    return {
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 2) if seconds else None,
        "decisions": decisions,
        "decisions_per_game": round(decisions / max(1, len(outcomes)), 1),
        "turns": _mean([o.results["turns"] for o in outcomes]),
        "endings": dict(Counter(o.results["ending"] for o in outcomes).most_common()),
        "survivors": _mean([_survivors(o) for o in outcomes]),
        "fates": dict(Counter(results["fates"][seat] for _, seat, results in seats).most_common()),
        "bots": {
            kind: _record([(s, r) for k, s, r in seats if k == kind]) for kind in sorted({k for k, _, _ in seats})
        },
    }


def _record(seats: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    won = len([1 for seat, results in seats if seat in results["winners"]])
    lived = len([1 for seat, results in seats if results["fates"][seat] in ("escaped", "hibernating")])
    low, high = interval(won, len(seats))
    return {
        "seats": len(seats),
        "won": won,
        "win_rate": round(won / len(seats), 4),
        "win_interval": [round(low, 4), round(high, 4)],
        "survival_rate": round(lived / len(seats), 4),
    }


def _survivors(outcome: Outcome) -> int:
    return len([fate for fate in outcome.results["fates"] if fate in ("escaped", "hibernating")])


def _mean(values: list[int]) -> float:
    return round(sum(values) / max(1, len(values)), 2)
