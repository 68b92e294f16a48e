"""Walks in the dark on random maps: all at once they lead where they lead step by step (SAGA-DARK-06, SAGA-DARK-10)."""

from random import Random

import pytest

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FORWARD, STEPS, Base, Square, Squares, list_of
from starboard.games.saga.geometry.walking import corners_to_stand_on, enters
from starboard.games.saga.rules.movement.darkness import DarkWalks
from tests.games.saga.geometry.random_maps import random_map

LIT = -1
FAR = 200


def bindings(now: Layout, base: Base, bound: int, dx: int, dy: int) -> list[int]:
    """The facings that bind a base which has come here by a step."""
    if not now.in_the_dark(base):
        return [LIT]
    return [bound] if bound != LIT else [facing for facing in range(4) if FORWARD[facing] in ((dx, 0), (0, dy))]


def walked(now: Layout, base: Base, move: int, facings: list[int], arcs: Squares, barred: Squares) -> set[Square]:
    """Every corner reached, one place and facing after another."""
    board, standing = now.board, corners_to_stand_on(now, base)
    places = {(base.squares[0], facing) for facing in (facings if now.in_the_dark(base) else [LIT])}
    found, seen = {base.squares[0]}, set(places)
    for made in range(1, move + 1):
        onward: set[tuple[Square, int]] = set()
        for corner, bound in places:
            here = board.base(corner, base.wide, base.high)
            for dx, dy in STEPS:
                x, y = board.xs[corner] + dx, board.ys[corner] + dy
                if not board.holds(x, y) or not standing >> board.square(x, y) & 1:
                    continue
                beside = [board.square(x - dx, y), board.square(x, y - dy)] if dx and dy else [corner]
                if bound not in (LIT, *[f for f in range(4) if FORWARD[f] == (dx, dy)]):
                    continue
                if dx and dy and not any(standing >> square & 1 for square in beside):
                    continue
                there = board.base(board.square(x, y), base.wide, base.high)
                stops = enters(here, there, arcs)
                if (stops or made == move) and there.mask & barred:
                    continue
                found.add(there.squares[0])
                if not stops:
                    onward |= {(there.squares[0], facing) for facing in bindings(now, there, bound, dx, dy)}
        places, seen = onward - seen, seen | onward
    return found


@pytest.mark.rule("SAGA-DARK-06", "SAGA-DARK-10", "SAGA-MOVE-07", "SAGA-MOVE-10", "SAGA-LARGE-10")
def test_all_walks_at_once_lead_where_they_lead_step_by_step():
    dark = 0
    for seed in range(160):
        dice = Random(seed)
        drawing = random_map(seed, ("", "A")[seed % 2], 9, 8)
        now, base = drawing.layout, drawing.base("A")
        now.set_darkness([dice.randrange(72) for _ in range(seed % 3)])
        arcs, barred = dice.getrandbits(72) & dice.getrandbits(72) & dice.getrandbits(72), 1 << dice.randrange(72)
        facings, move = dice.choice([[0], [1, 2], [0, 1, 2, 3]]), dice.choice([1, 2, 5, FAR])

        going = DarkWalks(now, base, move, facings, arcs, barred)

        assert set(list_of(going.reached)) == walked(now, base, move, facings, arcs, barred), seed
        for corner in list_of(going.reached):
            assert going.path_to(corner)[-1:] == ([corner] if corner != going.start else []), seed
        dark += now.in_the_dark(base)
    assert dark > 10


@pytest.mark.rule("SAGA-DARK-06")
def test_who_asks_for_the_nearest_of_some_squares_gets_the_same_walk_to_it():
    met = 0
    for seed in range(120):
        dice = Random(seed)
        drawing = random_map(seed, "", 9, 8)
        now, base = drawing.layout, drawing.base("A")
        now.set_darkness([dice.randrange(72), dice.randrange(72)])
        wanted = (dice.getrandbits(72) & dice.getrandbits(72) & dice.getrandbits(72)) & ~base.mask

        everywhere, nearest = (DarkWalks(now, base, FAR, [0, 1], until=until) for until in (0, wanted))

        walks = [[going.path_to(corner) for corner in list_of(going.ends & wanted)] for going in (everywhere, nearest)]
        assert min(walks[0], key=len, default=[]) == min(walks[1], key=len, default=[]), seed
        met += bool(walks[0])
    assert met > 30
