"""What a simulation found: how games ended, how long they were, what became of the seats, who won how often."""

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
    """The figures, ready for JSON.

    Of a game's results every number counts as a figure, and every list of words, one for each seat, as what became of
    the seats.
    """
    decisions = sum(o.decisions for o in outcomes)
    seats = [(kind, seat, o.results) for o in outcomes for seat, kind in enumerate(o.bots)]
    return {
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 2) if seconds else None,
        "decisions": decisions,
        "decisions_per_game": round(decisions / max(1, len(outcomes)), 1),
        "figures": {name: _mean([o.results[name] for o in outcomes]) for name in _figures(outcomes)},
        "endings": dict(Counter(o.results["ending"] for o in outcomes).most_common()),
        "seats": _shares(outcomes),
        "bots": {
            kind: _record([(s, r) for k, s, r in seats if k == kind]) for kind in sorted({k for k, _, _ in seats})
        },
    }


def _figures(outcomes: list[Outcome]) -> list[str]:
    return [name for name, value in outcomes[0].results.items() if type(value) is int] if outcomes else []


def _shares(outcomes: list[Outcome]) -> dict[str, dict[str, int]]:
    """For each list of words how often each word came."""
    shares: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for name, value in outcome.results.items():
            if isinstance(value, list) and len(value) == len(outcome.bots) and all(type(w) is str for w in value):
                shares.setdefault(name, Counter()).update(value)
    return {name: dict(count.most_common()) for name, count in shares.items()}


def _record(seats: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    won = len([1 for seat, results in seats if seat in results["winners"]])
    low, high = interval(won, len(seats))
    return {
        "seats": len(seats),
        "won": won,
        "win_rate": round(won / len(seats), 4),
        "win_interval": [round(low, 4), round(high, 4)],
    }


def _mean(values: list[int]) -> float:
    return round(sum(values) / max(1, len(values)), 2)
