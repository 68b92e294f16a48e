"""Measure how often a side wins: `python tools/balance.py docs/balance/GAME.toml --games 100 --seed 7` writes GAME.csv.

The TOML file says what is played: the game, each thing that is played (`played`: a mission, a planet) and each way of
playing it (`against`: mode, number of seats). Every cell of that table is played with the same number of games, by the
game's good bots in all seats. `--only` plays some cells and writes nothing: for trying numbers out.
"""

import argparse
import csv
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.bots.base import good_bot, make_bot
from starboard.games.registry import find_game
from starboard.kernel.fate import Fate
from starboard.kernel.game import State, new_table
from starboard.kernel.playout import Policy, playout
from starboard.kernel.requests import Ask, Payload
from starboard.lab.games import MOST_DECISIONS, policies
from starboard.lab.report import interval


@dataclass(frozen=True)
class Cell:
    """What is played, and how. `answers` are given to questions of these kinds, whoever is asked."""

    game: str
    played: str
    against: str
    scenario: str
    mode: str
    seats: int
    answers: tuple[tuple[str, Payload], ...]
    band: tuple[int, int] | None


@dataclass(frozen=True)
class Ended:
    """How a game of a cell ended for its first seat."""

    won: bool
    rounds: int
    ending: str


def cells(table: dict[str, Any]) -> list[Cell]:
    return [
        Cell(
            table["game"],
            played["name"],
            against["name"],
            played["scenario"],
            played.get("mode") or against["mode"],
            against["seats"],
            tuple(played.get("answers", {}).items()),
            tuple(played["band"]) if "band" in played else None,
        )
        for played in table["played"]
        for against in table["against"]
    ]


def play(cell: Cell, seed: int) -> Ended:
    game = find_game(cell.game)
    g = new_table(game, cell.seats, cell.mode, (), cell.scenario)
    bots = [make_bot(good_bot(cell.game), cell.game, seed * 31 + seat) for seat in range(cell.seats)]
    playout(game, g, Fate(seed), [answering(cell, policy) for policy in policies(bots, g)], MOST_DECISIONS)
    results = game.results(g)
    return Ended(0 in results["winners"], results["rounds"], results["ending"])


def answering(cell: Cell, policy: Policy) -> Policy:
    """The policy, but for the questions that the cell has answers to."""
    given = dict(cell.answers)

    def answer(g: State, ask: Ask) -> Payload:
        return given[ask.kind] if ask.kind in given else policy(g, ask)

    return answer


def measured(every: list[Cell], games: int, seed: int, jobs: int) -> Iterator[tuple[Cell, list[Ended]]]:
    """Each cell with its games. No two cells share a seed, and more games of a cell begin with the same ones."""
    with ProcessPoolExecutor(jobs) as pool:
        for number, cell in enumerate(every):
            seeds = [(seed * 1_000 + number) * 100_000 + game for game in range(games)]
            yield cell, list(pool.map(play, [cell] * games, seeds, chunksize=4))


def line(cell: Cell, ended: list[Ended]) -> str:
    """A row of the table for the page, in Markdown."""
    wins, games = won(ended), len(ended)
    low, high = [f"{100 * end:.0f}" for end in interval(wins, games)]
    rounds = sum([game.rounds for game in ended]) / games
    endings = ", ".join(f"{name} {count}" for name, count in Counter(game.ending for game in ended).most_common())
    share = f"{wins} of {games}, {100 * wins / games:.0f} % [{low}, {high}]"
    return f"| {cell.played} | {cell.against} | {share} | {rounds:.0f} | {endings} |"


def won(ended: list[Ended]) -> int:
    return len([game for game in ended if game.won])


def row(cell: Cell, ended: list[Ended]) -> list[Any]:
    return [cell.played, cell.against, len(ended), won(ended), *(cell.band or ())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="names of what is played, with commas between them")
    args = parser.parse_args()
    chosen = [one for one in args.only.split(",") if one]
    every = [cell for cell in cells(tomllib.loads(args.table.read_text())) if not chosen or cell.played in chosen]
    if not every:
        sys.exit(f"{args.table} plays nothing that is called {args.only}")
    rows = []
    for cell, ended in measured(every, args.games, args.seed, args.jobs):
        print(line(cell, ended), flush=True)
        rows.append(row(cell, ended))
    if not chosen:
        write(args.table.with_suffix(".csv"), rows)


def write(path: Path, rows: list[list[Any]]) -> None:
    head = ["played", "against", "games", "wins", "low", "high"]
    with path.open("w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(head[: len(rows[0])])
        out.writerows(rows)


if __name__ == "__main__":
    main()
