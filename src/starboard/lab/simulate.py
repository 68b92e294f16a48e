"""`starboard simulate`: many games on all cores, with progress and a summary."""

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from starboard.bots.base import good_bot, make_bot
from starboard.cli.arguments import Command
from starboard.cli.errors import Mistake
from starboard.cli.language import find_texts
from starboard.cli.own_files import own_text
from starboard.games.registry import find_game
from starboard.kernel.errors import Unknown
from starboard.kernel.game import new_table, offer_for
from starboard.lab.games import Outcome, Plan, play_one
from starboard.lab.report import summarise
from starboard.render import say
from starboard.texts import Texts

BATCH = 5


def add_arguments(command: Command) -> None:
    command.add("game")
    command.add("--games", type=int, default=200)
    command.add("--players", type=int, default=4)
    command.add("--bots", default="random")
    command.add("--mode")
    command.add("--scenario", default="", like="play")
    command.add("--mission", default="", like="play", metavar="file")
    command.add("--options", default="")
    command.add("--seed", type=int, default=1)
    command.add("--jobs", type=int, default=os.cpu_count() or 1)
    command.add("--json", action="store_true")
    command.add("--lang", like="play")


def run(args: argparse.Namespace) -> int:
    texts = find_texts(args.lang)
    plan = plan_of(args)
    start = time.perf_counter()
    outcomes = list(_with_progress(plan, args, texts))
    summary = summarise(outcomes, time.perf_counter() - start)
    if args.json:
        print(json.dumps(summary, indent=2))
    else:
        show(summary, args.game, texts)
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan the arguments ask for, refused at once if anything in it is unknown."""
    game = find_game(args.game)
    own = own_text(game, args.mission)
    mode = args.mode or offer_for(game, own).default_mode(args.players)
    options = tuple(option for option in args.options.split(",") if option)
    bots = tuple([named_bot(args.game, name) for name in args.bots.split(",") if name])
    if args.games < 1 or args.jobs < 1 or not bots:
        raise Mistake("cli-error-numbers", names="--games, --jobs, --bots")
    new_table(game, args.players, mode, options, args.scenario, own)
    for name in bots:
        role, _, kind = name.rpartition(":")
        make_bot(kind, args.game, 0)
        roles = [one.id for one in offer_for(game, own).roles_in(mode, args.scenario)]
        if role and role not in roles:
            raise Unknown("role", role, roles)
    return Plan(args.game, args.players, mode, options, bots, args.seed, args.scenario, own)


def named_bot(game: str, name: str) -> str:
    """`bot` stands for the game's good one, for everybody or behind a role: `captain:bot`."""
    role, colon, kind = name.rpartition(":")
    return f"{role}{colon}{good_bot(game) if kind == 'bot' else kind}"


def simulate(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of a plan's games in order, on so many processes."""
    batches = [(plan, first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if jobs == 1:
        for batch in batches:
            yield from _play_batch(*batch)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_ctrl_c_to_the_parent) as pool:
        try:
            for outcomes in pool.map(_play_batch, *zip(*batches, strict=True)):
                yield from outcomes
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(plan: Plan, first: int, last: int) -> list[Outcome]:
    game = find_game(plan.game)
    return [play_one(game, plan, number) for number in range(first, last)]


def _with_progress(plan: Plan, args: argparse.Namespace, texts: Texts) -> Iterator[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(texts.text("lab-playing"), total=args.games)
        for outcome in simulate(plan, args.games, args.jobs):
            progress.advance(task)
            yield outcome


def show(summary: dict[str, Any], game: str, texts: Texts) -> None:
    """The figures that the game has a name for (`<game>-lab-…`); --json has them all."""
    console = Console(highlight=False)
    console.print(texts.text("lab-summary", **{k: v for k, v in summary.items() if isinstance(v, (int, float))}))
    for name, mean in summary["figures"].items():
        if texts.has(f"{game}-lab-{name}"):
            console.print(texts.text("lab-figure", name=texts.text(f"{game}-lab-{name}"), mean=mean))
    console.print(_shares(texts.text("lab-endings"), summary["endings"], f"{game}-ending-", texts))
    for name, counts in summary["seats"].items():
        if texts.has(f"{game}-lab-{name}"):
            title = texts.text(f"{game}-lab-{name}")
            console.print(_shares(title, counts, f"{game}-{name.removesuffix('s')}-", texts))
    table = Table(title=texts.text("lab-bots"))
    for column in ("bot", "seats", "won", "interval"):
        table.add_column(texts.text(f"lab-column-{column}"), justify="left" if column == "bot" else "right")
    for kind, record in summary["bots"].items():
        low, high = record["win_interval"]
        interval = f"{_percent(texts, low)} – {_percent(texts, high)}"
        table.add_row(kind, str(record["seats"]), _percent(texts, record["win_rate"]), interval)
    console.print(table)


def _shares(title: str, counts: dict[str, int], prefix: str, texts: Texts) -> Table:
    table = Table(title=title)
    for column in ("what", "count", "share"):
        table.add_column(texts.text(f"lab-column-{column}"), justify="left" if column == "what" else "right")
    total = sum(counts.values())
    for key, count in counts.items():
        name = say(texts, {"text": prefix + key, "args": {}}) if texts.has(prefix + key) else key
        table.add_row(name, str(count), _percent(texts, count / total))
    return table


def _percent(texts: Texts, share: float) -> str:
    return texts.text("lab-percent", share=100 * share)
