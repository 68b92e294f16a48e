"""Whether a table that nobody can vouch for can be played: tried out with random answers, from several seeds."""

from collections.abc import Sequence

from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.history import History
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.seat_view import event_for, view
from starboard.kernel.visibility import SPECTATOR

LOOK_EVERY = 25  # decisions


def trial(game: Game, checkpoint: State, seeds: Sequence[int], decisions: int) -> str:
    """What is wrong with the table, or nothing if it was played so many decisions far, or to its end, from each seed.

    The table must be possible at its first checkpoint and at every one that is reached, and every seat must be able to
    look at it. The checkpoint itself is left as it is.
    """
    for seed in seeds:
        try:
            wrong = _played(game, checkpoint.clone(), Fate(seed), decisions)
        except MemoryError:
            raise
        except Exception as error:  # whatever the rules, the views or the texts stumble over
            return f"it cannot be played on: {type(error).__name__}: {error}"
        if wrong:
            return wrong
    return ""


def _played(game: Game, state: State, fate: Fate, decisions: int) -> str:
    wrong = _impossible(game, state)
    if wrong:
        return wrong
    match = Match(game, state, fate, history=History(state.clone(), keep=1))
    _look(match)
    checked = match.checkpoint
    for decided in range(1, decisions + 1):
        if match.over:
            game.results(match.state)
            break
        seat = fate.pick(sorted(match.asks))
        match.answer(seat, random_answer(match.asks[seat], fate))
        if match.checkpoint is not checked:
            checked = match.checkpoint
            wrong = _impossible(game, checked)
            if wrong:
                return f"played on, {wrong}"
        if decided % LOOK_EVERY == 0 or match.over:
            _look(match)
    return ""


def _impossible(game: Game, state: State) -> str:
    found = game.impossible(state, at_rest=True)
    return f"it cannot be: {found[0]}" if found else ""


def _look(match: Match) -> None:
    """Everybody looks at the table and is told what has happened."""
    seats = len(match.game.setup_of(match.start).seats)
    for seat in [SPECTATOR, *range(seats)]:
        view(match, seat)
        for _, happening in match.happened:
            seen = event_for(happening, seat)
            match.game.story(match.state, seen["kind"], seen["args"])
    match.happened.clear()
