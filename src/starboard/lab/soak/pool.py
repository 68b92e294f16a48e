"""Many processes that play batches of games, and one that hands them out and hears what came of them.

A process that dies or never comes back is a fault too: the game it was at is known by its number.
"""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.lab.soak.coverage import Coverage
from starboard.lab.soak.faults import Fault
from starboard.lab.soak.tables import plan_of
from starboard.lab.soak.worker import LONGEST_GAME, play_plan

BATCH: Final = 20
MEMORY: Final = 3 << 30  # bytes a process may have; more is a fault of the rules


@dataclass(frozen=True)
class Batch:
    """Games of one seed, from `first` up to, not including, `last`."""

    games: tuple[str, ...]
    seed: int
    first: int
    last: int


@dataclass(frozen=True)
class Report:
    """What became of one game, and what was reached for the first time meanwhile."""

    number: int
    game: str
    decisions: int
    fault: Fault | None
    reached: tuple[str, ...] = ()


def games_of(names: Sequence[str]) -> list[Game]:
    return [GAMES[name] for name in names]


def play_batch(batch: Batch, coverage: dict[str, Coverage]) -> Iterator[Report]:
    games = games_of(batch.games)
    for number in range(batch.first, batch.last):
        plan = plan_of(games, batch.seed, number)
        seen = coverage.setdefault(plan.game, Coverage())
        played = play_plan(GAMES[plan.game], plan, seen)
        yield Report(number, plan.game, played.decisions, played.fault, tuple(sorted(seen.take_news())))


def work(pipe: Connection, at: Any) -> None:
    """A process: batches in, reports out, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears Ctrl-C and closes the pipe
    limit_memory()
    coverage: dict[str, Coverage] = {}
    try:
        while True:
            batch: Batch = pipe.recv()
            reports = []
            at.value = batch.first
            for report in play_batch(batch, coverage):
                reports.append(report)
                at.value = report.number + 1
            pipe.send(reports)
    except (EOFError, BrokenPipeError):
        return


def limit_memory() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, ValueError, OSError):  # a system without such limits
        return


class Player:
    """One process and the batch it is at."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.at = context.Value("q", 0)
        self.process = context.Process(target=work, args=(theirs, self.at), daemon=True)
        self.process.start()
        theirs.close()
        self.batch: Batch | None = None
        self.last_seen = (0, 0.0)

    def give(self, batch: Batch) -> None:
        self.batch = batch
        self.at.value = batch.first
        self.last_seen = (batch.first, time.monotonic())
        self.pipe.send(batch)

    def stuck(self) -> bool:
        """Whether it has been at the same game for longer than any game may take."""
        number, since = self.last_seen
        if self.at.value != number:
            self.last_seen = (self.at.value, time.monotonic())
            return False
        return self.batch is not None and time.monotonic() - since > 3 * LONGEST_GAME

    def end(self) -> None:
        self.pipe.close()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def soak(batches: Iterator[Batch], jobs: int) -> Iterator[Report]:
    """The reports of all batches, as they come; `jobs` processes, or this one alone for 0."""
    if jobs == 0:
        coverage: dict[str, Coverage] = {}
        for batch in batches:
            yield from play_batch(batch, coverage)
        return
    players = [Player() for _ in range(jobs)]
    try:
        yield from _hand_out(batches, players)
    finally:
        for player in players:
            player.end()


def _hand_out(batches: Iterator[Batch], players: list[Player]) -> Iterator[Report]:
    for player in players:
        _next(batches, player)
    while any(player.batch for player in players):
        ready = wait([player.pipe for player in players if player.batch], timeout=5)
        for at, player in enumerate(players):
            if player.pipe in ready:
                try:
                    reports = player.pipe.recv()
                except (EOFError, OSError):
                    yield from _gone(player, "a process ended in the middle of it")
                    players[at] = player = Player()
                else:
                    player.batch = None
                    yield from reports
                _next(batches, player)
            elif player.stuck():
                player.process.kill()
                yield from _gone(player, "a process never came back from it")
                players[at] = Player()
                _next(batches, players[at])


def _next(batches: Iterator[Batch], player: Player) -> None:
    batch = next(batches, None)
    if batch is not None:
        player.give(batch)


def _gone(player: Player, why: str) -> Iterator[Report]:
    """The game that took its process with it; what was played of the batch before it is not counted."""
    batch = player.batch
    player.end()
    assert batch is not None
    plan = plan_of(games_of(batch.games), batch.seed, player.at.value)
    game = GAMES[plan.game]
    message = f"{why}: play it again with --seed {plan.seed} --first {plan.number} --games 1 --jobs 0"
    fault = Fault(
        game.name, game.rules_version, game.content_hash(), plan.seats, plan.mode, list(plan.options), plan.seed,
        plan.number, why, message, "", None, [], scenario=plan.scenario,
    )  # fmt: skip
    yield Report(plan.number, plan.game, 0, fault)
