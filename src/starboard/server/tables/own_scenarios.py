"""Scenarios that people bring to a table, as data alone.

A text is hostile until it is shown to be one: it is read, checked and tried out in a limited process before anything
here looks at it.
"""

from typing import Final

import structlog

from starboard.games.registry import GAMES
from starboard.kernel.game import Game, new_table, offer_for
from starboard.kernel.own_scenarios import OwnScenarios
from starboard.kernel.trials import trial
from starboard.server.refusals import RequestRefused
from starboard.server.running.limited_workers import Failed, TooMuch
from starboard.server.running.server_process import ServerProcess

log = structlog.get_logger(__name__)

LARGEST_OWN: Final = 64 * 1024  # bytes of a text, whatever the game would take
MOST_PROBLEMS: Final = 20  # that are told at once
LONGEST_PROBLEM: Final = 300
TRIAL_SEEDS: Final = (1, 2)
TRIAL_DECISIONS: Final = 40  # from each seed, in each mode


def reader_of(game: Game) -> OwnScenarios:
    if game.own_scenarios is None:
        raise RequestRefused("setup-not-own")
    return game.own_scenarios


def own_titles(game: Game, own: str) -> dict[str, str]:
    """What a scenario that was looked at is called, by language."""
    return dict(reader_of(game).titles(own)) if own else {}


async def refuse_broken(process: ServerProcess, game: Game, own: str) -> None:
    """Whoever brings a scenario that cannot be played learns why, by place."""
    if not own:
        return
    largest = min(LARGEST_OWN, reader_of(game).largest)
    if len(own.encode()) > largest:
        raise RequestRefused("own-too-large", most=largest // 1024)
    try:
        await process.examiners.run(examine, game.name, own)
    except TooMuch as error:
        log.warning("a scenario was given up", why=str(error))
        raise RequestRefused("too-much-work", str(error)) from error
    except Failed as error:
        log.error("a scenario could not be examined", traceback=str(error))
        raise RequestRefused("own-broken", problems=[]) from error


def examine(name: str, own: str) -> bool:
    """In a limited process: refuse what cannot be played."""
    game = GAMES[name]
    found = [str(problem) for problem in reader_of(game).problems(own)] or _tried(game, own)
    if found:
        told = [problem[:LONGEST_PROBLEM] for problem in found[:MOST_PROBLEMS]]
        raise RequestRefused("own-broken", told[0], problems=told)
    return True


def _tried(game: Game, own: str) -> list[str]:
    """What goes wrong when somebody plays it, as far as a few decisions show."""
    offer = offer_for(game, own)
    for mode in offer.modes:
        least, _ = offer.counts(mode.id, offer.own)
        wrong = trial(game, new_table(game, least, mode.id, own=own), TRIAL_SEEDS, TRIAL_DECISIONS)
        if wrong:
            return [wrong]
    return []
