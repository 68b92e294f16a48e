"""How fast other engines play at random, and how fast they copy a state.

Run it with the Python of `bench/.venv` (see `requirements.txt`). Every line it prints is one JSON object.

    peers.py --list                             what can be measured, and the installed version of each engine
    peers.py --seconds 1.0 --only uno,chess     one round of the named peers, or of all
    peers.py --serve                            one command a line on stdin, one reply a line on stdout:
        {"run": "uno", "seconds": 1.0}  ->  {"name": "uno", "value": 23890.3, "unit": "decisions/s"}

A peer that is missing or breaks replies {"name": ..., "error": ...}; the others go on.

A decision is a seat's choice; fate's draws take their time but are not counted, and whole games are played, set-up
included. Where an engine can be driven in several ways, it is driven in the fastest that random play allows.
"""

import argparse
import copy
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module, metadata
from random import Random
from time import perf_counter
from typing import Any, TextIO

SEED = 2024
POSITIONS = 64  # enough to average over early and late positions, few enough to prepare in a blink

Reply = dict[str, str | float | None]


@dataclass(frozen=True)
class Sample:
    value: float
    unit: str


Measure = Callable[[float], Sample]


@dataclass(frozen=True)
class Peer:
    engine: str  # the distribution's name, which knows its version
    prepare: Callable[[], Measure]


# What is measured: whole random games, and copies of the positions met in them.


def plays(game: Callable[[], Iterable[object]], unit: str) -> Measure:
    """Play whole games until the time is over; a game yields once at each decision, before it is taken."""

    def measure(seconds: float) -> Sample:
        decisions, elapsed = 0, 0.0
        start = perf_counter()
        while elapsed < seconds:
            for _ in game():
                decisions += 1
            elapsed = perf_counter() - start
        return Sample(decisions / elapsed, unit)

    return measure


def copies(positions: Sequence[Any], copied: Callable[[Any], object]) -> Measure:
    """Copy every position in turn until the time is over."""

    def measure(seconds: float) -> Sample:
        made, elapsed = 0, 0.0
        start = perf_counter()
        while elapsed < seconds:
            for position in positions:
                copied(position)
            made += len(positions)
            elapsed = perf_counter() - start
        return Sample(elapsed / made * 1e6, "µs/copy")

    return measure


