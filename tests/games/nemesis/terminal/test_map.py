"""The drawn ship: every Room and Corridor is on it, and nothing covers anything else."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.language import find_texts
from starboard.cli.presenter import presenter_for
from starboard.cli.screen import colour_page, height
from starboard.cli.table import new_table
from starboard.games.nemesis.state.board import BOARDS, ROOM_COUNT
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.terminal import ship_map
from starboard.games.nemesis.terminal.layout import HEIGHT, SPOTS, WIDTH, box, way
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.visibility import EVERYBODY
from tests.cli.driving import Keyboard, a_table, scripted

TEXTS = find_texts("en")


def cells(points: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    found = set()
    for (x, y), (to_x, to_y) in pairwise(points):
        assert x == to_x or y == to_y, "Corridors run straight or bend at right angles"
        for at_x in range(min(x, to_x), max(x, to_x) + 1):
            for at_y in range(min(y, to_y), max(y, to_y) + 1):
                found.add((at_x, at_y))
    return found


def area(room: int) -> set[tuple[int, int]]:
    x, y, width = box(room)
    return {(x + dx, y + dy) for dx in range(width) for dy in range(3)}


def touches(point: tuple[int, int], room: int) -> bool:
    x, y = point
    return any(beside in area(room) for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_every_corridor_joins_its_two_rooms_and_crosses_nothing(name: str) -> None:
    board = BOARDS[name]
    taken = set().union(*[area(room) for room in SPOTS])
    for corridor, (one, other) in enumerate(board.corridors):
        points = way(name, board.corridors, corridor)
        line = cells(points)

        assert not line & taken, f"Corridor {one}-{other} runs over something"
        assert {touches(points[0], one), touches(points[-1], other)} == {True}, f"Corridor {one}-{other} hangs loose"
        taken |= line


def test_all_rooms_are_on_the_sheet() -> None:
    assert sorted(SPOTS) == list(range(1, ROOM_COUNT + 1))
    for room in SPOTS:
        assert all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in area(room))


def test_the_picture_shows_numbers_noise_doors_fire_and_figures(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,random")
    table.let_bots_answer()
    g: Any = table.match.state
    g.players[0].name, g.players[0].room = "captain", 7
    g.tiles[7], g.tiles_known[7], g.explored[7] = "comms", EVERYBODY, True
    g.items[7], g.fire[7], g.malfunction[7] = 3, True, True
    g.intruders = [Intruder(1, "adult", 7, "adult-2"), Intruder(2, "larva", 7, "larva-1")]
    g.intruders[0].injuries = 2
    g.noise[4], g.doors[4] = True, 1

    lines = [line.plain for line in ship_map.draw(table.view(0)["state"], 0, TEXTS)]

    x, y, _ = box(7)
    assert lines[y][x : x + 11] == "╭7────cFM3╮"
    assert lines[y + 1][x - 4 : x + 11] == "!34╫│  Comms  │"
    assert lines[y + 2][x : x + 11] == "╰CaA2L────╯"


@pytest.mark.parametrize("options", [[], ["alternative-board"]])
def test_a_screen_is_at_most_a_hundred_wide_and_45_high(tmp_path: Path, options: list[str]) -> None:
    players = ["human", "random", "random", "random"]
    table = new_table("nemesis", players, "semi-coop", options, 5, TEXTS, tmp_path / "game.starboard")
    for _ in range(12):
        table.let_bots_answer()
        page = [str(line) for line in colour_page(table, Keyboard(scripted([])), 0)]
        assert len(page) <= 45
        assert max(map(len, page[:20])) <= 100
        table.answer(0, random_answer(table.match.asks[0], Fate(3)))


@pytest.mark.parametrize("tile", ["cockpit", "hibernatorium", "slime-room"])
def test_short_names_fit_their_box(tile: str) -> None:
    for lang in ("en", "it", "de", "cs"):
        assert len(find_texts(lang).text(f"cli-tile-{tile}")) <= (7 if tile == "cockpit" else 9)


def test_the_legend_explains_every_character() -> None:
    legend = "\n".join(presenter_for("nemesis").legend({}, TEXTS))
    for name in ("captain", "pilot", "scientist", "scout", "soldier", "mechanic"):
        assert TEXTS.text(f"cli-sign-{name}") in legend


def test_a_narrow_terminal_gets_its_surroundings_in_words(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,random")
    terminal = Keyboard(scripted([]))
    table.let_bots_answer()
    table.answer(0, table.match.asks[0].options[0])
    table.let_bots_answer()

    wide = [str(line) for line in colour_page(table, terminal, 0)]
    terminal.width = 80
    narrow = [str(line) for line in colour_page(table, terminal, 0)]

    assert any("╭" in line for line in wide)
    assert not any("╭" in line for line in narrow)
    assert narrow[1].startswith("Room 11 Hibernatorium: you (")


def test_a_page_leaves_room_for_what_follows_it(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,random,random,random")
    terminal = Keyboard(scripted([]))
    terminal.width, terminal.height = 80, 24
    table.let_bots_answer()
    notices = ["Taken back."] * 4

    page = colour_page(table, terminal, 0, notices)

    assert height([*page, *notices], terminal.width) + 1 <= terminal.height
    assert height([*colour_page(table, terminal, 0), *notices], terminal.width) + 1 > terminal.height
