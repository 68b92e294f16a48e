"""How fast Starboard is, in the same words as `peers.py`: one JSON command a line in, one reply a line out.

    python -m bench.ours --list                 what can be measured
    python -m bench.ours --serve                {"run": "play", "seconds": 1.0}  ->  {"name", "value", "unit"}

Run it with the project's Python; with `PYTHONPATH` at a compiled copy of the package it measures that one.
A decision is a seat's choice; fate's draws take their time but are not counted, as with the peers.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from bench.dice import MEASURES as OF_DICE
from bench.geometry import MEASURES as OF_GEOMETRY
from bench.saga import MEASURES as OF_SAGA
from bench.timing import Measure, Sample, microseconds, per_second
from bench.vanguard import MEASURES as OF_VANGUARD
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import State, new_table
from starboard.kernel.match import Match
from starboard.kernel.mirror import Mirror
from starboard.kernel.playout import playout, random_answer
from starboard.kernel.requests import Ask
from starboard.kernel.saves import dump, read, write
from starboard.kernel.seat_view import view

PLAYERS, MODE = 4, "semi-coop"
POSITIONS = 40
ROLLOUT = 40


def match_of(seed: int) -> Match:
    return Match(NEMESIS, new_table(NEMESIS, PLAYERS, MODE, ()), Fate(seed))


def decide(match: Match, dice: Fate) -> None:
    seat = sorted(match.asks)[0]
    match.answer(seat, random_answer(match.asks[seat], dice))


def positions() -> list[Match]:
    """Matches stopped at decisions all along their games."""
    found: list[Match] = []
    for seed in range(POSITIONS):
        match, dice = match_of(seed), Fate(seed)
        for _ in range(20 + 8 * seed):
            if match.over:
                break
            decide(match, dice)
        if not match.over:
            found.append(match)
    return found


def whole_game() -> Match:
    """The longest of some random games."""
    games = []
    for seed in range(12):
        match, dice = match_of(seed), Fate(seed)
        while not match.over:
            decide(match, dice)
        games.append(match)
    return max(games, key=lambda match: len(match.journal))


def play() -> Measure:
    return per_second(lambda n: playout(NEMESIS, new_table(NEMESIS, PLAYERS, MODE, ()), Fate(n)), "decisions/s")


def clone() -> Measure:
    states = [match.state for match in positions()]
    return microseconds(lambda n: states[n % len(states)].clone(), "µs/copy")


def fork() -> Measure:
    matches, fate = positions(), Fate(1)
    return microseconds(lambda n: matches[n % len(matches)].fork(fate), "µs/fork")


def search() -> Measure:
    """One iteration: imagine the table from a seat's eyes, then play on at random for a while."""
    matches, dice = [m for m in positions() if m.can_imagine(sorted(m.asks)[0])], Fate(1)

    def iteration(number: int) -> int:
        real = matches[number % len(matches)]
        real.imagine(sorted(real.asks)[0], dice).roll_out(dice, ROLLOUT)
        return 1

    return per_second(iteration, "iterations/s")


def environment() -> Measure:
    """A step as a learner wants it: the seat's observation, the list of legal answers, one of them taken."""

    def game(number: int) -> int:
        steps = 0

        def learner(g: State, ask: Ask) -> Any:
            nonlocal steps
            steps += 1
            mirror.update(g)
            mirror.view(ask.seat)
            return random_answer(ask, dice)

        dice = Fate(number)
        table = new_table(NEMESIS, PLAYERS, MODE, ())
        mirror = Mirror(table, list(range(PLAYERS)))
        playout(NEMESIS, table, dice, [learner] * PLAYERS)
        return steps

    return per_second(game, "steps/s")


def replay() -> Measure:
    """A whole journal given again, scaled to a game of 1,000 decisions of seats and fate."""
    game = whole_game()
    again = microseconds(
        lambda n: Match(NEMESIS, new_table(NEMESIS, PLAYERS, MODE, ()), Fate(1), False, script=game.journal), "ms"
    )

    def measure(seconds: float) -> Sample:
        value, _ = again(seconds)
        return value / 1000 * 1000 / len(game.journal), "ms/1000 decisions"

    return measure


def undo() -> Measure:
    """The 95th of 100 undos, with the new view of the table."""

    def measure(seconds: float) -> Sample:
        matches = positions()
        times: list[float] = []
        start = perf_counter()
        while perf_counter() - start < seconds or len(times) < 20:
            match = matches[len(times) % len(matches)]
            seat = next((entry[0] for entry in reversed(match.journal) if entry[0] >= 0), None)
            if seat is None:
                matches = positions()
                continue
            begin = perf_counter()
            match.undo(seat, consent=True)
            view(match, seat)
            times.append(perf_counter() - begin)
        return statistics.quantiles(times, n=20)[-1] * 1000, "ms (p95)"

    return measure


def resume() -> Measure:
    """From a file on disk to a table that waits for an answer."""
    folder = Path(tempfile.mkdtemp())
    game = whole_game()
    game.rewind(len(game.journal) - 3)
    path = folder / "game.starboard"
    write(game, path)
    return microseconds(lambda n: read(path, {"nemesis": NEMESIS}, Fate(1)), "µs/resume")


def snapshot() -> Measure:
    states = [match.checkpoint for match in positions()]
    return microseconds(lambda n: msgspec.json.encode(encode(states[n % len(states)])), "µs/snapshot")


def restore() -> Measure:
    snapshots = [msgspec.json.encode(encode(match.checkpoint)) for match in positions()]
    return microseconds(
        lambda n: decode(Nemesis, msgspec.json.decode(snapshots[n % len(snapshots)])), "µs/restored snapshot"
    )


def snapshot_size() -> Measure:
    sizes = [len(msgspec.json.encode(encode(match.checkpoint))) for match in positions()]
    return lambda seconds: (statistics.median(sizes), "bytes")


def save_size() -> Measure:
    size = len(dump(whole_game()))
    return lambda seconds: (size, "bytes")


def seat_view() -> Measure:
    matches = positions()
    return microseconds(lambda n: view(matches[n % len(matches)], n % PLAYERS), "µs/view")


def timed(prepared: Callable[[], Callable[[int], object]]) -> Callable[[], Measure]:
    return lambda: microseconds(prepared())


MEASURES: dict[str, Callable[[], Measure]] = {
    "play": play,
    "clone": clone,
    "fork": fork,
    "search": search,
    "environment": environment,
    "replay": replay,
    "undo": undo,
    "resume": resume,
    "view": seat_view,
    "snapshot": snapshot,
    "restore": restore,
    "snapshot-size": snapshot_size,
    "save-size": save_size,
    **OF_SAGA,
    **OF_VANGUARD,
    **{name: timed(prepared) for name, prepared in {**OF_DICE, **OF_GEOMETRY}.items()},
}


def serve(lines: Iterator[str]) -> None:
    prepared: dict[str, Measure] = {}
    for line in lines:
        command = json.loads(line)
        name = command["run"]
        if name not in prepared:
            prepared[name] = MEASURES[name]()
        value, unit = prepared[name](float(command["seconds"]))
        print(json.dumps({"name": name, "value": value, "unit": unit}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--serve", action="store_true")
    arguments = parser.parse_args()
    if arguments.serve:
        serve(iter(sys.stdin))
    else:
        print("\n".join(MEASURES))


if __name__ == "__main__":
    main()
