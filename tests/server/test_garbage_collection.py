"""The garbage collector looks through everything only when there is a reason and nobody would notice."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from starboard.server.running import garbage_collection
from starboard.server.running.garbage_collection import LONGEST_SECONDS, QUIET_SECONDS, GarbageCollection


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(garbage_collection, "time", clock)
    return clock


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """As Python comes, whatever a server that was not closed in this process has left behind."""
    before = gc.get_threshold()
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.fixture
def calm(clock: Clock) -> Iterator[GarbageCollection]:
    calm = GarbageCollection()
    calm.start()
    yield calm
    calm.close()


class Ring:
    def __init__(self) -> None:
        self.itself = self


def an_old_ring() -> weakref.ref[Ring]:
    """A ring that was set aside and is garbage now."""
    ring = Ring()
    gc.freeze()
    return weakref.ref(ring)


def test_what_was_littered_is_gone_within_a_second(calm: GarbageCollection) -> None:
    ring = weakref.ref(Ring())
    calm.litter()
    calm.settle()
    assert ring() is None


def test_where_nothing_was_littered_nothing_is_looked_through(calm: GarbageCollection) -> None:
    ring = weakref.ref(Ring())
    calm.settle()
    calm.litter()
    calm.settle()
    assert ring() is not None  # set aside in the first second; the broom is for that


def test_what_a_table_left_behind_is_swept_once_nobody_plays(clock: Clock, calm: GarbageCollection) -> None:
    ring = an_old_ring()
    calm.let_go()

    assert not calm.sweep(last_move=clock.now - QUIET_SECONDS / 2)
    assert ring() is not None
    assert calm.sweep(last_move=clock.now - QUIET_SECONDS * 2)
    assert ring() is None


def test_without_a_reason_nothing_is_looked_through(clock: Clock, calm: GarbageCollection) -> None:
    assert not calm.sweep(last_move=0.0)

    calm.let_go()
    assert calm.sweep(last_move=0.0)
    assert not calm.sweep(last_move=0.0)


def test_in_the_end_it_is_done_even_while_people_play(clock: Clock, calm: GarbageCollection) -> None:
    ring = an_old_ring()
    clock.now += LONGEST_SECONDS + 1

    assert calm.sweep(last_move=clock.now)
    assert ring() is None
    assert not calm.sweep(last_move=clock.now)


def test_closing_leaves_the_collector_as_it_was(clock: Clock) -> None:
    before = gc.get_threshold()
    calm = GarbageCollection()
    calm.start()
    assert gc.get_threshold() != before
    calm.close()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
