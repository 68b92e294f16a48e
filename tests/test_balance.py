"""What docs/balance says was played can be played, and each game is played as its cell says."""

import csv
import tomllib
from pathlib import Path

import pytest

from starboard.games.registry import find_game
from starboard.kernel.game import new_table
from starboard.kernel.requests import Ask
from tools.balance import Cell, Ended, answering, cells, play, row

BALANCE = Path(__file__).resolve().parent.parent / "docs" / "balance"
TABLES = sorted(BALANCE.glob("*.toml"))


@pytest.mark.parametrize("path", TABLES, ids=[path.stem for path in TABLES])
def test_every_cell_of_a_table_can_be_played_and_has_been(path: Path):
    every = cells(tomllib.loads(path.read_text()))
    for cell in every:
        new_table(find_game(cell.game), cell.seats, cell.mode, (), cell.scenario)

    with path.with_suffix(".csv").open() as file:
        measured = [(line["played"], line["against"]) for line in csv.DictReader(file)]
    assert measured == [(cell.played, cell.against) for cell in every]


def test_a_question_that_the_cell_answers_is_not_put_to_the_bot():
    cell = Cell("saga", "m7 (burn)", "nobody", "m7", "together", 1, (("variant", "burn"),), None)
    policy = answering(cell, lambda g, ask: "bot")

    assert policy(None, Ask(0, ["cool", "burn"], "SAGA-CAMPAIGN-01", "variant")) == "burn"
    assert policy(None, Ask(0, ["north"], "SAGA-MOVE-03", "facing")) == "bot"


def test_the_same_seed_is_the_same_game():
    (cell,) = [one for one in cells(tomllib.loads(TABLES[0].read_text())) if one.played == "a" and one.seats == 1]

    assert play(cell, 7) == play(cell, 7)


def test_a_row_counts_what_the_first_seat_won():
    cell = Cell("vanguard", "Tutorial", "1 seat", "cinder", "tutorial", 1, (), (90, 100))

    ended = [Ended(True, 7, "mission"), Ended(False, 9, "evacuation"), Ended(True, 8, "mission")]

    assert row(cell, ended) == ["Tutorial", "1 seat", 3, 2, 90, 100]
