"""Whole random games for the property tests: every player count, mode, board and many options."""

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match

TABLES = [
    (1, "solo", ()),
    (1, "coop", ("alternative-board",)),
    (2, "semi-coop", ("doors-block-crew-only", "queen-token-returns", "hatching-needs-an-egg")),
    (2, "coop", ("two-coop-objectives",)),
    (3, "semi-coop", ("intruder-player",)),
    (3, "coop", ("ejection-saves-occupants", "next-intact-room", "fire-only-in-own-round")),
    (4, "semi-coop", ()),
    (4, "semi-coop", ("alternative-board", "summoning-is-encounter", "leaving-a-pod-passes")),
    (5, "semi-coop", ("intruder-player", "target-by-action-cards", "no-eggs-in-dead-nest", "sleepers-keep-both")),
    (5, "coop", ("attached-cards-count",)),
]


def open_table(number: int, seed: int, **settings: bool) -> Match:
    seats, mode, options = TABLES[number % len(TABLES)]
    return Match(NEMESIS, new_table(NEMESIS, seats, mode, options), Fate(seed), **settings)
