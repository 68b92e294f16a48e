"""Whole random games for the property tests: every player count, mode, board and many options."""

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer

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
MOST_DECISIONS = 20_000


def open_table(number: int, seed: int, **settings: bool) -> Match:
    seats, mode, options = TABLES[number % len(TABLES)]
    return Match(NEMESIS, new_table(NEMESIS, seats, mode, options), Fate(seed), **settings)


def one_decision(match: Match, dice: Fate) -> int:
    """Some seat that is asked answers at random; which one it was."""
    seat = dice.pick(sorted(match.asks))
    match.answer(seat, random_answer(match.asks[seat], dice))
    return seat


def positions(match: Match, dice: Fate, every: int = 1):
    """Play on to the end, stopping every so many decisions."""
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        one_decision(match, dice)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    yield match
