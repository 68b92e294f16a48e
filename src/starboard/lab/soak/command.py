"""`starboard soak` and `make soak`: how long, on what, where faults go, and what is said about it."""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from starboard.cli.arguments import Command
from starboard.cli.errors import Mistake
from starboard.games.registry import GAMES, find_game
from starboard.kernel.errors import Diverged
from starboard.lab.soak.coverage import never_reached
from starboard.lab.soak.faults import ENDING, Fault, file_name, place_of, read_fault, write_fault
from starboard.lab.soak.pool import BATCH, Batch, Report, soak
from starboard.lab.soak.tally import Tally, source_hash
from starboard.lab.soak.worker import replay

FAULTY = 1
SAY_EVERY = 60  # seconds, where there is no terminal for a bar
WRITE_EVERY = 20  # seconds between two writings of the tally


def add_arguments(command: Command) -> None:
    command.add("game", nargs="*", metavar="game")
    command.add("--minutes", type=float)
    command.add("--games", type=int)
    command.add("--seed", type=int, default=1)
    command.add("--first", type=int)
    command.add("--jobs", type=int, default=os.cpu_count() or 1)
    command.add("--into", type=Path, default=Path("build/soak"))
    command.add("--tally", type=Path)
    command.add("--replay", type=Path, metavar="file")


def run(args: argparse.Namespace) -> int:
    if args.replay is not None:
        return show_again(args.replay)
    if (args.games is not None and args.games < 1) or args.jobs < 0 or (args.minutes is not None and args.minutes < 0):
        raise Mistake("cli-error-numbers", names="--games, --jobs, --minutes")
    return Soak(args).run()


def show_again(path: Path) -> int:
    """Replay a fault: 1 when it still shows, 0 when it is gone."""
    fault = read_fault(path)
    game = find_game(fault.game)
    table = " ".join([word for word in (fault.mode, fault.scenario) if word])
    print(f"{fault.place}\n{fault.game}, {table}, {fault.seats} seats, options: {' '.join(fault.options) or '-'}")
    if not fault.journal and fault.start is None:
        print(fault.message)
        return FAULTY
    try:
        replay(fault, game)
    except Diverged as error:
        print(f"The fault does not show any more: {error}")
        return 0
    except Exception as error:
        traceback.print_exc()
        print(f"The fault is still there: {place_of(error)}")
        return FAULTY
    print("The fault does not show any more: the game went on to its end.")
    return 0


class Soak:
    """One run: hands out games until it is time, counts, keeps faults, and says how it goes."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.names = tuple([find_game(name).name for name in args.game or sorted(GAMES)])
        self.sources = {name: source_hash(GAMES[name]) for name in self.names}
        self.tally = Tally(args.tally)
        self.minutes = args.minutes if args.minutes is not None or args.games is not None else 10.0
        self.first = args.first if args.first is not None else self.tally.first_number(args.seed)
        self.began = time.monotonic()
        self.played = self.decisions = self.since = 0
        self.places: dict[str, int] = {}
        self.files: list[Path] = []
        self.reached: dict[str, set[str]] = {name: set() for name in self.names}
        self.console = Console(file=sys.stderr, highlight=False)

    def batches(self) -> Iterator[Batch]:
        number = self.first
        last = None if self.args.games is None else self.first + self.args.games
        while last is None or number < last:
            if self.minutes is not None and time.monotonic() - self.began > self.minutes * 60:
                return
            upto = number + BATCH if last is None else min(number + BATCH, last)
            yield Batch(self.names, self.args.seed, number, upto)
            number = upto
            self.tally.set_next(self.args.seed, number)

    def run(self) -> int:
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print("interrupted")
        finally:
            self.keep(time.monotonic() - self.began)
        self.summary()
        return FAULTY if self.places else 0

    def play(self) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        written = said = self.began
        with Progress(*columns, console=self.console, transient=True) as progress:
            task = progress.add_task("soak", total=self.args.games)
            for report in soak(self.batches(), self.args.jobs):
                self.take(report)
                progress.update(task, completed=self.played, description=self.standing())
                now = time.monotonic()
                if now - written > WRITE_EVERY:
                    self.keep(0)
                    written = now
                if now - said > SAY_EVERY and not self.console.is_terminal:
                    self.console.print(f"{self.played} games, {self.standing()}")
                    said = now

    def standing(self) -> str:
        speed = self.played / max(0.001, time.monotonic() - self.began)
        return f"{speed:.1f} games/s, {sum(self.places.values())} faults, {self.since} games since the last"

    def take(self, report: Report) -> None:
        self.played += 1
        self.decisions += report.decisions
        self.reached[report.game].update(report.reached)
        self.tally.count(GAMES[report.game], self.sources[report.game], report.decisions, report.fault)
        if report.fault is None:
            self.since += 1
            return
        self.since = 0
        known = report.fault.place in self.places
        self.places[report.fault.place] = self.places.get(report.fault.place, 0) + 1
        if not known:
            self.store(report.fault)

    def store(self, fault: Fault) -> None:
        """One file for each place, also over several runs."""
        alike = file_name(fault).rsplit("-", 2)[0]
        stored = sorted(self.args.into.glob(f"{alike}-*{ENDING}"))
        path = stored[0] if stored else write_fault(fault, self.args.into, GAMES[fault.game])
        self.files.append(path)
        self.console.print(
            f"fault in game {fault.number}: {fault.place}\n  {fault.message[:300]}\n  {path}", soft_wrap=True
        )

    def keep(self, seconds: float) -> None:
        for name in self.names:
            entry = self.tally.of(GAMES[name], self.sources[name])
            entry["reached"] = sorted(set(entry["reached"]) | self.reached[name])
            entry["seconds"] = round(entry["seconds"] + seconds, 1)
        self.tally.write()

    def summary(self) -> None:
        seconds = time.monotonic() - self.began
        print(f"{self.played} games, {self.decisions} decisions in {seconds:.0f} s: {self.standing()}")
        for place, count in sorted(self.places.items()):
            print(f"  {count} × {place}")
        for path in self.files:
            print(f"  replay it: starboard soak --replay {path}")
        for name in self.names:
            entry = self.tally.of(GAMES[name], self.sources[name])
            print(f"{name}: {entry['since_fault']} games since the last fault, {entry['games']} in all")
            missing = never_reached(GAMES[name], entry["reached"])
            print(f"{name}: never reached ({len(missing)}): {', '.join(missing) or 'nothing'}")
