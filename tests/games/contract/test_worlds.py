"""Possible worlds: each looks to the seat like the real one, and the real one is not likelier than any other."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import view
from starboard.kernel.visibility import OPEN
from tests.games.contract.playing import eyes_of, positions
from tests.games.contract.tables import Seating, every_game, every_table, some_tables, spread, tables_of

WORLDS = 250
SURPRISING = 5.0  # standard deviations: among thousands of comparisons chance alone does not come so far


@every_table
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(table: Seating):
    match = table.match(seed=700 + table.number)
    dice = Fate(table.number)
    different = 0
    for position in positions(match, Fate(table.number), every=12):
        for seat in eyes_of(match):
            if not position.can_imagine(seat):
                continue
            world = position.imagine(seat, dice)
            assert seen(world, seat) == seen(position, seat)
            different += encode(world.state) != encode(position.state)
    assert different > 0 or not table.hides, "nothing was ever dealt again"


def seen(match: Match, seat: int) -> bytes:
    whole = view(match, seat)
    if whole["ask"]:
        del whole["ask"]["id"]
    parts = ("state", "waiting", "window", "ask", "over", "results")
    return msgspec.json.encode([whole[part] for part in parts])


@every_table
def test_an_imagined_world_can_be(table: Seating):
    match = table.match(seed=750 + table.number)
    for position in positions(match, Fate(table.number), every=7):
        for seat in eyes_of(match):
            world = position.checkpoint.clone()
            table.game.determinize(world, seat, Fate(seat + 9))
            assert table.game.impossible(world, at_rest=True) == []


@some_tables(most=5, alone=False)
def test_what_is_imagined_does_not_depend_on_what_is_true(table: Seating):
    """From the real table and from one dealt again the same worlds are imagined equally often."""
    match = table.match(seed=770 + table.number)
    dice = Fate(table.number)
    looked = 0
    for position in positions(match, Fate(table.number), every=23):
        seat = dice.pick(eyes_of(match))
        real = position.checkpoint
        other = real.clone()
        table.game.determinize(other, seat, dice)
        if encode(other) == encode(real):
            continue  # nothing is hidden from this seat now
        looked += 1
        here, there = found(table.game, real, seat, dice), found(table.game, other, seat, dice)
        for what in here | there:
            assert surprise(here[what], there[what]) < SURPRISING, (seat, what, here[what], there[what])
        if looked == 3:
            break
    assert looked > 0 or not table.hides, "nothing was ever hidden"


@every_game
def test_everything_a_seat_does_not_see_is_dealt_again(game: Game):
    everything_is_dealt_again(spread([one for one in tables_of(game.name) if one.seats > 1], most=5))


def everything_is_dealt_again(tables: list[Seating]) -> None:
    """A field that kept the truth in every world would give it away to whoever searches among them."""
    hidden: set[str] = set()
    dealt: set[str] = set()
    for table in tables:
        match, dice = table.match(seed=790 + table.number), Fate(table.number)
        for position in positions(match, Fate(table.number), every=9):
            real = position.checkpoint
            for seat in eyes_of(match):
                world = real.clone()
                table.game.determinize(world, seat, dice)
                for path, value in unseen(project(real, OPEN), project(real, seat)):
                    field = ".".join([str(step) for step in path if isinstance(step, str)])
                    hidden.add(field)
                    if at(project(world, OPEN), path) != value:
                        dealt.add(field)
    assert hidden or not tables[0].hides, "nothing was ever hidden"
    assert hidden - dealt == tables[0].facts.known_by_counting


def unseen(whole: Any, seen: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """What is in the whole table and not in what a seat sees of it, each with its place."""
    if isinstance(whole, dict) and isinstance(seen, dict):
        for name, one in whole.items():
            yield from unseen(one, seen.get(name), (*path, name))
    elif isinstance(whole, list) and isinstance(seen, list) and len(whole) == len(seen):
        for number, one in enumerate(whole):
            yield from unseen(one, seen[number], (*path, number))
    elif whole and whole != seen:
        yield path, whole


def at(whole: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        whole = whole[step]
    return whole


def found(game: Game, g: State, seat: int, dice: Fate) -> Counter[str]:
    """How often each value was found in each place of so many worlds."""
    counts: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = g.clone()
        game.determinize(world, seat, dice)
        counts.update(leaves(encode(world)["state"], ""))
    return counts


def leaves(value: object, place: str) -> Iterator[str]:
    """Every value with its place; a list of words or numbers is a bag, for zones have no order."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from leaves(one, f"{place}.{name}")
    elif isinstance(value, list) and any(isinstance(one, list | dict) for one in value):
        for at, one in enumerate(value):
            yield from leaves(one, f"{place}[{at}]")
    elif isinstance(value, list):
        yield from (f"{place}: {count} × {one}" for one, count in Counter(map(str, value)).items())
    else:
        yield f"{place}: {value}"


def surprise(here: int, there: int) -> float:
    """How far two counts lie apart, in standard deviations."""
    share = (here + there) / (2 * WORLDS)
    spread = sqrt(2 * share * (1 - share) / WORLDS)
    return abs(here - there) / WORLDS / spread if spread else 0.0