def met_in_play(game: Callable[[], Iterable[Any]], copied: Callable[[Any], Any]) -> list[Any]:
    """Copies, since a game changes its position in place, spread evenly over the first whole games."""
    positions: list[Any] = []
    while len(positions) < POSITIONS:
        positions += [copied(position) for position in game()]
    return positions[:: len(positions) // POSITIONS][:POSITIONS]


def picker() -> Callable[[Sequence[Any]], Any]:
    """A uniform choice, cheaper than `Random.choice`, so that engines are measured and not the dice."""
    fraction = Random(SEED).random
    return lambda options: options[int(fraction() * len(options))]


# OpenSpiel, games written in Python: the two quickest to clone of the six tried. Hangman alone plays faster (than
# tic-tac-toe), but it has one seat, clones ten times slower and logs a warning every game.


def openspiel_game(name: str) -> Callable[[], Iterator[Any]]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers the Python games
    rules = pyspiel.load_game(name)
    terminal, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
    pick, fate = picker(), Random(SEED)

    def game() -> Iterator[Any]:
        state = rules.new_initial_state()
        while (player := state.current_player()) != terminal:
            if player == chance:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(fate.choices(outcomes, weights)[0])
            else:
                yield state
                state.apply_action(pick(state.legal_actions()))

    return game


def openspiel_play(name: str) -> Measure:
    return plays(openspiel_game(name), "decisions/s")


def openspiel_clone(name: str) -> Measure:
    def clone(state: Any) -> Any:
        return state.clone()

    return copies(met_in_play(openspiel_game(name), clone), clone)


# rlcard: a step always encodes the next player's observation, there is no playing without it.


def rlcard_play(name: str) -> Measure:
    env = import_module("rlcard").make(name, config={"seed": SEED})
    pick = picker()

    def game() -> Iterator[Any]:
        state, _ = env.reset()
        while not env.is_over():
            yield env
            state, _ = env.step(pick(list(state["legal_actions"])))

    return plays(game, "decisions/s")


# PettingZoo: an environment step with its observation and its mask of legal actions.


def connect_four_game() -> Callable[[], Iterator[Any]]:
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    pick = picker()

    def game() -> Iterator[Any]:
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return
            yield env
            env.step(pick(observation["action_mask"].nonzero()[0]))

    return game


def connect_four_play() -> Measure:
    return plays(connect_four_game(), "steps/s")


def connect_four_deepcopy() -> Measure:
    """An environment has no copy of its own, so a search has to take this one."""
    return copies(met_in_play(connect_four_game(), copy.deepcopy), copy.deepcopy)


# python-chess.


def chess_game() -> Callable[[], Iterator[Any]]:
    new_board = import_module("chess").Board
    pick = picker()

    def game() -> Iterator[Any]:
        board = new_board()
        # `is_game_over` would generate the legal moves a second time. Fivefold repetition is left out: costly to
        # look for, and a random game that repeats itself soon meets the seventy-five moves anyway.
        while (moves := list(board.legal_moves)) and board.halfmove_clock < 150:
            if board.is_insufficient_material():
                return
            yield board
            board.push(pick(moves))

    return game


def chess_play() -> Measure:
    return plays(chess_game(), "decisions/s")


def chess_copy() -> Measure:
    def without_history(board: Any) -> Any:
        return board.copy(stack=False)

    return copies(met_in_play(chess_game(), without_history), without_history)


PEERS = {
    "tic-tac-toe": Peer("open_spiel", partial(openspiel_play, "python_tic_tac_toe")),
    "tic-tac-toe-clone": Peer("open_spiel", partial(openspiel_clone, "python_tic_tac_toe")),
    "kuhn-poker": Peer("open_spiel", partial(openspiel_play, "python_kuhn_poker")),
    "kuhn-poker-clone": Peer("open_spiel", partial(openspiel_clone, "python_kuhn_poker")),
    "uno": Peer("rlcard", partial(rlcard_play, "uno")),
    "mahjong": Peer("rlcard", partial(rlcard_play, "mahjong")),
    "connect-four": Peer("pettingzoo", connect_four_play),
    "connect-four-deepcopy": Peer("pettingzoo", connect_four_deepcopy),
    "chess": Peer("chess", chess_play),
    "chess-copy": Peer("chess", chess_copy),
}


# The conversation with the driver.


@cache
def prepared(name: str) -> Measure:
    """Import and set up once, outside every measured slice."""
    return PEERS[name].prepare()


def run(name: str, seconds: float) -> Reply:
    if name not in PEERS:
        return {"name": name, "error": f"no such peer; there are {', '.join(PEERS)}"}
    try:
        sample = prepared(name)(seconds)
    except Exception as error:  # whatever breaks in somebody else's engine is a row of the table, not our end
        return {"name": name, "error": f"{type(error).__name__}: {error}"}
    return {"name": name, "value": sample.value, "unit": sample.unit}


def described(name: str) -> Reply:
    engine = PEERS[name].engine
    try:
        version = metadata.version(engine)
    except metadata.PackageNotFoundError:
        version = None
    return {"name": name, "engine": engine, "version": version}


def answer(line: str) -> Reply:
    """One command of the driver's; a command nobody understands is answered too, or the driver would wait for ever."""
    try:
        command = json.loads(line)
        name, seconds = str(command["run"]), positive(command["seconds"])
    except (ValueError, KeyError, TypeError) as error:
        return {"error": f"not a command: {line.strip()} ({type(error).__name__}: {error})"}
    return run(name, seconds)


def positive(number: str | float) -> float:
    seconds = float(number)
    if not 0 < seconds < float("inf"):
        raise ValueError(f"seconds must be a positive number, not {number}")
    return seconds


def own_stdout() -> TextIO:
    """Keep stdout for replies: engines that greet the world on import, even from C, do so on stderr."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return replies


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure other engines in random play.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--list", action="store_true", help="name the peers and their engines, measure nothing")
    mode.add_argument("--serve", action="store_true", help="answer one JSON command a line from stdin")
    mode.add_argument("--only", metavar="NAMES", default=",".join(PEERS), help="comma-separated peers (default: all)")
    parser.add_argument("--seconds", type=positive, default=1.0, help="length of a measured slice (default: 1.0)")
    return parser.parse_args()


def replies_to(args: argparse.Namespace) -> Iterator[Reply]:
    if args.list:
        return map(described, PEERS)
    if args.serve:
        return map(answer, sys.stdin)
    return (run(name, args.seconds) for name in args.only.split(","))


def main() -> None:
    args = arguments()
    replies = own_stdout()
    for reply in replies_to(args):
        print(json.dumps(reply), file=replies, flush=True)


if __name__ == "__main__":
    main()
